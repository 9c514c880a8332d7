# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""What threads and handlers give to network interfaces: requests, packets, work for the memory engine.

This is half of reference/interface.py; the other half, what interfaces do with it, is interface.py.
"""

from __future__ import annotations

from emc.engines.native.kernel import arrays
from emc.engines.native.kernel.arrays import (
    flags_of,
    flipped_of,
    freight_of,
    loads_of,
    log_pes_of,
    machine_of,
    mails_of,
    movings_of,
    pes_of,
    sent_by_type_of,
    words_of,
)
from emc.engines.native.kernel.records import compiled, i8, inlined, njit, u4, u8
from emc.engines.native.names import ASKS
from emc.machine.rules import interface
from emc.machine.rules.interface import FINE
from emc.machine.rules.mail import DELIVER, FETCH, SENDS, STORE, WORDS
from emc.target import NULL_PAGE

SEND, SHIP, PASS, BRING, GET, PUT, PIN = range(len(ASKS))  # as the operations in ASKS


@inlined
def _nis(m):
    return arrays.nis_of(machine_of(m.self))


@inlined
def _mails(m):
    return arrays.mails_of(machine_of(m.self))


@inlined
def _lists(m):
    return arrays.lists_of(machine_of(m.self))


@inlined
def _hosts(m):
    return arrays.rings_of(machine_of(m.self))


@njit
def _is_flipped(m, place):
    return flipped_of(machine_of(m.self))[u8(place)] != 0


@njit
def _flip(m, place):
    flipped = flipped_of(machine_of(m.self))
    flipped[u8(place)] = 1 - flipped[u8(place)]


@njit
def _wake(m, n):
    m.next_due = min(m.next_due, arrays.nis_of(machine_of(m.self))[n].next)
    m.alone = m.horizon = 0  # the machine has one more event


@inlined
def _flags(m):
    return flags_of(machine_of(m.self))


@njit
def _note(m, n, track, number, begin, end, size):
    if m.most_moving == 0 or begin > m.log_last or (end <= m.log_first and begin < m.log_first):
        return
    if log_pes_of(machine_of(m.self))[u8(m.pes)] == 0:
        return
    if m.movings == m.most_moving:
        m.lost += 1
        return
    row, mail = movings_of(machine_of(m.self))[u8(m.movings)], arrays.mails_of(machine_of(m.self))[number]
    m.movings += 1
    row.begin, row.end, row.size, row.track = begin, end, size, u4(4 * n + track)
    row.source, row.origin = u4(mail.sender), u4(mail.origin)
    row.goal = u4(m.pes + mail.goal if track == SENDS else m.pes + n)


@njit
def _drop(m, number):
    """Frees the place of a mail's data."""
    mail = arrays.mails_of(machine_of(m.self))[number]
    if mail.cargo != 0:
        freight_of(machine_of(m.self))[mail.cargo].next = m.free_freight
        m.free_freight = mail.cargo
        mail.cargo = 0


@njit
def _take(m, number, other):
    mails = arrays.mails_of(machine_of(m.self))
    mails[number].cargo, mails[number].size = mails[other].cargo, mails[other].size
    mails[other].cargo = mails[other].size = 0


HOOKS = {
    "nis_of": _nis,
    "mails_of": _mails,
    "lists_of": _lists,
    "hosts_of": _hosts,
    "is_flipped": _is_flipped,
    "flip": _flip,
    "wake": _wake,
    "note": _note,
    "flags_of": _flags,
    "drop_data": _drop,
    "take_data": _take,
}
_rules = compiled(interface, njit, **HOOKS)
new_mail, ask, post, add_work = _rules["new_mail"], _rules["ask"], _rules["post"], _rules["add_work"]
arrive, mistake, pin = _rules["arrive"], _rules["mistake"], _rules["pin"]
can_ship, give_up, note_flag = _rules["can_ship"], _rules["give_up"], _rules["note_flag"]
is_broken = _rules["is_broken"]


@njit
def came(m, n, number):
    """A packet's head comes to its interface."""
    arrive(m[0], i8(n), i8(number))


# ---- packets between PEs


@njit
def _carries(m, number, packet):
    """Makes a mail carry that packet."""
    mail, load = mails_of(m)[number], loads_of(m)[packet]
    mail.packet, mail.cargo = i8(packet), 0
    mail.origin, mail.by, mail.by_life = i8(load.origin), i8(load.by), i8(load.by_life)
    mail.sender = i8(load.what >> u4(16))


@njit
def carry_packet(m, pe, packet, goal, cycle):
    """Gives a packet for a PE of another node to the interface. The PE pays when its next thread starts. False: there
    is no room."""
    number = new_mail(m[0])
    if number == 0:
        return False
    _carries(m, number, packet)
    mail = mails_of(m)[number]
    mail.type, mail.goal, mail.place = m[0].type_carry, i8(goal) // m[0].node_pes, 0
    pes_of(m)[pe].debt += m[0].request + ask(m[0], i8(pe), number, cycle, m[0].request)
    return True


