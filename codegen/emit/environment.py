"""The one Jinja environment, and what every generated file begins with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, Final

import jinja2
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ..layout import docstring, literal, render, string
from ..names import module_alias

ENGINE: Final = f"jinja2 {jinja2.__version__}"
"""What fills the templates."""
TEMPLATES: Final = Path(__file__).resolve().parents[2] / "templates"


@dataclass(frozen=True, slots=True)
class File:
    """One file to write: its path in the package, its template, the template's variables.

    Args:
        path: inside the package; nobody else writes it.
        template: the name of a file in the folder of templates.
        context: gives the variables by their names, when the text is made.
        folder: where to look for the template before the generator's own are searched.
        key: gives a text that says all that the context is made from, and is quicker to
            get; without it the file is always made anew. See Note [Reusing texts].
    """

    path: PurePosixPath
    template: str
    context: Callable[[], dict[str, Any]]
    folder: Path | None = None
    key: Callable[[], str] | None = None

    def text(self) -> str:
        """The finished text."""
        return (
            environment(self.folder).get_template(self.template).render(self.context())
        )


@cache
def environment(folder: Path | None = None) -> Environment:
    """Templates are literal text with loops and conditions; a missing variable is an error."""
    found = Environment(
        loader=FileSystemLoader([TEMPLATES] if folder is None else [folder, TEMPLATES]),
        undefined=StrictUndefined,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        auto_reload=False,
    )
    found.filters["alias"] = module_alias
    found.filters["py"] = literal
    found.filters["string"] = string
    found.filters["doc"] = docstring
    found.filters["layout"] = render
    return found
