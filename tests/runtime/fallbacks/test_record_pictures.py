"""Recordings as a trace of times and as pictures: what is in them, and how it is laid out."""

from __future__ import annotations

import json
import re
import threading
import xml.etree.ElementTree as ET
from contextvars import copy_context
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import generated as bw
from runtime.fallbacks.record import Recorder, Recording, record
from runtime.fallbacks.record.graphs import Edge, Graph, Node, dot, graph_of
from runtime.fallbacks.record.layout import arrange
from runtime.fallbacks.record.svg import svg

SVG = "{http://www.w3.org/2000/svg}"


def _recording() -> Recording:
    x = bw.ones(2, 3)
    with record({"x": x}) as recording:
        y = x.t()
        y.add_(1)
        bw.cat([x, x]).mul(2)
        with pytest.raises(RuntimeError):
            x + bw.ones(7)
    return recording


# ---- times ----


def test_the_trace_has_an_event_for_each_call() -> None:
    recording = _recording()
    found = json.loads(recording.chrome_trace())
    events = [event for event in found["traceEvents"] if event["ph"] == "X"]
    assert [e["name"] for e in events] == [str(call.operator) for call in recording]
    start = recording[0].start
    for event, call in zip(events, recording, strict=True):
        assert event["ts"] == pytest.approx((call.start - start) / 1000)
        assert event["dur"] == pytest.approx(call.nanoseconds / 1000)
        assert {"pid", "tid", "cat"} <= event.keys()
    ends = [e["ts"] + e["dur"] for e in events]
    assert all(a <= b["ts"] + 1e-6 for a, b in zip(ends, events[1:], strict=False))
    assert events[1]["args"]["arguments"] == "t0, 1"
    assert events[1]["args"]["inputs"] == ["t0: float32[3, 2]"]
    assert events[-1]["args"]["error"].startswith("RuntimeError")
    assert json.loads(Recording().chrome_trace())["traceEvents"] == []


def test_threads_have_lines_of_their_own() -> None:
    with Recorder() as mode:
        bw.ones(1)
        work = lambda: bw.zeros(1)  # noqa: E731
        thread = threading.Thread(target=copy_context().run, args=(work,))
        thread.start()
        thread.join()
    events = json.loads(mode.recording.chrome_trace())["traceEvents"]
    assert [e["tid"] for e in events if e["ph"] == "X"] == [0, 1]
    assert [e["args"]["name"] for e in events if e["ph"] == "M"] == [
        "thread 0",
        "thread 1",
    ]


# ---- the graph ----


def _titled(graph: Graph) -> set[tuple[str, str, str]]:
    """The edges by the titles of their ends."""
    return {
        (
            graph.nodes[edge.source].title.removeprefix("aten::"),
            graph.nodes[edge.target].title.removeprefix("aten::"),
            "order" if edge.is_order else edge.label,
        )
        for edge in graph.edges
    }


def test_edges_are_tensors() -> None:
    graph = graph_of(_recording())
    assert _titled(graph) == {
        ("x", "t", "x float32[2, 3]"),
        ("t", "add_.Scalar", "t0 float32[3, 2]"),
        ("x", "cat", "x float32[2, 3]"),
        # Written through the view.
        ("add_.Scalar", "cat", "order"),
        ("cat", "mul.Scalar", "t1 float32[4, 3]"),
        ("x", "add.Tensor (raised)", "x float32[2, 3]"),
        ("add_.Scalar", "add.Tensor (raised)", "order"),
        ("ones", "add.Tensor (raised)", "t3 float32[7]"),
    }
    by_title = {node.title: node for node in graph.nodes}
    assert by_title["x"].is_input
    assert by_title["aten::add_.Scalar"].writes
    assert not by_title["aten::t"].writes
    assert by_title["aten::mul.Scalar"].details == ("2", "float32[4, 3]")


def test_what_was_written_is_read_from_the_writer() -> None:
    with record() as recording:
        x = bw.zeros(2)
        x.add_(1)
        x.neg()
    assert _titled(graph_of(recording)) == {
        ("zeros", "add_.Scalar", "t0 float32[2]"),
        ("add_.Scalar", "neg", "t0 float32[2]"),
    }


