"""Every operator of the default schema on a backend that has no kernel at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import fallback_calls as calls
import operator_cases as cases
import pytest
from boxwood_side import BoxwoodSide
from operator_outcomes import Rule

from runtime.device import Device
from runtime.fallbacks import cpu_fallback
from runtime.fallbacks.cpu_fallback import CPUFallback

DEVICE = Device("privateuseone")


class BackendSide(BoxwoodSide):
    """Boxwood with all tensors on the backend; what comes back must be there as well."""

    def look(self, tensor: Any) -> Any:
        *found, device = super().look(tensor)
        if device == "meta":
            return *found, device  # A sample of `to` asks for it.
        assert device == str(DEVICE), "a result on the wrong device"
        return *found, "cpu"


BACKEND = BackendSide(DEVICE)


@pytest.fixture(scope="module")
def fallback() -> Iterator[CPUFallback]:
    with cpu_fallback.install() as made:
        yield made


def _on_the_backend(operator: Any) -> Callable[..., Any]:
    """The operator, for factories with the device named."""
    names = {argument.name for argument in operator.schema.arguments}

    def call(*args: Any, **kwargs: Any) -> Any:
        if operator.schema.tensor_options is not None and "device" in names:
            kwargs.setdefault("device", DEVICE)
        return operator(*args, **kwargs)

    return call


# They do not come here: where there is no kernel of its own, layer_norm is made of others,
# which round in another order and take half precision otherwise.
MADE_OF_OTHERS = {"layer_norm", "native_layer_norm", "native_layer_norm.out"}


@pytest.mark.parametrize("name", sorted(set(cases.names()) - MADE_OF_OTHERS))
def test_the_backend_does_what_the_cpu_does(name: str, fallback: CPUFallback) -> None:
    assert calls.differing_calls(name, BACKEND, _on_the_backend) == []


@pytest.mark.parametrize("name", sorted(MADE_OF_OTHERS))
def test_what_is_made_of_others_comes_near(name: str, fallback: CPUFallback) -> None:
    wrong = calls.differing_calls(name, BACKEND, _on_the_backend, Rule())
    others = ("float16", "float32[0, ")  # nor do they take inputs without rows
    assert [w for w in wrong if not any(other in w for other in others)] == []
    assert len(wrong) < len(calls.calls(name)) / 2


def test_much_of_the_schema_comes_here(fallback: CPUFallback) -> None:
    """What does not come is made of what does."""
    fallback.counts.clear()
    for name in sorted(set(cases.names()) - MADE_OF_OTHERS):
        operator = _on_the_backend(BACKEND.operator(name))
        for call in calls.calls(name)[:1]:
            calls.run_seeded(BACKEND, operator, call)
    assert len(fallback.counts) > 150
