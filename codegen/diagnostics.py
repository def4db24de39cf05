"""Diagnostics: what is wrong with the input, as values; one collector; four renderings.

Mistakes in schema files never travel as exceptions. A pass reports each of them to the
collector and goes on; the command line renders all of them at once, sorted by place, and
decides what to do.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Final
from urllib.parse import quote

from runtime.nearest import nearest_names

from .codes import CODES, Severity
from .source import Span

__all__ = [
    "OTHER_KIND",
    "RENDERERS",
    "Collector",
    "Diagnostic",
    "Related",
    "nearest",
    "render_github",
    "render_json",
    "render_sarif",
    "render_text",
]


OTHER_KIND: Final = "BW016"
"""The code of a file of another kind than is expected."""


@dataclass(frozen=True, slots=True)
class Related:
    """Another place that explains a diagnostic, such as a first definition."""

    message: str
    span: Span


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding.

    Args:
        code: a code of the registry in `codegen.codes`.
        span: the characters at fault.
        message: what is wrong, naming the operator or field it is about.
        hint: what to write instead.
        related: other places that matter.
    """

    code: str
    severity: Severity
    span: Span
    message: str
    hint: str | None = None
    related: tuple[Related, ...] = ()

    @property
    def order(self) -> tuple[bool, str, int, int, str, str]:
        """The key that diagnostics are sorted by: file, place, code, message.

        That a file is not what was meant to be given comes first.
        """
        return (
            self.code != OTHER_KIND,
            self.span.source.path,
            self.span.start,
            self.span.end,
            self.code,
            self.message,
        )


@dataclass(slots=True)
class Collector:
    """Takes the diagnostics of all passes. An identical finding is kept once."""

    _found: dict[Diagnostic, None] = field(default_factory=dict)

    def report(
        self,
        code: str,
        span: Span,
        message: str,
        *,
        hint: str | None = None,
        related: Iterable[Related] = (),
    ) -> None:
        """Add a finding; its severity is the registry's.

        Raises:
            KeyError: the code is not in the registry.
        """
        severity = CODES[code].severity
        self._found[Diagnostic(code, severity, span, message, hint, tuple(related))] = (
            None
        )

    def add(self, diagnostic: Diagnostic) -> None:
        """Add a finding that another collector had."""
        self._found[diagnostic] = None

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(self.sorted())

    def __len__(self) -> int:
        return len(self._found)

    def sorted(self) -> tuple[Diagnostic, ...]:
        """All findings by file and place."""
        return tuple(sorted(self._found, key=lambda diagnostic: diagnostic.order))

    def errors(self) -> Iterator[Diagnostic]:
        """The errors, in the order in which they were found."""
        return (d for d in self._found if d.severity is Severity.error)

    @property
    def has_errors(self) -> bool:
        """Whether anything found stops generation."""
        return any(True for _ in self.errors())


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The hint "did you mean …?" with the candidate most like the word, if one is like it."""
    found = nearest_word(word, candidates)
    return None if found is None else f"did you mean '{found}'?"


def nearest_word(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate most like the word, if one is like it."""
    return next(iter(nearest_names(word, candidates)), None)


def _text_of(diagnostic: Diagnostic) -> Iterator[str]:
    warning = "warning: " if diagnostic.severity is Severity.warning else ""
    yield f"{diagnostic.span}: {warning}{diagnostic.code} {diagnostic.message}"
    line, carets = diagnostic.span.excerpt()
    if line.strip():
        yield line
        yield carets
    if diagnostic.hint is not None:
        yield f"  hint: {diagnostic.hint}"
    for related in diagnostic.related:
        yield f"  note: {related.span}: {related.message}"


def render_text(diagnostics: Iterable[Diagnostic]) -> str:
    """For people: place, code, message, the source line with carets, hint, related places."""
    return "".join(f"{line}\n" for found in diagnostics for line in _text_of(found))


