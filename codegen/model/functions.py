"""One operator of a schema file: its schema and everything the entry says about it.

Nothing here speaks of Python, templates or kernels per key: kernels are in
`codegen.model.kernels`, so that a backend outside this file can add its own without
touching the operator.
"""

from dataclasses import dataclass, field, fields
from enum import Enum
from operator import attrgetter
from typing import Final

from runtime.keys import DispatchKey
from runtime.schema import Argument, FunctionSchema, OperatorName, SchemaKind

from ..source import Span
from .extra import Extra, FieldValue

__all__ = [
    "DeviceCheck",
    "FieldSpans",
    "GENERATED_TAG",
    "INPLACE_VIEW_TAG",
    "NativeFunction",
    "Precompute",
    "Replacement",
    "TENSOR_ITERATOR",
    "Tag",
    "UfuncInnerLoop",
    "UfuncKey",
    "VIEW_COPY_TAG",
    "Variant",
    "ViewKind",
]

# Tags with a meaning to the generator; all others are passed on.
GENERATED_TAG: Final = "generated"
INPLACE_VIEW_TAG: Final = "inplace_view"
VIEW_COPY_TAG: Final = "view_copy"

# Structured operators whose results may be stored in another dtype inherit from this.
TENSOR_ITERATOR: Final = "TensorIteratorBase"


class Variant(Enum):
    """How Python reaches the operator: a module-level function, a method of Tensor, or both."""

    function = "function"
    method = "method"

    # Members are singletons, and Enum's own way runs Python for every set and dict.
    __hash__ = object.__hash__


class DeviceCheck(Enum):
    """Whether the tensors of a call must be on one device."""

    NoCheck = "NoCheck"
    ExactSame = "ExactSame"


class ViewKind(Enum):
    """What an operator has to do with views: it returns one, turns self into one, or neither."""

    aliasing = "aliasing"
    aliasing_inplace = "aliasing_inplace"
    non_aliasing = "non_aliasing"


class UfuncKey(Enum):
    """Which elementwise loops an inner function is for; the last two stand for several."""

    CUDAFunctor = "CUDAFunctor"
    CUDAFunctorOnOther = "CUDAFunctorOnOther"
    CUDAFunctorOnSelf = "CUDAFunctorOnSelf"
    CPUScalar = "CPUScalar"
    CPUVector = "CPUVector"
    ScalarOnly = "ScalarOnly"
    Generic = "Generic"


@dataclass(frozen=True, slots=True)
class UfuncInnerLoop:
    """The elementwise function of a ufunc operator, and the dtypes that it is compiled for."""

    key: UfuncKey
    name: str
    dtypes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Replacement:
    """A kernel argument and what the meta function computes in its place."""

    argument: str
    computed: tuple[Argument, ...]


