"""Element types, and the rules by which they combine.

One `DType` object exists per element type; kernels compare them with ``is``. The
rules are PyTorch's (documented under "Type promotion" in `torch.result_type` and
written down in ``c10/core/ScalarType.h`` and ``ATen/native/TypeProperties.cpp``):
two types meet in the smallest type that holds the values of both categories, and
operands rank in three groups, tensors with dimensions above 0-dimensional tensors
above Python numbers. A lower group changes the result only if its category (bool,
integer, floating, complex) is higher.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from .dtype_names import dtype_hint
from .errors import ArgumentTypeError
from .foreign import why_foreign
from .lazy import LazyModule

if TYPE_CHECKING:
    import ml_dtypes
else:
    ml_dtypes = LazyModule(None, "ml_dtypes")

Number = bool | int | float | complex
"""What a ``Scalar`` argument of a schema accepts."""


class Category(enum.IntEnum):
    """The kinds of number, in the order in which promotion ranks them."""

    BOOLEAN = 0
    INTEGRAL = 1
    FLOATING = 2
    COMPLEX = 3


@dataclass(frozen=True, slots=True, eq=False)
class DType:
    """One element type. `code` is the number that C10's ScalarType gives it."""

    name: str
    code: int
    numpy: np.dtype[Any]
    category: Category

    def __getattr__(self, name: str) -> Any:
        # Only bfloat16 lacks an attribute, see below, and only until somebody asks for it.
        if name != "numpy":
            raise AttributeError(f"a dtype has no attribute {name!r}")
        found = np.dtype(ml_dtypes.bfloat16)
        object.__setattr__(self, "numpy", found)
        return found

    @property
    def itemsize(self) -> int:
        """Bytes per element."""
        return self.numpy.itemsize

    @property
    def is_floating_point(self) -> bool:
        return self.category is Category.FLOATING

    @property
    def is_complex(self) -> bool:
        return self.category is Category.COMPLEX

    @property
    def is_integral(self) -> bool:
        """True for the integer types; bool is not one of them."""
        return self.category is Category.INTEGRAL

    @property
    def is_signed(self) -> bool:
        return self.name not in ("uint8", "bool")

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> str:
        # A string names a global of this module: copies and pickles give the same object.
        return "bool_" if self.name == "bool" else self.name


uint8: Final = DType("uint8", 0, np.dtype(np.uint8), Category.INTEGRAL)
int8: Final = DType("int8", 1, np.dtype(np.int8), Category.INTEGRAL)
int16: Final = DType("int16", 2, np.dtype(np.int16), Category.INTEGRAL)
int32: Final = DType("int32", 3, np.dtype(np.int32), Category.INTEGRAL)
int64: Final = DType("int64", 4, np.dtype(np.int64), Category.INTEGRAL)
float16: Final = DType("float16", 5, np.dtype(np.float16), Category.FLOATING)
float32: Final = DType("float32", 6, np.dtype(np.float32), Category.FLOATING)
float64: Final = DType("float64", 7, np.dtype(np.float64), Category.FLOATING)
complex64: Final = DType("complex64", 9, np.dtype(np.complex64), Category.COMPLEX)
complex128: Final = DType("complex128", 10, np.dtype(np.complex128), Category.COMPLEX)
bool_: Final = DType("bool", 11, np.dtype(np.bool_), Category.BOOLEAN)

# NumPy has no bfloat16. The package that has it takes longer to import than all of this
# one's tensors, so that is done when the NumPy dtype is first asked for.
bfloat16: Final = DType.__new__(DType)
object.__setattr__(bfloat16, "name", "bfloat16")
object.__setattr__(bfloat16, "code", 15)
object.__setattr__(bfloat16, "category", Category.FLOATING)

short: Final = int16
int_: Final = int32
long: Final = int64
half: Final = float16
float_: Final = float32
double: Final = float64
cfloat: Final = complex64
cdouble: Final = complex128

ALL_DTYPES: Final = (
    uint8,
    int8,
    int16,
    int32,
    int64,
    float16,
    float32,
    float64,
    complex64,
    complex128,
    bool_,
    bfloat16,
)

DTYPES_BY_NAME: Final[dict[str, DType]] = {d.name: d for d in ALL_DTYPES} | {
    "short": short,
    "int": int_,
    "long": long,
    "half": half,
    "float": float_,
    "double": double,
    "cfloat": cfloat,
    "cdouble": cdouble,
}
"""Every name a dtype goes by, aliases included."""

