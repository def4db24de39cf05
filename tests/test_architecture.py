"""What holds the house up: who may import whom, model classes that hash, notes that exist.

The rules are tables here, so that breaking one is a decision that a review sees.
"""

from __future__ import annotations

import ast
import dataclasses
import importlib
import pkgutil
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from types import ModuleType
from typing import Any, NamedTuple

import pytest

import codegen.model
import runtime.schema
from codegen.diagnostics import Collector
from codegen.emit import EMITTERS
from codegen.emit.environment import TEMPLATES
from codegen.emit.package import Package
from codegen.kernel_index import KernelIndex, find_package
from codegen.kernel_reports import KernelReports
from codegen.link import Linker
from codegen.load import Loaded, load, load_sources
from codegen.manifest import MANIFEST, digest, read_manifest
from codegen.model.typed_kernels import ArgumentMeta, TypedKernel
from codegen.source import SourceFile
from runtime.schema import SchemaError, parse_schema
from runtime.schema.defaults import Symbol
from runtime.schema.findings import Finding, Part
from runtime.schema.lexer import locate

ROOT = Path(__file__).parents[1]
SCHEMAS = ROOT / "schemas"


class Import(NamedTuple):
    """One import of one module, as a dotted name from the root of the repository."""

    path: str
    line: int
    module: str
    is_relative: bool
    is_at_top: bool

    def __str__(self) -> str:
        return f"{self.path}:{self.line} imports {self.module}"


def _files(folder: str) -> Iterator[Path]:
    yield from sorted((ROOT / folder).rglob("*.py"))


def _imports(path: Path) -> Iterator[Import]:
    tree = ast.parse(path.read_text())
    shown = path.relative_to(ROOT)
    top = set(map(id, _top_level(tree)))
    for node in ast.walk(tree):
        at_top = id(node) in top
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield Import(str(shown), node.lineno, alias.name, False, at_top)
            case ast.ImportFrom(module=module, level=level, names=names):
                base = (
                    list(shown.parts[:-1])[: len(shown.parts) - level] if level else []
                )
                prefix = ".".join([*base, *([module] if module else [])])
                for alias in names:
                    # `from . import x` imports the module x; `from .x import y` may.
                    full = (
                        f"{prefix}.{alias.name}"
                        if _is_module(prefix, alias.name)
                        else prefix
                    )
                    yield Import(str(shown), node.lineno, full, level > 0, at_top)
            case _:
                pass


def _is_module(prefix: str, name: str) -> bool:
    place = ROOT.joinpath(*prefix.split("."), name)
    return place.is_dir() or place.with_suffix(".py").is_file()


def _top_level(tree: ast.Module) -> Iterator[ast.stmt]:
    """Statements that run on import, inside `if` and `try` as well."""
    pending: list[ast.AST] = list(tree.body)
    while pending:
        node = pending.pop()
        if isinstance(node, ast.stmt):
            yield node
        if isinstance(node, (ast.If, ast.Try, ast.With, ast.ExceptHandler)):
            pending += ast.iter_child_nodes(node)


ALL = {
    folder: [found for path in _files(folder) for found in _imports(path)]
    for folder in ("codegen", "runtime", "generated", "tests", "benchmarks", "examples")
}


def _is_in(module: str, packages: Iterable[str]) -> bool:
    return any(module == p or module.startswith(f"{p}.") for p in packages)


def _foreign(imports: Iterable[Import]) -> Iterator[Import]:
    """Imports of neither the standard library nor this repository."""
    own = ("codegen", "runtime", "generated")
    for found in imports:
        if found.module.partition(".")[0] not in {*sys.stdlib_module_names, *own}:
            yield found


# ---- direction ----

