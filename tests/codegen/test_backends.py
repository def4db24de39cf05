"""Files of external backends: what they say, and what mistakes in them are answered with."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from codegen.backends.load import LoadedBackend, backend_from_source
from codegen.backends.model import BackendOperator, Section
from codegen.codes import Severity
from codegen.diagnostics import Collector, Diagnostic, render_text
from codegen.load import Loaded, load_sources
from codegen.source import SourceFile
from runtime.keys import DispatchKey

SCHEMA = """\
- func: abs(Tensor self) -> Tensor
  dispatch:
    CPU: abs
  autogen: abs.out

- func: abs_(Tensor(a!) self) -> Tensor(a!)
  dispatch:
    CPU: abs_

- func: add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  structured_delegate: add.out

- func: add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
  structured_delegate: add.out

- func: add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU: add_out

- func: add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor

- func: view(Tensor(a) self, SymInt[] size) -> Tensor(a)
  dispatch:
    CPU: view
  autogen: view_copy, view_copy.out

- func: selu(Tensor self) -> Tensor
"""
HEAD = "backend: XLA\ncpp_namespace: torch_xla\n"


@cache
def operators() -> Loaded:
    loaded = load_sources(SourceFile("operators.yaml", SCHEMA))
    assert [d for d in loaded.diagnostics if d.severity is Severity.error] == []
    return loaded


def read(text: str, *, privateuse1: str | None = None) -> LoadedBackend:
    source = SourceFile("backend.yaml", text)
    return backend_from_source(source, operators(), privateuse1=privateuse1)


def right(text: str, *, privateuse1: str | None = None) -> LoadedBackend:
    found = read(text, privateuse1=privateuse1)
    assert render_text(found.diagnostics) == ""
    assert found.backend is not None
    return found


def listed(found: LoadedBackend) -> list[BackendOperator]:
    assert found.backend is not None
    return list(found.backend.operators)


# ---- what files say ----


def test_a_file_with_every_section() -> None:
    found = right("""\
backend: Lazy
cpp_namespace: torch::lazy
class_name: LazyNativeFunctions
extra_headers:
  - '#include <lazy.h>'
use_out_as_primary: False
device_guard: True
full_codegen:
  - abs
supported:
  - add.Tensor
  - view
autograd:
  - selu
symint:
  - view
non_native:
  - func: scalar(Scalar value, ScalarType type) -> Tensor
    opkind: at::prim::Constant
    properties:
      - ShapeCompute
    cache: False
ir_gen:
  - selu
""")
    backend = found.backend
    assert backend is not None
    assert (backend.name, backend.key) == ("Lazy", DispatchKey.Lazy)
    assert backend.autograd_key is DispatchKey.AutogradLazy
    assert backend.cpp_namespace == "torch::lazy"
    assert backend.class_name == "LazyNativeFunctions"
    assert backend.extra_headers == ("#include <lazy.h>",)
    assert (backend.use_out_as_primary, backend.device_guard) == (False, True)
    assert [(o.operator, o.section, o.key, o.kernel.name) for o in listed(found)] == [
        ("aten::add.Tensor", Section.supported, DispatchKey.Lazy, "add"),
        ("aten::view", Section.supported, DispatchKey.Lazy, "view_symint"),
        ("aten::abs", Section.full_codegen, DispatchKey.Lazy, "abs"),
        ("aten::selu", Section.autograd, DispatchKey.AutogradLazy, "selu"),
    ]
    assert {o.kernel.namespace for o in listed(found)} == {"torch::lazy"}
    assert backend.symint == {"aten::view"}
    assert backend.ir_gen == ("aten::selu",)
    (operation,) = backend.non_native
    assert str(operation.schema) == "scalar(Scalar value, ScalarType type) -> Tensor"
    assert operation.fields == (
        ("opkind", "at::prim::Constant"),
        ("properties", ("ShapeCompute",)),
        ("cache", False),
    )
    assert {k: len(i.kernels) for k, i in found.indices.items()} == {
        DispatchKey.Lazy: 3,
        DispatchKey.AutogradLazy: 1,
    }
    index = found.indices[DispatchKey.Lazy]
    assert (index.external, index.device_guard) == (True, True)
    assert not index.use_out_as_primary
    assert isinstance(hash(backend), int)


@pytest.mark.parametrize("section", ["supported", "autograd", "symint", "full_codegen"])
@pytest.mark.parametrize("value", ["", " []", " ~", "\n"])
def test_a_section_may_be_empty(section: str, value: str) -> None:
    assert listed(right(f"{HEAD}{section}:{value}\n")) == []


def test_an_empty_section_leaves_the_others_alone() -> None:
    found = right(f"{HEAD}supported:\n- abs\nautograd:\n")
    assert [(o.operator, o.section) for o in listed(found)] == [
        ("aten::abs", Section.supported)
    ]


def test_the_class_is_named_after_the_key() -> None:
    found = right(f"{HEAD}supported:\n- abs\n").backend
    assert found is not None
    assert found.class_name == "XLANativeFunctions"


def test_a_backend_of_ones_own_may_name_its_class() -> None:
    found = right(
        "backend: PrivateUse1\ncpp_namespace: at_npu\nclass_name: N\nsupported:\n- abs\n"
    )
    assert found.backend is not None
    assert found.backend.class_name == "N"
    assert list(found.indices) == [DispatchKey.PrivateUse1]


def test_entries_that_are_mappings_keep_their_fields() -> None:
    found = right(f"""\
{HEAD}supported:
  - func: abs
    op_api: True
    versions: [v2.1, {{newest: v2.7}}]
    nothing:
  - func: add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
    structured: True
