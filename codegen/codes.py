"""Every diagnostic the generator can make: its code, how severe it is, and what it means in a line.

Families: BW0xx the YAML itself, BW1xx schema strings, BW2xx the fields of one entry, BW3xx
    entries
against each other, BW4xx derivation, BW5xx emission. A code keeps its meaning for ever; a
new diagnostic takes a new number. BW6xx are files of external backends, BW7xx selections
of operators, BW8xx the configuration, BW9xx the package that is written.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from runtime.schema import CODES as SCHEMA_CODES

__all__ = ["CODES", "Code", "Severity"]


class Severity(Enum):
    """An error stops generation; a warning does not."""

    error = "error"
    warning = "warning"


@dataclass(frozen=True, slots=True)
class Code:
    """One row of the registry."""

    code: str
    severity: Severity
    summary: str


def _registry(*tables: Iterable[tuple[str, Severity, str]]) -> Mapping[str, Code]:
    found: dict[str, Code] = {}
    for table in tables:
        for name, severity, summary in table:
            if name in found:
                raise ValueError(f"diagnostic code {name} is defined twice")
            found[name] = Code(name, severity, summary)
    return MappingProxyType(found)


_E: Final = Severity.error
_W: Final = Severity.warning

_YAML: Final = (
    ("BW001", _E, "the file cannot be read"),
    ("BW002", _E, "the file is not UTF-8 text"),
    ("BW003", _E, "a character that YAML does not allow"),
    ("BW004", _E, "the text is not YAML"),
    ("BW005", _E, "lists or mappings are nested too deeply"),
    ("BW006", _E, "the file holds more than one YAML document"),
    ("BW007", _E, "the file must be a list of entries"),
    ("BW008", _E, "an entry must be a mapping of fields"),
    ("BW009", _E, "a key stands twice in one mapping"),
    ("BW010", _E, "a mapping key must be a plain string"),
    ("BW011", _E, "anchors and aliases are not read"),
    ("BW012", _E, "merge keys are not read"),
    ("BW013", _E, "explicit YAML tags are not read"),
    ("BW014", _W, "a comment that silences nothing"),
    ("BW015", _E, "a merge conflict that is not resolved"),
    ("BW016", _E, "a file of another kind than is expected"),
)

_SCHEMA: Final = tuple((code, _E, summary) for code, summary in SCHEMA_CODES.items())

_FIELDS: Final = (
    ("BW201", _E, "an entry without 'func'"),
    ("BW202", _E, "a field that entries do not have"),
    ("BW203", _E, "a field holds a value of the wrong YAML type"),
    ("BW204", _E, "a value that is not one of those allowed"),
    ("BW205", _E, "a string that is not an operator name"),
    ("BW206", _E, "a string that is not a kernel name"),
    ("BW207", _E, "a dispatch key that does not exist"),
    ("BW208", _E, "a dispatch key that an operator list may not use"),
    ("BW209", _E, "a dispatch key stands twice in one entry"),
    ("BW210", _E, "a dispatch table that says what is true without it"),
    (
        "BW211",
        _E,
        "the only kernel is composite and has another name than the operator",
    ),
    ("BW212", _E, "composite keys that exclude each other"),
    ("BW213", _E, "manual_kernel_registration together with a dispatch table"),
    ("BW214", _E, "a factory function without a dispatch table"),
    ("BW215", _E, "a tag that tags.yaml does not define"),
    ("BW216", _E, "a malformed precomputed element"),
    ("BW217", _E, "precomputed on an operator that is not structured"),
    ("BW218", _E, "a malformed ufunc_inner_loop"),
    ("BW219", _E, "ufunc_inner_loop on an operator that cannot have one"),
    ("BW221", _E, "structured on an operator that is not an out variant"),
    ("BW222", _E, "structured_delegate on an out variant"),
    ("BW223", _E, "device_guard: False on a structured operator"),
    ("BW224", _E, "structured_inherits without structured"),
    ("BW225", _E, "cpp_no_default_args names an argument without a default"),
    ("BW226", _E, "an out variant that is not a plain function"),
    ("BW227", _E, "a method of an operator that lives in a Python module"),
    ("BW228", _E, "a method of an operator without self"),
    ("BW229", _E, "a kernel of its own on a key that the structured delegate serves"),
    ("BW230", _E, "a _symint kernel of an operator without SymInt arguments"),
    ("BW231", _E, "a foreach operator that does not switch off the device check"),
    ("BW232", _E, "an operator with a generator, without nondeterministic_seeded"),
    ("BW233", _W, "use_const_ref_for_mutable_tensors on an out variant"),
    ("BW234", _E, "an argument named by a Python keyword"),
    ("BW235", _E, "inplace_view on an operator that is not named as an in-place one"),
    ("BW236", _W, "a Python module that is not a dotted name"),
    ("BW237", _W, "a field without a value"),
    ("BW238", _W, "a default that is not spelled canonically"),
    (
        "BW239",
        _E,
        "an in-place operator that makes views, without the tag inplace_view",
    ),
    ("BW240", _W, "a CompositeExplicitAutograd kernel beside a structured_delegate"),
    ("BW241", _W, "SymInt and int kernels in one dispatch table"),
    ("BW242", _W, "an alias set that no return has and that is not written to"),
    ("BW243", _W, "a base of structured kernels that says nothing"),
    ("BW244", _E, "an operator that sounds random, without nondeterministic_seeded"),
    ("BW250", _E, "an entry of tags.yaml without 'tag' or 'desc'"),
    ("BW251", _E, "a tag that is defined twice"),
    ("BW260", _W, "something that the chosen release of PyTorch does not have"),
    ("BW261", _W, "a section of operators that is passed over, or some of it"),
    ("BW262", _W, "a field of a section's entries that the format does not have"),
    ("BW263", _W, "an operator that stands in sections with different schemas"),
    ("BW264", _W, "the file of a backend in the place of an operator list"),
    ("BW270", _E, "an operator that is only named and cannot be found"),
    ("BW271", _E, "malformed kernels of an ExecuTorch entry"),
)

_ACROSS: Final = (
    ("BW301", _E, "an operator that is defined twice"),
    ("BW302", _E, "a structured_delegate that does not exist"),
    ("BW303", _E, "a structured_delegate that is not structured"),
    ("BW304", _E, "an operator and its structured_delegate whose arguments differ"),
    ("BW305", _E, "an in-place view without its out-of-place operator"),
    ("BW306", _E, "a structured operator that no functional operator delegates to"),
    ("BW307", _E, "two operators whose generated names are the same"),
    ("BW308", _E, "two operators of one kind with the same arguments"),
    ("BW309", _E, "a structured and an unstructured variant in one group"),
    ("BW310", _E, "a structured operator with a composite implicit kernel"),
    ("BW311", _E, "an operator named like one that writes to its arguments"),
)

_DERIVATION: Final = (
    ("BW401", _E, "autogen names an operator that is not a variant of the entry"),
    ("BW402", _E, "autogen of an out variant without a tensor to write"),
    ("BW403", _E, "a variant is derived that autogen does not name"),
    ("BW404", _W, "autogen has no effect here"),
    ("BW405", _E, "an out variant whose functional operator is missing"),
    ("BW406", _E, "a derived operator that exists already"),
    ("BW407", _W, "a view without its copying twin"),
    (
        "BW408",
        _E,
        "the twin of a view that lacks the tag view_copy or differs in its arguments",
    ),
    ("BW409", _E, "a view and its in-place form of which only one is composite"),
    ("BW410", _E, "more values to return than there are names for aliases"),
    ("BW411", _E, "a derived schema that is not legal"),
)

_EMISSION: Final = (
    ("BW501", _E, "a kernel module that cannot be read"),
    ("BW502", _E, "a kernel that does not exist"),
    ("BW503", _E, "a structured operator without a shape function"),
    ("BW504", _E, "two operators that would have one name in Python"),
    ("BW505", _E, "a kernel whose parameters are not those of the operator"),
    ("BW506", _E, "a name that generated code keeps for itself"),
    ("BW507", _E, "a kernel that two modules define"),
    ("BW508", _E, "a template that cannot be rendered"),
    (
        "BW509",
        _E,
        "two arguments or results of an operator that would have one name in Python",
    ),
    ("BW510", _E, "a method named like an attribute of all tensors"),
    ("BW511", _W, "a stub stands for a kernel with other parameters or types"),
    ("BW512", _E, "a namespace that no operator can be defined in"),
    ("BW513", _E, "a default that is a dtype of no tensor"),
    ("BW514", _E, "overloads of a method with self at different places"),
    ("BW515", _E, "a kernel whose annotations contradict the operator"),
    ("BW516", _E, "an import of a kernel module that must fail"),
    ("BW517", _E, "a kernel that is no function whose call gives a result"),
    ("BW518", _W, "one kernel for two namespaces, though a later package has another"),
)

_BACKENDS: Final = (
    ("BW601", _E, "a backend file must be a mapping of sections"),
    ("BW602", _E, "a backend file without 'backend' or 'cpp_namespace'"),
    ("BW603", _E, "a section that backend files do not have"),
    ("BW604", _E, "a backend that is not a dispatch key of a backend"),
    ("BW605", _E, "an operator that the operator list does not have"),
    ("BW606", _W, "an operator that stands twice in the lists of a backend"),
    ("BW607", _E, "variants of one operator under a backend key and its autograd key"),
    ("BW608", _W, "symint or ir_gen names an operator that is not there"),
    ("BW609", _E, "an entry of a backend's list without 'func'"),
    ("BW610", _E, "a structured kernel of an operator that is not structured"),
    ("BW611", _E, "a custom operator that the operator list has"),
)

_SELECTION: Final = (
    ("BW701", _E, "a selection must be a mapping, or a list of operator names"),
    ("BW702", _E, "a field that selections do not have"),
    ("BW703", _E, "a selected operator whose name is malformed or has no namespace"),
    ("BW704", _E, "a selected operator that does not exist"),
    ("BW705", _W, "a selected operator of a namespace that the schema file has not"),
    ("BW706", _E, "a selected operator whose entry gives it another name"),
    ("BW707", _E, "a backend that is no dispatch key"),
    ("BW708", _W, "a backend that no operator has a kernel for"),
    ("BW709", _W, "a selection that leaves no operator"),
)

_CONFIGURATION: Final = (
    ("BW801", _E, "the configuration is not TOML"),
    ("BW802", _E, "a setting that the configuration does not have"),
    ("BW803", _E, "a value that a setting cannot have"),
    ("BW804", _E, "two configuration files beside one schema file"),
    ("BW805", _E, "an extra field whose name is taken or no name"),
    ("BW806", _E, "an emitter of the project that failed"),
    ("BW807", _E, "a path in the configuration that does not exist"),
)

_WRITING: Final = (
    ("BW901", _W, "a package that was written with other options"),
    ("BW902", _E, "a folder with the package of another command"),
    ("BW903", _E, "a module of kernels that can't be copied into the package"),
    ("BW904", _W, "a module that a package which stands alone needs all the same"),
    ("BW905", _W, "an operator that kernels call and their own runtime has not"),
    ("BW906", _W, "operators that tensors call and their own runtime has not"),
    ("BW907", _E, "the package of another schema file, where no folder is named"),
)

CODES: Final = _registry(
    _YAML,
    _SCHEMA,
    _FIELDS,
    _ACROSS,
    _DERIVATION,
    _EMISSION,
    _BACKENDS,
    _SELECTION,
    _CONFIGURATION,
    _WRITING,
)
