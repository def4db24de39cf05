"""Recording operator calls: as tables, as a program, as a trace of times, as a graph.

    with record({"x": x}) as recording:
        y = model(x)
    print(recording.summary())
    Path("program.py").write_text(recording.program(package="generated"))

What is recorded are the calls that a dispatch mode sees: those that reach a backend. Which
kernels a call goes through on its way, and why these, is told by `runtime.trace`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, ParamSpec, TypeVar

from ...tensor_base import TensorBase
from .calls import Call, GeneratorRef, Origin, Ref
from .draws import Seed
from .recorder import Recorder
from .recording import Input, Recording

__all__ = [
    "Call",
    "GeneratorRef",
    "Input",
    "Origin",
    "RecordBlock",
    "Recorder",
    "Recording",
    "Ref",
    "Seed",
    "record",
]

P = ParamSpec("P")
R = TypeVar("R")


class RecordBlock:
    """What `record` returns: a context manager that gives its `recording`.

    Entered again after its block, or in another thread meanwhile, it goes on with the same
    recording. RuntimeError for a block inside of its own.
    """

    def __init__(self, recorder: Recorder) -> None:
        self._recorder: Final = recorder

    @property
    def recording(self) -> Recording:
        """What was recorded so far."""
        return self._recorder.recording

    def __enter__(self) -> Recording:
        self._recorder.__enter__()
        return self._recorder.recording

    def __exit__(self, *error: Any) -> None:
        self._recorder.__exit__(*error)

    def __call__(self, function: Callable[P, R]) -> Callable[P, R]:
        """The function with the calls of its body recorded."""
        return self._recorder(function)


def record(
    inputs: Mapping[str, TensorBase] | None = None, *, constants: bool = False
) -> RecordBlock:
    """Record the operator calls of the block.

    `inputs` are tensors from outside by the names of the parameters that they become in a
    program, in this order. Other tensors from outside are further parameters; with
    `constants`, what they held when they were first used is kept and written into the
    program. `Recorder` is the mode itself.
    """
    return RecordBlock(Recorder(inputs, constants=constants))
