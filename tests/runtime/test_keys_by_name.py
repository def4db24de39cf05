"""Whatever takes a key takes its name, and refuses what is none: a row for every parameter.

The rows are compared with the parameters that the annotations of `runtime/` have, so that
a new one cannot be forgotten. See Note [Keys by name].
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

import pytest

import generated as bw
import runtime
from runtime import key_bits, key_set, keys, registration, table
from runtime.boxing import fallthrough_kernel
from runtime.dispatch_state import get_state
from runtime.dispatcher import Dispatcher
from runtime.dtypes import float32
from runtime.errors import ArgumentTypeError, RegistrationError
from runtime.fallbacks import cpu_fallback
from runtime.fallbacks.handles import ensure_installed
from runtime.fallbacks.mode_contexts import require_reachable
from runtime.fallbacks.wrappers import Mirror, Wrapper, make_mirror, make_wrapper
from runtime.introspect import computed_kernel, registrations_for_dispatch_key
from runtime.kernel import KernelFunction
from runtime.key_set import FULL, DispatchKeySet
from runtime.keys import BackendComponent as B
from runtime.keys import DispatchKey as K
from runtime.keys import rename_privateuse1_backend
from runtime.library import Library
from runtime.local_keys import (
    ExcludeDispatchKeyGuard,
    ForceDispatchKeyGuard,
    IncludeDispatchKeyGuard,
    excluded,
    included,
)
from runtime.operator import raw_keys

ADD = bw.ops.aten.add.Tensor
X = bw.ones(2)
FALLTHROUGH = KernelFunction.make(fallthrough_kernel, False)


@pytest.fixture(autouse=True)
def _renamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """PrivateUse1 is called npu during a test."""
    monkeypatch.setattr(keys, "_privateuse1_backend", keys._privateuse1_backend)
    monkeypatch.setattr(keys, "_printed_names", keys._printed_names)
    rename_privateuse1_backend("npu")


# ---- what is asked with the key, and answered in terms that can be compared ----


def _registered(key: Any, way: str) -> Any:
    """The key that a kernel or fallback came to be registered for."""
    mine = Dispatcher()
    match way:
        case "impl":
            mine.impl("a::b", lambda x: x, key)
        case "impl_rows":
            mine.impl_rows("a", [("b", lambda x: x)], key, debug="here")
        case "fallback":
            mine.fallback(fallthrough_kernel, key)
        case "fallback_rows":
            mine.fallback_rows([(key, FALLTHROUGH)])
        case "library.impl":
            Library("a", "IMPL", "CPU", mine).impl("b", lambda x: x, key)
        case "library.fallback":
            Library("_", "IMPL", "CPU", mine).fallback(fallthrough_kernel, key)
        case "library":
            Library("a", "IMPL", key, mine).impl("b", lambda x: x)
    return [*mine.fallbacks, *mine.handle("a::b", "").entry.kernels]


def _under(guard: Any) -> tuple[DispatchKeySet, DispatchKeySet]:
    with guard:
        return included(), excluded()


def _entered(**changed: Any) -> tuple[int, int]:
    state = get_state().entered_by(ExcludeDispatchKeyGuard("CPU"), **changed)
    return state.included, state.excluded


def _installed(key: Any) -> Any:
    with cpu_fallback.install(key=key, dispatcher=Dispatcher()) as fallback:
        return fallback.key


def _was_asked_to_install(key: Any) -> bool:
    asked: list[bool] = []
    ensure_installed(key, lambda: asked.append(True))
    return bool(asked)


class _Kind(Wrapper):
    __slots__ = ()


class _Mirror(Mirror):
    __slots__ = ()


def _wrapper(given: Any) -> int:
    look: dict[str, Any] = {"shape": (2,), "dtype": float32, "device": X.device}
    return make_wrapper(_Kind, keys=given, **look)._keys


def _boxed(given: Any, redispatch: Callable[..., None]) -> Any:
    stack: list[Any] = [X, X, 1]
    redispatch(given, stack)
    return stack[0].tolist()


AUTOGRAD_CPU = DispatchKeySet(K.AutogradCPU)
CALL_OF = bw.ops.aten.add.Tensor.dispatcher

# By place: module, function and parameter; the call, and the key that is given.
KEYS: dict[str, tuple[Callable[[Any], Any], K]] = {
    "keys.to_functionality_key:key": (keys.to_functionality_key, K.SparsePrivateUse1),
    "keys.to_backend_component:key": (keys.to_backend_component, K.PrivateUse1),
    "keys.to_runtime_per_backend_functionality_key:functionality": (
        lambda key: keys.to_runtime_per_backend_functionality_key(key, B.CPUBit),
        K.Sparse,
    ),
    "keys.is_alias_key:key": (keys.is_alias_key, K.Autograd),
    "keys.is_per_backend_functionality_key:key": (
        keys.is_per_backend_functionality_key,
        K.Dense,
    ),
    "keys.is_runtime_key:key": (keys.is_runtime_key, K.AutogradPrivateUse1),
    "keys.parse_dispatch_key:key": (keys.parse_dispatch_key, K.PrivateUse1),
    "key_bits.bits_of:key": (key_bits.bits_of, K.PrivateUse1),
    "key_bits.full_after:key": (key_bits.full_after, K.Negative),
    "key_set.FULL_AFTER:key": (key_set.FULL_AFTER, K.Negative),
    "key_set.bits_of_keys:keys": (key_set.bits_of_keys, K.PrivateUse1),
    "key_set.raw_bits:keys": (key_set.raw_bits, K.PrivateUse1),
    "key_set.DispatchKeySet.__init__:keys": (DispatchKeySet, K.PrivateUse1),
    "key_set.DispatchKeySet.has:key": (AUTOGRAD_CPU.has, K.AutogradCPU),
    "key_set.DispatchKeySet.has_all:other": (AUTOGRAD_CPU.has_all, K.AutogradCPU),
    "key_set.DispatchKeySet.has_any:other": (AUTOGRAD_CPU.has_any, K.AutogradMeta),
    "key_set.DispatchKeySet.add:key": (AUTOGRAD_CPU.add, K.PrivateUse1),
    "key_set.DispatchKeySet.remove:key": (AUTOGRAD_CPU.remove, K.AutogradPrivateUse1),
    "key_set.get_runtime_dispatch_key_set:key": (
        key_set.get_runtime_dispatch_key_set,
        K.CompositeImplicitAutograd,
    ),
    "key_set.is_included_in_alias:key": (
        lambda key: key_set.is_included_in_alias(key, K.Autograd),
        K.AutogradPrivateUse1,
    ),
    "key_set.is_included_in_alias:alias": (
        lambda alias: key_set.is_included_in_alias(K.AutogradCPU, alias),
        K.Autograd,
    ),
    "key_set.is_backend_dispatch_key:key": (
        key_set.is_backend_dispatch_key,
        K.SparsePrivateUse1,
    ),
    "key_set.get_backend_key_set_from_autograd:key": (
        key_set.get_backend_key_set_from_autograd,
        K.AutogradPrivateUse1,
    ),
    "key_set.highest_priority_backend_key:keys": (
        key_set.highest_priority_backend_key,
        K.PrivateUse1,
    ),
    "local_keys.IncludeDispatchKeyGuard.__init__:keys": (
        lambda given: _under(IncludeDispatchKeyGuard(given)),
        K.PrivateUse1,
    ),
    "local_keys.ExcludeDispatchKeyGuard.__init__:keys": (
        lambda given: _under(ExcludeDispatchKeyGuard(given)),
        K.PrivateUse1,
    ),
    "local_keys.ForceDispatchKeyGuard.__init__:included": (
        lambda given: _under(ForceDispatchKeyGuard(given, K.CPU)),
        K.PrivateUse1,
    ),
    "local_keys.ForceDispatchKeyGuard.__init__:excluded": (
        lambda given: _under(ForceDispatchKeyGuard(K.CPU, given)),
        K.PrivateUse1,
    ),
    "dispatch_state.DispatchState.entered_by:included": (
        lambda given: _entered(included=given),
        K.PrivateUse1,
    ),
    "dispatch_state.DispatchState.entered_by:excluded": (
        lambda given: _entered(excluded=given),
        K.PrivateUse1,
    ),
    "registration.kernel_key:key": (registration.kernel_key, K.PrivateUse1),
    "registration.library_key:key": (registration.library_key, K.PrivateUse1),
    "registration.fallback_key:key": (registration.fallback_key, K.PrivateUse1),
    "registration.fallback_row:key": (
        lambda key: registration.fallback_row(key, FALLTHROUGH)[0],
        K.PrivateUse1,
    ),
    "dispatcher.Dispatcher.impl:key": (
        lambda key: _registered(key, "impl"),
        K.PrivateUse1,
    ),
    "dispatcher.Dispatcher.impl_rows:key": (
        lambda key: _registered(key, "impl_rows"),
        K.PrivateUse1,
    ),
    "dispatcher.Dispatcher.fallback:key": (
        lambda key: _registered(key, "fallback"),
        K.PrivateUse1,
    ),
    "dispatcher.Dispatcher.fallback_rows:rows": (
        lambda key: _registered(key, "fallback_rows"),
        K.PrivateUse1,
    ),
    "library.Library.__init__:key": (
        lambda key: _registered(key, "library"),
        K.PrivateUse1,
    ),
    "library.Library.impl:key": (
        lambda key: _registered(key, "library.impl"),
        K.PrivateUse1,
    ),
    "library.Library.fallback:key": (
        lambda key: _registered(key, "library.fallback"),
        K.PrivateUse1,
    ),
    "entry.OperatorEntry.rows:key": (lambda key: len(ADD.entry.rows(key)), K.Autograd),
    "operator.OperatorHandle.resolution:key": (
        lambda key: ADD.resolution(key).reason,
        K.PrivateUse1,
    ),
    "operator.OperatorHandle.has_kernel_for:key": (ADD.has_kernel_for, K.CPU),
    "operator.OperatorHandle.redispatch:keys": (
        lambda given: ADD.redispatch(given, X, X, 1).tolist(),
        K.CPU,
    ),
    "operator.OperatorHandle.lookup_redispatched:keys": (
        lambda given: ADD.lookup_redispatched(given)(X, X, 1).tolist(),
        K.CPU,
    ),
    "operator.OperatorHandle.redispatch_boxed:keys": (
        lambda given: _boxed(given, ADD.redispatch_boxed),
        K.CPU,
    ),
    "operator.raw_keys:keys": (lambda given: raw_keys(ADD, given), K.PrivateUse1),
    "operator_table.OperatorTable.redispatch:keys": (
        lambda given: CALL_OF.redispatch(ADD, given, X, X, 1).tolist(),
        K.CPU,
    ),
    "operator_table.OperatorTable.redispatch_boxed:keys": (
        lambda given: _boxed(given, lambda k, s: CALL_OF.redispatch_boxed(ADD, k, s)),
        K.CPU,
    ),
    "introspect.computed_kernel:key": (
        lambda key: computed_kernel(ADD, key),
        K.CPU,
    ),
    "introspect.registrations_for_dispatch_key:key": (
        lambda key: registrations_for_dispatch_key(ADD.dispatcher, key),
        K.Meta,
    ),
    "table.resolve:key": (
        lambda key: table.resolve({K.PrivateUse1: 1}, {}, key),
        K.PrivateUse1,
    ),
    "fallbacks.cpu_fallback.CPUFallback.__init__:key": (
        lambda key: cpu_fallback.CPUFallback(key, (), cpu_fallback.Memory(), True).key,
        K.PrivateUse1,
    ),
    "fallbacks.cpu_fallback.install:key": (_installed, K.PrivateUse1),
    "fallbacks.handles.ensure_installed:key": (
        _was_asked_to_install,
        K.PrivateUse1,
    ),
    "fallbacks.mode_contexts.require_reachable:key": (
        lambda key: require_reachable(key, "a test"),
        K.PrivateUse1,
    ),
    "fallbacks.wrappers.make_wrapper:keys": (_wrapper, K.PrivateUse1),
    "fallbacks.wrappers.make_mirror:keys": (
        lambda given: make_mirror(_Mirror, X, given)._keys,
        K.PrivateUse1,
    ),
}

BACKENDS: dict[str, Callable[[Any], Any]] = {
    "keys.to_runtime_per_backend_functionality_key:backend": (
        lambda backend: keys.to_runtime_per_backend_functionality_key(K.Dense, backend)
    ),
    "keys.get_autograd_key_from_backend:backend": keys.get_autograd_key_from_backend,
    "keys.parse_backend_component:backend": keys.parse_backend_component,
    "key_bits.bits_of_backend:backend": key_bits.bits_of_backend,
    "key_set.DispatchKeySet.has_backend:backend": FULL.has_backend,
    "key_set.DispatchKeySet.remove_backend:backend": FULL.remove_backend,
    "key_set.get_autograd_related_key_set_from_backend:backend": (
        key_set.get_autograd_related_key_set_from_backend
    ),
    "key_set.get_autocast_related_key_set_from_backend:backend": (
        key_set.get_autocast_related_key_set_from_backend
    ),
}

# Parameters that get what the dispatcher itself has made, from the dispatcher alone.
INSIDE = {
    *("boxing.BoxedKernel.call_boxed:keys", "boxing.BoxedKernel.bind:keys"),
    *("kernel.KernelFunction.call_boxed:keys", "kernel.KernelFunction.bind:keys"),
    *(
        "kernel.Registration.__init__:key",
        "fallbacks.mode_kernels.ModeKernel.bind:keys",
    ),
    *("fallbacks.generic_wrapper.fallback:keys", "recursion.note_recursion:site"),
    "gradients.VariableHooks.not_implemented_fallback:keys",
    *(
        "deferred.DeferredEntry.__init__:fallbacks",
        "entry.OperatorEntry.__init__:fallbacks",
    ),
    "deferred.DeferredEntry.with_fallbacks:fallbacks",
    "entry.OperatorEntry.with_fallbacks:fallbacks",
    *("table.resolve:registrations", "table.resolve:fallbacks"),
    *("trace.TracedCall.__init__:keys", "trace.TracedCall.__init__:key"),
    "fallbacks.record.calls.Call.__init__:keys",
    "fallbacks.record.calls.Call.__init__:key",
    "operator.TypedOperator.lookup_redispatched:keys",  # a protocol
}

_ASKS = re.compile(r"\b(DispatchKey|BackendComponent|DispatchKeySet|Keys)\b")
_ELSEWHERE = (
    *("runtime.fallbacks.autograd", "runtime.fallbacks.vmap"),
    *("runtime.native", "runtime.schema"),
)


def _public_functions() -> Iterator[FunctionType]:
    for info in pkgutil.walk_packages(runtime.__path__, "runtime."):
        if info.name.startswith(_ELSEWHERE):
            continue
        module = importlib.import_module(info.name)
        for name, value in vars(module).items():
            if name.startswith("_") or getattr(value, "__module__", "") != info.name:
                continue
            if inspect.isfunction(value):
                yield value
            elif inspect.isclass(value):
                for each, member in vars(value).items():
                    function = getattr(member, "__func__", member)
                    is_public = each == "__init__" or not each.startswith("_")
                    if is_public and inspect.isfunction(function):
                        yield function


def test_every_parameter_for_keys_has_a_row() -> None:
    found = {
        f"{function.__module__.removeprefix('runtime.')}.{function.__qualname__}:{name}"
        for function in _public_functions()
        for name, annotation in function.__annotations__.items()
        if name != "return" and _ASKS.search(str(annotation))
    }
    assert found == {*KEYS, *BACKENDS, *INSIDE}
    assert len(KEYS) + len(BACKENDS) + len(INSIDE) == len(found)


def _names(key: K) -> set[str]:
    return {key.name, str(key)}


@pytest.mark.parametrize("place", KEYS)
def test_a_key_and_its_names_are_the_same(place: str) -> None:
    call, key = KEYS[place]
    wanted = call(key)
    for name in _names(key):
        assert call(name) == wanted


REFUSED = (TypeError, ValueError, RegistrationError)


@pytest.mark.parametrize("wrong", [1.5, [K.CPU], object(), B.CPUBit, K, {"CPU"}, True])
@pytest.mark.parametrize("place", KEYS)
def test_what_is_no_key_is_refused(place: str, wrong: Any) -> None:
    if place.endswith("DispatchKeySet.__init__:keys") and wrong is B.CPUBit:
        assert DispatchKeySet(wrong).has_backend(B.CPUBit)
        return
    call, _ = KEYS[place]
    with pytest.raises(
        REFUSED, match=r"expected a Dispatch.* the name of one, but got"
    ):
        call(wrong)


@pytest.mark.parametrize("place", KEYS)
def test_a_misspelt_key_is_refused_with_the_nearest(place: str) -> None:
    call, _ = KEYS[place]
    for wrong, meant in (
        ("AutogradCPUU", "AutogradCPU"),
        ("autogradnpu", "AutogradNPU"),
    ):
        with pytest.raises(REFUSED, match=f"'{wrong}'; did you mean '{meant}'"):
            call(wrong)


@pytest.mark.parametrize("place", BACKENDS)
def test_backends_by_name(place: str) -> None:
    call = BACKENDS[place]
    assert call("PrivateUse1Bit") == call("NPUBit") == call(B.PrivateUse1Bit)
    assert call("CUDABit") == call(B.CUDABit)
    with pytest.raises(ValueError, match="'CUDABits'; did you mean 'CUDABit'"):
        call("CUDABits")
    for wrong in (1, 1.5, None, K.CPU, [B.CPUBit]):
        with pytest.raises(TypeError, match="BackendComponent or the name of one"):
            call(wrong)


# ---- the answers themselves, where a name was taken and the answer was wrong ----

NPU_TENSOR = "privateuseone"


def test_a_fallback_to_the_cpu_by_name_serves_the_backend() -> None:
    for name in ("PrivateUse1", "NPU"):
        with cpu_fallback.install(key=name):
            x = bw.tensor([[1.0, -2.0]], device=NPU_TENSOR)
            assert str(x.device) == "npu"
            assert x.abs().tolist() == [[1.0, 2.0]]


@pytest.mark.parametrize("key", ["CPU", "Meta", "AutogradNPU", "Autograd", "Dense"])
def test_a_fallback_to_the_cpu_is_for_a_backend(key: str) -> None:
    with pytest.raises(RegistrationError, match=rf"{key}\b"):
        cpu_fallback.install(key=key)
    with pytest.raises(RegistrationError, match=rf"{key}\b"):
        cpu_fallback.install(key=keys.parse_dispatch_key(key))


ANSWERS: list[tuple[Callable[[], Any], Any]] = [
    (lambda: ADD.has_kernel_for("CPU"), True),
    (lambda: ADD.has_kernel_for("Sparse"), False),
    (lambda: str(ADD.resolution("CPU").reason), "kernel"),
    (lambda: key_set.FULL_AFTER("Negative"), key_set.FULL_AFTER(K.Negative)),
    (lambda: keys.is_alias_key("Autograd"), True),
    (lambda: keys.is_alias_key("CPU"), False),
    (lambda: keys.is_runtime_key("AutogradCPU"), True),
    (lambda: keys.is_runtime_key("Dense"), False),
    (lambda: keys.to_functionality_key("AutogradCPU"), K.AutogradFunctionality),
    (lambda: keys.to_backend_component("CPU"), B.CPUBit),
    (lambda: keys.to_backend_component("NPU"), B.PrivateUse1Bit),
    (lambda: _was_asked_to_install("CPU"), True),
    (lambda: _was_asked_to_install("Tracer"), False),
    (lambda: _registered("", "library.impl"), [K.CPU]),
    (lambda: _registered(None, "library.impl"), [K.CPU]),
    (lambda: _registered("Undefined", "library.impl"), [K.CompositeImplicitAutograd]),
    (lambda: _registered(K.Undefined, "library.impl"), [K.CompositeImplicitAutograd]),
    (lambda: Library("a", "IMPL", "Undefined").key, None),
    (lambda: Library("a", "IMPL", "").key, None),
]


@pytest.mark.parametrize(("ask", "answer"), ANSWERS)
def test_answers(ask: Callable[[], Any], answer: Any) -> None:
    assert ask() == answer


def test_an_alias_is_no_key_of_a_redispatch() -> None:
    for alias in ("Autograd", K.Autograd):
        with pytest.raises(ArgumentTypeError, match=r"aten::add\.Tensor.*alias key"):
            ADD.redispatch(alias, X, X)


def test_a_row_of_fallbacks_is_for_one_key() -> None:
    with pytest.raises(RegistrationError, match="Autograd is an alias key"):
        Dispatcher().fallback_rows([("Autograd", FALLTHROUGH)])
