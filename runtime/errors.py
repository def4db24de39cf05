"""The exceptions of Boxwood: one family, so that one ``except`` catches them all.

Each class also is the built-in exception that a caller would expect (a wrong argument
is a TypeError, a missing kernel a NotImplementedError). Errors in schema strings have
their own module, ``schema.errors``.
"""


class BoxwoodError(Exception):
    """Base of every error that Boxwood raises on purpose."""


class RegistrationError(BoxwoodError, RuntimeError):
    """A definition, kernel, fallback or library that cannot be registered.

    The registration has left no trace. Where two registrations contradict each other,
    the message names the places of both.
    """


class DispatchError(BoxwoodError, NotImplementedError):
    """A call that reached no kernel: none is registered, or the choice is ambiguous."""


class OperatorNotFoundError(BoxwoodError, AttributeError, LookupError):
    """An operator that is not defined: never, under that overload, or no longer."""


class ArgumentTypeError(BoxwoodError, TypeError):
    """Arguments that do not fit the operator's schema."""


class UnusableArgumentError(ArgumentTypeError):
    """A value that fits the schema, but not the kernel: a generator of unknown make.

    Kernels raise it with the reason; the calls that fail put their operator and argument to
    it, so that the outermost, which the user made, is the one that is named.
    """

    def __init__(self, message: str, value: object, reason: str = "") -> None:
        super().__init__(message)
        self.value = value
        self.reason = reason or message


class DeviceError(BoxwoodError, RuntimeError):
    """Tensors on devices where an operator cannot have them: on two, or without values.

    Kernels raise it with the reason, and with what they call themselves. The calls that fail
    put their operator and the devices of their arguments to it, so that the outermost is
    named, which the user made; `devices` are those that the message lists already.
    """

    def __init__(self, reason: str, who: str = "") -> None:
        super().__init__(f"{who}: {reason}" if who else reason)
        self.reason = reason
        self.devices: frozenset[str] = frozenset()


class NoValuesError(DeviceError, NotImplementedError):
    """Values are asked of a tensor that has a shape alone, one on the meta device.

    PyTorch raises NotImplementedError for it.
    """


class ArgumentRangeError(ArgumentTypeError, RuntimeError):
    """An integer beyond 64 bits: the right type for Python, no value of the schema's.

    PyTorch raises RuntimeError for it.
    """


class KernelContractError(BoxwoodError, RuntimeError):
    """A kernel that broke its side of the call.

    It returned the wrong number of values, left a wrong stack, or returned a new object
    where the schema promises one of the arguments. Names operator, kernel and the place
    where the kernel was registered.
    """
