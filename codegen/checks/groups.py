"""Checks of groups of variants, and of views with their twins."""

from collections.abc import Callable
from typing import Final

from runtime.keys import DispatchKey

from ..derive.twins import twin_name
from ..diagnostics import Related
from ..model.functions import INPLACE_VIEW_TAG, VIEW_COPY_TAG
from ..model.groups import NativeFunctionsGroup, NativeFunctionsViewGroup
from .finding import Finding, Findings

__all__ = ["GROUP_CHECKS", "VIEW_CHECKS"]

_IMPLICIT: Final = DispatchKey.CompositeImplicitAutograd
_NESTED: Final = DispatchKey.CompositeImplicitAutogradNestedTensor


def _half_structured(group: NativeFunctionsGroup) -> Findings:
    for function in group.functions():
        if function.is_part_of_structured_group == group.structured:
            continue
        if group.structured:
            yield Finding(
                function.spans.func,
                f"{group.out.name} is structured, and its variant {function.name} does not delegate"
                " to it",
                f"add 'structured_delegate: {group.out.name}'",
                (Related("the structured variant", group.out.spans.func),),
            )


def _composite_structured(group: NativeFunctionsGroup) -> Findings:
    implicit = group.out.composite_keys & {_IMPLICIT, _NESTED}
    if group.structured and implicit:
        yield Finding(
            group.out.spans.of("dispatch"),
            f"{group.out.name} is structured, and cannot be composite implicit besides",
            f"remove {min(implicit).name} from the dispatch table",
        )


def _mutable_twin(group: NativeFunctionsGroup) -> Findings:
    name = group.functional.name
    if group.mutable is not None and not name.name.functional_overload:
        yield Finding(
            group.functional.spans.func,
            f"{name} takes the same arguments as {group.mutable.name}, which writes to some of"
            " them, and must be told apart by its name",
            f"call it '{group.mutable.name.name}_functional'",
            (Related("the operator that writes", group.mutable.spans.func),),
        )


GROUP_CHECKS: Final[
    tuple[tuple[str, Callable[[NativeFunctionsGroup], Findings]], ...]
] = (
    ("BW309", _half_structured),
    ("BW310", _composite_structured),
    ("BW311", _mutable_twin),
)

_INVERSE: Final = "_inverse"


def _missing_twin(group: NativeFunctionsViewGroup) -> Findings:
    view = group.view
    if group.view_copy is None and not (
        group.composite
        or INPLACE_VIEW_TAG in view.tags
        or view.root_name.endswith(_INVERSE)
    ):
        twin = twin_name(view.name)
        yield Finding(
            view.spans.func,
            f"{view.name} is a view without a twin that copies; programs that must not share"
            " memory cannot use it",
            f"add 'autogen: {twin}', or an entry for '{twin}' with 'tags: {VIEW_COPY_TAG}'",
        )


def _untagged_twin(group: NativeFunctionsViewGroup) -> Findings:
    twin = group.view_copy
    if twin is not None and VIEW_COPY_TAG not in twin.tags:
        yield Finding(
            twin.spans.of("tags"),
            f"{twin.name} copies what {group.view.name} shares, and needs the tag {VIEW_COPY_TAG}",
            f"add 'tags: {VIEW_COPY_TAG}'",
        )


def _half_composite(group: NativeFunctionsViewGroup) -> Findings:
    inplace = group.view_inplace
    if inplace is None:
        return
    for key in (_IMPLICIT, _NESTED):
        if group.view.has_composite(key) and not inplace.has_composite(key):
            yield Finding(
                inplace.spans.func,
                f"{group.view.name} has a kernel for {key.name}, and {inplace.name} has none",
                related=(Related("the view", group.view.spans.func),),
            )


VIEW_CHECKS: Final[
    tuple[tuple[str, Callable[[NativeFunctionsViewGroup], Findings]], ...]
] = (
    ("BW407", _missing_twin),
    ("BW408", _untagged_twin),
    ("BW409", _half_composite),
)
