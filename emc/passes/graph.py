"""The blocks of a template as a graph: what leads where, what dominates what, where what is set differs by way.

    graph = graph_of(template)
    graph.order                 blocks that an entry reaches, each after what dominates it
    graph.above["body"]         the block that dominates `body` most closely; "" when only the entries as a whole do
    joins(graph, {"a", "b"})    blocks where a register set in `a` and `b` may hold what either of them set

Each entry begins a thread, so that all entries follow one imagined block, "". Dominators: Cooper, Harvey, Kennedy, "A
Simple, Fast Dominance Algorithm", 2001. Joins: the iterated dominance frontier (Cytron et al., TOPLAS 1991).
"""

from __future__ import annotations

from collections.abc import Iterable

from emc.dataclass import dataclass
from emc.ir.flow import successors
from emc.ir.module import Block, Template

ROOT = ""


@dataclass(slots=True)
class Graph:
    """blocks: by label, those reached. before: labels of the blocks that lead to one. span: of a block, its number in
    `order` and the one after the last block that it dominates. frontier: blocks that it nearly dominates."""

    blocks: dict[str, Block]
    before: dict[str, list[str]]
    above: dict[str, str]
    order: list[str]
    span: dict[str, tuple[int, int]]
    frontier: dict[str, set[str]]

    def dominates(self, one: str, other: str) -> bool:
        """Whether every way to `other` goes through `one`, or they are the same."""
        first, end = self.span[one]
        return first <= self.span[other][0] < end


def graph_of(template: Template) -> Graph:
    blocks = {block.label: block for block in template.blocks}
    after = {block.label: successors(block) for block in template.blocks}
    entries = [block.label for block in template.blocks if block.entry]
    reached = _reverse_postorder(entries, after)
    before: dict[str, list[str]] = {label: [] for label in reached}
    for label in entries:
        before[label].append(ROOT)
    for label in reached:
        for follower in after[label]:
            before[follower].append(label)
    above = _dominators(reached, before)
    order, span = _tree(reached, above)
    kept = {label: blocks[label] for label in order}
    return Graph(kept, before, above, order, span, _frontiers(before, above))


def joins(graph: Graph, places: Iterable[str]) -> set[str]:
    """Blocks where what was set in one of `places` meets something else that was set before."""
    found: set[str] = set()
    work = list(places)
    while work:
        for label in graph.frontier.get(work.pop(), ()):
            if label not in found:
                found.add(label)
                work.append(label)
    return found


def _reverse_postorder(entries: list[str], after: dict[str, tuple[str, ...]]) -> list[str]:
    seen: set[str] = set()
    finished: list[str] = []
    for entry in reversed(entries):
        if entry in seen:
            continue
        seen.add(entry)
        path = [(entry, iter(after[entry]))]
        while path:
            label, rest = path[-1]
            follower = next((f for f in rest if f not in seen), None)
            if follower is None:
                finished.append(label)
                path.pop()
            else:
                seen.add(follower)
                path.append((follower, iter(after[follower])))
    return finished[::-1]


def _dominators(reached: list[str], before: dict[str, list[str]]) -> dict[str, str]:
    number = {label: i for i, label in enumerate(reached, 1)}
    number[ROOT] = 0
    above = {ROOT: ROOT}

    def common(a: str, b: str) -> str:
        while a != b:
            while number[a] > number[b]:
                a = above[a]
            while number[b] > number[a]:
                b = above[b]
        return a

    changed = True
    while changed:
        changed = False
        for label in reached:
            known = [previous for previous in before[label] if previous in above]
            nearest = known[0]
            for previous in known[1:]:
                nearest = common(previous, nearest)
            if above.get(label) != nearest:
                above[label] = nearest
                changed = True
    return above


def _tree(reached: list[str], above: dict[str, str]) -> tuple[list[str], dict[str, tuple[int, int]]]:
    """The tree of dominators: its blocks from above, and how many each has below it."""
    below: dict[str, list[str]] = {}
    for label in reversed(reached):
        below.setdefault(above[label], []).append(label)
    order: list[str] = []
    span: dict[str, tuple[int, int]] = {}
    work = list(below.get(ROOT, ()))
    while work:
        label = work.pop()
        span[label] = (len(order), 0)
        order.append(label)
        work.extend(below.get(label, ()))
    size = dict.fromkeys(order, 1)
    for label in reversed(order):
        first, _ = span[label]
        span[label] = (first, first + size[label])
        if above[label] != ROOT:
            size[above[label]] += size[label]
    return order, span


def _frontiers(before: dict[str, list[str]], above: dict[str, str]) -> dict[str, set[str]]:
    frontier: dict[str, set[str]] = {}
    for label, ways in before.items():
        if len(ways) > 1:
            for way in ways:
                while way != above[label]:
                    frontier.setdefault(way, set()).add(label)
                    way = above[way]
    return frontier
