"""From texts to files: compare, replace atomically, remove what is stale, or only report.

Nothing here knows what the texts mean. The set of files in an output folder is
exactly the plan's: a file that the last run wrote and this one does not is removed,
a file that neither wrote is somebody's own and is reported by `compare` only.
See Note [Replacing a package].
"""

from __future__ import annotations

import contextlib
import difflib
import os
import shutil
import signal
import threading
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from types import FrameType
from typing import Final, Literal

from .files import read_file
from .manifest import MANIFEST, Manifest, digest, has_conflict, read_manifest
from .staging import NEW, OLD, remove_left, staging_folder

# Note [Replacing a package]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~
# Somebody may import the package while it is being regenerated, and the run may be
# interrupted at any point. So all new texts are first written to a staging folder
# beside the package, on the same file system; only when every one is there are they
# moved over the old files, each by one atomic rename. That loop takes milliseconds.
# Signals that ask the program to end wait until it is over; an error in the middle of
# it (a file that can't be replaced) moves the old files back. What is not covered is
# a kill or a power cut inside the loop. Stale files go after the new ones have come,
# and the manifest, by which the next run knows what is stale, changes last: so the
# next run finds the difference and repairs it.
#
# What may be replaced or removed is inside the folder, whatever the manifest or a
# symbolic link in the folder says.

Status = Literal["missing", "extra", "changed"]

_MANIFEST_PATH: Final = PurePosixPath(MANIFEST)


