"""Generating again: what is reused is what would be made, and nothing spoils it."""

from __future__ import annotations

import ast
import hmac
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final

import pytest
from click.testing import CliRunner, Result

from codegen import cli_generate, kernel_index, kernel_places, reuse
from codegen.cli import main
from codegen.diagnostics import render_text
from codegen.kernel_definitions import Definition
from codegen.kernel_modules import ImportedNames, ModuleFacts
from codegen.kernel_packages import KernelFolder
from codegen.loading import Loading
from codegen.manifest import MANIFEST
from codegen.pipeline import Built, Options, build
from codegen.reuse import Record, Texts, find_record, keep_record
from codegen.signing import sign

ROOT: Final = Path(__file__).resolve().parents[2]
FIXTURES: Final = Path(__file__).parent / "fixtures"
DEMO: Final = (FIXTURES / "demo.yaml").read_text(encoding="utf-8")


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
        kernels=(KernelFolder("demo_kernels", FIXTURES / "demo_kernels"),),
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
            kernels=(KernelFolder("demo_kernels", FIXTURES / "demo_kernels"),),
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
    run("--loading", "lazy", "--jobs", "1")
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


def _dangling(path: Path) -> None:
    path.symlink_to("nowhere")


@pytest.mark.parametrize(
    ("name", "make", "said"),
    [
        ("dangling.py", _dangling, "BW501"),
        ("folder.py", Path.mkdir, "BW501"),
        ("broken.py", lambda path: path.write_text("def (:"), "BW501"),
        ("more.py", Path.touch, ""),
        ("\udcff.py", Path.touch, ""),
        ("two\nlines.py", Path.touch, ""),
    ],
    ids=("dangling", "folder", "broken", "more", "no text", "two lines"),
)
def test_whatever_comes_to_the_kernels_is_noticed(
    project: Path, name: str, make: Callable[[Path], None], said: str
) -> None:
    """Files with names that are no text, and what has a module's name and is no file."""
    (project / "own_kernels").mkdir()
    (project / "own_kernels" / "one.py").touch()
    options = ("--kernels", "own_kernels")
    assert run(*options).exit_code == 0
    make(project / "own_kernels" / name)
    again, anew = run(*options), run(*options, "--no-reuse")
    assert again.exit_code == anew.exit_code == bool(said), again.output
    assert again.stderr == anew.stderr
    assert said in again.stderr


