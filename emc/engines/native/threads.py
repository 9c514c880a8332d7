"""Templates as LLVM text: one function a template, which starts at the entry that a packet names.

In: a module and its layout. Out: LLVM IR. A function runs from the packet's words to the `break`:

    i64 f(ptr ctx, ptr memory, i32 pe, i32 frame, i32 cell, i32 x, i32 y, i64 cycle)

memory: where the PE's own begins; cell: the entry (0: of a handler); x, y: the packet's words, or a matching entry's
operands; cycle: when the first operation begins. It answers the cycle of its end; what it sent stands in the context's
outbox, each packet with its cycle. A trap, or a cycle beyond the limit, answers -1, and the context says where.

Registers become stack slots, which LLVM makes registers again; cycles are added up block by block.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from emc.ir import numbers
from emc.ir.forms import DIVISIONS, FORMS
from emc.ir.layout import HOST, Layout
from emc.ir.module import FP, Block, Module, Op, Operand, Ref, Reg, Spread, Template
from emc.ir.operations import TABLE
from emc.machine.description import Cost
from emc.target import NULL_PAGE, SEGMENT, WORD

KINDS = {"i32": "i32", "i64": "i64", "f32": "float", "f64": "double"}
BYTES = {"i8": 1, "u8": 1, "i16": 2, "u16": 2, "i32": 4, "f32": 4, "i64": 8, "f64": 8}
WIDTHS = {**KINDS, "i8": "i8", "u8": "i8", "i16": "i16", "u16": "i16"}

# The context: what a thread and the kernel share; the first fields of the machine's record (state.py).
CONTEXT = "%Context = type { i64, i64, ptr, i64, i64, i64, i64, i64 }"
LIMIT, SENT, OUTBOX, FAILED, CYCLE, WAITS, TAGS, SELF = range(8)
PACKET = "%Packet = type { i64, i32, i32, i32, i32, i32, i32 }"

# What the kernel does for threads: name, result, operands behind the context and the PE
CALLS = {
    "frame.new": ("i32", "i32"),
    "frame.free": ("i32", "i32"),
    "tag.set": ("i32", "i32, i32"),
    "tags.clear": ("i32", "i32, i32"),
    "dirty.mark": ("i32", "i32"),
    "dirty.next": ("i32", ""),
    "heap.grow": ("i32", "i32"),
    "spread.grow": ("i32", "i32"),
}


def name_of(call: str) -> str:
    """The symbol of one of CALLS."""
    return "emc_" + call.replace(".", "_")


@dataclass(slots=True)
class Code:
    """Lines of one function; `fresh` numbers names."""

    lines: list[str] = field(default_factory=list[str])
    fresh: int = 0

    def name(self) -> str:
        self.fresh += 1
        return f"%v{self.fresh}"

    def label(self) -> str:
        self.fresh += 1
        return f"L{self.fresh}"

    def add(self, text: str) -> None:
        self.lines.append("  " + text)

    def make(self, text: str) -> str:
        """A value by an instruction; its name."""
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def start(self, label: str) -> None:
        self.lines.append(f"{label}:")


def module_text(module: Module, lay: Layout, cost: Cost) -> str:
    """All templates, and a table of their functions in module order, @emc_threads."""
    spreads = {d.name: d for d in module.data if isinstance(d, Spread)}
    made: list[str] = []
    number = 1
    for index, template in enumerate(module.templates):
        writer = _Function(index, template, module, lay, spreads, cost, number)
        made.append(writer.text())
        number += sum(len(block.ops) for block in template.blocks)
    called = sorted(op for op in _math_used(module))
    declares = [
        f"declare {KINDS[TABLE[n].result or 'i32']} @{math_name(n)}({_kinds(TABLE[n].operands)})" for n in called
    ]
    declares += [
        f"declare {result} @{name_of(call)}(ptr, i32{', ' + operands if operands else ''})"
        for call, (result, operands) in CALLS.items()
    ]
    declares += [f"declare double @llvm.{n}.f64(double)" for n in ("sqrt", "floor", "ceil", "trunc")]
    declares += ["declare i1 @llvm.expect.i1(i1, i1)"]
    pointers = ", ".join(f"ptr @t{i}" for i in range(len(module.templates)))
    table = f"@emc_threads = constant [{len(module.templates)} x ptr] [{pointers}]"
    return "\n".join([PACKET, CONTEXT, *declares, *made, table, ""])


def math_name(op: str) -> str:
    return "emc_math_" + op.replace(".", "_")


def math_used(module: Module) -> list[str]:
    """The operations of a module that are calls of their Python meaning."""
    return sorted(_math_used(module))


def _math_used(module: Module) -> set[str]:
    names = {op.name for t in module.templates for b in t.blocks for op in b.ops}
    return {name for name in names if TABLE[name].group == "pure" and name not in FORMS}


def _kinds(operands: tuple[str, ...]) -> str:
    return ", ".join(KINDS[kind] for kind in operands)


class _Function:
    """Writes one template's function. number: of its first operation."""

    def __init__(
        self,
        index: int,
        template: Template,
        module: Module,
        lay: Layout,
        spreads: dict[str, Spread],
        cost: Cost,
        number: int,
    ):
        self.index = index
        self.template = template
        self.target = module.target
        self.layout = lay
        self.spreads = spreads
        self.cost = cost
        self.number = number
        self.pending = 0
        self.code = Code()
        self.cells = {b.label: b.entry.cell for b in template.blocks if b.entry is not None}
        self.blocks = {block.label: f"B{i}" for i, block in enumerate(template.blocks)}
        self.order = {block.label: i for i, block in enumerate(template.blocks)}
        self.slots: dict[Reg, str] = {}
        self.here = 0

    def text(self) -> str:
        head = (
            f"define i64 @t{self.index}(ptr noalias %ctx, ptr noalias %memory, i32 %pe, i32 %fp, i32 %cell, "
            "i32 %x, i32 %y, i64 %start) {"
        )
        for i, block in enumerate(self.template.blocks):
            self.here = i
            self._block(block)
        body, self.code.lines = self.code.lines, []
        self._prologue()
        return "\n".join([head, "entry:", *self.code.lines, *body, "}"])

    def _prologue(self) -> None:
        code = self.code
        code.add("%c.slot = alloca i64")
        code.add("store i64 %start, ptr %c.slot")
        for reg, slot in self.slots.items():
            code.add(f"{slot} = alloca {KINDS[reg.kind]}")
        entries = [b for b in self.template.blocks if b.entry is not None]
        cases = " ".join(f"i32 {self.cells[b.label]}, label %E{self.cells[b.label]}" for b in entries[1:])
        first = f"E{self.cells[entries[0].label]}"
        code.add(f"switch i32 %cell, label %{first} [ {cases} ]")
        for block in entries:
            assert block.entry is not None
            code.start(f"E{block.entry.cell}")
            for reg, word in zip(block.entry.parameters, ("%x", "%y"), strict=False):
                if reg in self.slots:
                    value = code.make(f"bitcast i32 {word} to float") if reg.kind == "f32" else word
                    code.add(f"store {KINDS[reg.kind]} {value}, ptr {self.slots[reg]}")
            code.add(f"br label %{self.blocks[block.label]}")

    def _block(self, block: Block) -> None:
        self.code.start(self.blocks[block.label])
        self.pending = 0
        for op in block.ops:
            self.pending += self.cost.of(TABLE[op.name].cost)
            if op.name in _ENDS:
                _ENDS[op.name](self, op)
            else:
                self._operation(op)
            self.number += 1

    # values

    def slot(self, reg: Reg) -> str:
        if reg not in self.slots:
            self.slots[reg] = f"%r{len(self.slots)}"
        return self.slots[reg]

    def value(self, operand: Operand, kind: str) -> str:
        """LLVM text of an operand of that kind."""
        if isinstance(operand, Reg):
            if operand == FP:
                return "%fp"
            llvm = KINDS[operand.kind]
            return self.code.make(f"load {llvm}, ptr {self.slot(operand)}")
        if isinstance(operand, Ref):
            return str(numbers.i32(self.layout.value(operand, self.target, self.spreads)))
        if kind in ("f32", "f64"):
            return _float(float(operand), kind)
        return str(operand)

    def kind(self, operand: Operand, kind: str) -> str:
        """The kind of an operand where the table says `kind`, which may be `*`."""
        return operand.kind if isinstance(operand, Reg) and kind == "*" else kind

    def set(self, reg: Reg | None, value: str) -> None:
        if reg is not None:
            llvm = KINDS[reg.kind]
            self.code.add(f"store {llvm} {value}, ptr {self.slot(reg)}")

    def constant(self, operand: Operand) -> int | None:
        if isinstance(operand, Reg):
            return None
        return self.layout.value(operand, self.target, self.spreads) if isinstance(operand, Ref) else int(operand)

    # time

    def time(self) -> str:
        """The cycle at which the operation ends."""
        c = self.code.make("load i64, ptr %c.slot")
        return self.code.make(f"add i64 {c}, {self.pending}")

    def settle(self) -> None:
        """Adds the block's cycles to the count, before control leaves it."""
        if self.pending:
            self.code.add(f"store i64 {self.time()}, ptr %c.slot")

    # traps

    def trap_if(self, wrong: str) -> None:
        """Ends the thread with a trap at this operation when `wrong`, an i1, holds."""
        bad, good = self.code.label(), self.code.label()
        likely = self.code.make(f"call i1 @llvm.expect.i1(i1 {wrong}, i1 false)")
        self.code.add(f"br i1 {likely}, label %{bad}, label %{good}")
        self.code.start(bad)
        self.fail()
        self.code.start(good)

    def fail(self) -> None:
        """The thread ends here with a trap."""
        self.put(FAILED, str(self.number))
        self.put(CYCLE, self.time())
        self.code.add("ret i64 -1")

    def put(self, field: int, value: str) -> None:
        place = self.code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {field}")
        self.code.add(f"store i64 {value}, ptr {place}")

    def limited(self) -> None:
        """A loop goes round: ends the thread when its time is over, or somebody wants the machine to stop."""
        place = self.code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {LIMIT}")
        limit = self.code.make(f"load atomic i64, ptr {place} monotonic, align 8")
        now = self.code.make("load i64, ptr %c.slot")
        self.trap_if(self.code.make(f"icmp sgt i64 {now}, {limit}"))

    # operations

    def _operation(self, op: Op) -> None:
        row = TABLE[op.name]
        if row.group == "pure":
            self._pure(op)
        elif op.name.startswith("load."):
            self._load(op, op.name[5:])
        elif op.name.startswith("store."):
            self._store(op, op.name[6:])
        else:
            _ACTIONS[op.name](self, op)

    def _pure(self, op: Op) -> None:
        row = TABLE[op.name]
        kinds = [self.kind(o, k) for o, k in zip(op.operands, row.operands, strict=False)]
        values = [self.value(o, k) for o, k in zip(op.operands, kinds, strict=True)]
        if op.name in DIVISIONS:
            self.trap_if(self.code.make(f"icmp eq {KINDS[kinds[1]]} {values[1]}, 0"))
        result = self.code.name()
        form = FORMS.get(op.name)
        if form is None:
            given = ", ".join(f"{KINDS[k]} {v}" for k, v in zip(kinds, values, strict=True))
            self.code.add(f"{result} = call {KINDS[row.result or 'i32']} @{math_name(op.name)}({given})")
        else:
            names = dict(zip("abc", values, strict=False))
            for line in form.split("\n"):
                self.code.add(line.format(r=result, t=result + "_", **names))
        self.set(op.result, result)

    # memory

    def _load(self, op: Op, width: str) -> None:
        llvm = WIDTHS[width]
        place = self._place(op.operands[0], op.operands[1], width)
        value = self.code.make(f"load {llvm}, ptr {place}, align {min(BYTES[width], 4)}")
        if BYTES[width] < 4:
            value = self.code.make(f"{'sext' if width[0] == 'i' else 'zext'} {llvm} {value} to i32")
        self.set(op.result, value)

    def _store(self, op: Op, width: str) -> None:
        llvm = WIDTHS[width]
        place = self._place(op.operands[0], op.operands[1], width)
        value = self.value(op.operands[2], TABLE[op.name].operands[2])
        if BYTES[width] < 4:
            value = self.code.make(f"trunc i32 {value} to {llvm}")
        self.code.add(f"store {llvm} {value}, ptr {place}, align {min(BYTES[width], 4)}")

    def _place(self, base: Operand, offset: Operand, width: str) -> str:
        """The host's pointer for a checked access."""
        size = BYTES[width]
        known = self.constant(offset)
        assert known is not None
        own = base == FP and 0 <= known <= self.template.frame - size and known % min(size, 4) == 0
        at = self.code.make(f"add i32 {self.value(base, 'i32')}, {numbers.i32(known)}")
        if not own:
            self.check(at, size)
        wide = self.code.make(f"zext i32 {at} to i64")
        return self.code.make(f"getelementptr i8, ptr %memory, i64 {wide}")

    def check(self, address: str, size: int) -> None:
        """Traps when `size` bytes at that address are not all in the PE's memory, or not aligned."""
        room = self.target.memory - size - NULL_PAGE
        low = self.code.make(f"sub i32 {address}, {NULL_PAGE}")
        wrong = self.code.make(f"icmp ugt i32 {low}, {room}")
        if size > 1:
            odd = self.code.make(f"and i32 {address}, {min(size, 4) - 1}")
            skew = self.code.make(f"icmp ne i32 {odd}, 0")
            wrong = self.code.make(f"or i1 {wrong}, {skew}")
        self.trap_if(wrong)

    # packets

    def send(self, kind: int, goal: str, address: str, data: str) -> None:
        """Puts a packet into the outbox."""
        code = self.code
        count = code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {SENT}")
        n = code.make(f"load i64, ptr {count}")
        box = code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {OUTBOX}")
        first = code.make(f"load ptr, ptr {box}")
        packet = code.make(f"getelementptr %Packet, ptr {first}, i64 {n}")
        values = (("i64", self.time()), ("i32", str(kind)), ("i32", goal), ("i32", address), ("i32", data))
        for i, (llvm, value) in enumerate((*values, ("i32", str(self.number)))):
            place = code.make(f"getelementptr %Packet, ptr {packet}, i32 0, i32 {i}")
            code.add(f"store {llvm} {value}, ptr {place}")
        more = code.make(f"add i64 {n}, 1")
        code.add(f"store i64 {more}, ptr {count}")

    def cell(self, pointer: str) -> tuple[str, str]:
        """(PE, address) that a continuation or a frame's global address names; traps when there is no such cell."""
        code, t = self.code, self.target
        pe = code.make(f"lshr i32 {pointer}, {t.address_bits}") if t.pe_bits else "0"
        address = code.make(f"and i32 {pointer}, {t.address_mask}")
        even = code.make(f"and i32 {address}, -2")
        if t.pe_bits and t.pes != 1 << (32 - t.address_bits):
            self.trap_if(code.make(f"icmp uge i32 {pe}, {t.pes}"))
        elif not t.pe_bits:
            self.trap_if(code.make(f"icmp ugt i32 {pointer}, {t.address_mask}"))
        self.check(even, WORD)
        return pe, address

    def call(self, name: str, *operands: str) -> str:
        given = "".join(f", i32 {operand}" for operand in operands)
        return self.code.make(f"call {CALLS[name][0]} @{name_of(name)}(ptr %ctx, i32 %pe{given})")

    def jump(self, label: str) -> None:
        if self.order[label] <= self.here:
            self.limited()
        self.code.add(f"br label %{self.blocks[label]}")

    def targets(self, labels: tuple[str, ...]) -> Iterator[str]:
        """Labels to branch to: a way back goes over a block that looks at the limit."""
        for label in labels:
            yield self.blocks[label] if self.order[label] > self.here else f"{self.blocks[label]}.back{self.here}"

    def ways_back(self, labels: tuple[str, ...]) -> None:
        for label in dict.fromkeys(labels):
            if self.order[label] <= self.here:
                self.code.start(f"{self.blocks[label]}.back{self.here}")
                self.limited()
                self.code.add(f"br label %{self.blocks[label]}")


