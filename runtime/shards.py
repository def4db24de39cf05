"""Modules whose names are defined in others, the shards, which are imported when first used.

Generated packages of many operators are divided by the first letter of the operators'
names. To whoever uses them they look as if they were not.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .deferred import Register

OWN_PREFIXES: Final = ("_rt_method_", "_op_")
"""What stands before an operator's name in the names that generated modules share."""


def shard_of(name: str) -> str:
    """The shard of an operator, by its name or by one that is made of it: a letter.

    Underscores and case make no difference: `_Foo_` is in `f`. A name without letters
    or digits is in the shard `_`.
    """
    for prefix in OWN_PREFIXES:
        name = name.removeprefix(prefix)
    return name.lstrip("_")[:1].lower() or "_"


class Shards:
    """The names of a module that shards define.

    `find` and `names` are the module's `__getattr__` and `__dir__` (PEP 562). The shards
    of `module` are `shards.<its name>_<letter>` beside it. `names` are those to be listed;
    names with one of `OWN_PREFIXES` are found as well. What was found is kept in the
    module, so that a second access is like any other.
    """

    def __init__(self, module: str, names: Iterable[str], letters: str) -> None:
        package, _, name = module.rpartition(".")
        self._module: Final = module
        self._stem: Final = f"{package}.shards.{name}_"
        self._names: Final = frozenset(names)
        self._letters: Final = letters

    def find(self, name: str) -> Any:
        """The value of a name that the module does not have yet. AttributeError."""
        letter = shard_of(name)
        if letter in self._letters and (
            name in self._names or name.startswith(OWN_PREFIXES)
        ):
            shard = vars(importlib.import_module(self._stem + letter))
            module = vars(sys.modules[self._module])
            for each in shard["__all__"]:
                # What somebody has put in its place stays.
                module.setdefault(each, shard[each])
            if name in module:
                return module[name]
        raise _no_attribute(self._module, name)

    def names(self) -> list[str]:
        """What `dir` lists."""
        return sorted({*vars(sys.modules[self._module]), *self._names})


class Forwarded:
    """The names of a module that another one has, which finds them when first used."""

    def __init__(self, module: str, source: str, names: Iterable[str]) -> None:
        self._module: Final = module
        self._source: Final = source
        self._names: Final = frozenset(names)

    def find(self, name: str) -> Any:
        """The value of a name that the module does not have yet. AttributeError."""
        if name not in self._names:
            raise _no_attribute(self._module, name)
        value = getattr(sys.modules[self._source], name)
        setattr(sys.modules[self._module], name, value)
        return value

    def names(self) -> list[str]:
        """What `dir` lists."""
        return sorted({*vars(sys.modules[self._module]), *self._names})


def _no_attribute(module: str, name: str) -> AttributeError:
    return AttributeError(
        f"module '{module}' has no attribute '{name}'",
        name=name,
        obj=sys.modules[module],
    )


@dataclass(frozen=True, slots=True)
class Registering:
    """What imports a module of registrations and returns its function `register`."""

    module: str

    def __call__(self) -> Register:
        return importlib.import_module(self.module).register  # type: ignore[no-any-return]


def registering(module: str) -> Registering:
    """What `Dispatcher.defer` is given of a module; equal for the same module."""
    return Registering(module)
