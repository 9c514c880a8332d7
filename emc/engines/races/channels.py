"""What the order of messages adds: packets between two PEs never overtake each other.

So a turn knows not only the turn that sent its packet, but also all turns on its PE that began with a packet which was
surely sent before on the same way. That is how `fence` works: the answer to its probe says that all writes before it
are done.

`before` wants the clock of the sender, and gives these turns; the caller passes each turn to `began`. An entry is kept
for each chain of senders and turn of it. Of many, the older ones are thinned out: then `before` gives an earlier turn,
which came before, too.
"""

from __future__ import annotations

from bisect import bisect_right

from emc.engines.races.clocks import Clock

MOST = 64  # entries of a chain


class Entries:
    """Of one chain of senders on one way: times of the sender in its chain, and the turns that its packets began."""

    __slots__ = ("times", "turns")

    def __init__(self) -> None:
        self.times: list[int] = []
        self.turns: list[Clock] = []

    def add(self, time: int, turn: Clock) -> None:
        """The turn of a packet knows those of the packets before it."""
        if self.times and self.times[-1] >= time:
            self.turns[-1] = turn
            return
        self.times.append(time)
        self.turns.append(turn)
        if len(self.times) > MOST:
            for one in (self.times, self.turns):
                del one[1 : MOST // 2 : 2]


class Channels:
    """ways: by source and goal, and by chain of the sender, the entries."""

    def __init__(self) -> None:
        self.ways: dict[object, dict[int, Entries]] = {}

    def before(self, way: object, sender: Clock) -> list[Clock]:
        """The turns that were surely begun before by packets on that way, without those that the sender knows. way:
        source, goal, and the kind of packet if only those of one kind keep their order."""
        table = self.ways.get(way)
        if table is None:
            return []
        found: list[Clock] = []
        seen, base, own, now = sender.seen, sender.base, sender.chain, sender.time
        for chain, entries in table.items():
            last = now if chain == own else seen.get(chain) or base.get(chain)
            if last is None or sender.knows(entries.turns[-1]):
                continue
            number = bisect_right(entries.times, last)
            if number and not sender.knows(turn := entries.turns[number - 1]):
                found.append(turn)
        return found

    def began(self, way: object, sender: Clock, turn: Clock) -> None:
        """A packet of that sender has begun a turn, which knows all that `before` has named."""
        table = self.ways.setdefault(way, {})
        entries = table.get(sender.chain)
        if entries is None:
            entries = table[sender.chain] = Entries()
        entries.add(sender.time, turn)
