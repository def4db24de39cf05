"""How far generating is, on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn


@contextmanager
def shown() -> Iterator[Callable[[str, int, int], None]]:
    """A bar on the standard error; what it gives takes a file's name, its number and the total."""
    bar = Progress(
        *(TextColumn("{task.description}"), BarColumn()),
        console=Console(stderr=True),
        transient=True,
        # Without a thread of its own, so that the work can be divided among processes.
        auto_refresh=False,
    )
    with bar:
        task = bar.add_task("reading", total=None)

        def show(name: str, number: int, total: int) -> None:
            bar.update(
                task, description=name, completed=number, total=total, refresh=True
            )

        yield show
