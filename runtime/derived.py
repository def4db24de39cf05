"""Kernels that follow from other operators: variants, copying twins, the choice of a backend.

Each function here describes such a kernel. What it calls is found through the dispatcher
that it is registered with, so the description becomes a kernel only when a table of rows
is bound to a library.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from . import structured
from .device import CPU, dispatch_key_of
from .dispatcher import Dispatcher
from .errors import DispatchError
from .key_bits import bits_of, full_after
from .key_set import DispatchKeySet
from .keys import DispatchKey
from .library import Library
from .local_keys import apply
from .operator import OperatorHandle
from .options import MemoryFormat, contiguous_format, preserve_format
from .outputs import check_output, resize_output
from .storage import is_dense
from .tensor import (
    TensorBase,
    copy_data,
    empty_tensor,
    shares_memory,
    storage_of,
    tensor_from_array,
)
from .wording import counted

Kernel = Callable[..., Any]

# Note [Copies without operators]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Kernels that follow from others copy by `aten::clone` and `aten::copy_`, so that every
# fallback sees the copy. A package with operators of a namespace of its own has neither,
# unless that of PyTorch's operators is imported too. Then the memory is copied here: below
# autograd and the like, where these kernels run, that is what the operators would do.


@dataclass(frozen=True, slots=True)
class Derived:
    """A kernel yet to be made; `make` gets the dispatcher and the operator's own handle."""

    make: Callable[[Dispatcher, OperatorHandle], Kernel]


def bind_rows(
    library: Library, rows: Iterable[tuple[str, Kernel | Derived]]
) -> Iterator[tuple[str, Kernel]]:
    """The rows with every description replaced by its kernel."""
    dispatcher = library.dispatcher
    for operator, value in rows:
        if isinstance(value, Derived):
            name, _, overload = operator.partition(".")
            handle = dispatcher.handle(f"{library.ns}::{name}", overload)
            kernel = value.make(dispatcher, handle)
            kernel.__name__ = kernel.__qualname__ = f"derived_{operator}"
            yield operator, kernel
        else:
            yield operator, value


def _handle(dispatcher: Dispatcher, qualified: str) -> OperatorHandle:
    name, _, overload = qualified.partition(".")
    return dispatcher.handle(name, overload)


# ---- variants ----


def out_from_functional(functional: str) -> Derived:
    """The out form: the functional operator's results, copied into the out arguments.

    An out argument of another shape is resized as `structured.out` does it. A factory
    gets its options from the out argument. RuntimeError if the dtypes differ.
    """

    def make(dispatcher: Dispatcher, op: OperatorHandle) -> Kernel:
        source = _handle(dispatcher, functional)
        copy_ = dispatcher.handle("aten::copy_")
        n_outs = 0

        def kernel(*args: Any) -> Any:
            nonlocal n_outs
            n_outs = n_outs or len(op.schema.out_arguments)
            outs, inputs = args[-n_outs:], args[:-n_outs]
            start = source.schema.tensor_options_index
            if start is not None:
                options = (outs[0].dtype, outs[0].layout, outs[0].device, None)
                inputs = (*inputs[:start], *options, *inputs[start:])
            results = source.call_positional(inputs)
            results = (results,) if n_outs == 1 else results
            _copy_results(copy_, op.qualified_name, outs, results)
            return _returned(op, outs)

        return kernel

    return Derived(make)


def _copy_results(
    copy_: OperatorHandle, name: str, outs: Sequence[Any], results: Sequence[Any]
) -> None:
    """Write results into out tensors, which are left as they are if one is refused."""
    pairs = list(_pairs(name, outs, results))
    for target, result in pairs:
        check_output(name, target, result.dtype)
    for target, result in pairs:
        resize_output(name, target, result.shape)
        _write_over(copy_, target, result)


def _pairs(
    name: str, outs: Sequence[Any], results: Sequence[Any]
) -> Iterator[tuple[Any, Any]]:
    """Each out tensor and its result, those in lists too; RuntimeError if one is missing."""
    if len(outs) != len(results):
        raise RuntimeError(
            f"{name}: {counted(len(results), 'result')} for"
            f" {counted(len(outs), 'out tensor')}"
        )
    for target, result in zip(outs, results, strict=True):
        if isinstance(target, TensorBase):
            yield target, result
        else:
            yield from _pairs(name, target, result)


def _returned(op: OperatorHandle, outs: Sequence[Any]) -> Any:
    if not op.schema.returns:
        return None
    return outs[0] if len(outs) == 1 else tuple(outs)


