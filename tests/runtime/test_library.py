"""Registering: libraries, atomicity, overriding, removal, order, inference, listeners."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from runtime import introspect
from runtime.boxing import BoxedKernel, fallthrough_kernel
from runtime.dispatcher import Dispatcher
from runtime.errors import BoxwoodError, OperatorNotFoundError, RegistrationError
from runtime.inference import Signature, infer_schema, infer_signature
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey as K
from runtime.library import Library
from runtime.operator import OperatorHandle
from runtime.registration import RegistrationHandle
from runtime.schema import SchemaError, parse_schema
from tests.runtime.dispatch_toys import Tensor, cpu, meta

X = cpu("x")
HERE = "test_library.py:"


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A dispatcher with the default fallbacks and nothing else."""
    made = Dispatcher()
    made.register_default_fallbacks()
    return made


def identity(x: Any) -> Any:
    """A kernel."""
    return x


# ---- what is refused ----

Make = Callable[[Dispatcher], object]


def _library(*args: Any) -> Callable[[Dispatcher], Library]:
    return lambda dispatcher: Library(*args, dispatcher=dispatcher)


def _twice(ns: str, kind: str, step: Callable[[Library], object]) -> Make:
    def make(dispatcher: Dispatcher) -> None:
        library = Library(ns, kind, dispatcher=dispatcher)
        step(library)
        step(library)

    return make


def _in(ns: str, kind: str, step: Callable[[Library], object]) -> Make:
    return lambda dispatcher: step(Library(ns, kind, dispatcher=dispatcher))


def _with_foo(step: Callable[[Library], object]) -> Make:
    def make(dispatcher: Dispatcher) -> None:
        library = Library("t", "FRAGMENT", dispatcher=dispatcher)
        library.define("foo(Tensor x) -> Tensor")
        step(library)

    return make


def _two_def_libraries(dispatcher: Dispatcher) -> None:
    Library("dd", "DEF", dispatcher=dispatcher)
    Library("dd", "DEF", dispatcher=dispatcher)


def _destroyed(dispatcher: Dispatcher) -> None:
    library = Library("t", "FRAGMENT", dispatcher=dispatcher)
    library.destroy()
    library.define("foo(Tensor x) -> Tensor")


def wrong_count(x: Tensor, y: Tensor) -> Tensor:
    """A kernel with an argument too many for `foo`."""
    return x


def wrong_type(x: int) -> Tensor:
    """A kernel with an argument of another type than `foo`'s."""
    raise AssertionError


