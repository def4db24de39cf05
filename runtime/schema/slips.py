"""What was meant by a schema that can't be read: hints for slips that people make.

A row of the table is a problem, by its code and the end of its message, and the text around its
place. Nothing here decides what is accepted; only problems without a hint get one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from .errors import Problem

__all__ = ["with_hints"]


@dataclass(frozen=True, slots=True)
class _Slip:
    """`{0}` in the hint is what `here` found, `{1}` and so on its groups.

    The patterns are compiled when they are first tried, which most programs never do.

    Args:
        message: found anywhere in the message.
        here: a pattern of the text from the place on.
        before: a pattern of the end of the text before it.
    """

    code: str
    message: str
    here: str
    hint: str
    before: str | None = None


_SYNTAX: Final = "BW100"
_CHARACTER: Final = "BW101"
_TYPE: Final = "BW103"
_RUN_TIME: Final = "BW138"

_AFTER_NAME: Final = "after the operator name"
_AFTER_ARGUMENT: Final = "after the argument"
_ARROW: Final = "between the arguments and the returns"
_NOTHING: Final = "an operator without returns has '-> ()'"

_SLIPS: Final = (
    # ---- types as other languages write them ----
    _Slip(
        _TYPE,
        "",
        r"\w+!?\)\s*(\w+)",
        "the annotation stands after the type: '{1}(a!)'",
        r"[(,]\s*\(|->\s*\(",
    ),
    _Slip(
        _TYPE,
        "",
        r"(?i:list|sequence|iterable|arrayref|vector)\[(\w+)\]",
        "write '{1}[]'",
    ),
    _Slip(_TYPE, "", r"(?i:optional)\[(\w+)\]", "write '{1}?'"),
    _Slip(_TYPE, "", r"(?i:tuple)\[([^\]]*)\]", "write '({1})'"),
    _Slip(
        _TYPE,
        "",
        r"(?i:list|sequence|iterable|arrayref|vector)\b",
        "a list of tensors is 'Tensor[]', one of two integers 'int[2]'",
    ),
    _Slip(_TYPE, "", r"(?i:optional)\b", "'Tensor?' may be None"),
    _Slip(_TYPE, "", r"(?i:void)\b", _NOTHING),
    _Slip(
        _TYPE, "", r"(\w+)\s*[,)]", "write its type before it: 'Tensor {1}'", r"[(,]\s*"
    ),
    _Slip(_RUN_TIME, "NoneType", r"None\b", _NOTHING, r"->\s*"),
    _Slip(
        _SYNTAX,
        "expected a type",
        r"\?\s*(\w+)",
        "write '{1}?'",
    ),
    _Slip(_SYNTAX, "expected a type", r"\)", "remove the ',' before it", r",\s*"),
    # ---- arguments ----
    _Slip(_SYNTAX, "an argument name", r"[,)=]", "write a name after the type"),
    _Slip(_SYNTAX, _AFTER_ARGUMENT, r"->", "write ')' before it"),
    _Slip(
        _SYNTAX,
        _AFTER_ARGUMENT,
        r"\(\w+!?\)",
        "the annotation belongs to the type: 'Tensor{0} self'",
    ),
    _Slip(_SYNTAX, _AFTER_ARGUMENT, r"[A-Za-z_]\w*", "write ',' before '{0}'"),
    _Slip(_SYNTAX, "after '*'", r"\w+", "write '*, ' and the argument with its type"),
    # ---- around them ----
    _Slip(
        _SYNTAX,
        _AFTER_NAME,
        r":",
        "write '::' after a namespace, '.' before the name of an overload",
    ),
    _Slip(_SYNTAX, _AFTER_NAME, r"->", "an operator without arguments is '{before}()'"),
    _Slip(_SYNTAX, _AFTER_NAME, r"\w+", "write '(' before '{0}'"),
    _Slip(_SYNTAX, _ARROW, r"-\s+>|=>|:|-", "write '->'"),
    _Slip(_SYNTAX, _ARROW, r"\w+", "write '->' before '{0}'"),
    _Slip(_SYNTAX, _ARROW, r"$", "write what it returns: '-> Tensor', or '-> ()'"),
    _Slip(
        _SYNTAX,
        "the end of the schema",
        r",",
        "several returns stand in brackets: '-> (Tensor, Tensor)'",
    ),
    # ---- characters ----
    _Slip(_CHARACTER, "", r"\u2192|[\u2013\u2014]>", "write '->'"),
    _Slip(_CHARACTER, "", r"[\u2018-\u201e\u00ab\u00bb]", "write a straight quote"),
    _Slip(_CHARACTER, "", r";\s*$", "remove it"),
    _Slip(_CHARACTER, "", r";", "write ','"),
    _Slip(_CHARACTER, "", r"\{", "a list stands in square brackets: [0,1]"),
    _Slip(_CHARACTER, "", r"//|/\*", "a comment begins with ' #'"),
    _Slip(_CHARACTER, "", r"<", "a list of integers is 'int[]'"),
    _Slip(_CHARACTER, "", r"&", "an argument that is written to is 'Tensor(a!)'"),
)


def with_hints(text: str, problems: Iterable[Problem]) -> list[Problem]:
    """The problems, those that are known slips with a hint.

    Where the hint is about an unknown type, what the parser then stumbled over just behind it
    is left out.
    """
    found: list[Problem] = []
    explained = -2
    for problem in problems:
        stumbled = problem.code in (_SYNTAX, _CHARACTER)
        if stumbled and 0 <= problem.start - explained <= 1:
            continue
        hinted = problem if problem.hint else _hinted(text, problem)
        if hinted is not problem and problem.code == _TYPE:
            explained = problem.end
        found.append(hinted)
    return found


def _hinted(text: str, problem: Problem) -> Problem:
    before, here = text[: problem.start], text[problem.start :]
    for slip in _SLIPS:
        if slip.code != problem.code or slip.message not in problem.message:
            continue
        match = re.match(slip.here, here)
        if match is None:
            continue
        if slip.before and not re.search(f"(?:{slip.before})$", before):
            continue
        groups = (match[0], *match.groups())
        hint = slip.hint.format(*groups, before=before.strip())
        return replace(problem, hint=hint)
    return problem
