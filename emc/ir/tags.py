"""Presence tags: the state of a word of memory, as the machine and the handlers of runtime/handlers/ mark it.

    tag.set %a, 6       in a handler's text             HELD        here

The numbers are plain integers, which are also compiled into the native engine's kernel.
runtime/handlers/structures.emir describes the contents of the words for each tag.
"""

from __future__ import annotations

from emc.target import WORD

EMPTY = 0  # the word may contain any plain value; a free lock
FULL = 1  # an I-structure's value
LEFT, RIGHT = 2, 3  # the word is the operand that waits in the cell of a matching entry
READERS = 4  # the last node of a list of readers
VALUES = 5  # the last node of a list of values (Q-structures)
HELD = 6  # the continuation that holds the lock
CONTENDED = 7  # the last node of a list of threads that wait for the lock
READER = 8  # the only node of a list of readers (Q-structures)

WAITED_FOR = (READERS, CONTENDED, READER)  # threads wait for the word, so it can't be freed
TRANSIENT = frozenset((LEFT, RIGHT, *WAITED_FOR))  # the word concerns threads that run
HOLDER = 2 * WORD  # bytes: the offset of the lock's holder in the last node of a list

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
