"""Guards, contexts, and the count of live states."""

import asyncio
import copy
import gc
import pickle
import sys
import threading
from collections.abc import AsyncIterator, Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from contextvars import copy_context

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime import key_set as ks
from runtime.dispatch_state import (
    DEFAULT_ADJUSTMENT,
    MAX_ADJUSTMENTS,
    adjustment,
    make_state,
)
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey, is_alias_key
from runtime.local_keys import (
    DEFAULT_STATE,
    AutoDispatchBelowADInplaceOrView,
    AutoDispatchBelowAutograd,
    DispatchState,
    ExcludeDispatchKeyGuard,
    ForceDispatchKeyGuard,
    Guard,
    IncludeDispatchKeyGuard,
    RestoreGuard,
    activity,
    apply,
    capture,
    confine,
    current_state,
    excluded,
    included,
    restore,
)

K = DispatchKey
CPU_TENSOR = DispatchKeySet(K.CPU, K.AutogradCPU, K.ADInplaceOrView).raw_repr()

GUARDS: list[Callable[[], Guard]] = [
    lambda: IncludeDispatchKeyGuard(K.Meta),
    lambda: IncludeDispatchKeyGuard(K.BackendSelect),
    lambda: ExcludeDispatchKeyGuard(K.Python),
    lambda: ExcludeDispatchKeyGuard(DispatchKeySet(K.CPU, K.Tracer)),
    lambda: ForceDispatchKeyGuard(K.Python, DispatchKeySet(K.AutogradCPU)),
    lambda: ForceDispatchKeyGuard(DispatchKeySet(), DispatchKeySet()),
    AutoDispatchBelowAutograd,
    AutoDispatchBelowADInplaceOrView,
    lambda: RestoreGuard(DEFAULT_STATE),
]


@pytest.fixture(autouse=True, scope="module")
def nothing_left_by_other_tests() -> None:
    gc.collect()


@pytest.fixture(autouse=True)
def leaves_nothing() -> Iterator[None]:
    """Every test ends in the default state and with the count it began with."""
    before = activity.count
    assert capture() is DEFAULT_STATE
    yield
    assert capture() is DEFAULT_STATE
    if activity.count != before:
        gc.collect()
    assert activity.count == before
    assert activity.is_live is (before > 0)


def is_excluded(key: DispatchKey) -> bool:
    return key in excluded()


# What guards do


def test_the_default_state() -> None:
    assert included() == ks.default_included_set
    assert excluded() == ks.default_excluded_set
    with_autocast = CPU_TENSOR | ks.bits_of(K.AutocastCPU)
    assert DispatchKeySet.from_raw(apply(with_autocast)) == DispatchKeySet(
        K.CPU, K.AutogradCPU, K.ADInplaceOrView, K.BackendSelect
    )
    assert "BackendSelect" in repr(DEFAULT_STATE)


@pytest.mark.parametrize(
    ("guard", "highest"),
    [
        (IncludeDispatchKeyGuard(K.Python), K.AutogradCPU),
        (IncludeDispatchKeyGuard(K.Tracer), K.Tracer),
        (ExcludeDispatchKeyGuard(K.AutogradCPU), K.ADInplaceOrView),
        (ExcludeDispatchKeyGuard(K.AutogradFunctionality), K.ADInplaceOrView),
        (AutoDispatchBelowAutograd(), K.ADInplaceOrView),
        (AutoDispatchBelowADInplaceOrView(), K.BackendSelect),
        (ForceDispatchKeyGuard(DispatchKeySet(), K.AutogradCPU), K.ADInplaceOrView),
        (ForceDispatchKeyGuard(K.Tracer, K.Tracer), K.AutogradCPU),
        (
            ForceDispatchKeyGuard(
                DispatchKeySet(), ks.autograd_dispatch_keyset_with_ADInplaceOrView
            ),
            K.CPU,
        ),
        (IncludeDispatchKeyGuard(K.Meta), K.AutogradMeta),
        (ExcludeDispatchKeyGuard(K.Undefined), K.AutogradCPU),
    ],
)
def test_where_a_cpu_tensor_goes_under_a_guard(
    guard: Guard, highest: DispatchKey
) -> None:
    with guard:
        assert ks.highest_priority_key_of(apply(CPU_TENSOR)) is highest
    assert ks.highest_priority_key_of(apply(CPU_TENSOR)) is K.AutogradCPU


