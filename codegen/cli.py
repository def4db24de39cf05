"""The command line. With `terminal` and `cli_reports` the only place that prints and exits."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource

from runtime.keys import (
    RUNTIME_KEYS,
    DispatchKey,
    is_alias_key,
    is_runtime_key,
    parse_dispatch_key,
)
from runtime.table import Reason, Resolution

from .backends.build import (
    KERNELS,
    REPORT,
    StubOptions,
    build_backend,
    write_backend,
)
from .backends.coverage import Coverage
from .cli_reports import diff, reference
from .codes import Severity
from .diagnostics import Diagnostic
from .explain import Registered, TableRow, registrations, rule
from .explain import explain as explain_table
from .kernel_index import find_package
from .load import load
from .loading import LAZY_FROM, Loading
from .operator_hints import nearest_operator
from .pipeline import Built, Options, build
from .releases import NEWEST, Release, parse_release
from .silencing import Policy
from .terminal import diagnostic_options, echo, fail, progress, report
from .vendor import is_of_runtime
from .write import Difference, compare, write

SCHEMA = Path("schemas/native_functions.yaml")
OUTPUT = Path("generated")

_file = click.Path(path_type=Path, dir_okay=False)
_folder = click.Path(path_type=Path, file_okay=False)

# A missing or a foreign file is shown to this length; a changed one whole.
_SHOWN_LINES: Final = 40

# The options that decide what the package is; the others are about what is shown.
_OF_THE_PACKAGE: Final = frozenset(
    {
        "schema",
        "tags",
        "release",
        "out",
        "kernels",
        "select",
        "missing_kernels",
        "vendor_runtime",
        "loading",
    }
)


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


_release_option = click.option(
    "--release",
    metavar="X.Y",
    callback=_release,
    help=f"The release of PyTorch that the file is of; {NEWEST} or the configuration's if left"
    " out.",
)


def _generator_options(command: Callable[..., None]) -> Callable[..., None]:
    for option in reversed(
        (
            click.option("--schema", type=_file, default=SCHEMA, show_default=True),
            click.option(
                "--tags",
                type=_file,
                default=None,
                help="The file that defines tags; tags.yaml beside the schema if there is one.",
            ),
            _release_option,
            click.option("--out", type=_folder, default=OUTPUT, show_default=True),
            click.option(
                "--kernels",
                default="runtime.native",
                show_default=True,
                help="The package whose modules hold the kernels.",
            ),
            click.option(
                "--select",
                "select",
                type=_file,
                multiple=True,
                help="A list of the operators that the package holds; may be repeated.",
            ),
            click.option(
                "--missing-kernels",
                type=click.Choice(["error", "stub"]),
                default="error",
                show_default=True,
                help="A kernel that does not exist is an error, or a stub that raises when called.",
            ),
            click.option(
                "--vendor-runtime",
                is_flag=True,
                help="Copy the runtime into the package, which then needs nothing of Boxwood.",
            ),
            click.option(
                "--loading",
                type=click.Choice([each.value for each in Loading]),
                default=Loading.auto.value,
                show_default=True,
                help="Operators are imported with the package (eager) or when first used (lazy);"
                f" a new package is lazy from {LAZY_FROM} operators on, others stay as they are.",
            ),
            diagnostic_options,
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
    release: Release | None,
    out: Path,
    kernels: str,
    select: tuple[Path, ...],
    missing_kernels: str,
    vendor_runtime: bool,
    loading: str,
    errors: frozenset[str],
    ignored: frozenset[str],
    format_: str,
) -> Built:
    folder = find_package(kernels)
    if folder is None:
        raise click.UsageError(f"--kernels: there is no package {kernels!r}")
    if vendor_runtime and not is_of_runtime(kernels):
        raise click.UsageError(
            f"--vendor-runtime copies the runtime's own kernels, not those of {kernels!r}"
        )
    options = Options(
        schema,
        _tags_beside(schema, tags),
        out,
        kernels=kernels,
        kernels_folder=folder,
        stub_missing=missing_kernels == "stub",
        select=select,
        release=release,
        vendor_runtime=vendor_runtime,
        loading=Loading(loading),
    )
    with progress() as show:
        built = build(options, show)
    found = Policy(errors, ignored).apply(built.diagnostics)
    report(found, format_)
    fail(found, "; nothing written")
    return built


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Boxwood: operators declared in YAML, generated as a typed Python package."""


main.add_command(diff)
main.add_command(reference)


@main.command()
@_generator_options
def generate(**arguments: Any) -> None:
    """Write the package. Files that are right already are not touched."""
    built = _build(**arguments)
    try:
        outcome = write(arguments["out"], built.plan)
    # Links that lead in a circle are a RuntimeError.
    except (OSError, RuntimeError) as error:
        raise click.ClickException(f"can't write the package: {error}") from error
    added = f", {built.added} of them called by others" if built.added else ""
    echo(
        f"{_operators(built.functions)}{added}; {_files(len(outcome.written))} written, "
        f"{len(outcome.removed)} removed, {outcome.unchanged} unchanged",
        err=arguments["format_"] != "text",
    )


