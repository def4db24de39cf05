"""What a call is told that finds no kernel: what there is, what is missing, what to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import pytest

import generated as bw
from runtime.boxing import BoxedKernel
from runtime.device import Device, dispatch_key_of
from runtime.errors import DispatchError
from runtime.fallbacks import autograd
from runtime.key_set import DispatchKeySet
from runtime.library import Library
from runtime.tensor import empty_tensor


def _kernel(*args: Any) -> Any:
    return bw.ones(2)


DEFINED: dict[str, tuple[str, dict[str, Any]]] = {
    "make": ("make(int n) -> Tensor", {"CPU": _kernel}),
    "make_on": ("make_on(int n, *, Device? device=None) -> Tensor", {"CPU": _kernel}),
    "join": ("join(Tensor[] parts) -> Tensor", {"CPU": _kernel}),
    "maybe": ("maybe(Tensor? x=None, Tensor? y=None) -> Tensor", {"CPU": _kernel}),
    "both": (
        "both(Tensor x) -> Tensor",
        {"FPGA": _kernel, "CompositeImplicitAutograd": _kernel},
    ),
    "skipped": ("skipped(Tensor x) -> Tensor", {"CPU": BoxedKernel.make_fallthrough()}),
    "bare": ("bare(Tensor x) -> Tensor", {}),
    "bare_make": ("bare_make() -> Tensor", {}),
}


@pytest.fixture(scope="module", autouse=True)
def said() -> Iterator[Any]:
    with Library("said", "DEF") as library:
        for name, (schema, kernels) in DEFINED.items():
            library.define(schema)
            for key, kernel in kernels.items():
                library.impl(name, kernel, key)
        yield bw.ops.said


def _on(device: str) -> Any:
    return empty_tensor((2,), bw.float32, Device(device))


def _impl(name: str, key: str, namespace: str = "said") -> str:
    return f'Library("{namespace}", "IMPL", "{key}").impl("{name}", kernel)'


NONE_FOR = "none is registered for the key or an alias of it"
CPU_FALLBACK = "or run on the CPU what has no kernel: runtime.fallbacks.cpu_fallback"

Row = tuple[Callable[[], Any], str, list[str], list[str]]

# The call; how the message begins; what else it says; what it must not say.
ROWS: dict[str, Row] = {
    "factory": (
        lambda: bw.ops.said.make(2),
        f"said::make has no kernel for Undefined: {NONE_FOR}",
        [
            "the call has no tensor arguments, and so no backend\n",
            f"kernels of said::make: CPU (registered at {__file__}",
            _impl("make", "CompositeExplicitAutograd"),
        ],
        ["BackendSelect", "is None", "is empty"],
    ),
    "factory with a device": (
        lambda: bw.ops.said.make_on(2, device="cpu"),
        "said::make_on has no kernel for Undefined",
        [
            "argument 'device' is cpu, which chooses none by itself",
            _impl("make_on", "CompositeExplicitAutograd"),
            f"redispatches to the key of its device: {_impl('make_on', 'BackendSelect')}",
        ],
        [],
    ),
    "factory without its device": (
        lambda: bw.ops.said.make_on(2),
        "said::make_on has no kernel for Undefined",
        [_impl("make_on", "BackendSelect")],
        ["argument 'device'"],
    ),
    "empty list": (
        lambda: bw.ops.said.join([]),
        "said::join has no kernel for Undefined",
        ["no tensor arguments, and so no backend: 'parts' is empty"],
        ["BackendSelect"],
    ),
    "optional tensors left out": (
        lambda: bw.ops.said.maybe(),
        "said::maybe has no kernel for Undefined",
        ["no tensor arguments, and so no backend: 'x' is None, 'y' is None"],
        [],
    ),
    "device without kernels": (
        lambda: bw.ones(2, device="cuda:1"),
        "aten::empty.memory_format has no kernel for CUDA",
        [
            "argument 'device' is cuda:1",
            "CPU (",
            _impl("empty.memory_format", "CUDA", "aten"),
        ],
        [CPU_FALLBACK],
    ),
    "PrivateUse1": (
        lambda: bw.ops.said.join([_on("privateuseone")]),
        "said::join has no kernel for PrivateUse1",
        [
            "argument 'parts' brings PrivateUse1",
            _impl("join", "PrivateUse1"),
            CPU_FALLBACK,
        ],
        ["CompositeImplicitAutograd"],
    ),
    "Meta": (
        lambda: bw.ops.said.join([_on("meta")]),
        "said::join has no kernel for Meta",
        [
            "argument 'parts' brings Meta",
            "a kernel for Meta returns what has the right shape, on meta",
            _impl("join", "Meta"),
        ],
        [],
    ),
    "Meta, where values decide": (
        lambda: bw.nonzero(_on("meta")),
        "aten::nonzero has no kernel for Meta",
        ["what it returns depends on values, and tensors on meta have none"],
        ["to register"],
    ),
    "ambiguous": (
        lambda: bw.ops.said.both(_on("fpga")),
        "the kernel of said::both for AutogradOther is ambiguous",
        [
            "argument 'x' brings AutogradOther",
            "kernels of said::both: FPGA (",
            "CompositeImplicitAutograd (registered at",
            _impl("both", "AutogradOther"),
        ],
        ["for every operator"],
    ),
    "falls through": (
        lambda: bw.ops.said.skipped(bw.ones(2)),
        "said::skipped has no kernel for Undefined",
        [
            "argument 'x' brings DispatchKeySet(CPU",
        ],
        ["no tensor arguments"],
    ),
    "no kernel at all": (
        lambda: bw.ops.said.bare(bw.ones(2)),
        "said::bare has no kernel for CPU, nor for any other key: it was only defined"
        f" (registered at {__file__}",
        [
            "argument 'x' brings CPU",
            _impl("bare", "CPU"),
            "or for all backends one that is made of other operators:"
            f" {_impl('bare', 'CompositeImplicitAutograd')}",
        ],
        ["kernels of"],
    ),
    "no kernel and no tensor": (
        lambda: bw.ops.said.bare_make(),
        "said::bare_make has no kernel for Undefined, nor for any other key",
        [_impl("bare_make", "CompositeExplicitAutograd")],
        ["kernels of"],
    ),
}


def _message(call: Callable[[], Any]) -> str:
    with pytest.raises(DispatchError) as caught:
        call()
    return str(caught.value)


@pytest.mark.parametrize("name", ROWS)
def test_what_is_there_what_is_missing_and_what_to_do(name: str) -> None:
    call, beginning, texts, absent = ROWS[name]
    message = _message(call)
    assert message.startswith(beginning)
    assert [text for text in texts if text not in message] == []
    assert [text for text in absent if text in message] == []


@pytest.mark.parametrize("name", ROWS)
def test_calls_below_autograd_say_it_too(name: str) -> None:
    call, beginning, texts, _ = ROWS[name]
    with autograd.install():
        message = _message(call)
    assert message.startswith(beginning)
    assert [text for text in texts if text not in message] == []


@pytest.mark.parametrize(
    ("is_installed", "text"),
    [
        (
            False,
            "every key of the arguments is excluded in this context or falls through",
        ),
        (
            True,
            "redispatched with the key set DispatchKeySet(); all others are left out",
        ),
    ],
)
def test_why_no_key_is_left(is_installed: bool, text: str) -> None:
    with autograd.install() if is_installed else nullcontext():
        assert text in _message(ROWS["falls through"][0])


# The message gives a line to write; written, it mends the call.
def test_a_kernel_for_no_backend_serves_the_call() -> None:
    with Library("said", "IMPL", "CompositeExplicitAutograd") as library:
        library.impl("make", _kernel)
        assert bw.ops.said.make(2).tolist() == [1.0, 1.0]


def test_a_kernel_for_backend_select_serves_the_call() -> None:
    def select(n: int, device: Device | None) -> Any:
        key = dispatch_key_of(device or Device("cpu"))
        return bw.ops.said.make_on.default.redispatch(DispatchKeySet(key), n, device)

    with Library("said", "IMPL", "BackendSelect") as library:
        library.impl("make_on", select)
        assert bw.ops.said.make_on(2).tolist() == [1.0, 1.0]
        message = _message(lambda: bw.ops.said.make_on(2, device="cuda"))
    assert message.startswith("said::make_on has no kernel for CUDA")
    assert "argument 'device' is cuda\n" in message


def test_a_kernel_for_the_key_shared_by_backends_serves_the_call() -> None:
    with Library("said", "IMPL", "AutogradOther") as library:
        library.impl("both", _kernel)
        assert bw.ops.said.both(_on("fpga")).tolist() == [1.0, 1.0]