def inplace_from_functional(functional: str) -> Derived:
    """The in-place form on a backend that has the functional one: its result, copied into self.

    Of a list, each of its tensors gets a result. RuntimeError if there is not one of its
    shape for each, or if two of a list share memory: which of them came last would count.
    """

    def make(dispatcher: Dispatcher, op: OperatorHandle) -> Kernel:
        source = _handle(dispatcher, functional)
        copy_ = dispatcher.handle("aten::copy_")

        def kernel(self: Any, *args: Any) -> Any:
            results = source.call_positional((self, *args))
            if isinstance(self, TensorBase):
                pairs = [(self, results)]
            else:
                _require_separate(op, self, results)
                pairs = [*zip(self, results, strict=True)]
            for target, result in pairs:
                if result.shape != target.shape:
                    raise RuntimeError(
                        f"{op.qualified_name}: self has shape {list(target.shape)} and"
                        f" cannot take the result of shape {list(result.shape)}"
                    )
            for target, result in pairs:
                _write_over(copy_, target, result)
            return self if op.schema.returns else None

        return kernel

    return Derived(make)


def _require_separate(
    op: OperatorHandle, targets: Sequence[TensorBase], results: Sequence[TensorBase]
) -> None:
    if len(targets) != len(results):
        raise RuntimeError(
            f"{op.qualified_name}: {counted(len(results), 'result')} for"
            f" {counted(len(targets), 'tensor')} to write to"
        )
    storages: dict[int, list[TensorBase]] = {}
    for target in targets:
        known = storages.setdefault(id(storage_of(target)), [])
        if any(shares_memory(target, other) for other in known):
            raise RuntimeError(
                f"{op.qualified_name}: two of the tensors to write to share memory;"
                " clone() one of them first"
            )
        known.append(target)


def functional_from_mutable(mutable: str) -> Derived:
    """The functional form of an operator that writes: it runs on clones of what it writes.

    The results are those of the operator that are no arguments, then the clones.
    """

    def make(dispatcher: Dispatcher, op: OperatorHandle) -> Kernel:
        source = _handle(dispatcher, mutable)
        clone = dispatcher.handle("aten::clone")

        def kernel(*args: Any) -> Any:
            results = _run_on_clones(op, source, clone, args)
            return results[0] if len(results) == 1 else results

        return kernel

    return Derived(make)


def out_from_mutable(mutable: str) -> Derived:
    """The out form of an operator that writes: it runs on clones, which are then copied."""

    def make(dispatcher: Dispatcher, op: OperatorHandle) -> Kernel:
        source = _handle(dispatcher, mutable)
        clone = dispatcher.handle("aten::clone")
        copy_ = dispatcher.handle("aten::copy_")

        def kernel(*args: Any) -> Any:
            n_outs = len(op.schema.out_arguments)
            outs = args[-n_outs:]
            results = _run_on_clones(op, source, clone, args[:-n_outs])
            _copy_results(copy_, op.qualified_name, outs, results)
            return _returned(op, outs)

        return kernel

    return Derived(make)


def _run_on_clones(
    op: OperatorHandle,
    source: OperatorHandle,
    clone: OperatorHandle,
    args: tuple[Any, ...],
) -> tuple[Any, ...]:
    """Call `source` for `op`: it writes on clones of what `op` may not write.

    Returns its new results, then these clones.
    """
    values = list(args)
    written: list[Any] = []
    pairs = zip(source.schema.arguments, op.schema.arguments, strict=False)
    for index, (argument, own) in enumerate(pairs):
        if argument.is_write and not own.is_write:
            values[index] = _clone(clone, values[index])
            written.append(values[index])
    returned = source.call_positional(tuple(values))
    returns = source.schema.returns
    if len(returns) == 1:
        returned = (returned,)
    fresh = [
        value
        for result, value in zip(returns, returned or (), strict=True)
        if not result.is_write
    ]
    return (*fresh, *written)


def _clone(
    clone: OperatorHandle, value: Any, memory_format: MemoryFormat | None = None
) -> Any:
    if value is None:
        return None
    if isinstance(value, TensorBase):
        if clone.is_defined:
            return clone(value, memory_format=memory_format)
        return _own_copy(clone, value, memory_format)
    return [_clone(clone, element, memory_format) for element in value]


def _own_copy(
    clone: OperatorHandle, value: TensorBase, memory_format: MemoryFormat | None
) -> TensorBase:
    """What clone makes; DispatchError for a tensor that only an operator can copy.

    See Note [Copies without operators].
    """
    if memory_format not in (None, preserve_format, contiguous_format):
        raise DispatchError(f"{clone} is not defined: no copy in {memory_format}")
    is_row_major = memory_format is contiguous_format
    if value.is_meta:
        dense = None if is_row_major or not _is_dense(value) else value.strides
        return empty_tensor(value.shape, value.dtype, value.device, dense)
    _require_memory(clone, value)
    # K is the order that memory has already.
    copied = value.array.copy(order="C" if is_row_major else "K")
    return tensor_from_array(copied, value.device)


