"""What each pass did to a template: its text before and after, as differences.

steps(program, template)  ->  (Step("fold, copy", before, after), ...)      of passes that changed something
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import unified_diff

from emc import passes
from emc.ir.module import Template
from emc.views.show.coupling import HEAD, Line, Part, Row
from emc.views.show.program import Program, function_of
from emc.views.show.stages import ir_of

CONTEXT = 2  # lines around a change


@dataclass(frozen=True, slots=True)
class Step:
    """What one pass did. before, after: the template's IR as rows."""

    name: str
    before: tuple[Row, ...]
    after: tuple[Row, ...]


def steps(program: Program, template: Template) -> tuple[Step, ...]:
    """The passes that changed that template (as it is before all passes), in order."""
    found: list[Step] = []
    for name, better in passes.steps(template, program.options):
        if better != template:
            found.append(Step(name, ir_of(program, template).rows, ir_of(program, better).rows))
        template = better
    return tuple(found)


def changes(program: Program, templates: Iterable[Template]) -> list[Part]:
    """A part for each template: its IR as lowered, then the differences that each pass made."""
    before = {(t.role, t.name): t for t in program.before.templates}
    return [_part(program, before[t.role, t.name]) for t in templates if (t.role, t.name) in before]


def _part(program: Program, template: Template) -> Part:
    first = ir_of(program, template)
    found = steps(program, template)
    rows = [Row(f"=== {template.name}: as lowered, {work(first.rows)}", level=HEAD), *first.rows, Row("")]
    for step in found:
        counts = f"{work(step.before)} -> {work(step.after)}"
        rows += [Row(f"=== {template.name}: after {step.name}, {counts}", level=HEAD), *difference(step), Row("")]
    if not found:
        rows += [Row(f"=== {template.name}: no pass changed it", level=HEAD), Row("")]
    return Part(template.name, function_of(template), tuple(rows))


def work(rows: Sequence[Row]) -> str:
    """How many operations there are, and their cycles, each counted once."""
    cycles = [row.cycles for row in rows if row.cycles is not None]
    return f"{len(cycles)} operations of {sum(cycles)} cycles"


def difference(step: Step) -> list[Row]:
    """Lines that went with a `-`, that came with a `+`, a few of those around them with a blank; `@@` between."""
    known: dict[str, tuple[Line, ...]] = {row.text: row.lines for row in (*step.before, *step.after)}
    lines = unified_diff([r.text for r in step.before], [r.text for r in step.after], lineterm="", n=CONTEXT)
    return [Row(line, known.get(line[1:], ())) for line in list(lines)[2:]]
