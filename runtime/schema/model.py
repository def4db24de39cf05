"""`FunctionSchema`: the signature of one operator, a lossless image of its text.

`str(parse_schema(s)) == s` for every canonical `s`, and `parse_schema(str(x)) == x`
always. Only what the text says is stored; everything else (kind, out arguments, tensor
options, grouping signature) is derived from it on demand. Copies are made by
`dataclasses.replace`. Whether a schema makes sense is the business of `checks`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from .names import BaseOperatorName, OperatorName
from .parameters import WILDCARD, Annotation, Argument, Return
from .types import BASE_TYPES, OptionalType


class SchemaKind(Enum):
    """How an operator gives its results."""

    functional = "functional"  # makes new values
    inplace = "inplace"  # writes to self
    out = "out"  # writes to keyword-only out arguments
    mutable = "mutable"  # writes to other arguments
    scratch = "scratch"  # out, with scratch space that is not returned

    __hash__ = object.__hash__  # As in BaseTy.


@dataclass(frozen=True, slots=True)
class TensorOptionsArguments:
    """The four keyword arguments that say what tensor a factory makes."""

    dtype: Argument
    layout: Argument
    device: Argument
    pin_memory: Argument

    def __iter__(self) -> Iterator[Argument]:
        return iter((self.dtype, self.layout, self.device, self.pin_memory))


_TENSOR_OPTIONS: Final = (
    ("dtype", BASE_TYPES["ScalarType"]),
    ("layout", BASE_TYPES["Layout"]),
    ("device", BASE_TYPES["Device"]),
    ("pin_memory", BASE_TYPES["bool"]),
)
_COPY: Final = "_copy"
_SCATTER: Final = "_scatter"


@dataclass(frozen=True, slots=True)
class FunctionSchema:
    """The signature of one operator overload.

    `arguments` are in schema order, which is also the order on the stack and of an
    unboxed kernel's parameters: positional, keyword-only, out. `is_vararg` and
    `is_varret` stand for a trailing `...`.
    """

    name: OperatorName
    arguments: tuple[Argument, ...]
    returns: tuple[Return, ...]
    is_vararg: bool = False
    is_varret: bool = False
    # What is asked for often, once it was.
    _text: str = field(default="", init=False, repr=False, compare=False)
    _outs: tuple[Argument, ...] | None = field(
        default=None, init=False, repr=False, compare=False
    )

    # ---- printing ----

    def __str__(self) -> str:
        if not self._text:
            text = f"{self.name}({self._arguments_text()}) -> {self._returns_text()}"
            object.__setattr__(self, "_text", text)
        return self._text

    def _arguments_text(self) -> str:
        parts: list[str] = []
        keyword_only = False
        for argument in self.arguments:
            if argument.kwarg_only and not keyword_only:
                keyword_only = True
                parts.append("*")
            parts.append(str(argument))
        if self.is_vararg:
            parts.append("...")
        return ", ".join(parts)

    def _returns_text(self) -> str:
        parts = [str(result) for result in self.returns]
        if self.is_varret:
            parts.append("...")
        # A single tuple, or a list of tuples, keeps the outer parentheses: without them
        # its own would be read as those around the returns.
        if len(parts) == 1 and not parts[0].startswith("("):
            return parts[0]
        return f"({', '.join(parts)})"

    # ---- arguments by their role ----

    @property
    def positional(self) -> tuple[Argument, ...]:
        """The arguments that may be passed by position, self included."""
        return tuple(a for a in self.arguments if not a.kwarg_only)

    @property
    def kwarg_only(self) -> tuple[Argument, ...]:
        """The keyword-only arguments that are not out arguments."""
        return tuple(a for a in self.arguments if a.kwarg_only and not a.is_write)

    @property
    def out_arguments(self) -> tuple[Argument, ...]:
        """The keyword-only arguments that are written to."""
        if self._outs is None:
            outs = tuple([a for a in self.arguments if a.is_out])
            object.__setattr__(self, "_outs", outs)
            return outs
        return self._outs

    @property
    def non_out(self) -> tuple[Argument, ...]:
        """All arguments but the out arguments."""
        return tuple(a for a in self.arguments if not a.is_out)

    @property
    def self_index(self) -> int | None:
        """The place of the positional argument called `self`, if there is one."""
        for index, argument in enumerate(self.arguments):
            if argument.name == "self" and not argument.kwarg_only:
                return index
        return None

    @property
    def self_argument(self) -> Argument | None:
        """The positional argument called `self`; not always the first argument."""
        index = self.self_index
        return None if index is None else self.arguments[index]

    @property
    def post_self_positional(self) -> tuple[Argument, ...]:
        """The positional arguments after self; all of them without self."""
        index = self.self_index
        return self.positional if index is None else self.positional[index + 1 :]

    @property
    def tensor_options_index(self) -> int | None:
        """Where in `arguments` dtype, layout, device and pin_memory stand in a row."""
        arguments = self.arguments
        for start in range(len(arguments) - 3):
            if arguments[start].kwarg_only and all(
                argument.name == name
                and (argument.type is base or argument.type == OptionalType(base))
                and not argument.is_write
                for argument, (name, base) in zip(
                    arguments[start : start + 4], _TENSOR_OPTIONS, strict=True
                )
            ):
                return start
        return None

    @property
    def tensor_options(self) -> TensorOptionsArguments | None:
        """The tensor options group, if the operator has one."""
        start = self.tensor_options_index
        if start is None:
            return None
        return TensorOptionsArguments(*self.arguments[start : start + 4])

    @property
    def mutable_arguments(self) -> tuple[Argument, ...]:
        """The arguments that the operator writes to."""
        return tuple(a for a in self.arguments if a.is_write)

    # ---- derived facts ----

    @property
    def has_aliases(self) -> bool:
        """Whether an argument or a return has an alias annotation."""
        for parts in (self.arguments, self.returns):
            for part in parts:
                if part.annotation is not None:
                    return True
        return False

    def kind(self) -> SchemaKind:
        """How the operator gives its results. In-place wins over out, out over mutable."""
        if self.name.name.inplace:
            return SchemaKind.inplace
        outs = self.out_arguments
        if any(out.is_scratch for out in outs):
            return SchemaKind.scratch
        if outs:
            return SchemaKind.out
        if any(argument.is_write for argument in self.post_self_positional):
            return SchemaKind.mutable
        return SchemaKind.functional

    @property
    def is_mutable(self) -> bool:
        """Whether the operator writes to any argument."""
        return any(argument.is_write for argument in self.arguments)

    @property
    def modifies_arguments(self) -> bool:
        """Whether the kind is one that writes to what the caller passed."""
        return self.kind() in (
            SchemaKind.inplace,
            SchemaKind.out,
            SchemaKind.mutable,
        )

    @property
    def is_view(self) -> bool:
        """Whether a result shares memory with an argument that is not written to.

        In-place operators that change only the metadata of self are known by a tag of
        their entry, not by their schema.
        """
        return any(
            result.annotation is not None and not result.annotation.is_write
            for result in self.returns
        ) or any(
            argument.annotation is not None
            and WILDCARD in argument.annotation.alias_set_after
            for argument in self.arguments
        )

    @property
    def has_symint(self) -> bool:
        """Whether an argument (out arguments aside) holds symbolic integers."""
        return any(a.type.is_symint_like() for a in self.arguments if not a.is_out)

    @property
    def has_tensor_argument(self) -> bool:
        """Whether an argument (out arguments aside) holds tensors."""
        return any(a.type.is_tensor_like() for a in self.arguments if not a.is_out)

    @property
    def has_generator(self) -> bool:
        """Whether an argument (out arguments aside) is a random number generator."""
        return any(a.type.is_generator_like() for a in self.arguments if not a.is_out)

    def aliased_returns(self) -> tuple[int | None, ...]:
        """For each return the index of the argument with the same annotation, or None."""
        sources: dict[Annotation | None, int] = {}
        for index, argument in enumerate(self.arguments):
            if argument.annotation is not None:
                sources.setdefault(argument.annotation, index)
        return tuple(sources.get(result.annotation) for result in self.returns)

    def aliased_return_names(self) -> tuple[str | None, ...]:
        """For each return the name of the argument with the same annotation, or None."""
        return tuple(
            None if index is None else self.arguments[index].name
            for index in self.aliased_returns()
        )

    # ---- other schemas made from this one ----

    def with_name(self, name: OperatorName) -> FunctionSchema:
        """The same signature under another name."""
        return replace(self, name=name)

    def signature(
        self,
        *,
        strip_default: bool = False,
        strip_view_copy_name: bool = False,
        keep_return_names: bool = False,
    ) -> FunctionSchema:
        """What the variants of one operator have in common.

        The functional, in-place, out and mutable variants of an operator have equal
        signatures: without overload, annotations, out arguments, tensor options and
        return names, with written arguments that are not returned turned into further
        returns (called `<argument>_out` if return names are kept).
        `strip_view_copy_name` makes that of `view_copy` equal to that of `view`, and of
        `x_scatter` to that of `x_inverse`.
        """
        base = self.name.name.base
        if strip_view_copy_name:
            if base.endswith(_COPY):
                base = base.removesuffix(_COPY)
            elif base.endswith(_SCATTER):
                base = f"{base.removesuffix(_SCATTER)}_inverse"
        options = self.tensor_options_index
        dropped = range(0) if options is None else range(options, options + 4)
        arguments = tuple(
            replace(a, annotation=None, default=None if strip_default else a.default)
            for index, a in enumerate(self.arguments)
            if not a.is_out and index not in dropped
        )
        returns = tuple(
            Return(result.name if keep_return_names else None, result.type)
            for result in self.returns
        ) + tuple(
            Return(f"{a.name}_out" if keep_return_names else None, a.type)
            for a in self.written_but_not_returned()
        )
        name = BaseOperatorName(base, dunder_method=self.name.name.dunder_method)
        return replace(
            self,
            name=OperatorName(self.name.namespace, name),
            arguments=arguments,
            returns=returns,
        )

    def view_signature(self) -> FunctionSchema:
        """The signature that a view and its copying twin have in common."""
        return self.signature(strip_view_copy_name=True)

    def written_but_not_returned(self) -> list[Argument]:
        """What becomes a return of the signature; nothing of what stands before self.

        Out arguments come before other written ones, so that an in-place and an out
        variant which both write to a further argument agree.
        """
        receiver = self.self_argument
        candidates = () if receiver is None else (receiver,)
        returned = {result.annotation for result in self.returns}
        return [
            argument
            for argument in (
                *candidates,
                *self.out_arguments,
                *self.post_self_positional,
            )
            if argument.is_write and argument.annotation not in returned
        ]

    def boxed_signature(self) -> str:
        """The text that two schemas share exactly if one boxed wrapper serves both.

        Kind, argument types and return types; a written argument carries `!`, a return
        that is an argument is given as `#` and the argument's index. Names, defaults,
        namespaces and alias names do not occur in it.
        """
        arguments = [
            f"{a.type!s}!" if a.is_write else str(a.type) for a in self.arguments
        ]
        if self.is_vararg:
            arguments.append("...")
        returns = [
            str(result.type) if index is None or not result.is_write else f"#{index}"
            for result, index in zip(self.returns, self.aliased_returns(), strict=True)
        ]
        if self.is_varret:
            returns.append("...")
        kind = self.kind().value
        return f"{kind}({', '.join(arguments)}) -> ({', '.join(returns)})"
