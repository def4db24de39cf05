"""`install`: autograd for the operators of a dispatcher, until its handle is removed."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from ...boxing import BoxedKernel, Stack
from ...dispatcher import Dispatcher, get_default_dispatcher
from ...errors import RegistrationError
from ...gradients import TensorHook, set_variable_hooks
from ...kernel import KernelFunction
from ...key_set import DispatchKeySet, after_autograd_keyset
from ...keys import DispatchKey
from ...library import Library
from ...operator import OperatorHandle
from ...registration_handles import RegistrationHandle, Undoing
from ...storage import Geometry
from ...tensor_base import TensorBase
from ...wording import kind_of
from ..handles import together
from ..wrappers import view_on
from .engine import backward
from .grad_mode import GradMode, is_grad_enabled
from .history import (
    forget,
    is_leaf,
    keep_gradient,
    node_of,
    refuse_resize,
    tell_of_request,
)
from .hooks import HookHandle, Hooks
from .metadata import ensure_meta, meta_of, version_of
from .not_implemented import (
    NoDerivativeKernel,
    VariableFallbackKernel,
    not_implemented_fallback,
    refuse_out,
)
from .passage import base_of, have_one_graph, keep
from .recording import AutogradKernel, DecomposedKernel
from .tables import (
    DECOMPOSED,
    NOT_DIFFERENTIABLE,
    NOT_FOR_COMPLEX,
    RESIZE,
    rows_for,
)
from .variants import AUTOGRAD_KEYS
from .views import InplaceOrViewKernel, marked_view


class EngineHooks:
    """The hooks by which tensors get at the engine."""

    def get_grad(self, t: Any) -> Any:
        """What was accumulated."""
        meta = meta_of(t._gradient_owner())
        found = None if meta is None else meta.grad
        return None if found is None else t._wrap_gradient(found._plain_gradient())

    def set_grad(self, t: Any, value: Any) -> None:
        """Put another gradient in place, or none. RuntimeError if it does not fit."""
        if value is not None:
            if not isinstance(value, TensorBase):
                raise TypeError(
                    f"a gradient is a tensor or None, but got {kind_of(value)}"
                )
            if value is t:
                raise RuntimeError("a tensor cannot be its own gradient")
            if value.shape != t.shape or value.dtype is not t.dtype:
                raise RuntimeError(
                    f"a gradient has the shape and dtype of its tensor, {list(t.shape)}"
                    f" and {t.dtype}, but got {list(value.shape)} and {value.dtype}"
                )
            if value.device != t.device:
                raise RuntimeError(
                    f"a gradient is on the device of its tensor, {t.device}, but got one"
                    f" on {value.device}"
                )
            value = t._unwrap_gradient(value)
        ensure_meta(t._gradient_owner()).grad = value

    def grad_fn(self, t: Any) -> Any:
        """The node."""
        owner = t._gradient_owner()
        return node_of(owner) if owner._requires_grad else None

    def is_leaf(self, t: Any) -> bool:
        """Whether there is none, or a function is differentiated for the tensor."""
        owner = t._gradient_owner()
        meta = meta_of(owner)
        return is_leaf(owner) or (meta is not None and meta.variable is not None)

    def version(self, t: Any) -> int:
        """The version of the memory."""
        return version_of(t._gradient_owner())

    def requires_grad_was_set(self, t: Any) -> None:
        """Views of a tensor require gradients while it does."""
        tell_of_request(t)

    def retains_grad(self, t: Any) -> bool:
        """Whether the gradient is kept although the tensor is no leaf."""
        meta = meta_of(t._gradient_owner())
        return meta is not None and meta.retained is not None

    def retain_grad(self, t: Any) -> None:
        """Keep it. RuntimeError if no gradient is computed."""
        owner = _required(t, "retain_grad()")
        if not is_leaf(owner) and ensure_meta(owner).retained is None:
            keep_gradient(owner)

    def register_hook(self, t: Any, hook: TensorHook) -> HookHandle:
        """A hook for the gradient. RuntimeError if none is computed."""
        owner = _required(t, "register_hook()")
        meta = ensure_meta(owner)
        node = node_of(owner)
        if node is not None:
            return node.hooks_of(meta.index).add(hook)
        if meta.hooks is None:
            meta.hooks = Hooks()
        return meta.hooks.add(hook)

    def register_post_hook(self, t: Any, hook: TensorHook) -> HookHandle:
        """A hook for what was accumulated. RuntimeError if the tensor is no leaf."""
        owner = _required(t, "register_post_accumulate_grad_hook()")
        if not is_leaf(owner):
            raise RuntimeError("gradients are accumulated in leaves only")
        meta = ensure_meta(owner)
        if meta.post_hooks is None:
            meta.post_hooks = Hooks()
        return meta.post_hooks.add(hook)

    def backward(
        self,
        t: Any,
        gradient: Any,
        retain_graph: bool | None,
        create_graph: bool,
        inputs: Sequence[Any] | None,
    ) -> None:
        """The backward pass."""
        backward(t, gradient, retain_graph, create_graph, inputs)

    def not_implemented_fallback(
        self, op: OperatorHandle, keys: DispatchKeySet, stack: Stack
    ) -> None:
        """A call of an operator without a derivative."""
        not_implemented_fallback(op, keys, stack)

    def refuse_out(self, op: OperatorHandle) -> NoReturn:
        """RuntimeError: a call of an out variant would have to be recorded."""
        refuse_out(op)

    def refuse_resize(self, t: Any) -> None:
        """RuntimeError if the tensor, or what it is a view of, requires gradients."""
        refuse_resize(t._gradient_owner())

    def is_recording(self) -> bool:
        """Whether operators of this context are recorded."""
        return is_grad_enabled()

    def recording(self, mode: bool) -> GradMode:
        """A block in which they are, or are not."""
        return GradMode(mode)

    def keep(self, known: Any, value: Any) -> Any:
        """A value with the graph of what it was before."""
        return keep(known, value)

    def have_one_graph(self, one: Any, other: Any) -> bool:
        """Whether gradients of both go to the same place."""
        return have_one_graph(one, other)

    def base_of(self, t: Any) -> Any:
        """What a tensor is a recorded view of."""
        return base_of(t)

    def placed(self, t: Any, geometry: Geometry) -> Any:
        """The view of a tensor that lies so on its memory, as autograd knows views."""
        return view_on(t, geometry) if t._requires_grad else marked_view(t, geometry)


def _required(t: Any, what: str) -> Any:
    owner = t._gradient_owner()
    if not owner._requires_grad:
        raise RuntimeError(f"{what} is for tensors that require gradients")
    return owner


_HOOKS: Final = EngineHooks()
_lock: Final = threading.Lock()
_installed: Final[weakref.WeakKeyDictionary[Dispatcher, int]] = (
    weakref.WeakKeyDictionary()
)
_handles: Final[weakref.WeakKeyDictionary[Dispatcher, RegistrationHandle]] = (
    weakref.WeakKeyDictionary()
)


def install(
    dispatcher: Dispatcher | None = None, *, allow_override: bool = False
) -> RegistrationHandle:
    """Have the operators of a dispatcher recorded, until the handle is removed.

    Registers the formulas for the autograd keys, their fallback for all other operators,
    and the kernel of ADInplaceOrView. Can be called again: the last handle to be removed
    takes all of it away. What was recorded keeps its graph, but `backward` needs autograd
    to be installed somewhere.

    RegistrationError if one of the keys has a fallback of somebody else already; with
    `allow_override` that one is out of force until autograd is removed. The same holds for
    an operator that has a derivative of somebody else already.
    """
    found = dispatcher or get_default_dispatcher()
    with _lock:
        count = _installed.get(found, 0)
        if count == 0:
            _handles[found] = _register(found, allow_override)
            set_variable_hooks(_HOOKS)
        _installed[found] = count + 1
    return Undoing(_release, found, "autograd")


def _release(dispatcher: Dispatcher, _: object) -> None:
    with _lock:
        _installed[dispatcher] -= 1
        if _installed[dispatcher] == 0:
            del _installed[dispatcher]
            _handles.pop(dispatcher).remove()
            if not _installed:
                set_variable_hooks(None)


def _register(dispatcher: Dispatcher, allow_override: bool) -> RegistrationHandle:
    library = Library("aten", "IMPL", DispatchKey.Autograd, dispatcher)
    covers: dict[DispatchKey, KernelFunction] = dict.fromkeys(
        AUTOGRAD_KEYS, VariableFallbackKernel()
    )
    covers[DispatchKey.ADInplaceOrView] = InplaceOrViewKernel()
    for key in covers:
        other = dispatcher.fallbacks.get(key)
        if other is None or other.kernel.is_fallthrough or allow_override:
            continue
        raise RegistrationError(
            f"autograd cannot be installed: {key} has a backend fallback already,"
            f" {other.describe()}. Remove it first, or pass allow_override=True to have it"
            " out of force until autograd is removed"
        )
    fallbacks = dispatcher.fallback_rows(covers.items(), allow_override=True)
    try:
        for op, row in rows_for(dispatcher):
            base = str(op.schema.name.name.base)
            for_complex = base not in NOT_FOR_COMPLEX
            kernel = AutogradKernel(row, for_complex=for_complex)
            library.impl(op, kernel, allow_override=allow_override)
        others: dict[str, Any] = {
            **{name: DecomposedKernel(f) for name, f in DECOMPOSED.items()},
            **dict.fromkeys(NOT_DIFFERENTIABLE, NoDerivativeKernel()),
            "detach_": PreparedKernel(forget),
            "resize": AutogradKernel(RESIZE),
            "resize_": PreparedKernel(refuse_resize),
        }
        for name, kernel in others.items():
            base, _, overload = name.partition(".")
            found = dispatcher.find_schema(f"aten::{base}", overload)
            if found is not None:
                library.impl(found, kernel, allow_override=allow_override)
    except BaseException:
        library.destroy()
        fallbacks.remove()
        raise
    return together(fallbacks, Undoing(_destroy, library, library))


class PreparedKernel(KernelFunction):
    """A kernel of the autograd keys that does something to the tensor, or refuses it, first."""

    __slots__ = ("_prepare",)

    def __init__(self, prepare: Callable[[Any], None]) -> None:
        super().__init__(BoxedKernel.make_from_function(_never), None)
        self._prepare: Final = prepare

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        """The kernel for calls with `keys`."""
        below = op.lookup_redispatched(keys & after_autograd_keyset)

        prepare = self._prepare

        def prepared(t: Any, *others: Any) -> Any:
            prepare(t)
            return below(t, *others)

        return prepared


def _never(op: Any, stack: Stack) -> None:
    raise AssertionError("autograd kernels are bound to their operator")


def _destroy(library: Library, _: object) -> None:
    library.destroy()