@njit
def post_packet(m, n, packet, goal, cycle):
    """Sends a packet for a PE from an interface. False: there is no room."""
    number = new_mail(m[0])
    if number == 0:
        return False
    _carries(m, number, packet)
    mail, node = mails_of(m)[number], i8(goal) // m[0].node_pes
    mail.ready = cycle
    if node == n:
        mail.work = DELIVER
        add_work(m[0], n, number)
        if i8(loads_of(m)[packet].what & u4(0xFFFF)) == m[0].type_qwrite:
            note_flag(m[0], i8(goal) << m[0].address_bits | i8(loads_of(m)[packet].address))
        return True
    mail.type, mail.goal, mail.place = m[0].type_carry, node, 0
    return post(m[0], n, number, cycle) == FINE


# ---- operations


@njit
def _send(m, unit, kind, pointer, words, ships, origin, by, by_life, cycle):
    goal = (pointer >> m[0].address_bits) - m[0].pes
    limit = m[0].sram if unit >= m[0].pes else m[0].memory_size
    if goal < 0 or goal >= m[0].interfaces or words < NULL_PAGE or words > limit - 4 * WORDS or words & 3 != 0:
        return 1
    if ships and not can_ship(m[0]):
        return 1
    number = new_mail(m[0])
    if number == 0:
        return 1
    mail, at = mails_of(m)[number], u8(unit * m[0].stride + words) >> u8(2)
    memory = words_of(m)
    mail.type, mail.goal, mail.place, mail.cargo = kind, goal, pointer & m[0].address_mask, 0
    mail.w0, mail.w1, mail.w2 = i8(memory[at]), i8(memory[at + u8(1)]), i8(memory[at + u8(2)])
    mail.w3, mail.w4 = i8(memory[at + u8(3)]), i8(memory[at + u8(4)])
    sent_by_type_of(m)[u8(unit) * u8(m[0].types) + u8(kind)] += 1
    m[0].packets += 1
    if unit < m[0].pes:
        mail.origin, mail.by, mail.by_life, mail.sender = origin, by, by_life, unit
        pes_of(m)[u8(unit)].debt += ask(m[0], unit, number, cycle, 0)
        return 0
    handled = mails_of(m)[m[0].handling]
    mail.origin, mail.by, mail.by_life, mail.sender = handled.origin, handled.by, handled.by_life, handled.sender
    if ships:
        _take(m[0], number, m[0].handling)
        mail.lent, handled.lent = handled.lent, 0
    return 0 if post(m[0], unit - m[0].pes, number, cycle) == FINE else 1


@njit
def _like(m, number):
    """Gives a mail the origin of the packet that is handled."""
    mail, handled = mails_of(m)[number], mails_of(m)[m[0].handling]
    mail.cargo = 0
    mail.origin, mail.by, mail.by_life, mail.sender = handled.origin, handled.by, handled.by_life, handled.sender


@njit
def _pass(m, unit, cycle):
    number = new_mail(m[0])
    if number == 0:
        return 1
    _like(m, number)
    mail, handled = mails_of(m)[number], mails_of(m)[m[0].handling]
    mail.packet = give_up(m[0])
    mail.type, mail.goal, mail.place = handled.type, handled.goal, handled.place
    mail.w0, mail.w1, mail.w2, mail.w3, mail.w4 = handled.w0, handled.w1, handled.w2, handled.w3, handled.w4
    return 0 if post(m[0], unit - m[0].pes, number, cycle) == FINE else 1


@njit
def _work(m, unit, work, pointer, size, cycle):
    """Gives work to the memory engine."""
    n = unit - m[0].pes
    if work != DELIVER and mistake(m[0], n, pointer, size) != FINE:
        return 1
    handled = mails_of(m)[m[0].handling]
    if (work == STORE and size > handled.size) or (work == DELIVER and handled.packet == 0):
        return 1
    number = new_mail(m[0])
    if number == 0:
        return 1
    _like(m, number)
    mail = mails_of(m)[number]
    mail.work, mail.ready = work, cycle
    if work == DELIVER:
        mail.packet = give_up(m[0])
    else:
        mail.pe, mail.address, mail.size = pointer >> m[0].address_bits, pointer & m[0].address_mask, size
    if work == STORE:
        mail.data = m[0].handling
        handled.holds += 1
    add_work(m[0], n, number)
    return 0


@njit
def perform(m, unit, what, kind, a, b, origin, by, by_life, cycle):
    """Performs an operation about interfaces. Returns its result; a number above 0 for a trap."""
    if what in (SEND, SHIP):
        return _send(m, unit, kind, a, b, what == SHIP, origin, by, by_life, cycle)
    if what == PASS:
        return _pass(m, unit, cycle)
    if what == BRING:
        return _work(m, unit, DELIVER, 0, 0, cycle)
    if what == GET:
        return _work(m, unit, FETCH, a, b, cycle)
    if what == PUT:
        return _work(m, unit, STORE, a, b, cycle)
    if b > m[0].memory_size - a:
        return 1
    return pin(m[0], unit, a, b, kind)
