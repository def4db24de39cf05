"""The command that writes the package of an external backend: `stubs`."""

from __future__ import annotations

from pathlib import Path

import click

from runtime.wording import counted

from .backends.build import (
    KERNELS,
    REPORT,
    StubOptions,
    build_backend,
    choices_of,
    write_backend,
)
from .backends.coverage import Coverage
from .choices import report_others
from .cli_hints import FileCommand, privateuse1_option, with_schema
from .cli_options import (
    FILE,
    FOLDER,
    SCHEMA,
    called,
    locked_output,
    refuse_odd_outputs,
    refuse_odd_package,
    tags_beside,
)
from .diagnostics import Collector
from .kernel_index import find_package
from .package_search import not_found
from .silencing import Policy
from .terminal import diagnostic_options, echo, fail, has_error, report


@click.command(cls=FileCommand)
@click.option("--backend", type=FILE, required=True, help="The backend's file.")
@click.option("--schema", type=FILE, default=SCHEMA, show_default=True)
@click.option("--tags", type=FILE, default=None)
@click.option(
    "--out",
    type=FOLDER,
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
@privateuse1_option
@click.option(
    "--tensors",
    default=None,
    metavar="PACKAGE",
    help="The generated package whose Tensor the functions of custom operators are typed with;"
    " the runtime's TensorBase if left out.",
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
    tensors: str | None,
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
        if place is None and name is not None:
            raise click.UsageError(f"{option}: {not_found(name)}")
    if tensors is not None and not all(p.isidentifier() for p in tensors.split(".")):
        raise click.UsageError(
            f"--tensors: {tensors!r} cannot be the name of a package"
        )
    assert folder is not None
    assert metas_folder is not None
    options = StubOptions(
        backend,
        schema,
        tags_beside(schema, tags),
        out,
        f".{KERNELS}" if kernels is None else kernels,
        folder,
        metas,
        metas_folder,
        privateuse1=privateuse1,
        tensors=tensors,
    )
    refuse_odd_outputs(out)
    with locked_output(out):
        _write_stubs(options, Policy(errors, ignored), format_)


def _write_stubs(options: StubOptions, policy: Policy, format_: str) -> None:
    others = Collector()
    report_others(called("stubs", choices_of(options), options.output), others)
    first = policy.apply(others)
    built = None if has_error(first) else build_backend(options)
    found = [
        *first,
        *with_schema(policy.apply(() if built is None else built.diagnostics)),
    ]
    report(found, format_)
    fail(found, "; nothing written")
    assert built is not None
    refuse_odd_package(options.output)
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
        f"{counted(len(outcome.written), 'file')} written, {len(outcome.removed)} removed, "
        f"{outcome.unchanged} unchanged; see {options.output / REPORT}",
        err=err,
    )
