"""The numbers that the rules go by: a machine file and a run's options, as plain integers."""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.machine.description import Description
from emc.machine.options import Options
from emc.machine.rules.dma import HEAD
from emc.target import Target


@dataclass(slots=True)
class Numbers:
    """Cycles: inject, hop, slot (of a port), buffered (for which a packet may wait at a port until its buffer is
    full), blocked, dispatch, link, matching, spill, service, registering (of memory, at the host), decode. Packets:
    on_chip, packet_limit, most_taken (while a thread runs), special_first (that go before the first normal one).
    apart: 1 where special packets wait apart from normal ones. delayed: 1 where packets may leave late: net_delay,
    seed: at random; lates: how many are named. last: the last cycle, 0 for none. top, spread_end: addresses, the ends
    of the frames and of the spread region."""

    inject: int
    hop: int
    slot: int
    dispatch: int
    link: int
    matching: int
    on_chip: int
    packet_limit: int
    spill: int
    most_taken: int
    service: int
    registering: int
    special_first: int
    decode: int
    buffered: int
    blocked: int
    apart: int
    delayed: int
    net_delay: int
    seed: int
    lates: int
    last: int
    top: int
    spread_end: int
    engines: int
    commands: int
    body: int
    fetch: int
    gap: int
    land: int
    done: int
    hertz: int
    link_rate: int
    engine_rate: int
    interface_rate: int
    memory_rate: int
    pes: int
    address_bits: int
    memory_size: int


def numbers_of(machine: Description, target: Target, options: Options, top: int, spread_end: int) -> Numbers:
    """Of a machine, with so many PEs, and a run."""
    network, thread, queue, bypass = machine.network, machine.thread, machine.queue, machine.bypass
    dma, slot = machine.dma, slot_of(machine)
    return Numbers(
        *(network.inject, network.hop, slot),
        *(thread.dispatch, thread.link, thread.matching),
        options.queue or queue.on_chip,
        options.packet_limit or queue.packet_limit,
        *(queue.spill, queue.intake_while_running, machine.host.service, machine.host.register),
        *(queue.special_first, bypass.decode, network.buffer * slot, network.blocked),
        int(queue.special_first > 0 or bypass.widest > 0),
        int(options.net_delay > 0 or len(options.late) > 0),
        *(options.net_delay, options.seed, len(options.late), options.max_cycles),
        *(top, spread_end),
        *(dma.engines, dma.commands, dma.packet, dma.fetch, dma.gap, dma.land, dma.done),
        *(machine.clock.hertz, network.bandwidth, dma.bandwidth, dma.interface, dma.memory),
        *(target.pes, target.address_bits, target.memory),
    )


def slot_of(machine: Description) -> int:
    """Cycles between two packets without a body at one port."""
    rate = machine.network.bandwidth
    return -(-HEAD * machine.clock.hertz // rate) if rate else machine.network.port