def _place(span: Span) -> dict[str, object]:
    return {
        "file": span.source.path,
        "line": span.begin.line,
        "column": span.begin.column,
        "end_line": span.finish.line,
        "end_column": span.finish.column,
    }


def render_json(diagnostics: Iterable[Diagnostic]) -> str:
    """For programs: a JSON array of objects, places counted from 1, the end column excluded."""
    rows = [
        {
            "code": found.code,
            "severity": found.severity.value,
            **_place(found.span),
            "message": found.message,
            "hint": found.hint,
            "related": [
                {**_place(related.span), "message": related.message}
                for related in found.related
            ],
        }
        for found in diagnostics
    ]
    return json.dumps(rows, indent=2) + "\n"


_GITHUB_DATA: Final = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_GITHUB_PROPERTY: Final = str.maketrans(
    {"%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"}
)


def _github_line(found: Diagnostic) -> str:
    begin, finish = found.span.begin, found.span.finish
    properties: dict[str, object] = {
        "file": found.span.source.path,
        "line": begin.line,
        "col": begin.column,
        "title": found.code,
    }
    if finish.line == begin.line and finish.column > begin.column:
        properties["endColumn"] = finish.column
    joined = ",".join(
        f"{name}={str(value).translate(_GITHUB_PROPERTY)}"
        for name, value in properties.items()
    )
    parts = [found.message]
    if found.hint is not None:
        parts.append(f"hint: {found.hint}")
    parts += [f"note: {related.span}: {related.message}" for related in found.related]
    return f"::{found.severity.value} {joined}::{chr(10).join(parts).translate(_GITHUB_DATA)}\n"


def render_github(diagnostics: Iterable[Diagnostic]) -> str:
    """For GitHub Actions: one workflow command per finding, shown at its line in the diff.

    The escapes are those of GitHub's "Workflow commands for GitHub Actions".
    """
    return "".join(map(_github_line, diagnostics))


def _uri(path: str) -> str:
    if os.path.isabs(path):
        return Path(path).as_uri()
    return quote(Path(path).as_posix())


def _sarif_place(span: Span, message: str | None = None) -> dict[str, object]:
    region = {
        "startLine": span.begin.line,
        "startColumn": span.begin.column,
        "endLine": span.finish.line,
        "endColumn": span.finish.column,
    }
    location: dict[str, object] = {
        "physicalLocation": {
            "artifactLocation": {"uri": _uri(span.source.path)},
            "region": region,
        }
    }
    return location if message is None else {**location, "message": {"text": message}}


def _sarif_result(found: Diagnostic, rules: list[str]) -> dict[str, object]:
    hint = "" if found.hint is None else f"\nhint: {found.hint}"
    return {
        "ruleId": found.code,
        "ruleIndex": rules.index(found.code),
        "level": found.severity.value,
        "message": {"text": f"{found.message}{hint}"},
        "locations": [_sarif_place(found.span)],
        "relatedLocations": [
            _sarif_place(related.span, related.message) for related in found.related
        ],
    }


def render_sarif(diagnostics: Iterable[Diagnostic]) -> str:
    """For code scanning: a log of the Static Analysis Results Interchange Format 2.1.0 (OASIS)."""
    all_found = list(diagnostics)
    rules = sorted({found.code for found in all_found})
    driver = {
        "name": "boxwood",
        "rules": [
            {
                "id": name,
                "shortDescription": {"text": CODES[name].summary},
                "defaultConfiguration": {"level": CODES[name].severity.value},
            }
            for name in rules
        ],
    }
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_sarif_result(found, rules) for found in all_found],
    }
    log = {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    }
    return json.dumps(log, indent=2) + "\n"


RENDERERS: Final[Mapping[str, Callable[[Iterable[Diagnostic]], str]]] = (
    MappingProxyType(
        {
            "text": render_text,
            "json": render_json,
            "github": render_github,
            "sarif": render_sarif,
        }
    )
)
