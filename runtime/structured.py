"""Structured kernels: from one meta function and one out kernel to all variants.

The meta function sees the inputs and says what the results look like; the `impl`
writes values into results that look so. The functional, in-place and out variants
differ only in where these results come from, which is what the factories below supply
(compare ``torchgen/dest/register_dispatch_key.py`` and ``at::meta::resize_out``).

A meta function takes the arguments of the functional schema and returns a `TensorMeta`,
a tuple of them, or a `Precomputed`. An `impl` takes the same arguments and then the
results, in the order of the schema.

# Note [Dtypes of structured results]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
Operators that PyTorch computes with TensorIterator (``structured_inherits:
TensorIteratorBase``; `cast_out` here) may store their result in a tensor of another
dtype, provided that the category does not fall. All others want exactly the dtype that
the meta function says. Some of these look at the out tensor to decide (``sum`` with
``out=`` computes in the dtype of out): their meta functions are marked `reads_outs`.

# Note [Overlapping results]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~
An elementwise `impl` may write over an input, element by element: ``x.add_(y)`` hands
it `x` both as input and as result. Every other case of shared memory (an out tensor
that is a shifted view of an input, an in-place variant that is not elementwise) goes
through a temporary. PyTorch rejects the shifted views; here they have the one result
that they can mean. A result whose own elements coincide, as after ``expand``, has none,
and is an error in both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .device import Device
from .dtypes import DType
from .errors import DeviceError, KernelContractError
from .locations import written_at
from .memory import data_apart
from .outputs import check_output, resize_output
from .tensor import (
    Overlap,
    TensorBase,
    copy_data,
    empty_tensor,
    overlap,
    overlaps_itself,
)
from .wording import kind_of

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
class _Plan:
    """One structured operator, as the wrappers need it."""

    meta: Kernel
    impl: Kernel | None
    n_outs: int
    cast_out: bool
    precomputed: tuple[Replacement, ...]
    name: str

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
            args = self.replace(args, found.values)
            found = found.metas
        if isinstance(found, TensorMeta):
            metas: tuple[TensorMeta, ...] = (found,)
        else:
            metas = self.require_tuple(found)
        if len(metas) != self.n_outs:
            raise self.broken(
                f"describes {_results(len(metas))}, but the operator has"
                f" {_results(self.n_outs)}"
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

    def require_written(self, returned: Any, outs: Sequence[TensorBase]) -> None:
        """KernelContractError if a kernel returned data of its own: nobody reads that."""
        found = data_apart(returned, outs)
        if found is not None:
            raise self.broken(
                f"returned {kind_of(found)} of its own, which nobody reads: it has to write"
                " into its last parameters, the results, and to return nothing",
                self.impl,
                "kernel",
            )

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

    def replace(
        self, args: tuple[Any, ...], values: tuple[Any, ...]
    ) -> tuple[Any, ...]:
        """The arguments with the precomputed values in place of those they replace."""
        replaced: list[Any] = []
        next_arg = next_value = 0
        for position, count in self.precomputed:
            replaced += args[next_arg:position]
            replaced += values[next_value : next_value + count]
            next_arg, next_value = position + 1, next_value + count
        return (*replaced, *args[next_arg:], *values[next_value:])


def _results(count: int) -> str:
    return f"{count} result{'' if count == 1 else 's'}"


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


def _plan(
    meta: Kernel,
    impl: Kernel | None,
    n_outs: int,
    cast_out: bool,
    precomputed: Sequence[Replacement],
    op: str,
) -> _Plan:
    name = op or meta.__name__.removeprefix("meta_")
    return _Plan(meta, impl, n_outs, cast_out, tuple(sorted(precomputed)), name)


def functional(
    meta: Kernel,
    impl: Kernel | None,
    n_outs: int = 1,
    *,
    cast_out: bool = False,
    precomputed: Sequence[Replacement] = (),
    op: str = "",
) -> Kernel:
    """The functional variant: new tensors for all results.

    `precomputed` are the replaced arguments, `op` is the operator's name for messages.
    """
    plan = _plan(meta, impl, n_outs, cast_out, precomputed, op)

    def kernel(*args: Any) -> Any:
        metas, impl_args = plan.run_meta(args, ())
        try:
            outs = tuple([_create(meta) for meta in metas])
        except Exception:
            plan.require_fields(metas)
            raise
        if impl is not None:
            returned = impl(*impl_args, *outs)
            if returned is not None:
                plan.require_written(returned, outs)
        else:
            require_meta(plan.name, *metas)
        return outs[0] if n_outs == 1 else outs

    return _named(kernel, plan)


def inplace(
    meta: Kernel,
    impl: Kernel | None,
    n_outs: int = 1,
    *,
    cast_out: bool = False,
    precomputed: Sequence[Replacement] = (),
    op: str = "",
) -> Kernel:
    """The in-place variant: the result is written into the first argument.

    RuntimeError if the result has another shape or device, or a dtype that self cannot
    hold (see Note [Dtypes of structured results]).
    """
    plan = _plan(meta, impl, n_outs, cast_out, precomputed, op)

    def kernel(self: TensorBase, *args: Any) -> TensorBase:
        (result,), impl_args = plan.run_meta((self, *args), (self,))
        try:
            _check_self(plan, self, result)
        except Exception:
            plan.require_fields((result,))
            raise
        if impl is None:
            require_meta(plan.name, result)
        else:
            _compute_into(plan, impl, impl_args, (self,), (result,))
        return self

    return _named(kernel, plan)


def out(
    meta: Kernel,
    impl: Kernel | None,
    n_outs: int = 1,
    *,
    cast_out: bool = False,
    precomputed: Sequence[Replacement] = (),
    op: str = "",
) -> Kernel:
    """The out variant: the last `n_outs` arguments take the results and are returned.

    An out tensor of another shape is resized, with a warning if it holds elements.
    RuntimeError if its device or dtype does not fit.
    """
    plan = _plan(meta, impl, n_outs, cast_out, precomputed, op)

    def kernel(*args: Any) -> Any:
        outs = args[-n_outs:]
        metas, impl_args = plan.run_meta(args[:-n_outs], outs)
        try:
            for target, result in zip(outs, metas, strict=True):
                _check_target(plan, "out", target, result)
            if impl is None:
                require_meta(plan.name, *metas)
            for target, result in zip(outs, metas, strict=True):
                if plan.cast_out:
                    _refuse_resizing_input(plan, args[:-n_outs], target, result)
                _resize(plan, target, result)
        except Exception:
            plan.require_fields(metas)
            raise
        if impl is not None:
            _compute_into(plan, impl, impl_args, outs, metas)
        return outs[0] if n_outs == 1 else outs

    return _named(kernel, plan)


def meta_functional(meta: Kernel, n_outs: int = 1, **options: Any) -> Kernel:
    """The functional variant for the Meta key: results without values."""
    return functional(meta, None, n_outs, **options)


def meta_inplace(meta: Kernel, n_outs: int = 1, **options: Any) -> Kernel:
    """The in-place variant for the Meta key: the checks only."""
    return inplace(meta, None, n_outs, **options)


def meta_out(meta: Kernel, n_outs: int = 1, **options: Any) -> Kernel:
    """The out variant for the Meta key: checks and resizing."""
    return out(meta, None, n_outs, **options)


def default_functional(
    meta: Kernel, out_operator: Kernel, n_outs: int = 1, *, op: str = ""
) -> Kernel:
    """The functional variant for a backend that has only the out kernel.

    `out_operator` is the operator itself, called with the arguments as they came and
    the new results, so that it reaches the backend's kernel.
    """
    plan = _plan(meta, None, n_outs, False, (), op)

    def kernel(*args: Any) -> Any:
        metas, _ = plan.run_meta(args, ())
        try:
            outs = tuple([_create(meta) for meta in metas])
        except Exception:
            plan.require_fields(metas)
            raise
        out_operator(*args, *outs)
        return outs[0] if n_outs == 1 else outs

    return _named(kernel, plan)


def default_inplace(
    meta: Kernel, out_operator: Kernel, n_outs: int = 1, *, op: str = ""
) -> Kernel:
    """The in-place variant for a backend that has only the out kernel."""
    plan = _plan(meta, None, n_outs, True, (), op)

    def kernel(self: TensorBase, *args: Any) -> TensorBase:
        (result,), _ = plan.run_meta((self, *args), (self,))
        try:
            _check_self(plan, self, result)
        except Exception:
            plan.require_fields((result,))
            raise
        out_operator(self, *args, self)
        return self

    return _named(kernel, plan)


def _named(kernel: Kernel, plan: _Plan) -> Kernel:
    kernel.__name__ = kernel.__qualname__ = f"structured_{plan.name}"
    # For `locations.written_at`: what somebody wrote is not this kernel.
    kernel.made_from = plan.impl or plan.meta  # type: ignore[attr-defined]
    return kernel


def require_meta(name: str, *results: TensorMeta | TensorBase) -> None:
    """DeviceError if a result of a kernel for Meta is on a device that has values.

    One argument on meta is enough for a call to go to the Meta key. If the result takes
    its device from another one, or is an out argument, nobody would write what it holds.
    """
    for result in results:
        if result.device.type != "meta":
            raise DeviceError(
                f"the tensors are on two devices, {result.device} and meta", name
            )


def _create(meta: TensorMeta) -> TensorBase:
    return empty_tensor(meta.shape, meta.dtype, meta.device, meta.strides)


def _check_target(
    plan: _Plan, role: str, target: TensorBase, result: TensorMeta
) -> None:
    if target.device != result.device:
        raise DeviceError(
            f"the result is on device {result.device}, but {role} is on device"
            f" {target.device}",
            plan.name,
        )
    check_output(plan.name, target, result.dtype, cast_out=plan.cast_out, role=role)


def _check_self(plan: _Plan, self: TensorBase, result: TensorMeta) -> None:
    _check_target(plan, "self", self, result)
    if result.shape != self.shape:
        raise RuntimeError(
            f"{plan.name}: self has shape {list(self.shape)} and cannot take the "
            f"result of shape {list(result.shape)}"
        )


def _refuse_resizing_input(
    plan: _Plan, args: tuple[Any, ...], target: TensorBase, result: TensorMeta
) -> None:
    """An elementwise operator cannot resize a result that it also reads."""
    if target.shape != result.shape and any(arg is target for arg in args):
        raise RuntimeError(
            f"{plan.name}: out has shape {list(target.shape)} and is an input too, so it "
            f"cannot be resized to take the result of shape {list(result.shape)}"
        )


def _resize(plan: _Plan, target: TensorBase, result: TensorMeta) -> None:
    resize_output(plan.name, target, result.shape, result.strides)


def _compute_into(
    plan: _Plan,
    impl: Kernel,
    args: tuple[Any, ...],
    targets: tuple[TensorBase, ...],
    results: tuple[TensorMeta, ...],
) -> None:
    """Let `impl` write into the targets, by way of temporaries where that is not safe.

    See Note [Overlapping results].
    """
    inputs = _tensors_in(args)
    outs = []
    for target, result in zip(targets, results, strict=True):
        if overlaps_itself(target):
            raise RuntimeError(
                f"{plan.name}: several elements of the result of shape "
                f"{list(target.shape)} are one in memory; clone() the tensor first"
            )
        is_direct = target.dtype is result.dtype and all(
            _may_write_over(plan, target, other) for other in inputs
        )
        outs.append(target if is_direct else _create(result))
    returned = impl(*args, *outs)
    if returned is not None:
        plan.require_written(returned, outs)
    for target, computed in zip(targets, outs, strict=True):
        if computed is not target:
            copy_data(target, computed)


def _may_write_over(plan: _Plan, target: TensorBase, source: TensorBase) -> bool:
    found = overlap(target, source)
    return found is Overlap.NONE or (plan.cast_out and found is Overlap.FULL)


def _tensors_in(args: Sequence[Any]) -> list[TensorBase]:
    found = []
    for arg in args:
        if isinstance(arg, TensorBase):
            found.append(arg)
        elif isinstance(arg, list | tuple):
            found += [item for item in arg if isinstance(item, TensorBase)]
    return found
