"""Joining operators to kernels: what is found, what is made, how every mistake is answered."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from codegen.codes import CODES
from codegen.diagnostics import Collector, render_text
from codegen.emit import environment
from codegen.kernel_index import KernelIndex
from codegen.kernel_packages import KernelFolder
from codegen.kernel_reports import KernelReports
from codegen.link import Linked, Linker
from codegen.load import load_sources
from codegen.name_checks import check_names
from codegen.package_checks import check_package
from codegen.pipeline import Options, build
from codegen.source import SourceFile

HERE = Path(__file__).parent

STRUCTURED = """\
- func: add.Tensor(Tensor self, Tensor other) -> Tensor
  structured_delegate: add.out
- func: add.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU, CUDA: add_out
"""


def link(
    folder: Path,
    schema: str,
    kernels: Mapping[str, str],
    *,
    stub: bool = False,
    foreign: str = "",
) -> tuple[Linked, str]:
    """Link the operators; `foreign` is the package of kernels that are not of their project."""
    package = folder / "kernels"
    package.mkdir(parents=True)
    for name, text in kernels.items():
        (package / f"{name}.py").write_text(text)
    found = Collector()
    loaded = load_sources(SourceFile("f.yaml", schema), None, None, found)
    index = KernelIndex(foreign or "kernels", package)
    linker = Linker(
        loaded.functions,
        loaded.groups,
        loaded.view_groups,
        KernelReports(index, found, bool(foreign)),
        stub_missing=stub,
    )
    linked = linker.link(loaded.backend_indices)
    check_names(loaded.functions, found)
    check_package(loaded.functions, found)
    return linked, render_text(found)


CASES = {
    "BW501": (
        "- func: f(Tensor self) -> Tensor\n",
        {"a": "def f(self: Tensor) -> Tensor:\n    return self\n", "b": "x = = 1\n"},
        """\
kernels/b.py:1:5: BW501 not valid Python: invalid syntax
    x = = 1
        ^
""",
    ),
    "BW502 but not of faulty entries": (
        "- func: f(Tensor self) -> Tensor\n"
        "  structured_delegate: f.out\n"
        "  dispatch:\n"
        "    CPU: f_cpu\n"
        "- func: g(Tensor self) -> Tensor\n",
        {"a": ""},
        """\
f.yaml:2:24: BW302 f delegates to f.out, which does not exist
      structured_delegate: f.out
                           ^^^^^
  hint: declare 'f.out' with 'structured: True'
f.yaml:4:10: BW229 f has a kernel for CPU, and delegates that key to f.out
        CPU: f_cpu
             ^^^^^
  hint: remove the kernel or the 'structured_delegate'
f.yaml:5:9: BW502 kernel 'g' of operator 'g' on CompositeImplicitAutograd does not exist
    - func: g(Tensor self) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^
  hint: write it in kernels/g.py:

    from runtime.tensor import TensorBase as Tensor


    def g(self: Tensor) -> Tensor:
        raise NotImplementedError

""",
    ),
    "BW501 with the kernels": (
        STRUCTURED + "- func: g(Tensor self) -> Tensor\n",
        {
            "a": "def add_out(self, other, out):\n    return 1 +* 2\n\n"
            "def meta_add_Tensor(self, other):\n    pass\n",
            "b": "def f(self): ...\n",
        },
        """\
f.yaml:7:9: BW502 kernel 'g' of operator 'g' on CompositeImplicitAutograd does not exist
    - func: g(Tensor self) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^
  hint: write it in kernels/g.py:

    from runtime.tensor import TensorBase as Tensor


    def g(self: Tensor) -> Tensor:
        raise NotImplementedError

kernels/a.py:2:15: BW501 not valid Python: invalid syntax
        return 1 +* 2
                  ^
""",
    ),
    "BW502": (
        "- func: f.x(Tensor self, int[2] size, *, Tensor? weight=None) -> (Tensor, Tensor)\n"
        "  dispatch:\n"
        "    CPU: f_cpu\n"
        "    Meta: f_meta\n"
        "- func: f.y(Tensor self) -> Tensor\n"
        "  dispatch:\n"
        "    CPU: f_y\n",
        {
            "made_of": "def f_y(self): ...\n",
            "z": "def f_mete(self, size, weight): ...\n",
        },
        """\
