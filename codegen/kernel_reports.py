"""Diagnostics about kernels: missing, unreadable, there twice, or unfit for their operator."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from runtime.keys import DispatchKey

from .diagnostics import Collector, Related, nearest
from .kernel_index import KernelFunction, KernelIndex, candidates, meta_name
from .layout import signature
from .model.functions import NativeFunction
from .model.groups import NativeFunctionsGroup
from .model.kernels import BackendKernel
from .views import kernel as kernel_view

# The codes about kernels and the package begin so.
_ABOUT_EMISSION: Final = "BW5"


@dataclass(frozen=True, slots=True)
class KernelReports:
    """Reports about the kernels of one package to one collector."""

    kernels: KernelIndex
    found: Collector

    def unreadable(self) -> None:
        """Every module that is not Python."""
        for problem in self.kernels.problems:
            self.found.report("BW501", problem.span, problem.message)

    def duplicate(self, function: KernelFunction) -> None:
        """That two modules define the kernel, if they do."""
        other = self.kernels.duplicates.get(function.name)
        if other is not None:
            self.found.report(
                "BW507",
                other.span,
                f"kernel '{function.name}' is defined in two modules",
                hint="rename one of the two",
                related=[Related("the other definition", function.span)],
            )

    def misfit(
        self,
        operator: NativeFunction,
        kernel: BackendKernel | None,
        function: KernelFunction,
        parameters: Sequence[str],
        *,
        stubbed: bool = False,
        returns: str | None = None,
    ) -> bool:
        """Whether the function does not take these parameters; if so, that it does not.

        `stubbed`: a stub will stand for the kernel, so that this is no error. `returns`: the
        type of the result, where that is not what a kernel of the operator has.
        """
        wanted = tuple(p.partition(":")[0] for p in parameters)
        if function.parameters is None or function.accepts(wanted):
            return False
        span = (kernel.span if kernel is not None else None) or operator.spans.func
        if returns is None:
            is_out = kernel is not None and kernel.structured
            returns = "None" if is_out else kernel_view.returns(operator.schema)
        text = signature(f"def {function.name}(", parameters, f") -> {returns}:")
        advice = _other_name(function.name, operator.name.overload)
        self.found.report(
            "BW511" if stubbed else "BW505",
            span,
            f"kernel '{function.name}' takes ({', '.join(function.parameters)}), "
            f"but operator '{operator.name}' passes ({', '.join(wanted)})",
            hint=f"{advice}:\n\n{_indented(text)}\n",
            related=[Related("the kernel is defined here", function.span)],
        )
        return True

    def missing(
        self,
        operator: NativeFunction,
        key: DispatchKey,
        kernel: BackendKernel,
        relatives: Iterable[str],
    ) -> None:
        """That the kernel does not exist, unless it may be in a module that can't be read,
        or the entry has to be corrected first.

        `relatives` are kernels of the operator's variants.
        """
        names = candidates(kernel.name, operator.name.overload)
        if self.kernels.may_define(names) or self._is_faulty(operator):
            return
        wanted = names[-1]
        precomputed = operator.precomputed if kernel.structured else None
        returns = "None" if kernel.structured else kernel_view.returns(operator.schema)
        text = signature(
            f"def {wanted}(",
            kernel_view.parameters(operator.schema, precomputed),
            f") -> {returns}:",
        )
        self.found.report(
            "BW502",
            kernel.span or operator.spans.func,
            f"kernel '{kernel.name}' of operator '{operator.name}' on {key.name} does not exist",
            hint=self._advice(operator, wanted, text, relatives),
        )

    def missing_meta(
        self, group: NativeFunctionsGroup, relatives: Iterable[str]
    ) -> None:
        """That a structured operator has no shape function."""
        functional = group.functional
        wanted = meta_name(kernel_view.name(functional.schema))
        if self.kernels.may_define([wanted]) or any(
            map(self._is_faulty, (functional, group.out))
        ):
            return
        text = signature(
            f"def {wanted}(",
            kernel_view.parameters(functional.schema),
            f") -> {meta_result(group)}:",
        )
        self.found.report(
            "BW503",
            functional.spans.func,
            f"structured operator '{group.out.name}' has no shape function",
            hint=self._advice(functional, wanted, text, relatives),
        )

    def _is_faulty(self, operator: NativeFunction) -> bool:
        """Whether an error was found in the operator's entry, other than in its kernels."""
        spans = [operator.spans.func, *(span for _, span in operator.spans.fields)]
        start, end = min(s.start for s in spans), max(s.end for s in spans)
        return any(
            not error.code.startswith(_ABOUT_EMISSION)
            and error.span.source is operator.spans.func.source
            and start <= error.span.start < end
            for error in self.found.errors()
        )

    def _advice(
        self,
        operator: NativeFunction,
        wanted: str,
        text: str,
        relatives: Iterable[str],
    ) -> str:
        place = self.kernels.module_for(operator.root_name, list(relatives))
        similar = nearest(wanted, self.kernels.functions)
        advice = f"write it in {place}:\n\n{_indented(text)}\n"
        return advice if similar is None else f"{similar} Otherwise {advice}"


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())


def meta_result(group: NativeFunctionsGroup) -> str:
    """What the shape function of the group returns; the classes are runtime.structured's."""
    if group.out.precomputed is not None:
        return "Precomputed"
    count = len(group.out.schema.out_arguments)
    metas = ", ".join(["TensorMeta"] * count)
    return metas if count == 1 else f"tuple[{metas}]"


def _other_name(function: str, overload: str) -> str:
    if not overload:
        return "give it these parameters"
    return (
        "give it these parameters, or write one for this overload alone and call it "
        f"'{function}_{overload}'"
    )
