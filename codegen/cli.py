"""The command line: the only place that prints and exits."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from runtime.keys import RUNTIME_KEYS, DispatchKey, parse_dispatch_key
from runtime.table import Reason, Resolution

from .codes import Severity
from .diagnostics import RENDERERS, Diagnostic, nearest
from .explain import Registered, TableRow, registrations, rule
from .explain import explain as explain_table
from .load import load
from .pipeline import Built, Options, build
from .write import Difference, compare, write

SCHEMA = Path("schemas/native_functions.yaml")
OUTPUT = Path("generated")

_path = click.Path(path_type=Path, dir_okay=True)


@contextmanager
def _progress() -> Iterator[Callable[[str, int, int], None]]:
    """A bar on a terminal; nothing in a pipe."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda name, number, total: None
        return
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), console=console, transient=True
    )
    with bar:
        task = bar.add_task("generating", total=None)

        def show(name: str, number: int, total: int) -> None:
            bar.update(task, description=name, completed=number, total=total)

        yield show


def _report(diagnostics: Any, format_: str) -> None:
    text = RENDERERS[format_](diagnostics)
    if text:
        click.echo(text, nl=False, err=format_ == "text")


def _generator_options(command: Callable[..., None]) -> Callable[..., None]:
    for option in reversed(
        (
            click.option("--schema", type=_path, default=SCHEMA, show_default=True),
            click.option(
                "--tags",
                type=_path,
                default=None,
                help="The file that defines tags; tags.yaml beside the schema if there is one.",
            ),
            click.option("--out", type=_path, default=OUTPUT, show_default=True),
            click.option(
                "--kernels",
                default="runtime.native",
                show_default=True,
                help="The package whose modules hold the kernels.",
            ),
            click.option(
                "--missing-kernels",
                type=click.Choice(["error", "stub"]),
                default="error",
                show_default=True,
                help="A kernel that does not exist is an error, or a stub that raises when called.",
            ),
            click.option(
                "--format",
                "format_",
                type=click.Choice(sorted(RENDERERS)),
                default="text",
                show_default=True,
                help="How diagnostics are written.",
            ),
        )
    ):
        command = option(command)
    return command


def _tags_beside(schema: Path, tags: Path | None) -> Path | None:
    if tags is not None:
        return tags
    beside = schema.parent / "tags.yaml"
    return beside if beside.is_file() else None


def _build(
    schema: Path,
    tags: Path | None,
    out: Path,
    kernels: str,
    missing_kernels: str,
    format_: str,
) -> Built:
    folder = Path(*kernels.split("."))
    if not folder.is_dir():
        raise click.UsageError(f"--kernels {kernels}: there is no folder {folder}")
    options = Options(
        schema,
        _tags_beside(schema, tags),
        out,
        kernels=kernels,
        kernels_folder=folder,
        stub_missing=missing_kernels == "stub",
    )
    with _progress() as show:
        built = build(options, show)
    _report(built.diagnostics, format_)
    if built.has_errors:
        count = sum(d.severity is Severity.error for d in built.diagnostics)
        click.echo(
            f"{count} error{'s' if count != 1 else ''}; nothing written", err=True
        )
        sys.exit(1)
    return built


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Boxwood: operators declared in YAML, generated as a typed Python package."""


@main.command()
@_generator_options
def generate(**arguments: Any) -> None:
    """Write the package. Files that are right already are not touched."""
    built = _build(**arguments)
    try:
        outcome = write(arguments["out"], built.plan)
    except OSError as error:
        raise click.ClickException(f"can't write the package: {error}") from error
    click.echo(
        f"{built.functions} operators; {len(outcome.written)} files written, "
        f"{len(outcome.removed)} removed, {outcome.unchanged} unchanged"
    )


@main.command()
@_generator_options
def check(**arguments: Any) -> None:
    """Fail, with a diff, if the package is not what `generate` would write. Writes nothing."""
    built = _build(**arguments)
    differences = compare(arguments["out"], built.plan)
    for difference in differences:
        _show(difference)
    if differences:
        names = ", ".join(str(d.path) for d in differences)
        click.echo(f"{arguments['out']} is out of date: {names}", err=True)
        click.echo("run `make generate` and commit the result", err=True)
        sys.exit(1)
    click.echo(f"{arguments['out']} is up to date: {len(built.plan)} files")


def _show(difference: Difference) -> None:
    click.echo(f"{difference.path}: {difference.status} ({difference.cause})")
    click.echo(difference.diff, nl=False)


@main.command()
@click.argument("files", nargs=-1, required=True, type=_path)
@click.option("--tags", type=_path, default=None)
@click.option(
    "--format", "format_", type=click.Choice(sorted(RENDERERS)), default="text"
)
def validate(files: tuple[Path, ...], tags: Path | None, format_: str) -> None:
    """Read schema files and report everything that is wrong with them."""
    found: list[Diagnostic] = []
    count = 0
    for file in files:
        loaded = load(file, _tags_beside(file, tags))
        found += loaded.diagnostics
        count += len(loaded.functions)
    _report(found, format_)
    errors = sum(d.severity is Severity.error for d in found)
    if errors:
        click.echo(f"{errors} error{'s' if errors != 1 else ''}", err=True)
        sys.exit(1)
    click.echo(f"{count} operators", err=format_ != "text")


@main.command()
@click.argument("operator")
@click.option("--schema", type=_path, default=SCHEMA, show_default=True)
@click.option("--tags", type=_path, default=None)
@click.option("--key", "keys", multiple=True, help="Show these keys only.")
@click.option(
    "--register",
    "further",
    multiple=True,
    metavar="KEY",
    help="Show what a further kernel for this runtime or alias key would change.",
)
def explain(
    operator: str,
    schema: Path,
    tags: Path | None,
    keys: tuple[str, ...],
    further: tuple[str, ...],
) -> None:
    """Show the dispatch table of an operator, with the rule that decided each row.

    OPERATOR is a name with its overload, such as add.Tensor or aten::add.Tensor.
    """
    loaded = load(schema, _tags_beside(schema, tags))
    by_name = {f.qualified_name: f for f in loaded.functions}
    function = by_name.get(operator) or by_name.get(f"aten::{operator}")
    if function is None:
        hint = nearest(operator, [n.removeprefix("aten::") for n in by_name])
        raise click.UsageError(f"no operator {operator!r}; {hint or ''}".rstrip("; "))
    registered = registrations(loaded, function)
    wanted = [_key(name) for name in keys] or list(RUNTIME_KEYS)
    added = [_key(name) for name in further]
    click.echo(f"{function}")
    rows = list(explain_table(registered, added, wanted))
    for row in rows:
        if keys or further or row.now.reason is not Reason.MISSING:
            _show_row(row, only_changes=bool(further) and not keys)
    if further and not any(row.changes for row in rows):
        click.echo("nothing would change")


def _key(name: str) -> DispatchKey:
    try:
        return parse_dispatch_key(name)
    except ValueError as error:
        raise click.UsageError(str(error)) from error


def _show_row(row: TableRow, *, only_changes: bool) -> None:
    if only_changes and not row.changes:
        return
    click.echo(f"{row.key}: {_resolution(row.now)}")
    if row.changes:
        click.echo(f"  would be: {_resolution(row.then)}")


def _resolution(resolution: Resolution[Registered]) -> str:
    kernel = resolution.kernel
    text = f"[{resolution.reason}] {rule(resolution)}"
    if kernel is None:
        return text
    place = f" at {kernel.span}" if kernel.span is not None else ""
    return f"{kernel.text}{place} {text}"
