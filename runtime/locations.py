"""Where in the user's code something was registered."""

from __future__ import annotations

import os
import sys
from typing import Final

_RUNTIME: Final = os.path.dirname(os.path.abspath(__file__)) + os.sep


def caller_location() -> str:
    """`file:line` of the innermost frame outside of this package."""
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename.startswith(_RUNTIME):
        frame = frame.f_back
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


def registered_here() -> str:
    """What a dump says about something that is registered now."""
    return f"registered at {caller_location()}"
