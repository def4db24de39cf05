"""The command line. Of the modules `cli_…`, each with some commands, only what is used is imported.

Besides those and `terminal` nothing prints and exits.
"""

from __future__ import annotations

import errno
import importlib
import os
import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import click

from runtime.nearest import nearest_names

# The command, and the module that has the function of its name.
COMMANDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "check": "cli_generate",
        "diff": "cli_reports",
        "explain": "cli_explain",
        "generate": "cli_generate",
        "reference": "cli_reports",
        "stubs": "cli_stubs",
        "validate": "cli_validate",
    }
)


# The errors of a disk that takes no more.
_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f".{COMMANDS[cmd_name]}", __package__)
        found = getattr(module, cmd_name)
        assert isinstance(found, click.Command)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click's, with the command that was meant where one is not known."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            near = nearest_names(args[0], COMMANDS)
            if near:
                ctx.fail(f"{error.message} Did you mean '{near[0]}'?")
            raise

    def main(self, *args: Any, **kwargs: Any) -> Any:
        try:
            return super().main(*args, **kwargs)
        except OSError as error:
            if error.errno not in _FULL:
                raise
            # What is left in the buffer would fail once more as Python ends.
            with open(os.devnull, "wb") as nothing:
                os.dup2(nothing.fileno(), 1)
            where = error.filename or "the output"
            click.echo(
                f"Error: writing {where} failed: {error.strerror}; repeat the command where"
                " there is room",
                err=True,
            )
            sys.exit(1)


@click.command(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Boxwood: operators declared in YAML, generated as a typed Python package."""
