"""Checks of one entry."""

import keyword
from collections.abc import Callable
from typing import Final

from runtime.keys import DispatchKey
from runtime.schema import BaseTy, BaseType, OptionalType, Return, Type

from ..diagnostics import nearest
from ..model.functions import INPLACE_VIEW_TAG, DeviceCheck, NativeFunction, Variant
from ..model.kernels import COMPOSITE_KEYS, STRUCTURED_KEYS
from ..parse.entries import Entry, kernel_name
from ..releases import Rule
from ..source import Span, quoted
from .finding import Finding, Findings
from .structure import STRUCTURE_CHECKS

__all__ = ["ENTRY_CHECKS"]

_IMPLICIT: Final = DispatchKey.CompositeImplicitAutograd
_NESTED: Final = DispatchKey.CompositeImplicitAutogradNestedTensor
_EXPLICIT: Final = DispatchKey.CompositeExplicitAutograd
_NON_FUNCTIONAL: Final = DispatchKey.CompositeExplicitAutogradNonFunctional
_SEEDED_TAG: Final = "nondeterministic_seeded"
_RANDOM: Final = "rand"
_DROPOUT: Final = "dropout"
_FOREACH: Final = "_foreach"
_META_SUFFIX: Final = "Meta"
# The beginning of a range may be called by this keyword, and what private operators take;
# generated Python renames it. PyTorch's own operators with it are these.
_FROM: Final = "from"
_TO: Final = "to"


# ---- one entry: kernels ----


def _redundant_dispatch(entry: Entry) -> Findings:
    function = entry.function
    if entry.written != (_IMPLICIT,):
        return
    kernel = dict(entry.kernels)[_IMPLICIT]
    if kernel.name == kernel_name(function.schema) and kernel.namespace is None:
        yield Finding(
            function.spans.of("dispatch"),
            f"the dispatch table of {function.name} says what holds without it",
            "remove the field 'dispatch'",
        )


def _renamed_composite(entry: Entry) -> Findings:
    function = entry.function
    if entry.written != (_IMPLICIT,) or function.structured_delegate is not None:
        return
    kernel = dict(entry.kernels)[_IMPLICIT]
    expected = kernel_name(function.schema)
    if kernel.name != expected and not kernel.supports_symint:
        yield Finding(
            kernel.span or function.spans.of("dispatch"),
            f"the only kernel of {function.name} is {_IMPLICIT.name}, and must be called"
            f" '{expected}', not {quoted(kernel.name)}",
            f"rename the kernel to '{expected}' and remove the field 'dispatch'",
        )


def _several_composites(entry: Entry) -> Findings:
    composites = [key for key in entry.written or () if key in COMPOSITE_KEYS]
    if len(composites) <= 1:
        return
    if (
        len(composites) == 2
        and _NESTED in composites
        and _NON_FUNCTIONAL not in composites
    ):
        return
    listed = " and ".join(key.name for key in composites)
    yield Finding(
        entry.function.spans.of("dispatch"),
        f"{entry.function.name} has kernels for {listed}, and one of them would serve all",
        f"keep {_EXPLICIT.name} if the operator has a derivative of its own, otherwise"
        f" {_IMPLICIT.name}",
    )


def _manual_dispatch(entry: Entry) -> Findings:
    function = entry.function
    if function.manual_kernel_registration and entry.written is not None:
        yield Finding(
            function.spans.of("dispatch"),
            f"the kernels of {function.name} are registered by hand, so its dispatch table has no"
            " effect",
            "remove 'dispatch' or 'manual_kernel_registration'",
        )


def _implicit_factory(entry: Entry) -> Findings:
    function = entry.function
    if entry.written is not None or function.is_part_of_structured_group:
        return
    name, schema = str(function.schema.name.name), function.schema
    is_factory = (
        schema.tensor_options_index is not None and not schema.has_tensor_argument
    )
    if is_factory or name.startswith("new_") or name.endswith("_like"):
        yield Finding(
            function.spans.func,
            f"{function.name} makes tensors, so that it must not be composite implicit, and has no"
            " dispatch table",
            f"add 'dispatch: {_EXPLICIT.name}: {kernel_name(schema)}'",
        )


def _delegated_kernel(entry: Entry) -> Findings:
    function = entry.function
    if function.structured_delegate is None:
        return
    for key, kernel in entry.kernels:
        if key in STRUCTURED_KEYS:
            yield Finding(
                kernel.span or function.spans.of("dispatch"),
                f"{function.name} has a kernel for {key.name}, and delegates that key to"
                f" {function.structured_delegate}",
                "remove the kernel or the 'structured_delegate'",
            )


