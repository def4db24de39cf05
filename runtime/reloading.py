"""`importlib.reload` of a generated package: what it registered is registered anew."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import TYPE_CHECKING, Final, TypeAlias

from .dispatcher import Dispatcher, get_default_dispatcher
from .locations import file_of

if TYPE_CHECKING:
    from .entry import Definition, OperatorEntry
    from .kernel import Registration
    from .operator import OperatorHandle

__all__ = ["Reload"]

# Note [Reloaded packages]
# ~~~~~~~~~~~~~~~~~~~~~~~~
# Python runs a module anew in its old namespace when it is reloaded, and not what the
# module imports. So a package that notices that it is being reloaded has its own modules
# reloaded first, those with rows of kernels and with functions, but not the class of
# tensors, of which there are objects, nor the kernels, which are the user's to reload.
#
# Then it registers as it did the first time. A row of one of its files takes the place of
# the one that such a file has registered for the same operator and key, so there is no
# moment at which a thread that calls the operator finds none. What is left of the former
# registrations is removed at the end. If anything fails, the former state of each operator
# that is not as it was is put back.

# What stands in the modules of a package that register, and in those with functions, in the
# order in which they need each other.
_REGISTERING: Final = ("Register", "registrations", "shards.registrations_")
_FUNCTIONS: Final = ("operators", "redispatch", "return_types", "functions")


_Registrations: TypeAlias = (
    "tuple[list[tuple[OperatorHandle, Definition]],"
    " list[tuple[OperatorHandle, Registration]]]"
)


def _remove(registrations: _Registrations) -> None:
    """Remove them, as far as they are there."""
    definitions, kernels = registrations
    for handle, row in kernels:
        handle.remove_kernel(row)
    for handle, definition in definitions:
        handle.remove_definition(definition)


class Reload:
    """The reload of one package, from before its first statement to `register`.

    Making it reloads the modules of the package that are imported. Those with functions
    only if the package is not lazy, as what a lazy one has found stays.
    """

    def __init__(self, package: str, *, is_lazy: bool = False) -> None:
        self._package: Final = package
        registering = list(self._modules())
        # A file that is there no longer has registered something all the same.
        self._files: Final = {
            module.__file__: package for module in registering if module.__file__
        }
        self._dispatcher: Final = get_default_dispatcher()
        for name in () if is_lazy else _FUNCTIONS:
            module = sys.modules.get(f"{package}.{name}")
            if module is not None:
                importlib.reload(module)
        for module in registering:
            try:
                importlib.reload(module)
            except ModuleNotFoundError as error:
                if error.name != module.__name__:
                    raise
                del sys.modules[module.__name__]  # the package is without it now

    def _modules(self) -> Iterator[ModuleType]:
        """The modules of the package that register something, as far as they are imported."""
        prefix = f"{self._package}."
        for name, module in sorted(sys.modules.items()):
            own = name.startswith(prefix)
            if own and name.removeprefix(prefix).startswith(_REGISTERING):
                yield module

    def register(self, register: Callable[[Dispatcher], None]) -> None:
        """Register anew with the default dispatcher. See Note [Reloaded packages]."""
        dispatcher = self._dispatcher
        before = {handle: handle.entry for handle in self._own()}
        former = self._registrations(before)
        # Modules that are new in the package have files of their own.
        for module in self._modules():
            if module.__file__:
                self._files[module.__file__] = self._package
        dispatcher.reloaded = {**dispatcher.reloaded, **self._files}
        try:
            register(dispatcher)
            _remove(former)
        except BaseException:
            came = {h: h.entry for h in self._own() if h not in before}
            _remove(self._registrations(came))
            dispatcher.put_back(before)
            raise
        finally:
            dispatcher.reloaded = {
                file: package
                for file, package in dispatcher.reloaded.items()
                if package != self._package
            }

    def _own(self) -> Iterator[OperatorHandle]:
        """The operators of which this package has registered something."""
        for handle in self._dispatcher.registered():
            entry = handle.entry
            places = [row.place for row in entry.all_rows()]
            if entry.definition is not None:
                places.append(entry.definition.debug)
            if any(file_of(place) in self._files for place in places):
                yield handle

    def _registrations(
        self, states: dict[OperatorHandle, OperatorEntry]
    ) -> _Registrations:
        """What this package has registered of these states."""
        definitions = [
            (handle, entry.definition)
            for handle, entry in states.items()
            if entry.definition is not None
            and file_of(entry.definition.debug) in self._files
        ]
        kernels = [
            (handle, row)
            for handle, entry in states.items()
            for row in entry.all_rows()
            if file_of(row.place) in self._files
        ]
        return definitions, kernels
