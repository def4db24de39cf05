"""Copies and pickles of tensors with gradients, as in torch."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
import torch

import generated as bw
from runtime.fallbacks import autograd
from runtime.fallbacks.rematerialize import rematerialize


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def _pickled(t: Any) -> Any:
    return pickle.loads(pickle.dumps(t))


COPIES: Final[dict[str, Callable[[Any], Any]]] = {
    "deepcopy": copy.deepcopy,
    "deepcopy in a list": lambda t: copy.deepcopy([t])[0],
    "deepcopy in a dict": lambda t: copy.deepcopy({"a": {"b": t}})["a"]["b"],
    "copy": copy.copy,
    "pickle": _pickled,
    "pickle in a list": lambda t: _pickled([t])[0],
}


def _leaf(library: Any) -> Any:
    return library.tensor([1.0, 2.0]).requires_grad_()


def _with_gradient(library: Any) -> Any:
    x = _leaf(library)
    (x * x).sum().backward()
    return x


def _with_hook(library: Any) -> Any:
    x = _leaf(library)
    x.register_hook(lambda g: g * 100)
    return x


def _retaining(library: Any) -> Any:
    y = _leaf(library) * 2
    y.retain_grad()
    y.sum().backward()
    return y


TENSORS: Final[dict[str, Callable[[Any], Any]]] = {
    "plain": lambda library: library.ones(2),
    "a leaf": _leaf,
    "a leaf with a gradient": _with_gradient,
    "a leaf with a hook": _with_hook,
    "a computed tensor": lambda library: _leaf(library) * 2,
    "a view of a leaf": lambda library: _leaf(library)[0:1],
    "written in place": lambda library: library.ones(2).mul_(_leaf(library)),
    "a tensor that retains its gradient": _retaining,
    "detached": lambda library: (_leaf(library) * 2).detach(),
    "an integer tensor": lambda library: library.ones(2, dtype=library.int64),
}


def _look(library: Any, make: Callable[[Any], Any], copied: Any) -> Any:
    t = make(library)
    try:
        found = copied(t)
    except RuntimeError:
        return RuntimeError
    grad = found.grad
    if found.requires_grad:
        (found * 3).sum().backward()
    own = None if found.grad is None else found.grad.tolist()
    return (
        found.tolist(),
        found.requires_grad,
        found.is_leaf,
        None if grad is None else grad.tolist(),
        own,
        found is t,
    )


@pytest.mark.parametrize("tensor", TENSORS)
@pytest.mark.parametrize("copied", COPIES)
def test_as_in_torch(tensor: str, copied: str) -> None:
    make = TENSORS[tensor]
    found = _look(bw, make, COPIES[copied])
    assert found == _look(torch, make, COPIES[copied])
    is_computed = tensor.startswith(("a computed", "a view", "written", "a tensor"))
    assert (found is RuntimeError) == (is_computed and copied.startswith("deepcopy"))


def test_a_copy_has_a_gradient_of_its_own() -> None:
    x = _with_gradient(bw)
    other = copy.deepcopy(x)
    other.grad.zero_()
    other.detach().zero_()
    assert x.grad.tolist() == [2.0, 4.0]
    assert x.tolist() == [1.0, 2.0]


def test_one_tensor_in_two_places_stays_one() -> None:
    x = _with_gradient(bw)
    found = copy.deepcopy({"a": x, "b": [x, x.grad]})
    assert found["a"] is found["b"][0]
    assert found["a"].grad is found["b"][1]
    views = copy.deepcopy([plain := bw.ones(2), plain[0:1]])
    views[1].fill_(5)
    assert views[0].tolist() == [5.0, 1.0]


def test_the_error_says_what_to_do() -> None:
    with pytest.raises(RuntimeError, match=r"only leaves are.*detach\(\).*clone\(\)"):
        copy.deepcopy(_leaf(bw) * 2)
    with autograd.no_grad(), pytest.raises(RuntimeError, match="only leaves"):
        copy.deepcopy(_recorded())


def _recorded() -> Any:
    with autograd.enable_grad():
        return _leaf(bw) * 2


def test_tensors_of_a_rematerialize_block_are_copied_alike() -> None:
    with rematerialize():
        leaf = (bw.ones(2) * 2).requires_grad_()
        found = copy.deepcopy(leaf)
        assert found.requires_grad
        assert found.tolist() == [2.0, 2.0]
        with pytest.raises(RuntimeError, match="only leaves"):
            copy.deepcopy(leaf * 2)
