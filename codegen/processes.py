"""Texts made in several processes where that is possible, in one where it is not.

See Note [Processes].
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, TypeVar

T = TypeVar("T")

# Note [Processes]
# ~~~~~~~~~~~~~~~~
# What a text is made from is large and full of functions, so it is not sent to other
# processes: they are forked when all of it is there. Each takes the number of the next item
# from a pipe that all read, makes the text, and sends all its texts back when no number is
# left. The caller takes items as well, meanwhile.
#
# Only texts come back. Whatever else happens in another process, an error, a crash, the
# system ending it, leaves items without a text, and these the caller makes for itself: so
# errors are what they are in one process, and nothing that is received is executed.
#
# A process that nobody waits for any more must end, as it holds what its caller had open,
# locks among it. So each looks whether its caller is still there, and has none of the ends
# that texts are read from: with one, writing would wait for a reader that does not come.

_NUMBER: Final = 4
"""The bytes of an item's number in the pipe. Reads of so few are not divided."""
_CAPACITY: Final = 4096
"""The bytes that any pipe takes before somebody reads: pipe(7)."""
_MOST: Final = 2


def default_jobs() -> int:
    """How many processes to use where nobody says: a few, and no more than processors.

    One where forks are not what the system is made for.
    """
    if not sys.platform.startswith("linux"):
        return 1
    return min(_MOST, len(os.sched_getaffinity(0)))


def in_processes(
    function: Callable[[T], str | Exception], items: Sequence[T], jobs: int
) -> Iterator[tuple[int, str | Exception]]:
    """`function` of each item, with its number; in any order. It has no other effects.

    With other threads about, and where processes cannot be forked, all is done in this one:
    a fork copies only the thread that calls it, with whatever locks the others hold.
    """
    count = min(jobs, len(items))
    if count < 2 or not hasattr(os, "fork") or threading.active_count() > 1:
        yield from ((number, function(item)) for number, item in enumerate(items))
        return
    team = _Team(lambda number: function(items[number]), len(items))
    left = set(range(len(items)))
    try:
        team.start(count - 1)
        for source in (team.own(), team.of_others()):
            for number, made in source:
                left.discard(number)
                yield number, made
    finally:
        team.end()
    yield from ((number, function(items[number])) for number in sorted(left))


@dataclass(slots=True)
class _Team:
    """The other processes, and the pipe with the numbers of what is still to be done."""

    work: Callable[[int], str | Exception]
    count: int
    numbers: int | None = None
    others: dict[int, int] = field(default_factory=dict)
    """By process, the end of the pipe that its texts come from."""

    @property
    def portion(self) -> int:
        """How many items each number in the pipe stands for: those from it on."""
        return -(-self.count * _NUMBER // _CAPACITY)

    def start(self, others: int) -> None:
        """Fork so many; with fewer, or none, the work takes longer."""
        with suppress(OSError):
            self.numbers, write = os.pipe()
            starts = range(0, self.count, self.portion)
            os.write(write, b"".join(n.to_bytes(_NUMBER, "big") for n in starts))
            os.close(write)
            # Objects that the collector does not touch stay in memory that all share.
            gc.freeze()
            for _ in range(others):
                self._fork()

    def _fork(self) -> None:
        texts, write = os.pipe()
        caller = os.getpid()
        try:
            process = os.fork()
        except OSError:
            os.close(texts)
            os.close(write)
            raise
        if process == 0:
            self._be_other(caller, write, texts)
        os.close(write)
        self.others[process] = texts

    def _be_other(self, caller: int, write: int, texts: int) -> None:
        """What a forked process does; it never returns."""
        try:
            gc.disable()
            for end in (texts, *self.others.values()):
                os.close(end)
            made: list[tuple[int, str]] = []
            for number, text in self.own():
                if os.getppid() != caller:
                    return
                if isinstance(text, str):
                    made.append((number, text))
            with os.fdopen(write, "w", encoding="ascii") as file:
                json.dump(made, file)
        finally:
            os._exit(0)

    def own(self) -> Iterator[tuple[int, str | Exception]]:
        """Take numbers and do the work until none is left."""
        while self.numbers is not None and (data := os.read(self.numbers, _NUMBER)):
            start = int.from_bytes(data, "big")
            for number in range(start, min(start + self.portion, self.count)):
                yield number, self.work(number)

    def of_others(self) -> Iterator[tuple[int, str]]:
        """What the other processes have made."""
        while self.others:
            process, texts = next(iter(self.others.items()))
            with os.fdopen(texts, "rb", closefd=False) as file:
                data = file.read()
            del self.others[process]
            os.close(texts)
            _wait_for(process)
            # Of one that has not come to the end there is nothing, or no whole list.
            found: list[tuple[int, str]] = []
            with suppress(ValueError):
                found = json.loads(data)
            yield from ((number, text) for number, text in found)

    def end(self) -> None:
        """End what is still running, of which nobody wants the texts any more."""
        for process, texts in self.others.items():
            os.close(texts)
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
            _wait_for(process)
        self.others.clear()
        gc.unfreeze()
        if self.numbers is not None:
            os.close(self.numbers)


def _wait_for(process: int) -> None:
    # Where SIGCHLD is ignored the system has forgotten the process already.
    with suppress(ChildProcessError):
        os.waitpid(process, 0)
