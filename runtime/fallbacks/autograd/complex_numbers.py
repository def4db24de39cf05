"""Conjugates and real parts, which formulas need and no operator computes.

See Note [Gradients of complex tensors].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ...dtypes import to_complex, to_real
from ...local_keys import AutoDispatchBelowADInplaceOrView
from ...ops import ops
from .grad_mode import is_grad_enabled
from .history import edge_of, set_history
from .node import Gradients, Node

aten: Final = ops.aten

# Note [Gradients of complex tensors]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The gradient of a complex tensor is that of its real part plus i times that of its
# imaginary part: the derivative with respect to the conjugate, as in PyTorch, and the
# direction in which a real result grows. Where the derivative of a function with a complex
# derivative f' exists, a gradient is multiplied by the conjugate of f'. A real tensor that
# was computed with complex ones has a real gradient, the real part of what the formula
# says; `engine.fit` takes it.
#
# Both are made of operators, as all formulas are. The ones that look at a complex number
# as two real ones are not differentiable, so what was computed is given a node by hand.
_BELOW: Final = AutoDispatchBelowADInplaceOrView()


def is_complex(t: Any) -> bool:
    """Whether a tensor is of a complex dtype."""
    return bool(t.dtype.is_complex)


def conj(value: Any) -> Any:
    """The conjugate of a tensor or number; what is real is returned as it is."""
    if isinstance(value, complex):
        return value.conjugate()
    if isinstance(value, (bool, int, float)) or not value.dtype.is_complex:
        return value
    return _recorded("ConjBackward", _conj, conj, value)


def real(t: Any) -> Any:
    """The real part of a tensor; a real one is returned as it is."""
    if not t.dtype.is_complex:
        return t
    return _recorded("RealBackward", _real, _as_complex, t)


def imag(t: Any) -> Any:
    """The imaginary part of a complex tensor, without a graph."""
    with _BELOW:
        return _part(t, 1)


def _part(t: Any, place: int) -> Any:
    parts = aten.view.dtype(aten.unsqueeze.default(t, -1), to_real(t.dtype))
    return aten.select_copy.int(parts, -1, place)


def _real(t: Any) -> Any:
    return _part(t, 0)


def _conj(t: Any) -> Any:
    parts = aten.stack.default([_part(t, 0), aten.neg.default(_part(t, 1))], -1)
    return aten.squeeze.dim(aten.view.dtype(parts, t.dtype), -1)


def _as_complex(t: Any) -> Any:
    return aten._to_copy.default(t, dtype=to_complex(t.dtype))


def _recorded(
    name: str,
    function: Callable[[Any], Any],
    back: Callable[[Any], Any],
    t: Any,
) -> Any:
    with _BELOW:
        result = function(t)
    if t._requires_grad and is_grad_enabled():
        set_history(result, PartNode(name, back, t))
    return result


class PartNode(Node):
    """The node of a conjugate or a real part: `back` says the gradient of the whole."""

    __slots__ = ("_back", "_name")

    def __init__(self, name: str, back: Callable[[Any], Any], t: Any) -> None:
        super().__init__((edge_of(t),))
        self._name: Final = name
        self._back: Final = back

    @property
    def name(self) -> str:
        return self._name

    def apply(self, grads: Gradients) -> Sequence[Any]:
        gradient = grads[0]
        return (None if gradient is None else self._back(gradient),)
