"""Guards: modes that watch a program for what should not happen, or tell what it will cost.

`find_nonfinite` names the operator that made the first NaN or infinity, `dry_run` runs a
program without data and counts memory and FLOPs, `check_determinism` runs it twice.
"""

from __future__ import annotations

from .determinism import Determinism, Difference, check_determinism
from .dry_run import DryRunError, DryRunReport, dry_call, dry_run
from .finite import Finding, Kind, NonFiniteError, NonFiniteFinder, find_nonfinite
from .flops import FORMULAS, flops_of

__all__ = [
    "Determinism",
    "Difference",
    "DryRunError",
    "DryRunReport",
    "FORMULAS",
    "Finding",
    "Kind",
    "NonFiniteError",
    "NonFiniteFinder",
    "check_determinism",
    "dry_call",
    "dry_run",
    "find_nonfinite",
    "flops_of",
]
