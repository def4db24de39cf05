"""Binding call arguments to a schema, and collecting their keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime.arguments import keys_in, keys_of_list
from runtime.boxing import Stack
from runtime.dispatcher import Dispatcher
from runtime.errors import (
    ArgumentTypeError,
    DispatchError,
)
from tests.runtime.dispatch_toys import (
    CPU_KEYS,
    META_KEYS,
    Tensor,
    cpu,
    default_dispatcher,
    define,
    meta,
    record,
)

KERNEL_CHECKS = False


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A dispatcher with the default fallbacks and nothing else."""
    return default_dispatcher()


# ---- binding ----

X, Y = cpu("x"), cpu("y")

BINDING: list[tuple[str, tuple[Any, ...], dict[str, Any], tuple[Any, ...]]] = [
    ("k(Tensor x)", (X,), {}, (X,)),
    ("k(Tensor x, Tensor y)", (), {"y": Y, "x": X}, (X, Y)),
    ("k(Tensor x, Tensor y)", (X,), {"y": Y}, (X, Y)),
    ("k(Tensor x, int? y)", (X, None), {}, (X, None)),
    (
        "k(Tensor x, int a=1, float b=2.0, *, int y=3)",
        (X, 1, 2.0),
        {"y": 3},
        (X, 1, 2.0, 3),
    ),
    ("k(Tensor x, int a=1, float b=2.0, *, int y=3)", (X, 1, 7), {}, (X, 1, 7.0, 3)),
    ("k(Tensor x, int a=1, float b=2.0, *, int y=3)", (X,), {"b": 5}, (X, 1, 5.0, 3)),
    ("k(Tensor x, int[2] s=1)", (X, 5), {}, (X, [5, 5])),
    ("k(Tensor x, int[2] s=1)", (X, [5, 6]), {}, (X, [5, 6])),
    ("k(Tensor x, int[2] s=1)", (X,), {}, (X, (1, 1))),
    ("k(Tensor x, int[2]? s=None)", (X,), {"s": 4}, (X, [4, 4])),
    ("k(Tensor x, float[] s)", (X, [1, 2.5]), {}, (X, [1.0, 2.5])),
    ("k(Tensor x, bool[3] m)", (X, [True, False, True]), {}, (X, [True, False, True])),
    ("k(Tensor x, Scalar s=1)", (X, 2 + 1j), {}, (X, 2 + 1j)),
    ("k(Tensor x, str s='a')", (X,), {}, (X, "a")),
    ("k(Tensor x, int reduction=Mean)", (X,), {}, (X, 1)),
    ("k(Tensor x, int n)", (X, True), {}, (X, 1)),
    ("k(Tensor x, int from, int to)", (X,), {"from": 1, "to": 2}, (X, 1, 2)),
    (
        "k.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)",
        (X,),
        {"out": Y},
        (X, Y),
    ),
]


@pytest.mark.parametrize(
    ("schema", "args", "kwargs", "expected"), BINDING, ids=[row[0] for row in BINDING]
)
def test_binding(
    dispatcher: Dispatcher,
    schema: str,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    expected: tuple[Any, ...],
) -> None:
    op = define(
        dispatcher, schema if "->" in schema else f"{schema} -> Tensor", CPU=record
    )
    for _ in range(2):  # the second time from the caches
        found = op(*args, **kwargs)
        assert found == expected
        assert list(map(type, found)) == list(map(type, expected))


def test_symbolic_defaults_become_values(dispatcher: Dispatcher) -> None:
    op = define(
        dispatcher,
        "k(Tensor x, MemoryFormat m=contiguous_format, ScalarType d=long) -> Tensor",
        CPU=record,
    )
    _, memory_format, dtype = op(X)
    assert (memory_format.name, dtype.name) == ("contiguous_format", "int64")


def test_devices_are_parsed(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "k(Tensor x, Device? d=None) -> Tensor", CPU=record)
    assert str(op(X, "cuda:1")[1]) == "cuda:1"
    with pytest.raises(ArgumentTypeError, match="no device type is called 'nowhere'"):
        op(X, "nowhere")


