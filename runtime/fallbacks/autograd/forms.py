"""What a base looked like when a view of it was made, where its shape was changed since.

See Note [Forms of a base].
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ...ops import ops
from ...options import contiguous_format
from ...storage import extent
from .metadata import Step, View, ensure_meta, meta_of, replayed

__all__ = [
    "Form",
    "Standin",
    "followed_by",
    "form_of",
    "forms_of",
    "is_turned",
    "moved",
    "placing",
    "refuse_turned",
    "remember_form",
    "repeats",
    "replayed_on_base",
]

aten: Final = ops.aten

# Note [Forms of a base]
# ~~~~~~~~~~~~~~~~~~~~~~
# A view is known by its base and the operators that lead to it. Operators like `t_` give a
# tensor another shape in place, and then the same operators lead elsewhere. So a base
# remembers the forms that it had, in order, and a view which of them it was made from: their
# number at that time, its `epoch`. That costs nothing until the base is turned. The operators
# are then called on the base in its former form, to which `as_strided` leads: it is the same
# memory.
#
# Operators that depend on how the base is laid out, `view` and `as_strided`, show the same
# of another tensor only if that is laid out alike. What stands in for a base that is not
# contiguous is put into a memory of its own.


class Form(NamedTuple):
    """Shape, strides and offset in elements; and whether the tensor required gradients."""

    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    is_recorded: bool = False

    def end(self) -> int:
        """The number of elements of the smallest memory that holds such a tensor."""
        if 0 in self.shape:
            return self.offset
        return self.offset + 1 + extent(self.shape, self.strides)

    def places(self) -> set[int]:
        """The places of all elements in memory."""
        found = {self.offset}
        for size, step in zip(self.shape, self.strides, strict=True):
            found = {place + index * step for place in found for index in range(size)}
        return found

    def reach(self) -> tuple[int, list[tuple[int, int]]]:
        """The same for all forms that show the same elements in another order."""
        steps = zip(self.strides, self.shape, strict=True)
        return self.offset, sorted(pair for pair in steps if pair[1] != 1)

    def shows(self, other: Form) -> bool:
        """Whether all elements of another form of the same memory are here as well."""
        return self.reach() == other.reach() or other.places() <= self.places()

    def of(self, t: Any) -> Any:
        """A view of this form of the memory of `t`."""
        return aten.as_strided.default(t, self.shape, self.strides, self.offset)


def form_of(t: Any) -> Form:
    """The form that a tensor has now."""
    return Form(
        tuple(t.shape), tuple(t.strides), t.storage_offset(), bool(t._requires_grad)
    )


def forms_of(t: Any) -> tuple[Form, ...]:
    """The forms that it had before."""
    meta = meta_of(t)
    return () if meta is None else meta.forms


def remember_form(t: Any, form: Form) -> None:
    """Say that a tensor had this form until now."""
    meta = ensure_meta(t)
    meta.forms = (*meta.forms, form)


def followed_by(view: View, step: Step) -> View:
    """A view of a view: what `step` shows of it. Gradients of it are not asked for yet.

    `as_strided` takes places in memory, and can show more than the view does that it is
    called on: what is shown of the base are these places.
    """
    if is_placing(step):
        return View(view.base, (step,), view.creation, len(forms_of(view.base)))
    return View(view.base, (*view.steps, step), view.creation, view.epoch)


def is_turned(view: View) -> bool:
    """Whether the base has another form than when the view was made."""
    meta = meta_of(view.base)
    if meta is None or len(meta.forms) == view.epoch:
        return False
    return meta.forms[view.epoch][:3] != form_of(view.base)[:3]


def replayed_on_base(view: View) -> Any:
    """The view made again, of the base as it is now.

    RuntimeError if it shows elements that went away while the base had a graph: their
    gradients are lost.
    """
    base = view.base
    if not is_turned(view):
        return replayed(view.steps, base)
    forms = forms_of(base)[view.epoch :]
    if any(form.is_recorded for form in forms) and not form_of(base).shows(forms[0]):
        raise _gone("used")
    return replayed(view.steps, forms[0].of(base))


def refuse_turned(view: View) -> None:
    """RuntimeError for a write to a view with elements that its base no longer shows."""
    if is_turned(view) and not form_of(view.base).shows(
        forms_of(view.base)[view.epoch]
    ):
        raise _gone("written to")


def _gone(what: str) -> RuntimeError:
    return RuntimeError(
        f"a view is {what} that was made before its base was given another form in place,"
        " which does not show all elements that were there; make the view anew"
    )


class Standin:
    """Makes tensors that a view can be shown of as of its base, from gradients of the base."""

    __slots__ = ("_forms", "_steps")

    def __init__(self, view: View) -> None:
        self._steps: Final = view.steps
        self._forms: tuple[Form, Form] | None = None
        is_other = is_turned(view)
        is_plain = not is_other and view.base.is_contiguous()
        if not is_plain or any(map(is_placing, view.steps)):
            now = form_of(view.base)
            self._forms = (now, forms_of(view.base)[view.epoch] if is_other else now)

    def copy(self, gradient: Any) -> tuple[Any, Any]:
        """A copy of a gradient of the base, and what the view shows of it."""
        if self._forms is None:
            result = aten.clone.default(gradient, memory_format=contiguous_format)
            return result, replayed(self._steps, result)
        now, seen = self._forms
        memory = _memory(gradient, max(now.end(), seen.end()))
        result = now.of(memory)
        aten.copy_.default(result, gradient)
        return result, replayed(self._steps, seen.of(memory))


def moved(gradient: Any, before: Form, now: Form) -> Any:
    """The gradient of a tensor in one form as that of the tensor in another.

    RuntimeError if they do not show the same elements.
    """
    if before[:3] == now[:3]:
        return gradient
    if before.reach() != now.reach() and before.places() != now.places():
        raise RuntimeError(
            f"a gradient of shape {list(before.shape)} arrived for a leaf that was given"
            f" the shape {list(now.shape)} in place, and other elements, after it was used"
        )
    memory = _memory(gradient, max(before.end(), now.end()))
    aten.copy_.default(before.of(memory), gradient)
    return now.of(memory)


def _memory(gradient: Any, count: int) -> Any:
    return aten.zeros.default([count], dtype=gradient.dtype, device=gradient.device)


def is_placing(step: Step) -> bool:
    """Whether a step takes places in memory, whatever it is called on."""
    return step.operator.qualified_name == "aten::as_strided"  # type: ignore[no-any-return]


def placing(as_strided: Any, form: Form) -> Step:
    """The step to what has this form."""
    return Step(as_strided, (None, form.shape, form.strides, form.offset), 0, 0, None)


def repeats(t: Any) -> bool:
    """Whether a tensor shows one element at several places, as expanded ones do."""
    steps = zip(t.strides, t.shape, strict=True)
    return any(step == 0 and size > 1 for step, size in steps)
