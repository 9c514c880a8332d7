# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Dispatches packets: a PE takes a packet, matches it or runs its thread, and sends the thread's packets (phase 5).

`straight` is a fast path that gives the same simulated results: if the packet of a call is sure to be the next thing
that happens in the machine, no event is made for it.
"""

from __future__ import annotations

from emc.engines.native.kernel import state
from emc.engines.native.kernel.activation import activation
from emc.engines.native.kernel.arrays import (
    cells_of,
    fits_of,
    functions_of,
    gates_of,
    handlers_of,
    journeys_of,
    loads_of,
    outbox_of,
    packets_of,
    pes_of,
    received_by_type_of,
    segments_of,
    sent_by_type_of,
    tags_of,
    units_of,
    wake_of,
    wake_summary_of,
    words_of,
)
from emc.engines.native.kernel.bypass import take_apart
from emc.engines.native.kernel.intake import foresee, take_in
from emc.engines.native.kernel.leave import leave, leave_all, trapped
from emc.engines.native.kernel.ports import CACHED
from emc.engines.native.kernel.races.hooks import after_leaving, begin_turn, end_turn, operand, serve_turn
from emc.engines.native.kernel.records import call_thread, fetch, i8, inlined, lowest_bit, njit, u4, u8
from emc.engines.native.kernel.rules import begin, chain, fits, follow, link, match, meet, run, serve, side
from emc.engines.native.kernel.watch import done, goes_on, watch
from emc.engines.native.kernel.wheel import LAST_BUCKET, NEVER, mark, next_cycle, wake
from emc.engines.native.names import MATCHING
from emc.ir.tags import EMPTY, RIGHT
from emc.machine.rules.dispatch import OVERRUNS, STORES
from emc.target import CODE, HOST, NORMAL

PACKET_SIZE, LOAD_SIZE = state.size(state.PACKET), state.size(state.LOAD)
PE_SIZE, SEGMENT_SIZE = state.size(state.PE), state.size(state.SEGMENT)
LINE = 64  # bytes of a line of the host's cache


@njit
def dispatches(m, bucket):
    """Phase 5: dispatches on the PEs whose turn it is, in the order of their numbers. Returns False if the kernel must
    return for `reason`."""
    bits, summary = wake_of(m), wake_summary_of(m)
    words, summaries = u8(m[0].words), u8(m[0].summaries)
    large = m[0].pes > CACHED
    for s in range(summaries):
        at = bucket * summaries + s
        while summary[at] != u8(0):
            word = (s << u8(6)) + lowest_bit(summary[at])
            place = bucket * words + word
            if large:
                fetch_turns(m, word << u8(6), bits[place])
            low = lowest_bit(bits[place])
            bits[place] &= bits[place] - u8(1)
            if bits[place] == u8(0):
                summary[at] &= summary[at] - u8(1)
            if not dispatch(m, u4((word << u8(6)) + low)):
                mark(m, m[0].now)  # other PEs may still have a turn
                return False
    return True


@njit
def fetch_turns(m, first, turns):
    """Prefetches into the host's cache all data that the dispatches of these PEs will read: first the PEs' records,
    then their packets, then the memory that these name. It does this for all PEs at once."""
    left = turns
    while left != u8(0):
        pe = i8(first + lowest_bit(left))
        left &= left - u8(1)
        fetch(m[0].pe + pe * PE_SIZE)
        fetch(m[0].pe + pe * PE_SIZE + LINE)
        fetch(m[0].received_by_type + pe * m[0].types * 8)
        fetch(m[0].sent_by_type + pe * m[0].types * 8)
    pes, loads = pes_of(m), loads_of(m)
    left = turns
    while left != u8(0):
        head = i8(pes[first + lowest_bit(left)].head)
        left &= left - u8(1)
        fetch(m[0].load + head * LOAD_SIZE)
        fetch(m[0].packet + head * PACKET_SIZE)
    left = turns
    while left != u8(0):
        pe = first + lowest_bit(left)
        left &= left - u8(1)
        load = loads[pes[pe].head]
        place = i8(pe) * m[0].stride + i8(load.address & ~u4(127))
        fetch(m[0].memory + place)
        if load.what & u4(0xFFFF) == u4(NORMAL):
            fetch(m[0].segment + (place >> 7) * SEGMENT_SIZE)
            fetch(m[0].tags + (place >> 2))


@njit
def dispatch(m, pe):
    """Phase 5: the PE takes a packet and runs its thread. True: done. False: the kernel returns for `reason`."""
    one = pes_of(m)[pe]
    if m[0].apart == 0:
        take_in(m, pe, m[0].now)
    number = one.head if m[0].apart == 0 else take_apart(m, pe)
    packet, load = packets_of(m)[number], loads_of(m)[number]
    if m[0].apart == 0:
        one.head = packet.next
    one.waiting -= u4(1)
    kind, source = load.what & u4(0xFFFF), load.what >> u4(16)
    address, data, origin = load.address, load.data, load.origin
    by, by_life = load.by, load.by_life
    if m[0].journey != 0:
        journey = journeys_of(m)[number]
        watch(m, pe, kind, address, data, origin, source, journey.left, journey.came)
    packet.next = u4(m[0].free_packet)
    m[0].free_packet = number
    m[0].horizon = m[0].alone = 0
    m[0].race_packet = i8(number)
    running = act(m, pe, kind, address, data, origin, by, by_life)
    while m[0].direct != 0:
        m[0].direct = 0
        running = act(m, pe, u4(0), u4(m[0].direct_address), u4(m[0].direct_data), u4(0), u4(0), u4(0))
    return running


@njit
def act(m, pe, kind, address, data, origin, by, by_life):
    """Does on the PE what the packet that it has taken asks for. Returns the same as `dispatch`."""
    one = pes_of(m)[pe]
    received_by_type_of(m)[u8(pe) * u8(m[0].types) + u8(kind)] += 1
    start = begin(one, m[0], m[0].now)
    base = i8(pe) * m[0].stride
    memory = m[0].memory + base
    if m[0].apart != 0:
        start = follow(one, units_of(m)[pe], start, kind > HOST)
    if kind == NORMAL:
        return normal(m, pe, one, address, data, link(one, m[0], start), base, memory)
    if kind == HOST:
        m[0].host_pe = pe
        m[0].host_start = start
        m[0].host_address = address
        m[0].host_data = data
        m[0].host_origin = origin
        m[0].host_by = by
        m[0].host_by_life = by_life
        m[0].reason = state.HOST
        one.current = 0
        return False
    function = handlers_of(m)[kind]
    one.current = u4((u8(m[0].templates) + u8(1)) * u8(32) + u8(kind))
    return thread(m, pe, function, memory, data, u4(0), address, start, origin, by, by_life)


@inlined
def normal(m, pe, one, address, data, start, base, memory):
    """Handles a packet for an entry of a frame: starts a thread, or stores the operand until its partner comes."""
    frame = u4(address & ~u4(127))
    template = u4(words_of(m)[u8(base + i8(frame)) >> u8(2)] - u4(CODE))  # the kernel computes in 64 bits
    cell = u4((address - frame) >> u4(2))
    if template == u4(0) or i8(template) > m[0].templates:
        return blamed(m)
    entry = cells_of(m)[u8(template) * u8(32) + u8(cell)]
    if entry == 0 or not fits(frame, fits_of(m)[template]):
        return blamed(m)
    x = data
    if entry == MATCHING:
        start = match(one, m[0], start)
        mine = side(address)
        word = u8((base + i8(address & ~u4(1))) >> 2)
        tags, words = tags_of(m), words_of(m)
        does = meet(one, tags[word], mine)
        if does == STORES:
            words[word] = data
            tags[word] = mine
            one.tagged += u4(1)
            if m[0].races != 0:
                operand(m, pe, i8(m[0].race_packet))
            if m[0].journey != 0:
                done(m, pe, start, start, state.OPERAND)
            return settle(m, pe, start)
        if does == OVERRUNS:
            return blamed(m)
        tags[word] = EMPTY
        one.tagged -= u4(1)
        x = words[word] if mine == RIGHT else data
        m[0].second = i8(data if mine == RIGHT else words[word])
    one.current = u4(u8(template) * u8(32) + u8(cell))
    by, by_life = activation(m, pe, frame)
    if m[0].waited != 0 and by != u4(0):
        goes_on(m, by)
    function = functions_of(m)[template]
    return thread(m, pe, function, memory, frame, cell, x, start, u4(0), by, by_life)


@njit
def blamed(m):
    """Ends the run because of a packet that can't be dispatched."""
    m[0].reason = state.TRAPPED
    return False