# What codegen sees of the runtime: keys, schemas, and the rules that divide large packages,
# find the nearest name, refuse namespaces and put words in messages.
# `explain` and `diff` ask the one function that knows the precedence of kernels.
OF_RUNTIME = (
    *("runtime.keys", "runtime.namespaces", "runtime.nearest"),
    *("runtime.schema", "runtime.shards", "runtime.wording"),
)
OF_RUNTIME_FOR_EXPLAIN = (*OF_RUNTIME, "runtime.key_set", "runtime.table")
EXPLAIN = (
    *("codegen/explain.py", "codegen/explain_render.py", "codegen/cli_explain.py"),
    "codegen/diff.py",
)


def test_codegen_imports_keys_and_schemas_of_the_runtime_only() -> None:
    wrong = [
        str(found)
        for found in ALL["codegen"]
        if _is_in(found.module, ["runtime", "generated"])
        and not _is_in(
            found.module,
            OF_RUNTIME_FOR_EXPLAIN if found.path in EXPLAIN else OF_RUNTIME,
        )
    ]
    assert wrong == []


def test_runtime_imports_neither_the_generator_nor_what_it_writes() -> None:
    wrong = [
        str(f) for f in ALL["runtime"] if _is_in(f.module, ["codegen", "generated"])
    ]
    assert wrong == []


def test_imports_inside_the_runtime_are_relative() -> None:
    """So that it can be copied into a package."""
    wrong = [
        str(f)
        for f in ALL["runtime"]
        if not f.is_relative and _is_in(f.module, ["runtime"])
    ]
    assert wrong == []
    assert any(f.is_relative for f in ALL["runtime"])


def test_generated_imports_the_runtime_only() -> None:
    imports = ALL["generated"]
    assert imports
    assert [str(f) for f in imports if _is_in(f.module, ["codegen"])] == []
    assert [str(f) for f in _foreign(imports)] == []


# Modules of the runtime that know arrays; all kernels do.
ARRAYS = frozenset(
    f"runtime/{name}.py"
    for name in (
        "dtypes",
        "fallbacks/functionalize/spills",
        "memory",
        "nested",
        "printing",
        "protocols",
        "storage",
        "tensor",
        "tensor_base",
    )
)


def test_arrays_are_known_where_they_must_be() -> None:
    found = {f.path for f in _foreign(ALL["runtime"])}
    assert {f.module.partition(".")[0] for f in _foreign(ALL["runtime"])} == {
        "numpy",
        "ml_dtypes",
    }
    assert {p for p in found if not p.startswith("runtime/native/")} == ARRAYS


# What dispatches calls takes for a tensor whatever has `_keys`.
DISPATCHER = (
    *("keys", "key_bits", "key_set", "dispatch_state", "local_keys", "kernel", "table"),
    *("entry", "operator", "dispatcher", "registration", "library", "introspect"),
    *("boxing", "ops", "overloads", "errors"),
)
TENSORS = ("runtime.tensor", "runtime.tensor_base", "runtime.storage", "runtime.native")


def test_the_dispatcher_does_not_know_tensors() -> None:
    files = {f"runtime/{name}.py" for name in DISPATCHER}
    imports = [f for f in ALL["runtime"] if f.path in files]
    assert len({f.path for f in imports}) > 12
    unknown = (*TENSORS, "runtime.fallbacks")
    assert [str(f) for f in imports if _is_in(f.module, unknown)] == []


def test_fallbacks_work_through_the_dispatcher() -> None:
    """They serve every operator, so they know no kernel."""
    imports = [f for f in ALL["runtime"] if f.path.startswith("runtime/fallbacks/")]
    assert len({f.path for f in imports}) > 1
    assert [str(f) for f in imports if _is_in(f.module, ["runtime.native"])] == []


SEEN_BY_SCHEMAS = ("runtime.schema", "runtime.errors", "runtime.nearest")


def test_schemas_know_errors_only() -> None:
    imports = [f for f in ALL["runtime"] if f.path.startswith("runtime/schema/")]
    wrong = [
        str(f)
        for f in imports
        if _is_in(f.module, ["runtime"]) and not _is_in(f.module, SEEN_BY_SCHEMAS)
    ]
    assert wrong == []
    assert [
        str(f)
        for f in ALL["runtime"]
        if f.path == "runtime/errors.py" and f.is_relative
    ] == []


