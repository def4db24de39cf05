"""`importlib.reload` of generated packages: each case is a program in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from codegen.cli import main

ROOT = Path(__file__).parents[2]

SCHEMA = """\
- func: shop::discount(Tensor self, float by=0.5) -> Tensor
  variants: function
  dispatch:
    CPU: discount
- func: shop::tax(Tensor self) -> Tensor
  variants: function
  dispatch:
    CPU: tax
    Meta: tax_meta
- func: shop::twice(Tensor self) -> Tensor
  variants: function
"""
KERNELS = """\
from runtime.tensor import TensorBase as Tensor
from runtime.tensor import tensor_from_array


def discount(self: Tensor, by: float) -> Tensor:
    return tensor_from_array(self.array * by, self.device)


def tax(self: Tensor) -> Tensor:
    return tensor_from_array(self.array * 2, self.device)


def tax_meta(self: Tensor) -> Tensor:
    return self


def twice(self: Tensor) -> Tensor:
    return tensor_from_array(self.array * 2, self.device)
"""

PROGRAM = """\
import importlib, pathlib, pickle, subprocess, sys, threading
import generated as bw
import shop_ops
import shop_kernels.all as kernels
from runtime.dispatcher import get_default_dispatcher
from runtime.introspect import dump
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey
from runtime.library import Library

HERE = pathlib.Path(__file__).parent
x = bw.tensor([4.0])
tax = bw.ops.shop.tax.default

def edit(path, old, new):
    file = HERE / path
    text = file.read_text()
    assert old in text, text
    file.write_text(text.replace(old, new))
    importlib.invalidate_caches()
    sys.dont_write_bytecode = True
    for cached in file.parent.glob("__pycache__/*.pyc"):
        cached.unlink()

def generate():
    command = [sys.executable, "-m", "codegen", "generate", *sys.argv[1:]]
    subprocess.run(command, cwd=HERE, check=True, capture_output=True)
    for cached in (HERE / "shop_ops").rglob("*.pyc"):
        cached.unlink()

def reload(*modules):
    for module in (*modules, shop_ops):
        assert importlib.reload(module) is module

assert shop_ops.discount(x).tolist() == [2.0]
"""

# What a program does after that, by what it shows.
CASES = {
    "nothing changed": """
for _ in range(3):
    before = dump(tax)
    reload()
    assert shop_ops.discount(x).tolist() == [2.0]
    assert bw.ops.shop.tax.default is tax and tax(x).tolist() == [8.0]
    assert dump(tax) == before
    assert shop_ops.twice(x).tolist() == [8.0]
""",
    "operators nobody has used": """
reload()
assert shop_ops.tax(x).tolist() == [8.0]
""",
    "a kernel was edited": """
shop_ops.tax(x)
edit("shop_kernels/all.py", "self.array * by", "self.array * by * 10")
reload()
assert shop_ops.discount(x).tolist() == [2.0]      # the module of kernels is as it was
reload(kernels)
assert shop_ops.discount(x).tolist() == [20.0]
assert bw.ops.shop.discount(x).tolist() == [20.0]
assert bw.ops.shop.discount.default(x, by=1.0).tolist() == [40.0]
assert bw.ops.shop.tax.default is tax
""",
    "an operator was taken away, and a kernel": """
shop_ops.tax(x), shop_ops.twice(x)
twice = bw.ops.shop.twice.default
text = (HERE / "shop.yaml").read_text()
start = text.index("- func: shop::twice")
edit("shop.yaml", text[start:], "")
edit("shop.yaml", "    Meta: tax_meta\\n", "")
generate()
reload(kernels)
assert not twice.is_defined and not list(twice.entry.all_rows())
assert not hasattr(bw.ops.shop, "twice")
assert [str(key) for key in tax.entry.kernels] == ["CPU"]
assert tax(x).tolist() == [8.0]
""",
    "an operator was added, and a default changed": """
with (HERE / "shop.yaml").open("a") as file:
    file.write("- func: shop::discounted(Tensor self) -> Tensor\\n  variants: function\\n"
               "  dispatch:\\n    CPU: tax\\n")
edit("shop.yaml", "float by=0.5", "float by=0.25")
generate()
reload(kernels)
assert bw.ops.shop.discounted(x).tolist() == [8.0]
assert bw.ops.shop.discount(x).tolist() == [1.0]
if not LAZY:
    assert shop_ops.discounted(x).tolist() == [8.0]
    assert shop_ops.discount(x).tolist() == [1.0]
""",
    "what others registered stays": """
above = Library("shop", "IMPL", "CPU")
above.impl("tax", lambda x: x, allow_override=True)
meta = Library("shop", "IMPL", "Meta")
meta.impl("discount", lambda x, by: x)
assert tax(x) is x
reload()
assert tax(x) is x
above.destroy()
assert tax(x).tolist() == [8.0]
assert bw.ops.shop.discount.default.has_kernel_for(DispatchKey.Meta)
meta.destroy()
""",
    "a reload that fails": """
