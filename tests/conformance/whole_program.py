"""Looks at a generated package of all of PyTorch's operators, as a program of its own.

It gets the folder of the package `aten` and a file in which torchgen says what operators
there are. The process has nothing of this repository; see test_whole_aten_conformance.py,
which reads what it prints: a line of JSON.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

folder, described = sys.argv[1:]
sys.path.insert(0, folder)


class Refuse:
    """Stands before the finders of modules: the runtime has to be the one in the package."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] in ("runtime", "codegen", "generated"):
            raise ImportError(f"{name} is not there")


sys.meta_path.insert(0, Refuse())

import aten  # type: ignore[import-not-found]  # noqa: E402
from aten import operators, redispatch  # noqa: E402
from aten._runtime.dispatcher import get_default_dispatcher  # type: ignore[import-not-found] # noqa: E402
from aten._runtime.generator import Generator  # type: ignore[import-not-found] # noqa: E402
from aten._runtime.introspect import check_invariants  # type: ignore[import-not-found] # noqa: E402
from aten._runtime.keys import DispatchKey  # type: ignore[import-not-found] # noqa: E402
from aten._runtime.library import Library  # type: ignore[import-not-found] # noqa: E402
from aten._runtime.local_keys import (  # type: ignore[import-not-found] # noqa: E402
    IncludeDispatchKeyGuard,
)

KEY = "TESTING_ONLY_GenericMode"
# What only a defect of generated code would raise.
DEFECTS = (
    NameError,
    AttributeError,
    SyntaxError,
    AssertionError,
    KeyError,
    ImportError,
)
# Values by the base type of an argument.
VALUES: dict[str, Any] = {
    "Tensor": aten.tensor([1.0, 2.0]),
    "int": 1,
    "SymInt": 1,
    "float": 0.5,
    "bool": True,
    "Scalar": 2,
    "str": "sum",
    "ScalarType": aten.float32,
    "Layout": aten.strided,
    "Device": aten.device("cpu"),
    "DeviceIndex": 0,
    "MemoryFormat": aten.contiguous_format,
    "Generator": Generator(),
    "Storage": aten.tensor([1.0])._storage or object(),
}


def value(argument: dict[str, Any]) -> Any:
    """Something to pass for an argument; every one is an object of its own where it can be."""
    base = argument["base"]
    if base == "Tensor":
        one: Any = aten.tensor([1.0, 2.0])
    else:
        one = VALUES.get(base, object())
    if argument["list"] is None:
        return one
    more = aten.tensor([3.0]) if base == "Tensor" else one
    return [one, *[more] * (max(argument["list"], 1) - 1)]


def wrappers(module: Any) -> dict[str, Any]:
    """The wrappers of a module by the operators that their docstrings name."""
    found = {}
    for name in module.__all__:
        function = getattr(module, name)
        operator = (function.__doc__ or "").removeprefix("aten::").partition("(")[0]
        # Some have an underscore more: they would mean something else in Python.
        if name.strip("_") == operator.replace(".", "_").strip("_"):
            found[operator] = function
    return found


def call(function: Any, row: dict[str, Any], values: list[Any], *first: Any) -> Any:
    """Call a wrapper by its own convention: keyword-only arguments by keyword."""
    parameters = [*inspect.signature(function).parameters.values()][len(first) :]
    positional, keywords = [], {}
    for parameter, given in zip(parameters, values, strict=True):
        if parameter.kind is inspect.Parameter.KEYWORD_ONLY:
            keywords[parameter.name] = given
        else:
            positional.append(given)
    return function(*first, *positional, **keywords)


def signature_problems(function: Any, row: dict[str, Any], skipped: int) -> list[str]:
    """Where the parameters are not those of the schema, or have no types."""
    found = []
    signature = inspect.signature(function)
    parameters = [*signature.parameters.values()][skipped:]
    if len(parameters) != len(row["arguments"]):
        return [f"{row['name']}: {len(parameters)} parameters"]
    for parameter, argument in zip(parameters, row["arguments"], strict=True):
        keyword_only = parameter.kind is inspect.Parameter.KEYWORD_ONLY
        has_default = parameter.default is not inspect.Parameter.empty
        if (
            parameter.name.rstrip("_") != argument["name"].rstrip("_")
            or keyword_only != argument["kwarg_only"]
            or has_default != argument["has_default"]
            or parameter.annotation in (inspect.Parameter.empty, "Any")
        ):
            found.append(f"{row['name']}: {parameter} for {argument}")
    if signature.return_annotation is inspect.Signature.empty:
        found.append(f"{row['name']}: no type of the result")
    return found


