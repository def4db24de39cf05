"""The commands that make a package: `generate`, `check`."""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource

from runtime.wording import counted

from .choices import report_others
from .cli_hints import FileCommand
from .cli_options import (
    FILE,
    OF_THE_PACKAGE,
    called,
    locked_output,
    package_options,
    refuse_odd_outputs,
    refuse_odd_package,
    tags_beside,
    with_hint,
)
from .codes import Severity
from .diagnostics import RENDERERS, Collector, Diagnostic
from .inputs import Input, files_of
from .kernel_index import find_package
from .kernel_packages import KernelFolder
from .loading import Loading
from .manifest import MANIFEST
from .package_search import not_found
from .pipeline import Built, Options, build, choices_of, inputs_read
from .processes import default_jobs
from .releases import Release
from .reuse import (
    Record,
    Texts,
    cache_folder,
    find_record,
    keep_record,
    request_of,
)
from .signing import state_folder
from .silencing import Policy
from .staging import remove_left
from .terminal import echo, fail, has_error, progress, report, show_report
from .write import Difference, Outcome, compare, plan_write, write

# A missing or a foreign file is shown to this length; a changed one whole.
_SHOWN_LINES: Final = 40


def _options(
    schema: Path,
    tags: Path | None,
    release: Release | None,
    out: Path,
    kernels: tuple[str, ...],
    select: tuple[Path, ...],
    backends: str | None,
    missing_kernels: str,
    vendor_runtime: bool,
    loading: str,
) -> Options:
    _refuse_streams({"--schema": (schema,), "--tags": (tags,), "--select": select})
    return Options(
        schema,
        tags_beside(schema, tags),
        out,
        tuple(_kernels(package) for package in dict.fromkeys(kernels)),
        stub_missing=missing_kernels == "stub",
        select=select,
        backends=backends,
        release=release,
        vendor_runtime=vendor_runtime,
        loading=Loading(loading),
    )


def _kernels(package: str) -> KernelFolder:
    """A package of kernels; UsageError if there is none of that name."""
    folder = find_package(package)
    if folder is None:
        raise click.UsageError(f"--kernels: {not_found(package)}")
    return KernelFolder(package, folder)


def _refuse_streams(inputs: Mapping[str, Iterable[Path | None]]) -> None:
    """UsageError for a pipe or a device: what is read from one is not there a second time."""
    for option, paths in inputs.items():
        for path in paths:
            if path is not None and path.exists() and not path.is_file():
                raise click.UsageError(
                    f"{option}: {str(path)!r} is no file, and has to be read more than once"
                )


# What stubs in the place of kernels make warnings of.
_OF_KERNELS: Final = frozenset({"BW502", "BW503", "BW505"})
_STUBS: Final = (
    "; nothing written (--missing-kernels=stub puts functions that raise in their place)"
)


@dataclass(frozen=True, slots=True)
class _Showing:
    """How findings are shown."""

    errors: frozenset[str]
    ignored: frozenset[str]
    format_: str

    def request(self) -> tuple[str, ...]:
        """All of it, for the hash of what was asked for."""
        return (self.format_, *sorted(self.errors), "", *sorted(self.ignored))

    def policy(self) -> Policy:
        """What is promoted, and what left out."""
        return Policy(self.errors, self.ignored)

    def show(self, built: Built, others: Sequence[Diagnostic]) -> str:
        """Show what was found, exit if nothing may be written; what was found in the input.

        `others` are findings about the package that is there: they come first, and a later
        run does not have them.
        """
        found = with_hint(self.policy().apply(built.diagnostics))
        text = report([*others, *found], self.format_)
        errors = {d.code for d in found if d.severity is Severity.error}
        fail(found, _STUBS if errors <= _OF_KERNELS else "; nothing written")
        return RENDERERS[self.format_](found) if others else text


