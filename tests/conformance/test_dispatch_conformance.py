"""The dispatcher beside PyTorch's.

All registrations of the installed torch are made here with dummy kernels; the computed
tables must be the same, row for row. Then both dispatchers are taken through the same
registrations and removals.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from operator_outcomes import COMPARED

from runtime import introspect
from runtime.boxing import BoxedKernel, fallthrough_kernel
from runtime.dispatcher import Dispatcher
from runtime.errors import RegistrationError
from runtime.kernel import KernelFunction
from runtime.key_set import DispatchKeySet
from runtime.keys import ALIAS_KEYS, RUNTIME_KEYS, DispatchKey
from runtime.registration_handles import RegistrationHandle
from runtime.table import Reason

C: Any = torch._C

_ROW = re.compile(
    r"(?P<key>\w+)(\[alias\])?(?P<inactive> \(inactive\))?: (?P<debug>.*)"
    r" :: (?P<inferred>.*) \[ (?P<forms>.*) \]"
)


def unboxed(*_: object) -> None:
    """A kernel with an unboxed form."""


def boxed(op: object, stack: list[Any]) -> None:
    """A kernel without one."""


_KERNELS: dict[str, Callable[..., Any] | BoxedKernel] = {
    "boxed unboxed": unboxed,
    "boxed": BoxedKernel.make_from_function(boxed),
    "fallthrough boxed": fallthrough_kernel,
}


class Row(NamedTuple):
    """One registration in a dump of torch."""

    key: str
    debug: str
    forms: str


def torch_rows(dump: str) -> list[Row]:
    """The registrations of a dump, the oldest first."""
    found = []
    for line in dump.splitlines():
        if line.startswith(("name: ", "schema: ", "debug: ", "alias analysis kind: ")):
            continue
        match = _ROW.fullmatch(line)
        assert match is not None, line
        found.append(Row(match["key"], match["debug"], match["forms"]))
    return found[::-1]


def torch_fallbacks() -> list[Row]:
    """The backend fallbacks of torch, read off the table of an operator without kernels."""
    library = C._dispatch_library("FRAGMENT", "boxwood_probe", "")
    library.define("probe(Tensor x) -> Tensor", "")
    table = C._dispatch_dump_table("boxwood_probe::probe")
    found = []
    for line in table.splitlines():
        match = re.fullmatch(r"(\w+): (fallthrough )?(.*) \[backend fallback\]", line)
        assert match is not None, line
        forms = "fallthrough boxed" if match[2] else "boxed"
        found.append(Row(match[1], match[3], forms))
    library.reset()
    return found


def test_fallbacks_are_all_found() -> None:
    """What the tables below rest on: torch's own answer for every key."""
    found = {row.key for row in torch_fallbacks()}
    for key in RUNTIME_KEYS:
        name = key.name
        if key is not DispatchKey.Undefined and hasattr(C.DispatchKey, name):
            has_fallback = C._dispatch_has_backend_fallback(
                getattr(C.DispatchKey, name)
            )
            assert has_fallback == (name in found), name


@pytest.fixture(scope="module")
def twin() -> Dispatcher:
    """A dispatcher with every registration of torch."""
    dispatcher = Dispatcher()
    for row in torch_fallbacks():
        dispatcher.fallback(_KERNELS[row.forms], row.key, debug=row.debug)
    for name in C._dispatch_get_all_op_names():
        dump = C._dispatch_dump(name)
        schema = re.search(r"^schema: (.*)$", dump, re.MULTILINE)
        debug = re.search(r"^debug: (.*)$", dump, re.MULTILINE)
        kind = re.search(r"^alias analysis kind: (\w+)", dump, re.MULTILINE)
        if schema is not None and schema[1] != "(none)":
            assert debug is not None
            assert kind is not None
            dispatcher.define(
                schema[1], alias_analysis=kind[1], debug=debug[1], is_trusted=True
            )
        for row in torch_rows(dump):
            dispatcher.impl(
                name,
                _KERNELS[row.forms],
                row.key,
                allow_override=True,
                debug=row.debug,
            )
    return dispatcher


def test_tables_of_all_operators(twin: Dispatcher) -> None:
    rows = 0
    names = C._dispatch_get_all_op_names()
    for name in names:
        expected = C._dispatch_dump_table(name)
        assert introspect.dump_table(twin.handle(name)) == expected, name
        rows += expected.count("\n")
    assert len(names) > 3500
    COMPARED.kinds["dispatch tables: operators"] += len(names)
    COMPARED.kinds["dispatch tables: rows with a kernel"] += rows
    without = len(names) * len(RUNTIME_KEYS) - rows
    COMPARED.kinds["dispatch tables: rows without a kernel"] += without


def test_dumps_of_all_operators(twin: Dispatcher) -> None:
    for name in C._dispatch_get_all_op_names():
        expected = C._dispatch_dump(name)
        found = introspect.dump(twin.handle(name))
        assert _comparable(found) == _comparable(expected), name


