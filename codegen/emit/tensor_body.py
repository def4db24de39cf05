"""tensor_body.py: the class Tensor, with the operators as methods and Python's own operators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath
from typing import Any

from ..layout import docstring, signature
from ..model.functions import Variant
from ..names import TENSOR_OPERATORS
from ..views import python
from .checking import CHECKING_HELPERS
from .environment import File
from .functions import (
    Definition,
    doc_of,
    is_packet,
    packet_name,
    varargs_lines,
)
from .imports import annotation_imports, uses
from .package import Package
from .public import (
    PublicOverload,
    call_lines,
    inlined_handles,
    is_merged,
    merged_lines,
    merged_parameters,
    overloads,
    parameters,
    result,
    varargs_argument,
)
from .special_methods import OPERAND_HELPERS, special_methods

# Written by hand in TensorBase, as PyTorch's Python binding is: the operators of that
# name don't become methods.
_WRITTEN_BY_HAND = frozenset({"to"})


def emit(package: Package) -> Iterator[File]:
    """The one file."""
    yield File(
        PurePosixPath("tensor_body.py"),
        "tensor_body.py.jinja",
        lambda: _context(package),
        key=package.fingerprint,
    )


def _context(package: Package) -> dict[str, Any]:
    methods: list[Definition] = []
    found_methods = {
        name: found
        for name, found in overloads(package, Variant.method)
        if name not in _WRITTEN_BY_HAND and not _is_of_base(package, name, found)
    }
    functions = dict(overloads(package, Variant.function))
    specials = [
        special
        for special in special_methods(found_methods, functions)
        if not _has_kernels(package, found_methods.get(special.name, ()))
    ]
    # Where `__and__` is an operator that only has stubs, `bitwise_and` serves.
    for special in specials:
        found_methods.pop(special.name, None)
    packets: list[str] = []
    for name, found in found_methods.items():
        if is_packet(found):
            packets.append(packet_name(name, method=True))
        methods.append(Definition(name, _method(package, name, found)))
    texts = [line for d in (*methods, *specials) for line in d.lines]
    handles = sorted(_handles(package))
    return {
        "title": package.title,
        "runtime": package.runtime,
        "methods": methods,
        "specials": specials,
        "packets": [] if package.is_lazy else packets,
        "imports": annotation_imports(package.runtime, texts),
        "handles": [] if package.is_lazy else handles,
        "is_inlined": bool(handles),
        "uses_keys_of_list": uses("_rt_keys_of_list", texts),
        "uses_sequence": uses("Sequence", texts),
        "uses_any": uses("Any", texts),
        "uses_overload": uses("overload", texts),
        "uses_return_types": uses("return_types", texts),
        "uses_dtypes": uses("_rt_dtypes", texts),
        "uses_functions": uses("_functions", texts),
        "helpers": [
            n
            for n in (
                *CHECKING_HELPERS,
                *OPERAND_HELPERS,
                "ArgumentTypeError",
                "int_list",
                "no_overload",
                "out_tuple",
                "require_overload",
            )
            if uses(f"_rt_{n}", texts)
        ],
    }


def _is_of_base(package: Package, name: str, found: Sequence[PublicOverload]) -> bool:
    """Whether the base class does what the operators would do if they had kernels."""
    return name in TENSOR_OPERATORS and not _has_kernels(package, found)


def _has_kernels(package: Package, found: Sequence[PublicOverload]) -> bool:
    """Whether any of the operators does more than to say that it has no kernel."""
    return any(package.has_kernel(overload.main) for overload in found)


def _method(package: Package, name: str, found: Sequence[PublicOverload]) -> list[str]:
    if len(found) == 1:
        overload = found[0]
        if varargs_argument(overload, method=True) is not None:
            return varargs_lines(package, name, overload, method=True, indent=4)
        return [
            signature(
                f"def {name}(",
                parameters(overload, method=True),
                f") -> {result(package, overload)}:",
                indent=4,
            ),
            docstring(str(overload.main), indent=8),
            *call_lines(package, overload, indent=8),
        ]
    if is_merged(found):
        return [
            signature(
                f"def {name}(",
                merged_parameters(found, method=True),
                f") -> {result(package, found[0])}:",
                indent=4,
            ),
            doc_of(found, indent=8),
            *merged_lines(package, name, found, indent=8),
        ]
    return _packet_method(package, name, found)


def _packet_method(
    package: Package, name: str, found: Sequence[PublicOverload]
) -> list[str]:
    lines: list[str] = []
    for overload in found:
        head = signature(
            f"def {name}(",
            parameters(overload, method=True),
            f") -> {result(package, overload)}: ...",
            indent=4,
        )
        # In the base class it is one method, which a checker can't see to be the same.
        ignored = name in TENSOR_OPERATORS and not lines
        comment = "  # type: ignore[override]" if ignored else ""
        lines += [f"    @overload{comment}", head, ""]
        packed = varargs_argument(overload, method=True)
        if packed is not None:
            spread = python.argument_name(packed)
            lines += [
                "    @overload",
                f"    def {name}(self, *{spread}: int) -> {result(package, overload)}: ...",
                "",
            ]
    choice = packet_name(name, method=True)
    if package.is_lazy:
        choice = f"_functions.{choice}"
    return [
        *lines,
        f"    def {name}(self, *args: Any, **kwargs: Any) -> Any:",
        doc_of(found, indent=8),
        f"        return {choice}({_with_self(found)}, **kwargs)",
    ]


def _with_self(found: Sequence[PublicOverload]) -> str:
    """The arguments with self where the schemas have it, which is not always the front."""
    index = min(o.main.schema.self_index or 0 for o in found)
    return f"*args[:{index}], self, *args[{index}:]" if index else "self, *args"


def _handles(package: Package) -> Iterator[str]:
    for _, found in overloads(package, Variant.method):
        if is_merged(found):
            yield from inlined_handles(found)
