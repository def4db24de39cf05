"""Backward passes that are started inside of others, however many."""

from __future__ import annotations

import contextvars
import sys
import threading
from collections.abc import Callable
from typing import Any, Final

# Note [Passes inside of passes]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# The `backward` of a function can itself start a backward pass, and so on. Each takes some
# of the frames that Python allows one thread. When half of them are taken, the next pass is
# run by a thread of its own, which begins with none, while this one waits. As seen from the
# program it is the same: the pass runs in a copy of the context, what it changed there is
# carried back, and its errors are raised here. Only what a program keeps by thread, and locks
# that the thread which took them may take again, tell the two apart. A pass that is not
# inside of another runs where it was started. PyTorch does so as well, by counting passes:
# ``torch/csrc/autograd/engine.cpp``.


class _Active(threading.local):
    """How many passes this thread is in."""

    count = 0


_active: Final = _Active()


def run_pass(run: Callable[[], None]) -> None:
    """Run a backward pass: here, or in a thread; see Note [Passes inside of passes]."""
    if _active.count and _is_deep():
        _run_elsewhere(run)
        return
    _active.count += 1
    try:
        run()
    finally:
        _active.count -= 1


def _is_deep() -> bool:
    """Whether half of the frames that this thread may have are taken."""
    try:
        sys._getframe(sys.getrecursionlimit() // 2)
    except ValueError:
        return False
    return True


def _run_elsewhere(run: Callable[[], None]) -> None:
    errors: list[BaseException] = []
    context = contextvars.copy_context()

    def work() -> None:
        _active.count = 1
        try:
            context.run(run)
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=work, name="backward", daemon=True)
    thread.start()
    thread.join()
    for variable, value in context.items():
        _carry(variable, value)
    if errors:
        raise errors.pop()


def _carry(variable: contextvars.ContextVar[Any], value: Any) -> None:
    if variable.get(_carry) is not value:
        variable.set(value)
