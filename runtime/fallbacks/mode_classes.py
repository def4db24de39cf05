"""What is wrong with the class of a mode, told when the class is made or entered.

Modes look like PyTorch's and are not quite the same, so what programs bring along from
there is recognised and answered with what to write instead.
"""

from __future__ import annotations

import inspect
from types import FunctionType
from typing import Any, Final, NoReturn

_PURPOSES: Final = {
    "__torch_dispatch__": "PyTorch's name for it, with (self, func, types, args, kwargs)",
    "__torch_function__": "which sees calls of Python functions; there are only operators here",
}
"""Names of PyTorch's methods, and what is to be said of them."""

_RUNS_ON: Final = (
    inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
)

_ADVICE: Final = (
    "define __dispatch__(self, op, args, kwargs), which returns op(*args, **kwargs) or what"
    " is to be used in its place"
)


def _elsewhere(name: str) -> Any:
    def method(self: Any, *args: Any, **kwargs: Any) -> NoReturn:
        raise TypeError(
            f"a DispatchMode has no {name}: to go on, a handler calls"
            " op(*args, **kwargs), which asks the next mode"
        )

    method.__name__ = method.__qualname__ = name
    method.__doc__ = "TypeError: PyTorch's name, which nothing here calls."
    return method


class TorchNames:
    """The methods of PyTorch's modes, for what `super()` finds; they raise TypeError."""

    __slots__ = ()

    __torch_dispatch__ = _elsewhere("__torch_dispatch__")
    __torch_function__ = _elsewhere("__torch_function__")


def check_handler(cls: type, base: type) -> None:
    """Refuse a new class of modes whose handler would never be called, or wrongly.

    TypeError for PyTorch's methods in a class without `__dispatch__`, and for a handler
    that does not take an operator, its arguments and its keyword arguments, or that runs on
    after it has returned.
    """
    handler = getattr(cls, "__dispatch__", None)
    if handler is getattr(base, "__dispatch__", None):
        for name, purpose in _PURPOSES.items():
            if getattr(cls, name) is not getattr(TorchNames, name):
                raise TypeError(
                    f"{cls.__qualname__} is a DispatchMode and defines {name}, {purpose}:"
                    f" {_ADVICE}"
                )
        return
    if isinstance(handler, FunctionType):
        if handler.__code__.co_flags & _RUNS_ON:
            raise TypeError(
                f"{cls.__qualname__}.__dispatch__ returns the result of a call; it can't be"
                " a generator or coroutine function, which has not begun when it returns"
            )
        is_static = isinstance(_found(cls, "__dispatch__"), staticmethod)
        _check_parameters(cls, handler, 0 if is_static else 1)


def _found(cls: type, name: str) -> Any:
    return next((c.__dict__[name] for c in cls.__mro__ if name in c.__dict__), None)


def _check_parameters(cls: type, handler: FunctionType, own: int) -> None:
    code = handler.__code__
    names = code.co_varnames[own : code.co_argcount]
    takes_any = bool(code.co_flags & inspect.CO_VARARGS)
    required = len(names) - len(handler.__defaults__ or ())
    keywords = code.co_varnames[
        code.co_argcount : code.co_argcount + code.co_kwonlyargcount
    ]
    missing = {*keywords} - {*(handler.__kwdefaults__ or ())}
    fits = required <= 3 and (len(names) >= 3 or takes_any) and not missing
    if fits and "types" not in names[:3]:
        return
    raise TypeError(
        f"{cls.__qualname__}.__dispatch__ is called with an operator, a tuple of arguments"
        f" and a dictionary of keyword arguments, but takes ({', '.join(names)}):"
        f" {_ADVICE}. It is given no types of tensors, as PyTorch's is"
    )


def no_handler(cls: type) -> NotImplementedError:
    """The error for a mode that is entered and has no handler."""
    return NotImplementedError(f"{cls.__qualname__} has no __dispatch__: {_ADVICE}")
