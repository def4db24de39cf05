"""From YAML text to operators: nodes, the field table, what an entry means when it is silent."""

import dataclasses
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen.diagnostics import Collector, render_text
from codegen.load import Loaded, load, load_sources
from codegen.model.functions import (
    DeviceCheck,
    NativeFunction,
    Precompute,
    UfuncInnerLoop,
    UfuncKey,
    Variant,
)
from codegen.model.kernels import BackendKernel
from codegen.options import ExtraField, FieldType, LoadOptions
from codegen.parse.compose import MAX_DEPTH, compose
from codegen.parse.fields import FIELDS
from codegen.parse.nodes import Mapping, Scalar, Sequence, inner_span
from codegen.source import SourceFile
from runtime.keys import DispatchKey

SCHEMAS = Path(__file__).parents[2] / "schemas"
TAGS = "".join(
    f"- tag: {name}\n  desc: A tag.\n"
    for name in (
        *("core", "pointwise", "inplace_view", "view_copy", "nondeterministic_seeded"),
        *("pt2_compliant_tag", "out", "inplace"),
    )
)


def read(
    text: str, options: LoadOptions | None = None, tags: str | None = TAGS
) -> Loaded:
    tags_file = None if tags is None else SourceFile("tags.yaml", tags)
    return load_sources(SourceFile("f.yaml", text), tags_file, options)


def accepted(text: str, options: LoadOptions | None = None) -> Loaded:
    loaded = read(text, options)
    assert not loaded.diagnostics, render_text(loaded.diagnostics)
    return loaded


def only(text: str) -> NativeFunction:
    (function,) = accepted(text).functions
    return function


def kernels_of(loaded: Loaded, operator: str) -> dict[str, BackendKernel]:
    return {
        key.name: dict(index.kernels)[operator]
        for key, index in loaded.backend_indices.items()
        if operator in dict(index.kernels)
    }


# ---- nodes ----


def _tree(text: str) -> object:
    collector = Collector()
    root = compose(SourceFile("f.yaml", text), collector)
    assert not len(collector), render_text(collector)
    return _plain(root)


def _plain(node: object) -> object:
    match node:
        case Scalar():
            return node.value
        case Sequence():
            return [_plain(item) for item in node.items]
        case Mapping():
            return {key.value: _plain(value) for key, value in node.pairs}
        case _:
            return None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", None),
        ("# only a comment\n", None),
        ("---\n", None),
        ("---\n...\n", None),
        ("---\n---\n- a\n", ["a"]),
        ("[]", []),
        ("{}", {}),
        ("- a: b\r\n- c\r\n", [{"a": "b"}, "c"]),
        ("- 'it''s'\n- \"\\u0041\\n\"\n", ["it's", "A\n"]),
        ("- |\n  a\n  b\n- >\n  a\n  b\n", ["a\nb\n", "a b\n"]),
        ("- {a: [b, c]}\n", [{"a": ["b", "c"]}]),
        ("- a\n  b\n", ["a b"]),
        ("- " * MAX_DEPTH + "x", None),
    ],
)
def test_compose(text: str, expected: object) -> None:
    if text.startswith("- - "):
        found = _tree(text)
        for _ in range(MAX_DEPTH):
            assert isinstance(found, list)
            found = found[0]
        assert found == "x"
    else:
        assert _tree(text) == expected


@pytest.mark.parametrize("text", ["[" * 100_000, "{a: " * 50_000, "- " * 100_000])
def test_deep_nesting_is_one_diagnostic(text: str) -> None:
    assert [found.code for found in read(text).diagnostics] == ["BW005"]


def test_aliases_cannot_grow_the_data() -> None:
    lines = ["- &a0 [x, x]"]
    lines += [f"- &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 30)]
    codes = {found.code for found in read("\n".join(lines)).diagnostics}
    assert codes == {"BW011", "BW008"}


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("- abc def\n", "def"),
        ("- 'it''s def'\n", "def"),
        ('- "\\"\\x41\\u0041 def"\n', "def"),
        ("- abc\n  def\n", "def"),
        ("- abc\n\n\n  def ghi\n", "ghi"),
        ("- |\n  abc\n  def\n", "def"),
        ("- >-\n  abc\n  def\n", "def"),
    ],
)
def test_place_inside_a_scalar(text: str, word: str) -> None:
    source = SourceFile("f.yaml", text)
    root = compose(source, Collector())
    assert isinstance(root, Sequence)
    (node,) = root.items
    assert isinstance(node, Scalar)
    start = node.value.index(word)
    assert inner_span(source, node, start, start + len(word)).text == word