_BY_NUMPY: Final[dict[np.dtype[Any], DType]] = {
    d.numpy: d for d in ALL_DTYPES if d is not bfloat16
}
_BY_CODE: Final[dict[int, DType]] = {d.code: d for d in ALL_DTYPES}


def from_numpy_dtype(dtype: np.dtype[Any]) -> DType:
    """The DType of a NumPy dtype; TypeError if we have none (or the byte order is not native)."""
    found = _BY_NUMPY.get(dtype)
    if found is None and dtype == bfloat16.numpy:
        found = _BY_NUMPY[dtype] = bfloat16
    if found is None:
        raise TypeError(
            f"NumPy dtype {dtype} has no counterpart here; convert the array to one of "
            + ", ".join(d.name for d in ALL_DTYPES)
        )
    return found


def finfo(dtype: DType) -> Any:
    """The limits of a real floating type, as `numpy.finfo` gives them."""
    if dtype is bfloat16:
        return ml_dtypes.finfo(dtype.numpy)  # type: ignore[no-untyped-call]
    return np.finfo(dtype.numpy)


def from_code(code: int) -> DType:
    """The DType with this ScalarType number; ValueError if we have none."""
    found = _BY_CODE.get(code)
    if found is None:
        raise ValueError(f"no dtype has the number {code}")
    return found


def as_dtype(value: DType | int | str) -> DType:
    """A DType as it is, or from its ScalarType number or its name."""
    if isinstance(value, DType):
        return value
    if isinstance(value, int):
        return from_code(value)
    found = DTYPES_BY_NAME.get(value)
    if found is None:
        raise ValueError(f"no dtype is called {value!r}")
    return found


# Row and column in the order of the header; bf is bfloat16, b1 is bool.
_PROMOTION_TABLE: Final = """
    u1 i1 i2 i4 i8 f2 f4 f8 c8 cx b1 bf
u1  u1 i2 i2 i4 i8 f2 f4 f8 c8 cx u1 bf
i1  i2 i1 i2 i4 i8 f2 f4 f8 c8 cx i1 bf
i2  i2 i2 i2 i4 i8 f2 f4 f8 c8 cx i2 bf
i4  i4 i4 i4 i4 i8 f2 f4 f8 c8 cx i4 bf
i8  i8 i8 i8 i8 i8 f2 f4 f8 c8 cx i8 bf
f2  f2 f2 f2 f2 f2 f2 f4 f8 c8 cx f2 f4
f4  f4 f4 f4 f4 f4 f4 f4 f8 c8 cx f4 f4
f8  f8 f8 f8 f8 f8 f8 f8 f8 cx cx f8 f8
c8  c8 c8 c8 c8 c8 c8 c8 cx c8 cx c8 c8
cx  cx cx cx cx cx cx cx cx cx cx cx cx
b1  u1 i1 i2 i4 i8 f2 f4 f8 c8 cx b1 bf
bf  bf bf bf bf bf f4 f4 f8 c8 cx bf bf
"""


def _read_promotion_table(text: str) -> dict[tuple[DType, DType], DType]:
    header, *rows = [line.split() for line in text.strip().splitlines()]
    by_short_name = dict(zip(header, ALL_DTYPES, strict=True))
    return {
        (by_short_name[row[0]], by_short_name[column]): by_short_name[cell]
        for row in rows
        for column, cell in zip(header, row[1:], strict=True)
    }


_PROMOTED: Final = _read_promotion_table(_PROMOTION_TABLE)


def promote_types(first: DType, second: DType) -> DType:
    """The smallest type that both convert to, as `torch.promote_types` has it."""
    return _PROMOTED[first, second]


def can_cast(source: DType, target: DType) -> bool:
    """Whether a result of type `source` may be stored in a tensor of type `target`.

    Only the category must not fall: a narrower type of the same category is allowed.
    """
    return source.category <= target.category


_TO_COMPLEX: Final = {
    # PyTorch has complex32 for float16; here the next larger one takes its place.
    float16: complex64,
    bfloat16: complex64,
    float32: complex64,
    float64: complex128,
}

_TO_REAL: Final = {complex64: float32, complex128: float64}


def to_complex(dtype: DType) -> DType:
    """The complex type whose parts are of a floating type; complex types stay."""
    return _TO_COMPLEX.get(dtype, dtype)


def to_real(dtype: DType) -> DType:
    """The type of the parts of a complex type; all others stay."""
    return _TO_REAL.get(dtype, dtype)


