"""Nested tuples, lists and dictionaries, and the leaves in them.

The containers are those of PyTorch's pytrees that Python has itself: tuples, named
tuples, lists, dictionaries and ordered dictionaries. Anything else is a leaf.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

_CONTAINERS: Final = frozenset({tuple, list, dict, OrderedDict})


@dataclass(frozen=True, slots=True)
class Tree:
    """The structure of a tree: the kind of container, its keys and what is in it.

    A leaf has no kind. `keys` are those of a dictionary.
    """

    kind: type[Any] | None = None
    keys: tuple[Any, ...] = ()
    children: tuple[Tree, ...] = ()

    @property
    def leaves(self) -> int:
        """How many leaves there are."""
        if self.kind is None:
            return 1
        return sum(child.leaves for child in self.children)

    def __str__(self) -> str:
        if self.kind is None:
            return "*"
        shown = [str(child) for child in self.children]
        if self.keys:
            shown = [f"{k!r}: {v}" for k, v in zip(self.keys, shown, strict=True)]
        return f"{self.kind.__name__}({', '.join(shown)})"


LEAF: Final = Tree()


def _kind(value: Any) -> type[Any] | None:
    kind: type[Any] = type(value)
    if kind in _CONTAINERS:
        return kind
    # A named tuple is a class of its own for each.
    return kind if isinstance(value, tuple) and hasattr(kind, "_fields") else None


def _children(value: Any) -> tuple[Any, ...]:
    return tuple(value.values() if isinstance(value, dict) else value)


def flatten(value: Any) -> tuple[list[Any], Tree]:
    """The leaves of `value` from left to right, and its structure."""
    leaves: list[Any] = []
    return leaves, _collect(value, leaves)


def _collect(value: Any, leaves: list[Any]) -> Tree:
    kind = _kind(value)
    if kind is None:
        leaves.append(value)
        return LEAF
    keys = tuple(value) if isinstance(value, dict) else ()
    return Tree(
        kind, keys, tuple([_collect(item, leaves) for item in _children(value)])
    )


def unflatten(leaves: Iterator[Any], tree: Tree) -> Any:
    """The value with this structure and the next of these leaves."""
    if tree.kind is None:
        return next(leaves)
    items = [unflatten(leaves, child) for child in tree.children]
    if issubclass(tree.kind, dict):
        return tree.kind(zip(tree.keys, items, strict=True))
    if hasattr(tree.kind, "_fields"):
        return tree.kind(*items)
    return tree.kind(items)


def spread(value: Any, tree: Tree) -> list[Any] | None:
    """For each leaf of `tree` the leaf of `value` that stands for it or for all around it.

    None if `value` does not have the structure of `tree`, down to its own leaves.
    """
    kind = _kind(value)
    if kind is None:
        return [value] * tree.leaves
    keys = tuple(value) if isinstance(value, dict) else ()
    if kind is not tree.kind or set(keys) != set(tree.keys):
        return None
    items = [value[key] for key in tree.keys] if keys else list(value)
    if len(items) != len(tree.children):
        return None
    found: list[Any] = []
    for item, child in zip(items, tree.children, strict=True):
        part = spread(item, child)
        if part is None:
            return None
        found += part
    return found
