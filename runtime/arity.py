"""How many arguments a kernel takes, compared with how many its operator passes."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from inspect import CO_VARARGS
from types import CodeType, FunctionType, MethodType
from typing import Final

from .kernel import keyword_places

_OPERATOR_NAMES: Final = frozenset({"op", "operator", "handle"})
_KEYS_NAMES: Final = frozenset({"keys", "keyset", "key_set", "ks", "dispatch_keys"})


def find_misfit(
    kernel: object, declared: Sequence[str], with_keyset: bool
) -> tuple[str, str] | None:
    """Why `kernel` cannot be called with the arguments of its operator; None if it can.

    A function or method gets the `declared` arguments by position, those that the schema
    has by keyword included, after the key set if `with_keyset`; but for what the
    keyword-only parameters of a function get, see `keyword_places`. The second text is a
    hint at what was meant, or empty.
    """
    passed = len(declared)
    bound = isinstance(kernel, MethodType)
    function = kernel.__func__ if isinstance(kernel, MethodType) else kernel
    if not isinstance(function, FunctionType):
        return None
    code, leading = function.__code__, bound + with_keyset
    required = code.co_argcount - len(function.__defaults__ or ())
    most: int | None = code.co_argcount
    if bound or code.co_flags & CO_VARARGS:
        unset = {*_keyword_only(code)} - {*(function.__kwdefaults__ or ())}
        if unset:
            listed = ", ".join(f"'{name}'" for name in sorted(unset))
            return f"it takes {listed} by keyword, but gets all by position", ""
        if code.co_flags & CO_VARARGS:
            most = None
    else:
        # Some of the arguments go to keyword-only parameters.
        names = _keyword_only(code)
        taken = {*keyword_places(function, names, declared)}
        taken |= {*names} - {*(function.__kwdefaults__ or ())}
        required += len(taken)
        most = code.co_argcount + len(taken)
    total = passed + leading
    if required <= total and (most is None or total <= most):
        return None
    least = max(required - leading, 0)
    if most is None:
        count = f"at least {least}"
    elif required == most:
        count = str(least)
    else:
        count = f"{least} to {max(most - leading, 0)}"
    after = " after the key set" if with_keyset else ""
    plural = "" if count == "1" else "s"
    problem = f"it takes {count} argument{plural}{after}, but the operator has {passed}"
    return problem, _hint(
        code.co_varnames[bound : code.co_argcount], passed, with_keyset
    )


def parameter_order(
    function: FunctionType, declared: Sequence[str], with_keyset: bool
) -> list[int]:
    """The places of the parameters that get the declared arguments, in their order.

    Of a function that can be called with them; the key set is not counted.
    """
    code = function.__code__
    names = _keyword_only(code)
    first = code.co_argcount - with_keyset
    by_keyword = {
        index: first + names.index(name)
        for name, index in keyword_places(function, names, declared).items()
    }
    rest = iter(range(first))
    return [
        by_keyword[index] if index in by_keyword else next(rest)
        for index in range(len(declared))
    ]


def _keyword_only(code: CodeType) -> tuple[str, ...]:
    first = code.co_argcount
    return code.co_varnames[first : first + code.co_kwonlyargcount]


def _hint(names: tuple[str, ...], passed: int, with_keyset: bool) -> str:
    if len(names) in (2, 3) and (names[-1] == "stack" or names[0] in _OPERATOR_NAMES):
        return (
            "if it is a boxed function, of an operator and a stack, wrap it in"
            " BoxedKernel.make_from_function"
        )
    if len(names) == passed + 1 and names[0] in _KEYS_NAMES and not with_keyset:
        return "to get the key set first, pass with_keyset=True"
    if len(names) == passed and with_keyset:
        return "with_keyset=True passes the key set before the arguments"
    return ""


class _Bare(str):
    """Text that `inspect` prints without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def signature_text(kernel: object) -> str:
    """The parameters of a function or method, as declared: "(x: Tensor, *, y=1)"."""
    if not isinstance(kernel, (FunctionType, MethodType)):
        return "?"
    signature = inspect.signature(kernel)
    parameters = [
        each.replace(annotation=_bare(each.annotation))
        for each in signature.parameters.values()
    ]
    return str(
        signature.replace(
            parameters=parameters,
            return_annotation=_bare(signature.return_annotation),
        )
    )


def _bare(annotation: object) -> object:
    return _Bare(annotation) if isinstance(annotation, str) else annotation
