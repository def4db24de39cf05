"""Where recorded calls draw their random numbers from.

See Note [The state of a generator].
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ...device import CPU, Device
from ...generator import Generator, default_generator, default_generators
from ...operator import OperatorHandle
from ..observing import real_tensors
from ..values import RANDOM
from .calls import GeneratorRef
from .numbering import Numbers

# Note [The state of a generator]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A program draws what was drawn if each draw begins in the state in which it began. Draws
# that follow one another need no more than the first state. Between them, however, a
# generator may be seeded anew, put back, or drawn from by calls that are not recorded. So
# the state is looked at before and after each call that draws, and kept wherever it is not
# the one that the last recorded draw left. Calls that raised are left out of programs,
# and what they drew is left out as well.
#
# Generators are known by their objects. The default ones are those of the process in a
# program, too, where they may be both passed to a call and left to it.


@dataclass(frozen=True, slots=True)
class Seed:
    """The state of a generator before the call `at`.

    `number` is that of the generator among those that calls were given, None for a
    default one that none was given so far.
    """

    at: int
    number: int | None
    is_default: bool
    device: Device
    state: bytes


class _Found(NamedTuple):
    """A generator as a call found it, and whether the call was given it."""

    generator: Generator
    state: bytes
    is_given: bool


class Draws:
    """The generators of a recording; what has to be known of their states goes to `seeds`."""

    def __init__(self, seeds: list[Seed]) -> None:
        self._seeds: Final = seeds
        self._numbers: Final = Numbers()
        self._left: Final = Numbers()
        self._named: set[int] = set()

    def ref(self, generator: Generator) -> GeneratorRef:
        """What stands for a generator among the arguments of a call."""
        return GeneratorRef(self._numbers.number(generator)[0])

    def before(self, op: OperatorHandle, values: Sequence[Any]) -> list[_Found]:
        """The generators that a call with these arguments may draw from, as they are."""
        given = [value for value in values if isinstance(value, Generator)]
        if given:
            return _as_found(given, True)
        return _as_found(_defaults_for(values), False) if RANDOM in op.tags else []

    def after(self, found: Iterable[_Found], at: int) -> None:
        """Keep what the call `at` began with, where the calls before did not leave it so."""
        for generator, state, is_given in found:
            left = generator.get_state().array.tobytes()
            is_drawn = left != state and self._left.find(generator) != state
            number = self._numbers.find(generator)
            if is_drawn or (is_given and number not in self._named):
                self._keep(at, generator, number, state)
            if left != state:
                self._left.store(generator, left)

    def _keep(
        self, at: int, generator: Generator, number: int | None, state: bytes
    ) -> None:
        if number is not None:
            self._named.add(number)
        device = generator.device
        is_default = generator is default_generator(device)
        self._seeds.append(Seed(at, number, is_default, device, state))


def _as_found(generators: Iterable[Generator], is_given: bool) -> list[_Found]:
    return [
        _Found(each, each.get_state().array.tobytes(), is_given) for each in generators
    ]


def _defaults_for(values: Sequence[Any]) -> tuple[Generator, ...]:
    """The default generators, with that of the device on which a call runs.

    And with that of the CPU, where the kernels of other devices may leave the drawing to.
    """
    tensor = next(real_tensors(values), None)
    given = (value for value in values if isinstance(value, Device))
    device = next(given, CPU) if tensor is None else tensor.device
    for each in (CPU, device):
        if each.type != "meta":
            default_generator(each)
    return default_generators()
