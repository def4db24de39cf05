"""`python -m codegen explain`: what it prints, and that the dispatcher agrees."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import replace
from importlib import metadata
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import generated
from codegen import cli_hints
from codegen.backends.coverage import Got
from codegen.backends.load import LoadedBackend, backend_from_source, load_backend
from codegen.backends.outlook import outlook
from codegen.cli import main
from codegen.explain import explain, registrations
from codegen.load import Loaded, load
from codegen.source import SourceFile
from runtime.dispatcher import Dispatcher
from runtime.keys import RUNTIME_KEYS

ROOT = Path(__file__).parents[2]
SCHEMA = ROOT / "schemas" / "native_functions.yaml"

OPERATORS = """\
- func: own::add.Tensor(Tensor self, Tensor other) -> Tensor
  structured_delegate: add.out
- func: own::add.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CPU: add_out
- func: own::composed(Tensor self) -> Tensor
- func: own::own_backend(Tensor self) -> Tensor
  dispatch:
    CPU: cpu_kernel
    CompositeImplicitAutograd: composed_kernel
- func: >-
    own::factory(int[] size, *, ScalarType? dtype=None, Layout? layout=None,
    Device? device=None, bool? pin_memory=None) -> Tensor
  dispatch:
    CPU: factory_cpu
"""


@pytest.fixture
def schema(tmp_path: Path) -> Path:
    """A schema file with an operator of each kind that explain tells apart."""
    path = tmp_path / "ops.yaml"
    path.write_text(OPERATORS)
    return path


def run(schema: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["explain", *arguments, "--schema", str(schema)])


MATH = "[math kernel] from CompositeImplicitAutograd"
FURTHER = "  would be: the further kernel for"

SHOWN: list[tuple[str, list[str], list[str]]] = [
    # arguments; lines that are there; texts that are not
    (
        "own::add.Tensor --key CPU",
        [
            "CPU: structured functional of own::add.out: add_out at",
            "[kernel] registered",
        ],
        ["AutogradCPU", "would be"],
    ),
    (
        "own::add.out",
        [
            "CPU: structured out of own::add.out: add_out at",
            "\nBackendSelect, ADInplaceOrView, AutogradOther, AutogradCPU, ",
            "keys: fallthrough [backend fallback]",
        ],
        ["would be"],
    ),
    (
        "own::add.out --key SparseCPU",
        ["SparseCPU: [missing] nothing serves this key: calls raise"],
        [],
    ),
    (
        "own::composed --key CPU --key AutogradCPU --key Undefined",
        ["CPU, AutogradCPU, Undefined: composed at", MATH],
        ["would be"],
    ),
    (
        "own::own_backend --key CPU --key AutogradCPU --key XLA",
        [
            "CPU: cpu_kernel at",
            "AutogradCPU: fallthrough [backend fallback]",
            "XLA: composed_kernel at",
        ],
        [],
    ),
    (
        "own::factory --key BackendSelect",
        ["BackendSelect: chooses the backend from dtype, layout and device at"],
        [],
    ),
    (
        "own::add.out --register Autograd --key AutogradCPU",
        [f"{FURTHER} Autograd [autograd kernel] from Autograd"],
        ["XLA"],
    ),
    (
        "own::composed --register FPGA",
        [
            "FPGA: composed",
            f"{FURTHER} FPGA [kernel] registered for this key",
            "AutogradOther: composed",
            "  would be: [ambiguous autogradother] CompositeImplicitAutograd would serve",
        ],
        ["\nCPU:", "AutogradCPU", "nothing would change"],
    ),
    (
        "own::own_backend --register CompositeExplicitAutograd --register CUDA --key CUDA"
        " --key AutogradCUDA --key XLA",
        [
            f"{FURTHER} CUDA [kernel] registered for this key",
            f"{FURTHER} CompositeExplicitAutograd [default backend kernel]",
            "  would be: fallthrough [backend fallback] the backend fallback of this key",
        ],
        [],
    ),
    (
        "own::composed --register Undefined --key CPU",
        [f"{FURTHER} CompositeImplicitAutograd {MATH}"],
        [],
    ),
    (
        "own::own_backend --register CompositeImplicitAutogradNestedTensor --key CPU",
        ["CPU: cpu_kernel at", "nothing would change"],
        ["would be"],
    ),
]


@pytest.mark.parametrize(("arguments", "there", "absent"), SHOWN)
def test_what_is_shown(
    schema: Path, arguments: str, there: list[str], absent: list[str]
) -> None:
    result = run(schema, *arguments.split())
    assert result.exit_code == 0, result.output
    for part in there:
        assert part in result.output
    for part in absent:
        assert part not in result.output


REFUSED = [
    ("own::ad.Tensor", "ops.yaml has no operator 'own::ad.Tensor'"),
    (
        "other::f",
        "no operator 'other::f', its operators are of namespace own\n"
        "Name the file that declares it with --schema. If a program defines it as it runs,"
        " let that program print runtime.introspect.dump_table(op).\n",
    ),
    (
        "own::add",
        "no operator 'own::add'; its overloads are own::add.Tensor, own::add.out\n",
    ),
    ("own::add.out --key autogradcpu", "did you mean 'AutogradCPU'?"),
    (
        "composed",
        "no operator 'composed', its operators are of namespace own; did you mean"
        " 'own::composed'?",
    ),
    ("compsed", "did you mean 'own::composed'?"),
    ("add", "did you mean 'own::add.Tensor'?"),
    ("add.out", "did you mean 'own::add.out'?"),
    ("Composed", "did you mean 'own::composed'?"),
    ("onw::composed", "did you mean 'own::composed'?"),
    ("own::add.Tensr", "did you mean 'own::add.Tensor'?"),
    ("aten::zzz", "no operator 'zzz', its operators are of namespace own\nName"),
    ("own::add.default", "'own::add'; its overloads are own::add.Tensor, own::add.out"),
    ("own::composd.default", "did you mean 'own::composed'?"),
    ("torch.composed", "did you mean 'own::composed'?"),
    (
        "torch.ops.own.add",
        "'own::add'; its overloads are own::add.Tensor, own::add.out",
    ),
    ("own.add.Tensr", "did you mean 'own::add.Tensor'?"),
    (
        "own::add.out --register FASTCHIP",
        "If a program renames PrivateUse1 to 'FASTCHIP', write PrivateUse1, or add"
        " --privateuse1 fastchip.",
    ),
    ("own::add.out --key AutogradMY_NPU", "write AutogradPrivateUse1, or add"),
    ("own::add.out --key NPU --privateuse1 other", "key 'NPU'\n"),
    ("own::add.out --privateuse1 NPU", "'NPU' is no lower-case name"),
    ("own::add.out --key npu --privateuse1 npu", "'npu'; did you mean 'NPU'?"),
    ("own::add.out --key autogradnpu --privateuse1 npu", "did you mean 'AutogradNPU'?"),
    ("own::add.out --key CPUU", "'CPUU'; did you mean 'CPU'?"),
    ("own::add.out --key Foo", "'Foo'"),
    ("own::add.out --key Autograd", "Autograd has no row of its own"),
    ("own::add.out --register Autogrd", "did you mean 'Autograd'?"),
    ("own::add.out --register Dense", "no kernel can be registered for Dense"),
]


@pytest.mark.parametrize(
    ("printed", "declared"),
    [
        ("own.add.out", "own::add.out"),
        ("torch.ops.own.add.out", "own::add.out"),
        ("ops.own.composed.default", "own::composed"),
        ("own.composed", "own::composed"),
    ],
)
def test_names_as_programs_print_them(
    schema: Path, printed: str, declared: str
) -> None:
    found, wanted = run(schema, printed), run(schema, declared)
    assert found.exit_code == wanted.exit_code == 0, found.output
    assert found.stdout == wanted.stdout


@pytest.mark.parametrize(("arguments", "told"), REFUSED)
def test_what_is_refused(schema: Path, arguments: str, told: str) -> None:
    result = run(schema, *arguments.split())
    assert result.exit_code == 2
    assert told in result.output


BACKEND = """\
backend: NPU
cpp_namespace: npu
supported:
- add.out
- own_backend
autograd:
- composed
- factory
custom:
- func: made(Tensor self) -> Tensor
- func: made.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  dispatch:
    CompositeExplicitAutograd: made_out
