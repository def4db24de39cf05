"""Which calls of vmap a context is in: their levels, the outermost first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias

from ...dispatch_state import DispatchState, get_state
from ...generator import Generator, default_generator, default_generators
from ...guard import Guard
from ...key_bits import bits_of
from ...keys import DispatchKey
from ...tensor_base import TensorBase
from ..nesting import LEVELS, outer_levels

KEY: Final = DispatchKey.FuncTorchBatched
MODE_KEY: Final = DispatchKey.FuncTorchVmapMode
BATCHED: Final = bits_of(KEY)
MODE: Final = bits_of(MODE_KEY)

Randomness: TypeAlias = Literal["error", "different", "same"]

_NONE: Final[tuple[Any, ...]] = ()


class Draws:
    """The generators that chunks of samples draw from, where all have to draw the same."""

    __slots__ = ("_before",)

    def __init__(self) -> None:
        self._before: Final[dict[Generator, TensorBase]] = {}
        self.note([default_generator()])

    def note(self, arguments: Iterable[Any]) -> None:
        """Remember where the generators among these stand, and the default ones."""
        for each in (*arguments, *default_generators()):
            if isinstance(each, Generator) and each not in self._before:
                self._before[each] = each.get_state()

    def rewind(self) -> None:
        """Let the next chunk draw what the first did."""
        for generator, state in self._before.items():
            generator.set_state(state)


class Level:
    """One call of vmap, or one chunk of it, while it runs.

    `depth` counts from 1 for the outermost call of a context; `size` is the number of
    samples. Batched tensors know their level, and are refused once it `is_over`. `draws`
    is of chunks that draw the same numbers.
    """

    __slots__ = ("depth", "draws", "is_over", "randomness", "size")

    def __init__(
        self,
        depth: int,
        size: int,
        randomness: Randomness,
        draws: Draws | None = None,
    ) -> None:
        self.depth: Final = depth
        self.size: Final = size
        self.randomness: Final = randomness
        self.draws: Final = draws
        self.is_over = False

    def __repr__(self) -> str:
        return f"Level({self.depth}, size={self.size})"


def current_levels() -> tuple[Level, ...]:
    """The levels of this context, the outermost first."""
    found: tuple[Level, ...] = get_state().extras.get(LEVELS, _NONE)
    return found


def own_levels() -> tuple[Level, ...]:
    """The levels of this context that are not around a function in functional form.

    See Note [Functions in functional form inside of vmap]. Without those that are over: an
    asyncio task that was created in one goes on in its context.
    """
    levels = current_levels()[outer_levels() :]
    return tuple([level for level in levels if not level.is_over])


class LevelsGuard(Guard):
    """Puts a context into exactly these levels, with the key of the mode if there are any.

    The keys are taken from the excluded ones: a handler that runs below vmap, and calls it,
    means what it calls.
    """

    __slots__ = ("_levels",)

    def __init__(self, levels: tuple[Level, ...]) -> None:
        self._levels: Final = levels

    def enter_from(self, below: DispatchState) -> DispatchState:
        """`below` in the levels of the guard."""
        included = below.included & ~MODE
        extras: Mapping[str, Any] = {**below.extras, LEVELS: self._levels}
        if self._levels:
            included |= MODE
        excluded = below.excluded & ~(MODE | BATCHED)
        return below.entered_by(
            self, included=included, excluded=excluded, extras=extras
        )


def below(level: Level) -> LevelsGuard:
    """The context in which what is inside the tensors of `level` is worked on."""
    return LevelsGuard(
        tuple([each for each in current_levels() if each.depth < level.depth])
    )
