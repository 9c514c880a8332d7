"""Network interfaces that run handlers: what an interface does next, and how long that takes.

An interface (NI) is a processor with memory of its own and three engines (rules/movers.py). It runs one handler at a
time. Between handlers it looks at its sources of work, one after the other, in a loop: packets that were received,
data that were moved, packets to be sent, requests of the node's PEs. A look takes `check` cycles. While there is no
work, the rounds of the loop are not simulated one by one: the cycle in which a source is looked at follows from the
last one.

A request is a packet that a PE gives to its interface: the interface moves it from the PE's ring into its own memory
and then runs its handler. A packet for a PE is moved to the PE's memory; then the interface moves a word there that
says so. Data of at most `page` bytes may follow a packet between interfaces.
"""

from __future__ import annotations

from typing import Any

from emc.machine.rules import mail, movers, pages
from emc.machine.rules.mail import (
    ASKED,
    DELIVER,
    FLAGS,
    HANDLES,
    IDLE,
    LISTS,
    MOVED,
    REQUEST,
    TELL,
    TO_SEND,
    flags_of,
    handle,
    head,
    hosts_of,
    lists_of,
    mails_of,
    nis_of,
    note,
    plan,
    pop,
    push,
    requests,
)
from emc.machine.rules.movers import add_work, begin_to_send, sent, settle, taken, turn
from emc.machine.rules.pages import are_pinned
from emc.target import NULL_PAGE

# results of `post` and of what a handler asks for
FINE, FULL, WILD, NULL, MISALIGNED, LONG, UNPINNED = range(7)

PARTS = mail, pages, movers  # further rules, which rules/bound.py binds with these


# ---- the loop


def act(m: Any) -> None:
    """Lets each interface do its work for this cycle."""
    again = True
    while again:
        again = False
        for n in range(m.interfaces):
            if nis_of(m)[n].next == m.now:
                step(m, n)
                again = True


def step(m: Any, n: int) -> None:
    """Lets an interface do its work for this cycle."""
    ni, now = nis_of(m)[n], m.now
    if ni.state != IDLE and ni.turn_at == now:
        turn(m, n)
    if ni.taking != 0 and ni.in_free == now:
        taken(m, n)
    if ni.sending != 0 and ni.sent_at == now:
        sent(m, n)
    if ni.ending != 0 and ni.polled == now:
        number = ni.ending
        ni.ending = 0
        mails_of(m)[number].done = 1
        settle(m, n, number)
    plan(m, n)
    if ni.poll == now:
        look(m, n)
        plan(m, n)


def look(m: Any, n: int) -> None:
    """The interface finds work at the source that it looks at."""
    ni, now = nis_of(m)[n], m.now
    start, source = now + m.check, ni.look
    if source == TO_SEND:
        ni.polled = start + m.launch
        begin_to_send(m, n, ni.polled)
    elif source == ASKED:
        ni.polled = start + m.event + m.launch
        number = pop(m, requests(m, asking(m, n)))
        mails_of(m)[number].ready, mails_of(m)[number].work = ni.polled, REQUEST
        ni.asked = number
        add_work(m, n, number)
    elif source == MOVED and mails_of(m)[head(m, n * LISTS + MOVED)].work == DELIVER:
        ni.polled = start + m.event + m.launch
        number = pop(m, n * LISTS + MOVED)
        mails_of(m)[number].ready, mails_of(m)[number].work = ni.polled, TELL
        add_work(m, n, number)
    else:
        number = pop(m, n * LISTS + source)
        ni.polled = handle(m, n, number, start + m.event)
        note(m, n, HANDLES, number, now, ni.polled, 0)
        if number == ni.asked:
            ni.asked = 0
        ni.ending = number
        ni.handlers += 1
    ni.busy += ni.polled - now
    ni.source = (source + 1) & 3


def asking(m: Any, n: int) -> int:
    """The PE whose request is served: PEs are served in turn."""
    ni, first = nis_of(m)[n], n * m.node_pes
    count = min(m.node_pes, m.pes - first)
    for i in range(count):
        pe = first + (ni.served + i) % count
        number = head(m, requests(m, pe))
        if number != 0 and mails_of(m)[number].ready <= m.now:
            ni.served = (ni.served + i + 1) % count
            return pe
    return first  # not reached: there is one


# ---- requests of PEs, and packets that handlers send


def ask(m: Any, pe: int, number: int, cycle: int, takes: int) -> int:
    """Puts a request into a PE's ring, which takes the PE `takes` cycles from `cycle` on. Returns further cycles in
    which the PE looks for room, because the ring seems to be full."""
    host, which = hosts_of(m)[pe], requests(m, pe)
    looks = m.reading if lists_of(m)[which].count >= m.ring else 0
    host.copied = max(cycle, host.copied) + takes + looks
    mails_of(m)[number].ready = host.copied
    push(m, which, number)
    plan(m, pe // m.node_pes)
    return looks


def post(m: Any, n: int, number: int, cycle: int) -> int:
    """Sends a packet from an interface in that cycle. If the packet is for the interface itself and the memory engine
    still has work, it is handled after that work. Returns FINE or FULL."""
    mail, mails = mails_of(m)[number], mails_of(m)
    mail.ready = cycle
    if mail.goal != n:
        push(m, n * LISTS + TO_SEND, number)
        return FULL if lists_of(m)[n * LISTS + TO_SEND].count > m.most_waiting else FINE
    if m.last_work == 0:
        push(m, n * LISTS + MOVED, number)
        return FINE
    work = mails[m.last_work]
    mail.next = 0
    if work.then == 0:
        work.then = number
    else:
        mails[work.last].next = number
    work.last = number
    return FINE


def note_flag(m: Any, pointer: int) -> None:
    """Notes the cell at a global address, to which a handler writes, for the report at the end of the run. The oldest
    notes may be lost."""
    flags_of(m)[pointer >> 2 & FLAGS - 1] = pointer


def is_broken(m: Any, number: int) -> bool:
    """Whether the check of a packet that came over the network fails. `error` of [interface] is the number of the
    packet whose check fails."""
    if m.error == 0 or mails_of(m)[number].kept == 0:
        return False
    m.checked += 1
    return m.checked == m.error


# ---- what a handler asks for


def can_ship(m: Any) -> bool:
    """Whether the handled packet's data can be sent on: this interface has fetched them, and does not store them."""
    mail = mails_of(m)[m.handling]
    return mail.size == 0 or (mail.lent != 0 and mail.holds == 0)


def give_up(m: Any) -> int:
    """Takes away the packet that the handled packet carries, and returns it; 0 if it carries none any more."""
    mail = mails_of(m)[m.handling]
    carried: int = mail.packet
    mail.packet = 0
    return carried


def mistake(m: Any, n: int, pointer: int, size: int) -> int:
    """The mistake in a block of memory that the memory engine is asked to move; FINE if there is none. `pointer` and
    `size` are unsigned."""
    pe, address = pointer >> m.address_bits, pointer & (1 << m.address_bits) - 1
    if pointer == 0:
        return NULL
    if pe >= m.pes or pe // m.node_pes != n or address < NULL_PAGE or size > m.memory_size - address:
        return WILD
    if (address | size) & 3 != 0:
        return MISALIGNED
    if size > m.page:
        return LONG
    return FINE if are_pinned(m, pe, address, size) else UNPINNED
