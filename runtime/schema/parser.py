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

from typing import Final, NoReturn

from .checks import Finding, Part, check
from .defaults import Default, Literal, Misfit, Symbol, fit
from .errors import Problem, SchemaError, did_you_mean
from .lexer import END, Token, locate, split
from .literals import decode_number, decode_string
from .model import Annotation, Argument, FunctionSchema, Return
from .names import BaseOperatorName, OperatorName
from .types import (
    BASE_TYPES,
    CUSTOM_CLASS_PREFIX,
    CustomClassType,
    DictType,
    FutureKind,
    FutureType,
    ListType,
    OptionalType,
    TupleType,
    Type,
    TypeVariable,
)

# Real schemas stay below 3,000 characters, 4 levels and 2 digits. The bounds keep the time,
# the memory and the recursion depth of any input small.
MAX_LENGTH: Final = 100_000
MAX_DEPTH: Final = 32
MAX_LIST_SIZE_DIGITS: Final = 9

# Spellings of other languages and of older releases, with what is meant.
_OTHER_SPELLINGS: Final = {
    "int64_t": "int",
    "int32_t": "int",
    "long": "int",
    "integer": "int",
    "double": "float",
    "string": "str",
    "boolean": "bool",
    "tensor": "Tensor",
    "dtype": "ScalarType",
    "layout": "Layout",
    "IntArrayRef": "int[]",
    "TensorList": "Tensor[]",
}
_FUTURES: Final = {kind.value: kind for kind in FutureKind}
_TYPE_NAMES: Final = (*BASE_TYPES, *_FUTURES, "Dict")
# Names that PyTorch's run-time parser has for a type of another canonical name.
_TYPES: Final = {
    **BASE_TYPES,
    "number": BASE_TYPES["Scalar"],
    "None": BASE_TYPES["NoneType"],
}
_CONSTANTS: Final[dict[str, Literal]] = {
    "None": None,
    "True": True,
    "False": False,
    "inf": float("inf"),
    "nan": float("nan"),
}
# Tokens: where an argument or return starts, its name, where it ends.
_Mark = tuple[int, int, int]


class _Stop(Exception):
    """A syntax error: the rest of the text cannot be read. Never leaves this module."""


def _is_identifier(token: str) -> bool:
    first = token[:1]
    return first == "_" or (first.isalpha() and first.isascii())


def _is_type_variable(name: str) -> bool:
    """`t`, `t1`, `tVal`: what PyTorch's built-in operators call an open type."""
    return name[0] == "t" and (
        len(name) == 1 or name[1:].isdigit() or name[1].isupper()
    )


