# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Runs a program without time: the same threads, packets, frames and matching, but neither network nor cycles.

execute(machine) -> why it returned: DEADLOCK (no packet is left), HOST, TRAPPED, STOPPED, PAUSED (state.py)

Each PE has a queue of packets, and the PEs for which packets wait have their turns in a circle. A packet goes to the
end of its PE's queue when its thread ends, so packets between two PEs keep their order. In its turn a PE takes one
packet after the other, until none waits, or until it has taken all that waited before and has used names.TURN steps.
Then others have a turn, however long a thread calls itself, and however many packets it sends. While no packet waits
for the PE, its threads dispatch their calls themselves (codegen/direct.py): `alone` is the step up to which they may.

The machine may have some of the PEs only, while other processes have the others (engines/mpi). Packets go to them and
come from them over lanes, or through Python (lanes.py).

Of the records, `now` counts steps, LOAD.cycle is the next packet of the queue, and PE.far the next PE of the circle.
"""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.activation import activation
from emc.engines.native.kernel.arrays import (
    cells_of,
    fits_of,
    functions_of,
    handlers_of,
    loads_of,
    machine_of,
    outbox_of,
    pes_of,
    segments_of,
    tags_of,
    words_of,
)
from emc.engines.native.kernel.lanes import exchange, forward, is_own, show, take_in
from emc.engines.native.kernel.leave import trapped
from emc.engines.native.kernel.queues import await_turn, fail, put
from emc.engines.native.kernel.records import I8, NONE, call_thread, cfunc, fetch, i8, inlined, njit, stack, u4, u8
from emc.engines.native.kernel.rules import fits, meet, side
from emc.engines.native.names import MATCHING, PACKET_STEPS, TURN
from emc.ir.tags import EMPTY, RIGHT
from emc.machine.rules.dispatch import OVERRUNS, STORES
from emc.target import CODE, HOST, NORMAL


@inlined
def turn(m, pe, one):
    """The PE takes packets. False: the kernel returns for `reason`."""
    loads = loads_of(m)
    last, before = m[0].now + TURN, i8(one.waiting)
    while one.head != NONE and (before > 0 or m[0].now < last) and m[0].leaving <= m[0].most_leaving:
        before -= 1
        number = one.head
        packet = loads[number]
        one.head = u4(packet.cycle)
        one.waiting -= u4(1)
        kind, address, data, origin = packet.what & u4(0xFFFF), packet.address, packet.data, packet.origin
        by, by_life = packet.by, packet.by_life
        packet.cycle = m[0].free_packet
        m[0].free_packet = i8(number)
        m[0].now += PACKET_STEPS
        m[0].alone = last if one.waiting == u4(0) else 0
        if m[0].stop != 0:
            m[0].alone = 0
        if one.head != NONE:
            fetch(m[0].memory + i8(pe) * m[0].stride + i8(loads[one.head].address & ~u4(127)))
        if not act(m, pe, one, kind, address, data, origin, by, by_life):
            return False
    return True


@inlined
def act(m, pe, one, kind, address, data, origin, by, by_life):
    """Does on the PE what the packet that it has taken asks for. Returns the same as `turn`."""
    base = i8(pe) * m[0].stride
    if kind == NORMAL:
        return normal(m, pe, one, address, data, base, origin, by, by_life)
    if kind == HOST:
        m[0].host_pe = pe
        m[0].host_address = address
        m[0].host_data = data
        m[0].host_origin = origin
        m[0].host_by = by
        m[0].host_by_life = by_life
        m[0].reason = state.HOST
        return False
    return thread(m, pe, handlers_of(m)[kind], base, data, u4(0), address, origin, by, by_life)


@inlined
def normal(m, pe, one, address, data, base, origin, by, by_life):
    """Handles a packet for an entry of a frame: starts a thread, or stores the operand until its partner comes."""
    frame = u4(address & ~u4(127))
    template = u4(words_of(m)[u8(base + i8(frame)) >> u8(2)] - u4(CODE))  # the kernel computes in 64 bits
    if template == u4(0) or i8(template) > m[0].templates:
        return blamed(m, pe, state.DEAD_FRAME, origin, by, by_life)
    cell = u4((address - frame) >> u4(2))
    entry = cells_of(m)[u8(template) * u8(32) + u8(cell)]
    if entry == 0:
        return blamed(m, pe, state.NO_ENTRY, origin, by, by_life)
    if not fits(frame, fits_of(m)[template]):
        return blamed(m, pe, state.DEAD_FRAME, origin, by, by_life)
    x = data
    if entry == MATCHING:
        mine = side(address)
        word = u8((base + i8(address & ~u4(1))) >> 2)
        tags, words = tags_of(m), words_of(m)
        does = meet(one, tags[word], mine)
        if does == STORES:
            words[word] = data
            tags[word] = mine
            one.tagged += u4(1)
            return True
        if does == OVERRUNS:
            return blamed(m, pe, state.OVERRUN, origin, by, by_life)
        tags[word] = EMPTY
        one.tagged -= u4(1)
        x = words[word] if mine == RIGHT else data
        m[0].second = i8(data if mine == RIGHT else words[word])
    mine, life = activation(m, pe, frame)
    return thread(m, pe, functions_of(m)[template], base, frame, cell, x, u4(0), mine, life)


@njit
def blamed(m, pe, why, origin, by, by_life):
    """Ends the run because of a packet that can't be dispatched. origin, by, by_life: the operation and the activation
    that sent the packet."""
    m[0].blamed = why
    fail(m, pe, origin, by, by_life)
    return False


@inlined
def thread(m, pe, function, base, frame, cell, x, origin, by, by_life):
    """Runs a thread, and the threads of packets that it dispatches itself, then sends their packets. frame: for a
    handler, the packet's data."""
    m[0].sent = 0
    m[0].running = pe
    m[0].origin = origin
    m[0].by = by
    m[0].by_life = by_life
    end, ended = call_thread(function, m[0].self, m[0].memory + base, frame, cell, x, m[0].now)
    if m[0].chained != 0:
        m[0].packets += m[0].chained
        m[0].chained = 0
        by, by_life = activation(m, pe, u4(ended))
    if end < 0:
        m[0].now = trapped(m, pe, origin, by, by_life)
        m[0].reason = state.TRAPPED
        return False
    if by != u4(0) and m[0].waits != 0:
        segment = segments_of(m)[by]
        if segment.life == by_life:
            segment.waits = u4(m[0].waits)
    out, count = outbox_of(m), m[0].sent
    m[0].now = end + count * PACKET_STEPS
    for i in range(u8(count)):
        p = out[i]
        sender = origin if origin != u4(0) else p.origin
        if not send(m, pe, p.type, p.goal, p.address, p.data, sender, by, by_life):
            return False
    return True