REFUSED: list[tuple[str, Make, tuple[str, ...]]] = [
    (
        "a second DEF library",
        _two_def_libraries,
        ("dd", "FRAGMENT", "first: registered at", "again: registered at", HERE),
    ),
    ("a reserved namespace", _library("prim", "DEF"), ("prim", "reserved")),
    ("a reserved fragment", _library("prim", "FRAGMENT"), ("prim", "reserved")),
    ("the wildcard", _library("_", "FRAGMENT"), ('"_"', "IMPL")),
    ("no such kind", _library("t", "DEFINE"), ("DEFINE", "FRAGMENT")),
    ("no namespace", _library("a b", "DEF"), ("'a b'",)),
    ("a bad key of the library", _library("t", "IMPL", "Cpu"), ("Cpu", "'CPU'")),
    (
        "a second definition",
        _twice("t", "DEF", lambda lib: lib.define("foo(Tensor x) -> Tensor")),
        ("t::foo", "first:", "again:", HERE),
    ),
    (
        "a definition in an IMPL library",
        _in("t", "IMPL", lambda lib: lib.define("foo(Tensor x) -> Tensor")),
        ("IMPL", "FRAGMENT"),
    ),
    (
        "another namespace in the schema",
        _in("t", "DEF", lambda lib: lib.define("u::foo(Tensor x) -> Tensor")),
        ("namespace u", "library of t"),
    ),
    (
        "the reserved overload",
        _in("t", "DEF", lambda lib: lib.define("foo.default(Tensor x) -> Tensor")),
        ("default",),
    ),
    (
        "a schema that is none",
        _in("t", "DEF", lambda lib: lib.define("foo(Tnsor x) -> Tensor")),
        ("Tnsor", "did you mean 'Tensor'?"),
    ),
    (
        "an alias analysis that is none",
        _in("t", "DEF", lambda lib: lib.define("f(Tensor x) -> Tensor", "PURE")),
        ("PURE", "CONSERVATIVE"),
    ),
    (
        "a bad key",
        _with_foo(lambda lib: lib.impl("foo", identity, "Cpu")),
        ("Cpu", "did you mean 'CPU'?"),
    ),
    (
        "a functionality as key",
        _with_foo(lambda lib: lib.impl("foo", identity, "Dense")),
        ("Dense", "backend"),
    ),
    (
        "a kernel for another namespace",
        _with_foo(lambda lib: lib.impl("u::foo", identity, "CPU")),
        ("u::foo", "library of t"),
    ),
    (
        "a kernel for the reserved overload",
        _with_foo(lambda lib: lib.impl("foo.default", identity, "CPU")),
        ("'default' is reserved", "write t::foo"),
    ),
    (
        "a kernel for no name",
        _with_foo(lambda lib: lib.impl("foo bar", identity, "CPU")),
        ("'t::foo bar'",),
    ),
    (
        "a second kernel",
        _with_foo(
            lambda lib: [lib.impl("foo", identity, "CPU"), lib.impl("foo", len, "CPU")]
        ),
        ("t::foo", "CPU", "identity", "len", "allow_override", HERE),
    ),
    (
        "a kernel with an argument too many",
        _with_foo(lambda lib: lib.impl("foo", wrong_count, "CPU")),
        ("takes 2 arguments", "has 1", "t::foo(Tensor x)", "(Tensor _0, Tensor _1)"),
    ),
    (
        "a kernel with an argument of the wrong type",
        _with_foo(lambda lib: lib.impl("foo", wrong_type, "CPU")),
        ("'x' is annotated as int", "declared as Tensor", HERE),
    ),
    (
        "a schema that contradicts an earlier kernel",
        _in(
            "t",
            "DEF",
            lambda lib: [
                lib.impl("foo", wrong_type, "CPU"),
                lib.define("foo(Tensor x) -> Tensor"),
            ],
        ),
        ("annotated as int", "wrong_type", HERE),
    ),
    (
        "a fallback outside of the wildcard namespace",
        _in("zz1", "IMPL", lambda lib: lib.fallback(identity, "FPGA")),
        ('"_"', "zz1"),
    ),
    (
        "a fallback without a key",
        _in("_", "IMPL", lambda lib: lib.fallback(fallthrough_kernel)),
        ("needs a key",),
    ),
    (
        "a second fallback",
        _twice("_", "IMPL", lambda lib: lib.fallback(fallthrough_kernel, "FPGA")),
        ("FPGA", "first:", "again:", HERE),
    ),
    (
        "an alias fallback over one of its keys",
        _in("_", "IMPL", lambda lib: lib.fallback(fallthrough_kernel, "Autograd")),
        ("AutogradOther", "first: "),
    ),
    (
        "a fallback for Undefined",
        _in("_", "IMPL", lambda lib: lib.fallback(fallthrough_kernel, "Undefined")),
        ("Undefined",),
    ),
    ("a destroyed library", _destroyed, ("t", "destroyed", HERE)),
    (
        "one bad row of many",
        _in(
            "t",
            "DEF",
            lambda lib: lib.define_rows([("f(Tensor x) -> Tensor", ())] * 2),
        ),
        ("t::f", "first:"),
    ),
    (
        "one bad kernel of many",
        _in("t", "IMPL", lambda lib: lib.impl_rows([("f", identity)] * 2)),
        ("t::f", "first:"),
    ),
]


