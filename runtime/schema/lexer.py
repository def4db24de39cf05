"""Schema text to tokens.

One compiled expression splits the whole text. The parser reads bare strings, whose first
character tells their kind; positions are worked out by `locate` only when there is
something to report, since almost every schema is right.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

# White space and comments stand before any token. The last alternative but one takes any
# other character, so that the parser, not the lexer, complains; the last is the end of
# the text: the empty token. Repetition is possessive: no text makes this backtrack.
TOKEN: Final = re.compile(
    r"""
    [ \t\r\n]*+ (?: \#[^\n]*+ [ \t\r\n]*+ )*+
    (
        (?a: [^\W\d] \w*+ )
      | [(),=?!*\[\]]
      | \.\.\.
      | (?: [0-9]++ (?: \.[0-9]*+ )?+ | \.[0-9]++ ) (?: [eE][+-]?[0-9]++ )?+ j?+
      | -> | ::
      | \"\"\" (?: [^"\\\n] | \\[^\n] )*+ \"\"\"
      | "(?: [^"\\\n] | \\[^\n] )*+"
      | '(?: [^'\\\n] | \\[^\n] )*+'
      | .
      | \Z
    )
    """,
    re.VERBOSE | re.DOTALL,
)

END: Final = ""


@dataclass(frozen=True, slots=True)
class Token:
    """A token with its place: `text` is what stands at `start:end` of the schema."""

    text: str
    start: int
    end: int


def split(text: str) -> list[str]:
    """The tokens of `text`, the last of them `END`."""
    tokens = TOKEN.findall(text)
    tokens.append(END)
    return tokens


def locate(text: str) -> list[Token]:
    """The tokens of `text` with their places, index for index those of `split`."""
    tokens = [Token(m[1], m.start(1), m.end(1)) for m in TOKEN.finditer(text)]
    tokens.append(Token(END, len(text), len(text)))
    return tokens