def _symint_kernel(entry: Entry) -> Findings:
    function = entry.function
    if function.schema.has_symint:
        return
    for _, kernel in entry.kernels:
        if kernel.supports_symint and kernel.span is not None:
            yield Finding(
                kernel.span,
                f"kernel {quoted(kernel.name)} is for symbolic sizes, and {function.name} has no"
                " argument of type SymInt",
                "rename the kernel, or make the sizes SymInt",
            )


def _mixed_symint(entry: Entry) -> Findings:
    function = entry.function
    # Meta is where sizes are symbolic; a kernel for Meta alone that takes them is as it
    # should be.
    concrete = [
        kernel for key, kernel in entry.kernels if not key.name.endswith(_META_SUFFIX)
    ]
    if len({kernel.supports_symint for kernel in concrete}) > 1:
        yield Finding(
            function.spans.of("dispatch"),
            f"some kernels of {function.name} take symbolic sizes and some do not",
        )


def _explicit_beside_delegate(entry: Entry) -> Findings:
    function = entry.function
    if function.structured_delegate is not None and _EXPLICIT in (entry.written or ()):
        yield Finding(
            function.spans.of("dispatch"),
            f"{function.name} delegates to {function.structured_delegate}, whose kernels its own"
            f" {_EXPLICIT.name} kernel stands in for on all other backends",
        )


# ---- one entry: what else it says ----


def _default_arguments(entry: Entry) -> Findings:
    function = entry.function
    defaulted = {
        argument.name for argument in function.schema.arguments if argument.has_default
    }
    for name in sorted(function.cpp_no_default_args - defaulted):
        yield Finding(
            function.spans.of("cpp_no_default_args"),
            f"{function.name} has no argument {quoted(name)} with a default",
            nearest(name, defaulted),
        )


def _out_variants(entry: Entry) -> Findings:
    function = entry.function
    if function.schema.out_arguments and function.variants != {Variant.function}:
        yield Finding(
            function.spans.of("variants"),
            f"{function.name} has out arguments, so that it can only be a function",
            "write 'variants: function', or leave the field out",
        )


def _module_method(entry: Entry) -> Findings:
    function = entry.function
    if function.python_module is not None and Variant.method in function.variants:
        yield Finding(
            function.spans.of("variants"),
            f"{function.name} is in the module '{function.python_module}', so that it cannot be a"
            " method",
        )


def _method_without_self(entry: Entry) -> Findings:
    function = entry.function
    receiver = function.schema.self_argument
    if Variant.method in function.variants and receiver is None:
        yield Finding(
            function.spans.of("variants"),
            f"{function.name} cannot be a method: it has no positional argument called self",
        )
    elif (
        Variant.method in function.variants
        and receiver is not None
        and not _is_tensor(receiver.type)
    ):
        yield Finding(
            function.spans.of("variants"),
            f"{function.name} cannot be a method: its self is no tensor, but {receiver.type}",
            "write 'variants: function'",
        )


def _is_tensor(type_: Type) -> bool:
    inner = type_.elem if isinstance(type_, OptionalType) else type_
    return inner == BaseType(BaseTy.Tensor)


def _foreach_check(entry: Entry) -> Findings:
    function = entry.function
    if (
        str(function.name).startswith(_FOREACH)
        and function.device_check is not DeviceCheck.NoCheck
    ):
        yield Finding(
            function.spans.of("device_check"),
            f"{function.name} takes lists of tensors that may be on several devices",
            "write 'device_check: NoCheck'",
        )


def _seeded_tag(entry: Entry) -> Findings:
    function = entry.function
    if _SEEDED_TAG in function.tags:
        return
    if function.schema.has_generator:
        yield _untagged(function, "takes a generator")


def _sounding_random(entry: Entry) -> Findings:
    function = entry.function
    if _SEEDED_TAG in function.tags or function.schema.has_generator:
        return
    why = _sounds(function)
    if why:
        yield _untagged(function, why)


def _untagged(function: NativeFunction, why: str) -> Finding:
    return Finding(
        function.spans.of("tags"),
        f"{function.name} {why}, so that it needs the tag {_SEEDED_TAG}",
        f"add 'tags: {_SEEDED_TAG}'",
    )


def _sounds(function: NativeFunction) -> str:
    """Why an operator is taken for a random one by its names, if it is.

    What is given a seed is not, nor is the derivative of a dropout.
    """
    name = str(function.name)
    if _RANDOM in name:
        return f"has '{_RANDOM}' in its name"
    arguments = [argument.name for argument in function.schema.arguments]
    if "backward" in name or any("seed" in argument for argument in arguments):
        return ""
    if _DROPOUT in name:
        return f"has '{_DROPOUT}' in its name"
    return next((f"takes '{a}'" for a in arguments if _DROPOUT in a), "")


