"""`ops`: operators by attribute, as in `ops.aten.add.Tensor` and `ops.aten.add(x, y)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from . import selection
from .dispatcher import Dispatcher, get_default_dispatcher
from .errors import OperatorNotFoundError
from .instance_attributes import OfInstances
from .lazy import LazyModule
from .operator import OperatorHandle
from .registration import RESERVED_OVERLOAD

if TYPE_CHECKING:
    from . import misspellings, signatures
    from . import overloads as overload_choice
else:
    misspellings = LazyModule(__package__, "misspellings")
    overload_choice = LazyModule(__package__, "overloads")
    signatures = LazyModule(__package__, "signatures")


def _not_found(
    what: str, name: str, known: list[str], why: str = ""
) -> OperatorNotFoundError:
    if why:
        return OperatorNotFoundError(f"{what}{why}")
    return OperatorNotFoundError(f"{what}{misspellings.did_you_mean(name, known)}")


# Programs that make classes as they run must not fill the memory with choices for them.
_MAX_CHOICES: Final = 1024


# Attributes of packets and namespaces are names of operators, which may begin with an
# underscore. So what they keep themselves has names that Python mangles.


class OperatorPacket:
    """All overloads of one operator. Attributes are overloads; `default` is the unnamed.

    Calling it chooses the overload by the arguments, see Note [Overload resolution].
    """

    def __init__(self, dispatcher: Dispatcher, name: str) -> None:
        self.__dispatcher: Final = dispatcher
        self.__name: Final = name
        # The choices made so far, and the overloads that they were made among.
        self.__choices: dict[object, OperatorHandle] = {}
        self.__chosen_among: tuple[str, ...] = ()

    def overloads(self) -> tuple[str, ...]:
        """The names of the defined overloads, sorted."""
        found = self.__dispatcher.overloads(self.__name)
        return tuple(name or RESERVED_OVERLOAD for name in found)

    def resolve_overload(self, /, *args: Any, **kwargs: Any) -> OperatorHandle:
        """The overload that a call with these arguments goes to.

        ArgumentTypeError if no overload takes them, OperatorNotFoundError if none is
        defined (any more).
        """
        names = self.__dispatcher.overloads(self.__name)
        if names is not self.__chosen_among or len(self.__choices) >= _MAX_CHOICES:
            # Another thread may store a choice in the old dict: it is not read again.
            self.__choices = {}
            self.__chosen_among = names
        choices = self.__choices
        types = tuple(map(type, args))
        key: object = types
        if kwargs or list in types or tuple in types or str in types:
            by_name = tuple(
                (name, overload_choice.token(kwargs[name])) for name in sorted(kwargs)
            )
            key = (tuple(map(overload_choice.token, args)), by_name)
        found = choices.get(key)
        if found is None:
            handles = [self.__dispatcher.handle(self.__name, name) for name in names]
            if not handles:
                raise OperatorNotFoundError(f"operator {self.__name} is not defined")
            found = overload_choice.choose(self.__name, handles, args, kwargs)
            values = (*args, *kwargs.values())
            if all(map(overload_choice.is_decided, values)):
                choices[key] = found
        return found

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        return self.resolve_overload(*args, **kwargs)(*args, **kwargs)

    def __getattr__(self, overload: str) -> OperatorHandle:
        name = "" if overload == RESERVED_OVERLOAD else overload
        names = self.__dispatcher.overloads(self.__name)
        if overload.startswith("__") or name not in names:
            what = f"operator {self.__name} has no overload '{overload}'"
            full = f"{self.__name}.{name}" if name else self.__name
            why = selection.reason(self.__dispatcher, full)
            why = why or misspellings.what_is_there(
                self.__dispatcher, self.__name, overload
            )
            raise OperatorNotFoundError(f"{what}{why}")
        handle = self.__dispatcher.handle(self.__name, name)
        setattr(self, overload, handle)
        return handle

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self.overloads()})

    def __copy__(self) -> OperatorPacket:
        return self

    def __deepcopy__(self, memo: object) -> OperatorPacket:
        return self

    def __reduce__(self) -> tuple[Callable[..., OperatorPacket], tuple[Any, ...]]:
        return _packet_of, (self.__dispatcher, self.__name)

    def __repr__(self) -> str:
        return (
            f"<operator {self.__name}: {', '.join(self.overloads()) or 'not defined'}>"
        )


OperatorPacket.__doc__ = OfInstances(  # type: ignore[assignment]
    lambda packet: signatures.doc_of_packet(packet), OperatorPacket.__doc__
)
OperatorPacket.__signature__ = OfInstances(  # type: ignore[attr-defined]
    lambda packet: signatures.signature_of_packet(packet)
)


class OperatorNamespace:
    """The operators of one namespace, as attributes."""

    def __init__(self, dispatcher: Dispatcher, namespace: str) -> None:
        self.__dispatcher: Final = dispatcher
        self.__namespace: Final = namespace

    def __getattr__(self, name: str) -> OperatorPacket:
        qualified = f"{self.__namespace}::{name}"
        if name.startswith("__") and not self.__dispatcher.overloads(qualified):
            raise AttributeError(name)
        if not self.__dispatcher.overloads(qualified):
            why = selection.reason(self.__dispatcher, qualified)
            what = f"operator {qualified} is not defined"
            names = self.__names()
            if not names and not why:
                # The namespace is what is wrong, or its operators are yet to come.
                known = self.__dispatcher.operator_names()
                why = misspellings.did_you_mean(qualified, known) or (
                    f"; there are no operators of {self.__namespace}: import the package"
                    " that defines them"
                )
            raise _not_found(what, name, names, why)
        packet = OperatorPacket(self.__dispatcher, qualified)
        setattr(self, name, packet)
        return packet

    def __names(self) -> list[str]:
        prefix = f"{self.__namespace}::"
        return [
            name.removeprefix(prefix)
            for name in self.__dispatcher.operator_names()
            if name.startswith(prefix)
        ]

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self.__names()})

    def __copy__(self) -> OperatorNamespace:
        return self

    def __deepcopy__(self, memo: object) -> OperatorNamespace:
        return self

    def __reduce__(self) -> tuple[Callable[..., OperatorNamespace], tuple[Any, ...]]:
        return _namespace_of, (self.__dispatcher, self.__namespace)

    def __repr__(self) -> str:
        return f"<operators of {self.__namespace}>"


class Operators:
    """All operators of a dispatcher; namespaces are attributes.

    Attributes are stored where they were found, so that a second access is as quick as
    to any attribute, and taken away again when their operator is no longer defined.
    """

    def __init__(self, get_dispatcher: Callable[[], Dispatcher]) -> None:
        self.__get_dispatcher: Final = get_dispatcher
        self.__is_listening = False

    def __getattr__(self, namespace: str) -> OperatorNamespace:
        if namespace.startswith("__"):
            raise AttributeError(namespace)
        dispatcher = self.__get_dispatcher()
        if not self.__is_listening:
            self.__is_listening = True
            dispatcher.add_registration_listener(self, only_later=True)
        found = OperatorNamespace(dispatcher, namespace)
        setattr(self, namespace, found)
        return found

    def on_operator_registered(self, operator: OperatorHandle) -> None:
        """Nothing is stored before it is asked for."""

    def on_operator_deregistered(self, operator: OperatorHandle) -> None:
        """Forget the operator, and its name if that was the last overload."""
        namespace = self.__dict__.get(operator.namespace)
        if namespace is None:
            return
        name = operator.name.partition("::")[2]
        packet = namespace.__dict__.get(name)
        if packet is not None:
            packet.__dict__.pop(operator.overload or RESERVED_OVERLOAD, None)
            if not operator.dispatcher.overloads(operator.name):
                namespace.__dict__.pop(name, None)

    def __copy__(self) -> Operators:
        return self

    def __deepcopy__(self, memo: object) -> Operators:
        return self

    def __reduce__(self) -> str:
        return "ops"  # the one of this module; others cannot be pickled

    def __repr__(self) -> str:
        return "<operators>"


ops: Final = Operators(get_default_dispatcher)
"""The operators of the default dispatcher."""


def _namespace_of(dispatcher: Dispatcher, namespace: str) -> OperatorNamespace:
    """What is pickled of a namespace: in `ops`, the very object that it has."""
    if dispatcher is not get_default_dispatcher():
        return OperatorNamespace(dispatcher, namespace)
    found: OperatorNamespace = getattr(ops, namespace)
    return found


def _packet_of(dispatcher: Dispatcher, name: str) -> OperatorPacket:
    """What is pickled of a packet: in `ops`, the very object that it has.

    A packet of no operator, here or not any more, is an object of its own.
    """
    namespace, _, operator = name.partition("::")
    if not dispatcher.overloads(name):
        return OperatorPacket(dispatcher, name)
    found: OperatorPacket = getattr(_namespace_of(dispatcher, namespace), operator)
    return found
