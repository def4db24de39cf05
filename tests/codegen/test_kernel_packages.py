"""Kernels in several packages: which one is taken, what is said, and how they are copied."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main
from codegen.diagnostics import Collector, render_text
from codegen.kernel_packages import KernelFolder, KernelPackages
from codegen.manifest import MANIFEST, read_manifest
from codegen.pipeline import Built, Options, build
from codegen.vendor_kernels import copied_kernels

ROOT: Final = Path(__file__).parents[2]

# In the package of its first name, the modules with these functions.
_FILES: Final = {
    "one/a.py": "def f(self): ...\ndef g_x(self): ...\ndef meta_h(self): ...\nbad = 1\n",
    "two/a.py": "def f(self): ...\ndef g(self): ...\ndef f_x(self): ...\n",
    "two/b.py": "def k(self): ...\ndef meta_h(self): ...\ndef meta_m(self): ...\n",
    "two/c.py": "def bad(self): ...\n",
}


def _write(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def _read(folder: Path, *packages: str) -> KernelPackages:
    folders = [
        KernelFolder(each, folder.joinpath(*each.split("."))) for each in packages
    ]
    return KernelPackages.read(folders, folder / "out", None)


# ---- which kernel is taken ----


@pytest.mark.parametrize(
    ("order", "kernel", "overload", "expected"),
    [
        ("one two", "f", "", "one.a.f"),
        ("two one", "f", "", "two.a.f"),
        # The first package's, though the next has one for the overload alone.
        ("one two", "f", "x", "one.a.f"),
        ("two one", "f", "x", "two.a.f_x"),
        ("one two", "g", "x", "one.a.g_x"),
        ("one two", "g", "y", "two.a.g"),
        ("one two", "k", "", "two.b.k"),
        ("one", "k", "", None),
        # What is clearly no kernel does not stand before one.
        ("one two", "bad", "", "two.c.bad"),
        ("one two", "absent", "", None),
    ],
)
def test_which_kernel_is_found(
    order: str, kernel: str, overload: str, expected: str | None, tmp_path: Path
) -> None:
    _write(tmp_path, _FILES)
    packages = _read(tmp_path, *order.split())
    found = packages.find(kernel, overload)
    shown = found and f"{packages.home(found).package}.{found.module}.{found.name}"
    assert shown == expected


@pytest.mark.parametrize(
    ("name", "home"), [("h", "one"), ("m", "two"), ("absent", None)]
)
def test_which_shape_function_is_found(
    name: str, home: str | None, tmp_path: Path
) -> None:
    _write(tmp_path, _FILES)
    packages = _read(tmp_path, "one", "two")
    found = packages.find_meta(name)
    assert (found and packages.home(found).package) == home


@pytest.mark.parametrize(
    ("order", "related", "expected"),
    [
        ("one two", [], "one/absent.py"),
        ("one two", ["k"], "two/b.py"),
        ("runtime.native one", [], "one/absent.py"),
        # Nothing is to be written beside the runtime's own kernels.
        ("runtime.native one", ["add_out"], "one/absent.py"),
        ("runtime.native", [], "runtime/native/absent.py"),
    ],
)
def test_where_a_missing_kernel_belongs(
    order: str,
    related: list[str],
    expected: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    _write(tmp_path, {**_FILES, "runtime/native/add.py": "def add_out(self): ...\n"})
    _, place = _read(tmp_path, *order.split()).place_for("absent", related)
    assert place == expected


# ---- what is said ----


def _build(
    folder: Path, files: Mapping[str, str], *packages: str, vendor: bool = False
) -> Built:
    _write(folder, files)
    return build(
        Options(
            folder / "f.yaml",
            None,
            folder / "out",
            tuple(
                KernelFolder(
                    each,
                    (ROOT if each.startswith("runtime") else folder).joinpath(
                        *each.split(".")
                    ),
                )
                for each in packages
            ),
            vendor_runtime=vendor,
        )
    )


_SELF: Final = "(Tensor self) -> Tensor\n"
# An operator with a kernel of another name.
_BY: Final = f"- func: shop::by{_SELF}  dispatch:\n    CompositeExplicitAutograd: "
_KERNEL: Final = "def {}(self):\n    return self\n"


@pytest.mark.parametrize(
    ("schema", "one", "two", "expected"),
    [
        # An operator's kernel is replaced.
        (f"- func: relu{_SELF}", "relu", "relu", []),
        (
            f"{_BY}relu\n- func: relu{_SELF}",
            "relu",
            "relu",
            [
                "BW518 'relu' becomes the kernel of aten::relu and of shop::by, although "
                "'two' has one for one of them"
            ],
        ),
        (
            f"{_BY}mul\n- func: mul.Scalar{_SELF}",
            "mul",
            "mul_Scalar",
            [
                "BW518 'mul' becomes the kernel of aten::mul.Scalar and of shop::by, although "
                "'two' has one for one of them"
            ],
        ),
        # As in one package.
        (f"{_BY}relu\n- func: relu{_SELF}", "relu", "tanh", []),
        (f"{_BY}relu\n- func: relu{_SELF}", "tanh", "relu", []),
        (
            "- func: mul.Scalar(Tensor self, Scalar other) -> Tensor\n",
            "mul",
            "mul_Scalar",
            [
                "BW505 kernel 'mul' takes (self), but operator 'mul.Scalar' passes (self, other)"
            ],
        ),
        (
            f"- func: absent{_SELF}",
            "relu",
            "relu",
            [
                "BW502 kernel 'absent' of operator 'absent' on CompositeImplicitAutograd does "
                "not exist"
            ],
        ),
    ],
)
def test_what_is_said(
    schema: str, one: str, two: str, expected: list[str], tmp_path: Path
) -> None:
    files = {
        "f.yaml": schema,
        "one/a.py": _KERNEL.format(one),
        "two/b.py": _KERNEL.format(two),
    }
    built = _build(tmp_path, files, "one", "two")
    assert [f"{d.code} {d.message}" for d in built.diagnostics] == expected


def test_a_kernel_that_the_runtime_has_is_told_by_the_option(tmp_path: Path) -> None:
    files = {
        "f.yaml": f"{_BY}relu\n- func: absent{_SELF}",
        "one/a.py": _KERNEL.format("tanh"),
    }
    hints = [d.hint for d in _build(tmp_path, files, "one").diagnostics]
    assert (
        hints[0] == "runtime.native has it: give --kernels runtime.native after yours"
    )
    assert "write it in" in str(hints[1])


def test_duplicates_are_those_of_one_package(tmp_path: Path) -> None:
    files = {"f.yaml": f"- func: f{_SELF}", "one/a.py": "", "two/a.py": ""}
    for name in ("two/b.py", "two/c.py"):
        files[name] = _KERNEL.format("f")
    assert [d.code for d in _build(tmp_path, files, "one", "two").diagnostics] == [
        "BW507"
    ]
    files["one/a.py"] = _KERNEL.format("f")
    assert not _build(tmp_path, files, "one", "two").diagnostics


def test_a_hidden_kernel_that_fits_is_named(tmp_path: Path) -> None:
    files = {
        "f.yaml": "- func: mul.Scalar(Tensor self, Scalar other) -> Tensor\n",
        "one/a.py": _KERNEL.format("mul"),
        "two/b.py": "def mul_Scalar(self, other):\n    return self\n",
    }
    (found,) = _build(tmp_path, files, "one", "two").diagnostics
    assert found.hint is not None
    assert found.hint.startswith(
        "'two' comes later: to have its kernel there, call 'mul' by another name"
    )
    # Of none that fits either there is nothing to say.
    files["two/b.py"] = _KERNEL.format("mul_Scalar")
    (found,) = _build(tmp_path, files, "one", "two").diagnostics
    assert found.hint is not None
    assert "comes later" not in found.hint


# ---- the package ----


def test_modules_of_the_same_name(tmp_path: Path) -> None:
    files = {
        "f.yaml": f"- func: f{_SELF}- func: g{_SELF}",
        "one/a.py": _KERNEL.format("f"),
        "two/a.py": _KERNEL.format("g"),
    }
    built = _build(tmp_path, files, "one", "two")
    plan = {str(path): text for path, text in built.plan.items()}
    table = plan["RegisterCompositeImplicitAutograd.py"]
    assert "from one import a as _rt_a\nfrom two import a as _rt_1_a\n" in table
    assert '    ("f", _rt_a.f),\n    ("g", _rt_1_a.g),\n' in table
    native = plan["native_functions.py"]
    assert "from one import a as _rt_a\nfrom two import a as _rt_1_a\n" in native
    assert "_rt_1_a.g(self)" in native


# ---- copies ----


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("from depot.kernels.stock import x", "from .._kernels_2.stock import x"),
        ("from depot.kernels import stock", "from .._kernels_2 import stock"),
        ("from depot import kernels", "from .. import _kernels_2 as kernels"),
        ("from depot import kernels as d", "from .. import _kernels_2 as d"),
        ("import depot.kernels.stock as s", "from .._kernels_2 import stock as s"),
        ("from shop.kernels.b import x", "from .b import x"),
        ("from .b import x", "from .b import x"),
        ("from runtime.ops import ops", "from .._runtime.ops import ops"),
        # Above the package, relative: the same as by the whole name.
        ("from ..more.till import x", "from .._kernels_3.till import x"),
        ("from .. import kernels, more as m", None),
        ("from shop.kernels.inner.c import x", "from .inner.c import x"),
    ],
)
def test_imports_between_packages(
    statement: str, expected: str | None, tmp_path: Path
) -> None:
    names = ("shop.kernels", "depot.kernels", "shop.more", "shop.kernels.inner")
    files = {f"{each.replace('.', '/')}/__init__.py": "" for each in names}
    _write(tmp_path, {**files, "shop/kernels/a.py": f"{statement}\n"})
    found = Collector()
    folders = [KernelFolder(n, tmp_path.joinpath(*n.split("."))) for n in names]
    copies = copied_kernels(folders, tmp_path / "out", found)
    assert list(copies) == ["shop.kernels", "depot.kernels", "shop.more"]
    texts = {str(p): text for each in copies.values() for p, text in each.items()}
    assert "_kernels/inner/__init__.py" in texts
    assert render_text(found) == ""
    if expected is None:
        expected = "from .. import _kernels as kernels\nfrom .. import _kernels_3 as m"
    assert texts["_kernels/a.py"] == f"{expected}\n"


def test_what_lies_outside_of_all_packages(tmp_path: Path) -> None:
    files = {"shop/kernels/a.py": "import depot.other\n", "depot/kernels/b.py": ""}
    _write(tmp_path, files)
    found = Collector()
    names = ("shop.kernels", "depot.kernels")
    folders = [KernelFolder(n, tmp_path.joinpath(*n.split("."))) for n in names]
    copied_kernels(folders, tmp_path / "out", found)
    (only,) = found.sorted()
    assert only.code == "BW903"
    assert only.message == (
        "depot.other is outside of 'shop.kernels' and 'depot.kernels', which alone are "
        "copied into the package"
    )


# ---- operators that a package which stands alone has not ----

_CALLING: Final = "from runtime.ops import ops\n\n\ndef f(self):\n    return {}\n"
_F: Final = f"- func: shop::f{_SELF}"


@pytest.mark.parametrize(
    ("schema", "body", "expected"),
    [
        (_F, "self", None),
        (_F, "ops.aten.mul.Scalar(self, 2)", "aten::mul.Scalar"),
        (_F, "ops.aten.mul(self, 2)", "aten::mul"),
        (_F, "ops.aten.sin(ops.aten.mul(self, 2))", "aten::mul and aten::sin"),
        (_F, "ops.depot.g(self)", "depot::g"),
        (_F, "ops.shop.f(self)", None),
        (_F, "ops.shop.g(self)", "shop::g"),
        (_F, "helper(self, 'no::operator')", None),
        (f"{_F}- func: sin{_SELF}", "ops.aten.sin(self)", None),
        (f"{_F}- func: sin{_SELF}", "ops.aten.sin.default(self)", None),
        (f"{_F}- func: sin{_SELF}", "ops.aten.cos(ops.aten.sin(self))", "aten::cos"),
    ],
)
@pytest.mark.parametrize("vendor", [True, False])
def test_operators_that_kernels_call(
    schema: str, body: str, expected: str | None, vendor: bool, tmp_path: Path
) -> None:
    files = {"f.yaml": schema, "own/a.py": _CALLING.format(body)}
    files["own/b.py"] = _KERNEL.format("sin")
    built = _build(tmp_path, files, "own", vendor=vendor)
    found = [d for d in built.diagnostics if d.code != "BW906"]
    messages = [f"kernel 'f' calls {expected}, which the package does not define"]
    assert [d.message for d in found] == (messages if expected and vendor else [])
    assert {d.code for d in found} <= {"BW905"}


def test_the_way_out(tmp_path: Path) -> None:
    files = {"f.yaml": _F, "own/a.py": _CALLING.format("ops.aten.sin(self)")}
    for packages in (("own",), ("own", "runtime.native")):
        built = _build(tmp_path, files, *packages, vendor=True)
        hints = {d.code: d.hint or "" for d in built.diagnostics}
        assert set(hints) == {"BW905", "BW906"}
        for hint in hints.values():
            assert "schemas/native_functions.yaml" in hint
            assert ("--kernels runtime.native" in hint) is (len(packages) == 1)


def test_what_kernels_that_are_made_call(tmp_path: Path) -> None:
    schema = (
        "- func: shop::f(Tensor self) -> Tensor\n  autogen: f.out\n"
        "  dispatch:\n    CompositeExplicitAutograd: f\n"
    )
    files = {"f.yaml": schema, "own/a.py": _KERNEL.format("f")}
    built = _build(tmp_path, files, "own", vendor=True)
    found = [d.message for d in built.diagnostics if d.code == "BW905"]
    assert found == [
        "the kernel that is made for 'shop::f.out' calls aten::copy_, which the package does "
        "not define"
    ]


def test_what_tensors_call_is_said_once(tmp_path: Path) -> None:
    kernels = "".join(_KERNEL.format(name) for name in "fgh")
    schema = "".join(f"- func: shop::{name}{_SELF}" for name in "fgh")
    files = {"f.yaml": schema, "own/a.py": kernels}
    (found,) = _build(tmp_path, files, "own", vendor=True).diagnostics
    assert found.code == "BW906"
    assert (
        "tensor(…, device=…) (aten::copy_ and aten::empty.memory_format)"
        in found.message
    )
    # Nothing of the sort, where everything is there or the runtime is that of others.
    assert not _build(tmp_path, files, "own").diagnostics


# ---- the commands ----

ENTRIES: Final = "- func: shop::discount(Tensor self, float rate) -> Tensor\n"
PROJECT: Final = {
    "shop/__init__.py": "",
    "shop/kernels/__init__.py": "",
    "shop/kernels/views.py": (
        "from depot.kernels.rates import rest\n"
        "from runtime.ops import ops\n"
        "from runtime.tensor import TensorBase as Tensor\n\n\n"
        "def discount(self: Tensor, rate: float) -> Tensor:\n"
        "    result: Tensor = ops.aten.mul.Scalar(self, rest(rate))\n"
        "    return result\n"
    ),
    "depot/__init__.py": "",
    "depot/kernels/__init__.py": "",
    "depot/kernels/rates.py": (
        "from runtime.tensor import TensorBase as Tensor\n\n\n"
        "def rest(rate: float) -> float:\n    return 1.0 - rate\n\n\n"
        "def stored(self: Tensor) -> Tensor:\n    return self\n"
    ),
    "few.yaml": "- shop::discount\n- depot::stored\n- aten::add.Tensor\n",
}
KERNELS: Final = (
    *("--kernels", "shop.kernels", "--kernels", "runtime.native"),
    *("--kernels", "depot.kernels"),
)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The schema file has Boxwood's entries, and those of two namespaces more."""
    monkeypatch.chdir(tmp_path)
    _write(tmp_path, PROJECT)
    entries = (ROOT / "schemas" / "native_functions.yaml").read_text()
    stored = f"- func: depot::stored{_SELF}"
    (tmp_path / "all.yaml").write_text(f"{entries}\n{ENTRIES}\n{stored}")
    shutil.copy(ROOT / "schemas" / "tags.yaml", tmp_path)
    return tmp_path


