"""Operator names: what `aten::add_.Tensor` says about an operator."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Final

# Python's in-place special methods (PEP 203); __iand__ is the in-place form of __and__.
_AUGMENTED: Final = frozenset(
    f"i{name}"
    for name in (
        *("add", "sub", "mul", "div", "mod", "pow"),
        *("lshift", "rshift", "and", "xor", "or"),
    )
)
_DUNDER: Final = re.compile(r"__([^_]+)__")
_FUNCTIONAL: Final = "_functional"


@dataclass(frozen=True, slots=True)
class BaseOperatorName:
    """An operator's name without namespace and overload, taken apart.

    `base` is the name that all variants of an operator share. A trailing underscore or
    an augmented special method (`__iadd__`) means `inplace`; the suffix `_functional`
    means the functional twin of an operator that writes to its arguments.
    """

    base: str
    inplace: bool = False
    dunder_method: bool = False
    functional_overload: bool = False

    @classmethod
    def parse(cls, text: str) -> BaseOperatorName:
        """Take a name apart; `text` is an identifier. Lossless: `str` gives it back."""
        if text.startswith("__") and (match := _DUNDER.fullmatch(text)):
            base = match[1]
            if base in _AUGMENTED:
                return cls(base[1:], inplace=True, dunder_method=True)
            return cls(base, dunder_method=True)
        if text.endswith("_") and len(text) > 1:
            return cls(text[:-1], inplace=True)
        if text.endswith(_FUNCTIONAL) and text != _FUNCTIONAL:
            return cls(text.removesuffix(_FUNCTIONAL), functional_overload=True)
        return cls(text)

    def __str__(self) -> str:
        if self.dunder_method:
            return f"__{'i' if self.inplace else ''}{self.base}__"
        if self.inplace:
            return f"{self.base}_"
        return f"{self.base}{_FUNCTIONAL}" if self.functional_overload else self.base


@dataclass(frozen=True, slots=True)
class OperatorName:
    """A whole operator name: `namespace::name.overload`.

    `namespace` is None if the text had none; the default overload is the empty string.
    """

    namespace: str | None
    name: BaseOperatorName
    overload: str = ""
    _text: str = field(default="", init=False, repr=False, compare=False)

    def __str__(self) -> str:
        if not self._text:
            prefix = f"{self.namespace}::" if self.namespace is not None else ""
            suffix = f".{self.overload}" if self.overload else ""
            object.__setattr__(self, "_text", f"{prefix}{self.name}{suffix}")
        return self._text

    @property
    def base(self) -> str:
        """The name that the variants of the operator share (`add` of `add_.Tensor`)."""
        return self.name.base

    @property
    def qualified(self) -> str:
        """The name without its overload: `aten::add_` of `aten::add_.Tensor`."""
        return f"{self.namespace}::{self.name}" if self.namespace else str(self.name)

    def unambiguous_name(self) -> str:
        """Name and overload as one identifier (`add__Tensor`), without the namespace.

        Not injective: `a.b_c` and `a_b.c` give the same identifier.
        """
        return f"{self.name}_{self.overload}" if self.overload else str(self.name)

    def with_namespace(self, namespace: str | None) -> OperatorName:
        """The same name in another namespace."""
        return replace(self, namespace=namespace)

    def with_overload(self, overload: str) -> OperatorName:
        """The same operator, another overload."""
        return replace(self, overload=overload)

    def remove_inplace(self) -> OperatorName:
        """The name of the operator that is not in place."""
        return replace(self, name=replace(self.name, inplace=False))

    def view_copy(self) -> OperatorName:
        """The name of the operator that copies where this one gives a view."""
        name = BaseOperatorName(
            f"{self.name.base}_copy", dunder_method=self.name.dunder_method
        )
        return replace(self, name=name)
