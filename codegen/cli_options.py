"""Options that several commands have, and how counts are put into words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import click
from click.core import ParameterSource

from runtime.keys import DispatchKey

from .choices import Choices, Run
from .diagnostics import Diagnostic
from .files import oddity
from .loading import LAZY_FROM, Loading
from .locking import locked, shared
from .package_names import why_unusable
from .parse.kinds import instead_of_a_name
from .releases import NEWEST, Release, parse_release
from .terminal import diagnostic_options, echo

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


def _backends(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> str | None:
    """The value of --backends, spelled in one way."""
    if value is None:
        return None
    names = sorted({*value.replace(",", " ").split()})
    if not names:
        raise click.BadParameter("it names no dispatch key")
    for name in names:
        said = None if name in DispatchKey.__members__ else instead_of_a_name(name)
        if said is not None:
            raise click.BadParameter(f"what is expected are dispatch keys; {said}")
    return ",".join(names)


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


# The options that decide what the package is; the others are about what is shown.
OF_THE_PACKAGE: Final = frozenset(
    {
        "schema",
        "tags",
        "release",
        "out",
        "kernels",
        "select",
        "backends",
        "missing_kernels",
        "vendor_runtime",
        "loading",
    }
)


_kernels_option = click.option(
    "--kernels",
    multiple=True,
    default=["runtime.native"],
    show_default=True,
    help="A package whose modules hold the kernels; may be repeated: a kernel is looked for in the"
    " first, then in the next.",
)


def package_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options that say which package, and those about diagnostics."""
    for option in reversed(
        (
            click.option("--schema", type=FILE, default=SCHEMA, show_default=True),
            click.option(
                "--tags",
                type=FILE,
                default=None,
                help="The file that defines tags; tags.yaml beside the schema if there is one.",
            ),
            release_option,
            click.option("--out", type=FOLDER, default=OUTPUT, show_default=True),
            _kernels_option,
            click.option(
                "--select",
                "select",
                type=FILE,
                multiple=True,
                help="A list of the operators that the package holds; may be repeated.",
            ),
            click.option(
                "--backends",
                callback=_backends,
                metavar="KEY,…",
                help="Register the kernels for these dispatch keys only, and those for all"
                " backends.",
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
                help="Copy the runtime, and the kernels, into the package, which then needs nothing"
                " else of this project or of Boxwood.",
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


def with_hint(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics, with what to do if there is no schema file and none was named."""
    context = click.get_current_context()
    schema = context.params["schema"]
    if context.get_parameter_source("schema") is ParameterSource.COMMANDLINE:
        return list(found)
    hint = "this is what is read if --schema names no file"
    return [
        replace(each, hint=hint) if _is_unread(each, schema) else each for each in found
    ]


def _is_unread(found: Diagnostic, path: Path) -> bool:
    return found.code == "BW001" and found.span.source.path == str(path)


def called(command: str, choices: Choices, output: Path) -> Run:
    """The command that is running, for comparing its options with those of the package."""
    context = click.get_current_context()
    out: tuple[str, ...] = ()
    if context.get_parameter_source("out") is ParameterSource.COMMANDLINE:
        out = ("--out", str(output))
    program = context.command_path.rpartition(" ")[0]
    defaults = {
        option.opts[0]: str(default)
        for option in context.command.params
        for default in _defaults(option.default)
    }
    return Run(command, choices, output, program, out, defaults)


def _defaults(value: object) -> Iterator[str | Path]:
    """The value of an option that is not given, where that is one word."""
    match value:
        case str() | Path():
            yield value
        case [str() as one]:
            yield one
        case _:
            pass


def refuse_odd_outputs(folder: Path, *files: Path | None) -> None:
    """UsageError if there is something else where a folder, or regular files, are written.

    Writing to a pipe waits for somebody who reads it.
    """
    if folder.exists() and not folder.is_dir():
        raise click.UsageError(
            f"--out: '{folder}' is {oddity(folder) or 'a file'}, and no folder"
        )
    for path in files:
        odd = None if path is None else oddity(path)
        if odd is not None and path is not None and path.exists():
            raise click.UsageError(f"'{path}' is {odd}, and no file to write to")


def refuse_odd_package(folder: Path) -> None:
    """UsageError if programs could not import a package from this folder."""
    reason = why_unusable(folder)
    if reason is not None:
        raise click.UsageError(f"--out: {reason}")


@contextmanager
def locked_output(folder: Path, *, to_look: bool = False) -> Iterator[None]:
    """Hold the lock of an output folder; say so where that means to wait for another run.

    Args:
        to_look: only nobody else may write it meanwhile.
    """

    def waiting() -> None:
        echo(f"another run is writing {folder}; waiting for it", err=True)

    with (shared if to_look else locked)(folder, waiting):
        yield
