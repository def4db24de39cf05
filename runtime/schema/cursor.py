"""A place in the tokens of one text, and the complaints about it.

Knows nothing of the grammar: `type_parser` and `parser` do.
"""

from __future__ import annotations

from typing import Final, NoReturn

from .errors import Problem
from .lexer import END, Token, locate, split

# Real schemas stay below 3,000 characters, 4 levels and 2 digits. The bounds keep the time,
# the memory and the recursion depth of any input small.
MAX_LENGTH: Final = 20_000
MAX_DEPTH: Final = 32
MAX_LIST_SIZE_DIGITS: Final = 9
MAX_PROBLEMS: Final = 20

_PUNCTUATION: Final = "()[],=?*!|.-:>_"
_WORD_ENDS: Final = frozenset(" \t\r\n,()[]\"'")


class Stop(Exception):
    """A syntax error: the rest of the text cannot be read. Never leaves the package."""


def is_identifier(token: str) -> bool:
    """Whether a token is a name. Names are ASCII, and may be keywords of Python."""
    first = token[:1]
    return first == "_" or (first.isalpha() and first.isascii())


class Cursor:
    """The tokens of `text` and the next one to read. `problems` collects what is wrong."""

    __slots__ = ("_located", "at", "depth", "problems", "text", "tokens")

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = split(text)
        self.at = 0
        self.depth = 0
        self.problems: list[Problem] = []
        self._located: list[Token] | None = None

    # ---- reporting ----

    def span(self, first: int, last: int) -> tuple[int, int]:
        """The characters from token `first` up to and including token `last`."""
        if self._located is None:
            self._located = locate(self.text)
        return self._located[first].start, self._located[max(first, last)].end

    def report(
        self,
        code: str,
        message: str,
        first: int,
        last: int | None = None,
        hint: str | None = None,
    ) -> None:
        """Note a problem of the tokens `first` to `last`; stop if there are too many."""
        start, end = self.span(first, first if last is None else last)
        self.problems.append(Problem(code, message, start, end, hint))
        if len(self.problems) >= MAX_PROBLEMS:
            raise Stop

    def stop(
        self, code: str, message: str, at: int | None = None, hint: str | None = None
    ) -> NoReturn:
        """Note a problem of one token, by default the next one, and read no further."""
        self.report(code, message, self.at if at is None else at, hint=hint)
        raise Stop

    def unexpected(self, expected: str) -> NoReturn:
        """Stop at the current token, which is not what should stand there."""
        token = self.tokens[self.at]
        if token == END:
            self.stop("BW100", f"expected {expected}, but the schema ends here")
        if token in ('"', "'"):
            self.stop("BW102", "this string is not closed")
        word = self._word_around(self.at)
        inside = "" if word == token else f" in '{word}'"
        if not token.isascii() or not (token[0].isalnum() or token[0] in _PUNCTUATION):
            self.stop("BW101", f"unexpected character {token!a}{inside}")
        self.stop("BW100", f"expected {expected}, found '{token[:60]}'{inside}")

    def _word_around(self, at: int) -> str:
        """What a reader would call the word at a token: up to space or bracket."""
        start, end = self.span(at, at)
        text = self.text
        while start > 0 and text[start - 1] not in _WORD_ENDS:
            start -= 1
        while end < len(text) and text[end] not in _WORD_ENDS:
            end += 1
        return text[start:end][:60]

    # ---- tokens ----

    def expect(self, token: str, why: str) -> None:
        """Read `token`, or stop; `why` says in the message what it is there for."""
        if self.tokens[self.at] != token:
            self.unexpected(f"'{token}' {why}")
        self.at += 1

    def identifier(self, what: str) -> str:
        """Read a name, or stop; `what` says in the message what it would name."""
        token = self.tokens[self.at]
        if not is_identifier(token):
            self.unexpected(what)
        self.at += 1
        return token

    def deeper(self) -> None:
        """Enter a nested type or list, or stop if there are too many around it."""
        self.depth += 1
        if self.depth > MAX_DEPTH:
            self.stop("BW108", f"types nested more than {MAX_DEPTH} deep")
