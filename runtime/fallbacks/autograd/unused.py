"""Why a tensor has no gradient: what `grad` says where it found none."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .history import CopySlices
from .node import Node
from .not_implemented import FallbackMode, NotImplementedNode, fallback_mode
from .variants import how_to_give


def unused(place: int, target: Node, roots: Iterable[Node]) -> RuntimeError:
    """The error for the input at `place`, whose gradients go to `target`.

    Names the operators without a derivative that stand between it and the outputs.
    """
    cuts = _cuts_before(target, roots)
    if not cuts:
        return RuntimeError(
            f"input {place} of grad(), counted from 0, was not used to compute the outputs;"
            " pass allow_unused=True if that is meant"
        )
    names = ", ".join(cuts)
    first = next(iter(cuts.values()))
    have = "has" if len(cuts) == 1 else "have"
    return RuntimeError(
        f"input {place} of grad(), counted from 0, has no gradient: all ways to it from the"
        f" outputs end at {names}, which {have} no derivative. {how_to_give(first)}, or"
        " pass allow_unused=True if its gradient is not needed"
    )


def _operator_of(node: Node) -> Any:
    """The operator without a derivative that a node stands for."""
    if isinstance(node, CopySlices):
        node = node.inner
    return node.handle if isinstance(node, NotImplementedNode) else None


def _following(node: Node) -> list[Node]:
    return [edge.node for edge in node.next_edges if edge is not None]


def _reachable(starts: Iterable[Node]) -> set[Node]:
    found = {*starts}
    pending = [*found]
    while pending:
        for node in _following(pending.pop()):
            if node not in found:
                found.add(node)
                pending.append(node)
    return found


def _cuts_before(target: Node, roots: Iterable[Node]) -> dict[str, Any]:
    """The operators where gradients end that would have gone on to `target`, by name."""
    before: dict[Node, list[Node]] = {}
    reached = _reachable(roots)
    for node in reached:
        for following in _following(node):
            before.setdefault(following, []).append(node)
    found: dict[str, Any] = {}
    seen = {target}
    pending = [target]
    while pending:
        for node in before.get(pending.pop(), ()):
            if node not in seen:
                seen.add(node)
                operator = _operator_of(node)
                # The gradients of what was computed earlier end there as well.
                if operator is not None:
                    found[operator.qualified_name] = operator
                else:
                    pending.append(node)
    return dict(sorted(found.items()))


def without_graph() -> str:
    """What may be the reason that a tensor to differentiate has no graph, or nothing."""
    if fallback_mode() is not FallbackMode.NOTHING:
        return ""
    return (
        '; set_fallback_mode("nothing") is in force, with which results of operators without'
        ' a derivative require no gradients: set_fallback_mode("error") shows where'
    )