def test_exclusion_wins_over_inclusion_either_way_around() -> None:
    include, exclude = IncludeDispatchKeyGuard(K.Tracer), ExcludeDispatchKeyGuard(
        K.Tracer
    )
    for outer, inner in [(include, exclude), (exclude, include)]:
        with outer, inner:
            assert K.Tracer in included()
            assert not apply(CPU_TENSOR) & ks.bits_of(K.Tracer)


def test_exclusion_leaves_backends() -> None:
    with ExcludeDispatchKeyGuard(K.CPU):
        assert apply(CPU_TENSOR) & ks.BACKEND_MASK == CPU_TENSOR & ks.BACKEND_MASK
        assert not apply(CPU_TENSOR) & ks.bits_of(K.Dense)


@given(
    st.lists(st.sampled_from(range(len(GUARDS))), max_size=6),
    st.integers(0, ks.FULL_MASK),
)
def test_apply_is_set_algebra(chosen: list[int], bits: int) -> None:
    with ExitStack() as blocks:
        for index in chosen:
            blocks.enter_context(GUARDS[index]())
        keys = DispatchKeySet.from_raw(bits)
        assert apply(bits) == ((keys | included()) - excluded()).raw_repr()
        assert activity.count >= len(chosen)


# Leaving restores


@pytest.mark.parametrize("make", GUARDS)
def test_leaving_puts_the_very_state_back(make: Callable[[], Guard]) -> None:
    guard = make()
    with IncludeDispatchKeyGuard(K.Tracer):
        outer = capture()
        with guard:
            assert capture() is not outer
        assert capture() is outer


@pytest.mark.parametrize("make", GUARDS)
def test_leaving_by_an_exception(make: Callable[[], Guard]) -> None:
    before = capture()
    with pytest.raises(ZeroDivisionError), make(), make():
        raise ZeroDivisionError
    assert capture() is before


@pytest.mark.parametrize("make", GUARDS)
def test_a_guard_used_again_and_inside_itself(make: Callable[[], Guard]) -> None:
    guard = make()
    states = []
    for _ in range(2):
        with guard:
            states.append(capture().values())
            with ExcludeDispatchKeyGuard(K.Conjugate), guard:
                inner = capture()
                with guard:
                    assert capture().values() == inner.values()
                assert capture() is inner
            states.append(capture().values())
        assert capture() is DEFAULT_STATE
    assert all(values == states[0] for values in states)


def test_the_trace_of_a_guard_inside_itself() -> None:
    trace = [is_excluded(K.Tracer)]
    guard = ExcludeDispatchKeyGuard(K.Tracer)
    with guard:
        trace.append(is_excluded(K.Tracer))
        with guard:
            trace.append(is_excluded(K.Tracer))
        trace.append(is_excluded(K.Tracer))
    trace.append(is_excluded(K.Tracer))
    assert trace == [False, True, True, True, False]


def test_including_a_key_again_keeps_it_after_the_inner_block() -> None:
    with IncludeDispatchKeyGuard(K.Meta):
        outer = included().raw_repr()
        with IncludeDispatchKeyGuard(K.Meta):
            assert included().raw_repr() == outer
        assert included().raw_repr() == outer
    # A default key that a guard includes once more is not lost either.
    with IncludeDispatchKeyGuard(K.BackendSelect):
        pass
    assert K.BackendSelect in included()


def test_a_guard_keeps_no_state_alive() -> None:
    start = activity.count
    guards = [make() for make in GUARDS]
    with ExitStack() as blocks:
        for guard in guards:
            blocks.enter_context(guard)
        assert activity.count == start + len(guards)
    # Without a collection: nothing is left for one to find.
    assert activity.count == start
    assert guards


def test_leaving_in_another_order_removes_only_what_is_left() -> None:
    first, second, third = (
        ExcludeDispatchKeyGuard(key) for key in (K.Tracer, K.Python, K.Conjugate)
    )
    for guard in (first, second, third):
        guard.__enter__()
    second.__exit__(None, None, None)
    assert [is_excluded(k) for k in (K.Tracer, K.Python, K.Conjugate)] == [
        True,
        False,
        True,
    ]
    first.__exit__(None, None, None)
    assert [is_excluded(k) for k in (K.Tracer, K.Python, K.Conjugate)] == [
        False,
        False,
        True,
    ]
    third.__exit__(None, None, None)


def test_leaving_a_guard_that_was_not_entered_changes_nothing() -> None:
    with IncludeDispatchKeyGuard(K.Tracer):
        state = capture()
        ExcludeDispatchKeyGuard(K.Python).__exit__(None, None, None)
        assert capture() is state


