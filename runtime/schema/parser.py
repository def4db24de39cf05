"""Schema text to model: recursive descent over the lexer's tokens.

The grammar is the union of what PyTorch's two schema parsers accept, as far as it has
one clear meaning::

    schema    = name "(" arguments ")" "->" returns
    name      = [ident "::"] ident ["." ident]
    arguments = [item {"," item}]         item   = "*" | "..." | argument
    argument  = annotated ident ["=" default]
    returns   = "..." | result | "(" [result {"," result}] ["," "..."] ")"
    result    = annotated [ident]
    annotated = base ["(" alias ")"] {"[" [number] "]" | "?"}    (alias at any one place)
    base      = ident | "__torch__" {"." ident} | "(" types ")"
              | "Dict" "(" type "," type ")" | ("Future" | "Await" | "RRef") "(" type ")"
    alias     = names ["!"] ["->" names]                        names = name {"|" name}
    default   = number | string | ident | "[" [default {"," default}] "]"

Unknown types and unfitting defaults do not stop the parser: it notes the problem and
reads on, so that one run reports them all. A syntax error does.
"""

from __future__ import annotations

from typing import Final

from .checks import check
from .cursor import MAX_LENGTH, MAX_PROBLEMS, Stop, is_identifier
from .defaults import Default, Literal, Misfit, Symbol, fit
from .errors import Problem, SchemaError, did_you_mean
from .findings import Finding, Part
from .lexer import END
from .literals import decode_number, decode_string, is_number
from .model import FunctionSchema
from .names import BaseOperatorName, OperatorName
from .parameters import Argument, Return, plain_argument, plain_return
from .slips import with_hints
from .type_parser import TypeParser, is_unknown
from .types import Type

_CONSTANTS: Final[dict[str, Literal]] = {
    "None": None,
    "True": True,
    "False": False,
    "inf": float("inf"),
    "nan": float("nan"),
}
_CONSTANT_NAMES: Final = ("None", "True", "False", "Mean", "Sum", "inf", "nan")
_IN_OTHER_LANGUAGES: Final = dict.fromkeys(
    ("null", "nil", "nullopt", "undefined"), "None"
)
_QUOTES: Final = frozenset("\"'")
# How many times as long a canonical spelling can be (a dtype's name for its number): what
# was read once can be read again from its canonical spelling.
_MAX_GROWTH: Final = 8
# Tokens: where an argument or return starts, its name, where it ends.
_Mark = tuple[int, int, int]


