"""Values: bytes and words of C types, there and back; what does not fit is told with its place."""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from emc import route
from emc.faults import Faults
from emc.front.types import BOOL, CHAR, DOUBLE, FLOAT, INT, LLONG, SHORT, UCHAR, UINT, ULLONG, USHORT, VOID, Type
from emc.settings import Settings
from emc.target import CODE, Target
from emc.texts import Source
from emc.values import Space, argument_words, dtype, read, result_count, result_value, signature, write

SPACE = Space(Target(64, (), 1 << 26), {"main": 1, "twice": 2})
SCALARS = (BOOL, CHAR, UCHAR, SHORT, USHORT, INT, UINT, LLONG, ULLONG, FLOAT, DOUBLE)
INTEGERS = [t for t in SCALARS if t not in (FLOAT, DOUBLE)]


def declared(text: str) -> dict[str, Type]:
    """The types of the objects that a text defines, by name."""
    faults = Faults()
    unit = route.typed_unit(Source("t.emc", text), Settings(SPACE.target), faults)
    assert not faults.errors, [f.text for f in faults]
    return {s.name: s.type for s in unit.statics} | {f.symbol.name: f.symbol.type for f in unit.functions}


POINT = (
    "struct point { char c; short s; double x; unsigned low : 4, high : 12; _Bool on : 1; int at[2]; char name[6]; };"
)


@given(st.sampled_from(INTEGERS), st.data())
def test_integers_come_back(type: Type, data: st.DataObject) -> None:
    low, high = np.iinfo("u1" if type is BOOL else dtype(type)).min, 1 if type is BOOL else np.iinfo(dtype(type)).max
    n = data.draw(st.integers(int(low), int(high)))
    assert read(type, write(type, n, SPACE), SPACE) == n
    words = argument_words([type], [n], SPACE)
    assert len(words) == result_count(type) and all(-(1 << 31) <= word < 1 << 31 for word in words)
    assert result_value(type, words, SPACE) == n
    for beyond in (low - 1, high + 1):
        with pytest.raises(OverflowError, match=r"n of f\(\) is `.*`, which holds"):
            write(type, int(beyond), SPACE, "n of f()")


@given(st.floats())
def test_doubles_keep_their_bits(x: float) -> None:
    assert struct.pack("<d", result_value(DOUBLE, argument_words([DOUBLE], [x], SPACE), SPACE)) == struct.pack("<d", x)


@given(st.floats(width=32, allow_nan=False))
def test_floats_are_one_word(x: float) -> None:
    words = argument_words([FLOAT], [x], SPACE)
    assert len(words) == 1 and result_value(FLOAT, words, SPACE) == x


def test_a_double_travels_low_word_first() -> None:
    assert argument_words([INT, DOUBLE, CHAR], [-1, 0.5, -2], SPACE) == (-1, 0, 0x3FE00000, -2)
    assert result_value(CHAR, (0x1FF,), SPACE) == -1 and result_value(UCHAR, (-1,), SPACE) == 255
    assert result_value(VOID, (0,), SPACE) is None and result_count(VOID) == 0


def test_structs_are_dicts_with_attributes() -> None:
    point = declared(POINT + " struct point p;")["p"]
    given_ = {"c": "a", "s": -3, "x": 0.25, "low": 15, "high": 4095, "on": True, "at": [7, -7], "name": "emc"}
    found = read(point, write(point, given_, SPACE), SPACE)
    assert found == {**given_, "c": 97, "name": b"emc"} and found.at == [7, -7] and found["high"] == 4095
    assert repr(found).startswith("point(c=97, s=-3, x=0.25, low=15")
    assert write(point, {"s": 1}, SPACE) == write(
        point, {**dict.fromkeys(given_, 0), "s": 1, "at": (0, 0), "name": ""}, SPACE
    )
    with pytest.raises(AttributeError, match="`point` has no member `z`"):
        _ = found.z


def test_structs_are_numpy_records_of_the_same_bytes() -> None:
    point = declared(POINT + " struct point p;")["p"]
    kind = dtype(point)
    data = write(point, {"c": 1, "x": 2.5, "low": 3, "high": 5, "at": [8, 9]}, SPACE)
    record = np.frombuffer(data, kind)[0]
    assert kind.names == ("c", "s", "x", "low:4,high:12", "on:1", "at", "name")
    assert record["x"] == 2.5 and list(record["at"]) == [8, 9] and record["low:4,high:12"] & 0xFFFF == 3 + (5 << 4)
    assert write(point, record, SPACE) == data
    plain = declared("struct q { char c; double x; int at[2][3]; union { int i; float f; }; }; struct q p;")["p"]
    record = np.zeros(1, dtype(plain))[0]
    record["x"], record["f"] = 3, 1.0
    assert write(plain, record, SPACE) == record.tobytes() and read(plain, record.tobytes(), SPACE).i == 0x3F800000


