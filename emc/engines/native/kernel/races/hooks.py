# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""What the kernel calls in a run that looks for races (reference/races.py, with the same words).

operand(m, pe, packet)              an operand waits for its partner
begin_turn(m, pe, start, by, life)  before a thread or handler, of the packet `race_packet`
end_turn(m, pe, end, by, life)      after it; its packets leave now
serve_turn(m)                       the host has answered
packet_leaves(m, packet)            for each packet that leaves
begin_frame, probe                  the running thread makes a frame, or fences

None of them is inlined, so that other runs have short code.
"""

from __future__ import annotations

from emc.engines.native.kernel.arrays import (
    cells_of,
    dirty_turns_of,
    links_of,
    loads_of,
    marked_of,
    nodes_by_packet_of,
    nodes_by_segment_of,
    outbox_of,
    pes_of,
    race_breaks_of,
    race_entries_of,
    race_types_of,
    segments_of,
    senders_of,
    turns_of,
    waits_by_segment_of,
    ways_of,
)
from emc.engines.native.kernel.races.arrivals import arrives, note_leaf
from emc.engines.native.kernel.races.cells import synchronise
from emc.engines.native.kernel.races.channels import before, sends_on, way_of
from emc.engines.native.kernel.races.links import free_link, free_links, new_link
from emc.engines.native.kernel.races.marks import look, saw, touched_words
from emc.engines.native.kernel.races.nodes import node, note_fork
from emc.engines.native.kernel.races.turns import (
    comes_after,
    end,
    follow,
    is_sink,
    keep,
    knows,
    learn,
    new_sink,
    raise_floor,
    release,
)
from emc.engines.native.kernel.records import call_apart, i8, inlined, njit, u4, u8
from emc.engines.native.kernel.state import ATOMIC, HANDED, LEAF
from emc.engines.native.names import MATCHING, RACE_ANSWERS, RACE_FENCED, RACE_OWN, RACE_SYNC
from emc.engines.races.shadow import FRESH
from emc.target import HOST, NORMAL


@inlined
def type_of(m, packet):
    return i8(loads_of(m)[u8(packet)].what & u4(0xFFFF))


@njit
def add_past(m, source, pe, special, sender):
    """Adds the handlers that message order puts before a packet to `before`."""
    before(m, way_of(m, source, pe, special), sender)
    if m[0].apart != 0 and special == 0:
        before(m, way_of(m, source, pe, i8(1)), sender)


@njit
def note_arrival(m, turn, source, pe, special, sender):
    """Notes on which ways a packet came that begins a turn, or is its operand."""
    one = turns_of(m)[u8(sender)]
    arrives(m, turn, way_of(m, source, pe, special), (one.chain, one.time, one.vector), 0)
    if m[0].apart != 0 and special == 0:
        arrives(m, turn, way_of(m, source, pe, i8(1)), (one.chain, one.time, one.vector), 0)


@inlined
def word_of(m, pe, address):
    """The number of a word, as by its global address."""
    return ((i8(pe) << m[0].address_bits) + (i8(address) & m[0].address_mask)) >> 2


@inlined
def operand(m, pe, packet):
    """Notes who sent an operand that waits."""
    call_apart(_operand, m, (i8(pe), i8(packet)))


@njit
def _operand(m, operands):
    pe, packet = operands
    sender, load = i8(senders_of(m)[u8(packet)]), loads_of(m)[u8(packet)]
    senders_of(m)[u8(packet)] = u4(0)
    one = marked_of(m)[u8(word_of(m, pe, load.address))]
    free_links(m, i8(one.operand))
    one.operand = u4(0)
    if sender != 0 and m[0].gave_up == 0:
        one.operand = u4(new_link(m, sender, i8(load.what >> u4(16)), 0))
    release(m, sender)


@inlined
def begin_turn(m, pe, start, by, life):
    """Begins the turn of the packet `race_packet`."""
    call_apart(_begin_turn, m, (i8(pe), i8(start), i8(by), i8(life)))


@njit
def _begin_turn(m, operands):
    pe, start, by, _ = operands
    release(m, m[0].turn_now)
    m[0].turn_now, m[0].node_now, m[0].touches, m[0].way_now, m[0].way_too = 0, 0, 0, 0, 0
    release(m, m[0].sender_now)
    packet = m[0].race_packet
    sender = i8(senders_of(m)[u8(packet)])
    senders_of(m)[u8(packet)] = u4(0)
    m[0].sender_now = sender
    if m[0].gave_up != 0:
        return
    load, kind = loads_of(m)[u8(packet)], type_of(m, packet)
    source, special = i8(load.what >> u4(16)), i8(kind > HOST)
    says, partner, meets = i8(race_types_of(m)[u8(kind)]), i8(0), False
    m[0].befores = 0
    if sender != 0:
        comes_after(m, sender)
    if kind == NORMAL:
        entry = pes_of(m)[pe].current
        if by != u4(0):
            if entry & u4(31) == u4(1) and load.data == u4(0):
                note_fork(m, i8(by))
            m[0].node_now = i8(nodes_by_segment_of(m)[u8(by)])
            waited(m, i8(by), i8(race_entries_of(m)[u8(entry)]))
        if cells_of(m)[u8(entry)] == MATCHING:
            meets = True
            word = marked_of(m)[u8(word_of(m, pe, load.address))]
            partner = i8(word.operand)
            word.operand = u4(0)
            if partner != 0:
                comes_after(m, i8(links_of(m)[u8(partner)].turn))
    else:
        m[0].node_now = i8(nodes_by_packet_of(m)[u8(packet)])
    if sender != 0 and special != 0 and says & RACE_ANSWERS == 0:
        turn = new_sink(m, sender)
    else:
        turn = begun(m, pe, source, special, sender, partner)
    free_links(m, partner)
    one = turns_of(m)[u8(turn)]
    one.pe, one.source, one.cycle, one.node = u4(pe), u4(source), start, u4(m[0].node_now)
    one.origin = load.origin if special != 0 else u4(0)
    one.kind |= u4(ATOMIC if special != 0 and says & RACE_OWN != 0 else 0)
    if sender != 0:
        before = turns_of(m)[u8(sender)]
        one.sender_chain, one.sender_time = before.chain, before.time
        one.kind |= u4(HANDED if special != 0 and before.origin != u4(0) else 0)
        if not meets:
            m[0].way_now = way_of(m, source, pe, special) + 1
            one.way, one.seen = u4(m[0].way_now), ways_of(m)[u8(m[0].way_now - 1)].changes
            if m[0].apart != 0 and special == 0:
                m[0].way_too = m[0].way_now + 1
    m[0].turn_now = turn


@njit
def begun(m, pe, source, special, sender, partner):
    """A new turn, in a chain, after those in `before`. partner: a link to the operand that waited, or 0."""
    end, other, from_ = m[0].befores, i8(0), i8(0)
    if partner != 0:
        other, from_ = i8(links_of(m)[u8(partner)].turn), i8(links_of(m)[u8(partner)].op)
    if sender != 0:
        add_past(m, source, pe, special, sender)
    if other != 0:
        add_past(m, from_, pe, i8(0), other)
    turn = follow(m, i8(0), end)
    if sender != 0:
        note_arrival(m, turn, source, pe, special, sender)
    if other != 0:
        note_arrival(m, turn, from_, pe, i8(0), other)
    return turn


@njit
def rise(m, pe):
    """Makes the running turn, a sink, one that others follow."""
    old, sender = m[0].turn_now, m[0].sender_now
    source = i8(turns_of(m)[u8(old)].source)
    m[0].befores = 0
    comes_after(m, sender)
    add_past(m, source, pe, i8(1), sender)
    turn = follow(m, i8(1), m[0].befores)
    one, two = turns_of(m)[u8(old)], turns_of(m)[u8(turn)]
    two.cycle, two.pe, two.source, two.origin, two.node = one.cycle, one.pe, one.source, one.origin, one.node
    two.sender_chain, two.sender_time, two.way = one.sender_chain, one.sender_time, one.way
    two.kind = one.kind & u4(ATOMIC | HANDED)
    release(m, old)
    m[0].turn_now = turn
    note_arrival(m, turn, source, pe, i8(1), sender)
    two.seen = ways_of(m)[u8(i8(two.way) - 1)].changes


@njit
def waited(m, segment, first):
    """Adds the turns after which the activation waits for the entry. first: where the entry's breaks are."""
    breaks, links = race_breaks_of(m), links_of(m)
    for i in range(first + 1, first + 1 + i8(breaks[u8(first)])):
        link = i8(waits_by_segment_of(m)[u8(segment)])
        while link != 0:
            if links[u8(link)].op == breaks[u8(i)]:
                comes_after(m, i8(links[u8(link)].turn))
            link = i8(links[u8(link)].next)


