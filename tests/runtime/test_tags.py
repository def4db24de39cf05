"""Tags of operators that are defined at run time."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from runtime import tags
from runtime.dispatcher import Dispatcher
from runtime.errors import RegistrationError
from runtime.library import Library

FILE = Path(__file__).parents[2] / "schemas" / "tags.yaml"


def test_the_tags_are_those_of_the_file() -> None:
    assert {entry["tag"] for entry in yaml.safe_load(FILE.read_text())} == tags.TAGS


@pytest.mark.parametrize("given", [*sorted(tags.TAGS), ("core", "pointwise"), (), []])
def test_known_tags_are_taken(given: str | tuple[str, ...]) -> None:
    op = Library("t", "DEF", dispatcher=Dispatcher()).define("f() -> ()", tags=given)
    assert op.tags == ((given,) if isinstance(given, str) else tuple(given))


def test_a_tag_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tags, "_registered", set())
    library = Library("t", "DEF", dispatcher=Dispatcher())
    with pytest.raises(RegistrationError, match=r"register_tag\('costly'\)"):
        library.define("f() -> ()", tags="costly")
    tags.register_tag("costly")
    assert library.define("f() -> ()", tags="costly").tags == ("costly",)
    with pytest.raises(RegistrationError, match="did you mean 'costly'"):
        library.define("g() -> ()", tags="cosly")


def test_schema_files_have_tags_of_their_own() -> None:
    """The generator has compared those of trusted rows with their file."""
    library = Library("t", "DEF", dispatcher=Dispatcher())
    library.define_rows([("f() -> ()", ("of_a_file",))], trusted=True)
    assert library.dispatcher.handle("t::f", "").tags == ("of_a_file",)