THIRD_PARTY = {
    "click": (
        "codegen/cli.py",
        "codegen/cli_explain.py",
        "codegen/cli_generate.py",
        "codegen/cli_hints.py",
        "codegen/cli_options.py",
        "codegen/cli_reports.py",
        "codegen/cli_stubs.py",
        "codegen/cli_validate.py",
        "codegen/terminal.py",
    ),
    "rich": ("codegen/progress_bar.py",),
    "jinja2": (
        "codegen/emit/environment.py",
        "codegen/extensions.py",
        "codegen/pipeline.py",
    ),
    "yaml": ("codegen/parse/compose.py", "codegen/parse/nodes.py"),
}


def test_each_library_is_used_in_its_place() -> None:
    found: dict[str, set[str]] = {}
    for one in _foreign(ALL["codegen"]):
        found.setdefault(one.module.partition(".")[0], set()).add(one.path)
    assert found == {library: set(paths) for library, paths in THIRD_PARTY.items()}


# Packages and modules of the generator, and what else of it they may import. What a schema
# file says comes first, how Python looks second, files third.
MODEL = ("codegen.model", "codegen.source")
READING = (
    *MODEL,
    *("codegen.diagnostics", "codegen.codes", "codegen.options", "codegen.releases"),
    "codegen.files",
)
LAYERS: Mapping[str, tuple[str, ...]] = {
    "codegen/source.py": (),
    "codegen/codes.py": (),
    "codegen/diagnostics.py": ("codegen.codes", "codegen.source"),
    "codegen/layout.py": (),
    "codegen/names.py": (),
    "codegen/files.py": (),
    "codegen/manifest.py": ("codegen.files",),
    "codegen/locking.py": (),
    "codegen/signing.py": (),
    "codegen/processes.py": (),
    "codegen/staging.py": ("codegen.locking",),
    "codegen/write.py": ("codegen.files", "codegen.manifest", "codegen.staging"),
    "codegen/model/": MODEL,
    "codegen/parse/": (*READING, "codegen.parse", "codegen.operator_hints"),
    "codegen/derive/": (*READING, "codegen.derive", "codegen.parse.entries"),
    "codegen/operator_hints.py": ("codegen.diagnostics",),
    "codegen/checks/": (
        *READING,
        "codegen.checks",
        "codegen.parse",
        "codegen.derive",
        "codegen.operator_hints",
    ),
    "codegen/views/": (*MODEL, "codegen.views", "codegen.names", "codegen.layout"),
    "codegen/emit/": (
        *MODEL,
        "codegen.emit",
        "codegen.layout",
        "codegen.link",
        "codegen.names",
        "codegen.views",
    ),
}


@pytest.mark.parametrize("place", LAYERS)
def test_layers_of_the_generator(place: str) -> None:
    own = place.removesuffix(".py").rstrip("/").replace("/", ".")
    imports = [f for f in ALL["codegen"] if f.path.startswith(place)]
    assert imports
    wrong = [
        str(f)
        for f in imports
        if _is_in(f.module, ["codegen"]) and not _is_in(f.module, (*LAYERS[place], own))
    ]
    assert wrong == []


@pytest.mark.parametrize("folder", ["codegen", "runtime", "generated"])
def test_imports_stand_at_the_top(folder: str) -> None:
    assert [str(f) for f in ALL[folder] if not f.is_at_top] == []


def test_torch_is_an_oracle_and_nothing_else() -> None:
    allowed = ("tests/conformance/", "benchmarks/")
    wrong = [
        str(f)
        for imports in ALL.values()
        for f in imports
        if _is_in(f.module, ["torch", "torchgen"]) and not f.path.startswith(allowed)
    ]
    assert wrong == []


# ---- importing does nothing but define ----


