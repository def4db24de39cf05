"""Keys, key sets and guards against the ones of the installed torch."""

import json
import random
import subprocess
import sys
from contextlib import ExitStack

import pytest
import torch
from operator_outcomes import COMPARED

from runtime import key_set as ks
from runtime import keys as our_keys
from runtime import local_keys as lk
from runtime.key_set import DispatchKeySet
from runtime.keys import (
    ALIAS_KEYS,
    BACKENDS,
    RUNTIME_KEYS,
    DispatchKey,
    is_alias_key,
    parse_dispatch_key,
    rename_privateuse1_backend,
    to_backend_component,
    to_functionality_key,
)

C = torch._C
TorchKey = C.DispatchKey
TorchSet = C.DispatchKeySet

RANDOM_PAIRS = 100_000


def torch_key(key: DispatchKey) -> object:
    return TorchKey(int(key))


def torch_set(bits: int) -> object:
    return TorchSet.from_raw_repr(bits)


@pytest.mark.parametrize("name", sorted(TorchKey.__members__))
def test_every_name_of_torchs_enum_has_its_number(name: str) -> None:
    assert DispatchKey[name] == TorchKey.__members__[name].value


def test_every_number_of_ours_is_a_key_in_torch() -> None:
    # 47 is the end marker of the functionalities, which torch does not expose.
    printed = {
        number: C._dispatch_key_name(TorchKey(number))
        for number in range(max(DispatchKey) + 8)
    }
    known = {n for n, name in printed.items() if name != "UnknownUnknown"}
    assert known == {int(key) for key in DispatchKey}


@pytest.mark.parametrize("key", list(DispatchKey))
def test_a_key_prints_as_in_torch(key: DispatchKey) -> None:
    assert str(key) == f"{key}" == C._dispatch_key_name(torch_key(key))


def test_whatever_torch_parses_we_parse_alike() -> None:
    compared = 0
    for name in DispatchKey.__members__:
        try:
            theirs = C._dispatch_key_parse(name).value
        except RuntimeError:
            continue  # torch's parser lacks some of its own keys
        assert parse_dispatch_key(name) == theirs
        compared += 1
    assert compared > 90


def test_number_of_backends() -> None:
    assert C._dispatch_num_backends() == len(BACKENDS) == ks.NUM_BACKENDS


@pytest.mark.parametrize("key", list(DispatchKey))
def test_single_key_sets(key: DispatchKey) -> None:
    ours, theirs = DispatchKeySet(key), TorchSet(torch_key(key))
    assert ours.raw_repr() == theirs.raw_repr() == ks.bits_of(key)
    assert repr(ours) == repr(theirs)
    assert ours.highest_priority_key() == theirs.highestPriorityTypeId().value
    after = C._dispatch_keyset_full_after(torch_key(key))
    assert ks.FULL_AFTER(key).raw_repr() == after.raw_repr() == ks.full_after(key)


@pytest.mark.parametrize("key", list(DispatchKey))
def test_alias_keys_and_backends_of_autograd_keys(key: DispatchKey) -> None:
    assert is_alias_key(key) == C._dispatch_is_alias_key(torch_key(key))
    theirs = C._dispatch_get_backend_keyset_from_autograd(torch_key(key))
    assert ks.get_backend_key_set_from_autograd(key).raw_repr() == theirs.raw_repr()


@pytest.mark.parametrize("alias", [key for key in DispatchKey if key])
def test_members_of_every_alias(alias: DispatchKey) -> None:
    for key in DispatchKey:
        theirs = C._dispatch_is_included_in_alias(torch_key(key), torch_key(alias))
        assert ks.is_included_in_alias(key, alias) == theirs, key


@pytest.mark.parametrize("alias", ALIAS_KEYS)
def test_runtime_key_set_of_an_alias_has_exactly_its_runtime_keys(
    alias: DispatchKey,
) -> None:
    members = set(ks.get_runtime_dispatch_key_set(alias))
    assert members == {
        key
        for key in RUNTIME_KEYS
        if C._dispatch_is_included_in_alias(torch_key(key), torch_key(alias))
    }


def test_full_and_named_sets() -> None:
    assert ks.FULL.raw_repr() == C._dispatch_keyset_full().raw_repr()
    assert repr(ks.FULL) == repr(C._dispatch_keyset_full())
    assert (
        ks.autogradother_backends.raw_repr()
        == C._dispatch_autogradother_backends.raw_repr()
    )
    # The default sets of a fresh thread are the guards' starting point.
    assert (
        ks.default_included_set.raw_repr()
        == C._dispatch_tls_local_include_set().raw_repr()
    )
    assert (
        ks.default_excluded_set.raw_repr()
        == C._dispatch_tls_local_exclude_set().raw_repr()
    )


@pytest.mark.parametrize(
    ("device", "backend"), [("cpu", "CPUBit"), ("meta", "MetaBit")]
)
def test_the_key_sets_of_torchs_tensors_follow_from_ours(
    device: str, backend: str
) -> None:
    component = next(b for b in BACKENDS if b.name == backend)
    ours = (
        DispatchKeySet(DispatchKey.Dense, component)
        | ks.get_autograd_related_key_set_from_backend(component)
        | ks.get_autocast_related_key_set_from_backend(component)
    )
    theirs = C._dispatch_keys(torch.ones(2, device=device))
    assert ours.raw_repr() == theirs.raw_repr()