def _operators(count: int) -> str:
    return "1 operator" if count == 1 else f"{count} operators"


def _files(count: int) -> str:
    return "1 file" if count == 1 else f"{count} files"


@main.command()
@_generator_options
def check(**arguments: Any) -> None:
    """Fail, with a diff, if the package is not what `generate` would write. Writes nothing."""
    out: Path = arguments["out"]
    built = _build(**arguments)
    for_programs = arguments["format_"] != "text"
    if not out.exists():
        echo(f"{out} does not exist: run `{_generate_command()}`", err=True)
        sys.exit(1)
    try:
        differences = compare(out, built.plan)
    except OSError as error:
        raise click.ClickException(f"can't read the package: {error}") from error
    for difference in differences:
        _show(difference, err=for_programs)
    if differences:
        names = ", ".join(str(d.path) for d in differences)
        echo(f"{out} is out of date: {names}", err=True)
        _advise(differences)
        sys.exit(1)
    echo(f"{out} is up to date: {_files(len(built.plan))}", err=for_programs)


def _advise(differences: list[Difference]) -> None:
    """What to do about them; `generate` leaves what it has not written."""
    foreign = [str(d.path) for d in differences if d.is_foreign]
    if foreign:
        which, it = (foreign[0], "it") if len(foreign) == 1 else ("these files", "them")
        listed = "" if len(foreign) == 1 else f": {', '.join(foreign)}"
        echo(f"delete {which}, or move {it} out{listed}", err=True)
    if len(foreign) < len(differences):
        echo(f"run `{_generate_command()}` and commit the result", err=True)


def _generate_command() -> str:
    """The command that writes the package that the current one has looked at."""
    context = click.get_current_context()
    words: list[str] = []
    for option in context.command.params:
        name = option.name or ""
        source = context.get_parameter_source(name)
        if name not in _OF_THE_PACKAGE or source is not ParameterSource.COMMANDLINE:
            continue
        value = context.params[name]
        if isinstance(option, click.Option) and option.is_flag:
            words += [option.opts[0]] if value else []
            continue
        for one in value if option.multiple else (value,):
            words += [option.opts[0], str(one)]
    if not words:
        return "make generate"
    program = context.command_path.rpartition(" ")[0]
    return f"{program} generate {shlex.join(words)}"


def _show(difference: Difference, *, err: bool) -> None:
    echo(f"{difference.path}: {difference.status} ({difference.cause})", err=err)
    lines = difference.diff.splitlines(keepends=True)
    shown = lines if difference.status == "changed" else lines[:_SHOWN_LINES]
    echo("".join(shown), err=err, newline=False)
    if len(shown) < len(lines):
        echo(f"… and {len(lines) - len(shown)} more lines", err=err)


@main.command()
@click.argument("files", nargs=-1, required=True, type=_file)
@click.option("--tags", type=_file, default=None)
@_release_option
@diagnostic_options
def validate(
    files: tuple[Path, ...],
    tags: Path | None,
    release: Release | None,
    errors: frozenset[str],
    ignored: frozenset[str],
    format_: str,
) -> None:
    """Read schema files and report everything that is wrong with them."""
    found: list[Diagnostic] = []
    count = 0
    for file in files:
        loaded = load(file, _tags_beside(file, tags), release=release)
        found += loaded.diagnostics
        count += len(loaded.functions)
    shown = Policy(errors, ignored).apply(found)
    report(shown, format_)
    fail(shown)
    echo(_operators(count), err=format_ != "text")


@main.command()
@click.argument("operator")
@click.option("--schema", type=_file, default=SCHEMA, show_default=True)
@click.option("--tags", type=_file, default=None)
@_release_option
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
    release: Release | None,
    keys: tuple[str, ...],
    further: tuple[str, ...],
) -> None:
    """Show the dispatch table of an operator, with the rule that decided each row.

    OPERATOR is a name with its overload, such as add.Tensor or aten::add.Tensor.
    """
    loaded = load(schema, _tags_beside(schema, tags), release=release)
    by_name = {f.qualified_name: f for f in loaded.functions}
    function = by_name.get(operator) or by_name.get(f"aten::{operator}")
    if function is None:
        report((d for d in loaded.diagnostics if d.severity is Severity.error), "text")
        names = [name.removeprefix("aten::") for name in by_name]
        raise click.UsageError(_no_operator(operator.removeprefix("aten::"), names))
    registered = registrations(loaded, function)
    wanted = [_runtime_key(name) for name in keys] or list(RUNTIME_KEYS)
    added = [_registrable_key(name) for name in further]
    echo(f"{function}")
    rows = list(explain_table(registered, added, wanted))
    for row in rows:
        if keys or further or row.now.reason is not Reason.MISSING:
            _show_row(row, only_changes=bool(further) and not keys)
    if further and not any(row.changes for row in rows):
        echo("nothing would change")


