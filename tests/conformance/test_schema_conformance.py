"""Our schema model beside PyTorch's two: torchgen's and the C++ parser's."""

from __future__ import annotations

import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
import torch
import torchgen
from torchgen.gen import parse_native_yaml
from torchgen.model import Annotation as TorchAnnotation
from torchgen.model import FunctionSchema as TorchSchema
from torchgen.model import NativeFunction, get_view_copy_name, gets_generated_view_copy
from torchgen.model import Type as TorchType

from runtime.schema import (
    Annotation,
    FunctionSchema,
    SchemaError,
    SymbolDefault,
    Type,
    canonical_text,
    parse_schema,
)

ATEN = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native"
ENTRIES = 2584
FUNCTIONS = 3101


@pytest.fixture(scope="module")
def functions() -> list[tuple[FunctionSchema, NativeFunction]]:
    """All functions of PyTorch, derived ones included, in both models."""
    parsed = parse_native_yaml(
        str(ATEN / "native_functions.yaml"), str(ATEN / "tags.yaml")
    )
    theirs = parsed.native_functions
    return [(parse_schema(str(f.func), strict=True), f) for f in theirs]


@pytest.fixture(scope="module")
def builtin_schemas() -> list[Any]:
    """Every schema registered with the TorchScript runtime."""
    return list(torch._C._jit_get_all_schemas())


# ---- torchgen's model, field by field ----


def annotation_facts(annotation: Annotation | TorchAnnotation | None) -> object:
    if annotation is None:
        return None
    return (
        str(annotation),
        annotation.alias_set,
        annotation.is_write,
        annotation.alias_set_after,
    )


def type_facts(type_: Type | TorchType) -> dict[str, object]:
    as_list = type_.is_list_like()
    return {
        "text": str(type_),
        "tensor": type_.is_tensor_like(),
        "symint": type_.is_symint_like(),
        "generator": type_.is_generator_like(),
        "nullable": type_.is_nullable(),
        "list": None if as_list is None else (str(as_list.elem), as_list.size),
    }


def our_facts(schema: FunctionSchema) -> dict[str, object]:
    options = schema.tensor_options
    index = schema.self_index
    return {
        "text": str(schema),
        "base": schema.name.name.base,
        "inplace": schema.name.name.inplace,
        "dunder": schema.name.name.dunder_method,
        "functional overload": schema.name.name.functional_overload,
        "overload": schema.name.overload,
        "unambiguous": schema.name.unambiguous_name(),
        "kind": schema.kind().name,
        "arguments": [
            (
                a.name,
                type_facts(a.type),
                None if a.default is None else str(a.default),
                annotation_facts(a.annotation),
                a.is_write,
                str(a),
            )
            for a in schema.arguments
        ],
        "returns": [
            (r.name, type_facts(r.type), annotation_facts(r.annotation), str(r))
            for r in schema.returns
        ],
        "before self": [a.name for a in schema.positional[: index or 0]],
        "self": None if index is None else str(schema.self_argument),
        "after self": [a.name for a in schema.post_self_positional],
        "keyword only": [a.name for a in schema.kwarg_only],
        "options": None if options is None else [str(a) for a in options],
        "out": [str(a) for a in schema.out_arguments],
        "mutable": schema.is_mutable,
        "written": [a.name for a in schema.mutable_arguments],
        "modifies": schema.modifies_arguments,
        "symint": schema.has_symint,
        "tensor": schema.has_tensor_argument,
        "generator": schema.has_generator,
        "aliased": list(schema.aliased_return_names()),
        "signature": str(schema.signature(strip_default=True)),
        "view": str(schema.signature(strip_default=True, strip_view_copy_name=True)),
        "named": str(schema.signature(strip_default=True, keep_return_names=True)),
    }


def bare(signature: TorchSchema) -> str:
    """A signature without defaults: torchgen gives that of one operator another."""
    return str(signature.signature(strip_default=True, keep_return_names=True))


