"""What each pass did to a template: its text before and after, as differences.

steps(program, template)  ->  (Step("fold, copy", before, after), ...)      of passes that changed something
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import TypeAlias

from emc import passes
from emc.dataclass import dataclass
from emc.ir.module import Template
from emc.views.show.coupling import HEAD, Part, Row
from emc.views.show.program import ShownProgram, display_name, function_of
from emc.views.show.stages import ir_of

CONTEXT = 2  # lines around a change
Change: TypeAlias = tuple[str, int, int, int, int]  # the kind of change; the lines before; the lines after


@dataclass(frozen=True, slots=True)
class Step:
    """The effect of one pass on a template's IR, as rows before and after it."""

    name: str
    before: tuple[Row, ...]
    after: tuple[Row, ...]


def steps(program: ShownProgram, template: Template) -> tuple[Step, ...]:
    """The passes that changed the template, in order. The template is given as it is before all passes."""
    found: list[Step] = []
    for name, better in passes.steps(template, program.options):
        if better != template:
            found.append(Step(name, ir_of(program, template).rows, ir_of(program, better).rows))
        template = better
    return tuple(found)


def changes(program: ShownProgram, templates: Iterable[Template]) -> list[Part]:
    """A part for each template: its IR as lowered, then the differences that each pass made."""
    return [_part(program, template) for template in before_passes(program, templates)]


def before_passes(program: ShownProgram, templates: Iterable[Template]) -> list[Template]:
    """These templates as they were before all passes."""
    before = {display_name(t): t for t in program.before.templates}
    return [before[display_name(t)] for t in templates if display_name(t) in before]


def heading(template: Template, step: Step) -> str:
    return f"=== {template.name}: after {step.name}, {work(step.before)} -> {work(step.after)}"


def _part(program: ShownProgram, template: Template) -> Part:
    first = ir_of(program, template)
    found = steps(program, template)
    rows = [Row(f"=== {template.name}: as lowered, {work(first.rows)}", level=HEAD), *first.rows, Row("")]
    for step in found:
        rows += [Row(heading(template, step), level=HEAD), *difference(step), Row("")]
    if not found:
        rows += [Row(f"=== {template.name}: no pass changed it", level=HEAD), Row("")]
    return Part(template.name, function_of(template), tuple(rows))


def work(rows: Sequence[Row]) -> str:
    """The number of operations, and their cycles. Each operation is counted once."""
    cycles = [row.cycles for row in rows if row.cycles is not None]
    return f"{_plural(len(cycles), 'operation')} of {_plural(sum(cycles), 'cycle')}"


def _plural(n: int, thing: str) -> str:
    return f"{n} {thing}{'s' * (n != 1)}"


def difference(step: Step) -> list[Row]:
    """The difference as lines: removed ones with `-`, added ones with `+`, some lines around them with a blank, and
    `@@` between changes."""
    found: list[Row] = []
    for group in _groups(step):
        (_, i, _, j, _), (_, _, i_end, _, j_end) = group[0], group[-1]
        found.append(Row(f"@@ {_stretch(i, i_end)} -> {_stretch(j, j_end)} @@"))
        for tag, i, i_end, j, j_end in group:
            if tag == "equal":
                found += _mark(" ", step.after[j:j_end])
            else:
                found += [*_mark("-", step.before[i:i_end]), *_mark("+", step.after[j:j_end])]
    return found


def pairs(step: Step) -> Iterator[tuple[Row | None, Row | None]]:
    """The difference as pairs of a removed and an added line. A line without a partner is paired with None, and (None,
    None) is a gap."""
    for number, group in enumerate(_groups(step)):
        if number:
            yield None, None
        for _, i, i_end, j, j_end in group:
            yield from zip_longest(step.before[i:i_end], step.after[j:j_end])


def _groups(step: Step) -> Iterable[Sequence[Change]]:
    texts = ([row.text for row in step.before], [row.text for row in step.after])
    return SequenceMatcher(None, *texts, autojunk=False).get_grouped_opcodes(CONTEXT)


def _stretch(begin: int, end: int) -> str:
    """A range of lines, counted from 1."""
    return f"lines {begin + 1}-{end}"


def _mark(mark: str, rows: Iterable[Row]) -> list[Row]:
    return [Row(mark + row.text, row.lines) for row in rows]
