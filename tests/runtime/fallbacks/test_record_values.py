"""Values of calls and constants come back from the text of a program bit for bit."""

from __future__ import annotations

import enum
import math
import struct
from fractions import Fraction
from itertools import pairwise
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import generated as bw
from runtime import dtypes
from runtime.device import Device
from runtime.fallbacks.record import constants, record
from runtime.fallbacks.record.literals import HELPERS, one_line, plain, text_of
from runtime.library import Library
from runtime.options import Layout, MemoryFormat


def _run(text: str, *args: Any) -> tuple[Any, ...]:
    names: dict[str, Any] = {}
    exec(compile(text, "program.py", "exec"), names)
    found: tuple[Any, ...] = names["program"](*args)
    return found


def _bits(value: Any) -> Any:
    if isinstance(value, float):
        return struct.pack("<d", value)
    if isinstance(value, complex):
        return _bits(value.real), _bits(value.imag)
    return value


def _read(text: str) -> Any:
    names: dict[str, Any] = {"float_of_bits": constants.float_of_bits}
    return eval(text, names)


def _float_of(bits: int) -> float:
    return constants.float_of_bits(bits)


FLOATS = st.floats(width=64) | st.integers(0, 2**64 - 1).map(_float_of)
NUMBERS = st.one_of(
    FLOATS,
    st.builds(complex, FLOATS, FLOATS),
    st.integers(),
    st.integers(min_value=2**70, max_value=2**80),
    st.booleans(),
    st.none(),
    st.text(),
)


@given(NUMBERS)
def test_numbers_and_texts(value: Any) -> None:
    found = _read(text_of(value, lambda module, name: None))
    assert type(found) is type(value)
    assert _bits(found) == _bits(value)


def test_integers_of_any_length() -> None:
    value = 10**6000
    assert _read(text_of(-value, lambda module, name: None)) == -value


NOT_NUMBERS = {
    "the usual one": math.nan,
    "negative": -math.nan,
    "with a payload": _float_of(0x7FF8_0000_0000_0123),
    "signalling": _float_of(0x7FF0_0000_0000_0001),
}


@pytest.mark.parametrize("case", NOT_NUMBERS)
def test_what_is_no_number_keeps_its_bits(case: str) -> None:
    value = NOT_NUMBERS[case]
    both = complex(value, -0.0)
    with Library("record_nan", "DEF") as library:
        seen: list[Any] = []

        def look(x: Any, number: Any, both: Any) -> Any:
            seen.append((_bits(number), _bits(both)))
            return x

        library.define("look(Tensor x, float number, Scalar both) -> Tensor")
        library.impl("look", look, "CPU")
        x = bw.ones(1)
        with record({"x": x}) as recording:
            bw.ops.record_nan.look(x, value, both)
        _run(recording.program([x]), x)
    assert seen == [(_bits(value), _bits(both))] * 2


class Number(int):
    pass


class Sizes(enum.IntEnum):
    two = 2


class Text(str):
    __slots__ = ()

    def __str__(self) -> str:
        return "something else"

    __repr__ = __str__


PLAIN: dict[str, tuple[Any, Any]] = {
    "int64": (np.int64(-3), -3),
    "uint8": (np.uint8(3), 3),
    "float64": (np.float64(-0.0), -0.0),
    "float32": (np.float32(0.5), 0.5),
    "longdouble": (np.longdouble(0.5), 0.5),
    "bfloat16": (ml_dtypes.bfloat16(0.5), 0.5),
    "complex64": (np.complex64(complex(1, -0.0)), complex(1, -0.0)),
    "bool": (np.bool_(True), True),
    "text": (np.str_("mean"), "mean"),
    "a class of integers": (Number(4), 4),
    "an enumeration": (Sizes.two, 2),
    "a class of texts": (Text("mean"), "mean"),
    "a fraction": (Fraction(1, 2), 0.5),
}


@pytest.mark.parametrize("case", PLAIN)
def test_numbers_of_other_classes_are_pythons(case: str) -> None:
    value, expected = PLAIN[case]
    assert type(plain(value)) is type(expected)
    assert _bits(plain(value)) == _bits(expected)


