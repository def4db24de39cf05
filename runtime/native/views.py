"""Views that rearrange all elements of a tensor: shapes, permutations, strides.

Views that leave elements out are in `view_selections`. Most views compute a geometry
and leave the rest to ``as_strided``, so that a backend that registers ``as_strided``
has them too (``ATen/native/TensorShape.cpp``).
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from math import prod

from ..dtypes import DType
from ..locations import user_stacklevel
from ..ops import ops
from ..options import contiguous_format
from ..storage import Geometry
from ..tensor import TensorBase as Tensor
from ..tensor import make_tensor, restride, storage_of
from .support import expand_geometry, infer_size, view_strides, wrap_dim, wrap_dims
from .view_geometry import Ints, squeezed_geometry, unsqueezed_geometry


def strided_view(
    self: Tensor,
    geometry: tuple[Sequence[int], Sequence[int]],
    offset: int | None = None,
) -> Tensor:
    """The view of this shape and these strides, through the dispatcher."""
    shape, strides = geometry
    result: Tensor = ops.aten.as_strided.default(self, shape, strides, offset)
    return result


def restrided(self: Tensor, geometry: tuple[Sequence[int], Sequence[int]]) -> Tensor:
    """`self`, with this shape and these strides from now on, through the dispatcher."""
    shape, strides = geometry
    ops.aten.as_strided_.default(self, shape, strides, None)
    return self


# as_strided and what needs no geometry. Autograd knows what these return from their schemas.


def _placed(
    self: Tensor,
    shape: Sequence[int],
    strides: Sequence[int],
    offset: int | None = None,
) -> Tensor:
    at = self.storage_offset() if offset is None else offset
    result: Tensor = self._placed(
        Geometry(tuple(shape), tuple(strides), at, self.dtype)
    )
    return result


def _check_strided(size: Sequence[int], stride: Sequence[int]) -> None:
    if len(size) != len(stride):
        raise RuntimeError(
            f"mismatch in length of strides {list(stride)} and shape {list(size)}"
        )
    if min(size, default=0) < 0:
        raise RuntimeError(f"as_strided: negative sizes in {list(size)}")
    if min(stride, default=0) < 0:
        raise RuntimeError(
            "as_strided: Negative strides are not supported at the moment, got strides: "
            f"{list(stride)}"
        )


def as_strided_tensorimpl(
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None,
) -> Tensor:
    _check_strided(size, stride)
    return _placed(self, size, stride, storage_offset)


def as_strided_tensorimpl_meta(
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None,
) -> Tensor:
    # PyTorch does not ask whether the storage is large enough where there is none.
    _check_strided(size, stride)
    offset = self.storage_offset() if storage_offset is None else storage_offset
    if offset < 0:
        raise RuntimeError(f"as_strided: invalid storage offset {offset}")
    return make_tensor(
        None,
        device=self.device,
        geometry=Geometry(tuple(size), tuple(stride), offset, self.dtype),
        storage=storage_of(self),
        keys=self._keys,
        offset=offset,
    )


def as_strided_(
    self: Tensor,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None,
) -> Tensor:
    _check_strided(size, stride)
    restride(self, size, stride, storage_offset)
    return self


def alias(self: Tensor) -> Tensor:
    return _placed(self, self.shape, self.strides)


def detach(self: Tensor) -> Tensor:
    return alias(self)


def detach_(self: Tensor) -> Tensor:
    return self.requires_grad_(False)


# Other shapes for the same elements in the same order.


def view(self: Tensor, size: Sequence[int]) -> Tensor:
    shape = self.shape
    strides = self.strides
    new_shape = infer_size(size, prod(shape))
    new_strides = view_strides(shape, strides, new_shape)
    if new_strides is None:
        raise RuntimeError(
            f"a tensor of shape {list(shape)} and strides {list(strides)} cannot be viewed "
            f"with the shape {list(new_shape)} without a copy: a dimension would span "
            "elements that are not evenly spaced. Use reshape(...) instead."
        )
    return _placed(self, new_shape, new_strides)


def _reshape_alias(self: Tensor, size: Sequence[int], stride: Sequence[int]) -> Tensor:
    if len(size) != len(stride):
        raise RuntimeError(
            f"dimensionality of sizes ({len(size)}) must match that of strides "
            f"({len(stride)})"
        )
    return _placed(self, size, stride)


def _unsafe_view(self: Tensor, size: Sequence[int]) -> Tensor:
    result: Tensor = ops.aten.view.default(self, size)
    return result


def reshape(self: Tensor, shape: Sequence[int]) -> Tensor:
    new_shape = infer_size(shape, prod(self.shape))
    result: Tensor
    if view_strides(self.shape, self.strides, new_shape) is not None:
        result = ops.aten.view.default(self, new_shape)
        return result
    copied = ops.aten.clone.default(self, memory_format=contiguous_format)
    result = ops.aten._unsafe_view.default(copied, new_shape)
    return result


def view_copy(self: Tensor, size: Sequence[int]) -> Tensor:
    """A row-major copy; unlike ``view`` it takes any shape of as many elements."""
    new_shape = infer_size(size, prod(self.shape))
    result: Tensor
    if view_strides(self.shape, self.strides, new_shape) is None:
        # This reshape makes the copy.
        result = ops.aten.reshape.default(self, new_shape)
        return result
    viewed = ops.aten.view.default(self, new_shape)
    result = ops.aten.clone.default(viewed, memory_format=contiguous_format)
    return result


def reshape_as(self: Tensor, other: Tensor) -> Tensor:
    result: Tensor = ops.aten.reshape.default(self, other.shape)
    return result


def view_as(self: Tensor, other: Tensor) -> Tensor:
    result: Tensor = ops.aten.view.default(self, other.shape)
    return result


def flatten(self: Tensor, start_dim: int, end_dim: int) -> Tensor:
    shape = self.shape
    start = wrap_dim(start_dim, len(shape))
    end = wrap_dim(end_dim, len(shape))
    if start > end:
        raise RuntimeError(
            "flatten() has invalid args: start_dim cannot come after end_dim"
        )
    if shape and start == end:
        return self
    merged = prod(shape[start : end + 1])
    new_shape = (*shape[:start], merged, *shape[end + 1 :])
    result: Tensor = ops.aten.reshape.default(self, new_shape)
    return result


def view_dtype(self: Tensor, dtype: DType) -> Tensor:
    """The same bytes as another dtype; the last dimension grows or shrinks to fit."""
    geometry = Geometry(self.shape, self.strides, self.storage_offset(), dtype)
    old, new = self.dtype.itemsize, dtype.itemsize
    if old != new:
        _check_resizable(self, geometry)
        if old > new:
            geometry = _viewed_as_smaller(geometry, old // new)
        else:
            geometry = _viewed_as_larger(self, geometry, new // old)
    return self._placed(geometry)


def _viewing(self: Tensor, dtype: DType) -> str:
    return f"to view {self.dtype} as {dtype} (different element sizes)"


def _check_resizable(self: Tensor, geometry: Geometry) -> None:
    viewing = _viewing(self, geometry.dtype)
    if not geometry.shape:
        raise RuntimeError(f"self.dim() cannot be 0 {viewing}")
    if geometry.strides[-1] != 1:
        raise RuntimeError(
            f"self.stride(-1) must be 1 {viewing}, but got {geometry.strides[-1]}"
        )


def _viewed_as_smaller(geometry: Geometry, ratio: int) -> Geometry:
    *outer, last = geometry.shape
    return Geometry(
        (*outer, last * ratio),
        (*(stride * ratio for stride in geometry.strides[:-1]), 1),
        geometry.offset * ratio,
        geometry.dtype,
    )


def _viewed_as_larger(self: Tensor, geometry: Geometry, ratio: int) -> Geometry:
    *outer, last = geometry.shape
    divided = [("self.size(-1)", last), ("self.storage_offset()", geometry.offset)]
    for dim, stride in enumerate(geometry.strides[:-1]):
        divided.append((f"self.stride({dim})", stride))
    for what, value in divided:
        if value % ratio:
            raise RuntimeError(
                f"{what} must be divisible by {ratio} {_viewing(self, geometry.dtype)}, "
                f"but got {value}"
            )
    return Geometry(
        (*outer, last // ratio),
        (*(stride // ratio for stride in geometry.strides[:-1]), 1),
        geometry.offset // ratio,
        geometry.dtype,
    )


# Other orders of the dimensions.


def _permuted(self: Tensor, order: Sequence[int]) -> tuple[Ints, Ints]:
    shape, strides = self.shape, self.strides
    return tuple([shape[d] for d in order]), tuple([strides[d] for d in order])


def permute(self: Tensor, dims: Sequence[int]) -> Tensor:
    ndim = self.ndim
    if len(dims) != ndim:
        raise RuntimeError(
            f"permute(): a tensor of {ndim} dimensions needs as many dims, but got "
            f"{list(dims)}"
        )
    order = wrap_dims(dims, ndim, empty_is_all=False)
    return strided_view(self, _permuted(self, order))


def _swapped(self: Tensor, first: int, second: int) -> tuple[Ints, Ints]:
    order = list(range(self.ndim))
    order[first], order[second] = second, first
    return _permuted(self, order)


def transpose(self: Tensor, dim0: int, dim1: int) -> Tensor:
    first, second = wrap_dim(dim0, self.ndim), wrap_dim(dim1, self.ndim)
    if first == second:
        result: Tensor = ops.aten.alias.default(self)
        return result
    return strided_view(self, _swapped(self, first, second))


def transpose_(self: Tensor, dim0: int, dim1: int) -> Tensor:
    first, second = wrap_dim(dim0, self.ndim), wrap_dim(dim1, self.ndim)
    if first == second:
        return self
    return restrided(self, _swapped(self, first, second))


def _check_matrix(self: Tensor, name: str) -> None:
    if self.ndim > 2:
        raise RuntimeError(
            f"{name}() expects a tensor with <= 2 dimensions, but self is {self.ndim}D"
        )


def t(self: Tensor) -> Tensor:
    _check_matrix(self, "t")
    result: Tensor = ops.aten.transpose.int(self, 0, 0 if self.ndim < 2 else 1)
    return result


def t_(self: Tensor) -> Tensor:
    _check_matrix(self, "t_")
    ops.aten.transpose_.default(self, 0, 0 if self.ndim < 2 else 1)
    return self


def numpy_T(self: Tensor) -> Tensor:
    """All dimensions in reverse; warns unless there are two, as PyTorch does."""
    ndim = self.ndim
    if ndim != 2:
        warnings.warn(
            f"x.T on a tensor of {ndim} dimensions is deprecated, since it reverses all of "
            "them; use transpose(...) for batches of matrices or permute(...)",
            UserWarning,
            stacklevel=user_stacklevel(),
        )
    result: Tensor = ops.aten.permute.default(self, tuple(range(ndim - 1, -1, -1)))
    return result


def movedim(
    self: Tensor, source: int | Sequence[int], destination: int | Sequence[int]
) -> Tensor:
    sources = [source] if isinstance(source, int) else list(source)
    targets = [destination] if isinstance(destination, int) else list(destination)
    ndim = self.ndim
    if len(sources) != len(targets):
        raise RuntimeError(
            f"movedim: Invalid source or destination dims: source ({sources}) and "
            f"destination ({targets}) should contain equally many dims"
        )
    for dim in (*sources, *targets):
        # One that is out of range is reported rather than one that occurs twice.
        wrap_dim(dim, ndim)
    from_dims = wrap_dims(sources, ndim, empty_is_all=False)
    to_dims = wrap_dims(targets, ndim, empty_is_all=False)
    result: Tensor
    if ndim == 0:
        result = ops.aten.alias.default(self)
        return result
    placed = dict(zip(to_dims, from_dims, strict=True))
    rest = iter([dim for dim in range(ndim) if dim not in from_dims])
    order = tuple(placed[d] if d in placed else next(rest) for d in range(ndim))
    result = ops.aten.permute.default(self, order)
    return result


# More or fewer dimensions.


def unsqueeze(self: Tensor, dim: int) -> Tensor:
    at = wrap_dim(dim, self.ndim + 1)
    return strided_view(self, unsqueezed_geometry(self.shape, self.strides, at))


def unsqueeze_(self: Tensor, dim: int) -> Tensor:
    at = wrap_dim(dim, self.ndim + 1)
    return restrided(self, unsqueezed_geometry(self.shape, self.strides, at))


def _squeezed(self: Tensor, dims: Sequence[int]) -> tuple[Ints, Ints]:
    wrapped = wrap_dims(dims, self.ndim, empty_is_all=False)
    return squeezed_geometry(self.shape, self.strides, frozenset(wrapped))


def squeeze(self: Tensor) -> Tensor:
    return strided_view(self, _squeezed(self, range(self.ndim)))


def squeeze_dim(self: Tensor, dim: int) -> Tensor:
    return strided_view(self, _squeezed(self, (dim,)))


def squeeze_dims(self: Tensor, dim: Sequence[int]) -> Tensor:
    return strided_view(self, _squeezed(self, dim))


def squeeze_(self: Tensor) -> Tensor:
    return restrided(self, _squeezed(self, range(self.ndim)))


def squeeze__dim(self: Tensor, dim: int) -> Tensor:
    return restrided(self, _squeezed(self, (dim,)))


def squeeze__dims(self: Tensor, dim: Sequence[int]) -> Tensor:
    return restrided(self, _squeezed(self, dim))


def expand(self: Tensor, size: Sequence[int], implicit: bool) -> Tensor:
    return strided_view(self, expand_geometry(self.shape, self.strides, size))


def expand_as(self: Tensor, other: Tensor) -> Tensor:
    result: Tensor = ops.aten.expand.default(self, other.shape, implicit=False)
    return result
