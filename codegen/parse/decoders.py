"""One function for each kind of value that a field can hold.

A decoder takes the entry's reader and the value's node, and gives the value for the model.
On a mistake it reports and gives the field's neutral value; the entry is then left out of
what is generated.
"""

import re
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final, TypeVar

from runtime.keys import DispatchKey
from runtime.schema import (
    FunctionSchema,
    OperatorName,
    SchemaError,
    parse_operator_name,
    parse_schema,
    reserved_name,
)

from ..diagnostics import nearest
from ..model.functions import (
    DeviceCheck,
    Variant,
)
from ..model.kernels import BackendKernel
from ..releases import KERNEL_NAMESPACE, SEVERAL_TAGS, TAGS_IN_ONE_STRING, Kind
from ..source import Span, quoted
from .key_reports import report_key
from .nodes import Mapping, Node, Scalar, Sequence
from .reader import Reader

__all__ = [
    "Decoder",
    "IDENTIFIER",
    "autogen",
    "boolean",
    "choice",
    "delegate",
    "device_check",
    "dispatch",
    "identifier",
    "kernel_parts",
    "module",
    "names",
    "schema",
    "split",
    "tags",
    "text",
    "variants",
]

Decoder = Callable[[Reader, str, Node], object]
_EnumT = TypeVar("_EnumT", bound=Enum)

IDENTIFIER: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_MAX_KERNEL_NAMESPACES: Final = 3


def split(value: str, separator: str) -> Iterator[tuple[int, str]]:
    """The parts of a string with the offset of each."""
    place = 0
    for part in value.split(separator):
        yield place, part
        place += len(part) + len(separator)


# ---- plain values ----


def boolean(reader: Reader, field: str, node: Node) -> bool:
    """True or False, as YAML 1.1 spells them."""
    return reader.boolean(field, node) or False


def text(reader: Reader, field: str, node: Node) -> str | None:
    """Any string."""
    found = reader.string(field, node)
    return None if found is None else found.value


def identifier(reader: Reader, field: str, node: Node) -> str | None:
    """One identifier."""
    found = reader.string(field, node)
    if found is None or IDENTIFIER.fullmatch(found.value):
        return None if found is None else found.value
    hint = (
        "leave the namespace out: it is the operator's" if "::" in found.value else None
    )
    reader.fail(
        "BW204", node, f"{field}: {quoted(found.value)} is not a name", hint=hint
    )
    return None


def module(reader: Reader, field: str, node: Node) -> str | None:
    """The dotted name of a Python module."""
    found = reader.string(field, node)
    if found is None:
        return None
    if not all(IDENTIFIER.fullmatch(part) for part in found.value.split(".")):
        message = f"{field}: {quoted(found.value)} is not a module name"
        reader.warn("BW236", node, message, hint="write a dotted name, or leave it out")
    return found.value


def names(reader: Reader, field: str, node: Node) -> frozenset[str]:
    """A list of strings."""
    return frozenset(item.value for item in reader.strings(field, node))


def choice(
    reader: Reader,
    field: str,
    node: Scalar,
    start: int,
    word: str,
    choices: type[_EnumT],
) -> _EnumT | None:
    if word in choices.__members__:
        return choices[word]
    allowed = " and ".join(f"'{name}'" for name in choices.__members__)
    hint = nearest(word, choices.__members__) or f"the possible values are {allowed}"
    reader.fail(
        "BW204",
        reader.inner(node, start, start + len(word)),
        f"{field} cannot be {quoted(word)}; it can be {allowed}",
        hint=hint,
    )
    return None


def device_check(reader: Reader, field: str, node: Node) -> DeviceCheck:
    """NoCheck or ExactSame."""
    found = reader.string(field, node)
    if found is None:
        return DeviceCheck.ExactSame
    chosen = choice(reader, field, found, 0, found.value, DeviceCheck)
    return chosen or DeviceCheck.ExactSame


def variants(reader: Reader, field: str, node: Node) -> frozenset[Variant]:
    """`function`, `method`, or both with a comma between."""
    if isinstance(node, Sequence):
        words = [item.value for item in node.items if isinstance(item, Scalar)]
        hint = f"write '{', '.join(words)}', without brackets"
        reader.wrong_type(field, "a string", node, hint=hint if words else None)
        return frozenset({Variant.function})
    found = reader.string(field, node)
    if found is None:
        return frozenset({Variant.function})
    chosen = (
        choice(reader, field, found, start, word, Variant)
        for start, word in split(found.value, ", ")
    )
    return frozenset(variant for variant in chosen if variant is not None)


# ---- schemas and names of operators ----


