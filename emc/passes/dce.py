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
    own = own_words(template)
    wanted = _wanted(template, own)
    if len(wanted) == sum(len(block.ops) for block in template.blocks):
        return template
    gone = _Gone(template, wanted, own)
    blocks = tuple(_block(block, gone) for block in template.blocks)
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
    """The registers and words of the frame that no operation sets any longer. Their checks are removed, too, unless
    they can read another register. wanted: the ids of the operations that stay; own: the template's own words."""

    def __init__(self, template: Template, wanted: set[int], own: set[int]):
        self.wanted, self.own = wanted, own
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


def _block(block: Block, gone: _Gone) -> Block:
    """The block without the operations that are not needed. Their checks are added to the operations after them."""
    ops: list[Op] = []
    checks: tuple[Op, ...] = ()
    later: dict[int, list[Op]] = {}  # checks that wait for a value, by the index of the operation before which they are
    for index, op in enumerate(block.ops):
        for check in op.checks:
            if not gone.asked_by(check):
                checks += (check,)
            elif (moved := _moved(block.ops, index, check, gone)) is not None:
                later.setdefault(moved[0], []).append(moved[1])
        checks += tuple(later.pop(index, ()))
        if id(op) in gone.wanted:
            ops.append(replace(op, checks=checks) if checks != op.checks else op)
            checks = ()
    return replace(block, ops=tuple(ops))


def _moved(ops: tuple[Op, ...], index: int, check: Op, gone: _Gone) -> tuple[int, Op] | None:
    """A check of operation `index` that reads a load which goes: the index of the operation before which it can be
    done, and the check with another load of the same word, which stays. None if there is no such place in the block."""
    place, operands, makers = index, list(check.operands), dict[Reg, int]()
    for i, operand in enumerate(operands):
        if isinstance(operand, Reg) and operand != FP:
            maker = _maker(ops, index, operand)
            if operand.name in gone.registers:
                maker = _same(ops, maker, gone)
                if maker < 0:
                    return None
                place, operand = max(place, maker + 1), ops[maker].result
                assert operand is not None
                operands[i] = operand
            makers[operand] = maker
    moved = replace(check, operands=tuple(operands))
    if gone.asked_by(moved) or any(_maker(ops, place, register) != maker for register, maker in makers.items()):
        return None
    return (place, moved) if all(map(_is_quiet, ops[index:place])) else None


def _same(ops: tuple[Op, ...], maker: int, gone: _Gone) -> int:
    """The index of another load of the same word of the frame, with the same value, whose result stays; -1 if there is
    none."""
    op = ops[maker]
    if maker < 0 or not of_frame(op) or op.result is None or not gone.own.issuperset(words_of(op)):
        return -1
    for index, other in enumerate(ops):
        if (other.name, other.operands) == (op.name, op.operands) and id(other) in gone.wanted:
            stores = (o for o in ops[min(maker, index) : max(maker, index)] if o.result is None and of_frame(o))
            if not any(word in words_of(op) for o in stores for word in words_of(o)):
                return index
    return -1


def _maker(ops: tuple[Op, ...], end: int, register: Reg) -> int:
    """The index of the last operation before `end` that sets the register; -1 if there is none in the block."""
    return next((i for i in reversed(range(end)) if ops[i].result == register), -1)


def _is_quiet(op: Op) -> bool:
    """Whether a check may as well be done after the operation."""
    return of_frame(op) or (op.result is not None and not has_effect(op))
