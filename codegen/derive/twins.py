"""Copying twins of views, where `autogen` of the view asks for them.

A twin takes the view's arguments and gives the same values in memory of its own. Programs in which
nothing may share memory use it in place of the view.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from runtime.keys import DispatchKey
from runtime.schema import BaseOperatorName, FunctionSchema, OperatorName

from ..diagnostics import Collector
from ..model.functions import VIEW_COPY_TAG, NativeFunction, ViewKind
from ..parse.entries import Entry
from ..releases import NEWEST, Release
from .derived import Request, derived_entry, is_possible
from .schemas import out_name

__all__ = ["asks_for_twin", "derive_twins", "twin_name"]

_KEY: Final = DispatchKey.CompositeExplicitAutogradNonFunctional


def twin_name(view: OperatorName) -> OperatorName:
    """`select_copy.int` for `select.int`."""
    base = BaseOperatorName(f"{view.base}_copy", dunder_method=view.name.dunder_method)
    return OperatorName(None, base, view.overload)


def _twin_schema(schema: FunctionSchema) -> FunctionSchema:
    return replace(
        schema,
        name=twin_name(schema.name),
        arguments=tuple(
            replace(argument, annotation=None) for argument in schema.arguments
        ),
        returns=tuple(replace(result, annotation=None) for result in schema.returns),
    )


def asks_for_twin(request: Request) -> bool:
    """Whether a name in the autogen field of a view is that of its twin.

    A composite view needs none: it is taken apart into views that have theirs.
    """
    function = request.function
    return _has_twin(function) and request.name == twin_name(function.name)


def possible_twins(function: NativeFunction) -> list[str]:
    """The names that the autogen field of a view may have; none for any other operator."""
    if not _has_twin(function):
        return []
    twin = replace(function.schema, name=twin_name(function.name))
    return [str(twin.name), str(out_name(twin))]


def _has_twin(function: NativeFunction) -> bool:
    return (
        function.view_kind is ViewKind.aliasing and not function.is_composite_implicit
    )


def derive_twins(
    entries: Iterable[Entry], collector: Collector, release: Release = NEWEST
) -> list[Entry]:
    """The twins to add, each with its kernel; a twin asks for the out variant its view names."""
    functions = [entry.function for entry in entries]
    names = {function.qualified_name: function for function in functions}
    found: list[Entry] = []
    for function in functions:
        for request in (Request(function, name) for name in function.autogen):
            if not asks_for_twin(request):
                continue
            schema = _twin_schema(function.schema)
            entry = derived_entry(
                function, schema, _KEY, request.span, VIEW_COPY_TAG, release=release
            )
            if is_possible(function, entry, request.span, names, collector):
                out = out_name(schema)
                autogen = tuple(name for name in function.autogen if name == out)
                found.append(
                    replace(entry, function=replace(entry.function, autogen=autogen))
                )
    return found
