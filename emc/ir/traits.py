"""What is known about a packet type beyond the code of its handler. In .emir, the handler states it:

    template @write32: handler, writes 4, fenced, is "remote write"
    template @iread: handler, answers value, until iwrite, called "i_read", is "I-structure read"

    reads N, writes N, updates N   plain access to N bytes at the packet's address and no more, so that a packet buffer
                                   may serve it beside the running thread (docs/emx.md), and a checked build looks at it
    answers WHAT                   the data word is a continuation, which gets a `value`: what memory holds there, a
                                   `frame`: the global address of a new one, or some other `word`
    until TYPE                     the answer may have to wait for a packet of that type
    fenced                         only `fence` waits for it: the sender remembers the PE that it went to
    ahead                          it goes ahead of a packet that needs it, to a place of the compiler's choice
    interface                      the unit that serves it is a network interface, not a PE (machine/rules/interface.py)
    called TEXT                    what a program calls the request: what its thread waits for, in reports
    is TEXT                        what such a packet is, in a word or two, for readers

The compiler sets the traits of the handlers that it makes (lower/updates.py, lower/packets.py). The machine's own types
have no handler; MACHINE has their traits.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from emc.dataclass import dataclass
from emc.target import HOST, NORMAL

Access: TypeAlias = Literal["", "reads", "writes", "updates"]
Answer: TypeAlias = Literal["", "value", "frame", "word"]

FORWARD, CARRY = "ni.forward", "ni.carry"
CARRIERS = (FORWARD, CARRY)  # handlers by which interfaces carry packets between PEs (ni.emir)

ACCESSES: tuple[Access, ...] = ("reads", "writes", "updates")
ANSWERS: tuple[Answer, ...] = ("value", "frame", "word")
SIZES = (1, 2, 4, 8)  # bytes of an access


@dataclass(frozen=True, slots=True)
class Traits:
    """The traits of a packet type."""

    access: Access = ""
    width: int = 0  # bytes of the access; 0 if there is none
    answers: Answer = ""
    until: str = ""
    fenced: bool = False
    ahead: bool = False
    interface: bool = False
    called: str = ""
    what: str = ""  # the text of `is`


NONE = Traits()
MACHINE = {NORMAL: NONE, HOST: Traits(answers="word", what="host service")}  # by packet type number
