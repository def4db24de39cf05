"""Every operator of the default schema, on tensors that are evicted before each look."""

from __future__ import annotations

from typing import Any

import fallback_calls as calls
import numpy as np
import operator_cases as cases
import pytest
from boxwood_side import BoxwoodSide
from sample_arrays import Placed

from generated import ops
from runtime.fallbacks.rematerialize import rematerialize
from runtime.fallbacks.rematerialize.records import Cell
from runtime.fallbacks.rematerialize.wrapping import cell_of, is_wrapped
from runtime.tensor import tensor_from_array


def evict_all(t: Any) -> None:
    """Evict whatever the block of `t` can make again."""
    memory = cell_of(t).session.memory
    for buffer in list(memory.pool):
        memory.evict(buffer)
    assert not memory.pool


class EvictingSide(BoxwoodSide):
    """Boxwood with arguments that a block has made and evicted."""

    def tensor(self, placed: Placed) -> Any:
        plain = tensor_from_array(placed.buffer.copy(), self.device)
        base = ops.aten.clone.default(plain)
        found = ops.aten.as_strided.default(
            base, placed.shape, placed.strides, placed.offset
        )
        assert is_wrapped(found)
        evict_all(found)
        return found

    def values(self, tensor: Any) -> np.ndarray[Any, Any] | None:
        found = super().values(tensor)
        if isinstance(tensor._storage, Cell):
            evict_all(tensor)
            again = super().values(tensor)
            assert found is not None
            assert again is not None
            assert found.tobytes() == again.tobytes()
        return found


class InputsSide(EvictingSide):
    """The arguments are the program's own, so that writes go where it sees them."""

    def tensor(self, placed: Placed) -> Any:
        return BoxwoodSide.tensor(self, placed)


SIDE = EvictingSide()
INPUTS = InputsSide()


def _defined(name: str) -> bool:
    """Whether the results are the same each time: new memory is left as it is found."""
    return not name.startswith(("empty", "new_empty", "resize"))


NAMES = [name for name in cases.names() if _defined(name)]

# What is made again warns again.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("name", NAMES)
def test_operators_give_the_same_after_eviction(name: str) -> None:
    with rematerialize(cost="unit"):
        assert calls.differing_calls(name, SIDE) == []


def _writes(name: str) -> bool:
    return cases.functions()[name].schema.modifies_arguments or "batch_norm" in name


@pytest.mark.parametrize("name", [name for name in NAMES if _writes(name)])
def test_operators_on_inputs_give_the_same(name: str) -> None:
    with rematerialize(cost="unit"):
        assert calls.differing_calls(name, INPUTS) == []
