"""What several tests of the generator start from."""

from pathlib import Path

import pytest


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a schema file; records are kept in it."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOXWOOD_CACHE", str(tmp_path / "records"))
    (tmp_path / "ops.yaml").write_text(
        "- func: f(Tensor self, int n=1) -> Tensor\n"
        "- func: g(Tensor self) -> Tensor\n"
    )
    return tmp_path
