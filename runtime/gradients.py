"""What tensors say of gradients, and the hooks by which autograd answers.

Autograd is a fallback that is installed by a call; nothing of it is imported before. What
tensors have of it, `x.grad`, `x.backward()` and so on, asks the hooks that the
installation puts in place, as in ``c10/core/impl`` and ``ATen/core/VariableHooksInterface.h``.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, Final, NoReturn, Protocol, Self

from .dispatch_state import get_state
from .key_bits import bits_of
from .keys import DispatchKey

if TYPE_CHECKING:
    from .boxing import Stack
    from .key_set import DispatchKeySet
    from .operator import OperatorHandle
    from .storage import Geometry

_AUTOGRAD: Final = bits_of(DispatchKey.AutogradFunctionality)

TensorHook = Callable[[Any], Any]
"""Is given a gradient; what it returns, unless None, is used in its place."""


class Removable(Protocol):
    """What registering a hook gives back."""

    def remove(self) -> None: ...


class VariableHooks(Protocol):
    """What autograd does for tensors and for operators that it knows nothing of."""

    def get_grad(self, t: Any) -> Any: ...
    def set_grad(self, t: Any, value: Any) -> None: ...
    def grad_fn(self, t: Any) -> Any: ...
    def is_leaf(self, t: Any) -> bool: ...
    def version(self, t: Any) -> int: ...
    def requires_grad_was_set(self, t: Any) -> None: ...
    def retains_grad(self, t: Any) -> bool: ...
    def retain_grad(self, t: Any) -> None: ...
    def register_hook(self, t: Any, hook: TensorHook) -> Removable: ...
    def register_post_hook(self, t: Any, hook: TensorHook) -> Removable: ...
    def backward(
        self,
        t: Any,
        gradient: Any,
        retain_graph: bool | None,
        create_graph: bool,
        inputs: Sequence[Any] | None,
    ) -> None: ...
    def not_implemented_fallback(
        self, op: OperatorHandle, keys: DispatchKeySet, stack: Stack
    ) -> None: ...
    def refuse_out(self, op: OperatorHandle) -> NoReturn: ...
    def refuse_resize(self, t: Any) -> None: ...
    def is_recording(self) -> bool: ...
    def recording(self, mode: bool) -> AbstractContextManager[Any]: ...
    def keep(self, known: Any, value: Any) -> Any: ...
    def have_one_graph(self, one: Any, other: Any) -> bool: ...
    def base_of(self, t: Any) -> Any: ...
    def placed(self, t: Any, geometry: Geometry) -> Any: ...


_hooks: VariableHooks | None = None


def get_variable_hooks() -> VariableHooks | None:
    """The hooks in place; None while autograd is not installed."""
    return _hooks


def set_variable_hooks(hooks: VariableHooks | None) -> None:
    """Put hooks in place for the process, or take them away."""
    global _hooks
    _hooks = hooks


def require_variable_hooks() -> VariableHooks:
    """The hooks in place. RuntimeError while autograd is not installed."""
    if _hooks is None:
        raise RuntimeError(
            "autograd is not installed; call install() of runtime.fallbacks.autograd"
        )
    return _hooks


def is_computed(t: Any) -> bool:
    """Whether a recorded operator computed this tensor."""
    return _hooks is not None and _hooks.grad_fn(t) is not None


def view_known_to_autograd(t: Any, geometry: Geometry) -> Any | None:
    """The view that lies so on the memory of a tensor, if autograd has to be told; else None.

    Recorded or not: a tensor, or a view of it, may be written to by a recorded operator
    later. In kernels that autograd has called its keys are excluded; what they return is
    known from the schema of the operator.
    """
    if _hooks is None or not t._keys & get_state().adjustment.kept & _AUTOGRAD:
        return None
    return _hooks.placed(t, geometry)


def tell_requires_grad_was_set(t: Any) -> None:
    """Say that the program has set `requires_grad` of a tensor."""
    if _hooks is not None:
        _hooks.requires_grad_was_set(t)


class Gradients:
    """The base of `TensorBase` with what concerns gradients.

    Without autograd every tensor is a leaf that has no gradient; what would change or use
    a graph raises RuntimeError.
    """

    __slots__ = ()

    if TYPE_CHECKING:
        _grad_meta: Any  # of autograd; not set before autograd needs it

    @property
    def grad(self) -> Self | None:
        """The gradient that `backward` accumulated, None if there is none.

        Only leaves that require gradients get one, and tensors told to `retain_grad`.
        """
        found: Self | None = None if _hooks is None else _hooks.get_grad(self)
        return found

    @grad.setter
    def grad(self, value: Self | None) -> None:
        require_variable_hooks().set_grad(self, value)

    @property
    def grad_fn(self) -> Any:
        """The node that computes the gradients of what this was computed from."""
        return None if _hooks is None else _hooks.grad_fn(self)

    @property
    def is_leaf(self) -> bool:
        """Whether no recorded operator computed this tensor."""
        return True if _hooks is None else _hooks.is_leaf(self)

    @property
    def _version(self) -> int:
        """How often the memory of this tensor was written to by operators."""
        return 0 if _hooks is None else _hooks.version(self)

    @property
    def retains_grad(self) -> bool:
        """Whether `retain_grad` was called on this tensor, which is no leaf."""
        return False if _hooks is None else _hooks.retains_grad(self)

    def retain_grad(self) -> None:
        """Have `backward` keep the gradient of this tensor, although it is no leaf."""
        require_variable_hooks().retain_grad(self)

    def register_hook(self, hook: TensorHook) -> Removable:
        """Call `hook` with each gradient that arrives here; it may return another one.

        RuntimeError for a tensor that requires no gradients.
        """
        return require_variable_hooks().register_hook(self, hook)

    def register_post_accumulate_grad_hook(self, hook: TensorHook) -> Removable:
        """Call `hook` with this leaf after its `grad` has changed."""
        return require_variable_hooks().register_post_hook(self, hook)

    def backward(
        self,
        gradient: Any = None,
        retain_graph: bool | None = None,
        create_graph: bool = False,
        inputs: Sequence[Any] | None = None,
    ) -> None:
        """Add the gradients of this tensor to `grad` of the leaves it was computed from.

        `gradient` is that of the tensor itself, of its shape; one if it has one element.
        The graph is freed unless `retain_graph` or `create_graph`; with the latter the
        gradients have a graph of their own. `inputs` limits who gets a gradient.
        RuntimeError if the tensor requires no gradients, and if the graph is gone.
        """
        require_variable_hooks().backward(
            self, gradient, retain_graph, create_graph, inputs
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        """A leaf like this one, with a copy of its data and of `grad`; hooks stay here.

        RuntimeError if a recorded operator computed this tensor: a copy would silently be
        without the graph.
        """
        if is_computed(self):
            raise RuntimeError(
                "a tensor that a recorded operator computed is not copied by deepcopy(),"
                " which knows nothing of its graph; only leaves are. detach() it first, or"
                " use clone(), which is recorded"
            )
        reduced: Any = self.__reduce_ex__(4)
        make, parts = reduced
        result = make(*copy.deepcopy(parts, memo))
        memo[id(self)] = result
        gradient = self.grad
        if gradient is not None:
            result.grad = copy.deepcopy(gradient, memo)
        return result

    # For wrappers that have their autograd inside: batched tensors and the like.

    def _takes_functions(self) -> bool:
        """Whether an `AutogradFunction` can be applied to it."""
        return True

    def _gradient_owner(self) -> Any:
        """The tensor whose graph is meant when this one is asked."""
        return self

    def _with_owner(self, owner: Any) -> Any:
        """A tensor like this one, whose graph is that of another owner."""
        return owner

    def _owner_guards(self) -> tuple[AbstractContextManager[Any], ...]:
        """What to enter, one after the other, where the owner is worked on."""
        return ()

    def _plain_gradient(self) -> Any:
        """This gradient as backward passes hand it on."""
        return self

    def _wrap_gradient(self, gradient: Any) -> Any:
        """A gradient of `_gradient_owner()` as one of this tensor."""
        return gradient

    def _unwrap_gradient(self, gradient: Any) -> Any:
        """A gradient of this tensor as one of `_gradient_owner()`."""
        return gradient
