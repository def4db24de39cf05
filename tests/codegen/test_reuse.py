"""Generating again: what is reused is what would be made, and nothing spoils it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final

import pytest
from click.testing import CliRunner, Result

from codegen import cli_generate, reuse
from codegen.cli import main
from codegen.diagnostics import render_text
from codegen.loading import Loading
from codegen.locking import locked
from codegen.manifest import MANIFEST
from codegen.pipeline import Built, Options, build
from codegen.reuse import Record, Texts, find_record, keep_record

ROOT: Final = Path(__file__).resolve().parents[2]
FIXTURES: Final = Path(__file__).parent / "fixtures"
DEMO: Final = (FIXTURES / "demo.yaml").read_text(encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a schema file; records are kept in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOXWOOD_CACHE", str(tmp_path / "records"))
    (tmp_path / "ops.yaml").write_text(
        "- func: f(Tensor self, int n=1) -> Tensor\n"
        "- func: g(Tensor self) -> Tensor\n"
    )
    return tmp_path


def run(*options: str) -> Result:
    arguments = ("--schema", "ops.yaml", "--out", "out", "--missing-kernels", "stub")
    return CliRunner().invoke(main, ["generate", *arguments, *options])


def summary(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()[-1]


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


# ---- what is reused is right ----


def _built(text: str, folder: Path, loading: Loading, record: Record | None) -> Built:
    schema = folder / "ops.yaml"
    schema.write_text(text, encoding="utf-8")
    options = Options(
        schema=schema,
        tags=FIXTURES / "tags.yaml",
        output=folder / "out",
        kernels="demo_kernels",
        kernels_folder=FIXTURES / "demo_kernels",
        stub_missing=True,
        loading=loading,
    )
    texts = None if record is None else Texts(folder / "out", record)
    return build(options, texts=texts)


def _changes(text: str) -> Iterator[tuple[str, str]]:
    """The list without each of its entries, and with other small changes."""
    entries = re.split(r"(?m)^(?=- func)", text)
    for index in range(1, len(entries), 4):
        name = entries[index].split("(")[0]
        yield f"without {name}", "".join(entries[:index] + entries[index + 1 :])
    for old, new in (
        ("variants: function, method", "variants: method"),
        ("tags: pointwise", ""),
        ("=1", "=2"),
        ("Tensor self", "Tensor itself"),
    ):
        for found in list(re.finditer(re.escape(old), text))[:3]:
            where = text.count("\n", 0, found.start()) + 1
            changed = text[: found.start()] + new + text[found.end() :]
            yield f"{old!r} to {new!r} in line {where}", changed


@pytest.mark.parametrize("loading", [Loading.eager, Loading.lazy])
def test_after_any_change_the_same_is_written_as_from_nothing(
    tmp_path: Path, loading: Loading
) -> None:
    """Whatever an emitter looks at has to be in the key of its file."""
    output = tmp_path / "out"
    empty = Record("", {}, "", 0, 0, {})
    first = _built(DEMO, tmp_path, loading, None)
    texts = Texts(output, empty)
    keyed = build(
        Options(
            schema=tmp_path / "ops.yaml",
            tags=FIXTURES / "tags.yaml",
            output=output,
            kernels="demo_kernels",
            kernels_folder=FIXTURES / "demo_kernels",
            stub_missing=True,
            loading=loading,
        ),
        texts=texts,
    )
    assert keyed.plan == first.plan
    for path, text in keyed.plan.items():
        (output / path).parent.mkdir(parents=True, exist_ok=True)
        (output / path).write_text(text, encoding="utf-8", newline="\n")
    record = Record("", {}, "", 0, 0, texts.files(keyed.plan))
    reused, count = 0, 0
    for what, text in _changes(DEMO):
        fresh = _built(text, tmp_path, loading, None)
        again = _built(text, tmp_path, loading, record)
        assert again.plan == fresh.plan, what
        assert render_text(again.diagnostics) == render_text(fresh.diagnostics)
        count += bool(fresh.plan)
        reused += sum(keyed.plan.get(path) == text for path, text in again.plan.items())
    assert count > 10
    assert reused > count


def test_a_change_of_one_operator_makes_its_shards_only(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    text = cli_generate.build.__globals__["_text"]

    def watched(file: object) -> object:
        made.append(str(file.path))  # type: ignore[attr-defined]
        return text(file)

    assert "0 unchanged" in summary(run("--loading", "lazy"))
    monkeypatch.setitem(cli_generate.build.__globals__, "_text", watched)
    edit(project / "ops.yaml", "int n=1", "int n=2")
    run("--loading", "lazy")
    assert "shards/operators_f.py" in made
    assert [name for name in made if name.endswith("_g.py")] == []


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


# ---- runs that find nothing to do ----


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[Options]:
    """The builds that were made."""
    found: list[Options] = []

    def watched(options: Options, *rest: object, **named: object) -> Built:
        found.append(options)
        return build(options, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(cli_generate, "build", watched)
    return found


def test_an_unchanged_package_is_not_built(
    project: Path, builds: list[Options]
) -> None:
    first = summary(run())
    count = int(re.findall(r"(\d+) files written", first)[0])
    before = contents(project / "out")
    assert len(builds) == 1
    again = run()
    assert len(builds) == 1
    assert summary(again).endswith(
        f"2 operators; 0 files written, 0 removed, {count} unchanged"
    )
    assert contents(project / "out") == before


def test_warnings_are_shown_again(project: Path, builds: list[Options]) -> None:
    (project / "ops.yaml").write_text(
        "- func: f(Tensor self) -> Tensor\n  tags: [unheard_of]\n"
        "- func: g(Tensor self) -> Tensor\n  autogen: g.out\n"
    )
    for form in ("text", "json"):
        first, again = run("--format", form), run("--format", form)
        assert (first.exit_code, again.exit_code) == (0, 0)
        assert again.stderr.replace(summary_of(again), "") == first.stderr.replace(
            summary_of(first), ""
        )
        if form == "json":
            assert again.stdout == first.stdout
    assert len(builds) == 2


def summary_of(result: Result) -> str:
    return next(line for line in result.output.splitlines() if "unchanged" in line)


def _touch_schema(project: Path) -> None:
    edit(project / "ops.yaml", "int n=1", "int n=2")


def _edit_output(project: Path) -> None:
    edit(project / "out" / "operators.py", "def f(", "def ff(")


def _remove_output(project: Path) -> None:
    (project / "out" / "functions.py").unlink()


def _edit_manifest(project: Path) -> None:
    edit(project / "out" / MANIFEST, "output", "outpt")


def _add_configuration(project: Path) -> None:
    (project / "boxwood.toml").write_text('[fields]\nlevel = "integer"\n')


def _add_tags(project: Path) -> None:
    (project / "tags.yaml").write_text("- tag: t\n  desc: d\n")


def _lose_record(project: Path) -> None:
    for path in (project / "records").iterdir():
        path.unlink()


@pytest.mark.parametrize(
    "change",
    [
        _touch_schema,
        _edit_output,
        _remove_output,
        _edit_manifest,
        _add_configuration,
        _add_tags,
        _lose_record,
    ],
)
def test_whatever_changes_is_noticed(
    project: Path, builds: list[Options], change: Callable[[Path], None]
) -> None:
    run()
    change(project)
    assert run().exit_code == 0
    assert len(builds) == 2
    reused = contents(project / "out")
    assert run("--no-reuse").exit_code == 0
    assert contents(project / "out") == reused


@pytest.mark.parametrize("options", [["--loading", "lazy"], ["--ignore", "BW404"]])
def test_other_options_are_another_request(
    project: Path, builds: list[Options], options: list[str]
) -> None:
    run()
    run(*options)
    assert len(builds) == 2


# ---- records that cannot be trusted ----


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("f(", "g(") + " ",
        lambda text: "boxwood-record 1\nx\n{}",
        lambda text: "\x00" * 100,
        lambda text: _signed("[" * 100_000),
        lambda text: _signed("[]"),
        lambda text: _signed('{"request": 1}'),
        lambda text: _signed(json.dumps({**_body(text), "files": [["operators.py"]]})),
        lambda text: _signed(json.dumps({**_body(text), "inputs": 3})),
    ],
)
def test_spoiled_records_are_none(
    project: Path, builds: list[Options], spoil: Callable[[str], str]
) -> None:
    run()
    before = contents(project / "out")
    (record,) = (project / "records").iterdir()
    record.write_text(spoil(record.read_text()))
    assert find_record(project / "out") is None
    assert run().exit_code == 0
    assert len(builds) == 2
    assert contents(project / "out") == before


def _signed(body: str) -> str:
    return f"boxwood-record 1\n{reuse.digest(body)}\n{body}"


def _body(text: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(text.split("\n", 2)[2])
    return found


def test_a_record_brings_no_text(project: Path) -> None:
    """Who forges one can have a file of the package taken as it is, and nothing else."""
    run()
    record = find_record(project / "out")
    assert record is not None
    _edit_output(project)
    texts = Texts(project / "out", record)
    path = PurePosixPath("operators.py")
    keys = {name: key for name, (key, _) in record.files.items()}
    assert keys["operators.py"] != ""
    assert texts.find(path, "whatever") is None


def test_records_need_no_folder(
    project: Path, monkeypatch: pytest.MonkeyPatch, builds: list[Options]
) -> None:
    (project / "file").write_text("")
    monkeypatch.setenv("BOXWOOD_CACHE", str(project / "file" / "below"))
    for count in (1, 2):
        assert run().exit_code == 0
        assert len(builds) == count


def test_where_records_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("BOXWOOD_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert reuse.cache_folder() == tmp_path / "boxwood"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert reuse.cache_folder() == tmp_path / "home" / ".cache" / "boxwood"


def test_round_trip(project: Path) -> None:
    record = Record(
        "r",
        {("/a", ""): "1", ("/b", "*.py"): "2"},
        "text\n",
        3,
        1,
        {"x": ("k", "t")},
        {"h": (("f", 3, ("a",), 1), ("g", 4, None, 0))},
    )
    keep_record(project / "out", record)
    assert find_record(project / "out") == record
    assert [
        p.name for p in (project / "records").iterdir() if p.name.startswith(".")
    ] == []


def test_keys_do_not_depend_on_the_hash_seed(project: Path) -> None:
    keys = set()
    for seed in ("1", "2", "3"):
        subprocess.run(
            [
                *(sys.executable, "-m", "codegen", "generate", "--no-reuse"),
                *("--schema", str(FIXTURES / "demo.yaml"), "--kernels", "demo_kernels"),
                *("--tags", str(FIXTURES / "tags.yaml"), "--out", "out"),
            ],
            env={
                **os.environ,
                "PYTHONHASHSEED": seed,
                "PYTHONPATH": os.pathsep.join(map(str, (ROOT, FIXTURES))),
            },
            check=True,
            capture_output=True,
        )
        record = find_record(project / "out")
        assert record is not None
        keys.add(json.dumps(record.files))
    assert len(keys) == 1


# ---- other ways to run ----


def test_dry_run(project: Path) -> None:
    found = run("--dry-run")
    assert "would write operators.py" in found.stdout
    assert summary(found).endswith("to be written, 0 to be removed, 0 unchanged")
    assert not (project / "out").exists()
    assert not (project / "records").exists()
    run()
    (project / "ops.yaml").write_text("- func: f(Tensor self, int n=1) -> Tensor\n")
    before = contents(project / "out")
    assert "would write operators.py" in run("--dry-run").stdout
    assert contents(project / "out") == before


def test_what_is_stale_would_be_removed(project: Path) -> None:
    run("--loading", "lazy")
    assert (
        "would remove shards/operators_f.py"
        in run("--loading", "eager", "--dry-run").stdout
    )


def test_jobs_write_the_same(project: Path) -> None:
    run("--loading", "lazy")
    one = contents(project / "out")
    found = run("--loading", "lazy", "--no-reuse", "--jobs", "3")
    assert "0 files written" in summary(found)
    assert contents(project / "out") == one
    assert run("--jobs", "0").exit_code == 2


def test_print_deps(project: Path) -> None:
    _add_configuration(project)
    found = run("--print-deps").stdout.splitlines()
    assert {str(project / name) for name in ("ops.yaml", "boxwood.toml")} <= {*found}
    assert str(ROOT / "templates" / "operators.py.jinja") in found
    assert str(ROOT / "codegen" / "pipeline.py") in found
    assert str(ROOT / "runtime" / "schema" / "parser.py") in found
    assert [name for name in found if not Path(name).is_file()] == []
    assert found == sorted(found)
    assert not (project / "out").exists()


def test_depfile(project: Path) -> None:
    assert run("--depfile", "a.d").exit_code == 0
    first, *rest = (project / "a.d").read_text().splitlines()
    assert first == f"out/{MANIFEST}: \\"
    assert all(line.endswith(" \\") for line in rest[:-1])
    named = [line.removesuffix(" \\").strip() for line in rest]
    assert str(project / "ops.yaml") in named
    assert named == sorted(named)


# ---- the lock ----


def test_one_run_at_a_time(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    inside: list[str] = []
    waited = threading.Event()
    entered = threading.Event()

    def second() -> None:
        with locked(folder, waited.set):
            inside.append("second")

    with locked(folder, lambda: None):
        (folder / "file").write_text("")
        thread = threading.Thread(target=second)
        thread.start()
        assert waited.wait(10)
        inside.append("first")
        entered.set()
    thread.join(10)
    assert inside == ["first", "second"]
    assert [path.name for path in folder.iterdir()] == ["file"]


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    program = (
        "import sys, time; from pathlib import Path; from codegen.locking import locked\n"
        "with locked(Path(sys.argv[1]), lambda: None): print('locked', flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"locked\n"
        process.kill()
    start = time.monotonic()
    with locked(tmp_path, lambda: None):
        assert time.monotonic() - start < 30


def test_a_run_that_fails_leaves_no_folder(project: Path) -> None:
    (project / "ops.yaml").write_text("- func: f(Tnsor self) -> Tensor\n")
    assert run().exit_code == 1
    assert not (project / "out").exists()
    assert not (project / "records").exists()