def test_pointers_know_their_pe() -> None:
    types = declared(
        "int global *g; int *p; int global * shared *s; int (*f)(int); void *v; int twice(int n) { return n; }"
    )
    g, p, f = types["g"], types["p"], types["f"]
    far = read(g, struct.pack("<I", 5 << 26 | 0x1A40), SPACE)
    assert (far.pe, far.address, int(far)) == (5, 0x1A40, 5 << 26 | 0x1A40)
    assert repr(far) == "<int global * -> PE 5 : 0x1a40>" and bool(far)
    assert read(g, write(g, far, SPACE), SPACE) == far and write(g, None, SPACE) == bytes(4)
    near = read(p, struct.pack("<I", 0x1A40), SPACE)
    assert near.pe is None and repr(read(p, bytes(4), SPACE)) == "<int * -> null>"
    assert write(types["v"], near, SPACE) == struct.pack("<I", 0x1A40)
    with pytest.raises(TypeError, match="a local address means nothing on another PE"):
        write(g, near, SPACE)
    with pytest.raises(TypeError, match="points to `int`"):
        write(types["s"], far, SPACE)
    with pytest.raises(TypeError, match="a pointer of the machine"):
        write(p, "text", SPACE)
    code = read(f, write(f, "twice", SPACE), SPACE)
    assert (code.word, code.name) == (CODE + 2, "twice") and write(f, code, SPACE) == write(f, CODE + 2, SPACE)
    with pytest.raises(ValueError, match="did you mean 'twice'"):
        write(f, "twise", SPACE)
    with pytest.raises(ValueError, match="no function has the address 0x7"):
        write(f, 7, SPACE)


@pytest.mark.parametrize(
    ("value", "error", "words"),
    [
        (3.5, TypeError, r"x is `int`, but 3\.5 is a float: convert it with int\(\.\.\.\) or round"),
        ("7", TypeError, "x is `int`, but '7' is a str"),
        (None, TypeError, "x is `int`, but None is a NoneType"),
        (np.float64(1), TypeError, "float64"),
        (1 << 31, OverflowError, r"which holds -2147483648 \.\. 2147483647: 2147483648 does not fit"),
    ],
)
def test_what_is_no_int(value: object, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        write(INT, value, SPACE, "x")


def test_what_does_not_fit_is_told_with_its_place() -> None:
    types = declared(POINT + " struct point p; int row[2][3]; char text[4];")
    for name, value, error, words in (
        ("p", {"at": [1, "2"]}, TypeError, r"p\.at\[1\] is `int`, but '2' is a str"),
        ("p", {"low": 16}, OverflowError, r"p\.low is a bit-field of 4 bits, which holds 0 \.\. 15: 16"),
        ("p", {"lo": 1}, ValueError, "did you mean 'low'"),
        ("p", 3, TypeError, "give a dict of its members, c, s, x"),
        ("row", [[1, 2, 3]], ValueError, r"`int \[2\]\[3\]`: it takes 2 elements, not 1"),
        ("row", [[1, 2, 3], [4, 5]], ValueError, r"row\[1\] is `int \[3\]`: it takes 3 elements"),
        ("text", "fives", ValueError, "5 bytes of text don't fit"),
    ):
        with pytest.raises(error, match=words):
            write(types[name], value, SPACE, name)
    with pytest.raises(OverflowError, match="too large for it"):
        write(FLOAT, 1e39, SPACE)


def test_signatures_bind_as_python_does() -> None:
    faults = Faults()
    text = (
        "int total(int n, double x) { return n + x; } float old(f) float f; { return f; } int *none(void) { return 0; }"
    )
    unit = route.typed_unit(Source("t.emc", text), Settings(SPACE.target), faults)
    total, old, none = (signature(f) for f in unit.functions)
    assert (str(total), str(none)) == ("int total(int n, double x)", "int *none(void)")
    assert total.bind((3,), {"x": 0.5}) == (3, 0.5)
    assert old.parameters[0].wide == DOUBLE
    for args, named, words in (
        ((), {}, r"total\(\) needs 2 arguments \(int n, double x\), not 0"),
        ((1, 2, 3), {}, "not 3"),
        ((1,), {"n": 2}, "two values for its parameter `n`"),
        ((1,), {"xx": 2}, "no parameter `xx`: did you mean `x`"),
    ):
        with pytest.raises(TypeError, match=words):
            total.bind(args, named)
    with pytest.raises(TypeError, match=r"none\(\) takes no arguments, not 1"):
        none.bind((1,), {})


def test_numpy_is_not_needed() -> None:
    code = "import emc.values, sys; from emc.front.types import INT; assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