def _run(command: str, *options: str) -> Result:
    arguments = [command, "--schema", "all.yaml", *KERNELS, *options]
    return CliRunner().invoke(main, arguments, catch_exceptions=False)


_PROGRAM: Final = """
import sys
import alone as bw

x = bw.discount(bw.tensor([10.0, 20.0]), 0.25)
assert x.tolist() == [7.5, 15.0]
assert bw.add(x, bw.tensor([1.0, 1.0])).tolist() == [8.5, 16.0]
assert bw.stored(x) is x
own = {name for name in sys.modules if name.split(".")[0] == "alone"}
assert {"alone._runtime.native", "alone._kernels.views", "alone._kernels_2.rates"} <= own
others = {"runtime", "codegen", "generated", "shop", "depot"}
assert not others & {name.split(".")[0] for name in sys.modules}
if WHOLE:
    assert (x * 2 - x)[1].item() == 15.0
    assert x.view(2, 1).t().shape == (1, 2)
    assert bw.tensor([1.0], device="meta").to(bw.float64).shape == (1,)
"""


@pytest.mark.parametrize("form", ["eager", "lazy", "selected"])
def test_a_package_of_several_that_stands_alone(
    form: str, project: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Moved into an empty folder, and run where there is neither Boxwood nor the project."""
    options = ["--select", "few.yaml"] if form == "selected" else ["--loading", form]
    options += ["--vendor-runtime", "--out", "alone"]
    result = _run("generate", *options)
    assert (result.exit_code, result.stderr) == (0, "")
    assert _run("check", *options).exit_code == 0
    away = tmp_path_factory.mktemp("away")
    shutil.move(project / "alone", away / "alone")
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    program = _PROGRAM.replace("WHOLE", str(form != "selected"))
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=away,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_packages_are_options_of_the_package(project: Path) -> None:
    """In order; each has its inputs; and each of its files is one that decides."""
    few = ("--select", "few.yaml", "--out", "out")
    assert _run("generate", *few).exit_code == 0
    manifest = read_manifest(project / "out" / MANIFEST)
    assert manifest is not None
    named = ("shop.kernels", "runtime.native", "depot.kernels")
    assert manifest.options["--kernels"] == named
    assert {f"kernels of {each}" for each in named} <= {*manifest.inputs}
    assert _run("check", *few).exit_code == 0
    others = CliRunner().invoke(
        main, ["check", "--schema", "all.yaml", "--kernels", "shop.kernels", *few]
    )
    assert others.exit_code == 1
    assert "--kernels was shop.kernels, runtime.native, depot.kernels" in others.stderr
    words = re.escape(" ".join(KERNELS))
    assert re.search(rf"`\S+ check --out out {words} ", others.stderr)
    files = _run("generate", "--print-deps", *few).output.splitlines()
    for path in ("shop/kernels/views.py", "depot/kernels/rates.py"):
        assert str(Path(path)) in {os.path.relpath(each) for each in files}
    # What a kernel takes decides; in whichever package it is.
    rates = project / "depot" / "kernels" / "rates.py"
    rates.write_text(rates.read_text().replace("return self", "return (self)"))
    assert _run("check", *few).exit_code == 0
    rates.write_text(rates.read_text().replace("(self:", "(self, *more:"))
    result = _run("check", *few)
    assert result.exit_code == 1
    assert "input changed: kernels of depot.kernels" in result.output


def test_a_package_that_is_not_there(project: Path) -> None:
    result = _run("generate", "--kernels", "shop.kernel")
    assert result.exit_code == 2
    assert "--kernels: there is no package 'shop.kernel'" in result.stderr


def test_a_package_named_twice_counts_once(project: Path) -> None:
    few = ("--select", "few.yaml", "--out", "out", "--kernels", "shop.kernels")
    assert _run("generate", *few).exit_code == 0
    assert _run("check", *few[:-2]).exit_code == 0
