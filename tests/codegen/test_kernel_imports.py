"""Imports of kernel modules that can't be made are found; none that can be made is refused."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

from codegen.kernel_imports import find_faults
from codegen.kernel_index import KernelIndex
from codegen.kernel_modules import ModuleFacts

# What lies around the module whose imports are looked at.
FILES = {
    "shop/__init__.py": "VERSION = 1\n",
    "shop/rates.py": "def rate(): ...\nif VERSION:\n    old = 1\nelse:\n    older = 1\n",
    "shop/own/__init__.py": "from .helpers import double\n",
    "shop/own/helpers.py": (
        "import os.path, json as js\nfrom math import inf\nfrom runtime.ops import ops\n"
        "def double(x): ...\nclass Base: ...\nLIMIT: int = 1\na, (b, *c) = f()\n"
        "try:\n    import quick\nexcept ImportError as reason:\n    quick = None\n"
        "for each in ():\n    inside = 1\nwith f() as file: ...\nasync def later(): ...\n"
        "def g():\n    hidden = 1\nclass C:\n    member = 1\n"
    ),
    "shop/own/dynamic.py": "globals()['made'] = 1\n",
    "shop/own/lazy.py": "def __getattr__(name): ...\n",
    "shop/own/starred.py": "from .helpers import *\n",
    "shop/own/global_.py": "def f():\n    global made\n    made = 1\n",
    "shop/own/walrus.py": "if (made := 1): ...\n",
    "shop/own/compiled.cpython-311-x86_64-linux-gnu.so": "",
    "shop/own/parts/__init__.py": "",
    "shop/own/parts/one.py": "from . import two\nfrom .two import f\n",
    "shop/own/parts/two.py": "def f(): ...\n",
    "shop/own/folder/plain.py": "x = 1\n",
    "shop/own/extended/__init__.py": "__path__ = f(__path__)\n",
    "shop/own/chain.py": "from .wrong import x\n",
    "shop/own/wrong.py": "x = 1\nfrom .helpers import absent\n",
}

_READ: dict[str, ModuleFacts] = {}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def faults(project: Path, source: str) -> list[str]:
    (project / "shop" / "own" / "a.py").write_text(source)
    index = KernelIndex("shop.own", project / "shop" / "own", known=_READ)
    found = [
        f"{each.span}: {each.message}" + (f" ({each.hint})" if each.hint else "")
        for each in find_faults(index, ["a"])
    ]
    _READ.update(index.facts)
    return found


BROKEN = {
    "from runtime.tensor_base import Nope": "1:33: 'runtime.tensor_base' defines no 'Nope'",
    "from runtime.tensor import TensorBas": (
        "1:28: 'runtime.tensor' defines no 'TensorBas' (did you mean 'TensorBase'?)"
    ),
    "from runtime.tensr import TensorBase": (
        "1:6: there is no module 'runtime.tensr' (did you mean 'tensor'?)"
    ),
    "import runtime.tensr": (
        "1:8: there is no module 'runtime.tensr' (did you mean 'tensor'?)"
    ),
    "import os, runtime.tensr as t": (
        "1:12: there is no module 'runtime.tensr' (did you mean 'tensor'?)"
    ),
    "from runtime import tensr": "1:21: 'runtime' defines no 'tensr' (did you mean 'tensor'?)",
    "from runtime.native.vews import view": (
        "1:6: there is no module 'runtime.native.vews' (did you mean 'views'?)"
    ),
    "from runtime.device.deeper import x": "1:6: there is no module 'runtime.device.deeper'",
    "from .helprs import double": (
        "1:6: there is no module 'shop.own.helprs' (did you mean 'helpers'?)"
    ),
    "from . import helprs": "1:15: 'shop.own' defines no 'helprs' (did you mean 'helpers'?)",
    "from .helpers import (\n    double,\n    treble as t,\n)": (
        "3:5: 'shop.own.helpers' defines no 'treble'"
    ),
    "from .helpers import hidden": "1:22: 'shop.own.helpers' defines no 'hidden'",
    "from .helpers import member": "1:22: 'shop.own.helpers' defines no 'member'",
    "from .helpers import os, path": "1:26: 'shop.own.helpers' defines no 'path'",
    "from .parts import three": "1:20: 'shop.own.parts' defines no 'three'",
    "from .parts.three import f": "1:6: there is no module 'shop.own.parts.three'",
    "from .folder import nothing": "1:21: 'shop.own.folder' defines no 'nothing'",
    "from ..rates import ratio": "1:21: 'shop.rates' defines no 'ratio'",
    "from ..prices import price": "1:6: there is no module 'shop.prices'",
    "from shop.own.helpers import treble": "1:30: 'shop.own.helpers' defines no 'treble'",
    "from .chain import x": "*wrong.py:2:22: 'shop.own.helpers' defines no 'absent'",
    "from ... import x": "1:6: '...' is above 'shop' (import by the whole name, without dots)",
    "'''Ä'''; from .no import x": "1:15: there is no module 'shop.own.no'",
    "from .helpers import a; from .helpers import treble": (
        "1:46: 'shop.own.helpers' defines no 'treble'"
    ),
}
MAY_BE_MADE = (
    "from runtime.tensor import TensorBase as Tensor, empty_tensor",
    "from runtime.native import views, support as s",
    "from runtime.native.views import view",
    "from runtime.dtypes import Number, DType, float32",
    "from runtime.ops import ops",
    "from runtime import tensor",
    "import runtime.tensor as t, runtime, numpy.no, nothing.at.all",
    "from nothing import at_all",
    "from numpy import nothing_like_it",
    "from .helpers import os, js, inf, ops, double, Base, LIMIT, a, b, c, quick, reason",
    "from .helpers import each, inside, file, later, __doc__, __name__",
    "from .helpers import *",
    "from .dynamic import made",
    "from .lazy import made",
    "from .starred import double, treble",
    "from .global_ import made",
    "from .walrus import made",
    "from .compiled import fast",
    "from . import helpers, parts, folder, compiled, double",
    "from .parts import one, two",
    "from .parts.two import f",
    "from .folder.plain import x",
    "from .extended.anything import x",
    "from .extended import anything",
    "from ..rates import rate, old, older",
    "from .. import VERSION, rates",
    "from shop.own.helpers import double",
    "import shop.own.helpers",
    "try:\n    from .no import x\nexcept ImportError: ...",
    "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .no import x",
    "def f():\n    from .no import x",
    "with suppress(ImportError):\n    from .no import x",
    "class C:\n    try:\n        from .no import x\n    except ImportError: ...",
)


@pytest.mark.parametrize("source", BROKEN)
def test_what_cannot_be_imported(source: str, project: Path) -> None:
    expected = BROKEN[source]
    (found,) = faults(project, source)
    if not expected.startswith("*"):
        expected = f"shop/own/a.py:{expected}"
    assert found.endswith(expected.lstrip("*"))


@pytest.mark.parametrize("source", MAY_BE_MADE)
def test_what_may_be_imported(source: str, project: Path) -> None:
    assert faults(project, source) == []


@pytest.mark.parametrize(
    "source",
    [source for source in BROKEN if ".native" not in source],
)
def test_python_agrees(
    source: str, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is reported is what importing the module fails with."""
    for name in ("shop/own/helpers.py", "shop/rates.py"):
        text = (project / name).read_text()
        text = text.replace("f()", "(1, (2, 3))").replace("with (1, (2, 3)) as", "for")
        text = text.replace("for file: ...", "file = 1").replace("if VERSION", "if 1")
        (project / name).write_text(text)
    (project / "shop" / "own" / "a.py").write_text(source)
    monkeypatch.syspath_prepend(project)
    importlib.invalidate_caches()
    try:
        with pytest.raises(ImportError):
            importlib.import_module("shop.own.a")
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == "shop"]:
            del sys.modules[name]


