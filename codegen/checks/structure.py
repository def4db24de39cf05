"""Checks of what an entry says of its structured kernels."""

from collections.abc import Callable
from typing import Final

from runtime.schema import SchemaKind

from ..diagnostics import nearest
from ..model.functions import TENSOR_ITERATOR, NativeFunction
from ..model.kernels import UFUNC_KEYS
from ..parse.entries import Entry
from ..source import quoted
from .finding import Finding, Findings

__all__ = ["STRUCTURE_CHECKS"]


def _structured_kind(entry: Entry) -> Findings:
    function = entry.function
    if function.structured and function.kind is not SchemaKind.out:
        yield Finding(
            function.spans.of("structured"),
            f"{function.name} is {function.kind.value}; only an out variant can be structured",
            _as_out(function)
            or "put 'structured: True' on the out variant and 'structured_delegate' here",
        )


def _as_out(function: NativeFunction) -> str | None:
    """The hint for what looks like an out variant, but does not say that it writes."""
    names = (argument.name for argument in function.schema.kwarg_only)
    name = next((name for name in names if name.startswith("out")), None)
    return name and f"write 'Tensor(a!) {name}' for what it writes into"


def _delegate_kind(entry: Entry) -> Findings:
    function = entry.function
    if function.structured_delegate is not None and function.kind is SchemaKind.out:
        yield Finding(
            function.spans.of("structured_delegate"),
            f"{function.name} is an out variant, which others delegate to",
            "did you mean 'structured: True'?",
        )


def _structured_guard(entry: Entry) -> Findings:
    function = entry.function
    if function.is_part_of_structured_group and not function.device_guard:
        yield Finding(
            function.spans.of("device_guard"),
            f"{function.name} is structured; device_guard: False has no effect on it",
        )


def _without_structure(function: NativeFunction, field: str) -> Finding:
    """That a field stands there which only structured operators have."""
    return Finding(
        function.spans.of(field),
        f"{field} is for structured operators, and {function.name} is not one",
        "add 'structured: True'",
    )


def _inherits_without_structure(entry: Entry) -> Findings:
    function = entry.function
    if function.structured_inherits is not None and not function.structured:
        yield _without_structure(function, "structured_inherits")


def _unknown_base(entry: Entry) -> Findings:
    function = entry.function
    base = function.structured_inherits
    if function.structured and base is not None and base != TENSOR_ITERATOR:
        yield Finding(
            function.spans.of("structured_inherits"),
            f"structured_inherits {quoted(base)} says nothing of {function.name}: the one"
            f" base that does is {TENSOR_ITERATOR}",
            nearest(base, [TENSOR_ITERATOR]),
        )


def _precomputed(entry: Entry) -> Findings:
    function = entry.function
    # An empty list is none, but is out of place all the same.
    if not function.structured and function.spans.has("precomputed"):
        yield _without_structure(function, "precomputed")


def _precomputed_arguments(entry: Entry) -> Findings:
    function = entry.function
    if function.precomputed is None:
        return
    known = [argument.name for argument in function.schema.non_out]
    for replacement in function.precomputed.replace:
        if replacement.argument not in known:
            yield Finding(
                function.spans.of("precomputed"),
                f"precomputed: {function.name} has no argument {quoted(replacement.argument)}",
                nearest(replacement.argument, known),
            )


def _ufunc(entry: Entry) -> Findings:
    function = entry.function
    if not function.ufunc_inner_loop:
        return
    if not function.structured:
        yield _without_structure(function, "ufunc_inner_loop")
    for key in UFUNC_KEYS:
        if key in (entry.written or ()):
            yield Finding(
                function.spans.of("ufunc_inner_loop"),
                f"{function.name} has a kernel for {key.name}, which ufunc_inner_loop makes",
                f"remove {key.name} from the dispatch table",
            )


STRUCTURE_CHECKS: Final[tuple[tuple[str, Callable[[Entry], Findings]], ...]] = (
    ("BW216", _precomputed_arguments),
    ("BW217", _precomputed),
    ("BW219", _ufunc),
    ("BW221", _structured_kind),
    ("BW222", _delegate_kind),
    ("BW223", _structured_guard),
    ("BW224", _inherits_without_structure),
    ("BW243", _unknown_base),
)