def test_importing_the_runtime_registers_nothing(printed: Callable[..., str]) -> None:
    program = """
import importlib, pkgutil, runtime
names = [m.name for m in pkgutil.walk_packages(runtime.__path__, "runtime.")]
for name in names:
    importlib.import_module(name)
from runtime.dispatcher import Dispatcher, get_default_dispatcher
from runtime.introspect import dump_state
fresh = Dispatcher()
fresh.register_default_fallbacks()
assert get_default_dispatcher().operator_names() == (), get_default_dispatcher().operator_names()
assert dump_state(get_default_dispatcher()) == dump_state(fresh)
print(len(names))
"""
    assert int(printed(program, "-W", "error")) > 50


def test_importing_the_generator_needs_no_arrays(printed: Callable[..., str]) -> None:
    program = (
        "import importlib, sys; from codegen.cli import COMMANDS;"
        "[importlib.import_module(f'codegen.{name}') for name in COMMANDS.values()];"
        "found = {'numpy', 'ml_dtypes', 'torch'} & set(sys.modules);"
        "assert not found, found"
    )
    printed(program)


def test_importing_a_package_imports_nothing_that_is_to_wait_for_its_use(
    printed: Callable[..., str],
) -> None:
    program = (
        "import sys, generated; from runtime.lazy import LazyModule;"
        "waiting = {each._module for module in [*sys.modules.values()]"
        " for each in vars(module).values() if isinstance(each, LazyModule)};"
        "print(*sorted(waiting & sys.modules.keys()), len(waiting), sep='\\n')"
    )
    *imported, count = printed(program).splitlines()
    assert imported == ["runtime.ops"]  # which imports the module that names it
    assert int(count) > 10


# ---- model classes ----

# What the default schema has none of.
MORE = """\
- func: two.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  ufunc_inner_loop:
    Generic: two (AllAndComplex)
  precomputed:
  - self -> Tensor other
- func: two(Tensor self) -> Tensor
  structured_delegate: two.out
"""
RUN_TIME_ONLY = (
    "run(Dict(str, Tensor) a, (int, float) b, Future(t) c, t d, "
    "__torch__.torch.classes.x.Y e) -> ()"
)


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    yield package
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def _model_classes() -> Iterator[type]:
    for package in (codegen.model, runtime.schema):
        for module in _modules(package):
            for value in vars(module).values():
                if not isinstance(value, type) or value.__module__ != module.__name__:
                    continue
                if dataclasses.is_dataclass(value):
                    yield value


@pytest.fixture(scope="module")
def instances() -> dict[type, Any]:
    """One instance of each class that occurs in what was read."""
    collector = Collector()
    more = load_sources(SourceFile("more.yaml", MORE), None, None, collector)
    found: dict[type, Any] = {}
    seen: set[int] = set()
    pending: list[Any] = [_default(), more, parse_schema(RUN_TIME_ONLY), *_passing()]
    while pending:
        value = pending.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if dataclasses.is_dataclass(value) and not isinstance(value, type):
            found.setdefault(type(value), value)
            pending += [getattr(value, f.name) for f in dataclasses.fields(value)]
        elif isinstance(value, Mapping):
            pending += [*value.keys(), *value.values()]
        elif isinstance(value, (tuple, frozenset)):
            pending += value
    return found


def _passing() -> Iterator[Any]:
    """What is alive only while a schema is read or asked, or in lists that have no default."""
    yield locate("Tensor self")[0]
    yield TypedKernel("add_out", (ArgumentMeta("self", "Float", (0, 1)),))
    yield Symbol("Mean")
    options = "ScalarType? dtype, Layout? layout, Device? device, bool? pin_memory"
    yield parse_schema(f"f(*, {options}) -> ()").tensor_options
    yield Finding("BW101", "message", Part.ARGUMENT)
    with pytest.raises(SchemaError) as raised:
        parse_schema("f(")
    yield from raised.value.problems


def _default() -> Loaded:
    return load(SCHEMAS / "native_functions.yaml", SCHEMAS / "tags.yaml")


