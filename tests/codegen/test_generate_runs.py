"""Ways to run the generator: several processes, dry, for build systems, two at a time."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner, Result

from codegen.cli import main
from codegen.emit.environment import environment
from codegen.locking import locked, shared, try_lock
from codegen.manifest import MANIFEST
from codegen.staging import remove_left, staging_folder

ROOT: Final = Path(__file__).resolve().parents[2]


OPTIONS: Final = ("--schema", "ops.yaml", "--out", "out", "--missing-kernels", "stub")


def run(*options: str, command: str = "generate") -> Result:
    result = CliRunner().invoke(main, [command, *OPTIONS, *options])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def summary(result: Result, code: int = 0) -> str:
    assert result.exit_code == code, result.output
    return result.stdout.splitlines()[-1]


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


# ---- several processes ----


def test_jobs_write_the_same(project: Path) -> None:
    run("--loading", "lazy", "--jobs", "1")
    one = contents(project / "out")
    for jobs in ("2", "3"):
        shutil.rmtree(project / "out")
        run("--loading", "lazy", "--no-reuse", "--jobs", jobs)
        assert contents(project / "out") == one
    assert run("--jobs", "0").exit_code == 2


@pytest.fixture
def templates(project: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the templates, which is used."""
    templates = project / "templates"
    shutil.copytree(ROOT / "templates", templates)
    monkeypatch.setattr("codegen.emit.environment.TEMPLATES", templates)
    monkeypatch.setattr("codegen.pipeline.TEMPLATES", templates)
    environment.cache_clear()
    yield templates
    environment.cache_clear()


def test_jobs_find_the_same_errors(templates: Path) -> None:
    """Several templates that are none: all of them, in one order."""
    for name in ("operators.py.jinja", "functions.py.jinja", "redispatch.py.jinja"):
        text = (templates / name).read_text()
        (templates / name).write_text(f"{text}{{% for %}}\n")
    one, two, three = (run("--jobs", jobs) for jobs in ("1", "2", "3"))
    assert one.exit_code == 1
    assert one.stderr.count("BW508") == 3
    assert (one.stdout, one.stderr) == (two.stdout, two.stderr)
    assert (one.stdout, one.stderr) == (three.stdout, three.stderr)


# ---- runs that write nothing ----


@pytest.mark.parametrize("command", ["generate", "check"])
@pytest.mark.parametrize("option", ["--schema", "--tags", "--select"])
def test_a_pipe_is_no_input(project: Path, command: str, option: str) -> None:
    """It could be read once only: the hash would be of a list, and the package of none."""
    os.mkfifo(project / "pipe")
    assert run().exit_code == 0
    before = contents(project / "out")
    result = run(option, "pipe", command=command)
    assert result.exit_code == 2
    assert f"{option}: 'pipe' is no file" in result.stderr
    assert contents(project / "out") == before


def test_dry_run(project: Path) -> None:
    found = run("--dry-run")
    assert "would write operators.py" in found.stdout
    assert summary(found, 1).endswith("to be written, 0 to be removed, 0 unchanged")
    assert os.listdir(project) == ["ops.yaml"]
    run()
    found = run("--dry-run")
    assert "2 operators; 0 files to be written, 0 to be removed" in summary(found)
    (project / "ops.yaml").write_text("- func: f(Tensor self, int n=1) -> Tensor\n")
    before = contents(project)
    found = run("--dry-run", "--format", "json")
    assert (found.exit_code, found.stdout) == (1, "[]\n")
    assert "would write operators.py" in found.stderr
    assert contents(project) == before


def test_what_is_stale_would_be_removed(project: Path) -> None:
    run("--loading", "lazy")
    found = run("--loading", "eager", "--dry-run")
    assert "would remove shards/operators_f.py" in found.stdout
    assert found.exit_code == 1