CONTINUED = [
    # escaped line breaks, in spaces and before more than one line
    (
        '- func: "f(Tensor self, \\\n    Tensr b,\\\n   Tensr c) -> Tensor"\n',
        [(2, 5, 5), (3, 4, 5)],
    ),
    ('- func: "f(Tensor self,\\\n  \\ Tensr b) -> Tensor"\n', [(2, 5, 5)]),
    ('- func: "f(Tensor self,\\\n\\\n  Tensr b) -> Tensor"\n', [(3, 3, 5)]),
    ('- func: "f(Tensor self,\\\n\n  Tensr b) -> Tensor"\n', [(3, 3, 5)]),
    ('- func: "f(Tensor self, Ten\\\n  sr b) -> Tensor"\n', [(1, 25, 9)]),
    ('- func: "f(Tensor self, Tensr\\\n  \\x20b) -> Tensor"\n', [(1, 25, 5)]),
    # folded ones
    ('- func: "f(Tensor self,\n  Tensr\n  b) -> Tensor"\n', [(2, 3, 5)]),
    ("- func: f(Tensor self,\n\n   Tensr\n   b) -> Tensor\n", [(3, 4, 5)]),
]


@pytest.mark.parametrize(("text", "places"), CONTINUED)
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_places_after_line_breaks_in_a_scalar(
    text: str, places: list[tuple[int, int, int]], end: str
) -> None:
    found = load_sources(SourceFile("f.yaml", text.replace("\n", end))).diagnostics
    assert [(d.code, *d.span.begin) for d in found] == [
        ("BW103", line, column) for line, column, _ in places
    ]
    assert [d.span.end - d.span.start for d in found] == [
        length + (len(end) - 1 if length > len("Tensr") else 0) for *_, length in places
    ]


@given(
    st.text(max_size=30), st.text(max_size=30), st.integers(0, 40), st.integers(0, 40)
)
def test_place_inside_a_scalar_is_inside_the_text(
    text: str, value: str, start: int, end: int
) -> None:
    source = SourceFile("f", text)
    span = inner_span(source, Scalar(value, True, 0, len(text)), start, end)
    assert 0 <= span.start <= span.end


# ---- files ----


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("[]\n", []),
        ("", []),
        ("# licence\n---\n", []),
        (
            "- func: f(Tensor self) -> Tensor\n  # caf\u00e9 \u00fc\n  variants: function\n",
            ["aten::f"],
        ),
        ("- func: f(Tensor self) -> Tensor\n  tags: [core, pointwise]\n", ["aten::f"]),
        ("- func: f(Tensor self) -> Tensor\r\n  variants: method\r\n", ["aten::f"]),
        (
            "- func: a::f(Tensor self) -> Tensor\n- func: b::f(Tensor self) -> Tensor\n",
            ["a::f", "b::f"],
        ),
        (
            "- func: custom::f(Tensor self) -> Tensor\n  dispatch:\n    CPU: f_cpu\n",
            ["custom::f"],
        ),
        ("- func: 'f(Tensor self, str s=\"a, b\") -> Tensor'\n", ["aten::f"]),
        ("- func: f(Tensor self,\n    int x) -> Tensor\n", ["aten::f"]),
        (
            "- func: h_.from(Tensor(a!) self, int from, int to) -> Tensor(a!)\n",
            ["aten::h_.from"],
        ),
    ],
)
def test_files_that_are_accepted(text: str, names: list[str]) -> None:
    assert [function.qualified_name for function in accepted(text).functions] == names


def test_a_file_is_read_anew_each_time(tmp_path: Path) -> None:
    path = tmp_path / "p.yaml"
    found = []
    for name in ("f", "g"):
        path.write_text(f"- func: {name}(Tensor self) -> Tensor\n")
        found.append([str(function.name) for function in load(path).functions])
    assert found == [["f"], ["g"]]


