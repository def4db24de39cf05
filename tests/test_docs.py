"""The pages for users, as a reader would paste them: programs run, quotes stand where it says.

Each section of second order is a program of its own. Pages that are not here have tests
beside those of what they tell about.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
PAGES = (
    "README.md",
    *("docs/architecture.md", "docs/adding-things.md", "docs/threads-and-contexts.md"),
    *("docs/reading-schema-files.md", "docs/writing-kernels.md"),
)
# `codegen/examples/`, of which that page is made, has programs with mistakes.
TESTED_ELSEWHERE = {
    "docs/backends.md": "tests/codegen/test_backends_doc.py",
    "docs/diagnostics.md": "tests/codegen/test_reference.py",
    "docs/writing-a-fallback.md": "tests/runtime/fallbacks/test_writing_a_fallback.py",
}
_PIECE = re.compile(
    r"^(?P<indent> *)```(?P<kind>\w*)\n(?P<text>.*?)^(?P=indent)```$"
    r"|^## (?P<heading>[^\n]+)$",
    re.MULTILINE | re.DOTALL,
)
_FILE = re.compile(r"`(?P<name>[\w/.]+\.\w+)`(,[^:]*)?:")


class Block(NamedTuple):
    page: str
    section: str
    kind: str
    file: str | None
    """The file that the paragraph before it names first."""
    text: str
    line: int

    @property
    def is_quote(self) -> bool:
        return self.file is not None and (ROOT / "generated" / self.file).exists()

    @property
    def is_kernel_module(self) -> bool:
        return self.kind == "python" and "\nfrom .." in self.text

    @property
    def is_program(self) -> bool:
        return self.kind == "python" and not (self.file or self.is_kernel_module)


def _blocks(page: str) -> Iterator[Block]:
    text = (ROOT / page).read_text()
    section = ""
    for piece in _PIECE.finditer(text):
        if piece["heading"] is not None:
            section = piece["heading"]
            continue
        before = text[: piece.start()].rstrip().rpartition("\n\n")[2]
        named = _FILE.fullmatch(before)
        yield Block(
            page,
            section,
            piece["kind"],
            named and named["name"],
            re.sub(f"^{piece['indent']}", "", piece["text"], flags=re.MULTILINE),
            text.count("\n", 0, piece.start("text")),
        )


BLOCKS = [block for page in PAGES for block in _blocks(page)]
PROGRAMS = {(b.page, b.section): b.kind for b in BLOCKS if b.is_program}
QUOTES = [block for block in BLOCKS if block.is_quote]
RECIPES = [block for block in BLOCKS if block.is_kernel_module]


def _run(command: list[str], folder: Path) -> str:
    path = os.pathsep.join((str(folder), str(ROOT)))
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize(("page", "section"), PROGRAMS)
def test_a_section_runs(page: str, section: str, tmp_path: Path) -> None:
    (tmp_path / "schemas").symlink_to(ROOT / "schemas")
    blocks = [b for b in BLOCKS if (b.page, b.section) == (page, section)]
    has_files = False
    program = ""
    for block in blocks:
        if block.is_quote:
            continue
        if block.file is not None:
            has_files = True
            path = tmp_path / block.file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text)
            for folder in path.relative_to(tmp_path).parents[:-1]:
                (tmp_path / folder / "__init__.py").touch()
        elif block.kind == "sh" and has_files:
            text = block.text.replace(".venv/bin/python", sys.executable)
            _run(["sh", "-e", "-c", text], tmp_path)
        elif block.is_program:
            # Lines as in the page, for error messages.
            program += "\n" * (block.line - program.count("\n")) + block.text
    _run([sys.executable, "-W", "error", "-c", program], tmp_path)


@pytest.mark.parametrize("block", QUOTES, ids=lambda block: f"{block.line}")
def test_a_quote_stands_in_its_file(block: Block) -> None:
    assert block.file is not None
    text = (ROOT / "generated" / block.file).read_text()
    for part in block.text.strip("\n").split("\n\n"):
        assert f"\n{part}\n" in text, part


RESULTS = """
import out as bw
x = bw.tensor([3.0, -4.0])
assert x.hypot(bw.tensor([4.0, 3.0])).tolist() == [5.0, 5.0]
assert bw.cube(x).tolist() == x.cube().tolist() == [27.0, -64.0]
same = bw.logaddexp(x, x, out=bw.empty(0)) - x
assert [round(each, 4) for each in same.tolist()] == [0.6931, 0.6931]
assert bw.evens(x).tolist() == bw.evens_copy(x).tolist() == [3.0]
assert bw.drop_negative(x).tolist() == [3.0, 0.0]
assert x.drop_negative_() is x
"""


def test_the_recipes_for_operators_of_the_schema_file(tmp_path: Path) -> None:
    """Entry and kernel of each, all at once, in a copy of what they are added to."""
    for folder in ("schemas", "runtime", "codegen", "templates"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    sections = {(block.page, block.section) for block in RECIPES}
    entries = [
        b for b in BLOCKS if b.kind == "yaml" and (b.page, b.section) in sections
    ]
    with (tmp_path / "schemas" / "native_functions.yaml").open("a") as file:
        file.writelines(f"\n{entry.text}" for entry in entries)
    for number, block in enumerate(RECIPES):
        native = tmp_path / "runtime" / "native"
        (native / f"recipe_{number}.py").write_text(block.text)
    assert (len(entries), len(RECIPES)) == (5, 4 + 1)
    _run([sys.executable, "-m", "codegen", "generate", "--out", "out"], tmp_path)
    _run([sys.executable, "-W", "error", "-c", RESULTS], tmp_path)


def test_every_page_is_tested() -> None:
    with_programs = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
        if "```python" in path.read_text()
    }
    assert with_programs == {*PAGES, *TESTED_ELSEWHERE}
    for page, test in TESTED_ELSEWHERE.items():
        assert Path(page).stem in (ROOT / test).read_text()
    assert len(PROGRAMS) >= 12
    assert len(QUOTES) >= 7
