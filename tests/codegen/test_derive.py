"""What follows from entries: variants, groups, view groups, and the kernels that nobody writes."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from codegen.derive.signatures import signature_of
from codegen.diagnostics import render_text
from codegen.load import Loaded, load_sources
from codegen.model.functions import DeviceCheck, NativeFunction, Variant, ViewKind
from codegen.model.groups import NativeFunctionsGroup, NativeFunctionsViewGroup
from codegen.model.kernels import DerivedKind
from codegen.source import SourceFile
from runtime.keys import DispatchKey
from runtime.schema import SchemaKind, check, parse_schema

CPU = "  dispatch:\n    CPU: kernel\n"
_TAGS = (
    "core",
    "inplace_view",
    "view_copy",
    "nondeterministic_seeded",
    "pt2_compliant_tag",
)
TAGS = "".join(f"- tag: {name}\n  desc: A tag.\n" for name in _TAGS)


def accepted(text: str) -> Loaded:
    loaded = load_sources(SourceFile("f.yaml", text), SourceFile("tags.yaml", TAGS))
    assert not loaded.diagnostics, render_text(loaded.diagnostics)
    return loaded


def generated(loaded: Loaded) -> list[NativeFunction]:
    return [function for function in loaded.functions if function.is_generated]


# ---- variants ----


@pytest.mark.parametrize(
    "dispatch", ["CPU: f_cpu", "CompositeExplicitAutograd: kernel"]
)
@pytest.mark.parametrize(
    ("schema", "autogen", "expected"),
    [
        (
            "f(Tensor self) -> Tensor",
            "f.out",
            {"f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)": "f_out"},
        ),
        (
            "f.x(Tensor self, *, bool flag=False) -> Tensor",
            "f.x_out",
            {
                "f.x_out(Tensor self, *, bool flag=False, Tensor(a!) out) -> Tensor(a!)": (
                    "f_x_out"
                )
            },
        ),
        (
            "f(Tensor self) -> (Tensor first, Tensor second)",
            "f.out",
            {
                "f.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1)"
                " -> (Tensor(a!), Tensor(b!))": "f_out"
            },
        ),
        (
            "f(Tensor self) -> Tensor[]",
            "f.out",
            {"f.out(Tensor self, *, Tensor(a!)[] out) -> ()": "f_out"},
        ),
        (
            "f(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,"
            " bool? pin_memory=None, MemoryFormat? memory_format=None) -> Tensor",
            "f.out",
            {
                "f.out(int[] size, *, MemoryFormat? memory_format=None, Tensor(a!) out)"
                " -> Tensor(a!)": "f_out"
            },
        ),
        (
            "f(Tensor self, SymInt n) -> Tensor",
            "f.out",
            {
                "f.out(Tensor self, SymInt n, *, Tensor(a!) out) -> Tensor(a!)": (
                    "f_out_symint"
                )
            },
        ),
        (
            "f_.x(Tensor(a!) self, int n=1) -> Tensor(a!)",
            "f.x, f.x_out",
            {
                "f.x_out(Tensor self, int n=1, *, Tensor(a!) out) -> Tensor(a!)": "f_x_out",
                "f.x(Tensor self, int n=1) -> Tensor": "f",
            },
        ),
        (
            "f_(Tensor(a!)[] self) -> ()",
            "f, f.out",
            {
                "f.out(Tensor[] self, *, Tensor(a!)[] out) -> ()": "f_out",
                "f(Tensor[] self) -> Tensor[] self_out": "f",
            },
        ),
        (
            "f(Tensor self, Tensor(a!) x) -> Tensor",
            "f_functional, f.out",
            {
                "f.out(Tensor self, Tensor(a!) x, *, Tensor(b!) out) -> Tensor(b!)": "f_out",
                "f_functional(Tensor self, Tensor x) -> (Tensor, Tensor x_out)": (
                    "f_functional"
                ),
            },
        ),
        # Letters that are taken are passed over, in whatever order they stand.
        (
            "f(Tensor self, Tensor(b!) x, Tensor(a!) y) -> Tensor",
            "f_functional, f.out",
            {
                "f.out(Tensor self, Tensor(b!) x, Tensor(a!) y, *, Tensor(c!) out)"
                " -> Tensor(c!)": "f_out",
                "f_functional(Tensor self, Tensor x, Tensor y)"
                " -> (Tensor, Tensor x_out, Tensor y_out)": "f_functional",
            },
        ),
        (
            "__f__(Tensor self) -> Tensor",
            "__f__.out",
            {"__f__.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)": "__f___out"},
        ),
    ],
)
def test_variants(
    schema: str, autogen: str, expected: dict[str, str], dispatch: str
) -> None:
    loaded = accepted(
        f"- func: {schema}\n  dispatch:\n    {dispatch}\n  autogen: {autogen}\n"
    )
    index = loaded.backend_indices[DispatchKey.CompositeExplicitAutograd]
    found = {}
    for function in generated(loaded):
        kernel = index.find_kernel(function)
        assert kernel is not None
        found[str(function.schema)] = kernel.name
        assert check(function.schema, strict=True) == []
    assert found == expected
    (group,) = loaded.groups
    assert isinstance(group, NativeFunctionsGroup)
    assert set(group.functions()) == set(loaded.functions)


def test_what_variants_inherit() -> None:
    loaded = accepted(
        "- func: f(Tensor self, *, Generator? generator=None) -> Tensor\n"
        "  variants: method\n"
        "  tags: [core, nondeterministic_seeded]\n"
        "  manual_cpp_binding: False\n"
        "  category_override: x\n"
        f"{CPU}  autogen: f.out\n"
    )
    (out,) = generated(loaded)
    assert out.tags == {
        "generated",
        "nondeterministic_seeded",
        "pt2_compliant_tag",
        "out",
    }
    assert out.variants == {Variant.function}
    assert (out.device_guard, out.device_check) == (False, DeviceCheck.NoCheck)
    assert out.category_override is None
    assert out.autogen == ()
    assert out.composite_keys == {DispatchKey.CompositeExplicitAutograd}
    assert str(out.spans.of("autogen")) == "f.yaml:8:12"


def test_missing_functional_of_an_inplace_and_an_out_variant() -> None:
    loaded = accepted(
        f"- func: f_(Tensor(a!) self) -> Tensor(a!)\n{CPU}  autogen: f\n"
        f"- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n{CPU}"
    )
    assert [str(f.schema) for f in generated(loaded)] == ["f(Tensor self) -> Tensor"]


def test_core_operators_have_variants_although_they_are_composite() -> None:
    loaded = accepted(
        "- func: f(Tensor self) -> Tensor\n  tags: core\n  autogen: f.out\n"
    )
    assert [str(f.name) for f in generated(loaded)] == ["f.out"]


def test_out_variant_may_stand_beside_a_private_functional_operator() -> None:
    loaded = accepted(
        f"- func: _f(Tensor self) -> Tensor\n{CPU}"
        f"- func: f.grad_input(Tensor self, *, Tensor(a!) grad_input) -> Tensor(a!)\n{CPU}"
    )
    assert loaded.groups == loaded.functions


# ---- groups ----


def _group_names(loaded: Loaded) -> list[object]:
    return [
        (
            tuple(sorted(str(f.name) for f in group.functions()))
            if isinstance(group, NativeFunctionsGroup)
            else str(group.name)
        )
        for group in loaded.groups
    ]


@pytest.mark.parametrize(
    ("schemas", "expected"),
    [
        (
            [
                "f.x(Tensor self) -> Tensor",
                "f_.x(Tensor(a!) self) -> Tensor(a!)",
                "f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
            ],
            [("f.out", "f.x", "f_.x")],
        ),
        # Without an out variant there is no group.
        (
            ["f(Tensor self) -> Tensor", "f_(Tensor(a!) self) -> Tensor(a!)"],
            ["f", "f_"],
        ),
        # Variants may give different defaults.
        (
            [
                "f(Tensor self, int n) -> Tensor",
                "f.out(Tensor self, int n=1, *, Tensor(a!) out) -> Tensor(a!)",
            ],
            [("f", "f.out")],
        ),
        # Where operators differ in nothing but a default, the default decides.
        (
            [
                "f.a(Tensor self, int n) -> Tensor",
                "f.b(Tensor self, int n=1) -> Tensor",
                "f.out(Tensor self, int n=1, *, Tensor(a!) out) -> Tensor(a!)",
            ],
            ["f.a", ("f.b", "f.out")],
        ),
        # Names of arguments and namespaces do.
        (
            [
                "f.output_mask(Tensor self, bool[2] mask) -> (Tensor, Tensor)",
                "f.x_grad(Tensor self, *, Tensor(a!) x, Tensor(b!) y) ->"
                " (Tensor(a!), Tensor(b!))",
                "_g(Tensor self, int n) -> Tensor",
                "g.y_grad(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)",
            ],
            ["f.output_mask", "f.x_grad", "_g", "g.y_grad"],
        ),
        # Factories and their out variants.
        (
            [
                "f(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None,"
                " bool? pin_memory=None) -> Tensor",
                "f.out(int[] size, *, Tensor(a!) out) -> Tensor(a!)",
            ],
            [("f", "f.out")],
        ),
    ],
)
def test_groups(schemas: list[str], expected: list[object]) -> None:
    loaded = accepted("".join(f"- func: {schema}\n{CPU}" for schema in schemas))
    assert _group_names(loaded) == expected


_ARGUMENTS = st.lists(
    st.sampled_from(
        [
            *(
                "Tensor self",
                "Tensor(a!) self",
                "int n",
                "int n=1",
                "bool m",
                "Tensor(b!) x",
            ),
            *("Tensor(b!) m", "*", "ScalarType? dtype=None", "Layout? layout=None"),
            *("Device? device=None", "bool? pin_memory=None", "Tensor(c!) out"),
        ]
    ),
    max_size=9,
    unique=True,
)
_RETURNS = st.sampled_from(
    ["Tensor", "()", "(Tensor, int)", "Tensor(a!)", "Tensor(c!)"]
)
_NAMES = st.sampled_from(
    ["f", "f.x", "f_", "f_copy", "f_scatter", "f_inverse", "__f__"]
)


_BEFORE_SELF = ["Tensor(c!) out", "Tensor self", "bool m", "Tensor(b!) x"]


@given(_NAMES, _ARGUMENTS, _RETURNS, _NAMES, _ARGUMENTS, _RETURNS)
@example("f", _BEFORE_SELF, "Tensor", "f", _BEFORE_SELF, "Tensor(c!)")
def test_signatures_agree_with_those_of_the_schema(
    name: str,
    arguments: list[str],
    returns: str,
    name2: str,
    arguments2: list[str],
    returns2: str,
) -> None:
    texts = [
        f"{name}({', '.join(arguments)}) -> {returns}",
        f"{name2}({', '.join(arguments2)}) -> {returns2}",
    ]
    functions = []
    for text in texts:
        try:
            functions.append(_function(text))
        except ValueError:
            return
    ours, theirs = (signature_of(function) for function in functions)
    one, two = (function.schema for function in functions)
    assert (ours.group_key == theirs.group_key) == (
        one.signature(strip_default=True) == two.signature(strip_default=True)
    )
    assert (ours.view_key == theirs.view_key) == (
        one.view_signature() == two.view_signature()
    )


def _function(text: str) -> NativeFunction:
    loaded = load_sources(SourceFile("f.yaml", "- func: g(Tensor self) -> Tensor\n"))
    spans = loaded.functions[0].spans
    return NativeFunction(namespace="aten", schema=parse_schema(text), spans=spans)


# ---- views ----


def test_view_group() -> None:
    loaded = accepted(
        f"- func: v(Tensor(a) self, int n) -> Tensor(a)\n{CPU}"
        f"- func: v_(Tensor(a!) self, int n) -> Tensor(a!)\n  tags: inplace_view\n{CPU}"
        f"- func: v_copy(Tensor self, int n) -> Tensor\n  tags: view_copy\n{CPU}"
        f"- func: other(Tensor self, int n) -> Tensor\n{CPU}"
    )
    group, other = loaded.view_groups
    assert isinstance(group, NativeFunctionsViewGroup)
    assert isinstance(other, NativeFunction)
    assert [str(f.name) for f in group.functions()] == ["v", "v_", "v_copy"]
    assert [str(f.name) for f in group.functions(include_copy=False)] == ["v", "v_"]
    assert not group.composite
    assert [function.view_kind for function in loaded.functions] == [
        ViewKind.aliasing,
        ViewKind.aliasing_inplace,
        ViewKind.non_aliasing,
        ViewKind.non_aliasing,
    ]


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ("f(Tensor(a) self) -> Tensor(a)\n", True),
        ("f(Tensor(a -> *) self) -> Tensor(a)[]\n", True),
        ("f(Tensor self) -> Tensor\n", False),
        ("f_(Tensor(a!) self) -> Tensor(a!)\n", False),
        # In-place views change what self looks at; with variants of their own they mutate.
        (f"f_(Tensor(a!) self) -> Tensor(a!)\n  tags: inplace_view\n{CPU}", True),
        (
            f"f_(Tensor(a!) self) -> Tensor(a!)\n  tags: inplace_view\n{CPU}  autogen: f, f.out\n",
            False,
        ),
        (
            f"f_(Tensor(a!) self) -> Tensor(a!)\n  tags: inplace_view\n{CPU}  autogen: f.b\n",
            True,
        ),
    ],
)
def test_is_view(entry: str, expected: bool) -> None:
    loaded = load_sources(SourceFile("f.yaml", f"- func: {entry}"))
    assert loaded.functions[0].is_view is expected


def test_twin_and_its_out_variant() -> None:
    loaded = accepted(
        f"- func: v.x(Tensor(a) self, SymInt n=0) -> Tensor(a)\n{CPU}"
        "  variants: method\n  autogen: v_copy.x, v_copy.x_out\n"
        f"- func: w(Tensor(a -> *) self) -> Tensor(a)[]\n{CPU}  autogen: w_copy\n"
    )
    twin, other, out = generated(loaded)
    assert str(twin.schema) == "v_copy.x(Tensor self, SymInt n=0) -> Tensor"
    assert twin.tags == {"generated", "view_copy", "pt2_compliant_tag"}
    assert twin.variants == {Variant.function}
    assert str(other.schema) == "w_copy(Tensor self) -> Tensor[]"
    assert str(out.schema) == (
        "v_copy.x_out(Tensor self, SymInt n=0, *, Tensor(a!) out) -> Tensor(a!)"
    )
    assert out.tags == {"generated", "view_copy", "pt2_compliant_tag", "out"}
    kernels = loaded.backend_indices[
        DispatchKey.CompositeExplicitAutogradNonFunctional
    ].kernels
    assert [(name, kernel.name) for name, kernel in kernels] == [
        ("aten::v_copy.x", "v_copy_x_symint"),
        ("aten::w_copy", "w_copy"),
    ]
    view_groups = [
        g for g in loaded.view_groups if isinstance(g, NativeFunctionsViewGroup)
    ]
    assert [group.view_copy for group in view_groups] == [twin, other]
    (group,) = (g for g in loaded.groups if isinstance(g, NativeFunctionsGroup))
    assert (group.functional, group.out) == (twin, out)


def test_composite_views_have_no_twin() -> None:
    text = "- func: v(Tensor(a) self) -> Tensor(a)\n  autogen: v_copy\n"
    loaded = load_sources(SourceFile("f.yaml", text))
    assert [found.code for found in loaded.diagnostics] == ["BW404"]


# ---- indices ----

STRUCTURED = (
    "- func: f(Tensor self) -> Tensor\n  structured_delegate: f.out\n"
    "- func: f_(Tensor(a!) self) -> Tensor(a!)\n  structured_delegate: f.out\n"
    "- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n  structured: True\n"
    "  dispatch:\n    CPU: f_cpu\n    CUDA: f_cuda\n    SparseCPU: f_sparse\n"
)


def _derived(
    loaded: Loaded, key: DispatchKey
) -> dict[str, tuple[DerivedKind, str | None]]:
    index = loaded.backend_indices[key]
    return {
        row.operator: (
            row.kind,
            None if row.implementation is None else row.implementation.name,
        )
        for row in index.derived
    }


def test_structured_kernels() -> None:
    loaded = accepted(STRUCTURED)
    functional, inplace, out = (
        DerivedKind.structured_functional,
        DerivedKind.structured_inplace,
        DerivedKind.structured_out,
    )
    assert _derived(loaded, DispatchKey.CPU) == {
        "aten::f": (functional, "f_cpu"),
        "aten::f_": (inplace, "f_cpu"),
        "aten::f.out": (out, "f_cpu"),
    }
    assert _derived(loaded, DispatchKey.Meta) == {
        "aten::f": (functional, None),
        "aten::f_": (inplace, None),
        "aten::f.out": (out, None),
    }
    # An out kernel has to come from a backend.
    assert _derived(loaded, DispatchKey.CompositeExplicitAutogradNonFunctional) == {
        "aten::f": (functional, None),
        "aten::f_": (inplace, None),
    }
    assert _derived(loaded, DispatchKey.SparseCPU) == {}
    (group,) = loaded.structured_groups
    assert group.structured
    index = loaded.backend_indices[DispatchKey.CPU]
    assert index.has_kernel(group)
    assert index.primary(group) is group.out
    assert not index.has_kernel(group.functional)


def test_inplace_operators_without_kernels_on_meta() -> None:
    loaded = accepted(
        f"- func: f_(Tensor(a!) self) -> Tensor(a!)\n{CPU}"
        "- func: g_(Tensor(a!) self) -> Tensor(a!)\n  dispatch:\n    CPU, Meta: g\n"
        "- func: h_(Tensor(a!) self) -> Tensor(a!)\n"
        f"- func: i_(Tensor(a!)[] self) -> ()\n{CPU}"
    )
    assert _derived(loaded, DispatchKey.Meta) == {
        "aten::f_": (DerivedKind.inplace_meta, None)
    }


def test_indices_are_in_the_order_of_the_keys_and_guarded_where_devices_are_selected() -> (
    None
):
    loaded = accepted(
        "- func: f(Tensor self) -> Tensor\n"
        "  dispatch:\n    SparseXPU, QuantizedCUDA, CUDA, CPU, MPS: f_kernel\n"
    )
    assert list(loaded.backend_indices) == sorted(loaded.backend_indices)
    guarded = {
        key.name for key, index in loaded.backend_indices.items() if index.device_guard
    }
    assert guarded == {"SparseXPU", "QuantizedCUDA", "CUDA"}


def test_kinds_are_those_of_the_schema() -> None:
    loaded = accepted(STRUCTURED)
    assert [function.kind for function in loaded.functions] == [
        SchemaKind.functional,
        SchemaKind.inplace,
        SchemaKind.out,
    ]
