"""Garbage collection while things are made that all stay."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collection_paused() -> Iterator[None]:
    """Keep the collector of cycles from looking at what is being made.

    Importing a package of operators makes tens of thousands of objects that live as long
    as the process; the collector would look through them again and again, for a sixth of
    the time. Nothing changes if it is off already.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
