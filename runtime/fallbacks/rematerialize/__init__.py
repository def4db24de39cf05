"""Rematerialization: memory under a budget, by evicting tensors and making them again.

After Kirisame et al., "Dynamic Tensor Rematerialization" (ICLR 2021).
"""

from .block import install, rematerialize
from .capuchin import Capuchin
from .choosing import HEURISTICS
from .errors import OutOfBudgetError, ReplayError
from .heuristics import DTR, LRU, Heuristic, Largest, Random
from .neighbourhood import ExactNeighbourhood, OwnCost, UnionFindNeighbourhood
from .stats import Point, Stats
from .wrapping import Rematerializable

__all__ = [
    "Capuchin",
    "DTR",
    "ExactNeighbourhood",
    "HEURISTICS",
    "Heuristic",
    "LRU",
    "Largest",
    "OutOfBudgetError",
    "OwnCost",
    "Point",
    "Random",
    "Rematerializable",
    "ReplayError",
    "Stats",
    "UnionFindNeighbourhood",
    "install",
    "rematerialize",
]
