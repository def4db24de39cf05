"""Compatibility of schemas: our verdicts beside torch's, on real schemas with one change each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
import torch
import torchgen
import yaml
from operator_outcomes import COMPARED

from codegen.compatibility import Compatibility, Obstacle, Rule, compare_schemas
from runtime.schema import (
    BASE_TYPES,
    Annotation,
    Argument,
    BaseType,
    Default,
    FunctionSchema,
    ListType,
    OptionalType,
    Return,
    SchemaError,
    Type,
    parse_schema,
)

ATEN = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native"

Mutation = Callable[[FunctionSchema], Iterator[FunctionSchema]]

# ---- one change of a schema, wherever it can be made ----


def each_argument(
    change: Callable[[Argument], Iterator[Argument]],
) -> Mutation:
    def mutate(schema: FunctionSchema) -> Iterator[FunctionSchema]:
        for index, argument in enumerate(schema.arguments):
            for changed in change(argument):
                before, after = schema.arguments[:index], schema.arguments[index + 1 :]
                yield replace(schema, arguments=(*before, changed, *after))

    return mutate


def each_return(change: Callable[[Return], Iterator[Return]]) -> Mutation:
    def mutate(schema: FunctionSchema) -> Iterator[FunctionSchema]:
        for index, result in enumerate(schema.returns):
            for changed in change(result):
                before, after = schema.returns[:index], schema.returns[index + 1 :]
                yield replace(schema, returns=(*before, changed, *after))

    return mutate


def other_types(type_: Type) -> Iterator[Type]:
    match type_:
        case OptionalType(elem):
            yield elem
        case ListType(elem, size):
            yield OptionalType(type_)
            yield ListType(elem, None if size is not None else 3)
            yield elem
            if not isinstance(elem, OptionalType):
                yield ListType(OptionalType(elem), size)
        case BaseType():
            yield OptionalType(type_)
            yield ListType(type_)
            for name in ("Scalar", "int", "SymInt", "float", "bool", "ScalarType"):
                yield BASE_TYPES[name]


def retyped(argument: Argument) -> Iterator[Argument]:
    for type_ in other_types(argument.type):
        yield replace(argument, type=type_)


def redefaulted(argument: Argument) -> Iterator[Argument]:
    if argument.default is not None:
        yield replace(argument, default=None)
    if argument.is_write:
        return
    for text in ("1", "2", "1.0", "True", "False", "None", "[]", "[1]", "[1,1]", '"x"'):
        yield replace(argument, default=Default(text, None))


def realiased(
    annotation: Annotation | None,
) -> Iterator[Annotation | None]:
    yield Annotation(("z",))
    yield Annotation(("z",), is_write=True)
    if annotation is not None:
        level, names = annotation.level, annotation.alias_set
        yield None
        yield Annotation(names, not annotation.is_write, level=level)
        yield Annotation(names, annotation.is_write, ("*",), level)
        yield Annotation(("*",), annotation.is_write, names, level)
        yield Annotation((*names, "z"), annotation.is_write, level=level)
        yield Annotation(("z", *names), annotation.is_write, level=level)


def inserted(schema: FunctionSchema) -> Iterator[FunctionSchema]:
    """A new argument at every place, with and without a default."""
    for place in range(len(schema.arguments) + 1):
        for type_, default in (
            ("int", "0"),
            ("int", None),
            ("int[]", "[]"),
            ("int[2]", "1"),
            ("int[2]?", "1"),
            ("str", '"x"'),
            ("Tensor", None),
            ("int[]?", "None"),
        ):
            for kwarg_only in (False, True):
                words = f"f({type_} x) -> ()"
                new = replace(
                    parse_schema(words).arguments[0],
                    name="inserted",
                    default=None if default is None else Default(default, None),
                    kwarg_only=kwarg_only,
                )
                before, after = schema.arguments[:place], schema.arguments[place:]
                if kwarg_only and after and not after[0].kwarg_only:
                    continue
                if not kwarg_only and before and before[-1].kwarg_only:
                    continue
                yield replace(schema, arguments=(*before, new, *after))
    out = replace(
        parse_schema("f(*, Tensor(y!) out) -> Tensor(y!)").arguments[0], name="out9"
    )
    yield replace(schema, arguments=(*schema.arguments, out))


def removed(schema: FunctionSchema) -> Iterator[FunctionSchema]:
    for place in range(len(schema.arguments)):
        before, after = schema.arguments[:place], schema.arguments[place + 1 :]
        yield replace(schema, arguments=(*before, *after))


def swapped(schema: FunctionSchema) -> Iterator[FunctionSchema]:
    for place in range(len(schema.arguments) - 1):
        first, second = schema.arguments[place : place + 2]
        before, after = schema.arguments[:place], schema.arguments[place + 2 :]
        if first.kwarg_only == second.kwarg_only:
            yield replace(schema, arguments=(*before, second, first, *after))


def star_moved(schema: FunctionSchema) -> Iterator[FunctionSchema]:
    """The keyword-only marker at every other place."""
    for place in range(len(schema.arguments) + 1):
        arguments = tuple(
            replace(argument, kwarg_only=index >= place)
            for index, argument in enumerate(schema.arguments)
        )
        if arguments != schema.arguments:
            yield replace(schema, arguments=arguments)


def other_returns(schema: FunctionSchema) -> Iterator[FunctionSchema]:
    yield replace(schema, returns=(*schema.returns, Return(None, BASE_TYPES["int"])))
    if schema.returns:
        yield replace(schema, returns=schema.returns[:-1])


def renamed(schema: FunctionSchema) -> Iterator[FunctionSchema]:
    yield schema.with_name(schema.name.with_overload(f"{schema.name.overload}x"))
    yield schema.with_name(schema.name.with_namespace("other"))
    yield replace(schema, is_vararg=not schema.is_vararg)


MUTATIONS: Final[dict[str, Mutation]] = {
    "the same": lambda schema: iter((schema,)),
    "another name": renamed,
    "an argument more": inserted,
    "an argument less": removed,
    "two arguments swapped": swapped,
    "an argument renamed": each_argument(
        lambda a: iter((replace(a, name=f"{a.name}_"),))
    ),
    "an argument of another type": each_argument(retyped),
    "another default": each_argument(redefaulted),
    "an argument of other aliasing": each_argument(
        lambda a: (replace(a, annotation=n) for n in realiased(a.annotation))
    ),
    "the keyword-only marker moved": star_moved,
    "a return more or less": other_returns,
    "a return renamed": each_return(
        lambda r: iter((replace(r, name=f"{r.name or 'r'}_"),))
    ),
    "a return of another type": each_return(
        lambda r: (replace(r, type=t) for t in other_types(r.type))
    ),
    "a return of other aliasing": each_return(
        lambda r: (replace(r, annotation=n) for n in realiased(r.annotation))
    ),
}

# ---- the comparison ----


@pytest.fixture(scope="module")
def schemas() -> list[FunctionSchema]:
    text = (ATEN / "native_functions.yaml").read_text()
    entries = yaml.load(text, Loader=yaml.CSafeLoader)
    return [parse_schema(entry["func"]) for entry in entries]


def torch_verdicts(old: Any, new: Any) -> tuple[bool, bool, str] | None:
    """Torch's verdicts and its reason, or None where it looks for an argument that is not there."""
    try:
        backward = new.is_backward_compatible_with(old)
        forward, reason = new.check_forward_compatible_with(old)
    except IndexError:
        return None
    return backward, forward, reason


