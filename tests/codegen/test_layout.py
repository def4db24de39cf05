"""Generated text is laid out as black lays it out: black itself is the judge, of any text."""

from __future__ import annotations

import ast

import black
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from codegen.layout import (
    LINE_LENGTH,
    Bracket,
    Form,
    call,
    condition,
    docstring,
    literal,
    render,
    signature,
    string,
    two_subscripts,
)

MODE = black.Mode(target_versions={black.TargetVersion.PY311})

# Names up to the length of PyTorch's longest; letters that spell no keyword.
NAME = st.text(alphabet="bghjk", min_size=1, max_size=64)
SHORT = st.text(alphabet="bghjk", min_size=1, max_size=24)
ATOM = st.one_of(
    SHORT, SHORT.map(string), st.integers(-9, 9999).map(str), SHORT.map("*{}".format)
)
INDENT = st.sampled_from([0, 4, 8])


def blacked(text: str) -> str:
    return black.format_str(text, mode=MODE).removesuffix("\n")


def nested(text: str, indent: int) -> str:
    """`text`, which is indented, as the body of as many functions as that takes."""
    heads = [f"{' ' * level}def f():" for level in range(0, indent, 4)]
    return "\n".join([*heads, text])


def assert_black(text: str, indent: int = 0) -> None:
    whole = nested(text, indent)
    assert whole == blacked(whole)


@st.composite
def brackets(draw: st.DrawFn, depth: int = 2) -> Bracket:
    form = draw(st.sampled_from([Form.call, Form.collection]))
    inner = st.one_of(ATOM, brackets(depth - 1)) if depth else ATOM
    if form is Form.call:
        head, tail = f"{draw(SHORT)}(", ")"
    else:
        head, tail = draw(st.sampled_from(["()", "[]"]))
        inner = inner.filter(lambda i: not (isinstance(i, str) and i.startswith("*")))
    return Bracket(head, draw(st.lists(inner, max_size=6)), tail, form)


@given(NAME, brackets(), INDENT)
def test_assigned(target: str, value: Bracket, indent: int) -> None:
    whole = Bracket(f"{target} = {value.head}", value.items, value.tail, value.form)
    assert_black(render(whole, indent=indent), indent)


@given(st.sampled_from(["return ", "", "raise "]), NAME, st.lists(ATOM), INDENT)
@example("return ", "b" * 64, ["g" * 24, "h" * 24], 8)
def test_call(keyword: str, name: str, arguments: list[str], indent: int) -> None:
    assert_black(
        call(f"{keyword}{name}(", arguments, ")", indent=indent), max(indent, 0)
    )


@given(SHORT, NAME, st.sampled_from(["keys", "self._keys", "0"]), INDENT)
@example("kernel", "b" * 55, "keys", 8)
@example("kernel", "b" * 60, "keys", 8)
@example("kernel", "b" * 64, "keys", 8)
@example("kernel", "b" * 69, "keys", 8)
def test_two_subscripts(target: str, name: str, second: str, indent: int) -> None:
    items = ("context", second)
    text = two_subscripts(target, f"{name}.caches", items, indent=indent)
    assert_black(text, indent)


@given(SHORT, st.lists(SHORT, min_size=1, max_size=4), INDENT)
def test_condition(name: str, sets: list[str], indent: int) -> None:
    text = condition([f"type({name}) is not {each}" for each in sets], indent=indent)
    whole = nested(f"{text}\n{' ' * indent}    pass", indent)
    assert whole == blacked(whole)


LONG = st.text(alphabet="bghjk", min_size=55, max_size=100)


@given(SHORT, LONG, st.lists(SHORT, min_size=1, max_size=8), INDENT)
@example("kernel", "b" * 75, ["g"], 8)
@example("kernel", "b" * 76, ["g"], 8)
@example("kernel", "b" * 90, ["g" * 24, "h" * 24, "j" * 24, "k" * 24], 8)
def test_call_of_a_long_name(
    target: str, name: str, arguments: list[str], indent: int
) -> None:
    assert_black(call(f"{target} = {name}(", arguments, ")", indent=indent), indent)


@given(NAME, NAME, st.lists(ATOM, max_size=8))
def test_kernel_call(target: str, name: str, arguments: list[str]) -> None:
    names = [a for a in arguments if not a.startswith("*")]
    everything = Bracket("(", names, ")", Form.collection)
    text = call(f"{target} = {name}.explain_call(", [everything], ")", indent=8)
    assert_black(text, 8)


