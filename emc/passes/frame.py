"""The words of a template's frame that only the template itself accesses.

    words = own_words(template)         numbers of words: {3, 7, 8}

A word is a template's own if its address is only used in loads and stores that name it as `[%fp+n]`, so no pointer can
point to it. Other threads of the activation load and store it, too, but none of them runs while another thread does.
This includes cells, which packets fill, and the words after them: nothing changes them during a thread.
"""

from __future__ import annotations

from emc.ir.module import FP, Op, Operand, Reg, Template
from emc.ir.operations import TABLE
from emc.target import WORD

SIZES = {name: row.width for name, row in TABLE.items() if row.width}


def words_of(op: Op) -> range:
    """The words of the frame that a load or store with base %fp accesses."""
    offset = op.operands[1]
    assert isinstance(offset, int)
    return range(offset // WORD, (offset + SIZES[op.name] - 1) // WORD + 1)


def of_frame(op: Op) -> bool:
    """Whether the operation is a load or store of a place in the template's own frame."""
    if op.name not in SIZES:
        return False
    base = op.operands[0]
    return type(base) is Reg and base.name == FP.name


def own_words(template: Template) -> set[int]:
    touched: set[int] = set()
    known: set[int] = set()
    for block in template.blocks:
        for op in block.ops:
            if not _names_frame(op.operands):
                continue
            if of_frame(op) and not _names_frame(op.operands[2:]):
                touched.update(words_of(op))
            elif op.name == "add.i32" and isinstance(op.operands[1], int):
                if not _expose(template, op.operands[1], known):
                    return set()
            else:
                return set()
    return touched - known


def _names_frame(operands: tuple[Operand, ...]) -> bool:
    return any(type(value) is Reg and value.name == FP.name for value in operands)


def _expose(template: Template, offset: int, known: set[int]) -> bool:
    """Notes the words to which a pointer made from that address may point: those of the slot there, and of a slot that
    ends there. Returns False if it may point to any word."""
    found = False
    for slot in template.slots:
        words = -(-slot.size // WORD)
        first = slot.offset // WORD
        if slot.offset <= offset <= (first + words) * WORD:
            known.update(range(first, first + words))
            found = True
    return found
