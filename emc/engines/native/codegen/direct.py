"""Packets of a PE to itself that its thread dispatches itself: a local call becomes a host call, and its result a host
return.

    get %f, %k; break                       @t<callee>(...), then the code of %k's entry
    pkt %k, %v; frame.free; break           ret, to the caller that passed %k
    get %f, %k; frame.free; break           ret @t<callee>(...)             (%k is the caller's)
    pkt %self, %v; break                    the code of %self's entry       (a loop that yields)

A block that ends like this sends one packet to its own PE. Nothing else happens before that packet is dispatched, as
long as the cycle is before the context's `alone`: then the thread does what the kernel would do with the packet. All
that the machine keeps stays in memory: frames, head words, records of activations. So a thread may return to the
general way at any packet: it puts the packet into the outbox, and all host callers return. These conditions are checked
at each packet:

- the outbox is empty, and the packet's thread would begin before `alone`;
- the head word of the packet's frame names the template whose code comes next, when the packet is dispatched: a thread
  that frees its frame does not return to that frame (a forged caller may have been given it as well);
- the packet's entry takes one operand;
- there is room on the host's stack (the kernel's `callee` checks that, and returns the code);
- a result goes to the continuation that the caller passed.
"""

from __future__ import annotations

from enum import Enum, auto

from emc.dataclass import dataclass
from emc.ir.module import FP, Block, Op, Operand, Reg, Template
from emc.ir.operations import TABLE
from emc.machine.description import Description
from emc.machine.numbers import slot_of
from emc.target import WORD


class Kind(Enum):
    """The four forms of a block, which differ in how the block dispatches its packet."""

    CALL = auto()
    RETURN = auto()
    TAIL = auto()
    AGAIN = auto()


@dataclass(frozen=True, slots=True)
class Plan:
    """How a block dispatches its packet itself."""

    kind: Kind
    op: int  # index of the operation in the block that sends the packet
    made: int = -1  # index of the operation in the block that makes the callee's frame
    after: str = ""  # label of the entry that goes on


def cycles(description: Description) -> int:
    """The cycles from the end of a thread to the start of the next one, for a packet that it sent to its own PE. It is
    -1 if threads of this machine can't dispatch packets: special packets wait apart, or its ports are too slow."""
    thread, apart = description.thread, description.queue.special_first > 0 or description.bypass.widest > 0
    link = thread.dispatch + thread.link
    return -1 if apart or slot_of(description) > link else link


def plan(template: Template, block: Block) -> Plan | None:
    """How the block dispatches its packet, if it has one of the four forms."""
    senders = [i for i, op in enumerate(block.ops) if "sends" in TABLE[op.name].effects]
    if template.role == "handler" or block.ops[-1].name != "break" or len(senders) != 1:
        return None
    at = senders[0]
    op, *rest = block.ops[at:-1]
    if any(one.checks for one in block.ops[at + 1 :]):  # a check there may trap after the packet was sent
        return None
    frees = bool(rest) and rest[-1].name == "frame.free"
    if op.name not in ("get", "pkt") or not all(_is_quiet(o, template, frees) for o in rest[: len(rest) - frees]):
        return None
    after = _entry(template, block.ops[:at], op.operands[-1 if op.name == "get" else 0])
    if op.name == "pkt":
        if frees:
            return Plan(Kind.RETURN, at)
        return Plan(Kind.AGAIN, at, after=after) if after else None
    made = _definition(block.ops[:at], op.operands[0])
    if made < 0 or block.ops[made].name != "frame.new":
        return None
    if frees:
        return Plan(Kind.TAIL, at, made)
    return Plan(Kind.CALL, at, made, after) if after else None


def is_regular(template: Template) -> bool:
    """Whether the thread neither makes nor frees a frame after it has freed its own."""
    for block in template.blocks:
        names = [op.name for op in block.ops]
        if "frame.leave" in names:
            return False
        if "frame.free" in names:
            later = block.ops[names.index("frame.free") + 1 :]
            if later[-1].name != "break" or not all(TABLE[op.name].only_result for op in later[:-1]):
                return False
    return True


def _is_quiet(op: Op, template: Template, frees: bool) -> bool:
    """Whether an operation between packet and break can't trap, and changes no head word but the thread's own."""
    row = TABLE[op.name]
    if row.only_result:
        return True
    if not row.width or frees:
        return False
    base, offset = op.operands[0], op.operands[1]
    if base != FP or not isinstance(offset, int) or offset % min(row.width, WORD) != 0:
        return False
    return 0 <= offset <= template.frame - row.width


def _definition(ops: tuple[Op, ...], operand: Operand) -> int:
    """The index of the last operation that sets a register; -1 if there is none."""
    return next((i for i in reversed(range(len(ops))) if ops[i].result == operand), -1)


def _entry(template: Template, ops: tuple[Op, ...], k: Operand) -> str:
    """The label of the entry to which a continuation leads, if that entry has one operand; "" if the entry is not
    known."""
    made = _definition(ops, k) if isinstance(k, Reg) else -1
    if made < 0 or ops[made].name != "cont" or ops[made].word == "right":
        return ""
    label = ops[made].labels[0]
    entry = next(block.entry for block in template.blocks if block.label == label)
    return label if entry is not None and len(entry.parameters) == 1 else ""
