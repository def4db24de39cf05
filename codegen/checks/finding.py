"""What a check gives for each mistake it sees."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..diagnostics import Related
from ..source import Span

__all__ = ["Finding", "Findings"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check saw."""

    span: Span
    message: str
    hint: str | None = None
    related: tuple[Related, ...] = ()


Findings = Iterator[Finding]
