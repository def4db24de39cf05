"""Which Python function implements a kernel that YAML names.

Kernels are found without importing them: the sources of the kernel packages are
parsed, and their top-level functions and assignments listed. Generation therefore
needs neither NumPy nor a backend's libraries, and a broken kernel module is a
diagnostic like any other. See Note [Names of kernel functions].
"""

from __future__ import annotations

import hashlib
import keyword
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final

from .files import read_file
from .inputs import Looked
from .kernel_modules import ModuleFacts, read_module
from .kernel_places import error_span, parse, require_compilable
from .names import kernel_name, module_alias, py_name
from .source import SourceFile, Span

# Note [Names of kernel functions]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# C++ overloads functions, and native_functions.yaml uses that: `fill_` is the
# kernel of fill_.Scalar and of fill_.Tensor, `var` that of three operators with
# different parameters. Python has one function a name. So the kernel `k` of an
# operator with overload name `o` is the function `k_o` where one is defined, and
# `k` otherwise: overloads that one function can serve share it, the others get
# their own. A name that would hide a builtin (`sum`) or is a keyword has `_kernel`
# at its end. The shape function of a structured operator is `meta_` and the
# functional operator's name and overload, joined by an underscore.
#
# PyTorch's kernels that take symbolic sizes end in `_symint`. In Python a size is an integer
# either way: where there is no such function, that without the ending serves.
#
# Of an operator `f` with `ufunc_inner_loop`, PyTorch compiles the kernel `ufunc_f_CPU` from a
# scalar function. Here that is written like any other, and where nobody did, the CPU kernel
# is the function `f_out`.

OF_RUNTIME: Final = "runtime.native"
"""The package of the kernels that are here already."""

_SYMBOLIC: Final = "_symint"
_DEFINITION: Final = re.compile(r"^def[ \t]+(\w+)[ \t]*\(", re.MULTILINE)


@dataclass(frozen=True, slots=True, order=True)
class KernelModule:
    """A module of kernels: the number of its package among those given, and its name."""

    number: int
    name: str

    @property
    def alias(self) -> str:
        """What generated code calls it."""
        return module_alias(self.name, self.number)


@dataclass(frozen=True, slots=True)
class KernelFunction:
    """A top-level name of a kernel module.

    `parameters` is None where it is an assigned value or takes any number of arguments;
    the last `optional` of them have defaults, so that an operator need not pass them. A
    star stands before parameters that can only be passed by keyword, and must be: an
    operator never does. `types` are the annotations of parameters and result, in the words of
    `kernel_types`, or nothing. Of a lambda only the number of parameters counts: `by_count`.
    `fault` says what it is, if it can't be called as a kernel; what is not `certain` may be
    missing when the module is imported. `number` is that of the package of the module.
    """

    name: str
    module: str
    span: Span = field(compare=False)
    parameters: tuple[str, ...] | None
    optional: int = 0
    types: tuple[str, ...] = ()
    by_count: bool = False
    fault: str = ""
    certain: bool = True
    number: int = 0

    def accepts(self, names: tuple[str, ...]) -> bool:
        """Whether arguments of these names, by position, are what the function takes."""
        if self.parameters is None:
            return True
        required = len(self.parameters) - self.optional
        if self.by_count and "*" not in self.parameters:
            return required <= len(names) <= len(self.parameters)
        return len(names) >= required and self.parameters[: len(names)] == names

    def __str__(self) -> str:
        if self.parameters is None:
            return f"{self.module}.{self.name}"
        return f"{self.module}.{self.name}({', '.join(self.parameters)})"

    @property
    def home(self) -> KernelModule:
        """The module that defines it."""
        return KernelModule(self.number, self.module)

    @property
    def path(self) -> str:
        """The file that defines it."""
        return self.span.source.path


@dataclass(frozen=True, slots=True)
class KernelProblem:
    """A kernel source that can't be read as Python."""

    span: Span
    message: str