def _const_ref_out(entry: Entry) -> Findings:
    function = entry.function
    if function.use_const_ref_for_mutable_tensors and function.schema.out_arguments:
        yield Finding(
            function.spans.of("use_const_ref_for_mutable_tensors"),
            f"{function.name} has out arguments, which cannot be const references since release"
            f" {Rule.out_is_no_const_ref.since}",
            "remove the field",
        )


def _keyword_arguments(entry: Entry) -> Findings:
    function = entry.function
    for argument in function.schema.arguments:
        if keyword.iskeyword(argument.name) and not (
            argument.name == _FROM and _may_have_from(function)
        ):
            yield Finding(
                _word(function.spans.func, argument.name),
                f"argument '{argument.name}' of {function.name} is a keyword of Python",
                f"call it '{argument.name}_' or find another name",
            )


def _may_have_from(function: NativeFunction) -> bool:
    has_to = any(argument.name == _TO for argument in function.schema.arguments)
    return has_to or function.root_name.startswith("_")


def _word(span: Span, word: str) -> Span:
    """The last place of a word in a span, or the whole span if it is not there as it is."""
    place = span.text.rfind(f" {word}")
    if place < 0:
        return span
    return Span(span.source, span.start + place + 1, span.start + place + 1 + len(word))


def _idle_alias(entry: Entry) -> Findings:
    """An alias set says that a result is of an argument's memory, or that it is written to."""
    function = entry.function
    schema = function.schema
    # What is after the arrow says what becomes of the argument itself.
    shared = [
        argument
        for argument in schema.arguments
        if (of := argument.annotation) is not None
        and not (of.is_write or of.alias_set_after)
    ]
    if not shared:
        return
    used = {
        name
        for annotation in (
            *(each.annotation for each in schema.returns),
            *(a.annotation for a in schema.arguments if a.is_write),
        )
        if annotation is not None
        for name in annotation.alias_set
    }
    for argument in shared:
        found = argument.annotation
        if found is None or not used.isdisjoint(found.alias_set):
            continue
        sets = " and ".join(f"'{name}'" for name in found.alias_set)
        yield Finding(
            _within(function.spans.func, f"({found})"),
            f"alias set {sets} of {function.name} is on no return, and nothing of it is written"
            " to, so that it means nothing",
            _alias_meant(argument.name, str(found), schema.returns),
        )


def _alias_meant(argument: str, sets: str, returns: tuple[Return, ...]) -> str:
    """The schema that was meant, by what the operator returns."""
    written = f"write '({sets}!)' if it is written to"
    for each in returns:
        if each.annotation is None and "Tensor" in str(each.type):
            result = str(each.type).replace("Tensor", f"Tensor({sets})", 1)
            return (
                f"return '{result}' if the result shares memory with '{argument}', {written}, or"
                f" remove '({sets})'"
            )
    return f"{written}, or remove '({sets})'"


def _within(span: Span, text: str) -> Span:
    """The first place of a text in a span, or the whole span if it is not there as it is."""
    place = span.text.find(text)
    if place < 0:
        return span
    return Span(span.source, span.start + place, span.start + place + len(text))


def _inplace_view_name(entry: Entry) -> Findings:
    function = entry.function
    if INPLACE_VIEW_TAG in function.tags and not function.schema.name.name.inplace:
        yield Finding(
            function.spans.of("tags"),
            f"{function.name} has the tag {INPLACE_VIEW_TAG}, and its name does not end in an"
            " underscore",
        )


def _untagged_inplace_view(entry: Entry) -> Findings:
    function = entry.function
    is_view = function.schema.name.name.inplace and function.schema.is_view
    if is_view and INPLACE_VIEW_TAG not in function.tags:
        yield Finding(
            function.spans.func,
            f"{function.name} is in place and has an argument that may become a view, but"
            f" not the tag {INPLACE_VIEW_TAG}",
            f"add 'tags: {INPLACE_VIEW_TAG}', or leave out '-> *'",
        )


ENTRY_CHECKS: Final[tuple[tuple[str, Callable[[Entry], Findings]], ...]] = (
    *STRUCTURE_CHECKS,
    ("BW210", _redundant_dispatch),
    ("BW211", _renamed_composite),
    ("BW212", _several_composites),
    ("BW213", _manual_dispatch),
    ("BW214", _implicit_factory),
    ("BW225", _default_arguments),
    ("BW226", _out_variants),
    ("BW227", _module_method),
    ("BW228", _method_without_self),
    ("BW229", _delegated_kernel),
    ("BW230", _symint_kernel),
    ("BW231", _foreach_check),
    ("BW232", _seeded_tag),
    ("BW233", _const_ref_out),
    ("BW234", _keyword_arguments),
    ("BW235", _inplace_view_name),
    ("BW239", _untagged_inplace_view),
    ("BW240", _explicit_beside_delegate),
    ("BW241", _mixed_symint),
    ("BW242", _idle_alias),
    ("BW244", _sounding_random),
)