def _build(
    options: Options, showing: _Showing, texts: Texts | None = None, jobs: int = 1
) -> tuple[Built, str]:
    """The package and the findings as they were shown. Exits with errors."""
    others = showing.policy().apply(_others(options))
    if has_error(others):
        report(others, showing.format_)
        fail(others, "; nothing written")
    with progress() as show:
        built = build(options, show, texts, jobs)
    return built, showing.show(built, others)


def _others(options: Options, *, comparing: bool = False) -> tuple[Diagnostic, ...]:
    """What is to be said of the options that the package was written with."""
    found = Collector()
    run = called("generate", choices_of(options), options.output)
    report_others(run, found, comparing=comparing)
    return found.sorted()


@click.command(cls=FileCommand)
@package_options
@click.option(
    "--jobs",
    type=click.IntRange(min=1),
    default=default_jobs,
    show_default="the processors, at most 2",
    help="In how many processes files are made.",
)
@click.option(
    "--dry-run",
    is_flag=True,
    help="Say what would be written and removed; write nothing. Exit code 1 if there is any.",
)
@click.option(
    "--print-deps",
    is_flag=True,
    help="Print the files that decide what the package is, one a line; write nothing.",
)
@click.option(
    "--depfile",
    type=FILE,
    default=None,
    help="Write those files as a rule of make for the MANIFEST.",
)
@click.option(
    "--no-reuse", is_flag=True, help="Make everything anew, whatever the last run left."
)
def generate(
    jobs: int,
    dry_run: bool,
    print_deps: bool,
    depfile: Path | None,
    no_reuse: bool,
    errors: frozenset[str],
    ignored: frozenset[str],
    format_: str,
    **arguments: Any,
) -> None:
    """Write the package. Files that are right already are not touched."""
    options = _options(**arguments)
    showing = _Showing(errors, ignored, format_)
    if depfile is not None and (dry_run or print_deps):
        raise click.UsageError("--depfile writes a file; --dry-run, --print-deps none")
    if print_deps:
        for path in _files(inputs_read(options)):
            echo(str(path))
        return
    refuse_odd_package(options.output)
    if dry_run:
        with locked_output(options.output, to_look=True):
            _try(options, showing, jobs)
        return
    _refuse_inside(options.output, depfile)
    refuse_odd_outputs(options.output, depfile)

    with locked_output(options.output):
        inputs = _generate(options, showing, jobs, reuse=not no_reuse)
    if depfile is not None:
        _write_depfile(depfile, options.output, inputs)


def _refuse_inside(output: Path, depfile: Path | None) -> None:
    """UsageError if what is no part of the package would be put in its folder."""
    places = {
        "the folder for records (BOXWOOD_CACHE)": cache_folder(),
        "the folder for keys (XDG_STATE_HOME)": state_folder(),
    }
    if depfile is not None:
        places["--depfile"] = depfile
    folder = os.path.realpath(output)
    for name, place in places.items():
        real = os.path.realpath(place)
        if real == folder or real.startswith(os.path.join(folder, "")):
            raise click.UsageError(
                f"{name}: '{place}' is in '{output}', which holds the package and nothing else"
            )


def _try(options: Options, showing: _Showing, jobs: int) -> None:
    """Say what `generate` would do, and exit with 1 if that is anything."""
    built, _ = _build(options, showing, jobs=jobs)
    outcome = _attempt(lambda: plan_write(options.output, built.plan))
    err = showing.format_ != "text"
    for word, paths in (("write", outcome.written), ("remove", outcome.removed)):
        for path in paths:
            echo(f"would {word} {path}", err=err)
    _say(built, outcome, showing.format_, "to be ")
    if outcome.written or outcome.removed:
        sys.exit(1)


