"""How many floating-point operations a recorded call takes, by its shapes.

See Note [What counts as a FLOP].
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, Final

from ...operator import OperatorHandle
from ..record import Call, Ref
from ..variants import is_tagged

# Note [What counts as a FLOP]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~~
# A multiplication and an addition are one each, so a product of matrices (n, k) and (k, m)
# takes 2nkm; the additions of addmm and its like, and of a bias, are left out, as papers and
# PyTorch's counter do. A pointwise operator takes as many as its name says for each element
# of its result: one, also for exp and its like, whatever they cost on a machine. A
# reduction takes one for each element that goes in. Operators on integers and booleans,
# copies, views, factories and random numbers take none; complex numbers count like real
# ones. An operator in place, or with an out, counts like the functional one. What has
# neither a formula nor a tag that says what it is counts as 0, and is named by `uncounted`.

Formula = Callable[[Call], int]


def _shape(value: Any) -> tuple[int, ...]:
    assert isinstance(value, Ref)
    return value.shape


def _argument(call: Call, place: int, name: str) -> Any:
    """An argument that can be passed by position or by name."""
    return call.args[place] if place < len(call.args) else call.kwargs.get(name)


def _product(left: int) -> Formula:
    """Twice the elements of the result times the length of what is summed over.

    `left` is the place of the left factor, whose last dimension that is.
    """

    def formula(call: Call) -> int:
        return 2 * prod(_shape(call.outputs[0])) * _shape(call.args[left])[-1]

    return formula


def _convolution(call: Call) -> int:
    weight = _shape(call.args[1])
    is_transposed = bool(_argument(call, 6, "transposed"))
    # Every element of the input of a transposed convolution meets the whole kernel.
    places = _shape(call.args[0] if is_transposed else call.outputs[0])
    return 2 * prod(places) * prod(weight[1:])


def _elements(times: int) -> Formula:
    """So many for each element of the first argument."""
    return lambda call: times * prod(_shape(call.args[0]))


def _results(times: int) -> Formula:
    """So many for each element of the first result."""
    return lambda call: times * prod(_shape(call.outputs[0]))


def _window(call: Call) -> int:
    """One for each element of each window of a pooling."""
    kernel = _argument(call, 1, "kernel_size")
    sizes = [kernel, kernel] if isinstance(kernel, int) else list(kernel)
    return prod(_shape(call.outputs[0])) * prod(sizes * 2 if len(sizes) == 1 else sizes)


def _lists(call: Call) -> int:
    return sum(prod(ref.shape) for ref in call.written or call.outputs)


def _none(call: Call) -> int:
    return 0


FORMULAS: Final[dict[str, Formula]] = {
    "mm": _product(0),
    "bmm": _product(0),
    "mv": _product(0),
    "linear": _product(0),
    "matmul": _product(0),
    "dot": _elements(2),
    "vdot": _elements(2),
    "addmm": _product(1),
    "addmv": _product(1),
    "baddbmm": _product(1),
    "convolution": _convolution,
    "outer": _results(1),
    "rsub": _results(1),
    "lerp": _results(3),
    "addcmul": _results(3),
    "addcdiv": _results(3),
    "sigmoid": _results(3),
    "silu": _results(4),
    "mse_loss": _elements(3),
    "floor_divide": _results(1),
    "cumsum": _results(1),
    "logsumexp": _elements(3),
    "std": _elements(4),
    "var": _elements(4),
    "var_mean": _elements(4),
    "norm": _elements(2),
    "_softmax": _elements(4),
    "_log_softmax": _elements(4),
    "softmax": _elements(4),
    "log_softmax": _elements(4),
    "native_layer_norm": _elements(7),
    "native_batch_norm": _elements(7),
    "avg_pool2d": _window,
    "max_pool2d_with_indices": _window,
    "_foreach_add": _lists,
    "_foreach_mul": _lists,
    "scatter_add": _elements(1),
    "index_add": _elements(1),
    "native_dropout": _elements(1),
    "nll_loss_forward": _results(1),
    # Tagged as pointwise, but only moved.
    "clone": _none,
    "where": _none,
    "masked_fill": _none,
}
"""By the name of the functional operator. Those without formula go by their tags."""

_BY_TAG: Final[dict[str, Formula]] = {
    "pointwise": _results(1),
    "reduction": _elements(1),
}

_MOVES: Final = (
    "_index_put_impl _local_scalar_dense _reshape_alias _to_copy _unsafe_view alias arange"
    " argsort as_strided bernoulli cat contiguous copy detach diagonal embedding empty"
    " empty_like empty_permuted empty_strided expand eye fill flip full full_like gather"
    " index index_fill index_put index_select is_nonzero linspace masked_scatter"
    " masked_select movedim narrow new_empty new_empty_strided new_full new_ones new_zeros"
    " nonzero normal normal_functional ones ones_like permute rand rand_like randint"
    " randint_like randn randn_like randperm repeat reshape resize roll scalar_tensor"
    " scatter select slice sort split split_with_sizes squeeze stack t topk transpose tril"
    " tril_indices triu triu_indices unbind unfold uniform unsqueeze view zero zeros"
    " zeros_like"
)
NAMES_OF_MOVES: Final = frozenset(_MOVES.split())
"""What only moves, chooses or makes numbers."""


def flops_of(call: Call) -> int:
    """The floating-point operations of a call; see Note [What counts as a FLOP]."""
    formula = formula_of(call.operator)
    if formula is None or call.error is not None or not _is_floating(call):
        return 0
    return formula(call)


def is_uncounted(call: Call) -> bool:
    """Whether the call counts as 0 only because nothing is known of its operator."""
    return formula_of(call.operator) is None and _is_floating(call)


def _is_floating(call: Call) -> bool:
    return any(
        ref.dtype.is_floating_point or ref.dtype.is_complex
        for ref in (*call.inputs, *call.outputs)
    )


def formula_of(op: OperatorHandle) -> Formula | None:
    """The formula of an operator; None if nothing is known of it."""
    base = op.name.partition("::")[2]
    functional = base if base in FORMULAS else base.rstrip("_")
    if op.namespace == "aten":
        found = FORMULAS.get(functional)
        if found is not None:
            return found
        moved = functional.removesuffix("_copy")
        if functional in NAMES_OF_MOVES or moved in NAMES_OF_MOVES:
            return _none
    if not op.is_defined:
        return None
    return next((_BY_TAG[tag] for tag in _BY_TAG if is_tagged(op, tag)), None)
