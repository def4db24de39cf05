"""What a structured operator consists of, and what its shape function and kernel may return.

The factories of `structured` make its variants of this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from .device import Device
from .dtypes import DType
from .errors import KernelContractError
from .locations import written_at
from .memory import find_unwritten, foreign_data
from .storage import may_overlap_itself
from .tensor import TensorBase
from .wording import counted, kind_of

Kernel = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class TensorMeta:
    """What a result looks like. Strides count elements; None is row-major.

    The strides hold for new and resized tensors; an out tensor of the right shape keeps
    its own.
    """

    shape: tuple[int, ...]
    dtype: DType
    device: Device
    strides: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Precomputed:
    """What a meta function returns if the schema file has `precomputed` for it.

    `values` are the precomputed values in the order in which the entry lists them: the
    replacements of arguments, then the additions.
    """

    metas: TensorMeta | tuple[TensorMeta, ...]
    values: tuple[Any, ...]


MetaResult = TensorMeta | tuple[TensorMeta, ...] | Precomputed
"""What a meta function may return."""

Replacement = tuple[int, int]
"""The position of a replaced argument, and how many values take its place."""


def reads_outs(meta: Kernel) -> Kernel:
    """Mark a meta function that looks at the tensors that will take the results.

    It gets them as the keyword argument `outs`: the out arguments, or self for the
    in-place variant, or an empty tuple.
    """
    meta.reads_outs = True  # type: ignore[attr-defined]
    return meta


@dataclass(frozen=True, slots=True)
class Plan:
    """One structured operator, as the wrappers need it."""

    meta: Kernel
    impl: Kernel | None
    n_outs: int
    cast_out: bool
    precomputed: tuple[Replacement, ...]
    name: str
    is_watched: bool = False

    def run_meta(
        self, args: tuple[Any, ...], outs: tuple[TensorBase, ...]
    ) -> tuple[tuple[TensorMeta, ...], tuple[Any, ...]]:
        """The metas of all results, and the arguments for the impl.

        KernelContractError if the meta function returns anything else than it should.
        """
        if getattr(self.meta, "reads_outs", False):
            found = self.meta(*args, outs=outs)
        else:
            found = self.meta(*args)
        if isinstance(found, Precomputed):
            args = self.replaced(args, found.values)
            found = found.metas
        if isinstance(found, TensorMeta):
            metas: tuple[TensorMeta, ...] = (found,)
        else:
            metas = self.require_tuple(found)
        if len(metas) != self.n_outs:
            raise self.broken(
                f"describes {counted(len(metas), 'result')}, but the operator has"
                f" {counted(self.n_outs, 'result')}"
            )
        return metas, args

    def require_tuple(self, found: Any) -> tuple[TensorMeta, ...]:
        """What a meta function returned for several results, if it is that."""
        if isinstance(found, (tuple, list)):
            for each in found:
                if not isinstance(each, TensorMeta):
                    break
            else:
                return tuple(found)
        wanted = "a TensorMeta"
        if self.n_outs != 1:
            wanted = f"a tuple of {self.n_outs} TensorMeta"
        raise self.broken(
            f"returned {kind_of(found)}, {found!r:.60}, where {wanted} is wanted:"
            " TensorMeta(shape, dtype, device)"
        )

    def require_fields(self, metas: tuple[TensorMeta, ...]) -> None:
        """KernelContractError if a field of a meta is not of its type.

        Asked when something failed, so that a result that looks well costs nothing.
        """
        for meta in metas:
            for field, wanted, fits in _FIELDS:
                value = getattr(meta, field)
                if not fits(value, meta):
                    raise self.broken(
                        f"returned a TensorMeta whose {field} is {kind_of(value)},"
                        f" {value!r:.60}, and not {wanted}"
                    ) from None

    def checked_strides(self, meta: TensorMeta) -> tuple[int, ...] | None:
        """Those of a meta; KernelContractError if elements would be one in memory.

        So it is for strides that interleave, such as (2, 3) for the shape (3, 2).
        """
        if meta.strides is not None and may_overlap_itself(meta.shape, meta.strides):
            raise self.broken(
                f"returned a TensorMeta of shape {list(meta.shape)} whose strides"
                f" {list(meta.strides)} do not give each element a place of its own"
            )
        return meta.strides

    def require_written(self, returned: Any, outs: Sequence[TensorBase]) -> None:
        """KernelContractError if a kernel returned something of its own: nobody reads that."""
        found = foreign_data(returned, outs)
        if found is not None:
            raise self.broken(
                f"returned {kind_of(found)} of its own, which nobody reads: it has to write"
                " into its last parameters, the results, and to return nothing",
                self.impl,
                "kernel",
            )

    def watched(self) -> Plan:
        """This operator, with a kernel that raises KernelContractError if it writes nothing.

        The results that it is given must be new, since they are overwritten before: it
        `is_watched`.
        """
        impl, count = self.impl, self.n_outs
        if impl is None:
            return self

        def watched(*args: Any) -> None:
            outs = args[-count:]

            def write() -> None:
                self.require_written(impl(*args), outs)

            missing = find_unwritten(write, outs)
            if missing is not None:
                number, left, size = missing
                which = "its result" if count == 1 else f"its result {number}"
                raise self.broken(
                    f"wrote {'nothing' if left == size else f'{size - left} of {size} elements'}"
                    f" to {which}: the values go into the tensor that its"
                    f" {'last parameter is' if count == 1 else f'last {count} parameters are'},"
                    " as by copy_ or fill_; a parameter that is given another value is"
                    " another tensor",
                    impl,
                    "kernel",
                )

        return replace(self, impl=watched, is_watched=True)

    def broken(
        self, what: str, by: Kernel | None = None, role: str = "shape function"
    ) -> KernelContractError:
        """The error about what the meta function, or another, did, naming operator and place."""
        function = by or self.meta
        place = written_at(function)
        named = getattr(function, "__name__", "") or repr(function)
        return KernelContractError(
            f"{self.name}: the {role} '{named}'{place and f' ({place})'} {what}"
        )

    def replaced(
        self, args: tuple[Any, ...], values: tuple[Any, ...]
    ) -> tuple[Any, ...]:
        """The arguments with the precomputed values in place of those they replace."""
        found: list[Any] = []
        next_arg = next_value = 0
        for position, count in self.precomputed:
            found += args[next_arg:position]
            found += values[next_value : next_value + count]
            next_arg, next_value = position + 1, next_value + count
        return (*found, *args[next_arg:], *values[next_value:])


def _are_sizes(value: object) -> bool:
    return isinstance(value, tuple) and all(
        isinstance(n, int) and not isinstance(n, bool) for n in value
    )


# The fields of a meta: what each is, and whether a value is that.
_FIELDS: Final[tuple[tuple[str, str, Callable[[Any, TensorMeta], bool]], ...]] = (
    ("shape", "a tuple of ints", lambda value, _: _are_sizes(value)),
    ("dtype", "a DType", lambda value, _: isinstance(value, DType)),
    ("device", "a Device", lambda value, _: isinstance(value, Device)),
    (
        "strides",
        "None or one int for each dimension",
        lambda value, meta: value is None
        or (_are_sizes(value) and len(value) == len(meta.shape)),
    ),
)


def make_plan(
    meta: Kernel,
    impl: Kernel | None,
    n_outs: int,
    cast_out: bool,
    precomputed: Sequence[Replacement],
    op: str,
) -> Plan:
    name = op or meta.__name__.removeprefix("meta_")
    return Plan(meta, impl, n_outs, cast_out, tuple(sorted(precomputed)), name)