def test_a_dry_run_refuses_what_a_run_would(project: Path) -> None:
    (project / "out").mkdir()
    (project / "out" / "thesis.txt").write_text("")
    dry, wet = run("--dry-run"), run()
    assert dry.exit_code == wet.exit_code == 1
    assert dry.stderr == wet.stderr
    assert "'thesis.txt'; name a new or an empty folder" in dry.stderr


# ---- what it depends on ----


def _add_emitters(project: Path) -> None:
    """A project with emitters in a module and in a package, and a template."""
    (project / "boxwood.toml").write_text(
        'emitters = ["one_emitter.emit", "emitters_of_mine.deep.emit"]\n'
        'templates = "mine"\n'
    )
    (project / "mine").mkdir()
    (project / "mine" / "notes.jinja").write_text("{{ count }}\n")
    (project / "one_emitter.py").write_text(
        "import json\nfrom one_emitter_helper import NONE\ndef emit(package): return NONE\n"
    )
    (project / "one_emitter_helper.py").write_text(
        "import one_emitter_parts.names as names\nNONE = names.NONE\n"
    )
    (project / "one_emitter_parts").mkdir()
    (project / "one_emitter_parts" / "names.py").write_text("NONE = ()\n")
    (project / "unused.py").write_text("")
    (project / "emitters_of_mine").mkdir()
    (project / "emitters_of_mine" / "__init__.py").write_text("")
    (project / "emitters_of_mine" / "texts.py").write_text("NAME = 'notes.md'\n")
    (project / "emitters_of_mine" / "deep.py").write_text(
        "from pathlib import PurePosixPath\n"
        "from codegen.emit.environment import File\n"
        "from .texts import NAME\n"
        "def emit(package):\n"
        "    count = len(package.functions)\n"
        "    yield File(PurePosixPath(NAME), 'notes.jinja', lambda: {'count': count})\n"
    )


@pytest.fixture
def fresh_modules() -> Iterator[None]:
    """What is imported of a project is forgotten again."""
    before = {*sys.modules}
    yield
    for name in {*sys.modules} - before:
        if name.startswith(("one_emitter", "emitters_of_mine")):
            del sys.modules[name]


OWN: Final = (
    "boxwood.toml",
    "emitters_of_mine/__init__.py",
    "emitters_of_mine/deep.py",
    "emitters_of_mine/texts.py",
    "mine/notes.jinja",
    "one_emitter.py",
    "one_emitter_helper.py",
    "one_emitter_parts/names.py",
    "ops.yaml",
)


def test_print_deps(project: Path) -> None:
    _add_emitters(project)
    found = run("--print-deps").stdout.splitlines()
    assert [name for name in found if name.startswith(str(project))] == [
        str(project / name) for name in OWN
    ]
    for name in (
        "templates/operators.py.jinja",
        "templates/shards/facade.py.jinja",
        "codegen/pipeline.py",
        "runtime/schema/parser.py",
        "runtime/native/pointwise_binary.py",
    ):
        assert str(ROOT / name) in found
    assert [name for name in found if not Path(name).is_file()] == []
    assert found == sorted(found)
    assert not (project / "out").exists()
    assert not {"one_emitter", "emitters_of_mine"} & {*sys.modules}


def test_deps_of_options(project: Path) -> None:
    (project / "some.yaml").write_text("operators: {}\n")
    (project / "tags.yaml").write_text("")
    without = {*run("--print-deps").stdout.splitlines()}
    found = {
        *run(
            "--print-deps", "--select", "some.yaml", "--vendor-runtime"
        ).stdout.splitlines()
    }
    assert str(project / "tags.yaml") in without
    further = {str(project / "some.yaml"), str(ROOT / "runtime" / "py.typed")}
    assert further <= found - without
    # Whatever else of the tests has imported it.
    assert str(ROOT / "runtime" / "library.py") in found


