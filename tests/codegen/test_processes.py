"""Work in several processes comes out as in one, whatever happens to the others."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from codegen import processes
from codegen.processes import default_jobs, in_processes

ME = os.getpid()


def made(
    function: Callable[[int], str | Exception], count: int, jobs: int
) -> list[str | Exception]:
    found = dict(in_processes(function, range(count), jobs))
    assert sorted(found) == list(range(count))
    return [found[number] for number in range(count)]


def text(number: int) -> str:
    return f"{number} é \udcff " * 50_000 if number % 7 == 0 else str(number)


@pytest.mark.parametrize("jobs", [1, 2, 3, 8])
@pytest.mark.parametrize("count", [0, 1, 2, 30])
def test_texts_are_the_same(count: int, jobs: int) -> None:
    assert made(text, count, jobs) == [text(number) for number in range(count)]


def test_more_items_than_a_pipe_takes() -> None:
    assert made(str, 100_000, 2) == [*map(str, range(100_000))]


def test_others_take_part() -> None:
    def where(number: int) -> str:
        time.sleep(0.05)
        return str(os.getpid())

    found = made(where, 12, 3)
    assert str(ME) in found
    assert len({*found}) == 3


class Odd(Exception):
    """An error that cannot be sent: it does not take its message back."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} {two}")


def test_errors_that_are_results_come_from_this_process() -> None:
    def odd(number: int) -> str | Exception:
        time.sleep(0.02)
        return Odd(number, os.getpid()) if number % 2 else "text"

    found = made(odd, 10, 2)
    assert [str(each) for each in found[1::2]] == [f"{n} {ME}" for n in range(1, 10, 2)]
    assert found[::2] == ["text"] * 5


def test_errors_are_raised_as_in_one_process() -> None:
    def broken(number: int) -> str:
        if number == 5:
            raise KeyError("five")
        return "text"

    for jobs in (1, 3):
        with pytest.raises(KeyError, match="five"):
            made(broken, 8, jobs)


def _killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _interrupted() -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("end", [_killed, _interrupted, lambda: os._exit(0)])
def test_what_a_process_that_ends_leaves_is_made_here(end: Callable[[], None]) -> None:
    def work(number: int) -> str:
        time.sleep(0.02)
        if os.getpid() != ME and number > 3:
            end()
        return str(number)

    assert made(work, 10, 3) == [*map(str, range(10))]


def test_others_end_with_the_caller(tmp_path: Path) -> None:
    """Who stops early, or is interrupted, waits for nobody and leaves nobody behind."""

    def work(number: int) -> str:
        if os.getpid() != ME:
            (tmp_path / str(os.getpid())).touch()
            time.sleep(60)
        time.sleep(0.3)
        return "text"

    start = time.monotonic()
    running = in_processes(work, range(4), 2)
    next(running)
    running.close()  # type: ignore[attr-defined]
    assert time.monotonic() - start < 30
    (other,) = tmp_path.iterdir()
    with pytest.raises(ProcessLookupError):
        os.kill(int(other.name), 0)


_KILLED = """
import os, signal, sys, time
from codegen.processes import in_processes

caller = os.getpid()
length, jobs, pause = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])

def work(number):
    if os.getpid() != caller:
        time.sleep(pause)
        return "x" * length
    time.sleep(0.5)
    os.kill(caller, signal.SIGKILL)

list(in_processes(work, range(100), jobs))
"""


@pytest.mark.parametrize(
    ("length", "jobs", "pause"),
    [(1, 2, 0.0), (10_000, 2, 0.0), (10_000, 4, 0.0), (1, 2, 0.4)],
    ids=["what a pipe takes", "more than that", "several", "with much to do"],
)
def test_others_end_when_the_caller_is_killed(
    length: int, jobs: int, pause: float
) -> None:
    """They hold its locks: one that stayed would have every later run wait for it."""
    # The output ends when the last process that has it open does.
    run = subprocess.run(
        [sys.executable, "-c", _KILLED, str(length), str(jobs), str(pause)],
        cwd=Path(__file__).resolve().parents[2],
        stdout=subprocess.PIPE,
        timeout=25,
    )
    assert run.returncode == -signal.SIGKILL


def test_no_descriptor_is_left_open() -> None:
    if not Path("/proc/self/fd").is_dir():
        pytest.skip("the system does not list descriptors")
    before = os.listdir("/proc/self/fd")
    made(text, 10, 3)
    assert os.listdir("/proc/self/fd") == before


def test_without_forks_all_is_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(os, "fork", refuse)
    assert made(lambda number: str(os.getpid()), 5, 3) == [str(ME)] * 5


def test_beside_threads_nothing_is_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    def forked() -> int:
        raise AssertionError("forked")

    monkeypatch.setattr(os, "fork", forked)
    done = threading.Event()
    thread = threading.Thread(target=done.wait)
    thread.start()
    try:
        assert made(text, 5, 3) == [text(number) for number in range(5)]
    finally:
        done.set()
        thread.join()


def test_jobs_where_nobody_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 1 <= default_jobs() <= 2
    monkeypatch.setattr(processes.sys, "platform", "darwin")
    assert default_jobs() == 1
