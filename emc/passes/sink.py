"""Code sinking: a thread loads from its frame where it needs the value, and not on paths where it does not.

needs: any template. leaves: loads of words that are the template's own (frame.py) as far down as possible: before the
first operation that reads the register or stores to the word, or on a branch that leads to one. No path through a
thread has more loads than before. Lowering puts all loads at the thread's beginning, so after this pass packets are
sent sooner.

    ^packet: entry 5 (%v)                   ^packet: entry 5 (%v)
        %a = load.i32 [%fp+8]                   %n = load.i32 [%fp+12]
        %n = load.i32 [%fp+12]                  pkt %v, %n
        pkt %v, %n                              brif %n, ^more, ^done
        brif %n, ^more, ^done               ^more:
    ^more:                                      %a = load.i32 [%fp+8]
        pkt %v, %a                              pkt %v, %a
        br ^done                                br ^done

A load is *late* at a place if all paths to the place contain it and have not needed it yet. (Knoop, Ruething, Steffen:
Partial dead code elimination, PLDI 1994.)
"""

from __future__ import annotations

from collections.abc import Iterator

from emc.dataclass import dataclass, field, replace
from emc.ir.flow import successors, without_unready
from emc.ir.module import Block, Op, Reg, Template
from emc.ir.operations import TABLE
from emc.passes.frame import of_frame, own_words, words_of
from emc.passes.graph import Graph, graph_of

# after these there is no frame to load from
_ENDS = frozenset(n for n, row in TABLE.items() if "leaves" in row.effects)


def sink(template: Template) -> Template:
    loads = _Loads(own_words(template))
    for block in template.blocks:
        for op in block.ops:
            loads.note(op)
    if not loads.ops:
        return template
    graph = graph_of(template)
    rewriter = _Rewriter(graph, loads, _late(graph, loads), _live(graph, loads))
    blocks = tuple(new for block in template.blocks for new in rewriter.block(block))
    return without_unready(replace(template, blocks=blocks))


@dataclass(slots=True)
class _Loads:
    """The different loads of own words into registers. A set of them is the bits of one int."""

    own: set[int]
    ops: list[Op] = field(default_factory=list[Op])  # one load of each kind, in order
    bits: dict[tuple[str, Reg, int], int] = field(default_factory=dict[tuple[str, Reg, int], int])
    by_register: dict[Reg, int] = field(default_factory=dict[Reg, int])  # for each register, the loads that set it
    by_word: dict[int, int] = field(default_factory=dict[int, int])  # for each word, its loads

    @property
    def all(self) -> int:
        return (1 << len(self.ops)) - 1

    def note(self, op: Op) -> None:
        if op.result is None or op.checks or not of_frame(op) or not self.own.issuperset(words_of(op)):
            return
        kind = _kind(op)
        if kind not in self.bits:
            bit = self.bits[kind] = 1 << len(self.ops)
            self.ops.append(op)
            self.by_register[op.result] = self.by_register.get(op.result, 0) | bit
            for word in words_of(op):
                self.by_word[word] = self.by_word.get(word, 0) | bit

    def of(self, op: Op) -> int:
        """The bit of the load that an operation is, or 0."""
        if op.result is None or op.checks or not of_frame(op):
            return 0
        return self.bits.get(_kind(op), 0)

    def needed(self, op: Op) -> int:
        """The late loads that must be done before an operation, because it reads their register, stores to their word,
        or ends the frame."""
        if op.name in _ENDS:
            return self.all
        found = 0
        for value in op.operands:
            if type(value) is Reg:
                found |= self.by_register.get(value, 0)
        if op.result is None and of_frame(op):
            for word in words_of(op):
                found |= self.by_word.get(word, 0)
        return found

    def after(self, op: Op, late: int) -> int:
        """The loads that are still late after an operation. A load whose register the operation sets is dropped, since
        it was not needed."""
        late &= ~self.needed(op)
        return late & ~self.by_register.get(op.result, 0) | self.of(op) if op.result is not None else late

    def into(self, registers: set[Reg]) -> int:
        found = 0
        for register in registers:
            found |= self.by_register.get(register, 0)
        return found

    def members(self, some: int) -> list[Op]:
        found: list[Op] = []
        while some:
            lowest = some & -some
            found.append(self.ops[lowest.bit_length() - 1])
            some ^= lowest
        return found


def _kind(op: Op) -> tuple[str, Reg, int]:
    offset = op.operands[1]
    assert op.result is not None and isinstance(offset, int)
    return op.name, op.result, offset


