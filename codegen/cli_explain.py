"""The command that shows what the dispatch table of an operator will hold: `explain`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

import click

from runtime.keys import (
    RUNTIME_KEYS,
    DispatchKey,
    is_alias_key,
    is_runtime_key,
    parse_dispatch_key,
)

from .backends.load import load_backend
from .backends.outlook import Outlook, outlook
from .cli_hints import FileCommand, privateuse1_option, with_schema
from .cli_options import FILE, SCHEMA, release_option, tags_beside
from .codes import Severity
from .diagnostics import nearest
from .explain import Registered, registrations
from .explain import explain as explain_table
from .explain_render import EXPLAIN_RENDERERS, Explanation, OnBackend
from .load import Loaded, load
from .model.functions import NativeFunction
from .operator_hints import as_declared, as_printed, nearest_qualified
from .options import key_names
from .parse.key_reports import renamed_backend
from .parse.kinds import instead_of_a_name
from .releases import Release
from .terminal import echo, fail, has_error, report


@dataclass(frozen=True, slots=True)
class _Asked:
    """The operator that is asked about, and with --backend what the backend has of it."""

    loaded: Loaded
    function: NativeFunction
    outlook: Outlook | None = None


@click.command(cls=FileCommand)
@click.argument("operator")
@click.option("--schema", type=FILE, default=SCHEMA, show_default=True)
@click.option("--tags", type=FILE, default=None)
@release_option
@click.option(
    "--backend",
    type=FILE,
    default=None,
    help="The file of a backend: show the rows of its keys, with its kernels.",
)
@privateuse1_option
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
    backend: Path | None,
    privateuse1: str | None,
    keys: tuple[str, ...],
    further: tuple[str, ...],
    every_key: bool,
    format_: str,
) -> None:
    """Show the dispatch table of an operator, with the rule that decided each row.

    OPERATOR is a name with its overload, such as add.Tensor or aten::add.Tensor, or as programs
    print it: aten.add.Tensor. Only the schema file is read, and with --backend the backend's:
    operators that a program defines as it runs are in neither. With --backend, what is shown is
    what the keys of the backend have, unless --key, --register or --all ask for more.
    """
    loaded = load(schema, tags_beside(schema, tags), release=release)
    asked = _asked(loaded, operator, schema, backend, privateuse1)
    renamed = privateuse1 or loaded.configuration.options.backend
    known = _Keys(renamed)
    wanted = [known.runtime(name) for name in keys]
    added = tuple(known.registrable(name) for name in further)
    registered: Mapping[DispatchKey, Registered]
    if asked.outlook is None:
        registered = registrations(asked.loaded, asked.function)
    else:
        registered = asked.outlook.registered
        if not (every_key or further):
            wanted = wanted or [*asked.outlook.keys]
    explanation = Explanation(
        asked.function,
        registered,
        rows=tuple(explain_table(registered, added, wanted or list(RUNTIME_KEYS))),
        further=added,
        changes_only=bool(further) and not keys,
        every_key=every_key,
        on_backend=_on_backend(asked.outlook),
    )
    echo(EXPLAIN_RENDERERS[format_](explanation), newline=False)


def _on_backend(found: Outlook | None) -> OnBackend | None:
    if found is None:
        return None
    coverage = found.coverage
    return OnBackend(found.backend.name, coverage.got.value, coverage.why)


def _asked(
    loaded: Loaded,
    operator: str,
    schema: Path,
    backend: Path | None,
    privateuse1: str | None,
) -> _Asked:
    """Look the operator up. Exits with what is wrong if it is nowhere."""
    if backend is None:
        found = _find(operator, loaded)
        return _Asked(loaded, found or _refuse(operator, loaded, loaded, schema))
    if loaded.is_unreadable:
        _refuse(operator, loaded, loaded, schema)
    joined = load_backend(backend, loaded, privateuse1=privateuse1)
    report(joined.diagnostics, "text")
    if has_error(joined.diagnostics):
        fail(joined.diagnostics)
    if joined.backend is None:
        raise click.UsageError(f"{backend} describes no backend")
    function = _find(operator, loaded) or _find(
        operator, joined.custom, joined.backend.custom_namespace
    )
    if function is None:
        function = _refuse(operator, loaded, joined.custom, schema)
    return _Asked(loaded, function, outlook(loaded, joined, joined.backend, function))


def _find(
    operator: str, loaded: Loaded, namespace: str = "aten"
) -> NativeFunction | None:
    """The operator of that name, which programs may call `default`."""
    by_name = {f.qualified_name: f for f in loaded.functions}
    for name in (as_declared(operator), as_printed(operator)):
        found = by_name.get(name) or by_name.get(f"{namespace}::{name}")
        if found is not None:
            return found
    return None


def _refuse(operator: str, loaded: Loaded, custom: Loaded, schema: Path) -> NoReturn:
    """Exit with what is wrong with the name, or with the file that has it."""
    if said := instead_of_a_name(operator):
        raise click.UsageError(f"OPERATOR is the name of an operator; {said}")
    wrong = [d for d in loaded.diagnostics if d.severity is Severity.error]
    report(with_schema(wrong), "text")
    if loaded.may_have(as_declared(operator)):
        fail(wrong)
    names = dict.fromkeys(
        f.qualified_name for each in (loaded, custom) for f in each.functions
    )
    raise click.UsageError(_no_operator(operator, list(names), schema))


_PACKAGE: Final = "torch."
"""What stands before an operator's name where programs call it as a function of PyTorch."""


