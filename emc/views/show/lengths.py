"""How long a thread may take: the cycles from a block to the `break`, on the shortest path and on the longest one."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush

from emc.dataclass import dataclass
from emc.ir.flow import successors
from emc.ir.module import Block, Op, Template


@dataclass(frozen=True, slots=True)
class Length:
    """The cycles of a thread."""

    least: int
    most: int | None  # None: it depends on a loop

    def __str__(self) -> str:
        if self.most is None:
            return f"{self.least} or more"
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"


def reachable(template: Template, label: str) -> list[str]:
    """The labels of the blocks that a thread may run from that label on, in the template's order."""
    blocks = {b.label: b for b in template.blocks}
    found, work = {label}, [label]
    while work:
        for after in successors(blocks[work.pop()]):
            if after not in found:
                found.add(after)
                work.append(after)
    return [b.label for b in template.blocks if b.label in found]


def length(template: Template, label: str, cycles: Callable[[Op], int]) -> Length:
    """The length of the thread that begins there, without its dispatch."""
    blocks = {b.label: b for b in template.blocks}
    own = {name: sum(map(cycles, block.ops)) for name, block in blocks.items()}
    return Length(_shortest(blocks, own, label), _longest(blocks, own, label))


def _shortest(blocks: dict[str, Block], own: dict[str, int], label: str) -> int:
    heap, done = [(own[label], label)], set[str]()
    while heap:
        so_far, here = heappop(heap)
        if here in done:
            continue
        done.add(here)
        after = successors(blocks[here])
        if not after:
            return so_far
        for one in after:
            heappush(heap, (so_far + own[one], one))
    return own[label]  # an endless loop


def _longest(blocks: dict[str, Block], own: dict[str, int], label: str) -> int | None:
    """The longest path, or None if the thread may loop. The length from a block is known when the lengths from all
    blocks after it are."""
    known: dict[str, int] = {}
    open_blocks: set[str] = set()
    work = [label]
    while work:
        here = work[-1]
        if here in known:
            work.pop()
            continue
        after = successors(blocks[here])
        missing = [one for one in after if one not in known]
        if not missing:
            known[here] = own[here] + max((known[one] for one in after), default=0)
            open_blocks.discard(here)
            work.pop()
        elif open_blocks.intersection(missing) or here in missing:
            return None
        else:
            open_blocks.add(here)
            work.extend(missing)
    return known[label]
