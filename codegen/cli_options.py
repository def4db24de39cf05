"""Options that several commands have, and how counts are put into words."""

from __future__ import annotations

from pathlib import Path

import click

from .releases import NEWEST, Release, parse_release

SCHEMA = Path("schemas/native_functions.yaml")
OUTPUT = Path("generated")

FILE = click.Path(path_type=Path, dir_okay=False)
FOLDER = click.Path(path_type=Path, file_okay=False)


def _release(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> Release | None:
    """The value of --release."""
    if value is None:
        return None
    try:
        return parse_release(value)
    except ValueError as error:
        raise click.BadParameter(str(error)) from error


release_option = click.option(
    "--release",
    metavar="X.Y",
    callback=_release,
    help=f"The release of PyTorch that the file is of; {NEWEST} or the configuration's if left"
    " out.",
)


def tags_beside(schema: Path, tags: Path | None) -> Path | None:
    if tags is not None:
        return tags
    beside = schema.parent / "tags.yaml"
    return beside if beside.is_file() else None


def operator_count(count: int) -> str:
    return "1 operator" if count == 1 else f"{count} operators"


def file_count(count: int) -> str:
    return "1 file" if count == 1 else f"{count} files"
