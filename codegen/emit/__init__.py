"""From a linked schema file to texts. `EMITTERS` is the list of everything that is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from . import (
    boxed_kernel_wrappers,
    functions,
    native_functions,
    operators,
    package_init,
    register,
    return_types,
    selection,
    shards,
    tensor_body,
)
from .environment import File
from .package import Package

EMITTERS: Final[tuple[Callable[[Package], Iterator[File]], ...]] = (
    package_init.emit,
    boxed_kernel_wrappers.emit,
    functions.emit,
    native_functions.emit,
    operators.emit,
    register.emit,
    return_types.emit,
    selection.emit,
    shards.emit,
    tensor_body.emit,
)
