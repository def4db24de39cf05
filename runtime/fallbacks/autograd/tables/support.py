"""What formulas are made of: operators, called with tensors or numbers.

All of them go through the dispatcher.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ....ops import ops
from ..complex_numbers import conj, is_complex
from ..derivatives import Row

aten: Final = ops.aten

Rows = dict[str, Row]
_NUMBERS: Final = (bool, int, float, complex)


def _binary(name: str) -> Callable[[Any, Any], Any]:
    def call(a: Any, b: Any) -> Any:
        packet = getattr(aten, name)
        return packet.Scalar(a, b) if isinstance(b, _NUMBERS) else packet.Tensor(a, b)

    return call


add: Final = _binary("add")
sub: Final = _binary("sub")
mul: Final = _binary("mul")
div: Final = _binary("div")
eq: Final = _binary("eq")
lt: Final = _binary("lt")
le: Final = _binary("le")
gt: Final = _binary("gt")
ge: Final = _binary("ge")


def to_self(grad: Any, self_device: Any) -> Any:
    """The gradient where `self` was, which may have been copied from another device."""
    if grad.device == self_device:
        return grad
    return aten._to_copy.default(grad, device=self_device)


def to_source(grad: Any, src_device: Any) -> Any:
    """The same for `src`."""
    return to_self(grad, src_device)


def times(grad: Any, slope: Any) -> Any:
    """A gradient times a derivative: its conjugate, see Note [Gradients of complex tensors]."""
    return mul(grad, conj(slope))


def over(grad: Any, divisor: Any) -> Any:
    """A gradient divided by what a derivative is divided by."""
    return div(grad, conj(divisor))


def sgn(t: Any) -> Any:
    """The sign; of a complex number the number of size 1 in its direction."""
    if not is_complex(t):
        return aten.sign.default(t)
    return masked(div(t, aten.abs.default(t)), eq(t, 0))


def neg(t: Any) -> Any:
    return aten.neg.default(t)


def square(t: Any) -> Any:
    """`t` times itself."""
    return aten.mul.Tensor(t, t)


def power(t: Any, exponent: Any) -> Any:
    """`t` to the power of a number."""
    return aten.pow.Tensor_Scalar(t, exponent)


def scaled(grad: Any, factor: Any) -> Any:
    """A gradient times a number that is a derivative."""
    return grad if factor == 1 else aten.mul.Scalar(grad, conj(factor))


def zero(grad: Any) -> Any:
    """Zeros like a gradient."""
    return aten.zeros_like.default(grad)


def zeros(grad: Any, shape: Sequence[int]) -> Any:
    """Zeros of the dtype of a gradient, and batched if that is."""
    return aten.new_zeros.default(grad, [*shape])


def masked(grad: Any, mask: Any) -> Any:
    """A gradient where the mask is False, and 0 where it is True."""
    return aten.masked_fill.Scalar(grad, mask, 0)


def kept(grad: Any, mask: Any) -> Any:
    """A gradient where the mask is True, and 0 where it is False."""
    return masked(grad, aten.logical_not.default(mask))


def reshape(t: Any, shape: Sequence[int]) -> Any:
    return aten.reshape.default(t, [*shape])


def expand(t: Any, shape: Sequence[int]) -> Any:
    return aten.expand.default(t, [*shape])


def total(t: Any, dims: Sequence[int] | None = None, keepdim: bool = False) -> Any:
    """The sum, of all elements by default."""
    if dims is None:
        return aten.sum.default(t)
    return aten.sum.dim_IntList(t, [*dims], keepdim) if dims else t


def narrow(t: Any, dim: int, start: int, length: int) -> Any:
    return aten.slice.Tensor(t, dim, start, start + length, 1)


def wrapped(dims: Any, rank: int) -> tuple[int, ...]:
    """Dimensions counted from the front; None and [] stand for all."""
    if isinstance(dims, int):
        dims = (dims,)
    if not dims:
        return tuple(range(rank))
    return tuple(dim % max(rank, 1) for dim in dims)


def count(shape: Sequence[int], dims: Sequence[int]) -> int:
    """The number of elements along these dimensions."""
    found = 1
    for dim in dims if shape else ():
        found *= shape[dim]
    return found


def restored(t: Any, dims: Any, keepdim: bool, rank: int) -> Any:
    """A reduced tensor with its reduced dimensions back, of size 1."""
    if keepdim or rank == 0:
        return t
    for dim in sorted(wrapped(dims, rank)):
        t = aten.unsqueeze.default(t, dim)
    return t


def is_wide(shape: Sequence[int]) -> bool:
    """Whether a tensor of the shape has any dimension."""
    return len(shape) > 0