def test_files_of_emitters_are_always_made(project: Path, fresh_modules: None) -> None:
    _add_emitters(project)
    assert run().exit_code == 0
    assert (project / "out" / "notes.md").read_text() == "2\n"
    (project / "mine" / "notes.jinja").write_text("{{ count }}!\n")
    # In a process of its own, as templates are read once.
    done = subprocess.run(
        [sys.executable, "-m", "codegen", "generate", *OPTIONS],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
        capture_output=True,
        text=True,
    )
    assert (project / "out" / "notes.md").read_text() == "2!\n"
    assert "2 files written, 0 removed" in done.stdout


MAKEFILE: Final = """\
-include out.d
out/MANIFEST:
\t@echo made >> made
\t@touch out/MANIFEST
"""


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
@pytest.mark.parametrize(
    "name", ["ops.yaml", "my ops.yaml", "o#$p\\s\\ x:é*.yaml", "\udcff.yaml"], ids=ascii
)
def test_depfile(project: Path, name: str) -> None:
    """What make does with it: nothing, until a file changes; and it may be removed."""
    (project / "ops.yaml").rename(project / name)
    assert run("--schema", name, "--depfile", "out.d").exit_code == 0
    assert (project / "out.d").read_bytes().startswith(b"out/MANIFEST: \\\n  ")
    (project / "Makefile").write_text(MAKEFILE)

    def times_made() -> int:
        subprocess.run(["make", f"out/{MANIFEST}"], check=True, capture_output=True)
        made = project / "made"
        return made.read_text().count("made") if made.exists() else 0

    ahead = time.time() + 10
    os.utime(project / "out" / MANIFEST, (ahead, ahead))
    assert times_made() == 0
    os.utime(project / name, (ahead + 10, ahead + 10))
    assert times_made() == 1
    os.utime(project / name, (0, 0))
    (project / name).unlink()
    assert times_made() == 2


def test_depfile_of_a_run_that_finds_nothing_to_do(project: Path) -> None:
    _add_emitters(project)
    (project / "boxwood.toml").write_text("")
    run("--depfile", "first.d")
    assert "0 files written" in summary(run("--depfile", "again.d"))
    first = (project / "first.d").read_text()
    assert (project / "again.d").read_text() == first
    assert str(project / "boxwood.toml") in first
    run("--depfile", "fresh.d", "--no-reuse")
    assert (project / "fresh.d").read_text() == first


@pytest.mark.parametrize("character", "%;=|()\t\n")
def test_names_that_make_reads_otherwise_are_left_out(
    project: Path, character: str
) -> None:
    name = f"ops{character}remove all.yaml"
    (project / "ops.yaml").rename(project / name)
    found = run("--schema", name, "--depfile", "out.d")
    assert found.exit_code == 0
    assert (
        f"not in out.d, as make cannot be told the name: {project}/ops" in found.stderr
    )
    assert "remove all" not in (project / "out.d").read_text()
    found = run("--schema", name, "--depfile", "o.d", "--out", f"o{character}/made")
    assert found.exit_code == 1
    assert "make cannot be told the name" in found.stderr


@pytest.mark.parametrize("option", ["--dry-run", "--print-deps"])
def test_no_depfile_of_runs_that_write_nothing(project: Path, option: str) -> None:
    assert run("--depfile", "a.d", option).exit_code == 2
    assert not (project / "a.d").exists()


def test_a_depfile_that_cannot_be_written(project: Path) -> None:
    found = run("--depfile", "absent/a.d")
    assert found.exit_code == 1
    assert found.stderr.startswith("Error: can't write absent/a.d: ")