WRONG_ARGUMENTS: list[tuple[str, tuple[Any, ...], dict[str, Any], tuple[str, ...]]] = [
    # schema, arguments, what the error says
    ("f(Tensor x)", (), {}, ("missing", "'x'", "f(Tensor x) -> Tensor")),
    ("f(Tensor x, int? y)", (X,), {}, ("missing", "'y'")),
    ("f(Tensor x, int y, int z)", (X,), {}, ("missing", "'y', 'z'")),
    ("f(Tensor x)", (X,), {"z": 1}, ("no argument 'z'",)),
    ("f(Tensor x)", (X, X), {}, ("1 positional argument,", "2 were given")),
    ("k(Tensor x, *, int y=3)", (X, 3), {}, ("positional", "pass y by keyword")),
    ("f(Tensor x, int y=1)", (X, 2), {"y": 3}, ("'y' by position and by keyword",)),
    ("f(Tensor x)", (3,), {}, ("expected Tensor", "'x'", "position 0", "int (3)")),
    ("f(Tensor x, Tensor y)", (X, None), {}, ("'y'", "position 1", "NoneType")),
    ("f(Tensor x, int n)", (X, 1.5), {}, ("expected int", "'n'", "float (1.5)")),
    ("f(Tensor x, int n)", (X, Y), {}, ("expected int", "'n'", "Tensor")),
    ("f(Tensor x, bool b)", (X, 1), {}, ("expected bool", "'b'", "int (1)")),
    ("f(Tensor x, str s)", (X, 1), {}, ("expected str",)),
    ("f(Tensor x, Scalar s)", (X, "a"), {}, ("expected Scalar", "str ('a')")),
    ("f(Tensor x, int[] s)", (X, 5), {}, ("expected int[]", "int (5)")),
    ("f(Tensor x, int[] s)", (X, [1, "a"]), {}, ("expected int[]", "list")),
    ("f(Tensor[] x)", ([X, 3],), {}, ("expected Tensor[]", "list")),
    ("f(Tensor[] x)", ([X, None],), {}, ("expected Tensor[]", "list")),
    ("f(Tensor[] x)", (X,), {}, ("expected Tensor[]", "Tensor")),
]


@pytest.mark.parametrize(
    ("schema", "args", "kwargs", "told"),
    WRONG_ARGUMENTS,
    ids=[f"{row[0]} {len(row[1])} {row[2]}" for row in WRONG_ARGUMENTS],
)
def test_wrong_arguments(
    dispatcher: Dispatcher,
    schema: str,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    told: tuple[str, ...],
) -> None:
    op = define(dispatcher, f"{schema} -> Tensor", CPU=record)
    with pytest.raises(ArgumentTypeError) as caught:
        op(*args, **kwargs)
    message = str(caught.value)
    assert message.startswith(f"{op.qualified_name}() ")
    assert str(op.schema) in message
    for part in told:
        assert part in message


def test_a_bad_list_is_found_after_good_ones(dispatcher: Dispatcher) -> None:
    """The types of the arguments are the same; their elements are not."""
    op = define(dispatcher, "f(Tensor[] x, int[] n) -> Tensor", CPU=record)
    assert op([X], [1]) == ([X], [1])
    for args in (([3], [1]), ([X], ["a"])):
        with pytest.raises(ArgumentTypeError, match=r"t::f\(\) expected"):
            op(*args)


def test_opaque_arguments_pass_through(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "f(Tensor x, Generator? g=None) -> Tensor", CPU=record)
    generator = object()
    assert op(X, generator) == (X, generator)
    with pytest.raises(ArgumentTypeError, match="expected Generator"):
        op(X, 3)


# ---- keys of the arguments ----

