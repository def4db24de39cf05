"""The passes in order, from schema files to the texts of a package. Touches no output file.

Read, compose, parse, validate, derive and index are in `load`; here follow link, view and
emit, and the manifest that says what was made from what.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from operator import attrgetter
from pathlib import Path, PurePosixPath
from types import MappingProxyType
from typing import Final

from jinja2 import TemplateError, TemplateSyntaxError

from . import vendor
from .choices import (
    COMMAND,
    LOADING,
    Choice,
    Choices,
    input_name,
    of_flag,
    of_paths,
    of_tags,
    of_words,
    recorded,
)
from .configuration import NO_CONFIGURATION, Configuration, candidates, configure
from .diagnostics import Collector, Diagnostic
from .emit import EMITTERS
from .emit.environment import TEMPLATES, File
from .emit.package import Package, Selection
from .emit.shards import FOLDER
from .extensions import emitter_inputs, extra_inputs, render_extra
from .files import read_file
from .inputs import Input, file_input, folder_input, states_of
from .kernel_index import OF_RUNTIME, find_package
from .kernel_packages import KernelFolder, KernelPackages
from .kernel_reports import KernelReports
from .link import Linked, Linker
from .load import Loaded, load, without_garbage_collection
from .loading import Loading
from .manifest import MANIFEST, Manifest, digest, input_digest
from .model.functions import NativeFunction
from .name_checks import check_names
from .names import one_line
from .options import LoadOptions
from .package_checks import check_package
from .processes import in_processes
from .releases import Release
from .reuse import Texts, generator_inputs
from .select.keys import OPTION as BACKENDS
from .select.keys import of_backends
from .select.run import selected
from .source import SourceFile

Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Options:
    """What to generate from, and where the package will be.

    `kernels` are the packages of kernels, in the order in which they are looked into.
    `output` is needed for the names of the inputs in the manifest, which are relative
    to its parent so that they are the same wherever the generator is run.
    `load` and `release` stand in for what the configuration says.
    `select` are lists of the operators that the package holds; without one it holds all.
    `backends` names the keys whose kernels it holds besides those for all backends.
    `vendor_runtime` makes the runtime, with its kernels, a part of the package, and
    `loading` says whether its operators are imported at once or when they are used.
    """

    schema: Path
    tags: Path | None
    output: Path
    kernels: tuple[KernelFolder, ...]
    runtime: str = "runtime"
    load: LoadOptions | None = None
    release: Release | None = None
    stub_missing: bool = False
    select: tuple[Path, ...] = ()
    backends: str | None = None
    vendor_runtime: bool = False
    loading: Loading = Loading.auto


@dataclass(frozen=True, slots=True)
class Built:
    """The texts of the package by path, empty if there was an error; and what was found.

    `added` counts operators that no selection names and that are there because others call
    them. `states` has a hash of everything that was read or looked for; `is_repeatable` says
    that nothing else can make the next run come out otherwise.
    """

    plan: Mapping[PurePosixPath, str]
    diagnostics: tuple[Diagnostic, ...]
    functions: int
    added: int = 0
    states: Mapping[Input, str] = field(default_factory=dict)
    is_repeatable: bool = True

    @property
    def has_errors(self) -> bool:
        """Whether nothing may be written."""
        return not self.plan


def build(
    options: Options,
    progress: Progress | None = None,
    texts: Texts | None = None,
    jobs: int = 1,
) -> Built:
    """Run all passes. Mistakes in the input are diagnostics, never exceptions.

    Args:
        texts: of the last run, to be taken again where they are made from the same.
        jobs: in how many processes to make the others.
    """
    with without_garbage_collection():
        return _build(options, progress, texts, jobs)


def _build(
    options: Options, progress: Progress | None, texts: Texts | None, jobs: int
) -> Built:
    found = Collector()
    loaded, inputs, states = _read(options, found, texts)
    if loaded.is_unreadable:
        return Built(MappingProxyType({}), found.sorted(), 0)
    joined = _join(options, loaded, found, texts)
    functions, kernels = joined.functions, joined.kernels
    check_names(functions, found)
    check_package(functions, found)
    copies = _copies(options, found)
    package = _package(options, joined)
    plan: dict[PurePosixPath, str] = {}
    if not found.has_errors:
        plan = _render(package, found, progress, texts, jobs)
        for texts_of_package in copies.values():
            plan |= texts_of_package
        plan |= render_extra(loaded.configuration, package, plan, found)
    if found.has_errors:
        return Built(MappingProxyType({}), found.sorted(), len(functions))
    inputs |= dict(_hashes_of_form(options, package.is_lazy, copies))
    plan[PurePosixPath(MANIFEST)] = _manifest(options, package, inputs, plan)
    if texts is not None:
        # Only now: what kernels import is read to look for what can't be.
        texts.kernels = kernels.facts
    return Built(
        MappingProxyType(plan),
        found.sorted(),
        len(functions),
        0 if joined.selection is None else len(joined.selection.added),
        {**kernels.looked.states, **states},
        is_repeatable=not loaded.configuration.emitters,
    )


@dataclass(frozen=True, slots=True)
class _Joined:
    """The operators of the package, and the kernels that they have."""

    part: Loaded
    functions: tuple[NativeFunction, ...]
    """Those of the part, by name."""
    selection: Selection | None
    linked: Linked
    kernels: KernelPackages


def _join(
    options: Options, loaded: Loaded, found: Collector, texts: Texts | None
) -> _Joined:
    """Select operators and link them. What decides that is read here, and known afterwards."""
    loaded = of_backends(loaded, options.backends, found)
    is_foreign = _are_foreign(options)
    kernels = _kernels(options, texts, is_foreign=is_foreign)
    part, selection = selected(
        options.select,
        loaded,
        lambda: _link(loaded, loaded, KernelReports(kernels, Collector()), stub=True),
        [each.folder for each in options.kernels],
        kernels.looked,
        found,
    )
    reports = KernelReports(kernels, found, is_foreign)
    linked = _link(loaded, part, reports, stub=options.stub_missing)
    if options.vendor_runtime:
        # A module that few runs need.
        calls = importlib.import_module(".kernel_calls", __package__)
        calls.report_undefined(loaded.functions, linked, kernels, found)
    functions = tuple(sorted(part.functions, key=_name))
    return _Joined(part, functions, selection, linked, kernels)


def inputs_read(options: Options) -> tuple[Input, ...]:
    """Everything that decides what the package is, with what can't be known without reading."""
    with without_garbage_collection():
        configuration = configure(options.schema, Collector(), options.release)
        inputs = inputs_of(options, configuration)
        loaded = load(options.schema, options.tags, options.load, options.release)
        if loaded.is_unreadable:
            return inputs
        joined = _join(options, loaded, Collector(), None)
        return (*inputs, *joined.kernels.looked.states)


