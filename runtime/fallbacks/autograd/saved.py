"""Tensors that a node keeps for its backward pass."""

from __future__ import annotations

from typing import Any, Final

from .history import node_of
from .metadata import alias_of, ensure_meta, meta_of, version_of
from .node import Node


def freed() -> RuntimeError:
    """The error for a graph that was used before."""
    return RuntimeError(
        "backward through a graph for the second time: what it needs was freed after the"
        " first. Pass retain_graph=True to the first backward() or grad()"
    )


# Note [What is saved of a result]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The results of an operator know its node. A node that kept a result would keep itself,
# and all memory of the graph until Python looks for cycles. So of a result it keeps an
# alias that knows no node, and ties another one to itself when it is asked. The same is
# done for tensors whose graph has changed since they were saved, by `detach_` for instance.
class SavedTensor:
    """A tensor, the graph it belonged to, and the version of its memory when it was saved.

    `owner` is the node that saves it: see Note [What is saved of a result].
    """

    __slots__ = ("_data", "_index", "_is_result", "_node", "_requires_grad", "_version")

    def __init__(self, t: Any, owner: Node) -> None:
        self._requires_grad: Final = t._requires_grad
        self._version: Final = version_of(t)
        node = node_of(t) if t._requires_grad else None
        meta = meta_of(t)
        self._index: Final = 0 if meta is None else meta.index
        self._is_result: Final = node is owner
        self._node: Final = None if self._is_result else node
        self._data: Final = alias_of(t) if self._is_result else t

    def unpack(self, owner: Node) -> Any:
        """The tensor with the graph that it had.

        RuntimeError if its memory was written to since it was saved.
        """
        data = self._data
        version = version_of(data)
        if version != self._version:
            raise RuntimeError(
                f"a tensor of shape {list(data.shape)} that {owner.name} needs was changed"
                f" by an in-place operator: it is at version {version}, but was saved at"
                f" version {self._version}; write to a clone of it instead"
            )
        if not self._is_result:
            if data._requires_grad is self._requires_grad:
                meta = meta_of(data)
                if (None if meta is None else meta.node) is self._node:
                    return data
            data = alias_of(data)
        if self._requires_grad:
            node = owner if self._is_result else self._node
            if node is None:  # a leaf that was written to under no_grad, or given up
                return self._data
            if self._is_result:
                data = alias_of(data)
            meta = ensure_meta(data)
            meta.node = node
            meta.index = self._index
            data._requires_grad = True
        return data


def save(value: Any, owner: Node) -> Any:
    """An argument or a result as a node keeps it: tensors are saved, at any depth of lists."""
    if hasattr(value, "_requires_grad"):
        return SavedTensor(value, owner)
    if isinstance(value, (list, tuple)):
        return [save(item, owner) for item in value]
    return value


def restore(value: Any, owner: Node) -> Any:
    """What was saved as it was."""
    if isinstance(value, SavedTensor):
        return value.unpack(owner)
    if isinstance(value, list):
        return [restore(item, owner) for item in value]
    return value


def holds_tensors(value: Any) -> bool:
    """Whether there is a tensor in what was saved."""
    if isinstance(value, list):
        return any(map(holds_tensors, value))
    return isinstance(value, SavedTensor)
