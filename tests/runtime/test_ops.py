"""Operators by attribute, and the choice of an overload."""

from __future__ import annotations

import copy
import itertools
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated  # noqa: F401  the operators that `ops` has
from runtime.dispatcher import Dispatcher, get_default_dispatcher
from runtime.errors import ArgumentTypeError, OperatorNotFoundError
from runtime.library import Library
from runtime.ops import OperatorNamespace, OperatorPacket, Operators, ops
from tests.runtime.dispatch_toys import cpu

KERNEL_CHECKS = False

X, Y = cpu("x"), cpu("y")


class DType:
    """Stands for the class of dtypes, which is known by its name."""


def operators(*schemas: str) -> tuple[Operators, Library]:
    """Operators `ov::…`, whose kernels return the overload's name and their arguments."""
    dispatcher = Dispatcher()
    dispatcher.register_default_fallbacks()
    library = Library("ov", "DEF", dispatcher=dispatcher)
    for schema in schemas:
        op = library.define(schema)
        name = op.overload or "default"
        library.impl(op, lambda *args, name=name: name, "CompositeImplicitAutograd")
    return Operators(lambda: dispatcher), library


ADD = ("f.Tensor(Tensor x, Tensor y) -> str", "f.Scalar(Tensor x, Scalar y) -> str")
REDUCE = (
    "f(Tensor x, *, ScalarType? dtype=None) -> str",
    "f.dim(Tensor x, int[1]? dim, bool keepdim=False) -> str",
    "f.names(Tensor x, Dimname[1] dim, bool keepdim=False) -> str",
)
NUMBERS = (
    "f.Scalar(Tensor x, Scalar y) -> str",
    "f.int(Tensor x, int y) -> str",
    "f.float(Tensor x, float y) -> str",
    "f.bool(Tensor x, bool y) -> str",
)
SPLIT = (
    "f.Tensor(Tensor x, int size) -> str",
    "f.sizes(Tensor x, int[] size) -> str",
)
TO = (
    "f.dtype(Tensor x, ScalarType dtype) -> str",
    "f.device(Tensor x, Device device) -> str",
    "f.other(Tensor x, Tensor other) -> str",
)
LISTS = (
    "f.List(Tensor[] x, Tensor[] y) -> str",
    "f.Scalar(Tensor[] x, Scalar y) -> str",
    "f.ScalarList(Tensor[] x, Scalar[] y) -> str",
    "f.Tensor(Tensor[] x, Tensor y) -> str",
)
OUT = (
    "f.Tensor(Tensor x, Tensor y) -> str",
    "f.out(Tensor x, Tensor y, *, Tensor(a!) out) -> Tensor(a!)",
)
STD = (
    "f(Tensor x, bool unbiased=True) -> str",
    "f.correction(Tensor x, int[1]? dim=None, *, Scalar? correction=None) -> str",
)

CHOICES: list[tuple[tuple[str, ...], tuple[Any, ...], dict[str, Any], str]] = [
    # A tensor of one element could be converted to a number; it is not.
    (
        ("f.int(Tensor x, int y) -> str", "f.Tensor(Tensor x, Tensor y) -> str"),
        (X, cpu(3)),
        {},
        "Tensor",
    ),
    (ADD, (X, Y), {}, "Tensor"),
    (ADD, (X, 2), {}, "Scalar"),
    (ADD, (X, True), {}, "Scalar"),
    (ADD, (X,), {"y": 2.5}, "Scalar"),
    (REDUCE, (X,), {}, "default"),
    (REDUCE, (X, 1), {}, "dim"),
    (REDUCE, (X, [0, 1]), {}, "dim"),
    (REDUCE, (X, []), {}, "dim"),
    (REDUCE, (X, None), {}, "dim"),
    (REDUCE, (X, "a"), {}, "names"),
    (REDUCE, (X, ["a", "b"]), {"keepdim": True}, "names"),
    (REDUCE, (X,), {"dtype": DType()}, "default"),
    (NUMBERS, (X, 1), {}, "int"),
    (NUMBERS, (X, 1.5), {}, "float"),
    (NUMBERS, (X, True), {}, "bool"),
    (NUMBERS, (X, 1j), {}, "Scalar"),
    # NumPy's numbers go where Python's do.
    (NUMBERS, (X, np.int64(1)), {}, "int"),
    (NUMBERS, (X, np.uint8(1)), {}, "int"),
    (NUMBERS, (X, np.float32(1.5)), {}, "float"),
    (NUMBERS, (X, np.float64(1.5)), {}, "float"),
    (NUMBERS, (X, np.bool_(True)), {}, "bool"),
    (NUMBERS, (X, np.complex64(1j)), {}, "Scalar"),
    (SPLIT, (X, 2), {}, "Tensor"),
    (SPLIT, (X, [1, 2]), {}, "sizes"),
    (TO, (X, "cpu"), {}, "device"),
    (TO, (X, DType()), {}, "dtype"),
    (TO, (X, Y), {}, "other"),
    (LISTS, ([X], [Y]), {}, "List"),
    (LISTS, ([X], 2), {}, "Scalar"),
    (LISTS, ([X], [1, 2.5]), {}, "ScalarList"),
    (LISTS, ([X], Y), {}, "Tensor"),
    (OUT, (X, Y), {}, "Tensor"),
    (OUT, (X, Y), {"out": X}, "out"),
    # Both take it; the first fills in fewer defaults.
    (STD, (X,), {}, "default"),
    (STD, (X, True), {}, "default"),
    (STD, (X, 1), {}, "correction"),
]