def _package(options: Options, joined: _Joined) -> Package:
    """What the emitters look at."""
    functions = joined.functions
    return Package(
        functions,
        joined.part.groups,
        joined.linked,
        runtime=_module_name(options, options.runtime),
        kernels=tuple(_module_name(options, each.package) for each in options.kernels),
        # As the MANIFEST names it, whatever link leads to it.
        title=one_line(os.path.basename(os.path.realpath(options.schema))),
        selection=joined.selection,
        is_lazy=options.loading.is_lazy(options.output, len(functions)),
    )


def _manifest(
    options: Options,
    package: Package,
    inputs: Mapping[str, str],
    plan: Mapping[PurePosixPath, str],
) -> str:
    """What the package is made from, what is in it, and how to make it again."""
    kernels = {
        f"kernels of {each.package}": _kernels_hash(package.linked, number)
        for number, each in enumerate(options.kernels)
    }
    outputs = {str(path): digest(text) for path, text in plan.items()}
    form = Loading.lazy if package.is_lazy else Loading.eager
    said = recorded(choices_of(replace(options, loading=form)))
    said[COMMAND] = ("generate",)
    return str(Manifest({**inputs, **kernels}, outputs, said))


_name: Final = attrgetter("qualified_name")


def _copies(
    options: Options, found: Collector
) -> Mapping[str, Mapping[PurePosixPath, str]]:
    """The packages that are copied into this one, by name: the texts of their modules."""
    if not options.vendor_runtime:
        return {}
    copies = {vendor.RUNTIME: vendor.copied()}
    if any(each.is_own for each in options.kernels):
        # A module that few runs need.
        own = importlib.import_module(".vendor_kernels", __package__)
        copies |= own.copied_kernels(options.kernels, options.output, found)
    return copies


