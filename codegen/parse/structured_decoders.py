"""The decoders of the fields that only structured operators have."""

import re
from typing import Final

from runtime.schema import Argument, SchemaError, parse_schema

from ..diagnostics import nearest
from ..model.functions import Precompute, Replacement, UfuncInnerLoop, UfuncKey
from ..model.ufunc import DTYPE_CLASSES, DTYPE_NAMES
from ..releases import Kind
from ..source import quoted
from .decoders import IDENTIFIER, choice, split
from .nodes import Mapping, Node, Scalar, Sequence
from .reader import Reader

__all__ = ["precomputed", "ufunc_inner_loop"]

_ARROW: Final = " -> "
_SCHEMA_HEAD: Final = "precomputed("


def precomputed(reader: Reader, field: str, node: Node) -> Precompute | None:
    """A list of `argument -> declarations`; the last item may be declarations only.

    An empty list is None, as if the field were not there.
    """
    items = reader.strings(field, node)
    replace: list[Replacement] = []
    add: tuple[Argument, ...] = ()
    for index, item in enumerate(items):
        name, arrow, declared = item.value.partition(_ARROW)
        if arrow:
            if not IDENTIFIER.fullmatch(name):
                reader.fail(
                    "BW216",
                    reader.inner(item, 0, len(name)),
                    f"{quoted(name)} is not an argument",
                )
            computed = _declarations(
                reader, field, item, len(name) + len(arrow), declared
            )
            if any(name == earlier.argument for earlier in replace):
                reader.fail(
                    "BW216",
                    reader.inner(item, 0, len(name)),
                    f"{field}: {quoted(name)} is replaced a second time",
                    hint=f"write all that replaces it in one item: '{name} -> int a, int b'",
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
    if not found.arguments or found.kwarg_only:
        reader.fail(
            "BW216",
            node,
            f"{field}: expected declarations, as in 'int a, int b', found {quoted(declared)}",
            hint="kernels receive what is computed by position",
        )
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
                    choice(reader, f"a key of {field}", key, 0, key.value, UfuncKey),
                    reader.string(f"{field} of {quoted(key.value)}", value),
                )
                for key, value in node.pairs
            ]
        case Sequence():
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
            begin = match.start("dtypes") + start
            span = reader.inner(node, begin, begin + len(word))
            reader.of_another_release(Kind.dtype, word, span)
        else:
            begin = match.start("dtypes") + start
            reader.fail(
                "BW218",
                reader.inner(node, begin, begin + len(word)),
                f"{field}: there is no dtype {quoted(word)}",
                hint=nearest(word, (*DTYPE_CLASSES, *DTYPE_NAMES)),
            )
    return UfuncInnerLoop(key, match["name"], tuple(dtypes))
