"""Schemas, kernels and files with names that collide with what generated code needs."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

import black
import pytest

from codegen.diagnostics import render_text
from codegen.kernel_packages import KernelFolder
from codegen.manifest import MANIFEST, Manifest
from codegen.names import TENSOR_ATTRIBUTES, TENSOR_OPERATORS, hides_attribute
from codegen.pipeline import Options, build
from codegen.views.python import DTYPE_NAMES
from runtime import dtypes
from runtime.tensor import TensorBase

KERNEL = "  dispatch:\n    CPU: k\n"


def generate(
    folder: Path,
    schema: str,
    kernels: Mapping[str, str] | None = None,
    name: str = "f.yaml",
) -> dict[str, str]:
    """The texts of the package by file; there may be no diagnostics."""
    package = folder / "kernels"
    package.mkdir()
    for module, text in (kernels or {}).items():
        (package / f"{module}.py").write_text(text)
    path = folder / name
    path.write_text(schema)
    options = Options(
        path,
        None,
        folder / "generated",
        kernels=(KernelFolder("kernels", package),),
        stub_missing=True,
    )
    built = build(options)
    assert render_text(built.diagnostics) == ""
    return {str(path): text for path, text in built.plan.items()}


def function_body(text: str, name: str) -> list[ast.stmt]:
    (found,) = (
        node
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef) and node.name == name
    )
    return found.body


@pytest.mark.parametrize(
    ("operator", "expected"),
    [
        ("__debug__", "__debug___"),
        ("__all__", "__all___"),
        ("__path__", "__path___"),
        ("__private", "__private__"),
        ("announce_wrappers", "announce_wrappers_"),
        ("float32", "float32_"),
        ("dict", "dict_"),
        ("__and__", "__and__"),
    ],
)
def test_operators_named_like_what_a_module_needs(
    operator: str, expected: str, tmp_path: Path
) -> None:
    plan = generate(tmp_path, f"- func: {operator}(Tensor x) -> Tensor\n")
    assert function_body(plan["functions.py"], expected)
    assert function_body(plan["operators.py"], expected)


@pytest.mark.parametrize(
    ("operator", "expected"),
    [
        ("_op_f", "'_op_f'"),
        ("_op", "'_op_'"),
        ("_op.f", "'_op_'"),
        ("_rt", None),
        ("_rt.method_f", "'_rt_method_f'"),
        ("Register", "'Register'"),
        ("_register.CPU", None),
        ("op.f", None),
    ],
)
def test_no_name_that_is_made_of_an_operators_is_a_reserved_one(
    operator: str, expected: str | None, tmp_path: Path
) -> None:
    schema = tmp_path / "ops.yaml"
    schema.write_text(f"- func: {operator}(Tensor x) -> Tensor\n")
    found = build(
        Options(
            schema,
            None,
            tmp_path / "out",
            (KernelFolder("kernels", tmp_path),),
            stub_missing=True,
        )
    )
    assert [
        diagnostic.message.partition(" ")[0]
        for diagnostic in found.diagnostics
        if diagnostic.code == "BW506"
    ] == ([expected] if expected else [])


def test_an_argument_may_be_called_by_a_keyword_that_pytorch_uses(
    tmp_path: Path,
) -> None:
    plan = generate(
        tmp_path,
        "- func: random_.from(Tensor(a!) self, int from, int? to, *,"
        " Generator? generator=None) -> Tensor(a!)\n"
        "  variants: method\n"
        "  tags: nondeterministic_seeded\n"
        "  dispatch:\n    CPU: random_\n"
        "  autogen: random.from, random.from_out\n",
    )
    for name, text in plan.items():
        if name.endswith(".py"):
            compile(text, name, "exec")
    call = "_op.random__from(self, from_, to, generator=generator)"
    assert call in plan["tensor_body.py"]


@pytest.mark.parametrize(
    ("names", "fields"),
    [
        (("_1", "b"), ["r1", "b"]),
        (("_", "b"), ["r", "b"]),
        (("count", "index"), ["count_", "index_"]),
        (("Tensor", "int"), ["Tensor_", "int_"]),
        (("from", "_fields"), ["from_", "fields"]),
    ],
)
def test_results_named_like_what_a_tuple_needs(
    names: tuple[str, str], fields: list[str], tmp_path: Path
) -> None:
    first, second = names
    plan = generate(tmp_path, f"- func: f() -> (Tensor {first}, int {second})\n")
    (found,) = (
        node
        for node in ast.parse(plan["return_types.py"]).body
        if isinstance(node, ast.ClassDef)
    )
    targets = [node.target for node in found.body if isinstance(node, ast.AnnAssign)]
    assert [ast.unparse(target) for target in targets] == fields


def test_merged_overloads_without_results_run_one_kernel(tmp_path: Path) -> None:
    """The branch of the tensors ends in a return: nothing of the others follows."""
    plan = generate(
        tmp_path,
        "- func: f.T(Tensor self, Tensor x) -> ()\n- func: f.S(Tensor self, Scalar x) -> ()\n",
    )
    _, branch, other = function_body(plan["functions.py"], "f")
    assert isinstance(branch, ast.If)
    assert isinstance(branch.body[-1], ast.Return)
    assert "f_S" in ast.unparse(other)


def test_an_out_form_with_other_results_is_an_overload_of_its_own(
    tmp_path: Path,
) -> None:
    plan = generate(
        tmp_path,
        "- func: f_(Tensor(a!) self, Tensor(b!) x) -> Tensor(a!)\n  autogen: f, f.out\n"
        + KERNEL,
    )
    assert "out: Tensor | None" not in plan["functions.py"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("(Tensor a, Tensor b) -> Tensor", "(Tensor a) -> (Tensor, Tensor)"),
        (
            "(__torch__.torch.classes.a.bc x) -> ()",
            "(__torch__.torch.classes.ab.c x) -> ()",
        ),
    ],
)
def test_each_boxed_signature_has_a_wrapper_of_its_own(
    one: str, other: str, tmp_path: Path
) -> None:
    plan = generate(tmp_path, f"- func: f{one}\n- func: g{other}\n")
    tree = ast.parse(plan["boxed_kernel_wrappers.py"])
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert len(names) == len(set(names)) == 2


def test_any_number_of_results_is_laid_out_as_black_does(tmp_path: Path) -> None:
    """Around the lengths at which the lines of results stop fitting, too."""
    plan = generate(
        tmp_path,
        "".join(
            f"- func: f{n}(Tensor self) -> ({', '.join(['Tensor'] * n)})\n"
            for n in (2, *range(15, 26), 40)
        ),
    )
    text = plan["boxed_kernel_wrappers.py"]
    assert black.format_str(text, mode=black.Mode()) == text


def test_special_methods_that_are_operators_are_defined_once(tmp_path: Path) -> None:
    plan = generate(
        tmp_path,
        "".join(
            f"- func: {name}(Tensor self, Tensor other) -> Tensor\n  variants: function, method\n"
            for name in ("__and__", "bitwise_and")
        ),
    )
    assert plan["tensor_body.py"].count("def __and__(") == 1


def test_modules_of_kernels_named_like_helpers(tmp_path: Path) -> None:
    schema = (
        "- func: f(Tensor self) -> Tensor\n  structured_delegate: f.out\n"
        "- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
        "  structured: True\n  dispatch:\n    CPU: f_out\n"
    )
    kernels = {
        "out": "def f_out(self, out): ...\n",
        "functional": "def meta_f(self): ...\n",
    }
    text = generate(tmp_path, schema, kernels)["RegisterCPU.py"]
    imported = [
        alias.asname
        for node in ast.parse(text).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname
    ]
    assert len(imported) == len(set(imported))
    assert "_rt_functional_.meta_f, _rt_out_.f_out" in text


@pytest.mark.parametrize(
    "name", ['a"""b\\.yaml', "x\ny.yaml", "{{x}}{% y.yaml", ' ".yaml ', "é.yaml"]
)
def test_names_of_schema_files(name: str, tmp_path: Path) -> None:
    plan = generate(tmp_path, "- func: f(Tensor self) -> Tensor\n", name=name)
    for path, text in plan.items():
        if PurePosixPath(path).suffix == ".py":
            assert black.format_str(text, mode=black.Mode()) == text
    manifest = plan[MANIFEST]
    assert str(Manifest.parse(manifest)) == manifest


def test_what_tensors_have_is_no_method_of_an_operator() -> None:
    """`to` is written by hand; operators of that name are its overloads."""
    kept = {name for name in dir(TensorBase) if not hides_attribute(name, ())}
    assert kept - {"to"} <= {"__and__", "__or__", "__xor__"}
    assert set(dir(TensorBase)) >= TENSOR_ATTRIBUTES | set(TENSOR_OPERATORS)


def test_every_dtype_of_a_default_exists() -> None:
    for name in DTYPE_NAMES.values():
        assert isinstance(getattr(dtypes, name), dtypes.DType)
