"""Small operator lists that torchgen accepts or rejects, read beside it."""

from pathlib import Path
from typing import Final

import pytest
import torchgen
import yaml
from torchgen.gen import (
    LineLoader,
    get_grouped_by_view_native_functions,
    get_grouped_native_functions,
    parse_native_yaml_struct,
    parse_tags_yaml,
)
from torchgen.selective_build.selector import SelectiveBuilder

from codegen.codes import Severity
from codegen.diagnostics import Collector, render_text
from codegen.load import load
from codegen.select.parse import selection_from_source
from codegen.source import SourceFile

_TAGS: Final = Path(torchgen.__file__).parent / "packaged/ATen/native/tags.yaml"
_KERNEL: Final = "  dispatch: {CPU: kernel}\n"


def _torchgen_accepts(text: str) -> bool:
    try:
        functions = parse_native_yaml_struct(
            yaml.load(text, Loader=LineLoader), parse_tags_yaml(str(_TAGS))
        ).native_functions
        get_grouped_native_functions(functions)
        get_grouped_by_view_native_functions(functions)
    except (AssertionError, RuntimeError):
        return False
    return True


def _op(schema: str, fields: str = "") -> str:
    return f"- func: {schema}\n{fields}"


# Whether the list is accepted, by what it is an example of.
_OUT: Final = "f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"
_AUTOGEN: Final = "  autogen: f.out\n"

LISTS: Final = {
    "out, alone": (
        _op("f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", _KERNEL),
        False,
    ),
    "out, alone, with an overload of its own": (
        _op("f.values(Tensor self, *, Tensor(a!) values) -> Tensor(a!)", _KERNEL),
        False,
    ),
    "out and in-place, composite": (
        _op("f_(Tensor(a!) self) -> Tensor(a!)")
        + _op("f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"),
        False,
    ),
    "out, of the names that the exceptions have": (
        _op(
            "adaptive_avg_pool3d_backward.grad_input(Tensor grad_output, Tensor self, *,"
            " Tensor(a!) grad_input) -> Tensor(a!)",
            _KERNEL,
        )
        + _op(
            "_adaptive_avg_pool3d_backward(Tensor grad_output, Tensor self) -> Tensor",
            _KERNEL,
        ),
        True,
    ),
    "from": (_op("f(Tensor self, Tensor from) -> Tensor"), False),
    "from, to": (
        _op(
            "random_.from(Tensor(a!) self, int from, int? to, *, Generator? generator=None)"
            " -> Tensor(a!)",
            "  tags: nondeterministic_seeded\n  autogen: random.from, random.from_out\n"
            + _KERNEL,
        ),
        True,
    ),
    "for": (_op("f(Tensor self, Tensor for) -> Tensor"), False),
    "no dispatch": (_op("f(Tensor self) -> Tensor", "  dispatch:\n"), True),
    "no module": (_op("f(Tensor self) -> Tensor", "  python_module:\n"), True),
    "an empty module": (_op("f(Tensor self) -> Tensor", "  python_module: ''\n"), True),
    "an empty module, method": (
        _op("f(Tensor self) -> Tensor", "  python_module: ''\n  variants: method\n"),
        False,
    ),
    "no device check": (
        _op("f(Tensor self) -> Tensor", "  device_check: null\n"),
        True,
    ),
    "no delegate": (_op("f(Tensor self) -> Tensor", "  structured_delegate:\n"), True),
    "no category": (_op("f(Tensor self) -> Tensor", "  category_override:\n"), True),
    "no precomputed": (_op("f(Tensor self) -> Tensor", "  precomputed:\n"), True),
    "no inherited": (_op("f(Tensor self) -> Tensor", "  structured_inherits:\n"), True),
    "no variants": (_op("f(Tensor self) -> Tensor", "  variants:\n"), False),
    "no tags": (_op("f(Tensor self) -> Tensor", "  tags:\n"), False),
    "no autogen": (_op("f(Tensor self) -> Tensor", "  autogen:\n"), False),
    "no structured": (_op("f(Tensor self) -> Tensor", "  structured:\n"), False),
    "int=True": (_op("f(Tensor self, int n=True) -> Tensor"), True),
    "bool=1": (_op("f(Tensor self, bool n=1) -> Tensor"), True),
    "float=1e3": (_op("f(Tensor self, float n=1e3) -> Tensor"), True),
    "a list with a space": (_op("f(Tensor self, int[2] n=[0, 1]) -> Tensor"), False),
    "a second space": (_op("f(Tensor self,  int n=1) -> Tensor"), False),
    "rand": (_op("xrandy(Tensor self) -> Tensor"), False),
    "dropout": (_op("f_dropout(Tensor self) -> Tensor"), False),
    "dropout, an argument": (_op("f(Tensor self, float dropout) -> Tensor"), False),
    "dropout, a derivative": (
        _op("dropout_backward(Tensor self, float dropout) -> Tensor"),
        True,
    ),
    "an empty precomputed": (
        _op("f(Tensor self) -> Tensor", "  precomputed: []\n"),
        False,
    ),
    "an empty precomputed, structured": (
        _op("f(Tensor self) -> Tensor", "  structured_delegate: f.out\n")
        + _op(_OUT, "  structured: True\n  precomputed: []\n" + _KERNEL),
        True,
    ),
    "autogen of what there is, composite": (
        _op("f(Tensor self) -> Tensor", _AUTOGEN) + _op(_OUT),
        False,
    ),
    "autogen of what there is, by itself": (
        _op("f(Tensor self) -> Tensor") + _op(_OUT, _AUTOGEN),
        False,
    ),
    "autogen of what there is, bound by hand": (
        _op(
            "f(Tensor self) -> Tensor",
            f"  manual_cpp_binding: True\n{_AUTOGEN}{_KERNEL}",
        )
        + _op(_OUT, f"  manual_cpp_binding: True\n{_KERNEL}"),
        False,
    ),
    "autogen of a composite": (_op("f(Tensor self) -> Tensor", _AUTOGEN), True),
    "autogen of a composite, in place": (
        _op("f(Tensor self) -> Tensor", _AUTOGEN)
        + _op("f_(Tensor(a!) self) -> Tensor(a!)"),
        True,
    ),
    "a write to self": (_op("f(Tensor(a!) self) -> Tensor", _KERNEL), True),
    "a write to self, autogen": (
        _op("f(Tensor(a!) self) -> Tensor", _AUTOGEN + _KERNEL),
        False,
    ),
    "a write to another argument, autogen": (
        _op(
            "f(Tensor self, Tensor(a!) seen) -> Tensor",
            f"  autogen: f_functional, f.out\n{_KERNEL}",
        ),
        True,
    ),
}


