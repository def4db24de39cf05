"""A project's kernels in a package that stands alone: what is rewritten, and what cannot be."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path, PurePosixPath
from typing import Final

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main
from codegen.diagnostics import Collector, render_text
from codegen.kernel_packages import KernelFolder
from codegen.manifest import MANIFEST, read_manifest
from codegen.vendor_kernels import copied_kernels

PACKAGE: Final = "shop.kernels"


def copy(
    folder: Path, modules: dict[str, str], package: str = PACKAGE
) -> tuple[dict[str, str], str]:
    """The copied texts by their paths, and what was reported."""
    place = folder.joinpath(*package.split("."))
    for name, text in modules.items():
        path = place / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    found = Collector()
    packages = [KernelFolder(package, place)]
    texts = copied_kernels(packages, folder / "out", found)[package]
    shown = {
        path.relative_to("_kernels").as_posix(): text for path, text in texts.items()
    }
    for path, text in shown.items():
        if path.endswith(".py") and not found.has_errors:
            ast.parse(text)
    return shown, render_text(found).replace(f"{place}/", "kernels/")


REWRITTEN: Final = (
    # The runtime.
    ("a.py", "from runtime.ops import ops", "from .._runtime.ops import ops"),
    ("a.py", "from runtime import ops as o", "from .._runtime import ops as o"),
    ("sub/a.py", "from runtime.ops import ops", "from ..._runtime.ops import ops"),
    ("sub/__init__.py", "from runtime.ops import *", "from ..._runtime.ops import *"),
    ("__init__.py", "from runtime.ops import ops", "from .._runtime.ops import ops"),
    ("a.py", "import runtime", "from .. import _runtime as runtime"),
    ("a.py", "import runtime as r", "from .. import _runtime as r"),
    ("a.py", "import runtime.ops as o", "from .._runtime import ops as o"),
    (
        "a.py",
        "import runtime.native.support as s",
        "from .._runtime.native import support as s",
    ),
    (
        "a.py",
        "import runtime.ops",
        "from .. import _runtime as runtime\n"
        "from .._runtime import ops as _runtime_ops",
    ),
    (
        "a.py",
        "if True: import os, runtime.ops as o, math as m",
        "if True: import os; from .._runtime import ops as o; import math as m",
    ),
    (
        "a.py",
        "def f():\n    import runtime.ops",
        "def f():\n    from .. import _runtime as runtime\n"
        "    from .._runtime import ops as _runtime_ops",
    ),
    (
        "a.py",
        "try:\n    from runtime.ops import ops\nexcept ImportError: ops = None",
        "try:\n    from .._runtime.ops import ops\nexcept ImportError: ops = None",
    ),
    # The kernels themselves.
    ("a.py", "from shop.kernels.b import f", "from .b import f"),
    ("a.py", "from shop.kernels import b", "from . import b"),
    ("a.py", "from shop import kernels", "from .. import _kernels as kernels"),
    ("a.py", "from shop import kernels as k", "from .. import _kernels as k"),
    ("a.py", "from .. import kernels", "from .. import _kernels as kernels"),
    ("a.py", "from ..kernels.b import f", "from .b import f"),
    ("a.py", "import shop.kernels.b as b", "from .._kernels import b as b"),
    ("a.py", "import shop.kernels as k", "from .. import _kernels as k"),
    ("sub/a.py", "from shop.kernels.b import f", "from ..b import f"),
    ("sub/a.py", "from ...kernels.b import f", "from ..b import f"),
    # What is right as it is.
    ("a.py", "from .b import f", None),
    ("a.py", "from . import b", None),
    ("sub/a.py", "from ..b import f", None),
    ("sub/__init__.py", "from .. import b", None),
    ("a.py", "import numpy as np, os.path", None),
    ("a.py", "from runtime_of_mine import x", None),
    ("a.py", "from shopping import x", None),
    ("a.py", "text = 'from runtime.ops import ops'", None),
    ("a.py", "# from runtime.ops import ops", None),
    # What only type checkers read may lead anywhere.
    ("a.py", "if TYPE_CHECKING:\n    from shop.helper import H", None),
    ("a.py", "if typing.TYPE_CHECKING:\n    from ..helper import H", None),
    ("a.py", "if TYPE_CHECKING:\n    from .... import H", None),
    ("a.py", "if TYPE_CHECKING:\n    import shop.helper, shop.kernels.b, os", None),
    ("a.py", "if t.TYPE_CHECKING and new:\n    import shop", None),
    ("a.py", "if not TYPE_CHECKING: pass\nelse:\n    import shop.helper", None),
    ("a.py", "if False:\n    if new:\n        import shop.helper as h", None),
    (
        "a.py",
        "if TYPE_CHECKING:\n    import shop.helper, runtime.ops as o",
        "if TYPE_CHECKING:\n    import shop.helper\n    from .._runtime import ops as o",
    ),
    (
        "a.py",
        "if TYPE_CHECKING:\n    from shop.kernels.b import f",
        "if TYPE_CHECKING:\n    from .b import f",
    ),
    # Forms.
    (
        "a.py",
        "from runtime.ops import (  # why\n    ops,\n)",
        "from .._runtime.ops import (  # why\n    ops,\n)",
    ),
    ("a.py", "from  runtime . ops \\\n import ops", "from .._runtime.ops import ops"),
    ("a.py", "é = 'é'; from runtime import ops", "é = 'é'; from .._runtime import ops"),
    ("a.py", "\ufefffrom runtime import ops", "from .._runtime import ops"),
    (
        "a.py",
        "from runtime.tensor import TensorBase as Tensor, make_tensor, set_tensor_class_from_now",
        "from .._runtime.tensor import (\n"
        "    TensorBase as Tensor,\n"
        "    make_tensor,\n"
        "    set_tensor_class_from_now,\n"
        ")",
    ),
)


@pytest.mark.parametrize(("name", "before", "after"), REWRITTEN)
def test_imports(tmp_path: Path, name: str, before: str, after: str | None) -> None:
    texts, shown = copy(tmp_path, {name: f"{before}\nx = 1\n"})
    assert texts[name] == f"{before if after is None else after}\nx = 1\n"
    assert "BW903" not in shown


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            "import kernels.b",
            "from .. import _kernels as kernels\n"
            "from .._kernels import b as _kernels_b",
        ),
        ("import kernels", "from .. import _kernels as kernels"),
        ("from kernels import b", "from . import b"),
        ("from kernels.sub.b import f", "from .sub.b import f"),
    ],
)
def test_a_package_at_the_top(tmp_path: Path, before: str, after: str) -> None:
    texts, shown = copy(tmp_path, {"a.py": f"{before}\n"}, "kernels")
    assert (texts["a.py"], shown) == (f"{after}\n", "")


REFUSED: Final = (
    (
        "a.py",
        "import os\nfrom shop.common import x",
        "2:1: BW903 shop.common is outside",
    ),
    ("a.py", "from ..common import x", "1:1: BW903 shop.common is outside"),
    ("a.py", "from .. import common", "1:1: BW903 shop is outside of 'shop.kernels'"),
    ("a.py", "from ... import x", "1:1: BW903 a folder above is outside"),
    ("a.py", "from .... import x", "1:1: BW903 a folder above is outside"),
    ("sub/a.py", "from ...common import x", "1:1: BW903 shop.common is outside"),
    ("a.py", "import shop", "1:1: BW903 shop is outside"),
    ("a.py", "import os, shop.common as c", "1:1: BW903 shop.common is outside"),
    ("a.py", "from shop import kernels, x", "1:1: BW903 shop is outside"),
    (
        "a.py",
        "import shop.kernels.b",
        "BW903 'import shop.kernels.b' binds a name that",
    ),
    (
        "a.py",
        "def f():\n    from shop.common import x",
        "2:5: BW903 shop.common is outside",
    ),
    (
        "a.py",
        "import importlib\nx = importlib.import_module('runtime.ops')",
        "2:5: BW903 the import of 'runtime.ops' by a function",
    ),
    ("a.py", "x = __import__('shop.kernels.b')", "by a function can't be rewritten"),
    (
        "a.py",
        "if TYPE_CHECKING: pass\nelse:\n    from shop.common import x",
        "3:5: BW903 shop.common is outside",
    ),
    (
        "a.py",
        "if not TYPE_CHECKING:\n    from shop.common import x",
        "2:5: BW903 shop.common is outside",
    ),
    (
        "a.py",
        "if TYPE_CHECKING or new:\n    from shop.common import x",
        "2:5: BW903 shop.common is outside",
    ),
    ("sub/a.py", "def f(:", "kernels/sub/a.py:1:7: BW903 the module can't be copied"),
)


@pytest.mark.parametrize(("name", "text", "message"), REFUSED)
def test_what_cannot_be_copied(
    tmp_path: Path, name: str, text: str, message: str
) -> None:
    _, shown = copy(tmp_path, {name: f"{text}\n"})
    assert f"kernels/{name}:" in shown
    assert message in shown
    assert shown.count("BW903") == 1


@pytest.mark.parametrize(
    ("modules", "needed"),
    [
        ({"a.py": "import numpy, ml_dtypes, os, json.decoder"}, []),
        ({"a.py": "import scipy.linalg"}, ["kernels/a.py:1:1: warning: BW904 scipy"]),
        (
            {"a.py": "from scipy import x", "b.py": "import yaml\nimport scipy"},
            [
                "kernels/a.py:1:1: warning: BW904 scipy",
                "kernels/b.py:1:1: warning: BW904 yaml",
            ],
        ),
        # Where it is not needed for importing, the module itself decides.
        ({"a.py": "try:\n    import scipy\nexcept ImportError: pass"}, []),
        ({"a.py": "def f():\n    import scipy"}, []),
        ({"a.py": "import out"}, []),  # The package itself.
    ],
)
def test_what_has_to_be_installed(
    tmp_path: Path, modules: dict[str, str], needed: list[str]
) -> None:
    texts, shown = copy(tmp_path, modules)
    found = re.findall(
        r"^(\S+ warning: BW904) the package will need '(\w+)'", shown, re.MULTILINE
    )
    assert [" ".join(each) for each in found] == needed
    for name, text in modules.items():
        assert texts[name] == text


def test_what_is_in_the_copy(tmp_path: Path) -> None:
    """Modules of all folders that can be imported, and nothing else."""
    package = tmp_path / "shop" / "kernels"
    modules = {
        "b.py": "",
        "deep/er/c.py": "",
        "__pycache__/b.py": "",
        "no-name/d.py": "",
        "data.bin": "",
        "py.typed": "",
    }
    texts, _ = copy(tmp_path, modules)
    assert list(texts) == ["__init__.py", "b.py", "deep/er/c.py", "py.typed"]
    assert texts["__init__.py"] == '"""Kernels: shop.kernels."""\n'
    # A package that is written into the folder of its kernels is no part of them.
    found = Collector()
    packages = [KernelFolder(PACKAGE, package)]
    inner = copied_kernels(packages, package / "deep", found)
    assert list(inner[PACKAGE]) == [
        PurePosixPath("_kernels", name) for name in ("__init__.py", "b.py", "py.typed")
    ]


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"\xff\n", "it is not UTF-8"), (None, "it is a named pipe")],
)
def test_modules_that_are_no_text(
    tmp_path: Path, content: bytes | None, reason: str
) -> None:
    path = tmp_path / "shop" / "kernels" / "sub" / "x.py"
    path.parent.mkdir(parents=True)
    if content is None:
        os.mkfifo(path)
    else:
        path.write_bytes(content)
    _, shown = copy(tmp_path, {})
    assert f"kernels/sub/x.py:1:1: BW903 the module can't be copied: {reason}" in shown


# ---- a project ----

# Its tensors are made on the CPU and neither indexed nor converted.
QUIET: Final = ("--ignore", "BW906")

SCHEMA: Final = """\
- func: shop::scale(Tensor self, float by=2.0) -> Tensor
  structured_delegate: scale.out

