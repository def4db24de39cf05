"""A project's configuration: where it is found, what it says, and its mistakes."""

import os
import re
from collections.abc import Callable
from pathlib import Path, PurePosixPath

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from codegen.cli import main
from codegen.configuration import NO_CONFIGURATION, Configuration, configure
from codegen.diagnostics import Collector, render_text
from codegen.emit.environment import File
from codegen.emit.package import Package
from codegen.extensions import extra_inputs, render_extra
from codegen.link import Linked
from codegen.load import load
from codegen.options import SCHEMA_FILE_KEYS, ExtraField, FieldType
from codegen.parse.nodes import Mapping, Node, Scalar, Sequence
from codegen.parse.toml_nodes import compose_toml
from codegen.releases import Release
from codegen.source import SourceFile
from runtime.keys import DispatchKey

_SCHEMA = """\
- func: f(Tensor self) -> Tensor
  exposed: yes
  versions: [v1, v2]
  dispatch:
    CPU, NPU: f
    SparsePrivateUse1: f_sparse
    AutogradPrivateUse2: f_other
- func: g(Tensor self) -> Tensor
"""
_SETTINGS = {
    "boxwood.toml": """\
release = "2.9"
privateuse1-backend = "npu"
dispatch-keys = ["AutogradPrivateUse2"]
[fields]
exposed = { type = "boolean", summary = "Whether Python has it." }
[fields.versions]
type = "strings"
default = ["all"]
""",
    "boxwood.yaml": """\
release: '2.9'
privateuse1-backend: npu
dispatch-keys: [AutogradPrivateUse2]
fields:
  exposed: {type: boolean, summary: Whether Python has it.}
  versions:
    type: strings
    default: [all]
""",
}
_SETTINGS["pyproject.toml"] = "[project]\nname = 'x'\n[tool.boxwood]\n" + _SETTINGS[
    "boxwood.toml"
].replace("[fields", "[tool.boxwood.fields")


def _configure(folder: Path, name: str, text: str) -> tuple[Configuration, str]:
    (folder / name).write_text(text)
    collector = Collector()
    found = configure(folder / "f.yaml", collector)
    shown = render_text(collector.sorted()).replace(f"{folder}/", "")
    return found, shown


@pytest.mark.parametrize("name", _SETTINGS)
def test_every_form_says_the_same(tmp_path: Path, name: str) -> None:
    (tmp_path / "f.yaml").write_text(_SCHEMA)
    found, shown = _configure(tmp_path, name, _SETTINGS[name])
    assert shown == ""
    assert found.options.release == Release(2, 9)
    assert found.options.allowed_keys > SCHEMA_FILE_KEYS
    assert found.options.extra_fields == (
        ExtraField("exposed", FieldType.boolean, False, "Whether Python has it."),
        ExtraField("versions", FieldType.strings, ("all",)),
    )
    loaded = load(tmp_path / "f.yaml")
    assert loaded.diagnostics == ()
    f, g = loaded.functions
    assert f.extra == (("exposed", True), ("versions", ("v1", "v2")))
    assert g.extra == (("exposed", False), ("versions", ("all",)))
    assert (f.extra_field("exposed"), g.extra_field("versions")) == (True, ("all",))
    assert {
        DispatchKey.PrivateUse1,
        DispatchKey.SparsePrivateUse1,
        DispatchKey.AutogradPrivateUse2,
    } <= set(loaded.backend_indices)


def test_the_project_above_is_found(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(_SETTINGS["pyproject.toml"])
    folder = tmp_path / "a" / "b"
    folder.mkdir(parents=True)
    collector = Collector()
    assert configure(folder / "f.yaml", collector).options.backend == "npu"
    (folder.parent / "pyproject.toml").write_text("[project]\nname = 'boxwood'\n")
    assert configure(folder / "f.yaml", collector).options == NO_CONFIGURATION.options
    (folder / "boxwood.toml").write_text("release = '2.0'")
    assert configure(folder / "f.yaml", collector).options.release == Release(2, 0)
    wanted = Release(1, 13)
    assert configure(folder / "f.yaml", collector, wanted).options.release == wanted
    assert len(collector) == 0


@pytest.mark.parametrize(
    "name",
    [
        "PrivateUse1",
        "AutogradPrivateUse1",
        "AutogradCPU",
        "SparseHIP",
        "Autograd",
        "Python",
        "NPU",
        "AutogradNPU",
        "AutogradCPUU",
    ],
)
def test_the_settings_of_a_hint_at_a_key_allow_it(tmp_path: Path, name: str) -> None:
    text = f"- func: f(Tensor self) -> Tensor\n  dispatch:\n    {name}: f_key\n"
    (tmp_path / "ops.yaml").write_text(text)
    (found,) = load(tmp_path / "ops.yaml").diagnostics
    hint = str(found.hint)
    if meant := re.search(r"did you mean '(\w+)'", hint):
        (tmp_path / "ops.yaml").write_text(text.replace(name, meant[1]))
    settings = re.findall(r"'([\w-]+ = [^']+)'", hint)
    assert settings
    for setting in settings:
        (tmp_path / "boxwood.toml").write_text(setting)
        assert load(tmp_path / "ops.yaml").diagnostics == ()


def test_a_renamed_backend_is_called_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "boxwood.toml").write_text("privateuse1-backend = 'my_npu'")
    path = tmp_path / "f.yaml"
    path.write_text(
        "- func: f(Tensor self) -> Tensor\n  dispatch:\n    AutogradMY_NPV: f\n"
    )
    (found,) = load(path).diagnostics
    assert (found.code, found.hint) == ("BW207", "did you mean 'AutogradMY_NPU'?")


