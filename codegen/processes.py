"""Work in several processes where that is possible, in one where it is not."""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

_CHUNKS: Final = 4
"""How many portions each process gets: some items are more work than others."""

# What a child finds when it is forked: closures, which cannot be sent to it.
_work: tuple[Callable[[Any], Any], Sequence[Any]] | None = None


def in_processes(
    function: Callable[[T], R], items: Sequence[T], jobs: int
) -> Iterator[R]:
    """`function` of each item, in their order. Results are sent between processes.

    With other threads about, and where processes cannot be forked, all is done in this one:
    a fork copies only the thread that calls it, with whatever locks the others hold.
    """
    count = min(jobs, len(items))
    can_fork = "fork" in multiprocessing.get_all_start_methods()
    if count < 2 or not can_fork or threading.active_count() > 1:
        yield from map(function, items)
        return
    global _work
    _work = (function, items)
    try:
        with multiprocessing.get_context("fork").Pool(count) as pool:
            portion = max(1, len(items) // (count * _CHUNKS))
            yield from pool.imap(_do, range(len(items)), portion)
    finally:
        _work = None


def _do(index: int) -> Any:
    assert _work is not None
    function, items = _work
    return function(items[index])
