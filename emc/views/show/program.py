"""A program at all its stages, from which the views of `emc show` are made."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from emc.dataclass import dataclass
from emc.front import tree, typed
from emc.ir.handlers import own
from emc.ir.layout import Layout, layout
from emc.ir.module import Datum, Module, Op, Ref, Spread, Template
from emc.ir.operations import TABLE
from emc.ir.traits import NONE, Traits
from emc.machine import Description
from emc.machine.prices import prices
from emc.options import BuildOptions
from emc.source import Span

# the suffix of a private name: the number of its file, or in the library the file's name
_UNIT = re.compile(r"@(?:\w+\.(?:c|emc)|\w+)")


@dataclass(frozen=True)
class ShownProgram:
    """A program and the forms that it has in the compiler."""

    name: str  # of its first file, as given
    files: tuple[str, ...]  # names of the texts with the user's own code, headers included
    units: tuple[typed.Unit, ...]  # typed; empty if the program was given as IR
    before: Module  # linked, before the passes
    module: Module  # as the engines get it
    description: Description
    options: BuildOptions
    text: Callable[[str], str | None]  # returns a file's text by its name; None if it is not available
    trees: tuple[tree.Unit, ...] = ()  # as written; empty if the program was given as IR

    @cached_property
    def layout(self) -> Layout:
        return layout(self.module)

    def traits(self, kind: str) -> Traits:
        """What is known about the packets of a type."""
        number = self.layout.types.get(kind)
        return NONE if number is None else self.layout.traits[number]

    @cached_property
    def templates(self) -> tuple[Template, ...]:
        """The templates of the user's code."""
        return tuple(t for t in self.module.templates if t.span.file in self.files)

    @cached_property
    def by_name(self) -> dict[str, Template]:
        """All templates by name. A handler is here under the name `handler NAME`, because a function may have the same
        name."""
        return {display_name(t): t for t in self.module.templates}

    def data_of(self, templates: Sequence[Template]) -> list[Datum | Spread]:
        """The static objects to show beside some templates. With all templates: all objects. With all of the user's
        templates: the user's objects. Otherwise: the objects that the templates name."""
        if len(templates) == len(self.module.templates):
            return list(self.module.data)
        if len(templates) == len(self.templates):
            return [d for d in self.module.data if d.span.file in self.files]
        return self.named_by(op for t in templates for b in t.blocks for op in b.ops)

    def named_by(self, ops: Iterable[Op]) -> list[Datum | Spread]:
        names = {o.name for op in ops for o in op.operands if isinstance(o, Ref)}
        return [d for d in self.module.data if d.name in names]

    def line(self, span: Span) -> str | None:
        """The source line at which a span begins; None if it is not available."""
        if span.file not in self._lines:
            self._lines[span.file] = (self.text(span.file) or "").split("\n")
        lines = self._lines[span.file]
        return lines[span.line - 1] if 0 < span.line <= len(lines) else None

    @cached_property
    def _lines(self) -> dict[str, list[str]]:
        return {}

    def cycles(self, op: Op) -> int:
        """The cost of an operation on a PE."""
        row = TABLE.get(op.name)
        return self.description.cost.of(row.cost) if row else 0

    def costs(self, template: Template) -> Callable[[Op], int]:
        """The costs of operations on the unit that runs the template, in cycles of a PE."""
        cost = prices(self.description).of(template)
        return lambda op: cost.of(TABLE[op.name].cost) if op.name in TABLE else 0


COMPILER = "emc."  # prefix of the templates that the compiler makes without any source


def display_name(template: Template) -> str:
    return f"handler {template.name}" if template.role == "handler" else template.name


def function_of(template: Template) -> str:
    """The source function that the template belongs to: `main` for the task block @main.everywhere2."""
    if template.role == "handler":
        return own(template.name) or template.name
    name = plain(template.name)
    return name.partition(".")[0] if template.role == "block" and not name.startswith(COMPILER) else name


def plain(name: str) -> str:
    """The name of a template or static object for readers, without the parts that make it unique: `route.iterate` for
    `route@1.iterate`, `x` for `ni_memory.x`."""
    return _UNIT.sub("", name).removeprefix(typed.IN_INTERFACES)
