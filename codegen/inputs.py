"""What a run depends on besides its options, and what stands for the state of that.

See Note [Reusing texts].
"""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from .files import read_file
from .manifest import digest

__all__ = [
    "Input",
    "Looked",
    "file_input",
    "file_state",
    "files_of",
    "folder_input",
    "states_of",
]

Input: TypeAlias = tuple[str, str]
"""What there is at a place, by its absolute path, and which side of it counts:

- "": the content of a file, and the place that links lead to.
- a pattern: the contents of the files below a folder that match it, and which there are.
- `KIND`: whether it is a file, a folder, or not there.
- `NAMES` and a pattern: the names in a folder that match it.

Of the last two no content is read: they stand for what was looked for among what others own.
"""

KIND: Final = "//"
NAMES: Final = "/"
_ABSENT: Final = "absent"


def file_input(path: Path) -> Input:
    """A file as an input, whether it exists or not."""
    return os.path.abspath(path), ""


def folder_input(path: Path, pattern: str) -> Input:
    """The files below a folder that match a pattern, with those that come or go."""
    return os.path.abspath(path), pattern


def files_of(each: Input) -> Iterator[Path]:
    """The files that an input stands for, sorted; none where there is none."""
    path, pattern = each
    if pattern in ("", KIND):
        if os.path.isfile(path):
            yield Path(path)
    else:
        found = Path(path).glob(pattern.removeprefix(NAMES))
        yield from sorted(p for p in found if p.is_file())


def states_of(inputs: Iterable[Input]) -> Iterator[tuple[Input, str]]:
    """Each input with a hash of its content, or with what there is in its place."""
    links = _Links()
    for each in inputs:
        yield each, _state_of(each, links)


def _state_of(each: Input, links: _Links) -> str:
    path, pattern = each
    if not pattern:
        return links.state(path)
    if pattern == KIND:
        return _kind(path)
    # What is of that name and no file counts too: a module that can't be read is an error.
    found = Path(path).glob(pattern.removeprefix(NAMES))
    names = sorted(str(each.relative_to(path)) for each in found)
    if pattern.startswith(NAMES):
        return digest("\n".join(map(repr, names)))
    states = (links.state(os.path.join(path, name)) for name in names)
    return digest("\n".join(f"{n!r} {s}" for n, s in zip(names, states, strict=True)))


class _Links:
    """Where links lead; folders are asked once, for most inputs lie beside each other."""

    __slots__ = ("_folders",)

    def __init__(self) -> None:
        self._folders: dict[str, str] = {}

    def state(self, path: str) -> str:
        """The state of a file as it is now."""
        return self.found(path, file_state(Path(path)))

    def found(self, path: str, state: str) -> str:
        """The state of a file, with where it is: packages name what they are made from."""
        real = self._real(path)
        return state if real == path else f"{state} {real}"

    def _real(self, path: str) -> str:
        if os.path.islink(path):
            return os.path.realpath(path)
        folder, name = os.path.split(path)
        if folder not in self._folders:
            self._folders[folder] = os.path.realpath(folder)
        return os.path.join(self._folders[folder], name)


def file_state(path: Path) -> str:
    """A hash of the content of a file; another word where it can't be read."""
    try:
        return _hash(read_file(path))
    except OSError:
        return _ABSENT


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _kind(path: str) -> str:
    try:
        mode = os.stat(path).st_mode
    except OSError:
        return _ABSENT
    kinds = ((stat.S_ISREG, "file"), (stat.S_ISDIR, "folder"))
    return next((name for is_kind, name in kinds if is_kind(mode)), "other")


@dataclass(slots=True)
class Looked:
    """Looks for files, and knows what was seen: what came of it is as it was while that is so."""

    _seen: dict[Input, str] = field(default_factory=dict)
    _links: _Links = field(default_factory=_Links)

    @property
    def states(self) -> Mapping[Input, str]:
        """The hash of each input. Where a content counts, so does that it is there."""
        return {
            (path, side): state
            for (path, side), state in self._seen.items()
            if side != KIND or (path, "") not in self._seen
        }

    def read(self, path: Path) -> bytes:
        """The bytes of a file; OSError where it can't be read."""
        place = file_input(path)
        try:
            data = read_file(path)
        except OSError:
            self._seen.setdefault(place, self._links.found(place[0], _ABSENT))
            raise
        self._seen.setdefault(place, self._links.found(place[0], _hash(data)))
        return data

    def is_file(self, path: Path) -> bool:
        """Whether there is a file."""
        return self._look(os.path.abspath(path)) == "file"

    def is_dir(self, path: Path) -> bool:
        """Whether there is a folder."""
        return self._look(os.path.abspath(path)) == "folder"

    def _look(self, path: str) -> str:
        place = path, KIND
        if place not in self._seen:
            self._seen[place] = _kind(path)
        return self._seen[place]

    def has_names(self, folder: Path, pattern: str) -> bool:
        """Whether a folder has anything of a name that matches."""
        place = os.path.abspath(folder), f"{NAMES}{pattern}"
        self._seen.setdefault(place, _state_of(place, self._links))
        return any(folder.glob(pattern))
