"""Reports why a run ended, as a Run: exits, traps with their chains, deadlocks, Ctrl-C. This module reads the machine
and changes only `machine.result`."""

from __future__ import annotations

from collections import Counter
from types import TracebackType
from typing import NoReturn

from emc.dataclass import replace
from emc.engines.disagreed import IN_FMPL, Disagreed, disagreed
from emc.engines.reference.absent import absent, circles
from emc.engines.reference.core import Core
from emc.engines.reference.entry import Entry, locate
from emc.engines.reference.exchanges import missing_neighbours
from emc.engines.reference.messages import in_the_other_way
from emc.engines.reference.state import Activation, Ended, Flight, Pe
from emc.engines.reference.waits import (
    could_send,
    is_awaited,
    is_start,
    never_written,
    senders,
    starved,
    unmatched,
    waiting,
)
from emc.engines.trapped import Trapped
from emc.faults import Fault, Kind
from emc.machine.counters import Counters, counted
from emc.machine.region import Figures
from emc.machine.run import (
    LONGEST_CHAIN,
    Call,
    Exit,
    Run,
    Trap,
    Waiting,
    in_order,
    inlined_calls,
    moving_in_order,
    status_of,
    users_line,
)
from emc.machine.standing import OF_EXIT, cause, named, standing
from emc.source import NOWHERE, Span
from emc.target import NORMAL, PORT

UNLOCK = "unlock of a free lock"  # runtime/handlers/lock.emir
SECOND_IN_BARRIER = "second thread in a barrier"  # lower/butterfly.py; the report names all threads in the barrier


def ended(machine: Core, status: int, by: Activation | None, origin: int) -> NoReturn:
    """Ends the run because the program called exit. origin: the operation that sent the host's packet for `by`."""
    alive = waiting(machine, exits(machine, by))
    pe, span = by.pe if by is not None else 0, machine.places[origin].span
    exited = Exit(pe, users_line(span, inlined_calls(span, pe) + chain(machine, by))) if alive else None
    finish(machine, status, None, alive, under_way(machine), exited=exited)


def exits(machine: Core, by: Activation | None) -> set[Activation]:
    """The activation that called exit, and those that wait for nothing but its end."""
    found: set[Activation] = set()
    last = by
    while last is not None:
        found.add(last)
        last = last.parent
    if {one.template for one in found} <= OF_EXIT:  # `main` has returned
        return found
    found.clear()
    while by is not None:
        found.add(by)
        by = by.parent if is_awaited(machine, by) else None
    return found


def trapped(machine: Core, error: Trapped, pe: int, op: int, activation: Activation | None) -> NoReturn:
    """Ends the run because operation `op` of `activation` on that PE trapped in this cycle."""
    span = machine.places[error.op or op].span
    calls = inlined_calls(span, pe) + chain(machine, activation)
    at, detail = users_line(span, calls), error.detail
    if at is not span:
        detail = (f"in {calls[0].template} of the library, at {span}", *detail)
    if error.kind == SECOND_IN_BARRIER:
        detail += tuple(
            str(t) for t in waiting(machine) if t.pe == pe and t.on.startswith(("barrier", "call of barrier"))
        )
    if error.kind == UNLOCK and senders(machine, "trylock"):
        detail += ("`trylock` returns 1 if it has taken the lock, and 0 if another thread holds it",)
    on = machine.target.unit(pe) if pe >= machine.target.pes else ""
    trap = Trap(error.kind, at, pe, machine.now, calls, detail, error.notes, on)
    finish(machine, status_of(error.kind), trap, waiting(machine), under_way(machine))


OF_PORT = "__port_types"  # the template of a port's entries


def overrun(machine: Core, pe: Pe, entry: Entry, cell: int, left: bool) -> str:
    """Text about the operand that already waits in a matching entry's cell when a second one for the same side
    comes."""
    first = machine.places[pe.tagged.get(cell, 0)].span
    template = machine.module.templates[entry.template].name
    if template != OF_PORT:
        return f"a {'left' if left else 'right'} operand of {template} is already waiting there, sent at {first}"
    addresses = machine.layout.addresses
    below = (name for name in addresses if addresses[name] <= cell)
    port = max(below, key=lambda name: addresses[name], default=PORT)
    if port != PORT:
        call = port.removeprefix("__").removesuffix("_port")
        return (
            f"`{call}` of the library: the packet sent at {first} was not taken yet; call barrier() between two "
            "such calls"
        )
    kind = f"message type {entry.block.label.removeprefix('type')}"
    if left:
        return f"{kind}: two threads of PE {pe.number} are in pkt_input at the same time; the other one is at {first}"
    return (
        f"{kind}: PE {pe.number} had not taken the word sent at {first} yet; word_send keeps words in a buffer, but "
        "pkt_output does not"
    )


