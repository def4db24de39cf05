"""All of PyTorch's operators as one package: generated, imported alone, and all called.

What there is to call, and what a call gives back, is what torchgen reads in the same file.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import torchgen
from torchgen.gen import parse_native_yaml
from torchgen.model import (
    Argument,
    BaseType,
    FunctionSchema,
    ListType,
    NativeFunction,
    OptionalType,
    Variant,
)

from codegen.kernel_index import find_package
from codegen.kernel_packages import KernelFolder
from codegen.pipeline import Options, build
from codegen.write import write

HERE = Path(__file__).parent
_NATIVE = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native"
SCHEMA, TAGS = _NATIVE / "native_functions.yaml", _NATIVE / "tags.yaml"


@cache
def their_functions() -> tuple[NativeFunction, ...]:
    return tuple(parse_native_yaml(str(SCHEMA), str(TAGS)).native_functions)


def their_schemas() -> dict[str, FunctionSchema]:
    return {str(f.func.name): f.func for f in their_functions()}


def _argument(argument: Argument) -> dict[str, Any]:
    type_ = argument.type
    found: dict[str, Any] = {"name": argument.name, "list": None}
    while not isinstance(type_, BaseType):
        if isinstance(type_, ListType):
            found["list"] = type_.size or 0
        assert isinstance(type_, ListType | OptionalType)
        type_ = type_.elem
    found["base"] = str(type_)
    found["has_default"] = argument.default is not None
    return found


def _described(function: NativeFunction) -> dict[str, Any]:
    schema = function.func
    flat = schema.arguments.flat_all
    keyword_only = {
        *schema.arguments.flat_kwarg_only,
        *schema.arguments.out,
    }
    arguments = [
        {
            **_argument(a),
            "kwarg_only": a in keyword_only and a not in _positional(schema),
        }
        for a in flat
    ]
    written = {
        a.annotation.alias_set: place
        for place, a in enumerate(flat)
        if a.annotation is not None and a.annotation.is_write
    }
    returns = [
        (
            written[r.annotation.alias_set]
            if r.annotation is not None and r.annotation.is_write
            else None
        )
        for r in schema.returns
    ]
    return {
        "name": str(schema.name),
        "arguments": arguments,
        "returns": returns,
        "is_method": Variant.method in function.variants,
    }


def _positional(schema: FunctionSchema) -> tuple[Argument, ...]:
    return tuple(schema.arguments.flat_positional)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("whole")
    kernels = find_package("runtime.native")
    assert kernels is not None
    options = Options(
        SCHEMA,
        TAGS,
        made / "aten",
        kernels=(KernelFolder("runtime.native", kernels),),
        stub_missing=True,
        vendor_runtime=True,
    )
    built = build(options)
    assert built.functions == 3101
    write(made / "aten", built.plan)
    return made


def _python(*arguments: object) -> str:
    done = subprocess.run(
        [sys.executable, "-P", "-W", "error", *map(str, arguments)],
        env={},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def seen(folder: Path) -> dict[str, Any]:
    """What the program found that looks at the package."""
    described = folder / "described.json"
    rows = [*map(_described, their_functions())]
    described.write_text(json.dumps(rows))
    found: dict[str, Any] = json.loads(
        _python(HERE / "whole_program.py", folder, described)
    )
    return found


def test_all_operators_are_there(seen: dict[str, Any]) -> None:
    assert len(seen["operators"]) == seen["wrappers"] == 3101
    assert seen["operators"] == sorted(f"aten::{name}" for name in their_schemas())


def test_every_wrapper_is_right(seen: dict[str, Any]) -> None:
    """Parameters, types, results and what a call without kernel says."""
    assert seen["problems"] == []


def _form(schema: FunctionSchema) -> str:
    """What a function does with its arguments, and what it gives back."""
    written = [a for a in schema.arguments.flat_all if a.is_write]
    outs = schema.arguments.out
    returned = [r for r in schema.returns if r.is_write]
    lists = all(a.type.is_list_like() for a in written)
    match len(written), len(outs), len(returned), len(schema.returns):
        case 0, 0, 0, _:
            return "functional"
        case 1, 1, 1, 1:
            return "one out"
        case n, m, k, r if n == m and (k, r) in ((m, m), (0, 0)):
            return "lists without returns" if lists and r == 0 else "several outs"
        case 1, 0, 1, 1:
            return "in place"
        case _, 0, 0, 0 if lists:
            return "lists without returns"
        case _:
            return "unusual"


def test_forms() -> None:
    """What is compared has all forms, those that hardly any function has included."""
    assert Counter(map(_form, their_schemas().values())) == {
        "functional": 1644,
        "one out": 892,
        "in place": 255,
        "lists without returns": 162,
        "several outs": 118,
        "unusual": 30,
    }


SPECIAL = """
import inspect, sys
sys.path.insert(0, sys.argv[1])
import aten
from aten import operators

