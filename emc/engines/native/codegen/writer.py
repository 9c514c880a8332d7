"""The parts of a thread's text: values, time, traps, checked accesses, packets for the outbox, calls.

Registers become stack slots, which LLVM turns into registers again. Cycles are added up block by block.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Generator, Iterator
from contextlib import contextmanager

from emc.dataclass import dataclass
from emc.engines.checks.images import slots_of
from emc.engines.native.codegen import direct
from emc.engines.native.codegen.counting import OWN, REPLY, Area
from emc.engines.native.codegen.lines import Code
from emc.engines.native.codegen.rooms import rooms
from emc.engines.native.codegen.unset import unset
from emc.engines.native.names import (
    AGAIN_STEPS,
    CALL_STEPS,
    CALLS,
    CYCLE,
    ENDED,
    FAILED,
    KINDS,
    LIMIT,
    NUMBERS,
    ORIGIN,
    OUTBOX,
    SENT,
    VALUE,
    name_of,
    stride,
)
from emc.engines.races.watched import is_watched
from emc.ir import numbers
from emc.ir.layout import TYPES, Layout
from emc.ir.module import FP, Block, Module, Op, Operand, Ref, Reg, Spread, Template
from emc.machine import limits
from emc.machine.description import Description
from emc.machine.prices import prices
from emc.target import NULL_PAGE, SEGMENT_CELLS, WORD

RARELY = "!prof !0"  # for a branch whose first label is hardly ever taken
WEIGHTS = '!0 = !{!"branch_weights", i32 1, i32 2000}'
CELL_BITS = SEGMENT_CELLS.bit_length() - 1  # bits of a cell in an entry's number
PATIENCE = 1 << 16  # cycles that a loop may run on after a request to stop: less than a millisecond
WIDTHS = {**KINDS, "i8": "i8", "u8": "i8", "i16": "i16", "u16": "i16"}


@dataclass(frozen=True, slots=True)
class Held:
    """A packet that the thread may dispatch itself (direct.py), from the operation that sends it to the break."""

    number: int  # of the operation
    pending: int  # of the operation
    n: str  # the packet's place in the outbox
    address: str  # its first word; for a result, the continuation
    data: str  # its second word; for a result, the value
    frame: str = ""  # the callee's
    code: str = ""  # the callee's


class Function:
    """A template's function while it is written."""

    def __init__(
        self,
        index: int,
        template: Template,
        module: Module,
        lay: Layout,
        spreads: dict[str, Spread],
        description: Description,
        number: int,
        area: Area | None = None,
        blocks_before: int = 0,
        judged: int = 0,
        untimed: bool = False,
        races: bool = False,
        shared: bool = False,
    ):
        self.index = index
        self.name = f"t{0 if shared else index}"
        self.shared = shared  # the text is the same in other programs
        self.numbers: list[int] = []  # of this program, if the text is shared: what its table NUMBERS holds
        self.template = template
        self.target = module.target
        self.layout = lay
        self.spreads = spreads
        self.prices = prices(description)
        self.spent: list[int] = []  # by step: cycles of the block up to the operation's end
        self.memory = self.prices.memory(template, module.target)  # bytes, of the unit that runs it
        self.untimed = untimed  # without time, "cycles" are the kernel's steps (names.py)
        self.inject = 0 if untimed else description.network.inject
        # cycles of a packet that a thread dispatches itself (direct.py); -1: no thread does
        self.link = CALL_STEPS if untimed else direct.cycles(description) if area is None and not races else -1
        self.again = AGAIN_STEPS if untimed else self.link  # the same for a loop that yields
        self.number = number  # of the operation that is being written
        self.area = area  # where a profile's counts are
        self.counts_blocks = area is not None and not template.traits.interface  # an interface's cycles are no PE's
        self.blocks_before = blocks_before  # the number of the module's blocks before this template's
        # in a checked build, the number of the check or operation, counting both (engines/places.py); else 0
        self.judged = judged
        self.races = races  # the run looks for races
        self.noting = races and is_watched(template)
        self.unset = unset(template, judged) if judged else {}  # see unset.py
        self.watched = False  # the function reads the shadow
        # the number of objects that are not blocks of the heap
        self.objects = len(module.data) + sum(len(slots_of(t)) for t in module.templates) if judged else 0
        self.stride = stride(module.target)
        self.whole = module.target.units * self.stride
        self.pending = 0  # cycles of the block up to the operation's end
        self.long = False  # the cycles before a trap may take more than 32 bits
        self.code = Code()
        self.cells = {b.label: b.entry.cell for b in template.blocks if b.entry is not None}
        self.blocks = {block.label: f"B{i}" for i, block in enumerate(template.blocks)}
        self.order = {block.label: i for i, block in enumerate(template.blocks)}
        self.rooms = rooms(template)
        self.slots: dict[Reg, str] = {}
        self.here = 0  # index of the block in the template
        self.step = 0  # index of the operation in the block
        self.plan: direct.Plan | None = None  # of this block
        self.made: dict[int, tuple[str, str]] = {}  # by step: the frame that the operation makes, and its code
        self.held: Held | None = None  # the packet of `plan`
        self.frames = template.role != "handler"
        self.regular = self.frames and direct.is_regular(template)
        self.origins: list[tuple[int, Op | None]] = []  # (line of the code, the operation that begins there)

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
            return self.own(numbers.i32(self.layout.value(operand, self.target, self.spreads)))
        if kind in ("f32", "f64"):
            return _float(float(operand), kind)
        return str(operand)

    def own(self, number: int, kind: str = "i32") -> str:
        """LLVM text of a number that another program may have another value for."""
        if not self.shared:
            return str(number)
        self.numbers.append(number)
        place = f"getelementptr (i64, ptr @{NUMBERS}, i64 {len(self.numbers) - 1})"
        return self.code.make(f"load {kind}, ptr {place}, align 8")

    def waits(self, op: Op, kind: str) -> str:
        """The number of a break, for what waits at it; 0 if nothing does."""
        return self.own(self.number, kind) if op.labels else "0"

    def kind(self, operand: Operand, kind: str) -> str:
        """The kind of an operand for which the table has `kind`. For `*`, it is the kind of the operand's register."""
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

    def times(self, block: Block) -> list[int]:
        """The cycles from the beginning of a block to the end of each of its operations."""
        return [0] * len(block.ops) if self.untimed else self.prices.times(self.template, block.ops)

    def settle(self) -> None:
        """Adds the block's cycles to the count, before control leaves the block."""
        if self.pending:
            self.code.add(f"store i64 {self.time()}, ptr %c.slot")

    # traps

    def trap_if(self, wrong: str, value: str = "0") -> None:
        """Ends the thread with a trap at this operation if `wrong`, an i1, holds. value: an i32 for the message."""
        bad, good = self.code.label(), self.code.label()
        self.code.add(f"br i1 {wrong}, label %{bad}, label %{good}, {RARELY}")
        self.code.start(bad)
        if value != "0":
            self.code.add(f"store i32 {value}, ptr %value.slot")
        self.fail()
        self.code.start(good)

    def fail(self) -> None:
        """Ends the thread here with a trap. All traps share one piece of code, which takes operation and time from a
        word."""
        more, low = divmod(self.pending, 1 << 32)
        if more:  # the block is so long that the time does not fit into the word
            self.long = True
            self.code.add(f"store i64 {more << 32}, ptr %long.slot")
        self.code.add(f"store i64 {self.own(self.number << 32 | low, 'i64')}, ptr %trap.slot")
        self.code.add("br label %fail")

    def failure(self) -> None:
        """Writes the code that all traps share, after all other code of the function."""
        self.code.start("fail")
        self.put(VALUE, self.code.make(f"zext i32 {self.code.make('load i32, ptr %value.slot')} to i64"))
        trap = self.code.make("load i64, ptr %trap.slot")
        failed = self.code.make(f"lshr i64 {trap}, 32")
        self.put(FAILED, failed)
        before = self.code.make(f"and i64 {trap}, {(1 << 32) - 1}")
        if self.long:
            before = self.code.make(f"or i64 {before}, {self.code.make('load i64, ptr %long.slot')}")
        begin = self.code.make("load i64, ptr %c.slot")
        self.put(CYCLE, self.code.make(f"add i64 {begin}, {before}"))
        if self.counts_blocks:
            left = self.code.make(f"sub i64 %until, {begin}")
            first = self.code.make(f"icmp slt i64 {before}, {left}")
            cycles = self.code.make(f"select i1 {first}, i64 {before}, i64 {left}")
            self.code.add(f"call void @emc_cut(ptr %counts, i32 %pe, i64 {failed}, i64 {cycles})")
        self.end("-1")

    def end(self, cycle: str) -> None:
        """Ends the thread, and returns its result to the kernel, or to a host caller, which then ends as well."""
        what = "0"
        if self.frames:
            cell = self.code.make("load i32, ptr %cell.slot")
            entry = self.code.make(f"or i32 {cell}, {self.own(self.index + 1 << CELL_BITS)}")
            high = self.code.make(f"shl i64 {self.code.make(f'zext i32 {entry} to i64')}, 32")
            freed = self.code.make("load i32, ptr %freed.slot")
            low = self.code.make(f"or i32 %fp, {freed}")
            what = self.code.make(f"or i64 {high}, {self.code.make(f'zext i32 {low} to i64')}")
        self.answer(cycle, what)

    def answer(self, cycle: str, what: str) -> None:
        """Returns the function's two numbers."""
        first = self.code.make(f"insertvalue {ENDED} poison, i64 {cycle}, 0")
        both = self.code.make(f"insertvalue {ENDED} {first}, i64 {what}, 1")
        self.code.add(f"ret {ENDED} {both}")

    def field(self, field: int) -> str:
        """A pointer to a field of the context."""
        return self.code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {field}")

    def put(self, field: int, value: str) -> None:
        self.code.add(f"store i64 {value}, ptr {self.field(field)}")

    def unless(self, wrong: str, otherwise: str) -> None:
        """Goes to the label `otherwise` if `wrong`, an i1, holds."""
        onwards = self.code.label()
        self.code.add(f"br i1 {wrong}, label %{otherwise}, label %{onwards}")
        self.code.start(onwards)

    def limited(self) -> None:
        """At the end of an iteration, ends the thread if its time is over or a stop is requested. The context's limit
        is read only every `PATIENCE` cycles; the cycle at which to read it next is in a register. Without time it is
        read each time."""
        code = self.code
        if self.untimed:
            self.trap_if(code.make(f"icmp slt i64 {self.limit()}, 0"))
            return
        now = code.make("load i64, ptr %c.slot")
        soon = code.make("load i64, ptr %ask.slot")
        ask, onwards = code.label(), code.label()
        late = code.make(f"icmp sgt i64 {now}, {soon}")
        code.add(f"br i1 {late}, label %{ask}, label %{onwards}, {RARELY}")
        code.start(ask)
        limit = self.limit()
        self.trap_if(code.make(f"icmp sgt i64 {now}, {limit}"))
        later = code.make(f"add i64 {now}, {PATIENCE}")
        first = code.make(f"icmp slt i64 {later}, {limit}")
        code.add(f"store i64 {code.make(f'select i1 {first}, i64 {later}, i64 {limit}')}, ptr %ask.slot")
        code.add(f"br label %{onwards}")
        code.start(onwards)

    def limit(self) -> str:
        """The last cycle; below 0 after a request to stop."""
        place = self.code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {LIMIT}")
        return self.code.make(f"load atomic i64, ptr {place} monotonic, align 8")

    # memory

    def place(self, base: Operand, offset: Operand, size: int) -> str:
        """The host's pointer for a checked access of `size` bytes."""
        assert isinstance(offset, int), "the verifier has checked it"
        fixed = self.constant(base)
        if fixed is not None and self.is_memory(fixed + offset, size):
            return self.code.make(f"getelementptr i8, ptr %memory, i64 {self.own(fixed + offset, 'i64')}")
        at = self.value(base, "i32")
        if offset:
            at = self.code.make(f"add i32 {at}, {numbers.i32(offset)}")
        if not self.is_sure(base, offset, size):
            self.check(at, size)
        wide = self.code.make(f"zext i32 {at} to i64")
        return self.code.make(f"getelementptr i8, ptr %memory, i64 {wide}")

    def is_memory(self, address: int, size: int) -> bool:
        """Whether `size` bytes at that address lie in the PE's memory, and are aligned."""
        return NULL_PAGE <= address <= self.memory - size and address % min(size, WORD) == 0

    def is_sure(self, base: Operand, offset: int, size: int) -> bool:
        """Whether an access there is always right, whatever the program does."""
        low, end = self.rooms.get(base, (0, 0)) if isinstance(base, Reg) else (0, 0)
        return low <= offset <= end - size and offset % min(size, WORD) == 0

    def check(self, address: str, size: int, about: str = "", memory: int = 0) -> None:
        """Traps if `size` bytes at that address are not all in the unit's memory, or not aligned. about: the global
        address to name in the message, if the address is part of one. memory: the number of bytes of the memory, if it
        belongs to another unit."""
        room = (memory or self.memory) - size - NULL_PAGE
        low = self.code.make(f"sub i32 {address}, {NULL_PAGE}")
        wrong = self.code.make(f"icmp ugt i32 {low}, {room}")
        if size > 1:
            odd = self.code.make(f"and i32 {address}, {min(size, WORD) - 1}")
            skew = self.code.make(f"icmp ne i32 {odd}, 0")
            wrong = self.code.make(f"or i1 {wrong}, {skew}")
        self.trap_if(wrong, about or address)

    def set_head(self, frame: str, code: str) -> None:
        """Writes the head word of a frame that the kernel has allocated. Threads write it themselves, because LLVM may
        assume that nothing else changes memory while they run."""
        wide = self.code.make(f"zext i32 {frame} to i64")
        self.code.add(f"store i32 {code}, ptr {self.code.make(f'getelementptr i8, ptr %memory, i64 {wide}')}, align 4")

    def head(self, frame: str) -> str:
        """The head word of a frame. The frame must lie in memory."""
        wide = self.code.make(f"zext i32 {frame} to i64")
        return self.code.make(f"load i32, ptr {self.code.make(f'getelementptr i8, ptr %memory, i64 {wide}')}, align 4")

    # packets

    def room(self) -> str:
        """The place in the outbox for one more packet, a number. Traps if the outbox is full."""
        count = self.code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {SENT}")
        n = self.code.make(f"load i64, ptr {count}")
        self.trap_if(self.code.make(f"icmp uge i64 {n}, {limits.MOST_SENT}"))
        return n

    def send(self, n: str, word: str, goal: str, address: str, data: str) -> None:
        """Puts a packet into the outbox, at the place that `room` has returned. word: the name of its type."""
        code = self.code
        count = code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {SENT}")
        box = code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {OUTBOX}")
        first = code.make(f"load ptr, ptr {box}")
        packet = code.make(f"getelementptr %Packet, ptr {first}, i64 {n}")
        words = (self.type_of(word), goal, address, data, self.own(self.number))
        values = [(0, "i64", self.time())] * (not self.untimed) + [(i, "i32", word) for i, word in enumerate(words, 1)]
        for i, llvm, value in values:
            place = code.make(f"getelementptr %Packet, ptr {packet}, i32 0, i32 {i}")
            code.add(f"store {llvm} {value}, ptr {place}")
        more = code.make(f"add i64 {n}, 1")
        code.add(f"store i64 {more}, ptr {count}")
        if self.area is not None:
            self.count_sent(self.area, goal)

    def type_of(self, word: str) -> str:
        """LLVM text of the number of a packet type. Those of the machine's own types are the same in all programs."""
        number = self.layout.types[word]
        return str(number) if word in TYPES else self.own(number)

    def hold(self, n: str, address: str, data: str, frame: str = "", code: str = "") -> None:
        """Holds the packet until the end of its block."""
        self.held = Held(self.number, self.pending, n, address, data, frame, code)

    def send_held(self) -> None:
        """Puts the held packet into the outbox."""
        assert self.held is not None
        with self.as_of(self.held):
            self.send(self.held.n, "normal", "%pe", self.held.address, self.held.data)

    @contextmanager
    def as_of(self, held: Held) -> Generator[None]:
        """Code that is written in this context counts as part of the operation that sent the held packet."""
        now = self.number, self.pending
        self.number, self.pending = held.number, held.pending
        yield
        self.number, self.pending = now

    # a profile's counts

    def count_block(self) -> None:
        """Counts a run of the block, before control leaves it. If the program's run ends inside the block, only the
        part before the end is counted."""
        if not self.counts_blocks or self.area is None:
            return
        code, whole = self.code, self.code.label()
        cut, onwards = code.label(), code.label()
        late = code.make(f"icmp sgt i64 {self.time()}, %until")
        code.add(f"br i1 {late}, label %{cut}, label %{whole}, {RARELY}")
        code.start(cut)
        left = code.make(f"sub i64 %until, {code.make('load i64, ptr %c.slot')}")
        code.add(f"call void @emc_cut(ptr %counts, i32 %pe, i64 {self.number}, i64 {left})")
        code.add(f"br label %{onwards}")
        code.start(whole)
        self.count(str(self.area.first_block + self.blocks_before + self.here))
        code.add(f"br label %{onwards}")
        code.start(onwards)

    def count_sent(self, area: Area, goal: str) -> None:
        """Counts a packet for the operation that sends it; in a handler, for the operation that sent its packet."""
        code, number, kind = self.code, str(self.number), OWN
        if self.template.role == "handler":
            place = code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {ORIGIN}")
            number, kind = code.make(f"load i64, ptr {place}"), REPLY
        near = code.make(f"add i64 {number}, {kind * area.operations}")
        self.count(near)
        far = code.make(f"add i64 {near}, {area.operations}")
        place = code.make(f"getelementptr i64, ptr %counts, i64 {far}")
        leaves = code.make(f"zext i1 {code.make(f'icmp ne i32 {goal}, %pe')} to i64")
        more = code.make(f"add i64 {code.make(f'load i64, ptr {place}')}, {leaves}")
        code.add(f"store i64 {more}, ptr {place}")

    def count(self, number: str) -> None:
        """Adds one to the count with that number."""
        place = self.code.make(f"getelementptr i64, ptr %counts, i64 {number}")
        more = self.code.make(f"add i64 {self.code.make(f'load i64, ptr {place}')}, 1")
        self.code.add(f"store i64 {more}, ptr {place}")

    def cell(self, pointer: str, size: int = WORD) -> tuple[str, str]:
        """The (PE, address) that a continuation or a frame's global address names. Traps if there are not `size` bytes
        of memory."""
        code, t = self.code, self.target
        pe = code.make(f"lshr i32 {pointer}, {t.address_bits}") if t.pe_bits else "0"
        address = code.make(f"and i32 {pointer}, {t.address_mask}")
        even = code.make(f"and i32 {address}, -2")
        if t.pe_bits and t.pes != 1 << (32 - t.address_bits):
            self.trap_if(code.make(f"icmp uge i32 {pe}, {t.pes}"), pointer)
        elif not t.pe_bits:
            self.trap_if(code.make(f"icmp ugt i32 {pointer}, {t.address_mask}"), pointer)
        self.check(even, size, pointer, t.memory)
        return pe, address

    def call(self, name: str, *operands: str) -> str:
        result, kinds = CALLS[name]
        given = "".join(f", {kind} {one}" for kind, one in zip(kinds.split(", "), operands, strict=bool(operands)))
        return self.code.make(f"call {result} @{name_of(name)}(ptr %ctx, i32 %pe{given})")

    def jump(self, label: str) -> None:
        if self.order[label] <= self.here:
            self.limited()
        self.code.add(f"br label %{self.blocks[label]}")

    def targets(self, labels: tuple[str, ...]) -> Iterator[str]:
        """The labels to branch to. A jump back goes over a block that checks the limit."""
        for label in labels:
            yield self.blocks[label] if self.order[label] > self.here else f"{self.blocks[label]}.back{self.here}"

    def ways_back(self, labels: tuple[str, ...]) -> None:
        for label in dict.fromkeys(labels):
            if self.order[label] <= self.here:
                self.code.start(f"{self.blocks[label]}.back{self.here}")
                self.limited()
                self.code.add(f"br label %{self.blocks[label]}")


def _float(value: float, kind: str) -> str:
    """A constant in LLVM's hexadecimal form, which is the form of a double, also for a float."""
    if kind == "f32":
        value = numbers.f32(value)
    if math.isnan(value):
        return "0x7FF8000000000000"
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"