KEY_SOURCES: list[tuple[str, Callable[[Tensor], Any]]] = [
    ("Tensor v", lambda t: t),
    ("Tensor? v", lambda t: t),
    ("Tensor[] v", lambda t: [t]),
    ("Tensor[] v", lambda t: (t,)),
    ("Tensor?[] v", lambda t: [None, t]),
    ("Tensor[]? v", lambda t: [t]),
    ("Tensor[][] v", lambda t: [[t]]),
    ("(Tensor, int) v", lambda t: (t, 1)),
    ("Dict(str, Tensor) v", lambda t: {"a": t}),
    ("Dict(str, Tensor[]) v", lambda t: {"a": [t]}),
]


@pytest.mark.parametrize(
    ("argument", "hold"), KEY_SOURCES, ids=[row[0] for row in KEY_SOURCES]
)
def test_keys_of_every_container(
    dispatcher: Dispatcher, argument: str, hold: Callable[[Tensor], Any]
) -> None:
    op = define(
        dispatcher,
        f"f(int n, {argument}) -> str",
        CPU=lambda n, v: "cpu",
        Meta=lambda n, v: "meta",
    )
    assert op(1, hold(cpu())) == "cpu"
    assert op(1, hold(meta())) == "meta"
    stack: Stack = [1, hold(meta())]
    op.call_boxed(stack)
    assert stack == ["meta"]
    assert op.explain_call((1, hold(meta())))(1, None) == "meta"


def test_generators_bring_keys_but_are_no_tensors(dispatcher: Dispatcher) -> None:
    class Generator:
        _keys = meta()._keys

    op = define(
        dispatcher,
        "f(int n, Generator? g=None) -> str",
        Meta=lambda n, g: "meta",
        CompositeExplicitAutograd=lambda n, g: "default",
    )
    assert op(1) == "default"
    assert op(1, Generator()) == "meta"
    op = define(dispatcher, "g(Tensor x, Tensor? y) -> Tensor", CPU=record)
    with pytest.raises(ArgumentTypeError, match="expected Tensor"):
        op(X, Generator())


def test_plans_do_not_fill_the_memory(dispatcher: Dispatcher) -> None:
    op = define(dispatcher, "f(Tensor x, Any y) -> Any", CPU=lambda x, y: type(y))
    for number in range(1100):
        cls = type(f"C{number}", (), {})
        assert op(X, cls()) is cls
    assert len(op.entry.binder._plans) < 1050


@pytest.mark.parametrize(
    ("schema", "args"),
    [("f(int n)", (1,)), ("f(Tensor? x)", (None,)), ("f(Tensor[] x)", ([],))],
)
def test_no_tensor_is_undefined(
    dispatcher: Dispatcher, schema: str, args: tuple[Any, ...]
) -> None:
    op = define(
        dispatcher, f"{schema} -> str", CompositeImplicitAutograd=lambda x: "composite"
    )
    assert op(*args) == "composite"
    op = define(dispatcher, f"{schema.replace('f', 'g', 1)} -> str", CPU=record)
    with pytest.raises(DispatchError, match="the call has no tensor arguments"):
        op(*args)


def test_keys_of_list() -> None:
    assert keys_of_list(None) == 0
    assert keys_of_list([]) == 0
    assert keys_of_list([None, cpu(), meta()]) == (CPU_KEYS | META_KEYS).raw_repr()
    for wrong in ([cpu(), 3], 3):
        with pytest.raises(AttributeError):
            keys_of_list(wrong)  # type: ignore[arg-type]


_nested = st.recursive(
    st.sampled_from([cpu(), meta(), None, 1, "a"]),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=2), inner),
    max_leaves=12,
)


@given(_nested)
def test_keys_in_finds_every_tensor(value: Any) -> None:
    def tensors(part: Any) -> Iterator[Tensor]:
        if isinstance(part, Tensor):
            yield part
        elif isinstance(part, (list, dict)):
            for item in part.values() if isinstance(part, dict) else part:
                yield from tensors(item)

    expected = 0
    for tensor in tensors(value):
        expected |= tensor._keys
    assert keys_in(value) == expected