def test_dot_says_what_the_graph_says() -> None:
    recording = _recording()
    text = recording.dot()
    graph = graph_of(recording)
    assert text.startswith("digraph recording {")
    assert text.endswith("}\n")
    assert len(re.findall(r"^  n\d+ \[", text, re.M)) == len(graph.nodes)
    arrows = re.findall(r"^  n(\d+) -> n(\d+)", text, re.M)
    assert [(int(a), int(b)) for a, b in arrows] == [
        (edge.source, edge.target) for edge in graph.edges
    ]
    assert text.count("style=dashed") == 2
    quoted = dot(Graph([Node('a "b" \\c', ("two\nlines",))]))
    assert r'[label="a \"b\" \\c\ntwo\nlines"]' in quoted


def test_svg_is_well_formed_and_shows_every_node_and_edge() -> None:
    recording = _recording()
    graph = graph_of(recording)
    root = ET.fromstring(recording.svg())
    boxes = root.findall(f".//{SVG}rect")
    assert len(boxes) == len(graph.nodes)
    titles = [text.text for text in root.findall(f".//{SVG}text[@class='title']")]
    assert titles == [node.title for node in graph.nodes]
    paths = root.findall(f"{SVG}path")
    assert len(paths) == len(graph.edges)
    assert sum(p.get("class") == "order" for p in paths) == 2
    x, y, width, height = map(float, root.attrib["viewBox"].split())
    for box in boxes:
        left, top = float(box.attrib["x"]), float(box.attrib["y"])
        assert x <= left
        assert left + float(box.attrib["width"]) <= x + width
        assert y <= top
        assert top + float(box.attrib["height"]) <= y + height
    ET.fromstring(svg(Graph()))
    odd = Graph([Node("<a & b>", ("x" * 500,)), Node("b")], {Edge(0, 1, "<&>"): None})
    texts = [text.text for text in ET.fromstring(svg(odd)).findall(f".//{SVG}text")]
    assert texts == ["<a & b>", "x" * 59 + "…", "b"]


# ---- the layout ----


@st.composite
def _graphs(draw: Any) -> tuple[list[tuple[float, float]], list[tuple[int, int]]]:
    count = draw(st.integers(1, 14))
    sizes = [(draw(st.floats(10, 200)), draw(st.floats(10, 80))) for _ in range(count)]
    pairs = st.tuples(st.integers(0, count - 1), st.integers(0, count - 1))
    found = (
        draw(st.lists(pairs.filter(lambda p: p[0] < p[1]), max_size=24, unique=True))
        if count > 1
        else []
    )
    return sizes, found


@settings(max_examples=150, deadline=None)
@given(_graphs())
def test_boxes_do_not_overlap_and_edges_go_down(graph: Any) -> None:
    sizes, edges = graph
    found = arrange(sizes, edges)
    boxes = [
        (x - w / 2, y - h / 2, x + w / 2, y + h / 2)
        for x, y, (w, h) in zip(found.x, found.y, sizes, strict=True)
    ]
    for a, first in enumerate(boxes):
        assert first[0] >= -1e-6
        assert first[2] <= found.width + 1e-6
        assert first[1] >= -1e-6
        assert first[3] <= found.height + 1e-6
        for second in boxes[a + 1 :]:
            apart_x = first[2] <= second[0] + 1e-6 or second[2] <= first[0] + 1e-6
            apart_y = first[3] <= second[1] + 1e-6 or second[3] <= first[1] + 1e-6
            assert apart_x or apart_y
    for (source, target), route in zip(edges, found.routes, strict=True):
        assert route[0] == pytest.approx((found.x[source], boxes[source][3]))
        assert route[-1] == pytest.approx((found.x[target], boxes[target][1]))
        heights = [y for _, y in route]
        assert heights == sorted(heights)


def test_a_chain_is_straight_and_long_edges_pass_boxes() -> None:
    size = (60.0, 20.0)
    found = arrange([size] * 3, [(0, 1), (1, 2), (0, 2)])
    left, right = found.x[1] - 30, found.x[1] + 30
    bends = found.routes[2][1:-1]
    assert len(bends) == 2
    assert all(not left < x < right for x, _ in bends)
    chain = arrange([size] * 5, [(i, i + 1) for i in range(4)])
    assert len({round(x, 3) for x in chain.x}) == 1


def test_crossings_are_avoided() -> None:
    size = (40.0, 20.0)
    # Each of the upper ones has one of the lower ones, in reverse.
    found = arrange([size] * 6, [(0, 5), (1, 4), (2, 3)])
    upper = sorted(range(3), key=found.x.__getitem__)
    lower = sorted(range(3, 6), key=found.x.__getitem__)
    assert [5 - node for node in upper] == lower
