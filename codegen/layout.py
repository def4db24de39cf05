"""Python text laid out as black would lay it out.

Formatting a large package with black takes longer than generating it, so the
emitters write the final layout directly and black only checks the result. Only
the shapes that generated code uses are covered: something in brackets with items
and commas. See Note [Layout of a bracketed list].
"""

from __future__ import annotations

import re
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
# A collection literal goes from the first to the third at once. A call or a subscript
# with a single item never gets the comma; a signature with a single parameter always
# does once it is broken. A lone star counts as an item.
#
# What stands before the brackets may itself be too long for a line. Then an assigned
# call gets parentheses of its own,
#
#     name = (
#         f(a, b)
#     )
#
# unless its name is too long for that too. If not even the first of these lines fits,
# the target's annotation is broken. A result annotation is broken like a subscript, or
# gets parentheses where there are no parameters to break.


class Form(Enum):
    """What a pair of brackets is: black treats them differently."""

    call = "call"
    signature = "signature"
    subscript = "subscript"
    collection = "collection"


@dataclass(frozen=True, slots=True)
class Bracket:
    """`head` + items + `tail`.

    `head` ends with the opening bracket, `tail` begins with the closing one, and
    neither has a line break. An item is text without one, or a bracket of its own.
    A collection in round brackets with one item is a tuple and gets its comma.
    """

    head: str
    items: Sequence[str | Bracket]
    tail: str
    form: Form = Form.call

    def facts(self) -> str:
        """A text that is the same for brackets that look the same at every width."""
        items = [item if isinstance(item, str) else item.facts() for item in self.items]
        return f"{self.form.name} {[self.head, *items, self.tail]!r}"

    def flat(self) -> str:
        """Everything on one line, however long."""
        comma = "," if self.is_single_tuple else ""
        inner = ", ".join(_flat(item) for item in self.items)
        return f"{self.head}{inner}{comma}{self.tail}"

    @property
    def is_single_tuple(self) -> bool:
        """Whether this is a tuple of one element."""
        return (
            self.form is Form.collection
            and len(self.items) == 1
            and self.head.endswith("(")
        )

    @property
    def last_comma(self) -> str:
        """What follows the last item when each has a line of its own."""
        if len(self.items) > 1 or self.form is Form.signature or self.is_single_tuple:
            return ","
        return ""


def _flat(item: str | Bracket) -> str:
    return item if isinstance(item, str) else item.flat()


def _fits(line: str) -> bool:
    return len(line) <= LINE_LENGTH


def render(item: str | Bracket, *, indent: int = 0, suffix: str = "") -> str:
    """`item` as black-clean lines at `indent` columns, `suffix` (a comma) after the last one.

    The text has no line break at its end. See Note [Layout of a bracketed list].
    """
    margin = " " * indent
    flat = f"{margin}{_flat(item)}{suffix}"
    if isinstance(item, str) or _fits(flat):
        return flat
    if not _fits(margin + item.head):
        target, equals, function = item.head.rpartition(" = ")
        if equals:
            value = Bracket(function, item.items, item.tail, item.form)
            return _long_assignment(target, value, indent)
    if not item.items:
        return flat
    body = _body(item, indent + 4)
    return f"{margin}{item.head}\n{body}\n{margin}{item.tail}{suffix}"


def _body(item: Bracket, indent: int) -> str:
    """The items on one line where black would put them so, else one a line."""
    if item.form is not Form.collection and not (
        item.form is Form.signature and len(item.items) == 1
    ):
        line = " " * indent + ", ".join(_flat(i) for i in item.items)
        if _fits(line):
            return line
    return _exploded(item, indent)


def _exploded(item: Bracket, indent: int) -> str:
    *others, last = item.items
    lines = [render(other, indent=indent, suffix=",") for other in others]
    return "\n".join([*lines, render(last, indent=indent, suffix=item.last_comma)])


def _long_assignment(target: str, value: Bracket, indent: int) -> str:
    """`target = value` where the text before the value's items is longer than a line."""
    margin = " " * indent
    head = f"{margin}{target} = ("
    if _fits(head) and value.items and not _fits(f"{margin}    {value.head}"):
        body = _body(value, indent + 4)
        return f"{margin}{target} = {value.head}\n{body}\n{margin}{value.tail}"
    if _fits(head):
        return f"{head}\n{render(value, indent=indent + 4)}\n{margin})"
    name, _, annotation = target.partition(": ")
    inner = _subscript(annotation)
    if isinstance(inner, str):
        return f"{margin}{target} = {value.flat()}"
    start = f"{margin}{name}: {inner.head}\n{_body(inner, indent + 4)}\n"
    last = Bracket(f"{inner.tail} = {value.head}", value.items, value.tail, value.form)
    return start + render(last, indent=indent)


