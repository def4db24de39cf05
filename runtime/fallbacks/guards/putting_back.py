"""Tensors and generators as they were, so that a function can be called again with them.

See Note [What is put back].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from ...generator import Generator
from ...gradients import get_variable_hooks
from ...key_set import (
    DispatchKeySet,
    autograd_dispatch_keyset_with_ADInplaceOrView,
)
from ...keys import DispatchKey
from ...local_keys import ExcludeDispatchKeyGuard
from ...ops import ops
from ...storage import Array
from ...tensor_base import TensorBase, storage_of
from ...wording import kind_of
from ..autograd.hooks import Hooks
from ..autograd.metadata import GradMeta, meta_of
from ..functionalize.tensors import FunctionalTensor
from ..observing import real_tensors
from ..rematerialize.wrapping import Rematerializable
from ..wrappers import chain_of

# Note [What is put back]
# ~~~~~~~~~~~~~~~~~~~~~~~
# Of a tensor: the bytes of its storage and its look; whether gradients are asked for, its
# gradient, the very tensor with what that held, its hooks and its place in the graph. Of a
# wrapper that stands for another tensor, which it stands for.
#
# Wrappers of functionalize and rematerialize have no memory that one could write to: a
# write makes something new, and there are books to keep. Their contents are put back as
# anybody would, by `copy_` from a clone, below autograd and the modes that look on. A
# function that resizes a functional tensor is refused.
#
# What a version counts stays: a view that remembers the version at which it was looked at
# must not take the writes of one call for those of the other.

Restore = Callable[[], None]

_ASIDE: Final = ExcludeDispatchKeyGuard(
    autograd_dispatch_keyset_with_ADInplaceOrView
    | DispatchKeySet(DispatchKey.Python, DispatchKey.Tracer)
)


_LOOK: Final = ("_array", "_geometry", "_storage", "_offset")


def putting_back(values: Any) -> Restore:
    """A function that has the tensors and generators in `values` be what they are now.

    It raises RuntimeError for a functional tensor that was resized.
    """
    tensors = list(_with_gradients(real_tensors(values)))
    steps = [_generator(each) for each in _generators_in(values)]
    storages = {}
    for tensor in tensors:
        *wrappers, last = _chain(tensor)
        steps += [_attributes(each, each.state) for each in wrappers]
        if _makes_values(last):
            if isinstance(last, FunctionalTensor):
                steps.append(_attributes(last.place, ("node",)))
                steps.append(_attributes(last.inner, _LOOK))
            else:
                steps.append(_attributes(last, ("_geometry", "_offset")))
            steps.append(_contents(last))
        else:
            storage = storage_of(last)
            storages[id(storage)] = storage
            steps.append(_attributes(last, _LOOK))
        if not isinstance(last, FunctionalTensor):
            steps.append(_gradient(last))
        elif get_variable_hooks() is not None:
            steps.append(_gradient_of_value(last))
    steps += [_storage(each) for each in storages.values()]

    def put_back() -> None:
        for step in steps:
            step()

    return put_back


def _chain(tensor: TensorBase) -> list[Any]:
    """A tensor and what it stands for, down to what a write changes."""
    found = chain_of(tensor)
    ends = [place for place, each in enumerate(found) if _makes_values(each)]
    return found[: ends[0] + 1] if ends else found


def _makes_values(tensor: Any) -> bool:
    """Whether a write makes something new for the tensor to stand for."""
    if isinstance(tensor, FunctionalTensor):
        return True
    return isinstance(tensor, Rematerializable) and tensor._array is None


def _with_gradients(tensors: Iterable[TensorBase]) -> Iterator[TensorBase]:
    """Each once, with those that have been accumulated for it."""
    pending, seen = [*tensors], set[int]()
    while pending:
        tensor = pending.pop()
        if id(tensor) in seen:
            continue
        seen.add(id(tensor))
        yield tensor
        meta = meta_of(tensor._gradient_owner())
        if meta is not None and meta.grad is not None:
            pending.append(meta.grad)


def _attributes(tensor: Any, names: tuple[str, ...]) -> Restore:
    held = [(name, getattr(tensor, name)) for name in names if hasattr(tensor, name)]

    def restore() -> None:
        for name, value in held:
            setattr(tensor, name, value)

    return restore


def _storage(storage: Any) -> Restore:
    data: Array | None = storage.data
    nbytes, copy = storage.nbytes, None if data is None else data.copy()

    def restore() -> None:
        storage.data, storage.nbytes = data, nbytes
        if data is not None:
            data[:] = copy

    return restore


def _contents(tensor: TensorBase) -> Restore:
    size = _size(tensor)
    with _ASIDE:
        held = ops.aten.clone.default(tensor)

    def restore() -> None:
        if _size(tensor) != size:
            raise RuntimeError(
                f"the function gave an argument another size, {_size(tensor)} bytes instead"
                f" of {size}, which cannot be undone for {kind_of(tensor)}; call it with a"
                " clone"
            )
        with _ASIDE:
            ops.aten.copy_.default(tensor, held)

    return restore


def _size(tensor: TensorBase) -> int:
    """The bytes of the memory of a functional tensor, which never shrinks."""
    if isinstance(tensor, FunctionalTensor):
        return storage_of(tensor.inner).nbytes
    return 0


def _gradient(tensor: TensorBase) -> Restore:
    requires_grad, meta = tensor._requires_grad, meta_of(tensor)
    held = None if meta is None else _attributes(meta, GradMeta.__slots__)
    hooks = [] if meta is None else [meta.hooks, meta.post_hooks]
    steps = [_functions(each) for each in hooks if each is not None]

    def restore() -> None:
        tensor._requires_grad = requires_grad
        if held is not None:
            held()
        elif meta_of(tensor) is not None:
            tensor._grad_meta = None
        for step in steps:
            step()

    return restore


def _gradient_of_value(tensor: FunctionalTensor) -> Restore:
    """The same where another value has taken the place of what had the gradient."""
    requires_grad, grad = tensor.requires_grad, tensor.grad

    def restore() -> None:
        if tensor.requires_grad != requires_grad:
            tensor.requires_grad_(requires_grad)
        if grad is not None or tensor.grad is not None:
            tensor.grad = grad

    return restore


def _functions(hooks: Hooks) -> Restore:
    held = dict(hooks.functions)

    def restore() -> None:
        hooks.functions = dict(held)

    return restore


def _generator(generator: Generator) -> Restore:
    state = generator.get_state()
    return lambda: generator.set_state(state)


def _generators_in(value: Any) -> Iterator[Generator]:
    if isinstance(value, Generator):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _generators_in(item)
    elif isinstance(value, dict):
        yield from _generators_in(list(value.values()))
