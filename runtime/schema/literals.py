"""Numbers and strings of the schema language: from a token to a value and back."""

from __future__ import annotations

import math
import re
from typing import Final

from .defaults import Misfit, is_int64, quote, spell

# The longest literals that can be in range; int() of more digits takes quadratic time.
_MAX_INT_DIGITS: Final = 19
_MAX_FLOAT_LENGTH: Final = 400

_ESCAPE: Final = re.compile(r"\\(?:([0-7]{1,3})|x([0-9A-Fa-f]{2})|(.))", re.DOTALL)
_SIMPLE: Final = dict(zip("ntrabfv\\'\"", "\n\t\r\a\b\f\v\\'\"", strict=True))


def is_number(token: str) -> bool:
    """Whether the lexer made the token as a number: a digit, or a point and a digit."""
    digit = token[1:2] if token[:1] == "." else token[:1]
    return digit.isascii() and digit.isdigit()


def decode_number(token: str) -> tuple[int | float | complex, str]:
    """A number token, sign included, as a value and its canonical spelling.

    A token of digits is an int, one with point or exponent a float, one with `j` an
    imaginary number. Raises Misfit if it is out of range: 64 bits, and finite.
    """
    digits = token.removeprefix("-")
    if digits.isdigit():
        significant = digits.lstrip("0") or "0"
        if len(significant) <= _MAX_INT_DIGITS:
            value = int(significant)
            value = -value if digits is not token and token[0] == "-" else value
            if is_int64(value):
                return value, str(value)
        raise Misfit(f"{token[:40]} does not fit in 64 bits")
    if len(token) > _MAX_FLOAT_LENGTH:
        raise Misfit(f"{token[:40]}... has too many digits")
    if token[-1] == "j":
        number: float | complex = complex(0, float(token[:-1]))
        finite = math.isfinite(number.imag)
    else:
        number = float(token)
        finite = math.isfinite(number)
    if not finite:
        raise Misfit(f"{token[:40]} is out of the range of a float")
    return number, spell(number)


def decode_string(token: str) -> tuple[str, str]:
    """A string token as its value and its canonical spelling.

    A string keeps the quotes and the escapes that it was written with, except that three
    quotes become one. Raises Misfit for an unknown escape or a control character.
    """
    triple = token.startswith('"""') and len(token) >= 6
    body = token[3:-3] if triple else token[1:-1]
    if not body.isprintable():
        raise Misfit("a string holds a control character; write it as an escape")
    value = _ESCAPE.sub(_decode_escape, body) if "\\" in body else body
    return value, quote(value) if triple else token


def _decode_escape(match: re.Match[str]) -> str:
    octal, hexadecimal, character = match.groups()
    if octal is not None:
        return chr(int(octal, 8) & 0xFF)
    if hexadecimal is not None:
        return chr(int(hexadecimal, 16))
    if character in _SIMPLE:
        return _SIMPLE[character]
    raise Misfit(f"unknown escape '\\{character}' in a string")
