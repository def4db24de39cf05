"""Recordings: what is kept of a call, the tables, and programs that run again."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import generated as bw
from runtime.dispatch_state import activity
from runtime.errors import ArgumentTypeError
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.fallbacks.record import Origin, Recorder, Recording, record
from runtime.generator import Generator, fork_rng
from runtime.keys import DispatchKey
from runtime.library import Library
from runtime.tensor import TensorBase
from tests.runtime.dispatch_toys import live_states

ROOT = Path(__file__).parents[3]


def _run(text: str, *args: Any) -> tuple[Any, ...]:
    names: dict[str, Any] = {}
    exec(compile(text, "program.py", "exec"), names)
    found: tuple[Any, ...] = names["program"](*args)
    return found


def _equal(found: Any, wanted: Any) -> bool:
    return (found.dtype, found.shape, found.strides) == (
        wanted.dtype,
        wanted.shape,
        wanted.strides,
    ) and found.array.tobytes() == wanted.array.tobytes()


# ---- what is kept of a call ----


def test_a_call_is_told_with_everything() -> None:
    x = bw.ones(2, 3)
    with record({"x": x}) as recording:
        y = bw.add(x, x, alpha=2)
    (call,) = recording
    assert (call.name, call.overload) == ("add", "Tensor")
    assert str(call.args[0]) == "x: float32[2, 3]"
    assert call.args[0] == call.args[1]
    assert call.kwargs == {"alpha": 2}
    assert [ref.look for ref in call.outputs] == ["float32[2, 3]"]
    assert call.outputs[0] == recording.find(y)
    assert call.key is DispatchKey.CPU
    assert [key.name for key in call.keys] == ["CPU"]
    assert "structured_add.Tensor" in call.kernel
    assert 0 < call.nanoseconds < 10**10
    assert call.seconds == call.nanoseconds / 1e9
    assert (call.read_bytes, call.written_bytes, call.new_bytes) == (48, 24, 24)
    assert call.written == ()
    assert call.error is None


def test_time_is_that_of_the_kernel() -> None:
    seen: list[int] = []

    def slow(self: Any) -> Any:
        total = sum(range(200_000))
        seen.append(total)
        return self

    with Library("record_time", "DEF") as library:
        library.define("f(Tensor x) -> Tensor")
        library.impl("f", slow, "CPU")
        library.define("g(Tensor x) -> Tensor")
        library.impl("g", lambda x: x, "CPU")
        with record() as recording:
            x = bw.ones(1)
            bw.ops.record_time.f(x)
            bw.ops.record_time.g(x)
    _, first, second = recording
    assert len(seen) == 1
    assert first.nanoseconds > 4 * second.nanoseconds
    assert first.start + first.nanoseconds <= second.start


def _bytes_of(program: Callable[[], Any]) -> tuple[int, int, int]:
    with record() as recording:
        program()
    call = recording[-1]
    return call.read_bytes, call.written_bytes, call.new_bytes


X = bw.ones(4, 4)
BYTES: dict[str, tuple[Callable[[], Any], tuple[int, int, int]]] = {
    "functional": (lambda: X + X, (128, 64, 64)),
    "view": (lambda: X.t(), (64, 0, 0)),
    "views": (lambda: X.split(2), (64, 0, 0)),
    "in place": (lambda: X.mul_(1), (64, 64, 0)),
    "out that grows": (lambda: bw.add(X, X, out=bw.empty(0)), (128, 64, 0)),
    "out": (lambda: bw.mm(X, X, out=X.clone()), (128, 64, 0)),
    "out that is an input": (lambda: bw.mm(X, X, out=X), (128, 64, 0)),
    "factory": (lambda: bw.zeros(3, dtype=bw.float64), (0, 24, 24)),
    "other dtype": (lambda: X.to(bw.float64), (64, 128, 128)),
    "two results": (lambda: bw.ops.aten.max.dim(X, 0), (64, 48, 48)),
}


@pytest.mark.parametrize("case", BYTES)
def test_bytes(case: str) -> None:
    program, expected = BYTES[case]
    assert _bytes_of(program) == expected


def test_kernels_of_factories_and_composites() -> None:
    with record() as recording:
        bw.ones(2).square()
    assert [(c.name, c.key.name) for c in recording] == [
        ("ones", "CPU"),
        ("pow", "CPU"),
    ]
    assert "ones" in recording[0].kernel
    with record() as recording:
        bw.ones(2, device="meta") + 1
    assert [c.key.name for c in recording] == ["Meta", "Meta"]


def test_the_kernel_is_named_below_outer_modes() -> None:
    class Passing(DispatchMode):
        def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
            return op(*args, **kwargs)

    with Passing(), record() as recording:
        bw.ones(2).neg()
    assert [call.key.name for call in recording] == ["CPU", "CPU"]
    assert "neg" in recording[1].kernel


def test_tensors_are_known_by_object_and_memory() -> None:
    with record() as recording:
        x = bw.zeros(2, 3)
        y = x.t()
        y.add_(1)
        del x, y
        for _ in range(20):
            bw.ones(2, 3)
    zeros, t, add, *ones = recording
    made, view = zeros.outputs[0], t.outputs[0]
    assert (made.storage, made.number) != (view.storage, view.number)
    assert made.storage == view.storage == add.written[0].storage
    assert add.outputs == add.written == (view,)
    assert len({call.outputs[0].number for call in ones}) == 20
    assert len({call.outputs[0].storage for call in ones}) == 20
    assert recording.inputs == []


def test_the_look_changes_in_place() -> None:
    with record() as recording:
        x = bw.zeros(2, 3)
        x.t_()
        x.neg()
    _, t_, neg = recording
    assert (t_.args[0].shape, t_.written[0].shape) == ((2, 3), (3, 2))
    assert neg.args[0].shape == (3, 2)
    assert neg.args[0].number == t_.args[0].number


def test_nothing_is_kept_alive() -> None:
    before = live_states()
    with record(constants=True) as recording:
        x = bw.ones(5) * bw.tensor([1.0] * 5)
        alive = weakref.ref(x)
        del x
        assert alive() is None
    assert activity.count == before
    assert len(recording) == 2


def test_lists_are_copied() -> None:
    sizes = [2, 3]
    with record() as recording:
        bw.ops.aten.ones.default(sizes)
    sizes.append(9)
    assert recording[0].args == ([2, 3],)


def test_a_call_that_raises_is_recorded() -> None:
    with record() as recording:
        x = bw.ones(2)
        with pytest.raises(RuntimeError):
            x + bw.ones(3)
        with pytest.raises(ArgumentTypeError):
            bw.ops.aten.add.Tensor(x, "a")
        x + 1
    assert [(c.name, c.error is None) for c in recording] == [
        ("ones", True),
        ("ones", True),
        ("add", False),
        ("add", True),
    ]
    assert recording[2].error is not None
    assert recording[2].error.startswith("RuntimeError: ")
    assert "raised" in recording.program()
    assert len(_run(recording.program())) == 2


def test_recordings_nest() -> None:
    with record() as outer:
        bw.ones(1)
        with record() as inner:
            bw.zeros(1)
    assert [c.name for c in outer] == ["ones", "zeros"]
    assert [c.name for c in inner] == ["zeros"]


def test_threads_and_tasks() -> None:
    async def work(name: str) -> list[str]:
        with record() as recording:
            await asyncio.sleep(0)
            getattr(bw, name)(1)
            await asyncio.sleep(0)
        return [call.name for call in recording]

    async def main() -> list[list[str]]:
        return list(await asyncio.gather(work("ones"), work("zeros")))

    assert asyncio.run(main()) == [["ones"], ["zeros"]]
    with record() as recording:
        thread = threading.Thread(target=lambda: bw.ones(1))
        thread.start()
        thread.join()
    assert len(recording) == 0


# ---- tables ----


def test_the_table_has_a_line_for_each_call() -> None:
    x = bw.ones(2, 3)
    with record({"x": x}) as recording:
        y = x.split(1)
        bw.cat([y[0], x[:1]]).mul_(2)
    lines = recording.table().splitlines()
    assert lines == [line.rstrip() for line in lines]
    head, rule, *rows = lines
    assert head.split()[:4] == ["#", "operator", "overload", "arguments"]
    assert set(rule) == {"-", " "}
    assert len(rows) == len(recording) == 4
    assert str(recording) == recording.table()
    assert rows[0].split()[:3] == ["0", "aten::split", "Tensor"]
    assert "x: float32[2, 3], 1" in rows[0]
    assert "[t0: float32[1, 3], t1: float32[1, 3]]" in rows[0]


def test_the_summary_adds_up() -> None:
    with record() as recording:
        x = bw.ones(64, 64)
        for _ in range(3):
            x = x @ x
        x.neg()
    _, _, *rows = recording.summary().splitlines()
    by_name = {row.split()[0]: row.split() for row in rows}
    assert set(by_name) == {"aten::ones", "aten::mm", "aten::neg"}
    assert by_name["aten::mm"][1] == "3"
    assert by_name["aten::mm"][-2:] == ["48.0", "KiB"]
    shares = [float(word[:-1]) for row in rows for word in row.split() if "%" in word]
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(100, abs=0.2)
    assert shares == sorted(shares, reverse=True)


# ---- programs ----


def _layers(x: Any) -> Any:
    w, b = bw.tensor([[1.0, -2.0], [0.5, 3.0], [1.5, 0.25]]), bw.tensor([1.0, -1.0])
    hidden = bw.addmm(b, x, w).relu()
    return bw.softmax(hidden, 1).max(1)


def _in_place(x: Any) -> Any:
    y = x.clone()
    y[0].add_(1)
    y.t().mul_(x.t())
    y[:, 1] = 7
    y.resize_(3, 2)
    return y


def _views(x: Any) -> Any:
    parts = x.split(1, 1)
    y = bw.cat([parts[2], parts[0]], 1)
    y.unsqueeze_(0).add_(parts[1])
    return y, x.t()[1:]


def _lists(x: Any) -> Any:
    items = [x.clone(), x + 1]
    bw.ops.aten._foreach_add_.Scalar(items, 2)
    return items, x[bw.tensor([1, 0])], x[None, :, bw.tensor([True, False, True])]


def _out(x: Any) -> Any:
    out = bw.empty(0)
    bw.mul(x, x, out=out)
    bw.exp(out, out=out)
    return out


def _options(x: Any) -> Any:
    y = x.to(bw.float64)
    z = bw.full([2, 3], float("inf"), dtype=bw.float64)
    w = bw.empty_like(y, memory_format=bw.contiguous_format).copy_(y)
    return bw.clamp(y, float("-inf"), 1.5) * w, z, bw.zeros(2, device="cpu") + 1j


def _random(x: Any) -> Any:
    return bw.rand(2, 3) + x, bw.randn(3), bw.ops.aten.native_dropout(x, 0.5, True)


def _generator(x: Any) -> Any:
    generator = Generator().manual_seed(4)
    y = bw.rand(3, generator=generator)
    return y, bw.rand(3, generator=generator)


def _dtypes(x: Any) -> Any:
    return [
        bw.tensor([1, 2, 3], dtype=dtype) * bw.tensor([2], dtype=dtype)
        for dtype in (
            bw.bool,
            bw.uint8,
            bw.int64,
            bw.float16,
            bw.bfloat16,
            bw.complex64,
        )
    ]


def _specials(x: Any) -> Any:
    nan = bw.tensor([float("nan"), float("inf"), -0.0])
    return nan + 1, nan.neg(), bw.tensor([complex(1, -2)]) * 2


def _large(x: Any) -> Any:
    return bw.from_numpy(np.arange(5000.0).reshape(50, 100)).sum(0)


PROGRAMS = (
    *(_layers, _in_place, _views, _lists, _out, _options, _random, _generator),
    *(_dtypes, _specials, _large),
)


def _tensors(value: Any) -> list[Any]:
    if isinstance(value, TensorBase):
        return [value]
    return [tensor for item in value for tensor in _tensors(item)]


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("constants", [True, False])
def test_programs_run_again(program: Callable[[Any], Any], constants: bool) -> None:
    x = bw.tensor([[1.0, 2.0, -3.0], [0.5, -1.0, 4.0]])
    kept: list[Any] = []
    with record({"x": x}, constants=constants) as recording:
        results = _tensors(program(x))
        kept += results
    text = recording.program(results)
    names = [each.ref.name for each in recording.inputs if each.constant is None]
    assert names[0] == "x"
    if constants:
        assert names == ["x"]
        found = _run(text, x)
        assert all(map(_equal, found, results))
        assert len(found) == len(results)
    else:
        assert f"def program({', '.join(names)}):" in text
    # It says so again.
    assert recording.program(results) == text


def test_a_program_takes_other_inputs() -> None:
    x, w = bw.ones(2, 3), bw.ones(3, 2)
    with record({"w": w, "x": x}) as recording:
        y = (x @ w).relu()
    text = recording.program([y])
    other = bw.tensor([[1.0, -2.0, 3.0]] * 2)
    (found,) = _run(text, w * 2, other)
    assert found.tolist() == (other @ (w * 2)).relu().tolist()
    assert "w: float32[3, 2]" in text


def test_inputs_are_changed_by_the_program_as_they_were() -> None:
    x = bw.zeros(3)
    with record({"x": x}) as recording:
        x.add_(1)
        x[1:].mul_(5)
    given = bw.zeros(3)
    assert x.tolist() == [1, 5, 5]
    _run(recording.program(), given)
    assert given.tolist() == x.tolist()


def test_what_an_input_held_is_kept_from_before() -> None:
    x = bw.zeros(3)
    with record(constants=True) as recording:
        x.add_(1)
        y = x * 2
    (found,) = _run(recording.program([y]))
    assert found.tolist() == [2, 2, 2]


def test_results_that_nothing_reads_are_returned() -> None:
    with record() as recording:
        x = bw.ones(2)
        y = x + 1
        bw.zeros(3)
        x.mul_(4)
    found = _run(recording.program())
    assert [each.tolist() for each in found] == [y.tolist(), [0, 0, 0], [4, 4]]
    with record() as empty:
        pass
    assert _run(empty.program()) == ()
    assert empty.table().splitlines()[0].startswith("#")


def test_random_numbers_are_those_of_the_recording() -> None:
    with record() as recording:
        bw.zeros(1)
        x = bw.rand(4)
        y = bw.ones(4).bernoulli_(0.5)
    text = recording.program([x, y])
    with fork_rng():
        assert all(map(_equal, _run(text), (x, y)))
        assert all(map(_equal, _run(text), (x, y)))


def test_a_program_is_a_file_that_runs_by_itself(tmp_path: Path) -> None:
    with record(constants=True) as recording:
        y = bw.tensor([1.0, 2.0]).exp().sum()
    path = tmp_path / "recorded.py"
    text = recording.program([y], package="generated")
    path.write_text(text + "\n\nprint(program()[0].item())\n")
    done = subprocess.run(
        [sys.executable, "-W", "error", str(path)],
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert float(done.stdout) == y.item()


def test_operators_of_other_namespaces() -> None:
    with Library("record_own", "DEF") as library:
        library.define("class(Tensor x, *, float p=2.0) -> Tensor")
        library.impl("class", lambda x, p: x * p, "CPU")
        with record(constants=True) as recording:
            y = bw.ops.record_own.__getattr__("class")(bw.tensor([3.0]), p=4.0)
        assert len(recording) == 1
        assert _run(recording.program([y]))[0].tolist() == [12.0]


REFUSED = {
    "no name": ("a b", "not the name"),
    "keyword": ("class", "not the name"),
    "results": ("t0", "has a meaning"),
    "operators": ("ops", "has a meaning"),
    "dtype": ("float32", "has a meaning"),
    "dtype of another name": ("bool_", "has a meaning"),
    "helper": ("tensor", "has a meaning"),
    "device": ("Device", "has a meaning"),
    "layout": ("Layout", "has a meaning"),
    "memory format": ("contiguous_format", "has a meaning"),
    "memory format of nothing": ("preserve_format", "has a meaning"),
    "builtin that is used": ("complex", "has a meaning"),
    "what is not read": ("_", "has a meaning"),
    "constant of Python": ("__debug__", "not the name"),
    "keyword, wide": ("\uff43lass", "not the name"),
    "results, wide": ("\uff54\uff10", "has a meaning"),
    "results, other digits": ("t\u0661", "has a meaning"),
    "operators, wide": ("\uff4fps", "has a meaning"),
    "ligature": ("\ufb01", "reads the name .* as 'fi'"),
    "decomposed": ("gro\u0308\u00dfe", "reads the name .* as"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_names_that_inputs_cannot_have(case: str) -> None:
    name, message = REFUSED[case]
    with pytest.raises(ValueError, match=message):
        Recorder({name: bw.ones(1)})


@pytest.mark.parametrize(
    "name",
    ["gr\u00f6\u00dfe", "match", "type", "print", "self", "x", "t", "long", "np"],
)
def test_names_that_inputs_can_have(name: str) -> None:
    x = bw.ones(2)
    with record({name: x}) as recording:
        y = x.to(bw.float64).clone(memory_format=bw.contiguous_format) + 1j
    assert _run(recording.program([y]), x)[0].tolist() == y.tolist()
    names: dict[str, Any] = {}
    exec(recording.program([y]), names)
    assert names["program"](**{name: x})[0].tolist() == y.tolist()


def test_a_tensor_has_one_name() -> None:
    x = bw.ones(2)
    with pytest.raises(ValueError, match="'a' and 'b' name the same tensor"):
        Recorder({"a": x, "b": x})
    with record({"a": x, "b": x[:]}) as recording:
        pass
    assert [each.ref.name for each in recording.inputs] == ["a", "b"]


def test_names_are_text() -> None:
    with pytest.raises(TypeError, match="named by text, but got int"):
        Recorder({1: bw.ones(1)})  # type: ignore[dict-item]


def test_inputs_are_named() -> None:
    with pytest.raises(
        TypeError, match=r"mapping of names, \{\"x\": x\}, but got list"
    ):
        Recorder([bw.ones(1)])  # type: ignore[arg-type]


def test_one_tensor_may_be_the_output() -> None:
    with record() as recording:
        rows = bw.ones(2, 3)
        rows.sum()
    assert recording.program(rows) == recording.program([rows])
    assert "return (t0,)" in recording.program(rows)


@pytest.mark.parametrize("package", ["", "a package", "a-b", "a.", ".a", "import", "1"])
def test_packages_are_importable(package: str) -> None:
    with record() as recording:
        bw.ones(1)
    with pytest.raises(ValueError, match="name of a package"):
        recording.program(package=package)
    assert "import runtime.fallbacks" in recording.program(package="runtime.fallbacks")
    text = recording.program(package=("runtime.fallbacks", "generated"))
    assert "import runtime.fallbacks  # has operators\nimport generated  #" in text
    with pytest.raises(TypeError, match="a name or several of them, but got an int"):
        recording.program(package=["generated", 3])  # type: ignore[list-item]


def test_outputs_have_to_be_of_the_recording() -> None:
    with record() as recording:
        bw.ones(1)
    with pytest.raises(ValueError, match="output 0 is not a tensor of the recording"):
        recording.program([bw.ones(1)])
    assert isinstance(recording, Recording)
    assert recording[0].outputs[0].origin is Origin.RESULT