OF_AN_ARGUMENT: Final = frozenset(
    {
        *(Rule.argument_name, Rule.argument_type, Rule.argument_alias),
        *(Rule.list_size, Rule.keyword_only, Rule.default),
    }
)

# The words by which torch's reasons are known, and the rules that ours must be among.
REASONS: Final[tuple[tuple[str, frozenset[Rule]], ...]] = (
    ("same number of out arguments", frozenset({Rule.out_count})),
    ("did not provide a default value", frozenset({Rule.required})),
    ("has a container type", frozenset({Rule.container_default})),
    ("not forward compatible with the older", OF_AN_ARGUMENT),
    ("is not FC", OF_AN_ARGUMENT),
    ("", frozenset({Rule.name, Rule.variable, Rule.return_count})),
)


def rules_of(reason: str) -> frozenset[Rule]:
    return next(rules for words, rules in REASONS if words in reason)


def disagreement(
    ours: Compatibility, theirs: tuple[bool, bool, str]
) -> tuple[str, tuple[Obstacle, ...]] | None:
    backward, forward, reason = theirs
    if ours.is_backward != backward:
        return f"backward: torch says {backward}", ours.backward
    if ours.is_forward != forward:
        return f"forward: torch says {forward} {reason}", ours.forward
    if not forward and rules_of(reason).isdisjoint(o.rule for o in ours.forward):
        return f"forward, for another reason: {reason}", ours.forward
    return None


