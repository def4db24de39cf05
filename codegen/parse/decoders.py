"""One function for each kind of value that a field can hold.

A decoder takes the entry's reader and the value's node, and gives the value for the model.
On a mistake it reports and gives the field's neutral value; the entry is then left out of
what is generated.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import Final, TypeVar

from runtime.keys import DispatchKey
from runtime.schema import (
    Argument,
    FunctionSchema,
    OperatorName,
    SchemaError,
    parse_operator_name,
    parse_schema,
)

from ..diagnostics import nearest
from ..model.functions import (
    DeviceCheck,
    Precompute,
    Replacement,
    UfuncInnerLoop,
    UfuncKey,
    Variant,
)
from ..model.kernels import BackendKernel
from ..model.ufunc import DTYPE_CLASSES, DTYPE_NAMES
from ..source import quoted
from .nodes import Mapping, Node, Scalar
from .nodes import Sequence as SequenceNode
from .reader import Reader

__all__ = [
    "Decoder",
    "autogen",
    "boolean",
    "delegate",
    "device_check",
    "dispatch",
    "identifier",
    "module",
    "names",
    "precomputed",
    "schema",
    "tags",
    "text",
    "ufunc_inner_loop",
    "variants",
]

Decoder = Callable[[Reader, str, Node], object]
_EnumT = TypeVar("_EnumT", bound=Enum)

_IDENTIFIER: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
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
    if found is None or _IDENTIFIER.fullmatch(found.value):
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
    if not all(_IDENTIFIER.fullmatch(part) for part in found.value.split(".")):
        reader.fail(
            "BW236", node, f"{field}: {quoted(found.value)} is not a module name"
        )
        return None
    return found.value


def names(reader: Reader, field: str, node: Node) -> frozenset[str]:
    """A list of strings."""
    return frozenset(item.value for item in reader.strings(field, node))


def _choice(
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
    choice = found and _choice(reader, field, found, 0, found.value, DeviceCheck)
    return choice or DeviceCheck.ExactSame


def variants(reader: Reader, field: str, node: Node) -> frozenset[Variant]:
    """`function`, `method`, or both with a comma between."""
    found = reader.string(field, node)
    if found is None:
        return frozenset({Variant.function})
    choices = (
        _choice(reader, field, found, start, word, Variant)
        for start, word in split(found.value, ", ")
    )
    return frozenset(choice for choice in choices if choice is not None)


# ---- schemas and names of operators ----


def _report_schema(
    reader: Reader, node: Scalar, start: int, error: SchemaError
) -> None:
    for problem in error.problems:
        span = reader.inner(node, start + problem.start, start + problem.end)
        reader.fail(problem.code, span, problem.message, hint=problem.hint)


def schema(reader: Reader, field: str, node: Node) -> FunctionSchema | None:
    """A schema string in its canonical spelling."""
    found = reader.string(field, node)
    if found is None:
        return None
    try:
        return parse_schema(found.value, strict=True)
    except SchemaError as error:
        _report_schema(reader, found, 0, error)
        return error.schema


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
    items: Sequence[Scalar]
    if isinstance(node, Scalar):
        found = reader.string(field, node)
        items = [] if found is None else [found]
    else:
        items = reader.strings(field, node)
    for item in items:
        if reader.tags is not None and item.value not in reader.tags:
            reader.fail(
                "BW215",
                item,
                f"tag {quoted(item.value)} is not defined in tags.yaml",
                hint=nearest(item.value, reader.tags),
            )
    return frozenset(item.value for item in items)


# ---- kernels ----


def dispatch(
    reader: Reader, field: str, node: Node
) -> tuple[tuple[DispatchKey, BackendKernel], ...] | None:
    """A mapping of dispatch keys, several with commas between, to kernels."""
    table = reader.mapping(field, node)
    if table is None:
        return None
    found: dict[DispatchKey, BackendKernel] = {}
    for key_node, value in table.pairs:
        kernel = _kernel(reader, key_node.value, value)
        for key in _keys(reader, key_node, found):
            if kernel is not None:
                found[key] = kernel
    return tuple(found.items())


def _keys(
    reader: Reader, node: Scalar, taken: "dict[DispatchKey, BackendKernel]"
) -> Iterator[DispatchKey]:
    seen: set[DispatchKey] = set(taken)
    for start, padded in split(node.value, ","):
        word = padded.strip()
        key = DispatchKey.__members__.get(word)
        begin = start + len(padded) - len(padded.lstrip())
        span = reader.inner(node, begin, begin + len(word))
        if key is None:
            known = {allowed.name for allowed in reader.options.allowed_keys}
            hint = nearest(word, known)
            reader.fail(
                "BW207", span, f"there is no dispatch key {quoted(word)}", hint=hint
            )
        elif key in reader.options.ignored_keys:
            continue
        elif key not in reader.options.allowed_keys:
            known = {allowed.name for allowed in reader.options.allowed_keys}
            reader.fail(
                "BW208",
                span,
                f"dispatch key {quoted(word)} is not supported in a schema file",
                hint=nearest(word, known),
            )
        elif key in seen:
            reader.fail(
                "BW209", span, f"dispatch key {quoted(word)} stands twice in this entry"
            )
        else:
            seen.add(key)
            yield key


def _kernel(reader: Reader, key: str, node: Node) -> BackendKernel | None:
    found = reader.string(f"the kernel of {quoted(key)}", node)
    if found is None:
        return None
    *namespaces, name = found.value.split("::")
    if not all(map(_IDENTIFIER.fullmatch, (*namespaces, name))):
        reader.fail("BW206", node, f"{quoted(found.value)} is not the name of a kernel")
        return None
    if len(namespaces) > _MAX_KERNEL_NAMESPACES:
        reader.fail(
            "BW206",
            node,
            f"kernel {quoted(found.value)} is in {len(namespaces)} nested namespaces;"
            f" at most {_MAX_KERNEL_NAMESPACES} are possible",
        )
        return None
    namespace = "::".join(namespaces) or None
    return BackendKernel(name, namespace=namespace, span=reader.span(node))


# ---- structured operators ----

_ARROW: Final = " -> "
_SCHEMA_HEAD: Final = "precomputed("


def precomputed(reader: Reader, field: str, node: Node) -> Precompute | None:
    """A list of `argument -> declarations`; the last item may be declarations only."""
    items = reader.strings(field, node)
    replace: list[Replacement] = []
    add: tuple[Argument, ...] = ()
    for index, item in enumerate(items):
        name, arrow, declared = item.value.partition(_ARROW)
        if arrow:
            if not _IDENTIFIER.fullmatch(name):
                reader.fail(
                    "BW216",
                    reader.inner(item, 0, len(name)),
                    f"{quoted(name)} is not an argument",
                )
            computed = _declarations(
                reader, field, item, len(name) + len(arrow), declared
            )
            replace.append(Replacement(name, computed))
        elif index == len(items) - 1:
            add = _declarations(reader, field, item, 0, item.value)
        else:
            reader.fail(
                "BW216",
                item,
                f"{field}: {quoted(item.value)} replaces no argument",
                hint="write 'argument -> type name'; only the last item may do without",
            )
    return Precompute(tuple(replace), add) if items else None


def _declarations(
    reader: Reader, field: str, node: Scalar, start: int, declared: str
) -> tuple[Argument, ...]:
    """Arguments as a schema declares them, without defaults and annotations."""
    try:
        found = parse_schema(f"{_SCHEMA_HEAD}{declared}) -> ()")
    except SchemaError as error:
        for problem in error.problems:
            begin = max(0, min(problem.start - len(_SCHEMA_HEAD), len(declared)))
            end = max(begin, min(problem.end - len(_SCHEMA_HEAD), len(declared)))
            reader.fail(
                "BW216",
                reader.inner(node, start + begin, start + end),
                f"{field}: bad declaration {quoted(declared)}: {problem.message}",
                hint=problem.hint,
            )
        return ()
    for argument in found.arguments:
        if argument.name.upper() == argument.name:
            reader.fail(
                "BW216",
                node,
                f"{field}: {quoted(argument.name)} must not be in upper case only,"
                " which is kept for the names of template parameters",
            )
    return found.arguments


_LOOP: Final = re.compile(r"(?P<name>[A-Za-z_]\w*) \((?P<dtypes>[^()]*)\)", re.ASCII)


def ufunc_inner_loop(
    reader: Reader, field: str, node: Node
) -> tuple[UfuncInnerLoop, ...]:
    """`name (dtypes)`, or a mapping of ufunc keys to that."""
    pairs: list[tuple[UfuncKey | None, Scalar | None]] = []
    match node:
        case Scalar():
            pairs = [(UfuncKey.Generic, reader.string(field, node))]
        case Mapping():
            pairs = [
                (
                    _choice(reader, f"a key of {field}", key, 0, key.value, UfuncKey),
                    reader.string(f"{field} of {quoted(key.value)}", value),
                )
                for key, value in node.pairs
            ]
        case SequenceNode():
            reader.wrong_type(field, "a string or a mapping", node)
    loops = (
        _loop(reader, field, key, value)
        for key, value in pairs
        if key is not None and value is not None
    )
    return tuple(loop for loop in loops if loop is not None)


def _loop(
    reader: Reader, field: str, key: UfuncKey, node: Scalar
) -> UfuncInnerLoop | None:
    match = _LOOP.fullmatch(node.value)
    if match is None:
        reader.fail(
            "BW218",
            node,
            f"{field}: {quoted(node.value)} is not a function and its dtypes",
            hint="write it as 'name (AllAndComplex, Half)'",
        )
        return None
    dtypes: dict[str, None] = {}
    for start, word in split(match["dtypes"], ", "):
        if word in DTYPE_CLASSES:
            dtypes.update(dict.fromkeys(DTYPE_CLASSES[word]))
        elif word in DTYPE_NAMES:
            dtypes[word] = None
        else:
            begin = match.start("dtypes") + start
            reader.fail(
                "BW218",
                reader.inner(node, begin, begin + len(word)),
                f"{field}: there is no dtype {quoted(word)}",
                hint=nearest(word, (*DTYPE_CLASSES, *DTYPE_NAMES)),
            )
    return UfuncInnerLoop(key, match["name"], tuple(dtypes))
