"""The kernel of batched tensors: made for each operator when it is first called with one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import KernelFunction
from ...key_set import FULL_AFTER, DispatchKeySet
from ...keys import DispatchKey
from ...operator import OperatorHandle
from ...schema import SchemaKind
from ..nesting import outer_levels
from .decompose import (
    composite_call,
    copying_call,
    explicit_call,
    is_composite,
    out_call,
)
from .levels import KEY
from .loop import loop
from .physical import Flag, Rule
from .randomness import is_random, random_call
from .rules import rule_for
from .rules.views import in_place_view_rule
from .unwrapping import batched_call, innermost, refuse


class BatchedKernel(KernelFunction):
    """The kernel of FuncTorchBatched for all operators; made when it is bound to one."""

    __slots__ = ()

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        """What `op` does with batched tensors. See Note [Which rule an operator has]."""
        found = kernel_for(op)
        if keys.has(DispatchKey.Functionalize):
            return passing_call(found, op.lookup_redispatched(keys & FULL_AFTER(KEY)))
        return found


def passing_call(
    call: Callable[..., Any], lower: Callable[..., Any]
) -> Callable[..., Any]:
    """A kernel that leaves the calls without tensors of an inner level to `lower`.

    See Note [Functions in functional form inside of vmap].
    """

    def passing(*args: Any) -> Any:
        level = innermost(args, None)
        is_outer = level is not None and level.depth <= outer_levels()
        return lower(*args) if is_outer else call(*args)

    return passing


# Note [Which rule an operator has]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The first that there is:
#   1. a rule: registered by the program, written for the operator, or derived from its tags
#      and schema (`rules`);
#   2. what its randomness says, if it draws random numbers (`randomness`);
#   3. its functional variant and a copy, if it is an out variant (`decompose`);
#   4. its CompositeImplicitAutograd kernel, called with the batched tensors: what that calls
#      has rules; a few CompositeExplicitAutograd ones are such, too;
#   5. for the copying twin of a view that has a rule, the view and a copy (`decompose`);
#   6. the loop over the samples (`loop`).
def kernel_for(op: OperatorHandle) -> Callable[..., Any]:
    """The unboxed kernel of an operator for batched tensors."""
    rule = in_place_view_rule(op)
    if rule is not None:
        return reshaping_call(rule)
    rule = rule_for(op)
    if rule is not None:
        return batched_call(op, rule)
    if is_random(op):
        return random_call(op)
    if op.schema.kind() is SchemaKind.out:
        decomposed = out_call(op)
        if decomposed is not None:
            return decomposed
    if is_composite(op):
        return composite_call(op)
    explicit = explicit_call(op)
    if explicit is not None:
        return explicit
    return copying_call(op, batched_call(op, loop(op)))


def reshaping_call(rule: Rule) -> Callable[..., Any]:
    """A kernel for operators that make a tensor a view of itself.

    The batched tensor gets a view as its value. The value that it had is left alone, for it
    may be a tensor that the caller of vmap holds.
    """

    def call(self: Any, *args: Any) -> Any:
        level = self.level
        if level.is_over:
            refuse(level)
        flags: list[Flag] = [True, *[False] * len(args)]
        self.value = rule(level, flags, [self.value, *args])
        return self

    return call
