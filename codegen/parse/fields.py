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
    """One field: its name in YAML, the value it takes, its default, and what it is for."""

    name: str
    shape: Shape
    decode: Decoder
    default: Hashable
    summary: str


# Fields are called in the model as they are in YAML, except `func`, which becomes namespace
# and schema, and `dispatch`, which becomes rows of the backend indices.
FIELDS: Final = (
    Field(
        "func",
        Shape.string,
        decoders.schema,
        None,
        "The operator's schema. The only field that every entry must have.",
    ),
    Field(
        "variants",
        Shape.string,
        decoders.variants,
        frozenset({Variant.function}),
        "Whether Python has the operator as 'function', as 'method', or as 'function, method'.",
    ),
    Field(
        "dispatch",
        Shape.mapping,
        decoders.dispatch,
        None,
        "The kernel for each dispatch key. Without it the operator has one kernel, of its"
        " own name, under CompositeImplicitAutograd, unless it is structured.",
    ),
    Field(
        "structured",
        Shape.boolean,
        decoders.boolean,
        False,
        "On an out variant: the kernels compute only; a meta function gives shapes and dtypes.",
    ),
    Field(
        "structured_delegate",
        Shape.string,
        decoders.delegate,
        None,
        "On the other variants: the structured out variant that they are made from.",
    ),
    Field(
        "structured_inherits",
        Shape.string,
        decoders.identifier,
        None,
        "On a structured out variant: what its meta function builds on, such as"
        " TensorIteratorBase.",
    ),
    Field(
        "precomputed",
        Shape.strings,
        structured_decoders.precomputed,
        None,
        "On a structured out variant: what the meta function computes for the kernel, as"
        " 'argument -> type name', and in the last item 'type name' for values besides.",
    ),
    Field(
        "ufunc_inner_loop",
        Shape.string_or_mapping,
        structured_decoders.ufunc_inner_loop,
        (),
        "On a structured out variant: the elementwise function that its CPU and CUDA"
        " kernels are made of.",
    ),
    Field(
        "autogen",
        Shape.string,
        decoders.autogen,
        (),
        "The variants to derive: an out variant, and with it a functional one if there is none.",
    ),
    Field(
        "tags",
        Shape.string_or_strings,
        decoders.tags,
        frozenset(),
        "What else is known of the operator, in the words of tags.yaml.",
    ),
    Field(
        "python_module",
        Shape.string,
        decoders.module,
        None,
        "The module that the function is public in, such as nn or linalg.",
    ),
    Field(
        "category_override",
        Shape.string,
        decoders.text,
        None,
        "How documentation sorts the operator; 'factory' or 'dummy'.",
    ),
    Field(
        "device_check",
        Shape.string,
        decoders.device_check,
        DeviceCheck.ExactSame,
        "ExactSame if all tensors of a call must be on one device, else NoCheck.",
    ),
    Field(
        "device_guard",
        Shape.boolean,
        decoders.boolean,
        True,
        "Whether a call selects the device of its tensors first.",
    ),
    Field(
        "manual_kernel_registration",
        Shape.boolean,
        decoders.boolean,
        False,
        "Whether the kernels are registered by hand; nothing is generated for them.",
    ),
    Field(
        "manual_cpp_binding",
        Shape.boolean,
        decoders.boolean,
        False,
        "Whether the public function is written by hand.",
    ),
    Field(
        "cpp_no_default_args",
        Shape.strings,
        decoders.names,
        frozenset(),
        "Arguments whose defaults C++ callers do not get, because overloads would be ambiguous.",
    ),
    Field(
        "use_const_ref_for_mutable_tensors",
        Shape.boolean,
        decoders.boolean,
        False,
        "Whether kernels take written tensors by const reference; an in-place kernel then"
        " returns one.",
    ),
)
