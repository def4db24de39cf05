"""Products of matrices and vectors: one product of stacks of matrices."""

from __future__ import annotations

from typing import Any, Final

from ....operator import OperatorHandle
from ..levels import Level
from ..loop import loop
from ..physical import Flag, Maker, Rule, Tensor, aten, batched, padded, rank


def _require_ranks(
    op: OperatorHandle,
    flags: list[Flag],
    args: list[Any],
    first: int,
    wanted: tuple[int, ...],
) -> None:
    """RuntimeError if the samples have not as many dimensions as the operator takes."""
    found = tuple([rank(args[first + i], flags[first + i]) for i in range(len(wanted))])
    if found != wanted:
        raise RuntimeError(
            f"vmap: {op.qualified_name} takes tensors of {wanted} dimensions, but those of"
            f" each sample have {found}"
        )


def _require_dtype(op: OperatorHandle, *values: Any) -> None:
    dtypes = {value.dtype for value in values}
    if len(dtypes) > 1:
        raise RuntimeError(
            f"{op.qualified_name} takes tensors of one dtype, not"
            f" {' and '.join(sorted(map(str, dtypes)))}"
        )


def multiplied(first: Tensor, flag: Flag, second: Tensor, other: Flag) -> Any:
    """The matrix product of each sample of one with that of the other, as `matmul` has it."""
    left, right = rank(first, flag), rank(second, other)
    if not left or not right:
        raise RuntimeError(
            f"vmap: matmul takes tensors with dimensions, but those of each sample have"
            f" {left} and {right}"
        )
    if not other and right <= 2:
        # The samples are further rows.
        return aten.matmul.default(first, second)
    if left == 1:
        first = aten.unsqueeze.default(first, -2)
    if right == 1:
        second = aten.unsqueeze.default(second, -1)
    wanted = max(rank(first, flag), rank(second, other))
    if flag:
        first = padded(first, wanted)
    if other:
        second = padded(second, wanted)
    result = aten.matmul.default(first, second)
    if right == 1:
        result = aten.squeeze.dim(result, -1)
    if left == 1:
        result = aten.squeeze.dim(result, -1 if right == 1 else -2)
    return result


def _product(dims: tuple[int, int]) -> Maker:
    """The rules of products that take tensors of these numbers of dimensions."""

    def make(op: OperatorHandle) -> Rule:
        def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
            _require_ranks(op, flags, args, 0, dims)
            _require_dtype(op, *args)
            if dims == (1, 1) and args[0].shape[-1] != args[1].shape[-1]:
                raise RuntimeError(
                    f"vmap: {op.qualified_name} takes vectors of one length, not"
                    f" {args[0].shape[-1]} and {args[1].shape[-1]}"
                )
            if dims == (3, 3):
                return _stacked(op, level, flags, args)
            return multiplied(args[0], flags[0], args[1], flags[1])

        return rule

    return make


def _stacked(
    op: OperatorHandle, level: Level, flags: list[Flag], args: list[Any]
) -> Any:
    """Stacks of matrices, which must be as many in both."""
    if args[0].shape[-3] != args[1].shape[-3]:
        raise RuntimeError(
            f"vmap: {op.qualified_name} takes as many matrices in both stacks, not"
            f" {args[0].shape[-3]} and {args[1].shape[-3]}"
        )
    return multiplied(args[0], flags[0], args[1], flags[1])


