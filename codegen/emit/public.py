"""The public side of an operator name: which overloads it has and how a call picks one.

functions.py and tensor_body.py are both made of this. See Note [Choosing an overload].
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from runtime.schema import (
    Argument,
    BaseTy,
    BaseType,
    ListType,
    OptionalType,
    SchemaKind,
    Type,
)

from ..layout import Bracket, call, string
from ..model.functions import NativeFunction, Variant
from ..views import python
from ..views.type_names import union
from .checking import checking_lines
from .operators import dispatch_lines, handle_name
from .package import Package

# Note [Choosing an overload]
# ~~~~~~~~~~~~~~~~~~~~~~~~~~~
# All overloads of a name are one Python function. Three forms, by what is needed:
# - direct: there is one overload. The function has its signature.
# - merged: the overloads have the same parameters and differ in which of them are
#   tensors (`add.Tensor` and `add.Scalar`). The function has that signature and asks
#   `isinstance` where they differ. Calls of two tensors are the most frequent ones
#   there are, so the wrapper's statements stand in the function itself: a call less.
# - packet: the parameters differ. The runtime matches the arguments with each schema
#   and keeps the answer by the types of the arguments.
# An out form is no overload of its own here: where it belongs to a functional one, that
# one has an optional `out`.


@dataclass(frozen=True, slots=True)
class PublicOverload:
    """One overload as callers see it: an operator, and its out form if it has one."""

    main: NativeFunction
    out: NativeFunction | None = None

    @property
    def takes_out(self) -> bool:
        """Whether a call may pass `out=`."""
        return self.out is not None

    def arguments(self) -> Sequence[Argument]:
        """The arguments of the main operator."""
        return self.main.schema.arguments

    def out_annotation(self) -> str:
        """The type of `out`: a tensor, or the tuple of all results."""
        assert self.out is not None
        outs = [python.annotation(a.type) for a in self.out.schema.out_arguments]
        return outs[0] if len(outs) == 1 else f"tuple[{', '.join(outs)}]"


def overloads(
    package: Package, variant: Variant
) -> Sequence[tuple[str, list[PublicOverload]]]:
    """Each public name of the variant with its overloads, sorted by name."""
    found: Sequence[tuple[str, list[PublicOverload]]] | None = package.made.get(variant)
    if found is None:
        found = package.made[variant] = tuple(_overloads(package, variant))
    return found


def _overloads(
    package: Package, variant: Variant
) -> Iterator[tuple[str, list[PublicOverload]]]:
    by_name: dict[str, list[PublicOverload]] = {}
    merged: set[str] = set()
    members = [f for f in package.functions if variant in f.variants]
    for function in members:
        group = package.group_of(function)
        out = None
        if (
            variant is Variant.function
            and group is not None
            and function is group.functional
            and Variant.function in group.out.variants
            and package.public_name(group.out) == package.public_name(function)
            and group.out.schema.returns
            and _returns_alike(group.out, function)
            and all(a.name != "out" for a in function.schema.arguments)
        ):
            out = group.out
            merged.add(out.qualified_name)
        by_name.setdefault(package.public_name(function), []).append(
            PublicOverload(function, out)
        )
    for name in sorted(by_name):
        kept = [o for o in by_name[name] if o.main.qualified_name not in merged]
        if kept:
            yield name, sorted(kept, key=_size)


def _returns_alike(one: NativeFunction, other: NativeFunction) -> bool:
    """Whether callers get the same whichever of the two is called."""
    return python.returns(one.schema) == python.returns(other.schema)


def _size(overload: PublicOverload) -> tuple[int, int, str]:
    """Few parameters first, and of two alike the one with more tensors."""
    arguments = overload.arguments()
    tensors = sum(a.type.is_tensor_like() for a in arguments)
    return (len(arguments), -tensors, str(overload.main.name))


def result(package: Package, overload: PublicOverload) -> str:
    """The annotation of the result: several named results are a named tuple."""
    schema = overload.main.schema
    if python.is_named_tuple(schema):
        return f"return_types.{return_type_name(package, overload.main)}"
    return python.returns(schema)


def return_type_name(package: Package, function: NativeFunction) -> str:
    """The class of an operator's named results; variants with the same names share it."""
    return package.wrapper_name(function)


