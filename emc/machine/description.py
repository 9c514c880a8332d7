"""A machine as a value: the contents of its file (machine_file.py), and the Target that the compiler derives from it.

Each section of the file is a class below, and each key is a field. The classes define the format.

    [network]
    hop = 1  # estimated: from switch to switch       ->  description.network.hop == 1
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from emc.dataclass import dataclass, fields, replace
from emc.faults import Faults
from emc.machine import topology
from emc.shape import MOST_PES, Pes
from emc.source import Span
from emc.target import LEAST_MEMORY, MOST_ADDRESS_BITS, SEGMENT, Target, most_memory


@dataclass(frozen=True, slots=True)
class Clock:
    hertz: int = 12_500_000

    def microseconds(self, cycles: int) -> float:
        return cycles * 1e6 / self.hertz


@dataclass(frozen=True, slots=True)
class Machine:
    """The machine as a whole."""

    pes: int = 80  # if the user gives no number
    most_memory: int = 1 << MOST_ADDRESS_BITS  # of a PE, in bytes, at most
    message_types: int = 17  # of <emc/msg.h>
    packet_types: int = 256  # of a program, including normal and host packets


@dataclass(frozen=True, slots=True)
class Cost:
    """Cycles by cost class of ir/operations.py."""

    free: int = 0
    move: int = 1
    alu: int = 1
    mul: int = 2
    div: int = 10
    float: int = 2
    fdiv: int = 10
    math: int = 40
    memory: int = 3
    branch: int = 1
    packet: int = 2
    frame: int = 3
    tag: int = 1
    prepare: int = 0
    kick: int = 1
    request: int = 1
    issue: int = 1  # units of cost that a PE does in a cycle; a block's sum is rounded up
    copy: int = 0  # bytes a second that the library's loops over blocks store (prices.py); 0: they are loops like any

    def of(self, name: str) -> int:
        return getattr(self, name)

    def times(self, factor: int) -> Cost:
        """The same costs in cycles of a clock that is `factor` times as fast."""
        same = {"issue": self.issue, "copy": self.copy}
        return replace(self, **{f.name: getattr(self, f.name) * factor for f in fields(self)} | same)


@dataclass(frozen=True, slots=True)
class Thread:
    """How a thread starts, in cycles."""

    dispatch: int = 1  # from taking a packet to the first operation of a handler
    link: int = 4  # added for a normal packet, which finds its code through its frame's head word
    matching: int = 3  # added at a matching entry, for its cell


@dataclass(frozen=True, slots=True)
class Queue:
    """The packets of a PE that wait to be dispatched."""

    on_chip: int = 16  # packets that fit on the chip
    spill: int = 14  # cycles for each packet beyond the chip, charged when the next thread starts
    packet_limit: int = 4096  # packets that may wait at a PE
    intake_while_running: int = 2  # packets that a PE takes in during one thread
    special_first: int = 0  # special packets in a row that may pass an earlier normal one; 0: first come, first served


@dataclass(frozen=True, slots=True)
class Bypass:
    """Accesses that the packet buffer serves on its own, beside the running thread."""

    widest: int = 0  # bytes of the widest access that it serves; 0: it serves none
    decode: int = 1  # cycles from taking such a packet to the first operation of its handler


@dataclass(frozen=True, slots=True)
class Network:
    """The network between the PEs. Times are in cycles."""

    topology: str = "circular_omega"  # a module of machine/topology
    inject: int = 0  # from a PE to its switch
    hop: int = 1  # from an output port to the next switch
    port: int = 2  # between two packets of one output port
    buffer: int = 8  # packets that may wait at a port without delay
    blocked: int = 0  # added between two packets when more than `buffer` wait there
    bandwidth: int = 0  # bytes a second of a link, each way; replaces `port` unless it is 0
    extents: tuple[int, ...] = ()  # of a torus, if the user gives no shape; the last one varies fastest
    radix: int = 8  # nodes of a crossbar


@dataclass(frozen=True, slots=True)
class Dma:
    """Engines of a node that move blocks by themselves (rules/dma.py). Rates are bytes a second, 0 without a limit."""

    engines: int = 0  # engines that send; as many others receive
    fetch: int = 1  # cycles to set up a command
    gap: int = 0  # cycles between two packets
    packet: int = 2048  # bytes of one packet, at most
    bandwidth: int = 0  # of an engine
    commands: int = 16  # commands that may wait at an engine, besides the one under way
    interface: int = 0  # of all engines of a node, each way
    memory: int = 0  # of a node, both ways together
    land: int = 0  # cycles from the landing of the last byte to the note
    done: int = 0  # cycles from the note to the answer
    rotate: int = 0  # 1: an engine goes round the destinations of its commands, packet by packet


@dataclass(frozen=True, slots=True)
class Collective:
    """Hardware for all PEs together (rules/collective.py). It is part of machines with engines."""

    colours: int = 0  # barriers that may be under way at once, where the PEs fill a box of the network
    barrier: int = 1  # cycles from the last PE's arrival to the notes
    broadcast: int = 0  # cycles from the serialising crossbar to the nodes; 0: no broadcast


@dataclass(frozen=True, slots=True)
class Node:
    """The nodes of a machine whose interfaces run handlers. Without an interface, each PE is a node."""

    nodes: int = 0
    processors: int = 1  # PEs of a node, at most; PEs are spread over the nodes first


@dataclass(frozen=True, slots=True)
class Bus:
    """The connection of the PEs of a node with each other and with the node's interface. Times are in cycles of a
    PE."""

    near: int = 0  # added to a packet for another PE of the node
    read: int = 0  # to read a word of the interface's memory
    write: int = 0  # to write a word there


@dataclass(frozen=True, slots=True)
class Memory:
    """The engine that moves data between the memory of a node and the memory of the node's interface. Rates are bytes a
    second."""

    start: int = 1  # cycles of a PE, to move from the node to the interface
    bandwidth: int = 0
    out_start: int = 1  # the same, to move from the interface to the node
    out_bandwidth: int = 0


@dataclass(frozen=True, slots=True)
class Sender:
    """An engine that sends packets to other interfaces."""

    start: int = 1  # cycles of a PE until a packet's head is in the network
    bandwidth: int = 0  # bytes a second


@dataclass(frozen=True, slots=True)
class Receiver:
    """An engine that receives packets from other interfaces."""

    start: int = 1  # cycles of a PE, added to a packet's length


@dataclass(frozen=True, slots=True)
class Interface:
    """A network interface whose processor runs handlers (rules/interface.py). One interface serves a node."""

    clock: int = 0  # cycles of a PE for each cycle of the interface; 0: the machine has no interfaces
    sram: int = 1 << 18  # bytes of its memory
    check: int = 1  # cycles of the interface to look at one source of work
    event: int = 1  # cycles of the interface from seeing work to a handler's first instruction
    ring: int = 8  # requests of a PE that fit into its ring
    packets: int = 1024  # packets that may wait to be sent
    longest: int = 33_000  # cycles of the interface that a handler may take
    page: int = 4096  # bytes of a page, and of a packet's data, at most
    error: int = 0  # for tests: number of the packet from another interface whose check fails; 0: none
    cost: Cost = Cost()  # in cycles of the interface
    memory: Memory = Memory()
    send: Sender = Sender()
    receive: Receiver = Receiver()


@dataclass(frozen=True, slots=True)
class Service:
    """Host services."""

    service: int = 50  # cycles of one
    register: int = 50  # cycles of the service that registers memory, for messages without a copy


@dataclass(frozen=True, slots=True)
class Message:
    """Messages of <emc/neighbours.h>."""

    eager: int = 0  # bytes, at most, of a message that is sent to a buffer and copied there


@dataclass(frozen=True, slots=True)
class Exchange:
    """Latency times bandwidth, in bytes. <emc/neighbours.h> chooses a schedule by these."""

    rdma: int = 0  # of transfers
    message: int = 0  # of messages


@dataclass(frozen=True, slots=True)
class Description:
    """A whole machine file."""

    name: str = "EM-4"
    clock: Clock = Clock()
    machine: Machine = Machine()
    cost: Cost = Cost()
    thread: Thread = Thread()
    queue: Queue = Queue()
    bypass: Bypass = Bypass()
    network: Network = Network()
    dma: Dma = Dma()
    node: Node = Node()
    bus: Bus = Bus()
    interface: Interface = Interface()
    collective: Collective = Collective()
    message: Message = Message()
    exchange: Exchange = Exchange()
    host: Service = Service()
    sources: tuple[tuple[str, str], ...] = ()  # the comment of each value, by "section.key"


# Keys that the compiler does not ask, neither for code nor for warnings: a run reads them from the machine. A program
# that was compiled for other values of them need not be compiled again.
OF_RUNS = frozenset(
    {
        *("queue.on_chip", "queue.spill", "queue.packet_limit", "queue.intake_while_running"),
        *("network.buffer", "network.blocked", "thread.matching", "host.service", "host.register"),
    }
)


def sections(part: object, name: str = "") -> Iterator[tuple[str, list[tuple[str, Any]]]]:
    """The sections of a machine file, from the description or a part of it: each one's name, and its keys and values. A
    section inside another has a name such as `interface.cost`."""
    found = {one.name: getattr(part, one.name) for one in fields(part)}  # pyright: ignore[reportArgumentType]
    inner = {key: value for key, value in found.items() if hasattr(value, "__emc_fields__")}
    if name:
        yield name, [(key, value) for key, value in found.items() if key not in inner]
    for key, value in inner.items():
        yield from sections(value, f"{name}.{key}" if name else key)


def wired_as(network: Network, pes: int, extents: tuple[int, ...] = ()) -> topology.Network:
    """The network of `pes` PEs. extents: the shape that the user gave, or () for none."""
    return topology.network(network.topology, pes, extents or network.extents, network.radix)


def network_of(description: Description, target: Target) -> topology.Network:
    """The network of a machine with the target's nodes."""
    return wired_as(description.network, target.nodes, () if target.interfaces else target.shape)


