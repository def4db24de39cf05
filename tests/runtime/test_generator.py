"""Generators: seeds, states, defaults; and what the kernels draw from them."""

from __future__ import annotations

import copy
import math
import pickle
import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime import generator as generators
from runtime.argument_types import Mismatch, matcher_for
from runtime.device import Device
from runtime.dtypes import (
    DType,
    bfloat16,
    bool_,
    complex64,
    complex128,
    float16,
    float32,
    float64,
    int8,
    int64,
    uint8,
)
from runtime.generator import DEFAULT_SEED, Generator, default_generator, fork_rng
from runtime.keys import DispatchKey
from runtime.native import sampling
from runtime.schema import parse_schema
from runtime.tensor import TensorBase, empty_tensor, tensor

FLOATING = (float16, bfloat16, float32, float64)
COMPLEX = (complex64, complex128)


@pytest.fixture(autouse=True)
def _default_generators_as_before() -> Iterator[None]:
    with fork_rng():
        yield


def _uniform(generator: Generator | None = None, count: int = 4) -> list[float]:
    drawn = sampling.uniform_(empty_tensor((count,), float64), 0.0, 1.0, generator)
    values: list[float] = drawn.tolist()
    return values


# Seeds and states


def test_seed_of_a_new_generator() -> None:
    assert Generator().initial_seed() == DEFAULT_SEED
    assert _uniform(Generator()) == _uniform(Generator().manual_seed(DEFAULT_SEED))


@given(st.integers(0, 2**64 - 1))
def test_same_seed_same_numbers(seed: int) -> None:
    first, second = Generator().manual_seed(seed), Generator().manual_seed(seed)
    assert first.initial_seed() == seed
    assert _uniform(first) == _uniform(second)
    assert _uniform(first) == _uniform(second)


def test_other_seed_other_numbers() -> None:
    drawn = {tuple(_uniform(Generator().manual_seed(seed))) for seed in range(20)}
    assert len(drawn) == 20


@pytest.mark.parametrize(
    ("given_seed", "kept"),
    [
        (-1, 2**64 - 1),
        (-(2**63), 2**63),
        (2**64 - 1, 2**64 - 1),
        (np.int64(3), 3),
        (True, 1),
    ],
)
def test_seeds_are_taken_modulo_2_to_64(given_seed: int, kept: int) -> None:
    assert Generator().manual_seed(given_seed).initial_seed() == kept


@pytest.mark.parametrize(
    ("seed", "error"),
    [
        (2**64, ValueError),
        (-(2**63) - 1, ValueError),
        (1.5, TypeError),
        ("1", TypeError),
    ],
)
def test_what_is_no_seed(seed: Any, error: type[Exception]) -> None:
    generator = Generator()
    before = generator.get_state().tolist()
    with pytest.raises(error):
        generator.manual_seed(seed)
    assert generator.get_state().tolist() == before


def test_seed_from_the_system() -> None:
    generator = Generator()
    chosen = {generator.seed() for _ in range(10)}
    assert len(chosen) == 10
    assert generator.initial_seed() in chosen


@given(st.integers(0, 2**64 - 1), st.integers(0, 7))
def test_state_continues_where_it_was_taken(seed: int, drawn_before: int) -> None:
    generator = Generator().manual_seed(seed)
    # An odd number of 32-bit draws leaves half a word behind.
    sampling.uniform_(empty_tensor((drawn_before,), float32), 0.0, 1.0, generator)
    state = generator.get_state()
    expected = _float32s(generator)
    other = Generator()
    other.set_state(state)
    assert other.initial_seed() == seed
    assert _float32s(other) == expected


def _float32s(generator: Generator) -> list[float]:
    values: list[float] = sampling.uniform_(
        empty_tensor((5,), float32), 0.0, 1.0, generator
    ).tolist()
    return values


def test_state_is_a_tensor_of_its_own() -> None:
    generator = Generator()
    state = generator.get_state()
    assert (state.dtype, state.ndim) == (uint8, 1)
    before = state.tolist()
    _uniform(generator)
    assert state.tolist() == before != generator.get_state().tolist()