def their_facts(schema: TorchSchema) -> dict[str, object]:
    arguments = schema.arguments
    receiver = arguments.self_arg
    options = arguments.tensor_options
    return {
        "text": str(schema),
        "base": schema.name.name.base,
        "inplace": schema.name.name.inplace,
        "dunder": schema.name.name.dunder_method,
        "functional overload": schema.name.name.functional_overload,
        "overload": schema.name.overload_name,
        "unambiguous": schema.name.unambiguous_name(),
        "kind": schema.kind().name,
        "arguments": [
            (
                a.name,
                type_facts(a.type),
                a.default,
                annotation_facts(a.annotation),
                a.is_write,
                str(a),
            )
            for a in schema.schema_order_arguments()
        ],
        "returns": [
            (r.name, type_facts(r.type), annotation_facts(r.annotation), str(r))
            for r in schema.returns
        ],
        "before self": [a.name for a in arguments.pre_self_positional],
        "self": None if receiver is None else str(receiver.argument),
        "after self": [a.name for a in arguments.post_self_positional],
        "keyword only": [a.name for a in arguments.flat_kwarg_only],
        "options": None if options is None else [str(a) for a in options.all()],
        "out": [str(a) for a in arguments.out],
        "mutable": schema.is_mutable,
        "written": arguments.mutable_arg_names(),
        "modifies": schema.modifies_arguments,
        "symint": schema.has_symint(),
        "tensor": arguments.has_tensor_arg(),
        "generator": arguments.has_generator_arg(),
        "aliased": schema.aliased_return_names(),
        "signature": bare(schema.signature()),
        "view": bare(schema.signature(strip_view_copy_name=True)),
        "named": bare(schema.signature(keep_return_names=True)),
    }


def test_every_function_has_torchgens_facts(
    functions: list[tuple[FunctionSchema, NativeFunction]],
) -> None:
    compared = 0
    for ours, theirs in functions:
        expected = their_facts(theirs.func)
        assert our_facts(ours) == expected
        compared += len(expected)
    assert len(functions) == FUNCTIONS
    print(f"compared {compared} facts of {FUNCTIONS} functions")


def entries() -> list[str]:
    """The schema strings of PyTorch's file, each of which stands on one line."""
    return [
        line.removeprefix("- func: ").rstrip()
        for line in (ATEN / "native_functions.yaml").read_text().splitlines()
        if line.startswith("- func: ")
    ]


def test_every_entry_of_the_file_round_trips() -> None:
    texts = entries()
    assert len(texts) == ENTRIES
    for text in texts:
        schema = parse_schema(text, strict=True)
        assert str(schema) == text
        assert parse_schema(str(schema)) == schema
        assert hash(parse_schema(text)) == hash(schema)


def test_views(functions: list[tuple[FunctionSchema, NativeFunction]]) -> None:
    """The tag `inplace_view` is the one part of torchgen's answer not in the schema."""
    views = 0
    for ours, theirs in functions:
        if "inplace_view" not in theirs.tags:
            assert ours.is_view == theirs.is_view_op, str(ours)
            views += ours.is_view
    assert views > 50


def test_names_of_view_copies(
    functions: list[tuple[FunctionSchema, NativeFunction]],
) -> None:
    pairs = [(o, t) for o, t in functions if gets_generated_view_copy(t)]
    assert len(pairs) > 30
    for ours, theirs in pairs:
        assert str(ours.name.view_copy()) == str(get_view_copy_name(theirs))


def test_parsing_is_fast() -> None:
    """All entries of PyTorch's file, as a schema file is read: 0.35 s at most."""
    texts = entries()
    seconds = []
    for _ in range(5):
        start = time.process_time()
        for text in texts:
            parse_schema(text, strict=True)
        seconds.append(time.process_time() - start)
    print(f"parsed {len(texts)} schemas in {min(seconds):.3f} s")
    assert min(seconds) <= 0.35


def test_signatures_group_the_same_functions(
    functions: list[tuple[FunctionSchema, NativeFunction]],
) -> None:
    """Without defaults, signatures need no exception for any operator."""

    def partition(pairs: list[tuple[object, str]]) -> set[frozenset[str]]:
        groups: dict[object, set[str]] = defaultdict(set)
        for key, name in pairs:
            groups[key].add(name)
        return {frozenset(group) for group in groups.values()}

    ours = partition([(o.signature(), str(o.name)) for o, _ in functions])
    bare = partition(
        [(o.signature(strip_default=True), str(o.name)) for o, _ in functions]
    )
    theirs = partition([(t.func.signature(), str(t.func.name)) for _, t in functions])
    # torchgen gives one operator another default to keep it with its variants.
    assert {name for group in ours ^ theirs for name in group} == {
        name for group in theirs for name in group if "bernoulli.p" in group
    }
    assert bare == theirs


