"""Which calls hold each operator of the default schema to account.

Samples are written for one overload of a computation. Its other variants take the same
arguments (an out variant besides them the tensors for the results), and the copying
twin of a view takes the view's; so samples spread through the groups of the schema.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

from samples import Sample

from codegen.load import Loaded, load
from codegen.model.functions import NativeFunction
from codegen.model.groups import NativeFunctionsGroup, NativeFunctionsViewGroup
from runtime.schema import SchemaKind

_HERE: Final = Path(__file__).parent
_SCHEMAS: Final = _HERE.parents[1] / "schemas"
_TABLES_OF_ERRORS: Final = ("ERRORS", "REJECTED")

Table = dict[str, list[Sample]]


@cache
def loaded() -> Loaded:
    """The default schema, with everything that is derived from it."""
    return load(_SCHEMAS / "native_functions.yaml", _SCHEMAS / "tags.yaml")


@cache
def functions() -> dict[str, NativeFunction]:
    """Every operator of the default schema by its name: "add.Tensor", "abs"."""
    return {str(function.name): function for function in loaded().functions}


def names(*kinds: SchemaKind) -> list[str]:
    """The operators of these kinds, or all, in the order of their names."""
    return sorted(
        name
        for name, function in functions().items()
        if not kinds or function.kind in kinds
    )


@cache
def own_samples() -> Table:
    """The samples as written, by the overload that they are written for."""
    return _merge(module.SAMPLES for module in _modules() if hasattr(module, "SAMPLES"))


@cache
def rejected() -> Table:
    """The calls that PyTorch refuses, by overload."""
    return _merge(
        getattr(module, table)
        for module in _modules()
        for table in _TABLES_OF_ERRORS
        if hasattr(module, table)
    )


def is_direct(function: NativeFunction, sample: Sample) -> bool:
    """Whether the sample says everything, the tensors for the results included."""
    return all(out.name in sample.kwargs for out in function.schema.out_arguments)


@cache
def samples() -> Table:
    """The samples of every operator that has any: its own, then those of its group."""
    return _spread(own_samples())


def _modules() -> list[ModuleType]:
    paths = sorted([*_HERE.glob("samples_*.py"), *_HERE.glob("rejected_*.py")])
    return [importlib.import_module(path.stem) for path in paths]


def _merge(tables: Iterable[Table]) -> Table:
    merged: Table = {}
    for table in tables:
        for name, found in table.items():
            if name not in functions():
                raise KeyError(f"samples for {name}, which is not in the schema")
            merged.setdefault(name, []).extend(found)
    return merged


def _spread(own: Table) -> Table:
    found = {name: list(table) for name, table in own.items()}
    # A view's samples reach the out variant of its twin in the second round.
    for _ in range(2):
        for members in _families():
            source = next(
                (member for member in members if _givable(member, found)), None
            )
            if source is None:
                continue
            given = _givable(source, found)
            for member in members:
                kept = found.setdefault(str(member.name), [])
                present = {id(sample) for sample in kept}
                kept += [sample for sample in given if id(sample) not in present]
    return found


def _givable(member: NativeFunction, found: Table) -> list[Sample]:
    """The samples that other variants can use: those that bring no tensors for results."""
    table = found.get(str(member.name), [])
    if member.kind is SchemaKind.out:
        return [sample for sample in table if not is_direct(member, sample)]
    return table


def _families() -> Iterator[list[NativeFunction]]:
    """Operators that take the same arguments, the one that gives its samples first."""
    model = loaded()
    for group in model.view_groups:
        if isinstance(group, NativeFunctionsViewGroup):
            yield list(group.functions())
    for group in model.groups:
        if isinstance(group, NativeFunctionsGroup):
            members = [group.functional, group.inplace, group.mutable, group.out]
            yield [member for member in members if member is not None]
