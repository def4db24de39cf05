"""docs/fallbacks/recording.md and guards.md, as a reader would run them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[3] / "docs" / "fallbacks"

# What the pages show of what is printed: the beginnings of lines.
SHOWN = {
    "recording": [
        "1  aten::relu                 t0: float32[2, 4]                                 t1",
        "4  aten::sum     dim_IntList  t1: float32[2, 4], [1]                            t3",
    ],
    "guards": [
        "aten::randn      2                   0    3.4 GiB            3.4 GiB",
        "peak: 4.8 GiB in call 3 (aten::relu), besides 0 B from outside",
        "aten::sqrt made NaN in call 0: 1 of 4 elements of its result, the first at [1, 1]",
        "  self: float32[2, 2] from -25 to 16, -25 there",
        "both runs did the same in all of 6 calls",
    ],
}


@pytest.mark.parametrize("page", SHOWN)
def test_the_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = FOLDER / f"{page}.md"
    text = path.read_text()
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) > 4
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(path), "exec"), names)
    printed = capsys.readouterr().out
    print(printed)
    for line in SHOWN[page]:
        assert line in printed
        assert line in text
