"""The kernels of several packages: one is looked for in the first, then in the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from .inputs import Looked
from .kernel_index import KernelFunction, KernelIndex, KernelProblem
from .kernel_modules import ModuleFacts
from .source import path_from_here
from .vendor import is_of_runtime

__all__ = ["KernelFolder", "KernelPackages"]

# Note [Packages in order]
# ~~~~~~~~~~~~~~~~~~~~~~~~
# `--kernels` may be given several times. A kernel is what the first package that has one for
# the operator says, under any of its names (Note [Names of kernel functions]); so a project
# can replace kernels of the runtime by naming its own package before `runtime.native`. Two
# modules of one package must not define the same kernel; of two packages they may.
#
# Kernels have no namespaces. Where operators of two namespaces have kernels of one name, an
# earlier package's function serves both, as it does where all is in one package. That a later
# one has a kernel for one of them shows that this was not meant, and is said (BW518).


@dataclass(frozen=True, slots=True)
class KernelFolder:
    """A package of kernels: its dotted name, and the place of its sources."""

    package: str
    folder: Path

    @property
    def is_own(self) -> bool:
        """Whether it is a project's, and not a part of the runtime."""
        return not is_of_runtime(self.package)


class KernelPackages:
    """All kernel functions of several packages. See Note [Packages in order]."""

    def __init__(
        self, packages: Sequence[KernelIndex], looked: Looked | None = None
    ) -> None:
        self.packages = tuple(packages)
        self.looked = Looked() if looked is None else looked
        self._hidden: dict[KernelFunction, KernelFunction] = {}

    @classmethod
    def read(
        cls,
        folders: Iterable[KernelFolder],
        output: Path,
        known: Mapping[str, ModuleFacts] | None,
    ) -> KernelPackages:
        """Read them; `output` and `known` are as for `KernelIndex`."""
        looked = Looked()
        return cls(
            [
                KernelIndex(
                    each.package,
                    each.folder,
                    known=known,
                    shown=path_from_here(each.folder),
                    output=output,
                    number=number,
                    looked=looked,
                )
                for number, each in enumerate(folders)
            ],
            looked,
        )

    @property
    def own(self) -> tuple[KernelIndex, ...]:
        """The packages to which kernels can be added: the project's; all, if there are none."""
        found = [each for each in self.packages if not is_of_runtime(each.package)]
        return tuple(found) or self.packages

    @property
    def problems(self) -> list[KernelProblem]:
        """What can't be read as Python, of all of them."""
        return [problem for each in self.packages for problem in each.problems]

    @property
    def facts(self) -> dict[str, ModuleFacts]:
        """What was found in texts, by their hash."""
        return {key: f for each in self.packages for key, f in each.facts.items()}

    @property
    def functions(self) -> Mapping[str, KernelFunction]:
        """All of them, by name; the first package's, where several have one."""
        found: dict[str, KernelFunction] = {}
        for each in reversed(self.packages):
            found |= each.functions
        return MappingProxyType(found)

    def home(self, function: KernelFunction) -> KernelIndex:
        """The package of a function."""
        return self.packages[function.number]

    def find(self, kernel: str, overload: str) -> KernelFunction | None:
        """The function for `kernel` in an operator of that overload name, if there is one."""
        return self._first(lambda each: each.find(kernel, overload))

    def find_meta(self, unambiguous_name: str) -> KernelFunction | None:
        """The shape function of the structured operator of that name."""
        return self._first(lambda each: each.find_meta(unambiguous_name))

    def _first(
        self, find: Callable[[KernelIndex], KernelFunction | None]
    ) -> KernelFunction | None:
        first: KernelFunction | None = None
        for each in self.packages:
            function = find(each)
            if function is not None and first is not None:
                self._hidden.setdefault(first, function)
                break
            first = first or function
        return first

    def find_hidden(self, function: KernelFunction) -> KernelFunction | None:
        """What a later package has for an operator that was found to have this function."""
        return self._hidden.get(function)

    def find_faulty(self, names: Iterable[str]) -> KernelFunction | None:
        """What has the first of these names that anything has, but can't be called."""
        wanted = tuple(names)
        found = (each.find_faulty(wanted) for each in self.packages)
        return next((function for function in found if function is not None), None)

    def may_define(self, names: Iterable[str]) -> bool:
        """Whether a module that can't be read seems to define one of these functions."""
        wanted = tuple(names)
        return any(each.may_define(wanted) for each in self.packages)

    def place_for(
        self, operator: str, related: Sequence[str]
    ) -> tuple[KernelIndex, str]:
        """The package and the file where a missing kernel belongs: where those of `related` are."""
        for each in self.own:
            if any(name in each.functions for name in related):
                return each, each.module_for(operator, related)
        return self.own[0], self.own[0].module_for(operator, ())
