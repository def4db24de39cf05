"""What each mistake in a schema file is answered with: the cases in cases/*.test, letter by letter.

A case is a schema file and the rendering of everything that is found in it; those of tags.test are
tags files. `pytest --update-golden` rewrites the renderings, to be read before they are committed.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from codegen.codes import CODES
from codegen.diagnostics import Collector, render_text
from codegen.load import load, load_sources
from codegen.source import SourceFile

CASES = Path(__file__).parent / "cases"
_CASE = re.compile(
    r"^\[case (?P<name>.+)\]\n(?P<text>(?:.*\n)*?)\[out\]\n", re.MULTILINE
)
_TAGS = "".join(
    f"- tag: {name}\n  desc: A tag.\n"
    for name in (
        "core",
        "pointwise",
        "inplace_view",
        "view_copy",
        "nondeterministic_seeded",
    )
)


class Case(NamedTuple):
    file: str
    name: str
    text: str
    expected: str


def _cases() -> Iterator[Case]:
    for path in sorted(CASES.glob("*.test")):
        content = path.read_text(encoding="utf-8")
        found = list(_CASE.finditer(content))
        ends = [match.start() for match in found[1:]] + [len(content) + 1]
        for match, end in zip(found, ends, strict=True):
            expected = content[match.end() : end].rstrip("\n")
            yield Case(
                path.stem, match["name"], match["text"], expected and expected + "\n"
            )


ALL = list(_cases())


def _answer(case: Case) -> str:
    if case.file == "tags":
        loaded = load_sources(
            SourceFile("f.yaml", ""), SourceFile("tags.yaml", case.text)
        )
    else:
        loaded = load_sources(
            SourceFile("f.yaml", case.text), SourceFile("tags.yaml", _TAGS)
        )
    return render_text(loaded.diagnostics)


@pytest.mark.parametrize("case", ALL, ids=lambda case: f"{case.file}-{case.name}")
def test_answer(case: Case, request: pytest.FixtureRequest) -> None:
    answer = _answer(case)
    if request.config.getoption("update_golden", False):
        _rewrite(case.file)
        return
    assert answer == case.expected
    assert case.name.split()[0] in answer


def _rewrite(file: str) -> None:
    parts = [
        f"[case {case.name}]\n{case.text}[out]\n{_answer(case)}"
        for case in ALL
        if case.file == file
    ]
    (CASES / f"{file}.test").write_text("\n".join(parts), encoding="utf-8")


def test_cases_have_different_names() -> None:
    names = [(case.file, case.name) for case in ALL]
    assert len(set(names)) == len(names)


def test_every_code_of_reading_has_a_case() -> None:
    """Codes of schema strings and of emission are tested where those are."""
    named = {case.name.split()[0] for case in ALL}
    # These need what a text file cannot hold; they are below.
    named |= {"BW001", "BW002", "BW003"}
    named |= {"BW014"}  # of comments that silence: test_silencing.py
    assert {code for code in CODES if code[:3] in ("BW0", "BW2", "BW3", "BW4")} <= named


def test_unreadable_file(tmp_path: Path) -> None:
    loaded = load(tmp_path / "none.yaml")
    assert [found.code for found in loaded.diagnostics] == ["BW001"]
    assert "No such file" in render_text(loaded.diagnostics)
    assert loaded.functions == ()


@pytest.mark.parametrize("path", ["a\0b", "", "."])
def test_impossible_path(path: str) -> None:
    assert [found.code for found in load(path).diagnostics] == ["BW001"]


def test_bytes_that_are_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    path.write_bytes(
        "# é\n- func: f\xff".encode("latin-1").replace(b"\xe9", "é".encode())
    )
    loaded = load(path)
    assert render_text(loaded.diagnostics) == (
        f"{path}:2:10: BW002 byte 0xff at offset 14 is not UTF-8\n"
        "    - func: f\N{REPLACEMENT CHARACTER}\n"
        "             ^\n"
        "  hint: save the file as UTF-8\n"
    )


@pytest.mark.parametrize("character", ["\0", "\x07", "\x1b", "\x7f", "\ufffe"])
def test_characters_that_yaml_forbids(character: str) -> None:
    source = SourceFile(
        "f.yaml", f"- func: f(Tensor self) -> Tensor\n# a{character}b\n"
    )
    (found,) = load_sources(source).diagnostics
    assert found.code == "BW003"
    assert found.message == f"character U+{ord(character):04X} is not allowed in YAML"
    assert found.span.begin == (2, 4)


def test_all_mistakes_are_reported_at_once_and_in_order() -> None:
    source = SourceFile(
        "f.yaml",
        "- func: f(Tnsor self) -> Tensor\n"
        "- func: g(Tensor self) -> Tensor\n"
        "  structured_delegate: g.out\n"
        "  python_module: 1\n"
        "- func: h(Tensor self) -> Tensor\n"
        "  structured_delegate: h.out\n"
        "- 1\n",
    )
    found = [(str(d.span), d.code) for d in load_sources(source).diagnostics]
    assert found == [
        ("f.yaml:1:11", "BW103"),
        ("f.yaml:4:18", "BW203"),
        ("f.yaml:6:24", "BW302"),
        ("f.yaml:7:3", "BW008"),
    ]


def test_nothing_more_is_said_about_names_of_broken_entries() -> None:
    """g.out is broken, so that g must not be told that its delegate does not exist."""
    source = SourceFile(
        "f.yaml",
        "- func: g(Tensor self) -> Tensor\n"
        "  structured_delegate: g.out\n"
        "- func: g.out(Tensor self, *, Tensor(a!) out) -> Tnsor(a!)\n"
        "  structured: True\n",
    )
    assert [found.code for found in load_sources(source).diagnostics] == ["BW103"]


def test_given_collector_is_used() -> None:
    collector = Collector()
    load_sources(SourceFile("f.yaml", "a"), collector=collector)
    assert [found.code for found in collector] == ["BW007"]
