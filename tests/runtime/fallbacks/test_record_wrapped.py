"""Recordings inside of transforms: names and outputs that stand for another tensor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as bw
from runtime.fallbacks import autograd, generic_wrapper
from runtime.fallbacks.functionalize import functionalize
from runtime.fallbacks.record import Recording, record
from runtime.fallbacks.rematerialize import rematerialize
from runtime.fallbacks.vmap import FallbackGuard, vmap
from runtime.library import Library

Program = Callable[[Any], Any]


def _run(text: str, *args: Any) -> Any:
    names: dict[str, Any] = {}
    exec(compile(text, "program.py", "exec"), names)
    return names["program"](*args)


def _rematerialized(program: Program, x: Any) -> Any:
    with rematerialize(1 << 20):
        return program(x + 0).clone()


def _in_generic_wrapper(program: Program, x: Any) -> Any:
    with generic_wrapper.install():
        result = program(generic_wrapper.wrap(x))
        return generic_wrapper.unwrap(result)


def _with_gradients(program: Program, x: Any) -> Any:
    with autograd.install():
        return program(x.clone().requires_grad_()).detach()


TRANSFORMS: dict[str, Callable[[Program, Any], Any]] = {
    "nothing": lambda f, x: f(x),
    "gradients": _with_gradients,
    "rematerialize": _rematerialized,
    "vmap": lambda f, x: vmap(f)(x),
    "vmap of columns": lambda f, x: vmap(f, in_dims=1)(x),
    "vmap twice": lambda f, x: vmap(vmap(f))(x),
    "functionalize": lambda f, x: functionalize(f)(x),
    "functionalize of vmap": lambda f, x: functionalize(vmap(f))(x),
    "vmap of functionalize": lambda f, x: vmap(functionalize(f))(x),
    "a generic wrapper": _in_generic_wrapper,
    "a generic wrapper in vmap": lambda f, x: vmap(
        lambda row: _in_generic_wrapper(f, row)
    )(x),
    "gradients in vmap": lambda f, x: vmap(lambda row: _with_gradients(f, row))(x),
}


def _scaled(x: Any) -> Any:
    return x * 2 + x.exp()


def _written(x: Any) -> Any:
    y = x * 2
    y.add_(x)
    return y


def _view_of_written(x: Any) -> Any:
    y = x * 2
    view = y.unsqueeze(-1).squeeze(-1)
    y.mul_(3)
    return view


BODIES = {each.__name__: each for each in (_scaled, _written, _view_of_written)}


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("transform", TRANSFORMS)
def test_names_and_outputs_are_what_calls_have(transform: str, body: str) -> None:
    """The program, given all samples at once, does what the transform did."""
    x, found = bw.arange(6.0).view(2, 3), []

    def program(x: Any) -> Any:
        with record({"row": x}) as recording:
            result = BODIES[body](x)
            found.append(recording.program(result))
        return result

    result = TRANSFORMS[transform](program, x)
    batch = x.t() if transform == "vmap of columns" else x
    assert "def program(row):" in found[0]
    (again,) = _run(found[0], batch)
    assert again.tolist() == result.tolist()


def test_a_functional_tensor_that_is_written_is_its_new_value() -> None:
    def program(x: Any) -> str:
        with record({"x": x}) as recording:
            x.add_(1)
            x.mul_(2)
        texts.append(recording.program(x))
        return x.clone()

    texts: list[str] = []
    functionalize(program)(bw.ones(2))
    given = bw.tensor([1.0, 5.0])
    (again,) = _run(texts[0], given)
    assert again.tolist() == [4.0, 12.0]
    assert given.tolist() == [1.0, 5.0]


def test_samples_of_one_batch_are_one_parameter() -> None:
    def program(a: Any, b: Any) -> Any:
        with record({"a": a, "b": b}):
            return a + b

    x = bw.ones(2, 3)
    with pytest.raises(ValueError, match="'a' and 'b' name the same tensor"):
        vmap(program)(x, x)


def test_an_operator_that_runs_once_for_each_sample() -> None:
    recordings: list[Recording] = []

    def program(row: Any) -> Any:
        with record({"row": row}) as recording:
            result = bw.ops.record_wrapped.twice(row)
        recordings.append(recording)
        texts.append(recording.program(result, package="generated"))
        return result

    texts: list[str] = []
    with Library("record_wrapped", "DEF") as library:
        library.define("twice(Tensor x) -> Tensor")
        library.impl("twice", lambda x: x * 2, "CPU")
        with FallbackGuard("allow"):
            vmap(program)(bw.ones(2, 3))
        names = [call.name for call in recordings[0]]
        assert names.count("twice") == 2
        (again,) = _run(texts[0], bw.ones(2, 3) * 4)
    assert again.tolist() == [[8.0] * 3] * 2


def test_another_tensor_is_still_none_of_the_recording() -> None:
    def program(row: Any) -> Any:
        other = row + 1
        with record({"row": row}) as recording:
            result = row * 2
        with pytest.raises(ValueError, match="output 1 is not a tensor of the rec"):
            recording.program([result, other])
        return result

    assert vmap(program)(bw.ones(2, 3)).tolist() == [[2.0] * 3] * 2


@pytest.mark.parametrize(
    "view",
    [
        lambda y: y.t(),
        lambda y: y[0],
        lambda y: y.mul_(2).view(3, 2),
        lambda y: vmap(lambda row: row.exp(), out_dims=1)(y),
    ],
)
def test_a_view_in_functional_form_is_asked_for_in_the_block(
    view: Callable[[Any], Any],
) -> None:
    def program(x: Any) -> Any:
        with record({"x": x}) as late:
            result = view(x * 2)
        with pytest.raises(
            ValueError, match=r"not a tensor of .*: ask for the output in"
        ):
            late.program(result)
        with record({"x": x}) as recording:
            result = view(x * 2)
            texts.append(recording.program(result))
        return result

    texts: list[str] = []
    x = bw.arange(6.0).view(2, 3)
    result = functionalize(program)(x)
    (again,) = _run(texts[0], x)
    assert again.tolist() == result.tolist()


SHOWN = {
    "densely": ("float32, (2, 3)", "memory"),
    "turned": ("float32, (3, 2), (1, 3)", "memory.t()"),
    "a part": ("float32, (2,), (3,), 1", "memory[:, 1]"),
    "as integers": ("int32, (2, 3)", "bw.ops.aten.view.dtype(memory, int32)"),
}
"""How a program shows memory once more, where no operator had made the tensor; a view of it."""


@pytest.mark.parametrize("place", SHOWN)
@pytest.mark.parametrize("transform", TRANSFORMS)
def test_programs_that_place_tensors_run_in_transforms(
    transform: str, place: str
) -> None:
    how, view = SHOWN[place]
    texts = [f"""
import generated as bw
from runtime.dtypes import float32, int32
from runtime.fallbacks.record.constants import placed

def program(x):
    memory = bw.mul(bw.arange(6.0).view(2, 3), x.sum()).clone()
    return bw.mul({shown}, 2)
""" for shown in (f"placed(memory, {how})", f"({view}).detach()")]
    x = bw.arange(6.0).view(2, 3)
    found, expected = (
        TRANSFORMS[transform](lambda each, text=text: _run(text, each), x)
        for text in texts
    )
    assert found.tolist() == expected.tolist()
