"""Modes as somebody writes them who knows PyTorch's: what is said, and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as bw
from runtime.dispatch_state import activity, get_state
from runtime.errors import KernelContractError
from runtime.fallbacks.dispatch_mode import DispatchMode
from tests.runtime.dispatch_toys import live_states


def _call(self: Any, op: Any, args: Any, kwargs: Any) -> Any:
    return op(*args, **kwargs)


def _torch_call(
    self: Any, func: Any, types: Any, args: Any = (), kwargs: Any = None
) -> Any:
    return func(*args, **(kwargs or {}))


class Mixin:
    """As it would be shared by modes of PyTorch."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return func(*args, **kwargs)


def mode_class(*bases: type, **methods: Any) -> type[DispatchMode]:
    return type("Mine", (*bases, DispatchMode), methods)


CLASSES: dict[str, tuple[Callable[[], Any], str]] = {
    "__torch_dispatch__": (
        lambda: mode_class(__torch_dispatch__=_torch_call),
        r"Mine .* defines __torch_dispatch__, PyTorch's name.* define __dispatch__\(self,",
    ),
    "__torch_dispatch__ of a class": (
        lambda: mode_class(__torch_dispatch__=classmethod(_torch_call)),
        "defines __torch_dispatch__",
    ),
    "__torch_dispatch__ of a mixin": (
        lambda: mode_class(Mixin),
        "defines __torch_dispatch__",
    ),
    "__torch_function__": (
        lambda: mode_class(__torch_function__=_torch_call),
        "defines __torch_function__, .* only operators here: define __dispatch__",
    ),
    "the arguments of PyTorch": (
        lambda: mode_class(__dispatch__=_torch_call),
        r"takes \(func, types, args, kwargs\).*no types of tensors",
    ),
    "types that are required": (
        lambda: mode_class(__dispatch__=lambda self, func, types, args, kwargs: 0),
        r"takes \(func, types, args, kwargs\)",
    ),
    "two arguments": (
        lambda: mode_class(__dispatch__=lambda self, op, args: 0),
        r"takes \(op, args\)",
    ),
    "arguments unpacked": (
        lambda: mode_class(__dispatch__=lambda self, op, *, kwargs: 0),
        r"takes \(op\)",
    ),
    "without self": (
        lambda: mode_class(__dispatch__=lambda op, args, kwargs: 0),
        r"takes \(args, kwargs\)",
    ),
    "a keyword that nobody gives": (
        lambda: mode_class(__dispatch__=lambda self, op, args, kwargs, *, extra: 0),
        "is called with an operator",
    ),
}


@pytest.mark.parametrize("name", CLASSES)
def test_a_class_that_would_not_work_is_refused_when_it_is_made(name: str) -> None:
    make, message = CLASSES[name]
    with pytest.raises(TypeError, match=message):
        make()


FITTING: dict[str, dict[str, Any]] = {
    "as documented": {"__dispatch__": _call},
    "other names": {"__dispatch__": lambda self, f, a, k: f(*a, **k)},
    "a default": {"__dispatch__": lambda self, op, args=(), kwargs=None: op(*args)},
    "one more, with a default": {
        "__dispatch__": lambda self, op, args, kwargs, extra=1: op(*args, **kwargs)
    },
    "anything": {"__dispatch__": lambda self, *all: all[0](*all[1], **all[2])},
    "static": {"__dispatch__": staticmethod(lambda op, args, kwargs: op(*args))},
    "of the class": {"__dispatch__": classmethod(_call)},
    "for both libraries": {"__dispatch__": _call, "__torch_dispatch__": _torch_call},
}


@pytest.mark.parametrize("name", FITTING)
def test_a_class_that_works_is_taken(name: str) -> None:
    with mode_class(**FITTING[name])():
        assert bw.ones(2).add(1).tolist() == [2.0, 2.0]


def test_a_subclass_is_asked_for_its_own_methods() -> None:
    parent = mode_class(__dispatch__=_call)
    child = type("Child", (parent,), {})
    with child():
        assert bw.ones(1).tolist() == [1.0]
    with pytest.raises(TypeError, match=r"Wrong\.__dispatch__"):
        type("Wrong", (parent,), {"__dispatch__": _torch_call})


@pytest.mark.parametrize("cls", [DispatchMode, type("Empty", (DispatchMode,), {})])
def test_a_mode_without_a_handler_is_not_entered(cls: type[DispatchMode]) -> None:
    state, count = get_state(), live_states()
    with pytest.raises(
        NotImplementedError, match=f"{cls.__name__} has no __dispatch__"
    ):
        cls().__enter__()
    assert (get_state(), activity.count) == (state, count)


def _super(name: str) -> Callable[..., Any]:
    def handler(self: Any, op: Any, args: Any, kwargs: Any) -> Any:
        return getattr(super(type(self), self), name)(op, args, kwargs)

    return handler


HANDLERS: dict[str, tuple[Callable[..., Any], type[Exception], str]] = {
    "super().__dispatch__": (
        _super("__dispatch__"),
        NotImplementedError,
        r"called by super\(\), does nothing: .* op\(\*args, \*\*kwargs\)",
    ),
    "super().__torch_dispatch__": (
        _super("__torch_dispatch__"),
        TypeError,
        r"has no __torch_dispatch__: .* op\(\*args, \*\*kwargs\)",
    ),
    "super().__torch_function__": (
        _super("__torch_function__"),
        TypeError,
        "has no __torch_function__",
    ),
    "no return": (
        lambda self, op, args, kwargs: None,
        KernelContractError,
        r"returned None for aten::\w+.*`return op\(\*args, \*\*kwargs\)`",
    ),
    "NotImplemented": (
        lambda self, op, args, kwargs: NotImplemented,
        KernelContractError,
        r"returned NotImplemented; .* returns op\(\*args, \*\*kwargs\)",
    ),
    "a number for a tensor": (
        lambda self, op, args, kwargs: 3,
        KernelContractError,
        "returned a value of type int",
    ),
}
CALLS: dict[str, Callable[[Any], Any]] = {
    "a tensor": lambda x: x.exp(),
    "a number": lambda x: x.sum().item(),
    "a list": lambda x: x.split(1),
    "several": lambda x: x.sort(),
    "in place": lambda x: x.exp_(),
    "nothing": lambda x: bw.ops.aten._foreach_add_.Scalar([x], 1),
}


@pytest.mark.parametrize("call", ["a tensor", "a number", "a list", "several"])
@pytest.mark.parametrize("name", ["no return", "NotImplemented"])
def test_what_is_returned_is_looked_at_for_every_kind_of_result(
    name: str, call: str
) -> None:
    handler, error, _ = HANDLERS[name]
    x = bw.ones(2)
    with mode_class(__dispatch__=handler)(), pytest.raises(error):
        CALLS[call](x)


@pytest.mark.parametrize("call", ["in place", "nothing"])
def test_not_implemented_is_no_answer_to_a_write(call: str) -> None:
    handler, error, message = HANDLERS["NotImplemented"]
    x = bw.ones(2)
    with mode_class(__dispatch__=handler)(), pytest.raises(error, match=message):
        CALLS[call](x)


@pytest.mark.parametrize("name", HANDLERS)
def test_slips_in_a_handler_are_told(name: str) -> None:
    handler, error, message = HANDLERS[name]
    x = bw.ones(2)
    state, count = get_state(), live_states()
    with mode_class(__dispatch__=handler)(), pytest.raises(error, match=message):
        x.exp()
    assert (get_state(), activity.count) == (state, count)
    assert x.exp().tolist() == pytest.approx([2.718281828] * 2)
