"""Files of backends and operator lists, read beside torchgen: the same kernels, the same answers.

Files of other projects are read where BOXWOOD_REAL_YAML names a folder that holds them.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import torchgen
import yaml
from torchgen.gen import get_grouped_native_functions, parse_native_yaml
from torchgen.gen_backend_stubs import parse_backend_yaml
from torchgen.model import NativeFunctionsGroup as TheirGroup
from torchgen.selective_build.selector import (
    SelectiveBuilder,
    combine_selective_builders,
)

from codegen.backends.link import BackendLinker
from codegen.backends.load import LoadedBackend, load_backend
from codegen.codes import Severity
from codegen.diagnostics import Collector, render_text
from codegen.kernel_index import KernelIndex
from codegen.kernel_reports import KernelReports
from codegen.load import Loaded, load
from codegen.select.model import Selection
from codegen.select.parse import selection_from_source
from codegen.source import SourceFile

_NATIVE = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native"
_REAL = os.environ.get("BOXWOOD_REAL_YAML")
needs_real_files = pytest.mark.skipif(
    not _REAL, reason="BOXWOOD_REAL_YAML names no folder of other projects' files"
)


@cache
def ours() -> Loaded:
    return load(_NATIVE / "native_functions.yaml", _NATIVE / "tags.yaml")


@cache
def theirs() -> Any:
    parsed = parse_native_yaml(
        str(_NATIVE / "native_functions.yaml"), str(_NATIVE / "tags.yaml")
    )
    return get_grouped_native_functions(parsed.native_functions), parsed


def read_theirs(path: Path) -> Any:
    grouped, parsed = theirs()
    return parse_backend_yaml(str(path), grouped, dict(parsed.backend_indices))


def read_ours(path: Path, **options: str) -> LoadedBackend:
    found = load_backend(path, ours(), **options)
    errors = [d for d in found.diagnostics if d.severity is Severity.error]
    assert not errors, render_text(errors)
    assert found.backend is not None
    return found


def rows(found: LoadedBackend) -> dict[str, dict[str, str]]:
    """By key, the kernel of each operator."""
    return {
        key.name: {name.partition("::")[2]: k.name for name, k in index.kernels}
        for key, index in found.indices.items()
    }


def their_rows(found: Any) -> dict[str, dict[str, str]]:
    return {
        str(key): {
            str(name): metadata.kernel
            for name, metadata in found.backend_indices[key].index.items()
        }
        for key in (found.backend_key, found.autograd_key)
        if key is not None
    }


def written(seed: int, folder: Path) -> Path:
    """A file of some operators of PyTorch, each group under one of the two keys."""
    choose = random.Random(seed)
    groups, _ = theirs()
    supported: list[str] = []
    autograd: list[str] = []
    for group in choose.sample(list(groups), 60):
        members = list(group.functions()) if isinstance(group, TheirGroup) else [group]
        names = [str(f.func.name) for f in members]
        target = autograd if choose.random() < 0.2 else supported
        target += choose.sample(names, choose.randint(1, len(names)))
    path = folder / f"backend_{seed}.yaml"
    content = {
        "backend": choose.choice(["XLA", "Lazy", "PrivateUse1", "HPU"]),
        "cpp_namespace": "a::b",
        "use_out_as_primary": choose.random() < 0.5,
        "device_guard": choose.random() < 0.5,
        "supported": supported,
        "autograd": autograd,
        "symint": choose.sample(supported, 5),
    }
    path.write_text(yaml.safe_dump(content))
    return path


@pytest.mark.parametrize("seed", range(8))
def test_the_same_kernels(seed: int, tmp_path: Path) -> None:
    path = written(seed, tmp_path)
    found, expected = read_ours(path), read_theirs(path)
    assert rows(found) == their_rows(expected)
    assert found.backend is not None
    assert found.backend.cpp_namespace == expected.cpp_namespace
    for key, index in found.indices.items():
        their = next(
            i for k, i in expected.backend_indices.items() if str(k) == key.name
        )
        assert index.use_out_as_primary == their.use_out_as_primary
        assert (index.device_guard, index.external) == (their.device_guard, True)


def made_by_them(found: Any) -> Iterator[str]:
    """The variants that torchgen makes from functional kernels (RegisterDispatchKey)."""
    groups, _ = theirs()
    index = found.backend_indices[found.backend_key]
    for group in groups:
        if isinstance(group, TheirGroup) and not index.use_out_as_primary:
            for function in group.functions():
                is_made = (
                    function.func.kind().name in ("inplace", "out")
                    and not index.has_kernel(function)
                    and index.has_kernel(group.functional)
                )
                if is_made:
                    yield str(function.func.name)


@pytest.mark.parametrize("seed", range(4))
def test_the_same_variants_are_made(seed: int, tmp_path: Path) -> None:
    path = written(seed, tmp_path)
    found, expected = read_ours(path), read_theirs(path)
    (tmp_path / "kernels").mkdir()
    index = KernelIndex("kernels", tmp_path / "kernels")
    reports = KernelReports(index, Collector())
    tables = BackendLinker(found, ours().groups, reports, index).link()
    assert found.backend is not None
    made = [r.operator for r in tables[found.backend.key] if r.source is not None]
    assert sorted(str(f.name) for f in made) == sorted(made_by_them(expected))


REJECTED = {
    "no backend": "cpp_namespace: n\nsupported:\n- abs\n",
    "no namespace": "backend: XLA\nsupported:\n- abs\n",
    "an unknown operator": "backend: XLA\ncpp_namespace: n\nsupported:\n- add\n",
    "an unknown section": "backend: XLA\ncpp_namespace: n\nfoo: 1\n",
    "no key": "backend: NoSuch\ncpp_namespace: n\nsupported:\n- abs\n",
    "no list": "backend: XLA\ncpp_namespace: n\nsupported: abs\n",
    "no boolean": "backend: XLA\ncpp_namespace: n\ndevice_guard: 1\n",
    "both keys": "backend: XLA\ncpp_namespace: n\nsupported: [abs]\nautograd: [abs_]\n",
    "a key of the list": "backend: CPU\ncpp_namespace: n\nsupported: [abs]\n",
}


@pytest.mark.parametrize("name", REJECTED)
def test_what_torchgen_rejects_is_rejected(name: str, tmp_path: Path) -> None:
    path = tmp_path / "backend.yaml"
    path.write_text(REJECTED[name])
    with pytest.raises(AssertionError):
        read_theirs(path)
    found = load_backend(path, ours())
    assert any(d.severity is Severity.error for d in found.diagnostics)


# ---- files of other projects ----

REAL = {
    "torch_xla/xla_native_functions.yaml": {"XLA": 384, "AutogradXLA": 5},
    "easyfhe_pt2.7/aten_src_ATen_native_ts_native_functions.yaml": {
        "Lazy": 188,
        "AutogradLazy": 2,
    },
}


@needs_real_files
@pytest.mark.parametrize("name", REAL)
def test_real_backends(name: str) -> None:
    path = Path(_REAL or "") / name
    found = rows(read_ours(path))
    assert {key: len(table) for key, table in found.items()} == REAL[name]
    assert found == their_rows(read_theirs(path))


@needs_real_files
def test_a_real_backend_with_operators_of_its_own() -> None:
    """torchgen rejects it; one operator of its list is gone since."""
    path = Path(_REAL or "") / "torch_npu/v2.10.0_npu_native_functions.yaml"
    found = load_backend(path, ours(), privateuse1="npu")
    errors = [d for d in found.diagnostics if d.severity is Severity.error]
    assert [d.message for d in errors] == [
        "supported: there is no operator 'full.names'"
    ]
    assert len(found.custom.functions) == 15
    assert found.backend is not None
    listed = [o for o in found.backend.operators if o.section.value == "supported"]
    fields = {o.operator: dict(o.fields) for o in listed if o.fields}
    assert len(listed) == 50
    assert fields["aten::copy_"] == {"op_api": True, "internal_format_opapi": True}


@needs_real_files
def test_a_real_selection() -> None:
    path = Path(_REAL or "") / "easyfhe_pt2.7/test_edge_selected_operators.yaml"
    compare(path.read_text())


# ---- selections ----


def read_selection(text: str) -> Selection:
    collector = Collector()
    selection = selection_from_source(SourceFile("list.yaml", text), collector)
    assert render_text(collector) == ""
    return selection


def compare(text: str) -> None:
    check(read_selection(text), SelectiveBuilder.from_yaml_str(text))


def check(found: Selection, expected: Any) -> None:
    assert len(found.operators) == len(expected.operators)
    names = [f.qualified_name for f in ours().functions]
    for name in (*names, *{n.partition(".")[0] for n in names}, "custom::add_3.out"):
        assert found.is_operator_selected(name) == expected.is_operator_selected(name)
        assert found.is_root_operator(name) == expected.is_root_operator(name), name
        trained = expected.is_operator_selected_for_training(name)
        assert found.is_selected_for_training(name) == trained, name
    keys = ["v1/6;0,1,2,3|6;0,1,2,3|6;0,1,2,3", "v1/4;0", "default"]
    for name in (*dict(found.et_kernel_metadata), "aten::none"):
        kernels = expected.et_get_selected_kernels(name, keys)
        assert found.et_selected_kernels(name, keys) == set(kernels)
    for tag in (*dict(found.kernel_metadata), "none"):
        for dtype in ("float", "int"):
            is_selected = expected.is_kernel_dtype_selected(tag, dtype)
            assert found.is_kernel_dtype_selected(tag, dtype) == is_selected
    assert found.custom_classes == expected.custom_classes
    assert found.build_features == expected.build_features


def selection_text(seed: int) -> str:
    choose = random.Random(seed)
    names = [f.qualified_name for f in ours().functions]
    picked = choose.sample(names, 80)
    picked += [name.partition(".")[0] for name in choose.sample(names, 40)]
    flags = ("is_root_operator", "is_used_for_training", "include_all_overloads")
    operators = {
        name: {flag: choose.random() < 0.5 for flag in flags if choose.random() < 0.8}
        for name in picked
    }
    content = {
        "include_all_operators": seed == 0,
        "include_all_non_op_selectives": choose.random() < 0.3,
        "operators": operators,
        "kernel_metadata": {f"tag{i}": ["float"] for i in range(3)},
        "et_kernel_metadata": {picked[0]: ["v1/4;0", "v2/7;0"]},
        "custom_classes": ["a"],
        "build_features": ["b"],
    }
    return yaml.safe_dump(content)


@pytest.mark.parametrize("seed", range(6))
def test_the_same_selection(seed: int) -> None:
    compare(selection_text(seed))


@pytest.mark.parametrize("seed", range(1, 4))
def test_the_same_merged_selection(seed: int) -> None:
    first, second = selection_text(seed), selection_text(seed + 10)
    check(
        read_selection(first).merged(read_selection(second)),
        combine_selective_builders(
            SelectiveBuilder.from_yaml_str(first),
            SelectiveBuilder.from_yaml_str(second),
        ),
    )


def test_the_same_plain_list() -> None:
    names = {"aten::add", "aten::mul.Tensor", "aten::abs"}
    expected = SelectiveBuilder.from_legacy_op_registration_allow_list(
        names, True, True
    )
    check(read_selection("\n".join(sorted(names))), expected)
