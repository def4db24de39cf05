"""operators.py and redispatch.py: one typed wrapper for each overload.

See Note [The wrapper] for the shape of a wrapper and why it is so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from runtime.schema import Argument, BaseTy, BaseType, ListType, OptionalType

from ..layout import (
    Bracket,
    Form,
    call,
    docstring,
    signature,
    string,
    two_subscripts,
)
from ..model.functions import NativeFunction
from ..names import fresh
from ..views import python
from .checking import CHECKING_HELPERS, checking_lines
from .environment import File
from .imports import annotation_imports, uses
from .package import Package
from .shards import Module

# Note [The wrapper]
# ~~~~~~~~~~~~~~~~~~
# A wrapper is the whole of the work between a caller and a kernel, so it does nothing
# that can be done elsewhere:
# - The union of the arguments' keys is one integer. Tensors of one device share the
#   very object, so that two of them usually need no `|`.
# - `activity.is_live` is False as long as no thread or task has changed its dispatch
#   state. Otherwise the context is asked which of the operator's caches is the one. See
#   Note [Counting live states] and Note [Adjustments] in the runtime.
# - A miss, an argument without keys (no tensor) and a list with such an element are
#   exceptions, which cost nothing where they don't happen. After a miss, `lookup_for` finds
#   the kernel the long way; `explain_call` says what is wrong with the arguments, or
#   finds that there is another way to read them.
# - The call of the kernel is outside of that `try`, so that what a kernel raises is
#   never taken for one of these. It has one of its own: what the wrapper does not look
#   at, like the elements of lists, is looked at when a kernel has failed on it.
# - Arguments that are no tensors: see Note [Values of the very type].


@dataclass(frozen=True, slots=True)
class Wrapper:
    """The texts of one wrapper."""

    handle: str
    signature: str
    docstring: str
    prologue: list[str]
    body: list[str]


def emit(package: Package) -> Iterator[File]:
    """The two modules."""
    for name, summary, redispatch in (
        ("operators", "One typed wrapper for each operator", False),
        ("redispatch", "The operators with a key set as first argument", True),
    ):
        yield from Module(
            name,
            f"{name}.py.jinja",
            summary,
            lambda package, redispatch=redispatch: _context(package, redispatch),  # type: ignore[misc]
            lambda package: [package.wrapper_name(f) for f in package.functions],
            lambda package: [handle_name(f) for f in package.functions],
        ).files(package)


def _context(package: Package, redispatch: bool) -> dict[str, Any]:
    build = _redispatch if redispatch else _wrapper
    wrappers = [build(package, f) for f in package.functions]
    texts = [line for w in wrappers for line in (w.signature, w.handle, *w.prologue)]
    return {
        "title": package.title,
        "runtime": package.runtime,
        "parent": package.parent,
        "exports": [],
        "wrappers": wrappers,
        "imports": annotation_imports(package.runtime, texts),
        "uses_sequence": uses("Sequence", texts),
        "uses_dtypes": uses("_rt_dtypes", texts),
        "helpers": [name for name in CHECKING_HELPERS if uses(f"_rt_{name}", texts)],
        "uses_keys_of_list": uses(
            "_rt_keys_of_list", [line for w in wrappers for line in w.body]
        ),
    }


def handle_name(function: NativeFunction) -> str:
    """The variable of operators.py that holds the operator's handle."""
    return f"_op_{function.name.unambiguous_name()}"


def _handle(function: NativeFunction) -> tuple[str, str]:
    """The name of the handle's variable, and the line that makes it."""
    name = handle_name(function)
    arguments = [
        string(f"{function.namespace}::{function.name.name}"),
        string(function.name.overload),
    ]
    returns = python.returns(function.schema)
    head = f"{name}: _rt_TypedOperator[{returns}] = _rt_get_handle("
    return name, call(head, arguments, ")")


def _wrapper(package: Package, function: NativeFunction) -> Wrapper:
    schema = function.schema
    return Wrapper(
        _handle(function)[1],
        signature(
            f"def {package.wrapper_name(function)}(",
            python.parameters(schema),
            f") -> {python.returns(schema)}:",
        ),
        docstring(str(function), indent=4),
        checking_lines(handle_name(function), schema.arguments, indent=4),
        dispatch_lines(function, indent=4, handle=handle_name(function)),
    )


