"""Operators that belong together: variants of one computation, and views with their twins."""

from collections.abc import Iterator
from dataclasses import dataclass

from runtime.schema import FunctionSchema

from .functions import NativeFunction

__all__ = ["NativeFunctionsGroup", "NativeFunctionsViewGroup"]


@dataclass(frozen=True, slots=True)
class NativeFunctionsGroup:
    """The variants of one computation: equal but for what is written and where the result goes.

    Every group has a functional and an out variant. Whether it is structured is said by the
    out variant.
    """

    functional: NativeFunction
    out: NativeFunction
    inplace: NativeFunction | None = None
    mutable: NativeFunction | None = None

    @property
    def structured(self) -> bool:
        """Whether the group is made of a meta function and an out kernel."""
        return self.out.structured

    @property
    def root_name(self) -> str:
        """The name without what marks a variant."""
        return self.functional.root_name

    def signature(self) -> FunctionSchema:
        """The schema that all variants reduce to."""
        return self.out.schema.signature()

    def functions(self) -> Iterator[NativeFunction]:
        """The variants there are: functional, out, in-place, mutable."""
        yield self.functional
        yield self.out
        if self.inplace is not None:
            yield self.inplace
        if self.mutable is not None:
            yield self.mutable


@dataclass(frozen=True, slots=True)
class NativeFunctionsViewGroup:
    """A view, its twin that copies into new memory, and the form of it that changes self."""

    view: NativeFunction
    view_copy: NativeFunction | None = None
    view_inplace: NativeFunction | None = None

    @property
    def root_name(self) -> str:
        """The name without what marks a variant."""
        return self.view.root_name

    @property
    def composite(self) -> bool:
        """Whether the view is made of other views."""
        return self.view.is_composite_implicit

    def functions(self, *, include_copy: bool = True) -> Iterator[NativeFunction]:
        """The members there are: view, in-place view, copy."""
        yield self.view
        if self.view_inplace is not None:
            yield self.view_inplace
        if self.view_copy is not None and include_copy:
            yield self.view_copy
