"""Schemas read, printed, refused: one row per behaviour."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from runtime.errors import BoxwoodError
from runtime.schema import (
    BASE_TYPES,
    CODES,
    Annotation,
    BaseOperatorName,
    BaseTy,
    BaseType,
    DefaultValue,
    FunctionSchema,
    ListType,
    OperatorName,
    OptionalType,
    SchemaError,
    SchemaKind,
    SymbolDefault,
    TupleType,
    canonical_text,
    parse_operator_name,
    parse_schema,
    parse_type,
)

# ---- from real use: schemas that users wrote, and what the answer must be ----

GOOD = [
    ("to.dev(Tensor(a) self, Device? d) -> Tensor(b|a)", None),
    ('f(Tensor self, str s="a, b") -> Tensor', None),
    ('f(Tensor self, str s="HEY") -> Tensor', None),
    ("f(Tensor self, float eps=1e-05, float p=0.1) -> Tensor", None),
    (
        "random_.from(Tensor(a!) self, int from, int? to, *,"
        " Generator? generator=None) -> Tensor(a!)",
        None,
    ),
    ("f(Tensor self, int a=1, *, int b) -> Tensor", None),
    ("f(Tensor self, int[2] s=1) -> Tensor", None),
    ("f(Tensor self, float[]? s=None) -> Tensor", None),
    ("f(Tensor self,Tensor b)->Tensor", "f(Tensor self, Tensor b) -> Tensor"),
    ("f(Tensor x) -> (Tensor)", "f(Tensor x) -> Tensor"),
    (
        "f.out(Tensor self, *, Tensor(a!) o0, Tensor(b!) o1) -> (Tensor(a!), Tensor(b!))",
        None,
    ),
    ("f(Tensor self, Tensor(a!) x) -> Tensor", None),
    ("split.Tensor(Tensor(a -> *) self, SymInt n, int dim=0) -> Tensor(a)[]", None),
    (
        "f(int[] size, *, ScalarType? dtype=None, Layout? layout=None,"
        " Device? device=None, bool? pin_memory=None) -> Tensor",
        None,
    ),
]

BAD = [
    ("f(Tensor self, bool nb=A=False) -> Tensor", "BW106", ["nb=A=False"]),
    ("f(Tensor self, float$scale) -> Tensor", "BW101", ["float$scale"]),
    ("f(Tensor self, ) -> Tensor", "BW100", []),
    ("f.a.b(Tensor self) -> Tensor", "BW100", ["f.a.b"]),
    ("f-g(Tensor self) -> Tensor", "BW100", ["f-g"]),
    ("f(Tensor a-b) -> Tensor", "BW100", ["a-b"]),
    ("f(Tensor self, Tensor self) -> Tensor", "BW109", ["self"]),
    ("f(Tensor self, int a=abc) -> Tensor", "BW106", ["abc"]),
    ("f(Tensor self, int[] s=1) -> Tensor", "BW106", ["s"]),
    ("f(Tensor self, int64_t a) -> Tensor", "BW103", ["int64_t", "'int'"]),
    ("f(Tensor self, Foo a) -> Tensor", "BW103", ["Foo"]),
    ("f(Tensor self, *) -> Tensor", "BW112", ["*"]),
    ("f_(Tensor self) -> Tensor", "BW123", ["f_", "self"]),
    ("f_(Tensor(a) self) -> Tensor(a)", "BW123", ["f_"]),
    ("f.out(Tensor self, *, Tensor(a!) out) -> ()", "BW121", ["out"]),
    ("f.out(Tensor self, *, Tensor(a!) out, int x) -> Tensor(a!)", "BW120", ["'x'"]),
    ("f.out(Tensor self, *, Tensor(a!)[] out) -> Tensor(a!)[]", "BW122", ["out"]),
    ("f(Tensor self) -> Tensor(a)", "BW111", ["'a'"]),
    ("f(Tensor(a!)? out=None) -> Tensor(a!)", "BW124", ["f("]),
    ("f.default(Tensor self) -> Tensor", "BW114", ["default"]),
]


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(("text", "canonical"), GOOD)
def test_good_schemas_from_real_use(
    text: str, canonical: str | None, strict: bool
) -> None:
    if canonical is None:
        schema = parse_schema(text, strict=strict)
        assert str(schema) == text
    elif strict:
        with pytest.raises(SchemaError) as caught:
            parse_schema(text, strict=True)
        assert caught.value.code == "BW150"
        assert caught.value.hint is not None
        assert canonical in caught.value.hint
        assert caught.value.schema == parse_schema(canonical)
    else:
        assert str(parse_schema(text)) == canonical
        assert parse_schema(text) == parse_schema(canonical, strict=True)


# What is asked about the schema, and the answer; the texts are of GOOD.
SAYS: list[tuple[str, Callable[[FunctionSchema], object], object]] = [
    ("a, b", lambda s: s.arguments[1].default_value, "a, b"),
    ("HEY", lambda s: s.arguments[1].default_value, "HEY"),
    ("eps", lambda s: [a.default_value for a in s.arguments[1:]], [1e-05, 0.1]),
    ("int a=1, *", lambda s: [a.kwarg_only for a in s.arguments], [False, False, True]),
    ("int[2] s=1", lambda s: s.arguments[1].default_value, (1, 1)),
    ("float[]? s", lambda s: s.arguments[1].default_value, None),
    ("o0", lambda s: [a.name for a in s.out_arguments], ["o0", "o1"]),
    ("o0", FunctionSchema.kind, SchemaKind.out),
    ("Tensor(a!) x", FunctionSchema.kind, SchemaKind.mutable),
    (
        "a -> *",
        lambda s: s.arguments[0].annotation,
        Annotation(("a",), False, ("*",)),
    ),
    ("b|a", lambda s: s.returns[0].annotation, Annotation(("b", "a"), False, ())),
    (
        "int[] size",
        lambda s: [a.name for a in s.tensor_options or ()],
        ["dtype", "layout", "device", "pin_memory"],
    ),
]


@pytest.mark.parametrize(("part", "ask", "answer"), SAYS)
def test_what_schemas_from_real_use_say(
    part: str, ask: Callable[[FunctionSchema], object], answer: object
) -> None:
    (text,) = [text for text, _ in GOOD if part in text]
    assert ask(parse_schema(text)) == answer


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(("text", "code", "mentions"), BAD)
def test_bad_schemas_from_real_use(
    text: str, code: str, mentions: list[str], strict: bool
) -> None:
    with pytest.raises(SchemaError) as caught:
        parse_schema(text, strict=strict)
    assert caught.value.code == code
    for mention in mentions:
        assert mention in str(caught.value)


# ---- errors: code, exact place, hint ----

ERRORS = [
    # text, the offending part is between guillemets; code; part of the hint
    ("", "BW100", None),
    ("f«»", "BW100", None),
    ("f(«»", "BW100", None),
    ("f()«»", "BW100", None),
    ("f() ->«»", "BW100", None),
    ("f() «int»", "BW100", None),
    ("f() -> () «(»)", "BW100", None),
    ("f(Tensor«)» -> ()", "BW100", None),
    ("«1»f() -> ()", "BW100", None),
    ("f(Tensor «1»x) -> ()", "BW100", None),
    ("f(«,» int x) -> ()", "BW100", None),
    ("f(int x «int» y) -> ()", "BW100", None),
    ("a::b«::»c() -> ()", "BW100", None),
    ("f(Tensor «é») -> ()", "BW101", None),
    ("f(Tensor «\x00») -> ()", "BW101", None),
    ("f(Tensor x)«\x0b» -> ()", "BW101", None),
    ("f(str x=«'»abc) -> ()", "BW102", None),
    ('f(str x=«"»abc', "BW102", None),
    (r"f(str x=«'\q'») -> ()", "BW102", None),
    ("f(str x=«'a\tb'») -> ()", "BW102", None),
    ("f(«Tnsor» x) -> ()", "BW103", "Tensor"),
    ("f(«double» x) -> ()", "BW103", "float"),
    ("f(«Dict»(int) x) -> ()", "BW103", None),
    ("f(«__torch__».x.Y x) -> ()", "BW103", "__torch__.torch.classes"),
    ("f(Tensor(a)«(»b) x) -> ()", "BW105", None),
    ("f(Tensor?«(»a) x) -> ()", "BW105", "Tensor(a)?"),
    ("f((Tensor, int)«(»a) x) -> ()", "BW105", None),
    ("f((«Tensor»(a), int) x) -> ()", "BW105", None),
    ("f(Tensor(a|«a») x) -> ()", "BW105", None),
    ("f(Tensor«!» x) -> ()", "BW105", "(a!)"),
    ("f(int x=«...») -> ()", "BW100", None),
    ("f(int x=-«x») -> ()", "BW100", None),
    ("f(int x=«'a'») -> ()", "BW106", None),
    ("f(int x=«Tru») -> ()", "BW106", "True"),
    ("f(Tensor? x=«null») -> ()", "BW106", "'None'"),
    ("f(int x=«[1]») -> ()", "BW106", None),
    ("f(int x=«1.5») -> ()", "BW106", None),
    ("f(int x=«None») -> ()", "BW106", None),
    ("f(int[] x=«None») -> ()", "BW106", None),
    ("f(int[9999] x=«1») -> ()", "BW106", None),
    ("f(int[] x=«[1,1.5]») -> ()", "BW106", None),
    ("f(bool x=«2») -> ()", "BW106", None),
    ("f(str x=«1») -> ()", "BW106", None),
    ("f(Tensor x=«1») -> ()", "BW106", None),
    ("f(Tensor? x=«1») -> ()", "BW106", None),
    ("f(ScalarType x=«strided») -> ()", "BW106", None),
    ("f(ScalarType x=«999») -> ()", "BW106", None),
    ("f(Stream x=«1») -> ()", "BW106", None),
    ("f(t x=«None») -> ()", "BW106", None),
    ("f((int, int) x=«[1,2]») -> ()", "BW106", None),
    ("f(int x=«99999999999999999999») -> ()", "BW107", None),
    ("f(int x=«-9223372036854775809») -> ()", "BW107", None),
    ("f(float x=«1e999») -> ()", "BW107", None),
    ("f(int[«12345678901»] x) -> ()", "BW107", None),
    ("f(int x, int «x») -> ()", "BW109", None),
    ("f(int x=1, «int y») -> ()", "BW110", "keyword-only"),
    ("f(int x) -> «Tensor(a)»", "BW111", None),
    ("f(Tensor(b) x) -> (Tensor(b), «Tensor(a) y»)", "BW111", None),
    ("f(int x, «*») -> ()", "BW112", None),
    ("f(*, int x, «*», int y) -> ()", "BW112", None),
    ("f(«...», int x) -> ()", "BW113", None),
    ("f.«default»() -> ()", "BW114", None),
    ("f.«__x»() -> ()", "BW114", None),
    ("f(*, Tensor(a!) x, «int y») -> Tensor(a!)", "BW120", "last"),
    ("f(*, «Tensor(a!) x») -> ()", "BW121", "-> Tensor(a!)"),
    ("f(*, Tensor(a!) x) -> «Tensor»", "BW121", "-> Tensor(a!)"),
    ("f(*, Tensor(a!)[] x) -> «Tensor»", "BW122", "-> ()"),
    ("«add_.Tensor»(Tensor self) -> Tensor", "BW123", "Tensor(a!) self"),
    ("f(Tensor(a!)[] x) -> «Tensor(a!)»", "BW124", None),
    ("f(Tensor(a!) x, Tensor(a!) y) -> «Tensor(a!)»", "BW125", None),
]

# Only where the generator needs the convention; definitions at run time are free.
STRICT_ERRORS = [
    ("«add_out»(Tensor x) -> Tensor", "BW130", "add.out"),
    (
        "f(Tensor(a!) self) -> (Tensor(a!), «Tensor»)",
        "BW131",
        None,
    ),
    ("f(Tensor self, «Tensor(a!) x») -> Tensor(a!)", "BW132", "keyword-only"),
    ("f(Tensor(a) self) -> «Tensor(a!)»", "BW133", "keyword-only"),
    ("«f_»(Tensor(a!) x) -> ()", "BW123", None),
    ("«f_»(Tensor(a!) self) -> ()", "BW134", "-> Tensor(a!)"),
    ("f_(Tensor(a!)[] self) -> «Tensor»", "BW134", "-> ()"),
    (
        "f(Tensor(a!) x, *, «ScalarType? dtype=None», Layout? layout=None,"
        " Device? device=None, bool? pin_memory=None) -> Tensor",
        "BW135",
        None,
    ),
    ("«f.functional»(Tensor(a!) x) -> ()", "BW136", None),
    ("f(«Tensor(a!) x», Tensor self) -> ()", "BW137", None),
    ("f(«Any x») -> ()", "BW138", None),
    ("f(int x) -> «Dict(str, int)»", "BW138", None),
    ("«f(...) -> ()»", "BW138", None),
    ("f(«Tensor(abc) x») -> ()", "BW139", None),
    ("f(«int[](a!) x») -> ()", "BW139", None),
    ("f(«Tensor(a|b!) x») -> ()", "BW139", None),
    ("f(«Tensor(a|b -> c|d) x») -> ()", "BW139", None),
    ("f(«Tensor(a -> *|b) x») -> ()", "BW139", None),
    ("«__ifoo__»(Tensor x) -> ()", "BW140", None),
    ("«f_functional_»(Tensor(a!) self) -> Tensor(a!)", "BW140", None),
    (
        "«f_»(Tensor(a!) self, *, Tensor(b!) out) -> Tensor(b!)",
        "BW141",
        None,
    ),
    ("f(«Tensor»  x) -> ()", "BW150", "f(Tensor x) -> ()"),
    ("f(float x=1«e»-5) -> ()", "BW150", "1e-05"),
]


def marked(text: str) -> tuple[str, tuple[int, int]]:
    """A text without its guillemets, and the span between them."""
    start = text.find("«")
    end = text.rfind("»") - 1
    if start < 0:
        return text, (0, 0)
    return text[:start] + text[start + 1 : end + 1] + text[end + 2 :], (start, end)


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(("text", "code", "hint"), ERRORS)
def test_errors(text: str, code: str, hint: str | None, strict: bool) -> None:
    text, span = marked(text)
    with pytest.raises(SchemaError) as caught:
        parse_schema(text, strict=strict)
    error = caught.value
    assert (error.code, error.span) == (code, span), str(error)
    assert error.code in CODES
    assert hint is None or hint in (error.hint or ""), error.hint
    assert isinstance(error, BoxwoodError)
    assert isinstance(error, ValueError)


@pytest.mark.parametrize(("text", "code", "hint"), STRICT_ERRORS)
def test_strict_errors(text: str, code: str, hint: str | None) -> None:
    text, span = marked(text)
    parse_schema(text)
    with pytest.raises(SchemaError) as caught:
        parse_schema(text, strict=True)
    assert caught.value.code == code, str(caught.value)
    if code != "BW150":
        assert caught.value.span == span, str(caught.value)
    assert hint is None or hint in (caught.value.hint or "")


def test_every_code_is_tested() -> None:
    tested = {row[1] for table in (BAD, ERRORS, STRICT_ERRORS) for row in table}
    tested.add("BW108")  # test_bounds
    assert tested == set(CODES)


def test_all_problems_are_reported_at_once() -> None:
    text = "f(Tnsor x, int y=z, flot w) -> Tensr"
    with pytest.raises(SchemaError) as caught:
        parse_schema(text)
    problems = caught.value.problems
    assert [text[p.start : p.end] for p in problems] == ["Tnsor", "z", "flot", "Tensr"]


def test_an_error_shows_the_place() -> None:
    with pytest.raises(SchemaError) as caught:
        parse_schema("add.Tensor(Tnsor self) -> Tensor")
    assert str(caught.value).splitlines() == [
        "BW103 unknown type 'Tnsor'",
        "    add.Tensor(Tnsor self) -> Tensor",
        "               ^^^^^",
        "  hint: did you mean 'Tensor'?",
    ]


def test_an_error_survives_pickling() -> None:
    with pytest.raises(SchemaError) as caught:
        parse_schema("f(Tnsor x) -> Bar")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert str(copy) == str(caught.value)
    assert copy.problems == caught.value.problems


BOUNDS = [
    "f(" + "(" * 10_000 + ") -> ()",
    "f(Tensor" + "[]" * 10_000 + " x) -> ()",
    "f(" + "(" * 20 + "int" + ")[][]" * 20 + " x) -> ()",
    "f(" + "Future(" * 1000 + "int" + ")" * 1000 + " x) -> ()",
    "f(int[] x=" + "[" * 10_000 + ") -> ()",
    "f(int x) -> ()" + " " * 200_000,
]


@pytest.mark.parametrize("text", BOUNDS, ids=range(len(BOUNDS)))
def test_bounds(text: str) -> None:
    with pytest.raises(SchemaError) as caught:
        parse_schema(text)
    assert caught.value.code == "BW108"
    assert len(str(caught.value)) < 2000


def test_what_is_not_text_is_refused() -> None:
    with pytest.raises(SchemaError, match="not int"):
        parse_schema(3)  # type: ignore[arg-type]


# ---- liberties of spelling ----

SPELLINGS = [
    (" f ( Tensor  x ) -> ( Tensor , int ) ", "f(Tensor x) -> (Tensor, int)"),
    ("f(\n  Tensor x,\n  int y\n) -> Tensor  # why", "f(Tensor x, int y) -> Tensor"),
    ("aten :: f . g (int x) -> ()", "aten::f.g(int x) -> ()"),
    ("f(Tensor ( a ! -> b | c ) x) -> ()", "f(Tensor(a! -> b|c) x) -> ()"),
    ("f(int [ 2 ] ? x = [ 1 , 2 ]) -> ()", "f(int[2]? x=[1,2]) -> ()"),
    ("f(int?? x) -> int??", "f(int? x) -> int?"),
    ("f(Dict(str,int) x)->((str,int)[])", "f(Dict(str, int) x) -> ((str, int)[])"),
    ("f() -> (...)", "f() -> ..."),
    ("f(Tensor x, ...) -> (Tensor, ...)", "f(Tensor x, ...) -> (Tensor, ...)"),
    ("f(float x=.50, float y=1E-5) -> ()", "f(float x=0.5, float y=1e-05) -> ()"),
    ("f(float x=0.00001, int y=007) -> ()", "f(float x=1e-05, int y=7) -> ()"),
    ("f(bool x=1, int y=True) -> ()", "f(bool x=True, int y=1) -> ()"),
    (
        "f(Layout x=0, MemoryFormat y=0) -> ()",
        "f(Layout x=strided, MemoryFormat y=contiguous_format) -> ()",
    ),
    ('f(str x="""a""") -> ()', 'f(str x="a") -> ()'),
    ("f(Scalar x=2.j) -> ()", "f(Scalar x=2j) -> ()"),
]


@pytest.mark.parametrize(("text", "canonical"), SPELLINGS)
def test_spellings(text: str, canonical: str) -> None:
    assert canonical_text(text) == canonical
    assert canonical_text(canonical) == canonical


# ---- defaults ----

DEFAULTS: list[tuple[str, str, DefaultValue]] = [
    ("int", "-1", -1),
    ("int", "9223372036854775807", 2**63 - 1),
    ("int", "-9223372036854775808", -(2**63)),
    ("SymInt", "-100", -100),
    ("int?", "None", None),
    ("int", "Mean", SymbolDefault("Mean")),
    ("float", "0", 0.0),
    ("float", "1e-08", 1e-08),
    ("float", "-inf", float("-inf")),
    ("float?", "0.3333333333333333", 1 / 3),
    ("Scalar", "1", 1),
    ("Scalar", "1.0", 1.0),
    ("Scalar", "True", True),
    ("Scalar", "-2j", -2j),
    ("complex", "1", 1),
    ("bool?", "False", False),
    ("SymBool", "True", True),
    ("str", "'linear'", "linear"),
    ("str", '"L"', "L"),
    ("str", '""', ""),
    ("str", '"a, b=c"', "a, b=c"),
    ("str", r'"\"' + r"'\\" + '"', "\"'\\"),
    ("str", r"'\n\t\014\x41\''", "\n\t\x0cA'"),
    ("str?", "'é'", "é"),
    ("int[]", "[]", ()),
    ("int[]", "[-2,-1]", (-2, -1)),
    ("int[1]", "[-2,-1]", (-2, -1)),
    ("int[3]", "0", (0, 0, 0)),
    ("SymInt[2]?", "1", (1, 1)),
    ("bool[2]", "True", (True, True)),
    ("float[2]", "1", (1.0, 1.0)),
    ("int[][]", "[[1],[2,3]]", ((1,), (2, 3))),
    ("Tensor?[]", "[None,None]", (None, None)),
    ("str[]", '["a"]', ("a",)),
    ("DimVector", "[1]", (1,)),
    ("ScalarType?", "long", SymbolDefault("long", BaseTy.ScalarType)),
    ("ScalarType", "float", SymbolDefault("float", BaseTy.ScalarType)),
    ("Layout?", "strided", SymbolDefault("strided", BaseTy.Layout)),
    (
        "MemoryFormat",
        "contiguous_format",
        SymbolDefault("contiguous_format", BaseTy.MemoryFormat),
    ),
    ("Device?", "'cpu'", "cpu"),
    ("Generator?", "None", None),
    ("NoneType", "None", None),
    ("__torch__.torch.classes.a.B?", "None", None),
]


@pytest.mark.parametrize(("type_", "text", "value"), DEFAULTS)
def test_defaults(type_: str, text: str, value: DefaultValue) -> None:
    schema = parse_schema(f"f({type_} x={text}) -> ()")
    argument = schema.arguments[0]
    assert argument.has_default
    assert argument.default_value == value
    assert type(argument.default_value) is type(value)
    assert str(schema) == f"f({type_} x={text}) -> ()"


def test_symbols_have_numbers() -> None:
    assert SymbolDefault("Mean").value == 1
    assert SymbolDefault("long", BaseTy.ScalarType).value == 4
    assert SymbolDefault("int64", BaseTy.ScalarType).value == 4


def test_defaults_of_equal_value_are_told_apart() -> None:
    schemas = {
        parse_schema(f"f(Scalar x={text}) -> ()") for text in ("1", "1.0", "True")
    }
    assert len(schemas) == 3


# ---- types and names ----

TYPES = [
    *BASE_TYPES,
    "Tensor?",
    "Tensor[]",
    "Tensor?[]",
    "int[2]?",
    "int[2][3]",
    "t",
    "t1",
    "tVal",
    "(int, Tensor)[]",
    "()",
    "Dict(str, (int, t)[])",
    "Future(Tensor[])",
    "Await(t)",
    "RRef(t)?",
    "__torch__.torch.classes.quantized.Conv2dPackedParamsBase",
]


@pytest.mark.parametrize("text", TYPES)
def test_types_round_trip(text: str) -> None:
    type_ = parse_type(text)
    assert str(type_) == text
    assert parse_type(text) == type_
    assert hash(parse_type(text)) == hash(type_)


def test_type_values() -> None:
    assert parse_type("Tensor") is BASE_TYPES["Tensor"]
    assert parse_type("int[2]?") == OptionalType(ListType(BaseType(BaseTy.int), 2))
    assert parse_type("()") == TupleType(())
    assert parse_type("Tensor?[]").is_nullable()
    assert parse_type("Tensor?[]").is_tensor_like()
    assert parse_type("SymInt[]?").is_symint_like()
    assert parse_type("SymInt[]?").is_list_like() == ListType(BASE_TYPES["SymInt"])
    assert not parse_type("Dict(str, Tensor)").is_tensor_like()
    assert parse_type("Dict(str, Tensor)").is_runtime_only()
    assert not parse_type("Tensor?[]").is_runtime_only()


@pytest.mark.parametrize("text", ["", "Tensor x", "Tensor(a)", "Tnsor", "int[", "(int"])
def test_what_is_no_type(text: str) -> None:
    with pytest.raises(SchemaError):
        parse_type(text)


NAMES = [
    ("add", (None, "add", False, False, False, ""), "add"),
    ("add_.Tensor", (None, "add", True, False, False, "Tensor"), "add__Tensor"),
    ("aten::add.out", ("aten", "add", False, False, False, "out"), "add_out"),
    ("__and__.Scalar", (None, "and", False, True, False, "Scalar"), "__and___Scalar"),
    ("__iand__", (None, "and", True, True, False, ""), "__iand__"),
    ("__isnot__", (None, "isnot", False, True, False, ""), "__isnot__"),
    ("bn_functional", (None, "bn", False, False, True, ""), "bn_functional"),
    ("_", (None, "_", False, False, False, ""), "_"),
    ("_functional", (None, "_functional", False, False, False, ""), "_functional"),
    ("random.from", (None, "random", False, False, False, "from"), "random_from"),
]


@pytest.mark.parametrize(("text", "parts", "unambiguous"), NAMES)
def test_operator_names(
    text: str, parts: tuple[str | None, str, bool, bool, bool, str], unambiguous: str
) -> None:
    name = parse_operator_name(text)
    namespace, base, inplace, dunder, functional, overload = parts
    assert name == OperatorName(
        namespace, BaseOperatorName(base, inplace, dunder, functional), overload
    )
    assert str(name) == text
    assert name.unambiguous_name() == unambiguous


@pytest.mark.parametrize(
    "text", ["", "a.b.c", "a::b::c", "a b", "1a", "a.default", "a."]
)
def test_what_is_no_operator_name(text: str) -> None:
    with pytest.raises(SchemaError):
        parse_operator_name(text)


def test_other_names_from_a_name() -> None:
    name = parse_operator_name("aten::add_.Tensor")
    assert str(name.remove_inplace()) == "aten::add.Tensor"
    assert str(name.with_overload("")) == "aten::add_"
    assert str(name.with_namespace("mine")) == "mine::add_.Tensor"
    assert name.qualified == "aten::add_"
    assert name.base == "add"
    assert str(name.view_copy()) == "aten::add_copy.Tensor"


# ---- alias annotations ----

ANNOTATIONS = [
    ("Tensor(a)", Annotation(("a",))),
    ("Tensor(a!)", Annotation(("a",), is_write=True)),
    ("Tensor(a -> *)", Annotation(("a",), alias_set_after=("*",))),
    ("Tensor(a|b)", Annotation(("a", "b"))),
    ("Tensor(b|a)[]", Annotation(("b", "a"))),
    ("Tensor(a -> a|b)?", Annotation(("a",), alias_set_after=("a", "b"))),
    ("Tensor[](a!)", Annotation(("a",), is_write=True, level=1)),
    ("Tensor[][](a)?", Annotation(("a",), level=2)),
    ("Dict(str, t)(a!)", Annotation(("a",), is_write=True)),
    ("Tensor(*)", Annotation(("*",))),
]


@pytest.mark.parametrize(("text", "annotation"), ANNOTATIONS)
def test_annotations(text: str, annotation: Annotation) -> None:
    schema = parse_schema(f"f({text} x) -> ()")
    assert schema.arguments[0].annotation == annotation
    assert str(schema) == f"f({text} x) -> ()"


# ---- derived facts ----

KINDS = [
    ("add(Tensor self) -> Tensor", SchemaKind.functional),
    ("add_(Tensor(a!) self) -> Tensor(a!)", SchemaKind.inplace),
    ("add.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", SchemaKind.out),
    (
        "f.out(Tensor x, *, Tensor(a!) out, Tensor(b!) _scratch_b) -> Tensor(a!)",
        SchemaKind.scratch,
    ),
    ("f(Tensor self, Tensor(a!) x) -> Tensor", SchemaKind.mutable),
    ("f_(Tensor(a!) self, Tensor(b!) x) -> Tensor(a!)", SchemaKind.inplace),
]


@pytest.mark.parametrize(("text", "kind"), KINDS)
def test_kind(text: str, kind: SchemaKind) -> None:
    schema = parse_schema(text, strict=True)
    assert schema.kind() is kind
    assert schema.is_mutable == (kind is not SchemaKind.functional)


VARIANTS = [
    [
        "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
        "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out)"
        " -> Tensor(a!)",
    ],
    [
        "eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None,"
        " Device? device=None, bool? pin_memory=None) -> Tensor",
        "eye.out(SymInt n, *, Tensor(a!) out) -> Tensor(a!)",
    ],
    [
        "bn(Tensor x, Tensor(a!) mean) -> (Tensor y)",
        "bn_functional(Tensor x, Tensor mean) -> (Tensor y, Tensor mean_out)",
        "bn.out(Tensor x, Tensor(a!) mean, *, Tensor(b!) out) -> Tensor(b!)",
    ],
    [
        "_foreach_abs(Tensor[] self) -> Tensor[]",
        "_foreach_abs_(Tensor(a!)[] self) -> ()",
        "_foreach_abs.out(Tensor[] self, *, Tensor(a!)[] out) -> ()",
    ],
]


@pytest.mark.parametrize("texts", VARIANTS)
def test_variants_have_one_signature(texts: list[str]) -> None:
    signatures = {parse_schema(text).signature() for text in texts}
    assert len(signatures) == 1
    (signature,) = signatures
    assert signature.kind() is SchemaKind.functional
    assert parse_schema(str(signature)) == signature


def test_signature_of_a_view_and_its_copy() -> None:
    view = parse_schema("expand(Tensor(a) self, SymInt[] size) -> Tensor(a)")
    copy = parse_schema("expand_copy(Tensor self, SymInt[] size) -> Tensor")
    assert view.is_view
    assert not copy.is_view
    assert view.view_signature() == copy.view_signature()
    assert view.signature() != copy.signature()
    scatter = parse_schema("slice_scatter(Tensor self, Tensor src) -> Tensor")
    assert scatter.view_signature().name.base == "slice_inverse"


def test_signature_can_keep_return_names() -> None:
    schema = parse_schema("f(Tensor x, Tensor(a!) y) -> (Tensor p, Tensor q)")
    named = schema.signature(keep_return_names=True)
    assert str(named) == "f(Tensor x, Tensor y) -> (Tensor p, Tensor q, Tensor y_out)"


def test_arguments_by_role() -> None:
    schema = parse_schema(
        "f(int a, Tensor self, int b, *, int c, ScalarType? dtype=None,"
        " Layout? layout=None, Device? device=None, bool? pin_memory=None,"
        " MemoryFormat? memory_format=None) -> Tensor"
    )
    assert [a.name for a in schema.positional] == ["a", "self", "b"]
    assert schema.self_index == 1
    assert [a.name for a in schema.post_self_positional] == ["b"]
    assert schema.tensor_options_index == 4
    options = schema.tensor_options
    assert options is not None
    assert [a.name for a in options] == ["dtype", "layout", "device", "pin_memory"]
    assert schema.kwarg_only[-1].name == "memory_format"
    assert schema.has_tensor_argument
    assert not schema.has_symint
    assert not schema.has_generator


def test_what_each_return_is() -> None:
    schema = parse_schema(
        "f.out(Tensor x, *, Tensor(a!) p, Tensor(b!) q) -> (Tensor(a!), Tensor(b!))"
    )
    assert schema.aliased_returns() == (1, 2)
    assert schema.aliased_return_names() == ("p", "q")
    assert [a.name for a in schema.out_arguments] == ["p", "q"]
    assert [a.name for a in schema.non_out] == ["x"]
    assert [a.name for a in schema.mutable_arguments] == ["p", "q"]


BOXED = [
    (
        "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        "functional(Tensor, Tensor, Scalar) -> (Tensor)",
    ),
    (
        "x::mul(Tensor a, Tensor b, Scalar c) -> Tensor d",
        "functional(Tensor, Tensor, Scalar) -> (Tensor)",
    ),
    ("t(Tensor(a) self) -> Tensor(a)", "functional(Tensor) -> (Tensor)"),
    ("abs_(Tensor(a!) self) -> Tensor(a!)", "inplace(Tensor!) -> (#0)"),
    (
        "abs.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        "out(Tensor, Tensor!) -> (#1)",
    ),
    ("f_(Tensor(a!)[] self) -> ()", "inplace(Tensor[]!) -> ()"),
    ("f(Tensor(a!) x) -> Tensor", "mutable(Tensor!) -> (Tensor)"),
    ("f(...) -> ...", "functional(...) -> (...)"),
]


@pytest.mark.parametrize(("text", "signature"), BOXED)
def test_boxed_signature(text: str, signature: str) -> None:
    assert parse_schema(text).boxed_signature() == signature
