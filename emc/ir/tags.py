"""Presence tags: what a word of memory holds, as the machine and the handlers of runtime/handlers/ mark it.

    tag.set %a, 6       in a handler's text             HELD        here

The numbers are plain integers, which the native engine's kernel takes over. What the words of each tag hold is written
in runtime/handlers/structures.emir.
"""

from __future__ import annotations

from emc.target import WORD

EMPTY = 0  # whatever plain stores left there; a free lock
FULL = 1  # an I-structure's value
LEFT, RIGHT = 2, 3  # the operand that waits in the cell of a matching entry
READERS = 4  # the last node of a list of readers
VALUES = 5  # the last node of a list of values (Q-structures)
HELD = 6  # the continuation that holds the lock
CONTENDED = 7  # the last node of the list of those who wait for the lock
READER = 8  # the only node of a list of readers (Q-structures)

WAITED_FOR = (READERS, CONTENDED, READER)  # threads wait for the word: it can't be given back
TRANSIENT = frozenset((LEFT, RIGHT, *WAITED_FOR))  # the word is about threads under way
HOLDER = 2 * WORD  # where the last node of a list keeps the lock's holder, in bytes

SAYS = {
    EMPTY: "",
    FULL: "full",
    LEFT: "the left operand waits",
    RIGHT: "the right operand waits",
    READERS: "empty, readers wait",
    VALUES: "several values",
    HELD: "locked",
    CONTENDED: "locked, others wait",
    READER: "empty, a reader waits",
}