@pytest.mark.parametrize(
    ("state", "error"),
    [
        (tensor([1.0]), TypeError),
        (b"state", TypeError),
        (tensor([1, 2, 3], dtype=uint8), RuntimeError),
    ],
)
def test_what_is_no_state(state: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        Generator().set_state(state)


@pytest.mark.parametrize(
    "duplicate",
    [
        Generator.clone_state,
        copy.deepcopy,
        lambda generator: pickle.loads(pickle.dumps(generator)),
    ],
)
def test_duplicates_go_separate_ways(
    duplicate: Callable[[Generator], Generator],
) -> None:
    original = Generator().manual_seed(7)
    _uniform(original)
    other = duplicate(original)
    expected = _uniform(original)
    assert other.initial_seed() == 7
    assert _uniform(other) == expected
    assert original.get_state().tolist() == other.get_state().tolist()
    _uniform(original)
    assert original.get_state().tolist() != other.get_state().tolist()


# Devices and defaults


def test_device_and_keys() -> None:
    generator = Generator("cpu")
    assert generator.device == Device("cpu")
    assert list(generator.key_set) == [DispatchKey.CPU]
    assert "cpu" in repr(generator)
    with pytest.raises(RuntimeError, match="meta"):
        Generator("meta")


def test_one_default_generator_a_device() -> None:
    assert default_generator() is default_generator("cpu")
    other = default_generator("privateuseone")
    assert other is not default_generator()
    assert other is default_generator(Device("privateuseone", 0))
    assert other is not default_generator("privateuseone:1")


def test_manual_seed_reaches_every_default_generator() -> None:
    cpu, other = default_generator(), default_generator("privateuseone")
    assert generators.manual_seed(11) is cpu
    assert cpu.initial_seed() == other.initial_seed() == generators.initial_seed() == 11
    # One that is made later starts from the same seed.
    assert default_generator("privateuseone:5").initial_seed() == 11


def test_seed_of_the_default_generators() -> None:
    chosen = generators.seed()
    assert generators.initial_seed() == chosen
    assert generators.seed() != chosen


def test_kernels_draw_from_the_default_generator() -> None:
    generators.manual_seed(5)
    expected = _uniform()
    assert _uniform() != expected
    generators.manual_seed(5)
    assert _uniform() == expected == _uniform(Generator().manual_seed(5))


def test_given_generator_leaves_the_default_alone() -> None:
    state = generators.get_rng_state().tolist()
    _uniform(Generator())
    assert generators.get_rng_state().tolist() == state


def test_rng_state() -> None:
    state = generators.get_rng_state()
    expected = _uniform()
    generators.set_rng_state(state)
    assert _uniform() == expected


def _fork_and_draw(error: Exception | None = None) -> None:
    with fork_rng():
        generators.manual_seed(3)
        _uniform()
        if error is not None:
            raise error


def test_fork_rng() -> None:
    before = generators.get_rng_state().tolist()
    _fork_and_draw()
    assert generators.get_rng_state().tolist() == before
    with pytest.raises(ZeroDivisionError):
        _fork_and_draw(ZeroDivisionError())
    assert generators.get_rng_state().tolist() == before


def test_generator_of_another_device() -> None:
    with pytest.raises(RuntimeError, match="privateuseone"):
        _uniform(Generator("privateuseone"))


def test_threads_share_a_generator() -> None:
    generator = Generator()
    drawn: list[list[float]] = []

    def draw() -> None:
        for _ in range(50):
            drawn.append(_uniform(generator, 16))

    threads = [threading.Thread(target=draw) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    together = [value for values in drawn for value in values]
    # Whatever the order, the numbers are those of one stream.
    assert sorted(together) == sorted(_uniform(Generator(), len(together)))


# Distributions. Bounds of five standard errors: wrong formulas fail, luck does not.

COUNT = 20_000


def _values(result: TensorBase) -> np.ndarray[Any, Any]:
    wide = np.complex128 if result.dtype.is_complex else np.float64
    return result.array.astype(wide)


def _assert_mean(values: np.ndarray[Any, Any], mean: float, std: float) -> None:
    assert abs(values.mean() - mean) < 5 * std / math.sqrt(values.size)


@pytest.mark.parametrize("dtype", FLOATING, ids=str)
@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (-3.0, 5.0), (100.0, 101.0)])
def test_uniform(dtype: DType, low: float, high: float) -> None:
    result = sampling.uniform_(empty_tensor((COUNT,), dtype), low, high, Generator())
    values = _values(result)
    assert values.min() >= low
    assert values.max() < high
    # The coarse grid of the 16-bit types shifts the mean by less than its width.
    grid = 2.0 ** -{float16: 11, bfloat16: 8}.get(dtype, 20) * max(abs(low), abs(high))
    width = high - low
    assert (
        abs(values.mean() - (low + high) / 2) < 5 * width / math.sqrt(12 * COUNT) + grid
    )
    assert abs(values.var() - width**2 / 12) < 0.05 * width**2 / 12 + grid * width


@pytest.mark.parametrize("dtype", FLOATING, ids=str)
def test_normal(dtype: DType) -> None:
    result = sampling.normal_(empty_tensor((COUNT,), dtype), 3.0, 2.0, Generator())
    values = _values(result)
    _assert_mean(values, 3.0, 2.0)
    assert abs(values.std() - 2.0) < 0.05
    assert abs((np.abs(values - 3.0) < 2.0).mean() - 0.6827) < 0.02


