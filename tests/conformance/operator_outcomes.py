"""One call in one library, what came of it, and where two outcomes differ."""

from __future__ import annotations

import collections
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import numpy as np
from sample_arrays import Placed, place
from samples import Named, Sample, TensorSpec, build

from runtime.dtypes import DTYPES_BY_NAME

Array = np.ndarray[Any, Any]


class Side(Protocol):
    """A library, as far as the comparison needs it."""

    def operator(self, name: str) -> Callable[..., Any]:
        """The operator "add.Tensor", called by schema."""

    def tensor(self, placed: Placed) -> Any:
        """A tensor on memory of its own."""

    def named(self, value: Named) -> Any:
        """The library's dtype, layout, memory format or device."""

    def is_tensor(self, value: Any) -> bool:
        """Whether this is a tensor of the library."""

    def look(
        self, tensor: Any
    ) -> tuple[str, tuple[int, ...], tuple[int, ...], int, str]:
        """Name of the dtype, shape, strides, storage offset, device."""

    def values(self, tensor: Any) -> Array | None:
        """The elements, if there are any to see."""

    def storage(self, tensor: Any) -> int:
        """The identity of the memory that the tensor shares with its views."""

    def written_warnings(self) -> list[str]:
        """Warnings since the last call that did not go through Python."""

    def is_missing(self, error: Exception) -> bool:
        """Whether the call failed only because nobody wrote a kernel."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A tensor after the call. `argument` is its place among the tensors passed, or None.

    `shares` are the places of the tensors passed that lie in the same memory.
    """

    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    device: str
    values: Array | None
    argument: int | None
    shares: tuple[int, ...]


@dataclass(slots=True)
class Outcome:
    """The results (tensors as `Seen`), or the error; and the tensors passed, afterwards."""

    result: Any = None
    error: Exception | None = None
    arguments: tuple[Seen, ...] = ()
    warnings: tuple[str, ...] = ()
    missing: bool = False


@dataclass(slots=True)
class Counter:
    """How many calls were compared since the start, and what came of them, where it is noted."""

    calls: int = field(default=0)
    kinds: collections.Counter[str] = field(default_factory=collections.Counter)


COMPARED: Final = Counter()


def run(side: Side, function: Callable[..., Any], sample: Sample) -> Outcome:
    """Call with arguments built for this call alone."""
    # One description that is used twice in a call is one tensor.
    made: dict[int, Any] = {}

    def make_tensor(spec: TensorSpec) -> Any:
        if id(spec) not in made:
            made[id(spec)] = side.tensor(place(spec))
        return made[id(spec)]

    args = build(sample.args, make_tensor, side.named)
    kwargs = build(sample.kwargs, make_tensor, side.named)
    return run_on(side, function, args, kwargs)


def run_on(
    side: Side,
    function: Callable[..., Any],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
) -> Outcome:
    """Call with arguments of the library."""
    passed = list(_tensors(side, (args, kwargs)))
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            result = function(*args, **kwargs)
        except Exception as error:
            side.written_warnings()
            return Outcome(error=error, missing=side.is_missing(error))
    places = [side.storage(tensor) for tensor in passed]
    return Outcome(
        result=_seen(side, result, passed, places),
        arguments=tuple(_see(side, tensor, passed, places) for tensor in passed),
        warnings=(
            *(f"{warning.category.__name__}: {warning.message}" for warning in caught),
            *side.written_warnings(),
        ),
    )


