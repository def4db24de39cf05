"""Whether a program does the same twice, and which operator does not.

    report = check_determinism(train_step, model, batch)
    print(report)

See Note [Two runs].
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from hashlib import blake2b
from itertools import zip_longest
from typing import Any, Final

from ...generator import Generator, fork_rng
from ...operator import OperatorHandle
from ...tensor_base import TensorBase
from ..dispatch_mode import DispatchMode
from ..observing import UNWRITTEN
from ..values import RANDOM, map_tensors
from ..wrappers import chain_of
from .putting_back import putting_back

# Note [Two runs]
# ~~~~~~~~~~~~~~~
# The program runs twice from the same state: before the second run, the tensors that it
# was given are again what they were, and generators of random numbers stand where they
# stood; see Note [What is put back]. Of every call is noted what it was given and what
# came out, as digests of the bits.
# Calls are compared in their order. Where two of them were given the same and something
# else came out, the operator is to blame. Where they were given something else, it is not:
# either an earlier operator is, or, if everything that came out before is the same, what the
# program does without operators: it draws random numbers of Python or NumPy, or keeps a
# state of its own. Where that comes in for the first time is noted.
#
# Operators that draw random numbers are not blamed. They do the same in both runs if they
# draw from generators that could be put back, and if they do not, that is why. Neither is
# `empty`, in whose memory is what happens to be there; operators that read that memory are
# given something else, as far as tensors go: no number comes from there.


@dataclass(frozen=True, slots=True)
class Trace:
    """One call of one run: the operator, and digests of what went in and came out.

    `numbers` is that of what went in and is no tensor.
    """

    operator: OperatorHandle
    inputs: bytes
    numbers: bytes
    outputs: bytes


@dataclass(frozen=True, slots=True)
class Difference:
    """Where two runs part. The operator of a run that has no such call is None.

    `is_given` says that the operator is not to blame: it was given something else, though all
    operators before it had given the same.
    """

    call: int
    first: OperatorHandle | None
    second: OperatorHandle | None
    is_given: bool = False

    def __str__(self) -> str:
        if self.is_given:
            return (
                f"call {self.call}, {self.first}, was given something else in the second run,"
                " and no operator before it is why: the program gets it without operators"
            )
        if self.first is self.second:
            return (
                f"call {self.call}, {self.first}, was given the same in both runs and did not"
                " give the same"
            )
        names = [str(op) if op else "over" for op in (self.first, self.second)]
        return f"call {self.call} is {names[0]} in the first run and {names[1]} in the second"


@dataclass(frozen=True, slots=True)
class Determinism:
    """What two runs have in common. `differences` has where they part, in order.

    `results_agree` says whether what the function returned, and what it was given as it then
    was, is the same, which can fail without an operator to blame: if the program itself
    computes with something that changes.
    """

    calls: int
    differences: tuple[Difference, ...]
    results_agree: bool
    random: tuple[OperatorHandle, ...]

    @property
    def is_deterministic(self) -> bool:
        """Whether nothing differs."""
        return not self.differences and self.results_agree

    @property
    def first(self) -> Difference | None:
        """Where the runs part first."""
        return self.differences[0] if self.differences else None

    def __str__(self) -> str:
        if self.is_deterministic:
            return f"both runs did the same in all of {self.calls} calls"
        lines = list(map(str, self.differences))
        if not self.results_agree:
            lines.append("the results differ")
            if self.random:
                names = dict.fromkeys(map(str, self.random))
                lines.append(f"random numbers were not the same: {', '.join(names)}")
        return "\n".join(lines)


class Digests(DispatchMode):
    """Notes a digest of what goes in and what comes out of every call."""

    asked_once = True

    def __init__(self) -> None:
        self.traces: Final[list[Trace]] = []

    def __dispatch__(
        self, op: OperatorHandle, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:
        outs = {argument.name for argument in op.schema.out_arguments}
        read = [value for name, value in kwargs.items() if name not in outs]
        inputs = digest((args, read))
        numbers = digest(map_tensors(type, (args, read)))
        result = op(*args, **kwargs)
        outputs = digest((result, args, kwargs))
        self.traces.append(Trace(op, inputs, numbers, outputs))
        return result


def digest(value: Any) -> bytes:
    """16 bytes for a value: equal for equal bits of tensors, looks included."""
    state = blake2b(digest_size=16)
    _feed(state, value)
    return state.digest()


def _feed(state: Any, value: Any) -> None:
    if isinstance(value, TensorBase):
        state.update(f"{value.dtype}{value.shape}{value.device}".encode())
        value = chain_of(value)[-1]
        if not value.is_meta:
            state.update(value.array.tobytes())
    elif isinstance(value, (list, tuple)):
        state.update(f"{len(value)}(".encode())
        for item in value:
            _feed(state, item)
    elif isinstance(value, dict):
        _feed(state, list(value.items()))
    elif isinstance(value, Generator):
        _feed(state, value.get_state())
    else:
        state.update(f"{type(value).__name__} {value!r};".encode())


def check_determinism(
    function: Callable[..., Any], *args: Any, **kwargs: Any
) -> Determinism:
    """Call `function` twice with the same arguments and compare all that operators do.

    Tensors and generators among the arguments are put back between the runs, gradients
    included, and left as after the second. The default generators are left as they were.
    RuntimeError for what cannot be put back; see Note [What is put back].
    """
    put_back = putting_back([args, kwargs])
    runs, results = [], []
    for run in range(2):
        if run:
            put_back()
        mode = Digests()
        with fork_rng(), mode:
            result = function(*args, **kwargs)
        runs.append(mode.traces)
        results.append(digest(_comparable((result, args, kwargs))))
    differences, random = _compare(*runs)
    return Determinism(
        max(map(len, runs)), differences, results[0] == results[1], random
    )


def _comparable(value: Any) -> Any:
    """The part of a result whose digest says something: tensors, arrays and numbers."""
    if isinstance(value, (TensorBase, int, float, complex, str, bytes, type(None))):
        return value
    if callable(bits := getattr(value, "tobytes", None)):
        dtype = getattr(value, "dtype", None)
        if getattr(dtype, "hasobject", False):  # the bits are addresses
            return _comparable(value.tolist())
        return str(dtype), getattr(value, "shape", None), bits()
    if isinstance(value, (list, tuple)):
        return [_comparable(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return sorted(digest(_comparable(item)) for item in value)
    if isinstance(value, dict):
        return {key: _comparable(item) for key, item in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return [_comparable(getattr(value, each.name)) for each in fields(value)]
    return type(value).__name__


def _compare(
    first: list[Trace], second: list[Trace]
) -> tuple[tuple[Difference, ...], tuple[OperatorHandle, ...]]:
    """Where the runs part, and the random operators that did not repeat themselves."""
    found: list[Difference] = []
    random: list[OperatorHandle] = []
    has_memory = False  # that nobody has written to
    for number, (one, other) in enumerate(zip_longest(first, second)):
        if one is None or other is None or one.operator is not other.operator:
            first_op = None if one is None else one.operator
            second_op = None if other is None else other.operator
            found.append(Difference(number, first_op, second_op))
            break
        if one.outputs == other.outputs:
            continue
        if one.inputs != other.inputs:
            is_explained = has_memory and one.numbers == other.numbers
            if not (found or random or is_explained):
                found.append(Difference(number, one.operator, other.operator, True))
        elif RANDOM in one.operator.tags:
            random.append(one.operator)
        elif one.operator.name in UNWRITTEN:
            has_memory = True
        else:
            found.append(Difference(number, one.operator, other.operator))
    return tuple(found), tuple(random)
