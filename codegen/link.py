"""The pass that joins operators to Python functions: for every key, what is registered.

Until here a kernel is a name in YAML. Afterwards it is an expression of generated
code, in which every name is known to exist and to take the right parameters; what is
missing is a diagnostic that says what to write and where. See
Note [Names of kernel functions] and Note [Kernels that nobody writes].
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from runtime.keys import DispatchKey
from runtime.schema import SchemaKind

from .kernel_index import KernelFunction, KernelModule, candidates, meta_name
from .kernel_packages import KernelPackages
from .kernel_reports import KernelReports, meta_result
from .layout import Bracket, Form, string
from .model.functions import TENSOR_ITERATOR, NativeFunction, Precompute
from .model.groups import NativeFunctionsGroup, NativeFunctionsViewGroup
from .model.kernels import BackendIndex, BackendKernel, DerivedKernel, DerivedKind
from .views import kernel as kernel_view

# Note [Kernels that nobody writes]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# Four kinds of kernels follow from others, and runtime.structured and runtime.derived
# make them:
# - the functional, in-place and Meta variants of a structured operator, from its shape
#   function and its out kernel;
# - an operator that `autogen` asks for: the out form calls the functional one and
#   copies; the functional form clones and calls the one that writes;
# - the copying twin of a view (tag view_copy), and the out form of the twin;
# - on Meta, an in-place operator without structure: it returns self.
# An entry may name a kernel for a view's twin; if such a function is defined, it is
# taken.

_STUB: Final = "missing_kernel"
"""The maker of kernels that raise."""


@dataclass(frozen=True, slots=True)
class Row:
    """One registration: the operator ("add.Tensor") and the expression of its kernel.

    `modules` are the kernel modules that the expression names, `helpers` the makers of
    kernels.
    """

    namespace: str
    operator: str
    value: str | Bracket
    modules: frozenset[KernelModule]
    helpers: frozenset[str] = frozenset()

    @property
    def is_stub(self) -> bool:
        """Whether the kernel is declared and not written."""
        return self.helpers == {_STUB}

    def bracket(self) -> Bracket:
        """The row as a tuple of the table."""
        return Bracket("(", [string(self.operator), self.value], ")", Form.collection)


@dataclass(frozen=True, slots=True)
class KernelUse:
    """A kernel function and an operator that uses it, for the typed list of kernels.

    `returns_nothing` is for structured kernels, which write into the results they get.
    """

    function: KernelFunction
    operator: NativeFunction
    precomputed: Precompute | None = None
    returns_nothing: bool = False
    is_meta: bool = False


@dataclass(frozen=True, slots=True)
class Linked:
    """The tables of all keys, and every kernel function that occurs in them."""

    rows: tuple[tuple[DispatchKey, tuple[Row, ...]], ...]
    uses: tuple[KernelUse, ...]

    def divided(self, part_of: Mapping[str, str]) -> Mapping[str, Linked]:
        """The rows of each part, by its name; `part_of` has that of each operator."""
        parts: dict[str, dict[DispatchKey, list[Row]]] = {}
        for part in part_of.values():
            parts.setdefault(part, {})
        for key, rows in self.rows:
            for row in rows:
                part = part_of[f"{row.namespace}::{row.operator}"]
                parts[part].setdefault(key, []).append(row)
        return {
            part: Linked(tuple((k, tuple(rows)) for k, rows in by_key.items()), ())
            for part, by_key in parts.items()
        }


@dataclass(slots=True)
class Linker:
    """Links one file's operators. What is wrong with their kernels goes to `reports`."""

    functions: Sequence[NativeFunction]
    groups: Sequence[NativeFunctionsGroup | NativeFunction]
    view_groups: Sequence[NativeFunctionsViewGroup | NativeFunction]
    reports: KernelReports
    stub_missing: bool = False
    uses: dict[tuple[str, str], KernelUse] = field(default_factory=dict)
    # One function may be missing for several keys.
    _missing_kernels: dict[
        tuple[str, str], tuple[NativeFunction, BackendKernel, list[DispatchKey]]
    ] = field(default_factory=dict)
    _missing_metas: dict[str, NativeFunctionsGroup] = field(default_factory=dict)
    _by_name: dict[str, NativeFunction] = field(default_factory=dict)
    _group_of: dict[str, NativeFunctionsGroup] = field(default_factory=dict)
    _view_of: dict[str, NativeFunction] = field(default_factory=dict)

    @property
    def kernels(self) -> KernelPackages:
        """Where kernels are looked for."""
        return self.reports.kernels

    def __post_init__(self) -> None:
        self._by_name = {f.qualified_name: f for f in self.functions}
        for group in self.groups:
            if isinstance(group, NativeFunctionsGroup):
                for member in group.functions():
                    self._group_of[member.qualified_name] = group
        for view_group in self.view_groups:
            if (
                isinstance(view_group, NativeFunctionsViewGroup)
                and view_group.view_copy
            ):
                self._view_of[view_group.view_copy.qualified_name] = view_group.view

    def link(self, indices: Mapping[DispatchKey, BackendIndex]) -> Linked:
        """Every table, keys and rows sorted by name."""
        self.reports.unreadable()
        tables: list[tuple[DispatchKey, tuple[Row, ...]]] = []
        for key in sorted(indices, key=lambda k: k.name):
            rows = sorted(self._rows(indices[key]), key=lambda row: row.operator)
            if rows:
                tables.append((key, tuple(rows)))
        self._report_missing()
        self.reports.imports({m for _, rows in tables for r in rows for m in r.modules})
        uses = [self.uses[name] for name in sorted(self.uses)]
        self.reports.shared((use.function, use.operator) for use in uses)
        return Linked(tuple(tables), tuple(uses))

    def _report_missing(self) -> None:
        """Now that all kernels are known, so are those beside which the missing ones belong."""
        for operator, kernel, keys in self._missing_kernels.values():
            self.reports.missing(operator, keys, kernel, self._relatives(operator))
        for group in self._missing_metas.values():
            self.reports.missing_meta(group, self._relatives(group.functional))

    def _rows(self, index: BackendIndex) -> Iterator[Row]:
        derived = {d.operator: d for d in index.derived}
        for name, kernel in index.kernels:
            if name not in derived:
                row = self._row(self._by_name[name], index.key, kernel)
                if row is not None:
                    yield row
        for entry in index.derived:
            row = self._derived_row(self._by_name[entry.operator], entry, index.key)
            if row is not None:
                yield row

    # ---- kernels that are written ----

    def _row(
        self, operator: NativeFunction, key: DispatchKey, kernel: BackendKernel
    ) -> Row | None:
        if operator.is_generated:
            return self._made(operator)
        function = self.kernels.find(kernel.name, operator.name.overload)
        if function is None:
            return self._made(operator) or self._missing(operator, key, kernel)
        parameters = kernel_view.parameters(operator.schema)
        if self._misfit(operator, kernel, function, parameters):
            return self._stub(operator, kernel.name)
        self._use(KernelUse(function, operator))
        return Row(
            operator.namespace,
            str(operator.name),
            reference(function),
            frozenset({function.home}),
        )

    def _made(self, operator: NativeFunction) -> Row | None:
        """A kernel made from another variant, where there is one it can be made from."""
        view = self._view_of.get(operator.qualified_name)
        if view is not None:
            return call_row(operator, "view_copy", [string(view.qualified_name)])
        group = self._group_of.get(operator.qualified_name)
        if group is None:
            return None
        functional = group.functional
        follows = functional.qualified_name in self._view_of or (
            operator.is_generated and not functional.is_generated
        )
        if operator.kind is SchemaKind.out and follows:
            name = string(functional.qualified_name)
            return call_row(operator, "out_from_functional", [name])
        is_copy = operator.kind in (SchemaKind.out, SchemaKind.functional)
        if operator.is_generated and is_copy:
            return self._from_writing(operator, group)
        return None

    def _from_writing(
        self, operator: NativeFunction, group: NativeFunctionsGroup
    ) -> Row | None:
        """The functional or out form of an operator that writes to its arguments."""
        source = group.inplace or group.mutable
        if source is None:
            return None
        maker = (
            "out_from_mutable"
            if operator.kind is SchemaKind.out
            else "functional_from_mutable"
        )
        return call_row(operator, maker, [string(source.qualified_name)])

    # ---- kernels that follow from structured operators ----

    def _derived_row(
        self, operator: NativeFunction, entry: DerivedKernel, key: DispatchKey
    ) -> Row | None:
        if entry.kind is DerivedKind.inplace_meta:
            return call_row(operator, "inplace_meta", [])
        out = self._by_name[entry.out]
        meta = self._meta(self._group_of[entry.out])
        if key is DispatchKey.CompositeExplicitAutogradNonFunctional:
            return self._default_row(operator, entry.kind, out, meta)
        return self._structured_row(operator, entry, key, out, meta)

    def _default_row(
        self,
        operator: NativeFunction,
        kind: DerivedKind,
        out: NativeFunction,
        meta: KernelFunction | None,
    ) -> Row | None:
        """For backends that have the out kernel only: the out operator does the work."""
        if meta is None:
            return self._stub(operator, meta_name(kernel_view.name(operator.schema)))
        arguments = [reference(meta), string(out.qualified_name), *n_outs(out)]
        arguments.append(f"op={string(str(operator.name))}")
        return call_row(operator, _DEFAULT[kind], arguments, {meta.home})

    def _structured_row(
        self,
        operator: NativeFunction,
        entry: DerivedKernel,
        key: DispatchKey,
        out: NativeFunction,
        meta: KernelFunction | None,
    ) -> Row | None:
        implementation = "None"
        modules: set[KernelModule] = set()
        if entry.implementation is not None:
            function = self.kernels.find(
                entry.implementation.name, out.name.overload
            ) or self._of_ufunc(out, key)
            if function is None:
                if self.stub_missing or entry.kind is DerivedKind.structured_out:
                    return self._missing(operator, key, entry.implementation)
                return None
            parameters = kernel_view.parameters(out.schema, out.precomputed)
            if self._misfit(out, entry.implementation, function, parameters):
                return self._stub(operator, entry.implementation.name)
            self._use(KernelUse(function, out, out.precomputed, returns_nothing=True))
            implementation = reference(function)
            modules.add(function.home)
        if meta is None:
            return self._stub(operator, meta_name(kernel_view.name(operator.schema)))
        modules.add(meta.home)
        arguments = [reference(meta), implementation, *n_outs(out)]
        arguments += structured_flags(self._group_of[entry.out], out)
        arguments.append(f"op={string(str(operator.name))}")
        return call_row(operator, _STRUCTURED[entry.kind], arguments, modules)

    def _of_ufunc(self, out: NativeFunction, key: DispatchKey) -> KernelFunction | None:
        """What stands for the kernel that PyTorch makes from an inner loop."""
        if not out.ufunc_inner_loop or key is not DispatchKey.CPU:
            return None
        return self.kernels.find(f"{out.name.name}_out", out.name.overload)

    def _misfit(
        self,
        operator: NativeFunction,
        kernel: BackendKernel | None,
        function: KernelFunction,
        parameters: Sequence[str],
        returns: str | None = None,
    ) -> bool:
        return self.reports.misfit(
            operator,
            kernel,
            function,
            parameters,
            stubbed=self.stub_missing,
            returns=returns,
        )

    def _missing(
        self, operator: NativeFunction, key: DispatchKey, kernel: BackendKernel
    ) -> Row | None:
        """A kernel that is not there: a stub where stubs are asked for, else a diagnostic."""
        if self.stub_missing:
            names = candidates(kernel.name, operator.name.overload)
            what = f"a stub stands for '{kernel.name}' of '{operator.name}', since that"
            self.reports.faulty(operator, names, what)
        else:
            name = operator.qualified_name, kernel.name
            _, _, keys = self._missing_kernels.setdefault(name, (operator, kernel, []))
            keys.append(key)
        return self._stub(operator, kernel.name)

    def _stub(self, operator: NativeFunction, kernel: str) -> Row | None:
        """What stands for a kernel that does not exist, where stubs are asked for."""
        if not self.stub_missing:
            return None
        return call_row(operator, _STUB, [string(kernel)])

    def _relatives(self, operator: NativeFunction) -> list[str]:
        """Kernels of the operator's variants."""
        return [
            use.function.name
            for use in self.uses.values()
            if use.operator.root_name == operator.root_name
        ]

    def _use(self, use: KernelUse) -> None:
        self.reports.duplicate(use.function)
        self.uses[use.function.name, use.operator.qualified_name] = use

    def _meta(self, group: NativeFunctionsGroup) -> KernelFunction | None:
        functional = group.functional
        meta = self.kernels.find_meta(kernel_view.name(functional.schema))
        if meta is None:
            if not self.stub_missing:
                self._missing_metas[functional.qualified_name] = group
            return None
        parameters = kernel_view.parameters(functional.schema)
        if self._misfit(functional, None, meta, parameters, meta_result(group)):
            return None
        self._use(KernelUse(meta, functional, is_meta=True))
        return meta


