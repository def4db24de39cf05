"""Writes in place to views and to what they are views of, against torch.

Each program is run with every operator of the schema that returns several views, and with
views that were made one by one: it has the same gradients, or is refused in both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import operator_cases as cases
import pytest
import torch

import generated as bw
from runtime.fallbacks import autograd

Views = Callable[[Any], Any]
"""Makes several views of a tensor of shape [4, 3]."""


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


SEVERAL: Final[dict[str, Views]] = {
    "split.Tensor": lambda t: t.split(2),
    "split.sizes": lambda t: t.split([1, 3]),
    "split_with_sizes": lambda t: t.split_with_sizes([1, 3]),
    "chunk": lambda t: t.chunk(2),
    "unbind.int": lambda t: t.unbind(0),
}
OTHERS: Final[dict[str, Views]] = {
    "one part": lambda t: (*t.split(4), t),
    "subscripts": lambda t: (t[0:2], t[2:4]),
    "narrow": lambda t: (t.narrow(0, 0, 2), t.narrow(0, 2, 2)),
    "a view of the whole": lambda t: (t.view(12), t.t()),
}


def test_all_operators_with_several_views_are_here() -> None:
    found = {
        name
        for name, function in cases.functions().items()
        if function.schema.is_view and "[]" in str(function.schema.returns[0].type)
    }
    assert found == {*SEVERAL}


class Library:
    """One of the two libraries, with a leaf and what was computed from it."""

    def __init__(self, package: Any, engine: Any, no_grad: Callable[[], Any]) -> None:
        self.package = package
        self.engine = engine
        self.no_grad = no_grad
        self.x = package.ones(4, 3).requires_grad_()
        self.y = self.x * 1
        self.plain = package.ones(4, 3)

    def unrecorded(self, function: Callable[[], Any]) -> Any:
        with self.no_grad():
            return function()

    def outcome(self, program: Program, views: Views) -> Any:
        """The gradient of the leaf, what else the program returns, or the error."""
        try:
            found = program(self, views)
            if isinstance(found, (bool, tuple)):
                return found
            return self.engine.grad(found, [self.x])[0].tolist()
        except RuntimeError:
            return RuntimeError


Program = Callable[[Library, Views], Any]


def then(first: Any, result: Any) -> Any:
    return result


def _base_written(lib: Library, views: Views, *, recorded: bool) -> Any:
    found = views(lib.y)
    if recorded:
        lib.y.mul_(2)
    else:
        lib.unrecorded(lambda: lib.y.mul_(2))
    return (found[0] * found[0]).sum()


def _part_written_unrecorded(lib: Library, views: Views, *, use_base: bool) -> Any:
    found = views(lib.y)
    lib.unrecorded(lambda: found[0].mul_(2))
    used = lib.y if use_base else found[1]
    return (used * used).sum()


def _unrecorded_part(lib: Library, views: Views, *, write_base: bool) -> Any:
    found = lib.unrecorded(lambda: views(lib.y))
    (lib.y if write_base else found[0]).mul_(lib.x[0, 0])
    return (found[0] * lib.x[0, 0]).sum() if write_base else (lib.y * lib.y).sum()


def _plain_written(lib: Library, views: Views) -> Any:
    found = views(lib.plain)
    lib.plain.mul_(lib.x)
    return found


def _turned(lib: Library, views: Views) -> Any:
    found = views(lib.y)[0]
    found.unsqueeze_(0)
    return found.sum()


def _part_set(lib: Library, views: Views) -> Any:
    views(lib.y)[0][0] = 0.0
    return lib.y.sum()


PROGRAMS: Final[dict[str, Program]] = {
    "a part is written": lambda lib, views: then(views(lib.y)[0].mul_(2), lib.y.sum()),
    "a part is zeroed": lambda lib, views: then(views(lib.y)[0].zero_(), lib.y.sum()),
    "a view of a part is written": lambda lib, views: then(
        views(lib.y)[0][..., 0:1].mul_(2), lib.y.sum()
    ),
    "an element of a part is set": _part_set,
    "a part of a leaf is written": lambda lib, views: then(
        views(lib.x)[0].mul_(2), lib.y.sum()
    ),
    "a part of a leaf is written, not recorded": lambda lib, views: then(
        lib.unrecorded(lambda: views(lib.x)[0].mul_(2)), lib.y.sum()
    ),
    "the base is written, a part used": lambda lib, views: _base_written(
        lib, views, recorded=True
    ),
    "the base is written, not recorded, a part used": lambda lib, views: _base_written(
        lib, views, recorded=False
    ),
    "a part is written, not recorded, another used": lambda lib, views: (
        _part_written_unrecorded(lib, views, use_base=False)
    ),
    "a part is written, not recorded, the base used": lambda lib, views: (
        _part_written_unrecorded(lib, views, use_base=True)
    ),
    "an unrecorded part is written": lambda lib, views: _unrecorded_part(
        lib, views, write_base=False
    ),
    "the base of an unrecorded part is written": lambda lib, views: _unrecorded_part(
        lib, views, write_base=True
    ),
    "a part of a plain tensor is written": lambda lib, views: then(
        views(lib.plain)[0].mul_(lib.x[0, 0]), lib.plain.sum()
    ),
    "a part of a plain tensor, with plain numbers": lambda lib, views: then(
        views(lib.plain)[0].mul_(2), (lib.plain * lib.x).sum()
    ),
    "a plain tensor is written, a part used": lambda lib, views: (
        _plain_written(lib, views)[0].sum()
    ),
    "a plain tensor is written": lambda lib, views: bool(
        _plain_written(lib, views)[0].requires_grad
    ),
    "copied into a part": lambda lib, views: then(
        views(lib.plain)[0].copy_(lib.x.view(12)[0]), lib.plain.sum()
    ),
    "a part is turned": _turned,
    "a part of a leaf is turned": lambda lib, views: then(
        views(lib.x)[0].unsqueeze_(0), lib.y.sum()
    ),
    "a part is detached": lambda lib, views: then(
        views(lib.y)[0].detach_(), lib.y.sum()
    ),
}


@pytest.mark.parametrize("made_by", {**SEVERAL, **OTHERS})
@pytest.mark.parametrize("program", PROGRAMS)
def test_as_in_torch(program: str, made_by: str) -> None:
    views = {**SEVERAL, **OTHERS}[made_by]
    expected, found = (
        library.outcome(PROGRAMS[program], views)
        for library in (
            Library(torch, torch.autograd, torch.no_grad),
            Library(bw, autograd, autograd.no_grad),
        )
    )
    assert found == expected


@pytest.mark.parametrize("made_by", SEVERAL)
def test_parts_are_refused_and_subscripts_are_not(made_by: str) -> None:
    """So that both outcomes are in the table."""
    outcomes = [
        Library(torch, torch.autograd, torch.no_grad).outcome(
            PROGRAMS["a part is written"], views
        )
        for views in (SEVERAL[made_by], OTHERS["subscripts"])
    ]
    assert outcomes[0] is RuntimeError
    assert outcomes[1] is not RuntimeError


# ---- other shapes, and bytes with another meaning ----


def _state(t: Any) -> tuple[Any, ...]:
    return tuple(t.shape), t.requires_grad, t.is_leaf, t.grad_fn is None


def _saved_and_written(lib: Library) -> Any:
    product = lib.y * lib.y
    lib.y.view(lib.package.int32).fill_(0)
    return product.sum()


def _base_of_bytes(lib: Library) -> Any:
    part = lib.plain.view(lib.package.int32).view(lib.package.float32)
    part.mul_(lib.x)
    return (*_state(lib.plain), *_state(part))


UNTRACKED: Final[dict[str, Callable[[Library], Any]]] = {
    "resize_ of a leaf": lambda lib: _state(lib.x.resize_(2, 2)),
    "resize_ of a leaf to its own shape": lambda lib: _state(lib.x.resize_(4, 3)),
    "resize_ of a leaf, not recorded": lambda lib: _state(
        lib.unrecorded(lambda: lib.x.resize_(2, 2))
    ),
    "resize_ of a computed tensor": lambda lib: _state(lib.y.resize_(2, 2)),
    "resize_ of a computed tensor, not recorded": lambda lib: _state(
        lib.unrecorded(lambda: lib.y.resize_(2, 2))
    ),
    "resize_ of a view": lambda lib: _state(lib.y[0].resize_(1)),
    "resize_ of a view that was not recorded": lambda lib: _state(
        lib.unrecorded(lambda: lib.x[0]).resize_(1)
    ),
    "resize_ of what was detached": lambda lib: _state(lib.y.detach().resize_(1)),
    "resize_ of a plain tensor": lambda lib: _state(lib.plain.resize_(2, 2)),
    "view.dtype of a leaf": lambda lib: _state(lib.x.view(lib.package.int32)),
    "view.dtype of a leaf, floating": lambda lib: _state(
        lib.x.view(lib.package.float16)
    ),
    "view.dtype of a leaf, as it is": lambda lib: _state(
        lib.x.view(lib.package.float32)
    ),
    "view.dtype of a computed tensor": lambda lib: _state(
        lib.y.view(lib.package.float16)
    ),
    "what is computed from view.dtype": lambda lib: _state(
        lib.y.view(lib.package.float16) * 2
    ),
    "a write to view.dtype": _base_of_bytes,
    "a write to view.dtype of what was saved": _saved_and_written,
    "view_copy.dtype": lambda lib: _state(
        lib.package.ops.aten.view_copy.dtype(lib.y, lib.package.float16)
    ),
}


@pytest.mark.parametrize("name", UNTRACKED)
def test_shapes_and_bytes_as_in_torch(name: str) -> None:
    expected, found = (
        library.outcome(lambda lib, _: UNTRACKED[name](lib), lambda t: ())
        for library in (
            Library(torch, torch.autograd, torch.no_grad),
            Library(bw, autograd, autograd.no_grad),
        )
    )
    assert found == expected
