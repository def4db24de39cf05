"""The one rule of hints at names: case is not compared, and decides among equals."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codegen.diagnostics import nearest
from runtime.errors import OperatorNotFoundError, RegistrationError
from runtime.keys import parse_dispatch_key
from runtime.library import Library
from runtime.nearest import nearest_names
from runtime.schema import SchemaError, parse_schema

NAMES = [
    "Autograd",
    "AutogradCPU",
    "AutogradCUDA",
    "autogradcpu_",
    "CPU",
    "cpu_",
    "T",
    "t",
]

NEAREST = [
    ("AutogradCPU", "AutogradCPU"),
    ("autogradcpu", "AutogradCPU"),
    ("AUTOGRADCUDA", "AutogradCUDA"),
    ("autogradcud", "AutogradCUDA"),
    ("autograd", "Autograd"),
    ("cpu", "CPU"),
    # Names that are alike without case: the one whose case is nearer.
    ("T", "T"),
    ("t", "t"),
    ("zzz", None),
    ("", None),
]


@pytest.mark.parametrize(("word", "expected"), NEAREST)
def test_nearest(word: str, expected: str | None) -> None:
    assert nearest_names(word, NAMES) == ([] if expected is None else [expected])


KEYS = ("CPU", "CUDA", "XLA", "XPU", "IPU", "HPU", "MPS", "Meta", "MTIA", "AutogradCPU")
FIELDS = ("func", "tags", "dispatch", "variants", "device_check", "autogen")
OPERATORS = (
    "add",
    "and",
    "mul",
    "sum",
    "sub",
    "abs",
    "t",
    "to",
    "in",
    "relu",
    "matmul",
)
QUALIFIED = tuple(f"aten::{name}" for name in (*OPERATORS, "aa.out", "atan.out"))
ARGUMENTS = ("self", "other", "x", "n", "dim", "out")

SLIPS = [
    # Two neighbours swapped.
    ("CUP", KEYS, "CPU"),
    ("XAL", KEYS, "XLA"),
    ("sefl", ARGUMENTS, "self"),
    ("ohter", ARGUMENTS, "other"),
    ("ni", OPERATORS, "in"),
    ("smu", OPERATORS, "sum"),
    ("rleu", OPERATORS, "relu"),
    # A letter too few or too many.
    ("ad", OPERATORS, "add"),
    ("mu", OPERATORS, "mul"),
    ("tag", FIELDS, "tags"),
    ("dispach", FIELDS, "dispatch"),
    ("CPUU", KEYS, "CPU"),
    ("xs", ARGUMENTS, "x"),
    ("to_", OPERATORS, "to"),
    # Another letter.
    ("CPI", KEYS, "CPU"),
    ("dum", ARGUMENTS, "dim"),
    ("Mets", KEYS, "Meta"),
    # The letters in another order; the beginning.
    ("UCP", KEYS, "CPU"),
    ("vari", FIELDS, "variants"),
    ("varian", FIELDS, "variants"),
    # A namespace counts for nothing, unless it is what is wrong.
    ("aten::ad", QUALIFIED, "aten::add"),
    ("atn::relu", QUALIFIED, "aten::relu"),
    ("aten::aa.ot", QUALIFIED, "aten::aa.out"),
    # Nothing is near.
    ("aten::zz", QUALIFIED, None),
    ("aten::qqq", QUALIFIED, None),
    ("zz.out", ("aa.out", "atan.out"), None),
    ("gpu", KEYS, None),
    ("TPU", ("MTIA", "CPU"), None),
    ("is", ("in",), None),
    ("a", OPERATORS, None),
    ("y", ARGUMENTS, None),
    ("ab", ("b",), None),
    ("sizes", ("stride", "self"), None),
    ("kernel", FIELDS, None),
    ("", KEYS, None),
]


@pytest.mark.parametrize(("word", "names", "expected"), SLIPS)
def test_slips(word: str, names: tuple[str, ...], expected: str | None) -> None:
    assert nearest_names(word, names) == ([] if expected is None else [expected])
    assert nearest(word, names) == (
        None if expected is None else f"did you mean '{expected}'?"
    )


@given(st.text("abc", min_size=2, max_size=9), st.data())
def test_two_letters_swapped_are_near(name: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(name) - 2))
    swapped = name[:at] + name[at + 1] + name[at] + name[at + 2 :]
    assert nearest_names(swapped, [name]) == [name]


@pytest.mark.parametrize(("count", "cutoff"), [(1, 0.6), (3, 0.6), (3, 0.99)])
def test_so_many_and_so_like(count: int, cutoff: float) -> None:
    found = nearest_names("autogradcpu", NAMES, count, cutoff)
    assert found[0] == "AutogradCPU"
    # What one edit parts is near, however like others have to be.
    assert len(found) == (2 if cutoff > 0.9 else count)


def test_names_that_are_there_twice_count_once() -> None:
    assert nearest_names("ab", ["AB", "AB", "ab"], 3) == ["ab", "AB"]


@given(st.lists(st.text(min_size=1, max_size=8), min_size=1), st.data())
def test_a_name_in_another_case_is_found(names: list[str], data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(names))
    (found,) = nearest_names(name.casefold(), names)
    assert found.casefold() == name.casefold()


def test_long_words_take_no_time() -> None:
    start = time.perf_counter()
    nearest_names("ab" * 50_000, ["ba" * 50, *NAMES])
    assert time.perf_counter() - start < 1


def _of_a_key() -> None:
    parse_dispatch_key("autogradcpu")


def _of_a_registration() -> None:
    with Library("aten", "IMPL", "autogradcpu"):
        pass


def _of_a_type() -> None:
    parse_schema("f(dEvIcE x) -> ()")


def _of_an_operator() -> None:
    with Library("nearest_test", "DEF") as library:
        library.define("Discount(Tensor x) -> Tensor")
        library.impl("Discount", lambda x: x, "CPU")
        library.dispatcher.get_schema("nearest_test::discount", "")


def _of_a_field() -> None:
    raise ValueError(nearest("Variants", ["variants", "variant_s", "func"]))


@pytest.mark.parametrize(
    ("fail", "error", "hint"),
    [
        (_of_a_key, ValueError, "AutogradCPU"),
        (_of_a_registration, RegistrationError, "AutogradCPU"),
        (_of_a_type, SchemaError, "Device"),
        (_of_an_operator, OperatorNotFoundError, "nearest_test::Discount"),
        (_of_a_field, ValueError, "variants"),
    ],
)
def test_every_hint_follows_the_rule(
    fail: object, error: type[Exception], hint: str
) -> None:
    assert callable(fail)
    with pytest.raises(error, match=rf"did you mean '{hint}'\?"):
        fail()
