"""The fixed handlers, on a machine of one PE and no clock: memory, tags, a heap, and the packets that come out."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emc.ir.handlers import complete, fixed_parts
from emc.ir.layout import Layout, layout
from emc.ir.module import Module, Op, Operand, Ref, Reg, Spread
from emc.ir.operations import TABLE
from emc.ir.read import read
from emc.ir.show import show
from emc.ir.tags import LEFT, RIGHT, SAYS
from emc.ir.verify import verify
from emc.target import CODE, Target

NAMES = (
    *("frame", "read8", "read16", "read32", "write8", "write16", "write32", "fetch32", "probe", "argument"),
    *("iread", "iwrite", "iclear", "qread", "qwrite", "qclear", "lock", "trylock", "unlock"),
    *("rdma.done", "rdma.bounce"),
    *("ni.forward", "ni.carry", "ni.copy", "ni.piece", "ni.land", "ni.landed", "ni.done", "ni.sync"),
)
MAIN = read("module m: start @main, pes 4\ntemplate @main: function, frame 8\n^start: entry 1 (%k)\n    break\n")
DATA, TEMPLATES = fixed_parts()
WHOLE = Module("fixed", MAIN.target, "main", DATA, (*TEMPLATES, *MAIN.templates))
HANDLERS = {t.name: t for t in TEMPLATES}
LOADED = layout(WHOLE)
FREE = LOADED.addresses["sync.free"]


class Trap(Exception):
    pass


@dataclass
class Pe:
    """One PE that only serves special packets; each answer is (continuation, word) or (type, address, word)."""

    number: int = 0
    target: Target = MAIN.target
    room: int = 1 << 16
    memory: bytearray = field(default_factory=lambda: bytearray(1 << 16))
    tags: defaultdict[int, int] = field(default_factory=lambda: defaultdict(int))
    heap: int = 0x4000
    frames: list[int] = field(default_factory=list)

    @property
    def loaded(self) -> Layout:
        return layout(replace(WHOLE, target=self.target))

    def serve(self, kind: str, address: int, data: int) -> list[tuple[int, ...] | tuple[str, int, int]]:
        """Runs the handler of packet type `kind`."""
        template = HANDLERS[kind]
        blocks = {b.label: b for b in template.blocks}
        block = template.blocks[0]
        assert block.entry
        registers: dict[Reg, int] = dict(zip(block.entry.parameters, (address, data), strict=True))
        sent: list[tuple[int, ...] | tuple[str, int, int]] = []
        while True:
            label = ""
            for op in block.ops:
                label = self.step(op, [self.value(o, registers) for o in op.operands], registers, sent)
            if not label:
                return sent
            block = blocks[label]

    def value(self, operand: Operand, registers: dict[Reg, int]) -> int:
        if isinstance(operand, Ref):
            spreads = {d.name: d for d in DATA if isinstance(d, Spread)}
            return self.loaded.value(operand, self.target, spreads)
        return registers[operand] if isinstance(operand, Reg) else int(operand)

    def step(self, op: Op, values: list[int], registers: dict[Reg, int], sent: list[object]) -> str:
        meaning = TABLE[op.name].meaning
        label = ""
        result = 0
        if meaning:
            result = int(meaning(*values))
        elif op.name.startswith(("load.", "store.")):
            result = self.access(op.name, *values)
        else:
            result, label = self.machine(op, values, sent)
        if op.result:
            registers[op.result] = result
        return label

    def access(self, name: str, base: int, offset: int, value: int = 0) -> int:
        at, kind = base + offset, name.split(".")[1]
        size = int(kind[1:]) // 8
        assert 256 <= at <= self.room - size and at % size == 0, f"{name} at {at}"
        if name.startswith("store"):
            self.memory[at : at + size] = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
            return 0
        return int.from_bytes(self.memory[at : at + size], "little", signed=kind[0] == "i")

    def machine(self, op: Op, values: list[int], sent: list[object]) -> tuple[int, str]:
        match op.name:
            case "pkt":
                sent.append(tuple(values))
            case "send":
                sent.append((op.word, *values))
            case "tag.get":
                return self.tags[values[0]], ""
            case "tag.set":
                self.tags[values[0]] = values[1]
            case "heap.grow":
                return self.grow(values[0]), ""
            case "frame.new":
                self.frames.append(values[0])
                return 0x8000, ""
            case "me":
                return self.number, ""
            case "global":
                return self.target.pointer(self.number, values[0]), ""
            case "br":
                return 0, op.labels[0]
            case "brif":
                return 0, op.labels[0 if values[0] else 1]
            case "switch":
                return 0, dict(zip(op.cases, op.labels[1:], strict=True)).get(values[0], op.labels[0])
            case "trap":
                raise Trap(op.word)
            case "break":
                pass
            case other:
                raise AssertionError(other)
        return 0, ""

    def grow(self, count: int) -> int:
        assert count % 8 == 0
        if self.heap + count > self.room:
            return 0
        self.heap += count
        return self.heap - count

    def word(self, at: int) -> int:
        return self.access("load.i32", at, 0)

    def waiting(self, cell: int) -> list[int]:
        """As structures.emir tells the machine to find who waits."""
        if self.tags[cell] not in (4, 7, 8):
            return []
        last = self.word(cell)
        node, found = self.word(last), []
        while True:
            found.append(self.word(node + 4))
            if node == last:
                return found
            node = self.word(node)

    def holder(self, cell: int) -> int | None:
        """The continuation that has the lock."""
        if self.tags[cell] not in (6, 7):
            return None
        return self.word(cell) if self.tags[cell] == 6 else self.word(self.word(cell) + 8)

    def chain(self) -> int:
        """Nodes not in use."""
        count, node = 0, self.word(FREE)
        while node:
            count, node = count + 1, self.word(node)
        return count


CELL = 0x1000


def test_all_handlers_of_the_design_are_there_in_a_fixed_order():
    assert {t.name for t in TEMPLATES} == set(NAMES)
    assert len(TEMPLATES) == len(NAMES)
    assert fixed_parts() is fixed_parts()


def test_a_program_by_hand_gets_the_handlers_that_it_needs():
    text = show(MAIN).replace("    break", "    send iread 256, %k\n    send fetch32 256, 512\n    break")
    whole = complete(read(text))
    verify(whole)
    assert [t.name for t in whole.templates] == ["main", "write32", "fetch32", "iread"]
    assert [d.name for d in whole.data] == ["sync.free"]
    assert complete(whole) == whole
    assert complete(MAIN) == MAIN


@pytest.mark.parametrize("pes", [1, 4, 65536])
def test_they_keep_the_rules(pes: int):
    module = replace(WHOLE, target=Target(pes, (), 1 << 15, interfaces=1))
    verify(module)
    assert read(show(module)) == module


@pytest.mark.parametrize(("bits", "value"), [(8, 0xFE), (16, 0xFEDC), (32, -0x1234568)])
def test_remote_reads_and_writes(bits: int, value: int):
    pe = Pe()
    pe.memory[CELL - 8 : CELL + 8] = b"\xff" * 16
    assert pe.serve(f"write{bits}", CELL, value) == []
    assert pe.serve(f"read{bits}", CELL, 99) == [(99, value)]
    assert pe.memory[CELL - 8 : CELL] == b"\xff" * 8
    assert pe.memory[CELL + bits // 8 : CELL + 8] == b"\xff" * (8 - bits // 8)


def test_a_fetched_word_goes_on_as_a_write():
    pe = Pe()
    pe.serve("write32", CELL, 41)
    assert pe.serve("fetch32", CELL, 0x2000) == [("write32", 0x2000, 41)]


def test_an_argument_word_is_a_write():
    pe = Pe()
    assert pe.serve("argument", CELL, 41) == []
    assert pe.word(CELL) == 41


def test_a_probe_answers():
    assert Pe().serve("probe", 0, 77) == [(77, 0)]


@pytest.mark.parametrize(("pes", "number"), [(1, 0), (2, 1), (4, 0), (4, 3), (80, 79), (65536, 40000)])
def test_a_frame_for_another_pe(pes: int, number: int):
    target = Target(pes, (), 1 << 16)
    pe = Pe(number, target)
    ((k, g),) = pe.serve("frame", 5, 77)
    assert k == 77 and g & 0xFFFF_FFFF == target.pointer(number, 0x8000)
    assert pe.frames[0] & 0xFFFF_FFFF == CODE + 5


def test_an_i_structure_gives_its_value_to_all_readers_in_order():
    pe = Pe()
    assert [pe.serve("iread", CELL, k) for k in (1, 2, 3)] == [[], [], []]
    assert pe.waiting(CELL) == [1, 2, 3]
    assert pe.serve("iwrite", CELL, 42) == [(1, 42), (2, 42), (3, 42)]
    assert pe.serve("iread", CELL, 4) == [(4, 42)]
    assert (pe.word(CELL), pe.tags[CELL], pe.waiting(CELL), pe.chain()) == (42, 1, [], 3)
    with pytest.raises(Trap, match="second write"):
        pe.serve("iwrite", CELL, 43)
    pe.serve("iclear", CELL, 0)
    pe.serve("iclear", CELL, 0)
    assert pe.serve("iwrite", CELL, 43) == []


@pytest.mark.parametrize(("read_", "clear"), [("iread", "iclear"), ("qread", "qclear")])
def test_a_cell_with_waiters_can_not_be_cleared(read_: str, clear: str):
    pe = Pe()
    pe.serve(read_, CELL, 1)
    with pytest.raises(Trap, match="cleared while threads wait"):
        pe.serve(clear, CELL, 0)


def test_nodes_run_out():
    pe = Pe(heap=(1 << 16) - 32)
    assert [pe.serve("qread", CELL, k) for k in (1, 2)] == [[], []]
    for kind in ("iread", "qread"):
        with pytest.raises(Trap, match="out of heap"):
            pe.serve(kind, CELL, 3)
    assert pe.serve("qwrite", CELL, 5) == [(1, 5)]
    pe.serve("qread", CELL, 3)
    assert pe.waiting(CELL) == [2, 3]


def test_writes_and_locks_run_out_too():
    pe = Pe(heap=1 << 16)
    pe.serve("qwrite", CELL, 1)
    with pytest.raises(Trap, match="out of heap"):
        pe.serve("qwrite", CELL, 2)
    pe.serve("lock", CELL + 4, 1)
    with pytest.raises(Trap, match="out of heap"):
        pe.serve("lock", CELL + 4, 2)


def test_a_fresh_lock_is_free_whatever_its_word_holds():
    pe = Pe()
    pe.serve("write32", CELL, -7)
    assert pe.serve("trylock", CELL, 1) == [(1, 1)]
    assert pe.serve("trylock", CELL, 2) == [(2, 0)]
    assert pe.serve("unlock", CELL, 0) == []
    assert (pe.tags[CELL], pe.word(CELL)) == (0, 0)
    with pytest.raises(Trap, match="unlock of a free lock"):
        pe.serve("unlock", CELL, 0)


KINDS_OF = {
    "i": ("iread", "iwrite", "iclear"),
    "q": ("qread", "qwrite", "qclear"),
    "lock": ("lock", "trylock", "unlock"),
}


@pytest.mark.parametrize("kind", [k for kinds in KINDS_OF.values() for k in kinds])
@pytest.mark.parametrize("tag", range(2, 9))
def test_other_uses_of_the_tag_are_refused(kind: str, tag: int):
    own = {"i": {4}, "q": {4, 5, 8}, "lock": {6, 7}}[next(f for f, kinds in KINDS_OF.items() if kind in kinds)]
    if tag in own:
        return
    pe = Pe()
    pe.tags[CELL] = tag
    with pytest.raises(Trap, match="mixed synchronisation"):
        pe.serve(kind, CELL, 0)


# ---- against plain models, in any order of packets, two cells sharing one chain of free nodes


class QModel:
    def __init__(self) -> None:
        self.values: deque[int] = deque()
        self.readers: deque[int] = deque()

    def serve(self, kind: str, data: int) -> list[tuple[int, int]] | str:
        if kind == "qread":
            if self.values:
                return [(data, self.values.popleft())]
            self.readers.append(data)
        elif kind == "qwrite":
            if self.readers:
                return [(self.readers.popleft(), data)]
            self.values.append(data)
        elif self.readers:
            return "cleared while threads wait"
        else:
            self.values.clear()
        return []


class LockModel:
    def __init__(self) -> None:
        self.holder: int | None = None
        self.readers: deque[int] = deque()

    def serve(self, kind: str, data: int) -> list[tuple[int, int]] | str:
        if kind == "unlock":
            if self.holder is None:
                return "unlock of a free lock"
            self.holder = self.readers.popleft() if self.readers else None
            return [] if self.holder is None else [(self.holder, 1)]
        if self.holder is None:
            self.holder = data
            return [(data, 1)]
        if kind == "trylock":
            return [(data, 0)]
        self.readers.append(data)
        return []


class IModel:
    def __init__(self) -> None:
        self.value: int | None = None
        self.readers: deque[int] = deque()

    def serve(self, kind: str, data: int) -> list[tuple[int, int]] | str:
        if kind == "iread":
            if self.value is not None:
                return [(data, self.value)]
            self.readers.append(data)
        elif kind == "iwrite":
            if self.value is not None:
                return "second write"
            self.value = data
            woken = [(k, data) for k in self.readers]
            self.readers.clear()
            return woken
        elif self.readers:
            return "cleared while threads wait"
        else:
            self.value = None
        return []


MODELS = {"i": IModel, "q": QModel, "lock": LockModel}
CELLS = [(name, CELL + 4 * i) for i, name in enumerate(("i", "q", "lock", "q", "lock"))]
steps = st.lists(st.tuples(st.sampled_from(range(len(CELLS))), st.sampled_from([0, 0, 0, 1, 1, 1, 2, 2])), max_size=60)


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(steps)
def test_synchronising_memory_is_its_model(packets: list[tuple[int, int]]):
    pe = Pe()
    models = [MODELS[name]() for name, _ in CELLS]
    for number, (which, operation) in enumerate(packets, 1000):
        name, cell = CELLS[which]
        kind = KINDS_OF[name][operation]
        expected = models[which].serve(kind, number)
        if isinstance(expected, str):
            with pytest.raises(Trap, match=expected):
                pe.serve(kind, cell, number)
            continue
        assert pe.serve(kind, cell, number) == expected
        for model, (_, at) in zip(models, CELLS, strict=True):
            assert pe.waiting(at) == list(model.readers)
            assert pe.holder(at) == (model.holder if isinstance(model, LockModel) else None)
    used = sum(len(m.readers) for m in models) + sum(max(0, len(m.values) - 1) for m in models if isinstance(m, QModel))
    assert pe.chain() + used == (pe.heap - 0x4000) // 16


def test_handlers_know_the_tags_that_have_names():
    """What a handler sets or asks for is a tag of tags.py; and each is one of some handler, but for a matching
    entry's, which the machine alone sets."""
    seen: set[int] = set()
    for template in TEMPLATES:
        for op in (op for block in template.blocks for op in block.ops):
            if op.name == "tag.set" and isinstance(op.operands[1], int):
                seen.add(op.operands[1])
            if op.name == "switch" and op.operands[0] == Reg("tag", "i32"):
                seen.update(op.cases)
    assert seen == SAYS.keys() - {LEFT, RIGHT}