def _tensors(side: Side, value: Any) -> Iterator[Any]:
    if side.is_tensor(value):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _tensors(side, item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _tensors(side, item)


def _seen(side: Side, value: Any, passed: list[Any], places: list[int]) -> Any:
    if side.is_tensor(value):
        return _see(side, value, passed, places)
    if isinstance(value, list | tuple):
        return [_seen(side, item, passed, places) for item in value]
    return value


def _see(side: Side, tensor: Any, passed: list[Any], places: list[int]) -> Seen:
    mine = side.storage(tensor)
    return Seen(
        *side.look(tensor),
        side.values(tensor),
        next((i for i, other in enumerate(passed) if other is tensor), None),
        tuple(i for i, place in enumerate(places) if place == mine),
    )


# Comparing


@dataclass(frozen=True, slots=True)
class Rule:
    """How closely two outcomes must agree.

    Tolerances of None are the dtype's. Without `values` only dtype, shape and place in
    memory count, without `places` only values, dtype and shape. Without `warnings` only
    those of NumPy are looked at. `arguments` compares the tensors passed, afterwards.
    """

    rtol: float | None = None
    atol: float | None = None
    exact: bool = False
    values: bool = True
    places: bool = True
    warnings: bool = True
    arguments: bool = True


TOLERANCES: Final = {
    "float16": (1e-3, 1e-5),
    "bfloat16": (1.6e-2, 1e-5),
    "float32": (1.3e-6, 1e-5),
    "complex64": (1.3e-6, 1e-5),
    "float64": (1e-7, 1e-7),
    "complex128": (1e-7, 1e-7),
}
"""Relative and absolute, by dtype: those of torch.testing.assert_close."""

# Of a class and its subclass the subclass comes first; other errors are no verdicts.
_FAMILIES: Final = (IndexError, TypeError, ValueError, RuntimeError)


def family(error: Exception) -> type[Exception]:
    """The kind of exception that a caller would catch."""
    found = next((kind for kind in _FAMILIES if isinstance(error, kind)), None)
    return type(error) if found is None else found


def difference(expected: Outcome, found: Outcome, rule: Rule) -> str | None:
    """What is wrong with `found`, in one line; None if nothing is."""
    if found.missing:
        return f"no kernel: {found.error}"
    if _has_foreign_dtype(expected.result):
        return None
    COMPARED.calls += 1
    if expected.error is not None or found.error is not None:
        return _error_difference(expected.error, found.error)
    for warning in found.warnings:
        if warning.startswith(("RuntimeWarning", "ComplexWarning")):
            return f"a warning of NumPy escapes: {warning}"
    if rule.warnings and bool(expected.warnings) != bool(found.warnings):
        return f"expected warnings {expected.warnings}, found {found.warnings}"
    wrong = _result_difference(expected.result, found.result, rule)
    if wrong is not None or not rule.arguments:
        return wrong
    for index, (before, after) in enumerate(
        zip(expected.arguments, found.arguments, strict=True)
    ):
        wrong = _result_difference(before, after, rule)
        if wrong is not None:
            return f"tensor {index} of the arguments, afterwards: {wrong}"
    return None


def _has_foreign_dtype(result: Any) -> bool:
    """Whether torch computes in complex32, which Boxwood does not have."""
    if isinstance(result, list):
        return any(_has_foreign_dtype(item) for item in result)
    return isinstance(result, Seen) and result.dtype not in DTYPES_BY_NAME


def _error_difference(
    expected: Exception | None, found: Exception | None
) -> str | None:
    if expected is None:
        return f"expected a result, found {_short(found)}"
    if found is None:
        return f"expected {_short(expected)}, found a result"
    # Who catches torch's kind must catch ours; an error of ours may be of two kinds.
    if not isinstance(found, family(expected)):
        return f"expected {_short(expected)}, found {_short(found)}"
    return None


def _short(error: Exception | None) -> str:
    text = str(error).strip().split("\n")[0]
    return f"{type(error).__name__}: {text[:160]}"


def _result_difference(expected: Any, found: Any, rule: Rule) -> str | None:
    if isinstance(expected, Seen) and isinstance(found, Seen):
        return _tensor_difference(expected, found, rule)
    if isinstance(expected, list) and isinstance(found, list):
        if len(expected) != len(found):
            return f"expected {len(expected)} results, found {len(found)}"
        wrongs = (
            _result_difference(one, other, rule)
            for one, other in zip(expected, found, strict=True)
        )
        return next((wrong for wrong in wrongs if wrong is not None), None)
    if type(expected) is not type(found):
        return f"expected {expected!r}, found {found!r}"
    if isinstance(expected, float | complex):
        one, other = np.asarray(expected), np.asarray(found)
        return _value_difference(one, other, str(one.dtype), rule)
    return None if expected == found else f"expected {expected!r}, found {found!r}"


def _tensor_difference(expected: Seen, found: Seen, rule: Rule) -> str | None:
    looks = ("dtype", "shape", "device")
    for what in (*looks, "argument", "shares") if rule.places else looks:
        one, other = getattr(expected, what), getattr(found, what)
        if one != other:
            return f"{what}: expected {one}, found {other}"
    if rule.places:
        if _effective_strides(expected) != _effective_strides(found):
            return f"strides: expected {expected.strides}, found {found.strides}"
        if expected.shares and expected.offset != found.offset:
            return f"storage_offset: expected {expected.offset}, found {found.offset}"
    if not rule.values or expected.values is None or found.values is None:
        return None
    return _value_difference(expected.values, found.values, expected.dtype, rule)


def _effective_strides(seen: Seen) -> tuple[int, ...]:
    """All strides of a view; those that lead from one element to another of a new tensor."""
    if seen.shares:
        return seen.strides
    if 0 in seen.shape:
        return ()
    pairs = zip(seen.strides, seen.shape, strict=True)
    return tuple(stride for stride, size in pairs if size > 1)


def _value_difference(
    expected: Array, found: Array, dtype: str, rule: Rule
) -> str | None:
    if expected.tobytes() == found.tobytes():
        return None
    if dtype not in TOLERANCES:
        same = expected == found
    else:
        rtol, atol = (0.0, 0.0) if rule.exact else TOLERANCES[dtype]
        rtol = rtol if rule.rtol is None else rule.rtol
        atol = atol if rule.atol is None else rule.atol
        same = _is_close(expected, found, rtol, atol)
    if np.all(same):
        return None
    at = tuple(int(i) for i in np.argwhere(~np.asarray(same))[0])
    count = int(np.size(same) - np.count_nonzero(same))
    return (
        f"{count} of {np.size(same)} values, the first at {at}: "
        f"expected {expected[at]}, found {found[at]}"
    )


def _is_close(expected: Array, found: Array, rtol: float, atol: float) -> Array:
    if expected.dtype.kind == "c":
        real = _is_close(expected.real, found.real, rtol, atol)
        return real & _is_close(expected.imag, found.imag, rtol, atol)
    with np.errstate(all="ignore"):
        return np.isclose(
            found.astype(np.float64),
            expected.astype(np.float64),
            rtol,
            atol,
            equal_nan=True,
        )
