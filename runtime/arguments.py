"""Binding call arguments to a schema, and the keys that they bring.

An `ArgumentBinder` is compiled once per schema. It completes positional and keyword
arguments to the tuple that kernels get, checks and converts them, and collects the key
sets of all tensors, in whatever containers the schema has them.
"""

from __future__ import annotations

import reprlib
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from .argument_types import (
    LOOSE,
    Matcher,
    Mismatch,
    holds_keys,
    holds_wide_int,
    matcher_for,
)
from .collecting import is_tensor, keys_in, keys_of_list, keys_of_tensors
from .completing import Arguments, Complete, completing
from .dtype_names import dtype_hint
from .errors import ArgumentRangeError, ArgumentTypeError, UnusableArgumentError
from .foreign import why_foreign
from .parameters import MISSING, Parameters
from .schema import (
    BASE_TYPES,
    BaseTy,
    BaseType,
    FunctionSchema,
    ListType,
    OptionalType,
    Type,
)

# Programs that make classes as they run must not fill the memory with plans for them.
_MAX_PLANS: Final = 1024


class Plan(NamedTuple):
    """What is to be done with arguments of certain Python types.

    `tensors` are the places of tensors, but for those that must be some, `nested` those of
    containers that may hold some, with the function that collects their keys, `converted`
    those whose values have to be looked at.
    """

    tensors: tuple[int, ...]
    nested: tuple[tuple[int, Callable[[Any], int]], ...]
    converted: tuple[int, ...]


_TENSOR: Final = BASE_TYPES["Tensor"]

# Of other types, one object may be a tensor, or fit an argument, and the next one not.
_DECIDED_BY_TYPE: Final = frozenset({type(None), bool, int, float, complex, str})

# Lists whose elements are checked while their keys are collected.
_COLLECTORS: Final[dict[Type, Callable[[Any], int]]] = {
    ListType(_TENSOR): keys_of_tensors,
    ListType(OptionalType(_TENSOR)): keys_of_list,
}


