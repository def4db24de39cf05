"""functions.py: one function for each operator name. See Note [Choosing an overload]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..layout import Bracket, Form, call, docstring, render, signature, string
from ..model.functions import Variant
from ..names import fresh
from ..views import python
from .checking import CHECKING_HELPERS
from .environment import File
from .imports import annotation_imports, uses
from .package import Package
from .public import (
    PublicOverload,
    call_lines,
    inlined_handles,
    is_merged,
    merged_lines,
    merged_parameters,
    overloads,
    parameters,
    result,
    varargs_argument,
)
from .shards import Module


@dataclass(frozen=True, slots=True)
class Definition:
    """The lines of one public function, and of what it needs beside it."""

    name: str
    lines: list[str]


def emit(package: Package) -> Iterator[File]:
    """The module."""
    yield from Module(
        "functions",
        "functions.py.jinja",
        "The functions",
        _context,
        lambda package: [name for name, _ in overloads(package, Variant.function)],
        lambda package: [
            packet_name(name, method=True)
            for name, found in overloads(package, Variant.method)
            if is_packet(found)
        ],
    ).files(package)


def _context(package: Package) -> dict[str, Any]:
    definitions: list[Definition] = []
    packets: list[Definition] = []
    names: list[str] = []
    by_method = {n: o for n, o in overloads(package, Variant.method) if is_packet(o)}
    for name, found in overloads(package, Variant.function):
        names.append(name)
        if is_packet(found):
            packets.append(packet(package, name, found, by_method.pop(name, [])))
        definitions.append(_public(package, name, found))
    for name, found in by_method.items():
        packets.append(packet(package, name, [], found))
    texts = [line for d in (*definitions, *packets) for line in d.lines]
    handles = sorted(_handles(package))
    return {
        "title": package.title,
        "runtime": package.runtime,
        "parent": package.parent,
        "definitions": definitions,
        "packets": packets,
        "exports": names,
        "imports": annotation_imports(package.runtime, texts),
        "handles": [] if package.is_lazy else handles,
        "is_inlined": bool(handles),
        "uses_keys_of_list": uses("_rt_keys_of_list", texts),
        "uses_sequence": uses("Sequence", texts),
        "uses_any": uses("Any", texts),
        "uses_overload": uses("overload", texts),
        "uses_return_types": uses("return_types", texts),
        "uses_dtypes": uses("_rt_dtypes", texts),
        "uses_tensor_base": uses("_rt_TensorBase", texts),
        "helpers": [
            n
            for n in (
                *CHECKING_HELPERS,
                "ArgumentTypeError",
                "Overloads",
                "int_list",
                "no_overload",
                "out_tuple",
                "require_overload",
            )
            if uses(f"_rt_{n}", texts)
        ],
    }


def is_packet(found: Sequence[PublicOverload]) -> bool:
    """Whether the runtime has to choose. See Note [Choosing an overload]."""
    return len(found) > 1 and not is_merged(found)


def packet_name(name: str, *, method: bool) -> str:
    """The variable that holds the choice for a function or a method."""
    return f"_rt_method_{name}" if method else f"_rt_function_{name}"


def direct_name(package: Package, overload: PublicOverload) -> str:
    """The private function of one overload of a packet."""
    return f"_rt_direct_{package.wrapper_name(overload.main)}"


def packet(
    package: Package,
    name: str,
    functions: Sequence[PublicOverload],
    methods: Sequence[PublicOverload],
) -> Definition:
    """The private functions of all overloads, and the choice between them."""
    lines: list[str] = []
    members = {o.main.qualified_name: o for o in (*methods, *functions)}
    for overload in sorted(members.values(), key=lambda o: str(o.main.name)):
        lines += ["", ""]
        lines += _direct(package, direct_name(package, overload), overload)
    for found, method in ((functions, False), (methods, True)):
        if found:
            lines += ["", "", _choice(package, name, found, method=method)]
    return Definition(name, lines)


def _choice(
    package: Package, name: str, found: Sequence[PublicOverload], *, method: bool
) -> str:
    main = found[0].main
    rows: list[str | Bracket] = []
    for overload in sorted(found, key=lambda o: o.main.name.overload):
        items: list[str] = [
            string(overload.main.name.overload),
            direct_name(package, overload),
        ]
        rows.append(f"{items[0]}: {items[1]}")
    arguments: list[str | Bracket] = [
        string(f"{main.namespace}::{main.name.name}"),
        Bracket("{", rows, "}", Form.collection),
    ]
    packed = next((o for o in found if varargs_argument(o, method=method)), None)
    if packed is not None:
        index = packed.arguments().index(varargs_argument(packed, method=method))
        arguments.append(f"varargs={index}")
    return render(
        Bracket(f"{packet_name(name, method=method)} = _rt_Overloads(", arguments, ")")
    )


def _direct(package: Package, name: str, overload: PublicOverload) -> list[str]:
    return [
        signature(
            f"def {name}(",
            parameters(overload, method=False),
            f") -> {result(package, overload)}:",
        ),
        docstring(str(overload.main), indent=4),
        *call_lines(package, overload, indent=4),
    ]


def _public(package: Package, name: str, found: Sequence[PublicOverload]) -> Definition:
    if len(found) == 1:
        return Definition(name, _single(package, name, found[0]))
    if is_merged(found):
        return Definition(name, _merged(package, name, found))
    lines: list[str] = []
    for overload in found:
        head = signature(
            f"def {name}(",
            parameters(overload, method=False),
            f") -> {result(package, overload)}: ...",
        )
        lines += ["@overload", head]
    lines += [
        f"def {name}(*args: Any, **kwargs: Any) -> Any:",
        doc_of(found, indent=4),
        f"    return {packet_name(name, method=False)}(*args, **kwargs)",
    ]
    return Definition(name, lines)


def _single(package: Package, name: str, overload: PublicOverload) -> list[str]:
    packed = varargs_argument(overload, method=False)
    if packed is None:
        return _direct(package, name, overload)
    return varargs_lines(package, name, overload, method=False, indent=0)


def varargs_lines(
    package: Package, name: str, overload: PublicOverload, *, method: bool, indent: int
) -> list[str]:
    """A function whose list of integers may be spread over separate arguments."""
    packed = varargs_argument(overload, method=method)
    assert packed is not None
    own = python.argument_name(packed)
    spread = fresh(f"{own}_", [python.argument_name(a) for a in overload.arguments()])
    found: list[str] = []
    for text in parameters(overload, method=method):
        if text == "*":
            continue
        if text.partition(":")[0] == own:
            found.append(f"*{spread}: int | Sequence[int]")
            found.append(f"{own}: Sequence[int] | None = None")
        else:
            found.append(text)
    operator = overload.main.qualified_name
    return [
        signature(
            f"def {name}(", found, f") -> {result(package, overload)}:", indent=indent
        ),
        docstring(str(overload.main), indent=indent + 4),
        call(
            f"{own} = _rt_int_list(",
            [string(operator), string(own), spread, own],
            ")",
            indent=indent + 4,
        ),
        *call_lines(package, overload, indent=indent + 4),
    ]


def _merged(package: Package, name: str, found: Sequence[PublicOverload]) -> list[str]:
    return [
        signature(
            f"def {name}(",
            merged_parameters(found, method=False),
            f") -> {result(package, found[0])}:",
        ),
        doc_of(found, indent=4),
        *merged_lines(package, name, found, indent=4),
    ]


def doc_of(found: Sequence[PublicOverload], *, indent: int) -> str:
    """The schemas of all overloads as one docstring."""
    margin = " " * indent
    lines = [docstring(str(o.main), indent=0)[3:-3] for o in found]
    body = "\n".join([lines[0], *(f"{margin}{line}" for line in lines[1:])])
    return f'{margin}"""{body}\n{margin}"""'


def _handles(package: Package) -> Iterator[str]:
    for _, found in overloads(package, Variant.function):
        if is_merged(found):
            yield from inlined_handles(found)