def _float(value: float, kind: str) -> str:
    """A constant in LLVM's hexadecimal form, which is that of the double also for a float."""
    if kind == "f32":
        value = numbers.f32(value)
    if math.isnan(value):
        return "0x7FF8000000000000"
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


# Ends of blocks


def _br(f: _Function, op: Op) -> None:
    f.settle()
    f.pending = 0
    f.jump(op.labels[0])


def _brif(f: _Function, op: Op) -> None:
    test = f.code.make(f"icmp ne i32 {f.value(op.operands[0], 'i32')}, 0")
    f.settle()
    f.pending = 0
    yes, no = f.targets(op.labels)
    f.code.add(f"br i1 {test}, label %{yes}, label %{no}")
    f.ways_back(op.labels)


def _switch(f: _Function, op: Op) -> None:
    value = f.value(op.operands[0], "i32")
    f.settle()
    f.pending = 0
    default, *others = f.targets(op.labels)
    cases = " ".join(f"i32 {case}, label %{label}" for case, label in zip(op.cases, others, strict=True))
    f.code.add(f"switch i32 {value}, label %{default} [ {cases} ]")
    f.ways_back(op.labels)


def _break(f: _Function, op: Op) -> None:
    f.put(WAITS, str(f.number if op.labels else 0))
    f.code.add(f"ret i64 {f.time()}")


