"""What cannot be registered: a RegistrationError or SchemaError, and no trace."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Annotated, Any

import pytest

from runtime.errors import BoxwoodError
from runtime.introspect import dump_state, registrations_for_dispatch_key
from runtime.key_set import DispatchKeySet
from runtime.keys import DispatchKey as K
from runtime.library import Library
from runtime.ops import Operators
from runtime.tags import register_tag
from tests.runtime.dispatch_toys import Tensor, cpu, default_dispatcher, record

Act = Callable[[Library], object]

REFUSED: list[tuple[Act, str]] = [
    # keys
    (lambda w: w.impl("f", record, 5), "DispatchKey or the name of one.* int 5"),
    (lambda w: w.impl("f", record, int(K.CPU)), "DispatchKey or the name of one.*49"),
    (lambda w: w.impl("f", record, ["CPU"]), "DispatchKey or the name of one.* list"),
    (lambda w: w.impl("f", record, b"CPU"), "DispatchKey or the name of one.* bytes"),
    (lambda w: w.impl("f", record, object()), "DispatchKey or the name.* object"),
    (lambda w: w.impl("f", record, DispatchKeySet(K.CPU)), "or the name.*KeySet"),
    (lambda w: Library("n", "IMPL", 5, w.dispatcher), "DispatchKey or the name of one"),
    (lambda w: w.dispatcher.fallback(record, {}), "DispatchKey or the name of one"),
    # names
    (lambda w: w.impl(None, record, "CPU"), "name of an operator or its handle"),
    (lambda w: w.impl(3, record, "CPU"), "name of an operator or its handle"),
    (
        lambda w: w.impl(Operators(lambda: w.dispatcher).t.f, record, "CPU"),
        "one overload of it",
    ),
    (lambda w: w.impl("é", record, "CPU"), "'t::é' is not an operator name"),
    (lambda w: w.impl("f.é", record, "CPU"), "'t::f.é' is not an operator name"),
    (lambda w: w.impl("f\n", record, "CPU"), "is not an operator name"),
    (lambda w: w.dispatcher.impl(None, record, "CPU"), "name of an operator is a str"),
    # schemas
    (lambda w: w.define(None), "a schema is a string, but got NoneType"),
    (lambda w: w.define(4), "a schema is a string, but got int 4"),
    (lambda w: w.define(b"g() -> ()"), "a schema is a string, but got bytes"),
    (lambda w: w.define(""), "expected an operator name"),
    (lambda w: w.dispatcher.define(4), "a schema is a string, but got int 4"),
    (lambda w: w.define_rows([(None, ())]), "a schema is a string"),
    # tags
    (lambda w: w.define("g() -> ()", tags=4), "tags are strings, but got int"),
    (lambda w: w.define("g() -> ()", tags=[4]), "a tag is a string, but got int 4"),
    (lambda w: w.dispatcher.define("t::g() -> ()", tags=[4]), "a tag is a string"),
    (
        lambda w: w.define("g() -> ()", tags="pointwize"),
        "no tag 'pointwize'; did you mean 'pointwise'.\n  to have one of your own",
    ),
    (
        lambda w: w.define("g() -> ()", tags=("core", "quux")),
        "no tag 'quux'\n  to have one of your own, call runtime.tags.register_tag",
    ),
    (
        lambda w: w.define_rows([("g() -> ()", ("cor",))]),
        "there is no tag 'cor'; did you mean 'core'",
    ),
    (lambda w: register_tag("a b"), "a tag is a name, but got 'a b'"),
    (lambda w: register_tag(4), "a tag is a name, but got 4"),
    # libraries
    (lambda w: Library(None, "DEF", None, w.dispatcher), "None is not a namespace"),
    (lambda w: Library(3, "DEF", None, w.dispatcher), "3 is not a namespace"),
    (lambda w: Library("é", "DEF", None, w.dispatcher), "'é' is not a namespace"),
    (lambda w: Library("a::b", "DEF", None, w.dispatcher), "is not a namespace"),
    (lambda w: Library("n", ["DEF"], None, w.dispatcher), "a library is one of"),
    (lambda w: Library("n", "IMPL", None, 5), "expected a Dispatcher, but got int"),
    # listeners
    (
        lambda w: w.dispatcher.add_registration_listener(5),
        "method on_operator_registered, but int has not",
    ),
]


@pytest.fixture
def world() -> Library:
    library = Library("t", "DEF", None, default_dispatcher())
    library.define("f(Tensor x) -> Tensor")
    return library


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_refused(world: Library, number: int) -> None:
    act, told = REFUSED[number]
    before = dump_state(world.dispatcher)
    with pytest.raises(BoxwoodError, match=told):
        act(world)
    assert dump_state(world.dispatcher) == before
    with Library("t", "FRAGMENT", None, world.dispatcher) as later:
        later.define("later() -> int")


def test_registrations_by_the_name_of_a_key(world: Library) -> None:
    world.impl("f", record, "CPU")
    assert registrations_for_dispatch_key(world.dispatcher, "CPU") == ("t::f",)
    with pytest.raises(ValueError, match="CPV"):
        registrations_for_dispatch_key(world.dispatcher, "CPV")


# ---- schemas from functions ----


def _of_text(x: Tensor, y: str = 'a"b\\\n\té,)') -> Tensor: ...
def _of_texts(x: Tensor, y: list[str] = ["it's", '"']) -> Tensor: ...  # noqa: B006
def _of_nested(x: Tensor, y: list[list[int]] = [[1], []]) -> Tensor: ...  # noqa: B006
def _of_inf(x: Tensor, y: float = -math.inf) -> Tensor: ...
def _annotated(x: Annotated[Tensor, "in"], y: int) -> Annotated[int, 3]: ...


DEFAULTS: list[tuple[Callable[..., Any], Any]] = [
    (_of_text, 'a"b\\\n\té,)'),
    (_of_texts, ("it's", '"')),
    (_of_nested, ((1,), ())),
    (_of_inf, -math.inf),
]


@pytest.mark.parametrize(("function", "value"), DEFAULTS)
def test_defaults_are_what_kernels_get(
    world: Library, function: Callable[..., Any], value: Any
) -> None:
    handle = world.define(function)
    assert handle.schema.arguments[1].default_value == value
    assert handle.box(cpu())[1] == value


def test_annotated_types(world: Library) -> None:
    assert str(world.define(_annotated).schema) == (
        "t::_annotated(Tensor x, int y) -> int"
    )


def _bad_syntax(x: Any) -> Tensor: ...
def _divided(x: Any) -> Tensor: ...
def _starred(*xs: Tensor) -> Tensor: ...
def _keywords(x: Tensor, **more: int) -> Tensor: ...
async def _coroutine(x: Tensor) -> Tensor: ...
def _number(x: int) -> int: ...


_bad_syntax.__annotations__["x"] = "Tensor["
_divided.__annotations__["x"] = "1 / 0"


class _Callable:
    def __call__(self, x: Tensor) -> Tensor: ...


NOT_INFERABLE: list[tuple[Act, str]] = [
    (lambda w: w.define(_bad_syntax), "argument 'x' is not annotated"),
    (lambda w: w.define(_divided), "argument 'x' is not annotated"),
    (lambda w: w.define(_starred), r"argument '\*xs' is not annotated"),
    (lambda w: w.define(_keywords), r"argument '\*\*more' is not annotated"),
    (lambda w: w.define(_coroutine), "a coroutine"),
    (lambda w: w.define(_Callable()), "has no name to define an operator by"),
    (lambda w: w.define(functools.partial(_number, 1)), "has no name"),
    (lambda w: w.define(len), "argument 'obj' is not annotated"),
    (lambda w: w.define(int), "what it takes is not annotated"),
    (lambda w: w.define(_number, mutates_args="x"), "'x': it is int, and holds no"),
    (lambda w: w.define(_of_inf, mutates_args="xy"), "has no argument xy"),
]


@pytest.mark.parametrize("number", range(len(NOT_INFERABLE)))
def test_not_inferable(world: Library, number: int) -> None:
    act, told = NOT_INFERABLE[number]
    before = dump_state(world.dispatcher)
    with pytest.raises(BoxwoodError, match=told):
        act(world)
    assert dump_state(world.dispatcher) == before


def test_one_mutated_argument_by_its_name(world: Library) -> None:
    handle = world.define(_of_inf, mutates_args="x")
    assert "Tensor(a0!) x" in str(handle.schema)


@pytest.mark.parametrize("function", [_bad_syntax, _divided])
def test_a_kernel_whose_annotations_say_nothing(
    world: Library, function: Callable[..., Any]
) -> None:
    world.impl("f", function, "CPU")
    assert registrations_for_dispatch_key(world.dispatcher, K.CPU) == ("t::f",)
