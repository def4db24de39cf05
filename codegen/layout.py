"""Python text laid out as black would lay it out.

Formatting a large package with black takes longer than generating it, so the
emitters write the final layout directly and black only checks the result. Only
the shapes that generated code uses are covered: something in brackets with items
and commas. See Note [Layout of a bracketed list].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

LINE_LENGTH: Final = 88

# Note [Layout of a bracketed list]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Black tries three layouts and takes the first that fits in the line length:
#
#     f(a, b)            everything on one line
#
#     f(                 the items on one indented line, without a comma at the end
#         a, b
#     )
#
#     f(                 one item a line, with a comma at the end
#         a,
#         b,
#     )
#
# A collection literal goes from the first to the third at once. A call with a single
# argument never gets the comma; a signature with a single parameter always does once
# it is broken. A lone star counts as an item.


class Form(Enum):
    """What a pair of brackets is: black treats the three differently."""

    call = "call"
    signature = "signature"
    collection = "collection"


@dataclass(frozen=True, slots=True)
class Bracket:
    """`head` + items + `tail`.

    `head` ends with the opening bracket, `tail` begins with the closing one, and
    neither has a line break. An item is text without one, or a bracket of its own.
    """

    head: str
    items: Sequence[str | Bracket]
    tail: str
    form: Form = Form.call

    def flat(self) -> str:
        """Everything on one line, however long."""
        return f"{self.head}{', '.join(_flat(item) for item in self.items)}{self.tail}"


def _flat(item: str | Bracket) -> str:
    return item if isinstance(item, str) else item.flat()


def render(item: str | Bracket, *, indent: int = 0, suffix: str = "") -> str:
    """`item` as black-clean lines at `indent` columns, `suffix` (a comma) after the last one.

    The text has no line break at its end.
    """
    margin = " " * indent
    flat = f"{margin}{_flat(item)}{suffix}"
    if isinstance(item, str) or not item.items or len(flat) <= LINE_LENGTH:
        return flat
    body = _joined(item, indent + 4)
    if body is None:
        comma = "" if item.form is Form.call and len(item.items) == 1 else ","
        body = "\n".join(render(i, indent=indent + 4, suffix=comma) for i in item.items)
    return f"{margin}{item.head}\n{body}\n{margin}{item.tail}{suffix}"


def _joined(item: Bracket, indent: int) -> str | None:
    """The items on one line, where black would put them so."""
    if item.form is Form.collection:
        return None
    if item.form is Form.signature and len(item.items) == 1:
        return None
    line = " " * indent + ", ".join(_flat(i) for i in item.items)
    return line if len(line) <= LINE_LENGTH else None


def signature(
    head: str, parameters: Sequence[str], tail: str, *, indent: int = 0
) -> str:
    """The line or lines of a `def`."""
    return render(Bracket(head, parameters, tail, Form.signature), indent=indent)


def call(
    head: str, arguments: Sequence[str | Bracket], tail: str, *, indent: int = 0
) -> str:
    """A statement that is a call."""
    return render(Bracket(head, arguments, tail), indent=indent)


def docstring(text: str, *, indent: int) -> str:
    """`text` as a one-line docstring literal, with nothing in it that could end the literal."""
    safe = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    if safe.endswith('"'):
        safe += " "
    return f'{" " * indent}"""{safe}"""'


def string(value: str) -> str:
    """`value` as a literal in the quotes that black prefers."""
    text = repr(value)
    if text.startswith("'") and '"' not in text:
        return f'"{text[1:-1]}"'
    return text


def literal(value: object) -> str:
    """A default value (number, string, None, tuple of such) as black-clean text."""
    match value:
        case str():
            return string(value)
        case tuple():
            inner = ", ".join(literal(item) for item in value)
            return f"({inner},)" if len(value) == 1 else f"({inner})"
        case float():
            return _float(value)
        case _:
            return repr(value)


def _float(value: float) -> str:
    if value != value or value in (float("inf"), float("-inf")):
        return f'float("{value}")'
    return repr(value)
