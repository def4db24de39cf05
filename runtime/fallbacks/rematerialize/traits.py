"""What the schema and the tags of an operator say about making a call of it again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ...boxing import written_returns
from ..values import RANDOM

# Note [Writes that schemas keep silent about]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Batch normalization moves its running statistics in place, and PyTorch's schemas do not
# say so. A call that is made again must not move them again, so they are named here, by
# name of the operator without overload.
SILENT_WRITES: Final[dict[str, tuple[str, ...]]] = {
    "aten::native_batch_norm": ("running_mean", "running_var"),
    "aten::batch_norm": ("running_mean", "running_var"),
}

_MOVING: Final = "inplace_view"
_RESIZING: Final = frozenset({"aten::resize_", "aten::resize_as_"})
_UNPREDICTABLE: Final = frozenset({"dynamic_output_shape", "data_dependent_output"})


@dataclass(frozen=True, slots=True)
class Traits:
    """An operator as this fallback sees it; indices count its arguments.

    `written`: arguments whose memory changes, declared or not, see Note [Writes that
    schemas keep silent about]. `returned`: for each return the written argument that it
    is. `moves`: writes nothing, but gives self another geometry.
    `makes_new`: has a return that is no written argument, or writes something silently.
    `device`: where a factory is told the device. `is_predictable`: the sizes of the
    results follow from what the arguments look like.
    """

    written: tuple[int, ...]
    returned: tuple[int | None, ...]
    generator: int | None
    device: int | None
    is_random: bool
    moves: bool
    makes_new: bool
    is_predictable: bool


def find_traits(op: Any) -> Traits:
    """The traits of an operator handle."""
    schema = op.schema
    tags = op.tags
    silent = SILENT_WRITES.get(op.name, ())
    written, generator, device = [], None, None
    for index, argument in enumerate(schema.arguments):
        is_declared = argument.annotation is not None and argument.annotation.is_write
        if is_declared or argument.name in silent:
            written.append(index)
        kind = str(argument.type)
        if kind.startswith("Generator"):
            generator = index
        elif kind.startswith("Device"):
            device = index
    returned = written_returns(schema)
    moves = _MOVING in tags and op.name not in _RESIZING
    return Traits(
        written=() if moves else tuple(written),
        returned=returned,
        generator=generator,
        device=device,
        is_random=RANDOM in tags,
        moves=moves,
        makes_new=None in returned or bool(silent),
        is_predictable=_UNPREDICTABLE.isdisjoint(tags),
    )


class TraitsTable:
    """The traits of operators, found once for each definition."""

    def __init__(self) -> None:
        self._found: dict[Any, tuple[Any, Traits]] = {}

    def of(self, op: Any) -> Traits:
        """The traits of the operator as it is defined now."""
        schema = op.schema
        found = self._found.get(op)
        if found is None or found[0] is not schema:
            found = schema, find_traits(op)
            self._found[op] = found
        return found[1]
