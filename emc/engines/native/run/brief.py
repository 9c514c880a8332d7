"""Reports how a long run ended: kind, place and callers, with less detail than the reference engine.

The reference engine gives the best report, but has to run everything again for it. If that would take more than
PATIENCE seconds, the user gets this report, which also says how to get the full one.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from emc.engines.native.kernel import state
from emc.engines.native.run.machine import Machine
from emc.engines.native.run.origin import Origin
from emc.engines.native.run.program import Program
from emc.engines.trapped import count_bytes
from emc.ir.numbers import i32
from emc.machine.run import LONGEST_CHAIN, Call, Trap, inlined_calls, users_line
from emc.machine.run import REFERENCE_REPORTS_MORE as MORE
from emc.source import NOWHERE
from emc.target import CODE, NULL_PAGE

if TYPE_CHECKING:
    from emc.engines.native.run.checks import Checks
    from emc.ir.module import Op
    from emc.ir.operations import Operation

PATIENCE = 20  # seconds
FOUND_PATIENCE = 2  # in a checked build, in which this engine knows most of the report itself
PACKETS, CYCLES = 100_000, 2_000_000  # that the reference engine does in a second, about
_ACCESS = ("null pointer", "wild address", "misaligned access")
_KINDS = {
    **dict.fromkeys(("divs", "divu", "rems", "remu"), "division by zero"),
    **dict.fromkeys(("br", "brif", "switch"), "out of cycles"),
    "tags": "freed while threads wait",
}


def is_long(machine: Machine, found: bool) -> bool:
    """Whether the reference engine would take too long for the same run. found: whether a check knows what is wrong."""
    patience = min(PATIENCE, FOUND_PATIENCE) if found else PATIENCE
    busy: int = sum(pe.busy_cycles for pe in machine.pes)
    packets: int = machine.record.packets
    return packets / PACKETS + busy / CYCLES > patience


def brief(origin: Origin, program: Program, machine: Machine, reason: int, checks: Checks | None) -> Trap:
    """The trap of a run that the kernel ended for that reason, unless it is a deadlock. checks: the checks of a checked
    build, or None."""
    m = machine.record
    if reason == state.OVER:
        return _over(origin, program, machine)
    if m.full:
        return Trap("packet buffer full", NOWHERE, m.full - 1, m.now, (), (MORE,))
    if m.trap_at != m.now:
        return Trap(
            "packet to no entry",
            NOWHERE,
            m.running,
            m.now,
            (),
            ("it may also be `matching overrun` or `packet to a dead frame`", MORE),
        )
    number: int = m.failed_op
    op = origin.operation(number)
    known = checks.found.get((m.failed_pe, number)) if checks is not None else None
    sent: int = m.failed_origin  # a handler's trap is reported at the line that sent the packet
    span = origin.operation(sent).span if sent else op.span if known is None else known.place.span
    on = machine.target.unit(m.failed_pe) if m.failed_pe >= machine.target.pes else ""
    calls = inlined_calls(span, m.failed_pe) + chain(origin, program, machine, m.failed_by, m.failed_life)
    at = users_line(span, calls)
    if known is not None:
        inside = () if at is span else (f"in {calls[0].template} of the library, at {span}",)
        detail = (*inside, *known.why.detail, *([known.handler] if sent else []), MORE)
        return Trap(known.why.kind, at, m.failed_pe, m.now, calls, detail, known.why.notes, on)
    kind = _kind(op, m.failed_value, program, m.failed_sent >= m.most_sent)
    if op.name == "trap" and "%d" in kind:
        text, numbers = kind, machine.words(m.failed_pe, m.failed_value, kind.count("%d"))
        return Trap(text % tuple(numbers), at, m.failed_pe, m.now, calls, (MORE,), on=on)
    return Trap(kind, at, m.failed_pe, m.now, calls, (*_about(op, kind, m.failed_value, program), MORE), on=on)


def _over(origin: Origin, program: Program, machine: Machine) -> Trap:
    """The trap for the last cycle. It names the thread that ends last, on the lowest PE, at the operation where it was
    cut (reference/report.py: busiest)."""
    m = machine.record
    pe = max(range(machine.target.pes), key=lambda number: (machine.pes[number].busy, -number))
    one = machine.pes[pe]
    at: int = m.cut_op if m.cut_pe == pe else 0
    span = origin.operation(at or origin.first(one.current)).span if one.current else NOWHERE
    calls = inlined_calls(span, pe) + (chain(origin, program, machine, one.by, one.by_life) if one.current else ())
    return Trap(
        "out of cycles", users_line(span, calls), pe, m.now, calls, (f"the limit, --max-cycles, is {m.last}", MORE)
    )


def _kind(op: Op, value: int, program: Program, crowded: bool) -> str:
    target = program.target
    row = _row(op)
    if "sends" in row.effects:
        if crowded:
            return "packet buffer full"
        if op.name != "get":  # `get` has a local address
            if value >> target.address_bits >= target.pes:
                return "no such PE" if op.name == "send" else "wild address"
            value &= target.address_mask
    if op.name == "trap":
        return op.word
    if op.name == "frame.new":
        number = value - CODE - 1
        return "out of frames" if 0 <= number < len(program.sizes) and program.sizes[number] else "not a function"
    if op.name == "frame.free":
        return "frame freed twice"
    if row.stem in _KINDS:
        return _KINDS[row.stem]
    if value < NULL_PAGE:
        return "null pointer"
    return "misaligned access" if value & 3 and value < program.target.memory - 8 else "wild address"


def _row(op: Op) -> Operation:
    """The operation's row in the table, which this engine needs only after a bad end."""
    row: Operation = import_module("emc.ir.operations").TABLE[op.name]
    return row


def _about(op: Op, kind: str, value: int, program: Program) -> tuple[str, ...]:
    """Details of the trap, in the reference engine's words."""
    size = _row(op).width
    if kind in _ACCESS and size:
        ends = f", memory ends at {program.target.memory:#x}" if kind == "wild address" else ""
        return (f"access of {count_bytes(size)} at address {value:#x}{ends}",)
    if kind == "not a function":
        return (f"code address {value:#x}",)
    if op.name == "trap" and op.operands:
        about = f", and the PEs are 0 to {program.target.pes - 1}" * (kind == "no such PE")
        return (f"value {i32(value)}{about}",)
    return ()


def chain(origin: Origin, program: Program, machine: Machine, number: int, life: int) -> tuple[Call, ...]:
    """The calls that led to the activation of that segment, newest first, as far as they are known."""
    links: list[Call] = []
    stride = machine.record.stride
    while number not in (0, machine.main) and len(links) < LONGEST_CHAIN:
        segment = machine.segment(number)
        made: int = segment.made
        template: int = segment.template
        if segment.life != life or not made or segment.parent == machine.main:
            break
        name = program.names[template - 1] if template else "a function that has returned"
        links.append(Call(name, (number << 7) // stride, origin.operation(made).span, False))
        number, life = segment.parent, segment.parent_life
    return tuple(links)
