"""The variants that entries ask for by `autogen`."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from runtime.keys import DispatchKey
from runtime.schema import FunctionSchema, OperatorName, SchemaKind, check

from ..diagnostics import Collector, Related, nearest
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
from ..source import Span, quoted
from .groups import Variants
from .schemas import (
    functional_name,
    functional_schema,
    has_result_to_write,
    out_name,
    out_schema,
)

__all__ = ["derive_variants"]

# Note [Derived variants]
# ~~~~~~~~~~~~~~~~~~~~~~~
# An out variant is derived where an entry asks for it, a functional one where there is an
# out variant without one. Both exist so that every operator that writes can be paired with
# one that does not. Nothing is derived for operators that only composite kernels serve
# (their parts are derived instead; operators tagged `core` are the exception, as they are
# not taken apart), for views (they have copying twins), and for operators that bypass the
# dispatcher. Every derived operator has one kernel, under CompositeExplicitAutograd, made
# of the operator it is derived from.
#
# `autogen` names what is derived, and the names must be right: a file says which operators
# it defines. Which operators can have which variant follows from their schemas; there are
# no lists of exceptions.

_CORE_TAG: Final = "core"
_INHERITED_TAGS: Final = frozenset(
    {"nondeterministic_seeded", VIEW_COPY_TAG, "pt2_compliant_tag"}
)
_OUT_TAG: Final = "out"
_KEY: Final = DispatchKey.CompositeExplicitAutograd
# Where several variants are written, the others are derived from the first of these kinds.
_BASE_KINDS: Final = (
    SchemaKind.mutable,
    SchemaKind.inplace,
    SchemaKind.out,
    SchemaKind.functional,
)


@dataclass(frozen=True, slots=True)
class _Request:
    """A name in an autogen field."""

    function: NativeFunction
    name: OperatorName

    @property
    def span(self) -> Span:
        field = self.function.spans.of("autogen")
        start = f", {field.text},".find(f", {self.name},")
        if start < 0:
            return field
        return Span(
            field.source, field.start + start, field.start + start + len(str(self.name))
        )


def derive_variants(groups: Iterable[Variants], collector: Collector) -> list[Entry]:
    """The variants to add, each with its kernel; they are added to the groups as well.

    See Note [Derived variants].
    """
    groups = list(groups)
    names = {f.qualified_name: f for variants in groups for f in variants.values()}
    found: list[Entry] = []
    for variants in groups:
        found += _GroupDeriver(variants, names, collector).run()
    return found


def _reason_for_none(variants: Variants) -> str | None:
    """Why nothing is derived for a group, if so."""
    members = variants.values()
    if all(function.manual_cpp_binding for function in members):
        return "it is bound by hand"
    if any(function.is_view for function in members):
        return "it is a view"
    is_core = any(_CORE_TAG in function.tags for function in members)
    if all(function.is_composite_implicit for function in members) and not is_core:
        return "it is composite, and its parts have the variants"
    return None


class _GroupDeriver:
    """Derives what is missing in one group."""

    def __init__(
        self,
        variants: Variants,
        names: Mapping[str, NativeFunction],
        collector: Collector,
    ) -> None:
        self.variants = variants
        self.names = names
        self.collector = collector
        self.requests = [
            _Request(function, name)
            for function in variants.values()
            for name in function.autogen
        ]

    def run(self) -> Iterator[Entry]:
        """The entries to add."""
        reason = _reason_for_none(self.variants)
        if reason is not None:
            for request in self.requests:
                message = f"{quoted(str(request.name))} is not derived from"
                self.collector.report(
                    "BW404",
                    request.span,
                    f"{message} {request.function.name}: {reason}",
                )
            return
        kind = next((kind for kind in _BASE_KINDS if kind in self.variants), None)
        if kind is None or (kind is SchemaKind.out and len(self.variants) == 1):
            self.lone_out()
            return
        base = self.variants[kind]
        yield from self.derive(base)

    def lone_out(self) -> None:
        """Report an out variant that stands alone although its name promises a functional one.

        By convention the overload of an out variant is "out", or its functional operator's
        with "_out" after it. An overload of another form promises nothing.
        """
        function = self.variants.get(SchemaKind.out)
        if function is None or function.is_part_of_structured_group:
            return
        overload = function.name.overload
        if overload != "out" and not overload.endswith("_out"):
            return
        expected = function.name.with_overload(
            overload.removesuffix("out").removesuffix("_")
        )
        self.collector.report(
            "BW405",
            function.spans.func,
            f"there is no functional operator with the arguments of {function.qualified_name}",
            hint=f"add an entry for '{expected}', or give the overload a name of its own",
        )

    def derive(self, base: NativeFunction) -> Iterator[Entry]:
        """The out and functional variants of a group that are asked for or needed."""
        requested = {str(request.name): request for request in self.requests}
        derived: set[str] = set()
        has_out = SchemaKind.out in self.variants
        out = requested.get(str(out_name(base.schema)))
        if out is not None and not has_out:
            derived.add(str(out.name))
            entry = self.out_variant(base, out)
            if entry is not None:
                has_out = True
                yield entry
        if SchemaKind.functional not in self.variants and has_out:
            name = str(functional_name(base.schema))
            derived.add(name)
            if name not in requested:
                self.missing_request(base, derived)
            entry = self.variant(
                base, functional_schema(base.schema), requested.get(name)
            )
            if entry is not None:
                yield entry
        for name, request in requested.items():
            if name not in derived:
                self.unfulfilled(base, request)

    def out_variant(self, base: NativeFunction, request: _Request) -> Entry | None:
        """The out variant, if the base has anything to write."""
        if not has_result_to_write(base.schema):
            self.collector.report(
                "BW402",
                request.span,
                f"{request.name} cannot be derived: {base.schema} returns no tensor",
                related=[Related("its schema", base.spans.func)],
            )
            return None
        schema = out_schema(base.schema)
        if schema is None:
            message = f"{request.name} cannot be derived: it returns too many values"
            self.collector.report("BW410", request.span, message)
            return None
        return self.variant(base, schema, request)

    def variant(
        self, base: NativeFunction, schema: FunctionSchema, request: _Request | None
    ) -> Entry | None:
        """The derived operator with its kernel, unless it exists or would not be legal."""
        span = base.spans.func if request is None else request.span
        function = _derived(base, schema)
        existing = self.names.get(function.qualified_name)
        if existing is not None:
            self.collector.report(
                "BW406",
                span,
                f"{function.qualified_name}, derived from {base.name}, exists with other arguments",
                related=[Related("the existing operator", existing.spans.func)],
            )
            return None
        findings = check(schema, strict=True)
        for finding in findings:
            message = (
                f"{schema}, derived from {base.name}, is not legal: {finding.message}"
            )
            self.collector.report("BW411", span, message)
        if findings:
            return None
        self.variants[function.kind] = function
        name = kernel_name(schema)
        if schema.out_arguments:
            # Kernels of derived overloads must not share one name; those that are written
            # may.
            name = schema.name.unambiguous_name()
        if base.schema.has_symint:
            name += "_symint"
        return Entry(function, ((_KEY, BackendKernel(name, span=span)),), written=None)

    def missing_request(self, base: NativeFunction, derived: Iterable[str]) -> None:
        """Report that autogen does not name a variant that comes into being."""
        line = ", ".join(sorted(derived))
        self.collector.report(
            "BW403",
            base.spans.of("autogen"),
            f"{functional_name(base.schema)} is derived from {base.name}, and autogen must name it",
            hint=f"write 'autogen: {line}'",
        )

    def unfulfilled(self, base: NativeFunction, request: _Request) -> None:
        """Report a name in autogen under which nothing is derived."""
        out, functional = str(out_name(base.schema)), str(functional_name(base.schema))
        name = str(request.name)
        existing = self.names.get(f"{base.namespace}::{name}")
        related: list[Related] = []
        if existing is not None:
            message = f"{quoted(name)} is not derived: the file defines it"
            hint: str | None = "leave it out of autogen"
            related = [Related("defined here", existing.spans.func)]
        elif name == functional and SchemaKind.functional not in self.variants:
            message = f"{quoted(name)} is derived only together with an out variant"
            hint = f"write 'autogen: {functional}, {out}'"
        else:
            message = f"{quoted(name)} is no variant of {base.name} that can be derived"
            possible = [
                candidate
                for candidate, kind in (
                    (out, SchemaKind.out),
                    (functional, SchemaKind.functional),
                )
                if kind not in self.variants
            ]
            hint = nearest(name, possible)
            if hint is None and possible:
                hint = f"the variants that can be derived are {', '.join(possible)}"
        self.collector.report(
            "BW401", request.span, message, hint=hint, related=related
        )


def _derived(base: NativeFunction, schema: FunctionSchema) -> NativeFunction:
    """A plain function of this schema, with what holds for the base and its variants alike."""
    tags = {GENERATED_TAG, *(base.tags & _INHERITED_TAGS)}
    if schema.out_arguments:
        tags.add(_OUT_TAG)
    return replace(
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
        tags=frozenset(tags),
        composite_keys=frozenset({_KEY}),
    )
