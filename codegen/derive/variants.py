"""The variants that entries ask for by `autogen`."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from runtime.keys import DispatchKey
from runtime.schema import BaseTy, BaseType, FunctionSchema, ListType, SchemaKind

from ..diagnostics import Collector, Related, nearest
from ..model.functions import NativeFunction
from ..parse.entries import Entry
from ..releases import NEWEST, Release, Rule
from ..source import quoted
from .derived import Request, derived_entry, is_possible
from .groups import Variants
from .schemas import (
    functional_name,
    functional_schema,
    has_result_to_write,
    out_name,
    out_schema,
)
from .twins import asks_for_twin, possible_twins

__all__ = ["derive_variants"]

# Note [Derived variants]
# ~~~~~~~~~~~~~~~~~~~~~~~
# An out variant is derived where an entry asks for it, a functional one where there is an out
# variant without one. Both exist so that every operator that writes can be paired with one
# that does not. Nothing of the kind is derived for operators that only composite kernels
# serve (their parts have the variants; operators tagged `core` are the exception, as they are
# not taken apart), for views (they have copying twins instead, see `twins`), and for
# operators that bypass the dispatcher. A derived operator has one kernel, under
# CompositeExplicitAutograd, made of the operator it is derived from.
#
# `autogen` names what is derived, and the names must be right: a file says which operators
# it defines. Which operators can have which variant follows from their schemas; there are no
# lists of exceptions.

_CORE_TAG: Final = "core"
_KEY: Final = DispatchKey.CompositeExplicitAutograd
# Where several variants are written, the others are derived from the first of these kinds.
# (The lists of 1.12 have in-place operators before others that write.)
_BASE_KINDS: Final = (
    SchemaKind.mutable,
    SchemaKind.inplace,
    SchemaKind.out,
    SchemaKind.functional,
)


def derive_variants(
    groups: Iterable[Variants], collector: Collector, release: Release = NEWEST
) -> list[Entry]:
    """The variants to add, each with its kernel; they are added to the groups as well.

    See Note [Derived variants].
    """
    groups = list(groups)
    functions = [function for variants in groups for function in variants.values()]
    names = {function.qualified_name: function for function in functions}
    # A view asks for its twin and the twin's out variant by the same field.
    twins = frozenset(
        name
        for function in functions
        if function.is_generated
        for name in (
            function.qualified_name,
            *(Request(function, asked).qualified_name for asked in function.autogen),
        )
    )
    found: list[Entry] = []
    for variants in groups:
        found += _GroupDeriver(variants, names, twins, collector, release).run()
    return found


def _reason_for_none(variants: Variants, release: Release) -> str | None:
    """Why nothing is derived for a group, if so."""
    members = variants.values()
    if all(function.manual_cpp_binding for function in members):
        return "it is bound by hand"
    if any(function.is_view for function in members):
        return "it is a view"
    is_core = Rule.core_has_variants.holds(release) and any(
        _CORE_TAG in function.tags for function in members
    )
    if all(function.is_composite_implicit for function in members) and not is_core:
        return "it is composite, and its parts have the variants"
    return None


class _GroupDeriver:
    """Derives what is missing in one group."""

    def __init__(
        self,
        variants: Variants,
        names: Mapping[str, NativeFunction],
        twins: frozenset[str],
        collector: Collector,
        release: Release,
    ) -> None:
        self.variants = variants
        self.names = names
        self.twins = twins
        self.collector = collector
        self.release = release
        self.requests = [
            Request(function, name)
            for function in variants.values()
            for name in function.autogen
        ]

    def run(self) -> Iterator[Entry]:
        """The entries to add."""
        reason = _reason_for_none(self.variants, self.release)
        if reason is not None:
            if len(self.variants) > 1 and SchemaKind.functional not in self.variants:
                self.without_functional()
            for request in self.requests:
                if request.qualified_name in self.twins or asks_for_twin(request):
                    continue
                self.none(request, reason)
            return
        kind = next((kind for kind in _BASE_KINDS if kind in self.variants), None)
        if kind is None or (kind is SchemaKind.out and len(self.variants) == 1):
            self.lone_out()
            return
        base = self.variants[kind]
        yield from self.derive(base)

    def none(self, request: Request, reason: str) -> None:
        """Report a name in autogen of a group that nothing is derived for.

        Where there are a functional operator and an out variant there is nothing to derive
        in any case, and the name is an error.
        """
        message = f"{quoted(str(request.name))} is not derived from"
        is_complete = {SchemaKind.functional, SchemaKind.out} <= self.variants.keys()
        hint = None
        possible = possible_twins(request.function)
        if str(request.name) in possible:
            hint = f"it is derived from '{possible[0]}', which has to be named, too"
        elif possible:
            hint = nearest(str(request.name), possible)
            hint = hint or f"the variants of a view are {' and '.join(possible)}"
        self.collector.report(
            "BW401" if is_complete else "BW404",
            request.span,
            f"{message} {request.function.name}: {reason}",
            hint=hint,
        )

    def lone_out(self) -> None:
        """Report an out variant without a functional operator."""
        function = self.variants.get(SchemaKind.out)
        if function is None or function.is_part_of_structured_group:
            return
        if not any(_replaces(other, function) for other in self.names.values()):
            self.without_functional()

    def without_functional(self) -> None:
        """Report that the functional operator of a group is missing.

        By convention the overload of an out variant is "out", or its functional operator's
        with "_out" after it.
        """
        function = self.variants.get(SchemaKind.out)
        if function is None:
            function = next(iter(self.variants.values()))
        overload = function.name.overload
        expected = function.name.remove_inplace().with_overload(
            overload.removesuffix("out").removesuffix("_")
            if overload.endswith("out") or not function.schema.out_arguments
            else ""
        )
        existing = self.names.get(f"{function.namespace}::{expected}")
        related = (
            [] if existing is None else [Related("its entry", existing.spans.func)]
        )
        self.collector.report(
            "BW405",
            function.spans.func,
            f"there is no functional operator with the arguments of {function.qualified_name}",
            hint=(
                f"add an entry for '{expected}'"
                if existing is None
                else f"give it the arguments of '{expected}', or add a functional operator"
            ),
            related=related,
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
            name = str(functional_name(base.schema, self.release))
            derived.add(name)
            if name not in requested:
                self.missing_request(base, derived)
            schema = functional_schema(base.schema, self.release)
            entry = self.variant(base, schema, requested.get(name))
            if entry is not None:
                yield entry
        for name, request in requested.items():
            if name not in derived:
                self.unfulfilled(base, request)

    def out_variant(self, base: NativeFunction, request: Request) -> Entry | None:
        """The out variant, if the base has anything to write."""
        if not has_result_to_write(base.schema):
            self.collector.report(
                "BW402",
                request.span,
                f"{request.name} cannot be derived: {base.schema} returns no tensor",
                related=[Related("its schema", base.spans.func)],
            )
            return None
        written = [a.name for a in base.schema.arguments if a.is_write]
        if written and base.kind is SchemaKind.functional:
            self.collector.report(
                "BW401",
                request.span,
                f"{request.name} cannot be derived: {base.name} writes to {written[0]}, which"
                " its name does not say",
                hint=f"call it '{base.name.name}_', or leave '{request.name}' out of autogen",
            )
            return None
        schema = out_schema(base.schema, self.release)
        if schema is None:
            message = f"{request.name} cannot be derived: it returns too many values"
            self.collector.report("BW410", request.span, message)
            return None
        return self.variant(base, schema, request)

    def variant(
        self, base: NativeFunction, schema: FunctionSchema, request: Request | None
    ) -> Entry | None:
        """The derived operator with its kernel, unless it exists or would not be legal."""
        span = base.spans.func if request is None else request.span
        entry = derived_entry(base, schema, _KEY, span, release=self.release)
        if not is_possible(base, entry, span, self.names, self.collector):
            return None
        self.variants[entry.function.kind] = entry.function
        return entry

    def missing_request(self, base: NativeFunction, derived: Iterable[str]) -> None:
        """Report that autogen does not name a variant that comes into being."""
        line = ", ".join(sorted(derived))
        name = functional_name(base.schema, self.release)
        self.collector.report(
            "BW403",
            base.spans.of("autogen"),
            f"{name} is derived from {base.name}, and autogen must name it",
            hint=f"write 'autogen: {line}'",
        )

    def unfulfilled(self, base: NativeFunction, request: Request) -> None:
        """Report a name in autogen under which nothing is derived."""
        out = str(out_name(base.schema))
        functional = str(functional_name(base.schema, self.release))
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
        elif request.name.name.inplace:
            message = f"{quoted(name)} is an in-place operator, which cannot be derived"
            hint = (
                "give it an entry of its own; the functional and the out variant can be"
                " derived from that"
            )
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


def _replaces(function: NativeFunction, out: NativeFunction) -> bool:
    """Whether a functional operator does for an out variant, without being of its group.

    So do a private one, with an underscore before its name, and one that takes besides which
    of the results to compute.
    """
    private = f"_{out.root_name}"
    if (
        function.root_name not in (out.root_name, private)
        or function.kind is not SchemaKind.functional
        or function.namespace != out.namespace
    ):
        return False
    wanted = [(a.name, a.type) for a in out.schema.non_out]
    given = [(a.name, a.type) for a in function.schema.arguments]
    if given == wanted:
        return function.root_name == private
    count = len(out.schema.out_arguments)
    mask = ListType(BaseType(BaseTy.bool), count)
    is_masked = given[:-1] == wanted and given[-1][1] == mask
    return is_masked and function.root_name == out.root_name
