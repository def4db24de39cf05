"""What the emitters write for a small schema file: the golden files, which are called and checked.

fixtures/demo.yaml reaches every line of the emitters and views and every branch of the
templates, once whole, once as fixtures/selected.yaml selects and once in lazy form;
fixtures/tiny.yaml is what they leave out when nothing needs it. `pytest --update-golden`
rewrites the golden files, to be read before they are committed.
"""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from types import CodeType, FrameType
from typing import Any

import black
import pytest
from jinja2 import nodes

import codegen.emit
import codegen.views
from codegen.diagnostics import render_text
from codegen.emit.environment import TEMPLATES, File, environment
from codegen.kernel_packages import KernelFolder
from codegen.loading import Loading
from codegen.manifest import MANIFEST
from codegen.pipeline import Options, build
from codegen.write import write

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FIXTURES = HERE / "fixtures"
GOLDEN = HERE / "golden"
NAMES = ("demo", "tiny")
# The same packages in the form whose operators are imported when they are used.
LAZY = tuple(f"lazy/{name}" for name in NAMES)

Lines = set[tuple[str, int]]


@dataclass(frozen=True)
class Built:
    """The plans of all fixtures, the lines that were run for them, the templates' variables."""

    plans: Mapping[str, Mapping[PurePosixPath, str]]
    lines: Lines
    contexts: list[tuple[str, dict[str, Any]]]


