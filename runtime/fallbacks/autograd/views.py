"""The kernel of ADInplaceOrView: counts writes, and remembers what views are views of.

It stands below the autograd keys and runs whether or not anything is recorded: for
operators that write or view, built in or not. All others pass the key as if it were not
there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...boxing import BoxedKernel, viewed_returns
from ...kernel import KernelFunction
from ...key_set import DispatchKeySet, after_ADInplaceOrView_keyset
from ...ops import ops
from ...storage import Geometry
from ...tensor_base import TensorBase
from ..values import tensors_in
from .forms import followed_by, form_of, forms_of, placing, remember_form
from .grad_mode import is_grad_enabled
from .history import mark_view
from .metadata import (
    Creation,
    Step,
    count_write,
    meta_of,
    share_counter,
    version_of,
)
from .recording import is_differentiable
from .variants import functional_form

aten: Final = ops.aten

# Operators whose result shares memory with an argument, and no gradients.
_DETACHING: Final = frozenset({"aten::detach", "aten::view.dtype"})

# Their schema says that they write, but they change nothing of the memory.
_NOT_WRITING: Final = frozenset({"aten::detach_"})

_RESIZING: Final = "aten::resize_"


def fallback(op: Any, keys: DispatchKeySet, stack: Any) -> None:
    """Call on; the kernel that is bound to an operator does more."""
    op.redispatch_boxed(keys & after_ADInplaceOrView_keyset, stack)


class InplaceOrViewKernel(KernelFunction):
    """The fallback of the key; what it does for an operator follows from its schema."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(BoxedKernel.make_from_function(fallback), None)

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        """The kernel for calls of `op` with `keys`."""
        below: Callable[..., Any] = op.lookup_redispatched(
            keys & after_ADInplaceOrView_keyset
        )
        schema = op.schema
        written = tuple(p for p, a in enumerate(schema.arguments) if a.is_write)
        if op.qualified_name in _NOT_WRITING:
            return below
        if written:
            is_resizing = op.qualified_name == _RESIZING
            counting = _resizing(below) if is_resizing else _counting(below, written)
            if "inplace_view" in op.tags:
                return _turning(op, counting)
            return counting
        sources = viewed_returns(schema)
        if not sources:
            return below
        if op.qualified_name in _DETACHING:
            return _sharing(below, *sources.values())
        return _viewing(op, below, sources)


def marked_view(t: Any, geometry: Geometry) -> Any:
    """A view of a tensor that requires no gradients, made without an operator."""
    result = t._placed(geometry)
    meta = meta_of(result)
    is_unknown = meta is None or meta.view is None  # wrappers use operators after all
    if is_unknown and geometry.dtype is t.dtype:
        step = placing(aten.as_strided.default, form_of(result))
        mark_view(t, result, step, Creation.DEFAULT)
    return result


def _counting(
    below: Callable[..., Any], written: tuple[int, ...]
) -> Callable[..., Any]:
    # A kernel that is made of operators has counted a write already.
    def write(*arguments: Any) -> Any:
        targets = [t for place in written for t in tensors_in(arguments[place])]
        before = [version_of(t) for t in targets]
        result = below(*arguments)
        for t, version in zip(targets, before, strict=True):
            if version_of(t) == version:
                count_write(t)
        return result

    only, *others = written

    def write_one(*arguments: Any) -> Any:
        target = arguments[only]
        if not isinstance(target, TensorBase):
            return write(*arguments)
        before = version_of(target)
        result = below(*arguments)
        if version_of(target) == before:
            count_write(target)
        return result

    return write if others else write_one


def _resizing(below: Callable[..., Any]) -> Callable[..., Any]:
    """Counts only what changes the shape."""

    def resize(*arguments: Any) -> Any:
        target = arguments[0]
        before, version = target.shape, version_of(target)
        result = below(*arguments)
        if target.shape != before and version_of(target) == version:
            count_write(target)
        return result

    return resize


def _turning(op: Any, below: Callable[..., Any]) -> Callable[..., Any]:
    """For operators that make another view of a tensor in place.

    What a view is a view of stays; how to get there has one more step. What is no view
    remembers the form that it had, for the views of it: see Note [Forms of a base].
    """
    twin = functional_form(op)
    twin = twin if twin is not None and twin.schema.is_view else None
    as_strided = op.dispatcher.find_schema("aten::as_strided", "")

    def turn(*arguments: Any) -> Any:
        target = arguments[0]
        meta = meta_of(target)
        view = None if meta is None else meta.view
        before, known = form_of(target), len(forms_of(target))
        result = below(*arguments)
        # The kernel may be made of such operators itself, which came by here.
        if view is None:
            if len(forms_of(target)) == known and form_of(target)[:3] != before[:3]:
                remember_form(target, before)
        elif meta is not None:
            if twin is None or twin is as_strided:
                step = placing(as_strided, form_of(target))
            else:
                step = Step(twin, (None, *arguments[1:]), 0, 0, None)
            meta.view = followed_by(view, step)._replace(is_wanted=view.is_wanted)
        return result

    return turn


def _sharing(below: Callable[..., Any], place: int) -> Callable[..., Any]:
    def share(*arguments: Any) -> Any:
        source = arguments[place]
        result = below(*arguments)
        share_counter(source, result)
        meta = meta_of(result)
        if meta is not None and result is not source:
            meta.view = None  # a kernel need not know that
        return result

    return share


def _viewing(
    op: Any, below: Callable[..., Any], sources: dict[int, int]
) -> Callable[..., Any]:
    is_alone = len(op.schema.returns) == 1
    is_several = len(sources) > 1 or "[" in str(op.schema.returns[0].type)
    recorded = Creation.SEVERAL if is_several else Creation.DEFAULT
    is_as_strided = op.qualified_name == "aten::as_strided"

    def view(*arguments: Any) -> Any:
        result = below(*arguments)
        results = (result,) if is_alone else result
        creation = recorded if is_grad_enabled() else Creation.NO_GRAD
        for index, place in sources.items():
            source, found = arguments[place], results[index]
            is_list = isinstance(found, (list, tuple))
            others = (*arguments[:place], None, *arguments[place + 1 :])
            for item, t in enumerate(found if is_list else (found,)):
                if t is not None and t is not source:
                    share_counter(source, t)
                    if t.dtype is not source.dtype and not is_differentiable(t):
                        continue  # gradients end there, as at view.dtype
                    step = Step(op, others, place, index, item if is_list else None)
                    if is_as_strided and others[3] is None:
                        step = placing(op, form_of(t))
                    mark_view(source, t, step, creation)
        return result

    return view
