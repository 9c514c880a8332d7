"""The order of turns that follows from the order of messages: packets from one PE to another never overtake each other.

So a turn comes after the turn that sent its packet. It also comes after all turns on its PE that began with a packet
which was certainly sent earlier on the same way. `fence` works like this: the answer to its probe means that all
earlier writes are done.

`before` takes the sender's clock and returns these turns. The caller passes each new turn to `began`. There is an entry
for each turn of each chain of senders. If there are too many entries, some of the older ones are dropped. Then `before`
returns an earlier turn, which is correct but says less.
"""

from __future__ import annotations

from bisect import bisect_right

from emc.engines.races.clocks import Clock

MOST = 64  # entries of a chain


class Entries:
    """The entries for one chain of senders on one way: the times of the senders in the chain, and the turns that their
    packets began."""

    __slots__ = ("times", "turns")

    def __init__(self) -> None:
        self.times: list[int] = []
        self.turns: list[Clock] = []

    def add(self, time: int, turn: Clock) -> None:
        """Adds the turn that a packet began. It comes after the turns of all earlier packets on this way."""
        if self.times and self.times[-1] >= time:
            self.turns[-1] = turn
            return
        self.times.append(time)
        self.turns.append(turn)
        if len(self.times) > MOST:
            for one in (self.times, self.turns):
                del one[1 : MOST // 2 : 2]


class Channels:
    """ways: for each way (source and goal), the entries by the sender's chain."""

    def __init__(self) -> None:
        self.ways: dict[object, dict[int, Entries]] = {}

    def before(self, way: object, sender: Clock) -> list[Clock]:
        """The turns that packets on that way have certainly begun before, except those that the sender knows. way:
        source and goal; also the kind of packet if only packets of one kind keep their order."""
        table = self.ways.get(way)
        if table is None:
            return []
        found: list[Clock] = []
        seen, base, own, now = sender.seen, sender.base, sender.chain, sender.time
        for chain, entries in table.items():
            last = now if chain == own else seen.get(chain) or base.get(chain)
            if last is None:
                continue
            newest = entries.turns[-1]  # sender.knows(newest), inlined: half of the time of this loop
            other = newest.chain
            if newest.time <= (now if other == own else seen.get(other) or base.get(other, 0)):
                continue
            number = bisect_right(entries.times, last)
            if number and not sender.knows(turn := entries.turns[number - 1]):
                found.append(turn)
        return found

    def began(self, way: object, sender: Clock, turn: Clock) -> None:
        """Notes that a packet of that sender has begun a turn. The turn knows everything that `before` returned."""
        table = self.ways.setdefault(way, {})
        entries = table.get(sender.chain)
        if entries is None:
            entries = table[sender.chain] = Entries()
        entries.add(sender.time, turn)