- func: shop::scale.out(Tensor self, float by=2.0, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU: scale_out

- func: shop::twice(Tensor self) -> Tensor
"""
KERNELS: Final = {
    "__init__.py": '"""The kernels of a shop."""\n',
    "scaling.py": '''\
"""Scaling."""

import numpy as np

import runtime.ops
from runtime.structured import TensorMeta
from runtime.tensor import TensorBase as Tensor
from shop.kernels.parts import factors


def meta_scale(self: Tensor, by: float) -> TensorMeta:
    """As its input."""
    return TensorMeta(self.shape, self.dtype, self.device)


def scale_out(self: Tensor, by: float, out: Tensor) -> None:
    """Times a factor."""
    np.multiply(self.numpy(), factors.twice(by) / 2, out=out.numpy())


def twice(self: Tensor) -> Tensor:
    """By another operator."""
    result: Tensor = runtime.ops.ops.shop.scale.default(self, 2.0)
    return result
''',
    "parts/__init__.py": "",
    "parts/factors.py": '''\
"""Numbers."""

from runtime.dtypes import float32


def twice(number: float) -> float:
    """Two times."""
    assert float32.itemsize == 4
    return number * 2
''',
}

PROGRAM: Final = """\
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("runtime", "codegen", "generated", "shop"):
            raise ImportError(f"{name} is not there")

sys.meta_path.insert(0, Refuse())
import shop_ops
x = shop_ops.tensor([1.0, 2.0])
print(shop_ops.ops.shop.scale.default(x, 3.0), shop_ops.ops.shop.twice.default(x).tolist())
own = {n.partition(".")[0] for n, m in sys.modules.items() if "shop" in n or "runtime" in n}
print(sorted(own), sys.path[0] == "")
"""


@pytest.fixture
def shop(project: Path) -> Path:
    (project / "shop" / "kernels" / "parts").mkdir(parents=True)
    (project / "shop" / "native_functions.yaml").write_text(SCHEMA)
    for name, text in KERNELS.items():
        (project / "shop" / "kernels" / name).write_text(text)
    return project


def run(command: str, *more: str) -> Result:
    options = ("--schema", "shop/native_functions.yaml", "--kernels", PACKAGE)
    result = CliRunner().invoke(main, [command, *options, "--out", "shop_ops", *more])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


@pytest.mark.parametrize("loading", ["eager", "lazy"])
def test_a_project_that_stands_alone(
    shop: Path, tmp_path_factory: pytest.TempPathFactory, loading: str
) -> None:
    """Moved into an empty folder, and run where there is neither Boxwood nor the project."""
    result = run("generate", "--vendor-runtime", "--loading", loading, *QUIET)
    assert (result.exit_code, result.stderr) == (0, "")
    assert run("check", "--vendor-runtime").exit_code == 0
    alone = tmp_path_factory.mktemp("alone")
    shutil.move(shop / "shop_ops", alone / "shop_ops")
    shutil.rmtree(shop / "shop")
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM],
        cwd=alone,
        env={"PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "tensor([3., 6.]) [2.0, 4.0]\n['shop_ops'] True\n"
    # What is generated, and the kernels; the runtime is what it is elsewhere.
    files = ["shop_ops/_kernels", *map(str, alone.glob("shop_ops/*.py"))]
    for checker in (
        ("black", "--check", "-q"),
        ("mypy", "--strict", "--follow-imports=silent"),
    ):
        checked = subprocess.run(
            [sys.executable, "-m", *checker, *files],
            cwd=alone,
            capture_output=True,
            text=True,
            check=False,
        )
        assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_copy_belongs_to_the_package(shop: Path) -> None:
    run("generate", "--vendor-runtime")
    manifest = read_manifest(shop / "shop_ops" / MANIFEST)
    assert manifest is not None
    assert {f"_kernels/{name}" for name in KERNELS} < set(manifest.outputs)
    assert f"modules of {PACKAGE}" in manifest.inputs
    # The body of a kernel is part of the package now.
    path = shop / "shop" / "kernels" / "parts" / "factors.py"
    path.write_text(path.read_text().replace("number * 2", "2 * number"))
    result = run("check", "--vendor-runtime")
    assert result.exit_code == 1
    assert "_kernels/parts/factors.py: changed (input changed: modules of" in (
        result.stdout
    )
    assert "2 files written" in run("generate", "--vendor-runtime").stdout
    assert str(path) in run("generate", "--vendor-runtime", "--print-deps").stdout
    assert "removed" in run("generate").stdout
    assert not (shop / "shop_ops" / "_kernels").exists()


def test_nothing_is_written_of_a_project_that_cannot_be_copied(shop: Path) -> None:
    path = shop / "shop" / "kernels" / "scaling.py"
    path.write_text(path.read_text() + "\nfrom shop import prices\n")
    (shop / "shop" / "prices.py").write_text("")
    result = run("generate", "--vendor-runtime")
    assert result.exit_code == 1
    line = len(path.read_text().splitlines())
    assert (
        f"shop/kernels/scaling.py:{line}:1: BW903 shop is outside of" in result.stderr
    )
    assert not (shop / "shop_ops").exists()
    assert run("generate").exit_code == 0
