"""The only place where a name from a schema becomes a Python identifier.

Schema names are C identifiers, so they are safe as text; what they may be instead
is a keyword (`from`), a name that Python already uses for something else, or a
name that a generated module needs for itself. Each of the three has one answer
here, so that no emitter has to think of it.
"""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

BUILTINS: Final = frozenset(dir(builtins))

# Generated modules keep what they import and compute for themselves under these
# prefixes; an operator or argument whose name begins with one is refused (BW506).
RESERVED_PREFIXES: Final = ("Register", "_op_", "_rt_")

# What a module has of itself, or is asked for by Python. `__debug__` can't be assigned.
_MODULE_ATTRIBUTES: Final = frozenset(
    {
        *("__all__", "__annotations__", "__builtins__", "__cached__", "__class__"),
        *("__debug__", "__dict__", "__dir__", "__doc__", "__file__", "__getattr__"),
        *("__loader__", "__name__", "__package__", "__path__", "__spec__"),
    }
)

# Names that annotations of generated code are made of.
ANNOTATION_NAMES: Final = frozenset(
    {
        *("Tensor", "Number", "DType", "Device", "Generator", "Layout", "MemoryFormat"),
        *("Storage", "Sequence", "Any"),
        *("bool", "complex", "dict", "float", "int", "list", "object", "str", "tuple"),
    }
)

# Names that generated modules define, import or take from Python without a prefix. An
# operator of one of these names gets an underscore at its end.
MODULE_NAMES: Final = frozenset(
    {
        *_MODULE_ATTRIBUTES,
        *ANNOTATION_NAMES,
        *("annotations", "TYPE_CHECKING", "NamedTuple", "overload", "isinstance"),
        "globals",
        *("AttributeError", "KeyError", "TypeError", "Exception", "NotImplemented"),
        *(
            "type",
            "_op",
            "_functions",
            "_WRAPPERS",
            "ops",
            "register",
            "DispatchKeySet",
        ),
        *("return_types", "boxed_kernel_wrappers", "functions", "native_functions"),
        *("operators", "redispatch", "registrations", "shards", "tensor_body"),
        "_kernels",
        "_runtime",
        # What the package offers beside the operators.
        *("Dispatcher", "announce_wrappers", "as_tensor", "bfloat16", "channels_last"),
        *("complex64", "complex128", "contiguous_format", "device", "float16"),
        *("float32", "float64", "from_numpy", "get_default_dispatcher"),
        *("get_default_dtype", "int8", "int16", "int32", "int64", "manual_seed"),
        *("preserve_format", "set_default_dtype", "set_tensor_class", "strided"),
        *("tensor", "uint8"),
    }
)

# What tensors have without any operator: an operator of one of these names can't be a
# method.
TENSOR_ATTRIBUTES: Final = frozenset(
    {
        *("_array", "_as_index", "_device", "_flags", "_geometry", "_keys"),
        *("_grad_meta", "_gradient_owner", "_like_device", "_like_self", "_offset"),
        *("_owner_guards", "_placed", "_plain_gradient", "_requires_grad", "_single"),
        *("_storage", "_takes_functions", "_unwrap_gradient", "_with_owner", "_wrap"),
        *("_wrap_gradient", "array", "backward", "bfloat16", "bool", "byte", "char"),
        *("cpu", "device", "double", "dtype", "float", "grad", "grad_fn", "half"),
        *(
            "has_many_values",
            "int",
            "is_meta",
            "is_wrapped_number",
            "itemsize",
            "layout",
            "long",
        ),
        *("ndim", "numpy", "register_hook", "register_post_accumulate_grad_hook"),
        *("requires_grad", "shape", "short", "size", "stride", "strides", "tolist"),
        "type",
    }
)

# Methods of all tensors that PyTorch declares as operators too. Operators of these
# schemas take their place; other operators can't be methods of these names.
TENSOR_OPERATORS: Final[Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "_version": frozenset({"(Tensor self) -> int"}),
        "dim": frozenset({"(Tensor self) -> int"}),
        "is_contiguous": frozenset(
            {
                "(Tensor self) -> bool",
                "(Tensor self, MemoryFormat memory_format) -> bool",
            }
        ),
        "is_leaf": frozenset({"(Tensor self) -> bool"}),
        "item": frozenset({"(Tensor self) -> Scalar"}),
        "numel": frozenset({"(Tensor self) -> int"}),
        "requires_grad_": frozenset(
            {"(Tensor(a!) self, bool requires_grad=True) -> Tensor(a!)"}
        ),
        "retain_grad": frozenset({"(Tensor(a!) self) -> ()"}),
        "retains_grad": frozenset({"(Tensor self) -> bool"}),
        "storage_offset": frozenset({"(Tensor self) -> int"}),
    }
)

