"""Recording operator calls: as tables, as a program, as a trace of times, as a graph.

    with record({"x": x}) as recording:
        y = model(x)
    print(recording.summary())
    Path("program.py").write_text(recording.program(package="generated"))

What is recorded are the calls that a dispatch mode sees: those that reach a backend. Which
kernels a call goes through on its way, and why these, is told by `runtime.trace`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from ...tensor_base import TensorBase
from .calls import Call, GeneratorRef, Origin, Ref
from .recorder import Recorder
from .recording import Input, Recording, Seed

__all__ = [
    "Call",
    "GeneratorRef",
    "Input",
    "Origin",
    "Recorder",
    "Recording",
    "Ref",
    "Seed",
    "record",
]


@contextmanager
def record(
    inputs: Mapping[str, TensorBase] | None = None, *, constants: bool = False
) -> Iterator[Recording]:
    """Record the operator calls of the block.

    `inputs` are tensors from outside by the names of the parameters that they become in a
    program, in this order. Other tensors from outside are further parameters; with
    `constants`, what they held when they were first used is kept and written into the
    program. `Recorder` is the mode itself.
    """
    recorder = Recorder(inputs, constants=constants)
    with recorder:
        yield recorder.recording
