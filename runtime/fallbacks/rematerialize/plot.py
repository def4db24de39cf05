"""Line plots as SVG, in a few lines of text.

Written here and not with a plotting library: a line over time needs none, NumPy and
ml_dtypes stay the only dependencies of the runtime, and every browser shows the result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final
from xml.sax.saxutils import escape

_WIDTH: Final = 760
_HEIGHT: Final = 360
_LEFT, _RIGHT, _TOP, _BOTTOM = 80, 20, 40, 50
_COLOURS: Final = (
    *("#9a9a9a", "#1f6fb4", "#d1495b", "#3a8f4d"),
    *("#8a5fb0", "#c98a1b", "#2aa6a6", "#303030"),
)
_MOST_POINTS: Final = 2000
_TICKS: Final = 5


@dataclass(frozen=True, slots=True)
class Series:
    """A named line through points (x, y), in the order of x."""

    name: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class _Frame:
    """From values to the coordinates of the picture."""

    x_low: float
    x_high: float
    y_high: float

    def x(self, value: float) -> float:
        span = (self.x_high - self.x_low) or 1.0
        return _LEFT + (value - self.x_low) / span * (_WIDTH - _LEFT - _RIGHT)

    def y(self, value: float) -> float:
        span = self.y_high or 1.0
        return _HEIGHT - _BOTTOM - value / span * (_HEIGHT - _TOP - _BOTTOM)


def line_plot(
    series: Sequence[Series],
    *,
    title: str,
    x_label: str,
    y_label: str,
    level: tuple[str, float] | None = None,
    marks: bool = False,
) -> str:
    """An SVG picture of the lines from zero up; `level` is a named horizontal line."""
    xs = [x for each in series for x, _ in each.points] or [0.0]
    ys = [y for each in series for _, y in each.points] or [0.0]
    top = max([*ys, level[1] if level else 0.0])
    frame = _Frame(min(xs), max(xs), top * 1.05)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
        ' font-family="sans-serif" font-size="12">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="white"/>',
        _text(_WIDTH / 2, 18, title, "middle"),
        _text(_WIDTH / 2, _HEIGHT - 10, x_label, "middle"),
        _text(6, 35, y_label, "start"),
        *_axes(frame),
    ]
    for number, each in enumerate(series):
        colour = _COLOURS[number % len(_COLOURS)]
        parts += _line(frame, each, colour, marks)
        x = _LEFT + 10 + number * min(110, (_WIDTH - _LEFT - _RIGHT) / len(series))
        parts.append(
            f'<rect x="{x:.0f}" y="26" width="10" height="10" fill="{colour}"/>'
        )
        parts.append(_text(x + 14, 35, each.name, "start"))
    if level is not None:
        y = frame.y(level[1])
        parts.append(
            f'<path d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}" stroke="#d1495b"'
            ' stroke-dasharray="5 4"/>'
        )
        parts.append(_text(_WIDTH - _RIGHT, y - 4, level[0], "end"))
    return "\n".join([*parts, "</svg>\n"])


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _axes(frame: _Frame) -> list[str]:
    parts = [
        f'<path d="M{_LEFT} {_TOP}V{_HEIGHT - _BOTTOM}H{_WIDTH - _RIGHT}"'
        ' fill="none" stroke="black"/>'
    ]
    for value in _ticks(frame.y_high):
        y = frame.y(value)
        parts.append(f'<path d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}" stroke="#eeeeee"/>')
        parts.append(_text(_LEFT - 6, y + 4, _number(value), "end"))
    for value in _ticks(frame.x_high):
        if value >= frame.x_low:
            parts.append(
                _text(frame.x(value), _HEIGHT - _BOTTOM + 16, _number(value), "middle")
            )
    return parts


def _ticks(high: float) -> list[float]:
    if high <= 0:
        return [0.0]
    step = 10.0 ** floor(log10(high / _TICKS))
    while high / step > _TICKS:
        step *= 2 if high / step <= 2 * _TICKS else 2.5
    return [step * n for n in range(ceil(high / step)) if step * n <= high]


def _number(value: float) -> str:
    for unit, name in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= unit:
            return f"{value / unit:g}{name}"
    return f"{value:g}"


def _line(frame: _Frame, series: Series, colour: str, marks: bool) -> list[str]:
    points = _thinned(series.points)
    if not points:
        return []
    path = " ".join(f"{frame.x(x):.1f},{frame.y(y):.1f}" for x, y in points)
    parts = [
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.5"/>'
    ]
    if marks:
        parts += [
            f'<circle cx="{frame.x(x):.1f}" cy="{frame.y(y):.1f}" r="3" fill="{colour}"/>'
            for x, y in points
        ]
    return parts


def _thinned(points: Sequence[tuple[float, float]]) -> Sequence[tuple[float, float]]:
    """At most so many points as can be told apart; of each stretch the highest."""
    if len(points) <= _MOST_POINTS:
        return points
    width = ceil(len(points) / _MOST_POINTS)
    stretches = (points[i : i + width] for i in range(0, len(points), width))
    return [max(stretch, key=lambda point: point[1]) for stretch in stretches]