ANNOTATION = st.recursive(
    SHORT,
    lambda inner: st.builds(
        "{}[{}]".format, SHORT, st.lists(inner, min_size=1, max_size=9).map(", ".join)
    ),
    max_leaves=12,
)


@given(NAME, st.lists(st.tuples(SHORT, SHORT), max_size=9), SHORT, INDENT)
def test_signature(
    name: str, parameters: list[tuple[str, str]], result: str, indent: int
) -> None:
    texts = [f"{p}: {a} = 1" for p, a in parameters]
    for tail in (f") -> {result}:", "):", f") -> {result} | None:"):
        text = signature(f"def {name}(", texts, tail, indent=indent)
        assert_black(f"{text}\n{' ' * indent}    pass", indent)
    stub = signature(f"def {name}(", texts, f") -> {result}: ...", indent=indent)
    assert_black(stub, indent)


@given(NAME, st.lists(SHORT, max_size=4), st.lists(SHORT, min_size=1, max_size=12))
@settings(max_examples=200)
def test_signature_with_many_results(
    name: str, parameters: list[str], results: list[str]
) -> None:
    texts = [f"{p}: int" for p in parameters]
    tail = f") -> tuple[{', '.join(results)}]:"
    assert_black(f"{signature(f'def {name}(', texts, tail)}\n    pass")
    assert_black(signature(f"def {name}(", texts, f"{tail} ..."))


@given(NAME, ANNOTATION.filter(lambda a: "[" in a), NAME, SHORT)
@settings(max_examples=200)
def test_annotated_call(name: str, annotation: str, one: str, two: str) -> None:
    head = f"_op_{name}: TypedOperator[{annotation}] = _rt_get_handle("
    text = call(head, [string(f"aten::{one}"), string(two)], ")")
    assert_black(text)


@pytest.mark.parametrize(
    ("bracket", "expected"),
    [
        (Bracket("f(", ["a", "b"], ")"), "f(a, b)"),
        (Bracket("f(", [], ")"), "f()"),
        (Bracket("(", ["a"], ")", Form.collection), "(a,)"),
        (Bracket("[", ["a"], "]", Form.collection), "[a]"),
        (
            Bracket("function(", ["a" * 40, "b" * 42], ")"),
            f"function(\n    {'a' * 40}, {'b' * 42}\n)",
        ),
        (
            Bracket("function(", ["a" * 40, "b" * 43], ")"),
            f"function(\n    {'a' * 40},\n    {'b' * 43},\n)",
        ),
        (
            Bracket("x = [", ["a" * 40, "b" * 42], "]", Form.collection),
            f"x = [\n    {'a' * 40},\n    {'b' * 42},\n]",
        ),
        (Bracket("f(", ["a" * 90], ")"), f"f(\n    {'a' * 90}\n)"),
    ],
)
def test_three_layouts(bracket: Bracket, expected: str) -> None:
    assert render(bracket) == expected == blacked(expected)


def test_suffix_counts() -> None:
    exact = Bracket("f(", ["a" * (LINE_LENGTH - 3)], ")")
    assert render(exact) == exact.flat()
    assert "\n" in render(exact, suffix=",")


@given(st.text())
@example('"')
@example('""" + evil + """')
@example("ends in \\")
@example("a\rb\x00\u2028")
def test_docstring_is_only_text(text: str) -> None:
    source = f"def f():\n{docstring(text, indent=4)}"
    (statement,) = ast.parse(source.encode(errors="backslashreplace")).body[0].body  # type: ignore[attr-defined]
    assert isinstance(statement.value, ast.Constant)
    assert "\n" not in docstring(text, indent=4)
    if text.isprintable() and text.strip() == text != "":
        assert text in statement.value.value
        assert source == blacked(source)


@given(st.text())
@example("it's")
@example('"')
@example("'\"")
@example('\\\'""')
def test_string(value: str) -> None:
    text = string(value)
    assert ast.literal_eval(text) == value
    if value.isascii():
        assert f"x = {text}" == blacked(f"x = {text}")


VALUES = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5)
    ),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=5,
)


@given(VALUES)
@example((1,))
@example(())
@example(float("-inf"))
def test_literal(value: object) -> None:
    text = literal(value)
    assert repr(eval(text, {"float": float})) == repr(value)
    assert (
        len(text) > 80 or not text.isascii() or f"x = {text}" == blacked(f"x = {text}")
    )
