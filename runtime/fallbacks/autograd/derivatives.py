"""What a table of derivatives holds, and the nodes that are made from a row."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any, Final

from ...misspellings import did_you_mean
from ...schema import FunctionSchema
from ..signatures import described
from .history import edge_of
from .metadata import Edge
from .node import Gradients, Node
from .saved import freed, holds_tensors, restore, save

# Note [Rows of derivatives]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~
# A row names an operator and has a function for each argument, or for several arguments
# at once: then it returns a tuple. What a function needs it says by the names of its
# parameters, and that alone is saved, if the gradient will be wanted:
#
#   grad            the gradient of the first result
#   grads           those of all results, None where there is none
#   needs           for several arguments at once: which gradients are wanted
#   result, result1 the first result, the second one …
#   self, dim …     an argument of the operator
#   self_shape      shape, dtype, device, strides or offset of a tensor argument, of which
#                   nothing else is kept
#
# Functions are made of operators, called through the dispatcher, and never look at data:
# so they can be differentiated again, and every other fallback sees what they do. They
# return None for a gradient that is zero. What was broadcast they need not sum, and
# dtypes they need not convert; that is done for all of them, by `engine.fit`. For an
# argument that is a list they return a list. They are not called if no gradient arrived.

Function = Callable[..., Any]
Row = Mapping[str, Any]
"""Functions by the names of the arguments, joined by spaces where there are several."""

OUTPUTS: Final = "->"
"""The name in a row under which stand the results that are differentiable, if not all."""


def _look(of: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def look(value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return [look(item) for item in value]
        return None if value is None else of(value)

    return look


_LOOKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "_shape": _look(lambda t: t.shape),
    "_dtype": _look(lambda t: t.dtype),
    "_device": _look(lambda t: t.device),
    "_strides": _look(lambda t: t.strides),
    "_offset": _look(lambda t: t.storage_offset()),
}
_GIVEN: Final = frozenset({"grad", "grads", "needs"})

_STARS: Final = inspect.CO_VARARGS | inspect.CO_VARKEYWORDS
_BY_NAME_ONLY: Final = frozenset(
    {
        inspect.Parameter.VAR_POSITIONAL,
        inspect.Parameter.VAR_KEYWORD,
        inspect.Parameter.KEYWORD_ONLY,
    }
)


def _parameters(function: Any) -> tuple[str, ...]:
    """The names that a function of a row wants. RowError for what is no list of names."""
    if type(function) is FunctionType:
        code = function.__code__
        if not code.co_kwonlyargcount and not code.co_flags & _STARS:
            return code.co_varnames[: code.co_argcount]
    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):
        raise RowError(
            f"{function!r} has no signature that says what it needs; write a function that"
            " calls it"
        ) from None
    for parameter in parameters:
        if parameter.kind in _BY_NAME_ONLY:
            raise RowError(
                f"{described(function)} says by the names of its parameters what it needs,"
                f" which it gets by position; {str(parameter)!r} is none of these"
            )
    return tuple(parameter.name for parameter in parameters)


@dataclass(frozen=True, slots=True)
class Part:
    """One function of a row: the places of its arguments, and what it wants."""

    function: Function
    places: tuple[int, ...]
    parameters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Formula:
    """A row, fitted to a schema.

    `fetch` says how to get what the functions want by name: the place of an argument and
    what is looked up of it. `results` are the indices of the differentiable results, None
    for all.
    """

    name: str
    parts: tuple[Part, ...]
    places: tuple[int, ...]
    fetch: Mapping[str, tuple[int, Callable[[Any], Any] | None]]
    results: frozenset[int] | None

    def wants(self, name: str, place: int) -> bool:
        """Whether a function asks for the argument at `place`, called `name`, itself."""
        return self.fetch.get(name) == (place, None)


class RowError(ValueError):
    """A row that does not fit its schema."""


def make_formula(schema: FunctionSchema, row: Row) -> Formula:
    """A row for the operator of this schema. RowError for names that it does not have."""
    names = {argument.name: place for place, argument in enumerate(schema.arguments)}
    parts = []
    for key, function in row.items():
        if key == OUTPUTS:
            continue
        unknown = [name for name in key.split() if name not in names]
        if unknown or not key.split():
            name = unknown[0] if unknown else key
            raise RowError(
                f"there is no argument {name!r} in {schema}{did_you_mean(name, names)}"
            )
        own = tuple(names[name] for name in key.split())
        parts.append(Part(function, own, _parameters(function)))
    places = [place for part in parts for place in part.places]
    if len({*places}) < len(places):
        raise RowError(f"two functions are for the same argument of {schema}")
    for argument in (schema.arguments[place] for place in places):
        if not argument.type.is_tensor_like():
            raise RowError(
                f"argument {argument.name!r} of {schema} is no tensor, and has no derivative"
            )
    fetch = {
        name: _fetching(name, names, schema)
        for part in parts
        for name in part.parameters
        if name not in _GIVEN and not _is_result(name, names, schema)
    }
    outputs = row.get(OUTPUTS)
    return Formula(
        name_of_node(schema.name.name.base),
        tuple(parts),
        tuple(sorted(places)),
        fetch,
        None if outputs is None else frozenset(outputs),
    )


def _is_result(name: str, names: Mapping[str, int], schema: FunctionSchema) -> bool:
    """Whether a name is that of a result. An operator that writes has one: what it wrote to."""
    number = name.removeprefix("result")
    if name in names or number == name:
        return False
    count = 1 if schema.is_mutable else len(schema.returns)
    is_list = len(schema.returns) == 1 and "[" in str(schema.returns[0].type)
    return not number or (number.isdecimal() and (is_list or int(number) < count))


def _fetching(
    name: str, names: Mapping[str, int], schema: FunctionSchema
) -> tuple[int, Callable[[Any], Any] | None]:
    if name in names:
        return names[name], None
    for suffix, look in _LOOKS.items():
        base = name.removesuffix(suffix)
        if base != name and base in names:
            return names[base], look
    known = [*_GIVEN, "result", *names, *(n + look for n in names for look in _LOOKS)]
    raise RowError(
        f"there is nothing called {name!r} for {schema}{did_you_mean(name, known)}; a"
        " function gets grad, grads, needs, result, result1, …, arguments by their names,"
        f" and of tensors {', '.join(f'name{look}' for look in _LOOKS)}"
    )


def name_of_node(operator: str) -> str:
    """The name of the nodes of an operator: "AddBackward" for "add"."""
    words = operator.strip("_").split("_")
    return "".join(word[:1].upper() + word[1:] for word in words) + "Backward"


class FormulaNode(Node):
    """A node whose gradients are computed by the functions of a row.

    `spans` say for each differentiated argument which edges are its own: one, or one for
    each tensor of a list.
    """

    __slots__ = ("_formula", "_parts", "_saved", "_spans")

    def __init__(self, formula: Formula, arguments: Sequence[Any]) -> None:
        edges: list[Edge | None] = []
        spans: dict[int, int | range] = {}
        for place in formula.places:
            value = arguments[place]
            start = len(edges)
            if isinstance(value, (list, tuple)):
                edges += [edge_of(t) for t in value]
                spans[place] = range(start, len(edges))
            else:
                edges.append(edge_of(value))
                spans[place] = start
        super().__init__(edges)
        self._formula: Final = formula
        self._spans: Final[Mapping[int, int | range]] = spans
        self._saved: dict[str, Any] | None = None
        self._parts: Final = tuple(
            part for part in formula.parts if any(map(self._is_wanted, part.places))
        )

    @property
    def name(self) -> str:
        return self._formula.name

    def _is_wanted(self, place: int) -> bool:
        span = self._spans[place]
        if isinstance(span, int):
            return self.next_edges[span] is not None
        return any(self.next_edges[index] is not None for index in span)

    def needs(self, name: str) -> bool:
        """Whether a gradient that is wanted needs the value of this name."""
        return any(name in part.parameters for part in self._parts)

    def keep_arguments(self, arguments: Sequence[Any]) -> None:
        """Save what the gradients that are wanted will need of the arguments."""
        saved: dict[str, Any] = {}
        fetch = self._formula.fetch
        for part in self._parts:
            for name in part.parameters:
                if name in fetch and name not in saved:
                    place, look = fetch[name]
                    value = arguments[place]
                    saved[name] = save(value, self) if look is None else look(value)
        self._saved = saved

    def keep_results(self, results: Sequence[Any]) -> None:
        """Save what they will need of the results, which know the node by now."""
        saved = self._saved
        assert saved is not None
        for part in self._parts:
            for name in part.parameters:
                if name not in _GIVEN and name not in saved:
                    value = results[int(name.removeprefix("result") or 0)]
                    saved[name] = save(value, self)

    def apply(self, grads: Gradients) -> Sequence[Any]:
        saved = self._saved
        if saved is None:
            raise freed()
        results: list[Any] = [None] * len(self.next_edges)
        if all(gradient is None for gradient in grads):
            return results
        known: dict[str, Any] = {"grad": grads[0], "grads": grads}
        for part in self._parts:
            if grads[0] is None and "grad" in part.parameters:
                continue
            if "needs" in part.parameters:
                known["needs"] = [self._is_wanted(place) for place in part.places]
            for name in part.parameters:
                if name not in known:
                    known[name] = restore(saved[name], self)
            found = part.function(*[known[name] for name in part.parameters])
            values = (found,) if len(part.places) == 1 else found or ()
            for place, value in zip(part.places, values, strict=bool(values)):
                self._put(results, place, value)
        return results

    def _put(self, results: list[Any], place: int, value: Any) -> None:
        span = self._spans[place]
        if isinstance(span, int):
            results[span] = value
        elif value is not None:
            results[span.start : span.stop] = value

    def release(self) -> None:
        """Let go of the tensors that were saved, if any were."""
        if self._saved and any(map(holds_tensors, self._saved.values())):
            self._saved = None
