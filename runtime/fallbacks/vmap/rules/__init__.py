"""How each operator acts on all samples at once, where that is known."""

from __future__ import annotations

from typing import Final

from ....operator import OperatorHandle
from ..physical import Maker, Rule
from . import dims, matrices, views
from .pointwise import pointwise_rule

_WRITTEN: Final[dict[str, Rule]] = {
    **dims.WRITTEN,
    **matrices.WRITTEN,
    **views.WRITTEN,
}
_MADE: Final[dict[str, Maker]] = {
    **dims.MADE,
    **matrices.MADE,
    **views.MADE,
}
_DERIVED: Final = (views.copy_rule, dims.reduction_rule, pointwise_rule)


def _written(op: OperatorHandle) -> Rule | None:
    """The rule that was written for an operator of the default schema."""
    if op.namespace != "aten":
        return None
    name = op.qualified_name.removeprefix("aten::")
    found = _WRITTEN.get(name)
    if found is None and name in _MADE:
        return _MADE[name](op)
    return found


def rule_for(op: OperatorHandle) -> Rule | None:
    """The rule of an operator, if there is one; written ones before derived ones."""
    rule = _written(op)
    if rule is not None:
        return rule
    for derive in _DERIVED:
        rule = derive(op)
        if rule is not None:
            return rule
    return None