@dataclass(frozen=True, slots=True)
class Difference:
    """One file that is not as the plan says, why, and the diff from disk to plan.

    `is_foreign`: it is of neither the plan nor the last run, so that `write` leaves it.
    """

    path: PurePosixPath
    status: Status
    cause: str
    diff: str
    is_foreign: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a write did, by path."""

    written: tuple[PurePosixPath, ...]
    removed: tuple[PurePosixPath, ...]
    unchanged: int


# ---- comparing ----

_LINE_ENDS: Final = "its line ends are those of Windows"


def compare(root: Path, plan: Mapping[PurePosixPath, str]) -> list[Difference]:
    """How the folder `root` differs from `plan`, sorted by path. Changes nothing.

    Raises OSError for a file that is there and can't be read.
    """
    old = read_manifest(root / MANIFEST)
    new = Manifest.parse(plan[_MANIFEST_PATH])
    texts = {path: _read(root / path) for path in {*plan, *_files_in(root)}}
    different = [path for path in sorted(texts) if texts[path] != plan.get(path)]
    unreadable = _why_unreadable(texts[_MANIFEST_PATH])
    found: list[Difference] = []
    for path in different:
        on_disk, wanted = texts[path], plan.get(path)
        status: Status = "changed"
        if on_disk is None:
            status = "missing"
        elif wanted is None:
            status = "extra"
        if old is None:
            cause = unreadable
        elif path == _MANIFEST_PATH:
            cause = _cause_of_manifest(old, new, len(different) > 1)
        else:
            cause = _cause(old.outputs.get(str(path)), on_disk, _input_change(old, new))
        recorded = old is not None and str(path) in old.outputs
        is_foreign = status == "extra" and not recorded
        if is_foreign and old is not None:
            cause = "the last run did not write this file"
        diff = _diff(path, on_disk, wanted)
        if on_disk is not None and on_disk.replace("\r\n", "\n") == wanted:
            cause, diff = _LINE_ENDS, ""
        found.append(Difference(path, status, cause, diff, is_foreign))
    return found


def _why_unreadable(manifest: str | None) -> str:
    if manifest is not None and has_conflict(manifest):
        return f"{MANIFEST} has conflict markers of a merge; run generate"
    return (
        f"there is no readable {MANIFEST}: the package was not generated, or not whole"
    )


def _cause(recorded: str | None, on_disk: str | None, inputs: str) -> str:
    """Why a file is not as planned; `recorded` is the hash that the last run noted."""
    if recorded is None:
        return inputs or "the last run did not write this file"
    if on_disk is None:
        return "somebody removed it"
    if digest(on_disk) != recorded:
        return "somebody edited it by hand"
    return inputs or "the generator changed"


def _cause_of_manifest(old: Manifest, new: Manifest, others_differ: bool) -> str:
    change = _input_change(old, new)
    if change:
        return change
    return "an output changed" if others_differ else "somebody edited it by hand"


def _input_change(old: Manifest, new: Manifest) -> str:
    options = _changed(old.options, new.options)
    if old.options and options:
        return f"option changed: {', '.join(options)}"
    names = _changed(old.inputs, new.inputs)
    return f"input changed: {', '.join(names)}" if names else ""


def _changed(old: Mapping[str, object], new: Mapping[str, object]) -> list[str]:
    return [name for name in sorted({*old, *new}) if old.get(name) != new.get(name)]


def _diff(path: PurePosixPath, on_disk: str | None, wanted: str | None) -> str:
    lines = difflib.unified_diff(
        _lines(on_disk),
        _lines(wanted),
        f"a/{path}" if on_disk is not None else "/dev/null",
        f"b/{path}" if wanted is not None else "/dev/null",
    )
    return "".join(line if line.endswith("\n") else f"{line}\n" for line in lines)


def _lines(text: str | None) -> list[str]:
    """Lines for a diff: what is no text is shown by escapes."""
    shown = (
        (text or "").encode(errors="surrogateescape").decode(errors="backslashreplace")
    )
    return shown.splitlines(keepends=True)


def _files_in(root: Path) -> Iterator[PurePosixPath]:
    """The files below `root`, and links to folders: no caches, no hidden files."""
    for folder, folders, names in os.walk(root):
        here = Path(folder)
        folders[:] = [f for f in folders if f != "__pycache__" and _is_shown(f)]
        links = [f for f in folders if (here / f).is_symlink()]
        for name in (*names, *links):
            if _is_shown(name):
                yield PurePosixPath((here / name).relative_to(root).as_posix())


def _is_shown(name: str) -> bool:
    return not name.startswith(".")


def _read(path: Path) -> str | None:
    """The text of a file, bytes that are no text as surrogates; None if there is no file.

    A link to a folder reads as an empty file, so that it is told from none.
    """
    try:
        return read_file(path).decode("utf-8", errors="surrogateescape")
    except (FileNotFoundError, NotADirectoryError):
        return None
    except IsADirectoryError:
        return "" if path.is_symlink() else None


# ---- writing ----


def write(
    root: Path, plan: Mapping[PurePosixPath, str], *, beside: Collection[str] = ()
) -> Outcome:
    """Make the folder `root` hold exactly `plan`; files that are right already are not touched.

    `beside` are names in the folder that belong to somebody else and stay as they are.
    Raises OSError when a file can't be written; the folder is then as it was.
    See Note [Replacing a package].
    """
    root = root.resolve()
    remove_left(root)
    outcome = plan_write(root, plan, beside=beside)
    if not outcome.written and not outcome.removed:
        return outcome
    root.parent.mkdir(parents=True, exist_ok=True)
    with staging_folder(root) as staging:
        staged = staging / NEW
        for path in outcome.written:
            target = staged / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(plan[path], encoding="utf-8", newline="\n")
        with _endings_wait():
            _swap(root, staged, staging / OLD, outcome)
    return outcome


def plan_write(
    root: Path, plan: Mapping[PurePosixPath, str], *, beside: Collection[str] = ()
) -> Outcome:
    """What `write` would do. OSError for what it would refuse, or can't read."""
    root = root.resolve()
    texts = {path: _read(root / path) for path in {*plan, _MANIFEST_PATH}}
    changed = [path for path, text in plan.items() if texts[path] != text]
    outcome = Outcome(
        written=tuple(sorted(changed)),
        removed=tuple(_stale_files(root, plan, texts[_MANIFEST_PATH])),
        unchanged=len(plan) - len(changed),
    )
    if outcome.written or outcome.removed:
        refuse_foreign_folder(root, plan, beside)
    for path in outcome.written:
        if not _is_inside(root, path):
            raise OSError(f"'{root / path.parent}' leads out of '{root}'")
    return outcome


