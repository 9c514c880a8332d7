"""Reads the LLVM text of threads and finds each access that is not of an audited form (docs/internals.md, Isolation).

    audit(module, description)     -> None, or raises Unaudited: "@t3: %v24 = load i32, ptr %v23: ..."

It takes nothing on trust from the writer of these texts: what a pointer is made of is followed back to its beginning,
and a check counts only where the branch that it decides dominates the access. What may be accessed:

- the thread's own stack slots, with the type that they have;
- a field of the context;
- memory at a constant address in it; in the thread's frame, or the first segment of a new one; or where a check was;
- a packet of the outbox, at a place below MOST_SENT; its PE is one of the machine, its address below 2^address_bits;
- the head word of the caller's frame, whose continuation a thread has found in its operand;
- a profile's count, by the number of an operation or block;
- of a checked build, the planes beside memory, at an address cut to what addresses can be, or in the thread's frame.

What may be called: the kernel's functions of names.CALLS, arithmetic, `emc_cut`; and the code that the kernel's
`callee` answers with, on a frame that was made for that code; and what the context has for checks that do not hold, and
for the time of a run without simulated time.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from emc.engines.native.codegen.counting import area
from emc.engines.native.codegen.threads import texts
from emc.engines.native.codegen.writer import CELL_BITS
from emc.engines.native.names import (
    CALLS,
    CLOCK,
    CONTEXT,
    JUDGE,
    MATH,
    ORIGIN,
    OUTBOX,
    PACKET,
    PLANES,
    RUNNING,
    SENT,
    SHADOW,
    name_of,
    stride,
)
from emc.ir.layout import layout
from emc.ir.module import Module, Template
from emc.machine import limits
from emc.machine.description import Description
from emc.source import LIBRARY
from emc.target import NULL_PAGE, SEGMENT, WORD, Target

SIZES = {"i8": 1, "i16": 2, "i32": 4, "float": 4, "i64": 8, "double": 8, "ptr": 8}
FIELDS = CONTEXT.count(",") + 1
PACKET_FIELDS = PACKET.count(",") + 1
ARITHMETIC = {"llvm.sqrt.f64", "llvm.floor.f64", "llvm.ceil.f64", "llvm.trunc.f64"}
ADDRESS, GOAL, KIND = 3, 2, 1  # fields of a packet
_OF_FRAMES = {name_of(call) for call in ("check.new", "check.free", "check.room")}
Range = tuple[int, int]  # offsets from .. up to, before which an access must end

_LABEL = re.compile(r"([\w.$-]+):$")
_DEFINITION = re.compile(r"(%[\w.$-]+) = (.*)$")
_LOAD = re.compile(r"load (?:atomic )?(\S+), ptr (\S+?)(?:,| monotonic|$)")
_STORE = re.compile(r"store (\S+) (\S+), ptr (\S+?)(?:,|$)")
_CALL = re.compile(r"(?:%[\w.$-]+ = )?call (\S+) @([\w.$]+)\((.*)\)$")
_JUDGE = re.compile(r"call i32 (%[\w.$-]+)\((.*)\)$")
_ASKED_TIME = re.compile(r"call i64 (%[\w.$-]+)\(\)$")
_THREAD = re.compile(r"call \{ i64, i64 \} (%[\w.$-]+)\((.*)\)$")
_BRANCH = re.compile(r"br i1 (\S+), label %(\S+), label %([^\s,]+)")

_NUMBER, _NAME = re.compile(r"\d{3,}"), re.compile(r"@t\d+")
_CONSTANT = re.compile(r"getelementptr i8, ptr %memory, i64 (\d+)$", re.MULTILINE)
_COUNT = re.compile(r"getelementptr i64, ptr %counts, i64 (\d+)$", re.MULTILINE)


class Unaudited(AssertionError):
    """An access or a call of no audited form."""


@dataclass
class Block:
    label: str
    lines: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)


class Thread:
    """One template's function, while it is read."""

    def __init__(
        self, text: str, index: int, template: Template, target: Target, types: int, operations: int, counts: int
    ):
        self.index, self.template, self.target = index, template, target
        self.types, self.operations, self.counts = types, operations, counts
        self.blocks = _blocks(text)
        self.made = {m[1]: m[2] for b in self.blocks.values() for line in b.lines if (m := _DEFINITION.match(line))}
        self.stored: dict[str, list[str]] = {}  # into each slot
        for block in self.blocks.values():
            for line in block.lines:
                if store := _STORE.match(line):
                    self.stored.setdefault(store[3], []).append(store[2])
        self.above = _dominators(self.blocks)

    def read(self) -> None:
        for label in self.above:  # what is never reached does nothing
            for line in self.blocks[label].lines:
                try:
                    self._line(label, line)
                except Unaudited as reason:
                    raise Unaudited(f"@{self.template.name}: {line}: {reason}") from None

    def _line(self, here: str, line: str) -> None:
        text = found[2] if (found := _DEFINITION.match(line)) else line
        if load := _LOAD.match(text):
            self._access(here, load[1], load[2])
        elif store := _STORE.match(text):
            self._access(here, store[1], store[3])
            self._packet(here, store[2], store[3])
        elif thread := _THREAD.match(text):
            self._thread(here, thread[1], thread[2])
        elif clock := _ASKED_TIME.match(text):
            if self._field(clock[1]) != CLOCK:
                raise Unaudited("what is no clock")
        elif judge := _JUDGE.match(text):
            self._judge(judge[1], judge[2])
        elif text == "call ptr @llvm.stacksave.p0()" or self._is_stack(text) or self._is_callee(text):
            return
        elif call := _CALL.match(text):
            self._call(here, call[2], call[3])
        elif re.match(r"(call|invoke|atomicrmw|cmpxchg|load|store|fence|va_arg|inttoptr|ptrtoint|indirectbr)\b", text):
            raise Unaudited("an instruction that threads have no use for")

    # ---- accesses

    def _access(self, here: str, kind: str, pointer: str) -> None:
        size = SIZES[kind]
        made = self.made.get(pointer, "")
        if made.startswith("alloca "):
            if made != f"alloca {kind}":
                raise Unaudited(f"a slot of another type: {made}")
        elif match := re.match(r"getelementptr %Context, ptr %ctx, i32 0, i32 (\d+)$", made):
            if int(match[1]) >= FIELDS or size != 8:
                raise Unaudited("no field of the context")
        elif match := re.match(r"getelementptr i8, ptr %memory, i64 (\S+)$", made):
            self._memory(here, match[1], size)
        elif match := re.match(r"getelementptr %Packet, ptr (\S+), i32 0, i32 (\d+)$", made):
            self._outbox(here, match[1], int(match[2]))
        elif match := re.match(r"getelementptr i8, ptr %states, i64 (\S+)$", made):
            self._shadow(match[1], size)
        elif match := re.match(r"getelementptr i64, ptr %counts, i64 (\S+)$", made):
            if self._count(match[1]) > self.counts:
                raise Unaudited("a count beyond the area")
        else:
            raise Unaudited(f"a pointer of no audited form: {made or pointer}")

    def _memory(self, here: str, offset: str, size: int) -> None:
        if offset.isdigit():
            if not NULL_PAGE <= int(offset) <= self.target.memory - size:
                raise Unaudited("a constant address outside of memory")
            return
        match = re.match(r"zext i32 (\S+) to i64$", self.made.get(offset, ""))
        if match is None:
            raise Unaudited("an offset that is no 32-bit address")
        known = self._range(match[1])
        if known is not None and known[0] <= 0 <= known[1] - size:
            return
        if self._is_callers(here, match[1]) and size == WORD:
            return
        self._checked(here, match[1], size)

    def _shadow(self, offset: str, size: int) -> None:
        """Bytes of the planes, from the PE's part of the first on."""
        t, mine = self.target, stride(self.target)
        begin = re.match(r"getelementptr i8, ptr (\S+), i64 %mine$", self.made.get("%states", ""))
        if begin is None or self._field(begin[1]) != SHADOW or self.made.get("%mine") != f"mul i64 %running, {mine}":
            raise Unaudited("not the planes of the PE")
        if self._most(offset, size) + size > PLANES * t.pes * mine - (t.pes - 1) * mine:
            raise Unaudited("beyond the planes")

    def _most(self, offset: str, size: int) -> int:
        """The largest that an offset in the planes may be."""
        made = self.made.get(offset, "")
        if match := re.match(r"add i64 (\S+), (\d+)$", made):
            return self._most(match[1], 1) + int(match[2])
        if match := re.match(r"and i64 \S+, (\d+)$", made):
            return int(match[1])
        if match := re.match(r"zext i32 (\S+) to i64$", made):
            if masked := re.match(r"and i32 \S+, (\d+)$", self.made.get(match[1], "")):
                return int(masked[1])
            known = self._range(match[1])
            if known is not None and known[0] <= 0 <= known[1] + WORD - size:  # arguments may end with the frame
                return self.target.memory
        raise Unaudited("an offset that is no address")

    def _range(self, value: str, stored: bool = False) -> Range | None:
        """Bytes that surely are memory around a value: of this thread's frame, or of a new one's first segment. stored:
        the value goes into a slot, of which all values must be of this kind."""
        if value == "%fp":
            return 0, self.template.frame
        made = self.made.get(value, "")
        if re.match(r"call i32 @emc_frame_new\(", made):
            return 0, SEGMENT
        if match := re.match(r"add i32 (\S+), (-?\d+)$", made):
            base, offset = self._range(match[1], stored), int(match[2])
            return None if base is None else (base[0] - offset, base[1] - offset)
        if not stored and (match := re.match(r"load i32, ptr (%r\d+)$", made)):
            ranges = {self._range(one, True) for one in self.stored.get(match[1], [])}
            return ranges.pop() if len(ranges) == 1 else None
        return None

    def _is_callers(self, here: str, address: str) -> bool:
        """Whether it is the caller's frame: of the continuation that the caller passed, which a branch compared."""
        frame = re.match(rf"and i32 (\S+), {self.target.address_mask & -SEGMENT}$", self.made.get(address, ""))
        expected = self.made.get("%expected") == "select i1 %called, i64 %wide, i64 -1"
        sure = self.made.get("%called") == "icmp ne i32 %caller, 0" and self.made.get("%wide") == "zext i32 %x to i64"
        if frame is None or not expected or not sure or self.made.get("%caller") != f"lshr i32 %entry, {CELL_BITS}":
            return False
        compared = (re.match(r"icmp ne i64 (\S+), %expected$", self.made.get(one, "")) for one in self._excluded(here))
        return any(one and self.made.get(one[1]) == f"zext i32 {frame[1]} to i64" for one in compared)

    def _checked(self, here: str, address: str, size: int) -> None:
        """A branch that dominates `here` has found that the address is at most memory - size."""
        for wrong in self._excluded(here):
            made = self.made.get(wrong, "")
            if match := re.match(r"or i1 (\S+), \S+$", made):
                made = self.made.get(match[1], "")
            if match := re.match(r"icmp ugt i32 (\S+), (\d+)$", made):
                low = re.match(rf"sub i32 {re.escape(address)}, (\d+)$", self.made.get(match[1], ""))
                if low and int(low[1]) == NULL_PAGE and int(match[2]) <= self.target.memory - size - NULL_PAGE:
                    return
        raise Unaudited(f"{address} was not checked for {size} bytes")

    def _excluded(self, here: str) -> list[str]:
        """The conditions that do not hold in a block: of branches which went the other way on all ways there."""
        found: list[str] = []
        for label in self.above[here]:
            before = self.blocks[label].before
            branch = _BRANCH.match(self.blocks[before[0]].lines[-1]) if len(before) == 1 else None
            if branch is not None and branch[3] == label != branch[2]:
                found.append(branch[1])
        return found

    # ---- packets

    def _outbox(self, here: str, packet: str, number: int) -> None:
        match = re.match(r"getelementptr %Packet, ptr (\S+), i64 (\S+)$", self.made.get(packet, ""))
        if match is None or number >= PACKET_FIELDS:
            raise Unaudited("no packet of the outbox")
        if self._field(match[1]) != OUTBOX or self._field(match[2]) != SENT:
            raise Unaudited("not the outbox, or not its first free place")
        limit = f"icmp uge i64 {match[2]}, {limits.MOST_SENT}"
        if not any(self.made.get(wrong) == limit for wrong in self._excluded(here)):
            raise Unaudited("the outbox may be full")

    def _field(self, value: str) -> int:
        """The field of the context that was loaded; -1."""
        load = _LOAD.match(self.made.get(value, ""))
        match = re.match(
            r"getelementptr %Context, ptr %ctx, i32 0, i32 (\d+)$", self.made.get(load[2], "") if load else ""
        )
        return int(match[1]) if match else -1

    def _packet(self, here: str, value: str, pointer: str) -> None:
        """What the kernel takes for an index: a packet's type, the PE that it goes to, its address there."""
        match = re.match(r"getelementptr %Packet, ptr \S+, i32 0, i32 (\d+)$", self.made.get(pointer, ""))
        if match is None:
            return
        number = int(match[1])
        if number == KIND and not (value.isdigit() and int(value) < self.types):
            raise Unaudited("a type that no packet has")
        if number == GOAL and not self._is_pe(here, value):
            raise Unaudited("a PE that may not be one of the machine")
        if number == ADDRESS and not self._is_address(here, value):
            raise Unaudited("an address beyond all memory")

    def _is_pe(self, here: str, value: str) -> bool:
        t = self.target
        if value == "%pe":
            running = self._field("%running") == RUNNING
            return running and self.made.get("%pe") == "trunc i64 %running to i32"
        if value == "0":
            return True
        if t.pes == 1 << t.pe_bits == 1 << 32 - t.address_bits and re.match(
            rf"lshr i32 \S+, {t.address_bits}$", self.made.get(value, "")
        ):
            return True
        return any(self.made.get(wrong) == f"icmp uge i32 {value}, {t.pes}" for wrong in self._excluded(here))

    def _is_address(self, here: str, value: str) -> bool:
        made = self.made.get(value, "")
        if re.match(rf"and i32 \S+, {self.target.address_mask}$", made):
            return True
        if match := re.match(rf"add i32 (\S+), {WORD}$", made):
            if self._is_address(here, match[1]) or self._range(match[1]) is not None:
                return True
            self._checked(here, match[1], SEGMENT)
            return True
        return False

    # ---- calls and counts

    def _call(self, here: str, name: str, given: str) -> None:
        operands = [operand.rsplit(" ", 1)[-1] for operand in given.split(", ")]
        if name in ARITHMETIC or (name.startswith(MATH) and "ptr" not in given):
            return
        if name == "emc_cut":
            if operands[:2] != ["%counts", "%pe"]:
                raise Unaudited("counts of another")
            return
        if name == "llvm.memset.p0.i64":
            self._memset(given)
            return
        if name not in map(name_of, CALLS) or operands[:2] != ["%ctx", "%pe"]:
            raise Unaudited("what threads don't call")
        if name in (name_of("tag.get"), name_of("tag.set")):
            self._checked(here, operands[2], WORD)
        if name in (name_of("frame.free"), name_of("wait")) and operands[2] != "%fp":
            raise Unaudited("another frame")
        if name == name_of("frame.new") and operands[4] not in ("%fp", "0"):
            raise Unaudited("another frame")
        if name == name_of("check.frame") and operands[2] not in self._frames(here, operands[3]):
            raise Unaudited("a frame of another template")
        if name == name_of("check.gone") and operands[2:] != ["%fp", str(self.index + 1)]:
            raise Unaudited("another frame")
        if name in _OF_FRAMES and operands[2] not in ("%fp", "0"):
            raise Unaudited("another frame")
        if name == name_of("callee") and not self._frames(here, operands[2]):
            raise Unaudited("code of which no frame was made")
        if name == name_of("dirty.mark") and not self._is_pe(here, operands[2]):
            raise Unaudited("a PE that may not be one of the machine")

    def _judge(self, pointer: str, given: str) -> None:
        """Python is asked about a check."""
        operands = [operand.rsplit(" ", 1)[-1] for operand in given.split(", ")]
        if self._field(pointer) != JUDGE or operands[0] not in ("null", "%memory") or operands[3] != "%pe":
            raise Unaudited("what is no judge")
        if operands[4] not in ("%fp", "0"):
            raise Unaudited("another frame")

    def _memset(self, given: str) -> None:
        """Bytes of an object are unset."""
        place, size = re.match(r"ptr (\S+), i8 2, i64 (\d+), i1 false$", given), 0
        if place is None:
            raise Unaudited("no states of an object")
        size = int(place[2])
        states = re.match(r"getelementptr i8, ptr %states, i64 (\S+)$", self.made.get(place[1], ""))
        if states is None:
            raise Unaudited("no states of an object")
        self._shadow(states[1], size)

    def _frames(self, here: str, code: str) -> set[str]:
        """The frames that were surely made for that code."""
        none = (re.match(r"icmp eq i32 (\S+), 0$", self.made.get(one, "")) for one in self._excluded(here))
        new = f"call i32 @{name_of('frame.new')}(ptr %ctx, i32 %pe, i32 {code}, "
        return {one[1] for one in none if one and self.made.get(one[1], "").startswith(new)}

    def _is_stack(self, text: str) -> bool:
        match = re.match(r"ptrtoint ptr (\S+) to i64$", text)
        return match is not None and self.made.get(match[1]) == "call ptr @llvm.stacksave.p0()"

    def _is_callee(self, text: str) -> bool:
        match = re.match(r"inttoptr i64 (\S+) to ptr$", text)
        return match is not None and self._callee(match[1]) is not None

    def _callee(self, address: str) -> str | None:
        """The code address whose thread `callee` was asked for."""
        asked = re.match(rf"call i64 @{name_of('callee')}\(ptr %ctx, i32 %pe, i32 (\S+),", self.made.get(address, ""))
        return asked[1] if asked else None

    def _thread(self, here: str, pointer: str, given: str) -> None:
        """A call of another thread: on a frame of the code's, whose head word still names it."""
        address = re.match(r"inttoptr i64 (\S+) to ptr$", self.made.get(pointer, ""))
        code = self._callee(address[1]) if address else None
        operands = [operand.rsplit(" ", 1)[-1] for operand in given.split(", ")]
        excluded = [self.made.get(one, "") for one in self._excluded(here)]
        if code is None or address is None or f"icmp eq i64 {address[1]}, 0" not in excluded:
            raise Unaudited("what is no thread")
        if operands[:2] != ["%ctx", "%memory"] or operands[2] not in self._frames(here, code):
            raise Unaudited("another's frame")
        if not (operands[3].isdigit() and int(operands[3]) & 31 == 1) and not re.match(
            r"or i32 \S+, 1$", self.made.get(operands[3], "")
        ):
            raise Unaudited("another entry")

    def _count(self, value: str) -> int:
        """The end of the words that may be counted there."""
        if value.isdigit():
            return int(value) + 1
        if self._field(value) == ORIGIN:  # the number of an operation
            return self.operations
        match = re.match(r"add i64 (\S+), (\d+)$", self.made.get(value, ""))
        if match is None:
            raise Unaudited("no number of an operation or block")
        return self._count(match[1]) + int(match[2])


