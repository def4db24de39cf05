"""The names that a ufunc's inner loop may use for dtypes, and the classes of them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

__all__ = ["DTYPE_CLASSES", "DTYPE_NAMES"]

# c10's ScalarType names, as far as entries may use them.
DTYPE_NAMES: Final = (
    *("Byte", "Char", "Short", "Int", "Long"),
    *("Half", "Float", "Double"),
    *("ComplexHalf", "ComplexFloat", "ComplexDouble"),
    *("Bool", "BFloat16"),
    *(
        "Float8_e5m2",
        "Float8_e5m2fnuz",
        "Float8_e4m3fn",
        "Float8_e4m3fnuz",
        "Float8_e8m0fnu",
    ),
)

_INTEGRAL: Final = ("Byte", "Char", "Int", "Long", "Short")
_FLOATING: Final = ("Float", "Double")
_COMPLEX: Final = ("ComplexFloat", "ComplexDouble")

# Bool is not integral here, and the floating dtypes of low precision have to be named one
# by one.
DTYPE_CLASSES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "Integral": _INTEGRAL,
        "Floating": _FLOATING,
        "Complex": _COMPLEX,
        "All": _INTEGRAL + _FLOATING,
        "AllAndComplex": _INTEGRAL + _FLOATING + _COMPLEX,
        "FloatingAndComplex": _FLOATING + _COMPLEX,
    }
)