def _is_dense(value: TensorBase) -> bool:
    order = sorted(range(value.ndim), key=lambda dim: value.strides[dim])
    return is_dense(value.shape, value.strides, tuple(order))


def _write_over(copy_: OperatorHandle, target: TensorBase, result: TensorBase) -> None:
    """The elements of `result` over those of `target`, which has its shape and dtype."""
    if copy_.is_defined:
        copy_(target, result)
    elif not target.is_meta:
        _require_memory(copy_, target)
        _require_memory(copy_, result)
        copy_data(target, result)


def _require_memory(handle: OperatorHandle, value: TensorBase) -> None:
    if value._array is None:
        raise DispatchError(
            f"{handle} is not defined, and a tensor with the keys"
            f" {DispatchKeySet.from_raw(value._keys)} has no memory to copy without it"
        )


def view_copy(view: str) -> Derived:
    """The copying twin of a view operator: the view, cloned into row-major order."""

    def make(dispatcher: Dispatcher, op: OperatorHandle) -> Kernel:
        source = _handle(dispatcher, view)
        clone = dispatcher.handle("aten::clone")

        def kernel(*args: Any) -> Any:
            return _clone(clone, source.call_positional(args), contiguous_format)

        return kernel

    return Derived(make)


def inplace_meta() -> Derived:
    """An in-place operator on Meta: there are no values to change, so self is returned."""

    def make(dispatcher: Dispatcher, op: OperatorHandle) -> Kernel:
        def kernel(self: Any, *args: Any) -> Any:
            return self if op.schema.returns else None

        return kernel

    return Derived(make)


def missing_kernel(kernel: str) -> Derived:
    """A kernel that is declared and not written: calls raise DispatchError."""

    def make(dispatcher: Dispatcher, op: OperatorHandle) -> Kernel:
        def stub(*args: Any) -> Any:
            keys = [
                str(row.key)
                for row in op.entry.all_rows()
                if row.kernel.unboxed is stub
            ]
            raise DispatchError(
                f"kernel {kernel!r} of {op.qualified_name} for {', '.join(keys)} is declared"
                " but not written"
            )

        return stub

    return Derived(make)


# ---- structured operators on backends that have only the out kernel ----


def default_functional(
    meta: Kernel, out: str, n_outs: int = 1, *, op: str = ""
) -> Derived:
    """See `structured.default_functional`; `out` names the out operator."""

    def make(dispatcher: Dispatcher, handle: OperatorHandle) -> Kernel:
        target = _handle(dispatcher, out)
        return structured.default_functional(
            meta, lambda *args: target.call_positional(args), n_outs, op=op
        )

    return Derived(make)


def default_inplace(
    meta: Kernel, out: str, n_outs: int = 1, *, op: str = ""
) -> Derived:
    """See `structured.default_inplace`; `out` names the out operator."""

    def make(dispatcher: Dispatcher, handle: OperatorHandle) -> Kernel:
        target = _handle(dispatcher, out)
        return structured.default_inplace(
            meta, lambda *args: target.call_positional(args), n_outs, op=op
        )

    return Derived(make)


# ---- the choice of a backend ----

_BELOW_BACKEND_SELECT: Final = full_after(DispatchKey.BackendSelect)


def backend_select(start: int) -> Derived:
    """The BackendSelect kernel of a factory: its options, not tensors, choose the backend.

    `start` is the place of dtype, layout, device and pin_memory among the arguments.
    Without tensor arguments the call goes to the device's backend and no other key;
    with some, their keys and the context's stay (``ATen/core/op_registration``,
    ``c10/core/TensorOptions.h``, `computeDispatchKey`).
    """

    def make(dispatcher: Dispatcher, op: OperatorHandle) -> Kernel:
        has_tensors: bool | None = None

        def kernel(*args: Any) -> Any:
            nonlocal has_tensors
            device = args[start + 2]
            bits = bits_of(dispatch_key_of(CPU if device is None else device))
            if has_tensors is None:
                has_tensors = op.schema.has_tensor_argument
            if has_tensors:
                bits = apply(bits | op.keys_of(args)) & _BELOW_BACKEND_SELECT
            return op.redispatch(bits, *args)

        return kernel

    return Derived(make)