"""
FIRST = "NPU has: "
NOTHING = "AutogradPrivateUse1: fallthrough [backend fallback]"
# An operator, and the beginnings of the lines after its schema: of all of them.
ON_A_BACKEND = [
    (
        "own::add.out",
        [
            f"{FIRST}own kernel (add_out, registered for this key)",
            "PrivateUse1: add_out at {backend}:4:3 [kernel] registered for this key",
            NOTHING,
        ],
    ),
    (
        "own::add.Tensor",
        [
            f"{FIRST}default form (structured functional of own::add.out, from",
            "PrivateUse1: structured functional of own::add.out at",
            NOTHING,
        ],
    ),
    (
        "own::composed",
        [
            f"{FIRST}own autograd kernel (composed, registered for AutogradPrivateUse1)",
            "PrivateUse1: composed at {schema}:7:9 [math kernel]",
            "AutogradPrivateUse1: composed at {backend}:7:3 [kernel]",
        ],
    ),
    (
        "own::own_backend.default --key NPU --key CPU",
        [
            f"{FIRST}own kernel (own_backend",
            "PrivateUse1: own_backend at {backend}:5:3 [kernel]",
            "CPU: cpu_kernel at",
        ],
    ),
    (
        "own::factory --register CompositeImplicitAutograd --key Undefined",
        [
            f"{FIRST}own autograd kernel (factory",
            "Undefined: [missing]",
            "  would be: ",
        ],
    ),
    ("npu::made", [f"{FIRST}own kernel (made", "PrivateUse1: made at", NOTHING]),
    ("made", [f"{FIRST}own kernel (made", "PrivateUse1: made at", NOTHING]),
    (
        "npu::made.out",
        [
            f"{FIRST}made from a variant (made from npu::made, registered",
            "PrivateUse1: made from npu::made at {backend}:10:9 [kernel]",
            NOTHING,
        ],
    ),
]


@pytest.fixture
def backend(tmp_path: Path) -> Path:
    """The file of a backend that renames PrivateUse1."""
    path = tmp_path / "npu.yaml"
    path.write_text(BACKEND)
    return path


@pytest.mark.parametrize(("arguments", "lines"), ON_A_BACKEND)
def test_what_a_backend_has(
    schema: Path, backend: Path, arguments: str, lines: list[str]
) -> None:
    options = ["--backend", str(backend), "--privateuse1", "npu"]
    result = run(schema, *arguments.split(), *options)
    assert result.exit_code == 0, result.output
    _, *found = result.output.splitlines()
    assert len(found) == len(lines)
    for line, start in zip(found, lines, strict=True):
        assert line.startswith(start.format(backend=backend, schema=schema))


def test_a_backend_of_the_configuration(schema: Path, backend: Path) -> None:
    (schema.parent / "boxwood.toml").write_text('privateuse1-backend = "npu"')
    for name in ("NPU", "PrivateUse1"):
        arguments = ["own::add.out", "--backend", str(backend), "--key", name]
        found = run(schema, *arguments).output.splitlines()
        assert found[2].startswith("PrivateUse1: add_out at")


def test_a_backend_in_other_formats(schema: Path, backend: Path) -> None:
    options = ["own::add.out", "--backend", str(backend), "--privateuse1", "npu"]
    found = json.loads(run(schema, *options, "--format", "json").output)
    assert found["on_backend"] == {
        "backend": "NPU",
        "has": "own kernel",
        "why": "add_out, registered for this key",
    }
    assert [row["key"] for row in found["rows"]] == [
        "PrivateUse1",
        "AutogradPrivateUse1",
    ]
    shown = run(schema, *options, "--format", "markdown").output
    assert f"\n{FIRST}own kernel (add_out, registered for this key).\n\n|" in shown


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        (
            BACKEND.replace("own_backend", "own_backnd"),
            1,
            "did you mean 'own_backend'?",
        ),
        (BACKEND.replace("NPU", "MPU"), 1, "BW604 backend 'MPU'"),
        (OPERATORS, 1, "BW016"),
        (BACKEND, 2, "did you mean 'npu::made'?"),
    ],
)
def test_a_backend_with_mistakes(
    schema: Path, backend: Path, text: str, code: int, told: str
) -> None:
    backend.write_text(text)
    options = ["--backend", str(backend), "--privateuse1", "npu"]
    result = run(schema, "npu::mad", *options)
    assert (result.exit_code, told in result.output) == (code, True), result.output


def test_what_a_backend_has_of_the_operators() -> None:
    text = "backend: MAIA\ncpp_namespace: x\nsupported:\n- abs\n- add.out\n- sub.out\n"
    loaded = load(SCHEMA, SCHEMA.parent / "tags.yaml")
    joined = backend_from_source(SourceFile("b.yaml", text), loaded)
    assert joined.backend is not None
    found = {
        str(f.name): outlook(loaded, joined, joined.backend, f).coverage.got
        for f in loaded.functions
        if f.root_name in ("abs", "add", "mul", "square")
    }
    assert {name: found[name] for name in ("abs", "abs_", "abs.out")} == {
        "abs": Got.own,
        "abs_": Got.wrapped,
        "abs.out": Got.wrapped,
    }
    assert (found["add.out"], found["add.Tensor"]) == (Got.own, Got.default)
    assert (found["mul.out"], found["mul.Tensor"]) == (Got.missing, Got.missing)
    assert found["square"] is Got.composite


@pytest.mark.parametrize("command", ["explain", "stubs"])
def test_the_operators_are_not_where_they_are_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "b.yaml").write_text("backend: XLA\ncpp_namespace: x\n")
    given = ["explain", "abs", "--key", "CPU"]
    if command == "stubs":
        given = ["stubs", "--backend", "b.yaml"]
    result = CliRunner().invoke(main, given, prog_name="boxwood")
    expected = shlex.join(["boxwood", *given, "--schema", str(SCHEMA)])
    assert result.exit_code == 1
    assert f"name it: {expected}\n" in result.output
    done = CliRunner().invoke(main, shlex.split(expected)[1:])
    assert done.exit_code == 0, done.output


class _Installed:
    """What pip records of a project that it installed from a place."""

    def __init__(self, url: str | None) -> None:
        self.url = url

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return None if self.url is None else json.dumps({"url": self.url})


@pytest.mark.parametrize(
    ("url", "told"),
    [
        (ROOT.as_uri(), str(SCHEMA)),
        (
            "https://example.org/boxwood.whl",
            "/path/to/boxwood/schemas/native_functions",
        ),
        (None, "(the operators are in your clone of Boxwood, and are not installed)"),
    ],
)
def test_the_operators_of_an_installed_generator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str | None, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cli_hints, "_ROOT", tmp_path)
    monkeypatch.setattr(metadata, "distribution", lambda name: _Installed(url))
    result = CliRunner().invoke(main, ["explain", "abs"], prog_name="boxwood")
    assert f"boxwood explain abs --schema {told if url else '/path'}" in result.output
    assert told in result.output


# Arguments, and lines that are all there is about these keys.
GROUPED = [
    (
        "own::own_backend --key XLA --key CPU --key CUDA",
        ["XLA, CUDA: composed_kernel", "CPU: cpu_kernel"],
    ),
    (
        "own::own_backend --key XLA --key CPU --key CUDA --all",
        ["XLA: composed_kernel", "CPU: cpu_kernel", "CUDA: composed_kernel"],
    ),
    ("own::add.out --key FPGA --key SparseCPU", ["FPGA, SparseCPU: [missing]"]),
    (
        "own::composed --register CompositeExplicitAutograd --key XLA --key CPU",
        ["XLA, CPU: composed", f"{FURTHER} CompositeExplicitAutograd"],
    ),
]


@pytest.mark.parametrize(("arguments", "lines"), GROUPED)
def test_rows_that_are_alike_are_one(
    schema: Path, arguments: str, lines: list[str]
) -> None:
    _, *found = run(schema, *arguments.split()).output.splitlines()
    assert len(found) == len(lines)
    for line, start in zip(found, lines, strict=True):
        assert line.startswith(start)


def test_every_key_is_in_one_line(schema: Path) -> None:
    shown = run(schema, "own::composed").output.splitlines()[1:]
    named = sum(
        line.partition(": ")[0].count(",")
        + 1
        + (
            int(more.group(1))
            if (more := re.search(r" and (\d+) more keys", line))
            else 0
        )
        for line in shown
    )
    assert named == len(RUNTIME_KEYS)
    every = run(schema, "own::composed", "--all").output.splitlines()[1:]
    assert [line.partition(": ")[0] for line in every] == [str(k) for k in RUNTIME_KEYS]
    assert len(shown) < len(every) / 5


def test_json(schema: Path) -> None:
    found = json.loads(run(schema, "own::own_backend", "--format", "json").output)
    assert found["operator"] == "own::own_backend"
    assert [(each["key"], each["kernel"]) for each in found["registered"]] == [
        ("CPU", "cpu_kernel"),
        ("CompositeImplicitAutograd", "composed_kernel"),
    ]
    rows = {row["key"]: row for row in found["rows"]}
    assert list(rows) == [str(key) for key in RUNTIME_KEYS]
    assert rows["XLA"] == {
        "key": "XLA",
        "kernel": "composed_kernel",
        "place": f"{schema}:11:32",
        "reason": "math kernel",
        "registered_for": "CompositeImplicitAutograd",
        "rule": "from CompositeImplicitAutograd",
    }


def test_json_of_changes(schema: Path) -> None:
    arguments = ["own::composed", "--register", "FPGA", "--format", "json"]
    found = json.loads(run(schema, *arguments).output)
    assert found["further"] == ["FPGA"]
    rows = {row["key"]: row for row in found["rows"]}
    assert set(rows) == {"FPGA", "AutogradOther"}
    assert rows["AutogradOther"]["would_be"]["kernel"] is None
    assert rows["AutogradOther"]["would_be"]["reason"] == "ambiguous autogradother"


def test_markdown(schema: Path) -> None:
    arguments = [
        "own::composed",
        "--key",
        "CPU",
        "--key",
        "XLA",
        "--format",
        "markdown",
    ]
    assert run(schema, *arguments).output == (
        "`own::composed(Tensor self) -> Tensor`\n"
        "\n"
        "| keys | kernel | reason | rule |\n"
        "| --- | --- | --- | --- |\n"
        f"| CPU, XLA | composed at {schema}:7:9 | math kernel"
        " | from CompositeImplicitAutograd |\n"
    )


def test_the_dispatcher_agrees_on_every_operator_and_key() -> None:
    dispatcher = Dispatcher()
    dispatcher.register_default_fallbacks()
    generated.register(dispatcher)
    loaded = load(SCHEMA, SCHEMA.parent / "tags.yaml")
    compared = 0
    for function in loaded.functions:
        handle = dispatcher.get_schema(
            f"{function.namespace}::{function.name.name}", function.name.overload
        )
        for row in explain(registrations(loaded, function)):
            found = handle.resolution(row.key)
            assert (found.reason, found.registered_for) == (
                row.now.reason,
                row.now.registered_for,
            ), f"{handle} {row.key}"
            compared += 1
    assert compared == len(dispatcher.operators()) * len(RUNTIME_KEYS)


def test_a_file_without_a_backend_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every such file has an error; where one has none, it is told all the same."""
    file = tmp_path / "b.yaml"
    for text in ("", "backend: ''\n", "cpp_namespace: x\n", "[]\n", "{}\n"):
        file.write_text(text)
        result = CliRunner().invoke(
            main, ["explain", "add.Tensor", "--backend", str(file)]
        )
        assert (result.exit_code, "BW" in result.output) == (1, True), text

    def silent(path: Path, loaded: Loaded, **_: object) -> LoadedBackend:
        return replace(load_backend(path, loaded), diagnostics=())

    monkeypatch.setattr("codegen.cli_explain.load_backend", silent)
    result = CliRunner().invoke(main, ["explain", "add.Tensor", "--backend", str(file)])
    assert result.exit_code == 2
    assert "describes no backend" in result.output