def parameters(overload: PublicOverload, *, method: bool) -> list[str]:
    """The parameters as the caller sees them; a method has self in front."""
    arguments = list(overload.arguments())
    found: list[str] = []
    if method:
        receiver = overload.main.schema.self_argument
        if receiver is not None:
            arguments.remove(receiver)
        found.append("self")
    star = False
    for argument in arguments:
        if argument.kwarg_only and not star:
            found.append("*")
            star = True
        found.append(python.parameter(argument))
    if overload.takes_out:
        if not star:
            found.append("*")
        found.append(f"out: {overload.out_annotation()} | None = None")
    return found


def varargs_argument(overload: PublicOverload, *, method: bool) -> Argument | None:
    """The list of integers that may be written as separate arguments: `x.view(2, 3)`.

    As in torch/csrc/utils/python_arg_parser.cpp: if it is the only positional argument.
    """
    schema = overload.main.schema
    arguments = [
        a for a in schema.positional if not (method and a is schema.self_argument)
    ]
    if len(arguments) != 1:
        return None
    match arguments[0].type:
        case ListType(BaseType(BaseTy.int | BaseTy.SymInt), None):
            return arguments[0]
        case _:
            return None


def call_lines(package: Package, overload: PublicOverload, *, indent: int) -> list[str]:
    """Statements that call the overload, or its out form where `out` is given."""
    main = overload.main
    margin = " " * indent
    lines: list[str] = []
    if overload.out is not None:
        lines.append(f"{margin}if out is not None:")
        lines += _unpacking(overload.out, margin)
        lines.append(
            _return(package, overload.out, out=True, indent=indent + 4, like=main)
        )
    lines.append(_return(package, main, out=False, indent=indent, like=main))
    return lines


def _unpacking(function: NativeFunction, margin: str) -> list[str]:
    """A statement that makes sure that several results are given as many tensors."""
    count = len(function.schema.out_arguments)
    if count == 1:
        return []
    name = string(function.qualified_name)
    arguments = [name, "out", str(count)]
    return [call("out = _rt_out_tuple(", arguments, ")", indent=len(margin) + 4)]


def _return(
    package: Package,
    function: NativeFunction,
    *,
    out: bool,
    indent: int,
    like: NativeFunction,
) -> str:
    arguments: list[str] = []
    outs = function.schema.out_arguments if out else ()
    for argument in function.schema.arguments:
        name = python.argument_name(argument)
        value = name
        if argument in outs:
            value = "out" if len(outs) == 1 else f"out[{outs.index(argument)}]"
        arguments.append(f"{name}={value}" if argument.kwarg_only else value)
    head = f"_op.{package.wrapper_name(function)}("
    if python.is_named_tuple(like.schema):
        outer = f"return return_types.{return_type_name(package, like)}("
        return call(outer, [Bracket(f"*{head}", arguments, ")")], ")", indent=indent)
    returning = "" if python.returns(function.schema) == "None" else "return "
    return call(f"{returning}{head}", arguments, ")", indent=indent)


def is_merged(found: Sequence[PublicOverload]) -> bool:
    """Whether one signature with `isinstance` tests serves all overloads."""
    if len(found) < 2 or any(python.is_named_tuple(o.main.schema) for o in found):
        return False
    if any(o.main.kind is SchemaKind.out for o in found):
        return False
    facts = {
        (
            tuple((a.name, python.default(a)) for a in o.arguments()),
            python.returns(o.main.schema),
            o.takes_out,
        )
        for o in found
    }
    if len(facts) > 1:
        return False
    places = _places(found)
    kinds = {_tensor_kind(o.arguments()[i].type) for o in found for i in places}
    patterns = {_pattern(o, places) for o in found}
    return kinds <= {"plain", ""} and len(patterns) == len(found)


def _places(found: Sequence[PublicOverload]) -> list[int]:
    """Where some overloads have a tensor and others do not."""
    return [
        index
        for index in range(len(found[0].arguments()))
        if len({_tensor_kind(o.arguments()[index].type) for o in found}) > 1
    ]


def _pattern(overload: PublicOverload, places: Sequence[int]) -> tuple[bool, ...]:
    return tuple(overload.arguments()[i].type.is_tensor_like() for i in places)


