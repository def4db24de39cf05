"""Calls: binding, key collection, lookup, context, errors, threads."""

from __future__ import annotations

import copy
import gc
import threading
import tracemalloc
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime import checks, introspect
from runtime.arguments import keys_in, keys_of_list
from runtime.boxing import Stack
from runtime.dispatch_state import activity
from runtime.dispatcher import Dispatcher, get_default_dispatcher
from runtime.errors import (
    ArgumentTypeError,
    DispatchError,
    KernelContractError,
    OperatorNotFoundError,
)
from runtime.key_set import DispatchKeySet, after_autograd_keyset
from runtime.keys import DispatchKey as K
from runtime.local_keys import (
    AutoDispatchBelowAutograd,
    ExcludeDispatchKeyGuard,
    IncludeDispatchKeyGuard,
)
from runtime.operator import OperatorHandle
from runtime.trace import trace
from tests.runtime.dispatch_toys import (
    CPU_KEYS,
    META_KEYS,
    Tensor,
    cpu,
    meta,
    with_keys,
)


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A dispatcher with the default fallbacks and nothing else."""
    made = Dispatcher()
    made.register_default_fallbacks()
    return made


def define(
    dispatcher: Dispatcher, schema: str, **kernels: Callable[..., Any]
) -> OperatorHandle:
    """Define `t::…` with kernels by key."""
    dispatcher.define(f"t::{schema}")
    name = f"t::{schema.partition('(')[0]}"
    for key, kernel in kernels.items():
        dispatcher.impl(name, kernel, key)
    return dispatcher.handle(name)


def record(*args: Any) -> Any:
    """A kernel that returns what it got."""
    return args


# ---- binding ----

X, Y = cpu("x"), cpu("y")

BINDING: list[tuple[str, tuple[Any, ...], dict[str, Any], tuple[Any, ...]]] = [
    ("k(Tensor x)", (X,), {}, (X,)),
    ("k(Tensor x, Tensor y)", (), {"y": Y, "x": X}, (X, Y)),
    ("k(Tensor x, Tensor y)", (X,), {"y": Y}, (X, Y)),
    ("k(Tensor x, int? y)", (X, None), {}, (X, None)),
    (
        "k(Tensor x, int a=1, float b=2.0, *, int y=3)",
        (X, 1, 2.0),
        {"y": 3},
        (X, 1, 2.0, 3),
    ),
    ("k(Tensor x, int a=1, float b=2.0, *, int y=3)", (X, 1, 7), {}, (X, 1, 7.0, 3)),
    ("k(Tensor x, int a=1, float b=2.0, *, int y=3)", (X,), {"b": 5}, (X, 1, 5.0, 3)),
    ("k(Tensor x, int[2] s=1)", (X, 5), {}, (X, [5, 5])),
    ("k(Tensor x, int[2] s=1)", (X, [5, 6]), {}, (X, [5, 6])),
    ("k(Tensor x, int[2] s=1)", (X,), {}, (X, (1, 1))),
    ("k(Tensor x, int[2]? s=None)", (X,), {"s": 4}, (X, [4, 4])),
    ("k(Tensor x, float[] s)", (X, [1, 2.5]), {}, (X, [1.0, 2.5])),
    ("k(Tensor x, bool[3] m)", (X, [True, False, True]), {}, (X, [True, False, True])),
    ("k(Tensor x, Scalar s=1)", (X, 2 + 1j), {}, (X, 2 + 1j)),
    ("k(Tensor x, str s='a')", (X,), {}, (X, "a")),
    ("k(Tensor x, int reduction=Mean)", (X,), {}, (X, 1)),
    ("k(Tensor x, int n)", (X, True), {}, (X, 1)),
    ("k(Tensor x, int from, int to)", (X,), {"from": 1, "to": 2}, (X, 1, 2)),
    (
        "k.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
        (X,),
        {"out": Y},
        (X, Y),
    ),
]


@pytest.mark.parametrize(
    ("schema", "args", "kwargs", "expected"), BINDING, ids=[row[0] for row in BINDING]
)
def test_binding(
    dispatcher: Dispatcher,
    schema: str,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    expected: tuple[Any, ...],
) -> None:
    op = define(
        dispatcher, schema if "->" in schema else f"{schema} -> Tensor", CPU=record
    )
    for _ in range(2):  # the second time from the caches
        found = op(*args, **kwargs)
        assert found == expected
        assert list(map(type, found)) == list(map(type, expected))


def test_symbolic_defaults_become_values(dispatcher: Dispatcher) -> None:
    op = define(
        dispatcher,
        "k(Tensor x, MemoryFormat m=contiguous_format, ScalarType d=long) -> Tensor",
        CPU=record,
    )
    _, memory_format, dtype = op(X)
    assert (memory_format.name, dtype.name) == ("contiguous_format", "int64")


def test_devices_are_parsed(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "k(Tensor x, Device? d=None) -> Tensor", CPU=record)
    assert str(op(X, "cuda:1")[1]) == "cuda:1"
    with pytest.raises(ArgumentTypeError, match="no device type is called 'nowhere'"):
        op(X, "nowhere")


WRONG_ARGUMENTS: list[tuple[str, tuple[Any, ...], dict[str, Any], tuple[str, ...]]] = [
    # schema, arguments, what the error says
    ("f(Tensor x)", (), {}, ("missing", "'x'", "f(Tensor x) -> Tensor")),
    ("f(Tensor x, int? y)", (X,), {}, ("missing", "'y'")),
    ("f(Tensor x, int y, int z)", (X,), {}, ("missing", "'y', 'z'")),
    ("f(Tensor x)", (X,), {"z": 1}, ("no argument 'z'",)),
    ("f(Tensor x)", (X, X), {}, ("1 positional argument,", "2 were given")),
    ("k(Tensor x, *, int y=3)", (X, 3), {}, ("positional", "pass y by keyword")),
    ("f(Tensor x, int y=1)", (X, 2), {"y": 3}, ("'y' by position and by keyword",)),
    ("f(Tensor x)", (3,), {}, ("expected Tensor", "'x'", "position 0", "int (3)")),
    ("f(Tensor x, Tensor y)", (X, None), {}, ("'y'", "position 1", "NoneType")),
    ("f(Tensor x, int n)", (X, 1.5), {}, ("expected int", "'n'", "float (1.5)")),
    ("f(Tensor x, int n)", (X, Y), {}, ("expected int", "'n'", "Tensor")),
    ("f(Tensor x, bool b)", (X, 1), {}, ("expected bool", "'b'", "int (1)")),
    ("f(Tensor x, str s)", (X, 1), {}, ("expected str",)),
    ("f(Tensor x, Scalar s)", (X, "a"), {}, ("expected Scalar", "str ('a')")),
    ("f(Tensor x, int[] s)", (X, 5), {}, ("expected int[]", "int (5)")),
    ("f(Tensor x, int[] s)", (X, [1, "a"]), {}, ("expected int[]", "list")),
    ("f(Tensor[] x)", ([X, 3],), {}, ("expected Tensor[]", "list")),
    ("f(Tensor[] x)", ([X, None],), {}, ("expected Tensor[]", "list")),
    ("f(Tensor[] x)", (X,), {}, ("expected Tensor[]", "Tensor")),
]


@pytest.mark.parametrize(
    ("schema", "args", "kwargs", "told"),
    WRONG_ARGUMENTS,
    ids=[f"{row[0]} {len(row[1])} {row[2]}" for row in WRONG_ARGUMENTS],
)
def test_wrong_arguments(
    dispatcher: Dispatcher,
    schema: str,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    told: tuple[str, ...],
) -> None:
    op = define(dispatcher, f"{schema} -> Tensor", CPU=record)
    with pytest.raises(ArgumentTypeError) as caught:
        op(*args, **kwargs)
    message = str(caught.value)
    assert message.startswith(f"{op.qualified_name}() ")
    assert str(op.schema) in message
    for part in told:
        assert part in message


def test_a_bad_list_is_found_after_good_ones(dispatcher: Dispatcher) -> None:
    """The types of the arguments are the same; their elements are not."""
    op = define(dispatcher, "f(Tensor[] x, int[] n) -> Tensor", CPU=record)
    assert op([X], [1]) == ([X], [1])
    for args in (([3], [1]), ([X], ["a"])):
        with pytest.raises(ArgumentTypeError, match=r"t::f\(\) expected"):
            op(*args)


def test_opaque_arguments_pass_through(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "f(Tensor x, Generator? g=None) -> Tensor", CPU=record)
    generator = object()
    assert op(X, generator) == (X, generator)
    with pytest.raises(ArgumentTypeError, match="expected Generator"):
        op(X, 3)


# ---- keys of the arguments ----

KEY_SOURCES: list[tuple[str, Callable[[Tensor], Any]]] = [
    ("Tensor v", lambda t: t),
    ("Tensor? v", lambda t: t),
    ("Tensor[] v", lambda t: [t]),
    ("Tensor[] v", lambda t: (t,)),
    ("Tensor?[] v", lambda t: [None, t]),
    ("Tensor[]? v", lambda t: [t]),
    ("Tensor[][] v", lambda t: [[t]]),
    ("(Tensor, int) v", lambda t: (t, 1)),
    ("Dict(str, Tensor) v", lambda t: {"a": t}),
    ("Dict(str, Tensor[]) v", lambda t: {"a": [t]}),
]


@pytest.mark.parametrize(
    ("argument", "hold"), KEY_SOURCES, ids=[row[0] for row in KEY_SOURCES]
)
def test_keys_of_every_container(
    dispatcher: Dispatcher, argument: str, hold: Callable[[Tensor], Any]
) -> None:
    op = define(
        dispatcher,
        f"f(int n, {argument}) -> str",
        CPU=lambda n, v: "cpu",
        Meta=lambda n, v: "meta",
    )
    assert op(1, hold(cpu())) == "cpu"
    assert op(1, hold(meta())) == "meta"
    stack: Stack = [1, hold(meta())]
    op.call_boxed(stack)
    assert stack == ["meta"]
    assert op.explain_call((1, hold(meta())))(1, None) == "meta"


@pytest.mark.parametrize(
    ("schema", "args"),
    [("f(int n)", (1,)), ("f(Tensor? x)", (None,)), ("f(Tensor[] x)", ([],))],
)
def test_no_tensor_is_undefined(
    dispatcher: Dispatcher, schema: str, args: tuple[Any, ...]
) -> None:
    op = define(
        dispatcher, f"{schema} -> str", CompositeImplicitAutograd=lambda x: "composite"
    )
    assert op(*args) == "composite"
    op = define(dispatcher, f"{schema.replace('f', 'g', 1)} -> str", CPU=record)
    with pytest.raises(DispatchError, match="the call has no tensor arguments"):
        op(*args)


def test_keys_of_list() -> None:
    assert keys_of_list(None) == 0
    assert keys_of_list([]) == 0
    assert keys_of_list([None, cpu(), meta()]) == (CPU_KEYS | META_KEYS).raw_repr()
    for wrong in ([cpu(), 3], 3):
        with pytest.raises(AttributeError):
            keys_of_list(wrong)  # type: ignore[arg-type]


_nested = st.recursive(
    st.sampled_from([cpu(), meta(), None, 1, "a"]),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=12,
)


@given(_nested)
def test_keys_in_finds_every_tensor(value: Any) -> None:
    def tensors(part: Any) -> Iterator[Tensor]:
        if isinstance(part, Tensor):
            yield part
        elif isinstance(part, (list, dict)):
            for item in part.values() if isinstance(part, dict) else part:
                yield from tensors(item)

    expected = 0
    for tensor in tensors(value):
        expected |= tensor._keys
    assert keys_in(value) == expected


# ---- which kernel ----


def test_keys_unite(dispatcher: Dispatcher) -> None:
    op = define(
        dispatcher,
        "f(Tensor x, Tensor y) -> str",
        CPU=lambda x, y: "cpu",
        CUDA=lambda x, y: "cuda",
        AutogradCUDA=lambda x, y: "autograd",
    )
    cuda = with_keys(K.CUDA)
    assert op(cpu(), cpu()) == "cpu"
    assert op(cuda, cuda) == "cuda"
    # The functionality comes from one argument, the backend from the other.
    assert op(cpu(), cuda) == "autograd"


def test_fallthrough_is_per_backend(dispatcher: Dispatcher) -> None:
    """A fallthrough for one backend leaves the functionality to the others."""
    op = define(
        dispatcher, "f(Tensor x) -> Tensor", CPU=record, Meta=record, Autograd=record
    )
    dispatcher.impl("t::f", dispatcher.fallbacks[K.AutogradCPU].kernel, "AutogradCPU")
    with trace() as calls:
        op(cpu())
        op(meta())
    assert [call.key for call in calls] == [K.CPU, K.AutogradMeta]


def test_a_fallthrough_for_the_operator_is_skipped(dispatcher: Dispatcher) -> None:
    op = define(
        dispatcher, "f(Tensor x) -> str", CPU=lambda x: "cpu", Autograd=lambda x: "ag"
    )
    assert op(X) == "ag"
    fallthrough = dispatcher.fallbacks[K.BackendSelect].kernel
    with dispatcher.impl("t::f", fallthrough, "AutogradCPU"):
        assert op(X) == "cpu"
    assert op(X) == "ag"


# ---- redispatch ----


def test_redispatch_from_an_autograd_kernel(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "rd(Tensor x) -> Tensor", CPU=lambda x: cpu(x.value * 2))

    def autograd(keys: DispatchKeySet, x: Tensor) -> Tensor:
        return cpu(op.redispatch(keys & after_autograd_keyset, x).value * 10)

    dispatcher.impl("t::rd", autograd, "AutogradCPU", with_keyset=True)
    assert op(cpu(3)).value == 60
    stack: Stack = [cpu(3)]
    op.call_boxed(stack)
    assert stack[0].value == 60


def test_redispatch_takes_the_keys_as_they_are(dispatcher: Dispatcher) -> None:
    op = define(
        dispatcher,
        "f(Tensor x, *, int n=1) -> Any",
        CPU=lambda x, n: ("cpu", n),
        Meta=lambda x, n: ("meta", n),
        BackendSelect=lambda x, n: ("select", n),
    )
    keys = DispatchKeySet(K.CPU)
    assert op.redispatch(keys, X) == ("cpu", 1)
    assert op.redispatch(keys.raw_repr(), X, n=2) == ("cpu", 2)
    assert op.redispatch(DispatchKeySet(K.Meta), X, 3) == ("meta", 3)
    # The context includes BackendSelect; a redispatch is not a call.
    assert op(X) == ("select", 1)
    with IncludeDispatchKeyGuard(K.Meta):
        assert op.redispatch(keys, X) == ("cpu", 1)
    stack: Stack = [0, X, 4]
    op.redispatch_boxed(DispatchKeySet(K.Meta), stack)
    assert stack == [0, ("meta", 4)]


def test_redispatch_skips_what_falls_through(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "f(Tensor x) -> str", CPU=lambda x: "cpu")
    assert op.redispatch(DispatchKeySet(K.ADInplaceOrView, K.CPU), X) == "cpu"


def test_redispatch_to_nowhere(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "rd3(Tensor x) -> Tensor", CPU=record)
    with pytest.raises(DispatchError) as caught:
        op.redispatch(DispatchKeySet(), X)
    assert "t::rd3" in str(caught.value)
    assert "redispatched with the key set DispatchKeySet()" in str(caught.value)
    assert "no tensor arguments" not in str(caught.value)


# ---- context ----


def test_include_and_exclude(dispatcher: Dispatcher) -> None:
    op = define(
        dispatcher,
        "f(Tensor x) -> str",
        CPU=lambda x: "cpu",
        Meta=lambda x: "meta",
        Autograd=lambda x: "autograd",
        Tracer=lambda x: "tracer",
    )
    for _ in range(2):  # the second time from the caches
        assert op(X) == "autograd"
        with AutoDispatchBelowAutograd():
            assert op(X) == "cpu"
            with IncludeDispatchKeyGuard(K.Meta):
                assert op(X) == "meta"
            with IncludeDispatchKeyGuard(K.Tracer):
                assert op(X) == "tracer"
                with ExcludeDispatchKeyGuard(K.Tracer):
                    assert op(X) == "cpu"
        assert op(X) == "autograd"
    assert activity.count == 0


def test_a_guard_in_one_thread_leaves_others_alone(dispatcher: Dispatcher) -> None:
    op = define(
        dispatcher, "f(Tensor x) -> str", CPU=lambda x: "cpu", Autograd=lambda x: "ag"
    )
    with AutoDispatchBelowAutograd():
        assert op(X) == "cpu"
        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(op, X).result() == "ag"


def test_the_generated_fast_path_and_the_context(dispatcher: Dispatcher) -> None:
    """What generated code does: the cache in the default context, `lookup` elsewhere."""
    op = define(
        dispatcher, "f(Tensor x) -> str", CPU=lambda x: "cpu", Autograd=lambda x: "ag"
    )
    with pytest.raises(KeyError):
        op.cache[X._keys]
    assert op.explain_call((X,))(X) == "ag"
    assert op.cache[X._keys](X) == "ag"
    with AutoDispatchBelowAutograd():
        assert activity.count == 1
        assert op.lookup(X._keys)(X) == "cpu"
    # A call in another context must not have changed what the default one finds.
    assert op.cache[X._keys](X) == "ag"
    with pytest.raises(ArgumentTypeError, match="expected Tensor for argument 'x'"):
        op.explain_call((3,), AttributeError())


# ---- no kernel ----


def test_missing_kernel_says_all(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "nok(Tensor x, Tensor[] rest) -> Tensor", Meta=record)
    with pytest.raises(NotImplementedError) as caught:
        op(X, [])
    message = str(caught.value)
    for part in (
        "t::nok has no kernel for CPU",
        "none is registered for the key or an alias of it",
        "argument 'x' brings CPU",
        "kernels of t::nok: Meta (registered at ",
        "test_dispatcher.py:",
        'Library("t", "IMPL", "CPU").impl("nok", kernel)',
    ):
        assert part in message
    # From the cache, boxed, and with the tensor in a list it is the same error.
    for call in (
        lambda: op(X, []),
        lambda: op(with_keys(), [X]),
        lambda: op.call_boxed([X, []]),
    ):
        with pytest.raises(DispatchError, match="has no kernel for CPU"):
            call()


def test_missing_kernel_of_the_context(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "nok(Tensor x) -> Tensor", CPU=record)
    with (
        IncludeDispatchKeyGuard(K.FuncTorchBatched),
        pytest.raises(DispatchError, match="this context includes and excludes keys"),
    ):
        op(X)


def test_ambiguous_kernel(dispatcher: Dispatcher) -> None:
    op = define(
        dispatcher,
        "f(Tensor x) -> Tensor",
        FPGA=record,
        CompositeImplicitAutograd=record,
    )
    fpga = with_keys(K.FPGA, K.AutogradOther)
    for call in (lambda: op(fpga), lambda: op.call_boxed([fpga])):
        with pytest.raises(DispatchError, match="t::f for AutogradOther is ambiguous"):
            call()


def test_an_operator_that_is_not_defined(dispatcher: Dispatcher) -> None:
    op = dispatcher.handle("t::nothing")
    assert not op.is_defined
    calls: list[Callable[[], object]] = [
        lambda: op(X),
        lambda: op.call_boxed([X]),
        lambda: op.redispatch(CPU_KEYS, X),
        lambda: op.explain_call((X,)),
        lambda: op.lookup(X._keys),
        lambda: dispatcher.call("t::nothing", X),
        lambda: dispatcher.get_schema("t::nothing"),
    ]
    for call in calls:
        with pytest.raises(OperatorNotFoundError, match="t::nothing is not defined"):
            call()
    assert dispatcher.find_schema("t::nothing") is None


# ---- handles ----


def test_one_handle_per_name(dispatcher: Dispatcher) -> None:
    early = dispatcher.handle("t::f", "Tensor")
    assert dispatcher.handle("t::f.Tensor") is early
    dispatcher.define("t::f.Tensor(Tensor x) -> Tensor")
    assert dispatcher.find_schema("t::f", "Tensor") is early
    assert copy.deepcopy(early) is early
    assert (early.name, early.overload, early.namespace) == ("t::f", "Tensor", "t")
    assert str(early) == "t::f.Tensor"
    assert repr(early) == "<operator t::f.Tensor(Tensor x) -> Tensor>"


def test_a_handle_survives_removal_and_redefinition(dispatcher: Dispatcher) -> None:
    definition = dispatcher.define("t::f(Tensor x) -> str")
    kernel = dispatcher.impl("t::f", lambda x: "old", "CPU")
    op = dispatcher.handle("t::f")
    assert op(X) == "old"
    definition.remove()
    with pytest.raises(OperatorNotFoundError, match="kernels are registered for it"):
        op(X)
    kernel.remove()
    with pytest.raises(OperatorNotFoundError, match="t::f is not defined: it has no"):
        op(X)
    dispatcher.define("t::f(Tensor x, int n) -> str")
    dispatcher.impl("t::f", lambda x, n: f"new {n}", "CPU")
    assert op(X, 3) == "new 3"
    assert dispatcher.handle("t::f") is op


def test_handles_of_nothing_are_not_kept(dispatcher: Dispatcher) -> None:
    for number in range(10):
        dispatcher.handle(f"t::unused{number}")
        dispatcher.define(f"t::used{number}(Tensor x) -> Tensor").remove()
    gc.collect()
    assert len(dispatcher._dormant) == 0
    assert dispatcher.operators() == ()


def test_calls_by_name(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "f(Tensor x, int n=1) -> Any", CPU=lambda x, n: n)
    assert dispatcher.call("t::f", X, n=5) == 5
    assert dispatcher.call(op, X) == 1
    assert dispatcher.redispatch("t::f", DispatchKeySet(K.CPU), X, 7) == 7
    stack: Stack = [X, 8]
    dispatcher.call_boxed("t::f", stack)
    dispatcher.redispatch_boxed(op, DispatchKeySet(K.CPU), [X, *stack])
    assert stack == [8]


def test_default_dispatcher_has_the_default_fallbacks() -> None:
    default = get_default_dispatcher()
    assert default is get_default_dispatcher()
    assert default.fallbacks[K.BackendSelect].kernel.is_fallthrough
    assert default.fallbacks[K.AutogradCPU].kernel.is_fallthrough
    assert K.CPU not in default.fallbacks


# ---- checks ----

CONTRACTS: list[tuple[str, tuple[Any, ...], Any, str]] = [
    # schema, arguments, what the kernel returns, what the error says
    ("r2(Tensor x) -> (Tensor, Tensor)", (X,), (X,), "a tuple of 1 values"),
    ("r2(Tensor x) -> (Tensor, Tensor)", (X,), X, "returns a tuple of 2 values"),
    ("r3(Tensor x) -> ()", (X,), X, "returns nothing"),
    ("r1(Tensor x) -> Tensor", (X,), None, "returned NoneType as result 0"),
    ("r1(Tensor x) -> Tensor", (X,), (X,), "returned tuple as result 0"),
    ("rl(Tensor x) -> Tensor[]", (X,), [3], "returned list as result 0"),
    ("ip_(Tensor(a!) x) -> Tensor(a!)", (X,), Y, "than its argument 'x'"),
    ("o.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)", (X, Y), X, "argument 'out'"),
    (
        "o.out(Tensor x, *, Tensor(a!) a, Tensor(b!) b) -> (Tensor(a!), Tensor(b!))",
        (X, X, Y),
        (Y, X),
        "argument 'a'",
    ),
]


@pytest.mark.parametrize(
    ("schema", "args", "result", "told"), CONTRACTS, ids=[row[0] for row in CONTRACTS]
)
def test_checks_find_broken_kernels(
    dispatcher: Dispatcher, schema: str, args: tuple[Any, ...], result: Any, told: str
) -> None:
    op = define(dispatcher, schema, CPU=lambda *_: result)
    assert op.call_positional(args) == result
    with checks.enabled(), pytest.raises(KernelContractError) as caught:
        op.call_positional(args)
    message = str(caught.value)
    assert told in message
    assert op.qualified_name in message
    assert "test_dispatcher.py:" in message
    assert op.call_positional(args) == result


@pytest.mark.parametrize(
    ("schema", "args", "result"),
    [
        ("f(Tensor x) -> Tensor", (X,), Y),
        ("f(Tensor x) -> Tensor[]", (X,), (X,)),
        ("f(Tensor x) -> (Tensor, int)", (X,), [X, 1]),
        ("f(Tensor x) -> ()", (X,), None),
        ("ip_(Tensor(a!) x) -> Tensor(a!)", (X,), X),
        ("o.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)", (X, Y), Y),
    ],
)
def test_checks_let_good_kernels_pass(
    dispatcher: Dispatcher, schema: str, args: tuple[Any, ...], result: Any
) -> None:
    op = define(dispatcher, schema, CPU=lambda *_: result)
    with checks.enabled():
        assert op.call_positional(args) is result
        op.call_boxed(list(args))


def test_checks_look_at_boxed_kernels_and_arguments(dispatcher: Dispatcher) -> None:
    def kernel(op: OperatorHandle, stack: Stack) -> None:
        stack[-1:] = [Y]

    dispatcher.fallback(kernel, "CPU")
    op = define(dispatcher, "ip_(Tensor(a!) x) -> Tensor(a!)")
    assert op(X) is X
    with checks.enabled():
        with pytest.raises(KernelContractError, match="than its argument 'x'"):
            op(X)
        with pytest.raises(ArgumentTypeError, match="expected Tensor"):
            op.redispatch(CPU_KEYS, 3)


def test_checks_are_counted(dispatcher: Dispatcher) -> None:
    assert not checks.is_enabled()
    with checks.enabled():
        with checks.enabled():
            assert checks.is_enabled()
        assert checks.is_enabled()
    assert not checks.is_enabled()
    with pytest.raises(RuntimeError, match="not enabled"):
        checks.disable()


# ---- threads ----


def test_calls_during_registration_run_the_old_or_the_new_kernel(
    dispatcher: Dispatcher,
) -> None:
    """Readers in threads see one of the registered kernels, and no error."""
    op = define(dispatcher, "foo(Tensor x) -> int", CPU=lambda x: 0)
    before = introspect.dump_state(dispatcher), introspect.dump_table(op)
    done = threading.Event()
    results: list[set[int]] = []

    def read() -> None:
        seen = set()
        while not done.is_set():
            seen.add(op(X))
            seen.add(op.redispatch(CPU_KEYS, X))
            stack: Stack = [X]
            op.call_boxed(stack)
            seen.update(stack)
            try:
                kernel = op.cache[X._keys]
            except KeyError:
                kernel = op.explain_call((X,))
            seen.add(kernel(X))
        results.append(seen)

    threads = [threading.Thread(target=read) for _ in range(8)]
    for thread in threads:
        thread.start()
    try:
        for number in range(1, 1001):
            override = dispatcher.impl(
                "t::foo", lambda x, n=number: n, "CPU", allow_override=True
            )
            assert op(X) == number
            fallback = dispatcher.fallback(lambda op, stack: None, "FPGA")
            override.remove()
            assert op(X) == 0
            fallback.remove()
    finally:
        done.set()
        for thread in threads:
            thread.join()
    assert len(results) == 8
    assert all(seen <= set(range(1001)) for seen in results)
    assert (introspect.dump_state(dispatcher), introspect.dump_table(op)) == before
    assert introspect.check_invariants(dispatcher) == []


def test_concurrent_registrations_all_happen(dispatcher: Dispatcher) -> None:
    def register(number: int) -> None:
        for each in range(50):
            name = f"op{each}.o{number}"
            dispatcher.define(f"t::{name}(Tensor x) -> int")
            dispatcher.impl(f"t::{name}", lambda x: number, "CPU")

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(register, range(4)))
    assert len(dispatcher.operators()) == 200
    assert dispatcher.overloads("t::op7") == ("o0", "o1", "o2", "o3")
    assert dispatcher.call("t::op7.o3", X) == 3
    assert introspect.check_invariants(dispatcher) == []


def test_memory_stays_flat(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "foo(Tensor x) -> int", CPU=lambda x: 0)

    def churn(times: int) -> None:
        for _ in range(times):
            with dispatcher.impl("t::foo", lambda x: 1, "CPU", allow_override=True):
                op(X)
            with dispatcher.define("t::bar(Tensor x) -> int"):
                dispatcher.handle("t::bar")

    churn(50)
    gc.collect()
    tracemalloc.start()
    try:
        churn(10)
        gc.collect()
        first = tracemalloc.get_traced_memory()[0]
        churn(300)
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - first < 20_000
    finally:
        tracemalloc.stop()