# Capture and restore


def test_captured_state_in_a_thread_pool() -> None:
    with IncludeDispatchKeyGuard(K.Tracer), AutoDispatchBelowAutograd():
        captured = capture()

    def work() -> tuple[int, bool]:
        plain = apply(CPU_TENSOR)
        with RestoreGuard(captured):
            return apply(CPU_TENSOR), plain == apply_default

    apply_default = apply(CPU_TENSOR)
    with RestoreGuard(captured):
        expected = apply(CPU_TENSOR)
    with ThreadPoolExecutor(2) as pool:
        results = [pool.submit(work).result() for _ in range(20)]
    assert results == [(expected, True)] * 20


def test_restore_holds_until_the_next_one() -> None:
    with IncludeDispatchKeyGuard(K.Tracer):
        captured = capture()
    restore(captured)
    assert included() == DispatchKeySet.from_raw(captured.included)
    for _ in range(1000):
        restore(captured)
    assert activity.count < 10
    restore(DEFAULT_STATE)
    assert capture() is DEFAULT_STATE


def test_restore_inside_a_guard_is_undone_by_it() -> None:
    with IncludeDispatchKeyGuard(K.Tracer):
        captured = capture()
        with ExcludeDispatchKeyGuard(K.Python):
            restore(DEFAULT_STATE)
            assert not is_excluded(K.Python)
        assert capture() is captured


def test_restoring_what_is_in_force_makes_no_state() -> None:
    start = activity.count
    restore(capture())
    assert activity.count == start


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, None])
def test_copies_of_a_state_are_counted_right(
    copied: Callable[[DispatchState], DispatchState] | None,
) -> None:
    start = activity.count
    state = DispatchState(1, 2, ("mode",), {"level": 3})
    other = copied(state) if copied else pickle.loads(pickle.dumps(state))
    assert other.values() == (1, 2, ("mode",), {"level": 3})
    assert activity.count == start + (1 if copied else 2)
    del state, other
    assert activity.count == start


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, None])
@pytest.mark.parametrize(
    "make",
    [
        lambda: IncludeDispatchKeyGuard(K.Tracer),
        lambda: ExcludeDispatchKeyGuard(K.CPU),
        lambda: ForceDispatchKeyGuard(K.Tracer, K.CPU),
        AutoDispatchBelowAutograd,
        lambda: RestoreGuard(capture()),
        lambda: RestoreGuard(DispatchState(1, 2, ("mode",), {"level": 3})),
    ],
)
def test_copies_of_a_guard_do_the_same(
    make: Callable[[], Guard], copied: Callable[[Guard], Guard] | None
) -> None:
    start = activity.count
    guard = make()
    other = copied(guard) if copied else pickle.loads(pickle.dumps(guard))
    with guard:
        values = capture().values()
    with other:
        assert capture().values() == values
    assert activity.count == start


def test_a_state_with_bad_arguments_is_not_counted() -> None:
    start = activity.count
    with pytest.raises(TypeError):
        DispatchState()  # type: ignore[call-arg]
    assert activity.count == start


class ModeGuard(Guard):
    """A guard as another layer would write one."""

    def __init__(self, mode: object) -> None:
        super().__init__()
        self.mode = mode

    def enter_from(self, below: DispatchState) -> DispatchState:
        return below.entered_by(
            self,
            modes=(*below.modes, self.mode),
            extras={**below.extras, "depth": len(below.modes) + 1},
        )


class Wrong(Guard):
    """Gives the state of another guard, or none."""

    def __init__(self, given: Callable[[DispatchState], object]) -> None:
        self.given = given

    def enter_from(self, below: DispatchState) -> DispatchState:
        return self.given(below)  # type: ignore[return-value]


@pytest.mark.parametrize(
    "given",
    [
        lambda below: below,
        lambda below: None,
        lambda below: below.entered_by(IncludeDispatchKeyGuard(K.Python)),
    ],
)
def test_a_state_that_could_not_be_left_is_not_entered(
    given: Callable[[DispatchState], object],
) -> None:
    with IncludeDispatchKeyGuard(K.Python):
        before = capture()
        with pytest.raises(TypeError, match=r"enter_from of Wrong .*entered_by\(self"):
            Wrong(given).__enter__()
        assert capture() is before
    with pytest.raises(NotImplementedError, match="Guard has no enter_from"):
        Guard().__enter__()


