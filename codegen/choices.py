"""The options that decide what a package is: its MANIFEST has them, and later runs compare.

See Note [Options of a package].
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from .diagnostics import Collector
from .files import read_text
from .kernel_index import find_package
from .manifest import MANIFEST, Manifest
from .names import one_line
from .source import SourceFile, Span
from .vendor import is_of_runtime

__all__ = [
    "COMMAND",
    "FLAGS",
    "LOADING",
    "Choice",
    "Choices",
    "Run",
    "input_name",
    "of_flag",
    "of_paths",
    "of_tags",
    "of_words",
    "recorded",
    "report_others",
]

# Note [Options of a package]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Without the options that a package was written with, all of it looks out of date, or is
# written over in another form. So the MANIFEST has those that are not as they are without
# being given; whoever reads it can tell what to run. It says the same on every machine:
# files are named from the folder around the package, and of one that lies elsewhere
# there is but the name, after `.../`. Options that say where a package is, how it is made or
# what is shown are not among them.
#
# A manifest without any is of a version that did not record them: nothing is said about it.

COMMAND: Final = "command"
"""What wrote the package; no option, but recorded with them."""
LOADING: Final = "--loading"
FLAGS: Final = frozenset({"--vendor-runtime"})
"""Options without a value."""
_GIVEN: Final = "given"
_PATHS: Final = frozenset({"--backend", "--schema", "--select", "--tags"})
_ELSEWHERE: Final = ".../"
_KERNELS: Final = "--kernels"
_SCHEMA: Final = "--schema"


class Choice(NamedTuple):
    """What an option was given: as the MANIFEST has it, and as a command line does."""

    recorded: tuple[str, ...]
    spelled: tuple[str, ...]


Choices = Mapping[str, Choice]
"""By the names of options."""


def of_words(*words: str | None) -> Choice | None:
    """The choice of an option whose values are words; None where there is none."""
    found = tuple(word for word in words if word is not None)
    return Choice(tuple(map(one_line, found)), found) if found else None


def of_flag(given: bool) -> Choice | None:
    """The choice of an option without a value."""
    return Choice((_GIVEN,), ()) if given else None


def of_paths(paths: Iterable[Path | None], output: Path) -> Choice | None:
    """The choice of an option whose values are files."""
    found = [path for path in paths if path is not None]
    names = tuple(_path_name(path, output) for path in found)
    return Choice(names, tuple(map(str, found))) if found else None


def of_tags(tags: Path | None, schema: Path, output: Path) -> Choice | None:
    """The choice of the file of tags; the one beside the schema is taken without being named."""
    return of_paths([None if tags == schema.parent / "tags.yaml" else tags], output)


def recorded(choices: Choices) -> dict[str, tuple[str, ...]]:
    """What the manifest says of them."""
    return {name: choice.recorded for name, choice in choices.items()}


# ---- names of files ----


def input_name(path: Path, output: Path) -> str:
    """Relative to the folder around the package; the bare name of what lies elsewhere."""
    relative = _from_around(path, output)
    return one_line(path.name if relative is None else relative)


def _path_name(path: Path, output: Path) -> str:
    relative = _from_around(path, output)
    return one_line(f"{_ELSEWHERE}{path.name}" if relative is None else relative)


def _from_around(path: Path, output: Path) -> str | None:
    # Unlike `Path.resolve`, this goes on where links lead in a circle.
    folder = os.path.dirname(os.path.realpath(output))
    relative = os.path.relpath(os.path.realpath(path), folder)
    return None if relative.startswith("..") else Path(relative).as_posix()


def _from_here(name: str, output: Path) -> str:
    """How a command in the current folder names a recorded file."""
    if name.startswith(_ELSEWHERE):
        return name
    folder = os.path.dirname(os.path.realpath(output))
    return os.path.relpath(os.path.join(folder, name))


# ---- comparing ----


class Run(NamedTuple):
    """A command as it was called: what it is, what it was given, and where the package is.

    `program` and `out` are what stands in a command line before the command, and for the
    package after it; `defaults` are values of options that need not stand there.
    """

    command: str
    choices: Choices
    output: Path
    program: str = "codegen"
    out: tuple[str, ...] = ()
    defaults: Mapping[str, str] = MappingProxyType({})

    def line(self, command: str, words: Sequence[str]) -> str:
        """A command line for the same package."""
        return f"{self.program} {command} {shlex.join((*self.out, *words))}".rstrip()

    def words_now(self) -> list[str]:
        """The options as they are."""
        choices = sorted(self.choices.items())
        return [word for n, c in choices for word in self._words(n, c.spelled)]

    def words_then(self, manifest: Manifest) -> list[str]:
        """The options that the manifest has, files named from the current folder."""
        words: list[str] = []
        for name, values in manifest.options.items():
            now = self.choices.get(name)
            if name == COMMAND or (name == LOADING and now is None):
                continue
            if now is not None and now.recorded == values:
                values = now.spelled
            elif name in _PATHS:
                values = tuple(_from_here(value, self.output) for value in values)
            words += self._words(name, values)
        return words

    def line_then(self, command: str, manifest: Manifest) -> str | None:
        """The command line for the package as it was written; None if there is none.

        Modules are found from the current folder. Where those of the kernels are not, the
        line begins in the folder around the package, if they are there.
        """
        words = self.words_then(manifest)
        if any(word.startswith(_ELSEWHERE) for word in words):
            return None
        kernels = manifest.options.get(_KERNELS, ())
        if all(find_package(name) is not None for name in kernels):
            return self.line(command, words)
        around = os.path.dirname(os.path.realpath(self.output))
        if not all(_is_in(around, name) or is_of_runtime(name) for name in kernels):
            return None
        out = ("--out", os.path.basename(os.path.realpath(self.output)))
        there = [
            word
            for name, values in manifest.options.items()
            if name not in (COMMAND, LOADING) or (name == LOADING and LOADING in words)
            for word in _words(name, values)
        ]
        line = self._replace(out=out).line(command, there)
        return f"cd {shlex.quote(os.path.relpath(around))} && {line}"

    def line_now(self) -> str | None:
        """The command line that writes the package anew; None if there is no schema file."""
        named = self.choices.get(_SCHEMA)
        schemas = [self.defaults.get(_SCHEMA, "")] if named is None else named.spelled
        if not all(map(os.path.exists, schemas)):
            return None
        return self.line(self.command, self.words_now())

    def _words(self, name: str, values: Sequence[str]) -> Iterator[str]:
        if values != (self.defaults.get(name),):
            yield from _words(name, values)


def _words(name: str, values: Sequence[str]) -> Iterator[str]:
    if name in FLAGS:
        yield name
        return
    for value in values:
        yield from (name, value)


def _is_in(folder: str, module: str) -> bool:
    return os.path.isdir(os.path.join(folder, *module.split(".")))


def report_others(run: Run, found: Collector, *, comparing: bool = False) -> None:
    """Report if the package was written with other options (BW901), or is another one.

    That of another command (BW902) or, where no folder was named, of another schema file
    (BW907) is not written over.

    Args:
        comparing: whether the run is to compare the package, and not to write it.
    """
    try:
        text = read_text(run.output / MANIFEST)
        manifest = Manifest.parse(text)
    except (OSError, ValueError):
        return
    if not manifest.options:
        return
    source = SourceFile(str(run.output / MANIFEST), text)
    commands = manifest.options.get(COMMAND, (run.command,))
    if commands != (run.command,):
        found.report(
            "BW902",
            _line(source, COMMAND),
            f"{run.output} is a package of `{', '.join(commands)}`, not of `{run.command}`",
            hint="name another folder with --out",
        )
        return
    others = list(_others(manifest.options, run))
    if not others:
        return
    if not comparing and not run.out and _SCHEMA in dict(others):
        _report_other_schema(run, found, source, manifest)
        return
    lines = [("as it was written", run.line_then(run.command, manifest))]
    if comparing:
        lines = [
            ("compare it as it was written", run.line_then("check", manifest)),
            ("write it anew", run.line_now()),
        ]
    said = [f"{what}: `{line}`" for what, line in lines if line is not None]
    found.report(
        "BW901",
        _line(source, others[0][0]),
        f"{run.output} was written with other options: "
        + "; ".join(difference for _, difference in others),
        hint="; or ".join(said) or None,
    )


def _report_other_schema(
    run: Run, found: Collector, source: SourceFile, manifest: Manifest
) -> None:
    schemas = ", ".join(manifest.options.get(_SCHEMA, ()))
    anew = run._replace(out=("--out", str(run.output))).line_now()
    over = "" if anew is None else f"; or write over it: `{anew}`"
    found.report(
        "BW907",
        _line(source, _SCHEMA),
        f"{run.output} is the package of {schemas}, and no other folder is named",
        hint=f"name another folder with --out{over}",
    )


def _others(then: Mapping[str, tuple[str, ...]], run: Run) -> Iterator[tuple[str, str]]:
    """The options that differ, sorted, and what is said of each."""
    now = recorded(run.choices)
    for name in sorted({*then, *now} - {COMMAND}):
        before, after = then.get(name, ()), now.get(name, ())
        if name == LOADING and not after:
            continue  # The package keeps its form.
        if before == after:
            continue
        if not after:
            yield name, f"{' '.join(_words(name, before))} is not given now"
        elif not before:
            yield name, f"{' '.join(_words(name, after))} was not given"
        else:
            yield name, f"{name} was {', '.join(before)} and is {', '.join(after)}"


def _line(source: SourceFile, option: str) -> Span:
    """The line of an option; the first one, where it has none."""
    start = source.text.find(f"\noption {option} ") + 1
    end = source.text.find("\n", start)
    return Span(source, start, len(source.text) if end < 0 else end)
