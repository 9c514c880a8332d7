"""What a PE counted during a run. Cycles: dispatch + busy + spilling + idle = the cycles of the run."""

from __future__ import annotations

from typing import Any

from emc.dataclass import dataclass
from emc.machine.rules.mail import RUNS


@dataclass(frozen=True, slots=True)
class Moved:
    """The work of one engine during a run (rules/dma.py)."""

    commands: int  # commands for which it has sent all packets
    sent: int  # bytes
    received: int  # bytes
    sending: int  # cycles in which its sending half was busy
    receiving: int  # cycles in which its receiving half was busy
    left: int  # commands that it had not done at the end of the run


@dataclass(frozen=True, slots=True)
class Served:
    """The work of one network interface during a run (rules/interface.py). Cycles are cycles of the machine's clock.
    Bytes are the bytes of data that go with packets."""

    handlers: int  # that it has run
    busy: int  # cycles in which it ran them or began other work; without rounds that found no work
    moving: int  # cycles in which its memory engine was busy
    sending: int  # cycles in which the engine that sends was busy, for packets that are sent
    receiving: int  # cycles in which the engine that receives was busy
    fetched: int  # bytes from the node's memory
    stored: int  # bytes to the node's memory
    sent: int  # bytes to other interfaces
    received: int  # bytes from other interfaces
    packets: int  # sent to other interfaces


@dataclass(frozen=True, slots=True)
class Link:
    """The packets with bodies that a link carried."""

    switch: int
    output: int
    moved: int  # bytes
    busy: int  # cycles


@dataclass(frozen=True, slots=True)
class Counters:
    """The counters of one PE. Its dispatch, busy, spilling and idle cycles add up to the cycles of the run."""

    pe: int
    dispatch: int  # cycles of taking packets in and matching
    busy: int  # cycles of threads' operations and host services
    spilling: int  # cycles of moving packets to memory and back
    idle: int
    threads: int
    sent: tuple[tuple[str, int], ...]  # packets by type name; types without packets are left out
    received: tuple[tuple[str, int], ...]  # the same for packets that were dispatched, or that bypassed
    stored: int  # packets that waited in a matching cell
    matches: int  # pairs that met
    spills: int  # packets beyond the on-chip queue
    held: int  # times that the local port had to wait for a running thread
    bypassed: int  # accesses that the packet buffer served on its own
    bypassing: int  # cycles in which it served them; not part of the run's sum
    queue_high: int  # most packets in the queue
    switch_high: int  # most packets in the queues of the switch
    frames_high: int  # most frames alive
    frame_bytes: int  # most bytes of frame memory
    engines: tuple[Moved, ...] = ()  # those of its node

    @property
    def packets_sent(self) -> int:
        return sum(n for _, n in self.sent)

    @property
    def packets_received(self) -> int:
        return sum(n for _, n in self.received)


def counted(
    number: int,
    pe: Any,
    unit: Any,
    sent: dict[str, int],
    received: dict[str, int],
    cycles: int,
    switch_high: int,
    engines: tuple[Moved, ...],
) -> Counters:
    """Returns the counters of a PE, from an engine's record `pe` and the record `unit` of its packet buffer; most of
    them have the same names there. Cycles after the end of the run do not count.

    pe.started: when the last dispatch was done, after waiting unit.gap cycles for the unit. pe.paid: when the last
    spilled packet was paid for. sent, received: packets by type. engines: the counters of each engine of the node."""
    over = max(0, pe.paid - cycles)
    busy = pe.busy_cycles - max(0, pe.busy - max(cycles, pe.started))
    dispatch = pe.dispatch_cycles - (max(0, pe.started - unit.gap - cycles) - over)
    spilling = pe.spill_cycles - over
    return Counters(
        number,
        dispatch,
        busy,
        spilling,
        cycles - dispatch - busy - spilling,
        pe.threads,
        tuple((name, n) for name, n in sent.items() if n),
        tuple((name, n) for name, n in received.items() if n),
        pe.stored,
        pe.matches,
        pe.spills,
        pe.held,
        unit.bypassed,
        unit.bypass_cycles - max(0, unit.unit_free - cycles),
        pe.queue_high,
        switch_high,
        pe.frames_high,
        pe.frame_bytes,
        engines,
    )


def served(ni: Any, cycles: int) -> Served:
    """Returns the counters of a network interface's record, without cycles after the end of the run."""
    return Served(
        ni.handlers,
        ni.busy - max(0, ni.polled - cycles),
        ni.moving - (max(0, ni.turn_at - cycles) if ni.state == RUNS else 0),
        ni.sending_cycles,
        ni.receiving - (max(0, ni.in_free - cycles) if ni.taking else 0),
        ni.fetched,
        ni.stored,
        ni.sent,
        ni.received,
        ni.packets,
    )


def moved(engine: Any, m: Any, waiting: int, cycles: int) -> Moved:
    """Returns the counters of an engine's record, without cycles after the end of the run. m: the machine's numbers;
    waiting: commands that wait at the engine."""
    return Moved(
        engine.commands,
        engine.sent,
        engine.received,
        engine.sending - max(0, engine.free - m.gap - max(cycles, engine.began)),
        engine.receiving - max(0, engine.in_free - max(cycles, engine.taken)),
        waiting + (1 if engine.command else 0),
    )