def _kernels(
    options: Options, texts: Texts | None, *, is_foreign: bool
) -> KernelPackages:
    """The modules of kernels, those parsed that the last run has not."""
    known = None if texts is None else texts.kernels
    found = KernelPackages.read(options.kernels, options.output, known)
    for each in found.packages:
        # In the runtime they are helpers, whose names another list has by coincidence.
        if each.package == OF_RUNTIME and is_foreign:
            each.drop_duplicates()
    return found


def _module_name(options: Options, package: str) -> str:
    """What modules at the top of the generated package write for a package in an import."""
    if not options.vendor_runtime:
        return package
    names = vendor.copy_names(each.package for each in options.kernels)
    return vendor.inside(package, names)


def _are_foreign(options: Options) -> bool:
    """Whether kernels are looked for in the runtime itself, for another list than its own."""
    schema = options.schema.resolve()
    return any(
        each.package == OF_RUNTIME
        and not schema.is_relative_to(each.folder.resolve().parents[1] / "schemas")
        for each in options.kernels
    )


def _read(
    options: Options, found: Collector, texts: Texts | None
) -> tuple[Loaded, dict[str, str], dict[Input, str]]:
    """The schema files, what the manifest says of all inputs, and what a record does."""
    # The hashes come first: a file that changes while it is read then looks out of date.
    inputs = dict(_hashes(_inputs(options), options))
    states = _states(inputs_of(options, NO_CONFIGURATION), texts)
    loaded = load(options.schema, options.tags, options.load, options.release)
    states = _states(inputs_of(options, loaded.configuration), texts) | states
    inputs |= dict(_hashes_of_settings(loaded.configuration, options))
    for diagnostic in loaded.diagnostics:
        found.add(diagnostic)
    return loaded, inputs, states


def _states(inputs: Iterable[Input], texts: Texts | None) -> dict[Input, str]:
    """The hashes of inputs, for whoever keeps a record."""
    return {} if texts is None else dict(states_of(inputs))


def inputs_of(options: Options, configuration: Configuration) -> tuple[Input, ...]:
    """Everything that decides what the package is, but for the options themselves."""
    paths = [options.schema, *options.select, *candidates(options.schema)]
    paths += [options.tags] if options.tags is not None else []
    full_list = configuration.options.full_list
    paths += [full_list] if full_list is not None else []
    kernels = [each.folder for each in options.kernels]
    folders = [folder_input(folder, "**/*.py") for folder in kernels]
    runtime = find_package(vendor.RUNTIME) if options.vendor_runtime else None
    if runtime is not None:
        folders += [
            folder_input(folder, f"**/*{suffix}")
            for folder in (runtime, *kernels)
            for suffix in vendor.SUFFIXES
        ]
    if configuration.templates is not None:
        folders.append(folder_input(configuration.templates, f"**/*{_TEMPLATE_SUFFIX}"))
    folders += emitter_inputs(configuration)
    return (*map(file_input, paths), *folders, *generator_inputs())


def choices_of(options: Options) -> Choices:
    """The options that decide what the package is. See Note [Options of a package]."""
    loading = None if options.loading is Loading.auto else options.loading.value
    release = None if options.release is None else str(options.release)
    choices: dict[str, Choice | None] = {
        BACKENDS: of_words(options.backends),
        "--kernels": of_words(*(each.package for each in options.kernels)),
        LOADING: of_words(loading),
        "--missing-kernels": of_words("stub" if options.stub_missing else None),
        "--release": of_words(release),
        "--schema": of_paths([options.schema], options.output),
        "--select": of_paths(options.select, options.output),
        "--tags": of_tags(options.tags, options.schema, options.output),
        "--vendor-runtime": of_flag(options.vendor_runtime),
    }
    return {name: choice for name, choice in choices.items() if choice is not None}


def _link(
    loaded: Loaded, part: Loaded, reports: KernelReports, *, stub: bool
) -> Linked:
    """The kernels of a part of a file; variants outside of it may be what they are made from."""
    linker = Linker(
        sorted(loaded.functions, key=_name),
        loaded.groups,
        loaded.view_groups,
        reports,
        stub_missing=stub,
    )
    return linker.link(part.backend_indices)


