"""Operator schemas: the one model, parser and printer of the project.

`parse_schema` reads the text of a schema into a `FunctionSchema`; `str` prints it. The
generator reads schema files with it (`strict`), the runtime what is defined by hand.
Imports nothing of Boxwood but the base of its exceptions.
"""

from .checks import check
from .conventions import reserved_name
from .defaults import Default, DefaultValue, SymbolDefault
from .errors import CODES, Problem, SchemaError
from .findings import Finding, Part
from .model import FunctionSchema, SchemaKind, TensorOptionsArguments
from .names import BaseOperatorName, OperatorName
from .parameters import Annotation, Argument, Return
from .parser import canonical_text, parse_operator_name, parse_schema, parse_type
from .types import (
    BASE_TYPES,
    BaseTy,
    BaseType,
    CustomClassType,
    DictType,
    FutureKind,
    FutureType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    TypeVariable,
)

__all__ = [
    # reading
    "parse_schema",
    "parse_type",
    "parse_operator_name",
    "canonical_text",
    # the model
    "FunctionSchema",
    "SchemaKind",
    "OperatorName",
    "BaseOperatorName",
    "Argument",
    "Return",
    "Annotation",
    "Default",
    "DefaultValue",
    "SymbolDefault",
    "TensorOptionsArguments",
    # types
    "Type",
    "BaseTy",
    "BaseType",
    "BASE_TYPES",
    "CustomClassType",
    "TypeVariable",
    "OptionalType",
    "ListType",
    "TupleType",
    "DictType",
    "FutureType",
    "FutureKind",
    # what can be wrong
    "SchemaError",
    "Problem",
    "CODES",
    "check",
    "reserved_name",
    "Finding",
    "Part",
]
