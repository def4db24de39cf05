"""Derivatives that programs give to operators, and operators that are said to have none."""

from __future__ import annotations

from collections.abc import Mapping

from ...dispatcher import Dispatcher
from ...errors import ArgumentTypeError, RegistrationError
from ...kernel import KernelFunction
from ...keys import DispatchKey
from ...library import Library
from ...operator import OperatorHandle
from ...registration_handles import RegistrationHandle
from ...wording import kind_of
from ..names import GivenOperator, operator_of
from ..signatures import require_callable_with
from .custom import Backward, CustomKernel, SetupContext
from .derivatives import OUTPUTS, Row, RowError, make_formula
from .not_implemented import NoDerivativeKernel
from .recording import AutogradKernel
from .variants import (
    how_to_give,
    keyword_tensors,
    takes_derivative,
    why_no_row,
    written_places,
)


def register_autograd(
    op: GivenOperator,
    backward: Backward,
    *,
    setup_context: SetupContext | None = None,
    dispatcher: Dispatcher | None = None,
    allow_override: bool = False,
) -> RegistrationHandle:
    """Give an operator a backward pass, until the handle is removed.

    `setup_context(ctx, inputs, output)` keeps in `ctx` what is needed. It is called with
    everything by name; where the schema has keyword-only arguments, as
    `setup_context(ctx, inputs, keyword_only_inputs, output)`, the last but one a
    dictionary. What it computes is not recorded. `backward(ctx, *grads)` is called by
    position, with one gradient for each result, and a list for a list of tensors. It
    returns a gradient for each positional argument, None for those without one, and a list
    for a list of tensors. Both are as for `AutogradFunction`, and the protocol is that of
    `torch.library.register_autograd`.

    The operator that does the same in place uses it as well; to its `setup_context`, what
    is written to is given as it was before.

    `op` is a handle, a name or a packet, see Note [How operators are given].
    RegistrationError for what `register_derivative` is for (operators that write to an
    argument, return a view, or take tensors by keyword only), for composites, which are
    differentiated through what they are made of, for functions that cannot be called so,
    and where the operator has a derivative already; with `allow_override` that one is out
    of force until the handle is removed.
    """
    for function in (backward, setup_context or backward):
        if not callable(function):
            raise ArgumentTypeError(
                "backward and setup_context are functions, but got"
                f" {kind_of(function)}"
            )
    handle = operator_of(op, dispatcher)
    _require_function_of_tensors(handle)
    _check_signatures(handle, backward, setup_context)
    return _register(handle, CustomKernel(backward, setup_context), allow_override)


def _require_function_of_tensors(op: OperatorHandle) -> None:
    schema = op.schema
    by_keyword = keyword_tensors(schema)
    reasons = (
        (schema.is_mutable, "writes to an argument"),
        (schema.is_view, "returns a view of an argument"),
        (bool(by_keyword), f"takes {', '.join(by_keyword)} by keyword only"),
    )
    for is_so, reason in reasons:
        if is_so:
            raise RegistrationError(
                f"{op} {reason}; a function of gradients is for operators that return new"
                f" tensors and take theirs by position. {how_to_give(op)}"
            )
    if not any(str(result.type).startswith("Tensor") for result in schema.returns):
        raise RegistrationError(f"{op} returns no tensor, so no gradients arrive at it")


def _check_signatures(
    op: OperatorHandle, backward: Backward, setup_context: SetupContext | None
) -> None:
    grads = ["grad"] if len(op.schema.returns) == 1 else []
    grads = grads or [f"grad{place}" for place in range(len(op.schema.returns))]
    require_callable_with(backward, f"the backward of {op}", ["ctx", *grads])
    if setup_context is None:
        return
    keywords = [a.name for a in op.schema.arguments[len(op.schema.positional) :]]
    names = ["ctx", "inputs", *(["keyword_only_inputs"] if keywords else []), "output"]
    why = f", since {op} has the keyword-only {', '.join(keywords)}" if keywords else ""
    require_callable_with(
        setup_context, f"the setup_context of {op}", by_name=names, why=why
    )


