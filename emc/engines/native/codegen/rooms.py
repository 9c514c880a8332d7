"""What is known at compile time of a template's registers: which of them hold a frame's address, or an address in the
template's own frame.

    %t = frame.new @f           %t + 0 .. %t + 127 are always in the PE's memory
    store.i32 [%t+8], %x        so this needs no check

In: a template. Out: by register, the offsets from .. to (after the last byte) that are memory for certain; the register
itself is a multiple of 4. A register is known if all its definitions are of the same kind, at the same offset.
"""

from __future__ import annotations

from emc.ir.module import FP, Op, Reg, Template
from emc.target import SEGMENT, WORD

Room = tuple[int, int]


def rooms(template: Template) -> dict[Reg, Room]:
    """The registers that are known."""
    found: dict[Reg, Room | None] = {}
    for block in template.blocks:
        for reg in block.entry.parameters if block.entry is not None else ():
            found[reg] = None
        for op in block.ops:
            if op.result is not None:
                room = _room(op, template.frame)
                found[op.result] = room if found.get(op.result, room) == room else None
    return {FP: (0, template.frame), **{reg: room for reg, room in found.items() if room is not None}}


def _room(op: Op, frame: int) -> Room | None:
    """The facts that are known about the register that the operation sets."""
    if op.name == "frame.new":
        return 0, SEGMENT
    if op.name == "add.i32" and op.operands[0] == FP and isinstance(op.operands[1], int):
        offset = op.operands[1]
        return (-offset, frame - offset) if offset % WORD == 0 else None
    return None
