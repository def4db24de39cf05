"""The commands that look at schema files and write nothing: `validate`, `explain`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import click

from runtime.keys import (
    RUNTIME_KEYS,
    DispatchKey,
    is_alias_key,
    is_runtime_key,
    parse_dispatch_key,
)

from .cli_options import (
    FILE,
    SCHEMA,
    operator_count,
    release_option,
    tags_beside,
    with_hint,
)
from .codes import Severity
from .configuration import configure
from .diagnostics import Collector, Diagnostic
from .explain import explain as explain_table
from .explain import registrations
from .explain_render import EXPLAIN_RENDERERS, Explanation
from .load import Loaded, load, load_sources
from .operator_hints import nearest_qualified
from .parse.compose import decode_source, read_source
from .parse.kinds import instead_of_a_name
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
    echo(operator_count(count), err=format_ != "text")


def _load(file: Path, tags: Path | None, release: Release | None) -> Loaded:
    """What a file or the standard input says, for which the current folder's settings hold."""
    if file != _STDIN:
        return load(file, tags, release=release)
    collector = Collector()
    options = configure(file, collector, release).options
    data = sys.stdin.buffer.read()
    source = decode_source("<stdin>", data, collector)
    tags_source = None if tags is None else read_source(tags, collector)
    return load_sources(source, tags_source, options, collector)


@click.command()
@click.argument("operator")
@click.option("--schema", type=FILE, default=SCHEMA, show_default=True)
@click.option("--tags", type=FILE, default=None)
@release_option
@click.option("--key", "keys", multiple=True, help="Show these keys only.")
@click.option(
    "--register",
    "further",
    multiple=True,
    metavar="KEY",
    help="Show what a further kernel for this runtime or alias key would change.",
)
@click.option(
    "--all",
    "every_key",
    is_flag=True,
    help="Give each key a line of its own, not one line to all that are alike.",
)
@click.option(
    "--format",
    "format_",
    type=click.Choice(sorted(EXPLAIN_RENDERERS)),
    default="text",
    show_default=True,
)
def explain(
    operator: str,
    schema: Path,
    tags: Path | None,
    release: Release | None,
    keys: tuple[str, ...],
    further: tuple[str, ...],
    every_key: bool,
    format_: str,
) -> None:
    """Show the dispatch table of an operator, with the rule that decided each row.

    OPERATOR is a name with its overload, such as add.Tensor or aten::add.Tensor. Only the
    schema file is read: operators that a program defines as it runs are not in it.
    """
    loaded = load(schema, tags_beside(schema, tags), release=release)
    by_name = {f.qualified_name: f for f in loaded.functions}
    function = by_name.get(operator) or by_name.get(f"aten::{operator}")
    if function is None:
        if said := instead_of_a_name(operator):
            raise click.UsageError(f"OPERATOR is the name of an operator; {said}")
        wrong = [d for d in loaded.diagnostics if d.severity is Severity.error]
        report(with_hint(wrong), "text")
        if loaded.may_have(operator):
            fail(wrong)
        raise click.UsageError(_no_operator(operator, list(by_name), schema))
    registered = registrations(loaded, function)
    wanted = [_runtime_key(name) for name in keys] or list(RUNTIME_KEYS)
    added = tuple(_registrable_key(name) for name in further)
    explanation = Explanation(
        function,
        registered,
        rows=tuple(explain_table(registered, added, wanted)),
        further=added,
        changes_only=bool(further) and not keys,
        every_key=every_key,
    )
    echo(EXPLAIN_RENDERERS[format_](explanation), newline=False)


def _no_operator(operator: str, known: list[str], schema: Path) -> str:
    """That the file has no such operator, what it has, and where others are looked for."""
    namespace = operator.rpartition("::")[0] or "aten"
    present = sorted({name.partition("::")[0] for name in known})
    operator = operator.removeprefix("aten::")
    names = [name.removeprefix("aten::") for name in known]
    overloads = [name for name in names if name.startswith(f"{operator}.")]
    said = f"{schema} has no operator {operator!r}"
    if overloads:
        return f"{said}; its overloads are {', '.join(overloads)}"
    if namespace not in present:
        said += f", its operators are of namespace {', '.join(present) or '(none)'}"
    if hint := nearest_qualified(operator, known):
        said += f"; {hint}"
    return (
        f"{said}\nName the file that declares it with --schema. If a program defines it as it"
        " runs, let that program print runtime.introspect.dump_table(op)."
    )


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