@pytest.mark.parametrize("device", ["cpu", "cuda", "xla", "hpu", "mps", "meta"])
def test_device_keys(device: str) -> None:
    key = parse_dispatch_key(C._dispatch_key_for_device(device))
    assert to_functionality_key(key) is DispatchKey.Dense
    assert to_backend_component(key).name.lower() == f"{device}bit"


def test_the_dispatch_table_has_a_row_for_each_runtime_key_in_order() -> None:
    rows = C._dispatch_dump_table("aten::sum").splitlines()
    printed = [row.split(":", 1)[0] for row in rows]
    shown = [str(key) for key in RUNTIME_KEYS]
    # Torch prints only the rows that have a kernel.
    positions = [shown.index(name) for name in printed if name in shown]
    assert positions == sorted(positions)
    assert len(positions) > 60


def test_random_pairs_of_sets() -> None:
    draw = random.Random(20_260_101)
    keys = list(DispatchKey)
    for _ in range(RANDOM_PAIRS):
        left, right = (
            draw.getrandbits(62) & draw.getrandbits(62) & draw.getrandbits(62)
            for _ in range(2)
        )
        a, b = DispatchKeySet.from_raw(left), DispatchKeySet.from_raw(right)
        x, y = torch_set(left), torch_set(right)
        assert (a | b).raw_repr() == (x | y).raw_repr()
        assert (a & b).raw_repr() == (x & y).raw_repr()
        assert (a - b).raw_repr() == (x - y).raw_repr() == ks.remove(left, right)
        assert a.highest_priority_key() == x.highestPriorityTypeId().value
        key = keys[draw.randrange(len(keys))]
        other = torch_key(key)
        assert a.has(key) == x.has(other)
        assert a.add(key).raw_repr() == x.add(other).raw_repr()
        assert a.remove(key).raw_repr() == x.remove(other).raw_repr()
    COMPARED.kinds["key sets: random pairs"] += RANDOM_PAIRS


def test_random_sets_print_and_so_iterate_as_in_torch() -> None:
    draw = random.Random(7)
    for _ in range(2_000):
        bits = draw.getrandbits(62) & draw.getrandbits(62)
        assert repr(DispatchKeySet.from_raw(bits)) == repr(torch_set(bits))


# Renaming holds for a whole process, so torch is asked in another one.
ASK_FOR_RENAMED = """
import json, sys, torch
torch.utils.rename_privateuse1_backend("my_npu")
parse = torch._C._dispatch_key_parse
print(json.dumps({name: parse(name).value for name in json.loads(sys.argv[1])}))
"""


def test_names_of_a_renamed_backend_parse_as_in_torch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("_privateuse1_backend", "_printed_names"):
        monkeypatch.setattr(our_keys, name, getattr(our_keys, name))
    rename_privateuse1_backend("my_npu")
    renamed = {str(key): int(key) for key in DispatchKey if "MY_NPU" in str(key)}
    assert len(renamed) == 7
    answer = subprocess.run(
        [sys.executable, "-c", ASK_FOR_RENAMED, json.dumps(list(renamed))],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(answer.stdout) == renamed


def guards(draw: random.Random) -> tuple[lk.Guard, object]:
    """One guard of ours and the same one of torch's."""
    key = draw.choice([key for key in DispatchKey if ks.bits_of(key)])
    left, right = (draw.getrandbits(62) & draw.getrandbits(62) for _ in range(2))
    a, b = DispatchKeySet.from_raw(left), DispatchKeySet.from_raw(right)
    makers = [
        lambda: (
            lk.IncludeDispatchKeyGuard(key),
            C._IncludeDispatchKeyGuard(torch_key(key)),
        ),
        lambda: (
            lk.ExcludeDispatchKeyGuard(a),
            C._ExcludeDispatchKeyGuard(torch_set(left)),
        ),
        lambda: (
            lk.ForceDispatchKeyGuard(a, b),
            C._ForceDispatchKeyGuard(torch_set(left), torch_set(right)),
        ),
        lambda: (lk.AutoDispatchBelowAutograd(), C._AutoDispatchBelowAutograd()),
        lambda: (
            lk.AutoDispatchBelowADInplaceOrView(),
            C._AutoDispatchBelowADInplaceOrView(),
        ),
    ]
    return draw.choice(makers)()


def local_sets() -> tuple[tuple[int, int], tuple[int, int]]:
    ours = lk.included().raw_repr(), lk.excluded().raw_repr()
    theirs = (
        C._dispatch_tls_local_include_set().raw_repr(),
        C._dispatch_tls_local_exclude_set().raw_repr(),
    )
    return ours, theirs


@pytest.mark.parametrize("seed", range(200))
def test_nested_guards(seed: int) -> None:
    draw = random.Random(seed)
    seen = []
    with ExitStack() as blocks:
        for _ in range(draw.randrange(1, 6)):
            for guard in guards(draw):
                blocks.enter_context(guard)
            seen.append(local_sets())
    seen.append(local_sets())
    assert all(ours == theirs for ours, theirs in seen)
    assert lk.capture() is lk.DEFAULT_STATE