def _matmul(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    return multiplied(args[0], flags[0], args[1], flags[1])


def _linear(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    input, weight, bias = args
    dims = rank(input, flags[0]), rank(weight, flags[1])
    if not dims[0] or dims[1] > 2 or (bias is not None and dims == (2, 1)):
        raise RuntimeError(
            f"vmap: linear: samples of {dims[0]} dimensions do not take weights of {dims[1]}"
        )
    if not flags[1] and not flags[2] and weight.ndim == 2:
        return aten.linear.default(input, weight, bias)
    columns = weight if dims[1] == 1 else aten.transpose.int(weight, -2, -1)
    result = multiplied(input, flags[0], columns, flags[1])
    if bias is None:
        return result
    if flags[2]:
        bias = padded(bias, rank(result, flags[0] or flags[1]))
    return aten.add.Tensor(result, bias)


def _outer(level: Level, flags: list[Flag], args: list[Any]) -> Any:
    return aten.mul.Tensor(
        aten.unsqueeze.default(args[0], -1), aten.unsqueeze.default(args[1], -2)
    )


def _make_outer(op: OperatorHandle) -> Rule:
    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        _require_ranks(op, flags, args, 0, (1, 1))
        return _outer(level, flags, args)

    return rule


def _vdot(op: OperatorHandle) -> Rule:
    """Of real numbers `dot`; the conjugate of complex ones is left to the operator."""
    real, any_dtype = _product((1, 1))(op), loop(op)

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        found = any_dtype if args[0].dtype.is_complex else real
        return found(level, flags, args)

    return rule


# ---- products that are added to something ----


def _added(dims: tuple[int, int], result_dims: int) -> Maker:
    """The rules of `beta * self + alpha * (first @ second)`."""

    def make(op: OperatorHandle) -> Rule:
        in_place = op.name.endswith("_")

        def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
            self, first, second, beta, alpha = args
            _require_ranks(op, flags, args, 1, dims)
            if not flags[0] and not flags[2] and dims == (2, 2) and self.ndim <= 1:
                return _rows(level, args)
            rows = first.shape[-2]
            columns = second.shape[-1] if result_dims > 1 else 1
            if dims[1] == 1:
                second = aten.unsqueeze.default(second, -1)
            shape = [rows, columns]
            if result_dims == 3:
                shape.insert(0, first.shape[-3])
            logical = shape if result_dims > 1 else [rows]
            start = _spread(op, self, flags[0], level, logical)
            if result_dims == 1:
                start = aten.unsqueeze.default(start, -1)
            result = _baddbmm(
                start,
                batched(first, flags[1], level),
                batched(second, flags[2], level),
                beta,
                alpha,
            )
            result = aten.view.default(result, [level.size, *logical])
            return aten.copy_.default(self, result) if in_place else result

        return rule

    return make


def _rows(level: Level, args: list[Any]) -> Any:
    """Samples times one matrix, plus a vector: one addmm whose rows are those of all."""
    self, first, second, beta, alpha = args
    shape = first.shape
    rows = aten.reshape.default(first, [shape[0] * shape[1], shape[2]])
    result = aten.addmm.default(self, rows, second, beta=beta, alpha=alpha)
    return aten.view.default(result, [shape[0], shape[1], second.shape[-1]])


def _spread(
    op: OperatorHandle, self: Tensor, flag: Flag, level: Level, shape: list[int]
) -> Any:
    if rank(self, flag) > len(shape):
        raise RuntimeError(
            f"vmap: {op.qualified_name}: what is added has {rank(self, flag)} dimensions"
            f" for each sample, the product has the shape {shape}"
        )
    value = padded(batched(self, flag, level), len(shape))
    return aten.expand.default(value, [level.size, *shape])


def _baddbmm(start: Any, first: Any, second: Any, beta: Any, alpha: Any) -> Any:
    if first.ndim == 4:
        start, first, second = (
            aten.flatten.using_ints(each, 0, 1) for each in (start, first, second)
        )
    return aten.baddbmm.default(start, first, second, beta=beta, alpha=alpha)


WRITTEN: Final[dict[str, Rule]] = {"matmul": _matmul, "linear": _linear}

MADE: Final[dict[str, Maker]] = {
    "mm": _product((2, 2)),
    "mv": _product((2, 1)),
    "dot": _product((1, 1)),
    "bmm": _product((3, 3)),
    "outer": _make_outer,
    "vdot": _vdot,
    "addmm": _added((2, 2), 2),
    "addmm_": _added((2, 2), 2),
    "addmv": _added((2, 1), 1),
    "addmv_": _added((2, 1), 1),
    "baddbmm": _added((3, 3), 3),
    "baddbmm_": _added((3, 3), 3),
}