def merged_lines(
    package: Package, name: str, found: Sequence[PublicOverload], *, indent: int
) -> list[str]:
    """Tests and calls: one `isinstance` for each place where the overloads differ."""
    by_pattern = {_pattern(o, _places(found)): o for o in found}
    names = [python.argument_name(found[0].arguments()[i]) for i in _places(found)]
    return list(_tree(package, name, by_pattern, names, (), indent))


def _tree(
    package: Package,
    name: str,
    by_pattern: Mapping[tuple[bool, ...], PublicOverload],
    names: Sequence[str],
    known: tuple[bool, ...],
    indent: int,
) -> Iterator[str]:
    margin = " " * indent
    if len(known) == len(names):
        overload = by_pattern.get(known)
        if overload is None:
            arguments = ", ".join(names)
            yield f"{margin}raise _rt_no_overload({string(name)}, {arguments})"
            return
        if all(known):
            yield from _inlined(package, overload, indent)
        else:
            yield from _told_by_all(package, overload, by_pattern.values(), indent)
        if any(known) and python.returns(overload.main.schema) == "None":
            yield f"{margin}return"
        return
    yield f"{margin}if isinstance({names[len(known)]}, _rt_TensorBase):"
    yield from _tree(package, name, by_pattern, names, (*known, True), indent + 4)
    yield from _tree(package, name, by_pattern, names, (*known, False), indent)


def _told_by_all(
    package: Package,
    overload: PublicOverload,
    all_of_them: Iterable[PublicOverload],
    indent: int,
) -> Iterator[str]:
    """A call of the overload that, if no overload takes the arguments, fails with what each says.

    What is no tensor need not have been meant as a number.
    """
    margin = " " * indent
    yield f"{margin}try:"
    yield from call_lines(package, overload, indent=indent + 4)
    yield f"{margin}except _rt_ArgumentTypeError:"
    main = overload.main
    arguments = [string(f"{main.namespace}::{main.name.name}")]
    keyword_only = {
        argument.name
        for each in all_of_them
        for argument in each.arguments()
        if argument.kwarg_only
    }
    for argument in overload.arguments():
        name = python.argument_name(argument)
        is_keyword = argument.name in keyword_only
        arguments.append(f"{argument.name}={name}" if is_keyword else name)
    if overload.takes_out:
        arguments.append("out=out")
    yield call("_rt_require_overload(", arguments, ")", indent=indent + 4)
    yield f"{margin}    raise"


def _inlined(package: Package, overload: PublicOverload, indent: int) -> Iterator[str]:
    """The overload for tensors, with its wrapper's statements in place of a call of it."""
    if overload.out is not None:
        yield f"{' ' * indent}if out is not None:"
        yield from _unpacking(overload.out, " " * indent)
        yield _return(
            package, overload.out, out=True, indent=indent + 4, like=overload.main
        )
    main = overload.main
    handle = f"{package.handles}{handle_name(main)}"
    yield from checking_lines(handle, main.schema.arguments, indent=indent)
    yield from dispatch_lines(main, indent=indent, handle=handle)


def inlined_handles(found: Sequence[PublicOverload]) -> list[str]:
    """The handles that `merged_lines` uses."""
    return [handle_name(o.main) for o in found if all(_pattern(o, _places(found)))]


def _tensor_kind(type_: Type) -> str:
    match type_:
        case BaseType(BaseTy.Tensor):
            return "plain"
        case OptionalType(BaseType(BaseTy.Tensor)):
            return "optional"
        case _:
            return "list" if type_.is_tensor_like() else ""


def merged_parameters(found: Sequence[PublicOverload], *, method: bool) -> list[str]:
    """The one signature of merged overloads: unions of types, keyword-only where any is so."""
    first = found[0]
    receiver = first.main.schema.self_index if method else None
    result_parameters: list[str] = ["self"] if method else []
    star = False
    for index, argument in enumerate(first.arguments()):
        if index == receiver:
            continue
        if not star and any(o.arguments()[index].kwarg_only for o in found):
            result_parameters.append("*")
            star = True
        kinds = union(python.annotation(o.arguments()[index].type) for o in found)
        default = python.default(argument)
        text = f"{python.argument_name(argument)}: {kinds}"
        result_parameters.append(f"{text} = {default}" if default else text)
    if first.takes_out:
        if not star:
            result_parameters.append("*")
        result_parameters.append(f"out: {first.out_annotation()} | None = None")
    return result_parameters