def _options(name: str, output: Path) -> Options:
    return Options(
        FIXTURES / f"{name}.yaml",
        FIXTURES / "tags.yaml",
        output,
        kernels=(KernelFolder(f"{name}_kernels", FIXTURES / f"{name}_kernels"),),
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    output = tmp_path_factory.mktemp("output")
    contexts: list[tuple[str, dict[str, Any]]] = []
    lines: Lines = set()
    plans: dict[str, Mapping[PurePosixPath, str]] = {}
    render = File.text

    def text(self: File) -> str:
        contexts.append((self.template, self.context()))
        if self.key is not None:
            assert self.key()
        return render(self)

    environment.cache_clear()
    previous = sys.gettrace()
    sys.settrace(_tracer(lines))
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(File, "text", text)
            for name in NAMES:
                found = build(_options(name, output / f"{name}_ops"))
                assert render_text(found.diagnostics) == ""
                plans[name] = found.plan
            whole = _options("demo", output / "demo_ops")
            part = replace(whole, select=(FIXTURES / "selected.yaml",))
            found = build(part)
            assert render_text(found.diagnostics) == ""
            plans["selected"] = found.plan
            for name in NAMES:
                eager = _options(name, output / f"{name}_ops")
                found = build(replace(eager, loading=Loading.lazy))
                plans[f"lazy/{name}"] = found.plan
    finally:
        sys.settrace(previous)
    return Built(plans, lines, contexts)


def _tracer(lines: Lines) -> Any:
    folders = tuple(str(Path(m.__file__).parent) for m in _watched_packages())

    def local(frame: FrameType, event: str, argument: object) -> Any:
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return local

    def trace(frame: FrameType, event: str, argument: object) -> Any:
        if not frame.f_code.co_filename.startswith(folders):
            return None
        return local(frame, event, argument)

    return trace


def _watched_packages() -> Iterator[Any]:
    yield codegen.emit
    yield codegen.views


@pytest.fixture(scope="module")
def packages(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all packages as files."""
    folder = tmp_path_factory.mktemp("packages")
    for name, plan in built.plans.items():
        write(folder / f"{name}_ops", plan)
    return folder


FORMS = pytest.mark.parametrize("form", [".", "lazy"])


def _run(packages: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join(map(str, (packages, FIXTURES, ROOT)))
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=packages,
        env={**os.environ, "PYTHONPATH": paths, "MYPYPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", NAMES)
def test_golden_files(name: str, built: Built, request: pytest.FixtureRequest) -> None:
    folder = GOLDEN / f"{name}_ops"
    plan = {str(p): text for p, text in built.plans[name].items() if p.name != MANIFEST}
    if request.config.getoption("update_golden"):
        write(folder, built.plans[name])
        (folder / MANIFEST).unlink()
    on_disk = {
        path.relative_to(folder).as_posix(): path.read_text()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert sorted(plan) == sorted(on_disk)
    for path, text in plan.items():
        assert text == on_disk[path], path


def test_what_is_selected(built: Built) -> None:
    text = built.plans["selected"][PurePosixPath("RegisterSelection.py")]
    for words in (
        'BUILD_FEATURES: tuple[str, ...] = (\n    "first",\n    "second",\n)\n',
        "CUSTOM_CLASSES: tuple[str, ...] = ()\n",
        ', ...] = (("kernel", ("float", "int")),)\n',
        'kernel of demo::reshaped_copy"),\n',
    ):
        assert words in text
    schemas = built.plans["selected"][PurePosixPath("RegisterSchema.py")]
    assert "add.Tensor(" in schemas
    assert "add.out(" not in schemas


@pytest.mark.parametrize("name", [*NAMES, "selected", *LAZY])
def test_texts_are_as_black_lays_them_out(name: str, built: Built) -> None:
    mode = black.Mode(target_versions={black.TargetVersion.PY311})
    for path, text in built.plans[name].items():
        if path.suffix == ".py":
            assert black.format_str(text, mode=mode) == text, path


@FORMS
def test_packages_pass_the_type_checker(form: str, packages: Path) -> None:
    """So do the kernels: native_functions.py holds their signatures against the schemas."""
    names = [f"{name}_{part}" for name in NAMES for part in ("ops", "kernels")]
    cache = ROOT / ".mypy_cache" / "golden"
    flags = ["--strict", "--cache-dir", str(cache), *(f"-p{name}" for name in names)]
    done = _run(packages / form, "-m", "mypy", *flags)
    assert done.returncode == 0, done.stdout + done.stderr


@FORMS
def test_everything_is_called(form: str, packages: Path) -> None:
    done = _run(packages / form, "-W", "error", str(FIXTURES / "demo_calls.py"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1] == "boxed_wrappers"


@FORMS
def test_tiny_package_is_imported_and_called(form: str, packages: Path) -> None:
    program = "import tiny_ops as bw; assert bw.nothing(bw.tensor([1])) is None; print('done')"
    done = _run(packages / form, "-W", "error", "-c", program)
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


# ---- nothing in the generator that no fixture reaches ----

# What is not run in this process, or never: how an impossible case is said.
_UNREACHABLE = ("raise ", "assert_never", "case _:")


def _statements(path: Path) -> Iterator[int]:
    """The first line of everything in functions that can be traced."""
    code = compile(path.read_text(), str(path), "exec")
    pending = [c for c in code.co_consts if isinstance(c, CodeType)]
    while pending:
        current = pending.pop()
        pending += [c for c in current.co_consts if isinstance(c, CodeType)]
        # Bodies of classes run when the module is imported.
        if (
            current.co_flags & inspect.CO_NEWLOCALS
            and current.co_flags & inspect.CO_OPTIMIZED
        ):
            yield from {line for _, _, line in current.co_lines() if line is not None}


@pytest.mark.parametrize(
    "path",
    [
        path
        for package in _watched_packages()
        for path in sorted(Path(package.__file__).parent.glob("*.py"))
        # Only packages of selected operators have it; test_select.py generates those.
        if path.name != "selection.py"
    ],
    ids=lambda path: f"{path.parent.name}/{path.name}",
)
def test_every_line_of_the_emitters_is_reached(path: Path, built: Built) -> None:
    source = path.read_text().splitlines()
    missed = [
        f"{path.name}:{line}: {source[line - 1].strip()}"
        for line in sorted(set(_statements(path)))
        if (str(path), line) not in built.lines
        and not source[line - 1].strip().startswith(_UNREACHABLE)
    ]
    assert missed == []


def _conditions(template: str) -> Iterator[str]:
    tree = environment().parse((TEMPLATES / template).read_text())
    for node in tree.find_all((nodes.If, nodes.CondExpr)):
        test = node.test
        assert isinstance(
            test, (nodes.Name, nodes.Not)
        ), f"{template}: keep tests plain"
        if isinstance(test, nodes.Name):
            yield test.name


@pytest.mark.parametrize(
    "template",
    sorted(
        path.relative_to(TEMPLATES).as_posix()
        for folder in (TEMPLATES, TEMPLATES / "shards")
        for path in folder.glob("*.jinja")
    ),
)
def test_every_branch_of_the_templates_is_taken(template: str, built: Built) -> None:
    contexts = [context for name, context in built.contexts if name == template]
    assert contexts, "no emitter uses this template"
    for name in _conditions(template):
        assert {bool(context[name]) for context in contexts} == {False, True}, name