def _comparable(dump: str) -> str:
    """A dump without what dummy kernels and schema text cannot have in common."""
    dump = re.sub(r" :: .* \[ ", " :: _ [ ", dump)
    dump = dump.replace(" (default)\n", "\n")
    return re.sub(r"^schema: .*$", "schema: _", dump, flags=re.MULTILINE)


def test_registrations_for_dispatch_key(twin: Dispatcher) -> None:
    by_key: dict[str, list[str]] = {}
    for name in C._dispatch_get_all_op_names():
        for key_name in {row.key for row in torch_rows(C._dispatch_dump(name))}:
            by_key.setdefault(key_name, []).append(name)
    asked = 0
    for key in (*RUNTIME_KEYS[1:], *ALIAS_KEYS):
        found = introspect.registrations_for_dispatch_key(twin, key)
        assert sorted(found) == sorted(by_key.get(key.name, [])), key
        try:
            listed = C._dispatch_get_registrations_for_dispatch_key(key.name)
        except RuntimeError:  # torch's parser does not know all of torch's keys
            continue
        assert sorted(found) == sorted(listed), key
        asked += 1
    assert asked >= 100


def test_dangling_impls(twin: Dispatcher) -> None:
    expected = [dump.split("\n")[0][6:] for dump in C._dispatch_find_dangling_impls()]
    assert sorted(introspect.find_dangling_impls(twin)) == sorted(expected)
    assert introspect.check_invariants(twin) == []


def test_fallthrough_masks(twin: Dispatcher) -> None:
    """A call skips exactly the keys for which torch's table says fallthrough."""
    tensor = torch.ones(2)
    keys = (
        C._dispatch_keys(tensor).raw_repr()
        | C._dispatch_tls_local_include_set().raw_repr()
    )
    for name in C._dispatch_get_all_op_names():
        table = C._dispatch_dump_table(name)
        skipped = set(re.findall(r"^(\w+): fallthrough ", table, re.MULTILINE))
        expected = [
            str(key) for key in DispatchKeySet.from_raw(keys) if key.name not in skipped
        ]
        masked = twin.handle(name).entry.mask(keys)
        assert list(map(str, DispatchKeySet.from_raw(masked))) == expected, name


# ---- order of registrations ----


class Twins:
    """The same registrations in torch and here; each step is undone by its name."""

    def __init__(self, name: str) -> None:
        self.namespace = name
        self.ours = Dispatcher()
        for row in torch_fallbacks():
            self.ours.fallback(_KERNELS[row.forms], row.key, debug=row.debug)
        self._theirs: dict[object, Any] = {}
        self._handles: dict[object, RegistrationHandle] = {}

    def define(self, step: object) -> None:
        """Define the operator `foo`."""
        debug = "registered at /dev/null:0"
        schema = "foo(Tensor x) -> Tensor"
        handle = self.ours.define(f"{self.namespace}::{schema}", debug=debug)
        library = C._dispatch_library("FRAGMENT", self.namespace, "")
        library.def_(schema, "")
        self._handles[step], self._theirs[step] = handle, library

    def impl(self, key: str, debug: str, step: object) -> None:
        """Register a kernel."""
        handle = self.ours.impl(
            f"{self.namespace}::foo", _toy, key, debug=debug, allow_override=True
        )
        library = C._dispatch_library("FRAGMENT", self.namespace, "")
        library.impl_t_t("foo", key, debug)
        self._handles[step], self._theirs[step] = handle, library

    def fallback(self, key: str, step: object) -> None:
        """Register a fallthrough as the fallback of a key."""
        library = C._dispatch_library("IMPL", "_", key)
        library.fallback_fallthrough()
        handle = self.ours.fallback(
            fallthrough_kernel, key, debug="registered at /dev/null:0"
        )
        self._handles[step], self._theirs[step] = handle, library

    def remove(self, step: object) -> None:
        """Undo a step."""
        self._handles.pop(step).remove()
        self._theirs.pop(step).reset()

    def close(self) -> None:
        """Undo everything."""
        for step in list(self._handles):
            self.remove(step)

    def dumps(self) -> tuple[str, str]:
        """The state and table of our operator."""
        op = self.ours.handle(f"{self.namespace}::foo")
        return introspect.dump(op), introspect.dump_table(op)

    def compare(self) -> None:
        """Both dispatchers say the same."""
        name = f"{self.namespace}::foo"
        state, table = self.dumps()
        if self.ours.handle(name).entry.kernels or self.ours.find_schema(name):
            assert state == C._dispatch_dump(name)
            assert table == C._dispatch_dump_table(name)
        else:
            assert C._dispatch_dump(name) == ""
        assert introspect.check_invariants(self.ours) == []


class Tensor:
    """What annotations of kernels say."""

    _keys = 0


def _toy(x: Tensor) -> Tensor:
    return x


Step = Callable[[Twins, object], None]

_IMPL_KEYS = (
    "CPU",
    "FPGA",
    "AutogradCPU",
    "AutogradOther",
    "Autograd",
    "CompositeImplicitAutograd",
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
    "CompositeImplicitAutogradNestedTensor",
    "FuncTorchBatchedDecomposition",
    "QuantizedCPU",
    "BackendSelect",
)
_FALLBACK_KEYS = ("FPGA", "XLA", "AutogradIPU")