@pytest.mark.parametrize(("schemas", "args", "kwargs", "expected"), CHOICES)
def test_choice_of_the_overload(
    schemas: tuple[str, ...],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    expected: str,
) -> None:
    """The same in every order of definition, first from the schemas, then the cache."""
    for order in itertools.permutations(schemas):
        packet = operators(*order)[0].ov.f
        for _ in range(2):
            chosen = packet.resolve_overload(*args, **kwargs)
            assert (chosen.overload or "default") == expected
        assert packet(*args, **kwargs) == expected


def test_values_in_lists_are_not_confused() -> None:
    """Two lists are one Python type; their elements decide."""
    packet = operators(*LISTS)[0].ov.f
    assert packet([X], [1]) == "ScalarList"
    assert packet([X], [Y]) == "List"
    assert packet([X], [1]) == "ScalarList"


ARRAYS = ("f.int(int x) -> str", "f.ints(int[] x) -> str", "f.any(Any x) -> str")
PAIRS = (
    "f.ab((Tensor, int) x) -> str",
    "f.ba((int, Tensor) x) -> str",
    "f.nested((int, int)[] x) -> str",
    "f.three((int, int, int)[] x) -> str",
)
DEVICES = ("f.device(Device x) -> str", "f.any(Any x) -> str")

# Values of one type that go to different overloads: what one of them chooses says nothing
# about the next.
SAME_TYPE: list[tuple[tuple[str, ...], list[tuple[Any, str]]]] = [
    (
        ARRAYS,
        [
            (np.array(1), "int"),
            (np.array([1, 2]), "ints"),
            (np.array([1.5]), "any"),
            (np.array([[1]]), "any"),
        ],
    ),
    (ARRAYS, [([1], "ints"), ([X], "any"), ([np.array(1)], "ints")]),
    (ARRAYS, [([np.array(1)], "ints"), ([np.array([1, 2])], "any")]),
    (PAIRS, [((X, 1), "ab"), ((1, X), "ba"), ([1, X], "ba")]),
    (PAIRS, [([(1, 2)], "nested"), ([(1, 2, 3)], "three")]),
    (DEVICES, [("cpu", "device"), ("abc", "any"), ("meta", "device")]),
    (DEVICES, [(["cpu"], "any"), ("abc", "any"), ("cpu", "device")]),
]


@pytest.mark.parametrize(("schemas", "values"), SAME_TYPE)
@pytest.mark.parametrize("by_name", [False, True])
def test_values_of_one_type_are_not_confused(
    schemas: tuple[str, ...], values: list[tuple[Any, str]], by_name: bool
) -> None:
    for order in itertools.permutations(values):
        packet = operators(*schemas)[0].ov.f
        for value, expected in (*order, *order):
            found = packet(x=value) if by_name else packet(value)
            assert found == expected, order


def test_choices_by_what_types_decide_are_remembered() -> None:
    packet = operators(*REDUCE)[0].ov.f
    for args in ((X,), (X, 1), (X, [0, 1]), (X, "a"), (X, np.int64(1)), (X, None)):
        packet(*args)
    assert len(vars(packet)["_OperatorPacket__choices"]) == 6
    packet(X, [2] * 1000)
    packet(X, [3] * 999)
    packet(X, "b" * 1000)
    assert len(vars(packet)["_OperatorPacket__choices"]) == 7