@inlined
def send(m, pe, kind, goal, address, data, origin, by, by_life):
    """Sends a packet. False: there are too many packets."""
    m[0].packets += 1
    if is_own(m, goal):
        return put(m, kind | pe << u4(16), goal, address, data, origin, by, by_life)
    forward(m, kind | pe << u4(16), goal, address, data, origin, by, by_life)
    return True


@njit
def answer(m):
    """Sends the host's answer to the request for which the kernel returned. Returns as `send` does."""
    k = u4(m[0].host_data)
    if k == u4(0):
        return True
    goal, address = u4(i8(k) >> m[0].address_bits), k & u4(m[0].address_mask)
    pe, origin, by = u4(m[0].host_pe), u4(m[0].host_origin), u4(m[0].host_by)
    return send(m, pe, u4(NORMAL), goal, address, u4(m[0].answer), origin, by, u4(m[0].host_by_life))


@inlined
def run_turns(m):
    """Runs until there is work that the kernel can't do itself, and returns why."""
    if m[0].reason == state.HOST and not answer(m):
        return state.TRAPPED
    if m[0].came_in != 0 and not take_in(m):
        return state.TRAPPED
    m[0].reason = state.DEADLOCK
    pes, spins = pes_of(m), m[0].spins
    while True:
        if m[0].ranks != 0 and (m[0].ready == 0 or m[0].now >= m[0].look_at) and not exchange(m):
            return state.TRAPPED
        if m[0].stop != 0:
            return state.STOPPED
        if m[0].ready == 0:
            if spins <= 0 or m[0].leaving != 0 or m[0].now >= m[0].pause:
                return state.DEADLOCK
            spins -= 1
            continue
        spins = m[0].spins
        pe = u4(m[0].ready - 1)
        one = pes[pe]
        m[0].ready = i8(one.far)
        goes_on = turn(m, pe, one)
        one.awake = u4(0)
        if one.head != NONE:
            await_turn(m, pe)
        if not goes_on:
            return m[0].reason
        if m[0].now >= m[0].pause or m[0].leaving > m[0].most_leaving:
            return state.PAUSED


@cfunc(I8, I8)
def execute(address):
    """Runs until there is work that the kernel can't do itself. Then shows other processes all packets for them."""
    m = machine_of(address)
    m[0].deepest = stack() - m[0].depth
    reason = run_turns(m)
    if m[0].ranks != 0:
        show(m)
    return reason
