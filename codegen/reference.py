"""Reference pages and the JSON Schema of the YAML format, made from the tables of the generator.

docs/diagnostics.md from the registry of codes and the examples; docs/emitters-reference.md is
made in `emitter_reference`; the other two from the table of fields, so that they cannot say
anything that the parser does not do.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Final

from runtime.keys import ALIAS_KEYS, DispatchKey
from runtime.wording import counted

from .codes import CODES, Code
from .diagnostic_examples import Example, read_examples, run_example
from .emitter_reference import emitters_page
from .explain import members
from .model.functions import UfuncKey, Variant
from .model.kernels import COMPOSITE_KEYS
from .options import (
    SCHEMA_FILE_KEYS,
    ExtraField,
    FieldType,
    LoadOptions,
    key_names,
)
from .parse.fields import FIELDS, Field, Shape

__all__ = [
    "JSON_SCHEMA",
    "PAGES",
    "diagnostics_page",
    "fields_page",
    "json_schema",
    "write_pages",
]

_COMMAND: Final = "python -m codegen reference"
_AS_TORCHGEN: Final = LoadOptions()
_FAMILIES: Final = {
    "BW0": "The YAML itself",
    "BW1": "Schema strings",
    "BW2": "Fields of one entry",
    "BW3": "Entries against each other",
    "BW4": "Derived operators",
    "BW5": "Kernels and generated code",
    "BW6": "Files of external backends",
    "BW7": "Selections of operators",
    "BW8": "The configuration",
    "BW9": "The package that is written",
}

# ---- diagnostics.md ----


def diagnostics_page() -> str:
    """Every code with its severity, an example, what it is answered with, and the fix."""
    return "".join(f"{line}\n" for line in _diagnostics())


def _diagnostics() -> Iterator[str]:
    examples = read_examples()
    yield "# Diagnostics"
    yield ""
    yield f"Written by `{_COMMAND}` from the registry of codes and `codegen/examples/`."
    yield ""
    yield "An error stops generation. A warning does not: `--error CODE` makes it an error and"
    yield "`--ignore CODE` leaves it out. A comment in the schema file leaves it out for one"
    yield "entry, on the line that the warning is about or directly before the entry:"
    yield ""
    yield "```yaml"
    yield "# boxwood: ignore BW404: the reason"
    yield "- func: f(Tensor self) -> Tensor"
    yield "  autogen: f.out"
    yield "```"
    family = ""
    for code in CODES.values():
        if code.code[:3] != family:
            family = code.code[:3]
            yield ""
            yield f"## {family}xx: {_FAMILIES[family]}"
        yield from _code(code, examples.get(code.code))


def _code(code: Code, example: Example | None) -> Iterator[str]:
    yield ""
    yield f"### {code.code}"
    yield ""
    yield f"{code.severity.value.capitalize()}: {code.summary}."
    if example is None:
        return
    for name, content in example.files:
        yield ""
        yield from _fenced(name, content.decode("utf-8", "backslashreplace"))
    yield ""
    yield from _fenced("", _printable(run_example(example).text))
    yield ""
    yield f"Fix: {example.fix}"


def _printable(text: str) -> str:
    """Control characters by their escapes, since a page is text."""
    return "".join(
        c if c == "\n" or c.isprintable() else c.encode("unicode_escape").decode()
        for c in text
    )


def _fenced(name: str, text: str) -> Iterator[str]:
    language = {".yaml": "yaml", ".py": "python"}.get(PurePosixPath(name).suffix, "")
    if name:
        yield f"`{name}`:"
        yield ""
    yield f"```{language}"
    yield _printable(text).rstrip("\n")
    yield "```"


# ---- native-functions-reference.md ----


def fields_page() -> str:
    """Every field of an entry, and every alias key with the runtime keys that it stands for."""
    return "".join(f"{line}\n" for line in _fields())


def _fields() -> Iterator[str]:
    yield "# Reference: native_functions.yaml"
    yield ""
    yield f"Written by `{_COMMAND}` from the table of fields and the list of dispatch keys."
    yield ""
    yield "A schema file is a list of entries, one for each operator. An entry is a mapping of"
    yield "the fields below; `func` is the only one that it must have. For completion and checks"
    yield "in an editor whose YAML support reads JSON Schema, begin the file with"
    yield ""
    yield "```yaml"
    yield "# yaml-language-server: $schema=../docs/native_functions.schema.json"
    yield "```"
    yield ""
    yield "## Fields"
    for field in FIELDS:
        yield ""
        yield f"### {field.name}"
        yield ""
        yield field.summary
        yield ""
        yield f"- Value: {field.shape.value}{_default(field)}"
        yield f"- Requires: {field.requires}"
        yield f"- Writes: {field.writes}"
    yield ""
    yield "## Dispatch keys"
    yield ""
    yield "Keys that `dispatch` may name: "
    yield ", ".join(f"`{key.name}`" for key in sorted(SCHEMA_FILE_KEYS)) + "."
    yield ""
    yield "## Alias keys"
    yield ""
    yield "A kernel for an alias key serves the runtime keys below, unless a rule of the dispatch"
    yield "table prefers another one (`python -m codegen explain OPERATOR`)."
    for alias in ALIAS_KEYS:
        yield ""
        yield f"### {alias.name}"
        yield ""
        yield _alias(alias)


def _default(field: Field) -> str:
    match field.default:
        case None | ():
            return ""
        case frozenset():
            values = sorted(_word(value) for value in field.default)
            return f"; `{', '.join(values)}` if left out" if values else ""
        case value:
            return f"; `{_word(value)}` if left out"


def _word(value: object) -> str:
    return str(value.value if isinstance(value, Enum) else value)


def _alias(alias: DispatchKey) -> str:
    keys = [f"`{key.name}`" for key in members(alias)]
    composite = " Also calls without tensors." if alias in COMPOSITE_KEYS else ""
    if alias is DispatchKey.CompositeImplicitAutogradNestedTensor:
        composite = ""
    return f"{counted(len(keys), 'key')}: {', '.join(keys)}.{composite}"


# ---- native_functions.schema.json ----


def json_schema(options: LoadOptions = _AS_TORCHGEN) -> str:
    """The format as a JSON Schema (draft 7, which editors read).

    Args:
        options: with the fields and keys that a project adds to the format.
    """
    properties = {field.name: _property(field, options) for field in FIELDS}
    properties |= {field.name: _extra_property(field) for field in options.extra_fields}
    entry = {
        "type": "object",
        "required": ["func"],
        "additionalProperties": False,
        "properties": properties,
    }
    schema = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "native_functions.yaml",
        "description": f"Operators of Boxwood. Written by `{_COMMAND}`.",
        "type": ["array", "null"],
        "items": {"$ref": "#/definitions/entry"},
        "definitions": {"entry": entry},
    }
    return json.dumps(schema, indent=2) + "\n"


_STRING: Final[dict[str, object]] = {"type": "string"}
_STRINGS: Final[dict[str, object]] = {"type": "array", "items": _STRING}
_SHAPES: Final[Mapping[Shape, dict[str, object]]] = MappingProxyType(
    {
        Shape.string: _STRING,
        Shape.boolean: {"type": "boolean"},
        Shape.strings: _STRINGS,
        Shape.string_or_strings: {"anyOf": [_STRING, _STRINGS]},
        Shape.mapping: {"type": "object", "additionalProperties": _STRING},
        Shape.string_or_mapping: {
            "anyOf": [_STRING, {"type": "object", "additionalProperties": _STRING}]
        },
    }
)


def _dispatch(options: LoadOptions) -> dict[str, object]:
    """Single keys are properties, which editors offer; several before one colon are a pattern."""
    known = key_names(options.backend).items()
    names = [name for name, key in known if key in options.allowed_keys]
    kernel = {"type": "string", "pattern": r"^\s*(\w+::)*\w+\s*$"}
    one = f"({'|'.join(names)})"
    return {
        "type": "object",
        "properties": dict.fromkeys(names, kernel),
        "patternProperties": {rf"^\s*{one}(\s*,\s*{one})+\s*$": kernel},
        "additionalProperties": False,
    }


def _ufunc() -> dict[str, object]:
    loop = {"type": "string", "pattern": r"\(.*\)"}
    keys = {key.value: loop for key in UfuncKey}
    mapping = {"type": "object", "properties": keys, "additionalProperties": False}
    return {"anyOf": [loop, mapping]}


def _variants() -> dict[str, object]:
    one = f"({'|'.join(variant.value for variant in Variant)})"
    return {
        "type": "string",
        "pattern": rf"^\s*{one}(\s*,\s*{one})*\s*$",
        "examples": ["function", "method", "function, method"],
    }


# What a shape alone does not say.
_SPECIAL: Final[Mapping[str, Callable[[LoadOptions], dict[str, object]]]] = (
    MappingProxyType(
        {
            "func": lambda _: {"type": "string", "pattern": r"^[^()\s]+\(.*\)\s*->"},
            "dispatch": _dispatch,
            "ufunc_inner_loop": lambda _: _ufunc(),
            "variants": lambda _: _variants(),
        }
    )
)


def _property(field: Field, options: LoadOptions) -> dict[str, object]:
    special = _SPECIAL.get(field.name)
    found = dict(special(options) if special is not None else _SHAPES[field.shape])
    default = field.default
    if isinstance(default, Enum):
        found["enum"] = [member.value for member in type(default)]
        default = default.value
    if isinstance(default, bool | str):
        found["default"] = default
    found["description"] = (
        f"{field.summary} Requires: {field.requires} Writes: {field.writes}"
    )
    return found


_EXTRA_SHAPES: Final[Mapping[FieldType, dict[str, object]]] = MappingProxyType(
    {
        FieldType.string: _STRING,
        FieldType.boolean: {"type": "boolean"},
        FieldType.integer: {"type": "integer"},
        FieldType.strings: _STRINGS,
        FieldType.any: {},
    }
)


def _extra_property(field: ExtraField) -> dict[str, object]:
    found = dict(_EXTRA_SHAPES[field.type])
    if isinstance(field.default, bool | int | str):
        found["default"] = field.default
    if field.summary:
        found["description"] = field.summary
    return found


# ---- writing ----

JSON_SCHEMA: Final = "native_functions.schema.json"

PAGES: Final[Mapping[str, Callable[[], str]]] = MappingProxyType(
    {
        "diagnostics.md": diagnostics_page,
        "native-functions-reference.md": fields_page,
        "emitters-reference.md": emitters_page,
        JSON_SCHEMA: json_schema,
    }
)


def write_pages(
    folder: Path,
    *,
    check: bool = False,
    pages: Mapping[str, Callable[[], str]] = PAGES,
) -> tuple[str, ...]:
    """Write the pages that are not right already, or with `check` only find them.

    Returns:
        The names of those pages.

    Raises:
        OSError: the folder cannot be written.
    """
    stale = []
    for name, page in pages.items():
        path = folder / name
        text = page()
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if not check:
                path.write_text(text, encoding="utf-8", newline="\n")
    return tuple(stale)
