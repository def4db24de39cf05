"""What the last run read and wrote, so that the next one makes only what is not there yet.

See Note [Reusing texts].
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

from .emit.environment import ENGINE, TEMPLATES
from .files import read_file
from .inputs import Input, file_input, file_state, folder_input, states_of
from .kernel_modules import ModuleFacts
from .manifest import MANIFEST, digest, read_manifest
from .parse.nodes import READER
from .signing import is_signed, sign

__all__ = ["Record", "Texts", "find_record", "keep_record"]

# Note [Reusing texts]
# ~~~~~~~~~~~~~~~~~~~~
# A package is a function of its inputs: the files that were read, the options, and the
# generator itself. For each output folder the last run leaves a record outside of the
# project, in the user's folder for caches, which holds hashes and no text of the package:
#
# - all inputs with their hashes, files included that were looked for and were not there,
#   and those that no option names: what kernels import, and what the functions that they
#   call are in. If they are all as they were, and every file of the package is as its
#   MANIFEST says, nothing has to be read, let alone made.
# - for each file of the package the hash of what it was made from, its key, and that of
#   its text. If the key is the same and the text is still in the package, that is taken.
# - what was found in each module of kernels, so that it need not be parsed again.
#
# The record of another generator is none: this one may read and make everything otherwise.
#
# A record that is lost, cut off, changed or forged costs a whole run and nothing else: it is
# signed, see Note [Signed records], and no text is taken that does not have the hash that
# the record says. `check` uses none, so that what CI says does not depend on what lay on the
# machine.
#
# What a project's own emitters look at nobody knows. So with those there is always a run, in
# which their files are made anew; the record serves for the others.

_FORMAT: Final = "boxwood-record 2"


@dataclass(frozen=True, slots=True)
class Record:
    """What one run read and wrote.

    Args:
        request: the hash of the options, of how findings are shown, and of versions; empty
            if the same request can come out otherwise.
        inputs: the hash of each input.
        report: the findings of the run as they were shown; a run with errors has no record.
        functions, added: the counts that the summary gives.
        files: by path in the package, the key and the hash of the text.
        kernels: what was found in modules of kernels, by the hash of their text.
    """

    request: str
    inputs: Mapping[Input, str]
    report: str
    functions: int
    added: int
    files: Mapping[str, tuple[str, str]]
    kernels: Mapping[str, ModuleFacts] = field(default_factory=dict)

    def holds(self, request: str, output: Path) -> bool:
        """Whether a run with this request would find everything as it is."""
        manifest = read_manifest(output / MANIFEST)
        if manifest is None or self.request != request:
            return False
        files = {name: text for name, (_, text) in self.files.items()}
        if files != {**manifest.outputs, MANIFEST: files.get(MANIFEST)}:
            return False
        return all(
            state == self.inputs[each] for each, state in states_of(self.inputs)
        ) and all(file_state(output / name) == text for name, text in files.items())


@dataclass(slots=True)
class Texts:
    """The texts of the last run that can be taken again, and the keys of this one."""

    output: Path
    record: Record | None
    keys: dict[str, str] = field(default_factory=dict)
    kernels: dict[str, ModuleFacts] = field(init=False)
    """What was found in modules of kernels, by the hash of their text."""

    def __post_init__(self) -> None:
        self.kernels = {} if self.record is None else dict(self.record.kernels)

    def find(self, path: PurePosixPath, key: str) -> str | None:
        """The text of a file that has been made from the same; None if there is none."""
        name = str(path)
        self.keys[name] = key = digest(f"{generator_state()}\n{name}\n{key}")
        known = None if self.record is None else self.record.files.get(name)
        if known is None or known[0] != key:
            return None
        try:
            text = read_file(self.output / path).decode("utf-8")
        except (OSError, UnicodeError):
            return None
        return text if digest(text) == known[1] else None

    def files(self, plan: Mapping[PurePosixPath, str]) -> dict[str, tuple[str, str]]:
        """What a record says of the files of a plan."""
        return {
            str(path): (self.keys.get(str(path), ""), digest(text))
            for path, text in plan.items()
        }


# ---- inputs ----

_PACKAGE: Final = Path(__file__).resolve().parent


@cache
def generator_inputs() -> tuple[Input, ...]:
    """The generator itself: its modules and templates, and what it has of the runtime."""
    names = sorted(name for name in sys.modules if name.partition(".")[0] == "runtime")
    modules = (getattr(sys.modules[name], "__file__", None) for name in names)
    return (
        folder_input(_PACKAGE, "**/*.py"),
        folder_input(TEMPLATES, "**/*.jinja"),
        *(file_input(Path(file)) for file in modules if file),
    )


@cache
def generator_state() -> str:
    """A hash of all that makes texts besides what a project brings."""
    states = [state for _, state in states_of(generator_inputs())]
    return digest("\n".join([sys.version, ENGINE, READER, *states]))


def request_of(options: object, showing: Iterable[str]) -> str:
    """A hash of what was asked for; `options` has a repr that says all."""
    return digest("\n".join([repr(options), *showing, os.getcwd(), generator_state()]))


# ---- keeping ----


def cache_folder() -> Path:
    """Where records are: BOXWOOD_CACHE, or `boxwood` in the user's folder for caches."""
    chosen = os.environ.get("BOXWOOD_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(
        os.path.expanduser("~"), ".cache"
    )
    return Path(home, "boxwood")


def _place(output: Path) -> Path:
    return cache_folder() / f"{digest(os.path.realpath(output))}.json"


def find_record(output: Path) -> Record | None:
    """The record of the last run for an output folder; None if there is none to trust."""
    try:
        place = _place(output)
        text = read_file(place, follow=False, most=_MOST_BYTES).decode("utf-8")
        head, signature, body = text.split("\n", 2)
        if head != _FORMAT or not is_signed(body, signature):
            return None
        found = json.loads(body)
        if found["generator"] != generator_state():
            return None
        return Record(
            found["request"],
            {(path, pattern): state for path, pattern, state in found["inputs"]},
            found["report"],
            found["functions"],
            found["added"],
            {name: (key, text) for name, key, text in found["files"]},
            {key: ModuleFacts.from_plain(each) for key, each in found["kernels"]},
        )
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None


_MOST_BYTES: Final = 1 << 26
"""More than the record of any package has; what is larger has been put there."""


def keep_record(output: Path, record: Record) -> None:
    """Leave a record for the next run. Where that can't be done, the next run is slower."""
    body = json.dumps(
        {
            "generator": generator_state(),
            "request": record.request,
            "inputs": [[*each, state] for each, state in record.inputs.items()],
            "report": record.report,
            "functions": record.functions,
            "added": record.added,
            "files": [[name, *both] for name, both in record.files.items()],
            "kernels": [[key, each.plain()] for key, each in record.kernels.items()],
        }
    )
    signature = sign(body)
    if signature is not None:
        with suppress(OSError):
            _replace(_place(output), f"{_FORMAT}\n{signature}\n{body}")


def _replace(place: Path, text: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=place.parent, prefix=".")
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, place)
    except BaseException:
        os.unlink(name)
        raise
