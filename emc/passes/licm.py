"""Loop-invariant code motion: what is the same in every iteration of a loop is computed once, before the loop.

Most such operations are parts of addresses, especially of remote ones.

needs: any template. leaves: no pure operation without trap in a block that every iteration executes, if all its
operands are set outside of the loop and no other operation sets its result. Only loops within a thread count; a loop
that waits in every iteration is not one. If several paths lead into a loop, or a path into it may also bypass it, a
block is inserted.

    br ^for                                 %p = shl.i32 %pe, 25
  ^for:                                     %q = or.i32 %p, @row
    %p = shl.i32 %pe, 25                    br ^for
    %q = or.i32 %p, @row                  ^for:
    send write32 %q, %i                     send write32 %q, %i
    %i = add.i32 %i, 1                      %i = add.i32 %i, 1
    brif %i, ^for, ^done                    brif %i, ^for, ^done
"""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from emc.dataclass import dataclass, field, replace
from emc.ir.module import Block, Op, Reg, Template
from emc.passes.dce import has_effect
from emc.passes.graph import ROOT, Graph, graph_of


def licm(template: Template) -> Template:
    graph = graph_of(template)
    loops = _loops(graph)
    if not loops:
        return template
    code = _Code(graph, {block.label: block for block in template.blocks}, loops, _sets(template))
    for head, body in loops:
        taken = code.taken(head, body)
        if taken:
            code.put_before(head, body, taken)
    made: list[Block] = []
    for block in template.blocks:
        if block.label in code.between:
            made.append(code.blocks[code.between[block.label]])
        made.append(code.blocks[block.label])
    return replace(template, blocks=tuple(made))


def _sets(template: Template) -> Counter[str]:
    """The number of places that set each register."""
    sets = Counter(op.result.name for b in template.blocks for op in b.ops if op.result is not None)
    sets.update(r.name for b in template.blocks if b.entry for r in b.entry.parameters)
    return sets


# ---- loops

Loop: TypeAlias = "tuple[str, set[str]]"  # the header of the loop, and all its blocks


def _loops(graph: Graph) -> list[Loop]:
    """The loops whose header is a block of the thread, inner ones first."""
    found: dict[str, set[str]] = {}
    for label in graph.order:
        for way in graph.before[label]:
            if way != ROOT and graph.blocks[label].entry is None and graph.dominates(label, way):
                _collect(graph, way, found.setdefault(label, {label}))
    return [(head, found[head]) for head in sorted(found, key=lambda h: (len(found[h]), graph.span[h]))]


def _collect(graph: Graph, end: str, body: set[str]) -> None:
    """Adds to `body` the blocks from which that end of the loop is reached."""
    work = [end]
    while work:
        label = work.pop()
        if label not in body:
            body.add(label)
            work += graph.before[label]


# ---- moving


@dataclass(slots=True)
class _Code:
    """A template's blocks while operations are moved."""

    graph: Graph
    blocks: dict[str, Block]
    loops: list[Loop]
    sets: Counter[str]  # the number of places that set each register
    between: dict[str, str] = field(default_factory=dict[str, str])  # by a loop's header, the new block before it

    def taken(self, head: str, body: set[str]) -> list[Op]:
        """Removes the operations that can leave the loop from the loop's blocks, and returns them."""
        ends = [way for way in self.graph.before[head] if way in body]
        inside = {op.result.name for label in body for op in self.blocks[label].ops if op.result is not None}
        inside |= {r.name for label in body if (entry := self.blocks[label].entry) for r in entry.parameters}
        taken: list[Op] = []
        for label in sorted(body, key=lambda each: self.graph.span[each]):
            if all(self.graph.dominates(label, end) for end in ends):
                self._take(label, inside, taken)
        return taken

    def _take(self, label: str, inside: set[str], taken: list[Op]) -> None:
        """Removes operations of a block whose operands come from outside of the loop. Their checks stay."""
        block = self.blocks[label]
        left: list[Op] = []
        checks: tuple[Op, ...] = ()
        for op in block.ops:
            if self._may_go(op, inside):
                assert op.result is not None
                inside.discard(op.result.name)
                taken.append(replace(op, checks=()) if op.checks else op)
                checks += op.checks
            else:
                left.append(replace(op, checks=checks + op.checks) if checks else op)
                checks = ()
        if len(left) < len(block.ops):
            self.blocks[label] = replace(block, ops=tuple(left))

    def _may_go(self, op: Op, inside: set[str]) -> bool:
        if op.result is None or self.sets[op.result.name] > 1 or has_effect(op):
            return False
        return not any(isinstance(v, Reg) and v.name in inside for v in op.operands)

    def put_before(self, head: str, body: set[str], taken: list[Op]) -> None:
        """Puts operations at the end of the only block before the loop, or into a new one."""
        ways = [way for way in self.graph.before[head] if way not in body]
        first = self.blocks[ways[0]]
        if len(ways) == 1 and first.ops[-1].name == "br":
            self.blocks[first.label] = replace(first, ops=(*first.ops[:-1], *taken, first.ops[-1]))
            return
        label = head + ".before"
        while label in self.blocks:
            label += "_"
        self.blocks[label] = Block(label, None, (*taken, Op("br", None, (), (head,), span=taken[-1].span)))
        self.between[head] = label
        for way in set(ways):
            self.blocks[way] = _redirect(self.blocks[way], head, label)
        self.graph.before[label] = ways
        self.graph.span[label] = self.graph.span[head]
        for other, around in self.loops:
            if head in around and other != head:
                around.add(label)


def _redirect(block: Block, old: str, new: str) -> Block:
    last = block.ops[-1]
    return replace(
        block, ops=(*block.ops[:-1], replace(last, labels=tuple(new if name == old else name for name in last.labels)))
    )
