"""boxed_kernel_wrappers.py: how a boxed kernel is called unboxed, once for each signature."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from runtime.schema import FunctionSchema

from ..layout import LINE_LENGTH, Bracket, Form, render, signature
from ..names import fresh
from ..views import boxed
from .environment import File
from .imports import annotation_imports, uses
from .package import Package


@dataclass(frozen=True, slots=True)
class Specialisation:
    """The texts of one wrapper; `key` is the signature that it serves."""

    name: str
    key: str
    head: str
    lines: list[str]


def emit(package: Package) -> Iterator[File]:
    """The one file."""
    by_key = _signatures(package)
    yield File(
        PurePosixPath("boxed_kernel_wrappers.py"),
        "boxed_kernel_wrappers.py.jinja",
        lambda: _context(package, by_key),
        # A signature can be without names of arguments, which the wrapper has.
        key=lambda: "\n".join(
            [package.title, package.runtime, *map(str, by_key.values())]
        ),
    )


def _signatures(package: Package) -> dict[str, FunctionSchema]:
    """The distinct signatures, each with the first schema that has it."""
    by_key: dict[str, FunctionSchema] = {}
    for function in package.functions:
        by_key.setdefault(function.schema.boxed_signature(), function.schema)
    return by_key


def _context(package: Package, by_key: dict[str, FunctionSchema]) -> dict[str, Any]:
    # Names of classes can be such that two signatures are spelled alike.
    found: list[Specialisation] = []
    taken: set[str] = set()
    for key, schema in sorted(by_key.items()):
        name = fresh(boxed.name(schema), taken)
        taken.add(name)
        found.append(_specialisation(name, key, schema))
    texts = [line for s in found for line in s.lines]
    return {
        "title": package.title,
        "runtime": package.runtime,
        "wrappers": found,
        "imports": annotation_imports(package.runtime, texts),
        "uses_sequence": uses("Sequence", texts),
    }


def _specialisation(name: str, key: str, schema: FunctionSchema) -> Specialisation:
    slots = boxed.slots(schema)
    results = boxed.results(schema)
    returns = boxed.returns(schema)
    stack = Bracket("stack: list[Any] = [", slots, "]", Form.collection)
    lines = [
        signature("def call(", boxed.parameters(schema), f") -> {returns}:", indent=4),
        render(stack, indent=8),
        "        boxed(op, stack)",
        *_result_lines(results, boxed.result_annotations(schema)),
        "",
        "    return call",
    ]
    head = signature(
        f"def {name}(",
        ["op: Operator", "boxed: BoxedFunction"],
        ") -> Callable[..., Any]:",
    )
    return Specialisation(name, key, head, lines)


def _result_lines(results: boxed.Results, annotations: Sequence[str]) -> list[str]:
    if results.needs_stack:
        names = [f"r{index}" for index in range(results.count)]
        given = [
            expression or name
            for name, expression in zip(names, results.expressions, strict=True)
        ]
        declared = [
            f"        {name}: {annotation}"
            for name, annotation, expression in zip(
                names, annotations, results.expressions, strict=True
            )
            if expression is None
        ]
        return [
            *declared,
            "        try:",
            _several("", names, " = stack", indent=12),
            "        except ValueError:",
            f"            raise wrong_stack(op, boxed, len(stack), {results.count}) from None",
            _several("return ", given, "", indent=8, single=True),
        ]
    check = "if stack:" if results.count == 0 else f"if len(stack) != {results.count}:"
    lines = [
        f"        {check}",
        f"            raise wrong_stack(op, boxed, len(stack), {results.count})",
    ]
    given = [expression for expression in results.expressions if expression is not None]
    if given:
        lines.append(_several("return ", given, "", indent=8, single=True))
    return lines


def _several(
    head: str, items: Sequence[str], tail: str, *, indent: int, single: bool = False
) -> str:
    """A tuple without its brackets, which it gets where it is longer than a line.

    `single`: one item stands for itself and makes no tuple.
    """
    plain = f"{' ' * indent}{head}{', '.join(items)}{tail}"
    if (len(items) > 1 or single) and len(plain) <= LINE_LENGTH:
        return plain
    whole = Bracket(f"{head}(", items, f"){tail}", Form.collection)
    return render(whole, indent=indent)
