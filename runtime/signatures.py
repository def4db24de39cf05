"""What `help` and `inspect.signature` say of operators: their schemas, in Python's terms.

Looked up only when somebody asks, so the modules that call operators import this late.
"""

from __future__ import annotations

import keyword
from inspect import Parameter, Signature, cleandoc
from textwrap import indent
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

from .keys import DispatchKey
from .locations import written_at
from .parameters import default_of

if TYPE_CHECKING:
    from .entry import OperatorEntry
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
_TELLING: Final = (
    DispatchKey.CPU,
    DispatchKey.CompositeImplicitAutograd,
    DispatchKey.CompositeExplicitAutograd,
)


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
    """The schema, the tags, the keys that have kernels, and what one of these says."""
    entry = handle.entry
    if entry.definition is None:
        return f"{handle} is not defined."
    facts = []
    if entry.definition.tags:
        facts.append(f"tags: {', '.join(entry.definition.tags)}")
    facts.append(f"kernels: {', '.join(map(str, sorted(entry.kernels))) or 'none'}")
    parts = [str(entry.definition.schema), "\n".join(facts), *_said_by_kernel(entry)]
    return "\n\n".join(parts)


def doc_of_packet(packet: OperatorPacket) -> str:
    """The schemas of all overloads; of a single one all that there is to say."""
    handles = _handles(packet)
    if not handles:
        return f"{packet!r}"
    if len(handles) == 1:
        return doc_of_handle(handles[0])
    names = packet.overloads()
    return "\n".join(
        (
            *(str(handle.schema) for handle in handles),
            "",
            "A call goes to the overload that fits its arguments best. help() of an"
            f" overload, such as {names[0]}, lists its kernels.",
        )
    )


def _said_by_kernel(entry: OperatorEntry) -> list[str]:
    """The docstring of the first kernel that has one, below where it is written."""
    for key in (*_TELLING, *sorted(entry.kernels)):
        registration = entry.kernels.get(key)
        unboxed = None if registration is None else registration.kernel.unboxed
        # What is made around a function says nothing of its own.
        function = getattr(unboxed, "made_from", unboxed)
        said = function.__doc__ if isinstance(function, FunctionType) else None
        if said:
            text = indent(cleandoc(said), "    ")
            return [f"kernel for {key}, {written_at(function)}:\n{text}"]
    return []


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