def _blocks(text: str) -> dict[str, Block]:
    blocks: dict[str, Block] = {}
    here: Block | None = None
    for line in text.splitlines()[1:-1]:
        if label := _LABEL.match(line.strip()):
            assert label[1] not in blocks, "two blocks of one name"
            here = blocks[label[1]] = Block(label[1])
        else:
            assert here is not None
            here.lines.append(line.strip())
    for block in blocks.values():
        for label in re.findall(r"label %([\w.$-]+)", block.lines[-1]):
            blocks[label].before.append(block.label)
    return blocks


def _dominators(blocks: dict[str, Block]) -> dict[str, list[str]]:
    """Of each block that is reached, the blocks on all ways to it, itself among them (Cooper, Harvey, Kennedy 2001)."""
    first = next(iter(blocks))
    after: dict[str, list[str]] = {label: [] for label in blocks}
    for block in blocks.values():
        for label in block.before:
            after[label].append(block.label)
    order = _postorder(first, after)
    place = {label: i for i, label in enumerate(order)}
    above = {first: first}
    changed = True
    while changed:
        changed = False
        for label in reversed(order[:-1]):
            known = [before for before in blocks[label].before if before in above]
            one = known[0]
            for other in known[1:]:
                while one != other:
                    while place[one] < place[other]:
                        one = above[one]
                    while place[other] < place[one]:
                        other = above[other]
            if above.get(label) != one:
                above[label], changed = one, True
    found: dict[str, list[str]] = {}
    for label in order:
        found[label], at = [], label
        while at != first:
            found[label].append(at)
            at = above[at]
    return found