@pytest.mark.parametrize("name", LISTS)
def test_lists_are_accepted_by_both_or_by_none(name: str, tmp_path: Path) -> None:
    text, is_accepted = LISTS[name]
    (tmp_path / "f.yaml").write_text(text)
    found = load(tmp_path / "f.yaml", _TAGS).diagnostics
    errors = [each for each in found if each.severity is Severity.error]
    assert _torchgen_accepts(text) == is_accepted
    assert (not errors) == is_accepted, render_text(found)


SELECTIONS: Final = {
    "": False,
    "# nothing\n": False,
    "operators:\n": False,
    "operators: {aten::add: null}\n": False,
    "include_all_operators:\n": False,
    "custom_classes:\n": False,
    "debug_info:\n": False,
    "kernel_metadata:\n": False,
    "{}": True,
    "operators: {}\n": True,
    "operators: {aten::add: {}}\n": True,
}


@pytest.mark.parametrize("text", [*SELECTIONS, "[]"])
def test_selections_are_accepted_by_both_or_by_none(text: str) -> None:
    is_accepted = SELECTIONS.get(text, False)
    collector = Collector()
    selection_from_source(SourceFile("s.yaml", text), collector)
    try:
        SelectiveBuilder.from_yaml_str(text)
    except (AssertionError, AttributeError):
        assert not is_accepted
    else:
        assert is_accepted
    assert collector.has_errors != is_accepted
