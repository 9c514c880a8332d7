"""Members of FMPL's collectives that have called different ones, for a deadlock's report.

collective mismatch: PE 0 and PE 1; kinds 1 and 4 (1 bcast, 2 reduce, 3 allreduce, 4 barrier)

Members that meet compare what they do (`__fmpl_mismatch` of runtime/lib/fmpl_collective.emc). Others wait for each
other for ever: two roots, or one member in a barrier and one in a broadcast. Each PE keeps the last collectives that it
called (`struct __fmpl_called`), so the report of the deadlock can compare them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from emc.dataclass import dataclass
from emc.source import LIBRARY

IN_FMPL = f"{LIBRARY}fmpl"  # the start of its files' names
NAME = "__fmpl_called"  # by communicator: calls, group, and the recent ones
COMMS, RECENT, WORDS = 17, 4, 3  # communicators; calls that are kept; words of each: what, size, function
_KEPT = 2 + RECENT * WORDS
_KIND_BITS = 4  # of `what`; the others are the root
KINDS = "1 bcast, 2 reduce, 3 allreduce, 4 barrier"

Read = Callable[[int, int, int], Sequence[int]]  # (PE, address, count): words of that PE's memory


@dataclass(frozen=True, slots=True)
class Disagreed:
    """Two members of a communicator whose calls with the same number differ. kind: the kind of the trap."""

    kind: str
    pe: int


@dataclass(frozen=True, slots=True)
class _Member:
    pe: int
    calls: int
    recent: tuple[tuple[int, ...], ...]

    def call(self, number: int) -> tuple[int, ...] | None:
        """The call of that number; None if it was not made, or is no longer kept."""
        return self.recent[number % RECENT] if self.calls - RECENT <= number < self.calls else None


def disagreed(addresses: Mapping[str, int], read: Read, pes: int) -> Disagreed | None:
    """The first call in which two members differ. addresses: the addresses of the module's data."""
    at = addresses.get(NAME)
    if at is None:
        return None
    groups: dict[tuple[int, int], list[_Member]] = {}
    for pe in range(pes):
        words = read(pe, at, COMMS * _KEPT)
        for comm in range(COMMS):
            calls, group, *recent = words[comm * _KEPT : (comm + 1) * _KEPT]
            if calls:
                kept = tuple(tuple(recent[i : i + WORDS]) for i in range(0, RECENT * WORDS, WORDS))
                groups.setdefault((comm, group), []).append(_Member(pe, calls, kept))
    found = (_first(members) for members in groups.values())
    return next((one for one in found if one is not None), None)


def _first(members: list[_Member]) -> Disagreed | None:
    numbers = range(min(one.calls for one in members) - RECENT, max(one.calls for one in members))
    for number in numbers:
        made = [(one.pe, call) for one in members if number >= 0 and (call := one.call(number)) is not None]
        for pe, call in made[1:]:
            if call != made[0][1]:
                return Disagreed(_text(made[0], (pe, call)), pe)
    return None


def _text(one: tuple[int, tuple[int, ...]], other: tuple[int, tuple[int, ...]]) -> str:
    (pe, (what, size, _)), (peer, (its, length, _)) = one, other
    pair = f"collective mismatch: PE {pe} and PE {peer}; "
    kinds = [value & (1 << _KIND_BITS) - 1 for value in (what, its)]
    if kinds[0] != kinds[1]:
        return f"{pair}kinds {kinds[0]} and {kinds[1]} ({KINDS})"
    if what != its:
        return f"{pair}roots {what >> _KIND_BITS} and {its >> _KIND_BITS}"
    if size != length:
        return f"{pair}{size} bytes and {length}"
    return f"{pair}functions differ, for {size} bytes"
