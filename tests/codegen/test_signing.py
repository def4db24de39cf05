"""The key that records are signed with: private, made once, or not used."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from codegen.signing import is_signed, sign


@pytest.fixture
def key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of a key that is not made yet."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "boxwood" / "key"


def test_a_key_is_made_once_and_private(key: Path) -> None:
    signature = sign("text")
    assert signature is not None
    assert key.stat().st_mode & 0o777 == 0o600
    assert len(key.read_bytes()) == 32
    assert os.listdir(key.parent) == ["key"]
    assert sign("text") == signature
    assert is_signed("text", signature)
    assert not is_signed("texts", signature)
    key.unlink()
    assert sign("text") != signature


@pytest.mark.parametrize("data", [b"", b"short", b"x" * 33])
def test_a_key_that_is_not_whole_is_made_again(key: Path, data: bytes) -> None:
    sign("text")
    key.write_bytes(data)
    assert sign("text") is not None
    assert len(key.read_bytes()) == 32


def _open_to_others(key: Path) -> None:
    key.chmod(0o640)


def _a_link(key: Path) -> None:
    key.rename(key.with_name("elsewhere"))
    key.symlink_to(key.with_name("elsewhere"))


def _a_folder(key: Path) -> None:
    key.unlink()
    key.mkdir()


@pytest.mark.parametrize("spoil", [_open_to_others, _a_link, _a_folder])
def test_a_key_that_others_may_have_is_none(
    key: Path, spoil: Callable[[Path], None]
) -> None:
    sign("text")
    spoil(key)
    assert sign("text") is None
    assert not is_signed("text", "None")
