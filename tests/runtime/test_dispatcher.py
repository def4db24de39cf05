"""Calls: which kernel runs, in which context, and what is said if there is none."""

from __future__ import annotations

import copy
import gc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from runtime.boxing import Stack
from runtime.dispatch_state import activity
from runtime.dispatcher import Dispatcher, get_default_dispatcher
from runtime.errors import (
    ArgumentTypeError,
    DispatchError,
    OperatorNotFoundError,
)
from runtime.key_set import DispatchKeySet, after_autograd_keyset
from runtime.keys import DispatchKey as K
from runtime.local_keys import (
    AutoDispatchBelowAutograd,
    ExcludeDispatchKeyGuard,
    IncludeDispatchKeyGuard,
)
from runtime.ops import Operators
from runtime.trace import trace
from tests.runtime.dispatch_toys import (
    CPU_KEYS,
    Tensor,
    cpu,
    default_dispatcher,
    define,
    meta,
    record,
    with_keys,
)

KERNEL_CHECKS = False


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A dispatcher with the default fallbacks and nothing else."""
    return default_dispatcher()


X = cpu("x")
META = meta()

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
        "dispatch_toys.py:",
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


@pytest.mark.parametrize("key", ["PreDispatch", "Meta", "AutogradCPU", "Undefined"])
def test_a_fallback_is_proposed_for_the_keys_of_modes(
    dispatcher: Dispatcher, key: str
) -> None:
    op = define(dispatcher, "nok(Tensor x) -> Tensor")
    with pytest.raises(DispatchError) as caught:
        op.redispatch(DispatchKeySet(key), X)
    proposed = (
        f'or for every operator: Library("_", "IMPL", "{key}").fallback(function)'
    )
    assert (proposed in str(caught.value)) == (key == "PreDispatch")


MISSPELT: list[tuple[Callable[[Dispatcher], object], tuple[str, ...]]] = [
    # A kernel that was registered for `t::nokk`, which is not defined.
    (
        lambda d: d.handle("t::nok")(X),
        (
            "t::nok has no kernel",
            "t::nokk is not defined, but has kernels",
            "CPU (regi",
        ),
    ),
    (
        lambda d: d.handle("t::nok")(META),
        ("t::nok has no kernel for Meta", "perhaps meant for t::nok: CPU (registered"),
    ),
    (
        lambda d: d.handle("t::nokk")(X),
        ("kernels are registered for it, CPU (registered at ", "test_dispatcher.py:"),
    ),
    (
        lambda d: d.call("t::nokk", X),
        ("t::nokk is not defined; did you mean 't::nok'? Kernels are", "CPU (regis"),
    ),
    (lambda d: d.call("t::noc", X), ("not defined; did you mean 't::nok'?",)),
    (lambda d: d.call("u::nok", X), ("not defined; did you mean 't::nok'?",)),
    (
        lambda d: d.call("t::two.Tensr", X),
        ("its overloads are: default, Tensor; did you mean 'Tensor'?",),
    ),
    (
        lambda d: d.handle("t::two", "Tensor")(X),
        ("t::two.Tensor has no kernel", "t::two.Tensr is not defined, but has kernels"),
    ),
    (lambda d: Operators(lambda: d).tt.nok, ("not defined; did you mean 't::nok'?",)),
]


@pytest.mark.parametrize("number", range(len(MISSPELT)))
def test_misspelt_names_are_told(dispatcher: Dispatcher, number: int) -> None:
    act, told = MISSPELT[number]
    define(dispatcher, "nok(Tensor x) -> Tensor")
    define(dispatcher, "two(Tensor x) -> Tensor")
    define(dispatcher, "two.Tensor(Tensor x) -> Tensor")
    dispatcher.impl("t::nokk", record, "CPU")
    dispatcher.impl("t::two.Tensr", record, "CPU")
    dispatcher.impl("t::something_else", record, "CPU")
    with pytest.raises((DispatchError, OperatorNotFoundError)) as caught:
        act(dispatcher)
    for part in told:
        assert part in str(caught.value)
    assert "something_else" not in str(caught.value)


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
