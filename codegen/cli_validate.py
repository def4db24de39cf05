"""The command that reads schema files and reports what is wrong with them: `validate`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from runtime.wording import counted

from .cli_options import FILE, release_option, tags_beside
from .configuration import configure
from .diagnostics import Collector, Diagnostic
from .load import Loaded, load, load_sources
from .parse.compose import read_source, read_stdin
from .releases import Release
from .silencing import Policy
from .terminal import diagnostic_options, echo, fail, report

_STDIN: Final = Path("-")


@click.command()
@click.argument("files", nargs=-1, required=True, type=FILE)
@click.option("--tags", type=FILE, default=None)
@release_option
@diagnostic_options
def validate(
    files: tuple[Path, ...],
    tags: Path | None,
    release: Release | None,
    errors: frozenset[str],
    ignored: frozenset[str],
    format_: str,
) -> None:
    """Read schema files and report everything that is wrong with them.

    What only a Python package cannot have, as a method named `__new__`, is told by
    `generate`, also with `--dry-run`.

    The file - is the standard input, which is read as if it lay in the current folder.
    """
    found: list[Diagnostic] = []
    count = 0
    for file in files:
        loaded = _load(file, tags_beside(file, tags), release)
        found += loaded.diagnostics
        count += len(loaded.functions)
    shown = Policy(errors, ignored).apply(found)
    report(shown, format_)
    fail(shown)
    echo(counted(count, "operator"), err=format_ != "text")


def _load(file: Path, tags: Path | None, release: Release | None) -> Loaded:
    """What a file or the standard input says, for which the current folder's settings hold."""
    if file != _STDIN:
        return load(file, tags, release=release)
    collector = Collector()
    options = configure(file, collector, release).options
    source = read_stdin(collector)
    tags_source = None if tags is None else read_source(tags, collector)
    return load_sources(source, tags_source, options, collector)