@inlined
def end_turn(m, pe, end_cycle, by, life):
    """Ends the turn."""
    call_apart(_end_turn, m, (i8(pe), i8(end_cycle), i8(by), i8(life)))


@njit
def _end_turn(m, operands):
    pe, end_cycle, by, life = operands
    if m[0].turn_now == 0 or m[0].gave_up != 0:
        return
    load, kind = loads_of(m)[u8(m[0].race_packet)], type_of(m, m[0].race_packet)
    waits = m[0].waits if end_cycle >= 0 else i8(0)
    says = i8(race_types_of(m)[u8(kind)])
    if is_sink(m, m[0].turn_now) and (m[0].sent != 0 or touched_words(m) > 1):
        rise(m, pe)
        if m[0].sent != 0:
            sends_on(m, m[0].turn_now)
    turn = m[0].turn_now
    if kind > HOST and says >> RACE_SYNC != 0:
        synchronise(m, says >> RACE_SYNC, word_of(m, pe, load.address), turn, m[0].sent != 0)
    one = turns_of(m)[u8(turn)]
    is_last = m[0].sent == 0 and (kind > HOST or waits <= 0)
    one.kind |= u4(LEAF if is_last else 0)
    look(m, turn)
    if m[0].gave_up != 0:
        return
    if is_last and one.way != u4(0):
        note_leaf(m, i8(one.way) - 1, i8(one.sender_chain), i8(one.sender_time))
    mark_dirty(m, pe, turn)
    if by != u4(0) and kind <= HOST:
        segment = segments_of(m)[u8(by)]
        if segment.template == u4(0) or segment.life != life:
            free_links(m, i8(waits_by_segment_of(m)[u8(by)]))
            waits_by_segment_of(m)[u8(by)] = u4(0)
        elif waits > 0:
            wait_at(m, i8(by), waits, turn)
    if not is_sink(m, turn) and ((kind > HOST and says & RACE_ANSWERS == 0) or is_last):
        end(m, turn)
    m[0].turns_to_go -= 1
    if m[0].turns_to_go < 0:
        m[0].floor_due = 1