""")
    first, second = listed(found)
    assert first.fields == (
        ("op_api", True),
        ("versions", ("v2.1", (("newest", "v2.7"),))),
        ("nothing", None),
    )
    assert not first.kernel.structured
    assert second.operator == "aten::add.out"
    assert (second.kernel.structured, second.fields) == (True, ())


def test_a_renamed_backend() -> None:
    text = "backend: NPU\ncpp_namespace: n\nsupported:\n- abs\nautograd:\n- selu\n"
    found = right(text, privateuse1="npu")
    assert list(found.indices) == [
        DispatchKey.PrivateUse1,
        DispatchKey.AutogradPrivateUse1,
    ]
    text = "backend: SparseNPU\ncpp_namespace: n\nsupported:\n- abs\n"
    sparse = right(text, privateuse1="npu")
    assert sparse.backend is not None
    assert sparse.backend.key is DispatchKey.SparsePrivateUse1


CUSTOM = """\
backend: NPU
cpp_namespace: n
supported:
  - copy_memory_
custom:
  - func: copy_memory_(Tensor(a!) self, Tensor src) -> Tensor(a!)
    device_check: NoCheck
  - func: npu_format(Tensor self) -> int
    exposed: True
  - func: other::made(int[] size) -> Tensor
    dispatch:
      CompositeExplicitAutograd: made
      AutogradNPU: made_autograd
