"""The fallback for operators without a rule: one call for each sample, results stacked."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...boxing import Stack, written_returns
from ...collecting import is_tensor
from ...dispatch_state import DispatchState, get_state
from ...guard import Guard
from ...locations import user_stacklevel
from ...operator import OperatorHandle
from ...schema import FunctionSchema
from ...wording import kind_of
from ..values import map_tensors, tensors_in
from .levels import Level, below
from .physical import Flag, Rule, aten

_POLICY: Final = "vmap.fallback"


class VmapFallbackWarning(UserWarning):
    """An operator has no rule for vmap and is called once for each sample."""


class FallbackGuard(Guard):
    """What becomes of operators without a rule, for the length of a block.

    "warn" is the default: a warning the first time that each operator is met in the
    process. "allow" warns of nothing, "forbid" raises RuntimeError.
    """

    __slots__ = ("_policy",)

    def __init__(self, policy: str) -> None:
        if policy not in ("warn", "allow", "forbid"):
            raise ValueError(f"the policy is warn, allow or forbid, not {policy!r}")
        self._policy: Final = policy

    def enter_from(self, below: DispatchState) -> DispatchState:
        """`below` with this policy."""
        extras: Mapping[str, Any] = {**below.extras, _POLICY: self._policy}
        return below.entered_by(self, extras=extras)


_warned: Final[set[str]] = set()


def forget_warnings() -> None:
    """Warn again of operators that were warned of already."""
    _warned.clear()


def _announce(op: OperatorHandle) -> None:
    name = op.qualified_name
    policy = get_state().extras.get(_POLICY, "warn")
    if policy == "forbid":
        raise RuntimeError(
            f"vmap: {name} has no batching rule, and calling it for each sample is"
            f" forbidden here; register one with register_vmap({name!r}, …)"
        )
    if policy == "warn" and name not in _warned:
        _warned.add(name)
        warnings.warn(
            f"vmap: {name} has no batching rule and is called once for each sample, which"
            f" is slow; register one with register_vmap({name!r}, …), or silence this with"
            ' FallbackGuard("allow")',
            VmapFallbackWarning,
            stacklevel=user_stacklevel(),
        )


def loop(op: OperatorHandle) -> Rule:
    """The rule of any operator: a boxed call for each sample. See Note [The loop]."""
    schema = op.schema
    written = written_returns(schema)
    places = [i for i, each in enumerate(schema.arguments) if each.is_write]

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        refuse_views(op, schema)
        if not level.size:
            raise RuntimeError(
                f"vmap: {op.qualified_name} has no batching rule, and without one there is"
                " nothing to call it with when the mapped dimension has size 0"
            )
        _announce(op)
        rows = []
        with below(level):
            is_recorded = any(each.requires_grad for each in tensors_in(args))
            copied = [place for place in places if is_recorded and flags[place]]
            copies: list[list[Any]] = []
            for index in range(level.size):
                stack: Stack = [
                    _sample(arg, flag, index)
                    for arg, flag in zip(args, flags, strict=True)
                ]
                for place in copied:
                    stack[place] = map_tensors(aten.clone.default, stack[place])
                copies.append([stack[place] for place in copied])
                op.call_boxed(stack)
                rows.append(stack)
            for place, column in zip(copied, zip(*copies, strict=True), strict=True):
                _write_back(args[place], flags[place], column)
            return _stacked(op, schema, written, rows)

    return rule


# Note [The loop]
# ~~~~~~~~~~~~~~~
# The samples that an operator is called with are views of the batched values. So what it
# writes into an argument is written into the batched value, and needs no stacking; tensor
# lists are stacked tensor by tensor, None where all samples gave None. An operator that
# returns nothing is called for what it writes. Where gradients are recorded, it writes into
# copies, which are copied back together: the samples of one value share the version of its
# memory, and what is saved of one must not be out of date when the next is written to.
#
# Views cannot be had this way: a stack of views shares no memory with what they are views of,
# and neither can numbers, since a function under vmap has one value where there is one for
# each sample.
def refuse_views(op: OperatorHandle, schema: FunctionSchema) -> None:
    """RuntimeError for an operator whose results are views of its arguments."""
    for returned in schema.returns:
        annotation = returned.annotation
        if annotation is not None and not annotation.is_write:
            raise RuntimeError(
                f"vmap: {op.qualified_name} returns a view and has no batching rule; a"
                " stack of views of the samples would not share their memory; register a"
                f" rule with register_vmap({op.qualified_name!r}, …), or, if its kernel is"
                " made of other operators, register that for CompositeImplicitAutograd, so"
                " that these are called"
            )


def _sample(arg: Any, flag: Flag, index: int) -> Any:
    if flag is True:
        return aten.select.int(arg, 0, index)
    if flag:
        return [_sample(each, of, index) for each, of in zip(arg, flag, strict=True)]
    return arg


def _write_back(value: Any, flag: Flag, copies: Sequence[Any]) -> None:
    """Put what was written into copies of the samples into the batched values."""
    if flag is True:
        aten.copy_.default(value, aten.stack.default(list(copies), 0))
    elif flag:
        for each, of, column in zip(
            value, flag, zip(*copies, strict=True), strict=True
        ):
            _write_back(each, of, column)


def _stacked(
    op: OperatorHandle,
    schema: FunctionSchema,
    written: tuple[int | None, ...],
    rows: list[Stack],
) -> Any:
    results = tuple(
        [
            None if source is not None else _stack_values(op, list(column))
            for column, source in zip(zip(*rows, strict=True), written, strict=True)
        ]
    )
    return results[0] if len(results) == 1 else results


def _stack_values(op: OperatorHandle, values: list[Any]) -> Any:
    first = values[0]
    if is_tensor(first):
        kinds = {(value.shape, value.dtype) for value in values}
        if len(kinds) > 1:
            shapes = sorted({str(list(shape)) for shape, _ in kinds})
            raise RuntimeError(
                f"vmap: {op.qualified_name} gave results of different shapes or dtypes for"
                f" different samples ({', '.join(shapes)}), which do not make one tensor;"
                " its shape depends on data, which vmap does not support"
            )
        return aten.stack.default(values, 0)
    if isinstance(first, (list, tuple)):
        if len({len(value) for value in values}) > 1:
            raise RuntimeError(
                f"vmap: {op.qualified_name} gave lists of different lengths for different"
                " samples"
            )
        return [_stack_values(op, list(column)) for column in zip(*values, strict=True)]
    if all(value is None for value in values):
        return None
    raise RuntimeError(
        f"vmap: {op.qualified_name} returns {kind_of(first)}, of which every sample"
        " has its own; under vmap operators return tensors"
    )
