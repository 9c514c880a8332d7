"""One walk over a template for the passes that look at values: fold, copy, gvn, address.

    made = apply_rules(template, rules, {"fold", "copy"})

Each pass can use at once what another one finds, and the cost of the walk is paid only once. A rule gets an operation
whose operands are already as simple as possible, with the numbers of their values (value_numbers.py). It returns the
new operation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from emc.dataclass import dataclass, replace
from emc.ir.module import Block, Op, Operand, Reg, Template
from emc.passes.graph import graph_of
from emc.passes.value_numbers import Numbers

Values: TypeAlias = "tuple[int, ...]"
Rule: TypeAlias = "Callable[[Walk, Op, Values], Op]"


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules that a walk applies."""

    of: dict[str, Rule]  # by the operation's name
    check: Callable[[Walk, Op], Op]  # returns the new form of a check


def apply_rules(template: Template, rules: Rules, wanted: frozenset[str]) -> Template:
    graph = graph_of(template)
    walk = Walk(template, Numbers(template, graph), rules, wanted)
    made = {label: walk.block(graph.blocks[label]) for label in graph.order}
    return replace(template, blocks=tuple(made.get(b.label, b) for b in template.blocks))


class Walk:
    """The walk over one template, block by block."""

    def __init__(self, template: Template, numbers: Numbers, rules: Rules, wanted: frozenset[str]):
        self.numbers = numbers
        self.rules = rules
        self.template = template
        self.fold, self.copy = "fold" in wanted, "copy" in wanted
        self.gvn, self.address = "gvn" in wanted, "address" in wanted
        # the registers that are only used in addresses (address.py), computed on demand
        self.addresses: set[str] | None = None
        self._ops: list[Op] = []
        self._names: set[str] = set()

    def block(self, block: Block) -> Block:
        self.numbers.enter(block)
        self._ops = []
        for op in block.ops:
            self._ops.append(self._operation(op))
        return replace(block, ops=tuple(self._ops))

    def _operation(self, op: Op) -> Op:
        numbers = self.numbers
        checks = tuple(self.rules.check(self, check) for check in op.checks) if op.checks else ()
        values = tuple([numbers.value(v) for v in op.operands])
        operands = tuple([self._better(v, n, op) for v, n in zip(op.operands, values, strict=True)])
        if operands != op.operands or checks != op.checks:
            op = Op(op.name, op.result, operands, op.labels, op.word, op.cases, op.span, checks)
        rule = self.rules.of.get(op.name)
        if rule is not None:
            return rule(self, op, values)
        if op.result is not None:
            numbers.define(op.result, numbers.fresh())
        for name in numbers.changed_memory(op):
            numbers.change(name)
        return op

    def _better(self, operand: Operand, number: int, op: Op) -> Operand:
        """A constant, or an older register with the same value, in place of an operand."""
        if type(operand) is not Reg:
            return operand
        holder = self.numbers.holder(number)
        if type(holder) is Reg:
            return holder if self.copy else operand
        if holder is None:
            self.numbers.hold(operand, number)
            return operand
        return holder if self.fold and op.name != "frame.new" else operand

    # ---- what rules use

    def emit(self, op: Op) -> None:
        """Adds an operation before the current one."""
        self._ops.append(op)

    def moved(self, op: Op, number: int) -> Op | None:
        """The operation as a move of a value that a constant or a register already has; None if none has it."""
        holder = self.numbers.holder(number)
        if holder is None or op.result is None:
            return None
        self.numbers.define(op.result, number)
        return Op(f"mov.{op.result.kind}", op.result, (holder,), span=op.span, checks=op.checks)

    def settled(self, op: Op, key: tuple[object, ...], values: Values) -> Op:
        """The operation, unchanged, with the key of its result noted; or, for `gvn`, a move of a value with that
        key."""
        assert op.result is not None
        numbers = self.numbers
        known = numbers.known.get(key)
        number = known if self.gvn else None
        if number is None:
            number = numbers.known[key] = numbers.fresh()
            numbers.made[number] = (op.name, values)
            if known is not None:
                numbers.first[number] = numbers.first.get(known, known)
        elif (move := self.moved(op, number)) is not None:
            return move
        numbers.define(op.result, number)
        return op

    def register(self, like: Reg) -> Reg:
        """A register with a new name."""
        if not self._names:
            self._names = {op.result.name for b in self.template.blocks for op in b.ops if op.result is not None}
            self._names |= {r.name for b in self.template.blocks if b.entry for r in b.entry.parameters}
        name = like.name + ".base"
        while name in self._names:
            name += "_"
        self._names.add(name)
        return Reg(name, like.kind)
