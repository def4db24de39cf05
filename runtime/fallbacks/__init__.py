"""Fallbacks: one function for every operator, each in a file of its own.

Nothing is registered on import. A fallback is installed by a call, on one dispatcher, and
what that returns takes it away again. `docs/writing-a-fallback.md` shows how to write one.
"""