def test_byte_order_mark_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    path.write_bytes(b"\xef\xbb\xbf- func: f(Tnsor self) -> Tensor\r\n")
    (found,) = load(path).diagnostics
    assert str(found.span) == f"{path}:1:11"


@pytest.mark.parametrize(
    "word", ["no", "1e3", "0o7", "~", "2001-01-01", "1_000", "1:30", ".inf"]
)
def test_words_of_yaml_itself_are_taken_for_what_they_are(word: str) -> None:
    """YAML 1.1 reads some of them as other types; none becomes something else unseen."""
    text = f"- func: f(Tensor self) -> Tensor\n  category_override: {word}\n"
    loaded = read(text)
    if loaded.diagnostics:
        code = "BW237" if word == "~" else "BW203"
        assert [found.code for found in loaded.diagnostics] == [code]
    else:
        assert loaded.functions[0].category_override == word
    assert only(text.replace(word, f"'{word}'")).category_override == word


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("True", True),
        ("yes", True),
        ("on", True),
        ("False", False),
        ("no", False),
        ("OFF", False),
    ],
)
def test_booleans(word: str, expected: bool) -> None:
    function = only(f"- func: f(Tensor self) -> Tensor\n  device_guard: {word}\n")
    assert function.device_guard is expected


def test_default_schema_is_accepted() -> None:
    loaded = load(SCHEMAS / "native_functions.yaml", SCHEMAS / "tags.yaml")
    errors = [found for found in loaded.diagnostics if found.severity.value == "error"]
    assert not errors, render_text(errors)
    assert len(loaded.functions) > 500
    for function in loaded.functions:
        if not function.is_generated:
            assert function.spans.func.text == str(function.schema)


# ---- fields ----

F = "- func: f(Tensor self, int dim=0) -> Tensor\n"
OUT = "- func: f.out(Tensor self, int dim=0, *, Tensor(a!) out) -> Tensor(a!)\n"


def test_field_table_is_the_model() -> None:
    model = {field.name for field in dataclasses.fields(NativeFunction)}
    table = [field.name for field in FIELDS]
    assert len(set(table)) == len(table)
    assert set(table) - {"func", "dispatch"} <= model
    assert all(field.summary.endswith(".") or ";" in field.summary for field in FIELDS)


def test_silent_entry_has_the_defaults_of_the_table() -> None:
    function = only(F)
    for field in FIELDS:
        if field.name not in ("func", "dispatch", "tags"):
            assert getattr(function, field.name) == field.default, field.name
    for field in dataclasses.fields(NativeFunction):
        if field.default is not dataclasses.MISSING and field.name not in (
            *("tags", "composite_keys", "is_abstract"),
        ):
            assert getattr(function, field.name) == field.default, field.name


@pytest.mark.parametrize(
    ("line", "field", "expected"),
    [
        ("variants: method", "variants", {Variant.method}),
        ("variants: function, method", "variants", {Variant.function, Variant.method}),
        ("python_module: nn", "python_module", "nn"),
        ("category_override: factory", "category_override", "factory"),
        ("device_check: NoCheck", "device_check", DeviceCheck.NoCheck),
        ("device_guard: False", "device_guard", False),
        ("manual_kernel_registration: True", "manual_kernel_registration", True),
        ("manual_cpp_binding: True", "manual_cpp_binding", True),
        ("cpp_no_default_args: [dim]", "cpp_no_default_args", {"dim"}),
        ("cpp_no_default_args: ['dim']", "cpp_no_default_args", {"dim"}),
        (
            "use_const_ref_for_mutable_tensors: True",
            "use_const_ref_for_mutable_tensors",
            True,
        ),
        ("tags: core", "tags", {"core", "pt2_compliant_tag"}),
        ("tags: [core, pointwise]", "tags", {"core", "pointwise", "pt2_compliant_tag"}),
    ],
)
def test_field(line: str, field: str, expected: object) -> None:
    assert getattr(only(f"{F}  {line}\n"), field) == expected