def test_a_record_of_another_generator_is_none(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have read the same modules of kernels otherwise."""
    run()
    assert find_record(project / "out") is not None
    monkeypatch.setattr(reuse, "generator_state", lambda: "another")
    assert find_record(project / "out") is None


def test_a_record_has_the_kernels_of_one_run(project: Path) -> None:
    (project / "own_kernels").mkdir()
    for number in range(3):
        (project / "own_kernels" / "one.py").write_text(f"def one(): return {number}\n")
        run("--kernels", "own_kernels")
        record = find_record(project / "out")
        assert record is not None
        (facts,) = record.kernels.values()
        assert facts.definitions == (Definition("one", 1, ()),)


def test_what_kernels_import_is_parsed_once(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Modules without kernels count as well: what they define may be imported from them."""
    (project / "own_kernels").mkdir()
    (project / "own_kernels" / "one.py").write_text(
        "from runtime.dtypes import result_type\n\n\ndef one(self): return self\n"
    )
    entry = "- func: {}(Tensor self) -> Tensor\n  dispatch:\n    CPU: one\n"
    parsed: list[str] = []

    def parse(data: bytes, shown: str) -> ast.Module:
        parsed.append(Path(shown).name)
        return kernel_places.parse(data, shown)

    monkeypatch.setattr(kernel_index, "parse", parse)
    for name in ("one", "other"):
        (project / "ops.yaml").write_text(entry.format(name))
        result = run("--kernels", "own_kernels")
        assert result.exit_code == 0, result.output
    assert sorted(parsed) == ["dtypes.py", "one.py"]


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
        lambda text: "boxwood-record 2\nx\n{}",
        lambda text: text.replace("boxwood-record 2", "boxwood-record 1"),
        lambda text: text.replace('"added": 0', '"added": 1'),
        lambda text: f"boxwood-record 2\n{reuse.digest(_lines(text)[2])}\n{_lines(text)[2]}",
        lambda text: f"boxwood-record 2\né{_lines(text)[1][1:]}\n{_lines(text)[2]}",
        lambda text: f"boxwood-record 2\n{_of_others(_lines(text)[2])}\n{_lines(text)[2]}",
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


def _lines(text: str) -> list[str]:
    return text.split("\n", 2)


def _signed(body: str) -> str:
    return f"boxwood-record 2\n{sign(body)}\n{body}"


def _of_others(body: str) -> str:
    """The signature that somebody else would give."""
    return hmac.new(b"0" * 32, body.encode(), "sha256").hexdigest()


def _body(text: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(_lines(text)[2])
    return found


def _big(path: Path) -> None:
    path.touch()
    os.truncate(path, 1 << 40)


@pytest.mark.parametrize(
    "put",
    [
        Path.mkdir,
        os.mkfifo,
        _big,
        lambda path: path.symlink_to("/dev/zero"),
        lambda path: path.symlink_to(path.name),
        lambda path: path.symlink_to("nowhere/at all"),
    ],
    ids=["folder", "pipe", "1 TiB", "endless", "circle", "dangling"],
)
@pytest.mark.parametrize("where", ["record", "key"])
def test_what_lies_in_the_place_of_a_file_costs_a_run(
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    put: Callable[[Path], object],
    where: str,
) -> None:
    """It neither waits nor takes memory, and what a link leads to is left alone."""
    monkeypatch.setenv("XDG_STATE_HOME", str(project / "state"))
    run()
    (record,) = (project / "records").iterdir()
    place = record if where == "record" else project / "state" / "boxwood" / "key"
    place.unlink()
    put(place)
    assert find_record(project / "out") is None
    assert summary(run()).startswith("2 operators; 0 files written, 0 removed")


def test_a_record_for_an_edited_package_cannot_be_forged(
    project: Path, builds: list[Options]
) -> None:
    """Who can write to the cache and to the package, but has no key, changes nothing."""
    run()
    right = contents(project / "out")
    _edit_output(project)
    edited = reuse.digest((project / "out" / "operators.py").read_text())
    manifest = project / "out" / MANIFEST
    old = reuse.digest(right["operators.py"].decode())
    edit(manifest, old, edited)
    (record,) = (project / "records").iterdir()
    body = _lines(record.read_text())[2].replace(old, edited)
    before = reuse.digest(right[MANIFEST].decode())
    body = body.replace(before, reuse.digest(manifest.read_text()))
    record.write_text(f"boxwood-record 2\n{_of_others(body)}\n{body}")
    run()
    assert contents(project / "out") == right
    # With the key it would have been taken for what a run has left.
    edit(project / "out" / "operators.py", "def f(", "def ff(")
    edit(manifest, old, edited)
    record.write_text(_signed(body))
    assert len(builds) == 2
    run()
    assert len(builds) == 2


def test_a_record_brings_no_text(project: Path) -> None:
    run()
    record = find_record(project / "out")
    assert record is not None
    _edit_output(project)
    texts = Texts(project / "out", record)
    path = PurePosixPath("operators.py")
    keys = {name: key for name, (key, _) in record.files.items()}
    assert keys["operators.py"] != ""
    assert texts.find(path, "whatever") is None


def test_records_need_a_key(
    project: Path, monkeypatch: pytest.MonkeyPatch, builds: list[Options]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(project / "ops.yaml"))
    for count in (1, 2):
        assert run().exit_code == 0
        assert len(builds) == count
    assert not (project / "records").exists()


def test_records_need_no_folder(
    project: Path, monkeypatch: pytest.MonkeyPatch, builds: list[Options]
) -> None:
    (project / "file").write_text("")
    monkeypatch.setenv("BOXWOOD_CACHE", str(project / "file" / "below"))
    for count in (1, 2):
        assert run().exit_code == 0
        assert len(builds) == count


def test_a_record_that_cannot_be_written_leaves_nothing(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    record = Record("r", {}, "", 0, 0, {})
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        keep_record(project / "out", record)
    assert os.listdir(project / "records") == []
    assert find_record(project / "out") is None


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
        {
            "h": ModuleFacts(
                (
                    Definition("f", 3, ("a",), 1, ("int", "Any")),
                    Definition("g", 4, ("x",), by_count=True, certain=False),
                    Definition("k", 5, fault="is 3"),
                ),
                (ImportedNames(1, 2, "tensor", ("TensorBase",)),),
                frozenset({"f", "g"}),
                {"Tensor": "Tensor"},
            ),
            "i": ModuleFacts((), (), None, {}),
        },
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
        (record,) = (project / "records").iterdir()
        keys.add(json.dumps(_body(record.read_text(encoding="utf-8"))["files"]))
    assert len(keys) == 1
