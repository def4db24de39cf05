"""Operators that are other operators: composites, and out variants."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, Final

from ...boxing import written_returns
from ...device import Device
from ...dtypes import can_cast
from ...errors import DispatchError
from ...key_set import DispatchKeySet
from ...keys import DispatchKey
from ...operator import OperatorHandle
from ...schema import Argument, SchemaKind
from ...tensor_base import storage_of
from ..outs import dtype_may_decide
from ..values import map_tensors, tensors_in
from ..wrappers import chain_of
from .batched import BatchedTensor
from .levels import KEY, LevelsGuard
from .loop import loop
from .physical import aten
from .rules.views import cloned
from .unwrapping import batched_call, innermost

_OPTIONS: Final = frozenset({"dtype", "layout", "device", "pin_memory"})
"""What a factory is told about its result, and an out variant sees."""

_IMPLICIT: Final = DispatchKey.CompositeImplicitAutograd


def is_composite(op: OperatorHandle) -> bool:
    """Whether an operator is made of others, so that it works on batched tensors as it is."""
    return _IMPLICIT in op.entry.kernels


_META: Final = Device("meta")

_OTHER_NAMES: Final = {"aten::normal": "aten::normal_functional"}
"""What the functional variant is called where the name differs."""

_OF_NO_DIMS: Final = frozenset({"aten::all.dims_out", "aten::any.dims_out"})

_WRITTEN_WITH_OPERATORS: Final = ("aten::_foreach_", "aten::resize")
"""Names, or how they begin, of operators with a CompositeExplicitAutograd kernel that is
nothing but calls of operators."""


def copying_call(
    op: OperatorHandle, otherwise: Callable[..., Any]
) -> Callable[..., Any]:
    """A kernel for the copying twin of a program's view: the view and a copy.

    `otherwise` is called where no rule of the view is registered and it is no composite.
    """
    name = op.name.removesuffix("_copy")
    view = op.dispatcher.find_schema(name, op.overload) if name != op.name else None
    if view is None or "view_copy" not in op.tags or not view.schema.is_view:
        return otherwise

    def call(*args: Any) -> Any:
        # It may come to have a rule, or lose it, later than this kernel is made.
        if view.is_defined and (view.has_kernel_for(KEY) or is_composite(view)):
            return cloned(view.call_positional(args))
        return otherwise(*args)

    return call


def explicit_call(op: OperatorHandle) -> Callable[..., Any] | None:
    """The kernel of an operator that works on batched tensors, though it is for backends."""
    key = DispatchKey.CompositeExplicitAutograd
    if not op.name.startswith(_WRITTEN_WITH_OPERATORS) or op.name == "aten::resize_":
        return None
    return composite_call(op, key) if key in op.entry.kernels else None


def composite_call(
    op: OperatorHandle, key: DispatchKey = _IMPLICIT
) -> Callable[..., Any]:
    """The composite kernel of an operator, which then calls operators with batched tensors."""
    kernel = op.entry.kernels[key].kernel
    bound = kernel.bind(op, DispatchKeySet(key))
    if bound is not None:
        return bound

    def boxed(*args: Any) -> Any:
        stack = list(args)
        kernel.call_boxed(op, DispatchKeySet(key), stack)
        return tuple(stack) if len(stack) != 1 else stack[0]

    return boxed


# Note [Out variants under vmap]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# An out variant is its functional one and a copy, for batched tensors as for others. The
# functional one is found by the signature: the same name, and the same arguments but for
# those of the results. So every out variant works that has a partner, whatever the rule of
# that is. A tensor of another shape than the result is resized, see Note [Resizing samples];
# one without memory as the caller has it. A tensor for results that is not batched cannot
# take one for each sample.
#
# Where the dtype of the tensor may decide in what the operator computes (`var` computes in
# the wider one), the functional one says what shape the results have, and no more: the
# operator itself is called with new tensors of that dtype, one for each sample.
#
# `all` and `any` over a list of no dimensions mean all dimensions, but none as out variants:
# PyTorch's do, and ours do as they do.
def functional_of(op: OperatorHandle) -> OperatorHandle | None:
    """The functional variant of an out variant."""
    wanted = [_shown(a) for a in op.schema.arguments if not _is_out(a)]
    names = {name for name, _ in wanted}
    name = _OTHER_NAMES.get(op.name, op.name)
    for overload in op.dispatcher.overloads(name):
        other = op.dispatcher.handle(name, overload)
        if not other.is_defined or other.schema.kind() is not SchemaKind.functional:
            continue
        found = [
            _shown(argument)
            for argument in other.schema.arguments
            if argument.name in names or argument.name not in _OPTIONS
        ]
        if found == wanted:
            return other
    return None


def _is_out(argument: Argument) -> bool:
    annotation = argument.annotation
    return argument.kwarg_only and annotation is not None and annotation.is_write


def _shown(argument: Argument) -> tuple[str, str]:
    return argument.name, str(argument.type)


def out_call(op: OperatorHandle) -> Callable[..., Any] | None:
    """A kernel for an out variant; see Note [Out variants under vmap]."""
    functional = functional_of(op)
    if functional is None:
        return None
    schema = op.schema
    places = {argument.name: i for i, argument in enumerate(schema.arguments)}
    outs = [(places[a.name], a.name) for a in schema.arguments if _is_out(a)]
    returned = [source for source in written_returns(schema) if source is not None]
    inputs = [(places.get(a.name), a.name) for a in functional.schema.arguments]
    own_dtype = (places.get("dtype"), "dtype")
    dtype = inputs.index(own_dtype) if "dtype" in places else None

    def call(*args: Any) -> Any:
        if op.name == "aten::empty" and args[places["memory_format"]] is not None:
            raise RuntimeError(f"{op.qualified_name} takes no memory_format beside out")
        first = args[outs[0][0]]
        values = [
            getattr(first, name, None) if place is None else args[place]
            for place, name in inputs
        ]
        # That of a tensor for the result is the one to compute in.
        is_free = False
        if dtype is not None and values[dtype] is None:
            values[dtype], is_free = first.dtype, True
        if op.qualified_name in _OF_NO_DIMS and args[1] == []:
            results = aten.ne.Scalar(args[0], 0)
        else:
            results = functional.call_positional(tuple(values))
        if len(outs) == 1:
            results = (results,)
        shapes = _require_fitting(op, args, outs, results, is_free)
        if dtype_may_decide(op, [args[i] for i, _ in outs], results):
            results = _by_itself(op, args, outs, results)
        results = map_tensors(_reshaped_to(shapes), results)
        for (i, name), result in zip(outs, results, strict=True):
            _write_all(op, name, args[i], result)
        found = tuple([args[i] for i in returned])
        return found[0] if len(found) == 1 else found or None

    return call


def _require_fitting(
    op: OperatorHandle,
    args: tuple[Any, ...],
    outs: list[tuple[int, str]],
    results: Any,
    is_free: bool,
) -> list[list[int]]:
    """The shapes of the results, or what the operator raises if it does.

    Some operators convert results for the tensors they are given, or resize those, others
    refuse. So where dtypes or shapes differ, or the dtype was not chosen (`is_free`), the
    operator itself is asked, on the Meta device. It also warns of tensors that are resized
    and have elements.
    """
    given = [t for i, _ in outs for t in tensors_in(args[i])]
    shapes = [list(t.shape) for t in tensors_in(results)]
    if not is_free and all(
        one.dtype is other.dtype and one.shape == other.shape
        for one, other in zip(given, tensors_in(results), strict=True)
    ):
        return shapes
    # An out tensor that is an input as well is one tensor there, too.
    made = {id(t): _on_meta(t) for t in tensors_in(args)}
    metas = [map_tensors(lambda t: made[id(t)], arg) for arg in args]
    try:
        # Outside of vmap, which would decompose the operator again.
        with LevelsGuard(()):
            op.call_positional(tuple(metas))
    except DispatchError:
        # It has no kernel there. Those whose shapes depend on data convert nothing.
        _require_dtypes(
            op, given, results, is_cast="dynamic_output_shape" not in op.tags
        )
        return shapes
    return [list(t.shape) for i, _ in outs for t in tensors_in(metas[i])]


def _by_itself(
    op: OperatorHandle,
    args: tuple[Any, ...],
    outs: list[tuple[int, str]],
    results: Any,
) -> Any:
    """What the operator makes of new tensors that look like `results`."""
    dtypes = iter([t.dtype for i, _ in outs for t in tensors_in(args[i])])
    new = map_tensors(lambda t: aten.zeros_like.default(t, dtype=next(dtypes)), results)
    given = list(args)
    for (i, _), each in zip(outs, new, strict=True):
        given[i] = each
    level = innermost([t for arg in given for t in tensors_in(arg)], None)
    if level is None:
        op.call_positional(tuple(given))
    elif level.size:
        batched_call(op, loop(op))(*given)
    return new


def _reshaped_to(shapes: list[list[int]]) -> Callable[[Any], Any]:
    """Gives each result, in their order, its shape: `arange` fills what it is given."""
    rest = iter(shapes)

    def reshaped(result: Any) -> Any:
        shape = next(rest)
        if shape == list(result.shape) or prod(shape) != result.numel():
            return result
        return aten.reshape.default(result, shape)

    return reshaped


def _require_dtypes(
    op: OperatorHandle, given: list[Any], results: Any, *, is_cast: bool
) -> None:
    for one, other in zip(given, tensors_in(results), strict=True):
        fits = one.dtype is other.dtype
        if not fits and not (is_cast and can_cast(other.dtype, one.dtype)):
            raise RuntimeError(
                f"vmap: {op.qualified_name} takes a tensor for results of dtype"
                f" {other.dtype}, not {one.dtype}"
            )


def _on_meta(tensor: Any) -> Any:
    """A tensor without data that looks like one sample."""
    return aten.empty_strided.default(
        list(tensor.shape), list(tensor.strides), dtype=tensor.dtype, device=_META
    )


def _write_all(op: OperatorHandle, name: str, out: Any, result: Any) -> None:
    if isinstance(out, (list, tuple)):
        for each, value in zip(out, result, strict=True):
            _write(op, name, each, value)
    else:
        _write(op, name, out, result)


def _write(op: OperatorHandle, name: str, out: Any, result: Any) -> None:
    if _depth(result) > _depth(out):
        raise RuntimeError(
            f"vmap: {op.qualified_name} writes its result into the argument {name}, which is"
            " not batched while the result is: there is one for all samples; leave it out,"
            " or map over it too"
        )
    if out.shape != result.shape:
        _resize(out, list(result.shape))
    aten.copy_.default(out, result)


def _resize(out: Any, shape: list[int]) -> None:
    """Give a tensor for results another shape.

    Without memory the tensor behind the samples is resized, as a caller would see it
    without vmap.
    """
    if isinstance(out, BatchedTensor) and not storage_of(chain_of(out)[-1]).nbytes:
        _resize(out.value, [out.level.size, *shape])
    else:
        aten.resize_.default(out, shape)


def _depth(value: Any) -> int:
    return value.level.depth if isinstance(value, BatchedTensor) else 0