def _trap(f: _Function, op: Op) -> None:
    f.fail()


_ENDS: dict[str, Callable[[_Function, Op], None]] = {
    "br": _br,
    "brif": _brif,
    "switch": _switch,
    "break": _break,
    "trap": _trap,
}

# Operations on the PE


def _me(f: _Function, op: Op) -> None:
    f.set(op.result, "%pe")


def _cont(f: _Function, op: Op) -> None:
    offset = f.cells[op.labels[0]] * WORD + (1 if op.word == "right" else 0)
    base = f.code.make(f"shl i32 %pe, {f.target.address_bits}") if f.target.pe_bits else "0"
    frame = f.code.make(f"add i32 {base}, %fp")
    f.set(op.result, f.code.make(f"add i32 {frame}, {offset}"))


def _pkt(f: _Function, op: Op) -> None:
    k, value = f.value(op.operands[0], "i32"), f.value(op.operands[1], "i32")
    some, done = f.code.label(), f.code.label()
    f.code.add(f"br i1 {f.code.make(f'icmp ne i32 {k}, 0')}, label %{some}, label %{done}")
    f.code.start(some)
    pe, address = f.cell(k)
    f.send(0, pe, address, value)
    f.code.add(f"br label %{done}")
    f.code.start(done)


def _get(f: _Function, op: Op) -> None:
    frame, k = f.value(op.operands[0], "i32"), f.value(op.operands[1], "i32")
    room = f.target.memory - SEGMENT - NULL_PAGE
    low = f.code.make(f"sub i32 {frame}, {NULL_PAGE}")
    far = f.code.make(f"icmp ugt i32 {low}, {room}")
    odd = f.code.make(f"and i32 {frame}, 3")
    skew = f.code.make(f"icmp ne i32 {odd}, 0")
    f.trap_if(f.code.make(f"or i1 {far}, {skew}"))
    f.send(0, "%pe", f.code.make(f"add i32 {frame}, {WORD}"), k)


