"""What an operator will have on a backend by the file of that backend alone, before any code.

Names of kernels stand for functions. What is said of an operator is what
`codegen.backends.coverage` says of the package that is made from the file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from runtime.keys import DispatchKey

from ..explain import Registered, registrations
from ..kernel_index import KernelFunction
from ..link import Row
from ..load import Loaded
from ..model.functions import NativeFunction
from ..source import Span
from .coverage import Coverage, cover
from .link import BackendRow
from .load import LoadedBackend
from .model import Backend
from .variants import made_variants

__all__ = ["Outlook", "outlook"]


@dataclass(frozen=True, slots=True)
class Outlook:
    """What one operator has on a backend.

    Args:
        coverage: in a word and a sentence.
        registered: the kernels of the operator list and of the backend, by key.
    """

    backend: Backend
    coverage: Coverage
    registered: Mapping[DispatchKey, Registered]

    @property
    def keys(self) -> tuple[DispatchKey, ...]:
        """The key of the backend, and that of its autograd kernels if there is one."""
        both = self.backend.key, self.backend.autograd_key
        return tuple(key for key in both if key is not None)


def outlook(
    loaded: Loaded, joined: LoadedBackend, backend: Backend, function: NativeFunction
) -> Outlook:
    """What the function has, which is one of the operator list or of the backend's own."""
    name = function.qualified_name
    tables = {
        key: [*_rows(loaded, joined, key)]
        # Kernels on the backend's key come first, as they are registered.
        for key in sorted(joined.indices, key=lambda k: k is not backend.key)
    }
    covered = cover((loaded, joined.custom), backend, tables, frozenset())
    (coverage,) = (each for each in covered if each.operator == name)
    listed = loaded if function in loaded.functions else joined.custom
    registered = dict(registrations(listed, function))
    for key, rows in tables.items():
        for row in rows:
            if row.operator.qualified_name == name:
                registered[key] = _registered(row)
    return Outlook(backend, coverage, registered)


def _registered(row: BackendRow) -> Registered:
    kernel = row.function
    assert kernel is not None
    text = kernel.name if row.source is None else f"made from {row.source}"
    return Registered(text, kernel.span)


def _rows(
    loaded: Loaded, joined: LoadedBackend, key: DispatchKey
) -> Iterator[BackendRow]:
    """What is registered for one key; the variants have the place that they are made from."""
    index = joined.indices[key]
    places: dict[str, Span] = {}
    for name, kernel in index.kernels:
        operator = joined.functions[name]
        places[name] = kernel.span or operator.spans.func
        yield _row(operator, kernel.name, places[name])
    groups = (*loaded.groups, *joined.custom.groups)
    for variant, functional, _ in made_variants(groups, index):
        source = functional.qualified_name
        yield _row(variant, source, places[source], source)


def _row(
    operator: NativeFunction, kernel: str, span: Span, source: str | None = None
) -> BackendRow:
    row = Row(operator.namespace, str(operator.name), kernel, frozenset())
    return BackendRow(row, operator, KernelFunction(kernel, "", span, None), source)
