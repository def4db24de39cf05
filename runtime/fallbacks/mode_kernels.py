"""The kernels that ask modes: one for each operator, made from its schema.

Handlers get the arguments of a call without those that have their defaults, as
`DispatchMode.__dispatch__` says.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

from ..boxing import written_returns
from ..dispatch_state import current_state, get_state
from ..kernel import KernelFunction
from ..key_set import DispatchKeySet
from ..operator import OperatorHandle
from ..parameters import default_of
from ..schema import BASE_TYPES, FunctionSchema
from .mode_contexts import BELOW, handler_state, leave_interrupted
from .mode_results import (
    NO_CLASSES,
    Finish,
    Matchers,
    finish_one,
    finish_several,
    finish_written,
    tensor_classes,
)

_TENSOR: Final = BASE_TYPES["Tensor"]


def differs(value: object, default: object) -> bool:
    """Whether a value that is not the very default is another one.

    The text of a value tells -0.0 from 0.0, which it is equal to.
    """
    return (
        type(value) is not type(default)
        or value != default
        or ((not value or type(value) is tuple) and repr(value) != repr(default))
    )


class Arrangement(NamedTuple):
    """How the arguments of an operator are passed; those of many are passed alike.

    `positional` arguments come first, of which those from `required` on can be left out at
    their end. `keywords` are the names of the others, with whether they have a default.
    """

    required: int
    positional: int
    keywords: tuple[tuple[str, bool], ...]
    is_vararg: bool

    @property
    def names(self) -> list[str]:
        """A name for each argument, that no other name in the kernel is."""
        return [f"a{place}" for place in range(self.positional + len(self.keywords))]

    @property
    def defaults(self) -> dict[str, str]:
        """Names for the defaults of the arguments that can be left out, by their names."""
        names = self.names
        optional = names[self.required : self.positional]
        keywords = zip(names[self.positional :], self.keywords, strict=True)
        optional += [name for name, (_, has_default) in keywords if has_default]
        return {name: f"default_of_{name}" for name in optional}

    def lines(self) -> Iterator[str]:
        """Statements that set `args` and `kwargs` to what a handler gets."""
        names, defaults = self.names, self.defaults

        def if_given(name: str) -> str:
            return f"if {name} is not {defaults[name]} and differs({name}, {defaults[name]}):"

        positional = names[: self.positional]
        everything = f"({''.join(f'{name}, ' for name in positional)})"
        if self.required < self.positional:
            yield f"end = {self.required}"
            for place in range(self.required, self.positional):
                yield f"{if_given(names[place])} end = {place + 1}"
            yield f"args = {everything}[:end]"
        else:
            yield f"args = {everything}"
        if self.is_vararg:
            yield f"if rest: args = {everything} + rest"
        yield "kwargs = {}"
        for name, (keyword, has_default) in zip(
            names[self.positional :], self.keywords, strict=True
        ):
            condition = f"{if_given(name)} " if has_default else ""
            yield f"{condition}kwargs[{keyword!r}] = {name}"


def arrangement_of(schema: FunctionSchema) -> tuple[Arrangement, list[Any]]:
    """How handlers get the arguments of this schema, and the defaults, in order."""
    required = positional = 0
    keywords = []
    for argument in schema.arguments:
        has_default = argument.default is not None
        if argument.kwarg_only:
            keywords.append((argument.name, has_default))
        else:
            positional += 1
            if not has_default:
                required = positional
    arrangement = Arrangement(required, positional, tuple(keywords), schema.is_vararg)
    optional = schema.arguments[required:]
    defaults = [default_of(each) for each in optional if each.default is not None]
    return arrangement, defaults


# Note [The kernel of a mode]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Which arguments a handler gets depends on their values. To find it out in loops over the
# schema is a quarter of what a call in a mode costs, so the kernel of an operator is made
# from text in which the loops are written out. Operators with the same arrangement share
# the code. All is one function, without calls of its own, because it is on the way of
# every call in a mode. Its lines have the numbers that they have here, so that a traceback
# shows them.
_LINE: Final = sys._getframe().f_lineno + 2
_KERNEL: Final = """\
def make(op, finish, returned, {defaults}):
    def ask({parameters}):
        {lines}
        state = get_state()
        modes = state.modes
        try:
            inner = modes.below[state.adjustment]
        except (AttributeError, KeyError):
            inner = handler_state(op, state)
        # See Note [The context of a handler].
        if inner.below is not None or inner.extras is not state.extras:
            inner = BELOW.enter_from(state)
        inner.below = state
        try:
            try:
                set_state(inner)
                result = modes[-1].__dispatch__(op, args, kwargs)
            finally:
                if get_state() is inner:
                    set_state(state)
                else:
                    BELOW.__exit__(None, None, None)
                inner.below = None
        except BaseException:
            if inner.below is not None:
                leave_interrupted(inner, state)
            raise
        if result.__class__ in returned:
            return result
        return finish(modes[-1], ({values}), result)
    return ask
"""

_GLOBALS: Final[dict[str, Any]] = {
    "BELOW": BELOW,
    "differs": differs,
    "get_state": get_state,
    "handler_state": handler_state,
    "leave_interrupted": leave_interrupted,
    "set_state": current_state.set,
}


@lru_cache(maxsize=1024)
def _maker(arrangement: Arrangement) -> Callable[..., Callable[..., Any]]:
    """The function `make` of the text, for operators with this arrangement."""
    names = [*arrangement.names, *(["*rest"] if arrangement.is_vararg else [])]
    values = "".join(f"{name}, " for name in names)
    lines = list(arrangement.lines())
    text = _KERNEL.format(
        defaults=", ".join(arrangement.defaults.values()),
        parameters=values,
        lines="\n        ".join(lines),
        values=values,
    )
    made: dict[str, Any] = {}
    code = compile("\n" * (_LINE - len(lines)) + text, __file__, "exec")
    exec(code, _GLOBALS, made)
    maker: Callable[..., Callable[..., Any]] = made["make"]
    return maker


def ask_mode(
    op: OperatorHandle, finish: Finish, returned: AbstractSet[type]
) -> Callable[..., Any]:
    """The kernel of the key for `op`: asks the innermost mode of the context.

    `finish` is asked unless the handler returned an object of one of the classes in
    `returned`. See Note [The kernel of a mode].
    """
    arrangement, defaults = arrangement_of(op.schema)
    return _maker(arrangement)(op, finish, returned, *defaults)


class ModeKernel(KernelFunction):
    """The kernel of the key for all operators; made for each when it is bound to it."""

    __slots__ = ()

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        schema = op.schema
        sources = written_returns(schema)
        if len(sources) != 1 or schema.is_varret:
            finish = partial(finish_several, op, Matchers(op), sources)
            return ask_mode(op, finish, NO_CLASSES)
        if sources[0] is not None:
            return ask_mode(op, partial(finish_written, sources[0]), NO_CLASSES)
        returned = tensor_classes if schema.returns[0].type == _TENSOR else NO_CLASSES
        return ask_mode(op, partial(finish_one, op, Matchers(op)), returned)
