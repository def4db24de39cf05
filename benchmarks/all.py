"""Every benchmark, one after the other, each in a process of its own: `make bench`.

Exit code 1 if any of them misses a target.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
PARTS = ("dispatch.py", "fallbacks.py", "generate.py")


def run_each(paths: Iterable[Path]) -> None:
    """Run benchmarks; exit with the names of those that miss a target."""
    missed = []
    for path in paths:
        print(f"== {path.name}", flush=True)
        if subprocess.run([sys.executable, str(path)], check=False).returncode:
            missed.append(path.name)
    if missed:
        sys.exit(f"missed a target: {', '.join(missed)}")


if __name__ == "__main__":
    run_each(HERE / name for name in PARTS)