def test_modes_and_extras_travel_with_the_state() -> None:
    with ModeGuard("outer"), AutoDispatchBelowAutograd(), ModeGuard("inner"):
        state = capture()
        assert state.modes == ("outer", "inner")
        assert state.extras == {"depth": 2}
        assert is_excluded(K.AutogradOther)
        with IncludeDispatchKeyGuard(K.Tracer), ForceDispatchKeyGuard(K.Python, K.CPU):
            assert capture().modes == state.modes
        with RestoreGuard(DEFAULT_STATE):
            assert capture().modes == ()


# Adjustments


def test_equal_sets_are_one_adjustment() -> None:
    exclude, include = ExcludeDispatchKeyGuard(K.Tracer), IncludeDispatchKeyGuard(
        K.Meta
    )
    found = set()
    for _ in range(2):
        with exclude, include:
            found.add(capture().adjustment)
        with include, ExcludeDispatchKeyGuard(DispatchKeySet(K.Tracer)):
            found.add(capture().adjustment)
        force = ForceDispatchKeyGuard(included() | DispatchKeySet(K.Meta), excluded())
        with force, exclude, exclude, ModeGuard("no matter"):
            found.add(capture().adjustment)
    assert len(found) == 1
    with RestoreGuard(DEFAULT_STATE):
        assert capture().adjustment is DEFAULT_ADJUSTMENT
    with exclude, RestoreGuard(DEFAULT_STATE):
        assert capture().adjustment is DEFAULT_ADJUSTMENT


def test_more_sets_than_the_table_of_adjustments_holds() -> None:
    with ExcludeDispatchKeyGuard(K.Tracer):
        kept = capture().adjustment
        for bits in range(1, MAX_ADJUSTMENTS + 10):
            with ExcludeDispatchKeyGuard(DispatchKeySet.from_raw(bits << 20)):
                assert excluded().raw_repr() == kept.excluded | bits << 20
            assert capture().adjustment is kept
        assert len(kept.excluding) <= MAX_ADJUSTMENTS
    default = DEFAULT_STATE.included, DEFAULT_STATE.excluded
    assert adjustment(*default) is DEFAULT_ADJUSTMENT
    with ExcludeDispatchKeyGuard(K.Tracer):
        assert capture().adjustment.excluded == kept.excluded


# What is no key


@pytest.mark.parametrize(
    "make",
    [
        IncludeDispatchKeyGuard,
        ExcludeDispatchKeyGuard,
        lambda keys: ForceDispatchKeyGuard(keys, K.CPU),
        lambda keys: ForceDispatchKeyGuard(K.CPU, keys),
        DispatchKeySet,
        ks.bits_of,
        DispatchKeySet(K.CPU).has,
        DispatchKeySet(K.CPU).add,
        DispatchKeySet(K.CPU).remove,
        DispatchKeySet(K.CPU).__contains__,
    ],
)
def test_keys_by_name_and_what_is_no_key(make: Callable[[object], object]) -> None:
    make("Tracer")
    make("AutogradCPU")
    with pytest.raises(ValueError, match="'AutogradCPUU'; did you mean 'AutogradCPU'"):
        make("AutogradCPUU")
    if make is not DispatchKeySet and not hasattr(make, "__self__"):
        for wrong in (5, 1.5, None, [K.CPU], K):
            with pytest.raises(TypeError, match=r"(?i)DispatchKey.* but got"):
                make(wrong)


@pytest.mark.parametrize("wrong", [5, None, 1.5, [K.CPU], {"CPU"}])
def test_a_set_of_what_is_no_key(wrong: object) -> None:
    with pytest.raises(TypeError, match="DispatchKey or the name of one, but got"):
        DispatchKeySet(K.CPU, wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="but got"):
        DispatchKeySet(K.CPU).add(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"capture\(\), but got"):
        RestoreGuard(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [K.CPU, "CPU", None, True, 1.0])
def test_raw_bits_are_ints(wrong: object) -> None:
    with pytest.raises(TypeError, match="expected an int"):
        DispatchKeySet.from_raw(wrong)  # type: ignore[arg-type]


def test_a_guard_by_name_is_the_guard_of_the_key() -> None:
    with ExcludeDispatchKeyGuard("Tracer"), IncludeDispatchKeyGuard("Python"):
        assert is_excluded(K.Tracer)
        assert K.Python in included()
        assert "Python" in included()


# Threads


def test_a_thread_starts_from_the_default() -> None:
    seen: list[bool] = []
    with ExcludeDispatchKeyGuard(K.CPU):
        thread = threading.Thread(target=lambda: seen.append(is_excluded(K.CPU)))
        thread.start()
        thread.join()
        assert is_excluded(K.CPU)
    assert seen == [False]


