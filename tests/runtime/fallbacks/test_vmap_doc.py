"""docs/fallbacks/vmap.md, as a reader would run it: its blocks, one after the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from runtime.fallbacks.vmap.loop import forget_warnings

PAGE = Path(__file__).parents[3] / "docs" / "fallbacks" / "vmap.md"


def test_the_examples_run() -> None:
    forget_warnings()
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert len(blocks) > 5
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
    assert names["gap"].shape == (4, 3)
