"""Hidden folders beside an output folder, for files on their way into it."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from .locking import try_lock

# Note [Staging folders]
# ~~~~~~~~~~~~~~~~~~~~~~
# A run that is killed leaves its staging folder, in somebody's source tree. The next run for
# the same output folder removes it. Whether a run is dead is seen by the lock that each
# holds on its staging folder; without locks nothing is removed. A folder in which there is
# anything but what a run puts there is somebody's own, whatever its name. Between the making of a
# folder and its lock it looks dead, so a run that finds its own gone makes another.


NEW: Final = "new"
OLD: Final = "old"
PARTS: Final = frozenset({NEW, OLD})
"""What is in a staging folder: the files to come, and those whose place they take."""


@contextlib.contextmanager
def staging_folder(root: Path) -> Iterator[Path]:
    """An empty folder on the file system of `root`, removed at the end.

    See Note [Staging folders].
    """
    with contextlib.ExitStack() as stack:
        while True:
            name = tempfile.mkdtemp(dir=root.parent, prefix=_prefix(root))
            stack.callback(shutil.rmtree, name, ignore_errors=True)
            descriptor = try_lock(Path(name))
            if descriptor is not None:
                stack.callback(os.close, descriptor)
            if os.path.isdir(name):
                break
        yield Path(name)


def remove_left(root: Path) -> None:
    """Remove the staging folders of runs that were killed. See Note [Staging folders]."""
    with contextlib.suppress(OSError):
        for name in os.listdir(root.parent):
            place = root.parent / name
            if not name.startswith(_prefix(root)) or place.is_symlink():
                continue
            descriptor = try_lock(place)
            if descriptor is not None:
                if {*os.listdir(place)} <= PARTS:
                    shutil.rmtree(place, ignore_errors=True)
                os.close(descriptor)


def _prefix(root: Path) -> str:
    return f".{root.name}-staged-"
