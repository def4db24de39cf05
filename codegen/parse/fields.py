"""The one table of the fields that an entry can have.

The parser, and everything that wants to know the format (reference pages, editor schemas),
reads this.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ..model.functions import DeviceCheck, Variant
from . import decoders, structured_decoders
from .decoders import Decoder

__all__ = ["FIELDS", "Field", "Shape"]


class Shape(Enum):
    """What YAML value a field takes."""

    string = "a string"
    boolean = "a boolean"
    strings = "a list of strings"
    string_or_strings = "a string or a list of strings"
    mapping = "a mapping"
    string_or_mapping = "a string or a mapping"


@dataclass(frozen=True, slots=True)
class Field:
    """One field: its name in YAML, the value it takes, its default, and what it is for.

    Args:
        requires: what else the entry must have, or must not.
        writes: what the generator makes of the field.
    """

    name: str
    shape: Shape
    decode: Decoder
    default: Hashable
    summary: str
    requires: str
    writes: str


# Fields are called in the model as they are in YAML, except `func`, which becomes namespace
# and schema, and `dispatch`, which becomes rows of the backend indices.
FIELDS: Final = (
    Field(
        "func",
        Shape.string,
        decoders.schema,
        None,
        "The operator's schema. The only field that every entry must have.",
        "The canonical spelling.",
        "A typed wrapper in operators.py and redispatch.py, a function in functions.py"
        " unless only a method is wanted, a row in RegisterSchema.py; for a signature that"
        " no other operator has, a wrapper in boxed_kernel_wrappers.py.",
    ),
    Field(
        "variants",
        Shape.string,
        decoders.variants,
        frozenset({Variant.function}),
        "Whether Python has the operator as 'function', as 'method', or as 'function, method'.",
        "For 'method': an argument called self, and no python_module. Out variants are"
        " functions.",
        "'function': the operator in functions.py; 'method': a method of Tensor in"
        " tensor_body.py.",
    ),
    Field(
        "dispatch",
        Shape.mapping,
        decoders.dispatch,
        None,
        "The kernel for each dispatch key. Without it the operator has one kernel, of its"
        " own name, under CompositeImplicitAutograd, unless it is structured.",
        "Keys that schema files may name, each once. Factories must have it; it must not"
        " only repeat what holds without it.",
        "For each key a row in Register<Key>.py, and the signature that the kernel must"
        " have in native_functions.py.",
    ),
    Field(
        "structured",
        Shape.boolean,
        decoders.boolean,
        False,
        "On an out variant: the kernels compute only; a meta function gives shapes and dtypes.",
        "An out variant, and a functional variant that delegates to it.",
        "In Register<Key>.py of each key with a kernel, and of Meta, rows for all"
        " variants, made from the shape function meta_<name> and the out kernel.",
    ),
    Field(
        "structured_delegate",
        Shape.string,
        decoders.delegate,
        None,
        "On the other variants: the structured out variant that they are made from.",
        "Not an out variant. The delegate is structured and has the same arguments. No"
        " kernel of its own on the keys of the delegate.",
        "The rows of this variant on the keys of the delegate, on Meta, and under"
        " CompositeExplicitAutogradNonFunctional.",
    ),
    Field(
        "structured_inherits",
        Shape.string,
        decoders.identifier,
        None,
        "On a structured out variant: what its meta function builds on, such as"
        " TensorIteratorBase.",
        "structured: True.",
        "With TensorIteratorBase, kernels whose results may be stored in another dtype.",
    ),
    Field(
        "precomputed",
        Shape.strings,
        structured_decoders.precomputed,
        None,
        "On a structured out variant: what the meta function computes for the kernel, as"
        " 'argument -> type name', and in the last item 'type name' for values besides.",
        "structured: True, and names of the operator's arguments.",
        "The kernel's signature in native_functions.py with what is computed in place of"
        " the arguments.",
    ),
    Field(
        "ufunc_inner_loop",
        Shape.string_or_mapping,
        structured_decoders.ufunc_inner_loop,
        (),
        "On a structured out variant: the elementwise function that its CPU and CUDA"
        " kernels are made of.",
        "structured: True.",
        "Rows for kernels called ufunc_<name>_CPU and ufunc_<name>_CUDA, on those of the"
        " two keys that dispatch leaves out.",
    ),
    Field(
        "autogen",
        Shape.string,
        decoders.autogen,
        (),
        "The variants to derive: an out variant, and with it a functional one if there is none.",
        "Kernels that are not composite implicit. All variants that are derived must be"
        " named.",
        "An operator like any other for each name, with a kernel made from that of the"
        " entry.",
    ),
    Field(
        "tags",
        Shape.string_or_strings,
        decoders.tags,
        frozenset(),
        "What else is known of the operator, in the words of tags.yaml.",
        "Tags that tags.yaml defines.",
        "The tags in the operator's row in RegisterSchema.py, which code asks for at run"
        " time.",
    ),
    Field(
        "python_module",
        Shape.string,
        decoders.module,
        None,
        "The module that the function is public in, such as nn or linalg.",
        "A dotted name, and no variant 'method'.",
        "Nothing: the function is in functions.py as all others are.",
    ),
    Field(
        "category_override",
        Shape.string,
        decoders.text,
        None,
        "How documentation sorts the operator; 'factory' or 'dummy'.",
        "Nothing.",
        "Nothing: it is read for tools that sort documentation.",
    ),
    Field(
        "device_check",
        Shape.string,
        decoders.device_check,
        DeviceCheck.ExactSame,
        "ExactSame if all tensors of a call must be on one device, else NoCheck.",
        "NoCheck on operators of lists (_foreach).",
        "Nothing: kernels check their arguments.",
    ),
    Field(
        "device_guard",
        Shape.boolean,
        decoders.boolean,
        True,
        "Whether a call selects the device of its tensors first.",
        "Not False on structured operators.",
        "Nothing: there is no current device.",
    ),
    Field(
        "manual_kernel_registration",
        Shape.boolean,
        decoders.boolean,
        False,
        "Whether the kernels are registered by hand; nothing is generated for them.",
        "No dispatch.",
        "No kernel for Meta, which an in-place operator has otherwise.",
    ),
    Field(
        "manual_cpp_binding",
        Shape.boolean,
        decoders.boolean,
        False,
        "Whether the public function is written by hand.",
        "Nothing.",
        "No out and functional variants for a group of operators that all have it.",
    ),
    Field(
        "cpp_no_default_args",
        Shape.strings,
        decoders.names,
        frozenset(),
        "Arguments whose defaults C++ callers do not get, because overloads would be ambiguous.",
        "Arguments that have a default.",
        "Nothing: Python tells overloads apart by more than their number of arguments.",
    ),
    Field(
        "use_const_ref_for_mutable_tensors",
        Shape.boolean,
        decoders.boolean,
        False,
        "Whether kernels take written tensors by const reference; an in-place kernel then"
        " returns one.",
        "Not an out variant.",
        "Nothing: Python passes objects.",
    ),
)
