"""The blocks of a template as a graph: predecessors, dominators, and the blocks where different values may meet.

    graph = graph_of(template)
    graph.order                 blocks that an entry reaches, each after the blocks that dominate it
    graph.above["body"]         the immediate dominator of `body`; "" if only the entries together dominate it
    joins(graph, {"a", "b"})    blocks where a register set in `a` and `b` may hold the value from either

Each entry begins a thread, so all entries follow one imaginary block, "". Dominators: Cooper, Harvey, Kennedy, "A
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
    """The graph of a template's reached blocks."""

    blocks: dict[str, Block]  # by label
    before: dict[str, list[str]]  # the labels of each block's predecessors
    above: dict[str, str]  # the immediate dominator of each block
    order: list[str]
    # of each block: its number in `order`, and the number after the last block that it dominates
    span: dict[str, tuple[int, int]]
    frontier: dict[str, set[str]]  # the dominance frontier of each block

    def dominates(self, one: str, other: str) -> bool:
        """Whether every path to `other` goes through `one`, or they are the same block."""
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
    """The blocks where a value set in one of `places` meets another value."""
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
    """The dominator tree: its blocks from the root down, and the span of each (Graph.span)."""
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
