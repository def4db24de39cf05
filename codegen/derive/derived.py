"""What all derived operators have in common: how they are asked for, and what they are like."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from runtime.keys import DispatchKey
from runtime.schema import FunctionSchema, OperatorName, check

from ..diagnostics import Collector, Related
from ..model.functions import (
    GENERATED_TAG,
    VIEW_COPY_TAG,
    DeviceCheck,
    FieldSpans,
    NativeFunction,
    Variant,
)
from ..model.kernels import BackendKernel
from ..parse.entries import Entry, kernel_name
from ..releases import NEWEST, Release, Rule
from ..source import Span

__all__ = ["Request", "derived_entry", "is_possible"]

_INHERITED_TAGS: Final = frozenset(
    {"nondeterministic_seeded", VIEW_COPY_TAG, "pt2_compliant_tag"}
)
_OUT_TAG: Final = "out"


@dataclass(frozen=True, slots=True)
class Request:
    """A name in an autogen field."""

    function: NativeFunction
    name: OperatorName

    @property
    def qualified_name(self) -> str:
        """The name with the namespace of the entry."""
        return f"{self.function.namespace}::{self.name}"

    @property
    def span(self) -> Span:
        """Where the name stands."""
        field = self.function.spans.of("autogen")
        start = f", {field.text},".find(f", {self.name},")
        if start < 0:
            return field
        return Span(
            field.source, field.start + start, field.start + start + len(str(self.name))
        )


def derived_entry(
    base: NativeFunction,
    schema: FunctionSchema,
    key: DispatchKey,
    span: Span,
    *tags: str,
    release: Release = NEWEST,
) -> Entry:
    """A plain function of this schema, with what holds for the base and for it alike.

    Args:
        key: where its one kernel is.
        span: what asks for it.
        tags: tags that it has besides.
        release: the release whose rules hold.
    """
    found = {GENERATED_TAG, *tags, *(base.tags & _INHERITED_TAGS)}
    if schema.out_arguments and Rule.derived_out_is_tagged.holds(release):
        found.add(_OUT_TAG)
    if VIEW_COPY_TAG not in tags and not Rule.twins_stay_tagged.holds(release):
        found.discard(VIEW_COPY_TAG)
    has_kernel = not schema.out_arguments or Rule.derived_are_whole.holds(release)
    function = replace(
        base,
        schema=schema,
        spans=FieldSpans(base.spans.func, (("autogen", base.spans.of("autogen")),)),
        variants=frozenset({Variant.function}),
        structured=False,
        structured_delegate=None,
        structured_inherits=None,
        precomputed=None,
        ufunc_inner_loop=(),
        autogen=(),
        python_module=None,
        category_override=None,
        device_guard=False,
        device_check=DeviceCheck.NoCheck,
        manual_kernel_registration=False,
        manual_cpp_binding=False,
        cpp_no_default_args=frozenset(),
        tags=frozenset(found),
        composite_keys=frozenset({key}) if has_kernel else frozenset(),
    )
    if not has_kernel:
        return Entry(function, (), written=None)
    name = kernel_name(schema)
    if not Rule.derived_are_whole.holds(release):
        # The name without the overload is the operator's that it is derived from.
        return Entry(
            function,
            ((key, BackendKernel(f"{name}_functional", span=span)),),
            written=None,
        )
    if schema.out_arguments or VIEW_COPY_TAG in tags:
        # Kernels of derived overloads must not share one name; those that are written may.
        name = schema.name.unambiguous_name()
    if base.schema.has_symint:
        name += "_symint"
    return Entry(function, ((key, BackendKernel(name, span=span)),), written=None)


def is_possible(
    base: NativeFunction,
    entry: Entry,
    span: Span,
    names: Mapping[str, NativeFunction],
    collector: Collector,
) -> bool:
    """Whether a derived operator is legal and new; if not, that is reported.

    Args:
        names: the operators there are, by qualified name.
    """
    function = entry.function
    existing = names.get(function.qualified_name)
    if existing is not None:
        collector.report(
            "BW406",
            span,
            f"{function.qualified_name}, derived from {base.name}, exists already",
            related=[Related("the existing operator", existing.spans.func)],
        )
        return False
    findings = check(function.schema, strict=True)
    for finding in findings:
        collector.report(
            "BW411",
            span,
            f"{function.schema}, derived from {base.name}, is not legal: {finding.message}",
        )
    return not findings
