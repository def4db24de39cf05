"""Functionalization: programs that write, as programs that do not."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest

import generated as bw
from runtime.dispatcher import get_default_dispatcher
from runtime.errors import DispatchError
from runtime.fallbacks.dispatch_mode import DispatchMode
from runtime.fallbacks.functionalize import FunctionalTensor, functionalize, install
from runtime.fallbacks.values import tensors_in
from runtime.generator import manual_seed
from runtime.keys import DispatchKey
from runtime.library import Library
from runtime.local_keys import (
    AutoDispatchBelowAutograd,
    IncludeDispatchKeyGuard,
    capture,
)
from runtime.memory import shares_memory
from tests.runtime.fallbacks import functional_programs as programs

aten = bw.ops.aten
Removed = Literal["mutations", "mutations_and_views"]
BOTH: tuple[Removed, ...] = ("mutations", "mutations_and_views")


@pytest.fixture(scope="module", autouse=True)
def _installed() -> Iterator[None]:
    with install():
        yield


# ---- what runs below ----


class Recorder(DispatchMode):
    """A mode below functionalization: what it sees is what was traced."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, list[Any]]] = []

    def __dispatch__(self, op: Any, args: Any, kwargs: Any) -> Any:
        self.calls.append((op, op.box(*args, **kwargs)))
        return op(*args, **kwargs)

    def names(self) -> list[str]:
        return [op.qualified_name.removeprefix("aten::") for op, _ in self.calls]

    def writes(self) -> list[tuple[str, Any]]:
        """Each written argument, with the operator that wrote to it."""
        return [
            (op.qualified_name, value)
            for op, arguments in self.calls
            for argument, value in zip(op.schema.arguments, arguments, strict=True)
            if argument.is_write
        ]


@pytest.fixture
def recorder() -> Iterator[Recorder]:
    with Recorder() as made:
        yield made


def everything(x: Any) -> Any:
    y = x.t()
    y[0].add_(1)
    z = bw.zeros(3)
    z += x[1]
    bw.mul(z, z, out=z)
    x.view(-1)[2:4].fill_(9)
    x.squeeze_().unsqueeze_(0)
    buffer = bw.empty(0)
    bw.add(x, 1, out=buffer)
    buffer.resize_([2, 3])
    bw.ops.aten._foreach_mul_.Scalar([buffer, z, buffer[0]], 2)
    x.index_put_([bw.tensor([0])], buffer.sum(), accumulate=True)
    return x, z, buffer, x.view(-1)[:2]


def values(found: Any) -> Any:
    if isinstance(found, (list, tuple)):
        return [values(item) for item in found]
    return found.tolist() if hasattr(found, "tolist") else found


@pytest.mark.parametrize("remove", BOTH)
def test_a_traced_program_writes_to_the_inputs_at_the_end_only(
    remove: Removed, recorder: Recorder
) -> None:
    x = bw.arange(6.0).view(2, 3)
    recorder.calls.clear()
    functionalize(everything, remove=remove)(x)
    assert [name for name, _ in recorder.writes()] == [
        "aten::as_strided_",  # x has become three-dimensional
        "aten::copy_",
    ]
    assert all(target is x for _, target in recorder.writes())
    assert recorder.names()[-1] == "copy_"


def test_without_functionalization_the_recorder_sees_writes(recorder: Recorder) -> None:
    everything(bw.arange(6.0).view(2, 3))
    assert len(recorder.writes()) >= 10


def test_views_are_made_by_their_twins(recorder: Recorder) -> None:
    def views(x: Any) -> Any:
        y = x.t()[0].unsqueeze(0).expand(2, 2)
        x.add_(1)
        return y + x.view(3, 2)[0].split(1)[0]

    plain = functionalize(views)(bw.ones(2, 3))
    recorder.calls.clear()
    found = functionalize(views, remove="mutations_and_views")(bw.ones(2, 3))
    made = [op for op, _ in recorder.calls if op.schema.is_view]
    assert made == []
    assert {"t_copy", "expand_copy", "split_copy.Tensor"} <= set(recorder.names())
    assert found.tolist() == plain.tolist()


@pytest.mark.parametrize("remove", BOTH)
def test_the_results_are_those_of_the_plain_program(remove: Removed) -> None:
    plain, functional = bw.arange(6.0).view(2, 3), bw.arange(6.0).view(2, 3)
    expected = everything(plain)
    found = functionalize(everything, remove=remove)(functional)
    assert values(found) == values(expected)
    assert functional.tolist() == plain.tolist()
    assert (functional.shape, functional.strides) == (plain.shape, plain.strides)
    assert found[0] is functional
    assert shares_memory(found[3], functional)
    assert not any(isinstance(tensor, FunctionalTensor) for tensor in found)