shop_ops.tax(x), shop_ops.twice(x)
before = [dump(op) for op in get_default_dispatcher().operators()]
entry = tax.entry
register = "shop_ops/shards/registrations_t.py" if LAZY else "shop_ops/RegisterCPU.py"
line = "def register(dispatcher: Dispatcher) -> None:\\n"
edit(register, line, line + "    Library('shop', 'FRAGMENT', None, dispatcher).define_rows("
     "(('shop::new(Tensor x) -> Tensor', ()),), trusted=True); 1 / 0\\n")
try:
    reload()
except ZeroDivisionError:
    pass
else:
    raise AssertionError("it did not fail")
assert tax.entry.definition is entry.definition or dump(tax)
assert [dump(op) for op in get_default_dispatcher().operators()] == before
assert shop_ops.discount(x).tolist() == [2.0] and shop_ops.tax(x).tolist() == [8.0]
assert get_default_dispatcher().reloaded == {}
""",
    "threads call meanwhile": """
shop_ops.tax(x)
failures, count, stop = [], [0], threading.Event()
def call():
    while not stop.is_set():
        try:
            assert shop_ops.discount(x).tolist() == [2.0]
            assert bw.ops.shop.tax(x).tolist() == [8.0]
            assert tax.redispatch(DispatchKeySet(DispatchKey.CPU), x).tolist() == [8.0]
            count[0] += 1
        except BaseException as error:
            failures.append(repr(error))
            return
threads = [threading.Thread(target=call) for _ in range(3)]
for thread in threads:
    thread.start()
for _ in range(20):
    reload(kernels)
stop.set()
for thread in threads:
    thread.join()
assert not failures, failures
assert count[0] > 10
""",
    "two registrations that are no reload": """
try:
    shop_ops.register(get_default_dispatcher())
except Exception as error:
    assert "already defined" in str(error), error
else:
    raise AssertionError("no error")
reload()
assert tax(x).tolist() == [8.0]
""",
    "pickles": """
pickled = pickle.dumps([tax, bw.ops.shop.tax, bw.ops.shop])
reload()
assert pickle.loads(pickled) == [tax, bw.ops.shop.tax, bw.ops.shop]
""",
}


@pytest.mark.parametrize("loading", ["eager", "lazy"])
@pytest.mark.parametrize("case", CASES)
def test_reload(case: str, loading: str, tmp_path: Path) -> None:
    (tmp_path / "shop.yaml").write_text(SCHEMA)
    (tmp_path / "shop_kernels").mkdir()
    (tmp_path / "shop_kernels" / "__init__.py").write_text("")
    (tmp_path / "shop_kernels" / "all.py").write_text(KERNELS)
    options = ["--schema", "shop.yaml", "--kernels", "shop_kernels"]
    options += ["--out", "shop_ops", "--loading", loading]
    path = os.pathsep.join((str(tmp_path), str(ROOT)))
    generate = [sys.executable, "-m", "codegen", "generate", *options]
    program = tmp_path / "program.py"
    program.write_text(f"LAZY = {loading == 'lazy'}\n{PROGRAM}{CASES[case]}")
    for command in (generate, [sys.executable, str(program), *options]):
        done = subprocess.run(
            command,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_default_package(tmp_path: Path) -> None:
    program = (
        "import importlib, generated as bw\n"
        "x = bw.ones(2)\n"
        "importlib.reload(bw)\n"
        "assert isinstance(x, bw.Tensor) and type(bw.ones(1)) is type(x)\n"
        "assert (x + bw.ones(2)).tolist() == [2.0, 2.0]\n"
        "assert bw.add(x, x, alpha=2).sum().item() == 6.0\n"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_package_of_a_backend(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "npu.yaml").write_text(
        "backend: PrivateUse1\ncpp_namespace: npu\nsupported: []\n"
        "custom:\n- func: half(Tensor self) -> Tensor\n"
    )
    command = ["stubs", "--backend", "npu.yaml", "--privateuse1", "npu"]
    schema = str(ROOT / "schemas" / "native_functions.yaml")
    done = CliRunner().invoke(main, [*command, "--schema", schema])
    assert done.exit_code == 0, done.output
    program = (
        "import importlib, npu, npu.kernels.stubs as stubs\n"
        "from runtime.keys import DispatchKey\n"
        "from runtime.ops import ops\n"
        "import pathlib\n"
        "old = ops.npu.half.default.entry.kernels[DispatchKey.PrivateUse1]\n"
        "importlib.reload(stubs), importlib.reload(npu)\n"
        "new = ops.npu.half.default.entry.kernels[DispatchKey.PrivateUse1]\n"
        "assert new is not old and new.kernel.unboxed is stubs.half\n"
        "assert npu.half.__doc__ == 'npu::half(Tensor self) -> Tensor'\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
