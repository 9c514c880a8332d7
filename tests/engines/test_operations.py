"""Each operation of the table on edge values: the Python that threads are made of means what the table says."""

from __future__ import annotations

import itertools
import math
import struct

import pytest
from engines.assembly import leave, run

from emc.engines.reference.threads import pure
from emc.ir.numbers import DivisionByZero
from emc.ir.operations import SCOPE, TABLE

EDGES: dict[str, list[int | float]] = {
    "i32": [0, 1, -1, 2, 31, 32, 33, -7, 255, 65535, 2**31 - 1, -(2**31)],
    "i64": [0, 1, -1, 63, 64, -7, 2**31, 2**32, -(2**32) - 1, 2**53 + 1, 2**63 - 1, -(2**63)],
    "f32": [0.0, -0.0, 1.5, -2.25, 16777216.0, 3.4028234663852886e38, 1e-45, math.inf, -math.inf, math.nan],
    "f64": [0.0, -0.0, 0.1, -1.5, 4294967296.5, -2147483649.0, 1e300, 5e-324, 9.3e18, math.inf, -math.inf, math.nan],
}
PURE = [row for row in TABLE.values() if row.group == "pure"]


def same(a: int | float, b: int | float) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return struct.pack("<d", a) == struct.pack("<d", b) or (a != a and b != b)
    return type(a) is type(b) and a == b


@pytest.mark.parametrize("row", PURE, ids=lambda row: row.name)
def test_pasted_text_means_what_the_table_says(row) -> None:  # type: ignore[no-untyped-def]
    assert row.meaning is not None
    lines = pure(row.python, ("x", "y", "z"), "r")
    code = compile("\n".join(lines), row.name, "exec")
    kinds = [kind.replace("*", "i32") for kind in row.operands]
    for values in itertools.product(*(EDGES[kind] for kind in kinds)):
        scope = {**SCOPE, **dict(zip("xyz", values, strict=False))}
        try:
            wanted = row.meaning(*values)
        except DivisionByZero:
            with pytest.raises(DivisionByZero):
                exec(code, scope)
            continue
        exec(code, scope)
        assert same(scope["r"], wanted), (values, scope["r"], wanted)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("width", "stored", "loaded"),
    [
        ("i8", "-2", -2),
        ("i8", "0x1fe", -2),
        ("i16", "0x1fffe", -2),
        ("i32", "-5", -5),
        ("i64", "-5000000000", -5000000000),
        ("f32", "1.5", 1.5),
        ("f32", "0.1", struct.unpack("<f", struct.pack("<f", 0.1))[0]),
        ("f64", "0.1", 0.1),
        ("f64", "-inf", -math.inf),
    ],
)
@pytest.mark.parametrize("base", ["%fp+16", "%p+16", "@word+4"])
def test_memory_holds_what_was_stored(width: str, stored: str, loaded: float, base: str) -> None:
    kind = "i32" if width in ("i8", "i16") else width
    text = f"""
data @word: size 12, align 4

template @main: function, frame 128
^start: entry 1 (%k)
    %p = add.i32 %fp, %k
    %v = mov.{kind} {stored}
    store.{width} [{base}], %v
    %w = load.{width} [{base}]
    %same = eq.{kind} %w, {loaded!r}
    store.{width} [{base}], {stored}
    %w = load.{width} [{base}]
    %too = eq.{kind} %w, {loaded!r}
    %v = add.i32 %same, %too
"""
    if kind == "f32":
        text = text.replace(f"mov.f32 {stored}", "narrow.f32 %wide").replace(
            "    %v =", f"    %wide = mov.f64 {stored}\n    %v =", 1
        )
        text = text.replace(f"[{base}], {stored}", f"[{base}], %v").replace(f"eq.f32 %w, {loaded!r}", "eq.f32 %w, %v")
    text = text.replace("    %v = add.i32 %same", "    %sum = add.i32 %same")
    assert run(text + leave("%sum")).status == 2


def test_unsigned_loads_extend_with_zeros() -> None:
    text = """
data @word: size 4, align 4
    words -1

template @main: function, frame 128
^start: entry 1 (%k)
    %a = load.u8 [@word]
    %b = load.u16 [@word]
    %c = load.i8 [@word]
    %good = eq.i32 %a, 255
    %too = eq.i32 %b, 65535
    %sum = add.i32 %good, %too
    %sum = sub.i32 %sum, %c
"""
    assert run(text + leave("%sum")).status == 3


def test_eight_bytes_need_only_word_alignment() -> None:
    text = """
template @main: function, frame 128
^start: entry 1 (%k)
    %p = add.i32 %fp, 20
    store.i64 [%p], 0x100000007
    %low = load.i32 [%fp+20]
    %high = load.i32 [%fp+24]
    %sum = add.i32 %low, %high
"""
    assert run(text + leave("%sum")).status == 8


def test_addresses_wrap_at_32_bits() -> None:
    text = """
data @word: size 4, align 4
    words 9

template @main: function, frame 128
^start: entry 1 (%k)
    %far = add.i32 @word, -8
    %far = sub.i32 %far, %k
    %v = load.i32 [%far+8]
    %back = sub.i32 -2147483648, %k
    %w = load.i32 [%back-2147483392]
    %sum = add.i32 %v, %w
"""
    assert run(text + leave("%sum")).status == 18