MISTAKES = [
    ("releas = '2.0'", "1:1: BW802 there is no setting 'releas'"),
    ("release = '3.0'", "1:11: BW803 '3.0' is not a release"),
    ("release = 2.0", "1:11: BW203 release must be a string"),
    (
        "dispatch-keys = [\n  'CPU',\n  'NPU']",
        "3:3: BW803 there is no dispatch key 'NPU'",
    ),
    ("dispatch-keys = 'CPU'", "1:17: BW203 dispatch-keys must be a list"),
    ("privateuse1-backend = 'NPU'", "1:23: BW803 'NPU' is not a lower-case identifier"),
    (
        "privateuse1-backend = 'cuda'",
        "1:23: BW803 'cuda' is the name of another backend",
    ),
    ("fields = 1", "1:10: BW203 fields must be a mapping"),
    ("[fields]\nfunc = 'any'", "2:1: BW805 entries have a field 'func' already"),
    ("[fields]\n'a b' = 'any'", "2:1: BW805 'a b' cannot be the name of a field"),
    ("[fields]\na = 'strin'", "2:5: BW803 a field cannot be of type 'strin'"),
    ("[fields]\na = ['any']", "2:5: BW203 field a must be a table"),
    ("[fields.a]\ntyp = 'any'", "2:1: BW802 field a: there is no setting 'typ'"),
    (
        "[fields]\na = {type = 'integer', default = 'x'}",
        "2:34: BW203 the default of field a must be an integer",
    ),
    ("emitters = ['emit']", "1:13: BW803 'emit' is not the dotted name of a function"),
    ("templates = 'none'", "1:13: BW807 there is no folder"),
    ("full-list = 'none.yaml'", "1:13: BW807 there is no file"),
    ("partial = 'no'", "1:11: BW203 partial must be a boolean"),
    ("release = ", "1:11: BW801 not TOML"),
    ("a = 1\na = 2", "BW801 not TOML"),
]


@pytest.mark.parametrize(("text", "message"), MISTAKES)
def test_mistakes_have_a_place(tmp_path: Path, text: str, message: str) -> None:
    found, shown = _configure(tmp_path, "boxwood.toml", text)
    assert shown.startswith("boxwood.toml:")
    assert message in shown
    assert found.options.release == NO_CONFIGURATION.options.release


def test_mistakes_of_the_project_file_and_of_yaml(tmp_path: Path) -> None:
    _, shown = _configure(tmp_path, "pyproject.toml", "[tool.boxwood]\nx.y = 1")
    assert shown.startswith("pyproject.toml:2:1: BW802 there is no setting 'x'")
    _, shown = _configure(tmp_path, "boxwood.yaml", "- a")
    assert shown.startswith("boxwood.yaml:1:1: BW203 the configuration must be")
    _, shown = _configure(tmp_path, "boxwood.toml", "")
    assert shown.startswith("boxwood.yaml:1:1: BW804 there is a boxwood.toml as well")


ODD: dict[str, tuple[Callable[[Path], None], str]] = {
    "a link to nothing": (
        lambda path: path.symlink_to("missing"),
        "it is a link to 'missing', which does not exist",
    ),
    "a circle": (
        lambda path: path.symlink_to(path.name),
        "it is a link that leads in a circle",
    ),
    "a folder": (lambda path: path.mkdir(), "it is a folder"),
    "a pipe": (os.mkfifo, "it is a named pipe"),
}