def test_structured_fields() -> None:
    loaded = accepted(
        f"{F}  structured_delegate: f.out\n{OUT}"
        "  structured: True\n"
        "  structured_inherits: TensorIteratorBase\n"
        "  precomputed:\n"
        "  - dim -> int wrapped, int size\n"
        "  - bool flag\n"
        "  ufunc_inner_loop:\n"
        "    Generic: add (FloatingAndComplex, Half)\n"
        "    ScalarOnly: add (Bool)\n"
        "  dispatch:\n"
        "    MPS: a::b::f_out_mps\n"
        "    SparseCPU: f_out_sparse\n"
    )
    functional, out = loaded.functions
    assert str(functional.structured_delegate) == "f.out"
    assert functional.is_part_of_structured_group
    assert functional.is_abstract
    assert out.structured
    assert out.structured_inherits == "TensorIteratorBase"
    assert isinstance(out.precomputed, Precompute)
    assert [
        (r.argument, [str(a) for a in r.computed]) for r in out.precomputed.replace
    ] == [("dim", ["int wrapped", "int size"])]
    assert [str(argument) for argument in out.precomputed.add] == ["bool flag"]
    dtypes = ("Float", "Double", "ComplexFloat", "ComplexDouble", "Half")
    assert out.ufunc_inner_loop == (
        UfuncInnerLoop(UfuncKey.Generic, "add", dtypes),
        UfuncInnerLoop(UfuncKey.ScalarOnly, "add", ("Bool",)),
    )
    assert kernels_of(loaded, "aten::f.out") == {
        "CPU": BackendKernel("ufunc_f_CPU", structured=True),
        "CUDA": BackendKernel("ufunc_f_CUDA", structured=True),
        "MPS": BackendKernel("f_out_mps", structured=True, namespace="a::b"),
        "SparseCPU": BackendKernel("f_out_sparse"),
    }
    assert kernels_of(loaded, "aten::f") == {}


def test_an_empty_precomputed_is_none() -> None:
    loaded = accepted(
        "- func: f(Tensor self) -> Tensor\n  structured_delegate: f.out\n"
        "- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
        "  structured: True\n  precomputed: []\n  dispatch:\n    CPU: f_out\n"
    )
    assert loaded.diagnostics == ()
    assert [f.precomputed for f in loaded.functions] == [None, None]


@pytest.mark.parametrize(
    ("schema", "tags"),
    [
        ("f(Tensor self) -> Tensor", {"pt2_compliant_tag"}),
        ("custom::f(Tensor self) -> Tensor", set()),
        ("f_(Tensor(a!) self) -> Tensor(a!)", {"pt2_compliant_tag", "inplace"}),
        ("g::f.a(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", {"out"}),
    ],
)
def test_implied_tags(schema: str, tags: set[str]) -> None:
    functional = "- func: g::_f(Tensor self) -> Tensor\n"  # of the out variant
    text = f"- func: {schema}\n  dispatch:\n    CPU: f\n{functional}"
    assert accepted(text).functions[0].tags == tags
    # Only tags that exist are implied.
    assert read(text, tags="- tag: core\n  desc: x\n").functions[0].tags == set()
    assert read(text, tags=None).functions[0].tags == set()


def test_without_a_tags_file_any_tag_is_taken() -> None:
    (function,) = read(f"{F}  tags: anything\n", tags=None).functions
    assert function.tags == {"anything"}