_STRUCTURED: Final[Mapping[DerivedKind, str]] = {
    DerivedKind.structured_functional: "functional",
    DerivedKind.structured_inplace: "inplace",
    DerivedKind.structured_out: "out",
}


_DEFAULT: Final[Mapping[DerivedKind, str]] = {
    DerivedKind.structured_functional: "default_functional",
    DerivedKind.structured_inplace: "default_inplace",
}


def n_outs(out: NativeFunction) -> list[str]:
    """The argument that says how many results there are; one need not be said."""
    count = len(out.schema.out_arguments)
    return [str(count)] if count > 1 else []


def reference(function: KernelFunction) -> str:
    """The kernel as generated modules name it."""
    return f"{function.home.alias}.{function.name}"


def call_row(
    operator: NativeFunction,
    maker: str,
    arguments: Sequence[str],
    modules: Collection[KernelModule] = (),
) -> Row:
    """The row of a kernel that `maker`, of runtime.structured or runtime.derived, makes."""
    value = Bracket(f"_rt_{maker}(", arguments, ")")
    return Row(
        operator.namespace,
        str(operator.name),
        value,
        frozenset(modules),
        frozenset({maker}),
    )


def structured_flags(group: NativeFunctionsGroup, out: NativeFunction) -> Iterator[str]:
    """What the makers of structured kernels are told besides."""
    if out.structured_inherits == TENSOR_ITERATOR:
        yield "cast_out=True"
    if out.precomputed:
        places = {a.name: i for i, a in enumerate(group.functional.schema.arguments)}
        pairs = [
            f"({places[r.argument]}, {len(r.computed)})"
            for r in out.precomputed.replace
        ]
        yield f"precomputed=({', '.join(pairs)}{',' if len(pairs) == 1 else ''})"
