"""The mode that checks kernels and their arguments."""

from __future__ import annotations

from typing import Any

import pytest

from runtime import checks, structured
from runtime.boxing import Stack
from runtime.dispatcher import Dispatcher
from runtime.dtypes import DType, bfloat16, bool_, float32, float64, int64, uint8
from runtime.errors import (
    ArgumentTypeError,
    KernelContractError,
)
from runtime.operator import OperatorHandle
from runtime.structured import TensorMeta
from runtime.tensor import alias_with, empty_tensor, tensor
from runtime.tensor_base import TensorBase
from tests.runtime.dispatch_toys import (
    CPU_KEYS,
    cpu,
    default_dispatcher,
    define,
)

KERNEL_CHECKS = False


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A dispatcher with the default fallbacks and nothing else."""
    return default_dispatcher()


X, Y = cpu("x"), cpu("y")

# ---- checks ----

CONTRACTS: list[tuple[str, tuple[Any, ...], Any, str]] = [
    # schema, arguments, what the kernel returns, what the error says
    ("r2(Tensor x) -> (Tensor, Tensor)", (X,), (X,), "a tuple of 1 values"),
    ("r2(Tensor x) -> (Tensor, Tensor)", (X,), X, "returns a tuple of 2 values"),
    ("r3(Tensor x) -> ()", (X,), X, "returns nothing"),
    ("r1(Tensor x) -> Tensor", (X,), None, "returned NoneType as result 0"),
    ("r1(Tensor x) -> Tensor", (X,), (X,), "returned tuple as result 0"),
    ("rl(Tensor x) -> Tensor[]", (X,), [3], "returned list as result 0"),
    ("ip_(Tensor(a!) x) -> Tensor(a!)", (X,), Y, "than its argument 'x'"),
    ("o.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)", (X, Y), X, "argument 'out'"),
    (
        "o.out(Tensor x, *, Tensor(a!) a, Tensor(b!) b) -> (Tensor(a!), Tensor(b!))",
        (X, X, Y),
        (Y, X),
        "argument 'a'",
    ),
]


@pytest.mark.parametrize(
    ("schema", "args", "result", "told"), CONTRACTS, ids=[row[0] for row in CONTRACTS]
)
def test_checks_find_broken_kernels(
    dispatcher: Dispatcher, schema: str, args: tuple[Any, ...], result: Any, told: str
) -> None:
    op = define(dispatcher, schema, CPU=lambda *_: result)
    assert op.call_positional(args) == result
    with checks.enabled(), pytest.raises(KernelContractError) as caught:
        op.call_positional(args)
    message = str(caught.value)
    assert told in message
    assert op.qualified_name in message
    assert "dispatch_toys.py:" in message
    assert op.call_positional(args) == result


VIEWS: dict[str, tuple[str, Any, bool]] = {
    # schema, what the kernel makes of the argument, whether that is right
    "a view": (
        "v(Tensor(a) x) -> Tensor(a)",
        lambda x: alias_with(x, (1,), (1,)),
        True,
    ),
    "itself": ("v(Tensor(a) x) -> Tensor(a)", lambda x: x, True),
    "nothing in it": (
        "v(Tensor(a) x) -> Tensor(a)",
        lambda x: empty_tensor((0,), x.dtype),
        True,
    ),
    "a copy": ("v(Tensor(a) x) -> Tensor(a)", lambda x: tensor(x.tolist()), False),
    "views": ("v(Tensor(a) x) -> Tensor(a)[]", lambda x: [x, x], True),
    "one is a copy": (
        "v(Tensor(a) x) -> Tensor(a)[]",
        lambda x: [x, tensor(x.tolist())],
        False,
    ),
    "second result": (
        "v(Tensor(a) x) -> (Tensor, Tensor(a))",
        lambda x: (x, tensor(x.tolist())),
        False,
    ),
    "no view": ("v(Tensor x) -> Tensor", lambda x: tensor(x.tolist()), True),
}


@pytest.mark.parametrize("case", VIEWS)
@pytest.mark.parametrize(
    "key", ["CPU", "CompositeExplicitAutograd", "CompositeImplicitAutograd"]
)
def test_a_view_is_in_the_memory_of_its_base(
    dispatcher: Dispatcher, case: str, key: str
) -> None:
    schema, kernel, is_right = VIEWS[case]
    op = define(dispatcher, schema, **{key: kernel})
    x = tensor([1.0, 2.0])
    op(x)
    with checks.enabled():
        if is_right or key == "CompositeImplicitAutograd":
            op(x)
        else:
            with pytest.raises(
                KernelContractError, match=r"a view of its argument 'x'"
            ):
                op(x)


def _meta(x: TensorBase) -> TensorMeta:
    return TensorMeta(x.shape, x.dtype, x.device)


def _writing(result: Any) -> Any:
    def kernel(x: TensorBase, out: TensorBase) -> None:
        if result is None:
            out = x
        else:
            out.array[result] = x.array[result]

    return kernel


@pytest.mark.parametrize("dtype", [float32, float64, int64, uint8, bool_, bfloat16])
@pytest.mark.parametrize(
    ("written", "told"),
    [
        (slice(None), None),
        (slice(0, 0), "wrote nothing to its result"),
        (None, "wrote nothing to its result"),
        (slice(1, None), "wrote 4 of 5 elements to its result"),
    ],
)
def test_a_structured_kernel_writes_its_results(
    dispatcher: Dispatcher, dtype: DType, written: Any, told: str | None
) -> None:
    impl = _writing(written)
    functional, inplace, out = (
        make(_meta, impl, op="toy")
        for make in (structured.functional, structured.inplace, structured.out)
    )
    op = define(dispatcher, "s(Tensor x) -> Tensor", CPU=functional)
    in_place = define(dispatcher, "s_(Tensor(a!) x) -> Tensor(a!)", CPU=inplace)
    schema = "s.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)"
    out_form = define(dispatcher, schema, CPU=out)
    x = tensor([1, 0, 1, 0, 1], dtype=dtype)
    calls = [
        lambda: op(x),
        lambda: in_place(tensor([1, 0, 1, 0, 1], dtype=dtype)),
        lambda: out_form(x, out=tensor([0, 0, 0, 0, 0], dtype=dtype)),
        lambda: out_form(x, out=empty_tensor((0,), dtype)),
        lambda: out_form(x, out=x),
    ]
    for call in calls:
        with checks.enabled():
            if told is None:
                assert call().tolist() == [1, 0, 1, 0, 1]
            else:
                with pytest.raises(KernelContractError, match=told):
                    call()
        call()


@pytest.mark.parametrize("filling", [0xA5, 0x5A, 0xC3, 0])
@pytest.mark.parametrize("dtype", [uint8, bfloat16, float32, int64])
def test_no_data_looks_unwritten(
    dispatcher: Dispatcher, dtype: DType, filling: int
) -> None:
    kernel = structured.functional(_meta, _writing(slice(None)), op="toy")
    op = define(dispatcher, "s(Tensor x) -> Tensor", CPU=kernel)
    x = tensor([1, 2, 3, 4, 5], dtype=dtype)
    x.array.view("uint8")[...] = filling
    with checks.enabled():
        assert op(x).array.tobytes() == x.array.tobytes()


def test_a_kernel_of_random_numbers_writes(dispatcher: Dispatcher) -> None:
    numbers = iter([0xA5, 0x5A, 7])

    def kernel(x: TensorBase, out: TensorBase) -> None:
        out.array[...] = next(numbers)

    op = define(
        dispatcher,
        "s(Tensor x) -> Tensor",
        CPU=structured.functional(_meta, kernel, op="toy"),
    )
    with checks.enabled():
        assert op(tensor([1], dtype=uint8)).tolist() == [7]


@pytest.mark.parametrize(
    ("schema", "args", "result"),
    [
        ("f(Tensor x) -> Tensor", (X,), Y),
        ("f(Tensor x) -> Tensor[]", (X,), (X,)),
        ("f(Tensor x) -> (Tensor, int)", (X,), [X, 1]),
        ("f(Tensor x) -> ()", (X,), None),
        ("ip_(Tensor(a!) x) -> Tensor(a!)", (X,), X),
        ("o.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)", (X, Y), Y),
    ],
)
def test_checks_let_good_kernels_pass(
    dispatcher: Dispatcher, schema: str, args: tuple[Any, ...], result: Any
) -> None:
    op = define(dispatcher, schema, CPU=lambda *_: result)
    with checks.enabled():
        assert op.call_positional(args) is result
        op.call_boxed(list(args))


def test_checks_look_at_boxed_kernels_and_arguments(dispatcher: Dispatcher) -> None:
    def kernel(op: OperatorHandle, stack: Stack) -> None:
        stack[-1:] = [Y]

    dispatcher.fallback(kernel, "CPU")
    op = define(dispatcher, "ip_(Tensor(a!) x) -> Tensor(a!)")
    assert op(X) is X
    with checks.enabled():
        with pytest.raises(KernelContractError, match="than its argument 'x'"):
            op(X)
        with pytest.raises(ArgumentTypeError, match="expected Tensor"):
            op.redispatch(CPU_KEYS, 3)


def test_checks_are_counted(dispatcher: Dispatcher) -> None:
    assert not checks.is_enabled()
    with checks.enabled():
        with checks.enabled():
            assert checks.is_enabled()
        assert checks.is_enabled()
    assert not checks.is_enabled()
    with pytest.raises(RuntimeError, match="not enabled"):
        checks.disable()
