"""Reading files that are files: a pipe, a socket or a device is refused, never waited for.

What is read here comes from others: schema files, kernels, what lies in a package. Opening a
named pipe waits until somebody writes to it, and a device may have no end.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

__all__ = ["NotRegularError", "oddity", "read_file", "read_text"]

_FLAGS: Final = os.O_RDONLY | sum(
    getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY", "O_CLOEXEC")
)
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
_KINDS: Final = (
    (stat.S_ISFIFO, "a named pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)
_MORE: Final = 1 << 24
# What opening a socket, or a device that nothing drives, says.
_UNOPENED: Final = frozenset({errno.ENXIO, errno.ENODEV, errno.EOPNOTSUPP})


class NotRegularError(OSError):
    """There is something of that name that has no text of its own."""

    def __str__(self) -> str:
        return f"'{self.filename}' can't be read: {self.strerror}"


def read_file(
    path: str | Path, *, follow: bool = True, most: int | None = None
) -> bytes:
    """The bytes of a regular file.

    Args:
        follow: whether it may be a symbolic link to one.
        most: how many bytes it may have.

    Raises:
        OSError: there is none, it can't be read or is too large; IsADirectoryError for a
            folder.
        NotRegularError: it is a pipe, a socket or a device.
        ValueError: the path has a NUL.
    """
    try:
        descriptor = os.open(path, _FLAGS if follow else _FLAGS | _NO_LINK)
    except OSError as error:
        if error.errno in _UNOPENED:
            raise _refusal(path, os.stat(path).st_mode) from error
        raise
    try:
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode):
            raise _refusal(path, found.st_mode)
        if most is not None and found.st_size > most:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
        data = os.read(descriptor, found.st_size + 1)
        # One read has all of it, unless it grows, or is too large for one.
        while len(data) != found.st_size and (more := os.read(descriptor, _MORE)):
            data += more
        return data
    finally:
        os.close(descriptor)


def read_text(path: str | Path) -> str:
    """The text of a regular UTF-8 file, line ends as `open` gives them.

    Raises OSError as `read_file` does, and UnicodeDecodeError.
    """
    text = read_file(path).decode("utf-8")
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def oddity(path: str | Path) -> str | None:
    """What stands in the place of a regular file, in words; None if there is one, or nothing."""
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        if os.path.islink(path):
            return f"a link to '{os.readlink(path)}', which does not exist"
        return None
    except (OSError, ValueError) as error:
        return "a link that leads in a circle" if _is_circle(error) else None
    if stat.S_ISREG(mode):
        return None
    if stat.S_ISDIR(mode):
        return "a folder"
    return next((name for test, name in _KINDS if test(mode)), "no file")


def _is_circle(error: Exception) -> bool:
    return isinstance(error, OSError) and error.errno == errno.ELOOP


def _refusal(path: str | Path, mode: int) -> OSError:
    if stat.S_ISDIR(mode):
        return IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    kind = next((name for test, name in _KINDS if test(mode)), "no file")
    return NotRegularError(errno.EINVAL, f"it is {kind}, not a regular file", str(path))
