"""What fallbacks cost beside their peers: every `fallbacks_*.py`, one after the other.

    make bench        or        python benchmarks/fallbacks.py

Exit code 1 if any of them misses a target.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from benchmarks.all import run_each

if __name__ == "__main__":
    run_each(sorted(HERE.glob("fallbacks_*.py")))
