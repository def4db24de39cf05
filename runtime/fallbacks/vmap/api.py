"""`vmap`: the arguments, the dimensions, the chunks; what happens inside is of the rules."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from operator import index
from typing import Any, Final, TypeVar

from ...collecting import is_tensor
from ...wording import kind_of
from ..handles import ensure_installed
from ..wrappers import OuterMirror, around, innermost
from .batched import BatchedTensor, wrap
from .installing import install
from .levels import KEY, Draws, Level, LevelsGuard, Randomness, current_levels
from .physical import Tensor, aten, moved
from .trees import Tree, flatten, spread, unflatten

R = TypeVar("R")

Dims = Any
"""An int, None, or a tuple, list or dictionary of them with the structure of the values."""

_RANDOMNESS: Final = ("error", "different", "same")


def vmap(
    func: Callable[..., R],
    in_dims: Dims = 0,
    out_dims: Dims = 0,
    randomness: Randomness = "error",
    *,
    chunk_size: int | None = None,
) -> Callable[..., R]:
    """`func`, which takes and returns one sample, as a function of many samples at once.

    The returned function takes tensors with one more dimension, along which the samples
    lie: `in_dims` says which, for each positional argument or all of them; None is for
    what is the same for all samples. Arguments can be tuples, lists and dictionaries, and
    `in_dims` a tuple of the same structure. Keyword arguments are passed on as they are.
    Results have the samples along `out_dims`; one that does not depend on the samples is
    repeated. With None for it, such a result is returned as it is.

    Operators that draw random numbers raise ("error"), draw other numbers for each sample
    ("different") or the same for all ("same"). With `chunk_size`, so many samples are
    worked on at once, which takes less memory.

    ValueError if dimensions and values do not fit, or the result is not made of tensors.
    The semantics are those of `torch.func.vmap`.
    """
    if randomness not in _RANDOMNESS:
        raise RuntimeError(
            f"vmap: randomness is one of {', '.join(_RANDOMNESS)}, not {randomness!r}"
        )
    if not callable(func):
        raise TypeError(f"vmap: what is mapped is a function, not {kind_of(func)}")
    if chunk_size is not None:
        try:
            chunk_size = index(chunk_size)
        except TypeError:
            raise TypeError(
                f"vmap: chunk_size is None or an int, not {kind_of(chunk_size)}"
            ) from None
        if chunk_size <= 0:
            raise ValueError(
                f"vmap: chunk_size is None or greater than 0, not {chunk_size}"
            )

    @functools.wraps(func)
    def mapped(*args: Any, **kwargs: Any) -> R:
        call = _Call(func, in_dims, out_dims, randomness)
        found: R = call.run(args, kwargs, chunk_size)
        return found

    return mapped


class _Call:
    """One call of a mapped function."""

    __slots__ = ("func", "in_dims", "name", "out_dims", "randomness")

    def __init__(
        self,
        func: Callable[..., Any],
        in_dims: Dims,
        out_dims: Dims,
        randomness: Randomness,
    ) -> None:
        self.func: Final = func
        self.in_dims: Final = in_dims
        self.out_dims: Final = out_dims
        self.randomness: Final = randomness
        self.name: Final = f"vmap({getattr(func, '__name__', repr(func))})"

    def run(
        self, args: tuple[Any, ...], kwargs: dict[str, Any], chunk_size: int | None
    ) -> Any:
        self.check_out_dims()
        leaves, dims, tree = self.inputs(args)
        size = self.size(leaves, dims)
        ensure_installed(KEY, install)
        if chunk_size is None or chunk_size >= size:
            results, _, out_tree = self.once(leaves, dims, tree, size, kwargs)
            return unflatten(iter(results), out_tree)
        draws = Draws() if self.randomness == "same" else None
        chunks = []
        for start, count in _ranges(size, chunk_size):
            if draws is not None:
                draws.rewind()
            part = _part(leaves, dims, start, count)
            chunks.append(self.once(part, dims, tree, count, kwargs, draws))
        _, out_dims, out_tree = chunks[0]
        columns = zip(*[results for results, _, _ in chunks], strict=True)
        joined = [
            column[0] if dim is None else aten.cat.default(list(column), dim)
            for column, dim in zip(columns, out_dims, strict=True)
        ]
        return unflatten(iter(joined), out_tree)

    # ---- going in ----

    def inputs(self, args: tuple[Any, ...]) -> tuple[list[Any], list[int | None], Tree]:
        """The leaves of the arguments, for each the dimension of the samples or None."""
        in_dims = self.in_dims
        if not isinstance(in_dims, (int, tuple)):
            raise ValueError(
                f"{self.name}: in_dims is an int or a tuple with the structure of the"
                f" arguments, not {kind_of(in_dims)}: {in_dims!r}"
            )
        if not args:
            raise ValueError(
                f"{self.name}: there are no positional arguments, and so no samples"
            )
        leaves, tree = flatten(args)
        found = spread(in_dims, tree)
        if found is None:
            raise ValueError(
                f"{self.name}: in_dims has not the structure of the arguments: in_dims is"
                f" {flatten(in_dims)[1]}, the arguments are {tree}"
            )
        dims = [self.in_dim(*each) for each in zip(leaves, found, strict=True)]
        return leaves, dims, tree

    def in_dim(self, leaf: Any, dim: Any) -> int | None:
        if dim is None:
            return None
        if not isinstance(dim, int) or isinstance(dim, bool):
            raise ValueError(
                f"{self.name}: in_dims has {dim!r} where it should have an int or None"
            )
        if not is_tensor(leaf):
            raise ValueError(
                f"{self.name}: in_dims has {dim} for an argument that is not a tensor but"
                f" {kind_of(leaf)}; use None for what is the same for all samples"
            )
        if leaf.ndim == 0:
            raise ValueError(
                f"{self.name}: in_dims has {dim} for a tensor without dimensions; use None"
                " for what is the same for all samples"
            )
        if not -leaf.ndim <= dim < leaf.ndim:
            raise ValueError(
                f"{self.name}: in_dims has {dim} for a tensor of {leaf.ndim} dimensions;"
                f" it must be in [{-leaf.ndim}, {leaf.ndim - 1}]"
            )
        ndim: int = leaf.ndim
        return dim % ndim

    def size(self, leaves: list[Any], dims: list[int | None]) -> int:
        """How many samples there are."""
        sizes = [
            leaf.shape[dim]
            for leaf, dim in zip(leaves, dims, strict=True)
            if dim is not None
        ]
        if not sizes:
            raise ValueError(
                f"{self.name}: at least one tensor must be mapped over; in_dims has None"
                " for all"
            )
        if len(set(sizes)) > 1:
            raise ValueError(
                f"{self.name}: all tensors must have the same size along the dimensions of"
                f" in_dims, but they have {', '.join(map(str, sizes))}"
            )
        found: int = sizes[0]
        return found

    # ---- the function ----

    def once(
        self,
        leaves: list[Any],
        dims: list[int | None],
        tree: Tree,
        size: int,
        kwargs: dict[str, Any],
        draws: Draws | None = None,
    ) -> tuple[list[Any], list[int | None], Tree]:
        """The leaves of the results, their dimensions, and how they make the result."""
        outer = current_levels()
        level = Level(len(outer) + 1, size, self.randomness, draws)
        samples: Iterator[Any] = iter(
            [
                leaf if dim is None else wrap(moved(leaf, dim, 0), level)
                for leaf, dim in zip(leaves, dims, strict=True)
            ]
        )
        args = unflatten(samples, tree)
        try:
            with LevelsGuard((*outer, level)):
                result = self.func(*args, **kwargs)
            found, out_tree = flatten(result)
            out_dims = self.spread_out_dims(result, out_tree)
            results = [
                self.out(value, dim, level)
                for value, dim in zip(found, out_dims, strict=True)
            ]
        finally:
            level.is_over = True
        return results, out_dims, out_tree

    # ---- going out ----

    def check_out_dims(self) -> None:
        for dim in flatten(self.out_dims)[0]:
            is_dim = isinstance(dim, int) and not isinstance(dim, bool)
            if dim is not None and not is_dim:
                raise ValueError(
                    f"{self.name}: out_dims is an int, None, or a structure of them that says"
                    f" where the samples lie in the results; it has {dim!r}"
                )

    def spread_out_dims(self, result: Any, tree: Tree) -> list[Any]:
        out_dims = self.out_dims
        if is_tensor(result) and isinstance(out_dims, tuple) and len(out_dims) == 1:
            return list(out_dims)
        found = spread(out_dims, tree)
        if found is None:
            raise ValueError(
                f"{self.name}: out_dims has not the structure of the result: out_dims is"
                f" {flatten(out_dims)[1]}, the result is {tree}"
            )
        return found

    def out(self, value: Any, dim: int | None, level: Level) -> Any:
        """One result with the samples along `dim`."""
        if isinstance(value, OuterMirror) and _is_around(value, level):
            # Its key ranks above that of batched tensors, so it is what is outside.
            return around(value, self.out(value.inner, dim, level))
        is_batched = isinstance(value, BatchedTensor) and value.level is level
        if dim is None:
            if is_batched:
                raise ValueError(
                    f"{self.name}: out_dims has None for a result that depends on the"
                    " samples"
                )
            return value
        if not is_tensor(value):
            raise ValueError(
                f"{self.name}: the function must return tensors, but got"
                f" {kind_of(value)}; out_dims=None is for what else it returns"
            )
        inner: Tensor = value.value if is_batched else value
        ndim = inner.ndim if is_batched else inner.ndim + 1
        if not -ndim <= dim < ndim:
            raise IndexError(
                f"{self.name}: out_dims has {dim} for a result of {ndim} dimensions, the one"
                f" of the samples included; it must be in [{-ndim}, {ndim - 1}]"
            )
        dim %= ndim
        if is_batched:
            return moved(inner, 0, dim)
        shape = list(inner.shape)
        shape.insert(dim, level.size)
        return aten.expand.default(aten.unsqueeze.default(inner, dim), shape)


def _is_around(mirror: OuterMirror, level: Level) -> bool:
    """Whether a wrapper of the program stands for samples of `level`."""
    seen = innermost(mirror)
    return isinstance(seen, BatchedTensor) and seen.level is level


def _ranges(size: int, chunk_size: int) -> list[tuple[int, int]]:
    """The first sample of each chunk and how many it has."""
    starts = range(0, size, chunk_size)
    return [(start, min(chunk_size, size - start)) for start in starts]


def _part(
    leaves: list[Any], dims: list[int | None], start: int, count: int
) -> list[Any]:
    return [
        leaf if dim is None else aten.narrow.default(leaf, dim, start, count)
        for leaf, dim in zip(leaves, dims, strict=True)
    ]