def refuse_foreign_folder(
    root: Path, plan: Mapping[PurePosixPath, str], beside: Collection[str] = ()
) -> None:
    """OSError if `root` is in use for something else: `--out .` must not cost a file.

    A folder is ours if it has a manifest, readable or not. One without may hold what an
    interrupted first run left, which is nothing but files of the plan.
    """
    if not root.is_dir() or (root / MANIFEST).exists():
        return
    ours = {*(path.parts[0] for path in plan), *beside}
    for entry in sorted(os.listdir(root)):
        if _is_shown(entry) and entry != "__pycache__" and entry not in ours:
            raise OSError(
                f"'{root}' is no generated package: it has no {MANIFEST}, but '{entry}'; "
                "name a new or an empty folder"
            )


def _stale_files(
    root: Path, plan: Mapping[PurePosixPath, str], manifest: str | None
) -> Iterable[PurePosixPath]:
    """What the last run wrote, by its manifest, and this one does not."""
    outputs: Iterable[str] = ()
    with contextlib.suppress(ValueError):
        outputs = Manifest.parse((manifest or "").replace("\r\n", "\n")).outputs
    names = map(PurePosixPath, outputs)
    return sorted(
        path
        for path in {*names} - {*plan}
        if _is_inside(root, path) and (root / path).is_file()
    )


def _is_inside(root: Path, path: PurePosixPath) -> bool:
    """Whether the folder of the file is below `root`, symbolic links followed."""
    return (root / path).parent.resolve().is_relative_to(root)


def _swap(root: Path, staged: Path, backup: Path, outcome: Outcome) -> None:
    """Move the new files over the old ones and remove the stale ones: all, or none."""
    last = [path for path in outcome.written if path == _MANIFEST_PATH]
    first = [path for path in outcome.written if path != _MANIFEST_PATH]
    with contextlib.ExitStack() as undo:
        for path in (*first, *outcome.removed, *last):
            target = root / path
            _make_folder(target.parent, undo)
            if os.path.lexists(target):
                _keep(target, backup / path)
                undo.callback(os.replace, backup / path, target)
            else:
                undo.callback(target.unlink, missing_ok=True)
            if path in outcome.removed:
                target.unlink()
            else:
                os.replace(staged / path, target)
        undo.pop_all()
    for path in outcome.removed:
        _remove_empty(root, path)


def _make_folder(folder: Path, undo: contextlib.ExitStack) -> None:
    missing = [f for f in (folder, *folder.parents) if not f.exists()]
    for one in reversed(missing):
        one.mkdir()
        undo.callback(one.rmdir)


def _keep(target: Path, kept: Path) -> None:
    """A second name for the file, or a copy on file systems where a file has one name."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    try:
        os.link(target, kept, follow_symlinks=False)
    except OSError:
        shutil.copy2(target, kept, follow_symlinks=False)


def _remove_empty(root: Path, path: PurePosixPath) -> None:
    """Remove the folders of a removed file in which nothing is left."""
    for parent in path.parents[:-1]:
        with contextlib.suppress(OSError):
            (root / parent).rmdir()


_ENDINGS: Final = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP")
    if hasattr(signal, name)
)


@contextlib.contextmanager
def _endings_wait() -> Iterator[None]:
    """Hold back signals that ask the program to end until the block is over.

    Signals can be set from the main thread only; elsewhere nothing interrupts.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pending: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        pending.append(number)

    previous = {number: signal.signal(number, remember) for number in _ENDINGS}
    try:
        yield
    finally:
        for number, handler in previous.items():
            # None: what handled the signal was not set from Python.
            signal.signal(number, signal.SIG_DFL if handler is None else handler)
        for number in pending:
            signal.raise_signal(number)
