"""A key of the user's own, by which files in a cache are known to be the generator's.

See Note [Signed records].
"""

from __future__ import annotations

import hashlib
import hmac
import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

# Note [Signed records]
# ~~~~~~~~~~~~~~~~~~~~~
# Folders for caches are shared, restored in CI from what another job saved, emptied and
# filled by others. A record in one decides what is not made again, so it must not be
# possible to write one for somebody else. Each record is signed with a key that is not in
# the cache but with the user's state, made when first needed, readable for that user alone
# and never taken from a file that others can read or write. Every signed record is true:
# it says what some run of this user's has made from what. So an old one, or that of
# another package in its place, is of no use to anybody either.
#
# Without a key (no home to write it to, say) there are no records.

_SIZE: Final = 32


def state_folder() -> Path:
    """Where the key is: `boxwood` in the user's folder for state (XDG base directories)."""
    home = os.environ.get("XDG_STATE_HOME") or os.path.join(
        os.path.expanduser("~"), ".local", "state"
    )
    return Path(home, "boxwood")


def sign(text: str) -> str | None:
    """The signature of a text, in hexadecimal; None where there is no key."""
    key = _key()
    if key is None:
        return None
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()


def is_signed(text: str, signature: str) -> bool:
    """Whether this user's key was used to sign the text."""
    expected = sign(text)
    return expected is not None and hmac.compare_digest(
        expected.encode(), signature.encode()
    )


def _key() -> bytes | None:
    place = state_folder() / "key"
    with suppress(OSError):
        return _read(place) or _make(place)
    return None


def _read(place: Path) -> bytes | None:
    """The key, if it is whole and private. Raises OSError if others can get at it."""
    try:
        # A pipe would have the opening wait for somebody who writes to it.
        others = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
        descriptor = os.open(place, os.O_RDONLY | others)
    except FileNotFoundError:
        return None
    with os.fdopen(descriptor, "rb") as file:
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode):
            raise OSError(f"'{place}' is no file")
        if hasattr(os, "geteuid") and (
            found.st_uid != os.geteuid() or stat.S_IMODE(found.st_mode) & 0o077
        ):
            raise PermissionError(f"'{place}' is not private")
        key = file.read(_SIZE + 1)
    return key if len(key) == _SIZE else None


def _make(place: Path) -> bytes | None:
    """A new key, unless another run has made one meanwhile."""
    place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    descriptor, name = tempfile.mkstemp(dir=place.parent, prefix=".")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(os.urandom(_SIZE))
        if place.exists():
            os.replace(name, place)
        else:
            with suppress(FileExistsError):
                os.link(name, place)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(name)
    return _read(place)
