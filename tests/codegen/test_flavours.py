"""Lists that are not torchgen's own: ExecuTorch's, maps of sections, and parts of lists."""

from pathlib import Path

import pytest

from codegen.codes import Severity
from codegen.diagnostics import render_text
from codegen.load import Loaded, load, load_sources
from codegen.model.typed_kernels import TypedKernel
from codegen.options import PRIVATEUSE1_KEYS, SCHEMA_FILE_KEYS, LoadOptions
from codegen.source import SourceFile
from runtime.keys import DispatchKey

_FULL = """\
- func: add(Tensor self, Tensor other) -> Tensor
  structured_delegate: add.out
- func: add.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU: add_out
- func: relu(Tensor self) -> Tensor
  dispatch:
    CPU: relu
  autogen: relu.out
"""


@pytest.fixture
def full(tmp_path: Path) -> Path:
    path = tmp_path / "native_functions.yaml"
    path.write_text(_FULL)
    return path


def _read(text: str, options: LoadOptions | None = None) -> Loaded:
    return load_sources(SourceFile("f.yaml", text), None, options)


def _kernels(loaded: Loaded) -> dict[str, dict[str, str]]:
    return {
        key.name: {
            name: "::".join(filter(None, (kernel.namespace, kernel.name)))
            for name, kernel in index.kernels
        }
        for key, index in loaded.backend_indices.items()
        if index.kernels
    }


def _typed(loaded: Loaded) -> dict[str, tuple[TypedKernel, ...]]:
    found = {}
    for function in loaded.functions:
        kernels = function.extra_field("kernels")
        assert isinstance(kernels, tuple)
        found[str(function.name)] = tuple(
            kernel for kernel in kernels if isinstance(kernel, TypedKernel)
        )
    return found


# ---- ExecuTorch ----

_MIXED = """\
# Licence.

- op: add.out
  kernels:
    - arg_meta: null
      kernel_name: torch::executor::add_out

- op: aten::relu.out
  kernels:
    - kernel_name: relu_out

- func: my::f.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)
  variants: function
  kernels:
    - arg_meta: null
      kernel_name: mine::f_out
"""


def test_entries_that_name_operators_have_schemas_of_the_full_list(full: Path) -> None:
    loaded = _read(_MIXED, LoadOptions(full_list=full))
    assert loaded.diagnostics == ()
    assert list(map(str, loaded.functions)) == [
        "aten::add.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        "aten::relu.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
        "my::f.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
    ]
    assert _kernels(loaded) == {
        "CPU": {
            "aten::add.out": "torch::executor::add_out",
            "aten::relu.out": "relu_out",
            "my::f.out": "mine::f_out",
        }
    }
    assert _typed(loaded)["add.out"] == (
        TypedKernel("add_out", (), "torch::executor", is_default=True),
    )


def test_names_without_a_full_list() -> None:
    found = _read(_MIXED).diagnostics
    assert [d.code for d in found] == ["BW270", "BW270"]
    assert "full-list" in (found[0].hint or "")


@pytest.mark.parametrize(
    ("op", "code"), [("mul.out", "BW270"), ("a b", "BW205"), ("[x]", "BW203")]
)
def test_names_that_cannot_be_found(full: Path, op: str, code: str) -> None:
    loaded = _read(f"- op: {op}\n", LoadOptions(full_list=full))
    assert [d.code for d in loaded.diagnostics] == [code]
    assert loaded.functions == ()


@pytest.mark.parametrize(
    ("op", "hint"),
    [
        ("add.ot", "did you mean 'add.out'?"),
        ("reluu.out", "did you mean 'relu.out'?"),
        ("zzz", None),
    ],
)
def test_the_nearest_of_the_full_list(full: Path, op: str, hint: str | None) -> None:
    loaded = _read(f"- op: {op}\n", LoadOptions(full_list=full))
    (found,) = loaded.diagnostics
    assert (found.code, found.hint) == ("BW270", hint)


# The file of a backend with operators of its own, and what is said of it.
_BACKENDS = {
    "names and schemas": "supported:\n- abs\ncustom:\n- func: my::f(Tensor self) -> Tensor\n",
    "fields of its own": "custom:\n- func: my::f(Tensor self) -> Tensor\n  mine: 1\n",
    "what is no list": (
        "custom:\n- func: my::f(Tensor self) -> Tensor\nextra_headers: [a.h]\n"
    ),
}