x, n = aten.tensor([6, 3]), aten.tensor([5])
print((x & 3).tolist(), (x | n).tolist())
print(aten.__and__.__doc__.split("(")[0], inspect.signature(operators.__and___Scalar__))
print(getattr(aten.ops.aten.random, "from"), getattr(aten.ops.aten.random_, "from"))
print(inspect.signature(operators.random_from))
print([*inspect.signature(aten.Tensor.polygamma).parameters])
for name in ("max", "min", "range", "all", "any", "abs", "sum", "pow", "round", "complex_"):
    value = getattr(aten, name)
    assert value is not getattr(__builtins__, name.rstrip("_"), None), name
    assert value.__doc__.startswith("aten::" + name.rstrip("_")), name
assert isinstance([], list) and max([1, 2]) == 2
# Their kernels have names of their own in PyTorch's list: zeros_symint, select_symint, ...
assert [row.tolist() for row in aten.zeros(2, 2).reshape(4).view(2, 2)] == [[0, 0]] * 2
assert x[0].item() == 6 and aten.empty([2], device="meta").shape == (2,)
for call in (lambda: aten.polygamma(1, x), lambda: x.polygamma(1), lambda: x & x):
    try:
        print(call().tolist())
    except NotImplementedError as error:
        print(error)
"""


def test_the_type_checker_passes_it(folder: Path) -> None:
    """Strict, and with a program that uses it; the runtime in it is linted where it is from."""
    (folder / "user.py").write_text(
        "import aten\n\nx = aten.ones(2)\n"
        "reveal_type(aten.max(x, 0).indices)\nreveal_type(aten.linalg_eigh(x))\naten.no(x)\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "-p", "aten", "-m", "user"],
        cwd=folder,
        env={"MYPYPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    *lines, _ = done.stdout.splitlines()
    found = [line for line in lines if not line.startswith("aten/_runtime/")]
    assert [line.partition(":")[0] for line in found] == ["user.py"] * 3, found
    assert 'is "aten.tensor_body.Tensor"' in found[0]
    assert "aten.shards.return_types_l.linalg_eigh" in found[1]
    assert 'Module has no attribute "no"' in found[2]


def test_special_names(folder: Path) -> None:
    missing = (
        "kernel 'polygamma_out' of aten::polygamma for CPU is declared but not written"
    )
    assert _python("-c", SPECIAL, folder).splitlines() == [
        "[2, 3] [7, 7]",
        "aten::__and__.Tensor (self: 'Tensor', other: 'Number') -> 'Tensor'",
        "aten::random.from aten::random_.from",
        "(self: 'Tensor', from_: 'int', to: 'int | None', *,"
        " generator: 'Generator | None' = None) -> 'Tensor'",
        "['self', 'n']",
        missing,
        missing,
        "[6, 3]",
    ]


def test_methods_have_self_in_front(seen: dict[str, Any]) -> None:
    """Wherever the schema has it."""
    assert seen["methods"] > 400


def test_import_and_first_call_are_quick(folder: Path) -> None:
    """Medians of fresh interpreters, above Python and NumPy, with the bytecode on disk.

    Time is the processor's, which other processes take little of.
    """
    program = """
import numpy, sys, time
sys.path.insert(0, sys.argv[1])

def peak():
    line = next(each for each in open("/proc/self/status") if each.startswith("VmHWM"))
    return int(line.split()[1]) / 1024

before = peak()
start = time.process_time()
import aten
x = aten.tensor([1.0, 2.0])
y = aten.mul(x, x)
took = time.process_time() - start
assert y.tolist() == [1.0, 4.0]
print(took, peak() - before)
"""
    _python("-c", program, folder)
    runs = [_python("-c", program, folder).split() for _ in range(5)]
    seconds = statistics.median(float(run[0]) for run in runs)
    megabytes = statistics.median(float(run[1]) for run in runs)
    print(f"{seconds:.3f} s, {megabytes:.1f} MB")
    assert seconds <= 0.25
    assert megabytes <= 60


def test_calls_compute_or_say_why_not(seen: dict[str, Any]) -> None:
    outcomes: dict[str, int] = seen["outcomes"]
    assert sum(outcomes.values()) == 3101
    assert outcomes["stub"] > 1000
    assert outcomes["computed"] > 300
    print(outcomes)