def test_no_overload_fits() -> None:
    packet = operators(*ADD)[0].ov.f
    with pytest.raises(ArgumentTypeError) as caught:
        packet(X, "y")
    message = str(caught.value)
    for part in (
        "no overload of ov::f takes these arguments",
        "ov::f.Scalar() expected Scalar for argument 'y'",
        "ov::f.Tensor() expected Tensor for argument 'y'",
        "str ('y')",
    ):
        assert part in message


def test_a_new_overload_is_considered() -> None:
    space, library = operators("f.Scalar(Tensor x, Scalar y) -> str")
    packet = space.ov.f
    assert packet(X, 1) == "Scalar"
    op = library.define("f.int(Tensor x, int y) -> str")
    library.impl(op, lambda x, y: "int", "CPU")
    assert packet(X, 1) == "int"
    assert packet.overloads() == ("Scalar", "int")


def test_a_redefined_overload_is_considered() -> None:
    space, library = operators("f.a(Tensor x, int y) -> str")
    dispatcher = library.dispatcher
    packet = space.ov.f
    with dispatcher.define("ov::f.b(Tensor x, Tensor y) -> str"):
        assert packet.resolve_overload(X, Y).overload == "b"
    with dispatcher.define("ov::f.b(Tensor x, str y) -> str"):
        assert packet.resolve_overload(X, "y").overload == "b"
        with pytest.raises(ArgumentTypeError):
            packet.resolve_overload(X, Y)


def test_attributes() -> None:
    space, library = operators("f(Tensor x) -> str", "f.a(Tensor x, int n) -> str")
    handle = library.dispatcher.handle
    assert space.ov.f.default is handle("ov::f")
    assert space.ov.f.a is handle("ov::f", "a")
    assert space.ov.f is space.ov.f
    assert "f" in dir(space.ov)
    assert {"a", "default"} <= set(dir(space.ov.f))
    assert repr(space.ov.f) == "<operator ov::f: default, a>"
    assert repr(space.ov) == "<operators of ov>"


@pytest.mark.parametrize(
    ("access", "told"),
    [
        (
            lambda space: space.ov.ff,
            "operator ov::ff is not defined; did you mean 'f'?",
        ),
        (
            lambda space: space.ov.f.b,
            "operator ov::f has no overload 'b'; its overloads are: default",
        ),
        (
            lambda space: space.ov.f.deafult,
            "its overloads are: default; did you mean 'default'?",
        ),
        (
            lambda space: space.ov.g.default,
            "operator ov::g has no overload 'default'; its overloads are: a, b",
        ),
        (lambda space: space.ov.g.aa, "its overloads are: a, b; did you mean 'a'?"),
        (
            lambda space: space.nowhere.f,
            "operator nowhere::f is not defined; there are no operators of nowhere: import"
            " the package that defines them",
        ),
        (
            lambda space: space.vo.f,
            "operator vo::f is not defined; did you mean 'ov::f'?",
        ),
    ],
)
def test_unknown_attributes(access: Any, told: str) -> None:
    overloads = "g.a(Tensor x) -> str", "g.b(Tensor x, int n) -> str"
    space, _ = operators("f(Tensor x) -> str", *overloads)
    with pytest.raises(OperatorNotFoundError) as caught:
        access(space)
    assert told in str(caught.value)
    assert isinstance(caught.value, AttributeError)
    assert not hasattr(space.ov, "__wrapped__")


def test_operators_come_and_go() -> None:
    space, library = operators("f(Tensor x) -> str", "f.a(Tensor x, int n) -> str")
    packet, overload = space.ov.f, space.ov.f.a
    with library.dispatcher.define("ov::g(Tensor x) -> str"):
        assert space.ov.g.default.is_defined
    assert not hasattr(space.ov, "g")
    library.destroy()
    assert not hasattr(space.ov, "f")
    assert not hasattr(packet, "a")
    for call in (lambda: packet(X), lambda: overload(X, 1)):
        with pytest.raises(OperatorNotFoundError, match=r"ov::f.* is not defined"):
            call()
    again = Library("ov", "DEF", dispatcher=library.dispatcher)
    again.impl(again.define("f.a(Tensor x, int n) -> str"), lambda x, n: "new", "CPU")
    assert space.ov.f(X, 1) == packet(X, 1) == overload(X, 1) == "new"


