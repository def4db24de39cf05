"""Identifiers from schema names: keywords, names that are taken, kernels, collisions."""

from __future__ import annotations

import ast
import builtins
import keyword
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen.names import (
    BODY_NAMES,
    MODULE_NAMES,
    find_collisions,
    fresh,
    is_reserved,
    kernel_name,
    py_name,
)

GOLDEN = Path(__file__).parent / "golden"

IDENTIFIER = st.from_regex(r"[A-Za-z_][A-Za-z0-9_]*", fullmatch=True)


@pytest.mark.parametrize(
    ("name", "taken", "expected"),
    [
        ("add", (), "add"),
        ("from", (), "from_"),
        ("from", ("from_",), "from__"),
        ("None", (), "None_"),
        ("match", (), "match"),
        ("Tensor", ("Tensor",), "Tensor_"),
        ("__and__", (), "__and__"),
    ],
)
def test_py_name(name: str, taken: tuple[str, ...], expected: str) -> None:
    assert py_name(name, taken) == expected


@pytest.mark.parametrize("name", ["", "1a", "a b", "a.b", "a;b", "a\n", "é", "ﬁ"])
def test_no_identifier_is_a_defect(name: str) -> None:
    with pytest.raises(ValueError, match="is no identifier"):
        py_name(name)


@given(IDENTIFIER | st.sampled_from(keyword.kwlist), st.frozensets(IDENTIFIER))
def test_py_name_is_usable_and_free(name: str, taken: frozenset[str]) -> None:
    found = py_name(name, taken)
    assert found.isidentifier()
    assert not keyword.iskeyword(found)
    assert found not in taken
    assert found.rstrip("_") == name.rstrip("_")
    assert fresh(name, taken) == found


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("add_out", "add_out"),
        ("abs", "abs_kernel"),
        ("is", "is_kernel"),
        ("lambda", "lambda_kernel"),
    ],
)
def test_kernel_name(name: str, expected: str) -> None:
    assert kernel_name(name) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("_rt_x", True),
        ("_op_x", True),
        ("_rt", False),
        ("x_rt_", False),
        ("_op", False),
    ],
)
def test_is_reserved(name: str, expected: bool) -> None:
    assert is_reserved(name) is expected


def test_collisions_keep_the_order_of_owners() -> None:
    pairs = [("a", "x"), ("b", "y"), ("a", "z"), ("a", "x"), ("b", "y")]
    assert find_collisions(pairs) == {"a": ["x", "z"]}


# ---- whatever a generated module names is safe from operators and arguments ----


def _modules() -> Iterator[Path]:
    yield from sorted(GOLDEN.glob("*_ops/*.py"))


def _is_ours(path: Path) -> bool:
    """Modules in which operators' names are defined, or imported with a star."""
    return path.name in ("operators.py", "redispatch.py", "functions.py", "__init__.py")


def _has_wrappers(path: Path) -> bool:
    """Modules in which functions have the parameters of operators."""
    return path.name in (
        "operators.py",
        "redispatch.py",
        "functions.py",
        "tensor_body.py",
    )


def _defined(tree: ast.Module) -> frozenset[str]:
    return frozenset(
        node.name
        for node in tree.body
        if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    )


@pytest.mark.parametrize(
    "path", list(filter(_is_ours, _modules())), ids=lambda p: p.name
)
def test_operators_hide_nothing_that_modules_use(path: Path) -> None:
    """Every global or builtin that a module of operators names would be kept from an operator."""
    tree = ast.parse(path.read_text())
    operators = _defined(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.alias):
            name = node.asname or node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            name = node.id
        elif isinstance(node, ast.Constant) and path.name == "__init__.py":
            name = node.value if isinstance(node.value, str) else ""
        else:
            continue
        if (
            not name.isidentifier()
            or name in operators
            or is_reserved(name)
            or _is_local(path, name)
        ):
            continue
        assert name in MODULE_NAMES, f"{path.name} uses {name}"


def _is_local(path: Path, name: str) -> bool:
    """Parameters and local variables of the fixtures are plain words in lower case."""
    if path.name == "__init__.py":
        return name in ("dispatcher", "annotations")
    return not hasattr(builtins, name) and name.islower() and not name.startswith("_")


@pytest.mark.parametrize(
    "path", list(filter(_has_wrappers, _modules())), ids=lambda p: p.name
)
def test_parameters_hide_nothing_that_bodies_use(path: Path) -> None:
    tree = ast.parse(path.read_text())
    operators = _defined(tree)
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or not function.args.args:
            continue
        parameters = {a.arg for a in ast.walk(function.args) if isinstance(a, ast.arg)}
        assigned = {
            node.id
            for node in ast.walk(function)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        for node in (n for statement in function.body for n in ast.walk(statement)):
            if isinstance(node, ast.Name) and node.id not in parameters | assigned:
                assert is_reserved(node.id) or node.id in (
                    BODY_NAMES | operators | MODULE_NAMES
                ), f"{path.name}: {function.name} uses {node.id}"