def dispatch_lines(function: NativeFunction, *, indent: int, handle: str) -> list[str]:
    """Statements that find the kernel and return its result. See Note [The wrapper]."""
    arguments = function.schema.arguments
    names = [python.argument_name(a) for a in arguments]
    keys, kernel = fresh("keys", names), fresh("kernel", names)
    context = fresh("context", names)
    bringing = [n for n, a in zip(names, arguments, strict=True) if _holds_keys(a)]
    lines = key_lines(arguments, keys)
    bits = keys
    if not lines:
        bits = "0"
    elif lines[0] == lines[-1]:
        bits, lines = lines[0].removeprefix(f"{keys} = "), []
    everything = Bracket("(", names, ")", Form.collection)
    margin = " " * indent
    return [
        f"{margin}try:",
        *(f"{margin}    {line}" for line in lines),
        f"{margin}    if _rt_activity.is_live:",
        f"{margin}        {context} = _rt_get_state().adjustment",
        two_subscripts(kernel, f"{handle}.caches", (context, bits), indent=indent + 8),
        f"{margin}    else:",
        call(f"{kernel} = {handle}.cache[", [bits], "]", indent=indent + 8),
        f"{margin}except KeyError:",
        call(f"{kernel} = {handle}.lookup_for(", bringing, ")", indent=indent + 4),
        f"{margin}except (AttributeError, TypeError):",
        call(
            f"{kernel} = {handle}.explain_call(", [everything], ")", indent=indent + 4
        ),
        *_run_lines(function, kernel, handle, indent=indent),
    ]


def _run_lines(
    function: NativeFunction, kernel: str, handle: str, *, indent: int
) -> list[str]:
    """Statements that call the kernel; where it fails, the arguments are looked at."""
    names = [python.argument_name(a) for a in function.schema.arguments]
    everything = Bracket("(", names, ")", Form.collection)
    returning = "" if python.returns(function.schema) == "None" else "return "
    margin = " " * indent
    return [
        f"{margin}try:",
        call(f"{returning}{kernel}(", names, ")", indent=indent + 4),
        f"{margin}except Exception:",
        call(
            f"{handle}.check_arguments(",
            [everything],
            ")",
            indent=indent + 4,
        ),
        f"{margin}    raise",
    ]


def _redispatch(package: Package, function: NativeFunction) -> Wrapper:
    schema = function.schema
    handle, definition = _handle(function)
    returns = python.returns(schema)
    names = [python.argument_name(a) for a in schema.arguments]
    keys, kernel = fresh("keys", names), fresh("kernel", names)
    return Wrapper(
        definition,
        signature(
            f"def {package.wrapper_name(function)}(",
            [f"{keys}: DispatchKeySet", *python.parameters(schema)],
            f") -> {returns}:",
        ),
        docstring(str(function), indent=4),
        checking_lines(handle, schema.arguments, indent=4),
        [
            "    try:",
            call(
                f"{kernel} = {handle}.redispatched[", [f"{keys}._repr"], "]", indent=8
            ),
            "    except (AttributeError, KeyError):",
            call(f"{kernel} = {handle}.lookup_redispatched(", [keys], ")", indent=8),
            *_run_lines(function, kernel, handle, indent=4),
        ],
    )


def key_lines(arguments: tuple[Argument, ...], keys: str) -> list[str]:
    """Statements that leave the union of the arguments' keys in the variable `keys`."""
    found: list[str] = []
    for argument in arguments:
        name = python.argument_name(argument)
        kind = _holds_keys(argument)
        if kind is None:
            continue
        if kind == "plain":
            if not found:
                found.append(f"{keys} = {name}._keys")
            else:
                found += [
                    f"if {name}._keys is not {keys}:",
                    f"    {keys} |= {name}._keys",
                ]
        elif kind == "optional":
            if not found:
                found.append(f"{keys} = 0")
            found += [f"if {name} is not None:", f"    {keys} |= {name}._keys"]
        else:
            operator = "|=" if found else "="
            found.append(f"{keys} {operator} _rt_keys_of_list({name})")
    return found


def _holds_keys(argument: Argument) -> str | None:
    """Whether the argument brings dispatch keys: "plain", "optional", "list" or None.

    Generators do, like tensors: ATen/core/dispatch/DispatchKeyExtractor.h.
    """
    match argument.type:
        case BaseType(BaseTy.Tensor):
            return "plain"
        case OptionalType(BaseType(BaseTy.Tensor | BaseTy.Generator)):
            return "optional"
        case BaseType(BaseTy.Generator):
            return "optional"
        case ListType() | OptionalType(ListType()) if argument.type.is_tensor_like():
            return "list"
        case _:
            return None