def _get_at(f: _Function, op: Op) -> None:
    frame, k = f.value(op.operands[0], "i32"), f.value(op.operands[1], "i32")
    pe, address = f.cell(frame)
    f.send(0, pe, f.code.make(f"add i32 {address}, {WORD}"), k)


def _send(f: _Function, op: Op) -> None:
    pointer, value = f.value(op.operands[0], "i32"), f.value(op.operands[1], "i32")
    t = f.target
    address = f.code.make(f"and i32 {pointer}, {t.address_mask}")
    if op.word == "host":
        f.send(HOST, "%pe", address, value)
        return
    if t.pe_bits:
        goal = f.code.make(f"lshr i32 {pointer}, {t.address_bits}")
        f.trap_if(f.code.make(f"icmp uge i32 {goal}, {t.pes}"))
    else:
        goal = "0"
        f.trap_if(f.code.make(f"icmp ugt i32 {pointer}, {t.address_mask}"))
    f.send(f.layout.types[op.word], goal, address, value)
    if op.word.startswith(("write", "update")) and t.pes > 1:
        f.call("dirty.mark", goal)


def _frame_new(f: _Function, op: Op) -> None:
    code = f.value(op.operands[0], "i32")
    frame = f.call("frame.new", code)
    f.trap_if(f.code.make(f"icmp eq i32 {frame}, 0"))
    f.set(op.result, frame)