def cast_array(array: np.ndarray[Any, Any], dtype: DType) -> np.ndarray[Any, Any]:
    """`array` converted as C++ converts numbers; itself if it has the dtype already.

    Complex numbers lose their imaginary part on the way to real ones (not to bool),
    floats their fraction on the way to integers; integers wrap.
    """
    target = dtype.numpy
    source = array.dtype
    if source == target:
        return array
    if source.kind == "c" and target.kind not in "cb":
        array = array.real
    with np.errstate(all="ignore"):
        if dtype in (float16, bfloat16) and source.itemsize > 4 and source.kind in "fc":
            # C++ narrows a double to 16 bits through float, which rounds twice.
            array = array.astype(np.float32)
        return array.astype(target)


class _Default:
    """Holds the default floating type of the process."""

    dtype: DType = float32


def get_default_dtype() -> DType:
    """The floating type that Python floats and factory functions get."""
    return _Default.dtype


def require_dtype(value: object) -> DType:
    """The value, if it is a dtype.

    TypeError for anything else; if it stands for a dtype elsewhere, that names ours.
    """
    if isinstance(value, DType):
        return value
    said = why_foreign(value) or dtype_hint(value)
    message = f"expected a dtype, but got {type(value).__name__} ({value!r:.60})"
    raise ArgumentTypeError(f"{message}: {said}" if said else message)


def set_default_dtype(dtype: DType) -> None:
    """Change the default for the whole process; TypeError unless it is a floating type."""
    if not require_dtype(dtype).is_floating_point:
        raise TypeError(f"the default dtype must be a floating type, not {dtype}")
    _Default.dtype = dtype


def get_default_complex_dtype() -> DType:
    """The complex type whose parts are of the default type."""
    return to_complex(_Default.dtype)


def dtype_of_number(value: Number) -> DType:
    """The type that a tensor made from one Python number gets."""
    match value:
        case bool():
            return bool_
        case int():
            return int64
        case float():
            return _Default.dtype
        case complex():
            return get_default_complex_dtype()
        case _:
            raise TypeError(f"expected a number, got {type(value).__name__}")


class Rank(enum.IntEnum):
    """How strongly an operand speaks in `result_type_of`."""

    NUMBER = 0
    ZERO_DIM = 1
    DIMENSIONED = 2


def _promote_optional(first: DType | None, second: DType) -> DType:
    return second if first is None else _PROMOTED[first, second]


def _combine(higher: DType | None, lower: DType | None) -> DType | None:
    if higher is None or lower is None:
        return higher or lower
    if higher.is_complex:
        return higher
    if higher.is_floating_point:
        return to_complex(higher) if lower.is_complex else higher
    if higher is bool_ or lower.category >= Category.FLOATING:
        return _PROMOTED[higher, lower]
    return higher


def result_type_of(operands: Iterable[tuple[DType, Rank]]) -> DType:
    """The common type of operands given as (dtype, rank).

    A number passes the type that `dtype_of_number` gives. ValueError for no operands.
    """
    dimensioned = zero_dim = number = None
    for dtype, rank in operands:
        if rank is Rank.DIMENSIONED:
            dimensioned = _promote_optional(dimensioned, dtype)
        elif rank is Rank.ZERO_DIM:
            zero_dim = _promote_optional(zero_dim, dtype)
        else:
            number = _promote_optional(number, dtype)
    found = _combine(dimensioned, _combine(zero_dim, number))
    if found is None:
        raise ValueError("a result type needs at least one operand")
    return found


def result_type(*operands: Any) -> DType:
    """The common type of tensors and Python numbers, as `torch.result_type` has it.

    Takes any number of operands. A 0-dimensional tensor that only wraps a Python number
    ranks as the number that it is.
    """
    first: object = getattr(operands[0], "dtype", None) if operands else None
    if isinstance(first, DType):
        for operand in operands:
            is_same = getattr(operand, "dtype", None) is first
            if not is_same or operand.is_wrapped_number:
                break
        else:
            # Whatever the ranks of tensors, their one dtype is what they have in common.
            return first
    return result_type_of([_rank(operand) for operand in operands])


def _rank(operand: Any) -> tuple[DType, Rank]:
    dtype = getattr(operand, "dtype", None)
    if not isinstance(dtype, DType):
        return dtype_of_number(operand), Rank.NUMBER
    if operand.is_wrapped_number:
        # Its array has the full precision of Python's numbers, which does not count.
        if dtype.is_floating_point:
            return _Default.dtype, Rank.NUMBER
        if dtype.is_complex:
            return get_default_complex_dtype(), Rank.NUMBER
        return dtype, Rank.NUMBER
    return dtype, Rank.DIMENSIONED if operand.ndim else Rank.ZERO_DIM