@pytest.mark.parametrize("name", ["boxwood.toml", "boxwood.yaml", "pyproject.toml"])
@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_is_not_passed_over(
    tmp_path: Path, kind: str, name: str
) -> None:
    """Other settings would hold than those that are meant."""
    make, message = ODD[kind]
    make(tmp_path / name)
    collector = Collector()
    found = configure(tmp_path / "f.yaml", collector)
    (error,) = collector.sorted()
    assert error.code == "BW001"
    assert error.message.endswith(message)
    assert not found.is_read


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("/dev/null", "'/dev/null' is a device, and must be a file"),
        ("/", "is a folder, and must be a file"),
        ("nowhere.yaml", "there is no file"),
    ],
)
def test_a_full_list_that_is_no_file(tmp_path: Path, value: str, message: str) -> None:
    _, shown = _configure(tmp_path, "boxwood.toml", f'full-list = "{value}"')
    assert "BW807" in shown
    assert message in shown


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("boxwood.toml", "[fields]\nmy = 'string'\n[x\n"),
        ("boxwood.yaml", "fields:\n  my: string\nx: [\n"),
        ("pyproject.toml", "[tool.boxwood.fields]\nmy = 'string'\n[x\n"),
    ],
)
def test_nothing_follows_from_settings_that_could_not_be_read(
    tmp_path: Path, name: str, text: str
) -> None:
    (tmp_path / name).write_text(text)
    schema = tmp_path / "f.yaml"
    schema.write_text("- func: f(Tensor self) -> Tensor\n  my: a\n")
    (error,) = load(schema).diagnostics
    assert Path(error.span.source.path).name == name
    (tmp_path / name).write_text(text.partition("[x")[0].partition("x:")[0])
    assert load(schema).diagnostics == ()


def test_a_merge_conflict(tmp_path: Path) -> None:
    text = "<<<<<<< a\nrelease = '2.9'\n=======\nrelease = '2.8'\n>>>>>>> b\n"
    _, shown = _configure(tmp_path, "boxwood.toml", text)
    assert shown.startswith("boxwood.toml:1:1: BW015 ")


# ---- TOML as nodes ----


def _plain(node: Node | None) -> object:
    match node:
        case Mapping():
            return {key.value: _plain(value) for key, value in node.pairs}
        case Sequence():
            return [_plain(item) for item in node.items]
        case Scalar():
            return node.value
        case None:
            return None


def test_toml() -> None:
    text = (
        '# c\r\na.b = \'x\' # c\n\'c d\' = """\nq\\""""\ne = [1, {f = true, g = []},\n # c\n]\n'
        "[[h]]\ni = 1979-05-27 07:32:00\n[h.j]\nk = -inf\n[[h]]\n[l.\"m\"]\nn = '''o'p'''\n"
    )
    collector = Collector()
    source = SourceFile("f.toml", text)
    assert _plain(compose_toml(source, collector)) == {
        "a": {"b": "x"},
        "c d": 'q"',
        "e": ["1", {"f": "true", "g": []}],
        "h": [{"i": "1979-05-27 07:32:00", "j": {"k": "-inf"}}, {}],
        "l": {"m": {"n": "o'p"}},
    }
    assert len(collector) == 0


@given(st.text(alphabet="ab=.[]{}'\"\\#, \n\r1-tru", max_size=40))
def test_any_text_is_toml_or_a_diagnostic(text: str) -> None:
    collector = Collector()
    root = compose_toml(SourceFile("f.toml", text), collector)
    assert (root is None) == (len(collector) == 1)


# ---- emitters ----


def _package() -> Package:
    return Package((), (), Linked((), ()))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "mine.jinja").write_text("{{ names | join(' ') }}\n")
    return tmp_path


def _emit(project: Path, module: str, body: str) -> tuple[dict[str, str], str]:
    (project / f"{module}.py").write_text(
        "from pathlib import PurePosixPath as P\n"
        "from codegen.emit.environment import File\n"
        f"def emit(package):\n    {body}\n"
    )
    (project / "boxwood.toml").write_text(
        f"emitters = ['{module}.emit']\ntemplates = 'templates'\n"
    )
    collector = Collector()
    configuration = configure(project / "f.yaml", collector)
    taken = {PurePosixPath("operators.py"): ""}
    texts = render_extra(configuration, _package(), taken, collector)
    shown = render_text(collector.sorted()).replace(f"{project}/", "")
    return {str(path): text for path, text in texts.items()}, shown


def test_an_emitter_with_a_template_of_its_own(project: Path) -> None:
    body = "yield File(P('more/mine.txt'), 'mine.jinja', lambda: {'names': ['a', 'b']})"
    assert _emit(project, "emitter_that_works", body) == (
        {"more/mine.txt": "a b\n"},
        "",
    )
    configuration = configure(project / "f.yaml", Collector())
    assert [path.name for path in extra_inputs(configuration)] == ["mine.jinja"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("raise RuntimeError('no')", "RuntimeError: no"),
        ("yield 1", "which is not a File"),
        ("return 1", "TypeError"),
        ("yield File(P('../x'), 'mine.jinja', dict)", "not a path inside"),
        ("yield File(P('/x'), 'mine.jinja', dict)", "not a path inside"),
        ("yield File(P('MANIFEST'), 'mine.jinja', dict)", "is written already"),
        ("yield File(P('operators.py'), 'mine.jinja', dict)", "is written already"),
        ("yield File(P('x'), 'none.jinja', dict)", "TemplateNotFound"),
        ("yield File(P('x'), 'mine.jinja', dict)", "'names' is undefined"),
    ],
)
def test_emitters_that_fail(
    project: Path, body: str, message: str, request: pytest.FixtureRequest
) -> None:
    module = f"emitter_{abs(hash(request.node.name))}"
    texts, shown = _emit(project, module, body)
    assert texts == {}
    assert shown.startswith("boxwood.toml:1:13: BW806 the emitter")
    assert message in shown


