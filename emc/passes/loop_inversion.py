"""Loop inversion: a jump to a short test is replaced by the test, so loops test at their end and save a branch in each
iteration.

needs: any template. leaves: no `br` to a block that consists of a few pure operations and a `brif`.

    ^for:                                   ^for:
        %t = lts.i32 %i, %n                     %t = lts.i32 %i, %n
        brif %t, ^body, ^done                   brif %t, ^body, ^done
    ^body:                                  ^body:
        ...                                     ...
        br ^for                                 %t = lts.i32 %i, %n
                                                brif %t, ^body, ^done
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.ir.module import Block, Op, Template
from emc.ir.operations import TABLE

LONGEST = 4  # this many operations cost no more than a branch


def loop_inversion(template: Template) -> Template:
    tests = {b.label: b.ops for b in template.blocks if _is_test(b)}
    return replace(template, blocks=tuple(_invert(b, tests) for b in template.blocks)) if tests else template


def _is_test(block: Block) -> bool:
    return (
        block.entry is None
        and len(block.ops) <= LONGEST
        and block.ops[-1].name == "brif"
        and all(TABLE[op.name].group == "pure" for op in block.ops[:-1])
    )


def _invert(block: Block, tests: dict[str, tuple[Op, ...]]) -> Block:
    last = block.ops[-1]
    if last.name != "br" or last.labels[0] not in tests:
        return block
    return replace(block, ops=(*block.ops[:-1], *tests[last.labels[0]]))
