"""What a registration gives back: the handle that removes it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeAlias, TypeVar

from .errors import RegistrationError
from .kernel import Registration

if TYPE_CHECKING:
    from .operator import OperatorHandle

Owner = TypeVar("Owner")
T = TypeVar("T")


class RegistrationHandle(ABC):
    """Undoes one registration. A context manager that does so at the end of its block.

    RegistrationError for a block after it was removed: nothing would be registered there.
    """

    __slots__ = ()

    @abstractmethod
    def remove(self) -> None:
        """Remove this very registration. A second call does nothing.

        After one that was interrupted, a second call completes it.
        """

    @property
    @abstractmethod
    def is_removed(self) -> bool:
        """Whether `remove` was called."""

    @property
    @abstractmethod
    def what(self) -> object:
        """What was registered, for messages."""

    def undo(self, failure: BaseException) -> None:
        """Remove this registration because of `failure`, which is raised afterwards.

        What listeners raise when they are told becomes a note of it.
        """
        try:
            self.remove()
        except Exception as error:
            failure.add_note(f"while {self.what} was undone: {error!r}")

    def __enter__(self) -> RegistrationHandle:
        if self.is_removed:
            raise RegistrationError(
                f"this registration of {self.what} was removed; register it again"
            )
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            f"{self!r} cannot be copied or pickled: a registration is removed once"
        )

    def __repr__(self) -> str:
        state = " (removed)" if self.is_removed else ""
        return f"<registration of {self.what}{state}>"


class Undoing(RegistrationHandle):
    """The handle that calls `undo` with `owner` and `what`, the registered thing."""

    __slots__ = ("_owner", "_undo", "_what")

    def __init__(self, undo: Callable[[Owner, T], None], owner: Owner, what: T) -> None:
        self._undo: Callable[[Any, Any], None] | None = undo
        self._owner: Final = owner
        self._what: Final = what

    def remove(self) -> None:
        undo = self._undo
        if undo is not None:
            undo(self._owner, self._what)
            self._undo = None

    @property
    def is_removed(self) -> bool:
        return self._undo is None

    @property
    def what(self) -> object:
        return self._what


class KernelRegistration(RegistrationHandle, Registration):
    """A kernel that was registered by itself, which is its own handle.

    `operator` is the one that it is registered for, None once it was removed. One object
    and not two: kernels are registered by the ten thousand.
    """

    __slots__ = ("operator",)

    operator: OperatorHandle | None

    def remove(self) -> None:
        operator = self.operator
        if operator is not None:
            operator.remove_kernel(self)
            self.operator = None

    @property
    def is_removed(self) -> bool:
        return self.operator is None

    @property
    def what(self) -> object:
        return Registration.__repr__(self)


# Note [Whole or not at all]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~
# Ctrl-C raises KeyboardInterrupt between any two instructions of the main thread, and so
# can what a signal handler or a debugger raises. A registration that it meets must leave
# no trace, and no registration may be lost that took effect. Hence this order:
#
# - The handle that undoes a registration is made first, put into the list `kept` that the
#   caller may have given, and only then is the registration made. Undoing something that
#   was not made, or was made in part, is right as well: it goes by identity.
# - The outermost function undoes whatever it began if anything is raised in it, what it
#   would return included.
# - One operator changes in several assignments; `Dispatcher._publish` takes those back
#   that were made.
#
# So one interruption is survived; one that comes while another is dealt with is not. Nor
# is one that comes before the first statement of `__exit__`, which Python does not let a
# class help: `Library.destroy` can be called after it.
Kept: TypeAlias = "list[RegistrationHandle] | None"
"""Where a registration is to put its handle, see Note [Whole or not at all]."""


def keep(made: RegistrationHandle, kept: Kept) -> RegistrationHandle:
    """`made`, put into `kept`."""
    if kept is not None:
        kept.append(made)
    return made


def run_all(actions: Sequence[Callable[[], None]]) -> None:
    """Run the actions. If some of them raise, what the first raised is raised at the end."""
    failure: BaseException | None = None
    for action in actions:
        try:
            action()
        except BaseException as error:
            failure = failure or error
    if failure is not None:
        raise failure


def undo_all(handles: Sequence[RegistrationHandle], failure: BaseException) -> None:
    """Undo registrations because of `failure`, the newest first."""
    for handle in reversed(handles):
        handle.undo(failure)


def remove_all(handles: Sequence[RegistrationHandle]) -> None:
    """Remove registrations, the newest first; all of them, even if some of them raise."""
    run_all([handle.remove for handle in reversed(handles)])