def _impl(key: str) -> Step:
    return lambda twins, step: twins.impl(key, f"fn_{key}", step)


def _fallback(key: str) -> Step:
    return lambda twins, step: twins.fallback(key, step)


_STEPS: dict[str, Step] = {
    "define": lambda twins, step: twins.define(step),
    **{f"impl {key}": _impl(key) for key in _IMPL_KEYS},
    **{f"fallback {key}": _fallback(key) for key in _FALLBACK_KEYS},
}
_numbers = itertools.count()


def _in_order(names: tuple[str, ...], seen: dict[frozenset[str], Any]) -> None:
    """Take the steps, then undo them in the same order; compare after each."""
    twins = Twins(f"boxwood_order_{next(_numbers)}")
    active: set[str] = set()
    try:
        for undo in (False, True):
            for name in names:
                if undo:
                    twins.remove(name)
                    active.discard(name)
                else:
                    _STEPS[name](twins, name)
                    active.add(name)
                twins.compare()
                dumps = tuple(d.replace(twins.namespace, "_") for d in twins.dumps())
                assert seen.setdefault(frozenset(active), dumps) == dumps
    finally:
        twins.close()


@pytest.mark.parametrize(
    "names",
    [
        ("define", "impl CPU", "impl Autograd", "impl CompositeImplicitAutograd"),
        ("define", "impl FPGA", "impl CompositeImplicitAutograd", "fallback FPGA"),
        ("define", "impl CompositeExplicitAutograd", "impl AutogradCPU", "impl CPU"),
        (
            "impl CPU",
            "impl CompositeImplicitAutograd",
            "fallback XLA",
            "impl AutogradOther",
            "define",
        ),
    ],
    ids=" + ".join,
)
def test_every_order_gives_one_state(names: tuple[str, ...]) -> None:
    seen: dict[frozenset[str], Any] = {}
    for order in itertools.permutations(names):
        _in_order(order, seen)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.sampled_from(sorted(_STEPS)), min_size=1, max_size=5, unique=True))
def test_drawn_orders_agree_with_torch(names: list[str]) -> None:
    seen: dict[frozenset[str], Any] = {}
    _in_order(tuple(names), seen)
    _in_order(tuple(reversed(names)), seen)


_LAYER_ORDERS = list(itertools.permutations(("one", "two", "three")))


@pytest.mark.filterwarnings("ignore:Warning only once:UserWarning")
@pytest.mark.parametrize("made", _LAYER_ORDERS)
@pytest.mark.parametrize("removed", _LAYER_ORDERS)
def test_overrides_are_restored(
    made: tuple[str, ...], removed: tuple[str, ...]
) -> None:
    twins = Twins(f"boxwood_override_{next(_numbers)}")
    try:
        twins.define("define")
        for layer in made:
            twins.impl("CPU", layer, layer)
            twins.compare()
        for layer in removed:
            twins.remove(layer)
            twins.compare()
    finally:
        twins.close()


# ---- the table by itself ----


def test_every_pair_of_registrations() -> None:
    """Any two keys, alone and together, beside torch's answer for every key."""
    keys = [
        *_IMPL_KEYS,
        *("CUDA", "Meta", "SparseCPU", "NestedTensorCPU", "AutogradNestedTensor"),
        *("FuncTorchBatched", "MkldnnCPU", "XLA", "AutogradXLA"),
    ]
    for pair in itertools.combinations(keys, 2):
        twins = Twins(f"boxwood_pair_{next(_numbers)}")
        try:
            twins.define("define")
            for key in pair:
                twins.impl(key, f"fn_{key}", key)
            twins.compare()
        finally:
            twins.close()


def test_reasons_are_torchs() -> None:
    """Every reason that the tables of torch give is one of ours, and the other way."""
    printed = set()
    for name in C._dispatch_get_all_op_names():
        printed |= set(
            re.findall(r"\[([a-z ]+)\]$", C._dispatch_dump_table(name), re.M)
        )
    assert printed <= {str(reason) for reason in Reason}


def test_a_failing_registration_changes_nothing_in_either() -> None:
    twins = Twins(f"boxwood_failing_{next(_numbers)}")
    try:
        twins.define("define")
        twins.impl("CPU", "fn_cpu", "impl")
        before = twins.dumps()
        failing: list[Callable[[], object]] = [
            partial(twins.define, "again"),
            partial(twins.fallback, "AutogradCPU", "again"),
            partial(twins.impl, "NoSuchKey", "fn", "again"),
        ]
        for step in failing:
            with pytest.raises((RegistrationError, RuntimeError)):
                step()
            assert twins.dumps() == before
            twins.compare()
    finally:
        twins.close()


def test_dummy_kernels_have_the_forms_of_torch() -> None:
    for forms, kernel in _KERNELS.items():
        assert KernelFunction.make(kernel, False).forms == forms