@pytest.mark.parametrize(
    ("body", "template", "place"),
    [
        ("raise RuntimeError('no')", "", "emitter.py:4:1: it failed here"),
        ("yield File(P('x'), 'mine.jinja', dict)", "a\n{{ b }}", "mine.jinja:2:1:"),
        ("yield File(P('x'), 'mine.jinja', dict)", "a\n\n{% if", "mine.jinja:3:1:"),
        ("yield File(P('x'), 'mine.jinja', dict)", "{{ 1 | no }}", "mine.jinja:1:1:"),
    ],
)
def test_emitters_that_fail_say_where(
    project: Path, body: str, template: str, place: str, request: pytest.FixtureRequest
) -> None:
    module = f"own{abs(hash(request.node.name))}_emitter"
    (project / "templates" / "mine.jinja").write_text(template)
    _, shown = _emit(project, module, body)
    assert place in shown


def test_an_emitter_that_does_not_exist(project: Path) -> None:
    (project / "boxwood.toml").write_text("emitters = ['no_such_module.emit']")
    collector = Collector()
    configuration = configure(project / "f.yaml", collector)
    assert render_extra(configuration, _package(), {}, collector) == {}
    assert "ModuleNotFoundError" in render_text(collector.sorted())


def test_files_know_their_folder() -> None:
    assert File(PurePosixPath("a"), "t", dict).folder is None


# ---- what counts of it for a package ----

_OWN = "[tool.boxwood]\nrelease = '2.9'\n"
_TOML = "[fields]\na = 'any'\nb = 'any'\n"
_YAML = "release: '2.9'\npartial: no\n"


@pytest.mark.parametrize(
    ("name", "before", "after", "counts"),
    [
        ("pyproject.toml", _OWN, f"# Why\n{_OWN}", False),
        ("pyproject.toml", _OWN, f"{_OWN}[tool.ruff]\nline-length = 88\n", False),
        ("pyproject.toml", _OWN, f"[project]\nname = 'x'\n{_OWN}", False),
        ("pyproject.toml", _OWN, _OWN.replace("'", '"').replace(" = ", "="), False),
        ("pyproject.toml", _OWN, "tool = { boxwood = { release = '2.9' } }", False),
        ("pyproject.toml", _OWN, _OWN.replace("\n", "\r\n"), False),
        ("pyproject.toml", _OWN, f"{_OWN}partial = true\n", True),
        ("pyproject.toml", _OWN, _OWN.replace("2.9", "2.8"), True),
        ("pyproject.toml", _OWN, "[project]\nname = 'boxwood'\n", True),
        ("boxwood.toml", _TOML, f"{_TOML}# Why\n", False),
        ("boxwood.toml", _TOML, f"partial = false\n{_TOML}", True),
        # The fields of an operator are in this order.
        ("boxwood.toml", _TOML, "[fields]\nb = 'any'\na = 'any'\n", True),
        ("boxwood.yaml", _YAML, f"# Why\n{_YAML}", False),
        ("boxwood.yaml", _YAML, "partial: no\nrelease: '2.9'\n", False),
        ("boxwood.yaml", _YAML, _YAML.replace("no", "'no'"), True),
    ],
)
def test_only_what_is_set_counts(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    before: str,
    after: str,
    counts: bool,
) -> None:
    """`check` compares the settings, not the file: the rest of it is for other tools."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOXWOOD_CACHE", str(tmp_path / "records"))
    (tmp_path / name).write_text(before)
    (tmp_path / "ops.yaml").write_text("- func: f(Tensor self) -> Tensor\n")
    options = ["--schema", "ops.yaml", "--out", "out", "--missing-kernels", "stub"]

    def run(command: str, *more: str) -> Result:
        return CliRunner().invoke(main, [command, *options, *more])

    assert run("generate").exit_code == 0
    assert run("check").exit_code == 0
    (tmp_path / name).write_bytes(after.encode())
    is_error = "partial: 'no'" in after
    result = run("check")
    assert result.exit_code == int(counts)
    assert (f"input changed: settings in {name}" in result.stdout) is (
        counts and not is_error
    )
    deps = run("generate", "--print-deps").stdout.splitlines()
    assert str(tmp_path / name) in deps