@pytest.mark.parametrize("cls", list(_model_classes()), ids=lambda c: c.__qualname__)
def test_model_classes_are_frozen_and_hashable(
    cls: Any, instances: Mapping[type, Any]
) -> None:
    assert cls.__dataclass_params__.frozen
    assert hasattr(cls, "__slots__")
    if cls.__qualname__.startswith("_"):
        return
    value = instances[cls]
    assert hash(value) == hash(dataclasses.replace(value))
    assert value == dataclasses.replace(value)


# ---- notes ----

_DEFINED = re.compile(r"^# Note \[([^\]]+)\]\n# ~+$", re.MULTILINE)
_MENTIONED = re.compile(r"Note \[([^\]]+)\]")
_TEXTS = ("*.py", "*.md", "*.jinja", "*.yaml")


def _texts() -> Iterator[tuple[str, str]]:
    folders = (
        "codegen",
        "runtime",
        "templates",
        "schemas",
        "docs",
        "examples",
        "benchmarks",
    )
    paths = [p for folder in folders for t in _TEXTS for p in (ROOT / folder).rglob(t)]
    for path in (*sorted(paths), *ROOT.glob("*.md")):
        yield str(path.relative_to(ROOT)), path.read_text()


def test_every_note_that_is_mentioned_exists_once() -> None:
    defined: dict[str, list[str]] = {}
    mentioned: dict[str, list[str]] = {}
    for path, text in _texts():
        for title in _DEFINED.findall(text):
            defined.setdefault(title, []).append(path)
        joined = re.sub(r"\s*\n[ \t]*(#[ \t]*)?", " ", text)
        for title in _MENTIONED.findall(joined):
            mentioned.setdefault(title, []).append(path)
    twice = {title: paths for title, paths in defined.items() if len(paths) > 1}
    dangling = {t: paths for t, paths in mentioned.items() if t not in defined}
    unused = [t for t in defined if len(mentioned[t]) < 2]
    assert (twice, dangling, unused) == ({}, {}, [])
    assert len(defined) > 10


# ---- generated files ----


@pytest.fixture(scope="module")
def package() -> Package:
    """The default schema, linked with stubs for what has no kernel."""
    loaded = _default()
    folder = find_package("runtime.native")
    assert folder is not None
    index = KernelIndex("runtime.native", folder)
    linked = Linker(
        loaded.functions,
        loaded.groups,
        loaded.view_groups,
        KernelReports(index, Collector()),
        stub_missing=True,
    ).link(loaded.backend_indices)
    return Package(loaded.functions, loaded.groups, linked)


def test_each_file_has_one_emitter_and_each_template_a_use(package: Package) -> None:
    paths: dict[PurePosixPath, str] = {}
    templates: set[str] = set()
    for emit in EMITTERS:
        for file in emit(package):
            assert file.path not in paths, f"{emit.__module__} and {paths[file.path]}"
            paths[file.path] = emit.__module__
            templates.add(file.template)
    assert templates == {p.name for p in TEMPLATES.glob("*.jinja")}
    assert len({emit.__module__ for emit in EMITTERS}) == len(EMITTERS)


def test_generated_holds_what_its_manifest_lists() -> None:
    folder = ROOT / "generated"
    manifest = read_manifest(folder / MANIFEST)
    assert manifest is not None
    on_disk = {
        path.relative_to(folder).as_posix(): path.read_text()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    del on_disk[MANIFEST]
    assert {name: digest(text) for name, text in on_disk.items()} == manifest.outputs


@pytest.mark.parametrize("folder", ["codegen", "runtime"])
def test_files_and_functions_are_of_a_size_to_read(folder: str) -> None:
    """Not a law of nature; a reason to look twice, so the exceptions stand here."""
    long_files = {
        str(path.relative_to(ROOT)): lines
        for path in _files(folder)
        if (lines := len(path.read_text().splitlines())) > 500
    }
    long_functions = [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"
        for path in _files(folder)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef)
        and (node.end_lineno or 0) - node.lineno >= 60
    ]
    assert (long_files, long_functions) == ({}, [])