def _late(graph: Graph, loads: _Loads) -> dict[str, int]:
    """The loads that are late at the start of each block: the greatest solution."""
    made: dict[str, int] = {}
    passed: dict[str, int] = {}
    for label, block in graph.blocks.items():
        made[label], passed[label] = 0, loads.all
        for op in block.ops:
            made[label], passed[label] = loads.after(op, made[label]), loads.after(op, passed[label])
    late = {label: 0 if block.entry else loads.all for label, block in graph.blocks.items()}
    work = list(graph.order)
    while work:
        label = work.pop()
        behind = made[label] | (late[label] & passed[label])
        for follower in successors(graph.blocks[label]):
            if late[follower] & ~behind:
                late[follower] &= behind
                work.append(follower)
    return late


def _live(graph: Graph, loads: _Loads) -> dict[str, int]:
    """For each block, the loads whose register is read after its start before it is set."""
    live: dict[str, set[Reg]] = {label: set() for label in graph.order}
    stale = set(graph.order)
    while stale:
        for label in [label for label in reversed(graph.order) if label in stale]:
            stale.discard(label)
            block = graph.blocks[label]
            now = set[Reg]().union(*(live[follower] for follower in successors(block)))
            for op in reversed(block.ops):
                if op.result is not None:
                    now.discard(op.result)
                now.update(value for value in op.operands if type(value) is Reg)
            if now != live[label]:
                live[label] = now
                stale.update(one for one in graph.before[label] if one)
    return {label: loads.into(registers) for label, registers in live.items()}


@dataclass(frozen=True, slots=True)
class _Rewriter:
    """Moves the loads of a template."""

    graph: Graph
    loads: _Loads
    late: dict[str, int]  # at the start of each block
    live: dict[str, int]  # at the start of each block

    def block(self, block: Block) -> Iterator[Block]:
        """The block with its loads where they are needed, and new blocks for branches on which some of the loads are
        done."""
        if block.label not in self.late:
            yield block
            return
        late = self.late[block.label]
        ops: list[Op] = []
        waiting: tuple[Op, ...] = ()
        for op in block.ops:
            needed = self.loads.needed(op)
            ops += self.loads.members(late & needed)
            if not self.loads.of(op):
                new, waiting = self._checked(op, waiting, late & ~needed)
                ops.append(new)
            late = self.loads.after(op, late)
        ways = {follower: late & ~self.late[follower] & self.live[follower] for follower in successors(block)}
        here = self._here(block, ways)
        ops[-1:-1] = self.loads.members(here)
        labels: dict[str, str] = {}
        split: list[Block] = []
        for follower, due in ways.items():
            if due & ~here:
                labels[follower] = f"{follower}.{block.label}.late"
                jump = Op("br", None, (), (follower,), span=block.ops[-1].span)
                split.append(Block(labels[follower], None, (*self.loads.members(due & ~here), jump)))
        last = ops[-1]
        ops[-1] = replace(last, labels=tuple(labels.get(label, label) for label in last.labels)) if labels else last
        yield replace(block, ops=tuple(ops))
        yield from split

    def _checked(self, op: Op, waiting: tuple[Op, ...], late: int) -> tuple[Op, tuple[Op, ...]]:
        """The operation with the checks that can be done before it, and the checks that still wait for the values that
        they read. Checks never cause a load, so they move down, too, or disappear."""
        checks = (*waiting, *op.checks)
        if not checks:
            return op, ()
        ready = tuple(check for check in checks if not self._read(check) & late)
        rest = tuple(check for check in checks if self._read(check) & late and op.result not in check.operands)
        return (op if ready == op.checks else replace(op, checks=ready)), rest

    def _read(self, check: Op) -> int:
        return self.loads.into({value for value in check.operands if type(value) is Reg})

    def _here(self, block: Block, ways: dict[str, int]) -> int:
        """The loads that are done before the branch: loads that all branches need, or that a likely branch needs. A
        load on a separate branch costs one more branch instruction."""
        here = self.loads.all if ways else 0
        for due in ways.values():
            here &= due
        for follower, due in ways.items():
            if due & ~here and self._enters_loop(block.label, follower):
                here |= due
        return here

    def _enters_loop(self, label: str, follower: str) -> bool:
        seen: set[str] = set()
        work = [follower]
        while work:
            for one in successors(self.graph.blocks[work.pop()]):
                if one not in seen:
                    seen.add(one)
                    work.append(one)
        return follower in seen and label not in seen
