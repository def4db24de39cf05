"""Functions of gradients for operators, what is refused, and what messages advise."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import generated as bw
from runtime.errors import RegistrationError
from runtime.fallbacks import autograd
from runtime.library import Library
from tests.runtime.fallbacks.own_operators import (
    cube_backward,
    defined,
    grad_only,
    ones,
    opaque,
    own,
    setup_cube,
)


@pytest.fixture(autouse=True)
def library() -> Iterator[Library]:
    with defined() as found:
        yield found


def test_setup_context_is_called_by_name() -> None:
    seen: list[Any] = []

    def setup_context(
        output: Any, ctx: Any, keyword_only_inputs: Any, inputs: Any
    ) -> None:
        seen.append((inputs, keyword_only_inputs, output))
        ctx.by = keyword_only_inputs["by"]

    def backward(ctx: Any, grad: Any) -> Any:
        return grad * ctx.by

    x = ones(1)
    with autograd.register_autograd(own.scaled, backward, setup_context=setup_context):
        y = own.scaled(x)
        assert autograd.grad(y, x)[0].tolist() == [2.0]
    ((inputs, others, output),) = seen
    assert (inputs[0] is x, len(inputs), others) == (True, 1, {"by": 2.0})
    assert output is y


LISTS: dict[str, tuple[str, Callable[..., Any], list[float]]] = {
    "a list": ("parts", lambda ctx, g: g[0] + 2 * g[1] + 3 * g[2], [6.0]),
    "a tensor and a list": ("some", lambda ctx, g, h: g + 2 * h[0] + 3 * h[1], [6.0]),
}


@pytest.mark.parametrize("case", LISTS)
def test_gradients_of_lists_are_lists(case: str) -> None:
    name, backward, expected = LISTS[case]
    x = ones(1)
    with autograd.register_autograd(getattr(own, name), backward):
        found = getattr(own, name)(x)
        flat = found if name == "parts" else [found[0], *found[1]]
        assert autograd.grad(sum(flat), x)[0].tolist() == expected


def with_positions(
    ctx: Any, inputs: Any, keyword_only_inputs: Any, output: Any
) -> None:
    raise AssertionError


def with_other_names(context: Any, inputs: Any, output: Any) -> None:
    raise AssertionError


BAD_FUNCTIONS: dict[str, tuple[str, dict[str, Any], str]] = {
    "keywords are not taken": (
        "scaled",
        {"setup_context": setup_cube},
        r"setup_context of own::scaled is called as \(ctx=…, inputs=…,"
        r" keyword_only_inputs=…, output=…\), since own::scaled has the keyword-only by;"
        r" but setup_cube \(.*own_operators.py:\d+\) has the parameters"
        r" \(ctx, inputs, output\): .*unexpected keyword argument 'keyword_only_inputs'",
    ),
    "keywords are taken that are not there": (
        "cube",
        {"setup_context": with_positions},
        "missing a required argument: 'keyword_only_inputs'",
    ),
    "other names": (
        "cube",
        {"setup_context": with_other_names},
        r"called as \(ctx=…, inputs=…, output=…\); but with_other_names",
    ),
    "a backward without a gradient": (
        "cube",
        {"backward": lambda ctx: None},
        r"backward of own::cube is called as \(ctx, grad\).*too many positional",
    ),
    "a backward with too few": (
        "mixed",
        {"backward": lambda ctx, grad: None},
        r"called as \(ctx, grad0, grad1, grad2\)",
    ),
    "a backward with too many": (
        "cube",
        {"backward": lambda ctx, grad, other: None},
        "missing a required argument: 'other'",
    ),
    "an operator that writes": (
        "assign_",
        {},
        r"own::assign_ writes to an argument; .*register_derivative\('own::assign_'",
    ),
    "an operator that writes and has a functional form": (
        "cube_",
        {},
        r"Give one to own::cube, which serves both, with register_autograd\('own::cube'",
    ),
    "a view": (
        "corners",
        {},
        r"own::corners returns a view .*register_derivative\('own::corners'",
    ),
    "a tensor by keyword": (
        "keyed",
        {},
        r"takes other by keyword only; .*register_derivative\('own::keyed'",
    ),
    "an out argument": ("grown", {}, "out arguments or to several"),
    "no tensor": ("count", {}, "own::count returns no tensor"),
}


@pytest.mark.parametrize("case", BAD_FUNCTIONS)
def test_functions_that_cannot_be_called(case: str) -> None:
    name, functions, message = BAD_FUNCTIONS[case]
    op = getattr(own, name).default
    given = {"backward": lambda ctx, *grads: None, **functions}
    before = op.entry.kernels
    with pytest.raises(RegistrationError, match=message):
        autograd.register_autograd(op, **given)
    assert op.entry.kernels == before


def test_functions_without_a_signature_are_taken() -> None:
    with pytest.raises(ValueError, match="signature"):
        inspect.signature(max)
    autograd.register_autograd(own.cube, max).remove()


# ---- composites ----

REGISTER: dict[str, Callable[[Any], Any]] = {
    "register_autograd": lambda op: autograd.register_autograd(op, cube_backward),
    "register_derivative": lambda op: autograd.register_derivative(
        op, {"self": grad_only}
    ),
    "not_differentiable": autograd.not_differentiable,
}


@pytest.mark.parametrize("function", REGISTER)
@pytest.mark.parametrize("name", ["aten::square", "own::made_of"])
def test_composites_are_refused(library: Library, name: str, function: str) -> None:
    op = library.define("made_of(Tensor self) -> Tensor")
    library.impl(op, lambda x: x * 2)
    with pytest.raises(
        RegistrationError,
        match=f"{name} is composite: .*CompositeImplicitAutograd kernel .*registered at .*"
        "never be asked for.*CompositeExplicitAutograd",
    ):
        REGISTER[function](name)


@pytest.mark.parametrize(
    "keys",
    [("CompositeExplicitAutograd",), ("CPU", "CompositeImplicitAutograd")],
    ids=str,
)
def test_what_is_not_only_composite_is_not(
    library: Library, keys: tuple[str, ...]
) -> None:
    op = library.define("made_of(Tensor self) -> Tensor")
    for key in keys:
        library.impl(op, lambda x: x * 2, key)
    x = ones(1)
    with autograd.register_autograd(op, lambda ctx, grad: grad * 100):
        assert autograd.grad(op(x), x)[0].tolist() == [100.0]


# ---- what is said, and what has none to give ----

ADVICE: dict[str, tuple[Callable[[Any], Any], str]] = {
    "new tensors": (
        lambda x: own.cube(x),
        "register_autograd('own::cube', …)",
    ),
    "in place": (lambda x: own.cube_(x * 1), "register_autograd('own::cube', …)"),
    "in place alone": (
        lambda x: own.assign_(x * 1, x),
        "register_derivative('own::assign_', …)",
    ),
    "a view": (
        lambda x: own.corners(x.reshape(1, 1)),
        "register_derivative('own::corners', …)",
    ),
    "a tensor by keyword": (
        lambda x: own.keyed(x, other=x),
        "register_derivative('own::keyed', …)",
    ),
}


def test_the_advice_leaves_out_functional_forms_that_are_composite(
    library: Library,
) -> None:
    library.impl(library.define("made(Tensor self) -> Tensor"), lambda x: x * 2)
    op = library.define("made_(Tensor(a!) self) -> Tensor(a!)")
    library.impl(op, lambda x: x, "CPU")
    with pytest.raises(RuntimeError, match=r"register_derivative\('own::made_', …\)"):
        op(ones(1) * 1).sum().backward()
    with autograd.register_derivative(op, {"self": grad_only}):
        op(ones(1) * 1).sum().backward()


@pytest.mark.parametrize("case", ADVICE)
def test_messages_say_what_works(case: str) -> None:
    program, advice = ADVICE[case]
    x = ones(1)
    with pytest.raises(RuntimeError) as of_backward:
        program(x).sum().backward()
    with autograd.set_fallback_mode("warn"):
        with pytest.warns(UserWarning, match="no derivative") as warned:
            program(x).sum().backward()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            with pytest.raises(RuntimeError) as of_grad:
                autograd.grad(program(x).sum(), x)
    for text in (of_backward.value, warned[0].message, of_grad.value):
        assert advice in str(text)
    name, operator = advice.split("('")
    function = getattr(autograd, name)
    given = {
        "register_autograd": lambda ctx, grad: (grad, None),
        "register_derivative": {"self": grad_only, "other": grad_only},
    }[name]
    if case == "a view":
        given = {"self": lambda grad: grad[:1, :1]}
    with function(operator.partition("'")[0], given):
        program(x).sum().backward()


@pytest.mark.parametrize("name", ["own::cube_", "own::cube"])
def test_gradients_end_at_writes_that_have_none_to_give(name: str) -> None:
    x = bw.tensor([2.0], requires_grad=True)
    with autograd.not_differentiable(name):
        y = x * 1
        z = y * 5
        own.cube_(y)
        (y + z).sum().backward()
    assert x.grad.tolist() == [5.0]
    assert own.cube(x.detach()).tolist() == [8.0]


def test_gradients_end_at_everything_that_is_written_to() -> None:
    x = ones(2)
    with autograd.not_differentiable(own.swap_):
        y, z, other = x * 1, x * 2, x * 4
        own.swap_(y, z)
        assert autograd.grad((y + z + other).sum(), x)[0].tolist() == [4.0, 4.0]
    y = x * 1
    own.swap_(y, x * 2)
    with pytest.raises(RuntimeError, match=r"cannot have any, .* or to several ones"):
        y.sum().backward()


def test_nothing_is_advised_that_is_refused() -> None:
    with pytest.raises(RegistrationError, match="it writes to a list") as caught:
        autograd.register_autograd("own::fill_all_", grad_only)
    assert "register_derivative" not in str(caught.value)


def test_what_writes_to_a_list_does_not_use_the_derivative_of_its_functional_form(
    library: Library,
) -> None:
    by = library.define("times(Tensor[] ts, int by) -> Tensor[]")
    library.impl(by, lambda ts, by: [opaque(t, t.array * by) for t in ts], "CPU")
    by_ = library.define("times_(Tensor(a!)[] ts, int by) -> ()")
    library.impl(by_, lambda ts, by: [t.mul_(by) for t in ts] and None, "CPU")
    x = ones(2)
    with autograd.register_autograd(by, lambda ctx, gs: ([g * 3 for g in gs], None)):
        assert autograd.grad(by([x], 3)[0].sum(), x)[0].tolist() == [3.0, 3.0]
        y = x * 1
        by_([y], 5)
    assert y.tolist() == [5.0, 5.0]
    # Its kernel is made of recorded operators.
    assert autograd.grad(y.sum(), x)[0].tolist() == [5.0, 5.0]


def test_overriding_a_derivative() -> None:
    x = bw.tensor([2.0], requires_grad=True)

    def backward(ctx: Any, grad: Any) -> Any:
        return grad * 100, None

    with pytest.raises(RegistrationError, match="allow_override"):
        autograd.register_autograd("aten::mul.Tensor", backward)
    with autograd.register_autograd("aten::mul.Tensor", backward, allow_override=True):
        assert autograd.grad(x * x.detach(), x)[0].tolist() == [100.0]
    assert autograd.grad(x * x.detach(), x)[0].tolist() == [2.0]
