"""What is registered for a backend: its own kernels, and the variants made from them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from runtime.keys import DispatchKey

from ..kernel_index import KernelFunction, KernelIndex, candidates
from ..kernel_packages import KernelPackages
from ..kernel_reports import KernelReports
from ..layout import string
from ..link import KernelUse, Row, call_row, n_outs, reference, structured_flags
from ..model.functions import NativeFunction
from ..model.groups import NativeFunctionsGroup
from ..model.kernels import BackendIndex, BackendKernel
from ..views import kernel as kernel_view
from .load import LoadedBackend
from .stubs import Missing
from .variants import made_variants

__all__ = ["META_PREFIX", "BackendLinker", "BackendRow"]

# Note [Variants of a backend's kernels]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A backend that does not set use_out_as_primary writes functional kernels. Where it has
# one, the in-place and the out variant that it does not list are made from it and
# registered for its key as well: the result is copied (torchgen's
# `gets_generated_out_inplace_wrapper`). A backend that sets it writes out kernels. Those
# of structured operators serve the other variants through the kernels that the operator
# list has under CompositeExplicitAutogradNonFunctional; nothing is registered for them.

META_PREFIX: Final = "meta_"


@dataclass(frozen=True, slots=True)
class BackendRow:
    """A row of the backend's table. `source` is the variant that it is made from, if any."""

    row: Row
    operator: NativeFunction
    function: KernelFunction | None = None
    source: str | None = None
    metas: frozenset[str] = frozenset()


@dataclass(slots=True)
class BackendLinker:
    """Joins the operators of a backend to functions of its package.

    `metas` has the shape functions of the operator list. Kernels that do not exist are
    collected in `missing`.
    """

    loaded: LoadedBackend
    groups: Sequence[NativeFunctionsGroup | NativeFunction]
    reports: KernelReports
    metas: KernelIndex
    missing: list[Missing] = field(default_factory=list)
    uses: dict[tuple[str, str], KernelUse] = field(default_factory=dict)

    @property
    def kernels(self) -> KernelPackages:
        """Where kernels are looked for."""
        return self.reports.kernels

    def link(self) -> dict[DispatchKey, list[BackendRow]]:
        """The rows by key, each sorted by operator."""
        self.reports.unreadable()
        tables: dict[DispatchKey, list[BackendRow]] = {}
        for key, index in self.loaded.indices.items():
            rows = [*self._own(key, index), *self._variants(index)]
            tables[key] = sorted(rows, key=lambda r: r.operator.qualified_name)
        used = (row.function for rows in tables.values() for row in rows)
        self.reports.imports({f.home for f in used if f is not None})
        return tables

    def _own(self, key: DispatchKey, index: BackendIndex) -> Iterator[BackendRow]:
        for name, kernel in index.kernels:
            operator = self.loaded.functions[name]
            function = self.find(operator, kernel)
            if function is None:
                missing = Missing(operator, key, kernel)
                if not missing.is_faulty_in(self.reports):
                    self.missing.append(missing)
            elif kernel.structured:
                row = self._structured(operator, kernel, function)
                if row is not None:
                    yield row
            else:
                parameters = kernel_view.parameters(operator.schema)
                self.reports.misfit(operator, kernel, function, parameters)
                self._use(KernelUse(function, operator))
                yield BackendRow(_plain_row(operator, function), operator, function)

    def find(
        self, operator: NativeFunction, kernel: BackendKernel
    ) -> KernelFunction | None:
        """The function for a kernel.

        One that several overloads would share, and that serves another of them but not
        this one, is not it: this one needs a function of its own.
        """
        function = self.kernels.find(kernel.name, operator.name.overload)
        plain = candidates(kernel.name, "")[0]
        if function is None or function.name != plain or not operator.name.overload:
            return function
        if function.accepts(_names(operator, kernel)):
            return function
        serves_another = any(
            other != operator.qualified_name
            and self._serves(function, self.loaded.functions[other], other_kernel)
            for index in self.loaded.indices.values()
            for other, other_kernel in index.kernels
        )
        return None if serves_another else function

    def _serves(
        self, function: KernelFunction, operator: NativeFunction, kernel: BackendKernel
    ) -> bool:
        """Whether the function is what the operator finds, and fits it."""
        found = self.kernels.find(kernel.name, operator.name.overload)
        return found is function and function.accepts(_names(operator, kernel))

    def _structured(
        self, operator: NativeFunction, kernel: BackendKernel, function: KernelFunction
    ) -> BackendRow | None:
        """An out kernel that only computes: the shape function of the list does the rest."""
        group = next(
            g for g in self._groups() if g.out.qualified_name == operator.qualified_name
        )
        parameters = kernel_view.parameters(operator.schema, operator.precomputed)
        self.reports.misfit(operator, kernel, function, parameters)
        self._use(
            KernelUse(function, operator, operator.precomputed, returns_nothing=True)
        )
        meta = self.metas.find_meta(kernel_view.name(group.functional.schema))
        if meta is None:
            KernelReports(self.metas, self.reports.found).missing_meta(group, ())
            return None
        arguments = [f"_rt_{META_PREFIX}{meta.module}.{meta.name}", reference(function)]
        arguments += [*n_outs(operator), *structured_flags(group, operator)]
        arguments.append(f"op={string(str(operator.name))}")
        row = call_row(operator, "out", arguments, {function.home})
        return BackendRow(row, operator, function, metas=frozenset({meta.module}))

    def _groups(self) -> Iterator[NativeFunctionsGroup]:
        for group in (*self.groups, *self.loaded.custom.groups):
            if isinstance(group, NativeFunctionsGroup):
                yield group

    def _variants(self, index: BackendIndex) -> Iterator[BackendRow]:
        """See Note [Variants of a backend's kernels]."""
        for variant, functional, maker in made_variants(self._groups(), index):
            source = functional.qualified_name
            row = call_row(variant, maker, [string(source)])
            yield BackendRow(row, variant, source=source)

    def _use(self, use: KernelUse) -> None:
        self.reports.duplicate(use.function)
        self.uses[use.function.name, use.operator.qualified_name] = use


def _names(operator: NativeFunction, kernel: BackendKernel) -> tuple[str, ...]:
    precomputed = operator.precomputed if kernel.structured else None
    found: Iterable[str] = (
        kernel_view.argument_name(a)
        for a in kernel_view.arguments(operator.schema, precomputed)
    )
    return tuple(found)


def _plain_row(operator: NativeFunction, function: KernelFunction) -> Row:
    return Row(
        operator.namespace,
        str(operator.name),
        reference(function),
        frozenset({function.home}),
    )
