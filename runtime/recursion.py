"""What a RecursionError is told when a kernel was called by itself.

Asked only where such an error passes: on the way out there is stack again, and the first
caller that has enough of it adds the note.
"""

from __future__ import annotations

import sys
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any, Final

from .dispatch_state import get_state
from .kernel import Registration
from .keys import DispatchKey

if TYPE_CHECKING:
    from .operator import OperatorHandle

# Kernels that call operators which call others are a few deep.
_OFTEN: Final = 20

_NOTE: Final = "called itself until the stack was full"


def note_recursion(
    error: RecursionError,
    operator: OperatorHandle,
    args: tuple[Any, ...] | None,
    site: tuple[DispatchKey, Registration] | None = None,
) -> None:
    """Add to `error` which kernel of `operator` calls itself, if that is what happened.

    The caller's frame is that of a call of the operator, with `args` or by a kernel known
    before, `site`. What is raised here for want of stack is dropped: a caller further out
    comes here again.
    """
    try:
        if any(_NOTE in note for note in getattr(error, "__notes__", ())):
            return
        frame = sys._getframe(2)
        if not _is_repeated(frame, operator):
            return
        if site is None and args is not None:
            site = _site(operator, frame.f_locals.get("kernel"), args)
        if site is None:
            return
        key, registration = site
        error.add_note(
            f"the kernel of {operator} for {key}, {registration.describe()}, {_NOTE}: it has"
            " to leave its key before it calls the operator again, by"
            f" redispatch(keys.remove(DispatchKey.{key.name}), …) or under"
            f" ExcludeDispatchKeyGuard(DispatchKey.{key.name})"
        )
    except RecursionError:
        return


def _is_repeated(frame: FrameType, operator: OperatorHandle) -> bool:
    """Whether many calls of the operator that are going on are at this very code."""
    code: CodeType = frame.f_code
    count = 0
    outer: FrameType | None = frame
    while outer is not None and count < _OFTEN:
        # Handles share the code of their methods, closures that of their function.
        if outer.f_code is code:
            names = outer.f_locals
            owner = names.get("operator", names.get("op", names.get("self")))
            count += owner is operator or type(owner) is not type(operator)
        outer = outer.f_back
    return count >= _OFTEN


def _site(
    operator: OperatorHandle, kernel: object, args: tuple[Any, ...]
) -> tuple[DispatchKey, Registration] | None:
    """The key and the registration of what a call ran."""
    entry = operator.entry
    function = getattr(kernel, "func", kernel)  # of a partial with the key set
    for row in entry.all_rows():
        if row.kernel.unboxed is not None and row.kernel.unboxed is function:
            return row.key, row
    adjusted = get_state().adjustment
    bits = (operator.keys_of(args) | adjusted.included) & adjusted.kept
    found = entry.site(bits, False)
    return None if found.registration is None else (found.key, found.registration)
