"""Recordings as graphs: calls are nodes, tensors are edges. And the text for Graphviz."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .calls import Call, Origin, Ref, refs_in, shown


@dataclass(frozen=True, slots=True)
class Node:
    """A call, or a tensor from outside.

    `title` and `details` are what is written into it; `writes` says that it changes a
    tensor that was there before.
    """

    title: str
    details: tuple[str, ...] = ()
    is_input: bool = False
    writes: bool = False


@dataclass(frozen=True, slots=True)
class Edge:
    """A tensor from the call that made it, or wrote to it last, to one that gets it.

    `is_order` marks edges of memory: the target reads what the source wrote through
    another tensor on the same memory.
    """

    source: int
    target: int
    label: str = ""
    is_order: bool = False


@dataclass(slots=True)
class Graph:
    """Nodes in the order of the calls; edges, each once, from lower to higher numbers."""

    nodes: list[Node] = field(default_factory=list)
    edges: dict[Edge, None] = field(default_factory=dict)

    def add(self, node: Node) -> int:
        """The number of a new node."""
        self.nodes.append(node)
        return len(self.nodes) - 1

    def connect(self, edge: Edge) -> None:
        """Add an edge, unless it is there."""
        self.edges[edge] = None


Key = tuple[Origin, int]


def graph_of(calls: Sequence[Call]) -> Graph:
    """The graph of a recording."""
    graph = Graph()
    # The node that last made or wrote each tensor, and that last wrote each memory.
    latest: dict[Key, int] = {}
    writers: dict[int, int] = {}
    for call in calls:
        sources = [(ref, _source(graph, latest, ref)) for ref in call.inputs]
        details = [shown(value) for value in _plain(call)]
        node = graph.add(
            Node(
                _title(call),
                tuple([", ".join(details)] if details else [])
                + tuple(ref.look for ref in call.outputs),
                writes=bool(call.written),
            )
        )
        for ref, source in sources:
            graph.connect(Edge(source, node, f"{ref.name} {ref.look}"))
            writer = writers.get(ref.storage, source)
            if writer > source:
                graph.connect(Edge(writer, node, is_order=True))
        for ref in (*call.outputs, *call.written):
            if (ref.origin, ref.number) not in latest or ref in call.written:
                latest[ref.origin, ref.number] = node
        for ref in call.written:
            writers[ref.storage] = node
    return graph


def _source(graph: Graph, latest: dict[Key, int], ref: Ref) -> int:
    found = latest.get((ref.origin, ref.number))
    if found is None:
        found = graph.add(Node(ref.name, (ref.look,), is_input=True))
        latest[ref.origin, ref.number] = found
    return found


def _title(call: Call) -> str:
    name = call.operator.qualified_name
    return name if call.error is None else f"{name} (raised)"


def _plain(call: Call) -> list[object]:
    """The arguments that are no tensors."""
    values = (*call.args, *call.kwargs.values())
    return [value for value in values if not any(True for _ in refs_in(value))]


def dot(graph: Graph) -> str:
    """The graph in the language of Graphviz."""
    lines = [
        "digraph recording {",
        "  rankdir=TB;",
        '  node [shape=box, style="rounded,filled", fillcolor="#eef3fb", fontname="sans-serif"];',
        '  edge [fontname="sans-serif", fontsize=10];',
    ]
    for number, node in enumerate(graph.nodes):
        text = "\\n".join(map(_escaped, (node.title, *node.details)))
        look = ""
        if node.is_input:
            look = ', shape=ellipse, style=filled, fillcolor="#f5f5f5"'
        elif node.writes:
            look = ', fillcolor="#fdeedc"'
        lines.append(f'  n{number} [label="{text}"{look}];')
    for edge in graph.edges:
        look = "style=dashed" if edge.is_order else f'label="{_escaped(edge.label)}"'
        lines.append(f"  n{edge.source} -> n{edge.target} [{look}];")
    return "\n".join([*lines, "}", ""])


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
