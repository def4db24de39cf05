"""The precedence of kernels, as a truth table; the kernels are the keys' own names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from runtime.keys import ALIAS_KEYS, RUNTIME_KEYS
from runtime.keys import DispatchKey as K
from runtime.table import Reason, Resolution, resolve
from tests.runtime.dispatch_toys import keys_named

CEA = "CompositeExplicitAutograd"
CEANF = "CompositeExplicitAutogradNonFunctional"
CIA = "CompositeImplicitAutograd"
NESTED = "CompositeImplicitAutogradNestedTensor"

# Every key that a row below does not name has no kernel: it is missing.
ASKED = (
    "Undefined CPU CUDA XLA PrivateUse1 FPGA QuantizedCPU SparseCPU Meta NestedTensorCPU"
    " Python BackendSelect AutogradOther AutogradCPU AutogradCUDA AutogradPrivateUse1"
    " AutogradNestedTensor ADInplaceOrView FuncTorchBatched Functionalize AutocastCPU"
    " MkldnnCPU SparseCsrCPU ZeroTensor"
)
DENSE = "CUDA PrivateUse1 FPGA QuantizedCPU Meta MkldnnCPU SparseCsrCPU"

# Registered keys, and for each (kernel, reason) the keys that resolve to it.
TABLE: list[tuple[str, dict[tuple[str | None, str], str]]] = [
    ("CPU", {("CPU", "kernel"): "CPU"}),
    (
        CEA,
        {
            (CEA, "default backend kernel"): f"Undefined CPU XLA SparseCPU {DENSE}",
        },
    ),
    (
        "Autograd",
        {
            ("Autograd", "autograd kernel"): (
                "AutogradOther AutogradCPU AutogradCUDA AutogradPrivateUse1"
                " AutogradNestedTensor"
            ),
        },
    ),
    (
        CIA,
        {
            (CIA, "math kernel"): (
                f"Undefined CPU XLA SparseCPU {DENSE} NestedTensorCPU AutogradOther"
                " AutogradCPU AutogradCUDA AutogradPrivateUse1 AutogradNestedTensor"
            ),
        },
    ),
    (
        f"CPU {CIA} Autograd",
        {
            ("CPU", "kernel"): "CPU",
            ("Autograd", "autograd kernel"): "AutogradCPU",
            (CIA, "math kernel"): (
                f"Undefined XLA SparseCPU {DENSE} NestedTensorCPU AutogradOther"
                " AutogradCUDA AutogradPrivateUse1 AutogradNestedTensor"
            ),
        },
    ),
    (
        f"{CEA} Autograd CPU",
        {
            ("CPU", "kernel"): "CPU",
            (CEA, "default backend kernel"): f"Undefined XLA SparseCPU {DENSE}",
            ("Autograd", "autograd kernel"): (
                "AutogradOther AutogradCPU AutogradCUDA AutogradPrivateUse1"
                " AutogradNestedTensor"
            ),
        },
    ),
    (
        f"{CEANF} {CEA}",
        {
            (CEANF, "default backend kernel"): f"Undefined CPU {DENSE}",
            (CEA, "default backend kernel"): "XLA SparseCPU",
        },
    ),
    (
        f"{CIA} QuantizedCPU",
        {
            ("QuantizedCPU", "kernel"): "QuantizedCPU",
            (None, "ambiguous autogradother"): "AutogradOther",
            (CIA, "math kernel"): (
                "Undefined CPU CUDA XLA PrivateUse1 FPGA SparseCPU Meta MkldnnCPU"
                " SparseCsrCPU NestedTensorCPU AutogradCPU AutogradCUDA"
                " AutogradPrivateUse1 AutogradNestedTensor"
            ),
        },
    ),
    (
        f"{CIA} FPGA",
        {
            ("FPGA", "kernel"): "FPGA",
            (None, "ambiguous autogradother"): "AutogradOther",
            (CIA, "math kernel"): (
                "Undefined CPU CUDA XLA PrivateUse1 QuantizedCPU SparseCPU Meta MkldnnCPU"
                " SparseCsrCPU NestedTensorCPU AutogradCPU AutogradCUDA"
                " AutogradPrivateUse1 AutogradNestedTensor"
            ),
        },
    ),
    (
        f"{CIA} PrivateUse1",
        {
            ("PrivateUse1", "kernel"): "PrivateUse1",
            (CIA, "math kernel"): (
                "Undefined CPU CUDA XLA FPGA QuantizedCPU SparseCPU Meta MkldnnCPU"
                " SparseCsrCPU NestedTensorCPU AutogradOther AutogradCPU AutogradCUDA"
                " AutogradNestedTensor"
            ),
        },
    ),
    (
        f"{CIA} AutogradCPU",
        {
            ("AutogradCPU", "kernel"): "AutogradCPU",
            (CIA, "math kernel"): (
                f"Undefined CPU XLA SparseCPU {DENSE} NestedTensorCPU AutogradOther"
                " AutogradCUDA AutogradPrivateUse1 AutogradNestedTensor"
            ),
        },
    ),
    (
        f"{NESTED} {CIA}",
        {
            (NESTED, "nested kernel"): "NestedTensorCPU AutogradNestedTensor",
            (CIA, "math kernel"): (
                f"Undefined CPU XLA SparseCPU {DENSE} AutogradOther AutogradCPU"
                " AutogradCUDA AutogradPrivateUse1"
            ),
        },
    ),
    (
        "BackendSelect CPU",
        {("CPU", "kernel"): "CPU", ("BackendSelect", "kernel"): "BackendSelect"},
    ),
    (
        "FuncTorchBatchedDecomposition CPU",
        {
            ("CPU", "kernel"): "CPU",
            (
                "FuncTorchBatchedDecomposition",
                "batched kernel",
            ): "FuncTorchBatched",
        },
    ),
]


def resolve_named(registered: str, key: K, fallbacks: str = "") -> Resolution[str]:
    """What `key` resolves to if the keys called so have kernels, named like them."""
    return resolve(
        {each: each.name for each in keys_named(registered)},
        {each: f"fallback {each.name}" for each in keys_named(fallbacks)},
        key,
    )


@pytest.mark.parametrize(("registered", "rows"), TABLE, ids=[row[0] for row in TABLE])
def test_truth_table(registered: str, rows: dict[tuple[str | None, str], str]) -> None:
    expected = {
        key: answer for answer, keys in rows.items() for key in keys_named(keys)
    }
    for key in keys_named(ASKED):
        found = resolve_named(registered, key)
        answer = expected.get(key, (None, "missing"))
        assert (found.kernel, found.reason.value) == answer, key


# The table of PyTorch's dispatcher for a few typical sets of registrations.
# CPU, AutogradCPU, FPGA, AutogradOther; "-" is a missing entry.
SUMMARY = [
    ("CPU", "kernel", "-", "-", "-"),
    (CEA, "default backend kernel", "-", "default backend kernel", "-"),
    (CIA, "math kernel", "math kernel", "math kernel", "math kernel"),
    ("Autograd", "-", "autograd kernel", "-", "autograd kernel"),
    ("CPU Autograd", "kernel", "autograd kernel", "-", "autograd kernel"),
    (f"CPU {CIA}", "kernel", "-", "math kernel", "math kernel"),
    (
        f"CPU {CIA} Autograd",
        "kernel",
        "autograd kernel",
        "math kernel",
        "math kernel",
    ),
    (
        f"CPU {CEA} Autograd",
        "kernel",
        "autograd kernel",
        "default backend kernel",
        "autograd kernel",
    ),
    (f"FPGA {CIA}", "math kernel", "math kernel", "kernel", "ambiguous autogradother"),
    (f"CPU AutogradCPU {CIA}", "kernel", "kernel", "math kernel", "math kernel"),
]


@pytest.mark.parametrize("row", SUMMARY, ids=[row[0] for row in SUMMARY])
def test_summary(row: tuple[str, ...]) -> None:
    registered, *expected = row
    keys = keys_named("CPU AutogradCPU FPGA AutogradOther")
    found = [resolve_named(registered, key).reason.value for key in keys]
    assert [reason.replace("missing", "-") for reason in found] == expected


@pytest.mark.parametrize(
    ("registered", "key", "expected"),
    [
        ("", "CPU", ("fallback CPU", Reason.FALLBACK)),
        ("CPU", "CPU", ("CPU", Reason.KERNEL)),
        (CIA, "CPU", (CIA, Reason.MATH)),
        # An autograd key whose backend has a kernel goes past the composite one.
        (f"CPU {CIA}", "AutogradCPU", ("fallback AutogradCPU", Reason.FALLBACK)),
        (f"CPU {CIA} Autograd", "AutogradCPU", ("Autograd", Reason.AUTOGRAD)),
        # The ambiguous entry is an answer: no fallback replaces it.
        (f"FPGA {CIA}", "AutogradOther", (None, Reason.AMBIGUOUS)),
    ],
)
def test_fallbacks_come_last(
    registered: str, key: str, expected: tuple[str | None, Reason]
) -> None:
    found = resolve_named(registered, K[key], "CPU AutogradCPU AutogradOther")
    assert (found.kernel, found.reason) == expected


def test_resolution_names_the_key_it_was_registered_for() -> None:
    assert resolve_named(CIA, K.CPU).registered_for is K.CompositeImplicitAutograd
    assert resolve_named("CPU", K.CPU).registered_for is K.CPU
    assert resolve_named("", K.CPU).registered_for is None
    assert resolve_named("", K.CPU, "CPU").registered_for is K.CPU


_registerable = st.sets(st.sampled_from([*RUNTIME_KEYS[1:], *ALIAS_KEYS]), max_size=8)


@given(_registerable, st.sets(st.sampled_from(RUNTIME_KEYS[1:]), max_size=5))
def test_answers_are_consistent(registered: set[K], fallbacks: set[K]) -> None:
    """A direct kernel always wins; a kernel is given exactly if the reason says so."""
    registrations = {key: key.name for key in registered}
    backends = {key: f"fallback {key.name}" for key in fallbacks}
    for key in RUNTIME_KEYS:
        found = resolve(registrations, backends, key)
        has_none = found.reason in (Reason.AMBIGUOUS, Reason.MISSING)
        assert (found.kernel is None) == has_none
        if key in registered:
            assert found == (key.name, Reason.KERNEL, key)
        elif found.kernel is not None and found.registered_for is not None:
            source = backends if found.reason is Reason.FALLBACK else registrations
            assert found.kernel == source[found.registered_for]
        if found.reason is Reason.MISSING:
            assert key not in fallbacks


@given(
    st.permutations(sorted([K.CPU, K.FPGA, K.Autograd, K.CompositeImplicitAutograd]))
)
def test_order_of_registration_does_not_matter(order: list[K]) -> None:
    registrations = {key: key.name for key in order}
    expected = resolve_named(f"CPU FPGA Autograd {CIA}", K.AutogradOther)
    assert resolve(registrations, {}, K.AutogradOther) == expected
