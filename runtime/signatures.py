"""What `help` and `inspect.signature` say of operators: their schemas, in Python's terms.

Looked up only when somebody asks, so the modules that call operators import this late.
"""

from __future__ import annotations

import keyword
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any, Final

from .parameters import default_of

if TYPE_CHECKING:
    from .operator import OperatorHandle
    from .ops import OperatorPacket
    from .schema import FunctionSchema

__all__ = [
    "doc_of_handle",
    "doc_of_packet",
    "signature_of",
    "signature_of_handle",
    "signature_of_packet",
]


_BY_NAME: Final = Parameter.KEYWORD_ONLY


def signature_of(schema: FunctionSchema) -> Signature:
    """The parameters with their defaults; annotations are types of the schema, as text.

    An argument whose name Python reserves has an underscore at the end: `from_`.
    """
    parameters = []
    for argument in schema.arguments:
        name = (
            f"{argument.name}_" if keyword.iskeyword(argument.name) else argument.name
        )
        kind = _BY_NAME if argument.kwarg_only else Parameter.POSITIONAL_OR_KEYWORD
        has_none = argument.default is None
        default = Parameter.empty if has_none else default_of(argument)
        text = str(argument.type)
        parameters.append(Parameter(name, kind, default=default, annotation=text))
    if schema.is_vararg:
        after = [p for p in parameters if p.kind is _BY_NAME]
        before = parameters[: len(parameters) - len(after)]
        more = Parameter("args", Parameter.VAR_POSITIONAL)
        parameters = [*before, more, *after]
    return Signature(parameters, return_annotation=_returns(schema))


def _returns(schema: FunctionSchema) -> Any:
    types = [str(result.type) for result in schema.returns]
    if schema.is_varret:
        return Signature.empty
    return types[0] if len(types) == 1 else f"({', '.join(types)})" if types else None


def doc_of_handle(handle: OperatorHandle) -> str:
    """The schema and the tags."""
    if not handle.is_defined:
        return f"{handle} is not defined."
    tags = f"\n\ntags: {', '.join(handle.tags)}" if handle.tags else ""
    return f"{handle.schema}{tags}"


def doc_of_packet(packet: OperatorPacket) -> str:
    """The schemas of all overloads."""
    schemas = [str(handle.schema) for handle in _handles(packet)]
    if not schemas:
        return f"{packet!r}"
    if len(schemas) > 1:
        schemas += ["", "A call goes to the overload that fits its arguments best."]
    return "\n".join(schemas)


def signature_of_handle(handle: OperatorHandle) -> Signature:
    """The parameters of the operator. AttributeError if it is not defined."""
    if not handle.is_defined:
        raise AttributeError(f"{handle} is not defined")
    return signature_of(handle.schema)


def signature_of_packet(packet: OperatorPacket) -> Signature:
    """The parameters of the only overload. AttributeError if there are several, or none."""
    handles = _handles(packet)
    if len(handles) != 1:
        raise AttributeError(f"{packet!r}: each overload has a signature of its own")
    return signature_of(handles[0].schema)


def _handles(packet: OperatorPacket) -> list[OperatorHandle]:
    return [getattr(packet, name) for name in packet.overloads()]