def _report_schema(
    reader: Reader, node: Scalar, start: int, error: SchemaError
) -> None:
    for problem in error.problems:
        span = reader.inner(node, start + problem.start, start + problem.end)
        reader.fail(problem.code, span, problem.message, hint=problem.hint)


def _report_types(reader: Reader, node: Scalar) -> None:
    """Report the types that the release does not have, each once a schema."""
    pattern = reader.foreign.types
    places = {} if pattern is None else {m[0]: m for m in pattern.finditer(node.value)}
    for name, match in places.items():
        reader.of_another_release(Kind.type, name, reader.inner(node, *match.span()))


def schema(reader: Reader, field: str, node: Node) -> FunctionSchema | None:
    """A schema string in its canonical spelling."""
    found = reader.string(field, node)
    if found is None:
        return None
    for name in reader.foreign.type_names:
        if name in found.value:
            _report_types(reader, found)
            break
    try:
        return parse_schema(found.value, strict=True)
    except SchemaError as error:
        if _is_of_defaults(found.value, error):
            problem = error.problems[0]
            reader.warn(
                "BW238",
                reader.inner(found, problem.start, problem.end),
                "a default that is not spelled canonically",
                hint=problem.hint,
            )
        else:
            _report_schema(reader, found, 0, error)
        return error.schema


# A default with a comma and a space in it is taken apart by torchgen.
_DEFAULT: Final = re.compile(
    r"""=(?:\[[^\]\s]*\]|"[^"]*"|'[^']*'|[^,()\[\]\s]*)(?=[,)])"""
)


def _is_of_defaults(text: str, error: SchemaError) -> bool:
    """Whether only defaults are spelled otherwise than the schema's own spelling of them."""
    if error.schema is None or error.problems[0].code != "BW150":
        return False
    own, canonical = (_DEFAULT.sub("=", each) for each in (text, str(error.schema)))
    return own == canonical


def _operator(
    reader: Reader, field: str, node: Scalar, start: int, word: str
) -> OperatorName | None:
    try:
        name = parse_operator_name(word)
    except SchemaError as error:
        problem = error.problems[0]
        reader.fail(
            "BW205",
            reader.inner(node, start, start + len(word)),
            f"{field}: {quoted(word)} is not the name of an operator: {problem.message}",
            hint=problem.hint,
        )
        return None
    if name.namespace is not None:
        reader.fail(
            "BW205",
            reader.inner(node, start, start + len(word)),
            f"{field}: {quoted(word)} must not have a namespace",
            hint=f"write '{name.with_namespace(None)}': the namespace is the entry's own",
        )
    elif str(name) != word:
        reader.fail(
            "BW205",
            reader.inner(node, start, start + len(word)),
            f"{field}: {quoted(word)} is not how an operator is written",
            hint=f"write '{name}'",
        )
    elif (reserved := reserved_name(name.name)) is not None:
        reader.fail(
            reserved.code,
            reader.inner(node, start, start + len(word)),
            f"{field}: {reserved.message}",
            hint=reserved.hint,
        )
    return name.with_namespace(None)


def delegate(reader: Reader, field: str, node: Node) -> OperatorName | None:
    """The name of one operator of the same namespace."""
    found = reader.string(field, node)
    return None if found is None else _operator(reader, field, found, 0, found.value)


def autogen(reader: Reader, field: str, node: Node) -> tuple[OperatorName, ...]:
    """Names of operators of the same namespace, with commas between."""
    found = reader.string(field, node)
    if found is None or not found.value:
        return ()
    parsed = (
        _operator(reader, field, found, start, word)
        for start, word in split(found.value, ", ")
    )
    return tuple(name for name in parsed if name is not None)


def tags(reader: Reader, field: str, node: Node) -> frozenset[str]:
    """One tag or a list of tags, each defined in tags.yaml."""
    places: list[tuple[str, Node | Span]]
    if isinstance(node, Scalar):
        found = reader.string(field, node)
        places = [] if found is None else list(_words(reader, found))
        if len(places) > 1:
            reader.of_another_release(
                Kind.spelling, TAGS_IN_ONE_STRING, node, TAGS_IN_ONE_STRING
            )
    else:
        places = [(item.value, item) for item in reader.strings(field, node)]
        reader.of_another_release(Kind.spelling, SEVERAL_TAGS, node, SEVERAL_TAGS)
    for tag, where in places:
        if reader.tags is not None and tag not in reader.tags:
            reader.fail(
                "BW215",
                where,
                f"tag {quoted(tag)} is not defined in tags.yaml",
                hint=nearest(tag, reader.tags),
            )
    return frozenset(tag for tag, _ in places)


def _words(reader: Reader, node: Scalar) -> Iterator[tuple[str, Node | Span]]:
    """The words of a string that has commas between them, each with its place."""
    if ", " not in node.value:
        yield node.value, node
        return
    for start, word in split(node.value, ", "):
        yield word, reader.inner(node, start, start + len(word))


