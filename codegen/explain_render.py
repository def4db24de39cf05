"""Renderings of what an operator's dispatch table will hold: text, Markdown, JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from types import MappingProxyType
from typing import Final

from runtime.keys import DispatchKey
from runtime.table import Resolution

from .explain import Registered, TableRow, rule
from .markdown import markdown_table
from .model.functions import NativeFunction

__all__ = ["EXPLAIN_RENDERERS", "Explanation", "OnBackend", "shown_keys"]

# A line for several keys names this many of them.
_SHOWN_KEYS: Final = 6
_NO_CHANGE: Final = "nothing would change"


@dataclass(frozen=True, slots=True)
class OnBackend:
    """What an operator has on a backend: in a word, and in a sentence that says why."""

    backend: str
    has: str
    why: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """Rows of the table of an operator, and how they are to be shown.

    Args:
        registered: what the schema file registers.
        further: keys that further kernels are considered for.
        changes_only: leave out the rows that those kernels leave as they are.
        every_key: give each key a line of its own in text and Markdown.
        on_backend: what a backend has of the operator, if one is asked about.
    """

    function: NativeFunction
    registered: Mapping[DispatchKey, Registered]
    rows: tuple[TableRow, ...]
    further: tuple[DispatchKey, ...] = ()
    changes_only: bool = False
    every_key: bool = False
    on_backend: OnBackend | None = None

    @property
    def shown(self) -> tuple[TableRow, ...]:
        """The rows to show."""
        if not self.changes_only:
            return self.rows
        return tuple(row for row in self.rows if row.changes)

    @property
    def says_no_change(self) -> bool:
        """Whether further kernels were considered in vain."""
        return bool(self.further) and not any(row.changes for row in self.rows)

    def groups(self) -> Iterator[tuple[str, TableRow]]:
        """What keys are named in a line, and the row that holds for them all."""
        if self.every_key:
            yield from ((str(row.key), row) for row in self.shown)
            return
        alike: dict[tuple[str, str], list[TableRow]] = {}
        for row in self.shown:
            content = _resolution(row.now), _resolution(row.then)
            alike.setdefault(content, []).append(row)
        for rows in alike.values():
            yield shown_keys([row.key for row in rows]), rows[0]


def shown_keys(keys: list[DispatchKey]) -> str:
    """The names of the keys, or of the first few and the number of the others."""
    more = len(keys) - _SHOWN_KEYS
    if more <= 1:
        return ", ".join(map(str, keys))
    return f"{', '.join(map(str, keys[:_SHOWN_KEYS]))} and {more} more keys"


def _kernel(resolution: Resolution[Registered]) -> str:
    kernel = resolution.kernel
    if kernel is None:
        return ""
    return kernel.text if kernel.span is None else f"{kernel.text} at {kernel.span}"


def _resolution(resolution: Resolution[Registered]) -> str:
    text = f"{_kernel(resolution)} [{resolution.reason}] {rule(resolution)}"
    return text.strip()


def render_text(explanation: Explanation) -> str:
    """For people at a terminal."""
    return "".join(f"{line}\n" for line in _text(explanation))


def _text(explanation: Explanation) -> Iterator[str]:
    yield str(explanation.function)
    if found := explanation.on_backend:
        yield f"{found.backend} has: {found.has} ({found.why})"
    for keys, row in explanation.groups():
        yield f"{keys}: {_resolution(row.now)}"
        if row.changes:
            yield f"  would be: {_resolution(row.then)}"
    if explanation.says_no_change:
        yield _NO_CHANGE


def render_markdown(explanation: Explanation) -> str:
    """For pull requests and pages."""
    titles = ["keys", "kernel", "reason", "rule"]
    if explanation.further:
        titles.append("would be")
    rows = []
    for keys, row in explanation.groups():
        cells = [keys, _kernel(row.now), str(row.now.reason), rule(row.now)]
        if explanation.further:
            cells.append(_resolution(row.then) if row.changes else "")
        rows.append(cells)
    end = f"\n{_NO_CHANGE.capitalize()}.\n" if explanation.says_no_change else ""
    begin = f"`{explanation.function}`\n\n"
    if found := explanation.on_backend:
        begin += f"{found.backend} has: {found.has} ({found.why}).\n\n"
    return f"{begin}{markdown_table(titles, rows)}{end}"


def render_json(explanation: Explanation) -> str:
    """For programs: one object, with a row for each key."""
    function, on_backend = explanation.function, explanation.on_backend
    found = {
        "operator": function.qualified_name,
        "schema": str(function),
        **({} if on_backend is None else {"on_backend": asdict(on_backend)}),
        "registered": [
            {"key": str(key), **_registered_object(kernel)}
            for key, kernel in sorted(explanation.registered.items())
        ],
        "further": [str(key) for key in explanation.further],
        "rows": [_row_object(row) for row in explanation.shown],
    }
    return json.dumps(found, indent=2, ensure_ascii=False) + "\n"


def _row_object(row: TableRow) -> dict[str, object]:
    """The key, what it gets, and what it would get if that differs."""
    found = {"key": str(row.key), **_resolution_object(row.now)}
    if row.changes:
        found["would_be"] = _resolution_object(row.then)
    return found


def _resolution_object(resolution: Resolution[Registered]) -> dict[str, object]:
    kernel, source = resolution.kernel, resolution.registered_for
    return {
        **_registered_object(kernel),
        "reason": str(resolution.reason),
        "registered_for": None if source is None else str(source),
        "rule": rule(resolution),
    }


def _registered_object(kernel: Registered | None) -> dict[str, object]:
    place = None if kernel is None or kernel.span is None else str(kernel.span)
    return {"kernel": None if kernel is None else kernel.text, "place": place}


EXPLAIN_RENDERERS: Final[Mapping[str, Callable[[Explanation], str]]] = MappingProxyType(
    {"text": render_text, "markdown": render_markdown, "json": render_json}
)
"""The renderings by the name that `--format` has for them."""
