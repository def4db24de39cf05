"""Properties of the schema parser: lossless both ways, and SchemaError is all it raises."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime.schema import (
    BASE_TYPES,
    Annotation,
    Argument,
    BaseOperatorName,
    CustomClassType,
    Default,
    DictType,
    FunctionSchema,
    FutureKind,
    FutureType,
    ListType,
    OperatorName,
    OptionalType,
    Return,
    SchemaError,
    TupleType,
    Type,
    TypeVariable,
    check,
    parse_operator_name,
    parse_schema,
    parse_type,
)

# ---- schemas built from the model ----

names = st.from_regex(r"[A-Za-z_][A-Za-z0-9_]{0,6}", fullmatch=True)
base_types: st.SearchStrategy[Type] = st.one_of(
    st.sampled_from(list(BASE_TYPES.values())),
    st.sampled_from([TypeVariable("t"), TypeVariable("t1"), TypeVariable("tVal")]),
    st.lists(names, min_size=2, max_size=3).map(".".join).map(CustomClassType),
)


def compound(inner: st.SearchStrategy[Type]) -> st.SearchStrategy[Type]:
    sizes = st.none() | st.integers(0, 10)
    return st.one_of(
        inner.filter(lambda t: not isinstance(t, OptionalType)).map(OptionalType),
        st.builds(ListType, inner, sizes),
        st.builds(TupleType, st.lists(inner, max_size=3).map(tuple)),
        st.builds(DictType, inner, inner),
        st.builds(FutureType, inner, st.sampled_from(FutureKind)),
    )


types = st.recursive(base_types, compound, max_leaves=5)

DEFAULTS = {
    "int": ["0", "-1", "9223372036854775807", "Mean"],
    "float": ["0", "1e-05", "-inf", "0.1", "1e+300"],
    "bool": ["True", "False"],
    "str": ["'a'", '"a, b=c)"', r'"\"\\\n\001"', "'é'"],
    "Scalar": ["1", "1.0", "True", "1j"],
    "ScalarType": ["long", "float"],
    "Device": ["'cpu'"],
    "int[]": ["[]", "[1,-2]"],
    "int[2]": ["0", "[1,2,3]"],
    "Tensor?": ["None"],
    "float[]?": ["None", "[1.5]"],
}


@st.composite
def arguments(draw: st.DrawFn) -> tuple[Argument, ...]:
    """Distinct names; no default before a required one; some alias annotations."""
    used = draw(st.lists(names, unique=True, max_size=6))
    keyword_from = draw(st.integers(0, len(used)))
    found: list[Argument] = []
    default_seen = False
    for index, name in enumerate(used):
        keyword_only = index >= keyword_from
        default = None
        annotation = None
        if (default_seen and not keyword_only) or draw(st.booleans()):
            text = draw(st.sampled_from(sorted(DEFAULTS)))
            type_ = parse_type(text)
            default = Default(draw(st.sampled_from(DEFAULTS[text])), None)
            default_seen = True
        else:
            type_ = draw(types)
            if draw(st.booleans()):
                annotation = draw(annotations(type_, str(index)))
        if keyword_only and annotation is not None and annotation.is_write:
            annotation = None
        found.append(Argument(name, type_, default, annotation, keyword_only))
    return tuple(found)


@st.composite
def annotations(draw: st.DrawFn, type_: Type, suffix: str) -> Annotation | None:
    """An annotation at a place that the type has for one, if it has any."""
    layers = [type_]
    while isinstance(layers[-1], (ListType, OptionalType)):
        layers.append(layers[-1].elem)
    layers.reverse()
    levels = [
        level
        for level, layer in enumerate(layers)
        if not isinstance(layer, (OptionalType, TupleType, FutureType))
    ]
    if not levels:
        return None
    before = draw(st.sampled_from([("a" + suffix,), ("a" + suffix, "b"), ("*",)]))
    after = draw(st.sampled_from([(), ("*",), ("c", "d")]))
    return Annotation(before, draw(st.booleans()), after, draw(st.sampled_from(levels)))


@st.composite
def schemas(draw: st.DrawFn) -> FunctionSchema:
    base = draw(names)
    overload = draw(st.just("") | names)
    name = OperatorName(
        draw(st.none() | names),
        BaseOperatorName.parse(base),
        "" if overload == "default" or overload.startswith("__") else overload,
    )
    returns = draw(
        st.lists(st.builds(Return, st.none() | names, types), max_size=3).map(tuple)
    )
    return FunctionSchema(
        name, draw(arguments()), returns, draw(st.booleans()), draw(st.booleans())
    )


@given(types)
def test_types_round_trip(type_: Type) -> None:
    assert parse_type(str(type_)) == type_
    assert str(parse_type(str(type_))) == str(type_)


@given(schemas())
def test_schemas_round_trip(schema: FunctionSchema) -> None:
    text = str(schema)
    if findings := check(schema):
        with pytest.raises(SchemaError) as caught:
            parse_schema(text)
        assert {p.code for p in caught.value.problems} == {f.code for f in findings}
        return
    parsed = parse_schema(text)
    assert parsed == schema
    assert hash(parsed) == hash(schema)
    assert str(parsed) == text


@given(schemas())
def test_derived_facts_never_fail(schema: FunctionSchema) -> None:
    schema.kind()
    schema.boxed_signature()
    assert len(schema.aliased_returns()) == len(schema.returns)
    signature = schema.signature(keep_return_names=True, strip_view_copy_name=True)
    assert not signature.is_mutable
    assert signature.signature(keep_return_names=True) == signature or (
        signature.tensor_options is not None
    )
    assert len(schema.positional) + len(schema.kwarg_only) + len(
        schema.out_arguments
    ) == len(schema.arguments)


@given(st.from_regex(r"[A-Za-z_][A-Za-z0-9_]{0,12}", fullmatch=True))
def test_names_are_taken_apart_without_loss(text: str) -> None:
    assert str(BaseOperatorName.parse(text)) == text
    assert str(parse_operator_name(text)) == text


# ---- anything else ----

# Operators of PyTorch that between them use the whole language of its schema file.
REAL = [
    "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
    "max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) max,"
    " Tensor(b!) max_values) -> (Tensor(a!) values, Tensor(b!) indices)",
    "split.Tensor(Tensor(a -> *) self, SymInt split_size, int dim=0) -> Tensor(a)[]",
    "empty.memory_format(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None,"
    " Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=None)"
    " -> Tensor",
    "_foreach_add_.Scalar(Tensor(a!)[] self, Scalar scalar) -> ()",
    "index.Tensor(Tensor self, Tensor?[] indices) -> Tensor",
    "fft_fft2(Tensor self, SymInt[1]? s=None, int[1] dim=[-2,-1], str? norm=None)"
    " -> Tensor",
    "nll_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean,"
    " SymInt ignore_index=-100) -> Tensor",
    "_test_string_default(Tensor dummy, str a=\"\\\"'\\\\\", str b='\"\\'\\\\')"
    " -> Tensor",
    "aten::items.str(Dict(str, t) self) -> ((str, t)[])",
    "aten::append.t(t[](a!) self, t(c -> *) el) -> t[](a!)",
    "prim::rpc_async(...) -> ...",
    "_c::f(__torch__.torch.classes.c10d.Work x, Future(t)[] y, float z=1e-08) -> RRef(t)",
]


TOKENS = [
    *("f", "(", ")", "[", "]", ",", ".", "::", "->", "!", "|", "*", "=", "-", "?"),
    *("1", "1.5", "e5", "'", '"', "\\", "#", "\n", "...", "a", "Tensor", "int", "None"),
]


def read(text: str) -> None:
    """Read with both levels: the answer is a schema that round-trips or SchemaError."""
    for strict in (False, True):
        error: SchemaError | None = None
        schema: FunctionSchema | None = None
        try:
            schema = parse_schema(text, strict=strict)
        except SchemaError as caught:
            error = caught
        if schema is not None:
            assert parse_schema(str(schema)) == schema
            assert not strict or str(schema) == text
        if error is not None:
            assert str(error)
            for problem in error.problems:
                assert 0 <= problem.start <= problem.end <= len(text)


@given(st.text())
def test_any_text(text: str) -> None:
    read(text)


@given(
    st.lists(
        st.sampled_from(TOKENS),
        max_size=30,
    )
)
def test_any_tokens(tokens: list[str]) -> None:
    read(" ".join(tokens))
    read("f(" + "".join(tokens) + ") -> ()")


SLOTS = [
    "{} f(int x) -> ()",
    "f{}(int x) -> ()",
    "f({} x) -> ()",
    "f(Tensor{} x) -> ()",
    "f(Tensor({}) x) -> ()",
    "f(int {}) -> ()",
    "f(int x={}) -> ()",
    "f(int[] x=[{}]) -> ()",
    "f(int x{}) -> ()",
    "f(int x) {} ()",
    "f(int x) -> {}",
    "f(int x) -> ({}, int)",
]


@pytest.mark.parametrize("slot", SLOTS)
def test_every_pair_of_tokens_at_every_place(slot: str) -> None:
    for first in TOKENS:
        read(slot.format(first))
        for second in TOKENS:
            read(slot.format(f"{first} {second}"))


@given(st.data())
def test_mutated_schemas(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(REAL))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 6)))
        other = data.draw(st.sampled_from(REAL))
        cut = data.draw(st.integers(0, len(other)))
        piece = data.draw(
            st.sampled_from(
                ["", " ", ",", "(", ")", "[", "]", "=", "!", "\0", "é", "*"]
            )
            | st.just(other[cut : cut + 8])
        )
        text = text[:start] + piece + text[end:]
    read(text)


@pytest.mark.parametrize("text", REAL)
def test_real_schemas_and_their_prefixes(text: str) -> None:
    assert str(parse_schema(text)) == text
    for end in range(len(text)):
        read(text[:end])
        read(text[:end] + text[end + 1 :])


HOSTILE = {
    "parentheses": "f(" + "(" * 19_000,
    "brackets": "f(Tensor" + "[" * 19_000,
    "sizes": "f(Tensor" + "[1]" * 6_000 + " x) -> ()",
    "questions": "f(Tensor" + "?" * 19_000 + " x) -> ()",
    "list": "f(int[] x=[" + "1," * 9_500 + "1]) -> ()",
    "nested list": "f(int[] x=" + "[" * 19_000,
    "digits": "f(int x=" + "9" * 19_000 + ") -> ()",
    "zeros": "f(int x=" + "0" * 19_000 + "1) -> ()",
    "float": "f(float x=1." + "9" * 19_000 + ") -> ()",
    "exponent": "f(float x=1e" + "9" * 19_000 + ") -> ()",
    "size": "f(int[" + "9" * 19_000 + "] x) -> ()",
    "repeat": "f(int[999999999] x=1) -> ()",
    "escapes": "f(str x='" + "\\" * 19_000 + ") -> ()",
    "quotes": "f(str x=" + '"' * 19_000 + ") -> ()",
    "spaces": "f(" + " " * 19_000,
    "comments": "#" * 19_000,
    "newlines": "f(\n" + "#\n" * 9_000,
    "minus": "f(int x=" + "-" * 19_000,
    "name": "f" * 19_000,
    "type": "f(" + "T" * 19_000 + " x) -> ()",
    "unknown types": "f(" + "Tnsor x," * 2_400 + "int x) -> ()",
    "same names": "f(" + "int x," * 3_200 + "int x) -> ()",
    "aliases": "f(Tensor(" + "a|" * 9_000 + "b) x) -> ()",
    "written": "f("
    + ",".join(f"Tensor(a{i}!) x{i}" for i in range(600))
    + ") -> ("
    + ",".join(f"Tensor(a{i}!)" for i in range(600))
    + ")",
    "shared": "f("
    + ",".join(f"Tensor(a!) x{i}" for i in range(800))
    + ") -> ("
    + ",".join(["Tensor(a!)"] * 400)
    + ")",
    "outs": "f(*," + ",".join(f"Tensor(a{i}!) x{i}" for i in range(800)) + ") -> ()",
    "nul": "f(\0) -> ()",
    "surrogate": "f(str x='\ud800') -> ()",
    "wide digits": "f(int x=\u0661) -> ()",
    "direction": "f(Tensor \u202ex) -> ()",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_schemas_take_bounded_time(text: str) -> None:
    start = time.process_time()
    read(text)
    assert time.process_time() - start < 2
