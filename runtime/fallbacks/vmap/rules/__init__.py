"""How each operator acts on all samples at once, where that is known."""

from __future__ import annotations

from typing import Any, Final

from ....operator import OperatorHandle
from ....schema import SchemaKind
from ..levels import Level
from ..physical import Flag, Maker, Rule
from . import dims, filling, gathering, indexing, joining, matrices, networks, views
from .pointwise import pointwise_rule

_WRITTEN: Final[dict[str, Rule]] = {
    **dims.WRITTEN,
    **joining.WRITTEN,
    **matrices.WRITTEN,
    **networks.WRITTEN,
    **views.WRITTEN,
}
_MADE: Final[dict[str, Maker]] = {
    **dims.MADE,
    **filling.MADE,
    **gathering.MADE,
    **indexing.MADE,
    **matrices.MADE,
    **networks.MADE,
    **views.MADE,
}


def _written(op: OperatorHandle) -> Rule | None:
    """The rule that was written for an operator of the default schema."""
    if op.namespace != "aten":
        return None
    name = op.qualified_name.removeprefix("aten::")
    found = _WRITTEN.get(name)
    if found is None and name in _MADE:
        return _MADE[name](op)
    return found


_DATA: Final = frozenset({"data_dependent_output", "dynamic_output_shape"})


def _refused(op: OperatorHandle) -> Rule | None:
    """A rule that raises, for operators that are tagged as looking at data."""
    if _DATA.isdisjoint(op.tags) or op.schema.kind() is SchemaKind.out:
        return None

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        raise RuntimeError(
            f"vmap: what {op.qualified_name} returns, or its shape, depends on data, which"
            " is another for each sample; use operators with shapes that are known, such as"
            " where(), or call it outside of vmap"
        )

    return rule


def rule_for(op: OperatorHandle) -> Rule | None:
    """The rule of an operator, if there is one; written ones before derived ones."""
    rule = _written(op)
    if rule is not None:
        return rule
    for derive in (views.copy_rule, dims.reduction_rule, pointwise_rule, _refused):
        rule = derive(op)
        if rule is not None:
            return rule
    return None
