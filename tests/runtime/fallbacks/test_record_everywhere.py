"""Every operator of the default schema, recorded; and what was recorded, run again."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

import fallback_calls as calls
import operator_cases as cases
import pytest

from runtime.fallbacks.record import Recorder, Recording
from runtime.fallbacks.record.literals import usable_name
from runtime.fallbacks.values import tensors_in
from runtime.tensor import TensorBase

SEEN: list[Recording] = []


def _names_from_outside(text: str) -> set[str]:
    """What the function of a program uses that it does not make itself."""
    (function,) = [n for n in ast.parse(text).body if isinstance(n, ast.FunctionDef)]
    names = [n for n in ast.walk(function) if isinstance(n, ast.Name)]
    made = {n.id for n in names if isinstance(n.ctx, ast.Store)}
    return {n.id for n in names} - made


def _replay(recording: Recording, results: list[TensorBase]) -> list[TensorBase]:
    text = recording.program(results)
    for name in _names_from_outside(text):
        # An input of that name would take its place.
        with pytest.raises(ValueError, match="has a meaning"):
            usable_name(name)
    names: dict[str, Any] = {}
    exec(compile(text, "program.py", "exec"), names)
    return list(names["program"]())


def _recorded(operator: Any) -> Callable[..., Any]:
    """The operator; the recorded program has to make its results and what it wrote."""

    def call(*args: Any, **kwargs: Any) -> Any:
        mode = Recorder(constants=True)
        with mode:
            result = operator(*args, **kwargs)
        recording = mode.recording
        SEEN.append(recording)
        # A composite may make no call, and return what it was given.
        assert all(map(recording.find, tensors_in(result))) or not recording
        known = tensors_in([result, args, kwargs])
        made = [tensor for tensor in known if recording.find(tensor) is not None]
        for replayed, tensor in zip(_replay(recording, made), made, strict=True):
            assert PLAIN.look(replayed) == PLAIN.look(tensor)
            if not tensor.is_meta and not _leaves_memory_open(recording):
                assert replayed.array.tobytes() == tensor.array.tobytes()
        return result

    return call


PLAIN = calls.PLAIN


def _leaves_memory_open(recording: Recording) -> bool:
    """Whether a call made memory that it did not write to."""
    return any("empty" in call.name or "resize" in call.name for call in recording)


@pytest.mark.parametrize("name", cases.names())
def test_recorded_calls_run_again(name: str) -> None:
    SEEN.clear()
    assert calls.differing_calls(name, PLAIN, _recorded, limit=12) == []
    assert SEEN
    assert any(len(recording) for recording in SEEN)
