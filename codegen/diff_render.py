"""Renderings of a difference: text and Markdown for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from runtime.wording import counted

from .compatibility import Obstacle
from .diff import CellChange, Diff, FieldChange, OperatorChange, Unread, outcome
from .model.functions import NativeFunction

__all__ = ["DIFF_RENDERERS", "render_json", "render_markdown", "render_text"]

# A line names this many keys of a table; JSON names them all.
_SHOWN_KEYS: Final = 6
# Errors of a file that are shown in a difference; `validate` shows them all.
_SHOWN_ERRORS: Final = 5
_ABSENT: Final = "none"


def _summary(diff: Diff) -> str:
    operators = [
        counted(len(diff.added), "operator") + " added",
        f"{len(diff.removed)} removed",
        f"{len(diff.changed)} changed",
    ]
    parts = [
        ", ".join(operators),
        f"{diff.not_backward} not backward compatible",
        f"{diff.not_forward} not forward compatible",
        counted(diff.cells, "cell") + " of dispatch tables with another kernel",
    ]
    return "; ".join(parts)


# What the sections of operators that only one file has are called.
_ONE_SIDED: Final = ("added", "removed (not backward compatible)")
_GONE: Final = "the operator is gone"


def _operator(function: NativeFunction) -> str:
    return f"{function}{'  (derived)' if function.is_generated else ''}"


def _verdict(direction: str, obstacles: Iterable[Obstacle]) -> str:
    reasons = "; ".join(map(str, obstacles))
    return f"{direction} compatible: {f'no: {reasons}' if reasons else 'yes'}"


def _field(prefix: str, change: FieldChange) -> str:
    before, after = change.before or _ABSENT, change.after or _ABSENT
    return f"{prefix}{change.name}: {before} → {after}"


def _grouped(cells: Iterable[CellChange]) -> Iterator[str]:
    """The cells that change alike, in one line."""
    groups: dict[tuple[str, str], list[str]] = {}
    for cell in cells:
        change = (outcome(cell.before), outcome(cell.after))
        groups.setdefault(change, []).append(str(cell.key))
    for (before, after), keys in groups.items():
        shown = ", ".join(keys[:_SHOWN_KEYS])
        more = len(keys) - _SHOWN_KEYS
        shown += f" and {counted(more, 'more key')}" if more > 0 else ""
        yield f"{shown}: {before} → {after}"


def _details(change: OperatorChange) -> Iterator[str]:
    """Everything about a changed operator but its schemas, a line each."""
    if change.compatibility is not None:
        yield _verdict("backward", change.compatibility.backward)
        yield _verdict("forward", change.compatibility.forward)
    for aliasing in change.aliasing:
        yield _field("alias of ", aliasing)
    tags = [f"+{tag}" for tag in change.tags_added]
    tags += [f"-{tag}" for tag in change.tags_removed]
    if tags:
        yield f"tags: {' '.join(tags)}"
    for field in change.fields:
        yield _field("", field)
    for kernel in change.kernels:
        before, after = (
            _ABSENT if k is None else k.text for k in (kernel.before, kernel.after)
        )
        yield f"kernel for {kernel.key}: {before} → {after}"
    for line in _grouped(change.cells):
        yield f"table: {line}"


def _unread(side: Unread) -> Iterator[str]:
    if side.errors:
        yield f"{side.file}: {counted(len(side.errors), 'error')}"
        for error in side.errors[:_SHOWN_ERRORS]:
            yield f"  {error.span}: {error.code} {error.message}"
        if len(side.errors) > _SHOWN_ERRORS:
            yield f"  … `validate` shows the other {len(side.errors) - _SHOWN_ERRORS}"
    if side.operators:
        names = ", ".join(side.operators)
        yield f"  may be among what could not be read: {names}"


def _unread_of(diff: Diff) -> list[str]:
    return [*_unread(diff.old), *_unread(diff.new)]


def render_text(diff: Diff) -> str:
    """For people at a terminal."""
    return "".join(f"{line}\n" for line in _text(diff))


def _text(diff: Diff) -> Iterator[str]:
    yield _summary(diff)
    for title, functions in zip(_ONE_SIDED, (diff.added, diff.removed), strict=True):
        if functions:
            yield f"\n{title}"
            yield from (f"  {_operator(function)}" for function in functions)
    if diff.changed:
        yield "\nchanged"
    for change in diff.changed:
        yield f"  {change.name}"
        if change.compatibility is not None:
            yield f"    - {change.before.schema}"
            yield f"    + {change.after.schema}"
        yield from (f"    {line}" for line in _details(change))
    unread = _unread_of(diff)
    if unread:
        yield "\nnot compared"
        yield from (f"  {line}" for line in unread)


def _code(text: str) -> str:
    """Text as a Markdown code span, whatever backquotes it holds."""
    longest = max(map(len, _runs(text)), default=0)
    fence = "`" * (longest + 1)
    pad = " " if longest else ""
    return f"{fence}{pad}{text}{pad}{fence}"


def _runs(text: str) -> Iterator[str]:
    yield from "".join(c if c == "`" else " " for c in text).split()


def render_markdown(diff: Diff) -> str:
    """For pull requests and release notes."""
    return "".join(f"{line}\n" for line in _markdown(diff))


def _markdown(diff: Diff) -> Iterator[str]:
    yield f"{_summary(diff)}."
    for title, functions in zip(_ONE_SIDED, (diff.added, diff.removed), strict=True):
        if functions:
            yield f"\n## {title.capitalize()}\n"
            for function in functions:
                derived = " (derived)" if function.is_generated else ""
                yield f"- {_code(str(function))}{derived}"
    if diff.changed:
        yield "\n## Changed"
    for change in diff.changed:
        yield f"\n### {_code(change.name)}\n"
        if change.compatibility is not None:
            yield "```diff"
            yield f"- {change.before.schema}"
            yield f"+ {change.after.schema}"
            yield "```\n"
        for line in _details(change):
            what, _, rest = line.partition(": ")
            yield f"- {what}: {_code(rest)}"
    unread = _unread_of(diff)
    if unread:
        yield "\n## Not compared\n"
        yield "```"
        yield from unread
        yield "```"


def render_json(diff: Diff) -> str:
    """For programs: one object. Cells are not grouped."""
    return json.dumps(_object(diff), indent=2, ensure_ascii=False) + "\n"


def _object(diff: Diff) -> dict[str, object]:
    return {
        "summary": {
            "added": len(diff.added),
            "removed": len(diff.removed),
            "changed": len(diff.changed),
            "not_backward_compatible": diff.not_backward,
            "not_forward_compatible": diff.not_forward,
            "cells": diff.cells,
        },
        "added": [_operator_object(function) for function in diff.added],
        "removed": [_removed_object(function) for function in diff.removed],
        "changed": [_change_object(change) for change in diff.changed],
        "unread": [_unread_object(side) for side in (diff.old, diff.new)],
    }


def _operator_object(function: NativeFunction) -> dict[str, object]:
    return {
        "operator": function.qualified_name,
        "schema": str(function),
        "derived": function.is_generated,
    }


def _removed_object(function: NativeFunction) -> dict[str, object]:
    reasons = [{"rule": "removed", "reason": _GONE}]
    compatibility = {"backward": False, "backward_reasons": reasons}
    return {**_operator_object(function), "compatibility": compatibility}


def _obstacles(obstacles: Iterable[Obstacle]) -> list[dict[str, str]]:
    return [{"rule": o.rule.name, "reason": o.text} for o in obstacles]


def _change_object(change: OperatorChange) -> dict[str, object]:
    compatibility = change.compatibility
    return {
        "operator": change.name,
        "derived": change.after.is_generated,
        "schema": {"before": str(change.before), "after": str(change.after)},
        "compatibility": compatibility
        and {
            "backward": compatibility.is_backward,
            "backward_reasons": _obstacles(compatibility.backward),
            "forward": compatibility.is_forward,
            "forward_reasons": _obstacles(compatibility.forward),
        },
        "aliasing": [_field_object(field) for field in change.aliasing],
        "tags": {
            "added": list(change.tags_added),
            "removed": list(change.tags_removed),
        },
        "fields": [_field_object(field) for field in change.fields],
        "kernels": [
            {
                "key": str(kernel.key),
                "before": kernel.before and kernel.before.text,
                "after": kernel.after and kernel.after.text,
            }
            for kernel in change.kernels
        ],
        "cells": [_cell_object(cell) for cell in change.cells],
    }


def _field_object(field: FieldChange) -> dict[str, str | None]:
    return {"name": field.name, "before": field.before, "after": field.after}


def _cell_object(cell: CellChange) -> dict[str, object]:
    return {
        "key": str(cell.key),
        **{
            name: {
                "kernel": resolution.kernel and resolution.kernel.text,
                "reason": str(resolution.reason),
            }
            for name, resolution in (("before", cell.before), ("after", cell.after))
        },
    }


def _unread_object(side: Unread) -> dict[str, object]:
    return {
        "file": side.file,
        "errors": [
            {
                "code": error.code,
                "line": error.span.begin.line,
                "message": error.message,
            }
            for error in side.errors
        ],
        "operators": list(side.operators),
    }


DIFF_RENDERERS: Final[Mapping[str, Callable[[Diff], str]]] = MappingProxyType(
    {"text": render_text, "markdown": render_markdown, "json": render_json}
)
