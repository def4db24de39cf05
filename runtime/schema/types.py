"""The types of the schema language, as values.

`str()` of a type is its one canonical spelling. Which of them a schema file may use,
and which exist only for definitions at run time, is `RUNTIME_ONLY` and `is_runtime_only`.
What a type becomes in Python or in a box is not said here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias


class BaseTy(Enum):
    """The types without further structure; the value is the spelling."""

    Tensor = "Tensor"
    Scalar = "Scalar"
    int = "int"
    SymInt = "SymInt"
    float = "float"
    bool = "bool"
    SymBool = "SymBool"
    str = "str"
    ScalarType = "ScalarType"
    Layout = "Layout"
    Device = "Device"
    DeviceIndex = "DeviceIndex"
    MemoryFormat = "MemoryFormat"
    Generator = "Generator"
    Storage = "Storage"
    Stream = "Stream"
    QScheme = "QScheme"
    ConstQuantizerPtr = "ConstQuantizerPtr"
    Dimname = "Dimname"
    DimVector = "DimVector"
    GraphModule = "GraphModule"
    # From here on: definitions at run time only.
    complex = "complex"
    Any = "Any"
    NoneType = "NoneType"
    AnyClassType = "AnyClassType"
    AnyEnumType = "AnyEnumType"
    Capsule = "Capsule"
    Quantizer = "Quantizer"
    PyObject = "PyObject"

    # Enum hashes by name through Python code; members are singletons, so identity
    # does the same and is an order faster in every set and dict of types.
    __hash__ = object.__hash__


RUNTIME_ONLY: Final = frozenset(
    {
        BaseTy.complex,
        BaseTy.Any,
        BaseTy.NoneType,
        BaseTy.AnyClassType,
        BaseTy.AnyEnumType,
        BaseTy.Capsule,
        BaseTy.Quantizer,
        BaseTy.PyObject,
    }
)

CUSTOM_CLASS_PREFIX: Final = "__torch__.torch.classes."


class _TypeBase:
    """Questions that every type answers; a compound type asks its element."""

    __slots__ = ()

    def is_base_ty_like(self, kind: BaseTy) -> bool:
        """Whether this is `kind`, or an optional or a list of it."""
        return False

    def is_tensor_like(self) -> bool:
        """Whether values of this type hold tensors (lists and optionals included)."""
        return self.is_base_ty_like(BaseTy.Tensor)

    def is_symint_like(self) -> bool:
        """Whether values of this type hold symbolic integers."""
        return self.is_base_ty_like(BaseTy.SymInt)

    def is_generator_like(self) -> bool:
        """Whether values of this type hold a random number generator."""
        return self.is_base_ty_like(BaseTy.Generator)

    def is_nullable(self) -> bool:
        """Whether None is a value, of the type or of its elements."""
        return False

    def is_list_like(self) -> ListType | None:
        """The list type, if this is one or an optional one."""
        return None

    def is_runtime_only(self) -> bool:
        """Whether only definitions at run time may use the type."""
        return True


@dataclass(frozen=True, slots=True)
class BaseType(_TypeBase):
    """A type without structure."""

    kind: BaseTy

    def __str__(self) -> str:
        return self.kind._value_

    def is_base_ty_like(self, kind: BaseTy) -> bool:
        return self.kind is kind

    def is_runtime_only(self) -> bool:
        return self.kind in RUNTIME_ONLY


@dataclass(frozen=True, slots=True)
class CustomClassType(_TypeBase):
    """A class registered under `__torch__.torch.classes`; `name` is what follows."""

    name: str

    def __str__(self) -> str:
        return CUSTOM_CLASS_PREFIX + self.name

    def is_runtime_only(self) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class TypeVariable(_TypeBase):
    """A type left open (`t`, `t1`, `tVal`): the same type wherever the name stands."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class OptionalType(_TypeBase):
    """A value of `elem`, or None. `elem` is not itself optional."""

    elem: Type

    def __str__(self) -> str:
        return f"{self.elem}?"

    def is_base_ty_like(self, kind: BaseTy) -> bool:
        return self.elem.is_base_ty_like(kind)

    def is_nullable(self) -> bool:
        return True

    def is_list_like(self) -> ListType | None:
        return self.elem.is_list_like()

    def is_runtime_only(self) -> bool:
        return self.elem.is_runtime_only()


@dataclass(frozen=True, slots=True)
class ListType(_TypeBase):
    """A list of `elem`; `size` is the length that one element is repeated to."""

    elem: Type
    size: int | None = None

    def __str__(self) -> str:
        return f"{self.elem}[{'' if self.size is None else self.size}]"

    def is_base_ty_like(self, kind: BaseTy) -> bool:
        return self.elem.is_base_ty_like(kind)

    def is_nullable(self) -> bool:
        return self.elem.is_nullable()

    def is_list_like(self) -> ListType | None:
        return self

    def is_runtime_only(self) -> bool:
        return self.elem.is_runtime_only()


@dataclass(frozen=True, slots=True)
class TupleType(_TypeBase):
    """A tuple with one type per place."""

    elems: tuple[Type, ...]

    def __str__(self) -> str:
        return f"({', '.join(map(str, self.elems))})"


@dataclass(frozen=True, slots=True)
class DictType(_TypeBase):
    """A dictionary."""

    key: Type
    value: Type

    def __str__(self) -> str:
        return f"Dict({self.key}, {self.value})"


class FutureKind(Enum):
    """The ways in which a value can be elsewhere or not there yet."""

    Future = "Future"
    Await = "Await"
    RRef = "RRef"


@dataclass(frozen=True, slots=True)
class FutureType(_TypeBase):
    """A value that is still being computed, or that another process holds."""

    elem: Type
    kind: FutureKind = FutureKind.Future

    def __str__(self) -> str:
        return f"{self.kind.value}({self.elem})"


Type: TypeAlias = (
    BaseType
    | CustomClassType
    | TypeVariable
    | OptionalType
    | ListType
    | TupleType
    | DictType
    | FutureType
)

# One object per base type: the parser makes no new ones.
BASE_TYPES: Final[dict[str, BaseType]] = {kind.value: BaseType(kind) for kind in BaseTy}
