"""Graphs as SVG pictures that need nothing to be shown but a browser."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from .graphs import Edge, Graph, Node
from .layout import Layout, arrange

_MARGIN: Final = 16.0
_LINE: Final = 16.0
_LETTER: Final = 7.0
_PADDING: Final = 10.0
_LONGEST: Final = 60

_STYLE: Final = """
  text { font: 12px ui-monospace, Menlo, Consolas, monospace; fill: #1c2733; text-anchor: middle }
  .title { font-weight: bold }
  .call { fill: #eef3fb; stroke: #5b7db1 }
  .writes { fill: #fdeedc; stroke: #c07f2c }
  .input { fill: #f5f5f5; stroke: #8a8a8a }
  path { fill: none; stroke: #5f6b7a; stroke-width: 1.2 }
  .order { stroke-dasharray: 4 3 }
"""


def svg(graph: Graph) -> str:
    """The graph from top to bottom. Pointing at an edge shows which tensor it is."""
    lines = [_lines(node) for node in graph.nodes]
    sizes = [
        (max(map(len, each)) * _LETTER + 2 * _PADDING, len(each) * _LINE + _PADDING)
        for each in lines
    ]
    edges = [(edge.source, edge.target) for edge in graph.edges]
    layout = arrange(sizes, edges)
    width, height = layout.width + 2 * _MARGIN, layout.height + 2 * _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}"'
        f' viewBox="{-_MARGIN:.0f} {-_MARGIN:.0f} {width:.0f} {height:.0f}">',
        f"<style>{_STYLE}</style>",
        '<defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7"'
        ' markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z"'
        ' style="fill: #5f6b7a; stroke: none"/></marker></defs>',
    ]
    parts += [_edge(edge, layout, place) for place, edge in enumerate(graph.edges)]
    parts += [
        _box(node, lines[place], sizes[place], layout.x[place], layout.y[place])
        for place, node in enumerate(graph.nodes)
    ]
    return "\n".join([*parts, "</svg>", ""])


def _lines(node: Node) -> list[str]:
    found = [node.title, *node.details]
    return [t if len(t) <= _LONGEST else f"{t[: _LONGEST - 1]}…" for t in found]


def _edge(edge: Edge, layout: Layout, place: int) -> str:
    points = layout.routes[place]
    (x, y), rest = points[0], points[1:]
    path = f"M{x:.1f} {y:.1f}"
    for next_x, next_y in rest:
        half = (y + next_y) / 2
        path += (
            f" C{x:.1f} {half:.1f} {next_x:.1f} {half:.1f} {next_x:.1f} {next_y:.1f}"
        )
        x, y = next_x, next_y
    kind = ' class="order"' if edge.is_order else ""
    label = edge.label or "the same memory"
    return f'<path{kind} d="{path}" marker-end="url(#end)"><title>{escape(label)}</title></path>'


def _box(
    node: Node, lines: list[str], size: tuple[float, float], x: float, y: float
) -> str:
    width, height = size
    kind = "input" if node.is_input else "writes" if node.writes else "call"
    corner = height / 2 if node.is_input else 5
    parts = [
        f'<g><rect class="{kind}" x="{x - width / 2:.1f}" y="{y - height / 2:.1f}"'
        f' width="{width:.1f}" height="{height:.1f}" rx="{corner:.1f}"/>'
    ]
    top = y - height / 2 + _PADDING / 2 + 12
    for number, line in enumerate(lines):
        style = ' class="title"' if number == 0 else ""
        parts.append(
            f'<text{style} x="{x:.1f}" y="{top + number * _LINE:.1f}">{escape(line)}</text>'
        )
    return "".join([*parts, "</g>"])