def test_one_guard_object_in_many_threads_at_once() -> None:
    guard = ExcludeDispatchKeyGuard(K.Tracer)
    start = activity.count
    wrong: list[str] = []
    switch = sys.getswitchinterval()

    def work() -> None:
        for _ in range(500):
            if is_excluded(K.Tracer):
                wrong.append("before")
            with guard, IncludeDispatchKeyGuard(K.Python), guard:
                if not is_excluded(K.Tracer) or activity.count < start + 3:
                    wrong.append("inside")
        if capture() is not DEFAULT_STATE:
            wrong.append("after")

    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=work) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(switch)
    assert wrong == []
    assert activity.count == start


# asyncio and copied contexts


def test_a_task_keeps_the_state_it_was_created_in() -> None:
    async def look(go: asyncio.Event) -> tuple[bool, bool]:
        await go.wait()
        return is_excluded(K.Tracer), activity.count > 0

    async def main() -> tuple[bool, bool]:
        go = asyncio.Event()
        with ExcludeDispatchKeyGuard(K.Tracer):
            task = asyncio.create_task(look(go))
        assert not is_excluded(K.Tracer)
        await asyncio.sleep(0)
        # No guard is entered any more, but the task's state is alive.
        assert activity.count > 0
        go.set()
        return await task

    assert asyncio.run(main()) == (True, True)


def test_tasks_do_not_disturb_each_other() -> None:
    guard = ExcludeDispatchKeyGuard(K.Tracer)

    async def one(key: DispatchKey) -> bool:
        right = True
        for _ in range(20):
            with guard, IncludeDispatchKeyGuard(key):
                before = capture()
                await asyncio.sleep(0)
                right &= capture() is before and key in included()
            right &= not is_excluded(K.Tracer)
        return right

    async def main() -> list[bool]:
        keys = [K.Python, K.Conjugate, K.Negative, K.ZeroTensor]
        return await asyncio.gather(*map(one, keys))

    assert asyncio.run(main()) == [True] * 4


def test_a_chain_of_tasks_started_in_guards_does_not_grow() -> None:
    most = 0

    async def step(left: int, finished: asyncio.Event) -> None:
        nonlocal most, newest
        most = max(most, activity.count)
        if left == 0:
            finished.set()
            return
        with ExcludeDispatchKeyGuard(K.Tracer):
            newest = asyncio.create_task(step(left - 1, finished))

    newest: asyncio.Task[None] | None = None

    async def main() -> None:
        finished = asyncio.Event()
        await step(300, finished)
        await finished.wait()

    start = activity.count
    asyncio.run(main())
    assert most - start < 10


def test_a_copied_context_counts_until_it_is_gone() -> None:
    start = activity.count
    with ExcludeDispatchKeyGuard(K.Tracer):
        context = copy_context()
    assert activity.count == start + 1
    assert not is_excluded(K.Tracer)
    assert context.run(is_excluded, K.Tracer)

    def enter_and_leave() -> bool:
        before = capture()
        with AutoDispatchBelowAutograd():
            pass
        return capture() is before

    assert context.run(enter_and_leave)
    del context
    assert activity.count == start


def test_the_count_is_right_before_a_context_is_in_the_state() -> None:
    start = activity.count
    state = DispatchState(0, 0)
    assert activity.count == start + 1
    token = current_state.set(state)
    del state
    assert activity.count == start + 1
    current_state.reset(token)
    del token
    assert activity.count == start


def test_states_in_reference_cycles_are_collected() -> None:
    start = activity.count

    class Holder:
        def __init__(self) -> None:
            self.me = self
            with IncludeDispatchKeyGuard(K.Tracer), ModeGuard(self):
                self.state = capture()

    gc.disable()
    try:
        Holder()
        assert activity.count > start
    finally:
        gc.enable()
    gc.collect()
    assert activity.count == start


def test_a_context_abandoned_inside_a_guard_is_collected() -> None:
    start = activity.count

    def enter() -> None:
        ExcludeDispatchKeyGuard(K.Tracer).__enter__()

    copy_context().run(enter)
    gc.collect()
    assert activity.count == start


def test_a_long_chain_of_states_is_freed() -> None:
    start = activity.count
    state = DEFAULT_STATE
    for _ in range(50_000):
        state = make_state(DEFAULT_ADJUSTMENT, (), {}, None, state)
    assert activity.count == start + 50_000
    del state
    assert activity.count == start


