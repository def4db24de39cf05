"""Which session the calls of a context belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...dispatch_state import DispatchState, get_state
from ...guard import Guard
from ...key_bits import bits_of
from ...key_set import autograd_dispatch_keyset_with_ADInplaceOrView
from ...keys import DispatchKey
from ..nesting import with_all_levels_outside, with_levels_outside

if TYPE_CHECKING:
    from .session import Session

KEY: Final = DispatchKey.Functionalize
KEY_BITS: Final = bits_of(KEY)
AUTOGRAD_BITS: Final = autograd_dispatch_keyset_with_ADInplaceOrView.raw_repr()
NAME: Final = "functionalize"


def current_session() -> Session | None:
    """The innermost session of this context."""
    found: Session | None = get_state().extras.get(NAME)
    return found


class Inside(Guard):
    """All calls of the block belong to a session, those without tensors as well.

    They are not recorded: see Note [Graphs of functional tensors].
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session: Final = session

    def enter_from(self, below: DispatchState) -> DispatchState:
        """`below` with the key and the session."""
        extras = with_all_levels_outside(below.extras)
        extras[NAME] = self._session
        return below.entered_by(
            self,
            included=below.included | KEY_BITS,
            excluded=below.excluded | self._session.excluded,
            extras=extras,
        )


class Below(Guard):
    """Calls of the block belong to what the session was started in.

    Where its tensors are used outside of it, calls may have come by autograd with others
    that require gradients; those that are made of them are recorded all the same.
    """

    __slots__ = ("_session",)

    def __init__(self, session: Session) -> None:
        self._session: Final = session

    def enter_from(self, below: DispatchState) -> DispatchState:
        """`below` without this session; with the one around it, if there is one."""
        found: Session | None = below.extras.get(NAME)
        excluded = self._session.excluded
        while found is not None and found is not self._session:
            excluded |= found.excluded
            found = found.outer
        excluded = below.excluded & ~excluded
        if found is None:
            return below.entered_by(self, excluded=excluded)
        outer = self._session.outer
        key = 0 if outer is None else KEY_BITS
        extras = with_levels_outside(below.extras, self._session.outer_levels)
        extras[NAME] = outer
        included = (below.included & ~KEY_BITS) | key
        return below.entered_by(
            self, included=included, excluded=excluded, extras=extras
        )
