"""Writing a package: nothing is touched needlessly, all of it or nothing, never outside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

from codegen.manifest import MANIFEST, Manifest, digest
from codegen.write import compare, write

Plan = dict[PurePosixPath, str]


def planned(files: Mapping[str, str], inputs: Mapping[str, str] | None = None) -> Plan:
    hashes = {name: digest(text) for name, text in (inputs or {"f.yaml": "1"}).items()}
    manifest = Manifest(hashes, {name: digest(text) for name, text in files.items()})
    plan = {PurePosixPath(name): text for name, text in files.items()}
    return {**plan, PurePosixPath(MANIFEST): str(manifest)}


def on_disk(root: Path) -> dict[str, str]:
    return {
        path.relative_to(root).as_posix(): path.read_text()
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }


def as_texts(plan: Plan) -> dict[str, str]:
    return {str(path): text for path, text in plan.items()}


def stamps(root: Path) -> dict[str, tuple[int, int]]:
    found = {}
    for path in sorted(root.rglob("*")):
        status = path.stat()
        found[path.name] = (status.st_mtime_ns, status.st_ino)
    return found


OLD = planned({"a.py": "1\n", "sub/b.py": "2\n", "c.py": "3\n"})
NEW = planned({"a.py": "one\n", "sub/b.py": "2\n", "d/e.py": "5\n"}, {"f.yaml": "2"})


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder that holds OLD."""
    write(tmp_path / "generated", OLD)
    return tmp_path / "generated"


def test_first_write_makes_all_folders(tmp_path: Path) -> None:
    root = tmp_path / "some" / "where" / "generated"
    outcome = write(root, OLD)
    assert on_disk(root) == as_texts(OLD)
    assert [str(p) for p in outcome.written] == ["MANIFEST", "a.py", "c.py", "sub/b.py"]
    assert (outcome.removed, outcome.unchanged) == ((), 0)
    assert os.listdir(root.parent) == ["generated"]


def test_second_write_touches_nothing(root: Path) -> None:
    before = stamps(root.parent)
    outcome = write(root, OLD)
    assert (outcome.written, outcome.removed, outcome.unchanged) == ((), (), 4)
    assert stamps(root.parent) == before


def test_only_what_changed_is_written(root: Path) -> None:
    before = stamps(root)
    outcome = write(root, NEW)
    assert on_disk(root) == as_texts(NEW)
    assert [str(p) for p in outcome.written] == ["MANIFEST", "a.py", "d/e.py"]
    assert [str(p) for p in outcome.removed] == ["c.py"]
    assert stamps(root)["b.py"] == before["b.py"]


def test_files_of_others_stay_and_are_reported(root: Path) -> None:
    (root / "mine.py").write_text("mine\n")
    (root / "__pycache__").mkdir()
    (root / "__pycache__" / "a.pyc").write_text("")
    (root / ".hidden").write_text("")
    write(root, NEW)
    assert (root / "mine.py").read_text() == "mine\n"
    assert [(str(d.path), d.status) for d in compare(root, NEW)] == [
        ("mine.py", "extra")
    ]


def test_folders_of_stale_files_go_when_they_are_empty(root: Path) -> None:
    write(root, planned({"a.py": "1\n"}))
    assert sorted(os.listdir(root)) == [MANIFEST, "a.py"]


# ---- all or nothing ----


