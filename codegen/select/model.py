"""What an operator list says, as frozen and hashable values.

The meaning is that of torchgen's ``selective_build``: the questions here are those of its
`SelectiveBuilder`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from ..source import Span

__all__ = ["SelectedOperator", "Selection"]

Metadata = tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class SelectedOperator:
    """One name of the list.

    Args:
        name: with namespace; "aten::add" may stand for all overloads.
        is_root_operator: whether programs call it, not only other operators.
        is_used_for_training: whether programs differentiate it.
        include_all_overloads: whether a name without overload stands for all of them.
        debug_info: where the list has it from.
    """

    name: str
    is_root_operator: bool = True
    is_used_for_training: bool = True
    include_all_overloads: bool = True
    debug_info: tuple[str, ...] | None = None
    span: Span | None = field(default=None, compare=False, repr=False)

    def merged(self, other: SelectedOperator) -> SelectedOperator:
        """What two lists together say of the operator: each flag holds if it does in one."""
        return replace(
            self,
            is_root_operator=self.is_root_operator or other.is_root_operator,
            is_used_for_training=self.is_used_for_training
            or other.is_used_for_training,
            include_all_overloads=self.include_all_overloads
            or other.include_all_overloads,
            debug_info=_merged_infos(self.debug_info, other.debug_info),
        )


@dataclass(frozen=True, slots=True)
class Selection:
    """One or several operator lists.

    Args:
        include_all_operators: whether nothing is left out.
        operators: the names, each once.
        kernel_metadata: by kernel tag, the dtypes that it is needed for.
        et_kernel_metadata: by operator, the ExecuTorch kernel keys that are needed.
        custom_classes: the custom classes that programs use.
        build_features: the features that programs need.
        include_all_non_op_selectives: whether all dtypes and classes are needed.
        debug_info: where the list is from.
    """

    include_all_operators: bool = False
    operators: tuple[SelectedOperator, ...] = ()
    kernel_metadata: Metadata = ()
    et_kernel_metadata: Metadata = ()
    custom_classes: frozenset[str] = frozenset()
    build_features: frozenset[str] = frozenset()
    include_all_non_op_selectives: bool = False
    debug_info: tuple[str, ...] | None = None
    _by_name: dict[str, SelectedOperator] = field(
        init=False, repr=False, compare=False, default_factory=dict
    )

    def __post_init__(self) -> None:
        self._by_name.update({o.name: o for o in self.operators})

    def find(self, name: str) -> tuple[SelectedOperator, ...]:
        """What the list says of an operator: by its whole name, and for all overloads."""
        exact = self._by_name.get(name)
        base = self._by_name.get(name.partition(".")[0])
        found = [] if exact is None else [exact]
        if base is not None and base is not exact and base.include_all_overloads:
            found.append(base)
        return tuple(found)

    def is_operator_selected(self, name: str) -> bool:
        """Whether a package holds the operator."""
        return self.include_all_operators or bool(self.find(name))

    def is_root_operator(self, name: str) -> bool:
        """Whether programs call the operator. The entry of its whole name decides first."""
        if self.include_all_operators:
            return True
        found = self.find(name)
        return bool(found) and found[0].is_root_operator

    def is_selected_for_training(self, name: str) -> bool:
        """Whether programs differentiate the operator."""
        if self.include_all_operators:
            return True
        return any(operator.is_used_for_training for operator in self.find(name))

    def is_kernel_dtype_selected(self, tag: str, dtype: str) -> bool:
        """Whether the part of a kernel that the tag names is needed for the dtype."""
        if self.include_all_operators or self.include_all_non_op_selectives:
            return True
        return dtype in dict(self.kernel_metadata).get(tag, ())

    def et_selected_kernels(self, operator: str, keys: Sequence[str]) -> frozenset[str]:
        """Of ExecuTorch kernel keys, those that are needed: "v1/6;0,1" is matched after the slash.

        ValueError if a key is needed that is not there, and no "default" is.
        """
        needed = dict(self.et_kernel_metadata).get(operator)
        if needed is None:
            return frozenset(keys if self.include_all_operators else ())
        by_meaning = {k.partition("/")[2]: k for k in reversed(keys) if k != _DEFAULT}
        found = set()
        for key in needed:
            match = by_meaning.get(key.partition("/")[2])
            if match is None and _DEFAULT not in keys:
                raise ValueError(f"{operator} has no kernel for {key}")
            found.add(match or _DEFAULT)
        return frozenset(found)

    def merged(self, other: Selection) -> Selection:
        """What both lists ask for."""
        operators = dict(self._by_name)
        for operator in other.operators:
            first = operators.get(operator.name)
            operators[operator.name] = first.merged(operator) if first else operator
        return Selection(
            self.include_all_operators or other.include_all_operators,
            tuple(operators.values()),
            _merged_metadata(self.kernel_metadata, other.kernel_metadata),
            _merged_metadata(self.et_kernel_metadata, other.et_kernel_metadata),
            self.custom_classes | other.custom_classes,
            self.build_features | other.build_features,
            self.include_all_non_op_selectives or other.include_all_non_op_selectives,
            _merged_infos(self.debug_info, other.debug_info),
        )


_DEFAULT: Final = "default"


def _merged_infos(
    first: tuple[str, ...] | None, second: tuple[str, ...] | None
) -> tuple[str, ...] | None:
    if first is None and second is None:
        return None
    return tuple(dict.fromkeys((*(first or ()), *(second or ()))))


def _merged_metadata(*tables: Iterable[tuple[str, tuple[str, ...]]]) -> Metadata:
    found: dict[str, set[str]] = {}
    for table in tables:
        for name, values in table:
            found.setdefault(name, set()).update(values)
    merged: Mapping[str, set[str]] = found
    return tuple((name, tuple(sorted(merged[name]))) for name in merged)
