"""Where the kernels of a generated package are written: dumps and errors say it."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import generated as bw
from runtime.introspect import dump, dump_table
from runtime.keys import DispatchKey as K
from runtime.library import Library
from runtime.locations import written_at
from tests.runtime.dispatch_toys import cpu, default_dispatcher

NATIVE = Path(__file__).parents[2] / "runtime" / "native"

# operator, key, module of the kernel, what stands at the line
ROWS: list[tuple[str, K, str, str]] = [
    ("view", K.CPU, "views", "def view("),
    ("add.Scalar", K.CompositeExplicitAutograd, "pointwise_composite", "def "),
    ("square", K.CompositeImplicitAutograd, "pointwise_composite", "def square("),
    ("add.Tensor", K.CPU, "pointwise_binary", "def add_out("),
    ("add_.Tensor", K.CPU, "pointwise_binary", "def add_out("),
    ("add.out", K.CPU, "pointwise_binary", "def add_out("),
    ("add.Tensor", K.Meta, "pointwise_binary", "def meta_add_Tensor("),
]


@pytest.mark.parametrize(("name", "key", "module", "text"), ROWS)
def test_a_row_of_a_table_tells_its_kernel(
    name: str, key: K, module: str, text: str
) -> None:
    base, _, overload = name.partition(".")
    op = getattr(getattr(bw.ops.aten, base), overload or "default")
    debug = op.entry.kernels[key].debug
    found = re.fullmatch(
        r"registered at .*Register\w+\.py:\d+, kernel at (.*):(\d+)", debug
    )
    assert found is not None, debug
    assert found[1] == str(NATIVE / f"{module}.py")
    assert text in Path(found[1]).read_text().splitlines()[int(found[2]) - 1]
    assert debug in dump(op)
    assert debug in dump_table(op)
    assert debug in op.entry.kernels[key].describe()


def plain(x: Any) -> Any:
    return x


HERE = f"{__file__}:{plain.__code__.co_firstlineno}"


@pytest.mark.parametrize(
    ("kernel", "place"),
    [(plain, HERE), (partial(plain), HERE), (len, ""), (None, "")],
)
def test_a_kernel_of_any_kind(kernel: object, place: str) -> None:
    assert written_at(kernel) == place


def test_a_kernel_made_of_operators_is_written_nowhere() -> None:
    debug = bw.ops.aten.ones.default.entry.kernels[K.BackendSelect].debug
    assert "kernel at" not in debug


def test_what_is_registered_by_itself_has_one_place() -> None:
    library = Library("t", "DEF", dispatcher=default_dispatcher())
    op = library.define("f(Tensor x) -> Tensor")
    library.impl("f", plain, "CPU")
    assert op(x := cpu("x")) is x
    assert "kernel at" not in op.entry.kernels[K.CPU].debug
