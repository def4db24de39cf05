"""Diagnostics about kernels: missing, unreadable, there twice, or unfit for their operator.

See Note [Types of kernels].
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from textwrap import indent
from typing import Final

from runtime.keys import DispatchKey

from .diagnostics import Collector, Related, nearest
from .kernel_imports import find_faults
from .kernel_index import KernelFunction, KernelIndex, candidates, meta_name
from .kernel_places import annotation_span
from .kernel_types import ANY, fits, import_lines
from .layout import signature
from .model.functions import NativeFunction
from .model.groups import NativeFunctionsGroup
from .model.kernels import BackendKernel
from .source import Span, quoted
from .views import kernel as kernel_view

# Note [Types of kernels]
# ~~~~~~~~~~~~~~~~~~~~~~~
# A kernel's annotations are compared with the types of its operator, from the text alone. A type
# checker knows more; here only what is wrong for sure is an error. So names whose meaning the
# text does not show (aliases, type variables, classes of the project) fit everything, of a
# result one right alternative is enough, and one kind of list is as good as another: it is an
# error only if no value could be of both types. What a kernel of a structured operator returns
# is not looked at, nor anything of a function that is decorated, unless what decorates it is
# known to leave it alone.

# The codes about kernels and the package begin so.
_ABOUT_EMISSION: Final = "BW5"


@dataclass(frozen=True, slots=True)
class KernelReports:
    """Reports about the kernels of one package to one collector."""

    kernels: KernelIndex
    found: Collector
    are_foreign: bool = False
    """Whether the kernels are not of the project whose operators these are."""

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

    def imports(self, modules: Iterable[str]) -> None:
        """What these modules, and the others that they need, import and can't."""
        for fault in find_faults(self.kernels, modules):
            self.found.report("BW516", fault.span, fault.message, hint=fault.hint)
        # More modules were read than have kernels.
        self.unreadable()

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
        if function.parameters is None:
            return False
        columns = [p.partition(": ") for p in parameters]
        wanted = tuple(name for name, _, _ in columns)
        if returns is None:
            is_out = kernel is not None and kernel.structured
            returns = "None" if is_out else kernel_view.returns(operator.schema)
        if not function.accepts(wanted):
            text = signature(f"def {function.name}(", parameters, f") -> {returns}:")
            span = (kernel.span if kernel is not None else None) or operator.spans.func
            advice = _other_name(function.name, operator.name.overload)
            advice = _ELSEWHERE if self.are_foreign else advice
            self.found.report(
                "BW511" if stubbed else "BW505",
                span,
                f"kernel '{function.name}' takes ({', '.join(function.parameters)}), "
                f"but operator '{operator.name}' passes ({', '.join(wanted)})",
                hint=f"{advice}:\n\n{self._pasted(text, function.module)}",
                related=[Related("the kernel is defined here", function.span)],
            )
            return True
        types = [kind for _, _, kind in columns]
        wrong = list(self._contradictions(operator, function, wanted, types, returns))
        for span, message in wrong:
            text = signature(f"def {function.name}(", parameters, f") -> {returns}:")
            self.found.report(
                "BW511" if stubbed else "BW515",
                span,
                message,
                hint=f"its signature is to be:\n\n{self._pasted(text, function.module)}",
                related=[Related("the operator", operator.spans.func)],
            )
        return bool(wrong)

    def _contradictions(
        self,
        operator: NativeFunction,
        function: KernelFunction,
        names: Sequence[str],
        types: Sequence[str],
        returns: str,
    ) -> Iterator[tuple[Span, str]]:
        """The annotations that are wrong for sure, and how. See Note [Types of kernels]."""
        for name, wanted, annotated in zip(names, types, function.types, strict=False):
            if not fits(wanted, annotated, is_result=False):
                span = annotation_span(function.span, name)
                yield span, (
                    f"kernel '{function.name}' takes '{name}' as {quoted(span.text)}, but "
                    f"operator '{operator.name}' passes '{wanted}'"
                )
        # Without values a shape function is what those of other operators are.
        result_type = _ANY_META if returns == PRECOMPUTED else returns
        result = function.types[-1] if function.types else ANY
        is_ignored = returns == "None" and operator.schema.returns
        if not (is_ignored or fits(result_type, result, is_result=True)):
            span = annotation_span(function.span, None)
            yield span, (
                f"kernel '{function.name}' returns {quoted(span.text)}, but for operator "
                f"'{operator.name}' it has to return '{returns}'"
            )

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
        what = f"kernel '{kernel.name}' of operator '{operator.name}' on {key.name}"
        if self.faulty(operator, names, what, text):
            return
        self.found.report(
            "BW502",
            kernel.span or operator.spans.func,
            f"{what} does not exist",
            hint=self._advice(operator, wanted, text, relatives),
        )

    def faulty(
        self,
        operator: NativeFunction,
        names: Sequence[str],
        what: str,
        text: str | None = None,
    ) -> bool:
        """Whether what has the name of a kernel can't be called; if so, why.

        `text` is the signature that it ought to have; without it a stub stands for the kernel.
        """
        function = self.kernels.find_faulty(names)
        if function is None:
            return False
        shown = what if function.name in what else f"{what}, '{function.name}',"
        hint = None
        if text is not None:
            hint = f"define it as a function:\n\n{self._pasted(text, function.module)}"
        self.found.report(
            "BW511" if text is None else "BW517",
            function.span,
            f"{shown} {function.fault}",
            hint=hint,
            related=[Related("the operator", operator.spans.func)],
        )
        return True

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
        what = f"shape function '{wanted}' of operator '{group.out.name}'"
        if self.faulty(functional, [wanted], what, text):
            return
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
        module = place.rpartition("/")[2].removesuffix(".py")
        pasted = self._pasted(f"{text}\n    raise NotImplementedError", module)
        where = _ELSEWHERE if self.are_foreign else f"write it in {place}"
        advice = f"{where}:\n\n{pasted}"
        return advice if similar is None else f"{similar} Otherwise {advice}"

    def _pasted(self, text: str, module: str) -> str:
        """A text for a module, after what it has to import for that."""
        known = {} if self.are_foreign else self.kernels.types_in(module)
        near = _RUNTIME.fullmatch(self.kernels.package) and not self.are_foreign
        lines = list(import_lines(text, known, ".." if near else "runtime."))
        pasted = "\n".join([*lines, *(["", ""] if lines else []), text])
        return indent(f"{pasted}\n", "    ")


_ELSEWHERE: Final = (
    "name the package of your kernels with --kernels, and write it in a module there"
)
PRECOMPUTED: Final = "Precomputed"
_ANY_META: Final = f"{PRECOMPUTED} | TensorMeta | tuple[TensorMeta, ...]"
_RUNTIME: Final = re.compile(r"runtime\.\w+")


def meta_result(group: NativeFunctionsGroup) -> str:
    """What the shape function of the group returns; the classes are runtime.structured's."""
    if group.out.precomputed is not None:
        return PRECOMPUTED
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