def test_signatures_with_defaults(
    functions: list[tuple[FunctionSchema, NativeFunction]],
) -> None:
    different = [
        str(ours.name)
        for ours, theirs in functions
        if str(ours.signature()) != str(theirs.func.signature())
        or str(ours.view_signature()) != str(theirs.func.view_signature())
    ]
    assert different == ["bernoulli.p"]


# ---- the C++ parser ----

# What PyTorch's parsers accept and we refuse: an argument name that stands twice, so that no
# call can be made, and an out argument that is not returned. The latter is defined only
# once its module has been imported.
REFUSED = {"static_runtime::clamp_nan_to_num"}
MAY_BE_REFUSED = {"fsdp::chunk_cat"}


def test_every_builtin_schema_means_the_same(builtin_schemas: list[Any]) -> None:
    assert len(builtin_schemas) > 4000
    refused = set()
    for theirs in builtin_schemas:
        try:
            ours = parse_schema(str(theirs))
        except SchemaError:
            refused.add(theirs.name)
            continue
        text = str(ours)
        assert parse_schema(text) == ours
        # Schemas with PyObject come from C++ code; PyTorch's parser does not read them.
        if "PyObject" not in text:
            assert torch._C.parse_schema(text) == theirs, text
        assert_same_facts(ours, theirs)
    assert refused - MAY_BE_REFUSED == REFUSED


def test_every_function_means_the_same_to_the_cpp_parser(
    functions: list[tuple[FunctionSchema, NativeFunction]],
) -> None:
    for ours, _ in functions:
        assert_same_facts(ours, torch._C.parse_schema(str(ours)))


def assert_same_facts(ours: FunctionSchema, theirs: Any) -> None:
    assert ours.name.qualified == theirs.name
    assert ours.name.overload == theirs.overload_name
    assert ours.is_mutable == theirs.is_mutable
    assert len(ours.arguments) == len(theirs.arguments)
    for our, their in zip(ours.arguments, theirs.arguments, strict=True):
        where = f"{our} of {ours}"
        assert our.name == their.name, where
        assert our.kwarg_only == their.kwarg_only, where
        assert our.is_out == their.is_out, where
        assert our.has_default == their.has_default_value(), where
        if our.has_default:
            assert plain(our.default_value) == plain(their.default_value), where
        assert_same_alias(our.annotation, their.alias_info, where)
    assert len(ours.returns) == len(theirs.returns)
    for our_return, their_return in zip(ours.returns, theirs.returns, strict=True):
        assert (our_return.name or "") == their_return.name
        assert_same_alias(our_return.annotation, their_return.alias_info, str(ours))


def assert_same_alias(ours: Annotation | None, theirs: Any, where: str) -> None:
    """The C++ model keeps what stands on the elements of a list one level further in."""
    if ours is None:
        assert theirs is None or not theirs.before_set, where
        return
    assert theirs is not None, where
    if not theirs.before_set:
        return
    assert {name.split("::")[-1] for name in theirs.before_set} == set(ours.alias_set)
    after = ours.alias_set_after or ours.alias_set
    assert {name.split("::")[-1] for name in theirs.after_set} == set(after), where
    assert theirs.is_write == ours.is_write, where


def plain(value: Any) -> Any:
    """A default as both models can spell it; one value for an optional list is it."""
    if isinstance(value, SymbolDefault):
        return value.value
    if isinstance(value, (tuple, list)):
        values = [plain(item) for item in value]
        return values[0] if len(values) == 1 else values
    return value


# ---- where the parsers disagree ----

