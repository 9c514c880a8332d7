"""Reductions: the neutral value of each, and the combination of two values. Copies compute `own op (left op right)`."""

from __future__ import annotations

import math

from emc.front.types import Float, Int, Type, size_of
from emc.ir.module import Operand
from emc.lower import memory
from emc.lower.body import Body, kind_of
from emc.lower.convert import convert, signed
from emc.lower.tasks import Given

WORDS = {"sum": "add", "prod": "mul", "and": "and", "or": "or", "xor": "xor"}


def neutral(op: str, type: Type) -> int | float:
    if isinstance(type, Float):
        top = math.inf
        return {"sum": 0.0, "prod": 1.0, "max": -top, "min": top}[op]
    assert isinstance(type, Int)
    bits = 8 * size_of(type)
    if type.word == "_Bool":
        return 1 if op in ("prod", "and", "min") else 0
    least = -(1 << bits - 1) if type.signed else 0
    greatest = (1 << bits - 1) - 1 if type.signed else (1 << bits) - 1
    value = {"sum": 0, "or": 0, "xor": 0, "prod": 1, "and": -1, "max": least, "min": greatest}[op]
    half = 1 << (63 if bits == 64 else 31)  # as in a register: signed, with the register's width
    if op == "and" and not type.signed:
        value = greatest
    return (value + half) % (2 * half) - half


def combine(body: Body, op: str, type: Type, left: Operand, right: Operand) -> Operand:
    b = body.b
    kind = kind_of(type)
    if op in WORDS:
        return _canonical(body, b.op(f"{WORDS[op]}.{kind}", left, right), type)
    less = "lt" if isinstance(type, Float) else "lts" if signed(type) else "ltu"
    first, second = (left, right) if op == "min" else (right, left)
    return b.op(f"select.{kind}", b.op(f"{less}.{kind}", second, first), right, left)


def _canonical(body: Body, value: Operand, type: Type) -> Operand:
    """A register value, reduced to the range of a type that is narrower than the register."""
    if isinstance(type, Int) and size_of(type) < 4:
        return convert(body, value, Int("int", 4, True), type)
    return value


def combine_words(body: Body, given: list[Given], left: list[Operand], right: list[Operand]) -> list[Operand]:
    """Combines the words of two copies."""
    result: list[Operand] = []
    at = 0
    for g in given:
        type = g.inner.type
        one = memory.from_words(body, tuple(left[at : at + g.words]), type)
        two = memory.from_words(body, tuple(right[at : at + g.words]), type)
        at += g.words
        result.extend(memory.to_words(body, combine(body, g.op, type, one, two), type))
    return result


def neutral_words(body: Body, given: list[Given]) -> list[Operand]:
    return [w for g in given for w in memory.to_words(body, neutral(g.op, g.inner.type), g.inner.type)]