class ArgumentBinder(Parameters):
    """The calling convention of one schema."""

    __slots__ = (
        "_must_be_tensors",
        "_others_on_top",
        "_places",
        "_plans",
        "_required_on_top",
        "_tensors_on_top",
        "complete",
        "settled",
        "tails_of_tensors",
    )

    def __init__(self, schema: FunctionSchema) -> None:
        super().__init__(schema)
        places = []
        # The same places counted from the end: those of single values, and containers.
        required_tensors: list[int] = []
        singles: list[int] = []
        others: list[tuple[int, Callable[[Any], int]]] = []
        for index, argument in enumerate(schema.arguments):
            if argument.type is _TENSOR:
                places.append(index)
                required_tensors.append(index - self.arity)
            elif holds_keys(argument.type):
                places.append(index)
                if _is_single(argument.type):
                    singles.append(index - self.arity)
                else:
                    collect = _COLLECTORS.get(argument.type, keys_in)
                    others.append((index - self.arity, collect))
        self._places = tuple(places)
        self._must_be_tensors = frozenset(i + self.arity for i in required_tensors)
        self._required_on_top = tuple(required_tensors)
        self._tensors_on_top, self._others_on_top = tuple(singles), tuple(others)
        # By the Python types of arguments that may be other than tensors. Grows by one entry
        # for each new combination and is replaced when it is full, so readers need no lock.
        self._plans: dict[tuple[type, ...], Plan] = {}
        self.settled: set[tuple[type, ...]] = set()
        """Those types, among them, for which there is nothing left to do."""
        self.complete: Complete | None = None
        """Made by `make_complete` when it is first needed: not for tensors alone."""
        self.tails_of_tensors: Final = self._compute_tails_of_tensors()
        """By the number of arguments: the defaults to add where they are all tensors.

        It has the numbers of positional arguments that are all declared as tensors and
        after which all have defaults. Such a call needs no further look at its values.
        """

    def _matcher(self, index: int) -> Matcher:
        # Not kept: most operators are only ever called with tensors.
        return matcher_for(self.schema.arguments[index].type)

    def _compute_tails_of_tensors(self) -> dict[int, Arguments]:
        found = {}
        for given, tail in enumerate(self.tails[: self.positional + 1]):
            if given and self.schema.arguments[given - 1].type is not _TENSOR:
                break
            if tail is not None:
                found[given] = tail
        return found

    # ---- binding ----

    def bind(self, args: Arguments, kwargs: Mapping[str, Any]) -> Arguments:
        """The arguments in schema order, defaults filled in.

        ArgumentTypeError for missing, unknown, repeated and excess arguments.
        """
        given = len(args)
        if not kwargs and given <= self.positional:
            tail = self.tails[given]
            if tail is not None:
                return args + tail
        try:
            return (self.complete or self.make_complete())(*args, **kwargs)[0]
        except (AttributeError, TypeError):
            return self.bind_by_name(args, kwargs)

    def make_complete(self) -> Complete:
        """What completes arguments; `complete_by_name` where Python has no such function."""
        arguments = self.schema.arguments
        complete = None
        if not self.schema.is_vararg:
            names = [argument.name for argument in arguments]
            complete = completing(
                names[: self.positional],
                names[self.positional :],
                {
                    name: default
                    for name, default in zip(names, self.defaults, strict=True)
                    if default is not MISSING
                },
                [name for i, name in enumerate(names) if i in self._must_be_tensors],
            )
        if complete is None:
            complete = self.complete_by_name
        self.complete = complete
        return complete

    def complete_by_name(
        self, /, *args: Any, **kwargs: Any
    ) -> tuple[Arguments, int, tuple[type, ...]]:
        """What `Complete` does. ArgumentTypeError for what it refuses."""
        values = self.bind_by_name(args, kwargs)
        bits = 0
        try:
            for index in self._must_be_tensors:
                bits |= values[index]._keys
        except (AttributeError, TypeError):
            self.check(values)
            raise
        others = (v for i, v in enumerate(values) if i not in self._must_be_tensors)
        return values, bits, tuple(map(type, others))

    # ---- checking and converting ----

    def prepare(
        self, args: Arguments, bits: int, types: tuple[type, ...]
    ) -> tuple[Arguments, int]:
        """What is left to do once arguments are complete; from and to `Complete`'s results.

        The arguments, checked and converted, and the raw union of all their keys.
        ArgumentTypeError for those that do not fit. Not to be asked for types in `settled`.
        """
        try:
            tensors, nested, converted = self._plans[types]
        except KeyError:
            tensors, nested, converted = self._make_plan(args, types)
        if converted:
            changed = list(args)
            for index in converted:
                changed[index] = self.convert(index, args[index])
            args = tuple(changed)
        try:
            for index in tensors:
                found = args[index]._keys
                if found is not bits:
                    bits = bits | found if bits else found
            for index, collect in nested:
                bits |= collect(args[index])
        except (AttributeError, TypeError):
            # Where the plan was made, an object of this class had keys; this one fits
            # without them, or it does not fit.
            self.check(args)
            bits = self.keys_of(args)
        return args, bits

    def _make_plan(self, values: Arguments, types: tuple[type, ...]) -> Plan:
        """What is to be done with arguments like `values`; remembered for `types`.

        ArgumentTypeError for a value that does not fit its argument.
        """
        tensors = []
        nested = []
        converted = []
        for index, value in enumerate(values[: self.arity]):
            rank, matched = self._match(index, value)
            is_container = isinstance(matched, (list, tuple, Mapping))
            is_decided = type(value) in _DECIDED_BY_TYPE
            collect = None
            if index in self._places and index not in self._must_be_tensors:
                type_ = self._element_type(index)
                if is_container:
                    collect = _COLLECTORS.get(type_)
                    nested.append((index, keys_in if collect is None else collect))
                elif is_tensor(value) and _is_single(type_):
                    tensors.append(index)
                elif not is_decided:
                    nested.append((index, keys_in))
            # A container is looked at in each call, and so are a value that was
            # converted and an object that has passed for want of a reason against it.
            # Everything else is decided by its Python type.
            if (
                matched is not value
                or (is_container and collect is None)
                or (rank == LOOSE and not is_decided)
            ):
                converted.append(index)
        if len(self._plans) >= _MAX_PLANS:
            self._plans, self.settled = {}, set()
        plan = Plan(tuple(tensors), tuple(nested), tuple(converted))
        self._plans[types] = plan
        if not any(plan):
            self.settled.add(types)
        return plan

    def check(self, values: Arguments) -> None:
        """ArgumentTypeError for the first value that does not fit its argument."""
        if len(values) < self.arity:
            raise self.error(
                f"takes {self.arity} arguments, but got {len(values)}: its caller was made"
                " for another schema"
            ) from None
        for index in range(self.arity):
            self.convert(index, values[index])

    def check_failed(self, values: Arguments) -> None:
        """The same for a call whose kernel failed, and ArgumentRangeError for wide integers.

        A kernel may well know what to do with such an integer, as Python does.
        """
        self.check(values)
        for index in range(self.arity):
            if holds_wide_int(values[index]):
                why = Mismatch("it does not fit into 64 bits with a sign")
                error = self._type_error(index, values[index], why)
                raise ArgumentRangeError(*error.args)

    def name_unusable(self, values: Arguments, error: UnusableArgumentError) -> None:
        """The error again, with the argument that the kernel has no use for, if one is."""
        for index, value in enumerate(values[: self.arity]):
            if value is error.value:
                named = self._type_error(index, value, Mismatch(error.reason))
                raise UnusableArgumentError(str(named), value, error.reason) from error

    def takes(self, values: Arguments) -> bool:
        """Whether these can be the complete arguments of a call."""
        if not self.is_complete(values):
            return False
        try:
            self.check(values)
        except ArgumentTypeError:
            return False
        return True

    def is_complete(self, values: Arguments) -> bool:
        """Whether there are as many of them as a kernel gets."""
        if self.schema.is_vararg:
            return len(values) >= self.arity
        return len(values) == self.arity

    def refuse_without_keys(self, value: Any) -> None:
        """ArgumentTypeError if there is an argument that has to be a tensor, as this is not."""
        if self._must_be_tensors:
            self.convert(min(self._must_be_tensors), value)

    def convert(self, index: int, value: Any) -> Any:
        """What the kernel gets for `value`. ArgumentTypeError if it does not fit."""
        return self._match(index, value)[1]

    def _match(self, index: int, value: Any) -> tuple[int, Any]:
        """The rank of a value, and what the kernel gets. ArgumentTypeError as above."""
        try:
            return self._matcher(index)(value)
        except Mismatch as mismatch:
            raise self._type_error(index, value, mismatch) from None

    def _type_error(self, index: int, value: Any, why: Mismatch) -> ArgumentTypeError:
        argument = self.schema.arguments[index]
        what = f"{type(value).__name__}"
        if not is_tensor(value):
            what += f" ({_shortened(value)})"
        said = why_foreign(value) or str(why)
        if not said and argument.type.is_base_ty_like(BaseTy.ScalarType):
            said = dtype_hint(value)
        reason = f": {said}" if said else ""
        return self.error(
            f"expected {argument.type} for argument '{argument.name}'"
            f" (position {index}), but got {what}{reason}"
        )

    def rank(self, index: int, value: Any) -> int:
        """How far a value is from its argument's type. ArgumentTypeError as in `check`."""
        return self._match(index, value)[0]

    # ---- keys ----

    def keys_of(self, values: Arguments | list[Any]) -> int:
        """The raw union of the key sets of all tensors among complete arguments.

        If they all bring the very same object, that one: see `OperatorEntry.calls`.
        """
        bits = 0
        for index in self._places:
            found = keys_in(values[index])
            if found is not bits:
                bits = bits | found if bits else found
        return bits

    def keys_of_stack(self, stack: list[Any]) -> int:
        """The same for arguments that lie on top of a stack.

        ArgumentTypeError for what has no keys where there should be a tensor: to notice
        it costs nothing. Other arguments are trusted.
        """
        bits: Any = 0  # whatever an object has under the name of keys
        try:
            for index in self._required_on_top:
                found = stack[index]._keys
                if found is not bits:
                    bits = bits | found if bits else found
            for index in self._tensors_on_top:
                value = stack[index]
                if value is None:
                    continue
                try:
                    found = value._keys
                except AttributeError:
                    self.convert(index + self.arity, value)
                    continue
                if found is not bits:
                    bits = bits | found if bits else found
            for index, collect in self._others_on_top:
                bits |= collect(stack[index])
        except (AttributeError, TypeError):
            return self._keys_of_checked(stack)
        return bits if isinstance(bits, int) else self._keys_of_checked(stack)

    def _keys_of_checked(self, stack: list[Any]) -> int:
        """The same once more, where something has what are no keys under their name."""
        values = tuple(stack[len(stack) - self.arity :])
        self.check(values)
        return self.keys_of(values)

    def sources_of(self, values: Arguments) -> list[tuple[str, int]]:
        """The arguments that bring keys, with what each of them brings."""
        found = []
        for index in self._places:
            bits = keys_in(values[index])
            if bits:
                found.append((self.schema.arguments[index].name, bits))
        return found

    def _element_type(self, index: int) -> Type:
        """The type of an argument that is not None."""
        return _without_none(self.schema.arguments[index].type)


def _without_none(type_: Type) -> Type:
    return type_.elem if isinstance(type_, OptionalType) else type_


def _is_single(type_: Type) -> bool:
    """Whether a value of the type is None or brings the keys that it has itself."""
    kind = _without_none(type_)
    return isinstance(kind, BaseType) and kind.kind is not BaseTy.Any


# Lists of millions of elements are not written out to show the first of them.
_repr: Final = reprlib.Repr()
_repr.maxstring = _repr.maxother = _repr.maxlong = 60


def _shortened(value: object) -> str:
    text = " ".join(_repr.repr(value).split())
    return text if len(text) <= 60 else text[:57] + "..."
