"""The fallback to the CPU: what is copied, what is shared, counted and refused."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import generated as bw
from runtime.device import Device
from runtime.errors import DispatchError, RegistrationError
from runtime.fallbacks.cpu_fallback import CPUFallback, Memory, install
from runtime.generator import Generator
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey
from runtime.library import Library
from runtime.memory import shares_memory
from runtime.storage import Storage
from runtime.tensor import TensorBase, tensor_from_array

aten = bw.ops.aten
DEVICE = Device("privateuseone")


class Counting(Memory):
    """Notes what goes where."""

    def __init__(self) -> None:
        self.fetched: list[tuple[int, int]] = []
        self.sent: list[int] = []
        self.written: list[tuple[int, ...]] = []

    def fetch(self, storage: Storage, start: int, stop: int) -> Storage:
        self.fetched.append((start, stop))
        return super().fetch(storage, start, stop)

    def send(self, storage: Storage) -> Storage:
        self.sent.append(storage.nbytes)
        return super().send(storage)

    def write(self, target: TensorBase, source: TensorBase) -> None:
        assert (target.device.type, source.device.type) == (DEVICE.type, "cpu")
        self.written.append(target.shape)
        super().write(target, source)

    def clear(self) -> None:
        self.__init__()  # type: ignore[misc]


@pytest.fixture
def memory() -> Counting:
    return Counting()


@pytest.fixture
def fallback(memory: Counting) -> Iterator[CPUFallback]:
    with install(memory=memory) as made:
        yield made


def matrix() -> Any:
    """A tensor of the backend, which no operator has made."""
    rows = [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]
    return tensor_from_array(np.array(rows, np.float32), DEVICE)


# ---- results ----

PROGRAMS: dict[str, Callable[[Any], Any]] = {
    "arithmetic": lambda x: x + x * 2,
    "matrices": lambda x: x @ x.t(),
    "lists": lambda x: bw.cat([x, x.neg()]),
    "optional list": lambda x: x[:, x[0].to(bw.int64)],
    "several results": lambda x: x.max(1),
    "list of results": lambda x: x.unbind(0),
    "composite": lambda x: x.square().flatten(),
    "in place": lambda x: x.add_(x),
    "view": lambda x: x.view(3, 2),
    "new": lambda x: x.new_ones(2),
    "like": lambda x: bw.zeros_like(x),
    "comparison": lambda x: x > 1,
}


@pytest.mark.parametrize("case", PROGRAMS)
def test_results_are_those_of_the_cpu_on_the_backend(
    case: str, fallback: CPUFallback
) -> None:
    program = PROGRAMS[case]
    on_cpu = program(matrix().to(device="cpu"))
    found = program(matrix())
    pairs = (
        [(found, on_cpu)]
        if hasattr(found, "device")
        else zip(found, on_cpu, strict=True)
    )
    for result, expected in pairs:
        assert result.device == DEVICE
        assert result.tolist() == expected.tolist()


FACTORIES: dict[str, Callable[[], Any]] = {
    "ones": lambda: bw.ones(2, 3, device=DEVICE),
    "empty": lambda: bw.empty(2, 3, device=DEVICE),
    "arange": lambda: bw.arange(6.0, device=DEVICE),
    "full": lambda: bw.full([2, 3], 7.0, device="privateuseone"),
    "rand": lambda: bw.rand(2, 3, device=DEVICE),
    "with an index": lambda: bw.zeros(2, device=Device("privateuseone", 1)),
}


@pytest.mark.parametrize("case", FACTORIES)
def test_factories_give_tensors_of_the_backend(
    case: str, fallback: CPUFallback
) -> None:
    made = FACTORIES[case]()
    assert made.device.type == DEVICE.type
    assert made.device.index == (1 if case == "with an index" else None)
    assert DispatchKey.PrivateUse1 in DispatchKeySet.from_raw(made._keys)
    assert fallback.counts


RANDOM: dict[str, Callable[[Any, Any], Any]] = {
    "factory": lambda device, g: bw.rand(2, 3, generator=g, device=device),
    "integers": lambda device, g: bw.randint(0, 9, [5], generator=g, device=device),
    "in place": lambda device, g: bw.zeros(4, device=device).uniform_(generator=g),
    "normal": lambda device, g: bw.zeros(4, device=device).normal_(generator=g),
    "of probabilities": lambda device, g: bw.bernoulli(
        bw.full([9], 0.5, device=device), generator=g
    ),
    "out": lambda device, g: bw.normal(
        bw.zeros(3, device=device), 1.0, generator=g, out=bw.empty(3, device=device)
    ),
    "permutation": lambda device, g: bw.randperm(7, generator=g, device=device),
}


@pytest.mark.parametrize("case", RANDOM)
def test_generators_of_the_backend_are_drawn_from(
    case: str, fallback: CPUFallback
) -> None:
    on_cpu, ours = Generator().manual_seed(3), Generator(DEVICE).manual_seed(3)
    for _ in range(2):
        expected, found = RANDOM[case]("cpu", on_cpu), RANDOM[case](DEVICE, ours)
        assert found.device == DEVICE
        assert found.tolist() == expected.tolist()
    assert ours.get_state().tolist() == on_cpu.get_state().tolist()


def test_a_generator_of_another_device_is_refused(fallback: CPUFallback) -> None:
    with pytest.raises(RuntimeError, match="a generator for device cpu but found one"):
        bw.zeros(2).uniform_(generator=Generator(DEVICE))
    x = bw.zeros(2, device=DEVICE)
    assert x.uniform_(generator=Generator()).device == DEVICE


def test_between_devices(fallback: CPUFallback) -> None:
    x = matrix()
    home = x.to(device="cpu")
    assert home.device == Device("cpu")
    assert home.tolist() == x.tolist()
    assert not shares_memory(home, x)
    assert home.to(device=DEVICE).device == DEVICE
    host = bw.zeros(2, 3)
    assert host.copy_(x) is host
    assert host.tolist() == x.tolist()
    assert x.copy_(host + 1) is x
    assert (x.device, x.tolist()[0]) == (DEVICE, [1.0, 2.0, 3.0])


# ---- written back ----


def test_in_place_and_out(fallback: CPUFallback) -> None:
    x = matrix()
    assert x.mul_(2) is x
    out = bw.empty(0, device=DEVICE)
    assert bw.mm(x, x.t(), out=out) is out
    assert out.tolist() == [[20.0, 56.0], [56.0, 200.0]]
    values, places = bw.empty(0, device=DEVICE), bw.empty(
        0, dtype=bw.int64, device=DEVICE
    )
    found = aten.max.dim_max(x, 1, max=values, max_values=places)
    assert found[0] is values
    assert found[1] is places
    assert (values.tolist(), places.tolist()) == ([4.0, 10.0], [2, 2])


def test_writing_to_a_view_is_seen_in_its_base(fallback: CPUFallback) -> None:
    x = matrix()
    column = x.t()[1]
    column.add_(10)
    assert x.tolist() == [[0.0, 11.0, 2.0], [3.0, 14.0, 5.0]]
    aten._foreach_add_.Scalar([x[0], column], 1)
    assert x.tolist() == [[1.0, 13.0, 3.0], [3.0, 15.0, 5.0]]


def test_the_bytes_between_the_elements_stay(fallback: CPUFallback) -> None:
    """Someone else may have written to them meanwhile."""
    x = matrix()
    column = x.t()[1]
    original = fallback.memory.write

    def write(target: TensorBase, source: TensorBase) -> None:
        x.array[0, 0] = 99.0
        original(target, source)

    fallback.memory.write = write  # type: ignore[method-assign]
    column.add_(1)
    assert x.tolist() == [[99.0, 2.0, 2.0], [3.0, 5.0, 5.0]]


def test_views_stay_views(fallback: CPUFallback, memory: Counting) -> None:
    x = matrix()
    memory.clear()
    made = [x.view(-1), x.as_strided([2], [1], 1), x.unfold(1, 2, 1), x[1:, ::2]]
    assert all(shares_memory(view, x) and view.device == DEVICE for view in made)
    assert (memory.fetched, memory.sent) == ([], [])
    made[1].fill_(7)
    assert x.tolist()[0] == [0.0, 7.0, 7.0]
    with pytest.raises(RuntimeError, match="storage"):
        x.as_strided([7], [1], 0)


def test_changes_of_shape_in_place(fallback: CPUFallback, memory: Counting) -> None:
    x = matrix()
    row = x[0]
    memory.clear()
    assert x.t_() is x
    assert (x.shape, x.strides) == ((3, 2), (1, 3))
    assert x.resize_([4, 2]) is x
    assert x.shape == (4, 2)
    assert memory.fetched == []
    x.fill_(1)
    assert row.tolist() == [1.0, 1.0, 1.0]


def test_running_statistics_are_written_back(fallback: CPUFallback) -> None:
    mean, var = bw.zeros(3, device=DEVICE), bw.ones(3, device=DEVICE)
    bw.batch_norm(matrix(), None, None, mean, var, True, 0.5, 1e-5, False)
    assert mean.tolist() == [0.75, 1.25, 1.75]


# ---- copied once ----


def test_a_shared_storage_is_copied_once(
    fallback: CPUFallback, memory: Counting
) -> None:
    x = matrix()
    rows = [x[0], x[1], x, x.t()]
    memory.clear()
    bw.cat([row.reshape(-1) for row in rows[:2]] + [rows[0]])
    assert memory.fetched == [(0, 24)]
    memory.clear()
    bw.dot(x[0], x[1])
    assert memory.fetched == [(0, 24)]
    assert memory.sent == [4]


def test_only_what_is_needed_of_a_storage_is_copied(
    fallback: CPUFallback, memory: Counting
) -> None:
    x = bw.arange(1000.0, device=DEVICE)
    memory.clear()
    assert x[500:502].neg().tolist() == [-500.0, -501.0]
    assert memory.fetched == [(2000, 2008)]


def test_the_kernel_finds_the_sharing_of_the_backend(fallback: CPUFallback) -> None:
    seen: list[bool] = []
    with Library("cpu_toys", "DEF") as library:
        op = library.define("look(Tensor(a!) x, Tensor? y, Tensor[] zs) -> ()")
        library.impl(
            op,
            lambda x, y, zs: seen.extend(
                [shares_memory(x, y), shares_memory(x, zs[0]), zs[1] is x]
            ),
            "CPU",
        )
        x = matrix()
        op(x[0], x.t()[1], [matrix(), x[1]])
        row = x[0]
        op(row, row, [x[1], row])
    assert seen == [True, False, False, True, False, True]


def test_results_that_share_memory_go_on_sharing_it(
    fallback: CPUFallback, memory: Counting
) -> None:
    with Library("cpu_toys", "DEF") as library:
        op = library.define("halves(Tensor x) -> Tensor[]")
        library.impl(op, lambda x: (x + 1).unbind(0), "CPU")
        x = matrix()
        memory.clear()
        first, second = op(x)
        assert memory.sent == [24]
    assert first._storage is second._storage
    assert second.tolist() == [4.0, 5.0, 6.0]


def test_out_tensors_are_not_fetched(fallback: CPUFallback, memory: Counting) -> None:
    x, out = matrix(), bw.empty(2, 2, device=DEVICE)
    memory.clear()
    bw.mm(x, x.t(), out=out)
    assert memory.fetched == [(0, 24)]
    assert memory.written == [(2, 2)]
    # One that is also read is.
    square = bw.ones(2, 2, device=DEVICE)
    bw.mm(square, square, out=square)
    assert square.tolist() == [[2.0, 2.0], [2.0, 2.0]]


def test_a_call_that_fails_writes_nothing(
    fallback: CPUFallback, memory: Counting
) -> None:
    x = matrix()
    memory.clear()
    with pytest.raises(RuntimeError, match="mm"):
        aten.mm.default(x, x)
    with pytest.raises((RuntimeError, IndexError)):
        x.index_add_(0, bw.tensor([7], device=DEVICE), x[:1])
    assert memory.written == []
    assert x.tolist() == matrix().tolist()


# ---- counted, refused, removed ----


def test_counts(memory: Counting) -> None:
    with install(memory=memory) as fallback:
        x = matrix()
        for _ in range(3):
            x.mm(x.t())
        x.add_(1)
        counts = fallback.counts
        assert counts["aten::mm.out"] + counts["aten::mm"] == 3
        assert "aten::add.Tensor" not in counts  # made of add.out
        assert fallback.fetched == sum(b - a for a, b in memory.fetched) > 0
        assert fallback.sent > 0


def test_threads_count_together(fallback: CPUFallback) -> None:
    x = matrix()
    name = next(iter(_counted(fallback, lambda: x.exp())))

    def work() -> None:
        for _ in range(50):
            x.exp()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert fallback.counts[name] == 201


def _counted(fallback: CPUFallback, program: Callable[[], Any]) -> list[str]:
    fallback.counts.clear()
    program()
    return list(fallback.counts)


NEVER = {
    "by name": ("aten::mm", lambda x: x.mm(x.t())),
    "by name and overload": ("aten::exp.out", lambda x: x.exp()),
    "the overload without a name": ("aten::relu.default", lambda x: x.relu()),
    "a factory": ("aten::empty", lambda x: bw.ones(2, device=DEVICE)),
}


@pytest.mark.parametrize("case", NEVER)
def test_never(case: str) -> None:
    name, program = NEVER[case]
    x = matrix()
    with (
        install(never=[name]) as fallback,
        pytest.raises(DispatchError, match="never to fall back") as raised,
    ):
        program(x)
    assert name.removesuffix(".default") in str(raised.value)
    assert "PrivateUse1" in str(raised.value)
    assert set(fallback.counts) <= {"aten::as_strided"}


REFUSED: dict[str, tuple[dict[str, Any], type[Exception], str]] = {
    "no namespace": ({"never": ["mm"]}, ValueError, "did you mean 'aten::mm'"),
    "a name that nothing has": (
        {"never": ["aten::mmm"]},
        ValueError,
        "no operator aten::mmm; did you mean 'aten::mm'",
    ),
    "an overload that is not there": (
        {"never": ["aten::add.Tenser"]},
        ValueError,
        "overloads are: .*; did you mean 'Tensor'",
    ),
    "a dot without an overload": (
        {"never": ["aten::add.default"]},
        ValueError,
        "no operator aten::add.default; its overloads are",
    ),
    "a namespace that nothing has": (
        {"never": ["atem::mm"]},
        ValueError,
        "did you mean 'aten::mm'",
    ),
    "an operator that is defined later": (
        {"never": ["later::op"]},
        ValueError,
        "defined later can be named when it is there",
    ),
    "no name": ({"never": [3]}, TypeError, "given by name, .* an int"),
    "a wrong name after a right one": (
        {"never": ["aten::mm", "aten::mmm"]},
        ValueError,
        "aten::mmm",
    ),
    "a kind of memory": (
        {"memory": Memory},
        TypeError,
        "an object of a kind of Memory",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_meant_is_refused(case: str) -> None:
    arguments, error, message = REFUSED[case]
    with pytest.raises(error, match=message):
        install(**arguments)
    install().remove()


def test_other_overloads_fall_back() -> None:
    with install(never=["aten::add.out"]) as fallback:
        assert matrix().sub(1).device == DEVICE
        with pytest.raises(DispatchError, match=r"add\.out"):
            matrix() + matrix()
    assert fallback.counts


def test_a_warning_once_per_operator() -> None:
    x = matrix()
    with install(warn=True), warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        x.exp()
        x.exp()
        x.log()
    assert len(warned) == len({str(warning.message) for warning in warned}) == 2
    assert all("runs on the CPU" in str(warning.message) for warning in warned)
    assert all(warning.filename == __file__ for warning in warned)


def test_kernels_of_the_backend_come_first(fallback: CPUFallback) -> None:
    with Library("aten", "IMPL", "PrivateUse1") as library:
        library.impl("mm", lambda self, mat2: self)
        x = matrix()
        assert x.mm(x) is x
    assert not fallback.counts


def test_it_is_one_of_its_key() -> None:
    with install() as first:
        with pytest.raises(RegistrationError, match=r"cpu_fallback\.py"):
            install()
        first.remove()
        first.remove()
        with install():
            assert matrix().exp().device == DEVICE
    with pytest.raises(DispatchError, match="PrivateUse1"):
        matrix().exp()


def test_no_kernel_on_the_cpu_either(fallback: CPUFallback) -> None:
    with Library("cpu_toys", "DEF") as library:
        op = library.define("nowhere(Tensor x) -> Tensor")
        with pytest.raises(DispatchError, match="cpu_toys::nowhere"):
            op(matrix())


def test_operators_without_returns_and_with_numbers(fallback: CPUFallback) -> None:
    with Library("cpu_toys", "DEF") as library:
        given: list[Any] = []
        nothing = library.define("nothing(Tensor?[] xs, Device d) -> ()")
        library.impl(nothing, lambda xs, d: given.extend([*xs, d]), "CPU")
        assert nothing([None, matrix()], DEVICE) is None
    assert given[0] is None
    assert (given[1].device, given[2]) == (Device("cpu"), Device("cpu"))
    assert matrix().sum().item() == 15.0


@pytest.mark.parametrize("packet", [aten.all, aten.any])
@pytest.mark.parametrize("dtype", [bw.uint8, bw.int64])
def test_the_truth_of_each_element(
    fallback: CPUFallback, packet: Any, dtype: Any
) -> None:
    """Without a dimension to reduce, any and all make ones and zeros."""
    x = bw.tensor([97, 0, 55], dtype=dtype, device=DEVICE)
    found = packet.dims(x, [])
    assert found.device == DEVICE
    assert found.dtype is (bw.uint8 if dtype is bw.uint8 else bw.bool)
    assert found.tolist() == [1, 0, 1]
    assert packet.dims_out(x, [], out=found).tolist() == [1, 0, 1]