# ---- kernels ----


def dispatch(
    reader: Reader, field: str, node: Node
) -> tuple[tuple[DispatchKey, BackendKernel], ...] | None:
    """A mapping of dispatch keys, several with commas between, to kernels."""
    if not isinstance(node, Mapping):
        reader.wrong_type(field, "a mapping", node, hint=_kernels_hint(reader, node))
        return None
    table = node
    found: dict[DispatchKey, BackendKernel] = {}
    for key_node, value in table.pairs:
        kernel = _kernel(reader, key_node.value, value)
        for key in _keys(reader, key_node, found):
            if kernel is not None:
                found[key] = kernel
    return tuple(found.items())


# A row without the colon, or without the space that has to follow it.
_ROW: Final = re.compile(r"([\w, ]*\w)(?:\s+|:)([A-Za-z_][\w:]*)")


def _kernels_hint(reader: Reader, node: Node) -> str:
    """What to write in the place of kernels that are no mapping."""
    example = "write each kernel on a line of its own below: 'CPU: name_of_kernel'"
    match node:
        case Scalar(value=value):
            row = _ROW.fullmatch(value)
            keys = [] if row is None else [each.strip() for each in row[1].split(",")]
            if row is not None and all(key in reader.key_names for key in keys):
                return f"write '{row[1]}: {row[2]}'"
            return (
                example if value else "indent the lines of the kernels deeper than it"
            )
        case Sequence(items=[Mapping(), *_]):
            return "remove the '-' before the keys"
        case _:
            return example


def _keys(
    reader: Reader, node: Scalar, taken: dict[DispatchKey, BackendKernel]
) -> Iterator[DispatchKey]:
    """The usable keys of a comma-separated list; `taken` have a kernel already."""
    seen: set[DispatchKey] = set(taken)
    for start, padded in split(node.value, ","):
        word = padded.strip()
        key = reader.key_names.get(word)
        if key is not None and key in reader.options.ignored_keys:
            continue
        if key in seen or key not in reader.options.allowed_keys:
            begin = start + len(padded) - len(padded.lstrip())
            span = reader.inner(node, begin, begin + len(word))
            report_key(reader, span, word, key, None if key is None else taken.get(key))
        else:
            seen.add(key)
            if reader.foreign.by_kind[Kind.key]:
                begin = start + len(padded) - len(padded.lstrip())
                span = reader.inner(node, begin, begin + len(word))
                reader.of_another_release(Kind.key, key.name, span)
            yield key


def _kernel(reader: Reader, key: str, node: Node) -> BackendKernel | None:
    found = reader.string(f"the kernel of {quoted(key)}", node)
    parts = None if found is None else kernel_parts(reader, found)
    if parts is None:
        return None
    namespace, name = parts
    if namespace is not None:
        reader.of_another_release(
            Kind.spelling, KERNEL_NAMESPACE, node, KERNEL_NAMESPACE
        )
    return BackendKernel(name, namespace=namespace, span=reader.span(node))


_KERNEL_NAMES: Final = (
    "a kernel is called by letters, digits and underscores, and may have up to"
    f" {_MAX_KERNEL_NAMESPACES} namespaces before its name: 'my::kernel'"
)


def kernel_parts(reader: Reader, node: Scalar) -> tuple[str | None, str] | None:
    """The namespace of a kernel, if it has one, and its name; None, reported, if it is none."""
    *namespaces, name = node.value.split("::")
    if not all(map(IDENTIFIER.fullmatch, (*namespaces, name))):
        message = f"{quoted(node.value)} is not the name of a kernel"
        reader.fail("BW206", node, message, hint=_kernel_hint(node.value))
        return None
    if len(namespaces) > _MAX_KERNEL_NAMESPACES:
        reader.fail(
            "BW206",
            node,
            f"kernel {quoted(node.value)} is in {len(namespaces)} nested namespaces;"
            f" at most {_MAX_KERNEL_NAMESPACES} are possible",
        )
        return None
    return "::".join(namespaces) or None, name


def _kernel_hint(value: str) -> str:
    """How the name of a kernel is written, and this one if that can be seen."""
    clean = value.strip(" ,;()'\"")
    for text in (clean, clean.replace(".", "::")):
        *namespaces, name = text.split("::")
        if len(namespaces) <= _MAX_KERNEL_NAMESPACES and all(
            map(IDENTIFIER.fullmatch, (*namespaces, name))
        ):
            said = f"write '{text}'"
            return said if text == clean else f"{said}: {_KERNEL_NAMES}"
    return _KERNEL_NAMES