class Parser(TypeParser):
    """Reads one schema. `marks` holds the places of its arguments and returns."""

    __slots__ = ("marks",)

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.marks: dict[Part, list[_Mark]] = {Part.ARGUMENT: [], Part.RETURN: []}

    # ---- grammar ----

    def schema(self) -> FunctionSchema:
        """The whole text as a schema."""
        name = self.operator_name()
        self.expect("(", "after the operator name")
        arguments, is_vararg = self._arguments()
        self.expect("->", "between the arguments and the returns")
        returns, is_varret = self._returns()
        self.end()
        return FunctionSchema(name, arguments, returns, is_vararg, is_varret)

    def end(self) -> None:
        """Nothing may follow."""
        if self.tokens[self.at] != END:
            self.unexpected("the end of the schema")

    def operator_name(self) -> OperatorName:
        """`[namespace::]name[.overload]`."""
        name = self.identifier("an operator name")
        namespace = None
        overload = ""
        if self.tokens[self.at] == "::":
            self.at += 1
            namespace = name
            name = self.identifier("an operator name after the namespace")
        if self.tokens[self.at] == ".":
            self.at += 1
            overload = self.identifier("an overload name")
            if overload == "default" or overload.startswith("__"):
                self.report(
                    "BW114",
                    f"'{overload}' is not a possible overload name",
                    self.at - 1,
                    hint="the default overload has no name; leave the dot away",
                )
        return OperatorName(namespace, BaseOperatorName.parse(name), overload)

    def _arguments(self) -> tuple[tuple[Argument, ...], bool]:
        tokens = self.tokens
        arguments: list[Argument] = []
        marks = self.marks[Part.ARGUMENT]
        keyword_only = False
        if tokens[self.at] == ")":
            self.at += 1
            return (), False
        while True:
            token = tokens[self.at]
            if token == "*":
                self._keyword_marker(keyword_only)
                keyword_only = True
                continue
            if token == "...":
                self.at += 1
                if tokens[self.at] != ")":
                    self.stop("BW113", "'...' must come last", self.at - 1)
                self.at += 1
                return tuple(arguments), True
            start = self.at
            type_, annotation = self.annotated_type()
            name = tokens[self.at]
            if not is_identifier(name):
                if name == "!":
                    self.stop("BW105", "'!' without an alias set", hint="write '(a!)'")
                self.unexpected("an argument name")
            name_at = self.at
            self.at += 1
            default = None
            if tokens[self.at] == "=":
                self.at += 1
                default = self._default(type_, start)
            if default is None and annotation is None:
                argument = plain_argument(name, type_, keyword_only)
            else:
                argument = Argument(name, type_, default, annotation, keyword_only)
            arguments.append(argument)
            marks.append((start, name_at, self.at - 1))
            token = tokens[self.at]
            self.at += 1
            if token == ")":
                return tuple(arguments), False
            if token != ",":
                self.at -= 1
                self.unexpected("',' or ')' after the argument")

    def _keyword_marker(self, seen: bool) -> None:
        """The `*` before the keyword-only arguments; at least one must follow."""
        if seen:
            self.stop("BW112", "a second '*': keyword-only arguments start once")
        self.at += 1
        if self.tokens[self.at] == ")":
            self.stop(
                "BW112", "'*' without keyword-only arguments after it", self.at - 1
            )
        self.expect(",", "after '*'")

    def _returns(self) -> tuple[tuple[Return, ...], bool]:
        tokens = self.tokens
        if tokens[self.at] == "...":
            self.at += 1
            return (), True
        if tokens[self.at] != "(":
            return (self._return(),), False
        self.at += 1
        returns: list[Return] = []
        if tokens[self.at] == ")":
            self.at += 1
            return (), False
        while True:
            if tokens[self.at] == "...":
                self.at += 1
                self.expect(")", "after '...', which must come last")
                return tuple(returns), True
            returns.append(self._return())
            if tokens[self.at] == ")":
                self.at += 1
                return tuple(returns), False
            self.expect(",", "or ')' after the return")

    def _return(self) -> Return:
        start = self.at
        type_, annotation = self.annotated_type()
        name = self.tokens[self.at]
        if is_identifier(name):
            self.at += 1
            self.marks[Part.RETURN].append((start, self.at - 1, self.at - 1))
            return Return(name, type_, annotation)
        self.marks[Part.RETURN].append((start, start, self.at - 1))
        return Return(None, type_, annotation) if annotation else plain_return(type_)

    # ---- defaults ----

    def _default(self, type_: Type, argument_start: int) -> Default | None:
        start = self.at
        literal, text = self._literal()
        try:
            return fit(literal, text, type_)
        except Misfit as misfit:
            if is_unknown(type_):
                return None  # which has been said
            first, last = self.span(argument_start, self.at - 1)
            argument = self.text[first:last]
            shown = argument if len(argument) <= 80 else f"{argument[:77]}..."
            hint = None
            if isinstance(literal, Symbol):
                name = _IN_OTHER_LANGUAGES.get(literal.name.lower(), literal.name)
                hint = did_you_mean(name, _CONSTANT_NAMES)
            self.report(
                "BW106",
                f"bad default in '{shown}': {misfit}",
                start,
                self.at - 1,
                hint,
            )
            return None

    def _literal(self) -> tuple[Literal, str]:
        """A literal and its canonical spelling."""
        at = self.at
        token = self.tokens[at]
        first = token[:1]
        if first == "[":
            return self._literal_list()
        if first in _QUOTES and len(token) > 1:
            self.at += 1
            try:
                return decode_string(token)
            except Misfit as misfit:
                self.stop("BW102", str(misfit), at)
        sign = ""
        if token == "-":
            sign = "-"
            self.at += 1
            token = self.tokens[self.at]
        if token == "inf" or (not sign and token in _CONSTANTS):
            self.at += 1
            value = _CONSTANTS[token]
            return (-float("inf") if sign else value), sign + token
        if is_identifier(token) and not sign:
            self.at += 1
            return Symbol(token), token
        if not is_number(token):
            self.unexpected("a default value")
        self.at += 1
        try:
            return decode_number(sign + token)
        except Misfit as misfit:
            self.report("BW107", str(misfit), at, self.at - 1)
            raise Stop from None

    def _literal_list(self) -> tuple[Literal, str]:
        self.deeper()
        self.at += 1
        values: list[Literal] = []
        texts: list[str] = []
        if self.tokens[self.at] != "]":
            while True:
                value, text = self._literal()
                values.append(value)
                texts.append(text)
                if self.tokens[self.at] != ",":
                    break
                self.at += 1
        self.expect("]", "to close the list")
        self.depth -= 1
        return tuple(values), f"[{','.join(texts)}]"

    # ---- findings of the checks ----

    def place(self, finding: Finding) -> Problem:
        """The finding with the characters that it is about."""
        if finding.part is Part.NAME:
            last = self.tokens.index("(") - 1 if "(" in self.tokens else 0
            start, end = self.span(0, last)
        elif finding.part is Part.WHOLE:
            start, end = 0, len(self.text)
        else:
            first, name, last = self.marks[finding.part][finding.index]
            start, end = self.span(
                *((name, name) if finding.at_name else (first, last))
            )
        return Problem(finding.code, finding.message, start, end, finding.hint)


