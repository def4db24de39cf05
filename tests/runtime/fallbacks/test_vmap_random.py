"""Random numbers under vmap: refused, of each sample, the same for all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks.vmap import FallbackGuard, vmap
from runtime.library import Library

aten = bw.ops.aten

SAMPLES = 3


@pytest.fixture(autouse=True)
def seeded() -> None:
    bw.manual_seed(7)


FACTORIES: dict[str, Callable[[], Any]] = {
    "rand": lambda: bw.rand([200]),
    "randn": lambda: bw.randn([200]),
    "randint": lambda: bw.randint(1000, [200]),
    "randperm": lambda: bw.randperm(200),
    "rand.out": lambda: aten.rand.out([200], out=bw.empty(200)),
}
OF_SAMPLES: dict[str, Callable[[Any], Any]] = {
    "rand_like": bw.rand_like,
    "randn_like": bw.randn_like,
    "bernoulli": lambda x: bw.bernoulli(x * 0 + 0.5),
    "bernoulli.p": lambda x: bw.bernoulli(x, 0.5),
    "bernoulli_": lambda x: x.bernoulli_(0.5),
    "bernoulli_.Tensor": lambda x: x.bernoulli_(x * 0 + 0.5),
    "uniform_": lambda x: x.uniform_(),
    "normal_": lambda x: x.normal_(),
    "dropout": lambda x: bw.dropout(x * 0 + 1, 0.5, True),
    "native_dropout": lambda x: aten.native_dropout.default(x * 0 + 1, 0.5, True)[0],
    "rand_like.out": lambda x: aten.rand_like.out(x, out=x.clone()),
}


def _ignoring(factory: Callable[[], Any]) -> Callable[[Any], Any]:
    return lambda x: factory()


ALL = {**{n: _ignoring(f) for n, f in FACTORIES.items()}, **OF_SAMPLES}
# What writes into a tensor that is not batched cannot write something else for each sample.
INTO_ONE = {"rand.out"}


def _x() -> Any:
    return bw.ones(SAMPLES, 200)


def _distinct(found: Any) -> int:
    return len({tuple(row) for row in found.tolist()})


@pytest.mark.parametrize("case", ALL)
def test_refused_unless_said_otherwise(case: str) -> None:
    with pytest.raises(RuntimeError, match=r'draws random numbers.*"different"'):
        vmap(ALL[case])(_x())


@pytest.mark.parametrize("case", sorted(set(ALL) - INTO_ONE))
def test_of_each_sample(case: str) -> None:
    found = vmap(ALL[case], randomness="different")(_x())
    assert found.shape == (SAMPLES, 200)
    assert _distinct(found) == SAMPLES


@pytest.mark.parametrize("case", ALL)
def test_the_same_for_all(case: str) -> None:
    found = vmap(ALL[case], randomness="same")(_x())
    assert found.shape == (SAMPLES, 200)
    assert _distinct(found) == 1
    assert len(set(found[0].tolist())) > 1


@pytest.mark.parametrize("case", ALL)
def test_chunks_draw_the_same_for_all(case: str) -> None:
    whole = vmap(ALL[case], randomness="same")(_x())
    after = bw.rand([3]).tolist()
    bw.manual_seed(7)
    found = vmap(ALL[case], randomness="same", chunk_size=1)(_x())
    assert found.tolist() == whole.tolist()
    assert bw.rand([3]).tolist() == after


def test_chunks_draw_the_same_from_generators_that_they_are_given() -> None:
    generator = bw.Generator()

    def function(x: Any) -> Any:
        def draw(x: Any) -> Any:
            return x + bw.rand([1], generator=generator)

        return vmap(draw, randomness="same")(x)

    for randomness, count in (("same", 1), ("different", 4)):
        found = vmap(function, randomness=randomness, chunk_size=1)  # type: ignore[arg-type]
        assert _distinct(found(bw.zeros(4, 1, 1))[:, 0]) == count


GIVEN: dict[str, Callable[[Any, Any], Any]] = {
    "rand": lambda x, g: bw.rand([200], generator=g) + x,
    "randint": lambda x, g: bw.randint(1000, [200], generator=g) + x,
    "randperm": lambda x, g: bw.randperm(200, generator=g) + x,
    "rand_like": lambda x, g: aten.rand_like.generator(x, generator=g),
    "bernoulli.p": lambda x, g: aten.bernoulli.p(x, 0.5, generator=g),
    "bernoulli": lambda x, g: aten.bernoulli.default(x * 0 + 0.5, generator=g),
    "bernoulli_": lambda x, g: aten.bernoulli_.float(x.clone(), 0.5, generator=g),
    "uniform_": lambda x, g: aten.uniform_.default(x.clone(), generator=g),
    "normal_": lambda x, g: aten.normal_.default(x.clone(), generator=g),
}


@pytest.mark.parametrize("case", GIVEN)
@pytest.mark.parametrize("randomness", ["different", "same"])
def test_generators_that_are_given_are_drawn_from(case: str, randomness: Any) -> None:
    def drawn() -> Any:
        generator = bw.Generator()
        bw.rand([3])  # of another one
        return vmap(lambda x: GIVEN[case](x, generator), randomness=randomness)(_x())

    found = [drawn(), drawn()]
    assert found[0].tolist() == found[1].tolist()
    assert _distinct(found[0]) == (1 if randomness == "same" else SAMPLES)


@pytest.mark.parametrize("case", INTO_ONE)
def test_into_one_tensor_for_all(case: str) -> None:
    with pytest.raises(RuntimeError, match="not batched"):
        vmap(ALL[case], randomness="different")(_x())


def test_the_same_numbers_are_compared_with_the_probabilities_of_each() -> None:
    p = bw.tensor([0.2, 0.5, 0.9]).unsqueeze(1).expand(3, 500)
    found = vmap(bw.bernoulli, randomness="same")(p)
    lower, middle, higher = found.unbind(0)
    assert (lower <= middle).all().item()
    assert (middle <= higher).all().item()
    counts = found.sum(1).tolist()
    assert counts == sorted(counts)
    assert counts[0] < 150 < 200 < counts[1] < 300 < 400 < counts[2]


def test_dropout_outside_of_training_draws_nothing() -> None:
    x = _x()
    assert vmap(lambda x: bw.dropout(x, 0.5, False))(x).tolist() == x.tolist()
    kept, mask = vmap(lambda x: aten.native_dropout.default(x, 0.5, False))(x)
    assert kept.tolist() == x.tolist()
    assert mask.all().item()


def test_one_input_for_all_has_noise_of_each() -> None:
    def function(x: Any) -> Any:
        return bw.dropout(bw.ones(200), 0.5, True) * x

    assert _distinct(vmap(function, randomness="different")(_x())) == SAMPLES
    with pytest.raises(RuntimeError, match="uniform_ would draw other numbers"):
        vmap(lambda x: x + bw.ones(200).uniform_(), randomness="different")(_x())


def test_an_out_without_elements_is_resized() -> None:
    def function(x: Any) -> Any:
        out = x.new_empty([0])
        assert aten.bernoulli.float_out(x, 0.5, out=out) is out
        return out

    found = vmap(function, randomness="different")(_x())
    assert found.shape == (SAMPLES, 200)
    assert _distinct(found) == SAMPLES


def test_each_level_says_for_itself() -> None:
    def drawn(outer: str, inner: str) -> Any:
        function = vmap(lambda x: x + bw.rand([50]), randomness=inner)  # type: ignore[arg-type]
        return vmap(function, randomness=outer)(bw.zeros(2, 3, 50))  # type: ignore[arg-type]

    def groups(found: Any) -> tuple[int, int]:
        """How many differ along the outer level, and along the inner one."""
        return _distinct(found[:, 0]), _distinct(found[0])

    assert groups(drawn("different", "different")) == (2, 3)
    assert groups(drawn("different", "same")) == (2, 1)
    assert groups(drawn("same", "different")) == (1, 3)
    assert groups(drawn("same", "same")) == (1, 1)
    for pair in (("error", "different"), ("different", "error"), ("error", "same")):
        with pytest.raises(RuntimeError, match="draws random numbers"):
            drawn(*pair)


def test_random_numbers_can_be_drawn_after_vmap_as_before() -> None:
    vmap(lambda x: x + 1)(_x())
    assert bw.rand([3]).shape == (3,)
    with pytest.raises(RuntimeError):
        vmap(lambda x: x + bw.rand([3]))(_x())
    assert bw.rand([3]).shape == (3,)


def test_random_operators_that_are_defined_later() -> None:
    vmap(lambda x: x)(_x())
    with Library("dice", "DEF") as library, FallbackGuard("allow"):
        op = library.define("roll(Tensor x) -> Tensor", tags="nondeterministic_seeded")
        library.impl(op, lambda x: x + bw.rand_like(x), "CPU")
        with pytest.raises(RuntimeError, match="dice::roll draws random numbers"):
            vmap(op)(_x())
        assert _distinct(vmap(op, randomness="different")(_x())) == SAMPLES
        with pytest.raises(RuntimeError, match="cannot draw the same numbers"):
            vmap(op, randomness="same")(_x())
        one = bw.zeros(200)
        assert _distinct(vmap(lambda x: x + op(one), randomness="same")(_x())) == 1
        assert op(one).shape == (200,)
