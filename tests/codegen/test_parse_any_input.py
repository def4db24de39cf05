"""Any input gives a model or diagnostics, in little time, and never another exception."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen.diagnostics import render_text
from codegen.load import Loaded, load, load_sources
from codegen.source import SourceFile

SCHEMAS = Path(__file__).parents[2] / "schemas"


def read(text: str, tags: str = "") -> Loaded:
    return load_sources(SourceFile("f.yaml", text), SourceFile("tags.yaml", tags))


_PIECES = (
    *(
        "func",
        "dispatch",
        "structured",
        "autogen",
        "tags",
        "precomputed",
        "ufunc_inner_loop",
    ),
    *(
        "True",
        "[",
        "]",
        "{",
        "}",
        ": ",
        "- ",
        "\n",
        "\n  ",
        "&a ",
        "*a",
        "<<: *a",
        "!!x ",
        "'",
        '"',
    ),
    *(
        "|",
        ">",
        "#",
        "\t",
        "\0",
        "\u2028",
        "\ufeff",
        "é",
        "CPU, CUDA",
        "f.out",
        "Tensor",
        "(a!)",
    ),
    *(
        "-> ",
        "1e999",
        "~",
        "null",
        "x" * 500,
        "%",
        "---\n",
        "...\n",
        "\r\n",
        ",",
        ", ",
        "?",
        "\\",
    ),
)


def _mutated(lines: list[str], generator: random.Random) -> str:
    """Some entries of a real file with a few edits of characters, words and lines."""
    start = generator.randrange(len(lines) - 60)
    text = "\n".join(lines[start : start + generator.randrange(5, 60)])
    for _ in range(generator.randrange(1, 6)):
        place = generator.randrange(len(text) + 1)
        length = generator.choice((0, 0, 1, 1, 5, 40))
        kind = generator.randrange(4)
        if kind == 0:
            inserted = generator.choice(_PIECES)
        elif kind == 1:
            inserted = chr(
                generator.choice((*range(32, 127), 0, 0x85, 0x2028, 0x1F600))
            )
        elif kind == 2:
            begin = generator.randrange(len(text) + 1)
            inserted = text[begin : begin + generator.randrange(80)]
        else:
            inserted = ""
        text = text[:place] + inserted + text[place + length :]
    return text


@pytest.mark.parametrize("seed", range(8))
def test_mutated_files_give_diagnostics_and_nothing_else(seed: int) -> None:
    generator = random.Random(seed)
    text = (SCHEMAS / "native_functions.yaml").read_text(encoding="utf-8")
    lines = text[text.index("- func:") :].splitlines()
    for _ in range(60):
        text = _mutated(lines, generator)
        loaded = read(text)
        content = [line for line in text.splitlines() if line.split("#")[0].strip()]
        assert render_text(loaded.diagnostics) or loaded.functions or len(content) < 3


@given(st.lists(st.sampled_from(_PIECES), max_size=25).map("".join))
def test_any_text_gives_diagnostics_and_nothing_else(text: str) -> None:
    for loaded in (read(text), read("", tags=text)):
        render_text(loaded.diagnostics)


@given(st.binary(max_size=60))
def test_any_bytes_give_diagnostics_and_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.yaml"
    path.write_bytes(data)
    render_text(load(path, path).diagnostics)


def test_huge_scalars_take_little_time() -> None:
    huge = "x" * 1_000_000
    text = f"- func: {huge}\n  {huge[:1000]}: a\n  tags: {huge}\n  variants: {huge}\n"
    rendered = render_text(read(text).diagnostics)
    assert "BW" in rendered
    assert len(rendered) < 5_000
