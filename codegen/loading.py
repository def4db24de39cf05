"""Whether a package imports its operators at once, or each when it is first used."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Final

from .choices import LOADING
from .manifest import MANIFEST, read_manifest

LAZY_FROM: Final = 1000
"""The number of operators from which on a new package is lazy."""
SHARDS: Final = "shards"
"""The folder in a lazy package with the modules that are imported when used."""


class Loading(Enum):
    """What the caller wants.

    `auto` leaves a package as it is: only one that is not there yet is made lazy, or not,
    by how many operators it has. So its form never changes because an operator came, nor
    because a merge has left a manifest that can't be read.
    """

    auto = "auto"
    eager = "eager"
    lazy = "lazy"

    def is_lazy(self, output: Path, operators: int) -> bool:
        """Whether the package in the folder `output` is to be lazy."""
        if self is not Loading.auto:
            return self is Loading.lazy
        manifest = read_manifest(output / MANIFEST)
        if manifest is not None and manifest.options:
            return Loading.lazy.value in manifest.options.get(LOADING, ())
        if (output / SHARDS / "__init__.py").is_file():
            return True
        return not (output / MANIFEST).exists() and operators >= LAZY_FROM
