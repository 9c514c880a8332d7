"""Network interfaces that run handlers: packets for them, lists of these, and what an interface does next.

The functions of rules/interface.py use these.

    m       the machine's numbers and what changes: now, fresh_mail, free_mail, handling, last_work, next_due
    ni      the record of an interface
    mail    the record of a packet for an interface, or of work for its memory engine, by number; 0 is none
    list    a list of mail: its first and last one, and how many there are

Each engine has its own form of the functions above the dividing line.
"""

from __future__ import annotations

from typing import Any

NEVER = 1 << 62
WORDS = 5  # of a packet, beside the place
PACKET = 32  # bytes of a packet without data: a tag, the handler, the place and the words
BUFFERS = 4  # for data: two to send, two to receive
HALF = BUFFERS // 2
FLAG = 4  # bytes that tell a PE that a packet has come

RECEIVED, MOVED, TO_SEND, ASKED = range(4)  # sources of work, in the order in which they are looked at
# the lists of an interface: one for each of the first three sources, packets that no buffer is free for, work of the
# memory engine, work that waits for a buffer. Then comes a list of requests for each PE
INBOX, WORK, STARVED, LISTS = 3, 4, 5, 6
IDLE, BEGINS, RUNS = range(3)  # of the memory engine
# Kinds of work of the memory engine. A packet for a PE takes two: its words, then a word that says that it is there
REQUEST, FETCH, STORE, DELIVER, TELL = range(5)
HANDLES, MOVES, SENDS, RECEIVES = range(4)  # what is busy: its processor, and its engines
FLAGS = 1024  # notes of cells to which handlers write


def nis_of(m: Any) -> Any:
    """The records of all interfaces."""
    raise NotImplementedError


def mails_of(m: Any) -> Any:
    """The records of all mail."""
    raise NotImplementedError


def lists_of(m: Any) -> Any:
    """All lists."""
    raise NotImplementedError


def hosts_of(m: Any) -> Any:
    """For each PE, the record of its work with its interface."""
    raise NotImplementedError


def handle(m: Any, n: int, number: int, begin: int) -> int:
    """Runs the handler of a packet. Returns the cycle at which it ends."""
    raise NotImplementedError


def depart(m: Any, n: int, number: int, cycle: int) -> None:
    """Puts a packet's head into the network in that cycle."""
    raise NotImplementedError


def read_block(m: Any, number: int) -> None:
    """Reads a FETCH's bytes from the node's memory."""
    raise NotImplementedError


def write_block(m: Any, number: int) -> None:
    """Writes a STORE's bytes to the node's memory."""
    raise NotImplementedError


def enter(m: Any, number: int) -> None:
    """Puts the packet of a TELL into its PE's queue."""
    raise NotImplementedError


def drop_data(m: Any, number: int) -> None:
    """Forgets the data of a mail."""
    raise NotImplementedError


def take_data(m: Any, number: int, other: int) -> None:
    """Moves the data of mail `other` to mail `number`."""
    raise NotImplementedError


def note(m: Any, n: int, track: int, number: int, begin: int, end: int, size: int) -> None:
    """Records, for Options.record, that an interface was busy with that mail, which has `size` bytes of data."""
    raise NotImplementedError


def flags_of(m: Any) -> Any:
    """FLAGS global addresses of cells to which handlers write; 0 for none."""
    raise NotImplementedError


def wake(m: Any, n: int) -> None:
    """Makes the machine call `act` in the cycle `next` of that interface."""
    raise NotImplementedError


# ---------------------------------------------------------------------------------------------------------------------


def new_mail(m: Any) -> int:
    """The number of a mail without contents; 0 if there can't be more."""
    number: int = m.free_mail
    if number != 0:
        m.free_mail = mails_of(m)[number].next
    elif m.fresh_mail == m.most_mails:
        return 0
    else:
        m.fresh_mail += 1
        number = m.fresh_mail
    mail = mails_of(m)[number]
    mail.next = mail.then = mail.last = mail.data = mail.holds = mail.done = 0
    mail.lent = mail.kept = mail.size = mail.packet = mail.work = 0
    mail.origin = mail.by = mail.by_life = 0
    return number


def free_mail(m: Any, number: int) -> None:
    mails_of(m)[number].next = m.free_mail
    m.free_mail = number


def push(m: Any, which: int, number: int) -> None:
    one, mails = lists_of(m)[which], mails_of(m)
    mails[number].next = 0
    if one.count == 0:
        one.head = number
    else:
        mails[one.tail].next = number
    one.tail = number
    one.count += 1


def pop(m: Any, which: int) -> int:
    one = lists_of(m)[which]
    number: int = one.head
    one.head = mails_of(m)[number].next
    one.count -= 1
    return number


def head(m: Any, which: int) -> int:
    """The first mail of a list; 0 if the list is empty."""
    one = lists_of(m)[which]
    return one.head if one.count != 0 else 0


def requests(m: Any, pe: int) -> int:
    """The list of a PE's requests."""
    return m.interfaces * LISTS + pe


# ---- what is next


def first_look(ni: Any, m: Any, source: int, ready: int) -> int:
    """The cycle in which the loop first looks at a source that has work from cycle `ready` on."""
    round_trip = 4 * m.check
    cycle = ni.polled + (source - ni.source & 3) * m.check
    if ready > cycle:
        cycle += (ready - cycle + round_trip - 1) // round_trip * round_trip
    return cycle


def ready(m: Any, n: int, source: int) -> int:
    """The cycle from which on a source has work; NEVER if it has none."""
    ni, mails = nis_of(m)[n], mails_of(m)
    if source == ASKED:
        if ni.asked != 0:
            return NEVER  # the buffer for a request is not free
        cycle = NEVER
        for pe in range(n * m.node_pes, min((n + 1) * m.node_pes, m.pes)):
            number = head(m, requests(m, pe))
            if number != 0:
                cycle = min(cycle, mails[number].ready)
        return cycle
    number = head(m, n * LISTS + source)
    if number == 0 or (source == TO_SEND and ni.sending != 0):
        return NEVER
    return max(mails[number].ready, ni.out_free) if source == TO_SEND else mails[number].ready


def plan(m: Any, n: int) -> None:
    """Finds out in which cycle an interface next does something."""
    ni = nis_of(m)[n]
    ni.poll = NEVER
    if ni.ending == 0:
        for source in range(4):
            cycle = ready(m, n, source)
            if cycle != NEVER:
                cycle = first_look(ni, m, source, max(cycle, m.now))
                if cycle < ni.poll:
                    ni.poll, ni.look = cycle, source
    following = ni.poll if ni.ending == 0 else ni.polled
    if ni.state != IDLE:
        following = min(following, ni.turn_at)
    if ni.taking != 0:
        following = min(following, ni.in_free)
    if ni.sending != 0:
        following = min(following, ni.sent_at)
    ni.next = following
    if following != NEVER:
        wake(m, n)
