"""The manifest: read back as written, and no way to name what lies outside the folder."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen.manifest import HEADER, Manifest, digest, read_manifest

HASH = "0123456789abcdef" * 4
OTHER = "f" * 64

NAME = st.from_regex(
    r"[A-Za-z_][A-Za-z0-9_ .-]*[A-Za-z0-9](/[a-z]+\.py)?", fullmatch=True
)
HASHES = st.dictionaries(NAME, st.text("0123456789abcdef", min_size=64, max_size=64))


OPTIONS = st.dictionaries(
    st.from_regex(r"(--)?[a-z0-9][a-z0-9-]*", fullmatch=True),
    st.lists(st.from_regex(r"[ -~é]+", fullmatch=True), min_size=1).map(tuple),
)


@given(HASHES, HASHES, OPTIONS)
def test_round_trip(
    inputs: dict[str, str],
    outputs: dict[str, str],
    options: dict[str, tuple[str, ...]],
) -> None:
    manifest = Manifest(inputs, outputs, options)
    assert Manifest.parse(str(manifest)) == manifest
    reordered = Manifest(dict(reversed(inputs.items())), outputs, options)
    assert str(reordered) == str(manifest)
    assert hash(reordered) == hash(manifest)


def test_text() -> None:
    manifest = Manifest({"schemas/f.yaml": HASH}, {"b.py": HASH, "a.py": OTHER})
    assert str(manifest) == (
        f"boxwood-manifest 1\n"
        f"input  {HASH}  schemas/f.yaml\n"
        f"output {OTHER}  a.py\n"
        f"output {HASH}  b.py\n"
    )
    options = {"command": ("generate",), "--select": ("b", "a")}
    assert str(Manifest({}, {}, options)) == (
        "boxwood-manifest 1\n"
        "option --select  b\n"
        "option --select  a\n"
        "option command  generate\n"
    )


@pytest.mark.parametrize(
    "name",
    [
        "../outside.py",
        "a/../../outside.py",
        "/etc/passwd",
        "a//b.py",
        "./a.py",
        "a/./b.py",
        "..",
        "C:/a.py",
        "a\\b.py",
        "a\x00.py",
        "a\x1b[2J.py",
        "a/",
    ],
)
def test_names_that_lead_elsewhere_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not a manifest line"):
        Manifest.parse(f"{HEADER}\noutput {HASH}  {name}\n")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "boxwood-manifest 2\n",
        f"output {HASH}  a.py\n",
        f"{HEADER}\noutput {HASH}\n",
        f"{HEADER}\noutput {HASH[:-1]}  a.py\n",
        f"{HEADER}\noutput {HASH.upper()}  a.py\n",
        f"{HEADER}\nremove {HASH}  a.py\n",
        f"{HEADER}\n\noutput {HASH}  a.py\n",
        "<<<<<<< HEAD\n",
        f"{HEADER}\noption --select\n",
        f"{HEADER}\noption --select a\n",
        f"{HEADER}\noption ../x  a\n",
        f"{HEADER}\noption --select  \x1b[2J\n",
    ],
)
def test_what_is_no_manifest(text: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="manifest"):
        Manifest.parse(text)
    path = tmp_path / "MANIFEST"
    path.write_text(text)
    assert read_manifest(path) is None


@given(st.text())
def test_any_text_is_a_manifest_or_a_value_error(text: str) -> None:
    try:
        found = Manifest.parse(text)
    except ValueError:
        return
    assert Manifest.parse(str(found)) == found


def test_unreadable_manifests_are_none(tmp_path: Path) -> None:
    assert read_manifest(tmp_path / "absent") is None
    assert read_manifest(tmp_path) is None
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert read_manifest(tmp_path / "binary") is None


def test_digest_is_that_of_the_file() -> None:
    expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert digest("abc") == expected
    undecodable = b"\xff".decode(errors="surrogateescape")
    assert digest(undecodable) != digest("?")
