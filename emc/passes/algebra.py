"""Simplifies integer operations with known operands, by identities that hold for every value, bit for bit.

    simpler("add.i32", x, 0)    -> x                    simpler("mul.i32", x, 8)    -> ("shl.i32", x, 3)
    simpler("eq.i32", x, x)     -> 1                    simpler("add.i32", x, y)    -> None

Operands are only compared: a register stands for its value. There are no identities for floats: x + 0.0 is not x for
-0.0, and x * 1.0 quiets a NaN. There are also none for operations that may trap.
"""

from __future__ import annotations

from typing import TypeAlias

from emc.ir.module import Operand, Ref
from emc.ir.operations import TABLE

Result: TypeAlias = "Operand | tuple[str, Operand, Operand] | None"

COMMUTE = frozenset(n for n, row in TABLE.items() if row.commutes)
# comparisons, whose results are 0 and 1: each with its opposite, and whether the operands are exchanged
OPPOSITE = {
    f"{name}.{kind}": (f"{opposite}.{kind}", turned)
    for kind in ("i32", "i64")
    for name, opposite, turned in (
        *(("eq", "ne", False), ("ne", "eq", False), ("lts", "les", True), ("les", "lts", True)),
        *(("ltu", "leu", True), ("leu", "ltu", True)),
    )
} | {"eq.f32": ("ne.f32", False), "ne.f32": ("eq.f32", False), "eq.f64": ("ne.f64", False), "ne.f64": ("eq.f64", False)}
TRUTHS = OPPOSITE.keys() | {"lt.f32", "le.f32", "lt.f64", "le.f64"}
_SAME = {"sub": 0, "xor": 0, "eq": 1, "les": 1, "leu": 1, "ne": 0, "lts": 0, "ltu": 0}  # the result for x and x
_NO_CHANGE = {
    "add": 0,
    "sub": 0,
    "or": 0,
    "xor": 0,
    "shl": 0,
    "shrs": 0,
    "shru": 0,
    "mul": 1,
    "divs": 1,
    "divu": 1,
    "and": -1,
}
_ALL = {"mul": (0, 0), "and": (0, 0), "or": (-1, -1)}  # the constant that determines the result, and the result


def simpler(name: str, a: Operand, b: Operand) -> Result:
    """A value, a simpler operation, or None if there is none. Constants of commutative operations are on the right."""
    word, _, kind = name.partition(".")
    if kind not in ("i32", "i64"):
        return None
    if isinstance(b, int):
        return _with_constant(word, kind, a, b)
    if isinstance(a, int):
        return 0 if a == 0 and word in ("shl", "shrs", "shru") else None
    if type(a) is type(b) and a == b:
        return a if word in ("and", "or") else _SAME.get(word)
    return None


def _with_constant(word: str, kind: str, a: Operand, b: int) -> Result:
    if _NO_CHANGE.get(word) == b:
        return a
    if word in _ALL and _ALL[word][0] == b:
        return _ALL[word][1]
    if isinstance(a, Ref):
        return Ref(a.name, a.offset + (b if word == "add" else -b), a.element) if word in ("add", "sub") else None
    if word == "mul" and b > 0 and b & (b - 1) == 0:
        return f"shl.{kind}", a, b.bit_length() - 1
    if word == "ltu" and b == 0:
        return 0
    return None
