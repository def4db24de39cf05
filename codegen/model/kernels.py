"""Which kernel an operator has on which dispatch key."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from runtime.keys import DispatchKey

from ..source import Span
from .functions import NativeFunction
from .groups import NativeFunctionsGroup

__all__ = [
    "COMPOSITE_KEYS",
    "STRUCTURED_KEYS",
    "UFUNC_KEYS",
    "BackendIndex",
    "BackendKernel",
    "DerivedKernel",
    "DerivedKind",
]

# Kernels under these keys are made of other operators and serve every backend.
COMPOSITE_KEYS: Final = frozenset(
    {
        DispatchKey.CompositeImplicitAutograd,
        DispatchKey.CompositeImplicitAutogradNestedTensor,
        DispatchKey.CompositeExplicitAutograd,
        DispatchKey.CompositeExplicitAutogradNonFunctional,
    }
)

# Keys on which a structured operator has an out kernel, and those that a ufunc's kernel is
# made for.
STRUCTURED_KEYS: Final = frozenset(
    {
        DispatchKey.CPU,
        DispatchKey.CUDA,
        DispatchKey.MPS,
        DispatchKey.XPU,
        DispatchKey.MTIA,
    }
)
UFUNC_KEYS: Final = (DispatchKey.CPU, DispatchKey.CUDA)

_SYMINT_MARK: Final = "_symint"


@dataclass(frozen=True, slots=True)
class BackendKernel:
    """The kernel of one operator on one key, as the entry names it.

    Args:
        name: the kernel's name without its namespace.
        structured: whether it is the out kernel of a structured operator.
        namespace: what the entry writes before the name ("a::b"), if anything.
        span: the name in the entry.
    """

    name: str
    structured: bool = False
    namespace: str | None = None
    span: Span | None = field(default=None, compare=False, repr=False)

    @property
    def supports_symint(self) -> bool:
        """Whether the kernel takes symbolic sizes, which its name says by convention."""
        return _SYMINT_MARK in self.name


class DerivedKind(Enum):
    """How a kernel that nobody writes comes about.

    Those of structured operators run the meta function, then the out kernel: on new tensors
    (functional), on self (inplace) or on the tensors given (out). On Meta there is nothing
    to run after the meta function; under CompositeExplicitAutogradNonFunctional the out
    operator is called. `inplace_meta` is for an in-place operator without structure: on
    Meta it returns self.
    """

    structured_functional = "structured_functional"
    structured_inplace = "structured_inplace"
    structured_out = "structured_out"
    inplace_meta = "inplace_meta"


@dataclass(frozen=True, slots=True)
class DerivedKernel:
    """A kernel that follows from another.

    Args:
        operator: qualified name of the operator that gets it.
        out: qualified name of the structured out operator it is made from (of itself, for
            inplace_meta).
        implementation: the out operator's kernel on this key; None where there is none to
            run.
    """

    operator: str
    kind: DerivedKind
    out: str
    implementation: BackendKernel | None = None


@dataclass(frozen=True, slots=True)
class BackendIndex:
    """Every kernel under one dispatch key, in the order of the functions.

    Args:
        kernels: (qualified operator name, kernel) for each kernel that an entry names or
            that a derived operator has.
        derived: kernels that follow from structured operators. A structured out kernel is
            in both.
        use_out_as_primary: whether other variants are made from the out kernel (else the
            functional).
        device_guard: whether calls must select the tensors' device first.
        external: whether the kernels belong to a backend outside this schema file.
    """

    key: DispatchKey
    kernels: tuple[tuple[str, BackendKernel], ...]
    derived: tuple[DerivedKernel, ...] = ()
    use_out_as_primary: bool = True
    device_guard: bool = False
    external: bool = False
    _by_operator: dict[str, BackendKernel] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )
    _derived_by_operator: dict[str, DerivedKernel] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )

    def __post_init__(self) -> None:
        self._by_operator.update(self.kernels)
        self._derived_by_operator.update({d.operator: d for d in self.derived})

    def primary(self, group: NativeFunctionsGroup) -> NativeFunction:
        """The variant that the backend implements and the others are made from."""
        return group.out if self.use_out_as_primary else group.functional

    def find_kernel(
        self, function: NativeFunction | NativeFunctionsGroup
    ) -> BackendKernel | None:
        """The kernel of a function, or of the primary variant of a group, if there is one."""
        if isinstance(function, NativeFunctionsGroup):
            function = self.primary(function)
        return self._by_operator.get(function.qualified_name)

    def find_derived(self, function: NativeFunction) -> DerivedKernel | None:
        """The kernel that the function gets without one of its own being written."""
        return self._derived_by_operator.get(function.qualified_name)

    def has_kernel(self, function: NativeFunction | NativeFunctionsGroup) -> bool:
        """Whether `find_kernel` finds one."""
        return self.find_kernel(function) is not None
