"""Random operators draw from the generator they are given, else from the default one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime import generator as generators
from runtime.generator import Generator, fork_rng
from runtime.tensor import TensorBase

SHAPE = [3, 4]


def _half() -> Any:
    return bw.full(SHAPE, 0.5)


DRAWS: dict[str, Callable[..., TensorBase]] = {
    "rand": lambda **options: bw.rand(SHAPE, **options),
    "rand_out": lambda **options: bw.rand(SHAPE, out=bw.empty([0]), **options),
    "rand_like": lambda **options: bw.rand_like(_half(), **options),
    "randn": lambda **options: bw.randn(SHAPE, **options),
    "randn_out": lambda **options: bw.randn(SHAPE, out=bw.empty([0]), **options),
    "randn_like": lambda **options: bw.randn_like(_half(), **options),
    "randint": lambda **options: bw.randint(1000, SHAPE, **options),
    "randint_low": lambda **options: bw.randint(-1000, 1000, SHAPE, **options),
    "randperm": lambda **options: bw.randperm(20, **options),
    "bernoulli": lambda **options: bw.bernoulli(_half(), **options),
    "bernoulli_p": lambda **options: bw.bernoulli(_half(), 0.5, **options),
    "bernoulli_tensor": lambda **options: bw.empty([20]).bernoulli_(
        bw.full([20], 0.5), **options
    ),
    "bernoulli_float": lambda **options: bw.empty([20]).bernoulli_(0.5, **options),
    "uniform_": lambda **options: bw.empty(SHAPE).uniform_(**options),
    "normal_": lambda **options: bw.empty(SHAPE).normal_(**options),
}


@pytest.fixture(autouse=True)
def _default_generators_as_before() -> Iterator[None]:
    with fork_rng():
        yield


@pytest.mark.parametrize("name", DRAWS)
def test_given_generator_decides(name: str) -> None:
    draw = DRAWS[name]
    default_state = generators.get_rng_state().tolist()
    generator = Generator().manual_seed(1)
    first, second = (
        draw(generator=generator).tolist(),
        draw(generator=generator).tolist(),
    )
    assert first != second
    generator.manual_seed(1)
    assert draw(generator=generator).tolist() == first
    assert generators.get_rng_state().tolist() == default_state


@pytest.mark.parametrize("name", DRAWS)
@pytest.mark.parametrize("options", [{}, {"generator": None}], ids=["omitted", "none"])
def test_default_generator_decides_otherwise(
    name: str, options: dict[str, None]
) -> None:
    draw = DRAWS[name]
    generators.manual_seed(2)
    first, second = draw(**options).tolist(), draw(**options).tolist()
    assert first != second
    generators.manual_seed(2)
    assert draw(**options).tolist() == first
    assert draw(generator=Generator().manual_seed(2)).tolist() == first


def test_meta_tensors_draw_nothing() -> None:
    state = generators.get_rng_state().tolist()
    drawn = bw.randn(SHAPE, device="meta")
    drawn.uniform_().normal_().bernoulli_(0.5)
    assert generators.get_rng_state().tolist() == state
    assert bw.randint(3, SHAPE, device="meta", generator=Generator()).is_meta


def test_generator_of_another_device() -> None:
    with pytest.raises(RuntimeError, match="PrivateUse1"):
        bw.rand(SHAPE, device="cpu", generator=Generator("privateuseone"))
