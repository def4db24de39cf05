"""MANIFEST: what a package was generated from, and what was written.

One line an option or a file, sorted, so that it diffs well::

    boxwood-manifest 1
    option --schema  schemas/native_functions.yaml
    input  <sha256>  schemas/native_functions.yaml
    output <sha256>  operators.py

`check` reads it to say why a file differs; `generate` to know which files are stale; both to
compare the options that the package was written with (`choices`).
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final

from .files import read_text

MANIFEST: Final = "MANIFEST"
HEADER: Final = "boxwood-manifest 1"

_OPTION: Final = re.compile(r"option (-{0,2}[a-z0-9][a-z0-9-]*)  (.+)")
_LINE: Final = re.compile(r"(input |output) ([0-9a-f]{64})  (\S.*)")
_CONFLICT: Final = re.compile(r"^(<{7} |={7}$|>{7} )", re.MULTILINE)


def digest(text: str) -> str:
    """SHA-256 of the text as it stands in a file, in hexadecimal."""
    return hashlib.sha256(text.encode(errors="surrogateescape")).hexdigest()


def input_digest(text: str) -> str:
    """The hash of a file that is read, whatever its line ends.

    git may give it those of the system it is on, and nothing that is made of it has them.
    """
    return digest(text.replace("\r\n", "\n"))


@dataclass(frozen=True, slots=True)
class Manifest:
    """Hashes by name: relative paths with forward slashes, or what else names an input.

    `options` has the values of each option that was given.
    """

    inputs: Mapping[str, str]
    outputs: Mapping[str, str]
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name in ("inputs", "outputs", "options"):
            frozen = MappingProxyType(dict(sorted(getattr(self, name).items())))
            object.__setattr__(self, name, frozen)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        lines = [HEADER]
        for name, values in self.options.items():
            lines += [f"option {name}  {value}" for value in values]
        lines += [
            f"input  {checksum}  {name}" for name, checksum in self.inputs.items()
        ]
        lines += [
            f"output {checksum}  {name}" for name, checksum in self.outputs.items()
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Manifest:
        """The inverse of `str`. Raises ValueError for anything else."""
        first, *lines = text.removesuffix("\n").split("\n")
        if first != HEADER:
            raise ValueError(
                f"expected {HEADER!r} in the first line, not {first[:40]!r}"
            )
        found: dict[str, dict[str, str]] = {"input": {}, "output": {}}
        options: dict[str, tuple[str, ...]] = {}
        for line in lines:
            option = _OPTION.fullmatch(line)
            if option is not None and option[2].isprintable():
                options[option[1]] = (*options.get(option[1], ()), option[2])
                continue
            match = _LINE.fullmatch(line)
            if match is None or not _is_inside(match[3]):
                raise ValueError(f"not a manifest line: {line[:100]!r}")
            found[match[1].strip()][match[3]] = match[2]
        return cls(found["input"], found["output"], options)


def has_conflict(text: str) -> bool:
    """Whether git could not merge two versions of the manifest, and left both in it."""
    return _CONFLICT.search(text) is not None


def _is_inside(name: str) -> bool:
    """A manifest decides which files are removed, so a name may not lead out of the folder."""
    parts = name.split("/")
    return name.isprintable() and not (
        {"", ".", ".."} & set(parts) or "\\" in name or ":" in name
    )


def read_manifest(path: Path) -> Manifest | None:
    """The manifest at `path`; None where there is none or it can't be read as one."""
    try:
        return Manifest.parse(read_text(path))
    except (OSError, ValueError):
        return None
