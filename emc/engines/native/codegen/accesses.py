"""Writes what a thread says about its accesses in a run that looks for races (reference/accesses.py)."""

from __future__ import annotations

from emc.engines.checks.images import holds
from emc.engines.native.codegen.shadow import address_of
from emc.engines.native.codegen.writer import Function
from emc.engines.races.shadow import FRESH, READ, WRITTEN
from emc.ir.module import FP, Op, Operand
from emc.ir.operations import Operation


def note(f: Function, row: Operation, operands: tuple[Operand, ...]) -> None:
    """Says that the operation reads or writes memory, unless only the compiler's own values are there."""
    base, offset = operands[:2]
    known = f.constant(offset)
    if not f.noting or (base == FP and known is not None and not holds(f.template, known, row.width)):
        return
    what = str(READ if row.loads else WRITTEN)
    f.call("race.saw", address_of(f, (base, offset)), str(row.width), what, f.own(f.number))


def begins(f: Function, check: Op) -> None:
    """Says that a block of memory begins."""
    size = f.value(check.operands[1], "i32")
    f.call("race.saw", f.value(check.operands[0], "i32"), size, str(FRESH), "0")
