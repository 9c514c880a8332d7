"""What called exit, and which activations wait for nothing but its end. The reference engine's rules are in
reference/report.py and waits.py."""

from __future__ import annotations

from emc.engines.native.run.brief import chain
from emc.engines.native.run.machine import Machine
from emc.engines.native.run.origin import Origin
from emc.engines.native.run.program import Program
from emc.machine.run import Exit, inlined_calls, users_line
from emc.machine.standing import OF_EXIT, is_for_one


def callers(machine: Machine, program: Program, origin: Origin) -> frozenset[int]:
    """The segments of the activation that called exit, and of those that wait for nothing but its end."""
    m = machine.record
    found: list[int] = []
    number, life = m.host_by, m.host_by_life
    while number and machine.segment(number).life == life:
        segment = machine.segment(number)
        if segment.template != 0:
            found.append(number)
        number, life = segment.parent, segment.parent_life
    if {_name(machine, program, number) for number in found} <= OF_EXIT:
        return frozenset(found)  # `main` has returned: the module, which holds the reasons of waits, is not needed
    last = next((i for i, one in enumerate(found) if not is_awaited(machine, program, origin, one)), len(found))
    return frozenset(found[: last + 1])


def is_awaited(machine: Machine, program: Program, origin: Origin, number: int) -> bool:
    """Whether the activation that made the one of that segment waits for its end, and for nothing else."""
    segment = machine.segment(number)
    parent = machine.segment(segment.parent)
    if not segment.parent or parent.life != segment.parent_life or not parent.template:
        return False
    if segment.parent == machine.main and _name(machine, program, segment.parent).startswith("__"):
        return True
    if not segment.made or not parent.waits:
        return False
    op = origin.operation(parent.waits)
    return is_for_one(op.word, op.span, origin.operation(segment.made).span)


def _name(machine: Machine, program: Program, number: int) -> str:
    """The name of a segment's template."""
    template: int = machine.segment(number).template
    return program.names[template - 1]


def exited(machine: Machine, program: Program, origin: Origin) -> Exit:
    """The call of exit that ended the run."""
    m = machine.record
    pe: int = m.host_pe
    span = origin.operation(m.host_origin).span
    calls = inlined_calls(span, pe) + chain(origin, program, machine, m.host_by, m.host_by_life)
    return Exit(pe, users_line(span, calls))
