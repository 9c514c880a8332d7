"""Finds copies of an object that the program takes for one object, from what threads did with them.

An object at file scope exists once on each PE. Two mistakes follow from taking it for one object of all:

    unset       a PE reads its copy, which nothing ever sets, after another PE has set its own (it still has its first
                value: the host sets words, too, and no turn)
    unread      main reads the copy of PE 0, which a statement of the program has set that has set other copies, too, to
                other values; these are never read

One of the two threads is always main's own: threads that work on their PE's copies have a right to them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from emc.dataclass import dataclass
from emc.machine.run import Access, Astray, How, OwnCopy

LAST = ("last_set", "last_read")  # fields of a record; both are 0 if nothing has accessed the word


@dataclass(frozen=True, slots=True)
class Found:
    """A copy that was taken for another one. word: its number in static memory; reads, sets: the PEs, whose records say
    when and where."""

    word: int
    kind: Astray
    reads: int
    sets: int


class Copy:
    """A word of one PE's copy (machine/rules/copies.py)."""

    __slots__ = ("first_set", "last_read", "last_set", "read_by", "reader", "set_by", "set_far", "setter")

    def __init__(self) -> None:
        self.first_set = self.last_set = self.last_read = self.setter = self.reader = self.set_far = 0
        self.set_by: Any = None
        self.read_by: Any = None


@dataclass(frozen=True, slots=True)
class Program:
    """What an engine knows. is_main: whether an activation is of main's own thread. value: the value of a PE's word at
    the end. first: the value with which a word begins; None: not known. is_library: whether an operation is in the
    library. name: the object that has a word. access: makes the Access of how, operation, PE, cycle and activation."""

    is_main: Callable[[Any], bool]
    value: Callable[[int, int], int]
    first: Callable[[int], int | None]
    is_library: Callable[[int], bool]
    name: Callable[[int], str]
    access: Callable[[How, int, int, int, Any], Access]


def astray(copies: Mapping[tuple[int, int], Any], program: Program) -> tuple[OwnCopy, ...]:
    """The copies that were taken for another PE's, one for each object. copies: records by word and PE."""
    found: dict[str, OwnCopy] = {}
    for one in find(((*key, copy) for key, copy in copies.items()), program):
        name = program.name(one.word)
        read, set_ = copies[one.word, one.reads], copies[one.word, one.sets]
        reads = program.access("read", read.reader, one.reads, read.last_read - 1, read.read_by)
        sets = program.access("written", set_.setter, one.sets, set_.last_set - 1, set_.set_by)
        found.setdefault(name, OwnCopy(name, one.kind, reads, sets))
    return tuple(found.values())


def find(records: Iterable[tuple[int, int, Any]], program: Program) -> Iterator[Found]:
    """What is found, by word. records: (word, PE, record)."""
    words: dict[int, dict[int, Any]] = defaultdict(dict)
    for word, pe, record in records:
        words[word][pe] = record
    for word in sorted(words):
        copies = words[word]
        own = copies.pop(0, None)
        if own is not None and (found := _of_word(word, own, copies, program)) is not None:
            yield found


def _of_word(word: int, own: Any, copies: dict[int, Any], program: Program) -> Found | None:
    """own: PE 0's record; copies: those of the other PEs."""
    set_by_main = own.last_set != 0 and program.is_main(own.set_by)
    read_by_main = own.last_read != 0 and program.is_main(own.read_by)
    for pe in sorted(copies):
        one = copies[pe]
        if set_by_main and _is_unset(one, pe, word, program) and one.last_read > own.first_set:
            return Found(word, "unset", pe, 0)
        if not read_by_main or set_by_main or one.last_set == 0:
            continue
        if _is_unset(own, 0, word, program) and own.last_read > one.first_set:
            return Found(word, "unset", 0, pe)
        is_alike = own.setter == one.setter and not own.set_far and not program.is_library(one.setter)
        unread = one.last_read <= one.last_set and own.last_read > one.last_set
        if own.last_set != 0 and is_alike and unread and program.value(0, word) != program.value(pe, word):
            return Found(word, "unread", 0, pe)
    return None


def _is_unset(one: Any, pe: int, word: int, program: Program) -> bool:
    return one.last_set == 0 and program.first(word) in (None, program.value(pe, word))