@njit
def wait_at(m, segment, break_, turn):
    """Notes that the activation waits at that break."""
    links = links_of(m)
    link = i8(waits_by_segment_of(m)[u8(segment)])
    while link != 0:
        if i8(links[u8(link)].op) == break_:
            keep(m, turn)
            release(m, i8(links[u8(link)].turn))
            links[u8(link)].turn = u4(turn)
            return
        link = i8(links[u8(link)].next)
    first = waits_by_segment_of(m)[u8(segment)]
    waits_by_segment_of(m)[u8(segment)] = u4(new_link(m, turn, break_, i8(first)))


@njit
def mark_dirty(m, pe, turn):
    """Notes for which PEs a fence must wait."""
    out, types, links = outbox_of(m), race_types_of(m), links_of(m)
    for i in range(m[0].sent):
        goal = out[u8(i)].goal
        if goal == u4(pe) or i8(types[u8(out[u8(i)].type)]) & RACE_FENCED == 0:
            continue
        place = u8(i8(pe) * m[0].units + i8(goal))
        first = i8(dirty_turns_of(m)[place])
        if first != 0 and i8(links[u8(first)].turn) == turn:
            continue
        kept = i8(0)
        while first != 0:
            following = i8(links[u8(first)].next)
            if knows(m, turn, i8(links[u8(first)].turn)):
                free_link(m, first)
            else:
                links[u8(first)].next = u4(kept)
                kept = first
            first = following
        dirty_turns_of(m)[place] = u4(new_link(m, turn, 0, kept))


@inlined
def probe(m, pe, goal):
    """Orders the running turn, which fences, after those that wrote to that PE."""
    call_apart(_probe, m, (i8(pe), i8(goal)))


@njit
def _probe(m, operands):
    pe, goal = operands
    if m[0].turn_now == 0 or m[0].gave_up != 0:
        return
    if is_sink(m, m[0].turn_now):
        rise(m, pe)
    turn = m[0].turn_now
    place = u8(i8(pe) * m[0].units + i8(goal))
    link = i8(dirty_turns_of(m)[place])
    dirty_turns_of(m)[place] = u4(0)
    while link != 0:
        learn(m, turn, i8(links_of(m)[u8(link)].turn))
        link = free_link(m, link)


@inlined
def serve_turn(m, pe):
    """Begins the turn that sends the host's answer."""
    call_apart(_serve_turn, m, i8(pe))


@njit
def _serve_turn(m, pe):
    release(m, m[0].turn_now)
    m[0].turn_now = 0
    packet = m[0].race_packet
    sender = i8(senders_of(m)[u8(packet)])
    senders_of(m)[u8(packet)] = u4(0)
    if sender == 0 or m[0].gave_up != 0:
        release(m, sender)
        return
    m[0].befores = 0
    m[0].node_now = i8(nodes_by_packet_of(m)[u8(packet)])
    comes_after(m, sender)
    m[0].turn_now = begun(m, pe, i8(loads_of(m)[u8(packet)].what >> u4(16)), i8(0), sender, i8(0))
    release(m, sender)


@inlined
def packet_leaves(m, packet):
    """Gives a packet the clock of the turn that sends it."""
    call_apart(_packet_leaves, m, i8(packet))


@njit
def _packet_leaves(m, packet):
    keep(m, m[0].turn_now)
    senders_of(m)[u8(packet)] = u4(m[0].turn_now)
    nodes_by_packet_of(m)[u8(packet)] = u4(m[0].node_now)


@inlined
def after_leaving(m):
    """After all packets of a turn have left: now and then, computes what all later turns know."""
    call_apart(_after_leaving, m, 0)


@njit
def _after_leaving(m, _):
    if m[0].floor_due != 0:
        m[0].floor_due = 0
        raise_floor(m)


@inlined
def begin_frame(m, pe, segment, frame, size, template, made):
    """Notes a new frame: its memory is fresh, and the running thread's activation made it."""
    call_apart(_begin_frame, m, (pe, segment, frame, size, template, made))


@njit
def _begin_frame(m, operands):
    pe, segment, frame, size, template, made = operands
    if m[0].gave_up == 0:
        saw(m, (i8(pe) << m[0].address_bits) + i8(frame), i8(size), i8(FRESH), i8(0))
    nodes_by_segment_of(m)[u8(segment)] = u4(node(m, m[0].node_now, i8(made), i8(template), i8(pe), i8(0)))