@pytest.mark.parametrize(
    ("text", "kernels", "abstract"),
    [
        (F, {"CompositeImplicitAutograd": "f"}, False),
        (OUT.replace("f.out", "f.x"), {"CompositeImplicitAutograd": "f_out"}, False),
        (
            "- func: f_.a(Tensor(a!) self) -> Tensor(a!)\n",
            {"CompositeImplicitAutograd": "f_"},
            False,
        ),
        (f"{F}  dispatch: {{}}\n", {}, True),
        (
            f"{F}  dispatch:\n    CPU, CUDA: f_a\n    MPS: f_b\n",
            {
                "CPU": "f_a",
                "CUDA": "f_a",
                "MPS": "f_b",
            },
            True,
        ),
        (f"{F}  dispatch:\n    CPU,CUDA: f_a\n", {"CPU": "f_a", "CUDA": "f_a"}, True),
        (
            f"{F}  dispatch:\n    CompositeImplicitAutogradNestedTensor: f_n\n"
            "    CompositeImplicitAutograd: f\n",
            {
                "CompositeImplicitAutogradNestedTensor": "f_n",
                "CompositeImplicitAutograd": "f",
            },
            False,
        ),
        (
            f"{F}  dispatch:\n    CompositeExplicitAutograd: f\n",
            {"CompositeExplicitAutograd": "f"},
            True,
        ),
    ],
)
def test_kernels(text: str, kernels: dict[str, str], abstract: bool) -> None:
    loaded = accepted(text)
    (function,) = loaded.functions
    found = kernels_of(loaded, function.qualified_name)
    assert {key: kernel.name for key, kernel in found.items()} == kernels
    assert function.is_abstract is abstract
    assert {key.name for key in function.composite_keys} == {
        key for key in kernels if key.startswith("Composite")
    }


def test_kernel_knows_its_place() -> None:
    loaded = accepted(f"{F}  dispatch:\n    CPU, CUDA: a::f_a\n")
    span = kernels_of(loaded, "aten::f")["CUDA"].span
    assert span is not None
    assert (str(span), span.text) == ("f.yaml:3:16", "a::f_a")


def test_fields_know_their_place() -> None:
    function = only(f"{F}  variants: method\n")
    assert str(function.spans.of("variants")) == "f.yaml:2:13"
    assert function.spans.of("dispatch") == function.spans.func
    assert str(function.spans.func) == "f.yaml:1:9"


@pytest.mark.parametrize(
    "func",
    [
        "f(Tensor(a) self) -> Tensor(a)",
        "f(Tensor(a -> *) self) -> Tensor",
        "f(Tensor(a|b) self) -> Tensor(b)",
        "f(Tensor(a)[] selves, Tensor(b!) out) -> Tensor(a)[]",
        "f(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    ],
)
def test_alias_sets_that_mean_something(func: str) -> None:
    found = read(f"- func: {func}\n").diagnostics
    assert "BW242" not in {each.code for each in found}


# ---- options ----


def test_options() -> None:
    text = (
        f"{F}  dispatch:\n    CPU: f_cpu\n    PrivateUse1: f_mine\n  autogen: f.out\n"
    )
    assert [found.code for found in read(text).diagnostics] == ["BW208"]
    keys = frozenset({DispatchKey.CPU, DispatchKey.PrivateUse1})
    options = LoadOptions(default_namespace="mine", allowed_keys=keys, derive=False)
    loaded = accepted(text, options)
    assert [function.qualified_name for function in loaded.functions] == ["mine::f"]
    assert set(kernels_of(loaded, "mine::f")) == {"CPU", "PrivateUse1"}
    ignoring = LoadOptions(ignored_keys=frozenset({DispatchKey.PrivateUse1}))
    assert set(kernels_of(accepted(text, ignoring), "aten::f")) == {"CPU"}


# ---- the model ----


def test_model_is_hashable_and_positions_do_not_count() -> None:
    text = f"{F}  dispatch:\n    CPU: f_cpu\n  tags: core\n  autogen: f.out\n"
    one, two = accepted(text), accepted(f"# moved\n\n{text}")
    assert one.functions == two.functions
    assert one.groups == two.groups
    assert one.view_groups == two.view_groups
    assert dict(one.backend_indices) == dict(two.backend_indices)
    values = (*one.functions, *one.groups, *one.view_groups, *one.tags)
    values += (*one.backend_indices.values(),)
    for value in values:
        assert hash(value) == hash(dataclasses.replace(value))
    assert str(one.functions[0]) == "aten::f(Tensor self, int dim=0) -> Tensor"


def test_a_field_of_the_project_may_be_called_nearly_like_func() -> None:
    """A misspelt `func` is answered as such; a field of that name is none."""
    options = LoadOptions(extra_fields=(ExtraField("funcs", FieldType.boolean, False),))
    for chosen, codes in ((options, ["BW201"]), (LoadOptions(), ["BW202"])):
        found = load_sources(SourceFile("f.yaml", "- funcs: True\n"), None, chosen)
        assert [each.code for each in found.diagnostics] == codes