# Every STEP-th schema is changed; all of them would take minutes.
STEP: Final = 8


@pytest.mark.parametrize("kind", MUTATIONS)
def test_verdicts_are_torchs(kind: str, schemas: list[FunctionSchema]) -> None:
    counts: Counter[str] = Counter()
    wrong = []
    for schema in schemas[:: 1 if kind == "the same" else STEP]:
        theirs_old = torch._C.parse_schema(str(schema))
        for mutated in MUTATIONS[kind](schema):
            try:
                ours_new = parse_schema(str(mutated))
                theirs_new = torch._C.parse_schema(str(ours_new))
            except (SchemaError, RuntimeError):
                counts["schemas that one of us refuses"] += 1
                continue
            for old, new, their_old, their_new in (
                (schema, ours_new, theirs_old, theirs_new),
                (ours_new, schema, theirs_new, theirs_old),
            ):
                theirs = torch_verdicts(their_old, their_new)
                if theirs is None:
                    counts["without a verdict of torch's"] += 1
                    continue
                counts["pairs"] += 1
                counts["backward"] += theirs[0]
                counts["forward"] += theirs[1]
                found = disagreement(compare_schemas(old, new), theirs)
                if found is not None:
                    wrong.append((str(old), str(new), *found))
    for what, number in counts.items():
        COMPARED.kinds[f"compatibility: {what}"] += number
    assert not wrong, f"{len(wrong)} of {counts['pairs']}, such as {wrong[:3]}"
    assert counts["pairs"] >= 400


TYPES: Final = (
    *("Tensor", "Scalar", "int", "SymInt", "float", "bool", "SymBool", "str"),
    *("ScalarType", "Layout", "Device", "DeviceIndex", "MemoryFormat", "Generator"),
    *("Storage", "Stream", "QScheme", "complex", "Any", "AnyEnumType", "Capsule"),
    *("(int, Tensor)", "(Scalar, Tensor?)", "Dict(str, int)", "Dict(str, Scalar)"),
    *("Future(int)", "Future(Scalar)", "RRef(int)", "RRef(Scalar)", "t"),
)
SUFFIXES: Final = ("", "?", "[]", "[2]", "?[]", "[]?", "[2]?", "[][]")


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_subtypes_are_torchs(suffix: str) -> None:
    """Any type for any other, in place of an argument."""
    theirs = {}
    for type_ in (f"{name}{end}" for name in TYPES for end in SUFFIXES):
        text = f"f({type_} x) -> ()"
        try:
            theirs[type_] = torch._C.parse_schema(text), parse_schema(text)
        except (RuntimeError, SchemaError):
            continue
    compared = 0
    for name in TYPES:
        if f"{name}{suffix}" not in theirs:
            continue
        their_old, old = theirs[f"{name}{suffix}"]
        for wide, (their_new, new) in theirs.items():
            verdicts = torch_verdicts(their_old, their_new)
            assert verdicts is not None
            compared += 1
            found = disagreement(compare_schemas(old, new), verdicts)
            assert found is None, (name + suffix, wide, found)
    assert compared > 2000
