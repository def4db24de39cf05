"""The commands that compare and document: `diff`, `reference`."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from .cli_hints import FileCommand
from .cli_options import FILE, SCHEMA, refuse_odd_outputs, with_hint
from .configuration import configure
from .diagnostics import Collector
from .diff import diff as compare_files
from .diff import load_side
from .diff_render import DIFF_RENDERERS
from .parse.kinds import FileKind, report_other_kind
from .reference import JSON_SCHEMA, PAGES, json_schema, write_pages
from .releases import Release, parse_release
from .revisions import complete
from .terminal import echo, report


def _release(
    context: click.Context, parameter: click.Parameter, text: str | None
) -> Release | None:
    """Read the name of a release."""
    if text is None:
        return None
    try:
        return parse_release(text)
    except ValueError as error:
        raise click.BadParameter(str(error), context, parameter) from error


@click.command()
@click.argument("old")
@click.argument("new", required=False)
@click.option(
    "--schema",
    type=FILE,
    default=SCHEMA,
    show_default=True,
    help="The file that is meant if only revisions are given.",
)
@click.option(
    "--format",
    "format_",
    type=click.Choice(sorted(DIFF_RENDERERS)),
    default="text",
    show_default=True,
)
@click.option(
    "--forward",
    is_flag=True,
    help="Signatures that are not forward compatible give the exit code 3 too.",
)
@click.option("--old-release", callback=_release, help="PyTorch's release of OLD.")
@click.option("--new-release", callback=_release, help="PyTorch's release of NEW.")
def diff(
    old: str,
    new: str | None,
    schema: Path,
    format_: str,
    forward: bool,
    old_release: Release | None,
    new_release: Release | None,
) -> None:
    """Show what changed between two schema files.

    OLD and NEW are files, or revisions as git takes them: REVISION:PATH, with the path from the
    top of the repository on, or after ./ from the current folder on; or REVISION, which means
    the file that the other side names, and if that is a revision too, the schema file. Without
    NEW, a revision is compared with the working tree. One of them may be -, the standard input,
    which is read as if it lay in the current folder.

    \b
    Exit code:
      0  nothing changed
      1  what changed is compatible
      3  not backward compatible: an operator is gone, or its signature is another
      4  a file has errors, so that not everything could be compared
    """
    is_completed = new is None
    try:
        old, new = complete(old, new, schema)
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    found = compare_files(load_side(old, old_release), load_side(new, new_release))
    if found.nothing_compared:
        errors = (*found.old.errors, *found.new.errors)
        report(with_hint(errors) if is_completed else errors, "text")
    else:
        echo(DIFF_RENDERERS[format_](found), newline=False)
    sys.exit(found.verdict(forward=forward))


@click.command(cls=FileCommand)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("docs"),
    show_default=True,
)
@click.option(
    "--schema",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Write the JSON Schema alone, with the fields and keys that the configuration of"
    " this schema file adds.",
)
@click.option(
    "--check", "only_check", is_flag=True, help="Fail if a page is out of date."
)
def reference(out: Path, schema: Path | None, only_check: bool) -> None:
    """Write the pages about diagnostics and fields, and the JSON Schema for editors."""
    pages = PAGES
    if schema is not None:
        collector = Collector()
        options = configure(schema, collector).options
        report_other_kind(schema, FileKind.schema, collector)
        if collector.has_errors:
            report(collector.sorted(), "text")
            sys.exit(1)
        pages = {JSON_SCHEMA: lambda: json_schema(options)}
    refuse_odd_outputs(out, *(out / name for name in pages))
    try:
        stale = write_pages(out, check=only_check, pages=pages)
    # Links that lead in a circle are a RuntimeError.
    except (OSError, RuntimeError) as error:
        raise click.ClickException(f"can't write the pages: {error}") from error
    for name in stale:
        echo(f"{out / name}: {'out of date' if only_check else 'written'}")
    if only_check and stale:
        sys.exit(1)
