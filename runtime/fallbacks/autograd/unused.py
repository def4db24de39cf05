"""Why a tensor has no gradient: what `grad` says where it found none."""

from __future__ import annotations

from collections.abc import Iterable

from .history import CopySlices
from .node import Node
from .not_implemented import FallbackMode, NotImplementedNode, fallback_mode


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
    have = "has" if len(cuts) == 1 else "have"
    return RuntimeError(
        f"input {place} of grad(), counted from 0, has no gradient: all ways to it from the"
        f" outputs end at {names}, which {have} no derivative. Give one with"
        f" register_autograd({cuts[0]!r}, …), or pass allow_unused=True if its gradient is"
        " not needed"
    )


def _operator_of(node: Node) -> str | None:
    """The operator without a derivative that a node stands for."""
    if isinstance(node, CopySlices):
        node = node.inner
    return node.operator if isinstance(node, NotImplementedNode) else None


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


def _cuts_before(target: Node, roots: Iterable[Node]) -> list[str]:
    """The operators where gradients end that would have gone on to `target`, sorted."""
    before: dict[Node, list[Node]] = {}
    reached = _reachable(roots)
    for node in reached:
        for following in _following(node):
            before.setdefault(following, []).append(node)
    found: set[str] = set()
    seen = {target}
    pending = [target]
    while pending:
        for node in before.get(pending.pop(), ()):
            if node not in seen:
                seen.add(node)
                operator = _operator_of(node)
                # The gradients of what was computed earlier end there as well.
                if operator is not None:
                    found.add(operator)
                else:
                    pending.append(node)
    return sorted(found)


def without_graph() -> str:
    """What may be the reason that a tensor to differentiate has no graph, or nothing."""
    if fallback_mode() is not FallbackMode.NOTHING:
        return ""
    return (
        '; set_fallback_mode("nothing") is in force, with which results of operators without'
        ' a derivative require no gradients: set_fallback_mode("error") shows where'
    )
