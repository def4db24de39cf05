"""What operators that are variants of one computation have in common, as keys for dictionaries.

The keys agree exactly when `FunctionSchema.signature` does, at a fraction of its cost: no
schema is built and printed for them.
"""

from dataclasses import dataclass

from runtime.schema import Default, FunctionSchema, Type

from ..model.functions import NativeFunction

__all__ = ["Signature", "signature_of"]

_COPY = "_copy"
_SCATTER = "_scatter"
_INVERSE = "_inverse"

Arguments = tuple[tuple[str, Type, bool], ...]
Defaults = tuple[Default | None, ...]
Types = tuple[Type, ...]


@dataclass(frozen=True, slots=True)
class Signature:
    """A schema without overload, annotations, tensor options, out arguments and return names.

    What is written and not returned counts as returned. `defaults` are those of
    `arguments`.
    """

    namespace: str
    base: str
    is_dunder: bool
    arguments: Arguments
    returns: Types
    defaults: Defaults

    @property
    def group_key(self) -> tuple[str, str, bool, Arguments, Types]:
        """Equal for the variants of one computation, whatever defaults they give."""
        return self.namespace, self.base, self.is_dunder, self.arguments, self.returns

    @property
    def view_key(self) -> tuple[str, str, bool, Arguments, Types, Defaults]:
        """Equal for a view and its twin: `x` and `x_copy`, `x_inverse` and `x_scatter`."""
        base = self.base
        if base.endswith(_COPY):
            base = base.removesuffix(_COPY)
        elif base.endswith(_SCATTER):
            base = base.removesuffix(_SCATTER) + _INVERSE
        return (
            self.namespace,
            base,
            self.is_dunder,
            self.arguments,
            self.returns,
            self.defaults,
        )


def _written(schema: FunctionSchema) -> Types:
    """Types of what is written and not returned."""
    if not any(argument.is_write for argument in schema.arguments):
        return ()
    return tuple(argument.type for argument in schema.written_but_not_returned())


def signature_of(function: NativeFunction) -> Signature:
    """The signature of an operator."""
    schema = function.schema
    arguments = schema.arguments
    options = schema.tensor_options_index
    if options is not None:
        arguments = arguments[:options] + arguments[options + 4 :]
    kept = [argument for argument in arguments if not argument.is_out]
    return Signature(
        function.namespace,
        schema.name.name.base,
        schema.name.name.dunder_method,
        tuple((argument.name, argument.type, argument.kwarg_only) for argument in kept),
        tuple(result.type for result in schema.returns) + _written(schema),
        tuple(argument.default for argument in kept),
    )