def _no_operator(operator: str, names: list[str]) -> str:
    """That there is no such operator; of a name without overload, which overloads there are."""
    overloads = [name for name in names if name.startswith(f"{operator}.")]
    if overloads:
        return f"no operator {operator!r}; its overloads are {', '.join(overloads)}"
    hint = nearest_operator(operator, names)
    return f"no operator {operator!r}" + (f"; {hint}" if hint else "")


def _key(name: str) -> DispatchKey:
    try:
        return parse_dispatch_key(name)
    except ValueError as error:
        raise click.UsageError(str(error)) from error


def _runtime_key(name: str) -> DispatchKey:
    """A key that the table has a row for."""
    key = _key(name)
    if not is_runtime_key(key):
        raise click.UsageError(
            f"{name} has no row of its own: it stands for several keys; name one of them"
        )
    return key


def _registrable_key(name: str) -> DispatchKey:
    """A key that kernels are registered for; Undefined stands for every key."""
    key = _key(name)
    if key is DispatchKey.Undefined:
        return DispatchKey.CompositeImplicitAutograd
    if not is_runtime_key(key) and not is_alias_key(key):
        raise click.UsageError(
            f"no kernel can be registered for {name}: it has one key per backend; name the"
            " key of a backend"
        )
    return key


def _show_row(row: TableRow, *, only_changes: bool) -> None:
    if only_changes and not row.changes:
        return
    echo(f"{row.key}: {_resolution(row.now)}")
    if row.changes:
        echo(f"  would be: {_resolution(row.then)}")


def _resolution(resolution: Resolution[Registered]) -> str:
    kernel = resolution.kernel
    text = f"[{resolution.reason}] {rule(resolution)}"
    if kernel is None:
        return text
    place = f" at {kernel.span}" if kernel.span is not None else ""
    return f"{kernel.text}{place} {text}"


@main.command()
@click.option("--backend", type=_file, required=True, help="The backend's file.")
@click.option("--schema", type=_file, default=SCHEMA, show_default=True)
@click.option("--tags", type=_file, default=None)
@click.option(
    "--out",
    type=_folder,
    default=None,
    help="The package; beside the backend's file and of its name if left out.",
)
@click.option(
    "--kernels",
    default=None,
    help="The package of the backend's kernels; 'kernels' in the package if left out.",
)
@click.option(
    "--metas",
    default="runtime.native",
    show_default=True,
    help="The package with the shape functions of the schema's structured operators.",
)
@click.option(
    "--privateuse1",
    default=None,
    metavar="NAME",
    help="The lower-case name that the backend gives PrivateUse1.",
)
@diagnostic_options
def stubs(
    backend: Path,
    schema: Path,
    tags: Path | None,
    out: Path | None,
    kernels: str | None,
    metas: str,
    privateuse1: str | None,
    errors: frozenset[str],
    ignored: frozenset[str],
    format_: str,
) -> None:
    """Write the package that registers a backend's kernels, and stubs for those missing."""
    out = backend.with_suffix("") if out is None else out
    folder = out / KERNELS if kernels is None else find_package(kernels)
    metas_folder = find_package(metas)
    for option, name, place in (
        ("--kernels", kernels, folder),
        ("--metas", metas, metas_folder),
    ):
        if place is None:
            raise click.UsageError(f"{option}: there is no package {name!r}")
    if not out.name.isidentifier():
        raise click.UsageError(f"--out: {out.name!r} cannot be the name of a package")
    if privateuse1 is not None and not _is_backend_name(privateuse1):
        raise click.UsageError(f"--privateuse1: {privateuse1!r} is no lower-case name")
    assert folder is not None
    assert metas_folder is not None
    options = StubOptions(
        backend,
        schema,
        _tags_beside(schema, tags),
        out,
        f".{KERNELS}" if kernels is None else kernels,
        folder,
        metas,
        metas_folder,
        privateuse1=privateuse1,
    )
    built = build_backend(options)
    found = Policy(errors, ignored).apply(built.diagnostics)
    report(found, format_)
    fail(found, "; nothing written")
    err = format_ != "text"
    try:
        outcome = write_backend(options, built)
    # Links that lead in a circle are a RuntimeError.
    except (OSError, RuntimeError) as error:
        raise click.ClickException(f"can't write the package: {error}") from error
    for number, what in Coverage.counts(built.coverage):
        echo(f"{number} {what}", err=err)
    for stub in built.stubs:
        echo(f"new stub {stub.name} for {', '.join(stub.operators)}", err=err)
    echo(
        f"{_files(len(outcome.written))} written, {len(outcome.removed)} removed, "
        f"{outcome.unchanged} unchanged; see {out / REPORT}",
        err=err,
    )


def _is_backend_name(name: str) -> bool:
    return name.isidentifier() and name == name.lower()