@pytest.mark.parametrize("dtype", COMPLEX, ids=str)
def test_complex_parts_are_drawn_separately(dtype: DType) -> None:
    normal = _values(
        sampling.normal_(empty_tensor((COUNT,), dtype), 1.0, 2.0, Generator())
    )
    for part in (normal.real, normal.imag):
        _assert_mean(part, 1.0, math.sqrt(2.0))
        assert abs(part.var() - 2.0) < 0.15
    assert abs(np.corrcoef(normal.real, normal.imag)[0, 1]) < 0.05
    uniform = _values(
        sampling.uniform_(empty_tensor((COUNT,), dtype), 2.0, 4.0, Generator())
    )
    for part in (uniform.real, uniform.imag):
        assert 2.0 <= part.min() < part.max() < 4.0


@pytest.mark.parametrize("probability", [0.0, 0.1, 0.5, 1.0])
@pytest.mark.parametrize("dtype", [float32, bfloat16, int64, bool_, uint8], ids=str)
def test_bernoulli(dtype: DType, probability: float) -> None:
    result = sampling.bernoulli__float(
        empty_tensor((COUNT,), dtype), probability, Generator()
    )
    values = _values(result)
    assert set(np.unique(values)) <= {0.0, 1.0}
    spread = math.sqrt(probability * (1 - probability))
    assert abs(values.mean() - probability) <= 5 * spread / math.sqrt(COUNT)


def test_bernoulli_with_a_probability_for_each_element() -> None:
    chances = tensor([0.0, 0.2, 0.8, 1.0])
    result = sampling.bernoulli__Tensor(empty_tensor((COUNT, 4)), chances, Generator())
    means = _values(result).mean(axis=0)
    assert means[0] == 0.0
    assert means[3] == 1.0
    np.testing.assert_allclose(means[1:3], [0.2, 0.8], atol=0.02)


@pytest.mark.parametrize(
    ("dtype", "low", "high"),
    [
        (int64, -3, 4),
        (int64, -(2**63), 2**63 - 1),
        (int8, -128, 128),
        (uint8, 0, 256),
        (bool_, 0, 2),
        (float32, -5, 5),
        (float16, -3, 2048),
        (float32, 0, 2**24 + 1),
    ],
    ids=str,
)
def test_integers(dtype: DType, low: int, high: int) -> None:
    result = sampling.fill_with_integers(
        empty_tensor((COUNT,), dtype), low, high, Generator()
    )
    values = _values(result)
    assert values.min() >= low
    assert values.max() <= high - 1
    assert (values == np.round(values)).all()
    width = float(high) - float(low)
    if width <= 20:
        assert set(np.unique(values)) == set(range(low, high))
    _assert_mean(values, (float(low) + float(high) - 1) / 2, width / math.sqrt(12))


@pytest.mark.parametrize(
    ("dtype", "low", "high"),
    [(float16, 2049, 2060), (bfloat16, -300, -256), (float32, 2**24 - 1, 2**24 + 9)],
    ids=str,
)
def test_integers_beyond_the_exact_ones_stay_in_range(
    dtype: DType, low: int, high: int
) -> None:
    with pytest.warns(UserWarning, match="holds all integers only up to"):
        result = sampling.fill_with_integers(
            empty_tensor((2000,), dtype), low, high, Generator()
        )
    values = _values(result)
    assert low <= values.min() < values.max() <= high - 1


def test_range_without_a_value_of_the_dtype() -> None:
    with (
        pytest.warns(UserWarning, match="holds all integers only up to"),
        pytest.raises(RuntimeError, match="no value of float16"),
    ):
        sampling.fill_with_integers(empty_tensor((2,), float16), 2049, 2050, None)


@pytest.mark.parametrize("dtype", [int64, uint8, float32, float16], ids=str)
def test_permutation(dtype: DType) -> None:
    out = empty_tensor((0,), dtype)
    seen = set()
    for seed in range(50):
        generator = Generator().manual_seed(seed)
        assert sampling.randperm_out_cpu(4, generator, out) is out
        seen.add(tuple(out.tolist()))
        assert sorted(out.tolist()) == [0, 1, 2, 3]
    # 50 draws out of 24 orders: missing more than half of them does not happen.
    assert len(seen) > 12


def test_generator_is_an_argument_and_no_tensor() -> None:
    schema = parse_schema(
        "aten::draw(Tensor self, Generator? generator=None) -> Tensor"
    )
    match = matcher_for(schema.arguments[1].type)
    generator = Generator()
    assert match(generator)[1] is generator
    with pytest.raises(Mismatch):
        match(tensor([1.0]))
