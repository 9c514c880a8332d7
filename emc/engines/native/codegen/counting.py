"""The areas where threads of a profile count, in words of 64 bits: one for threads, one for accesses that bypass them.

    sent        four numbers of packets for each operation: machine/tally.py's Sent, one after the other
    blocks      for each block of the module: how often it was run to its end
    cuts        for each PE: the operation at which a trap or the run's end stopped a block, and the cycles up to it

The texts of threads (writer.py) use places of the area by number; `counts` reads it when the run is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from emc.dataclass import dataclass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from emc.ir.module import Module

KINDS_SENT = 4
OWN, REPLY = 0, 2  # the kind after each of them: packets that leave the PE


@dataclass(frozen=True, slots=True)
class Area:
    """The layout of an area."""

    operations: int  # how many, with one for the machine's own
    blocks: int  # how many
    pes: int  # how many

    @property
    def first_block(self) -> int:
        return KINDS_SENT * self.operations

    @property
    def cuts(self) -> int:
        return self.first_block + self.blocks

    @property
    def size(self) -> int:
        """The size of one area in words."""
        return self.cuts + 2 * self.pes

    def sent(self, words: Sequence[int], kind: int) -> list[int]:
        return list(words[kind * self.operations : (kind + 1) * self.operations])


def area(module: Module) -> Area:
    """The layout for that module."""
    blocks = [block for template in module.templates for block in template.blocks]
    return Area(1 + sum(len(block.ops) for block in blocks), len(blocks), module.target.pes)


def helpers(place: Area) -> str:
    """The LLVM function for a block that is not run to its end, which happens rarely."""
    return f"""
define internal void @emc_cut(ptr %counts, i32 %pe, i64 %op, i64 %cycles) noinline cold {{
  %some = icmp sgt i64 %cycles, 0
  br i1 %some, label %keep, label %done
keep:
  %twice = shl i32 %pe, 1
  %number = add i32 %twice, {place.cuts}
  %slot = getelementptr i64, ptr %counts, i32 %number
  store i64 %op, ptr %slot
  %second = getelementptr i64, ptr %slot, i32 1
  store i64 %cycles, ptr %second
  br label %done
done:
  ret void
}}
"""
