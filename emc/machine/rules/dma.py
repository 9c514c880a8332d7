"""Engines that move blocks by themselves: what a command asks for, and how long its packets take.

A node has as many engines that send as engines that receive. An engine completes one command before it starts the next;
with `rotate` it goes round the destinations of its commands, packet by packet, in the order of commands to each. It
cuts the block into packets of at most `body` bytes. It reads the bytes of a packet as the packet leaves, and they are
written as it lands. The engines of a node share its interface, which serves each direction separately, and its memory,
which serves both together. Rates are bytes a second; 0 means no limit.

    command     a record of what a thread kicked (control words in memory, below)
    engine      a record of both halves of an engine, the one that sends and the one that receives
    node        a record of what the engines of a node share
"""

from __future__ import annotations

from typing import Any

from emc.target import NULL_PAGE

# The words of a transfer control word, struct rdma_tcw of <emc/rdma.h>
SOURCE, DESTINATION, BYTES, NOTE, VALUE, HOW, STATE, TCW_WORDS = range(8)
ENGINE_BITS = 4  # HOW: engine here, engine there, then these bits:
COUNTED = 1 << 2 * ENGINE_BITS  # the note is a q_write
BROADCAST = 2 * COUNTED  # to all PEs; destination and note are this PE's own, and mean the same address on all
BARRIER = 4 * COUNTED  # no transfer: this PE comes to a barrier (rules/collective.py), whose colour is the destination
MOST_ENGINES = 1 << ENGINE_BITS
HEAD = 8  # bytes of a packet without a body

# The results of prepare and kick
FINE, FULL, NO_ENGINE, NO_PE, NOT_HERE, NEGATIVE, BAD_ADDRESS, MISALIGNED, NO_HARDWARE, COLOUR_IN_USE = range(10)


def cycles_for(size: int, rate: int, m: Any) -> int:
    """The cycles that `size` bytes take at `rate` bytes a second."""
    if rate == 0:
        return 0
    return (size * m.hertz + rate - 1) // rate


def is_inside(address: int, size: int, m: Any) -> bool:
    """Whether `size` bytes from a local address on lie in a PE's memory."""
    return address >= NULL_PAGE and size <= m.memory_size - address


def mistake(source: int, destination: int, size: int, note: int, how: int, me: int, m: Any) -> int:
    """The mistake in a control word that PE `me` gives to an engine; FINE if there is none. All words are unsigned
    except `size`."""
    here, there = source >> m.address_bits, destination >> m.address_bits
    if how & BARRIER != 0:
        return mistake_in_barrier(destination, note, me, m)
    if how & BROADCAST != 0 and m.broadcast == 0:
        return NO_HARDWARE
    if how & BROADCAST != 0 and (here != me or there != me):
        return NOT_HERE
    if max(how & MOST_ENGINES - 1, how >> ENGINE_BITS & MOST_ENGINES - 1) >= m.engines:
        return NO_ENGINE
    if max(here, there) >= m.pes or note >> m.address_bits >= m.pes:
        return NO_PE
    if (here != me and there != me) or (note != 0 and note >> m.address_bits != there):
        return NOT_HERE
    if size < 0:
        return NEGATIVE
    mask = (1 << m.address_bits) - 1
    if not is_inside(source & mask, size, m) or not is_inside(destination & mask, size, m):
        return BAD_ADDRESS
    if note != 0 and not is_inside(note & mask, 4, m):
        return BAD_ADDRESS
    if (source | destination | note) & 3 != 0:
        return MISALIGNED
    return FINE


def mistake_in_barrier(colour: int, note: int, me: int, m: Any) -> int:
    """The mistake in a control word by which PE `me` comes to a barrier; FINE if there is none."""
    if colour >= m.colours:
        return NO_HARDWARE
    if note == 0:
        return FINE
    if note >> m.address_bits != me:
        return NOT_HERE
    if not is_inside(note & ((1 << m.address_bits) - 1), 4, m):
        return BAD_ADDRESS
    return FINE if note & 3 == 0 else MISALIGNED


def touches(source: int, destination: int, size: int, begin: int, length: int) -> bool:
    """Whether a transfer of `size` bytes reads or writes a byte of the `length` bytes from `begin` on. Addresses count
    over all PEs."""
    end = begin + length
    return (source < end and begin < source + size) or (destination < end and begin < destination + size)


def reserve(engine: Any, node: Any, m: Any, size: int, now: int) -> int:
    """The cycle at which an engine's next packet leaves. Interface and memory serve requests in the order in which they
    come."""
    out = max(now, node.out_free)
    node.out_free = out + cycles_for(size, m.interface_rate, m)
    read = max(now, node.memory_free)
    node.memory_free = read + cycles_for(size, m.memory_rate, m)
    engine.began = max(out, read)
    return engine.began


def pass_port(port: Any, m: Any, size: int, now: int) -> int:
    """The cycle at which a packet with a body leaves a port of a link. It holds the port for its length; its head goes
    on at once."""
    cycle = max(now, port.free)
    port.free = cycle + max(m.slot, cycles_for(max(size, HEAD), m.link_rate, m))
    return cycle


def release(engine: Any, m: Any, size: int, cycle: int) -> int:
    """The cycle at which an engine can send its next packet. cycle: when the packet before it has left the node's first
    port. Sending takes as long as the packet is, and `inject` cycles of that have passed on the way to the port."""
    length = max(cycles_for(size, m.engine_rate, m), cycles_for(max(size, HEAD), m.link_rate, m))
    end = cycle + max(1, length - m.inject)
    engine.sending += end - engine.began
    engine.sent += size
    return end + m.gap


def land(engine: Any, node: Any, m: Any, size: int, now: int) -> int:
    """The cycle at which the last byte of a packet is in memory. The packet's head comes to its node in cycle `now`."""
    into = max(now, node.in_free)
    node.in_free = into + cycles_for(size, m.interface_rate, m)
    written = max(now, node.memory_free)
    node.memory_free = written + cycles_for(size, m.memory_rate, m)
    begin = max(into, max(written, max(now, engine.in_free)))
    length = max(cycles_for(size, m.engine_rate, m), cycles_for(max(size, HEAD), m.link_rate, m))
    engine.taken, engine.in_free = begin, begin + max(1, length)
    engine.receiving += engine.in_free - begin
    engine.received += size
    return engine.in_free
