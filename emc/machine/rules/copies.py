"""What threads do with an object of which each PE has a copy: who has set each copy last, and who has read it.

`noted` is called at the end of a turn, for each word of such an object that it has accessed. A turn that reads a word
and then writes it only sets it: the old value went into the new one. engines/races/copies.py says what is wrong.
"""

from __future__ import annotations

from typing import Any


def noted(one: Any, read: int, written: int, reader: int, writer: int, cycle: int, by: Any, far: int) -> None:
    """Notes an access to a copy. one: its record; read, written: the bytes; reader, writer: the operations; by: the
    activation; far: 1 if a packet made the access. Cycles are kept plus 1; 0 means never."""
    if written != 0:
        if one.first_set == 0:
            one.first_set = cycle + 1
        one.last_set, one.setter, one.set_by, one.set_far = cycle + 1, writer, by, far
    elif read != 0:
        one.last_read, one.reader, one.read_by = cycle + 1, reader, by