def _subscript(text: str) -> str | Bracket:
    """An annotation as a bracket, where all of it is a name and a subscript."""
    head, bracket, rest = text.partition("[")
    if not bracket or not head.replace(".", "_").isidentifier():
        return text
    items = [""]
    depth = 0
    for place, character in enumerate(rest):
        if character == "]" and not depth:
            if place < len(rest) - 1:
                return text
            break
        depth += (character == "[") - (character == "]")
        if character == "," and not depth:
            items.append("")
        else:
            items[-1] += character
    parsed = [_subscript(item.strip()) for item in items]
    return Bracket(f"{head}[", parsed, "]", Form.subscript)


def signature(
    head: str, parameters: Sequence[str], tail: str, *, indent: int = 0
) -> str:
    """The line or lines of a `def`; `tail` is all from the closing bracket to the colon."""
    margin = " " * indent
    whole = Bracket(head, parameters, tail, Form.signature)
    before, arrow, after = tail.partition(" -> ")
    annotation, colon, stub = after.rpartition(":")
    result = _subscript(annotation)
    if _fits(margin + whole.flat()) or not arrow:
        return render(whole, indent=indent)
    if not parameters:
        return _long_result(head, result, f"{colon}{stub}", indent)
    if _fits(margin + tail) or isinstance(result, str):
        return render(whole, indent=indent)
    body = _body(result, indent + 4)
    last = f"{before} -> {result.head}"
    start = f"{margin}{head}{', '.join(parameters)}{last}"
    # A comma after the last result makes black leave the parameters where they are.
    if not body.endswith(",") or not _fits(start):
        start = f"{margin}{head}\n{_body(whole, indent + 4)}\n{margin}{last}"
    return f"{start}\n{body}\n{margin}{result.tail}{colon}{stub}"


def _long_result(head: str, result: str | Bracket, end: str, indent: int) -> str:
    """A `def` without parameters that is longer than a line."""
    margin = " " * indent
    inner = render(result, indent=indent + 4)
    if isinstance(result, Bracket) and f",\n{margin}    {result.tail}" in inner:
        body = _exploded(result, indent + 4)
        return f"{margin}{head}) -> {result.head}\n{body}\n{margin}{result.tail}{end}"
    return f"{margin}{head}) -> (\n{inner}\n{margin}){end}"


def call(
    head: str, arguments: Sequence[str | Bracket], tail: str, *, indent: int = 0
) -> str:
    """A statement that is a call, an assignment of one, or a return of one."""
    return render(Bracket(head, arguments, tail), indent=indent)


def condition(tests: Sequence[str], *, indent: int) -> str:
    """The line or lines of an `if` for which all tests must be true."""
    margin = " " * indent
    flat = f"{margin}if {' and '.join(tests)}:"
    if _fits(flat) or len(tests) == 1:
        return flat
    lines = [f"{margin}    {tests[0]}", *(f"{margin}    and {t}" for t in tests[1:])]
    return "\n".join([f"{margin}if (", *lines, f"{margin}):"])


def two_subscripts(
    target: str, value: str, items: tuple[str, str], *, indent: int
) -> str:
    """The statement `target = value[first][second]`.

    Black breaks the last brackets that it can, then the first ones, then puts all of it
    into parentheses.
    """
    margin = " " * indent
    first, second = items
    head = f"{margin}{target} = {value}["
    if _fits(f"{head}{first}]["):
        whole = Bracket(f"{target} = {value}[{first}][", [second], "]")
        return render(whole, indent=indent)
    if _fits(head):
        return f"{head}\n{margin}    {first}\n{margin}][{second}]"
    inner = f"{margin}    {value}["
    if _fits(inner):
        middle = f"{inner}\n{margin}        {first}\n{margin}    ][{second}]"
        return f"{margin}{target} = (\n{middle}\n{margin})"
    return f"{head}\n{margin}    {first}\n{margin}][\n{margin}    {second}\n{margin}]"


def docstring(text: str, *, indent: int) -> str:
    """`text` as a one-line docstring literal, with nothing in it that could end the literal."""
    safe = text.strip()
    if not safe.isprintable() or "\\" in safe:
        safe = "".join(map(_in_docstring, safe))
    safe = safe.replace('"""', '\\"\\"\\"')
    if safe.endswith('"'):
        safe += " "
    if safe.startswith('"'):
        safe = f" {safe}"
    return f'{" " * indent}"""{safe}"""'


def _in_docstring(character: str) -> str:
    if character.isprintable() and character != "\\":
        return character
    return character.encode("unicode_escape").decode()


# What stands in double quotes as it is, as nearly all texts of a package do.
_ORDINARY: Final = re.compile(r"[ !#-\[\]-~]*")


def string(value: str) -> str:
    """`value` as a literal in the quotes that black prefers: those that need fewer escapes."""
    if _ORDINARY.fullmatch(value):
        return f'"{value}"'
    single, double = value.count("'"), value.count('"')
    if double > single:
        return repr(value)
    # `repr` takes double quotes where it sees a single quote and no double one.
    body = '\\"'.join(repr(f"{part}'")[1:-2] for part in value.split('"'))
    return f'"{body}"'


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
    return repr(value).replace("e+", "e")
