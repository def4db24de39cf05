"""The operators that an operator shares its derivative with, and how to give it one."""

from __future__ import annotations

from typing import Any, Final

from ...kernel import FALLTHROUGH, Registration
from ...keys import DispatchKey
from ...operator import OperatorHandle
from ...schema import FunctionSchema
from ...table import FALLTHROUGH_BY_DEFAULT, resolve
from ..variants import with_one_signature

__all__ = [
    "AUTOGRAD_KEYS",
    "functional_form",
    "how_to_give",
    "in_place_form",
    "keyword_tensors",
    "takes_derivative",
    "why_no_row",
    "written_places",
]

AUTOGRAD_KEYS: Final = tuple(
    key for key in FALLTHROUGH_BY_DEFAULT if key.name.startswith("Autograd")
)

# Stands for the derivative that an operator may be given.
_OWN: Final = Registration(DispatchKey.Autograd, FALLTHROUGH, "")


def written_places(schema: FunctionSchema) -> tuple[int, ...]:
    """The places of the arguments that an operator writes to."""
    return tuple(place for place, a in enumerate(schema.arguments) if a.is_write)


def keyword_tensors(schema: FunctionSchema) -> list[str]:
    """The names of the tensors that are keyword-only."""
    others = schema.arguments[len(schema.positional) :]
    return [a.name for a in others if str(a.type).startswith("Tensor")]


def functional_form(op: OperatorHandle) -> OperatorHandle | None:
    """The operator that returns what this one, which is called `name_`, makes of its receiver.

    A view if this one gives its receiver another form; None if there is no such operator,
    or if what is written to is a list.
    """
    name = op.name.partition("::")[2]
    if not name.endswith("_") or not _writes_to_first_tensor(op.schema):
        return None
    return next(with_one_signature(op, name.removesuffix("_")), None)


def in_place_form(op: OperatorHandle) -> OperatorHandle | None:
    """The operator `name_` that this one is the functional form of; None without one."""
    name = op.name.partition("::")[2]
    if name.endswith("_"):
        return None
    found = next(with_one_signature(op, f"{name}_"), None)
    return found if found and _writes_to_first_tensor(found.schema) else None


def _writes_to_first_tensor(schema: FunctionSchema) -> bool:
    kinds = [str(argument.type) for argument in schema.arguments]
    first = next((p for p, kind in enumerate(kinds) if kind.startswith("Tensor")), None)
    is_first = first is not None and written_places(schema) == (first,)
    return is_first and kinds[first or 0] == "Tensor"


def takes_derivative(op: OperatorHandle) -> bool:
    """Whether a kernel for Autograd would ever be called: not if the operator is composite.

    See Note [Dispatch table precedence].
    """
    kernels = {**op.entry.kernels, DispatchKey.Autograd: _OWN}
    return any(resolve(kernels, {}, key).kernel is _OWN for key in AUTOGRAD_KEYS)


def how_to_give(op: Any) -> str:
    """What the program can do to give an operator a derivative, as a sentence."""
    if not op.is_defined:
        return "The operator is not defined any more"
    form = functional_form(op)
    target, advice = op, "Give it one"
    if form is not None and takes_derivative(form):
        target, advice = form, f"Give one to {form}, which serves both,"
    schema = target.schema
    how = "register_autograd"
    if schema.is_mutable or schema.is_view or keyword_tensors(schema):
        how = "register_derivative"
        refused = why_no_row(schema)
        if refused:
            return (
                f"{target} cannot have any, for it {refused}: make it of operators that"
                " have one"
            )
    return f"{advice} with {how}({target.qualified_name!r}, …)"


def why_no_row(schema: FunctionSchema) -> str | None:
    """What keeps `register_derivative` from an operator, "it …"; None if nothing does."""
    written = written_places(schema)
    kinds = [str(result.type) for result in schema.returns]
    if schema.out_arguments or len(written) > 1:
        return "writes to out arguments or to several ones"
    if written:
        if str(schema.arguments[written[0]].type) != "Tensor":
            return "writes to a list of tensors"
        if any(not result.is_write for result in schema.returns):
            return "returns something besides what it writes to"
        return None
    lists = [kind for kind in kinds if kind.startswith("Tensor") and kind != "Tensor"]
    if lists and (len(kinds) > 1 or not lists[0].startswith("Tensor[")):
        return f"returns {', '.join(kinds)}"
    if not any(kind.startswith("Tensor") for kind in kinds):
        return "returns no tensor"
    return None
