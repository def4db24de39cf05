"""The fields with which ExecuTorch's lists name kernels: kernels, type_alias, dim_order_alias.

`arg_meta` gives each argument an alias of dtypes and one of a dimension order. An alias stands
for several dtypes, the same in all arguments: each combination is a key of its own.
"""

import itertools
from collections.abc import Iterator
from collections.abc import Mapping as MappingABC
from typing import Final

from ..diagnostics import nearest
from ..model.typed_kernels import KERNEL_DTYPES, ArgumentMeta, TypedKernel
from ..source import quoted
from .decoders import kernel_parts
from .nodes import Mapping, Node, Scalar, Sequence
from .reader import Reader

__all__ = ["KERNEL_FIELDS", "typed_kernels"]

KERNEL_FIELDS: Final = ("kernels", "type_alias", "dim_order_alias")
_PARTS: Final = ("arg_meta", "kernel_name")
# A key is a combination of dtypes: an entry with more is a mistake, or is meant to hang us.
_MAX_KEYS: Final = 10_000

Aliases = MappingABC[str, tuple[str, ...]]


def typed_kernels(reader: Reader, node: Mapping) -> tuple[TypedKernel, ...]:
    """The kernels of an entry, each key once; mistakes are reported."""
    listed = node.get("kernels")
    if listed is None:
        return ()
    dtypes = _aliases(reader, node, "type_alias")
    for name, words in dtypes.items():
        if not words:
            message = f"type_alias {quoted(name)} names no dtype"
            reader.fail("BW271", node.get("type_alias") or node, message)
            return ()
        for word in words:
            if word not in KERNEL_DTYPES:
                reader.fail(
                    "BW271",
                    node.get("type_alias") or node,
                    f"type_alias {quoted(name)}: there is no dtype {quoted(word)}",
                    hint=nearest(word, KERNEL_DTYPES),
                )
                return ()
    orders = _aliases(reader, node, "dim_order_alias")
    if not isinstance(listed, Sequence):
        reader.wrong_type("kernels", "a list of kernels", listed)
        return ()
    found: dict[tuple[bool, tuple[ArgumentMeta, ...]], TypedKernel] = {}
    for item in listed.items:
        for kernel in _kernel(reader, item, dtypes, orders):
            key = kernel.is_default, kernel.arguments
            if key in found:
                message = f"a second kernel for the key '{kernel.key}'"
                reader.fail("BW271", item, message)
                return ()
            found[key] = kernel
    return tuple(found.values())


def _aliases(reader: Reader, node: Mapping, field: str) -> Aliases:
    value = node.get(field)
    if value is None:
        return {}
    table = reader.mapping(field, value)
    found: dict[str, tuple[str, ...]] = {}
    for key, words in table.pairs if table is not None else ():
        items = words.items if isinstance(words, Sequence) else [words]
        scalars = [item for item in items if isinstance(item, Scalar) and item.value]
        if len(scalars) < len(items):
            reader.wrong_type(f"{field} {quoted(key.value)}", "a list of words", words)
        found[key.value] = tuple(item.value for item in scalars)
    return found


def _kernel(
    reader: Reader, node: Node, dtypes: Aliases, orders: Aliases
) -> Iterator[TypedKernel]:
    table = reader.mapping("a kernel", node)
    if table is None:
        return
    for key, _ in table.pairs:
        if key.value not in _PARTS:
            message = f"there is no field {quoted(key.value)} of a kernel"
            reader.fail("BW202", key, message, hint=nearest(key.value, _PARTS))
    named = table.get("kernel_name")
    if named is None:
        reader.fail("BW271", node, "a kernel without 'kernel_name'")
        return
    text = reader.string("kernel_name", named)
    if text is None:
        return
    parts = kernel_parts(reader, text)
    if parts is None:
        return
    namespace, name = parts
    meta = table.get("arg_meta")
    if meta is None or (isinstance(meta, Scalar) and meta.tag.endswith(":null")):
        yield TypedKernel(name, (), namespace, is_default=True)
        return
    for arguments in _arguments(reader, meta, dtypes, orders):
        yield TypedKernel(name, arguments, namespace)


def _arguments(
    reader: Reader, node: Node, dtypes: Aliases, orders: Aliases
) -> Iterator[tuple[ArgumentMeta, ...]]:
    """The keys that an `arg_meta` stands for."""
    table = reader.mapping("arg_meta", node)
    rows: list[tuple[str, str, tuple[int, ...]]] = []
    for key, value in table.pairs if table is not None else ():
        row = _row(reader, key.value, value, dtypes, orders)
        if row is None:
            return
        rows.append((key.value, *row))
    used = tuple(dict.fromkeys(alias for _, alias, _ in rows))
    count = 1
    for alias in used:
        count *= len(dtypes[alias])
    if count > _MAX_KEYS:
        reader.fail(
            "BW271", node, f"arg_meta stands for {count} combinations of dtypes"
        )
        return
    for combination in itertools.product(*(dtypes[alias] for alias in used)):
        chosen = dict(zip(used, combination, strict=True))
        yield tuple(
            ArgumentMeta(name, chosen[alias], order) for name, alias, order in rows
        )


def _row(
    reader: Reader, name: str, node: Node, dtypes: Aliases, orders: Aliases
) -> tuple[str, tuple[int, ...]] | None:
    """The alias of dtypes and the dimension order that an argument has."""
    words = reader.strings(f"arg_meta of {quoted(name)}", node)
    if len(words) != 2:
        message = f"arg_meta of {quoted(name)} must be [type alias, dim order alias]"
        reader.fail("BW271", node, message)
        return None
    for word, known, field in (
        (words[0], dtypes, "type_alias"),
        (words[1], orders, "dim_order_alias"),
    ):
        if word.value not in known:
            message = f"{quoted(word.value)} is not in {field}"
            reader.fail("BW271", word, message, hint=nearest(word.value, known))
            return None
    order = orders[words[1].value]
    if not all(text.isascii() and text.isdigit() and len(text) < 4 for text in order):
        message = f"dim_order_alias {quoted(words[1].value)} must be a list of numbers"
        reader.fail("BW271", words[1], message)
        return None
    return words[0].value, tuple(map(int, order))
