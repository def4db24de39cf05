"""Schema files as a git repository had them: `REVISION:path`, as git itself takes it."""

from __future__ import annotations

import subprocess
from pathlib import Path

from .diagnostics import Collector
from .parse.compose import decode_source, read_source
from .source import SourceFile, quoted

__all__ = ["path_of", "read_revision"]


def read_revision(place: str, collector: Collector) -> SourceFile | None:
    """Read a file, or, if there is none and the name has a colon, a revision of one.

    The path after the colon is relative to the top of the repository that the working
    directory is in; after `./` it is relative to the working directory.

    Returns:
        The file, or None after reporting why it cannot be read.
    """
    if ":" not in place or _exists(place):
        return read_source(place, collector)
    where = SourceFile(place, "").whole()
    try:
        # An object name can't be taken for an option after --end-of-options, and
        # cat-file runs no filter or pager.
        found = subprocess.run(
            ["git", "cat-file", "blob", "--end-of-options", place],
            capture_output=True,
            check=False,
        )
    except (OSError, ValueError) as error:
        collector.report("BW001", where, f"cannot read {quoted(place)}: {error}")
        return None
    if found.returncode:
        reason = found.stderr.decode(errors="replace").strip().splitlines()
        message = reason[0].removeprefix("fatal: ") if reason else "git failed"
        collector.report("BW001", where, f"cannot read {quoted(place)}: {message}")
        return None
    return decode_source(place, found.stdout, collector)


def path_of(place: str) -> Path:
    """The path of a file, or of a revision of one."""
    if ":" not in place or _exists(place):
        return Path(place)
    return Path(place.partition(":")[2])


def _exists(place: str) -> bool:
    try:
        return Path(place).exists()
    except (OSError, ValueError):
        return False
