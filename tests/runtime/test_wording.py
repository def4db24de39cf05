"""Articles before words that are known at run time only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from runtime.wording import kind_of, with_article

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("int", "an int"),
        ("str", "a str"),
        ("object", "an object"),
        ("OrderedDict", "an OrderedDict"),
        ("AutogradCPU", "an AutogradCPU"),
        ("uint8", "a uint8"),
        ("UIntTensor", "a UIntTensor"),
        ("UnionType", "a UnionType"),
        ("Undefined", "an Undefined"),
        ("ndarray", "an ndarray"),
        ("NoneType", "a NoneType"),
        ("_Inner", "an _Inner"),
        ("_Tensor", "a _Tensor"),
        ("'int'", "an 'int'"),
        ("", "a "),
    ],
)
def test_article(word: str, expected: str) -> None:
    assert with_article(word) == expected


def test_kind_of() -> None:
    assert [kind_of(each) for each in (1, 1.0, [], None)] == [
        "an int",
        "a float",
        "a list",
        "a NoneType",
    ]


# Words that can only be of one kind, and are.
FIXED = {
    ("codegen/configuration.py", "_BESIDE[0]"),
    # Complex dtypes.
    ("runtime/native/pointwise_composite.py", "self.dtype"),
}


def _articles(path: Path) -> Iterator[tuple[str, str]]:
    """Values that stand behind an article in a message."""
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.JoinedStr):
            continue
        for text, value in zip(node.values, node.values[1:], strict=False):
            if isinstance(text, ast.Constant) and isinstance(value, ast.FormattedValue):
                words = f" {text.value}".lower()
                if words.endswith((" a ", " an ", "(a ", "(an ")):
                    yield str(path.relative_to(ROOT)), ast.unparse(value.value)


def test_no_message_has_its_article_written_out() -> None:
    """`with_article` and `kind_of` choose it."""
    found = {
        each
        for folder in ("runtime", "codegen")
        for path in (ROOT / folder).rglob("*.py")
        if path.name != "wording.py"
        for each in _articles(path)
    }
    assert found == FIXED
