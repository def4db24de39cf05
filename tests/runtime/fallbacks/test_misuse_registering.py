"""Rules, derivatives and recordings of a program's own that are not what they should be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.dispatch_state import activity, get_state
from runtime.dispatcher import get_default_dispatcher
from runtime.errors import KernelContractError, RegistrationError
from runtime.fallbacks import autograd, cpu_fallback
from runtime.fallbacks.record import record
from runtime.fallbacks.vmap import register_vmap, vmap
from runtime.introspect import check_invariants
from runtime.library import Library
from tests.runtime.dispatch_toys import live_states

X = bw.arange(12.0).view(4, 3)
SQUARE = bw.arange(9.0).view(3, 3)


@pytest.fixture
def library() -> Iterator[Library]:
    with Library("misuse", "DEF") as library:
        one = library.define("one(Tensor x) -> Tensor")
        two = library.define("two(Tensor x) -> (Tensor, Tensor)")
        many = library.define("many(Tensor x) -> Tensor[]")
        library.impl(one, lambda x: x * 1, "CPU")
        library.impl(two, lambda x: (x * 1, x * 2), "CPU")
        library.impl(many, lambda x: [x * 1, x * 2], "CPU")
        yield library


def handle(name: str) -> Any:
    return get_default_dispatcher().get_schema(f"misuse::{name}")


RULES: dict[str, tuple[str, Any, type[Exception], str]] = {
    "nothing": ("one", None, KernelContractError, "a pair, .* returned a NoneType"),
    "a number": ("one", 3, KernelContractError, "a pair, .* returned an int"),
    "a tensor alone": ("one", X, KernelContractError, "a pair, .* a Tensor"),
    "no values": ("one", (), KernelContractError, "a pair, .* a tuple of 0"),
    "three values": ("one", (X, 0, 0), KernelContractError, "a pair, .* a tuple of 3"),
    "a number as result": (
        "one",
        (3, 0),
        KernelContractError,
        "an int where the operator returns a tensor",
    ),
    "a tuple for a tensor": (
        "one",
        ((X, X), 0),
        KernelContractError,
        "a tuple of 2 for a Tensor",
    ),
    "a dimension that is not there": (
        "one",
        (X, 5),
        ValueError,
        "5 as the dimension of the samples of a tensor of 2 dimensions",
    ),
    # Wrapped around, this dimension would have as many samples as there are.
    "a dimension that would fit, wrapped around": (
        "one",
        (SQUARE, 3),
        ValueError,
        "3 as the dimension of the samples of a tensor of 2 dimensions",
    ),
    "a dimension by name": ("one", (X, "a"), ValueError, "'a' as the dimension"),
    "a dimension that is a bool": (
        "one",
        (X, True),
        ValueError,
        "True as the dimension",
    ),
    "too few samples": ("one", (X[:2], 0), ValueError, "returned 2 samples along"),
    "dimensions of another structure": (
        "one",
        (X, (0,)),
        ValueError,
        "out_dims of the structure",
    ),
    "a tensor for two": (
        "two",
        (X, 0),
        KernelContractError,
        "a Tensor for the 2 results",
    ),
    "one for two": (
        "two",
        ((X,), (0,)),
        KernelContractError,
        "a tuple of 1 for the 2 results",
    ),
    "three for two": (
        "two",
        ((X, X, X), 0),
        KernelContractError,
        "a tuple of 3 for the 2 results",
    ),
    "a number among two": (
        "two",
        ((X, 3), 0),
        KernelContractError,
        "an int where the operator",
    ),
    "a tensor for a list": (
        "many",
        (X, 0),
        KernelContractError,
        r"a Tensor for a Tensor\[\]",
    ),
}


@pytest.mark.parametrize("case", RULES)
def test_rules_that_return_something_else(library: Library, case: str) -> None:
    name, returned, error, message = RULES[case]
    op = handle(name)
    samples = SQUARE if "wrapped around" in case else X
    expected = vmap(bw.sin)(samples).tolist()
    state, count = get_state(), live_states()
    with (
        register_vmap(op, lambda info, in_dims, x: returned),
        pytest.raises(error, match=message),
    ):
        vmap(lambda row: op(row))(samples)
    assert get_state() is state
    assert activity.count == count
    assert check_invariants(get_default_dispatcher()) == []
    assert vmap(bw.sin)(samples).tolist() == expected


PARAMETERS: dict[str, tuple[Callable[..., Any], str]] = {
    "a keyword is missing": (
        lambda info, in_dims, x, n: (x, 0),
        r"the rule of misuse::kept is called as \(info, in_dims, x, n, keepdim=…\); but the"
        r" function \(.*test_misuse_registering.py:\d+\) has the parameters \(info, in_dims,"
        r" x, n\): got an unexpected keyword argument 'keepdim'",
    ),
    "a keyword of another name": (
        lambda info, in_dims, x, n, keep: (x, 0),
        "missing a required argument: 'keep'",
    ),
    "too few": (lambda info, in_dims, x, *, keepdim: (x, 0), "too many positional"),
    "too many": (
        lambda info, in_dims, x, n, m, *, keepdim: (x, 0),
        "missing a required argument: 'm'",
    ),
    "no info": (lambda x, n, keepdim: (x, 0), "multiple values for argument"),
}


@pytest.mark.parametrize("case", PARAMETERS)
def test_rules_that_cannot_be_called(library: Library, case: str) -> None:
    function, message = PARAMETERS[case]
    op = library.define("kept(Tensor x, int n, *, bool keepdim=False) -> Tensor")
    before = op.entry.kernels
    with pytest.raises(RegistrationError, match=message):
        register_vmap(op, function)
    assert op.entry.kernels == before
    register_vmap(op, lambda info, in_dims, *args, **kwargs: (args[0], 0)).remove()


def test_what_a_rule_raises_says_of_which_operator_it_is(library: Library) -> None:
    def rule(info: Any, in_dims: Any, x: Any) -> Any:
        raise ZeroDivisionError("three")

    op = handle("one")
    with register_vmap(op, rule), pytest.raises(ZeroDivisionError) as caught:
        vmap(lambda row: op(row))(X)
    (note,) = caught.value.__notes__
    assert note.startswith("This is from the rule of misuse::one, rule (")
    assert "test_misuse_registering.py" in note
    assert note.endswith("called as (info, in_dims, x).")


GOOD_RULES: dict[str, tuple[str, Any, list[tuple[int, ...]]]] = {
    "one": ("one", (X, 0), [(4, 3)]),
    "from the end": ("one", (X.t(), -1), [(4, 3)]),
    "the same for all": ("one", (X, None), [(4, 4, 3)]),
    "one dimension for two": ("two", ((X, X), 0), [(4, 3), (4, 3)]),
    "two dimensions": ("two", ((X, X.t()), (0, 1)), [(4, 3), (4, 3)]),
    "a list": ("many", ([X, X, X], 0), [(4, 3)] * 3),
}


@pytest.mark.parametrize("case", GOOD_RULES)
def test_rules_that_are_right(library: Library, case: str) -> None:
    name, returned, shapes = GOOD_RULES[case]
    op = handle(name)
    with register_vmap(op, lambda info, in_dims, x: returned):
        found: Any = vmap(lambda row: op(row))(X)
    assert [
        t.shape for t in (found if isinstance(found, (list, tuple)) else [found])
    ] == shapes


REFUSED: dict[str, tuple[Callable[[], Any], str]] = {
    "a rule for a tensor": (
        lambda: register_vmap(X, print),  # type: ignore[arg-type]
        "operators are given by name, .* or as a handle, .* but got a Tensor",
    ),
    "a rule that is no function": (
        lambda: register_vmap(handle("one"), 3),  # type: ignore[arg-type]
        "the rule of misuse::one is a function, but got an int",
    ),
    "a derivative that is no function": (
        lambda: autograd.register_autograd(handle("one"), 3),  # type: ignore[arg-type]
        "are functions, but got an int",
    ),
    "a setup that is no function": (
        lambda: autograd.register_autograd(
            handle("one"),
            print,
            setup_context="x",  # type: ignore[arg-type]
        ),
        "are functions, but got a str",
    ),
    "an input of a recording that is no tensor": (
        lambda: record({"x": 3}).__enter__(),  # type: ignore[dict-item]
        "the input 'x' of a recording is a tensor, but got an int",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused(library: Library, case: str) -> None:
    run, message = REFUSED[case]
    with pytest.raises(TypeError, match=message):
        run()
    assert handle("one")(X).tolist() == X.tolist()


def test_one_name_is_one_operator_that_never_falls_back() -> None:
    with cpu_fallback.install(never="aten::mm") as fallback:
        assert fallback.never == {"aten::mm", "aten::mm.out"}
        x = bw.ones(2, 2, device="privateuseone")
        assert (x + x).sum().item() == 8.0
        with pytest.raises(NotImplementedError, match="never to fall back"):
            x @ x