@njit
def thread(m, pe, function, memory, frame, cell, x, start, origin, by, by_life):
    """Runs a thread, and the threads of packets that it dispatches itself, then sends their packets. frame: for a
    handler, the packet's data."""
    m[0].sent = 0
    m[0].running = pe
    m[0].origin = origin
    m[0].by = by
    m[0].by_life = by_life
    if m[0].races != 0:
        begin_turn(m, pe, start, by, by_life)
    end, ended = call_thread(function, m[0].self, memory, frame, cell, x, start)
    one = pes_of(m)[pe]
    chained = m[0].chained
    if chained != 0:
        m[0].chained = 0
        own = u8(pe) * u8(m[0].types)
        sent_by_type_of(m)[own] += chained
        received_by_type_of(m)[own] += chained
        m[0].packets += chained
        one.current = u4(u8(ended) >> u8(32))
        by, by_life = activation(m, pe, u4(ended))
    one.by, one.by_life = by, by_life
    if m[0].races != 0:
        end_turn(m, pe, end, by, by_life)
    if end < 0:
        end = trapped(m, pe, origin, by, by_life)
    elif by != u4(0) and m[0].waits != 0:
        segment = segments_of(m)[by]
        if segment.life == by_life:
            segment.waits = u4(m[0].waits)
            segment.since = end
            segment.waiting = u4(1)
    run(one, start, end)
    if chained != 0:
        chain(one, m[0], chained, m[0].began)
        m[0].now = m[0].began - m[0].dispatch - m[0].link
    if m[0].journey != 0:
        done(m, pe, start, end, state.THREAD)
    out = outbox_of(m)
    own = m[0].sent == 1 and out[0].type == u4(0) and out[0].goal == pe and one.waiting == u4(0)
    if own and straight(m, pe, one, out[0].cycle, end):
        m[0].direct = 1
        m[0].direct_address = out[0].address
        m[0].direct_data = out[0].data
        if m[0].journey != 0:
            sender = origin if origin != u4(0) else out[0].origin
            watch(m, pe, u4(0), out[0].address, out[0].data, sender, pe, out[0].cycle, m[0].direct_came)
        return True
    leave_all(m, pe, origin, by, by_life)
    if m[0].races != 0:
        after_leaving(m)
    return settle(m, pe, end)


