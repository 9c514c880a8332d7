"""Which schedules are tried, and in which order: systematic and random ones alternate, as long as there are both.

Systematic: if a packet of the usual run arrived at a PE before a packet of another PE, it is delayed so much that it
comes after it. If the order of two packets matters, they probably name the same address. So these pairs come first,
then the nearest neighbours at each PE. Of the packets sent by the same two operations, the pair that needs the smallest
delay is tried first, then the next one of each.

After that, each two of these delays are combined. Most races need one or two delays, and a program with few packets is
tried completely with up to two (Emmi, Qadeer, Rakamaric: Delay-bounded scheduling, POPL 2011).

Random: a few of these delays at once; or random delays of all packets by seed, up to a bound that goes up and down,
with queues of several lengths.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, count, zip_longest

from emc.dataclass import dataclass, replace
from emc.explore.schedule import Schedule
from emc.machine.options import Late
from emc.machine.run import Dispatched
from emc.options import RANGES
from emc.source import LIBRARY, Span

# cycles, the bounds of random delays: from far below to far above the delays of an idle network
BOUNDS = (16, 4, 64, 1, 256, 1024)
QUEUES = (0, 0, 1, 0, 2, 0, 0, 4)  # packets on chip; 0: the machine's own number
FARTHEST = 256  # arrivals at an address within which an order is changed
PARTNERS = 4  # packets to the same address, by the operation that sent them, that a packet is moved past
LONGER = (1, 2, 4)  # factors of a delay in a random schedule
MOST_AT_ONCE = 4  # late packets in a random schedule
MOST_LATE = RANGES["net_delay"][1]


@dataclass(frozen=True, slots=True)
class Inversion:
    """A delay that changes the order in which two packets arrive."""

    late: Late
    first: Span  # the operation that sent the packet
    second: Span  # the operation that sent the other one
    same: bool  # whether they name the same address

    @property
    def of_library(self) -> int:
        """How many of the two operations are in the library."""
        return self.first.file.startswith(LIBRARY) + self.second.file.startswith(LIBRARY)


def inversions(trace: Iterable[Dispatched]) -> list[Late]:
    """All delays that change an order of arrival in the recorded run, in the order in which they are tried."""
    rows = sorted((row for row in trace if row.left), key=lambda row: (row.came, row.pe))
    numbers = {id(row): n for (_, n), row in number_packets(rows).items()}
    at: defaultdict[int, list[Dispatched]] = defaultdict(list)
    for row in rows:
        at[row.pe].append(row)
    found = [
        one for arrived in at.values() for one in (*_neighbours(arrived, numbers), *_at_addresses(arrived, numbers))
    ]
    groups: defaultdict[tuple[bool, int, str, str], dict[Late, Inversion]] = defaultdict(dict)
    for one in sorted(found, key=lambda one: (one.late.cycles, one.late.pe, one.late.packet)):
        groups[not one.same, one.of_library, str(one.first), str(one.second)].setdefault(one.late, one)
    rounds = zip_longest(*(groups[key].values() for key in sorted(groups)))
    return list(dict.fromkeys(one.late for one in chain.from_iterable(rounds) if one is not None))


def number_packets(trace: Iterable[Dispatched]) -> dict[tuple[int, int], Dispatched]:
    """For each packet: its PE, and its number among the packets that this PE sent. The machine's first packet, which
    exists at cycle 0, is left out. A packet that was never taken from a queue is not recorded, so the numbers of later
    ones are then too small."""
    sent: defaultdict[int, list[Dispatched]] = defaultdict(list)
    for row in trace:
        if row.left:
            sent[row.source].append(row)
    ordered = ((pe, sorted(rows, key=lambda row: row.left)) for pe, rows in sent.items())
    return {(pe, n): row for pe, rows in ordered for n, row in enumerate(rows, 1)}


def _neighbours(arrived: list[Dispatched], numbers: dict[int, int]) -> Iterator[Inversion]:
    """Pairs of a packet and the next packet that comes from another PE."""
    after: Dispatched | None = None
    for row, following in zip(reversed(arrived[:-1]), reversed(arrived), strict=False):
        after = following if following.source != row.source else after
        if after is not None and after.address != row.address:
            yield from _inversion(row, after, numbers, False)


def _at_addresses(arrived: list[Dispatched], numbers: dict[int, int]) -> Iterator[Inversion]:
    """Pairs of a packet and a later packet from another PE to the same address, one for each operation."""
    places: defaultdict[int, list[Dispatched]] = defaultdict(list)
    for row in arrived:
        places[row.address].append(row)
    for rows in places.values():
        for i, row in enumerate(rows):
            met: set[Span] = set()
            for other in rows[i + 1 : i + FARTHEST]:
                if other.source != row.source and other.sent not in met:
                    met.add(other.sent)
                    yield from _inversion(row, other, numbers, True)
                if len(met) == PARTNERS:
                    break


def _inversion(row: Dispatched, after: Dispatched, numbers: dict[int, int], same: bool) -> Iterator[Inversion]:
    cycles = after.came - row.came + 1
    if cycles <= MOST_LATE:
        yield Inversion(Late(row.source, numbers[id(row)], cycles), row.sent, after.sent, same)


def systematic(delays: Sequence[Late]) -> Iterator[Schedule]:
    """Each delay, then each pair of delays of different packets. Delays that come first in the list come first."""
    yield from (Schedule(late=(one,)) for one in delays)
    for both in range(1, 2 * len(delays) - 2):
        for i in range(max(0, both - len(delays) + 1), (both + 1) // 2):
            one, other = delays[i], delays[both - i]
            if (one.pe, one.packet) != (other.pe, other.packet):
                yield Schedule(late=(one, other))


def random_schedules(delays: Sequence[Late]) -> Iterator[Schedule]:
    """An endless sequence of random schedules: all packets late by a little, alternating with a few packets late by
    much."""
    chance = random.Random(1)
    for i in count():
        yield Schedule(net_delay=BOUNDS[i % len(BOUNDS)], seed=i + 1, queue=QUEUES[i % len(QUEUES)])
        few = _few(delays, chance)
        if len(few) > 1:
            yield Schedule(late=few)


def _few(delays: Sequence[Late], chance: random.Random) -> tuple[Late, ...]:
    """Some delays of different packets, mostly from the beginning of the list. Some of them are made longer, since one
    delay also moves later packets."""
    numbers = (int(len(delays) * chance.random() ** 2) for _ in range(chance.randint(2, MOST_AT_ONCE)))
    chosen: dict[tuple[int, int], Late] = {}
    for one in (delays[n] for n in numbers if n < len(delays)):
        cycles = min(one.cycles * chance.choice(LONGER), MOST_LATE)
        chosen[one.pe, one.packet] = replace(one, cycles=cycles)
    return tuple(chosen[key] for key in sorted(chosen))


def plan(delays: Sequence[Late]) -> Iterator[Schedule]:
    """An endless sequence of all schedules to try."""
    chance = random_schedules(delays)
    for one in systematic(delays):
        yield one
        yield next(chance)
    yield from chance


def smaller(schedule: Schedule) -> list[Schedule]:
    """Schedules that change less than this one, the smallest change first."""
    if not schedule.net_delay:
        fewer = (combinations(schedule.late, n) for n in range(1, len(schedule.late)))
        return [Schedule(late=late) for late in chain.from_iterable(fewer)]
    bounds = [1 << n for n in range(schedule.net_delay.bit_length()) if 1 << n < schedule.net_delay]
    plain = Schedule(net_delay=schedule.net_delay, seed=schedule.seed)
    queues = sorted({0, schedule.queue})
    lighter = [Schedule(net_delay=bound, seed=schedule.seed, queue=queue) for bound in bounds for queue in queues]
    return [*lighter, *([plain] if schedule.queue else [])]
