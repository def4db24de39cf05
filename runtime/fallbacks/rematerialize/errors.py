"""What can go wrong: the budget is too small, or a call cannot be made again."""

from __future__ import annotations

from ...errors import BoxwoodError


class OutOfBudgetError(BoxwoodError, MemoryError):
    """An operation needs more memory at once than the budget has.

    `operator` is its name, `needed_bytes` what it needs, its arguments and what else
    must stay included, `budget_bytes` the budget.
    """

    def __init__(self, operator: str, needed: int, kept: int, budget: int) -> None:
        self.operator = operator
        self.needed_bytes = needed + kept
        self.budget_bytes = budget
        super().__init__(
            f"{operator} does not fit the budget: it needs {needed + kept} bytes,"
            f" {needed} for new memory and {kept} for what must stay meanwhile (its"
            " arguments, those of the operations that wait for it, and what cannot be"
            f" made again), but the budget is {budget} bytes"
        )


class ReplayError(BoxwoodError, RuntimeError):
    """An operation that was made again gave something else than the first time."""
