"""The engines of a network interface that runs handlers: `memory` moves data between the node's memory and the
interface's, `send` and `receive` exchange packets with other interfaces.

A packet between interfaces holds the sender's engine until the receiver takes it in; so a full receiver makes the
sender wait, and nothing is lost. There are two buffers for data to be sent, and two for received packets.
"""

from __future__ import annotations

from typing import Any

from emc.machine.rules.mail import (
    BEGINS,
    DELIVER,
    FETCH,
    FLAG,
    IDLE,
    INBOX,
    LISTS,
    MOVED,
    MOVES,
    NEVER,
    PACKET,
    RECEIVED,
    RECEIVES,
    REQUEST,
    RUNS,
    SENDS,
    STARVED,
    STORE,
    TO_SEND,
    WORK,
    depart,
    drop_data,
    enter,
    free_mail,
    head,
    mails_of,
    nis_of,
    note,
    plan,
    pop,
    push,
    read_block,
    take_data,
    write_block,
)


def length(size: int, rate: int, m: Any) -> int:
    """The cycles that `size` bytes take at `rate` bytes a second."""
    if rate == 0:
        return 0
    return (size * m.hertz + rate - 1) // rate


def passing(size: int, m: Any) -> int:
    """The cycles that a packet with `size` bytes of data takes from one interface to another, apart from latency."""
    return max(1, max(length(PACKET + size, m.send_rate, m), length(PACKET + size, m.link_rate, m)))


# ---- the memory engine


def add_work(m: Any, n: int, number: int) -> None:
    """Gives work to the memory engine. A FETCH waits until a buffer is free."""
    ni, mail = nis_of(m)[n], mails_of(m)[number]
    m.last_work = number
    if mail.work == FETCH:
        if ni.buffers == 0:
            push(m, n * LISTS + STARVED, number)
            return
        ni.buffers -= 1
    queue(m, n, number)


def queue(m: Any, n: int, number: int) -> None:
    push(m, n * LISTS + WORK, number)
    if nis_of(m)[n].state == IDLE:
        begin(m, n)


def begin(m: Any, n: int) -> None:
    """Begins the next work of the memory engine, now or when the work is ready."""
    ni = nis_of(m)[n]
    number = head(m, n * LISTS + WORK)
    if number == 0:
        ni.state = IDLE
        return
    ni.state = BEGINS
    ni.turn_at = max(m.now, mails_of(m)[number].ready)


def moving(m: Any, number: int) -> int:
    """The cycles that a work of the memory engine takes."""
    mail = mails_of(m)[number]
    if mail.work == REQUEST:
        return m.fetch_start + length(PACKET, m.fetch_rate, m)
    if mail.work == FETCH:
        return m.fetch_start + length(mail.size, m.fetch_rate, m)
    if mail.work == STORE:
        return m.store_start + length(mail.size, m.store_rate, m)
    return m.store_start + length(PACKET if mail.work == DELIVER else FLAG, m.store_rate, m)


def turn(m: Any, n: int) -> None:
    """Begins or ends a work of the memory engine."""
    ni, now = nis_of(m)[n], m.now
    number = head(m, n * LISTS + WORK)
    mail = mails_of(m)[number]
    if ni.state == BEGINS:
        if mail.work == FETCH:
            read_block(m, number)
        cycles = max(1, moving(m, number))
        ni.turn_at, ni.state = now + cycles, RUNS
        ni.moving += cycles
        note(m, n, MOVES, number, now, ni.turn_at, mail.size)
        return
    pop(m, n * LISTS + WORK)
    if mail.work == REQUEST or mail.work == DELIVER:
        mail.ready = now
        push(m, n * LISTS + MOVED, number)
    else:
        done(m, n, number)
    begin(m, n)


