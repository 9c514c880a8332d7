"""The rules of fold, copy, gvn and address. One walk (walk.py) applies those that are wanted.

needs: any template. leaves: the same blocks, with simpler operands, with `mov` for values that are already known, and
with `br` where a branch is decided. dce.py removes what is no longer read, and straighten.py what is no longer reached.
"""

from __future__ import annotations

from emc.ir.module import Op, Reg, Template
from emc.ir.operations import MOVES, TABLE
from emc.passes import address, fold, gvn
from emc.passes.walk import Rules, Values, Walk, apply_rules


def rewrite(template: Template, wanted: frozenset[str]) -> Template:
    if not wanted and not any(op.checks for block in template.blocks for op in block.ops):
        return template
    return apply_rules(template, RULES, wanted)


def _mov(walk: Walk, op: Op, values: Values) -> Op:
    assert op.result is not None
    walk.numbers.define(op.result, values[0])
    source = op.operands[0]
    if isinstance(source, Reg) and walk.numbers.is_single(source) and not walk.numbers.is_single(op.result):
        walk.numbers.hold(op.result, values[0])  # so coalesce.py finds no other reader of the source
    return op


def _pure(walk: Walk, op: Op, values: Values) -> Op:
    if walk.fold:
        op = fold.pure(walk, op, values)
        if op.name in MOVES:
            return _mov(walk, op, (walk.numbers.value(op.operands[0]),))
    if walk.address and op.name in address.PARTS:
        op = address.sum_of_parts(walk, op)
    return gvn.pure(walk, op, tuple([walk.numbers.value(v) for v in op.operands]))


def _load(walk: Walk, op: Op, values: Values) -> Op:
    return gvn.load(walk, address.access(walk, op) if walk.address else op)


def _store(walk: Walk, op: Op, values: Values) -> Op:
    return gvn.store(walk, address.access(walk, op) if walk.address else op)


RULES = Rules(
    {
        **{name: _pure for name, row in TABLE.items() if row.group == "pure"},
        **dict.fromkeys(MOVES, _mov),
        **{name: _load for name, row in TABLE.items() if row.loads},
        **{name: _store for name, row in TABLE.items() if row.stores},
        **{name: gvn.own for name, row in TABLE.items() if row.group == "machine" and row.only_result},
        "brif": fold.brif,
        "switch": fold.switch,
    },
    address.check,
)
