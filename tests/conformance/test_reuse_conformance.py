"""PyTorch's whole list, edited again and again: what is reused is what would be made anew."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
import torchgen

from codegen.diagnostics import render_text
from codegen.kernel_index import find_package
from codegen.kernel_packages import KernelFolder
from codegen.loading import Loading
from codegen.pipeline import Built, Options, build
from codegen.reuse import Record, Texts
from codegen.write import write

_NATIVE = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native"
SCHEMA, TAGS = _NATIVE / "native_functions.yaml", _NATIVE / "tags.yaml"

Edit = Callable[[list[str], random.Random], None]


def _leave_out(entries: list[str], choice: random.Random) -> None:
    """An operator without variants of its own name goes."""
    plain = [e for e in entries if "autogen" not in e and "structured" not in e]
    names = [e.split("(")[0] for e in plain]
    alone = [
        e for e, n in zip(plain, names, strict=True) if "." not in n and "_" not in n
    ]
    entries.remove(choice.choice(alone))


def _replacing(old: str, new: str) -> Edit:
    """The first match in an entry that has one, replaced."""

    def edit(entries: list[str], choice: random.Random) -> None:
        index = choice.choice([i for i, e in enumerate(entries) if re.search(old, e)])
        entries[index] = re.sub(old, new, entries[index], count=1)

    return edit


EDITS: tuple[Edit, ...] = (
    _leave_out,
    _replacing(r"variants: function, method", "variants: function"),
    _replacing(r"variants: function$", "variants: method"),
    _replacing(r"int dim=-1", "int dim=-2"),
    _replacing(r"\bbool keepdim=False", "bool keepdim=True"),
    _replacing(r"tags: pointwise", "tags: [pointwise, nondeterministic_seeded]"),
    _replacing(r"CPU: (\w+)", r"CPU: \1_of_mine"),
    _replacing(r"device_check: NoCheck +#.*", "device_check: ExactSame"),
    _replacing(r"CPU, CUDA: (\w+)", r"CUDA: \1"),
    _replacing(r"\btarget\b", "goal"),
)


def _built(
    text: str, folder: Path, loading: Loading, record: Record | None
) -> tuple[Built, Record]:
    kernels = find_package("runtime.native")
    assert kernels is not None
    schema = folder / "native_functions.yaml"
    schema.write_text(text, encoding="utf-8")
    options = Options(
        schema=schema,
        tags=TAGS,
        output=folder / "package",
        kernels=(KernelFolder("runtime.native", kernels),),
        stub_missing=True,
        loading=loading,
    )
    texts = Texts(options.output, record)
    built = build(options, texts=texts, jobs=2)
    return built, Record("", {}, "", 0, 0, texts.files(built.plan), texts.kernels)


@pytest.mark.parametrize("loading", [Loading.lazy, Loading.eager])
def test_edits(tmp_path: Path, loading: Loading) -> None:
    choice = random.Random(7)
    entries = re.split(r"(?m)^(?=- func)", SCHEMA.read_text(encoding="utf-8"))
    built, record = _built("".join(entries), tmp_path, loading, None)
    write(tmp_path / "package", built.plan)
    compared = reused = 0
    for edit in EDITS:
        edited = entries[:]
        edit(edited, choice)
        assert edited != entries
        text = "".join(edited)
        fresh, _ = _built(text, tmp_path, loading, None)
        again, found = _built(text, tmp_path, loading, record)
        assert again.plan == fresh.plan
        assert render_text(again.diagnostics) == render_text(fresh.diagnostics)
        if not fresh.plan:
            continue
        write(tmp_path / "package", again.plan)
        compared += 1
        reused += sum(
            key != "" and record.files.get(name, ("", ""))[0] == key
            for name, (key, _) in found.files.items()
        )
        entries, record = edited, found
    print(f"{compared} edits; {reused} files of {compared * len(built.plan)} reused")
    assert compared >= len(EDITS) - 2
    if loading is Loading.lazy:
        assert reused > 0.8 * compared * len(built.plan)