def test_ops_are_those_of_the_default_dispatcher() -> None:
    with Library("boxwood_test_ops", "DEF") as library:
        op = library.define("f(Tensor x) -> Tensor")
        library.impl("f", lambda x: x, "CPU")
        assert ops.boxwood_test_ops.f.default is op
        assert ops.boxwood_test_ops.f(X) is X
        assert op.dispatcher is get_default_dispatcher()
    assert not hasattr(ops.boxwood_test_ops, "f")


# ---- names ----

HOSTILE_NAMES = [
    "_dispatcher",
    "_name",
    "_names",
    "_namespace",
    "__len__",
    "mro",
    "class",
]
HOSTILE_OVERLOADS = [
    "_dispatcher",
    "_name",
    "_choices",
    "_chosen_among",
    "class",
    "mro",
]


@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_operators_called_as_what_a_namespace_could_keep(name: str) -> None:
    found, library = operators("g(Tensor x) -> str")
    found.ov.g  # noqa: B018 (stored)
    with Library("ov", "FRAGMENT", None, library.dispatcher) as later:
        later.impl(later.define(f"{name}(Tensor x) -> str"), lambda _: name, "CPU")
        assert getattr(found.ov, name)(X) == name
    with pytest.raises(AttributeError):
        getattr(found.ov, name)
    assert found.ov.g(X) == "default"


@pytest.mark.parametrize("name", HOSTILE_OVERLOADS)
def test_overloads_called_as_what_a_packet_could_keep(name: str) -> None:
    found, library = operators("g(Tensor x) -> str")
    packet = found.ov.g
    with Library("ov", "FRAGMENT", None, library.dispatcher) as later:
        later.impl(later.define(f"g.{name}(Tensor x) -> str"), lambda _: name, "CPU")
        assert getattr(packet, name)(X) == name
    with pytest.raises(AttributeError):
        getattr(packet, name)
    assert packet(X) == "default"


# ---- copies ----

COPIED: list[Callable[[], Any]] = [
    lambda: get_default_dispatcher(),
    lambda: get_default_dispatcher().handle("aten::nothing", "Tensor"),
    lambda: ops,
    lambda: ops.aten,
    lambda: ops.aten.add,
    lambda: ops.aten.add.Tensor,
]
LIKE: list[Callable[[], Any]] = [
    lambda: OperatorPacket(get_default_dispatcher(), "aten::nothing"),
    lambda: OperatorNamespace(get_default_dispatcher(), "aten"),
]


@pytest.mark.parametrize("make", [*COPIED, *LIKE])
def test_copies_are_the_same_object(make: Callable[[], Any]) -> None:
    made = make()
    assert copy.copy(made) is made
    assert copy.deepcopy([made])[0] is made


@pytest.mark.parametrize("make", COPIED)
def test_pickled_by_name(make: Callable[[], Any]) -> None:
    made = make()
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(made, protocol)) is made


def test_a_packet_of_another_process_is_the_one_of_ops() -> None:
    """What `ops` has not looked up yet is looked up."""
    pickled = pickle.dumps(ops.aten.mul)
    del ops.aten.__dict__["mul"]
    assert pickle.loads(pickled) is ops.aten.mul


@pytest.mark.parametrize("make", LIKE)
def test_pickled_packets_are_of_the_same_operators(make: Callable[[], Any]) -> None:
    made = make()
    assert repr(pickle.loads(pickle.dumps(made))) == repr(made)


def test_what_cannot_be_pickled() -> None:
    found, library = operators("g(Tensor x) -> str")
    for what in (library.dispatcher, found.ov.g, found.ov.g.default, found, library):
        with pytest.raises((TypeError, pickle.PicklingError), match="pickle"):
            pickle.dumps(what)
    kernel = library.impl("g", lambda x: "", "CPU")
    fallback = library.dispatcher.fallback(lambda op, keys, stack: None, "PrivateUse1")
    for what in (library, kernel, fallback):
        for copied in (copy.copy, copy.deepcopy):
            with pytest.raises(TypeError, match="cannot be copied"):
                copied(what)