@pytest.mark.parametrize("name", _BACKENDS)
def test_the_file_of_a_backend_is_said_to_be_one(name: str) -> None:
    loaded = _read(f"backend: XLA\ncpp_namespace: x\n{_BACKENDS[name]}")
    (found,) = loaded.diagnostics
    assert (found.code, "'explain'" in str(found.hint)) == ("BW264", True)
    assert [f.qualified_name for f in loaded.functions] == ["my::f"]


_TYPED = """\
- func: f.out(Tensor a, Tensor b, *, Tensor(c!) out) -> Tensor(c!)
  type_alias:
    T0: [Float, Double]
    T1: [Bool]
  dim_order_alias:
    D0: [0, 1, 2]
    D1: [2, 0, 1]
  kernels:
    - arg_meta: null
      kernel_name: f_any
    - arg_meta:
        a: [T0, D0]
        b: [T1, D1]
        out: [T0, D0]
      kernel_name: ns::f_typed
"""


def test_kernels_by_dtype_and_dimension_order() -> None:
    loaded = _read(_TYPED)
    assert loaded.diagnostics == ()
    any_, floats, doubles = _typed(loaded)["f.out"]
    assert (any_.key, any_.is_default) == ("default", True)
    assert floats.key == "v1/6;0,1,2|11;2,0,1|6;0,1,2"
    assert doubles.key == "v1/7;0,1,2|11;2,0,1|7;0,1,2"
    assert [str(a.name) for a in doubles.arguments] == ["a", "b", "out"]
    assert _kernels(loaded) == {"CPU": {"aten::f.out": "f_any"}}
    assert hash(loaded.functions[0]) == hash(_read(_TYPED).functions[0])


def test_tensors_without_dimensions_have_an_empty_order() -> None:
    loaded = _read(_TYPED.replace("D1: [2, 0, 1]", "D1: []"))
    assert loaded.diagnostics == ()
    _, floats, _ = _typed(loaded)["f.out"]
    assert floats.key == "v1/6;0,1,2|11;|6;0,1,2"


def test_a_key_without_arguments_is_not_the_default() -> None:
    text = (
        "- func: f(Tensor a) -> Tensor\n  kernels:\n"
        "    - {arg_meta: {}, kernel_name: f_none}\n"
    )
    loaded = _read(f"{text}    - {{arg_meta: null, kernel_name: f_any}}\n")
    assert loaded.diagnostics == ()
    assert [k.key for k in _typed(loaded)["f"]] == ["v1/", "default"]
    assert _kernels(loaded) == {"CPU": {"aten::f": "f_any"}}
    twice = _read(f"{text}    - {{arg_meta: {{}}, kernel_name: f_any}}\n")
    assert [d.message for d in twice.diagnostics] == [
        "a second kernel for the key 'v1/'"
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("T1: [Bool]", "T1: [Boolean]", "there is no dtype 'Boolean'"),
        ("b: [T1, D1]", "b: [T2, D1]", "'T2' is not in type_alias"),
        ("b: [T1, D1]", "b: [T1, D2]", "'D2' is not in dim_order_alias"),
        ("b: [T1, D1]", "b: [T1]", "must be [type alias, dim order alias]"),
        ("D1: [2, 0, 1]", "D1: [x]", "must be a list of numbers"),
        ("T1: [Bool]", "T1: []", "type_alias 'T1' names no dtype"),
        ("T1: [Bool]", "T1: [[]]", "must be a list of words"),
        ("D1: [2, 0, 1]", "D1: [[]]", "must be a list of words"),
        ("D1: [2, 0, 1]", "D1:", "must be a list of words"),
        ("kernel_name: ns::f_typed", "kernel_name: a-b", "not the name of a kernel"),
        ("kernel_name: ns::f_typed", "name: x", "no field 'name' of a kernel"),
        ("T0: [Float, Double]", "T0: [Float, Float]", "a second kernel for the key"),
        ("- func:", "- op: f\n  func:", "not both"),
        ("f.out(Tensor a", "f.out(Tnsor a", "Tnsor"),
    ],
)
def test_malformed_kernels(old: str, new: str, message: str) -> None:
    loaded = _read(_TYPED.replace(old, new))
    assert loaded.functions == ()
    assert message in render_text(loaded.diagnostics)


