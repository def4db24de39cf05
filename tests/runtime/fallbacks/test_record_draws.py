"""Programs draw the numbers that were drawn, however generators were seeded meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as bw
from runtime import generator
from runtime.fallbacks import cpu_fallback
from runtime.fallbacks.record import record
from runtime.generator import default_generator, fork_rng, seed, set_rng_state

Draw = Callable[[], Any]


def _run(text: str) -> tuple[Any, ...]:
    names: dict[str, Any] = {}
    exec(compile(text, "program.py", "exec"), names)
    found: tuple[Any, ...] = names["program"]()
    return found


def _default(between: Callable[[], Any]) -> list[Any]:
    first = bw.randn(3)
    between()
    return [first, bw.randn(3), bw.ones(3).bernoulli_(0.5)]


def _own(between: Callable[[Any], Any]) -> list[Any]:
    own = bw.Generator().manual_seed(3)
    first = bw.randn(3, generator=own)
    between(own)
    return [first, bw.randn(3, generator=own), bw.rand(3, generator=own)]


def _state() -> Any:
    return bw.Generator().manual_seed(5).get_state()


def _forked() -> list[Any]:
    with fork_rng():
        first = bw.randn(3)
    return [first, bw.randn(3)]


def _unseen_draw() -> None:
    default_generator().stream.random(5)


def _raising_draw() -> None:
    with pytest.raises(RuntimeError):
        bw.ones(2).bernoulli_(5.0)


def _passed_and_left() -> list[Any]:
    """The default generator, passed to a call and left to another."""
    first = bw.randn(2)
    passed = bw.randn(2, generator=bw.manual_seed(9))
    left = bw.randn(2)
    return [first, passed, left, bw.randn(2, generator=default_generator())]


def _two_generators() -> list[Any]:
    one, two = bw.Generator().manual_seed(1), bw.Generator().manual_seed(1)
    drawn = []
    for each in (one, two, one, two):
        drawn.append(bw.rand(2, generator=each))
    one.set_state(two.manual_seed(8).get_state())
    return [*drawn, bw.rand(2, generator=two), bw.rand(2, generator=one)]


def _nothing_drawn() -> list[Any]:
    own = bw.Generator()
    return [bw.rand(0, generator=own), bw.rand(2, generator=own)]


PROGRAMS: dict[str, Callable[[], list[Any]]] = {
    "default seeded": lambda: _default(lambda: bw.manual_seed(7)),
    "default seeded by nobody": lambda: _default(seed),
    "default put back": lambda: _default(lambda: set_rng_state(_state())),
    "default drawn from unseen": lambda: _default(_unseen_draw),
    "default after an error": lambda: _default(_raising_draw),
    "default forked": _forked,
    "default twice": lambda: [*_default(lambda: bw.manual_seed(7)), *_forked()],
    "own seeded": lambda: _own(lambda g: g.manual_seed(7)),
    "own seeded alike": lambda: _own(lambda g: g.manual_seed(3)),
    "own put back": lambda: _own(lambda g: g.set_state(_state())),
    "default passed": _passed_and_left,
    "two of them": _two_generators,
    "nothing drawn": _nothing_drawn,
}


@pytest.mark.parametrize("case", PROGRAMS)
def test_programs_draw_the_same(case: str) -> None:
    with fork_rng():
        with record() as recording:
            results = PROGRAMS[case]()
        text = recording.program(results)
        wanted = [tensor.tolist() for tensor in results]
        for _ in range(2):
            bw.manual_seed(11)
            assert [tensor.tolist() for tensor in _run(text)] == wanted


def test_draws_of_a_device_that_the_cpu_draws_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # As in a process where nothing was drawn so far.
    monkeypatch.setattr(generator._Defaults, "generators", {})
    monkeypatch.setattr(generator._Defaults, "seed", None)
    with cpu_fallback.install():
        with record() as recording:
            results = [bw.rand(3, device="privateuseone")]
            bw.manual_seed(4)
            results.append(bw.rand(3, device="privateuseone"))
        wanted = [tensor.to("cpu").tolist() for tensor in results]
        for _ in range(2):
            found = _run(recording.program(results))
            assert [tensor.to("cpu").tolist() for tensor in found] == wanted


def test_a_state_is_kept_where_the_draws_before_do_not_leave_it() -> None:
    own = bw.Generator()
    with fork_rng(), record() as recording:
        bw.rand(2)
        bw.rand(2)
        bw.rand(2, generator=own)
        bw.rand(2, generator=own)
        bw.manual_seed(1)
        bw.rand(2)
        bw.rand(2)
    kept = [(seed.at, seed.number) for seed in recording.seeds]
    assert kept == [(0, None), (2, 0), (4, None)]
