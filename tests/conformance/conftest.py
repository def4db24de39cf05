"""Says at the end how many calls were compared, those of other processes included."""

from __future__ import annotations

from typing import Any, Final

import pytest
from operator_outcomes import COMPARED

_KEY: Final = "compared_calls"
_KINDS: Final = "compared_kinds"
_elsewhere: Final[list[int]] = []


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of xdist hands its count to the process that reports."""
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        output[_KEY] = COMPARED.calls
        output[_KINDS] = dict(COMPARED.kinds)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take the count of a worker."""
    output = getattr(node, "workeroutput", {})
    _elsewhere.append(output.get(_KEY, 0))
    COMPARED.kinds.update(output.get(_KINDS, {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The number, and what came of them where that is noted, if there is something to say."""
    calls = COMPARED.calls + sum(_elsewhere)
    if calls:
        terminalreporter.write_line(f"{calls} calls of operators compared")
    for kind, count in sorted(COMPARED.kinds.items()):
        terminalreporter.write_line(f"{kind}: {count}")
