"""The page for those who write emitters and templates: what these are given, from the classes.

docs/emitters-reference.md lists attributes with the types and the sentences that stand in the
code, so that it has all of them, and none that do not exist.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cached_property
from typing import Any, Final

from runtime.schema import (
    Annotation,
    Argument,
    BaseOperatorName,
    BaseType,
    FunctionSchema,
    ListType,
    OperatorName,
    OptionalType,
    Return,
)

from .emit.environment import File, environment
from .emit.package import Package, Selection
from .kernel_index import KernelFunction
from .link import KernelUse, Linked, Row
from .markdown import markdown_table
from .model.extra import Extra, FieldValue
from .model.functions import FieldSpans, NativeFunction
from .model.groups import NativeFunctionsGroup
from .parse.fields import FIELDS
from .views import kernel, python

__all__ = ["CLASSES", "emitters_page"]

CLASSES: Final[tuple[type, ...]] = (
    File,
    Package,
    NativeFunction,
    FunctionSchema,
    Argument,
    Return,
    Annotation,
    BaseType,
    OptionalType,
    ListType,
    OperatorName,
    BaseOperatorName,
    NativeFunctionsGroup,
    FieldSpans,
    Selection,
    Linked,
    Row,
    KernelUse,
    KernelFunction,
)
"""What an emitter gives, what it is given, and what is found from there."""

# Modules whose functions say how a schema looks in Python.
_VIEWS: Final = (python, kernel)

_INTRODUCTION: Final = """\
# Emitters and templates

*Made from the code by `python -m codegen reference`.*

An [emitter](reading-schema-files.md#configuration) is a function that gets the `Package` and gives
`File`s. A template sees the variables that its `File` gives it, by the names in `context`, and the
filters below; nothing else. A variable that is not there is an error. Templates are Jinja's, with
`trim_blocks` and `lstrip_blocks`: a line that holds only a tag leaves nothing.
"""


def emitters_page() -> str:
    """The whole page."""
    parts = [_INTRODUCTION, _filters(), "## Classes\n"]
    parts += [_class(cls) for cls in CLASSES]
    parts.append(
        "## Python's view of a schema\n\n"
        "Functions of modules that an emitter may import; what they give is text.\n"
    )
    parts += [_module(module) for module in _VIEWS]
    return "\n".join(parts)


def _filters() -> str:
    own = environment().filters
    defaults = type(environment())().filters
    rows = [
        (
            f"`{name}`",
            f"`{function.__module__}.{function.__name__}`",
            _summary(function),
        )
        for name, function in sorted(own.items())
        if function is not defaults.get(name)
    ]
    head = "## Filters\n\nBesides those of Jinja:\n"
    return f"{head}\n{markdown_table(('filter', 'is', 'what it gives'), rows)}"


def _class(cls: type) -> str:
    rows = [*_fields(cls), *_members(cls)]
    place = f"`{cls.__module__}.{cls.__name__}`"
    summary, *more = _paragraphs(cls)
    text = f"### {cls.__name__}\n\n{place}: {summary}\n"
    text += "".join(f"\n{paragraph}\n" for paragraph in more)
    table = markdown_table(("attribute", "type", "what it is"), rows)
    return f"{text}\n{table}"


def _fields(cls: type) -> Iterator[tuple[str, str, str]]:
    if not is_dataclass(cls):
        return
    said = _arguments(cls)
    if cls is NativeFunction:
        said |= {field.name: field.summary for field in FIELDS}
    for field in fields(cls):
        if not field.name.startswith("_"):
            yield f"`{field.name}`", f"`{_type(field.type)}`", said.get(field.name, "")


def _members(cls: type) -> Iterator[tuple[str, str, str]]:
    """Properties and methods."""
    for name, value in sorted(vars(cls).items()):
        if name.startswith("_"):
            continue
        if isinstance(value, cached_property):
            function: Callable[..., Any] = value.func
            shown = f"`{name}`"
        elif isinstance(value, property):
            assert value.fget is not None
            function, shown = value.fget, f"`{name}`"
        elif isinstance(value, (staticmethod, classmethod)):
            function = value.__func__
            shown = f"`{name}({', '.join(_parameters(function))})`"
        elif inspect.isfunction(value):
            function, shown = value, f"`{name}({', '.join(_parameters(value))})`"
        else:
            continue
        result = _type(inspect.signature(function).return_annotation)
        yield shown, f"`{result}`", _summary(function)


def _module(module: Any) -> str:
    rows = [
        (f"`{name}({', '.join(_parameters(value))})`", _summary(value))
        for name, value in vars(module).items()
        if inspect.isfunction(value)
        and value.__module__ == module.__name__
        and not name.startswith("_")
    ]
    text = f"### {module.__name__}\n\n{_summary(module)}\n"
    return f"{text}\n{markdown_table(('function', 'what it gives'), rows)}"


def _parameters(function: Callable[..., Any]) -> list[str]:
    names = inspect.signature(function).parameters
    return [name for name in names if name not in ("self", "cls")]


def _type(annotation: Any) -> str:
    text = annotation if isinstance(annotation, str) else _name(annotation)
    for name, alias in _ALIASES.items():
        text = text.replace(str(alias), name)
    return re.sub(r"\b(?:collections\.abc|typing|[a-z_]+(?:\.[a-z_]+)+)\.", "", text)


# What is evaluated where annotations are, by the name that the code writes.
_ALIASES: Final = {"Extra": Extra, "FieldValue": FieldValue}


def _name(annotation: Any) -> str:
    is_plain = isinstance(annotation, type) and not hasattr(annotation, "__args__")
    return annotation.__name__ if is_plain else str(annotation)


def _summary(documented: Any) -> str:
    """The first paragraph of a docstring, on one line."""
    text = inspect.getdoc(documented) or ""
    return " ".join(text.partition("\n\n")[0].split())


def _paragraphs(cls: type) -> list[str]:
    """Those of a docstring that are about the class as a whole."""
    text, _, _ = (inspect.getdoc(cls) or "").partition("\n\nArgs:\n")
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]


_ARGUMENT: Final = re.compile(
    r"^    (\w+(?:, \w+)*): ((?:.+\n?(?:^     +\S.*\n?)*))", re.M
)


def _arguments(cls: type) -> dict[str, str]:
    """What the `Args` of a docstring say of each."""
    _, _, text = (inspect.getdoc(cls) or "").partition("Args:\n")
    return {
        name: " ".join(match[2].split())
        for match in _ARGUMENT.finditer(text)
        for name in match[1].split(", ")
    }
