"""A package is replaced as a whole or not at all, whichever step fails or is the last.

The steps are the calls by which files are changed. Each in turn fails, is interrupted, or is
the one at which the process ends.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Any, Final

import pytest

from codegen.manifest import MANIFEST, Manifest, digest
from codegen.write import compare, write

ROOT: Final = Path(__file__).parents[2]
STEPS: Final = (
    *("mkdir", "open", "link", "replace", "rename", "unlink", "rmdir", "close"),
)
Plan = dict[PurePosixPath, str]


def planned(files: Mapping[str, str]) -> Plan:
    manifest = Manifest({}, {name: digest(text) for name, text in files.items()})
    plan = {PurePosixPath(name): text for name, text in files.items()}
    return {**plan, PurePosixPath(MANIFEST): str(manifest)}


OLD: Final = planned({"a.py": "1\n", "sub/b.py": "2\n", "c.py": "3\n", "gone/f.py": ""})
NEW: Final = planned({"a.py": "one\n", "sub/b.py": "2\n", "d/e.py": "5\n", "c.py": ""})


def on_disk(root: Path) -> Plan:
    return {
        PurePosixPath(path.relative_to(root).as_posix()): path.read_text()
        for path in root.rglob("*")
        if path.is_file()
    }


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder that holds OLD."""
    write(tmp_path / "generated", OLD)
    return tmp_path / "generated"


@contextmanager
def step_by_step(act: Callable[[int], None]) -> Iterator[list[str]]:
    """Call `act` with the number of each step before it is taken; the steps so far."""
    taken: list[str] = []

    def watched(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            taken.append(name)
            act(len(taken))
            return function(*args, **kwargs)

        return call

    with pytest.MonkeyPatch.context() as patch:
        for name in STEPS:
            patch.setattr(os, name, watched(name, getattr(os, name)))
        yield taken


def _count(root: Path) -> int:
    with step_by_step(lambda number: None) as taken:
        write(root, NEW)
    assert {"mkdir", "link", "replace", "unlink"} <= {*taken}
    return len(taken)


@pytest.mark.parametrize(
    "error", [PermissionError(13, "Permission denied"), KeyboardInterrupt()]
)
def test_each_step_fails(tmp_path: Path, error: BaseException) -> None:
    write(tmp_path / "count" / "generated", OLD)
    count = _count(tmp_path / "count" / "generated")
    outcomes = []
    for step in range(1, count + 1):
        root = tmp_path / str(step) / "generated"
        write(root, OLD)

        def fail(number: int, step: int = step) -> None:
            if number == step:
                raise error

        # Without a lock of the staging folder, or links, it goes on. What comes after the
        # package is whole, the removal of empty folders, may fail without anybody being told.
        try:
            with step_by_step(fail):
                write(root, NEW)
        except type(error):
            pass
        found = on_disk(root)
        assert found in (OLD, NEW), step
        outcomes.append(found == NEW)
        write(root, NEW)
        assert compare(root, NEW) == []
        assert [p.name for p in root.parent.iterdir()] == ["generated"], step
    assert {*outcomes} == {False, True}


_ENDED = """
import os, sys
sys.path[:0] = [{here!r}, {root!r}]
from pathlib import Path
from test_write_faults import NEW, step_by_step, write
def end(number):
    if number == {step}:
        os._exit(9)
with step_by_step(end):
    write(Path({folder!r}), NEW)
"""


@pytest.mark.parametrize("step", range(1, 30, 2))
def test_the_process_ends_at_a_step(root: Path, step: int) -> None:
    """Each file is whole, of the one or the other; the next run makes all of it right."""
    program = _ENDED.format(
        here=str(Path(__file__).parent), root=str(ROOT), step=step, folder=str(root)
    )
    done = subprocess.run([sys.executable, "-c", program], check=False)
    assert done.returncode in (9, 0)
    for path, text in on_disk(root).items():
        assert text in (OLD.get(path), NEW.get(path))
    write(root, NEW)
    assert compare(root, NEW) == []
    assert [path.name for path in root.parent.iterdir()] == ["generated"]