def buffer_full(machine: Core, pe: Pe, packet: Flight) -> NoReturn:
    """Ends the run because a PE has no room for a packet, and reports who sent the packets that wait there."""
    senders: dict[Span, list[int]] = {}
    for flight in pe.queued():
        senders.setdefault(machine.places[flight.origin].span, []).append(flight.source)
    most = sorted(senders.items(), key=lambda item: (-len(item[1]), str(item[0])))[:5]
    detail = [f"{len(pe.queued())} packets wait on PE {pe.number}, but only {machine.numbers.packet_limit} are allowed"]
    detail += [f"{len(pes)} of them were sent at {span}, by {named(pes)}" for span, pes in most]
    detail.append("let a loop that sends many packets give up its turn, or allow more packets with --packet-limit")
    trapped(machine, Trapped("packet buffer full", *detail), pe.number, packet.origin, packet.by)


def deadlock(machine: Core) -> NoReturn:
    """Ends the run because no packet is left, and the program has not ended."""
    alive = waiting(machine)
    last = max((pe.last for pe in machine.pes.values()), default=0)
    differ = disagreed(machine.layout.addresses, machine.words, machine.target.pes)
    if differ is not None:
        _disagreement(machine, differ, last)
    first = cause(alive)
    missing = absent(machine) + missing_neighbours(machine)
    detail = [*standing(alive), *circles(machine), *missing, *never_written(machine)]
    other_way = in_the_other_way(machine)
    detail += other_way or ([] if missing else [*unmatched(machine), *starved(machine)])
    detail += could_send(machine)
    if not alive:
        detail.append("no thread is left, but the program has not called exit")
    span = first.span if first else machine.places[machine.main.op if machine.main else 0].span
    trap = Trap("deadlock", span, first.pe if first else 0, last, (), tuple(detail))
    finish(machine, status_of("deadlock"), trap, alive, Counter(), last)


def _disagreement(machine: Core, differ: Disagreed, last: int) -> NoReturn:
    """Ends the run because members of a communicator have called different collectives. The trap is at the call of one
    of them."""
    span, calls = NOWHERE, ()
    for activation in machine.pes[differ.pe].activations.values():
        for op in activation.waits:
            within = machine.places[op].span
            before = inlined_calls(within, differ.pe) + chain(machine, activation)
            if within.file.startswith(IN_FMPL):
                span, calls = users_line(within, before), before
    trap = Trap(differ.kind, span, differ.pe, last, calls)
    finish(machine, status_of(differ.kind), trap, waiting(machine), Counter(), last)


def interrupted(machine: Core, traceback: TracebackType | None) -> NoReturn:
    """Ends the run after Ctrl-C, and reports where every thread was."""
    alive = waiting(machine)
    pe, op, activation = busiest(machine)
    cycle = machine.now
    for one in sorted(machine.pes.values(), key=lambda pe: pe.number):
        entry = one.current
        if entry is not None and entry.thread is not None:
            where, when = locate(entry, traceback, 0)
            if where:
                pe, op, activation, cycle = one.number, where, one.activation, when
    detail = standing(alive)
    span = machine.places[op].span
    calls = inlined_calls(span, pe) + chain(machine, activation)
    trap = Trap("interrupted", span, pe, cycle, calls, detail)
    finish(machine, status_of("interrupted"), trap, alive, under_way(machine), cycle)


def finish(
    machine: Core,
    status: int,
    trap: Trap | None,
    alive: tuple[Waiting, ...],
    flying: Counter[str],
    cycle: int | None = None,
    exited: Exit | None = None,
) -> NoReturn:
    """Makes the Run, and ends the machine's run."""
    cycles = machine.now if cycle is None else cycle
    done = figures(machine, cycles)
    machine.result = Run(
        machine.host.output,
        machine.host.errors,
        status,
        trap,
        done.cycles,
        done.packets,
        done.counters,
        tuple(machine.warnings),
        alive,
        exited,
        tuple(sorted(flying.items())),
        in_order(machine.trace),
        machine.engines.moved() if machine.interfaces is None else moving_in_order(machine.interfaces.moving),
        done.links,
        machine.lost,
        overview=None if machine.overview is None else machine.overview(cycles),
        races=None if machine.found_races is None else machine.found_races(trap is not None),
        interfaces=done.interfaces,
        region=None if machine.measured is None else machine.measured.region(lambda: done),
        untaken=() if machine.interfaces is None or trap is not None else machine.interfaces.untaken(),
    )
    raise Ended


