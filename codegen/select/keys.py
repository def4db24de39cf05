"""The part of a schema file that concerns some dispatch keys: `--backends`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from runtime.keys import DispatchKey

from ..diagnostics import Collector, nearest
from ..load import Loaded
from ..model.kernels import COMPOSITE_KEYS
from ..options import key_names
from ..source import SourceFile, Span, quoted

__all__ = ["OPTION", "of_backends"]

OPTION: Final = "--backends"

_NAME: Final = re.compile(r"[^\s,]+")


def of_backends(loaded: Loaded, backends: str | None, found: Collector) -> Loaded:
    """The same operators with the kernels for the named keys, and those for all backends.

    A name that is no key is an error (BW707). That no operator has a kernel for a key is a
    warning (BW708).

    Args:
        backends: names with commas between them; None for all keys that there are.
    """
    if backends is None:
        return loaded
    keys = {*_keys(loaded, SourceFile(OPTION, backends), found), *COMPOSITE_KEYS}
    kept = {key: index for key, index in loaded.backend_indices.items() if key in keys}
    return replace(loaded, backend_indices=MappingProxyType(kept))


def _keys(
    loaded: Loaded, source: SourceFile, found: Collector
) -> Iterator[DispatchKey]:
    names = key_names(loaded.configuration.options.backend)
    for match in _NAME.finditer(source.text):
        span = Span(source, match.start(), match.end())
        key = names.get(match[0])
        if key is None:
            message = f"there is no dispatch key {quoted(match[0])}"
            found.report("BW707", span, message, hint=nearest(match[0], names))
            continue
        if key not in loaded.backend_indices and key not in COMPOSITE_KEYS:
            present = ", ".join(k.name for k in loaded.backend_indices)
            found.report(
                "BW708",
                span,
                f"no operator has a kernel for {key.name}",
                hint=f"there are kernels for {present or 'no key'}",
            )
        yield key