def test_combinations_are_bounded() -> None:
    names = ["Float", "Double", "Bool", "Int", "Long", "Byte", "Char", "Short"]
    aliases = "".join(f"    T{n}: [{', '.join(names)}]\n" for n in range(9))
    arguments = "".join(f"        x{n}: [T{n}, D]\n" for n in range(9))
    loaded = _read(
        f"- func: f(Tensor x) -> Tensor\n  type_alias:\n{aliases}"
        f"  dim_order_alias:\n    D: [0]\n  kernels:\n    - arg_meta:\n{arguments}"
        "      kernel_name: k\n"
    )
    assert [d.code for d in loaded.diagnostics] == ["BW271"]


def test_entries_of_several_kinds_in_one_list(full: Path) -> None:
    """Kernels by key, kernels by dtype, and neither."""
    text = (
        "- op: add.out\n  kernels:\n    - kernel_name: k\n"
        "- func: g(Tensor self) -> Tensor\n"
        "- func: h(Tensor self) -> Tensor\n  dispatch:\n    CUDA: h_cuda\n"
        "- func: i(Tensor self) -> Tensor\n  dispatch:\n    CPU: i_cpu\n"
        "  kernels:\n    - kernel_name: i_other\n"
    )
    loaded = _read(text, LoadOptions(full_list=full))
    assert loaded.diagnostics == ()
    assert _kernels(loaded) == {
        "CPU": {"aten::add.out": "k", "aten::i": "i_cpu"},
        "CUDA": {"aten::h": "h_cuda"},
        "CompositeImplicitAutograd": {"aten::g": "g"},
    }


# ---- maps of sections ----

_SECTIONS = """\
all_version: [v1, v2]
official:
  - func: add(Tensor self, Tensor other) -> Tensor
    acl_op: all_version
    gen_opapi:
      out: {size: self, dtype: [self, 1]}
  - func: rename(Tensor(a) self, Dimname[]? names) -> Tensor(a)
custom:
  - func: npu_f(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,\
 bool? pin_memory=None) -> Tensor
    exposed: True
  - func: npu_g(Tensor self) -> Tensor
    dispatch:
      CompositeExplicitAutograd: g
symint:
  - npu_f
  - func: add(Tensor self, Tensor other) -> Tensor
header: {a: 1}
"""


def test_sections() -> None:
    loaded = _read(_SECTIONS)
    assert [(d.code, d.severity, d.span.text) for d in loaded.diagnostics] == [
        ("BW261", Severity.warning, "all_version"),
        ("BW262", Severity.warning, "acl_op"),
        ("BW262", Severity.warning, "gen_opapi"),
        ("BW260", Severity.warning, "Dimname"),
        ("BW262", Severity.warning, "exposed"),
        ("BW261", Severity.warning, "header"),
    ]
    assert _kernels(loaded) == {
        "PrivateUse1": {
            "aten::add": "add",
            "aten::rename": "rename",
            "aten::npu_f": "npu_f",
        },
        "CompositeExplicitAutograd": {"aten::npu_g": "g"},
    }
    extra = {str(f.name): dict(f.extra) for f in loaded.functions}
    assert extra["add"] == {
        "acl_op": "all_version",
        "gen_opapi": (("out", (("size", "self"), ("dtype", ("self", 1)))),),
        "sections": ("official", "symint"),
    }
    assert extra["npu_f"] == {"exposed": True, "sections": ("custom", "symint")}


def test_sections_with_operators_of_the_full_list(full: Path) -> None:
    text = (
        "supported:\n  - relu\n  - add.out\n  - nothing\n  - func: add\n    op_api: True\n"
        "custom:\n  - func: f(Tensor self) -> Tensor\n"
    )
    found = _read(text, LoadOptions(full_list=full))
    assert [str(f.name) for f in found.functions] == ["f", "relu", "add.out", "add"]
    assert {d.code for d in found.diagnostics} == {"BW261", "BW262"}
    assert "1 of its operators are only named" in found.diagnostics[0].message
    without = _read(text)
    assert [str(f.name) for f in without.functions] == ["f"]
    assert "4 of its operators" in without.diagnostics[0].message


