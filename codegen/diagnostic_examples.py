"""Examples of diagnostics: for each code the files that produce it, and what to do about it.

They stand in examples/*.txt: `[CODE]` (`[CODE stub]` if stubs stand for missing kernels,
`[CODE vendor]` if the kernels are copied into the package), what to do, then files, each after
a line `=== name`. The name says how a file is read:
f.yaml is the schema file, tags.yaml its tags, boxwood.toml its configuration,
selection.yaml a list of the operators to generate, backend.yaml the file of a backend;
kernels/*.py are kernel modules, later/*.py those of a second package, out/MANIFEST is that of
the package that is there, backends the value of `--backends`. The content of a file whose
name is followed by `(escaped)` has Python's escapes, for bytes that are no text.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .backends.load import load_backend
from .choices import Run, report_others
from .diagnostics import Collector, Diagnostic, render_text
from .kernel_packages import KernelFolder
from .load import load
from .pipeline import Options, build, choices_of

__all__ = ["Example", "Finding", "read_examples", "run_example"]

_PROJECT: Final = "path/to/project"
FOLDER: Final = Path(__file__).parent / "examples"
_HEADING: Final = re.compile(r"^\[(BW\d{3})( stub| vendor)?\]\n", re.MULTILINE)
_FILE: Final = re.compile(r"^=== (\S+)( \(escaped\))?\n", re.MULTILINE)

# The tags of examples that define none.
_TAGS: Final = "".join(
    f"- tag: {name}\n  desc: A tag.\n"
    for name in (
        *("core", "inplace_view", "nondeterministic_seeded", "pointwise"),
        "view_copy",
    )
)


@dataclass(frozen=True, slots=True)
class Example:
    """What one code is shown by.

    Args:
        files: by name, in the order of the example.
        stubs: whether `--missing-kernels=stub` is given.
        vendor: whether `--vendor-runtime` is.
    """

    code: str
    fix: str
    files: tuple[tuple[str, bytes], ...]
    stubs: bool = False
    vendor: bool = False


@dataclass(frozen=True, slots=True)
class Finding:
    """What an example is answered with: the codes that occur, and the rendering."""

    codes: frozenset[str]
    text: str


def read_examples(folder: Path = FOLDER) -> Mapping[str, Example]:
    """All examples by code.

    Raises:
        ValueError: a code has two examples, or one has no fix.
    """
    found: dict[str, Example] = {}
    for path in sorted(folder.glob("*.txt")):
        for example in _examples(path.read_text(encoding="utf-8")):
            if example.code in found or not example.fix:
                raise ValueError(f"{path.name}: {example.code} twice, or without a fix")
            found[example.code] = example
    return found


def _examples(text: str) -> Iterator[Example]:
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    for heading, end in zip(headings, ends, strict=True):
        body = text[heading.end() : end]
        files = list(_FILE.finditer(body))
        starts = [file.start() for file in files] + [len(body.rstrip("\n")) + 1]
        fix = body[: starts[0]].strip()
        yield Example(
            heading[1],
            fix,
            tuple(
                (file[1], _content(body[file.end() : stop], escaped=bool(file[2])))
                for file, stop in zip(files, starts[1:], strict=True)
            ),
            stubs=heading[2] == " stub",
            vendor=heading[2] == " vendor",
        )


def _content(text: str, *, escaped: bool) -> bytes:
    if not escaped:
        return text.encode()
    return text.encode().decode("unicode_escape").encode("latin-1")


def run_example(example: Example) -> Finding:
    """Write the files to a folder that is removed again, and read them as their names say."""
    with tempfile.TemporaryDirectory(prefix="boxwood-") as name:
        folder = Path(name)
        for file, content in (("tags.yaml", _TAGS.encode()), *example.files):
            path = folder / file
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(content)
        found = _read(folder, example)
        text = render_text(found).replace(f"{folder}/", "")
        # Where a command has to go for the files: here it is another folder each time.
        text = text.replace(os.path.relpath(folder.resolve()), _PROJECT)
    return Finding(frozenset(d.code for d in found), text)


def _read(folder: Path, example: Example) -> tuple[Diagnostic, ...]:
    files = {file for file, _ in example.files}
    schema, tags = folder / "f.yaml", folder / "tags.yaml"
    selection, backends = folder / "selection.yaml", folder / "backends"
    if files == {"tags.yaml"}:
        schema.write_text("", encoding="utf-8")
    if any(file.startswith("kernels/") for file in files):
        options = Options(
            schema,
            tags,
            folder / "out",
            tuple(
                KernelFolder(package, folder / package)
                for package in ("kernels", "later")
                if (folder / package).is_dir()
            ),
            stub_missing=example.stubs,
            vendor_runtime=example.vendor,
            select=(selection,) if selection.name in files else (),
            backends=backends.read_text().strip() if backends.name in files else None,
        )
        found = Collector()
        run = Run("generate", choices_of(options), options.output)
        report_others(run, found)
        return (*found, *build(options).diagnostics)
    loaded = load(schema, tags)
    if "backend.yaml" in files:
        return load_backend(folder / "backend.yaml", loaded).diagnostics
    return loaded.diagnostics