def _render(
    package: Package,
    found: Collector,
    progress: Progress | None,
    texts: Texts | None,
    jobs: int,
) -> dict[PurePosixPath, str]:
    files: list[File] = [file for emit in EMITTERS for file in emit(package)]
    plan: dict[PurePosixPath, str | None] = {}
    for file in files:
        if file.path in plan:
            raise AssertionError(f"two emitters write {file.path}")
        plan[file.path] = None
        if texts is not None and file.key is not None:
            plan[file.path] = texts.find(file.path, file.key())
    missing = [file for file in files if plan[file.path] is None]
    failures: dict[int, Exception] = {}
    for done, (number, made) in enumerate(in_processes(_text, missing, jobs), start=1):
        file = missing[number]
        if progress is not None:
            progress(str(file.path), done, len(missing))
        if isinstance(made, str):
            plan[file.path] = made
        else:
            failures[number] = made
    for number, error in sorted(failures.items()):
        _report_template(missing[number], error, found)
    return {path: text for path, text in plan.items() if text is not None}


def _text(file: File) -> str | Exception:
    try:
        return file.text()
    except (OSError, UnicodeError, TemplateError) as error:
        return error


def _report_template(file: File, error: Exception, found: Collector) -> None:
    """That a template can't be read, or is none. Positions in it are lines."""
    path = TEMPLATES / file.template
    shown = f"{TEMPLATES.name}/{file.template}"
    name = error.name if isinstance(error, TemplateSyntaxError) else None
    try:
        source = SourceFile(shown, read_file(path).decode(errors="replace"))
    except OSError:
        source = SourceFile(shown, "")
    span = source.whole()
    if isinstance(error, TemplateSyntaxError) and name in (file.template, None):
        span = source.line_span(error.lineno)
    found.report("BW508", span, f"{file.path} can't be rendered: {error}")


def _hashes(paths: Iterable[Path], options: Options) -> Iterator[tuple[str, str]]:
    """What every input is called in the manifest, and its hash; unreadable ones left out."""
    for path in paths:
        try:
            text = read_file(path).decode(errors="surrogateescape")
        except OSError:
            continue
        name = input_name(path, options.output)
        if path.is_relative_to(TEMPLATES):
            name = f"{TEMPLATES.name}/{path.relative_to(TEMPLATES).as_posix()}"
        yield name, input_digest(text)


def _hashes_of_settings(
    configuration: Configuration, options: Options
) -> Iterator[tuple[str, str]]:
    """What the manifest says of the configuration: what it sets counts, not how it is written."""
    if configuration.source is not None:
        path = Path(configuration.source.path)
        name = input_name(path, options.output)
        yield f"settings in {name}", digest(configuration.settings)
    yield from _hashes(extra_inputs(configuration), options)


def _hashes_of_form(
    options: Options,
    is_lazy: bool,
    copies: Mapping[str, Mapping[PurePosixPath, str]],
) -> Iterator[tuple[str, str]]:
    """What the manifest says of a package that is lazy, or has the runtime in it."""
    if is_lazy:
        templates = sorted((TEMPLATES / FOLDER).glob(f"*{_TEMPLATE_SUFFIX}"))
        yield from _hashes(templates, options)
    for package, texts in copies.items():
        yield vendor.input_of(package), vendor.texts_hash(texts)


_TEMPLATE_SUFFIX: Final = ".jinja"


def _inputs(options: Options) -> Iterator[Path]:
    yield options.schema
    if options.tags is not None:
        yield options.tags
    yield from options.select
    if options.select:
        yield from sorted((TEMPLATES / "selection").glob(f"*{_TEMPLATE_SUFFIX}"))
    yield from sorted(TEMPLATES.glob(f"*{_TEMPLATE_SUFFIX}"))


def _kernels_hash(linked: Linked, number: int) -> str:
    """Of what generation reads in a package of kernels: which functions there are, what they take.

    The bodies of kernels don't count: changing one leaves the package as it is.
    """
    functions = {use.function for use in linked.uses}
    found = {str(each) for each in functions if each.number == number}
    return digest("\n".join(sorted(found)))
