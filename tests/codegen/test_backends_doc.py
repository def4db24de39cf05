"""docs/backends.md, as a reader would follow it: files written, commands run, output compared."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
_BLOCK = re.compile(
    r"(?:^`(?P<file>[\w/.]+)`:\n\n)?^```(?P<kind>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    file: str | None
    kind: str
    text: str
    line: int


def blocks(text: str) -> Iterator[Block]:
    for match in _BLOCK.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        yield Block(match["file"], match["kind"], match["text"], line)


def run(block: Block, folder: Path) -> str:
    """What the block prints, errors included."""
    path = os.pathsep.join((str(folder), str(ROOT)))
    text = block.text.replace(".venv/bin/python", sys.executable)
    command = ["sh", "-c", text]
    if block.kind == "python":
        command = [sys.executable, "-W", "error", "-c", block.text]
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    wanted = 1 if "nothing written" in done.stdout else 0
    assert done.returncode == wanted, f"line {block.line}:\n{done.stdout}"
    return done.stdout


def matches(shown: str, printed: str) -> bool:
    """Whether the output is as shown; a line `...` stands for any lines."""
    parts = re.split(r"^\.\.\.\n", shown, flags=re.MULTILINE)
    pattern = r"(?:.*\n)*?".join(map(re.escape, parts))
    return re.fullmatch(pattern, printed) is not None


def test_every_block_runs(tmp_path: Path) -> None:
    (tmp_path / "schemas").symlink_to(ROOT / "schemas")
    printed = ""
    kinds: list[str] = []
    for block in blocks((ROOT / "docs" / "backends.md").read_text()):
        kinds.append(block.kind)
        if block.file is not None:
            path = tmp_path / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text)
        elif block.kind == "text":
            assert matches(block.text, printed), f"line {block.line}:\n{printed}"
        else:
            printed = run(block, tmp_path)
    assert kinds.count("sh") >= 6
    assert kinds.count("text") >= 4