# text, torchgen accepts, the C++ parser accepts, our canonical spelling or None
DISAGREEMENTS = [
    (
        "f(Tensor self,Tensor b)->Tensor",
        False,
        True,
        "f(Tensor self, Tensor b) -> Tensor",
    ),
    ("f(Tensor x) -> (Tensor)", False, True, "f(Tensor x) -> Tensor"),
    ("f(Tensor\nx) -> Tensor", False, True, "f(Tensor x) -> Tensor"),
    ("f(int[] x=[ 1, 2 ]) -> ()", False, True, "f(int[] x=[1,2]) -> ()"),
    ("f(float x=.5) -> ()", True, True, "f(float x=0.5) -> ()"),
    ("f(int x=- 1) -> ()", True, True, "f(int x=-1) -> ()"),
    ("f(Tensor?? x) -> ()", True, True, "f(Tensor? x) -> ()"),
    ("f(number x) -> ()", False, True, "f(Scalar x) -> ()"),
    ("f(None x) -> ()", False, True, "f(NoneType x) -> ()"),
    ("f(ScalarType x=4) -> ()", True, True, "f(ScalarType x=long) -> ()"),
    ('f(str x="a, b") -> ()', False, True, 'f(str x="a, b") -> ()'),
    ('f(str x="a=b") -> ()', False, True, 'f(str x="a=b") -> ()'),
    ("f(t[](a!) self) -> t(*)", False, True, "f(t[](a!) self) -> t(*)"),
    ("f(Dict(str, Tensor) x) -> ()", False, True, "f(Dict(str, Tensor) x) -> ()"),
    ("f(...) -> ...", False, True, "f(...) -> ..."),
    ("f(int[2][] x) -> ()", True, False, "f(int[2][] x) -> ()"),
    ("f(Dimname x) -> ()", False, False, "f(Dimname x) -> ()"),
    ("f(GraphModule x) -> ()", True, False, "f(GraphModule x) -> ()"),
    ("f(Tensor def) -> ()", True, False, "f(Tensor def) -> ()"),
    ("f(Tensor[] x=[]) -> ()", True, False, "f(Tensor[] x=[]) -> ()"),
    ("f(SymBool x=True) -> ()", True, False, "f(SymBool x=True) -> ()"),
    ("f(int[]? x=[1]) -> ()", True, False, "f(int[]? x=[1]) -> ()"),
    ("f(float x=-inf) -> ()", True, False, "f(float x=-inf) -> ()"),
    (
        "f(MemoryFormat x=channels_last) -> ()",
        True,
        False,
        "f(MemoryFormat x=channels_last) -> ()",
    ),
    ("f.a.b(Tensor x) -> ()", True, False, None),
    ("f-g(Tensor x) -> ()", True, False, None),
    ("f(Tensor a-b) -> ()", True, False, None),
    ("f.default(Tensor x) -> ()", True, False, None),
    ("f(int x=banana) -> ()", True, False, None),
    ("f(int[] x=1) -> ()", True, False, None),
    ("f(int a=1, int b) -> ()", True, False, None),
    ("f(Tensor x=1) -> ()", True, False, None),
    ("f(Tensor x=None) -> ()", True, True, None),
    ("f(int x=1.5) -> ()", True, True, None),
    ("f(int x='a') -> ()", True, True, None),
    ("f(Tensor x, Tensor x) -> ()", True, True, None),
    ("f(Tensor x) -> Tensor(a)", True, True, None),
    ("f(Tensor x, *) -> ()", False, True, None),
    ("f(int64_t x) -> ()", False, True, None),
    ("f(int x=0x1F) -> ()", True, True, None),
]


def accepts(parse: Any, text: str) -> bool:
    try:
        parse(text)
    except Exception:
        return False
    return True


@pytest.mark.parametrize(
    ("text", "torchgen_accepts", "cpp_accepts", "canonical"), DISAGREEMENTS
)
def test_where_the_parsers_disagree(
    text: str, torchgen_accepts: bool, cpp_accepts: bool, canonical: str | None
) -> None:
    assert accepts(TorchSchema.parse, text) == torchgen_accepts
    assert accepts(torch._C.parse_schema, text) == cpp_accepts
    if canonical is None:
        with pytest.raises(SchemaError):
            parse_schema(text)
    else:
        assert canonical_text(text) == canonical


DTYPES = sorted(n for n in dir(torch) if isinstance(getattr(torch, n), torch.dtype))


@pytest.mark.parametrize("name", DTYPES)
def test_every_dtype_is_a_default(name: str) -> None:
    text = f"f(ScalarType x={name}) -> ()"
    value = parse_schema(text).arguments[0].default_value
    assert isinstance(value, SymbolDefault)
    assert value.value == torch._C.parse_schema(text).arguments[0].default_value
