"""A program at all its stages: what the views of `emc show` draw from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from emc.dataclass import dataclass
from emc.front import typed
from emc.ir.handlers import own
from emc.ir.layout import Layout, layout
from emc.ir.module import Datum, Module, Op, Ref, Spread, Template
from emc.ir.operations import TABLE
from emc.ir.traits import NONE, Traits
from emc.machine import Description
from emc.options import BuildOptions
from emc.source import Span

_UNIT = re.compile(r"@(?:\w+\.(?:c|emc)|\w+)")  # a file's number, or in the library its name


@dataclass(frozen=True)
class ShownProgram:
    """name: of its first file, as given. files: names of the texts that the user's own code is in, headers included.
    before: linked, as the passes get it; module: as engines get it. units: typed; none of a program that is IR
    already. text: a file's text by its name, None when it can't be had."""

    name: str
    files: tuple[str, ...]
    units: tuple[typed.Unit, ...]
    before: Module
    module: Module
    description: Description
    options: BuildOptions
    text: Callable[[str], str | None]

    @cached_property
    def layout(self) -> Layout:
        return layout(self.module)

    def traits(self, kind: str) -> Traits:
        """What is known of the packets of a type."""
        number = self.layout.types.get(kind)
        return NONE if number is None else self.layout.traits[number]

    @cached_property
    def templates(self) -> tuple[Template, ...]:
        """The user's own."""
        return tuple(t for t in self.module.templates if t.span.file in self.files)

    @cached_property
    def by_name(self) -> dict[str, Template]:
        """Of all templates; a handler's name may be that of a function, and is `handler NAME` here."""
        return {display_name(t): t for t in self.module.templates}

    def data_of(self, templates: Sequence[Template]) -> list[Datum | Spread]:
        """The static objects that go with templates: with all or all of the user's, all or the user's; with a few,
        those that they name."""
        if len(templates) == len(self.module.templates):
            return list(self.module.data)
        if len(templates) == len(self.templates):
            return [d for d in self.module.data if d.span.file in self.files]
        return self.named_by(op for t in templates for b in t.blocks for op in b.ops)

    def named_by(self, ops: Iterable[Op]) -> list[Datum | Spread]:
        names = {o.name for op in ops for o in op.operands if isinstance(o, Ref)}
        return [d for d in self.module.data if d.name in names]

    def line(self, span: Span) -> str | None:
        """The source line at which a span begins; None when it can't be had."""
        if span.file not in self._lines:
            self._lines[span.file] = (self.text(span.file) or "").split("\n")
        lines = self._lines[span.file]
        return lines[span.line - 1] if 0 < span.line <= len(lines) else None

    @cached_property
    def _lines(self) -> dict[str, list[str]]:
        return {}

    def cycles(self, op: Op) -> int:
        """What an operation costs on this machine."""
        row = TABLE.get(op.name)
        return self.description.cost.of(row.cost) if row else 0


COMPILER = "emc."  # what the names of templates begin with that the compiler makes of nothing written


def display_name(template: Template) -> str:
    return f"handler {template.name}" if template.role == "handler" else template.name


def function_of(template: Template) -> str:
    """The function of the source that it belongs to: `main` of the task block @main.everywhere2."""
    if template.role == "handler":
        return own(template.name) or template.name
    name = plain(template.name)
    return name.partition(".")[0] if template.role == "block" and not name.startswith(COMPILER) else name


def plain(name: str) -> str:
    """A template's name as readers know it, without what makes private names unique: `route.iterate` of
    `route@1.iterate`."""
    return _UNIT.sub("", name)
