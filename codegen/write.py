"""From texts to files: compare, replace atomically, remove what is stale, or only report.

Nothing here knows what the texts mean. The set of files in an output folder is
exactly the plan's: a file that the last run wrote and this one does not is removed,
a file that neither wrote is somebody's own and is reported by `compare` only.
See Note [Replacing a package].
"""

from __future__ import annotations

import contextlib
import difflib
import hashlib
import os
import signal
import tempfile
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from types import FrameType
from typing import Final, Literal

from .manifest import MANIFEST, Manifest, read_manifest

# Note [Replacing a package]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~
# Somebody may import the package while it is being regenerated, and the run may be
# interrupted at any point. So all new texts are first written to a staging folder
# beside the package, on the same file system; only when every one is there are they
# moved over the old files, each by one atomic rename. That loop takes milliseconds.
# An interrupt from the keyboard waits until it is over; an error in the middle of it
# (a file that can't be replaced) moves the old files back. What is not covered is a
# kill or a power cut inside the loop; the next run then finds the difference and
# repairs it.

Status = Literal["missing", "extra", "changed"]


@dataclass(frozen=True, slots=True)
class Difference:
    """One file that is not as the plan says, why, and the diff from disk to plan."""

    path: PurePosixPath
    status: Status
    cause: str
    diff: str


@dataclass(slots=True)
class Outcome:
    """What a write did, by path."""

    written: list[PurePosixPath] = field(default_factory=list)
    removed: list[PurePosixPath] = field(default_factory=list)
    unchanged: int = 0


def digest(text: str) -> str:
    """SHA-256 of the text as it stands in a file, in hexadecimal."""
    return hashlib.sha256(text.encode(errors="surrogateescape")).hexdigest()


def compare(root: Path, plan: Mapping[PurePosixPath, str]) -> list[Difference]:
    """How the folder `root` differs from `plan`, sorted by path. Changes nothing."""
    old = read_manifest(root / MANIFEST)
    new = Manifest.parse(plan[PurePosixPath(MANIFEST)])
    found: list[Difference] = []
    for path in sorted({*plan, *_files_in(root)}):
        on_disk = _read(root / path)
        wanted = plan.get(path)
        if on_disk == wanted:
            continue
        status: Status
        if on_disk is None:
            status = "missing"
        else:
            status = "extra" if wanted is None else "changed"
        cause = _cause(path, on_disk, old, new)
        found.append(Difference(path, status, cause, _diff(path, on_disk, wanted)))
    return found


def _cause(
    path: PurePosixPath, on_disk: str | None, old: Manifest | None, new: Manifest
) -> str:
    if old is None:
        return f"there is no readable {MANIFEST}: the package was not generated, or not whole"
    recorded = old.outputs.get(str(path))
    if recorded is None:
        if str(path) == MANIFEST:
            return _input_change(old, new) or "an output changed"
        return _input_change(old, new) or "the last run did not write this file"
    if on_disk is None:
        return "somebody removed it"
    if digest(on_disk) != recorded:
        return "somebody edited it by hand"
    return _input_change(old, new) or "the generator changed"


def _input_change(old: Manifest, new: Manifest) -> str:
    names = [
        name
        for name in sorted({*old.inputs, *new.inputs})
        if old.inputs.get(name) != new.inputs.get(name)
    ]
    return f"input changed: {', '.join(names)}" if names else ""


def _diff(path: PurePosixPath, on_disk: str | None, wanted: str | None) -> str:
    lines = difflib.unified_diff(
        (on_disk or "").splitlines(keepends=True),
        (wanted or "").splitlines(keepends=True),
        f"a/{path}" if on_disk is not None else "/dev/null",
        f"b/{path}" if wanted is not None else "/dev/null",
    )
    return "".join(line if line.endswith("\n") else f"{line}\n" for line in lines)


def write(root: Path, plan: Mapping[PurePosixPath, str]) -> Outcome:
    """Make the folder `root` hold exactly `plan`; files that are right already are not touched.

    Raises OSError when a file can't be written; the folder is then as it was.
    See Note [Replacing a package].
    """
    old = read_manifest(root / MANIFEST)
    outcome = Outcome()
    stale = {PurePosixPath(p) for p in old.outputs} - set(plan) if old else set()
    outcome.removed = sorted(p for p in stale if (root / p).is_file())
    changed = {p: text for p, text in plan.items() if _read(root / p) != text}
    outcome.written = sorted(changed)
    outcome.unchanged = len(plan) - len(changed)
    if not outcome.written and not outcome.removed:
        return outcome
    root.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(
        dir=root.parent, prefix=f".{root.name}-"
    ) as staging:
        staged = Path(staging) / "new"
        for path, text in changed.items():
            target = staged / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8", newline="\n")
        with _interrupts_wait():
            _swap(root, staged, Path(staging) / "old", outcome)
    return outcome


def _swap(root: Path, staged: Path, backup: Path, outcome: Outcome) -> None:
    done: list[tuple[Path, Path | None]] = []
    try:
        for path in [*outcome.removed, *outcome.written]:
            target, kept = root / path, backup / path
            kept.parent.mkdir(parents=True, exist_ok=True)
            target.parent.mkdir(parents=True, exist_ok=True)
            had = target.exists()
            if had:
                os.link(target, kept)
            done.append((target, kept if had else None))
            if path in outcome.removed:
                target.unlink()
            else:
                os.replace(staged / path, target)
    except BaseException:
        for target, kept_file in reversed(done):
            if kept_file is None:
                target.unlink(missing_ok=True)
            else:
                os.replace(kept_file, target)
        raise


@contextlib.contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Hold back Ctrl-C until the block is over. Signals can be set from the main thread only."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pending: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        pending.append(number)

    previous = signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)
        if pending:
            signal.raise_signal(signal.SIGINT)


_OURS: Final = (".py", ".pyi", ".typed", MANIFEST)


def _files_in(root: Path) -> Iterator[PurePosixPath]:
    """The files below `root` that could be generated ones: no caches, no hidden files."""
    for folder, folders, names in os.walk(root):
        folders[:] = [
            f for f in folders if f != "__pycache__" and not f.startswith(".")
        ]
        for name in names:
            if name.endswith(_OURS) and not name.startswith("."):
                yield PurePosixPath((Path(folder) / name).relative_to(root).as_posix())


def _read(path: Path) -> str | None:
    try:
        return path.read_bytes().decode("utf-8", errors="surrogateescape")
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        return None