def _generate(
    options: Options, showing: _Showing, jobs: int, *, reuse: bool
) -> Iterable[Input]:
    """Write the package, with what the last run left; what it was made from.

    See Note [Reusing texts].
    """
    output = options.output
    remove_left(Path(os.path.realpath(output)))
    record = find_record(output) if reuse else None
    request = request_of(options, showing.request())
    if record is not None and record.holds(request, output):
        show_report(record.report, showing.format_)
        _say(record, Outcome((), (), len(record.files)), showing.format_)
        return record.inputs
    texts = Texts(output, record)
    # Before they are read: what changes meanwhile is then another state.
    built, report = _build(options, showing, texts, jobs)
    outcome = _attempt(lambda: write(output, built.plan))
    _say(built, outcome, showing.format_)
    found = Record(
        request if built.is_repeatable else "",
        built.states,
        report,
        built.functions,
        built.added,
        texts.files(built.plan),
        texts.kernels,
    )
    keep_record(output, found)
    return found.inputs


def _attempt(function: Callable[[], Outcome]) -> Outcome:
    try:
        return function()
    # Links that lead in a circle are a RuntimeError.
    except (OSError, RuntimeError) as error:
        raise click.ClickException(f"can't write the package: {error}") from error


def _say(
    built: Built | Record, outcome: Outcome, format_: str, prefix: str = ""
) -> None:
    """The summary."""
    added = f", {built.added} of them called by others" if built.added else ""
    echo(
        f"{counted(built.functions, 'operator')}{added}; {counted(len(outcome.written), 'file')} "
        f"{prefix}written, {len(outcome.removed)} {prefix}removed, "
        f"{outcome.unchanged} unchanged",
        err=format_ != "text",
    )


def _files(inputs: Iterable[Input]) -> list[Path]:
    """The files that inputs stand for, sorted; those that don't exist left out."""
    return sorted({path for each in inputs for path in files_of(each)})


# Files whose names GNU make can be told; there is no way to write other characters.
_OF_MAKE: Final = re.compile(r"[^%;=|()\x00-\x1f\x7f]+")


def _write_depfile(depfile: Path, output: Path, inputs: Iterable[Input]) -> None:
    """A rule that says what the MANIFEST is made from, as compilers write them.

    Each file has a rule of its own that does nothing, so that one may be removed.
    """
    target, files = output / MANIFEST, _files(inputs)
    left_out = [p for p in (target, *files) if not _OF_MAKE.fullmatch(str(p))]
    if target in left_out:
        raise click.ClickException(f"make cannot be told the name {str(target)!r}")
    for path in left_out:
        echo(f"not in {depfile}, as make cannot be told the name: {path}", err=True)
    names = [_in_make(path) for path in files if path not in left_out]
    rule = " \\\n  ".join([f"{_in_make(target)}:", *names])
    _attempt_write(depfile, "\n".join([rule, *(f"{name}:" for name in names)]) + "\n")


def _in_make(path: Path) -> str:
    """As GNU make reads names: backslashes count before what they make ordinary only."""
    name = re.sub(r"(\\*)([ #:])", r"\1\1\\\2", str(path))
    return name.replace("$", "$$")


def _attempt_write(path: Path, text: str) -> None:
    try:
        path.write_bytes(os.fsencode(text))
    except OSError as error:
        raise click.ClickException(f"can't write {path}: {error}") from error


@click.command(cls=FileCommand)
@package_options
def check(
    errors: frozenset[str], ignored: frozenset[str], format_: str, **arguments: Any
) -> None:
    """Fail, with a diff, if the package is not what `generate` would write. Writes nothing."""
    options = _options(**arguments)
    with locked_output(options.output, to_look=True):
        _check(options, _Showing(errors, ignored, format_))


def _check(options: Options, showing: _Showing) -> None:
    out, format_ = options.output, showing.format_
    others = showing.policy().apply(_others(options, comparing=True))
    if others:
        # All of the package would differ: what was meant has to be said first.
        found = [replace(each, severity=Severity.error) for each in others]
        report(found, format_)
        fail(found, "; nothing compared")
    with progress() as show:
        built = build(options, show)
    showing.show(built, ())
    for_programs = format_ != "text"
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
    echo(f"{out} is up to date: {counted(len(built.plan), 'file')}", err=for_programs)


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
        if name not in OF_THE_PACKAGE or source is not ParameterSource.COMMANDLINE:
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
