"""The schemas and tags of the operators of demo.yaml. Generated: do not edit."""

from __future__ import annotations

from runtime.dispatcher import Dispatcher
from runtime.library import Library

ROWS_aten: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
        ("core", "pointwise"),
    ),
    ("copy_(Tensor(a!) self, Tensor src, bool non_blocking=False) -> Tensor(a!)", ()),
)

ROWS_demo: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("_foreach_double(Tensor[] self) -> Tensor[]", ()),
    (
        "_foreach_double.out(Tensor[] self, *, Tensor(a!)[] out) -> ()",
        ("generated", "out"),
    ),
    ("_foreach_double_(Tensor(a!)[] self) -> ()", ()),
    (
        "a_long_name_with_more_than_fits(Tensor self, Tensor argument_1, Tensor argument_2, Tensor argument_3, Tensor argument_4, Tensor argument_5, Tensor argument_6, Tensor argument_7, Tensor argument_8, Tensor argument_9, Tensor argument_10, Tensor argument_11, Tensor argument_12, Tensor argument_13, Tensor argument_14, Tensor argument_15, Tensor argument_16, Tensor argument_17, Tensor argument_18, Tensor argument_19, Tensor argument_20, Tensor argument_21, int[2] size=1) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)",
        (),
    ),
    (
        "a_long_name_with_more_than_fits.out(Tensor self, Tensor argument_1, Tensor argument_2, Tensor argument_3, Tensor argument_4, Tensor argument_5, Tensor argument_6, Tensor argument_7, Tensor argument_8, Tensor argument_9, Tensor argument_10, Tensor argument_11, Tensor argument_12, Tensor argument_13, Tensor argument_14, Tensor argument_15, Tensor argument_16, Tensor argument_17, Tensor argument_18, Tensor argument_19, Tensor argument_20, Tensor argument_21, int[2] size=1, *, Tensor(a!) out0, Tensor(b!) out1, Tensor(c!) out2, Tensor(d!) out3, Tensor(e!) out4, Tensor(f!) out5, Tensor(g!) out6) -> (Tensor(a!), Tensor(b!), Tensor(c!), Tensor(d!), Tensor(e!), Tensor(f!), Tensor(g!))",
        ("generated", "out"),
    ),
    ("add.Scalar(Tensor self, Scalar other, *, Scalar alpha=1) -> Tensor", ()),
    (
        "add.Scalar_out(Tensor self, Scalar other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out"),
    ),
    (
        "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        ("pointwise",),
    ),
    (
        "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)",
        ("out", "pointwise"),
    ),
    (
        "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)",
        ("pointwise",),
    ),
    ("advance(Tensor(a!) state, Tensor grad) -> Tensor", ()),
    (
        "advance.out(Tensor(a!) state, Tensor grad, *, Tensor(b!) out) -> Tensor(b!)",
        ("generated", "out"),
    ),
    (
        "advance_functional(Tensor state, Tensor grad) -> (Tensor, Tensor state_out)",
        ("generated",),
    ),
    ("bool(Tensor self) -> bool", ()),
    (
        "bounds(Tensor self, __torch__.torch.classes.demo.Unit? unit=None) -> (Scalar low, Scalar high, Tensor[] parts)",
        (),
    ),
    ("bump(Tensor self, float by=0.5) -> Tensor", ("generated",)),
    (
        "bump.out(Tensor self, float by=0.5, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out"),
    ),
    ("bump_(Tensor(a!) self, float by=0.5) -> Tensor(a!)", ()),
    ("cast(Tensor self, ScalarType dtype=long) -> Tensor", ()),
    (
        "defaults(Tensor self, int reduction=Mean, float limit=1e-05, str mode=\"it's\", str mark='\"', int[2]? step=None, bool[3] mask=[True,False,True], float[] scales=[1.0], int[] dims=[]) -> Tensor",
        (),
    ),
    ("dim(Tensor self) -> int", ()),
    ("draw(Tensor self, Generator generator) -> Tensor", ("nondeterministic_seeded",)),
    ("eq(Tensor self, Scalar other) -> Tensor", ()),
    ("flat(Tensor self) -> Tensor", ("generated",)),
    ("flat.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ("generated", "out")),
    ("flat_(Tensor(a!) self) -> Tensor(a!)", ("inplace_view",)),
    ("floor_divide(Tensor self, Tensor other) -> Tensor", ()),
    ("grow_.Scalar(Tensor(a!)[] self, Scalar by) -> ()", ()),
    ("grow_.Tensor(Tensor(a!)[] self, Tensor by) -> ()", ()),
    ("join.Scalar(Tensor self, Scalar other, Tensor[] rest=[]) -> Tensor", ()),
    ("join.Tensor(Tensor self, Tensor other, Tensor[] rest=[]) -> Tensor", ()),
    ("lambda(Tensor self, Tensor keys, Tensor kernel, str isinstance) -> Tensor", ()),
    ("largest(Tensor self) -> Scalar", ()),
    ("less.Scalar(Tensor self, Scalar other) -> Tensor", ()),
    (
        "less.Scalar_out(Tensor self, Scalar other, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out"),
    ),
    ("less.Tensor(Tensor self, Tensor other) -> Tensor", ()),
    (
        "less.Tensor_out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out"),
    ),
    (
        "make(SymInt[] size, Scalar fill=0, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        (),
    ),
    (
        "make_like(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None, MemoryFormat? memory_format=contiguous_format) -> Tensor",
        (),
    ),
    ("matmul(Tensor self, Tensor other) -> Tensor", ()),
    ("mul(Tensor self, Scalar other) -> Tensor", ()),
    ("mul_(Tensor(a!) self, Scalar other) -> Tensor(a!)", ()),
    ("ndim(Tensor self) -> int", ()),
    ("neg(Tensor self) -> Tensor", ()),
    (
        "noise_(Tensor(a!) self, float from=0, float? to=1, *, Generator? generator=None) -> Tensor(a!)",
        ("nondeterministic_seeded",),
    ),
    ("pick(Tensor condition, Tensor self) -> Tensor", ()),
    (
        "place(Tensor self, Device device, ScalarType dtype=long, Layout layout=strided) -> Tensor",
        (),
    ),
    ("pool.Scalar(Tensor self, Scalar weight, int[2] stride=1) -> Tensor", ()),
    ("pool.Tensor(Tensor self, Tensor weight, int[2] stride=1) -> Tensor", ()),
    ("pow.Scalar(Scalar self, Tensor exponent) -> Tensor", ()),
    ("pow.Tensor(Tensor self, Tensor exponent) -> Tensor", ()),
    ("pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor", ()),
    ("range.start_stop(Scalar start, Scalar stop) -> Tensor", ()),
    ("range.stop(Scalar stop) -> Tensor", ()),
    ("reciprocal(Tensor self) -> Tensor", ()),
    ("reshaped(Tensor(a) self, SymInt[] size) -> Tensor(a)", ()),
    ("reshaped_copy(Tensor self, SymInt[] size) -> Tensor", ("view_copy",)),
    (
        "reshaped_copy.out(Tensor self, SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)",
        ("generated", "out", "view_copy"),
    ),
    ("rows(Tensor(a -> *) self) -> Tensor(a)[]", ()),
    ("rows_copy(Tensor self) -> Tensor[]", ("view_copy",)),
    (
        "rows_copy.out(Tensor self, *, Tensor(a!)[] out) -> ()",
        ("generated", "out", "view_copy"),
    ),
    ("rsub(Tensor self, Scalar other) -> Tensor", ()),
    ("shift.Scalar(Tensor self, Scalar by) -> Tensor", ()),
    ("shift.Tensor(Tensor self, Tensor? by) -> Tensor", ()),
    ("soft(Tensor self) -> Tensor", ()),
    ("soft.int(Tensor self, int dim) -> Tensor", ()),
    ("soft.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)", ("out",)),
    ("spin(Tensor self) -> Tensor", ()),
    ("spin.axis(Tensor self, int axis) -> Tensor", ()),
    ("split_at(Tensor self, int at) -> (Tensor low, Tensor high)", ()),
    (
        "split_at.out(Tensor self, int at, *, Tensor(a!) low, Tensor(b!) high) -> (Tensor(a!) low, Tensor(b!) high)",
        ("out",),
    ),
    ("spread(Tensor self) -> (Tensor _low, Tensor count, int size)", ()),
    ("tally(Tensor self, Tensor(a!) counter, Tensor(b!) log) -> Tensor", ()),
    (
        "tally.out(Tensor self, Tensor(a!) counter, Tensor(b!) log, *, Tensor(c!) out) -> Tensor(c!)",
        ("generated", "out"),
    ),
    (
        "tally_functional(Tensor self, Tensor counter, Tensor log) -> (Tensor, Tensor counter_out, Tensor log_out)",
        ("generated",),
    ),
    ("thrice(Tensor self) -> Tensor", ()),
    ("to(Tensor self, bool copy=False) -> Tensor", ()),
    (
        "total(Tensor? first, Tensor second, *, Tensor?[] more=[], Tensor[]? rest=None) -> Tensor",
        (),
    ),
    ("turn(Tensor self, int[] dims) -> Tensor", ()),
    ("turn.by_name(Tensor self, str name, int times=1) -> Tensor", ()),
    ("turn.nothing(Tensor self) -> ()", ()),
    ("twice(Tensor self) -> Tensor", ()),
    ("window(Tensor self, int[2] at, int pad=0) -> Tensor", ()),
    (
        "window.out(Tensor self, int[2] at, int pad=0, *, Tensor(a!) out) -> Tensor(a!)",
        ("out",),
    ),
    (
        "zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        (),
    ),
)

ROWS_other: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("identity(Tensor self) -> Tensor", ()),
)


def register(dispatcher: Dispatcher) -> None:
    """Define every operator."""
    library = Library("aten", "FRAGMENT", None, dispatcher)
    library.define_rows(ROWS_aten, trusted=True)
    library = Library("demo", "FRAGMENT", None, dispatcher)
    library.define_rows(ROWS_demo, trusted=True)
    library = Library("other", "FRAGMENT", None, dispatcher)
    library.define_rows(ROWS_other, trusted=True)
