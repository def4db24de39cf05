"""The guide and the pages of fallbacks, as a reader pastes them: outputs, quotes and length."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[3]
GUIDE = ROOT / "docs" / "writing-a-fallback.md"
PAGES = (
    *("writing-a-fallback", "fallbacks/functionalize", "fallbacks/cpu_fallback"),
    "fallbacks/rematerialize",
)
_BLOCK = re.compile(
    r"(?:^`(?P<file>[\w/.]+)`:\n\n)?^```(?P<kind>\w+)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
_END = "-- end of block --"


class Block(NamedTuple):
    file: str | None
    kind: str
    text: str
    line: int


def blocks(text: str) -> Iterator[Block]:
    for match in _BLOCK.finditer(text):
        line = text.count("\n", 0, match.start("text"))
        yield Block(match["file"], match["kind"], match["text"], line)


@pytest.mark.parametrize("page", PAGES)
def test_blocks_print_what_the_page_says(page: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text()
    program = ""
    shown: list[list[Block]] = []
    for block in blocks(text):
        if block.file is not None:
            continue
        if block.kind == "python":
            # Lines as in the page, for error messages.
            program += "\n" * (block.line - program.count("\n")) + block.text
            program += f"print({_END!r})\n"
            shown.append([])
        elif block.kind == "text":
            shown[-1].append(block)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    printed = done.stdout.split(f"{_END}\n")
    assert len(printed) == len(shown) + 1
    for expected, found in zip(shown, printed, strict=False):
        assert found == "".join(block.text for block in expected)
    assert sum(map(len, shown)) >= 3


_AFTER_THE_GUIDE = """
import io, threading

names = operator_cases.names()
schemas = {name: str(operator_cases.functions()[name].schema) for name in names}
factories = [name for name in names if "Tensor" not in schemas[name].split(" -> ")[0]]
assert len(factories) > 20
with Library("_", "IMPL", "DeferredInit") as library:
    library.fallback(follow)
    for name in [*factories, *names[::24]]:
        found = fallback_calls.differing_calls(name, SourcedSide(), limit=4)
        assert found == [], (name, found)


def is_rounded(*tensors):
    return all(t.tolist() == t.half().to(t.dtype).tolist() for t in tensors)


with Library("_", "IMPL", "PreDispatch") as library, autograd.install():
    library.fallback(rounded)
    for in_place, derivative in [("exp_", "exp"), ("tanh_", None), ("sigmoid_", None)]:
        x = bw.tensor([0.3, -0.7]).requires_grad_()
        with IncludeDispatchKeyGuard("PreDispatch"):
            y = getattr(x * 1, in_place)()
        y.sum().backward()
        assert is_rounded(y.detach())
        if derivative:
            assert x.grad.tolist() == y.tolist()
    for name in ["batch_norm", "native_batch_norm"]:
        mean, var = bw.zeros(3), bw.ones(3)
        arguments = (bw.rand([4, 3]), None, None, mean, var, True, 0.1, 1e-5)
        with IncludeDispatchKeyGuard("PreDispatch"):
            if name == "batch_norm":
                bw.batch_norm(*arguments, False)
            else:
                bw.native_batch_norm(*arguments)
        assert mean.any().item() and is_rounded(mean, var)

with Library("_", "IMPL", "PreDispatch") as library:
    library.fallback(indent)
    with IncludeDispatchKeyGuard("PreDispatch"):
        try:
            bw.ones(2).mm(bw.ones(3))
        except RuntimeError:
            pass
        else:
            raise AssertionError("vectors were multiplied as matrices")
assert depth.get() == 0
"""


def test_what_the_guide_builds_holds_beyond_it() -> None:
    program = "\n".join(
        block.text
        for block in blocks(GUIDE.read_text())
        if block.file is None and block.kind == "python"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program + _AFTER_THE_GUIDE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_quotes_stand_in_their_files() -> None:
    quoted = [block for block in blocks(GUIDE.read_text()) if block.file is not None]
    assert len(quoted) >= 5
    for block in quoted:
        assert block.file is not None
        assert block.text in (ROOT / block.file).read_text(), f"line {block.line}"


def test_the_next_one_has_at_most_30_lines() -> None:
    (block,) = (b for b in blocks(GUIDE.read_text()) if "def follow" in b.text)
    lines = [line for line in block.text.splitlines() if line.strip()]
    assert len(lines) <= 30