# Python's special methods that are operators in PyTorch as well.
_OPERATOR_METHODS: Final = frozenset(
    f"__{prefix}{name}__"
    for prefix in ("", "i", "r")
    for name in ("and", "or", "xor", "lshift", "rshift")
)

# What the bodies of generated functions name without such a prefix. A parameter of one of
# these names gets an underscore at its end.
BODY_NAMES: Final = frozenset(
    {
        *("AttributeError", "KeyError", "TypeError", "Exception", "NotImplemented"),
        *("isinstance", "type", "int", "float", "str", "list", "tuple", "DType"),
        *("Device", "Generator", "Layout", "MemoryFormat"),
        *("return_types", "_functions", "_op"),
    }
)


def is_reserved(name: str) -> bool:
    """Whether `name` would collide with a generated module's own names."""
    return name.startswith(RESERVED_PREFIXES)


def is_special(name: str) -> bool:
    """Whether Python gives names of this form a meaning: `__len__`."""
    return len(name) > 4 and name.startswith("__") and name.endswith("__")


def hides_attribute(name: str, signatures: Collection[str]) -> bool:
    """Whether a method of this name would take from tensors what they have themselves.

    `signatures` are those of all overloads: the schemas from the opening bracket on.
    """
    if name in TENSOR_OPERATORS:
        return TENSOR_OPERATORS[name] != frozenset(signatures)
    return name in TENSOR_ATTRIBUTES or (
        is_special(name) and name not in _OPERATOR_METHODS
    )


def py_name(name: str, taken: Collection[str] = ()) -> str:
    """`name` as an identifier: a keyword or a name in `taken` gets an underscore at its end.

    So does a name that means something else inside of a class, as `__x` does (Python
    reference, "Private name mangling"), until it ends in two.

    Raises ValueError for what is no identifier at all: the parser has refused it
    before, so this is a defect of the generator and no user's mistake.
    """
    name = _py_name(name)
    while name in taken:
        name += "_"
    return name


@cache
def _py_name(name: str) -> str:
    if not (name.isidentifier() and name.isascii()):
        raise ValueError(f"{name!r} is no identifier")
    while (
        keyword.iskeyword(name)
        or name == "__debug__"
        or (name.startswith("__") and not name.endswith("__"))
    ):
        name += "_"
    return name


def fresh(name: str, taken: Collection[str]) -> str:
    """A local variable's name that no parameter in `taken` has."""
    return py_name(name, taken)


# Helpers that generated modules import under the prefix `_rt_`, as they do modules.
_HELPERS: Final = frozenset(
    {
        *("functional", "inplace", "out", "default_functional", "default_inplace"),
        *("inplace_meta", "view_copy", "out_from_functional", "out_from_mutable"),
        *("functional_from_mutable", "missing_kernel", "backend_select", "bind_rows"),
        "Meta",
    }
)


def module_alias(module: str, number: int = 0) -> str:
    """What generated code calls a module of kernels: no helper's name, whatever the module's.

    `number` is that of its package, for packages that are looked in after the first.
    """
    if number:
        return f"_rt_{number}_{module}"
    return f"_rt_{module}_" if module.rstrip("_") in _HELPERS else f"_rt_{module}"


def one_line(text: str) -> str:
    """`text` for docstrings and lists of files: what could end either is a question mark."""
    shown = "".join(c if c.isprintable() and c not in '\\":' else "?" for c in text)
    return shown if shown == shown.strip() else f"?{shown.strip()}?"


def kernel_name(name: str) -> str:
    """The function for the kernel `name`: `abs_kernel` for `abs`, so as to hide no builtin."""
    if keyword.iskeyword(name) or name in BUILTINS:
        return f"{name}_kernel"
    return name


def find_collisions(names: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """From (identifier, owner) pairs, the identifiers of more than one owner, owners in order."""
    owners: dict[str, dict[str, None]] = {}
    for identifier, owner in names:
        owners.setdefault(identifier, {})[owner] = None
    return {
        identifier: list(found)
        for identifier, found in owners.items()
        if len(found) > 1
    }
