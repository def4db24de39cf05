"""Diagnostics about kernels: missing, unreadable, there twice, or unfit for their operator.

See Note [Types of kernels].
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from textwrap import indent
from typing import Final

from runtime.keys import DispatchKey

from .diagnostics import Collector, Related, nearest
from .kernel_imports import find_faults
from .kernel_index import (
    OF_RUNTIME,
    KernelFunction,
    KernelIndex,
    KernelModule,
    candidates,
    find_package,
    meta_name,
)
from .kernel_packages import KernelPackages
from .kernel_places import annotation_span
from .kernel_types import ANY, fits, import_lines
from .layout import signature
from .model.functions import NativeFunction
from .model.groups import NativeFunctionsGroup
from .model.kernels import BackendKernel
from .parse.slips import report_conflicts
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
    """Reports about kernels to one collector.

    `are_foreign`: those of the runtime are not of the project whose operators these are.
    """

    given: KernelIndex | KernelPackages
    found: Collector
    are_foreign: bool = False
    kernels: KernelPackages = field(init=False)
    """What was given."""

    def __post_init__(self) -> None:
        given = self.given
        several = (
            given if isinstance(given, KernelPackages) else KernelPackages([given])
        )
        object.__setattr__(self, "kernels", several)

    def _is_foreign(self, index: KernelIndex) -> bool:
        """Whether a package of kernels is not the project's."""
        return self.are_foreign and index.package == OF_RUNTIME

    def unreadable(self) -> None:
        """Every module that is not Python; where a merge has left it so, that."""
        for problem in self.kernels.problems:
            if not report_conflicts(problem.span.source, self.found, "functions"):
                self.found.report("BW501", problem.span, problem.message)

    def duplicate(self, function: KernelFunction) -> None:
        """That two modules define the kernel, if they do."""
        other = self.kernels.home(function).duplicates.get(function.name)
        if other is not None:
            self.found.report(
                "BW507",
                other.span,
                f"kernel '{function.name}' is defined in two modules",
                hint="rename one of the two",
                related=[Related("the other definition", function.span)],
            )

    def imports(self, modules: Iterable[KernelModule]) -> None:
        """What these modules, and the others that they need, import and can't."""
        wanted = set(modules)
        for index in self.kernels.packages:
            own = (each.name for each in wanted if each.number == index.number)
            for fault in find_faults(index, own):
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

        That a function of the runtime has the name of a kernel of another project's list is
        a coincidence if it does not fit: a stub stands for that kernel without remark.
        """
        if function.parameters is None:
            return False
        is_other = stubbed and self._is_foreign(self.kernels.home(function))
        columns = [p.partition(": ") for p in parameters]
        wanted = tuple(name for name, _, _ in columns)
        if returns is None:
            is_out = kernel is not None and kernel.structured
            returns = "None" if is_out else kernel_view.returns(operator.schema)
        if not function.accepts(wanted):
            if is_other:
                return True
            text = signature(f"def {function.name}(", parameters, f") -> {returns}:")
            span = (kernel.span if kernel is not None else None) or operator.spans.func
            self.found.report(
                "BW511" if stubbed else "BW505",
                span,
                f"kernel '{function.name}' takes ({', '.join(function.parameters)}), "
                f"but operator '{operator.name}' passes ({', '.join(wanted)})",
                hint=self._refitting(operator, kernel, function, wanted, text),
                related=[Related("the kernel is defined here", function.span)],
            )
            return True
        types = [kind for _, _, kind in columns]
        wrong = list(self._contradictions(operator, function, wanted, types, returns))
        for span, message in () if is_other else wrong:
            text = signature(f"def {function.name}(", parameters, f") -> {returns}:")
            self.found.report(
                "BW511" if stubbed else "BW515",
                span,
                message,
                hint=f"its signature is to be:\n\n{self._pasted_beside(function, text)}",
                related=[Related("the operator", operator.spans.func)],
            )
        return bool(wrong)

    def _refitting(
        self,
        operator: NativeFunction,
        kernel: BackendKernel | None,
        function: KernelFunction,
        wanted: tuple[str, ...],
        text: str,
    ) -> str:
        """What to do about a kernel with other parameters; `text` is its right signature."""
        index = self.kernels.home(function)
        if self._is_foreign(index):
            index, place = self.kernels.place_for(operator.root_name, ())
            module = place.rpartition("/")[2].removesuffix(".py")
            advice = _ELSEWHERE if self._is_foreign(index) else f"write it in {place}"
            return f"{advice}:\n\n{self._pasted(text, index, module)}"
        advice = _other_name(function.name, kernel, operator)
        hidden = self.kernels.find_hidden(function)
        if hidden is not None and hidden.accepts(wanted):
            later = self.kernels.home(hidden).package
            advice = f"{_unhiding(function, later)}; else {advice}"
        return f"{advice}:\n\n{self._pasted_beside(function, text)}"

    def shared(self, uses: Iterable[tuple[KernelFunction, NativeFunction]]) -> None:
        """Functions that operators of several namespaces have, though a later package has others.

        See Note [Packages in order].
        """
        users: dict[KernelFunction, dict[str, NativeFunction]] = {}
        for function, operator in uses:
            if self.kernels.find_hidden(function) is not None:
                users.setdefault(function, {}).setdefault(operator.namespace, operator)
        for function, operators in users.items():
            hidden = self.kernels.find_hidden(function)
            if len(operators) < 2 or hidden is None:
                continue
            names = sorted(each.qualified_name for each in operators.values())
            later = self.kernels.home(hidden).package
            self.found.report(
                "BW518",
                function.span,
                f"'{function.name}' becomes the kernel of {' and of '.join(names)}, "
                f"although '{later}' has one for one of them",
                hint=_unhiding(function, later),
                related=[Related("the kernel that is not taken", hidden.span)],
            )

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
        keys: Sequence[DispatchKey],
        kernel: BackendKernel,
        relatives: Iterable[str],
    ) -> None:
        """That the kernel for these keys does not exist.

        Not if it may be in a module that can't be read, or the entry has to be corrected
        first.

        `relatives` are kernels of the operator's variants.
        """
        names = candidates(kernel.name, operator.name.overload)
        if self.kernels.may_define(names) or self._is_faulty(operator):
            return
        wanted = names[-1]
        precomputed = operator.precomputed if kernel.structured else None
        returns = "None" if kernel.structured else kernel_view.returns(operator.schema)
        parameters = kernel_view.parameters(operator.schema, precomputed)
        text = signature(f"def {wanted}(", parameters, f") -> {returns}:")
        shown = " and ".join(key.name for key in keys)
        what = f"kernel '{kernel.name}' of operator '{operator.name}' on {shown}"
        if self.faulty(operator, names, what, text):
            return
        self.found.report(
            "BW502",
            kernel.span or operator.spans.func,
            f"{what} does not exist",
            hint=self._in_runtime(names, parameters)
            or self._advice(operator, wanted, text, relatives),
        )

    def _in_runtime(
        self, names: Sequence[str], parameters: Iterable[str]
    ) -> str | None:
        """What to do for a kernel that the runtime has, whose kernels are not looked into."""
        if any(each.package == OF_RUNTIME for each in self.kernels.packages):
            return None
        known = _functions_of_runtime()
        function = next((known[name] for name in names if name in known), None)
        taken = tuple(text.partition(":")[0] for text in parameters)
        if function is None or not function.accepts(taken):
            return None
        return f"{OF_RUNTIME} has it: give --kernels {OF_RUNTIME} after yours"

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
        if text is None and self._is_foreign(self.kernels.home(function)):
            return True
        shown = what if function.name in what else f"{what}, '{function.name}',"
        hint = None
        if text is not None:
            pasted = self._pasted_beside(function, text)
            hint = f"define it as a function:\n\n{pasted}"
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
            group.out.spans.of("structured"),
            f"structured operator '{group.out.name}' has no shape function",
            hint=self._advice(functional, wanted, text, relatives),
            related=[
                Related(
                    "its arguments are those of this operator", functional.spans.func
                )
            ],
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
        index, place = self.kernels.place_for(operator.root_name, list(relatives))
        similar = nearest(wanted, self.kernels.functions)
        module = place.rpartition("/")[2].removesuffix(".py")
        pasted = self._pasted(f"{text}\n    raise NotImplementedError", index, module)
        where = _ELSEWHERE if self._is_foreign(index) else f"write it in {place}"
        advice = f"{where}:\n\n{pasted}"
        return advice if similar is None else f"{similar} Otherwise {advice}"

    def _pasted_beside(self, function: KernelFunction, text: str) -> str:
        """A text for the module of a function, after what it has to import for that."""
        return self._pasted(text, self.kernels.home(function), function.module)

    def _pasted(self, text: str, index: KernelIndex, module: str) -> str:
        """A text for a module of a package, after what it has to import for that."""
        is_foreign = self._is_foreign(index)
        known = {} if is_foreign else index.types_in(module)
        near = _RUNTIME.fullmatch(index.package) and not is_foreign
        lines = list(import_lines(text, known, ".." if near else "runtime."))
        pasted = "\n".join([*lines, *(["", ""] if lines else []), text])
        return indent(f"{pasted}\n", "    ")


@cache
def _functions_of_runtime() -> Mapping[str, KernelFunction]:
    """The kernels that are here already."""
    folder = find_package(OF_RUNTIME)
    return KernelIndex(OF_RUNTIME, folder).functions if folder else {}


_ELSEWHERE: Final = (
    "name the package of your kernels with --kernels, and write it in a module there"
)
PRECOMPUTED: Final = "Precomputed"
_ANY_META: Final = f"{PRECOMPUTED} | TensorMeta | tuple[TensorMeta, ...]"
_RUNTIME: Final = re.compile(r"runtime\.\w+")


def meta_result(group: NativeFunctionsGroup) -> str:
    """What the shape function of the group returns; the classes are runtime.structured's."""
    if group.out.precomputed:
        return PRECOMPUTED
    count = len(group.out.schema.out_arguments)
    metas = ", ".join(["TensorMeta"] * count)
    return metas if count == 1 else f"tuple[{metas}]"


def _unhiding(function: KernelFunction, later: str) -> str:
    return (
        f"'{later}' comes later: to have its kernel there, call '{function.name}' by another "
        f"name, and give that name under 'dispatch' of its own operator"
    )


def _other_name(
    function: str, kernel: BackendKernel | None, operator: NativeFunction
) -> str:
    """What to do about a function with other parameters, which `operator` has for a kernel."""
    names = candidates("" if kernel is None else kernel.name, operator.name.overload)
    # With an overload every other name is that of a function for it alone.
    if not operator.name.overload or function not in names[1::2]:
        return "give it these parameters"
    return (
        "give it these parameters, or write one for this overload alone and call it "
        f"'{names[names.index(function) - 1]}'"
    )