LISTS: dict[str, Any] = {
    "dim": lambda x: x.sum([np.int64(0)]),
    "size": lambda x: bw.ones([np.int64(2), np.int32(3)]),
    "size of another class": lambda x: bw.zeros([Number(2)]) + x,
    "mask": lambda x: bw.ops.aten.native_layer_norm(x, [np.int64(2)], None, None, 1e-5)[
        0
    ],
    "factor": lambda x: x * np.float32(3) + np.int64(1) + np.bool_(True),
    "bounds": lambda x: bw.clamp(x, np.float64(0), np.float64(2)),
    "view": lambda x: x.expand([np.int16(3), np.int64(2)]).reshape(np.int64(-1)),
}


@pytest.mark.parametrize("case", LISTS)
def test_numbers_of_numpy_in_calls(case: str) -> None:
    x = bw.tensor([0.5, -3.0])
    with record({"x": x}) as recording:
        y = LISTS[case](x)
    text = recording.program([y])
    assert "np." not in text
    names: dict[str, Any] = {}
    exec(text, names)
    (found,) = names["program"](x)
    assert found.tolist() == y.tolist()


SPECIAL = (0.0, -0.0, 1.0, -1.5, math.inf, -math.inf, math.nan, -math.nan)


def _constant_comes_back(tensor: Any) -> None:
    with record(constants=True) as recording:
        tensor.view(tensor.shape)
        bw.ops.aten.alias(tensor)
    for _ in range(2):
        (found,) = _run(recording.program([tensor]))
        assert (found.dtype, found.shape, found.strides) == (
            tensor.dtype,
            tensor.shape,
            tensor.strides,
        )
        assert found.array.tobytes() == tensor.array.tobytes()


@pytest.mark.parametrize("dtype", dtypes.ALL_DTYPES, ids=str)
@pytest.mark.parametrize("shape", [(), (1,), (3,), (2, 2), (0,), (40,)], ids=str)
def test_constants_of_all_dtypes(dtype: Any, shape: tuple[int, ...]) -> None:
    count = math.prod(shape)
    values: list[Any] = [SPECIAL[n % len(SPECIAL)] for n in range(count + 3)]
    if dtype.is_complex:
        values = [complex(a, b) for a, b in pairwise(values)]
    elif not dtype.is_floating_point:
        values = [int(v) if math.isfinite(v) else 0 for v in values]
    for start in range(2):
        data = bw.tensor(values[start : start + count], dtype=dtype)
        _constant_comes_back(data.view(shape))


@pytest.mark.parametrize("real", SPECIAL)
@pytest.mark.parametrize("imag", SPECIAL)
def test_both_parts_of_complex_numbers(real: float, imag: float) -> None:
    value = complex(real, imag)
    for dtype in (bw.complex64, bw.complex128):
        _constant_comes_back(bw.tensor([value, 1j], dtype=dtype))
    x = bw.zeros(2, dtype=bw.complex128)
    with record({"x": x}) as recording:
        y = bw.full_like(x, value)
        z = x + value
    for found, wanted in zip(_run(recording.program([y, z]), x), (y, z), strict=True):
        assert found.array.tobytes() == wanted.array.tobytes()


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_bits_of_constants(data: st.DataObject) -> None:
    dtype = data.draw(
        st.sampled_from([d for d in dtypes.ALL_DTYPES if d is not bw.bool])
    )
    count = data.draw(st.integers(1, 6))
    size = count * dtype.itemsize
    held = data.draw(st.binary(min_size=size, max_size=size))
    tensor = bw.empty(count, dtype=dtype)
    tensor.array.view(np.uint8)[...] = np.frombuffer(held, np.uint8)
    _constant_comes_back(tensor)


def _large(start: int) -> Any:
    return bw.arange(start, start + 24, dtype=bw.float32).view(4, 6)


LAID_OUT: dict[str, Any] = {
    "transposed": lambda: _large(0).t(),
    "every second": lambda: _large(0)[::2, 1::2],
    "expanded": lambda: bw.tensor([1.0, -0.0]).expand(3, 2),
    "expanded number": lambda: bw.tensor(-0.0).expand(2, 2),
    "overlapping": lambda: bw.arange(5.0).as_strided([3, 3], [1, 1]),
    "without elements": lambda: _large(0)[:, 6:],
    "without dimensions": lambda: _large(0)[1, 2],
    "from NumPy, with steps": lambda: bw.from_numpy(
        np.arange(12.0).reshape(3, 4)[:, ::2]
    ),
    "from NumPy, Fortran": lambda: bw.from_numpy(np.asfortranarray(np.eye(3))),
    "channels last": lambda: _large(0)
    .view(1, 2, 3, 4)
    .clone(memory_format=bw.channels_last),
}


