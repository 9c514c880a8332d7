"""The numbers of a module's operations, and the place of each. A check comes before the operation that it belongs to.

places = Places()
places.add(template)        {"start": 1, "loop": 7}: the number of each block's first operation
places[8]                   Place("main", "", Span(...)), which is needed for few operations only
"""

from __future__ import annotations

from bisect import bisect_right
from itertools import accumulate

from emc.dataclass import dataclass
from emc.ir.module import Block, Op, Template
from emc.source import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Place:
    """The place of an operation in the program."""

    template: str  # the template's name
    word: str  # the operation's own word; for a break, what it waits for
    span: Span


BY_MACHINE = Place("the machine", "", NOWHERE)


class Places:
    """The places of all operations. Number 0 is the machine's own."""

    def __init__(self) -> None:
        self.starts = [0]  # first numbers of the templates, in the order in which they were added
        self.templates: list[Template | None] = [None]
        self.end = 1
        self._made: dict[int, list[Place]] = {0: [BY_MACHINE]}
        self._plain = [0]  # computed as far as it was needed
        self._counted = 1  # templates that _plain covers

    def add(self, template: Template) -> dict[str, int]:
        """Numbers a template's operations. Returns the first number of each block."""
        self.starts.append(self.end)
        self.templates.append(template)
        first = {label: self.end + number for label, number in first_operations(template).items()}
        self.end += sum(map(_size, template.blocks))
        return first

    def last(self, first: int, block: Block) -> int:
        """The number of the last operation of a block whose first operation has the number `first`."""
        return first + _size(block) - 1

    def operation(self, number: int) -> Op:
        """The check or operation with that number."""
        index = bisect_right(self.starts, number) - 1
        return _operations(self.templates[index])[number - self.starts[index]]

    def __getitem__(self, number: int) -> Place:
        index = bisect_right(self.starts, number) - 1
        if index not in self._made:
            self._made[index] = _places(self.templates[index])
        return self._made[index][number - self.starts[index]]

    @property
    def plain(self) -> list[int]:
        """For each operation, its number when checks are not counted."""
        for template in self.templates[self._counted :]:
            for block in template.blocks if template is not None else ():
                for op in block.ops:
                    self._plain += [self._plain[-1] + 1] * (len(op.checks) + 1)
        self._counted = len(self.templates)
        return self._plain


def first_operations(template: Template) -> dict[str, int]:
    """The number of each block's first operation within the template, from 0 on."""
    sizes = map(_size, template.blocks)
    return dict(zip([block.label for block in template.blocks], accumulate(sizes, initial=0), strict=False))


def _size(block: Block) -> int:
    return len(block.ops) + sum([len(op.checks) for op in block.ops if op.checks])


def _places(template: Template | None) -> list[Place]:
    assert template is not None
    return [Place(template.name, one.word, one.span) for one in _operations(template)]


def _operations(template: Template | None) -> list[Op]:
    assert template is not None
    return [one for block in template.blocks for op in block.ops for one in (*op.checks, op)]
