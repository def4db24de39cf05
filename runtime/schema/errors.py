"""What is wrong with a schema, where in its text, and what to write instead.

A `Problem` is a value; `SchemaError` carries all problems that were found in one
schema and is the only exception that reading a schema raises. Files, lines and
columns belong to whoever read the text from a file: offsets here count characters
of the schema string.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ..errors import BoxwoodError
from ..nearest import nearest_names

if TYPE_CHECKING:
    from .model import FunctionSchema

# Every code that a schema can be refused with. The 12x invariants hold for all
# schemas, the 13x and 14x only for those of a schema file ("strict").
CODES: Final[dict[str, str]] = {
    "BW100": "syntax error",
    "BW101": "unexpected character",
    "BW102": "malformed string",
    "BW103": "unknown type",
    "BW105": "malformed alias annotation",
    "BW106": "default does not fit its type",
    "BW107": "number out of range",
    "BW108": "schema too long or too deeply nested",
    "BW109": "duplicate argument name",
    "BW110": "required argument after one with a default",
    "BW111": "return aliases no argument",
    "BW112": "misplaced keyword-only marker",
    "BW113": "misplaced variable arguments",
    "BW114": "reserved overload name",
    "BW120": "argument after out arguments",
    "BW121": "out arguments are not what is returned",
    "BW122": "list of out arguments is returned",
    "BW123": "in-place operator does not write to self",
    "BW124": "returned argument has another type than the return",
    "BW125": "return is any of several arguments",
    "BW130": "reserved operator name",
    "BW131": "written and new values returned together",
    "BW132": "written positional argument is returned",
    "BW133": "written return is neither self nor an out argument",
    "BW134": "in-place operator does not return self",
    "BW135": "tensor options on an operator that makes no tensor",
    "BW136": "functional overload is not functional",
    "BW137": "written argument before self",
    "BW138": "only for definitions at run time",
    "BW139": "alias annotation that schema files do not have",
    "BW140": "misnamed special method",
    "BW141": "in-place operator with out arguments",
    "BW150": "legal, but not the canonical spelling",
}

# How much of a long schema an error shows to each side of the offending place.
_EXCERPT: Final = 120


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a schema: `text[start:end]` is the offending part."""

    code: str
    message: str
    start: int
    end: int
    hint: str | None = None


class SchemaError(BoxwoodError, ValueError):
    """A schema that cannot be read, or that cannot mean anything.

    `problems` holds everything found, ordered by place; `code`, `message`, `span` and
    `hint` are those of the first. `schema` is the parsed schema if the only complaint
    is its spelling (BW150), so that a caller may warn and go on.
    """

    def __init__(
        self,
        message: str,
        text: str = "",
        span: tuple[int, int] = (0, 0),
        hint: str | None = None,
        code: str = "BW100",
        *,
        more: Iterable[Problem] = (),
        schema: FunctionSchema | None = None,
    ) -> None:
        self.message = message
        self.text = text
        self.span = span
        self.hint = hint
        self.code = code
        self.problems = (Problem(code, message, span[0], span[1], hint), *more)
        self.schema = schema
        super().__init__(message)

    @classmethod
    def from_problems(
        cls,
        text: str,
        problems: Iterable[Problem],
        schema: FunctionSchema | None = None,
    ) -> SchemaError:
        """The error for at least one problem of `text`."""
        first, *more = sorted(problems, key=lambda problem: problem.start)
        return cls(
            first.message,
            text,
            (first.start, first.end),
            first.hint,
            first.code,
            more=more,
            schema=schema,
        )

    def __str__(self) -> str:
        return "\n".join(_render(self.text, problem) for problem in self.problems)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (self.text, self.problems, self.schema))


def _rebuild(
    text: str, problems: tuple[Problem, ...], schema: FunctionSchema | None
) -> SchemaError:
    return SchemaError.from_problems(text, problems, schema)


def _render(text: str, problem: Problem) -> str:
    """Message, the text around the place, a caret under it, and the hint."""
    lines = [f"{problem.code} {problem.message}"]
    if text:
        left = max(0, problem.start - _EXCERPT)
        right = min(len(text), max(problem.end, problem.start + 1) + _EXCERPT)
        prefix = "..." if left else ""
        suffix = "..." if right < len(text) else ""
        # One character stays one column: control characters would move the caret.
        shown = "".join(
            c if c.isprintable() else "\N{REPLACEMENT CHARACTER}"
            for c in text[left:right]
        )
        width = max(1, min(problem.end, right) - problem.start)
        lines.append(f"    {prefix}{shown}{suffix}")
        lines.append(" " * (4 + len(prefix) + problem.start - left) + "^" * width)
    if problem.hint is not None:
        lines.append(f"  hint: {problem.hint}")
    return "\n".join(lines)


def did_you_mean(name: str, candidates: Iterable[str]) -> str | None:
    """A hint with the nearest of `candidates`, or None if none is near."""
    close = nearest_names(name, candidates)
    return f"did you mean '{close[0]}'?" if close else None