"""


def test_operators_of_ones_own() -> None:
    found = right(CUSTOM, privateuse1="npu")
    assert [f.qualified_name for f in found.custom.functions] == [
        "npu::copy_memory_",
        "npu::npu_format",
        "other::made",
    ]
    assert [(o.operator, o.section, o.fields) for o in listed(found)] == [
        ("npu::copy_memory_", Section.supported, ()),
        ("npu::npu_format", Section.custom, (("exposed", True),)),
        ("other::made", Section.custom, ()),
    ]
    composite = found.custom.backend_indices[DispatchKey.CompositeExplicitAutograd]
    assert [name for name, _ in composite.kernels] == ["other::made"]


# ---- mistakes ----

MISTAKES = {
    "nothing": ("", ["1:1: BW601", "this is empty"]),
    "a list": ("- abs\n", ["1:1: BW601", "this is a list"]),
    "not YAML": ("backend: [", ["BW004"]),
    "no backend": ("cpp_namespace: n\n", ["1:1: BW602", "must have 'backend'"]),
    "no namespace": ("backend: XLA\n", ["1:1: BW602", "must have 'cpp_namespace'"]),
    "an empty backend": (
        "backend:\ncpp_namespace: n\n",
        ["BW203 backend must be a string"],
    ),
    "no operator of that name alone": (
        f"{HEAD}supported:\n- add\n",
        ["4:3: BW605", "'add'", "did you mean 'add.Tensor'?"],
    ),
    "no such overload": (
        f"{HEAD}supported:\n- add.Tensr\n",
        ["4:3: BW605", "'add.Tensr'", "did you mean 'add.Tensor'?"],
    ),
    "no overload like it": (
        f"{HEAD}supported:\n- abs.names_out\n",
        ["4:3: BW605", "did you mean 'abs.out'?"],
    ),
    "a misspelled operator": (
        f"{HEAD}autograd:\n- slu\n",
        ["4:3: BW605 autograd", "did you mean 'selu'?"],
    ),
    "no name at all": (f"{HEAD}supported:\n- 'a b'\n", ["4:3: BW605", "'a b'"]),
    "an unknown section": (
        f"{HEAD}supported:\n- abs\nfoo: 1\n",
        ["5:1: BW603", "'foo'", "the sections are backend"],
    ),
    "a misspelled section": (
        f"{HEAD}suported:\n- abs\n",
        ["3:1: BW603", "did you mean 'supported'?"],
    ),
    "a section twice": (f"{HEAD}supported: []\nsupported: []\n", ["BW009"]),
    "an operator twice": (
        f"{HEAD}supported:\n- abs\n- abs\n",
        [
            "5:3: warning: BW606",
            "duplicate",
            "aten::abs",
            "4:3: first listed in supported",
        ],
    ),
    "an operator in two lists": (
        f"{HEAD}supported:\n- abs\nfull_codegen:\n- abs\n",
        ["BW606", "in full_codegen", "first listed in supported"],
    ),
    "variants on both keys": (
        f"{HEAD}supported:\n- abs\nautograd:\n- abs.out\n",
        ["6:3: BW607 aten::abs.out", "aten::abs", "4:3: the other one"],
    ),
    "no key of a backend": (
        "backend: CompositeImplicitAutograd\ncpp_namespace: n\n",
        ["1:10: BW604"],
    ),
    "a misspelled key": (
        "backend: XLAA\ncpp_namespace: n\n",
        ["1:10: BW604", "did you mean 'XLA'?"],
    ),
    "a key that is none of a backend": (
        "backend: AutogradCPU\ncpp_namespace: n\n",
        ["1:10: BW604", "hint: name the key that the kernels compute for"],
    ),
    "no name of a key": (
        "backend: my npu\ncpp_namespace: n\n",
        ["1:10: BW604", "hint: name the key that the kernels compute for"],
    ),
    "a renamed key of few letters": (
        "backend: NPU\ncpp_namespace: n\n",
        [
            "1:10: BW604",
            "hint: if 'NPU' is what PrivateUse1 is renamed to, add --privateuse1 npu, or set"
            " 'privateuse1-backend = \"npu\"' in boxwood.toml",
        ],
    ),
    "a misspelled key may be a renamed one": (
        "backend: XLAA\ncpp_namespace: n\n",
        ["'XLA'? Otherwise, if 'XLAA' is what PrivateUse1", "--privateuse1 xlaa"],
    ),
    "a renamed key without its name": (
        "backend: NPU9000\ncpp_namespace: n\n",
        ["1:10: BW604", "--privateuse1 npu9000"],
    ),
    "a key that the list has kernels for": (
        "backend: CPU\ncpp_namespace: n\nsupported:\n- abs\n",
        ["1:10: BW604", "has kernels for CPU itself"],
    ),
    "autograd of what has none": (
        "backend: SparsePrivateUse1\ncpp_namespace: n\nautograd:\n- selu\n",
        ["BW604", "'AutogradSparsePrivateUse1'"],
    ),
    "a key without a name": (
        "backend: ''\ncpp_namespace: n\n",
        ["1:10: BW604", "'' is not the dispatch key of a backend"],
    ),
    "names of nothing": (
        f"{HEAD}symint:\n- foo\nir_gen:\n- bar\n",
        ["4:3: warning: BW608", "'foo'", "6:3: warning: BW608", "'bar'"],
    ),
    "no list": (f"{HEAD}supported: abs\n", ["3:12: BW203", "must be a list"]),
    "no boolean": (f"{HEAD}device_guard: 1\n", ["3:15: BW203", "device_guard"]),
    "an item that is a number": (f"{HEAD}supported:\n- 1\n", ["4:3: BW203"]),
    "an item without func": (
        f"{HEAD}supported:\n- op_api: True\n",
        ["4:3: BW609", "must have 'func'"],
    ),
    "a structured kernel of no structured operator": (
        f"{HEAD}supported:\n- func: add.Tensor\n  structured: True\n",
        ["4:9: BW610 add.Tensor", "add.out is"],
    ),
    "symint without a kernel": (
        f"{HEAD}symint:\n- view\n",
        ["4:3: warning: BW608", "no kernel of view"],
    ),
    "a custom operator that exists": (
        f"{HEAD}custom:\n- func: aten::abs(Tensor self) -> Tensor\n",
        ["4:9: BW611", "aten::abs", "operators.yaml:1:9"],
    ),
    "a custom schema that is none": (
        f"{HEAD}custom:\n- func: f(Tnsor self) -> Tensor\n",
        ["4:11: BW", "did you mean 'Tensor'?"],
    ),
    "a custom entry without func": (f"{HEAD}custom:\n- exposed: True\n", ["4:3: BW"]),
    "an operation that is no schema": (
        f"{HEAD}non_native:\n- func: f(\n",
        ["4:11: BW1"],
    ),
    "an operation without func": (f"{HEAD}non_native:\n- a: b\n", ["4:3: BW609"]),
}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("npu", "write 'NPU': the name of a key is in upper case"),
        ("Npu", "write 'NPU'"),
        ("MPU", "PrivateUse1 is renamed to 'npu': its key is 'NPU'"),
        ("XLAA", "did you mean 'XLA'? PrivateUse1 is renamed to 'npu'"),
    ],
)
def test_the_name_of_a_renamed_backend(name: str, told: str) -> None:
    text = f"backend: {name}\ncpp_namespace: n\n"
    (found,) = read(text, privateuse1="npu").diagnostics
    assert (found.code, told in str(found.hint)) == ("BW604", True)


@pytest.mark.parametrize("key", ["XLA", "AutogradXLA", "CPU", "PrivateUse1"])
def test_custom_operators_have_kernels_for_the_keys_of_the_backend(key: str) -> None:
    entry = f"- func: f(Tensor self) -> Tensor\n  dispatch:\n    {key}: f_x\n"
    right(f"{HEAD}custom:\n{entry}")


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes(name: str) -> None:
    text, mentioned = MISTAKES[name]
    shown = render_text(read(text).diagnostics)
    missing = [words for words in mentioned if words not in shown]
    assert missing == [], shown


def test_all_mistakes_are_reported_at_once() -> None:
    found = read(f"{HEAD}supported:\n- add\n- abss\nfoo:\nautograd: 1\n")
    assert [d.code for d in found.diagnostics] == ["BW605", "BW605", "BW603", "BW203"]


def test_a_comment_silences_a_warning() -> None:
    assert right(f"{HEAD}symint:\n- view  # boxwood: ignore BW608\n").backend


# ---- any input ----

_WORDS = st.sampled_from(
    ["abs", "add", "add.out", "view", "func", "backend", "supported", "True", "custom"]
    + ["XLA", "[", "]", "{", "}", ":", "- ", "\n", "\n  ", "'", "&a ", "*a", "#", "~"]
)


@settings(max_examples=150, deadline=None)
@given(st.lists(_WORDS, max_size=25).map(" ".join), st.booleans())
def test_any_text_is_a_backend_or_diagnostics(text: str, headed: bool) -> None:
    found = read(HEAD + text if headed else text)
    errors: list[Diagnostic] = [
        d for d in found.diagnostics if d.severity is Severity.error
    ]
    assert found.backend is not None or errors


def test_a_file_that_cannot_be_read_is_a_diagnostic() -> None:
    collector = Collector()
    collector.report("BW001", SourceFile("b.yaml", "").whole(), "cannot read 'b.yaml'")
    found = backend_from_source(None, operators(), collector)
    assert found.backend is None
    assert [d.code for d in found.diagnostics] == ["BW001"]


@pytest.mark.parametrize("rest", ["class_name:\n", "class_name: ~\nsupported: []\n"])
@pytest.mark.parametrize("key", ["XLA", "CPU"])
def test_what_torchgen_reads_besides(key: str, rest: str) -> None:
    found = right(f"backend: {key}\ncpp_namespace: n\n{rest}")
    assert found.backend is not None
    assert found.backend.class_name == f"{key}NativeFunctions"