# ---- random programs ----


def inputs(kind: int) -> list[Any]:
    base = bw.arange(24.0).view(2, 3, 4)
    match kind % 4:
        case 0:
            return [base, bw.arange(6.0).view(2, 3).t()]
        case 1:
            return [base[0], base[:, 1]]  # They share memory in part.
        case 2:
            return [base, base.permute([2, 0, 1])]
        case _:
            return [bw.arange(6.0).view(2, 3)]


def sharing(tensors: list[Any]) -> list[tuple[bool, bool]]:
    pairs = [(a, b) for i, a in enumerate(tensors) for b in tensors[:i]]
    return [(a is b, shares_memory(a, b)) for a, b in pairs]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("seed", range(200))
def test_random_programs(seed: int) -> None:
    plain, functional = inputs(seed), inputs(seed)
    manual_seed(seed)
    log, *expected = programs.run(seed, plain)
    manual_seed(seed)
    found_log, *found = functionalize(programs.run)(seed, functional)
    assert found_log == log
    assert str(values(found)) == str(values(expected))  # NaN is NaN
    assert [x.strides for x in found] == [x.strides for x in expected]
    assert sharing(found) == sharing(expected)
    assert str(values(functional)) == str(values(plain))
    looks = [(x.shape, x.strides, x.storage_offset()) for x in functional]
    assert looks == [(x.shape, x.strides, x.storage_offset()) for x in plain]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("seed", range(60))
def test_random_programs_without_views(seed: int, recorder: Recorder) -> None:
    """Operators that go by strides are left out: copies are dense where views are not."""
    plain, functional = inputs(seed), inputs(seed)
    _, *expected = programs.run(seed, plain, leave_out=programs.BY_STRIDES)
    recorder.calls.clear()
    run = functionalize(programs.run, remove="mutations_and_views")
    _, *found = run(seed, functional, leave_out=programs.BY_STRIDES)
    assert str(values(found)) == str(values(expected))
    assert str(values(functional)) == str(values(plain))


@pytest.mark.filterwarnings("ignore")
def test_random_programs_do_something() -> None:
    done = [programs.run(seed, inputs(seed))[0] for seed in range(200)]
    succeeded = {step[0] for log in done for step in log if len(step) > 2}
    assert succeeded == {*programs.VIEWS, *programs.WRITES, *programs.READS}


# ---- whose tensors are written ----


def test_captured_tensors_are_written_at_the_end() -> None:
    captured = bw.ones(2, 3)
    row = captured[0]
    seen: list[Any] = []

    def program(x: Any) -> Any:
        row.add_(x)
        seen.append(captured.sum().item())
        return row, captured * 1

    found = functionalize(program)(bw.ones(3))
    assert seen == [9.0]
    assert found[0] is row
    assert found[1].tolist() == captured.tolist() == [[2.0] * 3, [1.0] * 3]


def test_inputs_that_share_memory() -> None:
    def program(whole: Any, part: Any, flipped: Any) -> Any:
        part.mul_(10)
        whole.add_(1)
        flipped[0, 0].fill_(7)
        return part + 0

    def arguments() -> list[Any]:
        base = bw.arange(6.0).view(2, 3)
        return [base, base[1], base.t()]

    plain, functional = arguments(), arguments()
    expected = program(*plain)
    found = functionalize(program)(*functional)
    assert found.tolist() == expected.tolist()
    assert values(functional) == values(plain)


def test_arguments_in_containers_and_by_keyword() -> None:
    def program(pair: Any, *, table: Any) -> Any:
        pair[0].add_(table["x"])
        return {"first": pair[0], "rest": (pair[1], 3, None)}

    x, y = bw.ones(2), bw.ones(2)
    found = functionalize(program)([x, y], table={"x": y})
    assert found["first"] is x
    assert found["rest"] == (y, 3, None)
    assert x.tolist() == [2.0, 2.0]


def test_a_function_that_raises_has_written_nothing() -> None:
    x = bw.ones(2)
    before = capture()

    def program(x: Any) -> None:
        x.add_(1)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        functionalize(program)(x)
    assert x.tolist() == [1.0, 1.0]
    assert capture() is before


def test_a_tensor_that_is_only_read_is_not_written(recorder: Recorder) -> None:
    functionalize(lambda x: x.t()[0] + 1)(bw.ones(2, 2))
    assert recorder.writes() == []


def test_growing_and_shrinking() -> None:
    def program(x: Any, y: Any) -> Any:
        first = x[0]
        x.resize_([1])
        x.resize_([4])
        x[3].fill_(5)
        first.neg_()
        y.resize_([2, 2])
        y.fill_(3)
        return y.t()

    plain, functional = ([bw.arange(1.0, 5.0), bw.zeros(2)] for _ in range(2))
    expected = program(*plain)
    found = functionalize(program)(*functional)
    assert (
        values(functional) == values(plain) == [[-1.0, 2.0, 3.0, 5.0], [[3.0, 3.0]] * 2]
    )
    assert (found.tolist(), found.strides) == (expected.tolist(), expected.strides)


