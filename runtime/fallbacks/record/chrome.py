"""Recordings as JSON of the Trace Event Format, which chrome://tracing and Perfetto show."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from typing import Any

from .calls import Call, shown_arguments


def chrome_trace(calls: Sequence[Call]) -> str:
    """One complete event ("ph": "X") for each call; times in microseconds.

    Time starts with the first call. Threads are numbered in the order in which they came.
    """
    process = os.getpid()
    origin = min((call.start for call in calls), default=0)
    threads = sorted({call.thread for call in calls})
    events: list[dict[str, Any]] = [
        {
            "name": "thread_name",
            "ph": "M",
            "pid": process,
            "tid": thread,
            "args": {"name": f"thread {thread}"},
        }
        for thread in threads
    ]
    events += [
        {
            "name": call.operator.qualified_name,
            "cat": "operator",
            "ph": "X",
            "ts": (call.start - origin) / 1000,
            "dur": call.nanoseconds / 1000,
            "pid": process,
            "tid": call.thread,
            "args": _details(number, call),
        }
        for number, call in enumerate(calls)
    ]
    return json.dumps({"traceEvents": events, "displayTimeUnit": "ns"}, indent=1)


def _details(number: int, call: Call) -> dict[str, Any]:
    details: dict[str, Any] = {
        "call": number,
        "arguments": shown_arguments(call),
        "inputs": list(map(str, call.inputs)),
        "results": list(map(str, call.outputs)),
        "keys": str(call.keys),
        "key": str(call.key),
        "kernel": call.kernel,
        "read bytes": call.read_bytes,
        "written bytes": call.written_bytes,
        "new bytes": call.new_bytes,
    }
    if call.error is not None:
        details["error"] = call.error
    return details
