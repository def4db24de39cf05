"""Random numbers under vmap: refused, drawn for each sample, or drawn once for all.

The key of the mode is included in every context that is under vmap, so operators that
draw random numbers are found whether or not their arguments are batched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NoReturn, TypeAlias

from ...dtypes import float32, float64
from ...kernel import KernelFunction
from ...key_set import DispatchKeySet
from ...keys import DispatchKey
from ...operator import OperatorHandle
from ...options import MemoryFormat
from ...schema import SchemaKind
from ...tensor_base import TensorBase
from ..values import RANDOM
from .decompose import is_composite, out_call
from .levels import MODE, Level, LevelsGuard, below, current_levels, own_levels
from .loop import loop
from .physical import Flag, aten, batched, padded, rank
from .unwrapping import (
    Places,
    can_be_written,
    check_written,
    finisher,
    innermost,
    refuse,
    unwrap,
)


def is_random(op: OperatorHandle) -> bool:
    """Whether an operator draws random numbers itself; composites leave it to others."""
    return RANDOM in op.tags and not is_composite(op)


class ModeKernel(KernelFunction):
    """The kernel of FuncTorchVmapMode for all operators.

    For those that are not random it is the kernel below: it costs nothing but the first
    lookup.
    """

    __slots__ = ()

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        """The kernel for calls of `op` with `keys`."""
        lower = DispatchKeySet.from_raw(keys.raw_repr() & ~MODE)
        kernel: Callable[..., Any] = op.lookup_redispatched(lower)
        if not is_random(op):
            return kernel
        if not keys.has(DispatchKey.Functionalize):
            return random_call(op)
        return _random_inside(random_call(op), kernel)


def _random_inside(
    call: Callable[..., Any], lower: Callable[..., Any]
) -> Callable[..., Any]:
    """`call` in an inner level, else `lower`.

    See Note [Functions in functional form inside of vmap].
    """
    return lambda *args: call(*args) if own_levels() else lower(*args)


def random_call(op: OperatorHandle) -> Callable[..., Any]:
    """A kernel that does to the innermost level what its randomness asks for."""
    if op.schema.kind() is SchemaKind.out:
        decomposed = out_call(op)
        if decomposed is not None:
            return decomposed
    schema = op.schema
    places = Places(schema)
    finish = finisher(schema)
    draw = _DRAW_EACH.get(op.name)
    each = loop(op)
    alike = _DRAW_ONE.get(op.name, _refuse_alike)

    def call(*args: Any) -> Any:
        levels = current_levels()
        if levels and levels[-1].is_over:
            live = [each for each in levels if not each.is_over]
            with LevelsGuard(tuple(live)):
                return op.call_positional(tuple(args))
        level = levels[-1] if levels else innermost(args, None)
        assert level is not None
        if level.is_over:
            refuse(level)
        if level.draws is not None:
            level.draws.note(args)
        randomness = "different" if _draws_nothing(op, args) else level.randomness
        if randomness == "error":
            raise RuntimeError(
                f"vmap: {op.qualified_name} draws random numbers; say with"
                ' vmap(..., randomness="different") that each sample gets its own, or with'
                ' "same" that all get the same'
            )
        values, flags = unwrap(places, args, level)
        with below(level):
            if randomness == "same":
                if not any(flags):
                    return op.call_positional(tuple(args))
                return finish(level, args, alike(op, level, flags, values))
            for i in places.written:
                if not can_be_written(args[i], flags[i]):
                    _refuse_one(op, schema.arguments[i].name)
            if draw is None:
                return finish(level, args, each(level, flags, values))
            return finish(level, args, draw(op, level, flags, values))

    return call


def _draws_nothing(op: OperatorHandle, args: tuple[Any, ...]) -> bool:
    """Whether this call asks for no random numbers: dropout outside of training."""
    return op.name == "aten::native_dropout" and args[2] is False


def _refuse_one(op: OperatorHandle, name: str) -> NoReturn:
    raise RuntimeError(
        f"vmap: {op.qualified_name} would draw other numbers for each sample into its"
        f" argument {name}, which is not batched: there is one for all samples. Draw into a"
        ' new tensor (rand_like, bernoulli), map over it too, or use randomness="same"'
    )


# ---- each sample its own ----


def _each_elementwise(
    op: OperatorHandle, level: Level, flags: list[Flag], args: list[Any]
) -> Any:
    """One call for all samples of an operator whose elements have nothing to do with others."""
    # Generators take part in dispatch, too, but are no tensors.
    places = [i for i, value in enumerate(args) if isinstance(value, TensorBase)]
    wanted = max(rank(args[i], flags[i]) for i in places)
    for i, value in enumerate(args):
        if i in places:
            args[i] = padded(batched(value, flags[i], level), wanted)
        elif isinstance(value, MemoryFormat):
            args[i] = MemoryFormat.contiguous_format
    return op.call_positional(tuple(args))


def _each_factory(
    op: OperatorHandle, level: Level, flags: list[Flag], args: list[Any]
) -> Any:
    """One call with a larger size."""
    place = [argument.name for argument in op.schema.arguments].index("size")
    args[place] = [level.size, *args[place]]
    return op.call_positional(tuple(args))


def _each_in_turn(
    op: OperatorHandle, level: Level, flags: list[Flag], args: list[Any]
) -> Any:
    """A call for each sample, of an operator that cannot make more than one."""
    rows = [op.call_positional(tuple(args)) for _ in range(level.size)]
    if rows:
        return aten.stack.default(rows, 0)
    return batched(op.call_positional(tuple(args)), False, level)


# ---- the same for all ----


def _like_one(value: Any) -> Any:
    """An empty tensor like one sample of a batched value."""
    return aten.new_empty.default(value, list(value.shape[1:]))


def _alike_like(
    op: OperatorHandle, level: Level, flags: list[Flag], args: list[Any]
) -> Any:
    """Operators that ask of a tensor only what it looks like."""
    if any(flags[1:]):
        _refuse_alike(op, level, flags, args)
    drawn = op.call_positional((_like_one(args[0]), *args[1:]))
    return batched(drawn, False, level)


def _alike_in_place(
    op: OperatorHandle, level: Level, flags: list[Flag], args: list[Any]
) -> Any:
    """Operators that fill a tensor whatever is in it."""
    if any(flags[1:]):
        _refuse_alike(op, level, flags, args)
    drawn = op.call_positional((_like_one(args[0]), *args[1:]))
    return aten.copy_.default(args[0], drawn)


def _alike_bernoulli(
    op: OperatorHandle, level: Level, flags: list[Flag], args: list[Any]
) -> Any:
    """One set of numbers, compared with the probabilities of each sample."""
    if op.overload == "p":
        return _alike_like(op, level, flags, args)
    probabilities, flag = (args[1], flags[1]) if op.overload else (args[0], flags[0])
    one = _like_one(args[0]) if flags[0] else args[0]
    numbers = aten.rand_like.generator(one, generator=args[-1], dtype=float64)
    if flag:
        probabilities = padded(probabilities, one.ndim)
    drawn = aten.lt.Tensor(numbers, aten.to.dtype(probabilities, float64))
    drawn = aten.to.dtype(drawn, one.dtype)
    return drawn if flag else batched(drawn, False, level)


def _alike_bernoulli_in_place(
    op: OperatorHandle, level: Level, flags: list[Flag], args: list[Any]
) -> Any:
    if op.overload == "float":
        return _alike_in_place(op, level, flags, args)
    check_written(op, op.schema, 0, args[0], flags[0])
    drawn = _alike_bernoulli(op, level, flags, args)
    return aten.copy_.default(args[0], drawn)


def _alike_dropout(
    op: OperatorHandle, level: Level, flags: list[Flag], args: list[Any]
) -> Any:
    one = aten.ones_like.default(_like_one(args[0]), dtype=float32)
    _, mask = op.call_positional((one, *args[1:]))
    scale = 0.0 if args[1] == 1 else 1 / (1 - args[1])
    result = aten.mul.Scalar(aten.mul.Tensor(args[0], mask), scale)
    return result, batched(mask, False, level)


def _refuse_alike(
    op: OperatorHandle, level: Level, flags: list[Flag], args: list[Any]
) -> Any:
    raise RuntimeError(
        f"vmap: {op.qualified_name} cannot draw the same numbers for samples that differ;"
        ' use randomness="different", or draw outside of vmap'
    )


Draw: TypeAlias = Callable[[OperatorHandle, Level, list[Flag], list[Any]], Any]

_LIKE: Final = ("rand_like", "randn_like", "uniform", "normal_functional")
_FILLING: Final = ("uniform_", "normal_")
_FACTORIES: Final = ("rand", "randn", "randint")
_ELEMENTWISE: Final = frozenset(
    f"aten::{name}"
    for name in (*_LIKE, *_FILLING, "bernoulli", "bernoulli_", "native_dropout")
)
_DRAW_EACH: Final[dict[str, Draw]] = {
    **dict.fromkeys(_ELEMENTWISE, _each_elementwise),
    **{f"aten::{name}": _each_factory for name in _FACTORIES},
    "aten::randperm": _each_in_turn,
}
_DRAW_ONE: Final[dict[str, Draw]] = {
    **{f"aten::{name}": _alike_like for name in _LIKE},
    **{f"aten::{name}": _alike_in_place for name in _FILLING},
    "aten::bernoulli": _alike_bernoulli,
    "aten::bernoulli_": _alike_bernoulli_in_place,
    "aten::native_dropout": _alike_dropout,
}