class KernelIndex:
    """All kernel functions by name.

    `package` is the dotted name that generated code imports them from, `folder`
    the place of its sources: every module in it that can be imported by name, so not
    `__init__`. `drafts` are texts of modules by name that are yet to be written there;
    they count in place of the files. `known` has what was found in texts by their hash; that
    of the texts that were read is in `facts`. Messages call the folder `shown`; by its dotted
    name if nothing is said. What lies in `output` is yet to be written. `number` is the package's
    among several; see `kernel_packages`. `looked` knows what is looked for besides the kernels.
    """

    def __init__(
        self,
        package: str,
        folder: Path,
        drafts: Mapping[str, str] | None = None,
        known: Mapping[str, ModuleFacts] | None = None,
        shown: str | None = None,
        output: Path | None = None,
        number: int = 0,
        looked: Looked | None = None,
    ) -> None:
        self.package = package
        self.folder = folder
        self.number = number
        self.shown = package.replace(".", "/") if shown is None else shown
        self.problems: list[KernelProblem] = []
        # Helpers may share a name; of a kernel there can be one.
        self.duplicates: dict[str, KernelFunction] = {}
        self._functions: dict[str, KernelFunction] = {}
        # What has the name of a kernel, and is none.
        self._faulty: dict[str, KernelFunction] = {}
        # Names that modules which can't be read define, as far as their text shows.
        self._unread: set[str] = set()
        self._drafts = drafts or {}
        self._known = known or {}
        self.facts: dict[str, ModuleFacts] = {}
        self._roots = ("runtime", package.partition(".")[0])
        # What was read of each file, and what it is called in messages.
        self._read: dict[Path, ModuleFacts | None] = {}
        self._sources: dict[Path, SourceFile] = {}
        self._output = None if output is None else output.absolute()
        self.looked = Looked() if looked is None else looked
        found = {path.stem: path for path in folder.glob("*.py")}
        found |= {name: folder / f"{name}.py" for name in self._drafts}
        paths = [found[name] for name in sorted(found) if is_importable(name)]
        # All are read before names are followed from one to another.
        defined = [each for path in paths for each in self._scan(path)]
        for function, origin in defined:
            self._add(self._followed(function, origin) if origin else function)

    def _scan(self, path: Path) -> Iterator[tuple[KernelFunction, str]]:
        """What a module defines, each with where it is imported from, if it is."""
        draft = self._drafts.get(path.stem)
        shown = f"{self.shown}/{path.name}"
        try:
            data = read_file(path) if draft is None else draft.encode()
        except OSError as error:
            message = f"the kernel module can't be read: {error.strerror}"
            span = SourceFile(shown, "").whole()
            self.problems.append(KernelProblem(span, message))
            return
        source = SourceFile(shown, data.decode(errors="replace"))
        self._sources[path] = source
        facts = self._read[path] = self._facts(source, data, self.package)
        if facts is None:
            self._unread.update(_DEFINITION.findall(source.text))
            return
        for each in facts.definitions:
            span = source.line_span(each.line)
            found = KernelFunction(
                each.name,
                path.stem,
                span,
                each.parameters,
                each.optional,
                each.types,
                each.by_count,
                each.fault,
                each.certain,
                self.number,
            )
            yield found, each.origin

    def _followed(self, function: KernelFunction, origin: str) -> KernelFunction:
        """With what the module of the package that it is imported from says of it, if one does.

        See Note [What a name is in the end].
        """
        module, _, name = origin.rpartition(".")
        package, _, stem = module.rpartition(".")
        path = self.folder / f"{stem}.py"
        facts = self._read.get(path) if package == self.package else None
        defined = () if facts is None else facts.definitions
        each = next((d for d in defined if d.name == name), None)
        if each is None:
            return function
        span = self._sources[path].line_span(each.line)
        return replace(
            function,
            span=function.span if each.fault else span,
            parameters=each.parameters,
            optional=each.optional,
            types=each.types,
            by_count=each.by_count,
            fault=each.fault,
        )

    def _add(self, function: KernelFunction) -> None:
        """Helpers may have the name of a kernel, if it is clear that they are none."""
        name = function.name
        if function.fault:
            self._faulty.setdefault(name, function)
            return
        known = self._functions.setdefault(name, function)
        if known.certain < function.certain:
            self._functions[name] = function
            self.duplicates.pop(name, None)
        elif known is not function and known.certain == function.certain:
            self.duplicates.setdefault(name, function)

    def drop_duplicates(self) -> None:
        """Leave out what two modules define, as if neither did."""
        for name in self.duplicates:
            del self._functions[name]
        self.duplicates.clear()

    def _facts(
        self, source: SourceFile, data: bytes, package: str
    ) -> ModuleFacts | None:
        """What is in a text; None if it is not Python, which is a problem."""
        key = hashlib.sha256(f"{package}\n".encode() + data).hexdigest()
        facts = self._known.get(key)
        if facts is None:
            try:
                tree = parse(data, source.path)
                require_compilable(tree, source.path)
                facts = read_module(tree, source.text, package, self._roots)
            except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
                span = source.line_span(1)
                message = str(error) or "too deeply nested"
                if isinstance(error, SyntaxError):
                    span, message = error_span(source, error), error.msg
                problem = KernelProblem(span, f"not valid Python: {message}")
                self.problems.append(problem)
                return None
        self.facts[key] = facts
        return facts

    def facts_of(self, path: Path, package: str) -> ModuleFacts | None:
        """What is in any file of Python, which is in that package; None if it can't be read."""
        if path not in self._read:
            try:
                data = self.looked.read(path)
            except OSError:
                data = None
            self._read[path] = None
            if data is not None:
                source = self.source_of(path, data)
                self._read[path] = self._facts(source, data, package)
        return self._read[path]

    def source_of(self, path: Path, data: bytes = b"") -> SourceFile:
        """A file that was read."""
        if path not in self._sources:
            near = path.is_relative_to(self.folder)
            inside = path.relative_to(self.folder).as_posix() if near else ""
            shown = f"{self.shown}/{inside}" if near else str(path)
            self._sources[path] = SourceFile(shown, data.decode(errors="replace"))
        return self._sources[path]

    def types_in(self, module: str) -> Mapping[str, str]:
        """The names of a module that stand for types of schemas."""
        facts = self._read.get(self.folder / f"{module}.py")
        return {} if facts is None else facts.types

    def is_draft(self, path: Path) -> bool:
        """Whether the text of a module is yet to be written."""
        if self._output is not None and path.parent != self.folder:
            place = path.with_suffix("").absolute()
            if self._output in (place, *place.parents):
                return True
        return path.parent == self.folder and path.stem in self._drafts

    @property
    def functions(self) -> Mapping[str, KernelFunction]:
        """All of them, by name."""
        return MappingProxyType(self._functions)

    def find(self, kernel: str, overload: str) -> KernelFunction | None:
        """The function for `kernel` in an operator of that overload name, if there is one."""
        for name in candidates(kernel, overload):
            if name in self._functions:
                return self._functions[name]
        return None

    def find_meta(self, unambiguous_name: str) -> KernelFunction | None:
        """The shape function of the structured operator of that name."""
        return self._functions.get(meta_name(unambiguous_name))

    def find_faulty(self, names: Iterable[str]) -> KernelFunction | None:
        """What has the first of these names that anything has, but can't be called."""
        return next((self._faulty[n] for n in names if n in self._faulty), None)

    def may_define(self, names: Iterable[str]) -> bool:
        """Whether a module that can't be read seems to define one of these functions."""
        return not self._unread.isdisjoint(names)

    def module_for(self, operator: str, related: Sequence[str]) -> str:
        """The file where a missing kernel belongs: where those of `related` are."""
        for name in related:
            found = self._functions.get(name)
            if found is not None:
                return found.path
        stem = py_name(operator.strip("_") or operator)
        return f"{self.shown}/{stem}.py"


