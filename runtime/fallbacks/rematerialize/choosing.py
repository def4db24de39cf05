"""The heuristics by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from .capuchin import Capuchin
from .heuristics import DTR, LRU, Heuristic, Largest, Random
from .neighbourhood import ExactNeighbourhood, OwnCost, UnionFindNeighbourhood


def dtr() -> Heuristic:
    """h_DTR with neighbourhoods from union-find."""
    return DTR(UnionFindNeighbourhood())


def dtr_exact() -> Heuristic:
    """h_DTR with exact neighbourhoods."""
    found = DTR(ExactNeighbourhood())
    found.name = "dtr-exact"
    return found


def dtr_local() -> Heuristic:
    """h_DTR without neighbourhoods: the cost is that of the last operation alone."""
    found = DTR(OwnCost())
    found.name = "dtr-local"
    return found


HEURISTICS: Final[dict[str, Callable[[], Heuristic]]] = {
    "dtr": dtr,
    "dtr-exact": dtr_exact,
    "dtr-local": dtr_local,
    "lru": LRU,
    "largest": Largest,
    "random": Random,
    "capuchin": Capuchin,
}

HeuristicOrName: TypeAlias = Heuristic | str


def as_heuristic(heuristic: HeuristicOrName) -> Heuristic:
    """A heuristic from its name. ValueError for a name that none has, TypeError for others."""
    if isinstance(heuristic, Heuristic):
        return heuristic
    if not isinstance(heuristic, str):
        raise TypeError(
            "a heuristic is a name or an instance of Heuristic, but got"
            f" {heuristic!r}"
        )
    make = HEURISTICS.get(heuristic)
    if make is None:
        names = ", ".join(HEURISTICS)
        raise ValueError(f"no heuristic is named {heuristic!r}; there are {names}")
    return make()