def _postorder(first: str, after: dict[str, list[str]]) -> list[str]:
    order: list[str] = []
    seen = {first}
    work = [(first, iter(after[first]))]
    while work:
        label, rest = work[-1]
        following = next((one for one in rest if one not in seen), None)
        if following is None:
            order.append(label)
            work.pop()
        else:
            seen.add(following)
            work.append((following, iter(after[following])))
    return order


def audit(
    module: Module,
    description: Description,
    profile: bool = False,
    change: Callable[[str], str] | None = None,
    read: set[tuple[Target, str]] | None = None,
    untimed: bool = False,
) -> int:
    """Raises Unaudited. untimed: of threads for a run without time. change: is made to each text, to see that what is
    wrong then is found. read: what was read of
    other programs; a thread of the library that differs from one of them in long numbers only (where its data lies,
    which operation it is) is not read again: of those, the numbers that reach memory are. Returns the number of
    accesses and calls of all."""
    lay, place = layout(module), area(module)
    written = texts(module, lay, description, profile, untimed)
    types = len(lay.types)
    for index, (text, template) in enumerate(zip(written.functions, module.templates, strict=True)):
        if change is not None:
            text = change(text)
        form = (module.target, _NAME.sub("@t#", _NUMBER.sub("#", text)))
        if read is None or not template.span.file.startswith(LIBRARY) or form not in read:
            Thread(text, index, template, module.target, types, place.operations, place.size).read()
            if read is not None:
                read.add(form)
        else:
            _numbers(text, template, module.target, place.size)
    return sum(text.count(f" {word} ") for text in written.functions for word in ("load", "store", "call"))


def _numbers(text: str, template: Template, target: Target, counts: int) -> None:
    """The constant addresses and counts of a text that was read with other ones."""
    memory = [int(number) for number in _CONSTANT.findall(text)]
    if any(not NULL_PAGE <= number <= target.memory - max(SIZES.values()) for number in memory):
        raise Unaudited(f"@{template.name}: a constant address outside of memory")
    if any(int(number) > counts for number in _COUNT.findall(text)):
        raise Unaudited(f"@{template.name}: a count beyond the area")
