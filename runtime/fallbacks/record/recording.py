"""What was recorded, and the forms in which it can be looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

from ...lazy import LazyModule
from ...tensor_base import TensorBase
from ..wrappers import chain_of
from . import chrome, graphs, programs, svg, tables
from .calls import Call, Ref
from .constants import Constant
from .draws import Seed
from .sharing import Shared

if TYPE_CHECKING:
    from ..functionalize import tensors as functional_tensors
else:
    functional_tensors = LazyModule(
        __package__.rpartition(".")[0], "functionalize.tensors"
    )


@dataclass(frozen=True, slots=True)
class Input:
    """A tensor that came from outside.

    `constant` is what it held, if that was kept; `shared` is where in a named input it
    lies, if it shows what that holds.
    """

    ref: Ref
    constant: Constant | None
    shared: Shared | None = None

    @property
    def is_parameter(self) -> bool:
        """Whether programs are given it."""
        return self.constant is None and self.shared is None


def _late_value(tensor: TensorBase) -> str:
    """A hint for a view in functional form, which is made when it is first used."""
    if not any(
        isinstance(each, functional_tensors.FunctionalTensor)
        for each in chain_of(tensor)
    ):
        return ""
    return (
        "; a view in functional form has a value from its first use on: ask for the output"
        " in the block"
    )


class Recording(Sequence[Call]):
    """The calls in the order in which they returned, and what they began with.

    `inputs` are the tensors that came from outside, in the order in which they were met.
    """

    def __init__(self) -> None:
        self._calls: list[Call] = []
        self.inputs: list[Input] = []
        self.seeds: list[Seed] = []
        self.find: Callable[[TensorBase], Ref | None] = lambda tensor: None
        """What stands for a tensor that is alive; None if no recorded call had it."""

    def append(self, call: Call) -> None:
        """Add a call."""
        self._calls.append(call)

    @overload
    def __getitem__(self, index: int) -> Call: ...
    @overload
    def __getitem__(self, index: slice) -> list[Call]: ...
    def __getitem__(self, index: int | slice) -> Call | list[Call]:
        return self._calls[index]

    def __len__(self) -> int:
        return len(self._calls)

    def __iter__(self) -> Iterator[Call]:
        return iter(self._calls)

    def __str__(self) -> str:
        return self.table()

    # ---- forms ----

    def table(self) -> str:
        """One line for each call: operator, tensors, keys, kernel, time and bytes."""
        return tables.table(self._calls)

    def summary(self) -> str:
        """One line for each operator, the one that took longest first."""
        return tables.summary(self._calls)

    def program(
        self,
        outputs: TensorBase | Iterable[TensorBase] | None = None,
        *,
        package: programs.Packages = None,
    ) -> str:
        """A Python module with a function `program` that makes the same calls.

        It takes the inputs whose values were not kept, and returns a tuple of `outputs`, by
        default the results that no later call reads. `package` is what it imports to have the
        operators: one name, or several. Calls that raised are left out.

        ValueError for an output that no recorded call had, for a value that has no text,
        and for a package without a name that Python can import.
        """
        refs = programs.unread_results(self._calls)
        if outputs is not None:
            wanted = [outputs] if isinstance(outputs, TensorBase) else list(outputs)
            found = [self.find(tensor) for tensor in wanted]
            refs = [ref for ref in found if ref is not None]
            if len(refs) < len(found):
                place = found.index(None)
                raise ValueError(
                    f"output {place} is not a tensor of the recording: no recorded call was"
                    f" given it or returned it{_late_value(wanted[place])}"
                )
        return programs.write_program(self, refs, package)

    def chrome_trace(self) -> str:
        """JSON for chrome://tracing and Perfetto."""
        return chrome.chrome_trace(self._calls)

    def dot(self) -> str:
        """The graph of calls and tensors for Graphviz."""
        return graphs.dot(graphs.graph_of(self._calls))

    def svg(self) -> str:
        """The graph of calls and tensors as a picture."""
        return svg.svg(graphs.graph_of(self._calls))
