"""What boxed fallbacks do with the values of a call, whatever the operator.

A fallback takes the arguments off the stack, changes the tensors among them, calls on,
changes the tensors among the results and leaves those on the stack. Tensors stand in
arguments by themselves, in lists, in lists with None, in tuples and in dictionaries; the
functions here find all of them.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from ..boxing import Operator, Stack, pop_arguments, written_returns
from ..collecting import is_tensor

RANDOM: Final = "nondeterministic_seeded"
"""The tag of operators that draw from a generator."""

HIDDEN_WRITES: Final = {
    "aten::batch_norm": (3, 4),
    "aten::native_batch_norm": (3, 4),
}
"""Places of arguments that an operator writes to though its schema does not say so."""


def map_tensors(function: Callable[[Any], Any], value: Any) -> Any:
    """`value` with `function` applied to each tensor in it, at any depth.

    Containers of which nothing changed are returned as they are, so that a list that a
    kernel is meant to write into stays that list.
    """
    if is_tensor(value):
        return function(value)
    if isinstance(value, (list, tuple)):
        items = [map_tensors(function, item) for item in value]
        if all(new is old for new, old in zip(items, value, strict=True)):
            return value
        return items if isinstance(value, list) else _tuple_like(value, items)
    if isinstance(value, Mapping):
        changed = {
            map_tensors(function, key): map_tensors(function, item)
            for key, item in value.items()
        }
        return OrderedDict(changed) if isinstance(value, OrderedDict) else changed
    return value


def _tuple_like(value: tuple[Any, ...], items: list[Any]) -> tuple[Any, ...]:
    """`items` as the kind of tuple that `value` is, which may have names."""
    make = getattr(type(value), "_make", tuple)
    return make(items)


def tensors_in(value: Any) -> Iterator[Any]:
    """Each tensor in `value`, at any depth, in the order of the schema; repeats stay."""
    if is_tensor(value):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from tensors_in(item)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from tensors_in(key)
            yield from tensors_in(item)


def take_arguments(op: Operator, stack: Stack) -> Stack:
    """The arguments of a call of `op`, off the stack, in the order of the schema."""
    return pop_arguments(stack, op, len(op.schema.arguments))


def take_results(op: Operator, stack: Stack, start: int) -> Stack:
    """What a call left on the stack above `start`: one value for each return."""
    results = stack[start:]
    del stack[start:]
    return results


def own_results(op: Operator, arguments: Stack, results: Stack) -> Stack:
    """`results`, with the caller's own object for each return that is a written argument.

    An in-place or out operator returns the very object that it was given, also if a
    fallback passed on another one in its place.
    """
    return [
        result if source is None else arguments[source]
        for result, source in zip(results, written_returns(op.schema), strict=True)
    ]


def as_result(results: Stack) -> Any:
    """The results of an operator as an unboxed call returns them."""
    if not results:
        return None
    return results[0] if len(results) == 1 else tuple(results)


def call_on(op: Any, arguments: Stack) -> Stack:
    """Call `op` anew with all arguments by position; the results as a list."""
    stack = list(arguments)
    op.call_boxed(stack)
    return stack