def _parser(text: str) -> Parser:
    if not isinstance(text, str):
        raise SchemaError(f"a schema is text, not {type(text).__name__}")
    if len(text) > MAX_LENGTH:
        raise _too_long(len(text))
    return Parser(text)


def _too_long(length: int) -> SchemaError:
    return SchemaError(
        f"a schema of {length} characters (at most {MAX_LENGTH})", code="BW108"
    )


def parse_schema(text: str, *, strict: bool = False) -> FunctionSchema:
    """Read a schema, with the liberties that definitions at run time have.

    Any legal spelling is accepted; `str()` of the result is the canonical one. With
    `strict`, as for schema files, the conventions that the generator relies on are
    checked as well, types that only exist at run time are refused, and a spelling that
    is not canonical is a problem of its own (BW150), which alone leaves the parsed
    schema in the error's `schema`.

    Raises SchemaError, and nothing else, with every problem that was found.
    """
    parser = _parser(text)
    try:
        schema = parser.schema()
    except Stop:
        problems = with_hints(text, parser.problems)
        raise SchemaError.from_problems(text, problems) from None
    if not parser.problems:
        for finding in check(schema, strict=strict)[:MAX_PROBLEMS]:
            parser.problems.append(parser.place(finding))
    if parser.problems:
        raise SchemaError.from_problems(text, with_hints(text, parser.problems))
    if len(text) > MAX_LENGTH // _MAX_GROWTH and len(str(schema)) > MAX_LENGTH:
        raise _too_long(len(str(schema)))
    if strict and (canonical := str(schema)) != text:
        raise _not_canonical(text, canonical, schema)
    return schema


def _not_canonical(text: str, canonical: str, schema: FunctionSchema) -> SchemaError:
    """Point at the first character that differs."""
    pairs = zip(text, canonical, strict=False)
    shortest = min(len(text), len(canonical))
    at = next((i for i, (a, b) in enumerate(pairs) if a != b), shortest)
    return SchemaError(
        "legal, but not the canonical spelling",
        text,
        (at, min(at + 1, len(text))),
        f"write it as {canonical}",
        "BW150",
        schema=schema,
    )


def canonical_text(text: str) -> str:
    """The canonical spelling of a schema. Raises SchemaError like `parse_schema`."""
    return str(parse_schema(text))


def parse_type(text: str) -> Type:
    """Read a type without alias annotation. Raises SchemaError."""
    parser = _parser(text)
    try:
        type_ = parser.type()
        parser.end()
    except Stop:
        pass
    else:
        if not parser.problems:
            return type_
    raise SchemaError.from_problems(text, parser.problems)


def parse_operator_name(text: str) -> OperatorName:
    """Read an operator name, `[namespace::]name[.overload]`. Raises SchemaError."""
    parser = _parser(text)
    try:
        name = parser.operator_name()
        parser.end()
    except Stop:
        pass
    else:
        if not parser.problems:
            return name
    raise SchemaError.from_problems(text, parser.problems)
