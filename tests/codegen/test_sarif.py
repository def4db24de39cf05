"""The SARIF rendering of diagnostics."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from codegen.diagnostics import Collector, Related, render_sarif
from codegen.source import SourceFile, Span

SOURCE = SourceFile("a dir/f.yaml", "- func: f(Tnsor self)\n- func: g\n")


def run_of(collector: Collector) -> Any:
    log = json.loads(render_sarif(collector))
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    return run


def test_results() -> None:
    collector = Collector()
    collector.report("BW240", Span(SOURCE, 30, 31), "second")
    collector.report(
        "BW103",
        Span(SOURCE, 10, 15),
        "unknown type 'Tnsor'",
        hint="did you mean 'Tensor'?",
        related=[Related("first used here", Span(SOURCE, 30, 31))],
    )
    run = run_of(collector)
    driver = run["tool"]["driver"]
    assert [rule["id"] for rule in driver["rules"]] == ["BW103", "BW240"]
    first, second = run["results"]
    assert (
        first["message"]["text"] == "unknown type 'Tnsor'\nhint: did you mean 'Tensor'?"
    )
    place = first["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "a%20dir/f.yaml"
    assert place["region"] == {
        "startLine": 1,
        "startColumn": 11,
        "endLine": 1,
        "endColumn": 16,
    }
    (related,) = first["relatedLocations"]
    assert related["message"]["text"] == "first used here"
    assert related["physicalLocation"]["region"]["startLine"] == 2
    assert (first["level"], second["level"]) == ("error", "warning")
    for result in run["results"]:
        rule = driver["rules"][result["ruleIndex"]]
        assert rule["id"] == result["ruleId"]
        assert rule["defaultConfiguration"]["level"] == result["level"]


def test_nothing_found_is_a_run_without_results() -> None:
    run = run_of(Collector())
    assert run["results"] == []
    assert run["tool"]["driver"]["rules"] == []


def test_absolute_paths_are_uris(tmp_path: Path) -> None:
    collector = Collector()
    source = SourceFile(str(tmp_path / "f.yaml"), "")
    collector.report("BW240", source.whole(), "x")
    (result,) = run_of(collector)["results"]
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == (tmp_path / "f.yaml").as_uri()
    assert place["region"]["endColumn"] == 1