@pytest.mark.parametrize(
    ("variable", "place", "named"),
    [
        ("BOXWOOD_CACHE", "out", "the folder for records (BOXWOOD_CACHE)"),
        ("BOXWOOD_CACHE", "out/records", "the folder for records (BOXWOOD_CACHE)"),
        ("BOXWOOD_CACHE", "link/.records", "the folder for records (BOXWOOD_CACHE)"),
        ("XDG_STATE_HOME", "out/state", "the folder for keys (XDG_STATE_HOME)"),
        (None, "out/out.d", "--depfile"),
        (None, "link/deep/out.d", "--depfile"),
    ],
)
def test_nothing_else_is_put_into_the_package(
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    variable: str | None,
    place: str,
    named: str,
) -> None:
    """It would be a foreign file of the package, or be in the way of one."""
    run()
    (project / "link").symlink_to("out")
    before = contents(project)
    options = () if variable is not None else ("--depfile", place)
    if variable is not None:
        monkeypatch.setenv(variable, str(project / place))
    result = run(*options)
    assert result.exit_code == 2
    assert f"{named}: '" in result.stderr
    assert "is in 'out', which holds the package and nothing else" in result.stderr
    assert contents(project) == before


@pytest.mark.parametrize("place", ["outside", "out-records", "."])
def test_records_beside_the_package(
    project: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    monkeypatch.setenv("BOXWOOD_CACHE", place)
    assert run("--depfile", "out.d").exit_code == 0
    assert "0 files written" in summary(run())
    assert run(command="check").exit_code == 0


# ---- the lock ----


def test_one_run_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    inside: list[str] = []
    waited = threading.Event()

    def second() -> None:
        with locked(folder, waited.set):
            inside.append("second")

    with locked(folder, lambda: None):
        (folder / "file").write_text("")
        thread = threading.Thread(target=second)
        thread.start()
        assert waited.wait(10)
        inside.append("first")
    thread.join(10)
    assert inside == ["first", "second"]
    assert [path.name for path in folder.iterdir()] == ["file"]


def test_who_waits_is_told(project: Path) -> None:
    run()
    with (
        locked(project / "out", lambda: None),
        subprocess.Popen(
            [sys.executable, "-m", "codegen", "generate", *OPTIONS],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process,
    ):
        assert process.stderr is not None
        line = process.stderr.readline()
        assert line == "another run is writing out; waiting for it\n"
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        process.wait()
    assert process.returncode not in (0, None)


@pytest.mark.parametrize("options", [("check",), ("generate", "--dry-run")])
def test_who_looks_waits_for_who_writes(
    project: Path, options: tuple[str, ...]
) -> None:
    """What is half written is seen by nobody."""
    command, *more = options
    run()
    whole = contents(project / "out")
    found: list[subprocess.CompletedProcess[str]] = []
    with locked(project / "out", lambda: None):
        (project / "out" / "operators.py").write_text("half of it")
        thread = threading.Thread(target=lambda: found.append(_other(command, *more)))
        thread.start()
        thread.join(3)
        assert thread.is_alive()
        (project / "out" / "operators.py").write_bytes(whole["operators.py"])
    thread.join(30)
    (result,) = found
    assert result.returncode == 0, result.stdout
    assert result.stderr == "another run is writing out; waiting for it\n"


def test_who_looks_does_not_wait_for_others_who_look(project: Path) -> None:
    run()
    with shared(project / "out", lambda: None):
        assert _other("check").stderr == ""
        assert _other("generate", "--dry-run").stderr == ""
        with pytest.raises(subprocess.TimeoutExpired) as raised:
            _other("generate", timeout=3)
    assert b"another run is writing out" in (raised.value.stderr or b"")


@pytest.mark.parametrize("folder", ["none", "none/below", "file"])
def test_looking_makes_no_folder(tmp_path: Path, folder: str) -> None:
    (tmp_path / "file").write_text("")
    with shared(tmp_path / folder, lambda: None):
        assert os.listdir(tmp_path) == ["file"]


def _other(
    command: str, *options: str, timeout: float = 60
) -> subprocess.CompletedProcess[str]:
    """A run in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "codegen", command, *OPTIONS, *options],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )


def test_a_folder_that_went_while_one_waited_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "out"
    waited = threading.Event()
    held: list[bool] = []

    def second() -> None:
        with locked(folder, waited.set):
            held.append(folder.is_dir())

    with locked(folder, lambda: None):
        thread = threading.Thread(target=second)
        thread.start()
        assert waited.wait(10)
    thread.join(10)
    assert held == [True]
    assert not (tmp_path / "a").exists()


@contextmanager
def _stopped_inside(statement: str, folder: Path) -> Iterator[None]:
    """Another process is killed inside of a block; then goes on."""
    program = (
        "import sys, time; from pathlib import Path\n"
        "from codegen.locking import locked; from codegen.staging import staging_folder\n"
        f"with {statement}: print('inside', flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(folder)], cwd=ROOT, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"inside\n"
        yield
        process.kill()


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    with _stopped_inside("locked(Path(sys.argv[1]), lambda: None)", tmp_path):
        assert try_lock(tmp_path) is None
    start = time.monotonic()
    with locked(tmp_path, lambda: None):
        assert time.monotonic() - start < 30


def test_what_a_killed_run_left_is_removed(tmp_path: Path) -> None:
    root = tmp_path / "out"
    (tmp_path / ".out-mine").mkdir()
    (tmp_path / ".out-staged-file").write_text("")
    with _stopped_inside("staging_folder(Path(sys.argv[1]))", root):
        (left,) = (p for p in tmp_path.iterdir() if p.is_dir() and "staged" in p.name)
        (left / "new").mkdir()
        remove_left(root)
        assert (left / "new").is_dir()
    assert left.is_dir()
    with staging_folder(root) as mine:
        remove_left(root)
        assert not left.exists()
        assert mine.is_dir()
        assert not any(mine.iterdir())
    assert sorted(os.listdir(tmp_path)) == [".out-mine", ".out-staged-file"]


@pytest.mark.parametrize(
    ("names", "is_left"),
    [
        ([], False),
        (["new"], False),
        (["new", "old"], False),
        (["notes"], True),
        (["new", "notes"], True),
    ],
)
def test_only_what_runs_leave_is_removed(
    tmp_path: Path, names: list[str], is_left: bool
) -> None:
    """A folder of somebody's may have a name that begins like those."""
    place = tmp_path / ".out-staged-mine"
    for name in names:
        (place / name).mkdir(parents=True)
    place.mkdir(exist_ok=True)
    remove_left(tmp_path / "out")
    assert place.exists() is is_left


@pytest.mark.parametrize("out", ["out", "some/where/out"])
def test_a_run_that_fails_leaves_no_folder(project: Path, out: str) -> None:
    (project / "ops.yaml").write_text("- func: f(Tnsor self) -> Tensor\n")
    assert run("--out", out).exit_code == 1
    assert os.listdir(project) == ["ops.yaml"]


def test_a_run_leaves_the_package_alone(project: Path) -> None:
    """Not even hidden files, in the folder or beside it."""
    run()
    assert sorted(os.listdir(project)) == ["ops.yaml", "out", "records"]
    manifest = (project / "out" / MANIFEST).read_text()
    for name in contents(project / "out"):
        assert name == MANIFEST or f"  {name}\n" in manifest


def test_two_runs_of_different_files_at_once(project: Path) -> None:
    """The package is what one of them has made, whole."""
    (project / "more.yaml").write_text(
        (project / "ops.yaml").read_text() + "- func: h(Tensor self) -> Tensor\n"
    )
    commands = [
        [sys.executable, "-m", "codegen", "generate", *OPTIONS, "--schema", name]
        for name in ("ops.yaml", "more.yaml")
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    for _ in range(3):
        running = [
            subprocess.Popen(each, env=environment, stdout=-3, stderr=-3)
            for each in commands
        ]
        assert [process.wait(60) for process in running] == [0, 0]
        schema = "more.yaml" if "def h(" in _functions(project) else "ops.yaml"
        checked = CliRunner().invoke(main, ["check", *OPTIONS, "--schema", schema])
        assert checked.exit_code == 0, checked.output


def _functions(project: Path) -> str:
    return (project / "out" / "functions.py").read_text()