def test_modules_that_nothing_needs_are_left_alone(project: Path) -> None:
    """`wrong` is broken, but no kernel of the package is in it."""
    assert faults(project, "") == []
    index = KernelIndex("shop.own", project / "shop" / "own")
    assert len(list(find_faults(index, ["wrong"]))) == 1


def test_the_package_itself_is_imported_too(project: Path) -> None:
    (project / "shop" / "own" / "__init__.py").write_text("from .helpers import no\n")
    (found,) = faults(project, "")
    assert found == "shop/own/__init__.py:1:22: 'shop.own.helpers' defines no 'no'"


def test_a_package_around_that_may_be_in_several_places(project: Path) -> None:
    """Without an `__init__` other folders may have parts of it."""
    (project / "shop" / "__init__.py").unlink()
    assert faults(project, "from ..prices import price\nfrom .. import x") == []


def test_what_was_read_is_known(project: Path) -> None:
    source = "from runtime.device import Device\nfrom ..rates import rate\n"
    (project / "shop" / "own" / "a.py").write_text(source)
    index = KernelIndex("shop.own", project / "shop" / "own")
    assert list(find_faults(index, ["a"])) == []
    read = {Path(path).name for path, side in index.looked.states if not side}
    assert {"device.py", "rates.py"} <= read
    again = KernelIndex("shop.own", project / "shop" / "own", known=index.facts)
    assert list(find_faults(again, ["a"])) == []
    assert again.facts == index.facts


@pytest.mark.parametrize("output", ["shop/made", "shop"])
def test_what_is_yet_to_be_generated(output: str, project: Path) -> None:
    """The package may be beside the kernels, or around them."""
    source = "from shop.made import ops\nfrom ..made.deeper import x\nfrom .helpers import no\n"
    (project / "shop" / "own" / "a.py").write_text(source)
    for place, count in ((Path(output), 1), (Path("elsewhere"), 3)):
        index = KernelIndex("shop.own", project / "shop" / "own", output=place)
        assert len(list(find_faults(index, ["a"]))) == count
