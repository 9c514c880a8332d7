"""Dead code elimination and dead store elimination.

needs: any template. leaves: no operation without effects whose result is never read, and no store to a word that is the
template's own (frame.py) and that none of its threads loads. A counter that only counts itself is removed, too.
Operations that may trap stay.

    %t = mul.i32 %a, %b
    store.i32 [%fp+24], %t
    pkt %k, %a                              pkt %k, %a
"""

from __future__ import annotations

from emc.dataclass import replace
from emc.ir.flow import without_unready
from emc.ir.module import FP, Block, Op, Reg, Template
from emc.ir.operations import MOVES, ONLY_RESULT, TABLE
from emc.passes.frame import of_frame, own_words, words_of
from emc.target import WORD

_DIVISIONS = frozenset(n for n, row in TABLE.items() if row.divides)


def dce(template: Template) -> Template:
    wanted = _wanted(template, own_words(template))
    if len(wanted) == sum(len(block.ops) for block in template.blocks):
        return template
    gone = _Gone(template, wanted)
    blocks = tuple(_block(block, wanted, gone) for block in template.blocks)
    return without_unready(replace(template, blocks=blocks))


def has_effect(op: Op) -> bool:
    """Whether an operation, pure or on the template's own frame, has other effects than its result."""
    if op.name in _DIVISIONS:
        return op.operands[1] == 0 or not isinstance(op.operands[1], int)
    return op.name not in ONLY_RESULT


def _wanted(template: Template, own: set[int]) -> set[int]:
    """The ids of the operations that stay."""
    makers: dict[str | int, list[Op]] = {}  # of each register, and of each word of the frame
    work: list[Op] = []
    for block in template.blocks:
        for op in block.ops:
            if op.result is None and of_frame(op) and own.issuperset(words_of(op)):
                for word in words_of(op):
                    makers.setdefault(word, []).append(op)
            elif op.result is None or (has_effect(op) and not of_frame(op)):
                work.append(op)
            elif op.name not in MOVES or op.operands[0] != op.result:
                makers.setdefault(op.result.name, []).append(op)
    wanted = {id(op) for op in work}
    while work:
        op = work.pop()
        for value in op.operands:
            if type(value) is Reg and value.name in makers:
                _want(makers.pop(value.name), wanted, work)
        if op.result is not None and of_frame(op):
            for word in words_of(op):
                _want(makers.pop(word, []), wanted, work)
    return wanted


def _want(ops: list[Op], wanted: set[int], work: list[Op]) -> None:
    for op in ops:
        if id(op) not in wanted:
            wanted.add(id(op))
            work.append(op)


class _Gone:
    """The registers and words of the frame that no operation sets any longer. Their checks are removed, too."""

    def __init__(self, template: Template, wanted: set[int]):
        gone = [op for block in template.blocks for op in block.ops if id(op) not in wanted]
        stays = {op.result.name for b in template.blocks for op in b.ops if op.result is not None and id(op) in wanted}
        self.registers = {op.result.name for op in gone if op.result is not None} - stays
        self.words = {word for op in gone if op.result is None for word in words_of(op)}

    def asked_by(self, check: Op) -> bool:
        for i, operand in enumerate(check.operands):
            if not isinstance(operand, Reg):
                continue
            if operand.name in self.registers:
                return True
            offset = check.operands[i + 1] if operand.name == FP.name and i + 1 < len(check.operands) else None
            size = check.operands[-1]
            if not isinstance(offset, int) or not isinstance(size, int) or check.name == "check.fresh":
                continue
            if not self.words.isdisjoint(range(offset // WORD, (offset + max(size, 1) - 1) // WORD + 1)):
                return True
        return False


def _block(block: Block, wanted: set[int], gone: _Gone) -> Block:
    """The block without the operations that are not needed. Their checks are added to the operations after them."""
    ops: list[Op] = []
    checks: tuple[Op, ...] = ()
    for op in block.ops:
        if op.checks:
            checks += tuple(check for check in op.checks if not gone.asked_by(check))
        if id(op) in wanted:
            ops.append(replace(op, checks=checks) if checks != op.checks else op)
            checks = ()
    return replace(block, ops=tuple(ops))
