"""Batching rules of a program's own operators."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ...boxing import written_returns
from ...collecting import is_tensor
from ...dispatcher import Dispatcher
from ...errors import ArgumentTypeError, KernelContractError
from ...kernel import KernelFunction
from ...key_set import DispatchKeySet
from ...memory import required_views, separate_returns
from ...operator import OperatorHandle
from ...registration_handles import RegistrationHandle
from ...wording import counted, kind_of, with_article
from ..names import GivenOperator, operator_of
from ..signatures import described, require_callable_with, shown_call
from .levels import KEY, Level, Randomness, below
from .physical import Flag, Rule, batched, moved
from .trees import flatten, spread
from .unwrapping import batched_call, is_list_of_tensors

VmapFunction = Callable[..., tuple[Any, Any]]


@dataclass(frozen=True, slots=True)
class VmapInfo:
    """What a rule is told of the call of vmap: how many samples, and its randomness."""

    batch_size: int
    randomness: Randomness


def register_vmap(
    op: GivenOperator,
    function: VmapFunction,
    *,
    dispatcher: Dispatcher | None = None,
) -> RegistrationHandle:
    """Make `function` the batching rule of `op`, until the handle is removed.

    It is called as `function(info, in_dims, *args, **kwargs)`. The arguments are the
    operator's, with the tensors of all samples: by position, but for those that are
    keyword-only in the schema. `in_dims` has for each positional argument the dimension
    along which the samples lie, or None; for a list, a list of one for each element.
    Keyword arguments are not described; those that are tensors have the samples along
    dimension 0. It returns `(results, out_dims)`: the results with the samples, and for
    each the dimension along which they lie, or None for the same for all. The protocol is
    that of `torch.library.register_vmap`.

    The rule of an operator that writes to an argument writes to the tensor that it is given
    for that, and returns it; that of a view returns a view. A call raises
    KernelContractError where it sees that a rule did not.

    `op` is a handle, a name or a packet, see Note [How operators are given].
    ArgumentTypeError for what is no operator or no function, RegistrationError for a
    function whose signature shows that it cannot be called so.
    """
    handle = operator_of(op, dispatcher)
    if not callable(function):
        raise ArgumentTypeError(
            f"the rule of {handle} is a function, but got {kind_of(function)}"
        )
    if not handle.schema.is_vararg:
        positional, keywords = _names(handle)
        require_callable_with(
            function, _who(handle), ["info", "in_dims", *positional], keywords
        )
    return handle.dispatcher.impl(
        handle.qualified_name,
        _RuleKernel(function),
        KEY,
        allow_override=True,
        is_trusted=True,
    )


def _names(op: OperatorHandle) -> tuple[list[str], list[str]]:
    """The names of the arguments that a rule gets by position, and by name."""
    arguments = op.schema.arguments
    return (
        [argument.name for argument in arguments if not argument.kwarg_only],
        [argument.name for argument in arguments if argument.kwarg_only],
    )


def _who(op: OperatorHandle) -> str:
    return f"the rule of {op.qualified_name}"


class _RuleKernel(KernelFunction):
    """The kernel that asks a registered rule."""

    __slots__ = ("_function",)

    def __init__(self, function: VmapFunction) -> None:
        super().__init__(None, function)
        self._function: Final = function

    def bind(self, op: Any, keys: DispatchKeySet) -> Callable[..., Any]:
        return batched_call(op, _rule_of(op, self._function))


def _in_dim(flag: Flag, value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        flags = flag if isinstance(flag, list) else [flag] * len(value)
        return [_in_dim(*each) for each in zip(flags, value, strict=True)]
    return 0 if flag else None


def _rule_of(op: OperatorHandle, function: VmapFunction) -> Rule:
    positional, keywords = _names(op)
    count = len(positional)
    sources = _shared_returns(op)
    call = shown_call(["info", "in_dims", *positional], keywords)

    def rule(level: Level, flags: list[Flag], args: list[Any]) -> Any:
        info = VmapInfo(level.size, level.randomness)
        in_dims = tuple(map(_in_dim, flags[:count], args[:count]))
        kwargs = dict(zip(keywords, args[count:], strict=True))
        with below(level):
            try:
                found = function(info, in_dims, *args[:count], **kwargs)
            except Exception as error:
                error.add_note(
                    f"This is from {_who(op)}, {described(function)}, called as {call}."
                )
                raise
            results, out_dims = _pair(op, found)
            _require_shared(op, sources, args, results)
            return _with_samples_first(op, level, results, out_dims)

    return rule


def _pair(op: OperatorHandle, found: Any) -> tuple[Any, Any]:
    """What a rule returned, as results and dimensions. KernelContractError if it is not."""
    name = _who(op)
    if not isinstance(found, (tuple, list)) or len(found) != 2:
        raise KernelContractError(
            f"{name} returns a pair, (results, out_dims), but returned {_described(found)}"
        )
    results, out_dims = found
    returns = op.schema.returns
    if op.schema.is_varret or not returns:
        return results, out_dims
    if len(returns) > 1:
        if not isinstance(results, (tuple, list)) or len(results) != len(returns):
            raise KernelContractError(
                f"{name} returned {_described(results)} for the {len(returns)} results of"
                " the operator"
            )
        return results, out_dims
    is_list = isinstance(results, (tuple, list))
    if is_list is not is_list_of_tensors(returns[0].type):
        raise KernelContractError(
            f"{name} returned {_described(results)} for {with_article(str(returns[0].type))}"
        )
    return results, out_dims


def _shared_returns(op: OperatorHandle) -> dict[int, int]:
    """The returns that have to be in the memory of an argument, and in that of which."""
    written = enumerate(written_returns(op.schema))
    found = {index: place for index, place in written if place is not None}
    return found | required_views(op)


def _require_shared(
    op: OperatorHandle, sources: dict[int, int], args: list[Any], results: Any
) -> None:
    """KernelContractError for a result in memory of its own, where that can be seen."""
    if not op.schema.returns and any(map(is_tensor, flatten(results)[0])):
        raise KernelContractError(
            f"{_who(op)} returned a tensor, but the operator returns nothing: a rule"
            " writes to the tensors that it is given, and returns (None, None)"
        )
    schema = op.schema
    values = [results] if len(schema.returns) == 1 else results
    for index, place in sources.items():
        found = values[index]
        each = found if isinstance(found, (list, tuple)) else (found,)
        if schema.returns[index].is_write and any(value is None for value in each):
            raise _not_shared(op, "nothing", index, place)
    for index, place in separate_returns(sources, args, values):
        raise _not_shared(op, "memory of its own", index, place)


def _not_shared(
    op: OperatorHandle, what: str, index: int, place: int
) -> KernelContractError:
    is_written = op.schema.returns[index].is_write
    return KernelContractError(
        f"{_who(op)} returned {what} for its argument"
        f" '{op.schema.arguments[place].name}',"
        + (
            " to which the operator writes: a rule writes to the tensor that it is given,"
            " and returns that, with the dimension of its samples"
            if is_written
            else " of which the result is a view: a rule returns a view, too"
        )
    )


def _described(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return f"{kind_of(value)} of {len(value)}"
    return f"{kind_of(value)}"


def _with_samples_first(
    op: OperatorHandle, level: Level, results: Any, out_dims: Any
) -> Any:
    leaves, tree = flatten(results)
    dims = spread(out_dims, tree)
    if dims is None:
        raise ValueError(
            f"{_who(op)} returned out_dims of the structure"
            f" {flatten(out_dims)[1]} for results of {tree}"
        )
    found = [
        _first(op, leaf, dim, level) for leaf, dim in zip(leaves, dims, strict=True)
    ]
    return found[0] if tree.kind is None else _rebuilt(results, iter(found))


def _first(op: OperatorHandle, value: Any, dim: Any, level: Level) -> Any:
    if value is None:
        return None
    if not is_tensor(value):
        raise KernelContractError(
            f"{_who(op)} returned {_described(value)} where the operator"
            " returns a tensor"
        )
    if dim is None:
        return batched(value, False, level)
    is_number = isinstance(dim, int) and not isinstance(dim, bool)
    if not is_number or not -value.ndim <= dim < value.ndim:
        raise ValueError(
            f"{_who(op)} returned {dim!r} as the dimension of the samples of a tensor"
            f" of {counted(value.ndim, 'dimension')}"
        )
    found = moved(value, dim % value.ndim, 0)
    if found.shape[0] != level.size:
        raise ValueError(
            f"{_who(op)} returned {found.shape[0]} samples along"
            f" dimension {dim}, not {level.size}"
        )
    return found


def _rebuilt(results: Any, found: Any) -> Any:
    if isinstance(results, (list, tuple)):
        return type(results)([_rebuilt(each, found) for each in results])
    return next(found)
