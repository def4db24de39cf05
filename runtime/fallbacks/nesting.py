"""Which of two fallbacks is inside the other, where the order of their keys does not say.

See Note [Functions in functional form inside of vmap].
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..dispatch_state import get_state

# Note [Functions in functional form inside of vmap]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A call comes to vmap first, since the key of batched tensors ranks above that of functional
# ones: right for vmap inside of `functionalize`, where functional tensors are what is
# batched. When `functionalize` is called inside of vmap, functional tensors stand for
# batched ones. A batched tensor that such a function did not get as an argument, but uses
# all the same, must first become functional as well. So the state of the function says how
# many levels of vmap are around it, and calls with tensors of these pass the key.

# Note [Wrappers whose keys rank higher]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Of several wrappers in one another, the one whose key ranks highest is unwrapped first, so
# it is the outermost: results have it around the others. Wrappers of a program, whose keys
# rank above those of vmap and `Functionalize`, are around samples and functional tensors,
# whether or not the function was given them. What `functionalize` is given in one becomes
# a functional tensor inside of it. What leaves vmap or `functionalize` in one leaves it
# inside of one. Samples of tensors that are wrapped are the exception, for vmap is asked
# for them: there the wrapper is in the batched tensor, and its kernel finds nothing to
# unwrap until vmap has. What comes out of that has the wrapper inside, once.

LEVELS: Final = "vmap.levels"
"""The levels of vmap of a context, by this name among the extras of its state."""

_OUTER: Final = "vmap.outer_levels"


def levels_of_context() -> tuple[Any, ...]:
    """The levels of vmap that a call is in, those around functional functions included."""
    found: tuple[Any, ...] = get_state().extras.get(LEVELS, ())
    return found


def outer_levels() -> int:
    """How many levels of vmap are around the function that runs in functional form."""
    found: int = get_state().extras.get(_OUTER, 0)
    return found


def with_all_levels_outside(extras: Mapping[str, Any]) -> dict[str, Any]:
    """`extras` for a function in functional form inside of all levels."""
    return {**extras, _OUTER: len(extras.get(LEVELS, ()))}


def with_levels_outside(extras: Mapping[str, Any], count: int) -> dict[str, Any]:
    """`extras` where the first `count` levels are outside."""
    return {**extras, _OUTER: count}