def test_sections_with_two_schemas_of_one_operator() -> None:
    loaded = _read(
        "a:\n  - func: f(Tensor self) -> Tensor\n"
        "b:\n  - func: f(Tensor self, int n) -> Tensor\n"
    )
    assert [d.code for d in loaded.diagnostics] == ["BW263"]
    assert list(map(str, loaded.functions)) == ["aten::f(Tensor self) -> Tensor"]


@pytest.mark.parametrize(
    "text",
    [
        "a: 1",
        "functions:\n  - cpp_name: a\n    impl_name: b\n",
    ],
)
def test_maps_that_are_no_lists_of_operators(text: str) -> None:
    assert [d.code for d in _read(text).diagnostics] == ["BW007"]


# ---- parts of lists ----

_PART = """\
- func: add.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    PrivateUse1: add_out_mine
- func: relu_(Tensor(a!) self) -> Tensor(a!)
  dispatch:
    PrivateUse1: relu_mine
  autogen: relu, relu.out
"""


def test_a_backends_part_of_a_list_lacks_nothing() -> None:
    allowed = SCHEMA_FILE_KEYS | set(PRIVATEUSE1_KEYS)
    loaded = _read(_PART, LoadOptions(allowed_keys=allowed))
    assert loaded.diagnostics == ()
    assert [str(f.name) for f in loaded.functions] == ["add.out", "relu_"]
    index = loaded.backend_indices[DispatchKey.PrivateUse1]
    assert [kernel.structured for _, kernel in index.kernels] == [True, False]
    assert {d.code for d in _read(_PART).diagnostics} >= {"BW208"}


def test_whether_a_list_is_a_part_can_be_said() -> None:
    allowed = SCHEMA_FILE_KEYS | set(PRIVATEUSE1_KEYS)
    whole = _read(_PART, LoadOptions(allowed_keys=allowed, partial=False))
    assert {d.code for d in whole.diagnostics} == {"BW306"}
    text = "- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n  dispatch: {CPU: k}\n"
    assert [d.code for d in _read(text).diagnostics] == ["BW405"]
    assert _read(text, LoadOptions(partial=True)).diagnostics == ()


def test_a_list_that_names_further_keys_is_whole_if_it_has_others() -> None:
    text = (
        "- func: relu_(Tensor(a!) self) -> Tensor(a!)\n"
        "  dispatch:\n    CPU: relu\n    PrivateUse1: relu_mine\n"
        "  autogen: relu, relu.out\n"
    )
    allowed = SCHEMA_FILE_KEYS | {DispatchKey.PrivateUse1}
    loaded = _read(text, LoadOptions(allowed_keys=allowed))
    assert [str(f.name) for f in loaded.functions] == ["relu_", "relu.out", "relu"]


# ---- how files are written ----

_BODY = "- func: f(Tensor self) -> Tensor\n  variants: function, method\n"


@pytest.mark.parametrize(
    "text",
    [
        f"\ufeff{_BODY}",
        f"\ufeff# Licence\n\n{_BODY}",
        _BODY.replace("\n", "\r\n"),
        f"\ufeff{_BODY}".replace("\n", "\r\n"),
        f"%YAML 1.1\n---\n{_BODY}...\n",
        f"---\n{_BODY}",
        f"# Copyright\n# All rights\n---\n\n---\n{_BODY}---\n# nothing more\n",
        f"{_BODY}\n\n\n# end",
        _BODY.rstrip("\n"),
    ],
)
def test_ways_to_write_a_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "f.yaml"
    path.write_bytes(text.encode())
    loaded = load(path)
    assert loaded.diagnostics == ()
    assert [str(f) for f in loaded.functions] == ["aten::f(Tensor self) -> Tensor"]


@pytest.mark.parametrize(
    "text", ["", "\ufeff", "# nothing\n", "---\n---\n", "\r\n\r\n"]
)
def test_files_without_entries(tmp_path: Path, text: str) -> None:
    path = tmp_path / "f.yaml"
    path.write_bytes(text.encode())
    loaded = load(path)
    assert (loaded.functions, loaded.diagnostics) == ((), ())
