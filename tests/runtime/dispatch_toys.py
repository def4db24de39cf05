"""Stand-ins for tensors and short names, for the tests of the dispatcher."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from typing import Any

from runtime.dispatch_state import activity
from runtime.dispatcher import Dispatcher
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey as K
from runtime.operator import OperatorHandle

CPU_KEYS = DispatchKeySet(K.CPU, K.ADInplaceOrView, K.AutogradCPU, K.AutocastCPU)
META_KEYS = DispatchKeySet(K.Meta, K.ADInplaceOrView, K.AutogradMeta)


class Tensor:
    """A value with a key set."""

    __slots__ = ("_keys", "value")

    def __init__(self, value: object = 0, keys: DispatchKeySet = CPU_KEYS) -> None:
        self._keys = keys.raw_repr()
        self.value = value

    def __repr__(self) -> str:
        return f"Tensor({self.value!r})"


def cpu(value: object = 0) -> Tensor:
    """A tensor as one on the CPU that requires no special treatment."""
    return Tensor(value)


def meta(value: object = 0) -> Tensor:
    """A tensor as one on the meta device."""
    return Tensor(value, META_KEYS)


def with_keys(*keys: K, value: object = 0) -> Tensor:
    """A tensor with exactly these keys."""
    return Tensor(value, DispatchKeySet(*keys))


def keys_named(names: Sequence[str] | str) -> list[K]:
    """Keys by their names, which may be one string with spaces."""
    return [K[name] for name in (names.split() if isinstance(names, str) else names)]


def default_dispatcher() -> Dispatcher:
    """A dispatcher of its own with the default fallbacks and nothing else."""
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


def live_states() -> int:
    """How many dispatch states are alive, without those that are garbage already."""
    if activity.is_live:
        gc.collect()
    return activity.count
