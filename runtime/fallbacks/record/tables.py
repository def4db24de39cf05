"""Recordings as text tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from .calls import Call, Ref, shown

_UNITS: Final = ("ns", "µs", "ms", "s")
_SIZES: Final = ("B", "KiB", "MiB", "GiB", "TiB")
_WIDEST: Final = 48


def table(calls: Iterable[Call]) -> str:
    """One line for each call."""
    head = (
        *("#", "operator", "overload", "arguments", "results"),
        *("key", "kernel", "time", "read", "written", "new"),
    )
    rows = [
        (
            str(number),
            call.operator.name,
            call.overload,
            _shortened(", ".join(map(_argument, (*call.args, *call.kwargs.values())))),
            call.error or _shortened(", ".join(map(_argument, call.results))),
            str(call.key),
            call.kernel.partition(" (")[0].rpartition("native.")[2],
            duration(call.nanoseconds),
            size(call.read_bytes),
            size(call.written_bytes),
            size(call.new_bytes),
        )
        for number, call in enumerate(calls)
    ]
    return aligned([head, *rows], numbers={0, 7, 8, 9, 10})


def summary(calls: Iterable[Call]) -> str:
    """One line for each operator, the one that took longest first."""
    by_name: dict[str, list[Call]] = {}
    for call in calls:
        by_name.setdefault(call.operator.qualified_name, []).append(call)
    spent = {name: sum(c.nanoseconds for c in found) for name, found in by_name.items()}
    total = sum(spent.values()) or 1
    head = ("operator", "calls", "time", "share", "mean", "read", "written", "new")
    rows = [
        (
            name,
            str(len(found)),
            duration(spent[name]),
            f"{spent[name] / total:.1%}",
            duration(spent[name] // len(found)),
            size(sum(call.read_bytes for call in found)),
            size(sum(call.written_bytes for call in found)),
            size(sum(call.new_bytes for call in found)),
        )
        for name, found in sorted(by_name.items(), key=lambda item: -spent[item[0]])
    ]
    return aligned([head, *rows], numbers=set(range(1, len(head))))


def _argument(value: Any) -> str:
    """A tensor with its look; lists of them with those of all."""
    if isinstance(value, Ref):
        return str(value)
    if isinstance(value, (list, tuple)) and any(isinstance(v, Ref) for v in value):
        return f"[{', '.join(map(_argument, value))}]"
    return shown(value)


def _shortened(text: str) -> str:
    return text if len(text) <= _WIDEST else f"{text[: _WIDEST - 1]}…"


def duration(nanoseconds: float) -> str:
    """A time with three digits and its unit."""
    value = float(nanoseconds)
    for unit in _UNITS[:-1]:
        if value < 999.5:
            return f"{value:.3g} {unit}"
        value /= 1000
    return f"{value:.3g} {_UNITS[-1]}" if value < 1000 else f"{value:.0f} {_UNITS[-1]}"


def size(nbytes: int) -> str:
    """A number of bytes in the largest unit of which it is at least one."""
    power = 0
    while power < len(_SIZES) - 1 and nbytes >= 1024 ** (power + 1):
        power += 1
    unit = _SIZES[power]
    return f"{nbytes} {unit}" if power == 0 else f"{nbytes / 1024**power:.1f} {unit}"


def aligned(rows: Sequence[Sequence[str]], *, numbers: set[int]) -> str:
    """Rows in columns, the first one above a rule; the columns in `numbers` to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]

    def line(row: Sequence[str]) -> str:
        cells = (
            cell.rjust(width) if place in numbers else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        return "  ".join(cells).rstrip()

    rule = "  ".join("-" * width for width in widths)
    return "\n".join([line(rows[0]), rule, *map(line, rows[1:])])
