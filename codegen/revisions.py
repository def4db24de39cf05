"""Schema files as a git repository had them: `REVISION:path` or `REVISION`, as git takes it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Final

from .diagnostics import Collector
from .parse.compose import decode_source, read_source, read_stdin
from .source import SourceFile, quoted

__all__ = ["complete", "path_of", "read_revision"]

# After this, git takes no name for an option.
_NAMES: Final = "--end-of-options"
_HERE: Final = "./"
_STDIN: Final = "-"
_NO_FILE: Final = "each side is a file, a revision of git, or REVISION:PATH"


def complete(old: str, new: str | None, schema: Path) -> tuple[str, str]:
    """The two places to compare, with a path for each revision that comes without one.

    A revision alone means the file that the other side names; if that names none either, the
    schema file. Without a second side, the working tree is compared.

    Args:
        schema: relative to the working directory, as the paths of other commands are.

    Raises:
        ValueError: there is no second side, and the first is no revision; or both are the
            standard input.
    """
    if old == new == _STDIN:
        raise ValueError("the standard input, -, can be one of OLD and NEW, not both")
    if new is None:
        if _names_revision(old):
            return old, str(path_of(old))
        if _is_revision(old):
            return _at(old, schema), str(schema)
        raise ValueError(f"{quoted(old)} is no revision: NEW is needed too")
    bare = [_is_revision(place) for place in (old, new)]
    nameless = [bare[side] or place == _STDIN for side, place in enumerate((old, new))]
    first = _at(old, schema if nameless[1] else path_of(new)) if bare[0] else old
    second = _at(new, schema if nameless[0] else path_of(old)) if bare[1] else new
    return first, second


def _at(revision: str, path: Path) -> str:
    """The path, from the working directory on, in a revision."""
    return f"{revision}:{_HERE}{Path(os.path.relpath(path)).as_posix()}"


def _is_revision(place: str) -> bool:
    """Whether this is no file, but the name of a revision without a path."""
    if ":" in place or place == _STDIN or _exists(place):
        return False
    tree = f"{place}^{{tree}}"
    return _git("rev-parse", "--verify", "--quiet", _NAMES, tree) is not None


def _git(*words: str) -> str | None:
    """The line that git prints; None if it fails, or if there is no git."""
    try:
        found = subprocess.run(["git", *words], capture_output=True, check=False)
    except (OSError, ValueError):
        return None
    return None if found.returncode else os.fsdecode(found.stdout).strip()


def read_revision(place: str, collector: Collector) -> SourceFile | None:
    """Read a file, or, if there is none and the name has a colon, a revision of one.

    The file - is the standard input.

    The path after the colon is relative to the top of the repository that the working
    directory is in; after `./` it is relative to the working directory.

    Returns:
        The file, or None after reporting why it cannot be read.
    """
    if place == _STDIN:
        return read_stdin(collector)
    where = SourceFile(place, "").whole()
    if not _names_revision(place):
        if ":" not in place and not _exists(place):
            message = f"cannot read {quoted(place)}: there is no such file or revision"
            collector.report("BW001", where, message, hint=_NO_FILE)
            return None
        return read_source(place, collector)
    try:
        # cat-file runs no filter or pager.
        found = subprocess.run(
            ["git", "cat-file", "blob", _NAMES, place],
            capture_output=True,
            check=False,
        )
    except (OSError, ValueError) as error:
        collector.report("BW001", where, f"cannot read {quoted(place)}: {error}")
        return None
    if found.returncode:
        reason = found.stderr.decode(errors="replace").strip().splitlines()
        message = reason[0].removeprefix("fatal: ") if reason else "git failed"
        collector.report(
            "BW001",
            where,
            f"cannot read {quoted(place)}: {message}",
            hint=_elsewhere(place),
        )
        return None
    return decode_source(place, found.stdout, collector)


def _elsewhere(place: str) -> str | None:
    """The hint at the file of that path where else paths may start, if the revision has it."""
    revision, _, path = place.partition(":")
    here = path.startswith(_HERE)
    other = f"{revision}:{path.removeprefix(_HERE) if here else _HERE + path}"
    if _git("cat-file", "-t", _NAMES, other) != "blob":
        return None
    return (
        f"did you mean {quoted(other)}? A path starts at the top of the repository, after"
        f" {_HERE} at the working directory"
    )


def path_of(place: str) -> Path:
    """The path, in the working tree, of a file or of a revision of one."""
    if not _names_revision(place):
        return Path(place)
    path = place.partition(":")[2]
    if path.startswith(("./", "../")):
        return Path(path)
    return Path(_git("rev-parse", "--show-cdup") or "") / path


def _names_revision(place: str) -> bool:
    """Whether a revision and a path are meant: there is a colon, and no such file."""
    return ":" in place and not _exists(place)


def _exists(place: str) -> bool:
    try:
        return Path(place).exists()
    except (OSError, ValueError):
        return False
