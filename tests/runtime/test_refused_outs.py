"""An out variant that refuses the dtype of a tensor has not touched any."""

from __future__ import annotations

from typing import Any

import fallback_calls as calls
import operator_cases as cases
import pytest
from out_forms import of_dtype_and_other_size
from sample_arrays import describe

from runtime.fallbacks.values import tensors_in
from runtime.schema import SchemaKind

_FORMS = [
    of_dtype_and_other_size(name) for name in ("int64", "float64", "bool", "complex64")
]

# Their kernels meet the dtype, or a number that it cannot hold, after the tensor has been
# resized: so do PyTorch's.
_LEFT = {
    *("bernoulli.out", "cumsum.out", "full.out", "pow.Scalar_out"),
    *("rand.out", "rand.generator_out", "randn.out", "randn.generator_out"),
    *("randint.out", "randint.low_out"),
    *("randint.generator_out", "randint.low_generator_out"),
    *("linspace.out", "linspace.Scalar_Tensor_out"),
    *("linspace.Tensor_Scalar_out", "linspace.Tensor_Tensor_out"),
    "split_copy.Tensor_out",  # writes one after the other
}


def _looks(given: list[Any]) -> list[Any]:
    return [(t.shape, t.array.tobytes()) for t in given]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", sorted({*cases.names(SchemaKind.out)} - _LEFT))
def test_nothing_is_touched(name: str) -> None:
    operator = calls.PLAIN.operator(name)
    wrong = []
    for call in calls.with_outs(name, *_FORMS):

        def unless_refused(*args: Any, **kwargs: Any) -> Any:
            given = list(tensors_in([*args, *kwargs.values()]))
            before = _looks(given)
            try:
                operator(*args, **kwargs)
            except Exception as error:
                if _looks(given) != before:
                    wrong.append((describe(call), error))  # noqa: B023

        calls.run_seeded(calls.PLAIN, unless_refused, call)
    assert wrong == []