def test_what_python_asks_of_a_tensor() -> None:
    def program(x: Any) -> Any:
        x.add_(1)
        if x.sum() > 3 and float(x[0]) == 2.0 and x.tolist() == [2.0, 2.0]:
            x.mul_(int(x[1]))
        assert repr(x) == "FunctionalTensor(tensor([4., 4.]))"
        return [x.shape, x.dtype, x.device, len(x), x.is_contiguous()]

    x = bw.ones(2)
    assert functionalize(program)(x) == [(2,), bw.float32, bw.device("cpu"), 2, True]
    assert x.tolist() == [4.0, 4.0]


def test_running_statistics() -> None:
    """The schema of batch_norm does not say that it writes to them."""

    def program(x: Any, mean: Any, var: Any) -> Any:
        one = bw.batch_norm(x, None, None, mean, var, True, 0.5, 1e-5, False)
        return one + bw.batch_norm(x, None, None, mean, var, False, 0.5, 1e-5, False)

    def arguments() -> list[Any]:
        x = bw.arange(12.0).view(2, 3, 2)
        return [x, bw.zeros(3), bw.ones(3)]

    plain, functional = arguments(), arguments()
    expected = program(*plain)
    assert functionalize(program)(*functional).tolist() == expected.tolist()
    assert values(functional) == values(plain)
    assert plain[1].tolist() != [0.0] * 3


def test_random_numbers_are_the_same() -> None:
    def program(x: Any) -> Any:
        return x.uniform_(), bw.empty(3).normal_(), bw.dropout(bw.ones(8), 0.5, True)

    manual_seed(3)
    expected = program(bw.empty(4))
    manual_seed(3)
    assert values(functionalize(program)(bw.empty(4))) == values(expected)


# ---- operators of one's own ----


@pytest.fixture
def library() -> Iterator[Library]:
    with Library("functional_toys", "DEF") as made:
        yield made


def test_no_functional_variant(library: Library, recorder: Recorder) -> None:
    op = library.define("scale(Tensor(a!) x, Tensor(b!)[] ys, int by) -> Tensor")

    def kernel(x: Any, ys: list[Any], by: int) -> Any:
        for y in ys:
            x.mul_(by)
            y.add_(x.sum())
        return x * 1

    library.impl(op, kernel, "CPU")

    def program(x: Any) -> Any:
        return op(x[0], [x[1], x], 2), x

    plain, functional = bw.arange(6.0).view(2, 3), bw.arange(6.0).view(2, 3)
    expected = program(plain)
    recorder.calls.clear()
    found = functionalize(program)(functional)
    assert values(found) == values(expected)
    assert found[1] is functional
    owned = list(tensors_in([t for n, t in recorder.writes() if n != "aten::copy_"]))
    assert len(owned) == 3
    assert not any(shares_memory(target, functional) for target in owned)


def test_a_functional_variant_is_found_by_its_signature(
    library: Library, recorder: Recorder
) -> None:
    library.define("twice(Tensor x, int n=1) -> (Tensor, Tensor)")
    writing = library.define("twice.w(Tensor(a!) x, int n=1) -> (Tensor, Tensor(a!))")
    library.impl("twice", lambda x, n: (x + n, x * 2), "CPU")

    def program(x: Any) -> Any:
        return writing(x, 5)

    x = bw.ones(2)
    recorder.calls.clear()
    found = functionalize(program)(x)
    assert found[1] is x
    assert values(found) == [[6.0, 6.0], [2.0, 2.0]]
    assert "functional_toys::twice" in recorder.names()