@pytest.mark.parametrize(
    ("make", "told"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_refused(dispatcher: Dispatcher, make: Make, told: tuple[str, ...]) -> None:
    with pytest.raises((RegistrationError, SchemaError)) as caught:
        make(dispatcher)
    assert isinstance(caught.value, BoxwoodError)
    for part in told:
        assert part in str(caught.value)
    assert introspect.check_invariants(dispatcher) == []


def test_a_failing_registration_leaves_no_trace(dispatcher: Dispatcher) -> None:
    library = Library("t", "DEF", dispatcher=dispatcher)
    op = library.define("foo(Tensor x) -> Tensor")
    library.impl("foo", identity, "CPU")
    op(X)
    wildcard = Library("_", "IMPL", dispatcher=dispatcher)
    before = introspect.dump_state(dispatcher), introspect.dump_table(op), op.cache
    failing: list[Callable[[], object]] = [
        lambda: library.define("foo(Tensor x) -> Tensor"),
        lambda: library.define("bar.default(Tensor x) -> Tensor"),
        lambda: library.define_rows([("a() -> ()", ()), ("a() -> ()", ())]),
        lambda: library.impl("foo", identity, "CPU"),
        lambda: library.impl("foo", wrong_count, "Meta"),
        lambda: library.impl("new", identity, "Nope"),
        lambda: wildcard.fallback(fallthrough_kernel, "Autograd"),
        lambda: Library("t", "DEF", dispatcher=dispatcher),
    ]
    for step in failing:
        with pytest.raises(BoxwoodError):
            step()
        after = introspect.dump_state(dispatcher), introspect.dump_table(op), op.cache
        assert after == before
    assert op.cache is before[2]


# ---- overriding and removal ----


def test_an_override_lasts_until_its_library_goes(dispatcher: Dispatcher) -> None:
    first = Library("lf", "DEF", dispatcher=dispatcher)
    op = first.define("foo(Tensor x) -> str")
    first.impl("foo", lambda x: "first", "CPU")
    assert op(X) == "first"
    second = Library("lf", "IMPL", "CPU", dispatcher=dispatcher)
    second.impl("foo", lambda x: "second", allow_override=True)
    assert op(X) == "second"
    second.destroy()
    assert op(X) == "first"
    first.destroy()
    with pytest.raises(OperatorNotFoundError, match="lf::foo"):
        op(X)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_removal_is_by_identity(dispatcher: Dispatcher, order: tuple[int, ...]) -> None:
    op = Library("t", "DEF", dispatcher=dispatcher).define("f(Tensor x) -> int")
    kernels = [partial(lambda x, n: n, n=number) for number in range(3)]
    handles = [
        dispatcher.impl("t::f", kernel, "CPU", allow_override=True)
        for kernel in kernels
    ]
    left = [0, 1, 2]
    for number in order:
        assert op(X) == max(left)
        handles[number].remove()
        handles[number].remove()  # does nothing
        assert handles[number].is_removed
        left.remove(number)
        rows = op.entry.kernels.get(K.CPU, ())
        assert [row.kernel.unboxed for row in rows] == [kernels[n] for n in left[::-1]]
    assert introspect.check_invariants(dispatcher) == []


def test_a_library_is_a_context_manager(dispatcher: Dispatcher) -> None:
    before = introspect.dump_state(dispatcher)
    with Library("t", "DEF", dispatcher=dispatcher) as library:
        op = library.define("f(Tensor x) -> Tensor")
        library.impl("f", identity, "CPU")
        with Library("_", "IMPL", "FPGA", dispatcher=dispatcher) as wildcard:
            wildcard.fallback(fallthrough_kernel)
            assert K.FPGA in dispatcher.fallbacks
        assert K.FPGA not in dispatcher.fallbacks
        assert op(X) is X
    assert introspect.dump_state(dispatcher) == before
    # The namespace is free again.
    Library("t", "DEF", dispatcher=dispatcher).destroy()


def test_a_removed_definition_takes_only_itself(dispatcher: Dispatcher) -> None:
    old = dispatcher.define("t::f(Tensor x) -> Tensor")
    old.remove()
    dispatcher.define("t::f(Tensor x) -> Tensor")
    old.remove()
    assert dispatcher.find_schema("t::f") is not None


def test_the_key_of_the_library_is_the_default(dispatcher: Dispatcher) -> None:
    definitions = Library("t", "DEF", dispatcher=dispatcher)
    op = definitions.define("f(Tensor x) -> Tensor")
    Library("t", "IMPL", "CPU", dispatcher=dispatcher).impl("f", identity)
    Library("t", "IMPL", K.CPU, dispatcher=dispatcher).impl(op, identity, K.Meta)
    definitions.impl("f", identity)  # no key anywhere: for all of them
    assert set(op.entry.registrations) == {K.CPU, K.Meta, K.CompositeImplicitAutograd}
    definitions.impl("f", identity, "Undefined", allow_override=True)
    assert len(op.entry.kernels[K.CompositeImplicitAutograd]) == 2


# ---- impl before define ----


def test_kernels_may_come_before_the_definition(dispatcher: Dispatcher) -> None:
    fragment = Library("dd", "FRAGMENT", dispatcher=dispatcher)
    fragment.impl("nope", identity, "CPU")
    assert introspect.find_dangling_impls(dispatcher) == ("dd::nope",)
    with pytest.raises(OperatorNotFoundError, match="kernels are registered for it"):
        dispatcher.handle("dd::nope")(X)
    op = fragment.define("nope(Tensor x) -> Tensor")
    assert introspect.find_dangling_impls(dispatcher) == ()
    assert op(X) is X


# ---- fallbacks ----


def test_a_boxed_fallback_serves_every_operator(dispatcher: Dispatcher) -> None:
    seen = []

    def fallback(op: OperatorHandle, keys: DispatchKeySet, stack: list[Any]) -> None:
        seen.append(op.qualified_name)
        op.redispatch_boxed(keys - DispatchKeySet(K.AutogradIPU), stack)

    library = Library("t", "DEF", dispatcher=dispatcher)
    one = library.define("one(Tensor x) -> Tensor")
    two = library.define("two(Tensor x, int n) -> (int, Tensor)")
    library.impl("one", identity, "CompositeExplicitAutograd")
    library.impl("two", lambda x, n: (n, x), "CompositeExplicitAutograd")
    x = Tensor("x", DispatchKeySet(K.IPU, K.AutogradIPU))
    with pytest.raises(NotImplementedError, match="has no kernel for AutogradIPU"):
        one(x)
    with dispatcher.fallback(fallback, "AutogradIPU"):
        assert one(x) is x
        assert two(x, 3) == (3, x)
    assert seen == ["t::one", "t::two"]
    with pytest.raises(NotImplementedError, match="has no kernel for AutogradIPU"):
        one(x)


def test_an_alias_fallback_is_one_per_runtime_key() -> None:
    dispatcher = Dispatcher()
    with dispatcher.fallback(fallthrough_kernel, "Autograd"):
        assert set(dispatcher.fallbacks) >= {
            K.AutogradCPU,
            K.AutogradOther,
            K.AutogradMeta,
        }
        assert all(str(key).startswith("Autograd") for key in dispatcher.fallbacks)
    assert not dispatcher.fallbacks


@pytest.mark.parametrize(
    ("kernel", "error"),
    [(lambda x: x, "takes 1 arguments"), (3, "callable")],
)
def test_a_fallback_is_boxed(dispatcher: Dispatcher, kernel: Any, error: str) -> None:
    with pytest.raises(TypeError, match=error):
        dispatcher.fallback(kernel, "FPGA")
    assert K.FPGA not in dispatcher.fallbacks


# ---- where it was registered ----


def test_registrations_know_their_place(dispatcher: Dispatcher) -> None:
    library = Library("t", "DEF", dispatcher=dispatcher)
    op = library.define("f(Tensor x) -> Tensor")
    library.impl("f", identity, "CPU")
    library.impl_rows([("g", identity)])
    library.define_rows([("g(Tensor x) -> Tensor", ("core",))], trusted=True)
    assert op.entry.definition is not None
    other = dispatcher.handle("t::g").entry
    assert other.definition is not None
    for debug in (
        op.entry.definition.debug,
        op.entry.registrations[K.CPU].debug,
        other.definition.debug,
        other.registrations[K.CompositeImplicitAutograd].debug,
    ):
        assert debug.startswith("registered at ")
        assert HERE in debug
    assert dispatcher.handle("t::g").tags == ("core",)


def test_trusted_rows_are_parsed_when_asked(dispatcher: Dispatcher) -> None:
    library = Library("t", "DEF", dispatcher=dispatcher)
    rows = [
        ("f.x(Tensor x) -> Tensor", ("core", "pointwise")),
        ("t::g(not a schema", ()),
    ]
    library.define_rows(rows, trusted=True)
    op = dispatcher.handle("t::f", "x")
    assert op.schema == parse_schema("t::f.x(Tensor x) -> Tensor")
    assert op.tags == ("core", "pointwise")
    with pytest.raises(SchemaError):
        _ = dispatcher.handle("t::g").schema


# ---- order ----

Register = Callable[[Dispatcher], RegistrationHandle]


def _impl(key: str) -> Register:
    return lambda dispatcher: dispatcher.impl(
        "t::foo", identity, key, debug=f"kernel {key}"
    )


STEPS: dict[str, Register] = {
    "define": lambda d: d.define("t::foo(Tensor x) -> Tensor", debug="here"),
    "define overload": lambda d: d.define("t::foo.a(Tensor x) -> Tensor", debug="here"),
    **{
        f"impl {key}": _impl(key)
        for key in (
            *("CPU", "FPGA", "Autograd", "AutogradCPU", "CompositeImplicitAutograd"),
            *("CompositeExplicitAutograd", "BackendSelect"),
        )
    },
    "fallback FPGA": lambda d: d.fallback(fallthrough_kernel, "FPGA", debug="here"),
    "fallback AutogradIPU": lambda d: d.fallback(
        BoxedKernel.make_from_function(lambda op, stack: None),
        "AutogradIPU",
        debug="here",
    ),
}


def _state(dispatcher: Dispatcher) -> str:
    op = dispatcher.handle("t::foo")
    return introspect.dump_state(dispatcher) + introspect.dump_table(op)


def _commute(names: Sequence[str]) -> None:
    """Every order of making and of removing goes through the same states."""
    states: dict[frozenset[str], str] = {}
    for made in itertools.permutations(names):
        dispatcher = Dispatcher()
        handles: dict[str, RegistrationHandle] = {}
        removed = made[::2] + made[1::2]
        for name in (*made, *removed):
            if name in handles:
                handles.pop(name).remove()
            else:
                handles[name] = STEPS[name](dispatcher)
            state = _state(dispatcher)
            assert states.setdefault(frozenset(handles), state) == state
            assert introspect.check_invariants(dispatcher) == []


@pytest.mark.parametrize(
    "names",
    [
        ("define", "impl CPU", "impl Autograd", "impl CompositeImplicitAutograd"),
        ("define", "impl FPGA", "impl CompositeImplicitAutograd", "fallback FPGA"),
        ("define", "define overload", "impl CPU", "fallback AutogradIPU"),
    ],
    ids=" + ".join,
)
def test_order_does_not_matter(names: tuple[str, ...]) -> None:
    _commute(names)


@settings(max_examples=15, deadline=None)
@given(st.lists(st.sampled_from(sorted(STEPS)), min_size=2, max_size=4, unique=True))
def test_order_of_drawn_steps_does_not_matter(names: list[str]) -> None:
    _commute(names)


# ---- signatures of functions ----

T = TypeVar("T")


class DType:
    """What a ScalarType is called in annotations."""


def annotated(
    x: Tensor,
    n: int,
    f: float,
    b: bool,
    s: str,
    number: bool | int | float | complex,
    maybe: Tensor | None,
    several: Sequence[int],
    pair: tuple[int, ...],
    tensors: list[Tensor | None],
    dtype: DType | None,
) -> tuple[Tensor, int]:
    """A function with every kind of annotation."""
    raise AssertionError


def open_ended(x: Any, y: T, z: int | Tensor, w: Missing) -> T:  # type: ignore[name-defined]  # noqa: F821
    """A function whose annotations say nothing definite."""
    raise AssertionError


def test_inferred_signature() -> None:
    signature = infer_signature(annotated)
    assert str(signature) == (
        "(Tensor _0, int _1, float _2, bool _3, str _4, Scalar _5, Tensor? _6, int[] _7,"
        " int[] _8, Tensor?[] _9, ScalarType? _10) -> (Tensor _0, int _1)"
    )
    assert infer_signature(open_ended) == Signature((None,) * 4, (None,))
    assert infer_signature(lambda x: x) is None
    assert infer_signature(len) is None
    keyed = infer_signature(annotated, with_keyset=True)
    assert keyed is not None
    assert len(keyed.arguments) == 10


FITS: list[tuple[Callable[..., Any], str, bool]] = [
    # function, schema, whether it fits
    (open_ended, "f(Tensor a, int b, Tensor[] c, str d) -> Tensor", True),
    (open_ended, "f(Tensor a, int b, Tensor[] c) -> Tensor", False),
]


def _with(annotations: dict[str, Any]) -> Callable[..., Any]:
    """A function of one argument `x` with these annotations."""

    def kernel(x):  # type: ignore[no-untyped-def]
        return x

    kernel.__annotations__ = annotations
    return kernel


ONE_ARGUMENT: list[tuple[dict[str, Any], str, bool]] = [
    ({"x": Tensor}, "f(Tensor x) -> Tensor", True),
    ({"x": Tensor}, "f(Tensor? x) -> Tensor", False),
    ({"x": Tensor | None}, "f(Tensor? x) -> Tensor", True),
    ({"x": Tensor | None}, "f(Tensor x) -> Tensor", True),
    ({"x": int}, "f(SymInt x) -> Tensor", True),
    ({"x": int}, "f(float x) -> Tensor", False),
    ({"x": int | float}, "f(float x) -> Tensor", True),
    ({"x": int | float}, "f(Scalar x) -> Tensor", True),
    ({"x": Sequence[int]}, "f(int[2] x) -> Tensor", True),
    ({"x": list[int]}, "f(SymInt[] x) -> Tensor", True),
    ({"x": list[float]}, "f(int[] x) -> Tensor", False),
    ({"x": list[Tensor]}, "f(Tensor x) -> Tensor", False),
    ({"x": str}, "f(Dimname x) -> Tensor", True),
    ({"x": tuple[int, str]}, "f((int, str) x) -> Tensor", True),
    ({"x": "Tensor"}, "f(Tensor x) -> Tensor", True),
    ({"x": "int"}, "f(Tensor x) -> Tensor", False),
    ({"return": Tensor}, "f(int x) -> Tensor", True),
    ({"return": int}, "f(int x) -> Tensor", False),
    ({"return": None}, "f(int x) -> ()", True),
    ({"return": None}, "f(int x) -> Tensor", False),
    ({"return": tuple[Tensor, Tensor]}, "f(int x) -> (Tensor, Tensor)", True),
    ({"return": tuple[Tensor, Tensor]}, "f(int x) -> Tensor", False),
    ({"return": tuple[Tensor, Tensor]}, "f(int x) -> Tensor[]", True),
    ({"return": tuple[Tensor, ...]}, "f(int x) -> Tensor[]", True),
    ({"return": Any}, "f(int x) -> Tensor", True),
]


@pytest.mark.parametrize(
    ("function", "schema", "fits"),
    [*FITS, *((_with(row[0]), row[1], row[2]) for row in ONE_ARGUMENT)],
)
def test_a_kernel_has_to_fit(
    dispatcher: Dispatcher, function: Callable[..., Any], schema: str, fits: bool
) -> None:
    """Both orders, and trusted kernels, which nobody looks at."""
    definition = f"t::{schema}"

    def define_first() -> None:
        with dispatcher.define(definition):
            dispatcher.impl("t::f", function, "CPU").remove()

    def impl_first() -> None:
        with dispatcher.impl("t::f", function, "CPU"):
            dispatcher.define(definition).remove()

    for attempt in (define_first, impl_first):
        if fits:
            attempt()
        else:
            with pytest.raises(RegistrationError, match="does not fit t::f"):
                attempt()
        assert dispatcher.operators() == ()
    dispatcher.define(definition)
    dispatcher.impl("t::f", function, "CPU", is_trusted=True)


def scaled(
    x: Tensor, by: float = 2.0, *, dims: Sequence[int] = (0, 1), name: str = "a"
) -> Tensor:
    """A function from which an operator can be defined."""
    return cpu(f"{x.value} {by} {dims} {name}")


def test_define_from_a_function(dispatcher: Dispatcher) -> None:
    library = Library("t", "DEF", dispatcher=dispatcher)
    op = library.define(scaled)
    assert str(op.schema) == (
        't::scaled(Tensor x, float by=2.0, *, int[] dims=[0,1], str name="a") -> Tensor'
    )
    assert op(X, 3).value == "x 3.0 (0, 1) a"
    library.destroy()
    assert not op.is_defined
    assert not op.entry.kernels


def test_kernels_may_have_keyword_only_parameters(dispatcher: Dispatcher) -> None:
    library = Library("t", "DEF", dispatcher=dispatcher)
    op = library.define("f(Tensor x, *, int a=1, int b=2) -> Any")

    def by_name(x: Tensor, *, b: int, a: int) -> Any:
        return a, b

    def by_order(keys: DispatchKeySet, x: Tensor, *, first: int, b: int) -> Any:
        return keys.highest_priority_key(), first, b

    library.impl("f", by_name, "CPU")
    library.impl("f", by_order, "Meta", with_keyset=True)
    assert op(X, a=5) == (5, 2)
    assert op(meta(), b=7) == (K.Meta, 1, 7)
    stack = op.box(X, b=3)
    op.call_boxed(stack)
    assert stack == [(1, 3)]


def test_mutated_arguments_are_marked(dispatcher: Dispatcher) -> None:
    def fill(x: Tensor, other: Tensor, value: float) -> None:
        x.value = value

    schema = infer_schema(fill, "t::fill", ["x"])
    assert str(schema) == "t::fill(Tensor(a0!) x, Tensor other, float value) -> ()"
    op = Library("t", "DEF", dispatcher=dispatcher).define(fill, mutates_args=["x"])
    x = cpu()
    op(x, X, 3)
    assert x.value == 3.0


@pytest.mark.parametrize(
    ("function", "told"),
    [
        (lambda x: x, "argument 'x'"),
        (_with({"x": Tensor}), "the result"),
        (_with({"x": Any, "return": Tensor}), "argument 'x'"),
        (open_ended, "argument 'x'"),
    ],
)
def test_nothing_to_infer_from(function: Callable[..., Any], told: str) -> None:
    with pytest.raises(RegistrationError, match="no schema can be inferred") as caught:
        infer_schema(function, "t::f")
    assert told in str(caught.value)


def test_unknown_mutated_argument() -> None:
    with pytest.raises(RegistrationError, match="has no argument z"):
        infer_schema(scaled, "t::f", ["z"])


# ---- listeners ----


class Listener:
    """Writes down what it is told; refuses operators called `bad`."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def on_operator_registered(self, operator: OperatorHandle) -> None:
        """An operator is defined."""
        if operator.name == "t::bad":
            raise ValueError("no such operator here")
        self.told.append(f"+{operator}")

    def on_operator_deregistered(self, operator: OperatorHandle) -> None:
        """An operator is no longer defined."""
        self.told.append(f"-{operator}")


def test_listeners(dispatcher: Dispatcher) -> None:
    library = Library("t", "DEF", dispatcher=dispatcher)
    library.define("f(Tensor x) -> Tensor")
    library.impl("dangling", identity, "CPU")
    listener = Listener()
    registration = dispatcher.add_registration_listener(listener)
    assert listener.told == ["+t::f"]
    with dispatcher.define("t::g.a(Tensor x) -> Tensor"):
        assert listener.told[1:] == ["+t::g.a"]
    assert listener.told[2:] == ["-t::g.a"]
    before = introspect.dump_state(dispatcher)
    with pytest.raises(ValueError, match="no such operator here"):
        library.define("bad(Tensor x) -> Tensor")
    assert introspect.dump_state(dispatcher) == before
    registration.remove()
    library.define("h(Tensor x) -> Tensor")
    assert "+t::h" not in listener.told