@dataclass(frozen=True, slots=True)
class Precompute:
    """What a structured operator's meta function computes for its kernel.

    Args:
        replace: arguments that the kernel receives in another form.
        add: values that the kernel receives besides.
    """

    replace: tuple[Replacement, ...]
    add: tuple[Argument, ...] = ()


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag that entries may carry, as tags.yaml defines it."""

    name: str
    description: str
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class FieldSpans:
    """Where an entry stands: its schema string, and the value of each field it has."""

    func: Span
    fields: tuple[tuple[str, Span], ...] = ()

    def has(self, name: str) -> bool:
        """Whether the entry has a field, be it empty."""
        return any(field_name == name for field_name, _ in self.fields)

    def of(self, name: str) -> Span:
        """The value of a field, or the schema string if the entry leaves the field out."""
        return next(
            (span for field_name, span in self.fields if field_name == name), self.func
        )


@dataclass(frozen=True, slots=True)
class NativeFunction:
    """An operator as its entry declares it, or as it was derived from another.

    The fields are those of the YAML entry, with the defaults filled in; `namespace` is the
    part of `func` before the colons, and `schema` holds the rest. `composite_keys` are the
    composite keys that the operator has kernels for. `extra` holds the fields that the
    configuration declares. `is_abstract` says that the operator
    is implemented per backend. Positions do not take part in equality.
    """

    namespace: str
    schema: FunctionSchema
    spans: FieldSpans = field(compare=False, repr=False)
    variants: frozenset[Variant] = frozenset({Variant.function})
    structured: bool = False
    structured_delegate: OperatorName | None = None
    structured_inherits: str | None = None
    precomputed: Precompute | None = None
    ufunc_inner_loop: tuple[UfuncInnerLoop, ...] = ()
    autogen: tuple[OperatorName, ...] = ()
    python_module: str | None = None
    category_override: str | None = None
    device_guard: bool = True
    device_check: DeviceCheck = DeviceCheck.ExactSame
    manual_kernel_registration: bool = False
    manual_cpp_binding: bool = False
    cpp_no_default_args: frozenset[str] = frozenset()
    use_const_ref_for_mutable_tensors: bool = False
    tags: frozenset[str] = frozenset()
    extra: Extra = ()
    composite_keys: frozenset[DispatchKey] = frozenset()
    is_abstract: bool = False
    qualified_name: str = field(init=False, compare=False, repr=False)
    kind: SchemaKind = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "qualified_name", f"{self.namespace}::{self.schema.name}"
        )
        object.__setattr__(self, "kind", self.schema.kind())

    def facts(self) -> str:
        """All that the entry says, as a text that is the same in every process."""
        sets = [sorted(map(str, found)) for found in _sets_of(self)]
        return f"{self.schema} {_others_of(self)!r} {sets!r}"

    def __str__(self) -> str:
        return f"{self.namespace}::{self.schema}"

    @property
    def name(self) -> OperatorName:
        """The operator's name, without the namespace."""
        return self.schema.name

    def extra_field(self, name: str) -> FieldValue:
        """The value of a field that the configuration declares, or its default.

        Raises KeyError if the configuration declares no such field.
        """
        return dict(self.extra)[name]

    @property
    def root_name(self) -> str:
        """The name that all variants of the operator share: "add" for add_.Tensor and add.out."""
        return self.schema.name.base

    @property
    def needs_backend_select(self) -> bool:
        """Whether dtype, layout and device choose the backend of what the operator makes.

        Factories that take them from another tensor do not: those named `new_*` and `*_like`
        (torchgen/gen.py, `needs_backend_select`).
        """
        name = str(self.schema.name.name)
        follows_self = name.endswith("_like") or name.startswith("new_")
        return self.schema.tensor_options is not None and not follows_self

    @property
    def is_generated(self) -> bool:
        """Whether the operator was derived, not written in the file."""
        return GENERATED_TAG in self.tags

    @property
    def is_part_of_structured_group(self) -> bool:
        """Whether the operator is made of a meta function and an out kernel."""
        return self.structured or self.structured_delegate is not None

    def has_composite(self, key: DispatchKey) -> bool:
        """Whether the operator has a kernel of its own under this composite key."""
        return key in self.composite_keys

    @property
    def is_composite_implicit(self) -> bool:
        """Whether the operator has a kernel made of differentiable operators."""
        return DispatchKey.CompositeImplicitAutograd in self.composite_keys

    @property
    def is_inplace_view(self) -> bool:
        """Whether the operator turns self into a view, data untouched.

        An in-place operator with this tag that asks for a functional variant of its own is
        the exception: it gives self other data or another size, for which a new tensor can
        stand, so it is mutation.
        """
        is_tagged = INPLACE_VIEW_TAG in self.tags
        return is_tagged and self.name.remove_inplace() not in self.autogen

    @property
    def is_view(self) -> bool:
        """Whether the result shares memory with an argument without being that argument."""
        return self.is_inplace_view or self.schema.is_view

    @property
    def view_kind(self) -> ViewKind:
        """The part the operator plays in a view group."""
        if not self.is_view:
            return ViewKind.non_aliasing
        if self.schema.name.name.inplace:
            return ViewKind.aliasing_inplace
        return ViewKind.aliasing


_SETS: Final = [f.name for f in fields(NativeFunction) if "frozenset" in str(f.type)]
_OTHERS: Final = [
    f.name
    for f in fields(NativeFunction)
    if f.repr and f.name not in {*_SETS, "schema"}
]
# Sets are put in order, as theirs is another in each process.
_sets_of: Final = attrgetter(*_SETS)
_others_of: Final = attrgetter(*_OTHERS)
