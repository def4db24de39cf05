"""What all commands share: printing, exit codes, the options about diagnostics."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import click

from runtime.wording import counted

from .codes import CODES, Severity
from .diagnostics import RENDERERS, Diagnostic, nearest


@contextmanager
def progress() -> Iterator[Callable[[str, int, int], None]]:
    """A bar on a terminal; nothing in a pipe, for which its library is not even imported."""
    if not sys.stderr.isatty():
        yield lambda name, number, total: None
        return
    bar = importlib.import_module(".progress_bar", __package__)
    with bar.shown() as show:
        yield show


def echo(text: str, *, err: bool = False, newline: bool = True) -> None:
    """Print; what the terminal's encoding lacks is shown by escapes."""
    stream = sys.stderr if err else sys.stdout
    encoding = getattr(stream, "encoding", None) or "utf-8"
    shown = text.encode(encoding, errors="backslashreplace").decode(encoding)
    click.echo(shown, nl=newline, err=err)


def report(diagnostics: Iterable[Diagnostic], format_: str) -> str:
    """Print diagnostics: for people to the standard error, for programs to the output."""
    text = RENDERERS[format_](diagnostics)
    show_report(text, format_)
    return text


def show_report(text: str, format_: str) -> None:
    """Print diagnostics that are put into words already."""
    if text:
        echo(text, newline=False, err=format_ == "text")


def has_error(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether there is an error among the diagnostics."""
    return any(d.severity is Severity.error for d in diagnostics)


def fail(diagnostics: Iterable[Diagnostic], ending: str = "") -> None:
    """Exit with 1 if there is an error among the diagnostics."""
    errors = sum(d.severity is Severity.error for d in diagnostics)
    if errors:
        echo(f"{counted(errors, 'error')}{ending}", err=True)
        sys.exit(1)


def codes(
    context: click.Context, parameter: click.Parameter, names: tuple[str, ...]
) -> frozenset[str]:
    """Check the codes of `--error` and `--ignore`."""
    for name in names:
        code = CODES.get(name)
        if code is None:
            hint = nearest(name, CODES)
            message = f"there is no code {name!r}; {hint or ''}".rstrip("; ")
            raise click.BadParameter(message, context, parameter)
        if code.severity is Severity.error and parameter.name == "ignored":
            message = f"{name} is an error: {code.summary}"
            raise click.BadParameter(message, context, parameter)
    return frozenset(names)


def diagnostic_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command `--error`, `--ignore` and `--format`."""
    for option in reversed(
        (
            click.option(
                "--error",
                "errors",
                multiple=True,
                metavar="CODE",
                callback=codes,
                help="This warning is an error.",
            ),
            click.option(
                "--ignore",
                "ignored",
                multiple=True,
                metavar="CODE",
                callback=codes,
                help="This warning is left out.",
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