f.yaml:3:10: BW502 kernel 'f_cpu' of operator 'f.x' on CPU does not exist
        CPU: f_cpu
             ^^^^^
  hint: write it in kernels/made_of.py:

    from collections.abc import Sequence

    from runtime.tensor import TensorBase as Tensor


    def f_cpu(
        self: Tensor, size: Sequence[int], weight: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        raise NotImplementedError

f.yaml:4:11: BW502 kernel 'f_meta' of operator 'f.x' on Meta does not exist
        Meta: f_meta
              ^^^^^^
  hint: did you mean 'f_mete'? Otherwise write it in kernels/made_of.py:

    from collections.abc import Sequence

    from runtime.tensor import TensorBase as Tensor


    def f_meta(
        self: Tensor, size: Sequence[int], weight: Tensor | None
    ) -> tuple[Tensor, Tensor]:
        raise NotImplementedError

""",
    ),
    "BW502 structured": (
        STRUCTURED,
        {"a": "def meta_add_Tensor(self, other): ...\n"},
        """\
f.yaml:6:16: BW502 kernel 'add_out' of operator 'add.out' on CPU and CUDA does not exist
        CPU, CUDA: add_out
                   ^^^^^^^
  hint: write it in kernels/a.py:

    from runtime.tensor import TensorBase as Tensor


    def add_out(self: Tensor, other: Tensor, out: Tensor) -> None:
        raise NotImplementedError

""",
    ),
    "BW502 composite": (
        "- func: sum(Tensor self) -> Tensor\n",
        {"a": ""},
        """\
f.yaml:1:9: BW502 kernel 'sum' of operator 'sum' on CompositeImplicitAutograd does not exist
    - func: sum(Tensor self) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: write it in kernels/sum.py:

    from runtime.tensor import TensorBase as Tensor


    def sum_kernel(self: Tensor) -> Tensor:
        raise NotImplementedError

""",
    ),
    "BW503": (
        STRUCTURED,
        {"a": "def add_out(self, other, out): ...\n"},
        """\
f.yaml:4:15: BW503 structured operator 'add.out' has no shape function
      structured: True
                  ^^^^
  hint: write it in kernels/a.py:

    from runtime.structured import TensorMeta
    from runtime.tensor import TensorBase as Tensor


    def meta_add_Tensor(self: Tensor, other: Tensor) -> TensorMeta:
        raise NotImplementedError

  note: f.yaml:1:9: its arguments are those of this operator
""",
    ),
    "BW503 several results": (
        "- func: mode(Tensor self) -> (Tensor v, Tensor i)\n"
        "  structured_delegate: mode.out\n"
        "- func: mode.out(Tensor self, *, Tensor(a!) v, Tensor(b!) i)"
        " -> (Tensor(a!) v, Tensor(b!) i)\n"
        "  structured: True\n"
        "  dispatch:\n"
        "    CPU: mode_out\n",
        {"a": "def mode_out(self, v, i): ...\n"},
        """\
f.yaml:4:15: BW503 structured operator 'mode.out' has no shape function
      structured: True
                  ^^^^
  hint: write it in kernels/a.py:

    from runtime.structured import TensorMeta
    from runtime.tensor import TensorBase as Tensor


    def meta_mode(self: Tensor) -> tuple[TensorMeta, TensorMeta]:
        raise NotImplementedError

  note: f.yaml:1:9: its arguments are those of this operator
""",
    ),
    "BW503 precomputed": (
        "- func: roll(Tensor self, int by) -> Tensor\n"
        "  structured_delegate: roll.out\n"
        "- func: roll.out(Tensor self, int by, *, Tensor(a!) out) -> Tensor(a!)\n"
        "  structured: True\n"
        "  precomputed:\n"
        "  - by -> int start\n"
        "  dispatch:\n"
        "    CPU: roll_out\n",
        {"a": "def roll_out(self, start, out): ...\n"},
        """\
f.yaml:4:15: BW503 structured operator 'roll.out' has no shape function
      structured: True
                  ^^^^
  hint: write it in kernels/a.py:

    from runtime.structured import Precomputed
    from runtime.tensor import TensorBase as Tensor


    def meta_roll(self: Tensor, by: int) -> Precomputed:
        raise NotImplementedError

  note: f.yaml:1:9: its arguments are those of this operator
""",
    ),
    "BW504": (
        "- func: a::f.x(Tensor self) -> Tensor\n- func: b::f.x(Tensor self) -> Tensor\n",
        {"a": "def f(self): ...\n"},
        """\
f.yaml:2:9: BW504 operators 'a::f' and 'b::f' would both be 'f' in Python
    - func: b::f.x(Tensor self) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: rename one of them
  note: f.yaml:1:9: the other operator
f.yaml:2:9: BW504 operators 'a::f.x' and 'b::f.x' would both be 'f_x' in Python
    - func: b::f.x(Tensor self) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: rename one of them
  note: f.yaml:1:9: the other operator
""",
    ),
    "BW505": (
        "- func: f.x(Tensor self, int n) -> Tensor\n"
        "  dispatch:\n"
        "    CPU: f_cpu\n"
        "- func: g(Tensor self) -> Tensor\n",
        {"a": "def f_cpu(self): ...\n\ndef g(self, *, out): ...\n"},
        """\
f.yaml:3:10: BW505 kernel 'f_cpu' takes (self), but operator 'f.x' passes (self, n)
        CPU: f_cpu
             ^^^^^
  hint: give it these parameters, or write one for this overload alone and call it 'f_cpu_x':

    from runtime.tensor import TensorBase as Tensor


    def f_cpu(self: Tensor, n: int) -> Tensor:

  note: kernels/a.py:1:1: the kernel is defined here
f.yaml:4:9: BW505 kernel 'g' takes (self, *, out), but operator 'g' passes (self)
    - func: g(Tensor self) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^
  hint: give it these parameters:

    from runtime.tensor import TensorBase as Tensor


    def g(self: Tensor) -> Tensor:

  note: kernels/a.py:3:1: the kernel is defined here
""",
    ),
    "BW505 structured": (
        STRUCTURED,
        {"a": "def add_out(self, out): ...\ndef meta_add_Tensor(self): ...\n"},
        """\
f.yaml:1:9: BW505 kernel 'meta_add_Tensor' takes (self), but operator 'add.Tensor' passes \
(self, other)
    - func: add.Tensor(Tensor self, Tensor other) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: give it these parameters:

    from runtime.structured import TensorMeta
    from runtime.tensor import TensorBase as Tensor


    def meta_add_Tensor(self: Tensor, other: Tensor) -> TensorMeta:

  note: kernels/a.py:2:1: the kernel is defined here
f.yaml:6:16: BW505 kernel 'add_out' takes (self, out), but operator 'add.out' passes (self, \
other, out)
        CPU, CUDA: add_out
                   ^^^^^^^
  hint: give it these parameters, or write one for this overload alone and call it 'add_out_out':

    from runtime.tensor import TensorBase as Tensor


    def add_out(self: Tensor, other: Tensor, out: Tensor) -> None:

  note: kernels/a.py:1:1: the kernel is defined here
""",
    ),
    "BW506": (
        "- func: _rt_f(Tensor self, int _op_n) -> Tensor\n",
        {"a": "def _rt_f(self, _op_n): ...\n"},
        """\
f.yaml:1:9: BW506 '_op_n' begins like the names that generated code keeps for itself
    - func: _rt_f(Tensor self, int _op_n) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: choose a name that begins with neither 'Register' nor '_op_' nor '_rt_'
f.yaml:1:9: BW506 '_rt_f' begins like the names that generated code keeps for itself
    - func: _rt_f(Tensor self, int _op_n) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: choose a name that begins with neither 'Register' nor '_op_' nor '_rt_'
""",
    ),
    "BW507": (
        "- func: f(Tensor self) -> Tensor\n",
        {
            "a": "def f(self): ...\ndef g(): ...\n",
            "b": "def g(): ...\ndef f(self): ...\n",
        },
        """\
kernels/b.py:2:1: BW507 kernel 'f' is defined in two modules
    def f(self): ...
    ^^^^^^^^^^^^^^^^
  hint: rename one of the two
  note: kernels/a.py:1:1: the other definition
""",
    ),
    "BW509": (
        "- func: _f(Tensor self, int from, int from_) -> Tensor\n",
        {"a": "_f = make()\n"},
        """\
f.yaml:1:9: BW509 two arguments of _f would both be 'from_' in Python
    - func: _f(Tensor self, int from, int from_) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: rename one of them
""",
    ),
    "BW509 results": (
        "- func: f(Tensor self) -> (Tensor a, Tensor _a)\n",
        {"a": "f = make()\n"},
        """\
f.yaml:1:9: BW509 two results of f would both be 'a' in Python
    - func: f(Tensor self) -> (Tensor a, Tensor _a)
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: rename one of them
""",
    ),
    "BW510": (
        "- func: shape(Tensor self) -> Tensor\n"
        "  variants: function, method\n"
        "- func: __len__(Tensor self) -> int\n"
        "  variants: method\n"
        "- func: item(Tensor self, int n) -> Scalar\n"
        "  variants: method\n",
        {"a": "shape = __len__ = item = make()\n"},
        """\
f.yaml:2:13: BW510 shape can't be a method: all tensors have 'shape' already
      variants: function, method
                ^^^^^^^^^^^^^^^^
  hint: write 'variants: function', or rename the operator
f.yaml:4:13: BW510 __len__ can't be a method: all tensors have '__len__' already
      variants: method
                ^^^^^^
  hint: write 'variants: function', or rename the operator
f.yaml:6:13: BW510 item can't be a method: all tensors have 'item' already
      variants: method
                ^^^^^^
  hint: write 'variants: function', or rename the operator
""",
    ),
    "BW512": (
        "- func: prim::f(Tensor self) -> Tensor\n- func: _::g(Tensor self) -> Tensor\n"
        "- func: __class__::h(Tensor self) -> Tensor\n",
        {"a": "f = g = h = make()\n"},
        """\
f.yaml:1:9: BW512 no operator can be defined in the namespace 'prim': it is \
reserved for PyTorch's compiler
    - func: prim::f(Tensor self) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: choose another namespace
f.yaml:2:9: BW512 no operator can be defined in the namespace '_': it stands for all namespaces
    - func: _::g(Tensor self) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: choose another namespace
f.yaml:3:9: BW512 no operator can be defined in the namespace '__class__': \
`ops` has attributes of its own that are called so
    - func: __class__::h(Tensor self) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: choose another namespace
""",
    ),
    "BW513": (
        "- func: f(Tensor self, ScalarType t=bool, ScalarType[] u=[long,qint8]) -> Tensor\n",
        {"a": "f = make()\n"},
        """\
f.yaml:1:9: BW513 argument 'u' of f has the default 'qint8', a dtype that tensors can't have
    - func: f(Tensor self, ScalarType t=bool, ScalarType[] u=[long,qint8]) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: give it another default, or none
""",
    ),
    "BW514": (
        "- func: f.a(Tensor self) -> Tensor\n"
        "  variants: method\n"
        "- func: f.b(int n, Tensor self) -> Tensor\n"
        "  variants: method\n",
        {"a": "f_a = f_b = make()\n"},
        """\
f.yaml:4:13: BW514 f.b and f.a can't be one method: 'self' is not at the same place among \
their arguments
      variants: method
                ^^^^^^
  hint: write 'variants: function', or rename one of them
  note: f.yaml:1:9: the other operator
""",
    ),
    "BW515": (
        "- func: aa(Tensor self, int? n) -> Tensor\n",
        {
            "a": "from runtime.tensor import TensorBase as Tensor\n\n"
            "def aa(self: Tensor, n: int) -> str: ...\n"
        },
        """\
kernels/a.py:3:25: BW515 kernel 'aa' takes 'n' as 'int', but operator 'aa' passes 'int | None'
    def aa(self: Tensor, n: int) -> str: ...
                            ^^^
  hint: its signature is to be:

    def aa(self: Tensor, n: int | None) -> Tensor:

  note: f.yaml:1:9: the operator
kernels/a.py:3:33: BW515 kernel 'aa' returns 'str', but for operator 'aa' it has to return 'Tensor'
    def aa(self: Tensor, n: int) -> str: ...
                                    ^^^
  hint: its signature is to be:

    def aa(self: Tensor, n: int | None) -> Tensor:

  note: f.yaml:1:9: the operator
""",
    ),
    "BW515 shape function": (
        STRUCTURED,
        {
            "a": "from runtime.tensor import TensorBase\n\n"
            "def add_out(self, other, out) -> TensorBase: ...\n\n"
            "def meta_add_Tensor(self, other) -> TensorBase: ...\n"
        },
        """\
kernels/a.py:5:37: BW515 kernel 'meta_add_Tensor' returns 'TensorBase', but for operator \
'add.Tensor' it has to return 'TensorMeta'
    def meta_add_Tensor(self, other) -> TensorBase: ...
                                        ^^^^^^^^^^
  hint: its signature is to be:

    from runtime.structured import TensorMeta
    from runtime.tensor import TensorBase as Tensor


    def meta_add_Tensor(self: Tensor, other: Tensor) -> TensorMeta:

  note: f.yaml:1:9: the operator
""",
    ),
    "BW516": (
        "- func: f(Tensor self) -> Tensor\n",
        {
            "a": "from runtime.tensor_base import Nope\nfrom .other import g as h\n"
            "def f(self): ...\n",
            "others": "",
        },
        """\
kernels/a.py:1:33: BW516 'runtime.tensor_base' defines no 'Nope'
    from runtime.tensor_base import Nope
                                    ^^^^
kernels/a.py:2:6: BW516 there is no module 'kernels.other'
    from .other import g as h
         ^^^^^^
  hint: did you mean 'others'?
""",
    ),
    "BW517": (
        """\
- func: f(Tensor self) -> Tensor
- func: g(Tensor self) -> Tensor
  structured_delegate: g.out
- func: g.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU: g_out
""",
        {
            "a": "async def f(self): ...\nf_out = 3\nmeta_g = None\n"
            "def g_out(self, out): ...\n",
        },
        """\
kernels/a.py:1:1: BW517 kernel 'f' of operator 'f' on CompositeImplicitAutograd is async, so \
that a call gives a coroutine, not a result
    async def f(self): ...
    ^^^^^^^^^^^^^^^^^^^^^^
  hint: define it as a function:

    from runtime.tensor import TensorBase as Tensor


    def f(self: Tensor) -> Tensor:

  note: f.yaml:1:9: the operator
kernels/a.py:3:1: BW517 shape function 'meta_g' of operator 'g.out' is None, not a function
    meta_g = None
    ^^^^^^^^^^^^^
  hint: define it as a function:

    from runtime.structured import TensorMeta
    from runtime.tensor import TensorBase as Tensor


    def meta_g(self: Tensor) -> TensorMeta:

  note: f.yaml:2:9: the operator
""",
    ),
}

STUBS = {
    "BW511 no function": (
        "- func: f(Tensor self) -> Tensor\n",
        {"a": "f = 3\n"},
        """\
kernels/a.py:1:1: warning: BW511 a stub stands for 'f' of 'f', since that is 3, not a function
    f = 3
    ^^^^^
  note: f.yaml:1:9: the operator
""",
    ),
    "BW511 types": (
        "- func: f(Tensor self) -> Tensor\n",
        {"a": "def f(self: str): ...\n"},
        """\
kernels/a.py:1:13: warning: BW511 kernel 'f' takes 'self' as 'str', but operator 'f' passes 'Tensor'
    def f(self: str): ...
                ^^^
  hint: its signature is to be:

    from runtime.tensor import TensorBase as Tensor


    def f(self: Tensor) -> Tensor:

  note: f.yaml:1:9: the operator
""",
    ),
    "BW511": (
        "- func: f(Tensor self) -> Tensor\n",
        {"a": "def f(self, n): ...\n"},
        """\
f.yaml:1:9: warning: BW511 kernel 'f' takes (self, n), but operator 'f' passes (self)
    - func: f(Tensor self) -> Tensor
            ^^^^^^^^^^^^^^^^^^^^^^^^
  hint: give it these parameters:

    from runtime.tensor import TensorBase as Tensor


    def f(self: Tensor) -> Tensor:

  note: kernels/a.py:1:1: the kernel is defined here
""",
    ),
}


@pytest.mark.parametrize("name", STUBS)
def test_a_stub_for_a_kernel_that_does_not_fit(name: str, tmp_path: Path) -> None:
    schema, kernels, expected = STUBS[name]
    linked, text = link(tmp_path, schema, kernels, stub=True)
    assert text == expected
    ((_, (row,)),) = linked.rows
    assert row.helpers == {"missing_kernel"}
    assert not linked.uses


@pytest.mark.parametrize("name", STUBS)
def test_a_name_that_the_runtime_has_by_chance(name: str, tmp_path: Path) -> None:
    schema, kernels, _ = STUBS[name]
    linked, text = link(tmp_path, schema, kernels, stub=True, foreign="runtime.native")
    assert text == ""
    ((_, (row,)),) = linked.rows
    assert row.helpers == {"missing_kernel"}
    assert not linked.uses


@pytest.mark.parametrize(
    ("foreign", "stub", "kernel"),
    [
        # Another package than the runtime's is the project's.
        ("shop.kernels", True, "def f(self, n): ...\n"),
        # Without stubs it is an error, whosever the kernel is.
        ("runtime.native", False, "def f(self, n): ...\n"),
        ("runtime.native", False, "def f(self: str): ...\n"),
    ],
)
def test_what_does_not_fit_is_said(
    foreign: str, stub: bool, kernel: str, tmp_path: Path
) -> None:
    schema = "- func: f(Tensor self) -> Tensor\n"
    _, text = link(tmp_path, schema, {"a": kernel}, stub=stub, foreign=foreign)
    assert ("BW511" if stub else "BW5") in text


def test_a_kernel_of_the_runtime_that_fits_is_taken(tmp_path: Path) -> None:
    schema = "- func: f(Tensor self) -> Tensor\n"
    kernels = {"a": "def f(self): ...\n"}
    linked, text = link(tmp_path, schema, kernels, stub=True, foreign="runtime.native")
    assert (text, len(linked.uses)) == ("", 1)


@pytest.mark.parametrize("name", CASES)
def test_answer(name: str, tmp_path: Path) -> None:
    schema, kernels, expected = CASES[name]
    _, text = link(tmp_path, schema, kernels)
    assert text == expected


def test_every_code_of_this_pass_has_a_case() -> None:
    codes = {code for code in CODES if code.startswith("BW5")}
    elsewhere = {"BW508", "BW518"}  # That of packages in order has its cases with them.
    assert codes == {name.split()[0] for name in (*CASES, *STUBS)} | elsewhere


TEMPLATES = {
    "BW508 syntax": (
        "first\n{% if x %}\nmiddle\n",
        "templates/py.typed.jinja:3:1: BW508 py.typed can't be rendered: Unexpected end of",
    ),
    "BW508 variable": (
        "{{ nonsense }}",
        "BW508 py.typed can't be rendered: 'nonsense' is undefined\n",
    ),
    "BW508 absent": (None, "BW508 py.typed can't be rendered: "),
    "BW508 bytes": (b"\xff", "BW508 py.typed can't be rendered: 'utf-8' codec"),
}


@pytest.mark.parametrize("name", TEMPLATES)
def test_a_template_that_cannot_be_rendered(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content, expected = TEMPLATES[name]
    folder = tmp_path / "templates"
    folder.mkdir()
    for path in environment.TEMPLATES.glob("*.jinja"):
        (folder / path.name).write_bytes(path.read_bytes())
    broken = folder / "py.typed.jinja"
    if content is None:
        broken.unlink()
    else:
        broken.write_bytes(content if isinstance(content, bytes) else content.encode())
    monkeypatch.setattr("codegen.emit.environment.TEMPLATES", folder)
    monkeypatch.setattr("codegen.pipeline.TEMPLATES", folder)
    environment.environment.cache_clear()
    try:
        built = build(
            Options(
                HERE / "fixtures" / "tiny.yaml",
                None,
                tmp_path / "generated",
                kernels=(
                    KernelFolder("tiny_kernels", HERE / "fixtures" / "tiny_kernels"),
                ),
            )
        )
    finally:
        environment.environment.cache_clear()
    assert built.has_errors
    assert expected in render_text(built.diagnostics)


# ---- what is found and made ----

KERNELS = {
    "a": "def f(self): ...\ndef f_(self): ...\ndef v(self): ...\ndef w(self, n): ...\n"
    "def mean_out(self, n, out): ...\ndef meta_mean(self, n): ...\n"
}

MADE = """\
- func: f_(Tensor(a!) self) -> Tensor(a!)
  dispatch:
    CPU: f_
  autogen: f, f.out
- func: v(Tensor(a) self) -> Tensor(a)
  dispatch:
    CompositeExplicitAutograd: v
- func: v_copy(Tensor self) -> Tensor
  dispatch:
    CompositeExplicitAutogradNonFunctional: v_copy
  tags: view_copy
  autogen: v_copy.out
- func: mean(Tensor self, int n) -> Tensor
  structured_delegate: mean.out
- func: mean.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  structured_inherits: TensorIteratorBase
  precomputed:
  - n -> int n
  dispatch:
    CPU: mean_out
"""


def test_rows(tmp_path: Path) -> None:
    linked, text = link(tmp_path, MADE, KERNELS)
    assert text == ""
    flags = "cast_out=True, precomputed=((1, 1),)"
    assert {
        key.name: [row.bracket().flat() for row in rows] for key, rows in linked.rows
    } == {
        "CPU": [
            '("f_", _rt_a.f_)',
            f'("mean", _rt_functional(_rt_a.meta_mean, _rt_a.mean_out, {flags}, op="mean"))',
            f'("mean.out", _rt_out(_rt_a.meta_mean, _rt_a.mean_out, {flags}, op="mean.out"))',
        ],
        "CompositeExplicitAutograd": [
            '("f", _rt_functional_from_mutable("aten::f_"))',
            '("f.out", _rt_out_from_mutable("aten::f_"))',
            '("v", _rt_a.v)',
            '("v_copy.out", _rt_out_from_functional("aten::v_copy"))',
        ],
        "CompositeExplicitAutogradNonFunctional": [
            '("mean", _rt_default_functional('
            '_rt_a.meta_mean, "aten::mean.out", op="mean"))',
            '("v_copy", _rt_view_copy("aten::v"))',
        ],
        "Meta": [
            '("f_", _rt_inplace_meta())',
            f'("mean", _rt_functional(_rt_a.meta_mean, None, {flags}, op="mean"))',
            f'("mean.out", _rt_out(_rt_a.meta_mean, None, {flags}, op="mean.out"))',
        ],
    }


def test_every_generated_operator_has_a_kernel(tmp_path: Path) -> None:
    """In PyTorch's own conventions each derived operator can be made from the one it is of."""
    schema = HERE.parents[1] / "schemas" / "native_functions.yaml"
    package = tmp_path / "none"
    package.mkdir(parents=True)
    found = Collector()
    loaded = load_sources(
        SourceFile("f.yaml", schema.read_text()),
        SourceFile("tags.yaml", (schema.parent / "tags.yaml").read_text()),
        None,
        found,
    )
    reports = KernelReports(KernelIndex("none", package), found)
    linker = Linker(
        loaded.functions, loaded.groups, loaded.view_groups, reports, stub_missing=True
    )
    linked = linker.link(loaded.backend_indices)
    served = {f"{r.namespace}::{r.operator}" for _, rows in linked.rows for r in rows}
    generated = {f.qualified_name for f in loaded.functions if f.is_generated}
    assert generated
    assert generated <= served


def test_stubs_stand_for_what_is_missing(tmp_path: Path) -> None:
    linked, text = link(tmp_path, STRUCTURED, {}, stub=True)
    assert text == ""
    helpers = {
        helper for _, rows in linked.rows for row in rows for helper in row.helpers
    }
    assert helpers == {"missing_kernel"}
    assert linked.uses == ()


HINTS = [
    # kernel, the function that is there, what is said of another one
    ("f_cpu", "f_cpu", "call it 'f_cpu_x'"),
    ("f_cpu_x", "f_cpu_x", "call it 'f_cpu_x_x'"),
    ("f_cpu", "f_cpu_x", None),
    ("f_symint", "f", "call it 'f_x'"),
    ("f_symint", "f_symint", "call it 'f_symint_x'"),
    ("f_symint", "f_symint_x", None),
    ("f_symint", "f_x", None),
    ("sum", "sum_kernel", "call it 'sum_x'"),
]


@pytest.mark.parametrize(("kernel", "function", "other"), HINTS)
def test_a_hint_names_a_function_that_is_looked_for(
    kernel: str, function: str, other: str | None, tmp_path: Path
) -> None:
    schema = (
        f"- func: f.x(Tensor self, SymInt n) -> Tensor\n  dispatch: {{CPU: {kernel}}}\n"
    )
    _, text = link(tmp_path / "bad", schema, {"a": f"def {function}(self): ...\n"})
    assert "BW505" in text
    if other is None:
        assert "hint: give it these parameters:" in text
        return
    assert other in text
    name = other.split("'")[1]
    both = f"def {function}(self): ...\n\ndef {name}(self, n): ...\n"
    _, text = link(tmp_path / "good", schema, {"a": both})
    assert text == ""