class Parser:
    """Reads one schema. `problems` collects what is wrong with it."""

    __slots__ = ("_at", "_depth", "_located", "_text", "_tokens", "marks", "problems")

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = split(text)
        self._located: list[Token] | None = None
        self._at = 0
        self._depth = 0
        self.problems: list[Problem] = []
        # For each argument and return: the tokens of its start, its name and its end.
        self.marks: dict[Part, list[_Mark]] = {Part.ARGUMENT: [], Part.RETURN: []}

    # ---- reporting ----

    def span(self, first: int, last: int) -> tuple[int, int]:
        """The characters from token `first` up to and including token `last`."""
        if self._located is None:
            self._located = locate(self._text)
        return self._located[first].start, self._located[max(first, last)].end

    def report(
        self,
        code: str,
        message: str,
        first: int,
        last: int | None = None,
        hint: str | None = None,
    ) -> None:
        """Note a problem of the tokens `first` to `last`, and read on."""
        start, end = self.span(first, first if last is None else last)
        self.problems.append(Problem(code, message, start, end, hint))

    def _stop(
        self, code: str, message: str, at: int | None = None, hint: str | None = None
    ) -> NoReturn:
        self.report(code, message, self._at if at is None else at, hint=hint)
        raise _Stop

    def _unexpected(self, expected: str) -> NoReturn:
        """Stop at the current token, which is not what should stand there."""
        token = self._tokens[self._at]
        if token == END:
            self._stop("BW100", f"expected {expected}, but the schema ends here")
        if token in ('"', "'"):
            self._stop("BW102", "this string is not closed")
        word = self._word_around(self._at)
        inside = "" if word == token else f" in '{word}'"
        if not token.isascii() or not (token[0].isalnum() or token[0] in _PUNCTUATION):
            self._stop("BW101", f"unexpected character {token!a}{inside}")
        self._stop("BW100", f"expected {expected}, found '{token[:60]}'{inside}")

    def _word_around(self, at: int) -> str:
        """What a reader would call the word at a token: up to space or bracket."""
        start, end = self.span(at, at)
        text = self._text
        while start > 0 and text[start - 1] not in _WORD_ENDS:
            start -= 1
        while end < len(text) and text[end] not in _WORD_ENDS:
            end += 1
        return text[start:end][:60]

    # ---- tokens ----

    def _expect(self, token: str, why: str) -> None:
        if self._tokens[self._at] != token:
            self._unexpected(f"'{token}' {why}")
        self._at += 1

    def _identifier(self, what: str) -> str:
        token = self._tokens[self._at]
        if not _is_identifier(token):
            self._unexpected(what)
        self._at += 1
        return token

    def _deeper(self) -> None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            self._stop("BW108", f"types nested more than {MAX_DEPTH} deep")

    # ---- grammar ----

    def schema(self) -> FunctionSchema:
        """The whole text as a schema."""
        name = self.operator_name()
        self._expect("(", "after the operator name")
        arguments, is_vararg = self._arguments()
        self._expect("->", "between the arguments and the returns")
        returns, is_varret = self._returns()
        self.end()
        return FunctionSchema(name, arguments, returns, is_vararg, is_varret)

    def end(self) -> None:
        """Nothing may follow."""
        if self._tokens[self._at] != END:
            self._unexpected("the end of the schema")

    def operator_name(self) -> OperatorName:
        """`[namespace::]name[.overload]`."""
        name = self._identifier("an operator name")
        namespace = None
        overload = ""
        if self._tokens[self._at] == "::":
            self._at += 1
            namespace = name
            name = self._identifier("an operator name after the namespace")
        if self._tokens[self._at] == ".":
            self._at += 1
            overload = self._identifier("an overload name")
            if overload == "default" or overload.startswith("__"):
                self.report(
                    "BW114",
                    f"'{overload}' is not a possible overload name",
                    self._at - 1,
                    hint="the default overload has no name; leave the dot away",
                )
        return OperatorName(namespace, BaseOperatorName.parse(name), overload)

    def _arguments(self) -> tuple[tuple[Argument, ...], bool]:
        tokens = self._tokens
        arguments: list[Argument] = []
        marks = self.marks[Part.ARGUMENT]
        keyword_only = False
        if tokens[self._at] == ")":
            self._at += 1
            return (), False
        while True:
            token = tokens[self._at]
            if token == "*":
                self._keyword_marker(keyword_only)
                keyword_only = True
                continue
            if token == "...":
                self._at += 1
                if tokens[self._at] != ")":
                    self._stop("BW113", "'...' must come last", self._at - 1)
                self._at += 1
                return tuple(arguments), True
            start = self._at
            type_, annotation = self._annotated_type()
            name = tokens[self._at]
            if not _is_identifier(name):
                self._unexpected("an argument name")
            name_at = self._at
            self._at += 1
            default = None
            if tokens[self._at] == "=":
                self._at += 1
                default = self._default(type_, start)
            arguments.append(Argument(name, type_, default, annotation, keyword_only))
            marks.append((start, name_at, self._at - 1))
            token = tokens[self._at]
            self._at += 1
            if token == ")":
                return tuple(arguments), False
            if token != ",":
                self._at -= 1
                self._unexpected("',' or ')' after the argument")

    def _keyword_marker(self, seen: bool) -> None:
        """The `*` before the keyword-only arguments; at least one must follow."""
        if seen:
            self._stop("BW112", "a second '*': keyword-only arguments start once")
        self._at += 1
        if self._tokens[self._at] == ")":
            self._stop(
                "BW112", "'*' without keyword-only arguments after it", self._at - 1
            )
        self._expect(",", "after '*'")

    def _returns(self) -> tuple[tuple[Return, ...], bool]:
        tokens = self._tokens
        if tokens[self._at] == "...":
            self._at += 1
            return (), True
        if tokens[self._at] != "(":
            return (self._return(),), False
        self._at += 1
        returns: list[Return] = []
        if tokens[self._at] == ")":
            self._at += 1
            return (), False
        while True:
            if tokens[self._at] == "...":
                self._at += 1
                self._expect(")", "after '...', which must come last")
                return tuple(returns), True
            returns.append(self._return())
            if tokens[self._at] == ")":
                self._at += 1
                return tuple(returns), False
            self._expect(",", "or ')' after the return")

    def _return(self) -> Return:
        start = self._at
        type_, annotation = self._annotated_type()
        name = self._tokens[self._at]
        if _is_identifier(name):
            self._at += 1
            self.marks[Part.RETURN].append((start, self._at - 1, self._at - 1))
            return Return(name, type_, annotation)
        self.marks[Part.RETURN].append((start, start, self._at - 1))
        return Return(None, type_, annotation)

    # ---- types ----

    def type(self) -> Type:
        """A type without alias annotation."""
        start = self._at
        type_, annotation = self._annotated_type()
        if annotation is not None:
            self._stop("BW105", "no alias annotation is possible here", start)
        return type_

    def _annotated_type(self) -> tuple[Type, Annotation | None]:
        tokens = self._tokens
        name = tokens[self._at]
        type_: Type | None = _TYPES.get(name)
        if type_ is not None:
            self._at += 1
        else:
            type_ = self._other_type(name)
        annotation: Annotation | None = None
        level = 0
        token = tokens[self._at]
        while token in _TYPE_SUFFIXES:
            if token == "(":
                if annotation is not None:
                    self._stop("BW105", "a second alias annotation for one type")
                annotation = self._annotation(level)
                token = tokens[self._at]
                continue
            self._at += 1
            if token == "?":
                # None is None: an optional optional is an optional.
                if not isinstance(type_, OptionalType):
                    type_ = OptionalType(type_)
                    level += 1
            else:
                type_ = ListType(type_, self._list_size())
                level += 1
            if level > MAX_DEPTH:
                self._stop("BW108", f"types nested more than {MAX_DEPTH} deep")
            token = tokens[self._at]
        return type_, annotation

    def _list_size(self) -> int | None:
        """What stands between the brackets of a list type, and the closing one."""
        token = self._tokens[self._at]
        size = None
        if token.isascii() and token.isdigit():
            if len(token) > MAX_LIST_SIZE_DIGITS:
                self._stop("BW107", "list size out of range")
            size = int(token)
            self._at += 1
        self._expect("]", "to close the list type")
        return size

    def _other_type(self, name: str) -> Type:
        """A type that is not one bare known name."""
        start = self._at
        if name == "(":
            self._at += 1
            return TupleType(self._types_until_closed())
        if not _is_identifier(name):
            self._unexpected("a type")
        self._at += 1
        if name == "__torch__":
            return self._custom_class(start)
        if self._tokens[self._at] == "(" and (name == "Dict" or name in _FUTURES):
            self._at += 1
            elems = self._types_until_closed()
            if name == "Dict" and len(elems) == 2:
                return DictType(*elems)
            if name != "Dict" and len(elems) == 1:
                return FutureType(elems[0], _FUTURES[name])
            self._stop("BW103", f"wrong number of types for '{name}'", start)
        if not _is_type_variable(name):
            meant = _OTHER_SPELLINGS.get(name)
            self.report(
                "BW103",
                f"unknown type '{name[:60]}'",
                start,
                hint=(
                    f"write '{meant}'"
                    if meant is not None
                    else did_you_mean(name, _TYPE_NAMES)
                ),
            )
        return TypeVariable(name)

    def _types_until_closed(self) -> tuple[Type, ...]:
        self._deeper()
        elems: list[Type] = []
        if self._tokens[self._at] != ")":
            elems.append(self.type())
            while self._tokens[self._at] == ",":
                self._at += 1
                elems.append(self.type())
        self._expect(")", "after the types")
        self._depth -= 1
        return tuple(elems)

    def _custom_class(self, start: int) -> Type:
        parts = ["__torch__"]
        while self._tokens[self._at] == ".":
            self._at += 1
            parts.append(self._identifier("a part of the class name"))
        name = ".".join(parts)
        if not name.startswith(CUSTOM_CLASS_PREFIX):
            self._stop(
                "BW103",
                f"unknown type '{name[:60]}'",
                start,
                f"custom classes are called '{CUSTOM_CLASS_PREFIX}<namespace>.<name>'",
            )
        return CustomClassType(name.removeprefix(CUSTOM_CLASS_PREFIX))

    def _annotation(self, level: int) -> Annotation:
        self._at += 1
        before = self._alias_names()
        is_write = self._tokens[self._at] == "!"
        if is_write:
            self._at += 1
        after: tuple[str, ...] = ()
        if self._tokens[self._at] == "->":
            self._at += 1
            after = self._alias_names()
        self._expect(")", "to close the alias annotation")
        return Annotation(before, is_write, after, level)

    def _alias_names(self) -> tuple[str, ...]:
        tokens = self._tokens
        names: list[str] = []
        while True:
            name = tokens[self._at]
            if name != "*" and not _is_identifier(name):
                self._unexpected("the name of an alias set, as in 'Tensor(a!)'")
            if name in names:
                self._stop("BW105", f"alias set '{name[:60]}' is named twice")
            names.append(name)
            self._at += 1
            if tokens[self._at] != "|":
                return tuple(names)
            self._at += 1

    # ---- defaults ----

    def _default(self, type_: Type, argument_start: int) -> Default | None:
        start = self._at
        literal, text = self._literal()
        try:
            return fit(literal, text, type_)
        except Misfit as misfit:
            first, last = self.span(argument_start, self._at - 1)
            argument = self._text[first:last]
            shown = argument if len(argument) <= 80 else f"{argument[:77]}..."
            hint = None
            if isinstance(literal, Symbol):
                hint = did_you_mean(literal.name, _CONSTANT_NAMES)
            self.report(
                "BW106",
                f"bad default in '{shown}': {misfit}",
                start,
                self._at - 1,
                hint,
            )
            return None

    def _literal(self) -> tuple[Literal, str]:
        """A literal and its canonical spelling."""
        at = self._at
        token = self._tokens[at]
        first = token[:1]
        if first == "[":
            return self._literal_list()
        if first in _QUOTES and len(token) > 1:
            self._at += 1
            try:
                return decode_string(token)
            except Misfit as misfit:
                self._stop("BW102", str(misfit), at)
        sign = ""
        if token == "-":
            sign = "-"
            self._at += 1
            token = self._tokens[self._at]
            first = token[:1]
        if token == "inf" or (not sign and token in _CONSTANTS):
            self._at += 1
            value = _CONSTANTS[token]
            return (-float("inf") if sign else value), sign + token
        if _is_identifier(token) and not sign:
            self._at += 1
            return Symbol(token), token
        if not (first.isascii() and first.isdigit()) and (
            first != "." or len(token) < 2
        ):
            self._unexpected("a default value")
        self._at += 1
        try:
            return decode_number(sign + token)
        except Misfit as misfit:
            self._stop("BW107", str(misfit), at)

    def _literal_list(self) -> tuple[Literal, str]:
        self._deeper()
        self._at += 1
        values: list[Literal] = []
        texts: list[str] = []
        if self._tokens[self._at] != "]":
            while True:
                value, text = self._literal()
                values.append(value)
                texts.append(text)
                if self._tokens[self._at] != ",":
                    break
                self._at += 1
        self._expect("]", "to close the list")
        self._depth -= 1
        return tuple(values), f"[{','.join(texts)}]"

    # ---- findings of the checks ----

    def place(self, finding: Finding) -> Problem:
        """The finding with the characters that it is about."""
        if finding.part is Part.NAME:
            last = self._tokens.index("(") - 1 if "(" in self._tokens else 0
            start, end = self.span(0, last)
        elif finding.part is Part.WHOLE:
            start, end = 0, len(self._text)
        else:
            first, name, last = self.marks[finding.part][finding.index]
            start, end = self.span(
                *((name, name) if finding.at_name else (first, last))
            )
        return Problem(finding.code, finding.message, start, end, finding.hint)


_PUNCTUATION: Final = "()[],=?*!|.-:>_"
_TYPE_SUFFIXES: Final = frozenset("([?")
_QUOTES: Final = frozenset("\"'")
_WORD_ENDS: Final = frozenset(" \t\r\n,()[]\"'")
_CONSTANT_NAMES: Final = ("None", "True", "False", "Mean", "Sum", "inf", "nan")


def _parser(text: str) -> Parser:
    if not isinstance(text, str):
        raise SchemaError(f"a schema is text, not {type(text).__name__}")
    if len(text) > MAX_LENGTH:
        raise SchemaError(
            f"a schema of {len(text)} characters (at most {MAX_LENGTH})", code="BW108"
        )
    return Parser(text)


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
    except _Stop:
        raise SchemaError.from_problems(text, parser.problems) from None
    if not parser.problems:
        parser.problems += map(parser.place, check(schema, strict=strict))
    if parser.problems:
        raise SchemaError.from_problems(text, parser.problems)
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
    except _Stop:
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
    except _Stop:
        pass
    else:
        if not parser.problems:
            return name
    raise SchemaError.from_problems(text, parser.problems)
