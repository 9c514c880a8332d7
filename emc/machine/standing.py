"""Where threads wait, as lines of text: one for each thread if there are few, one for each place if there are many.

    x.emc:9:5: work waits for lock: 12 threads on PEs 0-3, 7, the first since cycle 412

In: the threads of a Run, `waiting`. Out: lines of text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from emc.machine.run import NO_TIME, Waiting
from emc.source import LIBRARY, Span

FEW = 20
MOST_RANGES = 16  # of PEs that are named
OF_EXIT = frozenset(("__start", "exit", "_Exit", "abort"))  # functions of the library that end a run
# what a thread waits for that has called or started one other thread, as the compiler writes it
ENDS = ("call of ", "remote call of ", "the end of a where block", "the end of a task block")
OTHERS = (*ENDS, "the copies of ", "the other copies", "the arms of parallel", "the other arms of parallel")


def standing(threads: Sequence[Waiting]) -> tuple[str, ...]:
    """A line for each thread, or for each place, in the order in which the first threads of the places are given."""
    if len(threads) <= FEW:
        return tuple(str(thread) for thread in threads)
    places: dict[tuple[str, str, str], list[Waiting]] = {}
    for thread in threads:
        reason = thread.on.partition(" (")[0]  # without the address, which differs between threads
        places.setdefault((str(thread.span), thread.template, reason), []).append(thread)
    return tuple(_together(*place, same) for place, same in places.items())


def is_for_one(reason: str, span: Span, made: Span) -> bool:
    """Whether a thread that waits for `reason` waits for one other thread only, which it made at that place."""
    return reason.startswith(ENDS) and span == made


def cause(threads: Sequence[Waiting]) -> Waiting | None:
    """The thread whose wait to report as the place of a deadlock: of those at the program's lines, the first that waits
    for something else than other threads' ends. Else the first one."""
    waits = (one for one in threads if not one.on.startswith(OTHERS) and not one.span.file.startswith(LIBRARY))
    return next(waits, threads[0] if threads else None)


def _together(span: str, template: str, reason: str, same: list[Waiting]) -> str:
    if len(same) == 1:
        return str(same[0])
    since = min(thread.since for thread in same)
    pes = named(thread.pe for thread in same)
    first = "" if since == NO_TIME else f", the first since cycle {since}"
    return f"{span}: {template} waits for {reason}: {len(same)} threads on {pes}{first}"


def named(pes: Iterable[int]) -> str:
    """The PEs in words: `PE 4`, `PEs 0-3, 7`."""
    numbers = ranges(pes)
    return f"PE{'s' if '-' in numbers or ',' in numbers else ''} {numbers}"


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as ranges: `0-3, 7`. Of many ranges, the first: `0, 2, 4 and 2,048 more`."""
    parts: list[list[int]] = []
    for n in sorted(set(numbers)):
        if parts and parts[-1][1] == n - 1:
            parts[-1][1] = n
        else:
            parts.append([n, n])
    text = ", ".join(str(low) if low == high else f"{low}-{high}" for low, high in parts[:MOST_RANGES])
    more = sum(high - low + 1 for low, high in parts[MOST_RANGES:])
    return f"{text} and {more:,} more" if more else text