def is_importable(name: str) -> bool:
    """Whether an import statement can name this module of a package."""
    # Python reads names in this form, whatever is written.
    is_plain = unicodedata.normalize("NFKC", name) == name
    is_taken = keyword.iskeyword(name) or name == "__init__"
    return name.isidentifier() and is_plain and not is_taken


def search_roots() -> tuple[str, ...]:
    """The folders in which packages are looked for."""
    return *sys.path, "", str(Path(__file__).resolve().parents[1])


def find_package(dotted: str) -> Path | None:
    """The folder of the package of that name, found as an import would find it, but not imported.

    What is looked through is Python's path, then the current folder, then the folder
    around this generator. None if the package is nowhere there, or the name is none.
    """
    parts = dotted.split(".")
    if not all(map(is_importable, parts)):
        return None
    folders = (Path(root).joinpath(*parts) for root in search_roots())
    return next((folder for folder in folders if folder.is_dir()), None)


def candidates(kernel: str, overload: str) -> tuple[str, ...]:
    """The names to look for, best first. See Note [Names of kernel functions]."""
    names = [kernel]
    if kernel.endswith(_SYMBOLIC):
        names.append(kernel.removesuffix(_SYMBOLIC))
    found: list[str] = []
    for name in names:
        found += [f"{name}_{overload}"] if overload else []
        found.append(kernel_name(name))
    return tuple(found)


def meta_name(unambiguous_name: str) -> str:
    """The name of a structured operator's shape function."""
    return f"meta_{unambiguous_name}"
