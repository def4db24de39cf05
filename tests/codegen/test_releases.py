"""Operator lists of older releases: what is of which release, and what a release's rules derive."""

import pytest

from codegen.codes import Severity
from codegen.load import Loaded, load_sources
from codegen.options import LoadOptions
from codegen.releases import (
    CONSTRUCTS,
    NEWEST,
    OLDEST,
    Construct,
    Kind,
    Release,
    Rule,
    foreign_to,
    parse_release,
)
from codegen.source import SourceFile

_RELEASES = [Release(1, 12), Release(1, 13), *(Release(2, n) for n in range(14))]


def _read(text: str, release: str, tags: str | None = None) -> Loaded:
    return load_sources(
        SourceFile("f.yaml", text),
        None if tags is None else SourceFile("tags.yaml", tags),
        LoadOptions(release=parse_release(release)),
    )


def _tags(*names: str) -> str:
    return "".join(f"- tag: {name}\n  desc: A tag.\n" for name in names)


@pytest.mark.parametrize(
    ("text", "release"),
    [
        ("1.12", (1, 12)),
        ("1.12.1", (1, 12)),
        ("v2.3.1", (2, 3)),
        ("2.10", (2, 10)),
        ("2.13.0", (2, 13)),
    ],
)
def test_release(text: str, release: tuple[int, int]) -> None:
    assert parse_release(text) == release


@pytest.mark.parametrize(
    "text", ["", "2", "1.11", "1.14", "2.14", "2.1x", "2.٣", "2..1"]
)
def test_no_release(text: str) -> None:
    with pytest.raises(ValueError, match=r"1\.12 to 2\.13"):
        parse_release(text)


# Each construct in an entry that uses it, the releases around its border, and what is said.
CONSTRUCT_CASES = [
    (
        "- func: f(Tensor self, Dimname d) -> Tensor",
        "2.12",
        "2.13",
        "type 'Dimname' is not in release 2.13: 2.12 was the last to have it",
    ),
    (
        "- func: f(Tensor self) -> ConstQuantizerPtr",
        "2.5",
        "2.6",
        "type 'ConstQuantizerPtr' is not in release 2.6: 2.5 was the last to have it",
    ),
    (
        "- func: f(Tensor self, DeviceIndex d) -> Tensor",
        "2.1",
        "2.0",
        "type 'DeviceIndex' is not in release 2.0: 2.1 introduced it",
    ),
    (
        "- func: f(Tensor self, SymBool? d) -> Tensor",
        "2.5",
        "2.4",
        "type 'SymBool' is not in release 2.4: 2.5 introduced it",
    ),
    (
        "- func: f(Tensor self) -> Tensor\n  dispatch:\n    CPU, MTIA: k",
        "2.8",
        "2.7",
        "dispatch key 'MTIA' is not in release 2.7: 2.8 introduced it",
    ),
    (
        "- func: f(Tensor self) -> Tensor\n  dispatch:\n    CPU: at::native::k",
        "1.13",
        "1.12",
        "a namespace before the name of a kernel is not in release 1.12: 1.13 introduced it",
    ),
    (
        "- func: f(Tensor self) -> Tensor\n  tags: one, two",
        "1.13",
        "2.0",
        "tags in one string, with commas between, is not in release 2.0: 1.13 was the last to"
        " have it",
    ),
    (
        "- func: f(Tensor self) -> Tensor\n  tags: [one, two]",
        "2.0",
        "1.13",
        "a list of tags is not in release 1.13: 2.0 introduced it",
    ),
]


@pytest.mark.parametrize(("text", "inside", "outside", "message"), CONSTRUCT_CASES)
def test_construct_of_another_release_is_read_with_a_warning(
    text: str, inside: str, outside: str, message: str
) -> None:
    assert _read(text, inside).diagnostics == ()
    loaded = _read(text, outside)
    (found,) = loaded.diagnostics
    assert (found.code, found.severity) == ("BW260", Severity.warning)
    assert found.message == message
    assert loaded.functions == _read(text, inside).functions


@pytest.mark.parametrize("release", _RELEASES, ids=str)
def test_fields_of_earlier_releases_have_no_effect(release: Release) -> None:
    text = "- func: f(Tensor self) -> Tensor\n"
    loaded = _read(f"{text}  use_c10_dispatcher: full", str(release))
    assert [found.code for found in loaded.diagnostics] == ["BW260"]
    assert "is of releases before 1.12" in loaded.diagnostics[0].message
    assert loaded.functions == _read(text, str(release)).functions


def test_tags_that_a_release_does_not_define() -> None:
    loaded = _read("", "2.3", _tags("core", "reduction", "our_own"))
    assert [found.message for found in loaded.diagnostics] == [
        "tag 'reduction' is not in release 2.3: 2.10 introduced it"
    ]
    assert len(loaded.tags) == 3


