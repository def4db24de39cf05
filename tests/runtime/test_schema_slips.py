"""Slips in schemas are answered with what to write; following it gives a schema."""

from __future__ import annotations

import pytest

from runtime.schema import SchemaError, parse_schema

# Slip, the hint, and what is meant.
SLIPS = (
    ("f(Tensor x -> Tensor", "write ')' before it", "f(Tensor x) -> Tensor"),
    ("f Tensor x) -> Tensor", "write '(' before 'Tensor'", "f(Tensor x) -> Tensor"),
    ("f -> Tensor", "an operator without arguments is 'f()'", "f() -> Tensor"),
    ("f(Tensor x) Tensor", "write '->' before 'Tensor'", "f(Tensor x) -> Tensor"),
    (
        "f(Tensor x)",
        "write what it returns: '-> Tensor', or '-> ()'",
        "f(Tensor x) -> ()",
    ),
    ("f(Tensor x) - > Tensor", "write '->'", "f(Tensor x) -> Tensor"),
    ("f(Tensor x) => Tensor", "write '->'", "f(Tensor x) -> Tensor"),
    ("f(Tensor x): Tensor", "write '->'", "f(Tensor x) -> Tensor"),
    ("f(Tensor x) \u2192 Tensor", "write '->'", "f(Tensor x) -> Tensor"),
    ("f(Tensor x, ?int y) -> Tensor", "write 'int?'", "f(Tensor x, int? y) -> Tensor"),
    ("f(List[int] x) -> Tensor", "write 'int[]'", "f(int[] x) -> Tensor"),
    ("f(Sequence[Tensor] x) -> ()", "write 'Tensor[]'", "f(Tensor[] x) -> ()"),
    ("f(Optional[int] x) -> Tensor", "write 'int?'", "f(int? x) -> Tensor"),
    (
        "f(Tensor x) -> Tuple[Tensor, int]",
        "write '(Tensor, int)'",
        "f(Tensor x) -> (Tensor, int)",
    ),
    (
        "f(IntList x, list y) -> ()",
        "a list of tensors is 'Tensor[]', one of two integers 'int[2]'",
        "f(int[] x, int[2] y) -> ()",
    ),
    (
        "f(Tensor x) -> void",
        "an operator without returns has '-> ()'",
        "f(Tensor x) -> ()",
    ),
    (
        "f(Tensor x) -> None",
        "an operator without returns has '-> ()'",
        "f(Tensor x) -> ()",
    ),
    (
        "f(Tensor x, y) -> ()",
        "write its type before it: 'Tensor y'",
        "f(Tensor y) -> ()",
    ),
    (
        "f(x, Tensor y) -> ()",
        "write its type before it: 'Tensor x'",
        "f(Tensor x) -> ()",
    ),
    (
        "f(Tensor x, int) -> ()",
        "write a name after the type",
        "f(Tensor x, int y) -> ()",
    ),
    ("f(Tensor x,) -> ()", "remove the ',' before it", "f(Tensor x) -> ()"),
    ("f(Tensor x int y) -> ()", "write ',' before 'int'", "f(Tensor x, int y) -> ()"),
    ("f(Tensor x; int y) -> ()", "write ','", "f(Tensor x, int y) -> ()"),
    ("f(Tensor x) -> Tensor;", "remove it", "f(Tensor x) -> Tensor"),
    (
        "f(Tensor x) -> Tensor, Tensor",
        "several returns stand in brackets: '-> (Tensor, Tensor)'",
        "f(Tensor x) -> (Tensor, Tensor)",
    ),
    (
        "f_(Tensor self(a!)) -> Tensor(a!)",
        "the annotation belongs to the type: 'Tensor(a!) self'",
        "f_(Tensor(a!) self) -> Tensor(a!)",
    ),
    (
        "f_((a!)Tensor self) -> Tensor(a!)",
        "the annotation stands after the type: 'Tensor(a!)'",
        "f_(Tensor(a!) self) -> Tensor(a!)",
    ),
    (
        "f(Tensor x) -> (a!)Tensor",
        "the annotation stands after the type: 'Tensor(a!)'",
        "f(Tensor(a!) x) -> Tensor(a!)",
    ),
    (
        "f:out(Tensor x) -> ()",
        "write '::' after a namespace, '.' before the name of an overload",
        "f.out(Tensor x) -> ()",
    ),
    (
        "f(Tensor x, *y) -> ()",
        "write '*, ' and the argument with its type",
        "f(Tensor x, *, int y) -> ()",
    ),
    (
        "f(Tensor x, int[2] y={0,1}) -> ()",
        "a list stands in square brackets: [0,1]",
        "f(Tensor x, int[2] y=[0,1]) -> ()",
    ),
    (
        "f(Tensor x) -> Tensor // new",
        "a comment begins with ' #'",
        "f(Tensor x) -> Tensor",
    ),
    ("f(str x=\u201ca\u201d) -> ()", "write a straight quote", 'f(str x="a") -> ()'),
    (
        "f(Tensor& x) -> ()",
        "an argument that is written to is 'Tensor(a!)'",
        "f(Tensor(a!) x) -> ()",
    ),
    ("f(Vec<int> x) -> ()", "a list of integers is 'int[]'", "f(int[] x) -> ()"),
)


@pytest.mark.parametrize(("slip", "hint", "meant"), SLIPS)
def test_a_slip(slip: str, hint: str, meant: str) -> None:
    with pytest.raises(SchemaError) as raised:
        parse_schema(slip, strict=True)
    hints = [problem.hint for problem in raised.value.problems]
    assert hint in hints
    assert all(hints) or "Vec" in slip or "IntList" in slip
    assert f"hint: {hint}" in str(raised.value)
    assert str(parse_schema(meant)) == meant


@pytest.mark.parametrize(
    ("slip", "problems"),
    [
        ("f(List[int] x) -> ()", ["BW103"]),
        ("f(x) -> ()", ["BW103"]),
        ("f((a!)Tensor x) -> ()", ["BW103"]),
        # These are several.
        ("f(tensor x, int 3) -> ()", ["BW103", "BW100"]),
        ("f(nonsense x) -> nonsense)", ["BW103", "BW103", "BW100"]),
    ],
)
def test_one_slip_is_one_problem(slip: str, problems: list[str]) -> None:
    with pytest.raises(SchemaError) as raised:
        parse_schema(slip)
    assert [problem.code for problem in raised.value.problems] == problems


@pytest.mark.parametrize(
    "text", ["f(Tensor x) -> Tensor x y", "f(Tensor x = ) -> ()", "3"]
)
def test_what_is_no_known_slip_has_no_hint(text: str) -> None:
    with pytest.raises(SchemaError) as raised:
        parse_schema(text)
    assert raised.value.hint is None
