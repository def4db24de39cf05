"""Where the nodes of a graph stand: in layers, with few crossings.

The method of Sugiyama, Tagawa and Toda (1981): nodes get layers by the longest way from a
source; edges over several layers are cut into pieces by bends; nodes of a layer are put in
the order of the middle of their neighbours, down and up again; then they are moved towards
that middle as far as their neighbours in the layer let them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

_SWEEPS: Final = 8
_GAP: Final = 24.0
_BEND: Final = 8.0


@dataclass(frozen=True, slots=True)
class Layout:
    """The middle of each node, and for each edge the points that it goes through."""

    x: list[float]
    y: list[float]
    routes: list[list[tuple[float, float]]]
    width: float
    height: float


class _Layers:
    """The nodes and bends of each layer, from left to right."""

    def __init__(
        self, widths: Sequence[float], edges: Sequence[tuple[int, int]]
    ) -> None:
        self.widths = list(widths)
        self.layer = _longest_ways(len(widths), edges)
        self.above: list[list[int]] = [[] for _ in widths]
        self.below: list[list[int]] = [[] for _ in widths]
        self.chains = [self._chain(source, target) for source, target in edges]
        self.rows: list[list[int]] = [
            [] for _ in range(max(self.layer, default=-1) + 1)
        ]
        for node, layer in enumerate(self.layer):
            self.rows[layer].append(node)
        self.x = [0.0] * len(self.layer)

    def _chain(self, source: int, target: int) -> list[int]:
        """The nodes of an edge, with a new bend in each layer that it crosses."""
        chain = [source]
        for layer in range(self.layer[source] + 1, self.layer[target]):
            self.layer.append(layer)
            self.widths.append(_BEND)
            self.above.append([])
            self.below.append([])
            chain.append(len(self.layer) - 1)
        chain.append(target)
        for upper, lower in pairwise(chain):
            self.below[upper].append(lower)
            self.above[lower].append(upper)
        return chain

    def order(self) -> None:
        """Put the nodes of each layer in the order of the middle of their neighbours."""
        place = {node: float(i) for row in self.rows for i, node in enumerate(row)}

        def middle(node: int, neighbours: list[list[int]]) -> float:
            near = neighbours[node]
            return sum(place[n] for n in near) / len(near) if near else place[node]

        for sweep in range(_SWEEPS):
            is_down = sweep % 2 == 0
            neighbours = self.above if is_down else self.below
            for row in self.rows if is_down else reversed(self.rows):
                middles = {node: middle(node, neighbours) for node in row}
                row.sort(key=middles.__getitem__)
                place.update((node, float(i)) for i, node in enumerate(row))

    def spread(self) -> None:
        """Give each node a place in its layer, near the middle of its neighbours."""
        for row in self.rows:
            self._pack(row, [0.0] * len(row))
        for sweep in range(_SWEEPS):
            neighbours = self.above if sweep % 2 == 0 else self.below
            for row in self.rows if sweep % 2 == 0 else reversed(self.rows):
                wanted = [self._wanted(node, neighbours[node]) for node in row]
                self._pack(row, wanted)

    def _wanted(self, node: int, near: list[int]) -> float:
        return sum(self.x[n] for n in near) / len(near) if near else self.x[node]

    def _pack(self, row: list[int], wanted: list[float]) -> None:
        """The places nearest to `wanted`, in order and without overlaps.

        Nodes that would overlap form a block that stands where its nodes want to stand
        on average.
        """
        blocks: list[tuple[float, list[int], list[float]]] = []
        for node, goal in zip(row, wanted, strict=True):
            nodes, steps, start = [node], [0.0], goal
            while blocks:
                left_start, left, left_steps = blocks[-1]
                step = left_steps[-1] + self._distance(left[-1], nodes[0])
                if left_start + step <= start:
                    break
                blocks.pop()
                share = len(nodes) / (len(left) + len(nodes))
                start = left_start + (start - step - left_start) * share
                nodes = left + nodes
                steps = left_steps + [step + each for each in steps]
            blocks.append((start, nodes, steps))
        for start, nodes, steps in blocks:
            for node, step in zip(nodes, steps, strict=True):
                self.x[node] = start + step

    def _distance(self, left: int, right: int) -> float:
        return (self.widths[left] + self.widths[right]) / 2 + _GAP


def _longest_ways(count: int, edges: Sequence[tuple[int, int]]) -> list[int]:
    """The layer of each node: one below the lowest of its sources.

    Edges go from lower to higher numbers. Sources move down to just above their targets.
    """
    layer = [0] * count
    has_source = [False] * count
    for source, target in sorted(edges, key=lambda edge: edge[1]):
        layer[target] = max(layer[target], layer[source] + 1)
        has_source[target] = True
    nearest: dict[int, int] = {}
    for source, target in edges:
        nearest[source] = min(nearest.get(source, layer[target]), layer[target])
    for source, target_layer in nearest.items():
        if not has_source[source]:
            layer[source] = target_layer - 1
    return layer


def arrange(
    sizes: Sequence[tuple[float, float]],
    edges: Sequence[tuple[int, int]],
    *,
    between: float = 44.0,
) -> Layout:
    """Places for nodes of these widths and heights; `between` layers is that much room.

    Edges go from lower to higher numbers.
    """
    layers = _Layers([width for width, _ in sizes], edges)
    layers.order()
    layers.spread()
    heights = [
        max((sizes[node][1] for node in row if node < len(sizes)), default=0.0)
        for row in layers.rows
    ]
    tops = [0.0]
    for height in heights:
        tops.append(tops[-1] + height + between)
    y = [tops[layer] + heights[layer] / 2 for layer in layers.layer]
    left = min(
        (x - w / 2 for x, w in zip(layers.x, layers.widths, strict=True)), default=0.0
    )
    x = [each - left for each in layers.x]
    right = max((a + w / 2 for a, w in zip(x, layers.widths, strict=True)), default=0.0)
    routes = []
    for chain in layers.chains:
        source, target = chain[0], chain[-1]
        bends = [
            (x[node], y[node] + side * heights[layers.layer[node]] / 2)
            for node in chain[1:-1]
            for side in (-1, 1)
        ]
        start = (x[source], y[source] + sizes[source][1] / 2)
        end = (x[target], y[target] - sizes[target][1] / 2)
        routes.append([start, *bends, end])
    count = len(sizes)
    height = tops[-1] - between if heights else 0.0
    return Layout(x[:count], y[:count], routes, right, height)
