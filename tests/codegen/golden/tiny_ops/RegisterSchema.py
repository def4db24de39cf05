"""The schemas and tags of the operators of tiny.yaml. Generated: do not edit."""

from __future__ import annotations

from runtime.dispatcher import Dispatcher
from runtime.library import Library

ROWS: tuple[tuple[str, tuple[str, ...]], ...] = (("nothing(Tensor self) -> ()", ()),)


def register(dispatcher: Dispatcher) -> None:
    """Define every operator."""
    library = Library("tiny", "FRAGMENT", None, dispatcher)
    library.define_rows(ROWS, trusted=True)
