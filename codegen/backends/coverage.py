"""What each operator has on a backend, and why.

Which kernel a key takes is asked of `codegen.explain`, which asks what serves the calls.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from runtime.keys import DispatchKey

from ..explain import Registered, TableRow, explain, registrations, rule
from ..load import Loaded
from ..model.functions import NativeFunction
from .link import BackendRow
from .model import Backend

__all__ = ["Coverage", "Got", "cover"]


class Got(Enum):
    """What an operator has on a backend."""

    own = "own kernel"
    own_autograd = "own autograd kernel"
    stub = "stub"
    wrapped = "made from a variant"
    default = "default form"
    composite = "composite"
    missing = "missing"


@dataclass(frozen=True, slots=True)
class Coverage:
    """One operator: what it has, and a sentence that says why."""

    operator: str
    got: Got
    why: str

    @staticmethod
    def counts(found: Iterable[Coverage]) -> list[tuple[int, str]]:
        """How many operators have what."""
        counted = Counter(one.got for one in found)
        return [(counted[got], got.value) for got in Got if counted[got]]


def cover(
    lists: Iterable[Loaded],
    backend: Backend,
    tables: Mapping[DispatchKey, Iterable[BackendRow]],
    stubs: frozenset[str],
) -> list[Coverage]:
    """Every operator of the lists, sorted.

    Args:
        tables: what is registered for the backend, by key.
        stubs: the names of functions that are kernels yet to be written.
    """
    own: dict[tuple[str, DispatchKey], BackendRow] = {
        (row.operator.qualified_name, key): row
        for key, rows in tables.items()
        for row in rows
    }
    asker = _Asker(backend, own, stubs)
    found: dict[str, tuple[Loaded, NativeFunction]] = {}
    for loaded in lists:
        for function in loaded.functions:
            found.setdefault(function.qualified_name, (loaded, function))
    covered = {name: asker.ask(*found[name]) for name in sorted(found)}
    return list(_checked(covered, asker.default_of))


def _checked(
    covered: Mapping[str, Coverage], default_of: Mapping[str, str]
) -> Iterator[Coverage]:
    """A default form is none where the out operator that it calls has nothing."""
    for name, one in covered.items():
        out = covered.get(default_of.get(name, ""))
        if out is not None and out.got is Got.missing:
            why = (
                f"{one.why}, is there, but needs {out.operator}, which has no kernel:"
                " calls raise"
            )
            yield Coverage(name, Got.missing, why)
        else:
            yield one


class _Asker:
    """Explains one operator at a time; notes the out operators that default forms call."""

    def __init__(
        self,
        backend: Backend,
        own: Mapping[tuple[str, DispatchKey], BackendRow],
        stubs: frozenset[str],
    ) -> None:
        self.backend = backend
        self.own = own
        self.stubs = stubs
        self.default_of: dict[str, str] = {}

    def ask(self, loaded: Loaded, function: NativeFunction) -> Coverage:
        """What the function has on the backend's key, or on its autograd key if it is there."""
        name = function.qualified_name
        registered = registrations(loaded, function)
        mine: dict[DispatchKey, Registered] = {}
        for key in (self.backend.key, self.backend.autograd_key):
            row = self.own.get((name, key)) if key is not None else None
            if row is not None and key is not None:
                mine[key] = Registered(_text(row))
        registered |= mine
        key = next(reversed(mine), self.backend.key)
        (entry,) = explain(registered, (), (key,))
        return self._coverage(loaded, function, key, entry)

    def _coverage(
        self,
        loaded: Loaded,
        function: NativeFunction,
        key: DispatchKey,
        entry: TableRow,
    ) -> Coverage:
        name = function.qualified_name
        kernel, why = entry.now.kernel, rule(entry.now)
        if kernel is None:
            return Coverage(name, Got.missing, why)
        why = f"{kernel.text}, {why}"
        source = entry.now.registered_for
        row = self.own.get((name, key))
        if row is not None and source is key:
            if key is not self.backend.key:
                why = f"{kernel.text}, registered for {key.name}"
            return Coverage(name, self._got(row, key), why)
        index = loaded.backend_indices.get(source) if source is not None else None
        derived = index.find_derived(function) if index is not None else None
        if derived is not None:
            self.default_of[name] = derived.out
            return Coverage(name, Got.default, why)
        return Coverage(name, Got.composite, why)

    def _got(self, row: BackendRow, key: DispatchKey) -> Got:
        if row.source is not None:
            return Got.wrapped
        if row.function is not None and row.function.name in self.stubs:
            return Got.stub
        return Got.own if key is self.backend.key else Got.own_autograd


def _text(row: BackendRow) -> str:
    if row.source is not None:
        return f"made from {row.source}"
    function = row.function
    if function is None:
        return ""
    # Of a file alone, the module of a kernel is not known.
    return f"{function.module}.{function.name}" if function.module else function.name