# what is under way


def flights(machine: Core) -> list[Flight]:
    """All packets under way."""
    found = machine.switches.flying()
    for pe in machine.pes.values():
        found += pe.queued()
    return found


def busiest(machine: Core) -> tuple[int, int, Activation | None]:
    """The PE, operation and activation to name when the clock ran out. Of all threads, the one that ends last is named;
    among equal ones, the one on the lowest PE. The operation is the one at which the thread was cut, else its first
    one."""
    busy = max(machine.pes.values(), key=lambda pe: (pe.busy, -pe.number))
    entry: Entry | None = busy.current
    cut = machine.cut.get(busy.number)
    if entry is not None and cut:
        return busy.number, cut, busy.activation
    op = machine.program.firsts[entry.template][entry.block.label] if entry is not None else 0
    return busy.number, op, busy.activation if entry is not None else None


def chain(machine: Core, activation: Activation | None) -> tuple[Call, ...]:
    """The calls and forks that led to an activation, from the newest back to main."""
    links: list[Call] = []
    while activation is not None and activation is not machine.main and len(links) < LONGEST_CHAIN:
        span: Span = machine.places[activation.op].span
        if is_start(machine, activation.parent):
            break
        links.append(Call(activation.template, activation.pe, span, activation.forked))
        activation = activation.parent
    return tuple(links)


def notes(machine: Core, op: int, activation: Activation | None) -> None:
    """Warnings about the requests that the host refused, each at the user's line that made the request."""
    for text in machine.host.notes:
        warn(machine, "W1011", text, op, activation)
    machine.host.notes.clear()


def warn(machine: Core, code: str, text: str, op: int, activation: Activation | None) -> None:
    """A warning about a request to the host, at the user's line that made it. Each one is kept once."""
    at = users_line(machine.places[op].span, chain(machine, activation))
    fault = Fault(Kind.WARNING, code, at, text)
    if fault not in machine.warnings:
        machine.warnings.append(fault)


def under_way(machine: Core) -> Counter[str]:
    """The number of packets under way, by type."""
    if machine.interfaces is None:
        return Counter(machine.type_names[flight.type] for flight in flights(machine))
    names, pes = machine.type_names, machine.pes.values()
    counts = (sum(pe.sent[kind] - pe.received[kind] for pe in pes) + (kind == NORMAL) for kind in range(len(names)))
    return Counter({name: count for name, count in zip(names, counts, strict=True) if count})


# counters


def figures(machine: Core, cycles: int) -> Figures:
    """What the machine has done up to that cycle."""
    return Figures(
        cycles,
        machine.packets,
        counters(machine, cycles),
        () if machine.interfaces is None else machine.interfaces.counters(cycles),
        machine.engines.links(cycles),
    )


def counters(machine: Core, cycles: int) -> tuple[Counters, ...]:
    """The counters of every PE, including PEs that no packet reached. A thread that is not done counts up to the last
    cycle."""
    high: dict[int, int] = {}
    for port in machine.switches.ports.values():
        if machine.target.interfaces and port.output:
            continue  # this switch belongs to a node, not to a PE
        high[port.node] = max(high.get(port.node, 0), port.most(machine.numbers))
    made: list[Counters] = []
    idle = Counters(0, 0, 0, 0, cycles, 0, (), (), *[0] * 10, engines=())
    moved = machine.engines.counters
    for number in range(machine.target.pes):
        pe = machine.pes.get(number)
        switch_high = high.get(number, 0)
        if pe is None:  # no packet was for this PE, but some may have passed its switch
            made.append(replace(idle, pe=number, switch_high=switch_high, engines=moved(number, cycles)))
        else:
            sent, received = (dict(zip(machine.type_names, n, strict=True)) for n in (pe.sent, pe.received))
            made.append(counted(number, pe, pe, sent, received, cycles, switch_high, moved(number, cycles)))
    return tuple(made)
