"""What importing a package costs beyond importing another one."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# A statement that sets `peak`: the megabytes that the process has had in use at most. What
# the system counts in ru_maxrss begins with those of the process that started this one
# (getrusage(2)), so on Linux the figure of proc(5) is taken.
PEAK = """
import resource, sys
if sys.platform == "linux":
    with open("/proc/self/status") as status:
        peak = next(int(line.split()[1]) for line in status if "VmHWM" in line) / 1e3
else:
    unit = 1e6 if sys.platform == "darwin" else 1e3
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
"""
_PROGRAM = """
import time
start = time.perf_counter()
{statement}
seconds = time.perf_counter() - start
{peak}
print(seconds, peak)
"""


def extra_import(
    statement: str, base: str, *, folder: Path = ROOT, repeat: int = 15
) -> tuple[float, float]:
    """By how much one statement takes more than another: seconds and megabytes.

    Medians of differences. Each runs warm in an interpreter of its own, which times the
    statement; the two take turns. Warm means that the bytecode is on disk, so that must be
    allowed. `folder` holds what is imported, besides this repository.
    """
    environment = {
        k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"
    }
    environment["PYTHONPATH"] = f"{folder}{os.pathsep}{ROOT}"

    def run(statement: str) -> tuple[float, float]:
        done = subprocess.run(
            [sys.executable, "-c", _PROGRAM.format(statement=statement, peak=PEAK)],
            check=True,
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
        )
        seconds, megabytes = map(float, done.stdout.split())
        return seconds, megabytes

    run(statement)
    pairs = [(run(statement), run(base)) for _ in range(repeat)]
    return (
        statistics.median(more[0] - less[0] for more, less in pairs),
        statistics.median(more[1] - less[1] for more, less in pairs),
    )
