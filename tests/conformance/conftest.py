"""Has torch the same on every processor, and says at the end how many calls were compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
import torch
from operator_outcomes import COMPARED

_KEY: Final = "compared_calls"
_KINDS: Final = "compared_kinds"
_elsewhere: Final[list[int]] = []

# With AVX-512 torch leaves these to oneDNN, which makes NaN of inf; ATen's own kernel
# makes inf, as x times the share of the normal distribution below x is.
_BY_PROCESSOR: Final = frozenset({"gelu", "gelu.out", "gelu_"})


@pytest.fixture(autouse=True)
def kernels_of_aten(request: pytest.FixtureRequest) -> Iterator[None]:
    """No kernels of oneDNN where those depend on the processor."""
    parameters = getattr(request.node, "callspec", None)
    names = () if parameters is None else parameters.params.values()
    if _BY_PROCESSOR.isdisjoint(name for name in names if isinstance(name, str)):
        yield
        return
    torch.backends.mkldnn.set_flags(False)
    try:
        yield
    finally:
        torch.backends.mkldnn.set_flags(True)


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
