"""The pass that reduces a schema file to what its lists select."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from pathlib import Path

from runtime.schema import SchemaKind

from ..diagnostics import Collector
from ..emit.package import Selection as PackageSelection
from ..inputs import Looked
from ..kernel_index import find_package
from ..link import Linked
from ..load import Loaded
from ..source import SourceFile
from .apply import check_names, select
from .model import Selection
from .parse import read_selection

__all__ = ["selected"]


def selected(
    files: tuple[Path, ...],
    loaded: Loaded,
    link: Callable[[], Linked],
    kernels: Sequence[Path],
    looked: Looked,
    found: Collector,
) -> tuple[Loaded, PackageSelection | None]:
    """What a package holds; everything, and None, without a list or with one that says so.

    Args:
        link: links all kernels; called only where operators are left out.
        kernels: the folders of the kernels, by the numbers of their packages.
        looked: knows what is read of them.
    """
    if not files:
        return loaded, None
    lists = [read_selection(path, found) for path in files]
    selection = reduce(Selection.merged, lists)
    check_names(selection, loaded, found)
    if selection.include_all_operators or found.has_errors:
        return loaded, None
    runtime = find_package("runtime")
    assert runtime is not None
    part = select(
        selection, loaded, link(), kernels=kernels, runtime=runtime, looked=looked
    )
    if not part.loaded.functions:
        found.report(
            "BW709",
            SourceFile(str(files[0]), "").whole(),
            "no operator is selected: the package has none",
            hint=(
                f"name some of the {len(loaded.functions)} operators of the schema file"
                if loaded.functions
                else None
            ),
        )
    writing = {
        function.qualified_name
        for function in loaded.functions
        if function.kind is not SchemaKind.functional
    }
    return part.loaded, PackageSelection(
        part.excluded,
        part.added,
        tuple(sorted(selection.build_features)),
        tuple(sorted(selection.custom_classes)),
        tuple(sorted(selection.kernel_metadata)),
        tuple(name for name in part.excluded if name in writing),
    )
