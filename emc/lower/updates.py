"""Update packets: `*p op= v` on a remote object, which its owner performs atomically (language.md, section 3).

For each kind of update that a program needs, the compiler makes a handler. It is an IR template like those of
runtime/handlers/, named by operation, object and computation: `update.add.u8.i32` loads the byte at its address, adds
the data word, and stores the byte. An operand of 8 bytes takes three packets: its high word and the target's address go
to this PE's own mailbox on the owner (`emc.mailbox`, one for each sender), then the low word starts the handler there.
Packets between two PEs keep their order, and no other thread of this PE runs between the three.
"""

from __future__ import annotations

from emc.front import typed
from emc.front.types import Int, Type, size_of
from emc.ir.module import Block, Datum, Entry, Op, Operand, Ref, Template
from emc.ir.traits import Traits
from emc.lower import memory
from emc.lower.body import Body, Remote
from emc.lower.builder import Builder
from emc.lower.combine import updated
from emc.source import LOWER, Span

MAILBOX = "emc.mailbox"  # 8 bytes for each sending PE: high word of the operand, address of the object


def _word(type: Type) -> str:
    return _int_word(type) if isinstance(type, Int) else memory.width(type)


def _int_word(type: Int) -> str:
    if type.word == "_Bool":
        return "bool"
    return f"{'i' if type.signed else 'u'}{type.size * 8}"


OPS = {
    "+": "add",
    "-": "sub",
    "*": "mul",
    "/": "div",
    "%": "rem",
    "&": "and",
    "|": "or",
    "^": "xor",
    "<<": "shl",
    ">>": "shr",
}


def send_update(body: Body, e: typed.Update, target: Remote, step: Operand) -> Operand:
    """Sends the packets of one update whose value is not used."""
    b = body.b
    operand_type = e.value.type if e.op in ("<<", ">>") else e.compute
    name = handler(body, e, operand_type)
    at = b.op("add.i32", target.base, target.plus)
    words = memory.to_words(body, step, operand_type)
    if len(words) == 1:
        b.send(name, at, words[0])
        return 0
    mine = Ref(MAILBOX)
    box = b.op("add.i32", mine, b.op("shl.i32", b.op("me"), 3))
    owner = b.op("and.i32", at, _signed(~body.target.address_mask))
    there = b.op("or.i32", owner, box)
    b.send("write32", there, words[1])
    b.send("write32", b.op("add.i32", there, 4), b.op("and.i32", at, body.target.address_mask))
    b.send(name, there, words[0])
    return 0


def _signed(mask: int) -> int:
    mask &= 0xFFFF_FFFF
    return mask - (1 << 32) if mask >> 31 else mask


def handler(body: Body, e: typed.Update, operand_type: Type) -> str:
    """The name of the handler for this kind of update. The handler is made for the first update of its kind."""
    name = f"update.{OPS[e.op]}.{_word(e.target.type)}.{_word(e.compute)}.{_word(operand_type)}"
    if name not in body.unit.handlers:
        width = max(size_of(type) for type in (e.target.type, e.compute, operand_type))
        traits = Traits("updates", width, fenced=True, what="update")
        body.unit.handlers[name] = _make(body, e, operand_type, name, traits)
        if size_of(operand_type) == 8 and not any(d.name == MAILBOX for d in body.unit.data):
            body.unit.data.append(Datum(MAILBOX, 8 * body.target.pes, 4, b""))
    return name


def _make(body: Body, e: typed.Update, operand_type: Type, name: str, traits: Traits) -> Template:
    here = Span(f"{LOWER}updates.py", 1, 1, 1, 1)
    b = Builder(here)
    inner = Body(body.unit, name, b)
    address, data = b.register("i32", "address"), b.register("i32", "data")
    if size_of(operand_type) == 8:
        high = b.op("load.i32", address, 0)
        at: Operand = b.op("load.i32", address, 4)
        step = memory.from_words(inner, (data, high), operand_type)
    else:
        at = address
        step = memory.from_words(inner, (data,), operand_type)
    width = memory.width(e.target.type)
    old = b.op(f"load.{width}", at, 0)
    new = updated(inner, e, old, step)
    b.do(f"store.{width.replace('u', 'i')}", at, 0, new)
    b.end()
    assert len(b.blocks) == 1, "an update's handler is straight code"
    ops: list[Op] = b.blocks[0].ops
    entry = Entry(0, (address, data))
    block = Block(b.blocks[0].label, entry, tuple(ops))
    return Template(name, "handler", 0, 0, False, (), (block,), here, traits)
