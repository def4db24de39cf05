"""MANIFEST: what a package was generated from, and what was written.

One line a file, sorted, so that it diffs well::

    boxwood-manifest 1
    input  <sha256>  schemas/native_functions.yaml
    output <sha256>  operators.py

`check` reads it to say why a file differs; `generate` to know which files are stale.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MANIFEST: Final = "MANIFEST"
HEADER: Final = "boxwood-manifest 1"


@dataclass(frozen=True, slots=True)
class Manifest:
    """Hashes (SHA-256, hexadecimal) by file name; names are relative, with forward slashes."""

    inputs: Mapping[str, str]
    outputs: Mapping[str, str]

    def __str__(self) -> str:
        lines = [HEADER]
        lines += [f"input  {self.inputs[name]}  {name}" for name in sorted(self.inputs)]
        lines += [
            f"output {self.outputs[name]}  {name}" for name in sorted(self.outputs)
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> Manifest:
        """The inverse of `str`. Raises ValueError for anything else."""
        first, *lines = text.splitlines() or [""]
        if first != HEADER:
            raise ValueError(
                f"expected {HEADER!r} in the first line, not {first[:40]!r}"
            )
        found: dict[str, dict[str, str]] = {"input": {}, "output": {}}
        for line in lines:
            kind, checksum, name = line.split(maxsplit=2)
            if kind not in found or len(checksum) != 64 or not _is_relative(name):
                raise ValueError(f"not a manifest line: {line[:100]!r}")
            found[kind][name] = checksum
        return cls(found["input"], found["output"])


def _is_relative(name: str) -> bool:
    """A manifest decides which files are removed, so a name may not leave the folder."""
    parts = name.split("/")
    return not name.startswith("/") and ".." not in parts and "" not in parts


def read_manifest(path: Path) -> Manifest | None:
    """The manifest at `path`; None where there is none or it can't be read as one."""
    try:
        return Manifest.parse(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