# Generators and decorators


def leaking(key: DispatchKey) -> Generator[bool, None, str]:
    with ExcludeDispatchKeyGuard(key):
        yield is_excluded(key)
        yield is_excluded(key)
    return "done"


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_suspended_generators_closed_in_any_order(order: tuple[int, int]) -> None:
    generators = [leaking(K.Tracer), leaking(K.Python)]
    for generator in generators:
        next(generator)
    keys = [K.Tracer, K.Python]
    generators[order[0]].close()
    assert not is_excluded(keys[order[0]])
    assert is_excluded(keys[order[1]])
    generators[order[1]].close()
    assert capture() is DEFAULT_STATE


def test_a_suspended_generator_closed_by_another_thread() -> None:
    def in_a_context() -> None:
        generator = leaking(K.Tracer)
        next(generator)

        def close() -> None:
            with IncludeDispatchKeyGuard(K.Python):
                state = capture()
                generator.close()
                same.append(capture() is state)

        thread = threading.Thread(target=close)
        thread.start()
        thread.join()

    same: list[bool] = []
    copy_context().run(in_a_context)
    assert same == [True]


def test_a_confined_generator_keeps_its_guards_to_itself() -> None:
    generator = confine(leaking)(K.Tracer)
    assert next(generator)
    assert capture() is DEFAULT_STATE
    with IncludeDispatchKeyGuard(K.Python):
        assert next(generator)
        assert not is_excluded(K.Tracer)
    with pytest.raises(StopIteration) as stop:
        next(generator)
    assert stop.value.value == "done"


def test_a_confined_generator_sees_its_consumers_state() -> None:
    @confine
    def body() -> Generator[tuple[bool, bool], None, None]:
        with ExcludeDispatchKeyGuard(K.Tracer):
            while True:
                yield is_excluded(K.Tracer), K.Python in included()

    generator = body()
    assert next(generator) == (True, False)
    with IncludeDispatchKeyGuard(K.Python):
        assert next(generator) == (True, True)
    assert next(generator) == (True, False)
    generator.close()


def test_a_confined_generator_passes_values_and_exceptions() -> None:
    log: list[object] = []

    @confine
    def body() -> Generator[str, int, str]:
        with ExcludeDispatchKeyGuard(K.Tracer):
            try:
                log.append((yield "first"))
                yield "second"
            except KeyError as error:
                log.append((error.args[0], is_excluded(K.Tracer)))
            try:
                yield "third"
            finally:
                log.append(is_excluded(K.Tracer))
        return "unreached"

    generator = body()
    assert next(generator) == "first"
    assert generator.send(7) == "second"
    assert generator.throw(KeyError("k")) == "third"
    generator.close()
    assert log == [7, ("k", True), True]
    assert capture() is DEFAULT_STATE


def test_confined_generators_inside_each_other() -> None:
    @confine
    def outer() -> Generator[tuple[bool, bool], None, None]:
        with ExcludeDispatchKeyGuard(K.Python):
            for inside in confine(leaking)(K.Tracer):
                yield inside and is_excluded(K.Python), is_excluded(K.Tracer)

    assert list(outer()) == [(True, False), (True, False)]


def test_a_confined_generator_that_raises() -> None:
    @ExcludeDispatchKeyGuard(K.Tracer)
    def body() -> Generator[bool, None, None]:
        yield is_excluded(K.Tracer)
        raise ZeroDivisionError

    generator = body()
    assert next(generator)
    assert not is_excluded(K.Tracer)
    with pytest.raises(ZeroDivisionError):
        next(generator)


def test_guards_as_decorators() -> None:
    guard = ExcludeDispatchKeyGuard(K.Tracer)

    @guard
    def function(depth: int) -> bool:
        return is_excluded(K.Tracer) and (depth == 0 or function(depth - 1))

    @guard
    async def coroutine() -> bool:
        await asyncio.sleep(0)
        return is_excluded(K.Tracer)

    assert function(3)
    assert asyncio.run(coroutine())
    assert function.__name__ == "function"


def test_an_async_generator_is_refused() -> None:
    async def body() -> AsyncIterator[int]:
        yield 1

    with pytest.raises(TypeError, match="body"):
        AutoDispatchBelowAutograd()(body)


def test_the_keys_of_a_guard_without_bits() -> None:
    for key in [key for key in K if is_alias_key(key)]:
        with IncludeDispatchKeyGuard(key), ExcludeDispatchKeyGuard(key):
            assert capture().values() == DEFAULT_STATE.values()
