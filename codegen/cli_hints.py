"""What commands say to do when they are given something else than they take."""

from __future__ import annotations

import importlib
import json
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Final
from urllib.parse import unquote, urlsplit

import click
from click.core import ParameterSource

from .cli_options import SCHEMA
from .diagnostics import Diagnostic
from .parse.kinds import FileKind, instead_of_a_name, kind_of_file

__all__ = ["FileCommand", "privateuse1_option", "with_schema"]

_PROJECT: Final = "boxwood"
_ROOT: Final = Path(__file__).resolve().parents[1]


# The option that takes a file of a kind, where a command has it.
_OPTIONS: Final[Mapping[FileKind, str]] = MappingProxyType(
    {
        FileKind.schema: "--schema",
        FileKind.tags: "--tags",
        FileKind.backend: "--backend",
        FileKind.selection: "--select",
    }
)
_YAML: Final = (".yaml", ".yml")


class FileCommand(click.Command):
    """A command whose files are given by options, and which says so of one that is not."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As click's, but for what is said of words that no parameter takes."""
        ctx.allow_extra_args = True
        given = list(args)
        try:
            rest = super().parse_args(ctx, args)
        except click.MissingParameter:
            # What is missing may be what such a word was meant for.
            _, rest, _ = self.make_parser(ctx).parse_args(given)
            if not rest:
                raise
        if rest and not ctx.resilient_parsing:
            ctx.fail(self._unexpected(rest))
        return rest

    def _unexpected(self, words: list[str]) -> str:
        plural = "s" if len(words) > 1 else ""
        said = f"unexpected argument{plural} {' '.join(map(repr, words))}"
        hints = (self._instead(word) for word in words)
        return "; ".join([said, *filter(None, hints)])

    def _instead(self, word: str) -> str | None:
        """What takes this word, if it is a file or the name of one."""
        known = {name for each in self.params for name in each.opts}
        told = instead_of_a_name(word)
        kind = kind_of_file(word) if told is not None else None
        option = _OPTIONS.get(kind or FileKind.schema)
        is_named = kind is not None or word.endswith(_YAML)
        if is_named and option in known:
            return f"write {option} {shlex.quote(word)}"
        return told


def _backend_name(
    context: click.Context, parameter: click.Parameter, value: str | None
) -> str | None:
    """The value of --privateuse1."""
    if value is not None and not (value.isidentifier() and value == value.lower()):
        raise click.UsageError(f"--privateuse1: {value!r} is no lower-case name")
    return value


privateuse1_option: Final[Callable[[Callable[..., None]], Callable[..., None]]] = (
    click.option(
        "--privateuse1",
        default=None,
        metavar="NAME",
        callback=_backend_name,
        help="The lower-case name that the backend gives PrivateUse1.",
    )
)


def with_schema(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics, with the command that names PyTorch's operators if none were found.

    Without --schema they are looked for in the current folder.
    """
    context = click.get_current_context()
    if context.get_parameter_source("schema") is ParameterSource.COMMANDLINE:
        return list(found)
    path = str(context.params["schema"])
    return [
        replace(each, hint=_name_it(context)) if _is_unread(each, path) else each
        for each in found
    ]


def _is_unread(found: Diagnostic, path: str) -> bool:
    return found.code == "BW001" and found.span.source.path == path


def _name_it(context: click.Context) -> str:
    path = _schema_file()
    where = "the operators are in your clone of Boxwood" if path is None else ""
    shown = str(Path("/path/to/boxwood") / SCHEMA if path is None else path)
    command = shlex.join([*_words(context), "--schema", shown])
    said = f"this is what is read if --schema names no file; name it: {command}"
    return f"{said} ({where}, and are not installed)" if where else said


def _words(context: click.Context) -> Iterator[str]:
    """The command that is running, with what it was given."""
    yield from context.command_path.split()
    given = [
        each
        for each in context.command.params
        if context.get_parameter_source(each.name or "") is ParameterSource.COMMANDLINE
    ]
    for each in sorted(given, key=lambda p: isinstance(p, click.Option)):
        value = context.params[each.name or ""]
        values = value if each.multiple or each.nargs == -1 else (value,)
        for one in values:
            if isinstance(each, click.Option):
                yield each.opts[0]
            if not (isinstance(each, click.Option) and each.is_flag):
                yield str(one)


def _schema_file() -> Path | None:
    """PyTorch's operators: beside this generator, or in the folder it was installed from."""
    folders = (_ROOT, _origin())
    files = (folder / SCHEMA for folder in folders if folder is not None)
    return next((file for file in files if file.is_file()), None)


def _origin() -> Path | None:
    """The folder that pip installed the project from, as direct_url.json (PEP 610) says."""
    # A module that few runs need, and a tenth of what all others take to be imported.
    metadata = importlib.import_module("importlib.metadata")
    try:
        text = metadata.distribution(_PROJECT).read_text("direct_url.json")
        url = json.loads(text or "{}").get("url", "")
    except (metadata.PackageNotFoundError, OSError, ValueError, AttributeError):
        return None
    parts = urlsplit(url)
    return Path(unquote(parts.path)) if parts.scheme == "file" else None