@pytest.mark.parametrize("failing", range(3))
def test_a_failure_midway_leaves_the_folder_as_it_was(
    root: Path, failing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = stamps(root)
    calls = 0
    replace = os.replace

    def broken(source: Any, target: Any) -> None:
        nonlocal calls
        calls += 1
        if calls == failing + 1:
            raise PermissionError(13, "Permission denied", str(target))
        replace(source, target)

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(PermissionError):
        write(root, NEW)
    assert calls > failing
    assert on_disk(root) == as_texts(OLD)
    assert stamps(root).keys() == before.keys()
    assert stamps(root)["a.py"] == before["a.py"]
    assert os.listdir(root.parent) == ["generated"]
    monkeypatch.undo()
    write(root, NEW)
    assert on_disk(root) == as_texts(NEW)


def test_a_failure_while_staging_touches_nothing(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, *args: Any, **kwargs: Any) -> int:
        raise OSError(28, "No space left on device")

    before = stamps(root)
    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        write(root, NEW)
    assert stamps(root) == before


def test_file_systems_without_links_are_backed_up_by_copies(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unsupported(*args: Any, **kwargs: Any) -> None:
        raise PermissionError(1, "Operation not permitted")

    replace = os.replace

    def broken(source: Any, target: Any) -> None:
        if Path(target).name == MANIFEST and "new" in Path(source).parts:
            raise OSError("the last one")
        replace(source, target)

    monkeypatch.setattr(os, "link", unsupported)
    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(OSError, match="the last one"):
        write(root, NEW)
    assert on_disk(root) == as_texts(OLD)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_waits_until_the_package_is_whole(
    root: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The signal arrives between two replacements, and takes effect after the last."""
    received: list[int] = []
    previous = signal.signal(number, lambda n, frame: received.append(n))
    replace = os.replace

    def interrupted(source: Any, target: Any) -> None:
        signal.raise_signal(number)
        assert received == []
        replace(source, target)

    monkeypatch.setattr(os, "replace", interrupted)
    try:
        write(root, NEW)
        assert on_disk(root) == as_texts(NEW)
        assert set(received) == {number}
    finally:
        signal.signal(number, previous)


def test_other_threads_may_write(root: Path) -> None:
    thread = threading.Thread(target=write, args=(root, NEW))
    thread.start()
    thread.join()
    assert on_disk(root) == as_texts(NEW)


_KILLED = """
import os, sys
sys.path.insert(0, {root!r})
from pathlib import Path, PurePosixPath
from codegen.write import write
count = 0
replace = os.replace
def killed(source, target):
    global count
    count += 1
    if count == {calls}:
        os._exit(9)
    replace(source, target)
os.replace = killed
write(Path({folder!r}), {{PurePosixPath(k): v for k, v in {plan!r}.items()}})
"""


@pytest.mark.parametrize("calls", [1, 2, 3])
def test_a_kill_leaves_whole_files_and_the_next_run_repairs(
    root: Path, calls: int
) -> None:
    program = _KILLED.format(
        root=str(Path(__file__).parents[2]),
        folder=str(root),
        plan=as_texts(NEW),
        calls=calls,
    )
    done = subprocess.run([sys.executable, "-c", program], check=False)
    assert done.returncode == 9
    for name, text in on_disk(root).items():
        assert text in (as_texts(OLD).get(name), as_texts(NEW).get(name))
    assert compare(root, NEW)
    write(root, NEW)
    assert on_disk(root) == as_texts(NEW)


# ---- nothing outside of the folder ----


def test_a_manifest_cannot_have_files_outside_removed(root: Path) -> None:
    outside = root.parent / "outside.py"
    outside.write_text("precious\n")
    manifest = root / MANIFEST
    manifest.write_text(f"{manifest.read_text()}output {'0' * 64}  ../outside.py\n")
    write(root, NEW)
    assert outside.read_text() == "precious\n"


def test_a_link_cannot_have_files_outside_removed(root: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "x.py").write_text("precious\n")
    (root / "link").symlink_to(elsewhere)
    manifest = root / MANIFEST
    manifest.write_text(f"{manifest.read_text()}output {'0' * 64}  link/x.py\n")
    assert write(root, NEW).removed == (PurePosixPath("c.py"),)
    assert (elsewhere / "x.py").read_text() == "precious\n"
    found = {str(d.path): d.status for d in compare(root, NEW)}
    assert found == {"link": "extra"}


def test_a_link_cannot_have_files_outside_written(root: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (root / "d").symlink_to(elsewhere)
    with pytest.raises(OSError, match="leads out of"):
        write(root, NEW)
    assert os.listdir(elsewhere) == []
    assert (root / "a.py").read_text() == "1\n"


def test_a_linked_file_is_replaced_and_not_followed(root: Path, tmp_path: Path) -> None:
    target = tmp_path / "target.py"
    target.write_text("precious\n")
    (root / "a.py").unlink()
    (root / "a.py").symlink_to(target)
    write(root, NEW)
    assert not (root / "a.py").is_symlink()
    assert target.read_text() == "precious\n"


def test_a_linked_package_is_followed(root: Path, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    link = tmp_path / "other" / "generated"
    link.symlink_to(root)
    write(link, NEW)
    assert link.is_symlink()
    assert on_disk(root) == as_texts(NEW)


@pytest.mark.parametrize("place", ["", "a.py", "MANIFEST"])
def test_a_folder_where_a_file_should_be_is_an_error(root: Path, place: str) -> None:
    """And so is a file in place of the package."""
    wrong = root / place
    if place:
        wrong.unlink()
        (wrong / "x").mkdir(parents=True)
        target = root
    else:
        target = root / "c.py"
    before = on_disk(root)
    with pytest.raises(OSError):  # noqa: PT011 (which one depends on the system)
        write(target, NEW)
    assert on_disk(root) == before
    assert compare(target, NEW)


# ---- comparing ----


def edit(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(exist_ok=True)
    (root / name).write_text(text)


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (lambda root: None, []),
        (
            lambda root: edit(root, "a.py", "mine\n"),
            [("a.py", "changed", "somebody edited it by hand")],
        ),
        (
            lambda root: (root / "a.py").unlink(),
            [("a.py", "missing", "somebody removed it")],
        ),
        (
            lambda root: edit(root, "sub/x.txt", ""),
            [("sub/x.txt", "extra", "the last run did not write this file")],
        ),
        (
            lambda root: edit(
                root,
                MANIFEST,
                str(OLD[PurePosixPath(MANIFEST)]).replace(digest("1"), "0" * 64),
            ),
            [(MANIFEST, "changed", "input changed: f.yaml")],
        ),
        (
            lambda root: edit(
                root,
                MANIFEST,
                str(OLD[PurePosixPath(MANIFEST)]).replace(digest("3\n"), "0" * 64),
            ),
            [(MANIFEST, "changed", "somebody edited it by hand")],
        ),
        (
            lambda root: edit(root, MANIFEST, "nonsense\n"),
            [
                (
                    MANIFEST,
                    "changed",
                    "there is no readable MANIFEST: the package was not generated, or not whole",
                )
            ],
        ),
        (
            lambda root: edit(
                root,
                MANIFEST,
                f"<<<<<<< HEAD\n{OLD[PurePosixPath(MANIFEST)]}=======\n>>>>>>> other\n",
            ),
            [
                (
                    MANIFEST,
                    "changed",
                    "MANIFEST has conflict markers of a merge; run generate",
                )
            ],
        ),
    ],
    ids=[
        "same",
        "edited",
        "removed",
        "foreign",
        "input",
        "manifest",
        "no manifest",
        "conflict",
    ],
)
def test_each_difference_has_its_cause(
    root: Path, spoil: Any, expected: list[Any]
) -> None:
    spoil(root)
    before = stamps(root)
    found = compare(root, OLD)
    assert [(str(d.path), d.status, d.cause) for d in found] == expected
    assert stamps(root) == before


@pytest.mark.parametrize(
    ("plan", "causes"),
    [
        (
            NEW,
            {
                MANIFEST: "input changed: f.yaml",
                "a.py": "input changed: f.yaml",
                "c.py": "input changed: f.yaml",
                "d/e.py": "input changed: f.yaml",
            },
        ),
        (
            planned({"a.py": "uno\n", "sub/b.py": "2\n", "c.py": "3\n"}),
            {MANIFEST: "an output changed", "a.py": "the generator changed"},
        ),
    ],
    ids=["input", "generator"],
)
def test_a_new_plan_has_its_causes(
    root: Path, plan: Plan, causes: dict[str, str]
) -> None:
    assert {str(d.path): d.cause for d in compare(root, plan)} == causes


def test_diff_is_from_disk_to_plan(root: Path) -> None:
    (root / "a.py").write_bytes(b"\xff\x1b\nlast")
    (difference,) = compare(root, OLD)
    assert (
        difference.diff
        == "--- a/a.py\n+++ b/a.py\n@@ -1,2 +1 @@\n-\\xff\x1b\n-last\n+1\n"
    )
    found = {str(d.path): d.diff for d in compare(root, NEW)}
    assert found["d/e.py"] == "--- /dev/null\n+++ b/d/e.py\n@@ -0,0 +1 @@\n+5\n"
    assert found["c.py"] == "--- a/c.py\n+++ /dev/null\n@@ -1 +0,0 @@\n-3\n"


def test_a_missing_folder_misses_everything(tmp_path: Path) -> None:
    found = compare(tmp_path / "generated", OLD)
    assert {d.status for d in found} == {"missing"}
    assert len(found) == len(OLD)
    assert os.listdir(tmp_path) == []


# ---- importing while writing ----


def test_the_package_can_be_imported_at_any_time(tmp_path: Path) -> None:
    """Both versions work, and so does any mixture of their files; none is ever half a file."""
    package = tmp_path / "changing"
    body = "VALUE = {0}\n" + "# padding\n" * 2000 + "END = {0}\n"
    plans = [
        planned({"__init__.py": "from .a import END, VALUE\n", "a.py": body.format(n)})
        for n in (1, 2)
    ]
    write(package, plans[0])
    stop = threading.Event()

    def rewrite() -> None:
        turn = 0
        while not stop.is_set():
            turn += 1
            write(package, plans[turn % 2])

    thread = threading.Thread(target=rewrite)
    thread.start()
    try:
        for _ in range(300):
            scope: dict[str, int] = {}
            exec((package / "a.py").read_text(), scope)
            assert scope["VALUE"] == scope["END"]
    finally:
        stop.set()
        thread.join()


@pytest.mark.parametrize(
    ("existing", "refused"),
    [
        ((), False),
        (("a.py",), False),  # what a first run that was killed left
        ((".git",), False),
        (("__pycache__",), False),
        (("notes.txt",), True),
        (("a.py", "notes.txt"), True),
        (("MANIFEST", "notes.txt"), False),
    ],
)
def test_a_folder_of_something_else_is_left_alone(
    tmp_path: Path, existing: tuple[str, ...], refused: bool
) -> None:
    root = tmp_path / "used"
    root.mkdir()
    for name in existing:
        (root / name).write_text("mine")
    if refused:
        with pytest.raises(OSError, match=r"no generated package.*'notes.txt'"):
            write(root, planned({"a.py": "a = 1\n"}))
        assert {p.read_text() for p in root.iterdir()} == {"mine"}
    else:
        write(root, planned({"a.py": "a = 1\n"}))
        assert (root / "a.py").read_text() == "a = 1\n"
