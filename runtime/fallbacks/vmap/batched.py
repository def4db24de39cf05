"""Batched tensors: what a function under vmap gets in place of each sample."""

from __future__ import annotations

from contextlib import AbstractContextManager
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, TypeVar

from ...dtypes import DType
from ...options import MemoryFormat
from ...storage import is_dense
from ...tensor_base import TensorBase, make_tensor
from ..wrappers import Wrapper, wrapper_class
from .levels import BATCHED, Level
from .physical import batched

_T = TypeVar("_T", bound="BatchedTensor")

_ADVICE = (
    "all samples are computed at once, so there is no one value to look at; write it with"
    " operators, for instance with where(), or outside of vmap"
)


class BatchedTensor(Wrapper):
    """All samples of one `level` as one tensor that looks like a single sample.

    `value` has the samples along its dimension 0, whatever dimension vmap was asked for.
    An operator that changes the shape of a tensor in place gives it another `value`.
    """

    __slots__ = ()
    state: ClassVar[tuple[str, ...]] = ("level", "value")
    stands_for: ClassVar[str] = "value"
    has_many_values: ClassVar[bool] = True
    if TYPE_CHECKING:
        level: Level
        value: TensorBase

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of one sample."""
        return self.value.shape[1:]

    @property
    def dtype(self) -> DType:
        """The dtype of the samples."""
        return self.value.dtype

    @property
    def strides(self) -> tuple[int, ...]:
        """The strides of one sample, in elements."""
        return self.value.strides[1:]

    def storage_offset(self) -> int:
        """That of the first sample, in elements."""
        return self.value.storage_offset()

    def numel(self) -> int:
        """The number of elements of one sample."""
        return prod(self.shape)

    def is_contiguous(
        self, memory_format: MemoryFormat = MemoryFormat.contiguous_format
    ) -> bool:
        """Whether the elements of each sample lie densely in the order of the format."""
        if memory_format is MemoryFormat.contiguous_format:
            order = tuple(range(self.ndim - 1, -1, -1))
            return is_dense(self.shape, self.strides, order)
        return super().is_contiguous(memory_format)

    @property
    def requires_grad(self) -> bool:
        """Whether gradients with regard to the samples are asked for."""
        return self.value.requires_grad

    @requires_grad.setter
    def requires_grad(self, value: bool) -> None:
        self.value.requires_grad_(value)

    def requires_grad_(self: _T, requires_grad: bool = True) -> _T:
        """Ask for the gradients of all samples."""
        self.value.requires_grad_(requires_grad)
        return self

    # Autograd stands below this key, so it knows the value.

    def _gradient_owner(self) -> Any:
        return self.value._gradient_owner()

    def _takes_functions(self) -> bool:
        return False

    def _with_owner(self, owner: Any) -> Any:
        return wrap(self.value._with_owner(owner), self.level)

    def _owner_guards(self) -> tuple[AbstractContextManager[Any], ...]:
        return self.value._owner_guards()

    def _wrap_gradient(self, gradient: Any) -> Any:
        return wrap(self.value._wrap_gradient(gradient), self.level)

    def _unwrap_gradient(self, gradient: Any) -> Any:
        level = self.level
        is_batched = isinstance(gradient, BatchedTensor) and gradient.level is level
        value = gradient.value if is_batched else gradient
        return self.value._unwrap_gradient(batched(value, is_batched, level))

    def item(self) -> NoReturn:
        """RuntimeError: every sample has a value of its own."""
        raise RuntimeError(f"vmap: item() was called on a batched tensor; {_ADVICE}")

    def tolist(self) -> NoReturn:
        """RuntimeError, as for `item`."""
        raise RuntimeError(f"vmap: tolist() was called on a batched tensor; {_ADVICE}")

    def numpy(self, *, force: bool = False) -> NoReturn:
        """RuntimeError, as for `item`."""
        raise RuntimeError(f"vmap: numpy() was called on a batched tensor; {_ADVICE}")

    def __array__(self, *_: Any, **__: Any) -> NoReturn:
        raise RuntimeError(f"vmap: an array was asked of a batched tensor; {_ADVICE}")

    def __bool__(self) -> NoReturn:
        raise RuntimeError(
            "vmap: a batched tensor was used as a condition (if, while, and, or, in);"
            f" {_ADVICE}"
        )

    def _single(self) -> NoReturn:
        raise RuntimeError(
            f"vmap: a batched tensor was to become a number of Python; {_ADVICE}"
        )

    def __index__(self) -> NoReturn:
        raise RuntimeError(
            f"vmap: a batched tensor was used as a position or a size; {_ADVICE}"
        )

    def __format__(self, spec: str) -> str:
        return object.__format__(self, spec)

    def __repr__(self) -> str:
        return (
            f"BatchedTensor({self.level.size} samples at level {self.level.depth},"
            f" {self.value!r})"
        )

    def __reduce_ex__(self, protocol: Any) -> NoReturn:
        raise TypeError("vmap: a batched tensor cannot be pickled or copied by copy()")


def wrap(value: TensorBase, level: Level) -> BatchedTensor:
    """A batched tensor of `value`, which has the samples along dimension 0."""
    result: Any = make_tensor(
        None,
        device=value._device,
        keys=value._keys | BATCHED,
        cls=wrapper_class(BatchedTensor),
    )
    result.value = value
    result.level = level
    return result  # type: ignore[no-any-return]
