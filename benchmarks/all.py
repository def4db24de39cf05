"""Every benchmark, one after the other, each in a process of its own: `make bench`.

Exit code 1 if any of them misses a target.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
NOT_RUN = {"all.py", "imports.py", "timing.py", "__init__.py"}


def main() -> None:
    missed = []
    for path in sorted(HERE.glob("*.py")):
        if path.name in NOT_RUN:
            continue
        print(f"== {path.name}", flush=True)
        if subprocess.run([sys.executable, str(path)], check=False).returncode:
            missed.append(path.name)
    if missed:
        sys.exit(f"missed a target: {', '.join(missed)}")


if __name__ == "__main__":
    main()
