"""One generator at a time in an output folder."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

fcntl: Any
try:
    import fcntl
except ImportError:  # Windows has no such locks; there, nothing is locked.
    fcntl = None

# Note [The lock]
# ~~~~~~~~~~~~~~~
# Two generators that write one package at a time could each take files of the other for
# stale. So the folder itself is locked (flock), from before it is looked at until it is
# written. Such a lock leaves nothing behind, in the folder or elsewhere; it ends with the
# process, however that ends; it holds between threads as well, as each opens the folder
# for itself. The folder is made for it, with those above it, and they are removed if nothing
# came of the run. Whether
# it is still the folder of that name is asked after the lock is had: another run may have
# removed it while this one waited.
#
# A run that only looks (`check`, `--dry-run`) would else see half of what another one
# writes. It shares the lock with others that look, and makes no folder for it.


@contextlib.contextmanager
def locked(folder: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Hold the lock of an output folder; `waiting` is called if another run has it.

    Where a folder can't be made or locked, nothing is: writing it will say why, or works.
    See Note [The lock].
    """
    created: set[Path] = set()
    descriptor = _acquire(folder, waiting, created)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            for each in sorted(created, reverse=True):
                each.rmdir()
        if descriptor is not None:
            os.close(descriptor)


@contextlib.contextmanager
def shared(folder: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Keep others from writing to an output folder; `waiting` is called if one is doing so.

    Where there is no folder, nothing is locked and none is made. See Note [The lock].
    """
    descriptor = None if fcntl is None else _acquire_shared(folder, waiting)
    try:
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)


def try_lock(folder: Path) -> int | None:
    """The lock of a folder, to be closed; None where it is another's, or there are no locks."""
    if fcntl is None:
        return None
    try:
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except OSError:
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        return None
    return descriptor


def _acquire(
    folder: Path, waiting: Callable[[], None], created: set[Path]
) -> int | None:
    """The lock of the folder, which is made if need be; what is made is noted."""
    if fcntl is None:
        return None
    while True:
        above = (folder, *folder.parents)
        created |= {each for each in above if not os.path.exists(each)}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(folder, os.O_RDONLY)
        except OSError:
            return None
        if _lock(descriptor, fcntl.LOCK_EX, waiting) is None:
            return None
        if _is(descriptor, folder):
            return descriptor
        os.close(descriptor)


def _acquire_shared(folder: Path, waiting: Callable[[], None]) -> int | None:
    while True:
        try:
            descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        except OSError:
            return None
        if _lock(descriptor, fcntl.LOCK_SH, waiting) is None:
            return None
        if _is(descriptor, folder):
            return descriptor
        os.close(descriptor)


def _lock(descriptor: int, kind: int, waiting: Callable[[], None]) -> int | None:
    """The descriptor, locked; or None, closed, where that can't be done."""
    try:
        try:
            fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            waiting()
            fcntl.flock(descriptor, kind)
    except OSError:
        os.close(descriptor)
        return None
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _is(descriptor: int, folder: Path) -> bool:
    """Whether the open folder still has this name."""
    try:
        there, held = os.stat(folder), os.fstat(descriptor)
    except OSError:
        return False
    return (there.st_dev, there.st_ino) == (held.st_dev, held.st_ino)
