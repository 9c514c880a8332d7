# pyright: basic, reportCallIssue=false, reportPrivateImportUsage=false
"""Network interfaces that run handlers: what interfaces do in a cycle. This is reference/interface.py with records
instead of objects. mail.py has what threads and handlers give to interfaces."""

from __future__ import annotations

from emc.engines.native.kernel.arrays import (
    freight_of,
    handlers_of,
    last_left_of,
    late_of,
    machine_of,
    mails_of,
    nis_of,
    packets_of,
    pes_of,
    received_by_type_of,
    where_of,
    words_of,
)
from emc.engines.native.kernel.intake import load
from emc.engines.native.kernel.leave import leave_all, trapped
from emc.engines.native.kernel.mail import HOOKS, is_broken
from emc.engines.native.kernel.records import bytes_at, call_thread, carray, compiled, i8, njit, u4, u8
from emc.engines.native.kernel.rules import leaves
from emc.engines.native.kernel.wheel import NEVER, arrive
from emc.engines.native.kernel.wires import output, shape_of, way
from emc.ir.layout import WINDOW
from emc.machine.rules import interface


@njit
def _handle(record, n, number, begin):
    """Runs the handler of a packet. Returns the cycle at which it ends."""
    m = machine_of(record.self)
    mail, unit = mails_of(m)[number], u4(m[0].pes + n)
    kind = mail.type if mail.goal == n else m[0].type_forward
    words, at = words_of(m), u8(i8(unit) * m[0].stride + WINDOW) >> u8(2)
    words[at], words[at + u8(1)], words[at + u8(2)] = u4(mail.w0), u4(mail.w1), u4(mail.w2)
    words[at + u8(3)], words[at + u8(4)] = u4(mail.w3), u4(mail.w4)
    origin, by, by_life = u4(mail.origin), u4(mail.by), u4(mail.by_life)
    m[0].handling, m[0].last_work, m[0].aside = number, 0, 0
    m[0].sent = 0
    m[0].running, m[0].origin, m[0].by, m[0].by_life = unit, origin, by, by_life
    memory = m[0].memory + i8(unit) * m[0].stride
    if is_broken(m[0], number):
        m[0].cycle, m[0].failed = begin, i8(origin)
        return trapped(m, unit, u4(0), by, by_life)
    last, own = m[0].limit, begin + m[0].longest
    if own < last:
        m[0].limit = own  # what loops look at
    end, _ = call_thread(handlers_of(m)[kind], m[0].self, memory, u4(WINDOW), u4(0), u4(mail.place), begin)
    if m[0].limit == own:  # another thread may stop the machine meanwhile
        m[0].limit = last
    if end < 0:
        end = trapped(m, unit, origin, by, by_life)
    elif end > own:
        m[0].cycle, m[0].failed = end, i8(origin)
        trapped(m, unit, u4(0), by, by_life)
    leave_all(m, unit, origin, by, by_life)
    if kind != m[0].type_forward and kind != m[0].type_carry:
        received_by_type_of(m)[u8(unit) * u8(m[0].types) + u8(kind)] += 1
    return end


@njit
def _depart(record, n, number, cycle):
    """Puts a packet's head into the network in that cycle."""
    m = machine_of(record.self)
    mail, unit = mails_of(m)[number], m[0].pes + n
    if m[0].delayed != 0:
        left, pair = last_left_of(m), u8(unit * m[0].units + m[0].pes + mail.goal)
        cycle = leaves(pes_of(m)[u8(unit)], m[0], late_of(m), unit, cycle, left[pair])
        left[pair] = mail.left = cycle
    parcel = u4(number + m[0].most_packets)
    packet, where, bits, shape = packets_of(m)[parcel], where_of(m), u4(m[0].bits), shape_of(m)
    path = way(m[0].topology, shape, where[u8(n)], where[u8(mail.goal)])
    packet.at = (u4(n + 1) << bits | u4(output(m[0].topology, shape, path))) << bits
    packet.path = path
    arrive(m, parcel, cycle)


@njit
def _place(m, mail):
    """The address in the host's memory of the bytes that a work moves."""
    pe = u4(mail.pe)
    if pes_of(m)[pe].loaded == u4(0):
        load(m, pe)
    return m[0].memory + mail.pe * m[0].stride + mail.address


@njit
def _copy(source, destination, size):
    read, written = carray(bytes_at(source), size), carray(bytes_at(destination), size)
    for i in range(u8(size)):
        written[i] = read[i]


@njit
def _read(record, number):
    m = machine_of(record.self)
    mail, places = mails_of(m)[number], freight_of(m)
    cargo = m[0].free_freight
    if cargo != 0:
        m[0].free_freight = places[u8(cargo)].next
    else:
        m[0].fresh_freight += 1
        cargo = m[0].fresh_freight
    mail.cargo = cargo
    _copy(_place(m, mail), m[0].freights + cargo * m[0].page, mail.size)


@njit
def _write(record, number):
    m = machine_of(record.self)
    mail = mails_of(m)[number]
    _copy(m[0].freights + mails_of(m)[mail.data].cargo * m[0].page, _place(m, mail), mail.size)


@njit
def _enter(record, number):
    """Puts the packet of a DELIVER into its PE's queue."""
    m = machine_of(record.self)
    arrive(m, u4(mails_of(m)[number].packet), m[0].now)


_act = compiled(
    interface, njit, **HOOKS, handle=_handle, depart=_depart, read_block=_read, write_block=_write, enter=_enter
)["act"]


@njit
def act_interfaces(m):
    """Lets each interface do its work for this cycle."""
    _act(m[0])
    nis, first = nis_of(m), NEVER
    for n in range(m[0].interfaces):
        first = min(first, nis[n].next)
    m[0].next_due = first