def test_dtypes_of_loops() -> None:
    text = (
        "- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
        "  structured: True\n"
        "  ufunc_inner_loop:\n"
        "    Generic: f (Float8_e8m0fnu, Float)\n"
        "- func: f(Tensor self) -> Tensor\n"
        "  structured_delegate: f.out\n"
    )
    assert _read(text, "2.7").diagnostics == ()
    (found,) = _read(text, "2.6").diagnostics
    assert found.span.text == "Float8_e8m0fnu"


@pytest.mark.parametrize(
    "construct", CONSTRUCTS, ids=lambda c: f"{c.kind.name}-{c.name}"
)
def test_every_construct_has_a_border(construct: Construct) -> None:
    inside = [release for release in _RELEASES if construct.is_in(release)]
    assert len(inside) < len(_RELEASES)
    if construct.kind is not Kind.field:
        assert inside
    for release in _RELEASES:
        found = foreign_to(release).find(construct.kind, construct.name)
        assert (found is None) == (release in inside)


def test_constructs_are_listed_once() -> None:
    named = [(construct.kind, construct.name) for construct in CONSTRUCTS]
    assert len(set(named)) == len(named)


# ---- rules ----

RULE_CASES = {
    Rule.factories_are_explicit: (
        "- func: f(int n, *, ScalarType? dtype=None, Layout? layout=None,"
        " Device? device=None, bool? pin_memory=None) -> Tensor",
        "BW214",
    ),
    Rule.random_is_tagged: (
        "- func: f(Tensor self, Generator? generator) -> Tensor",
        "BW232",
    ),
    Rule.random_names_are_tagged: (
        "- func: f(Tensor self, float dropout) -> Tensor",
        "BW244",
    ),
    Rule.out_is_no_const_ref: (
        "- func: f(Tensor self) -> Tensor\n"
        "- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
        "  use_const_ref_for_mutable_tensors: True\n",
        "BW233",
    ),
}


@pytest.mark.parametrize("rule", RULE_CASES, ids=lambda rule: rule.name)
@pytest.mark.parametrize("release", _RELEASES, ids=str)
def test_what_is_asked_since_a_release(rule: Rule, release: Release) -> None:
    text, code = RULE_CASES[rule]
    expected = [code] if rule.holds(release) else []
    assert [d.code for d in _read(text, str(release)).diagnostics] == expected


def _derived(text: str, release: str, *tags: str) -> dict[str, frozenset[str]]:
    loaded = _read(text, release, _tags(*tags))
    assert [d for d in loaded.diagnostics if d.severity is Severity.error] == []
    return {str(f.schema): f.tags for f in loaded.functions if f.is_generated}


def test_core_operators_have_variants_since_2_6() -> None:
    text = "- func: f(Tensor self) -> Tensor\n  tags: core\n  autogen: f.out\n"
    out = "f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)"
    assert _derived(text, "2.5", "core") == {}
    assert _derived(text, "2.6", "core") == {out: {"generated"}}
    assert _derived(text, "2.13", "core") == {out: {"generated", "out"}}


def test_twins_stay_tagged_since_2_0() -> None:
    text = (
        "- func: v(Tensor(a) self) -> Tensor(a)\n"
        "  dispatch:\n    CPU: v\n"
        "  autogen: v_copy, v_copy.out\n"
    )
    outs = {
        release: {name: tags for name, tags in found.items() if "out" in name}
        for release in ("1.13", "2.0")
        for found in [_derived(text, release, "view_copy")]
    }
    (name,) = outs["2.0"]
    assert outs == {
        "1.13": {name: {"generated"}},
        "2.0": {name: {"generated", "view_copy"}},
    }


def test_variants_of_1_12_are_named_by_overloads() -> None:
    text = (
        "- func: f(Tensor self, Tensor(a!) x) -> Tensor\n"
        "  dispatch:\n    CPU: f\n"
        "  autogen: f.functional, f.out\n"
        "- func: g_.T(Tensor(a!) self) -> Tensor(a!)\n"
        "  dispatch:\n    CPU: g_\n"
        "  autogen: g.T_functional, g.T_out\n"
    )
    loaded = _read(text, "1.12")
    assert loaded.diagnostics == ()
    kernels = {
        operator: kernel.name
        for index in loaded.backend_indices.values()
        for operator, kernel in index.kernels
    }
    assert {str(f.schema): kernels.get(f.qualified_name) for f in loaded.functions} == {
        "f(Tensor self, Tensor(a!) x) -> Tensor": "f",
        "f.out(Tensor self, Tensor(a!) x, *, Tensor(b!) out0) -> Tensor(b!)": None,
        "f.functional(Tensor self, Tensor x) -> (Tensor, Tensor x_out)": "f_functional",
        "g_.T(Tensor(a!) self) -> Tensor(a!)": "g_",
        "g.T_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)": None,
        "g.T_functional(Tensor self) -> Tensor": "g_functional",
    }


def test_the_default_is_the_newest() -> None:
    assert LoadOptions().release == NEWEST == _RELEASES[-1]
    assert _RELEASES[0] == OLDEST
    assert all(rule.holds(NEWEST) for rule in Rule)
