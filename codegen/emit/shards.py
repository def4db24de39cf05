"""Modules of a package that is loaded lazily: what they have is in shards.

See `runtime.shards` for how they are found, and Note [Deferred operators] in the runtime
for how they are registered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any, Final

from .environment import File
from .package import Package

FOLDER: Final = "shards"
_FACADE: Final = "shards/facade.py.jinja"


@dataclass(frozen=True, slots=True)
class Module:
    """A module that is one file, or many and a facade.

    Args:
        name: the module's.
        template: that of the one file, and of each shard.
        summary: what the facade's docstring says of it.
        context: the template's variables.
        exports: the names that callers find in it.
        hidden: further names that other generated modules find in it.
    """

    name: str
    template: str
    summary: str
    context: Callable[[Package], dict[str, Any]]
    exports: Callable[[Package], Sequence[str]]
    hidden: Callable[[Package], Sequence[str]] = lambda package: ()

    def files(self, package: Package) -> Iterator[File]:
        """What is to be written."""
        if not package.is_lazy:
            path = PurePosixPath(f"{self.name}.py")
            yield File(
                path,
                self.template,
                lambda: self.context(package),
                key=package.fingerprint,
            )
            return
        letters: list[str] = []
        names: list[str] = []
        for letter, shard in package.shards.items():
            public = self.exports(shard)
            names += public
            exports = [*public, *self.hidden(shard)]
            if exports:
                letters.append(letter)
                yield File(
                    PurePosixPath(FOLDER, f"{self.name}_{letter}.py"),
                    self.template,
                    lambda shard=shard, exports=exports: {  # type: ignore[misc]
                        **self.context(shard),
                        "exports": sorted(exports),
                    },
                    key=shard.fingerprint,
                )
        yield File(
            PurePosixPath(f"{self.name}.py"),
            _FACADE,
            lambda: {
                "title": package.title,
                "runtime": package.runtime,
                "summary": self.summary,
                "module": self.name,
                "letters": letters,
                "exports": sorted(names),
            },
        )


def emit(package: Package) -> Iterator[File]:
    """The package of the shards."""
    if package.is_lazy:
        yield File(
            PurePosixPath(FOLDER, "__init__.py"),
            "shards/__init__.py.jinja",
            lambda: {"title": package.title},
        )
