"""What takes a result: the checks and the resizing of out arguments and of self.

Structured kernels, derived ones and those written by hand all come here, so that the same
mistake has the same message everywhere. Compare ``at::native::resize_output`` and the
checks that ``torchgen/dest/register_dispatch_key.py`` generates.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence

from .dtypes import DType, can_cast
from .locations import user_stacklevel
from .tensor import TensorBase, copy_data, resize_storage


def check_output(
    name: str,
    target: TensorBase,
    dtype: DType,
    *,
    cast_out: bool = False,
    role: str = "out",
) -> None:
    """RuntimeError unless `target` can take a result of `dtype`.

    It must have that dtype, or with `cast_out` one of at least its category. `role` is
    what the message calls it.
    """
    if target.dtype is dtype:
        return
    if not cast_out:
        raise RuntimeError(
            f"{name}: the result has dtype {dtype}, but {role} has dtype {target.dtype}"
        )
    if not can_cast(dtype, target.dtype):
        raise RuntimeError(
            f"{name}: the result has dtype {dtype}, "
            f"which cannot be cast to the dtype {target.dtype} of {role}"
        )


def has_other_shape(name: str, out: TensorBase, shape: Sequence[int]) -> bool:
    """Whether `out` has to be resized for a result of this shape.

    UserWarning if it holds elements that the result does not fit.
    """
    if out.shape == tuple(shape):
        return False
    if out.numel():
        warnings.warn(
            f"{name}: out has shape {list(out.shape)} and elements, and is resized "
            f"to {list(shape)}. An out tensor that holds elements should have the shape "
            "of the result; to reuse its memory, resize it to 0 elements first.",
            UserWarning,
            stacklevel=user_stacklevel(),
        )
    return True


def resize_output(
    name: str,
    out: TensorBase,
    shape: Sequence[int],
    strides: Sequence[int] | None = None,
) -> bool:
    """Give `out` the shape of the result; True if it had another. Warns as above."""
    found = has_other_shape(name, out, shape)
    if found:
        resize_storage(out, shape, strides)
    return found


def store_result(
    name: str, out: TensorBase, result: TensorBase, *, cast_out: bool = False
) -> TensorBase:
    """`out`, checked, resized, and with the elements of `result`; Meta has none to copy."""
    check_output(name, out, result.dtype, cast_out=cast_out)
    resize_output(name, out, result.shape)
    if out._array is not None:
        copy_data(out, result)
    return out