REFUSED = {
    "several bases": (
        "both(Tensor(a) x, Tensor(a) y) -> Tensor(a)",
        lambda x, y: x.view(-1),
        "views of several tensors",
    ),
    "changes the shape": (
        "grow_(Tensor(a!) x, Tensor y) -> Tensor(a!)",
        lambda x, y: x.resize_([9]),
        "changes the shape",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_done_is_said(case: str, library: Library) -> None:
    schema, kernel, message = REFUSED[case]
    op = library.define(schema)
    library.impl(op, kernel, "CPU")
    x = bw.ones(2)
    with pytest.raises(DispatchError, match=message) as raised:
        functionalize(lambda x: op(x, x + 1))(x)
    assert op.qualified_name in str(raised.value)
    assert x.tolist() == [1.0, 1.0]


def test_composites_below_autograd_are_taken_apart(recorder: Recorder) -> None:
    def program(x: Any) -> Any:
        with AutoDispatchBelowAutograd():
            y = x.reshape(-1)
            y.add_(1)
            return bw.square(y.flatten())

    x = bw.ones(2, 2)
    recorder.calls.clear()
    assert functionalize(program)(x).tolist() == [4.0] * 4
    assert x.tolist() == [[2.0, 2.0]] * 2
    assert "square" not in recorder.names()


# ---- errors are those of the plain program ----

ERRORS: dict[str, Callable[[Any], Any]] = {
    "shape": lambda x: x.add_(bw.ones(4, 2, 3)),
    "dtype": lambda x: x.to(bw.int32).add_(0.5),
    "expanded": lambda x: x[0].expand(2, 3).add_(1),
    "view of transposed": lambda x: x.t().view(-1),
    "as_strided beyond": lambda x: x.as_strided([7], [1], 0),
    "out dtype": lambda x: bw.add(x, x, out=bw.empty(2, 3, dtype=bw.int32)),
    "index": lambda x: x[5],
}


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case: str) -> None:
    program = ERRORS[case]
    x = bw.ones(2, 3)
    with pytest.raises((RuntimeError, IndexError)) as plain:
        program(x)
    with pytest.raises(type(plain.value)):
        functionalize(program)(x)
    assert x.tolist() == [[1.0] * 3] * 2


@pytest.mark.parametrize("kind", ["generator", "coroutine"])
def test_functions_that_run_on_are_refused(kind: str) -> None:
    def generator() -> Iterator[int]:
        yield 1

    async def coroutine() -> None: ...

    with pytest.raises(TypeError, match=f"{kind} is a generator or coroutine"):
        functionalize({"generator": generator, "coroutine": coroutine}[kind])


def test_remove_is_checked() -> None:
    with pytest.raises(ValueError, match="mutations_and_views"):
        functionalize(everything, remove="views")  # type: ignore[arg-type]


# ---- contexts ----


def test_nested() -> None:
    inner = functionalize(everything)

    def outer(x: Any) -> Any:
        x.add_(1)
        found = inner(x)
        x.mul_(2)
        return found

    def plainly(x: Any) -> Any:
        x.add_(1)
        found = everything(x)
        x.mul_(2)
        return found

    plain, functional = bw.arange(6.0).view(2, 3), bw.arange(6.0).view(2, 3)
    expected = plainly(plain)
    found = functionalize(outer)(functional)
    assert values(found) == values(expected)
    assert functional.tolist() == plain.tolist()
    assert found[0] is functional


def test_tensors_that_left_by_a_side_door_still_work() -> None:
    left: list[Any] = []
    x = bw.ones(2)

    def program(x: Any) -> None:
        left.append(x[0])

    functionalize(program)(x)
    assert isinstance(left[0], FunctionalTensor)
    assert (left[0] + 1).item() == 2.0
    left[0].add_(5)
    assert x.tolist() == [6.0, 1.0]
    plain = bw.ones(1)
    plain.add_(left[0])
    assert plain.tolist() == [7.0]


def test_threads_do_not_see_the_session() -> None:
    found: list[Any] = []

    def program(x: Any) -> Any:
        thread = threading.Thread(target=lambda: found.append(bw.ones(1).add_(1)))
        thread.start()
        thread.join()
        return x.add_(1)

    functionalize(program)(bw.ones(1))
    assert not isinstance(found[0], FunctionalTensor)
    assert found[0].tolist() == [2.0]


def test_many_threads_at_once() -> None:
    wrong: list[Any] = []

    def work() -> None:
        for _ in range(20):
            x = bw.arange(6.0).view(2, 3)
            plain = bw.arange(6.0).view(2, 3)
            if values(functionalize(everything)(x)) != values(everything(plain)):
                wrong.append(x)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_tasks_do_not_see_the_session_of_another() -> None:
    async def task() -> Any:
        await asyncio.sleep(0)
        return bw.ones(1)

    async def main() -> Any:
        started = asyncio.ensure_future(task())
        functionalize(everything)(bw.arange(6.0).view(2, 3))
        return await started

    assert not isinstance(asyncio.run(main()), FunctionalTensor)


def test_installing_again_takes_nothing_away() -> None:
    dispatcher = get_default_dispatcher()
    other = install()
    other.remove()
    assert DispatchKey.Functionalize in dispatcher.fallbacks  # that of this module
    other.remove()
    assert DispatchKey.Functionalize in dispatcher.fallbacks


def test_the_key_alone_does_nothing_useful() -> None:
    with (
        IncludeDispatchKeyGuard(DispatchKey.Functionalize),
        pytest.raises(RuntimeError, match=r"functionalize\(function\) does it"),
    ):
        bw.ones(1)
