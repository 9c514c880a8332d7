"""The report of a broken rule of the IR: the template, block and operation where it is broken."""

from __future__ import annotations

from emc.dataclass import dataclass, replace
from emc.ir.module import Block, Op
from emc.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Where:
    """A place of a module; `number` counts operations of the block from 1."""

    name: str
    span: Span = NOWHERE
    label: str = ""
    number: int = 0
    op: str = ""

    def block(self, block: Block) -> Where:
        return replace(self, label=block.label, span=block.ops[0].span if block.ops else self.span)

    def operation(self, index: int, op: Op) -> Where:
        return replace(self, number=index + 1, op=op.name, span=op.span)

    def __str__(self) -> str:
        block = f", block ^{self.label}" if self.label else ""
        operation = f", operation {self.number} ({self.op})" if self.number else ""
        return f"@{self.name}{block}{operation}"


class Malformed(Exception):
    """Raised for a broken rule: a bug in emc, or a mistake in an .emir file that a user wrote. `span`: the place in the
    source."""

    def __init__(self, where: Where, text: str):
        super().__init__(f"{where}: {text}")
        self.where, self.text, self.span = where, text, where.span
