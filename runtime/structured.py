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
through a temporary. So does a result that is an input and gets another shape, as in
``sum(a, 0, out=a)``: it is resized after it was read. PyTorch rejects the shifted views,
and reads what was resized; here they have the one result that they can mean. A result
whose own elements coincide, as after ``expand``, has none, and is an error in both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .errors import DeviceError
from .outputs import check_output, resize_output
from .structured_plan import (
    Kernel,
    MetaResult,
    Plan,
    Precomputed,
    Replacement,
    TensorMeta,
    make_plan,
    reads_outs,
)
from .tensor import (
    Overlap,
    TensorBase,
    copy_data,
    empty_tensor,
    overlap,
    overlaps_itself,
)

__all__ = [
    "MetaResult",
    "Precomputed",
    "TensorMeta",
    "default_functional",
    "default_inplace",
    "functional",
    "inplace",
    "meta_functional",
    "meta_inplace",
    "meta_out",
    "out",
    "reads_outs",
    "require_meta",
    "watched",
]


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
    return _functional(make_plan(meta, impl, n_outs, cast_out, precomputed, op))


def watched(kernel: Kernel) -> Kernel:
    """The variant that `functional`, `inplace` or `out` made, but values have to be written.

    KernelContractError from its calls if they are not. Any other kernel is itself.
    """
    made: tuple[Callable[[Plan], Kernel], Plan] | None = getattr(kernel, "made", None)
    if made is None:
        return kernel
    make, plan = made
    return make(plan.watched())


def _functional(plan: Plan) -> Kernel:
    impl, n_outs = plan.impl, plan.n_outs

    def kernel(*args: Any) -> Any:
        metas, impl_args = plan.run_meta(args, ())
        try:
            outs = tuple([_create(plan, meta) for meta in metas])
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

    return _named(kernel, plan, _functional)


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
    return _inplace(make_plan(meta, impl, n_outs, cast_out, precomputed, op))


def _inplace(plan: Plan) -> Kernel:
    impl = plan.impl

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

    return _named(kernel, plan, _inplace)


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
    return _out(make_plan(meta, impl, n_outs, cast_out, precomputed, op))


def _out(plan: Plan) -> Kernel:
    impl, n_outs = plan.impl, plan.n_outs

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
                if target.shape == result.shape:
                    continue
                if impl is None or not _is_read(target, impl_args):
                    _resize(plan, target, result)
        except Exception:
            plan.require_fields(metas)
            raise
        if impl is not None:
            _compute_into(plan, impl, impl_args, outs, metas)
        return outs[0] if n_outs == 1 else outs

    return _named(kernel, plan, _out)


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
    plan = make_plan(meta, None, n_outs, False, (), op)

    def kernel(*args: Any) -> Any:
        metas, _ = plan.run_meta(args, ())
        try:
            outs = tuple([_create(plan, meta) for meta in metas])
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
    plan = make_plan(meta, None, n_outs, True, (), op)

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


def _named(
    kernel: Kernel, plan: Plan, make: Callable[[Plan], Kernel] | None = None
) -> Kernel:
    """With a name, and with what `watched` makes it anew of."""
    if make is not None:
        kernel.made = make, plan  # type: ignore[attr-defined]
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


def _create(plan: Plan, meta: TensorMeta) -> TensorBase:
    strides = plan.checked_strides(meta)
    return empty_tensor(meta.shape, meta.dtype, meta.device, strides)


def _check_target(
    plan: Plan, role: str, target: TensorBase, result: TensorMeta
) -> None:
    if target.device != result.device:
        raise DeviceError(
            f"the result is on device {result.device}, but {role} is on device"
            f" {target.device}",
            plan.name,
        )
    check_output(plan.name, target, result.dtype, cast_out=plan.cast_out, role=role)


def _check_self(plan: Plan, self: TensorBase, result: TensorMeta) -> None:
    _check_target(plan, "self", self, result)
    if result.shape != self.shape:
        raise RuntimeError(
            f"{plan.name}: self has shape {list(self.shape)} and cannot take the "
            f"result of shape {list(result.shape)}"
        )


def _refuse_resizing_input(
    plan: Plan, args: tuple[Any, ...], target: TensorBase, result: TensorMeta
) -> None:
    """An elementwise operator cannot resize a result that it also reads."""
    if target.shape != result.shape and any(arg is target for arg in args):
        raise RuntimeError(
            f"{plan.name}: out has shape {list(target.shape)} and is an input too, so it "
            f"cannot be resized to take the result of shape {list(result.shape)}"
        )


def _resize(plan: Plan, target: TensorBase, result: TensorMeta) -> None:
    strides = plan.checked_strides(result)
    resize_output(plan.name, target, result.shape, strides)


def _compute_into(
    plan: Plan,
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
        is_fitting = target.shape == result.shape
        if is_fitting and overlaps_itself(target):
            raise RuntimeError(
                f"{plan.name}: several elements of the result of shape "
                f"{list(target.shape)} are one in memory; clone() the tensor first"
            )
        is_direct = (
            is_fitting
            and not plan.is_watched
            and target.dtype is result.dtype
            and all(_may_write_over(plan, target, other) for other in inputs)
        )
        outs.append(target if is_direct else _create(plan, result))
    returned = impl(*args, *outs)
    if returned is not None:
        plan.require_written(returned, outs)
    for target, computed, result in zip(targets, outs, results, strict=True):
        if computed is not target:
            if target.shape != result.shape:
                _resize(plan, target, result)
            copy_data(target, computed)


def _is_read(target: TensorBase, args: Sequence[Any]) -> bool:
    return any(target is other for other in _tensors_in(args))


def _may_write_over(plan: Plan, target: TensorBase, source: TensorBase) -> bool:
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
