"""Real operator lists of other releases and projects, counted beside what their own readers find.

The files are not part of this repository. The environment variable BOXWOOD_SCHEMA_FILES names a
folder that has them, as far as there are: pytorch/RELEASE/ with native_functions.yaml and
tags.yaml as the wheel of that release has them, executorch/, rbln/, op-plugin/, torch_npu/.
The numbers of a release are those that torchgen of the same release gives.
"""

import os
from pathlib import Path

import pytest
import torchgen

from codegen.codes import Severity
from codegen.load import Loaded, load
from codegen.options import PRIVATEUSE1_KEYS, SCHEMA_FILE_KEYS, LoadOptions
from codegen.releases import parse_release

_VARIABLE = "BOXWOOD_SCHEMA_FILES"
_FULL = (
    Path(torchgen.__file__).parent / "packaged/ATen/native" / "native_functions.yaml"
)

# Functions, derived ones included, and groups.
RELEASES = {
    "1.12.1": (2532, 1560),
    "1.13.1": (2952, 1592),
    "2.0.1": (2977, 1611),
    "2.1.2": (3039, 1649),
    "2.2.2": (3066, 1662),
    "2.3.1": (3096, 1685),
    "2.4.1": (3118, 1701),
    "2.5.1": (3130, 1712),
    "2.6.0": (3144, 1717),
    "2.7.1": (3148, 1721),
    "2.8.0": (3164, 1730),
    "2.9.1": (3171, 1736),
    "2.10.0": (3184, 1743),
    "2.11.0": (3194, 1751),
    "2.12.0": (3216, 1766),
    "2.13.0": (3101, 1691),
}

_PARTS = LoadOptions(
    allowed_keys=SCHEMA_FILE_KEYS | set(PRIVATEUSE1_KEYS), full_list=_FULL
)
FILES = {
    "executorch/kernels_portable_functions.yaml": 209,
    "executorch/kernels_portable_custom_ops.yaml": 2,
    "executorch/kernels_quantized_quantized.yaml": 19,
    "executorch/backends_cadence_aot_functions_hifi.yaml": 113,
    "rbln/aten_src_ATen_native_native_functions.yaml": 50,
    "torch_npu/v2.10.0_npu_native_functions.yaml": 62,
}


def _file(name: str) -> Path:
    folder = os.environ.get(_VARIABLE)
    if not folder:
        pytest.skip(f"{_VARIABLE} names no folder")
    path = Path(folder, name)
    if not path.is_file():
        pytest.skip(f"there is no {path}")
    return path


def _errors(loaded: Loaded) -> list[str]:
    return [str(d) for d in loaded.diagnostics if d.severity is Severity.error]


@pytest.mark.parametrize("release", RELEASES)
def test_a_list_gives_what_torchgen_of_its_release_gives(release: str) -> None:
    path = _file(f"pytorch/{release}/native_functions.yaml")
    loaded = load(path, path.with_name("tags.yaml"), release=parse_release(release))
    assert _errors(loaded) == []
    assert (len(loaded.functions), len(loaded.groups)) == RELEASES[release]


@pytest.mark.parametrize("release", [name for name in RELEASES if name > "1.13"])
def test_a_list_is_read_by_the_rules_of_the_newest_release(release: str) -> None:
    path = _file(f"pytorch/{release}/native_functions.yaml")
    assert _errors(load(path, path.with_name("tags.yaml"), LoadOptions())) == []


@pytest.mark.parametrize("name", FILES)
def test_lists_of_other_projects(name: str) -> None:
    loaded = load(_file(name), None, _PARTS)
    assert _errors(loaded) == []
    assert len(loaded.functions) == FILES[name]


def test_a_map_with_hundreds_of_operators() -> None:
    """Some of its schemas are not in the canonical spelling, which is a warning each."""
    loaded = load(
        _file("op-plugin/op_plugin_config_op_plugin_functions.yaml"), None, _PARTS
    )
    assert _errors(loaded) == []
    assert "BW238" in {d.code for d in loaded.diagnostics}
    assert len(loaded.functions) > 1400
