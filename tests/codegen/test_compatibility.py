"""Compatibility of schemas: verdicts, and the words in which they are given."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen.compatibility import Rule, compare_schemas, is_subtype
from runtime.schema import parse_schema, parse_type

OUT = "f(Tensor x, *, Tensor(a!) out) -> Tensor(a!)"

# old, new, backward compatible, forward compatible
VERDICTS = [
    ("f(Tensor x) -> Tensor", "f(Tensor x, int y=1) -> Tensor", True, True),
    ("f(Tensor x, int y=1) -> Tensor", "f(Tensor x) -> Tensor", False, True),
    ("f(Tensor x) -> Tensor", "f(Tensor y) -> Tensor", False, False),
    ("f(Tensor? x) -> Tensor", "f(Tensor x) -> Tensor", False, True),
    ("f(Tensor x, *, int y=1) -> Tensor", "f(Tensor x, int y=1) -> Tensor", True, True),
    ("f(Tensor x) -> Tensor", "f(Tensor x) -> (Tensor, Tensor)", False, False),
    ("f(Tensor x) -> Tensor", "f(Tensor(a!) x) -> Tensor", False, False),
    ("f(Tensor x) -> Tensor", "f.a(Tensor x) -> Tensor", False, False),
    (OUT, "f(Tensor x, *, int y=1, Tensor(a!) out) -> Tensor(a!)", True, True),
    # a symbolic integer is an integer to schemas
    ("f(int x) -> Tensor", "f(SymInt x) -> Tensor", True, True),
    # a name of a return matters to callers, and not to what was written down
    ("f(int x) -> Tensor", "f(int x) -> Tensor y", False, True),
    # a new argument may not come between the old ones
    ("f(int a, *, int b) -> ()", "f(int a, int c=1, *, int b) -> ()", False, False),
]


@pytest.mark.parametrize(("old", "new", "backward", "forward"), VERDICTS)
def test_verdicts(old: str, new: str, backward: bool, forward: bool) -> None:
    found = compare_schemas(parse_schema(old), parse_schema(new))
    assert (found.is_backward, found.is_forward) == (backward, forward)


REASONS = [
    (
        "f(Tensor x) -> Tensor",
        "f.a(Tensor x) -> Tensor",
        [(Rule.name, "f is now f.a")],
        [(Rule.name, "f is now f.a")],
    ),
    (
        "f(Tensor x) -> Tensor",
        "f(Tensor x, ...) -> Tensor",
        [(Rule.variable, "one of the two takes or returns any number of values")],
        [(Rule.variable, "one of the two takes or returns any number of values")],
    ),
    (
        "f(Tensor x, int y) -> Tensor",
        "f(Tensor x) -> ()",
        [
            (Rule.return_count, "it returned 1 value and returns 0 values"),
            (Rule.argument_count, "argument 'y' is gone"),
        ],
        [(Rule.return_count, "it returned 1 value and returns 0 values")],
    ),
    (
        "f(Tensor x, int[2] y=1) -> Tensor",
        "f(Tensor x, *, int[3] y=2) -> Tensor",
        [
            (Rule.list_size, "argument 'y' was int[2] and is int[3]"),
            (Rule.keyword_only, "argument 'y' can no longer be passed by position"),
            (Rule.default, "the default of 'y' was 1 and is 2"),
        ],
        [
            (Rule.list_size, "argument 'y' was int[2] and is int[3]"),
            (Rule.keyword_only, "argument 'y' can no longer be passed by position"),
            (Rule.default, "the default of 'y' was 1 and is 2"),
        ],
    ),
    (
        "f(int x) -> Tensor",
        "f(Scalar x=1) -> Tensor",
        [],
        [
            (Rule.argument_type, "argument 'x' takes Scalar, which int does not hold"),
            (Rule.default, "the default of 'x' was none and is 1"),
        ],
    ),
    (
        "f(Scalar x) -> Tensor",
        "f(int x) -> Tensor",
        [(Rule.argument_type, "argument 'x' took Scalar and takes int")],
        [],
    ),
    (
        "f(Tensor(a) x) -> Tensor(a)",
        "f(Tensor x) -> Tensor",
        [
            (Rule.return_alias, "return 1 had (a) and has no alias"),
            (Rule.argument_alias, "argument 'x' had (a) and has no alias"),
        ],
        [(Rule.argument_alias, "argument 'x' had (a) and has no alias")],
    ),
    (
        "f(Tensor x) -> Tensor",
        "f(Tensor x, int[] y=[], int z=0) -> Tensor?",
        [(Rule.return_type, "return 1 was Tensor and is Tensor?")],
        [
            (
                Rule.container_default,
                "the default of the new argument 'y' is a list",
            )
        ],
    ),
    (
        "f(Tensor x) -> Tensor",
        "f(Tensor x, int y) -> Tensor y",
        [
            (Rule.return_name, "return 1 was unnamed and is y"),
            (Rule.required, "the new argument 'y' has no default"),
        ],
        [(Rule.required, "the new argument 'y' has no default")],
    ),
    (
        "f(*, Tensor(a!)[] p, Tensor(b!)[] q) -> ()",
        "f(int x=0, *, Tensor(a!)[] p) -> ()",
        [(Rule.out_count, "the out argument 'q' is gone")],
        [(Rule.out_count, "there were 2 out arguments and there are 1")],
    ),
]


@pytest.mark.parametrize(("old", "new", "backward", "forward"), REASONS)
def test_reasons(
    old: str,
    new: str,
    backward: list[tuple[Rule, str]],
    forward: list[tuple[Rule, str]],
) -> None:
    found = compare_schemas(parse_schema(old), parse_schema(new))
    assert [(o.rule, str(o)) for o in found.backward] == backward
    assert [(o.rule, str(o)) for o in found.forward] == forward


def test_every_rule_has_a_reason() -> None:
    found = {rule for *_, one, two in REASONS for rule, _ in (*one, *two)}
    renamed = compare_schemas(
        parse_schema("f(int x) -> ()"), parse_schema("f(int y) -> ()")
    )
    found |= {o.rule for o in renamed.backward}
    assert found == set(Rule)


# Each holds all values of those before it.
CHAINS = [
    ("int", "Scalar", "Scalar?", "Any"),
    ("float", "Scalar"),
    ("NoneType", "Tensor?", "Any"),
    ("Tensor[]", "Tensor[]?", "Any"),
    ("(int, Tensor)", "(Scalar, Tensor?)", "(Scalar, Tensor?)?"),
    ("Future(int)", "Future(Scalar)"),
]


@pytest.mark.parametrize("chain", CHAINS)
def test_subtypes(chain: tuple[str, ...]) -> None:
    types = [parse_type(text) for text in chain]
    for place, narrow in enumerate(types):
        for wide in types[place:]:
            assert is_subtype(narrow, wide)
        for narrower in types[:place]:
            assert not is_subtype(narrow, narrower)


@pytest.mark.parametrize(
    ("narrow", "wide"),
    [
        ("bool", "Scalar"),
        ("int[]", "Scalar[]"),
        ("Tensor[]", "Tensor?[]"),
        ("RRef(int)", "RRef(Scalar)"),
        ("Future(int)", "Await(int)"),
        ("Dict(str, int)", "Dict(str, Scalar)"),
    ],
)
def test_what_is_no_subtype(narrow: str, wide: str) -> None:
    assert not is_subtype(parse_type(narrow), parse_type(wide))


@given(st.sampled_from([text for row in VERDICTS for text in row[:2]]))
def test_a_schema_is_compatible_with_itself(text: str) -> None:
    found = compare_schemas(parse_schema(text), parse_schema(text))
    assert found.backward == found.forward == ()
