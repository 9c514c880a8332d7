"""The records of network interfaces that run handlers, on the reference engine: their packets, what they are busy with,
and lists of packets. The rules of machine/rules/mail.py reach them by the functions below."""

from __future__ import annotations

from typing import Any

from emc.dataclass import dataclass, field
from emc.engines.reference.state import Activation, Flight
from emc.machine.rules.mail import HALF, NEVER, WORDS


@dataclass(slots=True)
class Mail:
    """A packet for an interface, or work for its memory engine."""

    next: int = 0  # in its list
    type: int = 0
    goal: int = 0  # the interface that it is for
    place: int = 0  # local address there
    words: list[int] = field(default_factory=lambda: [0] * WORDS)
    ready: int = 0  # the cycle from which on it is work for the loop, or can be begun
    work: int = 0  # of the memory engine: what to do
    pe: int = 0  # where the memory is that the work moves
    address: int = 0  # local, there
    size: int = 0  # bytes of its data
    data: int = 0  # of a STORE: the packet whose data it moves
    holds: int = 0  # STOREs that still need its data
    then: int = 0  # the first packet that was sent after the work
    last: int = 0  # the last one
    done: int = 0  # it was handled
    lent: int = 0  # its data are in a buffer for data to be sent
    kept: int = 0  # it is in a buffer for received packets
    source: int = 0  # the interface that sent it
    left: int = 0  # the cycle in which its head left that
    came: int = 0  # the cycle in which its head came
    packet: int = 0  # 1 if it carries `flight`
    flight: Flight | None = None
    bytes: bytes = b""  # its data
    origin: int = 0  # the operation for which it was sent
    by: Activation | None = None
    by_life: int = 0  # the native engine's; an Activation says it by itself
    sender: int = 0  # the PE or interface that sent it first


@dataclass(slots=True)
class Interface:
    """One interface."""

    next: int = NEVER  # the cycle in which it does something
    poll: int = NEVER  # the cycle in which it looks at source `look`, which has work
    look: int = 0
    polled: int = 0  # the cycle in which it looks at `source`
    source: int = 0
    ending: int = 0  # the packet whose handler ends in cycle `polled`
    asked: int = 0  # the request that is fetched, until its handler has run
    served: int = 0  # the PE whose turn it is, among those of the node
    state: int = 0  # of the memory engine
    turn_at: int = 0  # when the memory engine begins or ends its work
    buffers: int = HALF  # that are free for data to be sent
    rooms: int = HALF  # buffers that are free for received packets
    sending: int = 0
    sent_at: int = 0
    sent_from: int = 0
    out_free: int = 0
    taking: int = 0
    in_free: int = 0
    pinned: int = 0  # pages in its table
    # counters
    handlers: int = 0
    busy: int = 0  # cycles
    moving: int = 0  # cycles of the memory engine
    sending_cycles: int = 0
    receiving: int = 0  # cycles
    fetched: int = 0  # bytes, as the other three
    stored: int = 0
    sent: int = 0
    received: int = 0
    packets: int = 0  # that it has sent


@dataclass(slots=True)
class List:
    head: int = 0
    tail: int = 0
    count: int = 0


@dataclass(slots=True)
class Ring:
    """The work that a PE has with its interface."""

    copied: int = 0  # the cycle in which its last request was in its ring


def nis_of(m: Any) -> list[Interface]:
    return m.nis


def mails_of(m: Any) -> list[Mail]:
    return m.mails


def lists_of(m: Any) -> list[List]:
    return m.lists


def hosts_of(m: Any) -> list[Ring]:
    return m.rings


def flags_of(m: Any) -> list[int]:
    return m.flags


def is_flipped(m: Any, place: int) -> bool:
    return place in m.flipped


def flip(m: Any, place: int) -> None:
    m.flipped.symmetric_difference_update({place})