def done(m: Any, n: int, number: int) -> None:
    """Ends a work of the memory engine: its effect, then the packets that were sent after it."""
    mail, mails = mails_of(m)[number], mails_of(m)
    ni, following = nis_of(m)[n], mail.then
    if mail.work == FETCH:
        ni.fetched += mail.size
        if following != 0 and mails[following].size == 0:
            take_data(m, following, number)
            mails[following].lent = 1
        else:
            drop_data(m, number)
            lend_again(m, n)
    elif mail.work == STORE:
        ni.stored += mail.size
        write_block(m, number)
        mails[mail.data].holds -= 1
        settle(m, n, mail.data)
    else:
        enter(m, number)
    while following != 0:
        after = mails[following].next
        mails[following].ready = m.now
        push(m, n * LISTS + MOVED, following)
        following = after
    free_mail(m, number)


def lend_again(m: Any, n: int) -> None:
    """Makes a buffer for data to be sent free again."""
    if head(m, n * LISTS + STARVED) != 0:
        number = pop(m, n * LISTS + STARVED)
        mails_of(m)[number].ready = max(m.now, mails_of(m)[number].ready)
        queue(m, n, number)
    else:
        nis_of(m)[n].buffers += 1


def settle(m: Any, n: int, number: int) -> None:
    """Forgets a packet that was handled and whose data are not needed any more."""
    mail = mails_of(m)[number]
    if mail.done == 0 or mail.holds != 0:
        return
    drop_data(m, number)
    if mail.lent != 0:
        lend_again(m, n)
    kept = mail.kept
    free_mail(m, number)
    if kept != 0:
        nis_of(m)[n].rooms += 1
        accept(m, n)


# ---- the engines that send and receive


def begin_to_send(m: Any, n: int, cycle: int) -> None:
    """Lets the engine that sends begin, in that cycle, with the first packet that waits."""
    ni = nis_of(m)[n]
    number = pop(m, n * LISTS + TO_SEND)
    mail = mails_of(m)[number]
    ni.sending, ni.sent_at, ni.sent_from = number, NEVER, cycle
    mail.source, mail.left = n, cycle + m.send_start
    depart(m, n, number, mail.left)


def arrive(m: Any, n: int, number: int) -> None:
    """A packet's head comes to its interface."""
    mails_of(m)[number].came = m.now
    push(m, n * LISTS + INBOX, number)
    accept(m, n)


def accept(m: Any, n: int) -> None:
    """Lets the engine that receives take in the next packet, if the engine is free and has a buffer."""
    ni = nis_of(m)[n]
    if ni.taking != 0 or ni.rooms == 0 or head(m, n * LISTS + INBOX) == 0:
        return
    number = pop(m, n * LISTS + INBOX)
    mail = mails_of(m)[number]
    cycles = passing(mail.size, m)
    ni.rooms -= 1
    ni.taking, ni.in_free, mail.kept = number, m.now + m.receive_start + cycles, 1
    ni.receiving += m.receive_start + cycles
    ni.received += mail.size
    note(m, n, RECEIVES, number, m.now, ni.in_free, mail.size)
    sender = nis_of(m)[mail.source]
    sender.sent_at = max(m.now + 1, mail.left + cycles + m.now - mail.came)
    plan(m, mail.source)
    plan(m, n)


def taken(m: Any, n: int) -> None:
    """Completes a packet that the engine has received as a whole."""
    ni = nis_of(m)[n]
    number = ni.taking
    ni.taking = 0
    mails_of(m)[number].ready = m.now
    push(m, n * LISTS + RECEIVED, number)
    accept(m, n)


def sent(m: Any, n: int) -> None:
    """Ends the sending of a packet: its last byte has left, or the receiver has taken it."""
    ni = nis_of(m)[n]
    number = ni.sending
    mail = mails_of(m)[number]
    ni.sending, ni.out_free = 0, m.now
    ni.packets += 1
    ni.sent += mail.size
    ni.sending_cycles += m.now - ni.sent_from
    note(m, n, SENDS, number, ni.sent_from, m.now, mail.size)
    if mail.lent != 0:
        mail.lent = 0
        lend_again(m, n)
