"""Reads PyTorch's own operator list beside torchgen and compares the two models field by field."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import torchgen
from operator_outcomes import COMPARED
from torchgen.gen import (
    get_grouped_by_view_native_functions,
    get_grouped_native_functions,
    parse_native_yaml,
)
from torchgen.model import NativeFunction as TheirFunction
from torchgen.model import NativeFunctionsGroup as TheirGroup
from torchgen.model import NativeFunctionsViewGroup as TheirViewGroup

from codegen.codes import Severity
from codegen.diagnostics import render_text
from codegen.load import Loaded, load
from codegen.model.functions import NativeFunction
from codegen.model.groups import NativeFunctionsGroup, NativeFunctionsViewGroup
from codegen.model.kernels import BackendKernel

_NATIVE = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native"
SCHEMA, TAGS = _NATIVE / "native_functions.yaml", _NATIVE / "tags.yaml"


@cache
def ours() -> Loaded:
    return load(SCHEMA, TAGS)


@cache
def theirs() -> Any:
    return parse_native_yaml(str(SCHEMA), str(TAGS))


@cache
def their_functions() -> dict[str, TheirFunction]:
    return {str(function.func.name): function for function in theirs().native_functions}


def _names(values: Any) -> list[str]:
    return sorted(value.name for value in values)


def _precomputed_of_ours(function: NativeFunction) -> Any:
    found = function.precomputed
    if found is None:
        return None
    replaced = {row.argument: [str(a) for a in row.computed] for row in found.replace}
    return replaced, [str(argument) for argument in found.add]


def _precomputed_of_theirs(function: TheirFunction) -> Any:
    found = function.precomputed
    if found is None:
        return None
    replaced = {
        name: [str(a) for a in arguments] for name, arguments in found.replace.items()
    }
    return replaced, [str(argument) for argument in found.add]


def _is_view_of_ours(function: NativeFunction) -> bool | None:
    return None if function.root_name == "set" else function.is_view


def _is_view_of_theirs(function: TheirFunction) -> bool | None:
    # torchgen calls set_ a view, and takes that back by name wherever the answer matters: there
    # is nothing to compare with. What follows from it, variants and view groups, is compared.
    return None if function.root_name == "set" else function.is_view_op


FIELDS: dict[
    str, tuple[Callable[[NativeFunction], object], Callable[[TheirFunction], object]]
] = {
    "schema": (lambda f: str(f.schema), lambda f: str(f.func)),
    "namespace": (lambda f: f.namespace, lambda f: f.namespace),
    "line": (lambda f: f.spans.func.begin.line, lambda f: f.loc.line),
    "kind": (lambda f: f.kind.name, lambda f: f.func.kind().name),
    "root name": (lambda f: f.root_name, lambda f: f.root_name),
    "variants": (lambda f: _names(f.variants), lambda f: _names(f.variants)),
    "tags": (lambda f: sorted(f.tags), lambda f: sorted(f.tags)),
    "structured": (lambda f: f.structured, lambda f: f.structured),
    "structured_delegate": (
        lambda f: str(f.structured_delegate),
        lambda f: str(f.structured_delegate),
    ),
    "structured_inherits": (
        lambda f: f.structured_inherits,
        lambda f: f.structured_inherits,
    ),
    "structured group": (
        lambda f: f.is_part_of_structured_group,
        lambda f: f.part_of_structured_group,
    ),
    "precomputed": (_precomputed_of_ours, _precomputed_of_theirs),
    "ufunc_inner_loop": (
        lambda f: [
            (loop.key.name, loop.name, loop.dtypes) for loop in f.ufunc_inner_loop
        ],
        lambda f: [
            (key.name, loop.name, tuple(map(str, loop.supported_dtypes)))
            for key, loop in f.ufunc_inner_loop.items()
        ],
    ),
    "autogen": (
        lambda f: list(map(str, f.autogen)),
        lambda f: list(map(str, f.autogen)),
    ),
    "python_module": (lambda f: f.python_module, lambda f: f.python_module),
    "category_override": (lambda f: f.category_override, lambda f: f.category_override),
    "device_check": (lambda f: f.device_check.name, lambda f: f.device_check.name),
    "device_guard": (lambda f: f.device_guard, lambda f: f.device_guard),
    "manual_kernel_registration": (
        lambda f: f.manual_kernel_registration,
        lambda f: f.manual_kernel_registration,
    ),
    "manual_cpp_binding": (
        lambda f: f.manual_cpp_binding,
        lambda f: f.manual_cpp_binding,
    ),
    "cpp_no_default_args": (
        lambda f: sorted(f.cpp_no_default_args),
        lambda f: sorted(f.cpp_no_default_args),
    ),
    "use_const_ref_for_mutable_tensors": (
        lambda f: f.use_const_ref_for_mutable_tensors,
        lambda f: f.use_const_ref_for_mutable_tensors,
    ),
    "is_abstract": (lambda f: f.is_abstract, lambda f: f.is_abstract),
    "composite keys": (
        lambda f: sorted(key.name for key in f.composite_keys),
        lambda f: sorted(
            key
            for key, has_it in {
                "CompositeImplicitAutograd": f.has_composite_implicit_autograd_kernel,
                "CompositeImplicitAutogradNestedTensor": (
                    f.has_composite_implicit_autograd_nested_tensor_kernel
                ),
                "CompositeExplicitAutograd": f.has_composite_explicit_autograd_kernel,
                "CompositeExplicitAutogradNonFunctional": (
                    f.has_composite_explicit_autograd_non_functional_kernel
                ),
            }.items()
            if has_it
        ),
    ),
    "is_view": (_is_view_of_ours, _is_view_of_theirs),
}


def test_file_is_accepted_without_errors() -> None:
    errors = [found for found in ours().diagnostics if found.severity is Severity.error]
    assert not errors, render_text(errors)
    assert Counter(found.code for found in ours().diagnostics) == {
        "BW240": 2,
        "BW241": 7,
        "BW404": 13,
    }


def test_functions_are_the_same_in_the_same_order() -> None:
    assert [str(f.name) for f in ours().functions] == [
        str(f.func.name) for f in theirs().native_functions
    ]
    assert len(ours().functions) == 3101
    assert sum(not f.is_generated for f in ours().functions) == 2584


@pytest.mark.parametrize("field", FIELDS)
def test_field_is_equal_for_every_function(field: str) -> None:
    of_ours, of_theirs = FIELDS[field]
    for function in ours().functions:
        other = their_functions()[str(function.name)]
        assert of_ours(function) == of_theirs(other), str(function.name)


def _cpp_namespace(kernel: BackendKernel) -> str:
    """The C++ namespace that torchgen puts a kernel in."""
    return f"{kernel.namespace or 'at'}::native"


def _kernels_of_ours() -> Iterator[tuple[str, str, str, bool, str, bool]]:
    for key, index in ours().backend_indices.items():
        for operator, kernel in index.kernels:
            yield (
                key.name,
                operator.removeprefix("aten::"),
                kernel.name,
                kernel.structured,
                _cpp_namespace(kernel),
                kernel.supports_symint,
            )


def _kernels_of_theirs() -> Iterator[tuple[str, str, str, bool, str, bool]]:
    for key, index in theirs().backend_indices.items():
        for operator, kernel in index.index.items():
            yield (
                key.name,
                str(operator),
                kernel.kernel,
                kernel.structured,
                kernel.cpp_namespace,
                kernel.supports_symint(),
            )


def test_kernels_are_equal_key_for_key() -> None:
    assert set(_kernels_of_ours()) == set(_kernels_of_theirs())


def test_indices_are_equal() -> None:
    for key, index in theirs().backend_indices.items():
        found = next(o for k, o in ours().backend_indices.items() if k.name == key.name)
        assert found.device_guard == index.device_guard, key
        assert found.use_out_as_primary == index.use_out_as_primary, key
        assert found.external == index.external, key


def _members(*functions: Any) -> tuple[str | None, ...]:
    return tuple(
        (
            None
            if f is None
            else str(f.name if isinstance(f, NativeFunction) else f.func.name)
        )
        for f in functions
    )


def _group(group: Any) -> tuple[object, ...]:
    if isinstance(group, NativeFunctionsGroup | TheirGroup):
        members = _members(group.functional, group.inplace, group.mutable, group.out)
        signature = str(group.signature()).replace("float p=0.5", "float p")
        # torchgen gives one operator's signature a default that the operator does not have.
        return (*members, group.structured, group.root_name, signature)
    return _members(group)


def _view_group(group: Any) -> tuple[object, ...]:
    if isinstance(group, NativeFunctionsViewGroup | TheirViewGroup):
        members = _members(group.view, group.view_copy, group.view_inplace)
        return (*members, group.composite, group.root_name)
    return _members(group)


def test_groups_are_equal() -> None:
    expected = get_grouped_native_functions(theirs().native_functions)
    assert sorted(map(str, map(_group, ours().groups))) == sorted(
        map(str, map(_group, expected))
    )


def test_view_groups_are_equal() -> None:
    expected = get_grouped_by_view_native_functions(theirs().native_functions)
    assert sorted(map(str, map(_view_group, ours().view_groups))) == sorted(
        map(str, map(_view_group, expected))
    )


def test_tags_are_equal() -> None:
    known = {tag for function in theirs().native_functions for tag in function.tags}
    assert known <= {tag.name for tag in ours().tags}


def test_every_structured_group_has_kernels_for_its_variants() -> None:
    """torchgen makes these kernels while it writes; here they are rows of the indices."""
    wanted: set[tuple[str, str]] = set()
    for group in get_grouped_native_functions(theirs().native_functions):
        if not isinstance(group, TheirGroup) or not group.structured:
            continue
        for key, index in theirs().backend_indices.items():
            kernel = index.get_kernel(group)
            made = key.name in ("Meta", "CompositeExplicitAutogradNonFunctional")
            if not made and (kernel is None or not kernel.structured):
                continue
            for function in group.functions():
                is_out = function is group.out
                if not (
                    is_out and key.name == "CompositeExplicitAutogradNonFunctional"
                ):
                    wanted.add((key.name, str(function.func.name)))
    found = {
        (key.name, derived.operator.removeprefix("aten::"))
        for key, index in ours().backend_indices.items()
        for derived in index.derived
        if derived.kind.name.startswith("structured")
    }
    assert found == wanted


def test_number_of_fields_compared() -> None:
    """Says how much the tests above compare, so that a run of them can be judged."""
    kernels = list(_kernels_of_theirs())
    count = len(FIELDS) * len(ours().functions) + 4 * len(kernels)
    count += 7 * len(ours().groups) + 5 * len(ours().view_groups)
    for what, number in (
        ("functions", len(ours().functions)),
        ("kernels", len(kernels)),
        ("groups", len(ours().groups)),
        ("view groups", len(ours().view_groups)),
        ("fields", count),
    ):
        COMPARED.kinds[f"torchgen's model: {what}"] += number
    assert count > 100_000