@njit
def straight(m, pe, one, cycle, end):
    """Whether the only packet of a thread, which is for the same PE, is certainly the next packet that this PE takes,
    and nothing else happens before. Then the packet need not go through the switch: all counts are as if it had."""
    gate = gates_of(m)[pe]
    if m[0].races != 0 or gate.count != u4(0) or m[0].delayed != 0 or m[0].trap_at != NEVER or m[0].stop != 0:
        return False
    if m[0].fresh == m[0].most_packets:  # there may be no room for one more
        return False
    through = max(cycle + m[0].inject, gate.free)
    taken = max(through, end)
    if m[0].horizon == 0:
        m[0].horizon = horizon(m)
    if m[0].horizon <= taken or (m[0].last != 0 and taken > m[0].last):
        return False
    sent_by_type_of(m)[u8(pe) * u8(m[0].types)] += 1
    m[0].packets += 1
    m[0].direct_came = through
    gate.free = through + m[0].slot
    gate.high = max(gate.high, u4(1))
    if one.queue_high == u4(0):
        one.queue_high = u4(1)
    one.busy = end
    m[0].now = taken
    m[0].alone = min(m[0].horizon, m[0].last + 1 if m[0].last != 0 else NEVER) - m[0].slot
    if m[0].stop != 0 or m[0].journey != 0:
        m[0].alone = 0
    return True


@njit
def horizon(m):
    """The first cycle in which anything else happens in the machine. It does not change while packets take the short
    cut, because they leave no work for later."""
    summary = wake_summary_of(m)
    first = (u8(m[0].now) & u8(LAST_BUCKET)) * u8(m[0].summaries)
    for s in range(u8(m[0].summaries)):
        if summary[first + s] != u8(0):
            return m[0].now
    return min(next_cycle(m), min(m[0].far_first, m[0].next_due))


@njit
def settle(m, pe, end):
    """Marks the PE as busy until cycle `end`. Then it takes the next packet, if there is one."""
    one, gate = pes_of(m)[pe], gates_of(m)[pe]
    one.busy = end
    if one.waiting != u4(0):
        fetch(m[0].packet + i8(one.head) * PACKET_SIZE)
        fetch(m[0].load + i8(one.head) * LOAD_SIZE)
        wake(m, pe, end)
    elif m[0].apart == 0 and gate.count != u4(0):
        wake(m, pe, max(end, max(packets_of(m)[gate.head].path, gate.free)))
    else:
        one.awake = u4(0)
    if i8(one.waiting) + i8(gate.count) > m[0].packet_limit and m[0].apart == 0:
        foresee(m, pe, m[0].now)
    return True


@njit
def served(m):
    """Sends the host's answer to the request for which the kernel returned. The PE goes on."""
    pe = u4(m[0].host_pe)
    end = serve(pes_of(m)[pe], m[0], m[0].host_service, m[0].host_start)
    if m[0].journey != 0:
        done(m, pe, m[0].host_start, end, state.SERVICE)
    if m[0].races != 0:
        serve_turn(m, pe)
    k = u4(m[0].host_data)
    if k != u4(0):
        goal, address = u4(i8(k) >> m[0].address_bits), k & u4(m[0].address_mask)
        origin, by = u4(m[0].host_origin), u4(m[0].host_by)
        leave(m, pe, end, u4(0), goal, address, u4(m[0].answer), origin, by, u4(m[0].host_by_life))
    settle(m, pe, end)