def _checked_call(name: str) -> Callable[[_Function, Op], None]:
    """An action that answers nonzero when it traps."""

    def write(f: _Function, op: Op) -> None:
        operands = [f.value(operand, "i32") for operand in op.operands]
        if name == "frame.free":
            operands = ["%fp"]
        if name == "tag.set":
            f.check(operands[0], WORD)
        f.trap_if(f.code.make(f"icmp ne i32 {f.call(name, *operands)}, 0"))

    return write


def _call(name: str) -> Callable[[_Function, Op], None]:
    def write(f: _Function, op: Op) -> None:
        f.set(op.result, f.call(name, *(f.value(operand, "i32") for operand in op.operands)))

    return write


def _tag_get(f: _Function, op: Op) -> None:
    """Tags of a PE lie behind the machine's memory: one byte a word; the context's TAGS says where, so
    other, so that the tag of global byte address g stands at tags + g / 4."""
    address = f.value(op.operands[0], "i32")
    f.check(address, WORD)
    base = f.code.make(f"shl i32 %pe, {f.target.address_bits}") if f.target.pe_bits else "0"
    where = f.code.make(f"add i32 {base}, {address}")
    word = f.code.make(f"lshr i32 {where}, 2")
    wide = f.code.make(f"zext i32 {word} to i64")
    place = f.code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {TAGS}")
    tags = f.code.make(f"load i64, ptr {place}")
    pointer = f.code.make(f"inttoptr i64 {f.code.make(f'add i64 {tags}, {wide}')} to ptr")
    f.set(op.result, f.code.make(f"zext i8 {f.code.make(f'load i8, ptr {pointer}')} to i32"))


def _clock(f: _Function, op: Op) -> None:
    f.set(op.result, f.time())


_ACTIONS: dict[str, Callable[[_Function, Op], None]] = {
    "me": _me,
    "cont": _cont,
    "frame.new": _frame_new,
    "frame.free": _checked_call("frame.free"),
    "get": _get,
    "get.at": _get_at,
    "pkt": _pkt,
    "send": _send,
    "tag.get": _tag_get,
    "tag.set": _checked_call("tag.set"),
    "tags.clear": _checked_call("tags.clear"),
    "dirty.next": _call("dirty.next"),
    "heap.grow": _call("heap.grow"),
    "spread.grow": _call("spread.grow"),
    "clock": _clock,
}
