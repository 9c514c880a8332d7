"""The numbers that the rules use: a machine file and a run's options, as plain integers."""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.machine.description import Description, Interface, colours_of
from emc.machine.options import Options
from emc.machine.rules.dma import HEAD
from emc.machine.rules.mail import BUFFERS, PACKET
from emc.target import WORD, Target


@dataclass(slots=True)
class Numbers:
    """The numbers of a machine and a run. Times are in cycles unless a comment says otherwise."""

    inject: int  # from a PE to its switch
    hop: int  # from an output port to the next switch
    slot: int  # between two packets without a body at one port
    dispatch: int
    link: int  # added for a normal packet, which finds its code through its frame
    matching: int  # added at a matching entry
    on_chip: int  # packets that fit into the queue on the chip
    packet_limit: int  # packets that may wait at a PE
    spill: int  # for each packet that does not fit on the chip
    most_taken: int  # packets that a PE takes in during one thread
    service: int  # of a host service
    registering: int  # of the host service that registers memory
    special_first: int  # special packets in a row that may pass an earlier normal one
    decode: int  # of a packet that bypasses the thread
    buffered: int  # that a packet may wait at a port until the port's buffer is full
    blocked: int  # added between two packets of a port whose buffer is full
    apart: int  # 1 if special packets wait apart from normal ones
    delayed: int  # 1 if packets may leave late
    net_delay: int  # the most that a packet leaves late at random
    seed: int  # of the random delays
    lates: int  # number of packets that Options.late names
    last: int  # the last cycle; 0 for none
    since: int  # the cycle from which a profile counts waiting for the network
    top: int  # address of the end of the frames
    spread_end: int  # address of the end of the spread region
    engines: int  # of a node; the numbers from here to `rotate` are the machine file's [dma]
    commands: int
    body: int  # bytes of a packet, at most
    fetch: int
    gap: int
    land: int
    done: int
    rotate: int
    colours: int  # of barriers of all PEs
    barrier: int
    broadcast: int
    hertz: int  # cycles of the machine's clock a second
    link_rate: int  # bytes a second, as the other rates; 0: no limit
    engine_rate: int
    interface_rate: int
    memory_rate: int
    pes: int
    address_bits: int
    memory_size: int
    interfaces: int  # that run handlers; the numbers from here on are those of rules/interface.py
    node_pes: int  # PEs of a node
    check: int  # cycles to look at one source of work
    event: int  # from seeing work to a handler's first instruction
    launch: int  # to start an engine
    request: int  # of a PE, for a packet that it gives to its interface
    neighbour: int  # added to a packet for another PE of the node
    reading: int  # of a word of the interface's memory
    writing: int
    ring: int  # requests of a PE that fit into its ring
    most_waiting: int  # packets that may wait to be sent
    longest: int  # of a handler
    page: int  # bytes of a packet's data, at most, and of a page of memory
    fetch_start: int
    fetch_rate: int  # bytes a second, as the other rates
    store_start: int
    store_rate: int
    send_start: int
    send_rate: int
    receive_start: int
    sram: int  # bytes of an interface's memory
    pages: int  # of a node, that its interface's table can hold
    error: int  # number of the packet whose check fails; 0: none


def numbers_of(
    machine: Description, target: Target, options: Options, top: int, spread_end: int, held: int = 0
) -> Numbers:
    """The numbers of a machine and a run. top, spread_end: addresses of the ends of these regions. held: bytes of an
    interface's memory that the program's data take."""
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
        *(options.net_delay, options.seed, len(options.late), options.max_cycles, options.since),
        *(top, spread_end),
        *(dma.engines, dma.commands, dma.packet, dma.fetch, dma.gap, dma.land, dma.done, dma.rotate),
        *(colours_of(machine, target), machine.collective.barrier, machine.collective.broadcast),
        *(machine.clock.hertz, network.bandwidth, dma.bandwidth, dma.interface, dma.memory),
        *(target.pes, target.address_bits, target.memory),
        *(target.interfaces, target.node_pes),
        *_interface(machine, held),
    )


def _interface(machine: Description, held: int) -> tuple[int, ...]:
    one, bus = machine.interface, machine.bus
    table = interface_room(one) - held
    return (
        *(one.check * one.clock, one.event * one.clock, one.cost.kick * one.clock, machine.cost.request),
        *(bus.near, bus.read, bus.write, one.ring, one.packets, one.longest * one.clock, one.page),
        *(one.memory.start, one.memory.bandwidth, one.memory.out_start, one.memory.out_bandwidth),
        *(one.send.start, one.send.bandwidth, one.receive.start, one.sram, max(0, table // WORD), one.error),
    )


def interface_room(one: Interface) -> int:
    """The bytes of a network interface's memory that its ring of packets and its buffers leave."""
    return one.sram - one.packets * PACKET - BUFFERS * (PACKET + one.page)


def slot_of(machine: Description) -> int:
    """The cycles between two packets without a body at one port."""
    rate = machine.network.bandwidth
    return -(-HEAD * machine.clock.hertz // rate) if rate else machine.network.port