def result_problems(function: Any, row: dict[str, Any]) -> list[str]:
    """Where a boxed kernel's results don't come back as the schema says."""
    values = [value(argument) for argument in row["arguments"]]
    left = [object() for _ in row["returns"]]

    def boxed(op: Any, stack: list[Any]) -> None:
        if op.qualified_name == f"aten::{row['name']}":
            stack[:] = left

    BOXED.append(boxed)
    got = call(function, row, values)
    BOXED.pop()
    expected = [
        own if place is None else values[place]
        for own, place in zip(left, row["returns"], strict=True)
    ]
    results = [] if not expected else [got] if len(expected) == 1 else [*got]
    if got is not None and not expected:
        return [f"{row['name']} returned {got!r}"]
    if len(results) != len(expected) or any(
        a is not b for a, b in zip(results, expected, strict=True)
    ):
        return [f"{row['name']} returned {results} for {expected}"]
    return []


BOXED: list[Any] = []


def fallback(op: Any, stack: list[Any]) -> None:
    """Calls the boxed kernel of the moment."""
    BOXED[-1](op, stack)


def method_problems(row: dict[str, Any]) -> list[str]:
    """Where a method of one overload has other parameters than the schema, or another order."""
    base = row["name"].partition(".")[0]
    method: Any = getattr(aten.Tensor, base, None)
    text = getattr(method, "__doc__", None) or ""
    if not text.startswith("aten::") or text.count("aten::") != 1:
        return []
    METHODS.append(base)
    # A list of integers that may be spread over several arguments is there twice.
    given = (name.rstrip("_") for name in inspect.signature(method).parameters)
    parameters = [*dict.fromkeys(given)]
    names = [argument["name"].rstrip("_") for argument in row["arguments"]]
    names.remove("self")
    if parameters[0] != "self" or [p for p in parameters[1:] if p in names] != names:
        return [f"Tensor.{base}: {parameters} for {names}"]
    return []


METHODS: list[str] = []


def outcome(function: Any, row: dict[str, Any]) -> str:
    """What happens when an operator is called on tensors of the CPU."""
    values = [value(argument) for argument in row["arguments"]]
    try:
        call(function, row, values)
    except DEFECTS as error:
        return f"defect: {row['name']}: {type(error).__name__}: {error}"
    except NotImplementedError as error:
        text = str(error)
        if "is declared but not written" in text:
            named = text.split(" is declared")[0].split(" ")
            if len(named) >= 6 and named[0] == "kernel" and "::" in named[3]:
                return "stub"
            return f"defect: {row['name']}: {text}"
        return "no kernel" if " has no kernel for " in text else "refused"
    except Exception:
        return "refused"
    return "computed"


def main() -> None:
    rows = json.loads(Path(described).read_text())
    problems: list[str] = []
    functions, redispatching = wrappers(operators), wrappers(redispatch)
    outcomes: Counter[str] = Counter()
    with Library("_", "IMPL") as library:
        library.fallback(fallback, KEY)
        with IncludeDispatchKeyGuard(DispatchKey[KEY]):
            for row in rows:
                function = functions[row["name"]]
                problems += signature_problems(function, row, 0)
                problems += signature_problems(redispatching[row["name"]], row, 1)
                problems += result_problems(function, row)
    for row in rows:
        found = outcome(functions[row["name"]], row)
        outcomes[found.partition(":")[0]] += 1
        if found.startswith("defect"):
            problems.append(found)
    for row in rows:
        if row["is_method"]:
            problems += method_problems(row)
    dispatcher = get_default_dispatcher()
    print(
        json.dumps(
            {
                "operators": sorted(str(op) for op in dispatcher.operators()),
                "problems": problems + check_invariants(dispatcher),
                "outcomes": outcomes,
                "methods": len(METHODS),
                "wrappers": len(functions),
                "typed": sum(
                    callable(getattr(aten, n)) for n in aten.functions.__all__
                ),
            }
        )
    )


main()