@pytest.mark.parametrize("case", LAID_OUT)
def test_constants_of_all_layouts(case: str) -> None:
    tensor = LAID_OUT[case]()
    with record(constants=True) as recording:
        y = bw.ops.aten.alias(tensor)
    (found,) = _run(recording.program([y]))
    assert (found.shape, found.strides) == (tensor.shape, tensor.strides)
    assert found.storage_offset() == tensor.storage_offset()
    assert found.tolist() == tensor.tolist()


OPTIONS: dict[str, Any] = {
    **{str(dtype): dtype for dtype in dtypes.ALL_DTYPES},
    **{f"layout {layout}": layout for layout in Layout},
    **{f"format {found}": found for found in MemoryFormat},
    "device": Device("cpu"),
    "device with an index": Device("cuda", 3),
}


@pytest.mark.parametrize("case", OPTIONS)
def test_options_are_written_by_their_names(case: str) -> None:
    imports: dict[str, Any] = {}
    value = OPTIONS[case]
    text = text_of(
        value,
        lambda module, name: exec(f"from runtime.{module} import {name}", imports),
    )
    assert eval(text, imports) == value
    assert type(eval(text, imports)) is type(value)


@pytest.mark.parametrize("helper", HELPERS)
def test_helpers_are_where_programs_look_for_them(helper: str) -> None:
    found: dict[str, Any] = {}
    exec(f"from runtime.{HELPERS[helper]} import {helper}", found)
    assert callable(found[helper])


def test_what_has_no_text_is_refused() -> None:
    with Library("record_opaque", "DEF") as library:
        library.define("f(Tensor x, __torch__.torch.classes.a.B b) -> Tensor")
        library.impl("f", lambda x, b: x + 1, "CPU")
        x = bw.ones(1)
        with record({"x": x}) as recording:
            x.neg()
            y = bw.ops.record_opaque.f(x, range(3))
        assert "f" in recording.table()
        with pytest.raises(
            ValueError, match=r"call 1, record_opaque::f: .* type range"
        ):
            recording.program([y])


def test_arguments_with_names_that_python_has() -> None:
    with Library("record_names", "DEF") as library:
        library.define("f(Tensor x, *, float lambda, int p=1, str self='a') -> Tensor")
        library.impl("f", lambda x, a, p, self: x * a + p, "CPU")
        library.define("overloads.overloads(Tensor x) -> Tensor")
        library.impl("overloads.overloads", lambda x: x * 3, "CPU")
        x = bw.ones(2)
        with record({"x": x}) as recording:
            handle = bw.ops.record_names.f.default
            y = handle(x, **{"lambda": 2.0}, p=3, self="b")
            packet = bw.ops.record_names.overloads
            z = packet(y)
        found = _run(recording.program([y, z]), x)
        assert [tensor.tolist() for tensor in found] == [y.tolist(), z.tolist()]


def test_namespaces_that_python_has() -> None:
    with Library("import", "DEF") as library:
        library.define("f(Tensor x) -> Tensor")
        library.impl("f", lambda x: x + 1, "CPU")
        x = bw.ones(2)
        with record({"x": x}) as recording:
            y = bw.ops.__getattr__("import").f(x)
        assert _run(recording.program([y]), x)[0].tolist() == y.tolist()


@pytest.mark.parametrize("text", ["", "a\nb", "a\0b", "\ud800", "a\rb", "\x0c", "é ü"])
def test_messages_of_errors_fit_in_a_comment(text: str) -> None:
    line = f"# {one_line(text)}"
    compile(line.encode("utf-8"), "program.py", "exec")
    assert len(line.splitlines()) == 1


def test_a_call_that_raised_something_odd_is_left_out() -> None:
    def fail(x: Any) -> Any:
        raise RuntimeError("zero \0, half of a pair \ud800\nand a line")

    with Library("record_odd", "DEF") as library:
        library.define("f(Tensor x) -> Tensor")
        library.impl("f", fail, "CPU")
        x = bw.ones(1)
        with record({"x": x}) as recording:
            with pytest.raises(RuntimeError):
                bw.ops.record_odd.f(x)
            y = x + 1
    text = recording.program([y])
    assert _run(text.encode("utf-8").decode("utf-8"), x)[0].tolist() == [2.0]
