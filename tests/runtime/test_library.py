"""Registering: libraries, atomicity, overriding, removal, order, inference, listeners."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from runtime import introspect
from runtime.boxing import fallthrough_kernel
from runtime.dispatcher import Dispatcher
from runtime.errors import BoxwoodError, OperatorNotFoundError, RegistrationError
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey as K
from runtime.library import Library
from runtime.operator import OperatorHandle
from runtime.schema import SchemaError, parse_schema
from tests.runtime.dispatch_toys import Tensor, cpu, default_dispatcher

X = cpu("x")
HERE = "test_library.py:"


@pytest.fixture
def dispatcher() -> Dispatcher:
    """A dispatcher with the default fallbacks and nothing else."""
    return default_dispatcher()


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


def wrong_type_of_y(y: int) -> Tensor:
    """A kernel whose parameter is called otherwise than the argument."""
    raise AssertionError


def wrong_keyed(keys, y: int) -> Tensor:  # type: ignore[no-untyped-def]
    """The same, after the key set."""
    raise AssertionError


REFUSED: list[tuple[str, Make, tuple[str, ...]]] = [
    (
        "a second DEF library",
        _two_def_libraries,
        ("dd", "FRAGMENT", "first: registered at", "again: registered at", HERE),
    ),
    ("a reserved namespace", _library("prim", "DEF"), ("prim", "reserved")),
    ("a reserved fragment", _library("prim", "FRAGMENT"), ("prim", "reserved")),
    ("the wildcard", _library("_", "FRAGMENT"), ("'_'", "IMPL")),
    *(
        (f"{kind} of {ns}", _library(ns, kind), (repr(ns), "`ops`", "choose another"))
        for kind in ("DEF", "FRAGMENT", "IMPL")
        for ns in (
            *("on_operator_registered", "on_operator_deregistered"),
            *("__class__", "__mine", "_Operators__is_listening"),
        )
    ),
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
        ("takes 2 arguments", "has 1", "t::foo(Tensor x)", "(x: Tensor, y: Tensor)"),
    ),
    (
        "a kernel with an argument of the wrong type",
        _with_foo(lambda lib: lib.impl("foo", wrong_type, "CPU")),
        ("'x' is annotated as int", "declared as Tensor", HERE),
    ),
    (
        "an argument of the wrong type under another name",
        _with_foo(lambda lib: lib.impl("foo", wrong_type_of_y, "CPU")),
        ("'x', the parameter 'y', is annotated as int", "(y: int) -> Tensor"),
    ),
    (
        "an argument of the wrong type after the key set",
        _with_foo(lambda lib: lib.impl("foo", wrong_keyed, "CPU", with_keyset=True)),
        ("'x', the parameter 'y', is annotated as int", "(keys, y: int) -> Tensor"),
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
        rows = op.entry.rows(K.CPU)
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


def test_the_library_of_all_namespaces_wants_each_named(dispatcher: Dispatcher) -> None:
    """As in C++, where the namespace of TORCH_LIBRARY_IMPL(_, …) is none."""
    dispatcher.define("t::f(Tensor x) -> Tensor")
    with Library("_", "IMPL", "CPU", dispatcher=dispatcher) as wildcard:
        before = introspect.dump_state(dispatcher)
        with pytest.raises(RegistrationError, match="write aten::f"):
            wildcard.impl("f", identity)
        with pytest.raises(RegistrationError, match="rows are of one namespace"):
            wildcard.impl_rows([("t::f", identity)])
        assert introspect.dump_state(dispatcher) == before
        wildcard.impl("t::f", identity)
        op = dispatcher.find_schema("t::f")
        assert op is not None
        assert op(X) is X


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
    assert set(op.entry.kernels) == {K.CPU, K.Meta, K.CompositeImplicitAutograd}
    definitions.impl("f", identity, "Undefined", allow_override=True)
    assert len(op.entry.rows(K.CompositeImplicitAutograd)) == 2


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


@pytest.mark.parametrize("removed_first", [0, 1, 2])
def test_an_overridden_fallback_is_back_when_the_other_is_removed(
    dispatcher: Dispatcher, removed_first: int
) -> None:
    def fallback(op: Any, stack: list[Any]) -> None:
        raise AssertionError

    before = introspect.dump_state(dispatcher)
    library = Library("_", "IMPL", dispatcher=dispatcher)
    handles = [library.fallback(fallback, K.AutogradCPU, allow_override=True)]
    with pytest.raises(RegistrationError, match="allow_override=True"):
        library.fallback(fallback, K.Autograd)
    handles += [
        library.fallback(fallback, key, allow_override=True)
        for key in (K.Autograd, K.AutogradCPU)
    ]
    rows = [dispatcher.fallbacks[K.AutogradCPU]]
    rows += dispatcher.overridden_fallbacks[K.AutogradCPU]
    assert len(rows) == 4
    rows.pop(2 - removed_first)
    handles.pop(removed_first).remove()
    assert [dispatcher.fallbacks[K.AutogradCPU]] == rows[:1]
    assert dispatcher.overridden_fallbacks[K.AutogradCPU] == tuple(rows[1:])
    assert introspect.check_invariants(dispatcher) == []
    library.destroy()
    assert introspect.dump_state(dispatcher) == before
    assert dispatcher.overridden_fallbacks == {}


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
        op.entry.kernels[K.CPU].debug,
        other.definition.debug,
        other.kernels[K.CompositeImplicitAutograd].debug,
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