def register_derivative(
    op: GivenOperator,
    row: Row,
    *,
    dispatcher: Dispatcher | None = None,
    allow_override: bool = False,
) -> RegistrationHandle:
    """Give an operator a row of derivatives, until the handle is removed.

    Rows are what the operators of the default schema have, see Note [Rows of derivatives]:
    for each argument that has one, or for several whose names are joined by spaces, a
    function that computes the gradient, and says by the names of its parameters what it
    needs. Rows serve operators that return new tensors, views, and those that write to
    one argument, which is their first tensor: a row for these has a function for that
    argument, the gradient with respect to what it was before. The operator that does the
    same in place uses the row as well.

    `op` is a handle, a name or a packet, see Note [How operators are given].
    RegistrationError for a row that does not fit the schema, for operators that write to
    out arguments or to several, or return optional tensors or several lists, for composites,
    and where the operator has a derivative already; with `allow_override` that one is out of
    force until the handle is removed.
    """
    handle = operator_of(op, dispatcher)
    _require_row(handle, row)
    complete = _with_outputs(handle, row)
    try:
        formula = make_formula(handle.schema, complete)
    except RowError as error:
        raise RegistrationError(f"the row of {handle}: {error}") from None
    if not formula.parts:
        raise RegistrationError(
            f"the row of {handle} has no functions; not_differentiable({str(handle)!r})"
            " says that an operator has no derivative to give"
        )
    written = written_places(handle.schema)
    if written and formula.places[0] != written[0]:
        name = handle.schema.arguments[written[0]].name
        raise RegistrationError(
            f"the row of {handle} has no function for {name!r}, which the operator writes"
            " to; it has to be the first argument with one, which returns the gradient"
            " with respect to what was there before, or None if nothing of that is left"
        )
    return _register(handle, AutogradKernel(complete), allow_override)


def _require_row(op: OperatorHandle, row: object) -> None:
    if not isinstance(row, Mapping):
        wrong: object = row
    else:
        others = [f for name, f in row.items() if name != OUTPUTS and not callable(f)]
        if not others:
            return
        wrong = others[0]
    raise ArgumentTypeError(
        f"the row of {op} is a mapping of arguments to functions, like"
        f' {{"self": lambda grad: grad}}, but got {kind_of(wrong)}: {wrong!r}'
    )


def _with_outputs(op: OperatorHandle, row: Row) -> Row:
    """The row with the results that can have gradients, where these are not all."""
    schema = op.schema
    written = written_places(schema)
    refused = why_no_row(schema)
    if refused:
        raise RegistrationError(f"{op} cannot have a row of derivatives: it {refused}")
    kinds = [str(result.type) for result in schema.returns]
    if written or len(kinds) == 1 or all(kind == "Tensor" for kind in kinds):
        return row
    tensors = [place for place, kind in enumerate(kinds) if kind == "Tensor"]
    wanted = [place for place in row.get(OUTPUTS, tensors) if place in tensors]
    return {**row, OUTPUTS: wanted}


def not_differentiable(
    op: GivenOperator,
    dispatcher: Dispatcher | None = None,
    *,
    allow_override: bool = False,
) -> RegistrationHandle:
    """Say that an operator has no derivative to give, until the handle is removed.

    Its results require no gradients, and what its kernel calls is not recorded. What it
    writes to has no gradient with respect to what was there before. `op` and the errors
    are as of `register_derivative`.
    """
    handle = operator_of(op, dispatcher)
    return _register(handle, NoDerivativeKernel(), allow_override)


def _register(
    op: OperatorHandle, kernel: KernelFunction, allow_override: bool
) -> RegistrationHandle:
    if not takes_derivative(op):
        raise _never_asked(op)
    library = Library(op.namespace, "IMPL", DispatchKey.Autograd, op.dispatcher)
    return library.impl(op, kernel, allow_override=allow_override)


def _never_asked(op: OperatorHandle) -> RegistrationError:
    composite = op.entry.kernels.get(DispatchKey.CompositeImplicitAutograd)
    if composite is None:
        return RegistrationError(
            f"{op} has kernels of its own for all autograd keys; a derivative would never"
            " be asked for"
        )
    return RegistrationError(
        f"{op} is composite: its CompositeImplicitAutograd kernel ({composite.debug}) is"
        " called for the autograd keys, and what it calls is recorded, so a derivative of"
        " its own would never be asked for. It needs none; to have one all the same,"
        " register its kernel as CompositeExplicitAutograd"
    )