def colours_of(description: Description, target: Target) -> int:
    """The number of barriers that the hardware has for all PEs together: none if the PEs do not fill a box of the
    network."""
    colours = description.collective.colours
    return colours if colours and network_of(description, target).is_box(range(target.pes)) else 0


def extents_of(description: Description, target: Target) -> tuple[int, ...]:
    """PE_EXTENTS: the shape that the user gave, else the machine's torus, else three extents as equal as possible."""
    wanted = target.shape or description.network.extents
    if wanted and math.prod(wanted) == target.pes:
        return wanted
    return topology.torus.even(target.pes, len(wanted) or 3)


COMMAND_LINE = "<command line>"


def interfaces_of(description: Description, pes: int) -> int:
    """The number of interfaces that run handlers, on a machine of that many PEs. PEs are spread over the nodes first:
    a node has as few of them as possible."""
    if not description.interface.clock:
        return 0
    return -(-pes // -(-pes // description.node.nodes))


def target(
    description: Description,
    pes: Pes | None = None,
    memory: int | None = None,
    yield_after: int = 64,
) -> Target:
    """The Target for a machine with these PEs, or with the description's if `pes` is None. memory: bytes of each PE.
    Raises Faulty."""
    faults = Faults()
    where = Span(COMMAND_LINE, 1, 1)
    pes = pes or Pes(description.machine.pes)
    count, shape = pes.count, pes.shape
    if shape and min(shape) < 1:
        raise faults.stop(
            "E1005", where, f"{pes} is not an arrangement of PEs", "each of its numbers must be at least 1"
        )
    if shape and math.prod(shape) != count:
        raise faults.stop("E1005", where, f"{pes} means {math.prod(shape)} PEs, not {count}")
    if not 1 <= count <= MOST_PES:
        raise faults.stop("E1005", where, f"a machine has 1 to {MOST_PES} PEs, not {count}")
    interfaces = interfaces_of(description, count)
    most = min(description.machine.most_memory, most_memory(count + interfaces))
    size = most if memory is None else memory // SEGMENT * SEGMENT
    if not LEAST_MEMORY <= size <= most:
        text = f"with {count} PEs, each has {LEAST_MEMORY} to {most} bytes of memory, not {memory}"
        hint = (
            "a global pointer has 32 bits for the PE number and the address: with fewer PEs, each can have more memory"
        )
        raise faults.stop("E1006", where, text, hint)
    node = description.node
    if interfaces and count > node.nodes * node.processors:
        text = f"this machine has {node.nodes} nodes of {node.processors} PEs, so not {count} PEs"
        raise faults.stop("E1005", where, text)
    if yield_after < 0:
        raise faults.stop(
            "E1007",
            where,
            f"yield_after can't be negative: {yield_after}",
            "write 0 for loops that never give up their turn",
        )
    return Target(count, shape, size, yield_after, interfaces)