def _no_operator(operator: str, known: list[str], schema: Path) -> str:
    """That the file has no such operator, what it has, and where others are looked for."""
    present = sorted({name.partition("::")[0] for name in known})
    printed = as_printed(operator)
    is_printed = printed.partition("::")[0] in present
    operator = printed if is_printed else as_declared(operator)
    namespace = operator.rpartition("::")[0] or "aten"
    operator = operator.removeprefix("aten::")
    names = [name.removeprefix("aten::") for name in known]
    overloads = [name for name in names if name.startswith(f"{operator}.")]
    said = f"{schema} has no operator {operator!r}"
    if overloads:
        return f"{said}; its overloads are {', '.join(overloads)}"
    if namespace not in present:
        said += f", its operators are of namespace {', '.join(present) or '(none)'}"
    if hint := nearest_qualified(operator.removeprefix(_PACKAGE), known):
        said += f"; {hint}"
    return (
        f"{said}\nName the file that declares it with --schema. If a program defines it as it"
        " runs, let that program print runtime.introspect.dump_table(op)."
    )


@dataclass(frozen=True, slots=True)
class _Keys:
    """Dispatch keys by name, as commands take them.

    Args:
        renamed: the name of the PrivateUse1 backend, in lower case, if it has one.
    """

    renamed: str | None

    def find(self, name: str) -> DispatchKey:
        """The key of that name, or of that of a renamed backend."""
        key = key_names(self.renamed).get(name)
        if key is not None:
            return key
        try:
            return parse_dispatch_key(name)
        except ValueError as error:
            said = str(error)
            if self.renamed and (hint := nearest(name, key_names(self.renamed))):
                # Its keys are not among those that the error knows.
                said = f"{said.partition(';')[0]}; {hint}"
            raise click.UsageError(f"{said}{self._if_renamed(name)}") from error

    def _if_renamed(self, name: str) -> str:
        """Where a name comes from that messages of programs have for a key."""
        backend = renamed_backend(name)
        if backend is None or self.renamed is not None:
            return ""
        official = f"{name.removesuffix(backend)}{DispatchKey.PrivateUse1.name}"
        return (
            f"\nIf a program renames PrivateUse1 to '{backend}', write {official}, or add"
            f" --privateuse1 {backend.lower()}."
        )

    def runtime(self, name: str) -> DispatchKey:
        """A key that the table has a row for."""
        key = self.find(name)
        if not is_runtime_key(key):
            raise click.UsageError(
                f"{name} has no row of its own: it stands for several keys; name one of them"
            )
        return key

    def registrable(self, name: str) -> DispatchKey:
        """A key that kernels are registered for; Undefined stands for every key."""
        key = self.find(name)
        if key is DispatchKey.Undefined:
            return DispatchKey.CompositeImplicitAutograd
        if not is_runtime_key(key) and not is_alias_key(key):
            raise click.UsageError(
                f"no kernel can be registered for {name}: it has one key per backend; name the"
                " key of a backend"
            )
        return key
