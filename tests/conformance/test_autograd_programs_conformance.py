"""Random programs of views, writes and changes of shape in place, against torch.

Both run the same program, parts of it under no_grad. After each step both have the same
tensors, of the same kind, or have refused the step; in the end they have the same gradients.

Programs leave out what is different on purpose, and listed in docs/differences-from-torch.md:
there torch's backward pass fails, or its gradients are wrong, and the right ones are in
test_autograd_forms_conformance.py.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any, Final, NamedTuple

import pytest
import torch

import generated as bw
from runtime.fallbacks import autograd

PROGRAMS: Final = 300
EACH: Final = 30
LENGTH: Final = 9


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with autograd.install():
        yield


Act = Callable[[Any, Any], Any]
"""Does something with a tensor and another one."""


def _laid_flat(t: Any, other: Any) -> None:
    if t.is_contiguous():
        t.as_strided_((t.numel(),), (1,), t.storage_offset())
    else:
        t.transpose_(0, -1)


# These return a tensor that joins the others.
VIEWS: Final[dict[str, Act]] = {
    "[0]": lambda t, o: t[0],
    "[-1]": lambda t, o: t[-1],
    "[:, 1:]": lambda t, o: t[:, 1:],
    "view(-1)": lambda t, o: t.view(-1),
    "view(2, -1)": lambda t, o: t.view(2, -1),
    "t": lambda t, o: t.t(),
    "transpose": lambda t, o: t.transpose(0, -1),
    "unsqueeze": lambda t, o: t.unsqueeze(0),
    "squeeze": lambda t, o: t.squeeze(),
    "narrow": lambda t, o: t.narrow(0, 0, 1),
    "expand": lambda t, o: t.unsqueeze(0).expand(2, *t.shape),
    "diagonal": lambda t, o: t.diagonal(),
    "split": lambda t, o: t.split(1)[0],
    "unbind": lambda t, o: t.unbind(0)[-1],
    "chunk": lambda t, o: t.chunk(2)[-1],
    "as_strided": lambda t, o: t.as_strided((2,), (1,)),
    "detach": lambda t, o: t.detach(),
}
NEW: Final[dict[str, Act]] = {
    "* 2": lambda t, o: t * 2,
    "*": lambda t, o: t * o,
    "sin": lambda t, o: t.sin(),
    "clone": lambda t, o: t.clone(),
}
# These do not.
WRITES: Final[dict[str, Act]] = {
    "mul_(2)": lambda t, o: t.mul_(2),
    "mul_": lambda t, o: t.mul_(o.sum()),
    "add_": lambda t, o: t.add_(o),
    "copy_": lambda t, o: t.copy_(o),
    "zero_": lambda t, o: t.zero_(),
    "sin_": lambda t, o: t.sin_(),
    "[0] =": lambda t, o: t.__setitem__(0, 0.5),
}
TURNS: Final[dict[str, Act]] = {
    "t_": lambda t, o: t.t_(),
    "transpose_": lambda t, o: t.transpose_(0, -1),
    "unsqueeze_": lambda t, o: t.unsqueeze_(0),
    "squeeze_": lambda t, o: t.squeeze_(),
    "as_strided_": _laid_flat,
    "resize_": lambda t, o: t.resize_(1),
}
STATES: Final[dict[str, Act]] = {
    "detach_": lambda t, o: t.detach_(),
    "requires_grad_": lambda t, o: t.requires_grad_(),
    "requires_grad_(False)": lambda t, o: t.requires_grad_(False),
}
ACTS: Final = {**VIEWS, **NEW, **WRITES, **TURNS, **STATES}
KINDS: Final = (VIEWS, VIEWS, VIEWS, WRITES, WRITES, TURNS, NEW, STATES)


class Step(NamedTuple):
    """One step; the tensors by numbers, to be taken modulo how many there are."""

    name: str
    one: int
    other: int
    is_recorded: bool


def program(source: random.Random) -> list[Step]:
    return [
        Step(
            source.choice([*source.choice(KINDS)]),
            source.randrange(100),
            source.randrange(100),
            source.random() < 0.8,
        )
        for _ in range(LENGTH)
    ]


class Side:
    """One of the two libraries, and the tensors of a program."""

    def __init__(self, package: Any, no_grad: Callable[[], Any]) -> None:
        self.no_grad = no_grad
        x = package.tensor([[0.5, 1.0, 1.5], [2.0, 2.5, 3.0]]).requires_grad_()
        w = package.tensor([0.25, 0.75, 1.25]).requires_grad_()
        plain = package.tensor([[1.0, 2.0], [3.0, 4.0]])
        self.leaves = [x, w]
        self.tensors = [x * 1, x, w, plain]
        self.versions = [0] * len(self.tensors)

    def run(self, step: Step) -> str | None:
        """Do a step; the error, if it is refused."""
        count = len(self.tensors)
        t, other = self.tensors[step.one % count], self.tensors[step.other % count]
        try:
            with nullcontext() if step.is_recorded else self.no_grad():
                found = ACTS[step.name](t, other)
        except (RuntimeError, IndexError) as error:
            return str(error)
        if step.name in VIEWS or step.name in NEW:
            self.tensors.append(found)
            self.versions.append(found._version)
        return None

    def kinds(self) -> list[Any]:
        """What can be seen of all tensors."""
        return [
            (
                *(tuple(t.shape), tuple(t.stride()), t.requires_grad),
                *(_is_leaf(t), t._version - version),
                [round(value, 4) for value in t.detach().reshape(-1).tolist()],
            )
            for t, version in zip(self.tensors, self.versions, strict=True)
        ]

    def gradients(self, chosen: list[bool]) -> Any:
        """Those of the leaves, of a sum of some of the tensors; or an error."""
        try:
            total = sum(
                (t * (place + 1)).sum()
                for place, t in enumerate(self.tensors)
                if chosen[place]
            )
            total.backward()
        except (RuntimeError, AttributeError) as error:
            return error
        return [_listed(leaf.grad) for leaf in self.leaves]


def _listed(gradient: Any) -> tuple[tuple[int, ...], list[float]] | None:
    if gradient is None:
        return None
    return tuple(gradient.shape), gradient.reshape(-1).tolist()


def _is_leaf(t: Any) -> bool | type[RuntimeError]:
    try:
        return bool(t.is_leaf)
    except RuntimeError:  # a view that can be used no more
        return RuntimeError


def is_different(step: Step, t: Any, other: Any) -> bool:
    """Whether a step does what is different on purpose, or what torch does wrong."""
    memory, others = t.untyped_storage().data_ptr(), other.untyped_storage().data_ptr()
    if step.name in ("add_", "copy_") and t is not other and memory == others:
        return True  # overlapping memory
    is_wanted = t.requires_grad and _is_leaf(t) is True
    if step.name in TURNS and is_wanted and not step.is_recorded:
        return True  # gradients of a leaf in another form fail in torch
    if step.name == "detach_" and not is_wanted:
        return True  # so does what was saved before a detach_
    return step.name == "requires_grad_(False)" and t._is_view()


OVERLAPS: Final = "single memory location"
"""Torch refuses some writes of overlapping memory that work here."""


def run(seed: int) -> int:
    """Run one program on both sides; the number of gradients that were compared."""
    source = random.Random(seed)
    sides = Side(torch, torch.no_grad), Side(bw, autograd.no_grad)
    done = []
    for step in program(source):
        tensors = sides[0].tensors
        count = len(tensors)
        if is_different(step, tensors[step.one % count], tensors[step.other % count]):
            continue
        done.append(step._replace(one=step.one % count, other=step.other % count))
        expected, found = (side.run(step) for side in sides)
        if OVERLAPS in str(expected):
            return 0
        assert (expected is None) is (found is None), (seed, done, expected, found)
        expected, found = (side.kinds() for side in sides)
        assert found == expected, (seed, done)
    chosen = [source.random() < 0.6 for _ in sides[0].tensors]
    expected, found = (side.gradients(chosen) for side in sides)
    if OVERLAPS in str(expected):
        return 0
    if isinstance(expected, Exception):
        assert isinstance(found, Exception), (seed, done, chosen, expected, found)
        return 0
    for one, other in zip(expected, found, strict=True):
        assert (one is None) is (other is None), (seed, done, chosen, expected, found)
        if one is not None:
            shape, values = one
            close = pytest.approx(values, rel=1e-4)
            assert other == (shape, close), (seed, done, chosen)
    return sum(gradient is not None for gradient in found)


@pytest.mark.parametrize("start", range(0, PROGRAMS, EACH))
def test_random_programs(start: int) -> None:
    compared = sum(run(seed) for seed in range(start, start + EACH))
    assert compared > EACH // 2
