"""The order of turns that follows from the order of messages: packets from one PE to another never overtake each other.

A turn comes after the turn that sent its packet. It also comes after all turns on its PE that began with a packet which
was certainly sent earlier on the same way. `fence` works like this: the answer to its probe means that all earlier
writes are done.

If a handler sends packets on, such as `fetch32`, what follows from it also comes before the later turn. So `before`
returns these handlers, and the clock of the turn has them. All other turns need the order only to know whether an
access races. So nothing is computed for them when a packet arrives: `arrives` keeps which turns know that a packet has
come, and `is_before` looks there. For example:

    from PE 3 to PE 5:  a write, of sender A      a read, of sender B, which comes after A, in turn R
    from PE 5 to PE 3:                            the value, which begins turn X

X comes after the write, because R's packet came on the same way, and its sender comes after the write's.

If there are too many entries for a chain, some of the older ones are dropped. Then less is known than is true.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from emc.engines.races.clocks import NONE, Clock

MOST = 64  # entries of a chain


class Entries:
    """Clocks of one chain, by increasing times."""

    __slots__ = ("clocks", "numbers", "times")

    def __init__(self) -> None:
        self.times: list[int] = []
        self.clocks: list[Clock] = []
        self.numbers: list[int] = []

    def add(self, time: int, clock: Clock, number: int) -> None:
        """Adds a clock, which replaces the one with the same time. number: of the arrival."""
        if self.times and self.times[-1] >= time:
            self.clocks[-1], self.numbers[-1] = clock, number
            return
        self.times.append(time)
        self.clocks.append(clock)
        self.numbers.append(number)
        if len(self.times) > MOST:
            for one in (self.times, self.clocks, self.numbers):
                del one[1 : MOST // 2 : 2]

    def at(self, time: int, number: int = -1) -> Clock | None:
        """The last clock up to that time, if it arrived after that number."""
        place = bisect_right(self.times, time) - 1
        return self.clocks[place] if place >= 0 and self.numbers[place] > number else None


class Channels:
    """ways: for each way (source and goal), by chain, turns that come after packets on it: their times, and what the
    senders of these packets knew. sent_on: for each way, by the chain of the packet's sender, handlers that sent
    packets on, by the sender's time. count: the arrivals so far."""

    def __init__(self) -> None:
        self.ways: dict[object, dict[int, Entries]] = {}
        self.sent_on: dict[object, dict[int, Entries]] = {}
        self.count = 0

    def before(self, ways: Sequence[object], sender: Clock) -> list[Clock]:
        """The handlers that sent packets on, of packets that have certainly come before one of that sender on these
        ways, except those that the sender knows. way: source and goal; also the kind of packet if only packets of one
        kind keep their order."""
        found = (
            entries.at(sender.reaches(chain))
            for way in ways
            if way in self.sent_on
            for chain, entries in self.sent_on[way].items()
        )
        return [one for one in found if one is not None and not sender.knows(one)]

    def sends_on(self, turn: Clock) -> None:
        """Notes that a handler sends packets on."""
        if turn.sender is not None:
            entries = self.sent_on.setdefault(turn.way, {}).setdefault(turn.sender.chain, Entries())
            entries.add(turn.sender.time, turn, self.count)

    def arrives(self, turn: Clock, ways: Sequence[object], sender: Clock) -> None:
        """Notes that the turn comes after a packet of that sender, and after all packets that the sender, or a turn
        before it, sent on these ways."""
        self.count += 1
        if not turn.sink:
            for way in ways:
                entries = self.ways.setdefault(way, {}).setdefault(turn.chain, Entries())
                last, known = entries.clocks[-1] if entries.clocks else sender, sender
                if last.chain == NONE or not sender.knows(last):
                    known = last if last.knows(sender) else sender.joined(last)
                entries.add(turn.time, known, self.count)

    def learn(self, turn: Clock, first: Clock) -> None:
        """Orders a turn, not a sink, after another. No other turn may know its clock yet."""
        turn.learn([first])
        if first.sink and first.sender is not None:
            self.arrives(turn, first.ways, first.sender)

    def is_before(self, first: Clock, second: Clock) -> bool:
        """Whether the turn `first` certainly came before `second`, the running turn."""
        if not first.sink and second.knows(first):
            return True
        sender = first.sender
        if first.way is None or sender is None:
            return False
        if first.way in second.ways and second.sender is not None and second.sender.knows(sender):
            return True
        return first.is_last and self._is_past(first, sender, second)

    def _is_past(self, first: Clock, sender: Clock, second: Clock) -> bool:
        """Whether a turn before `second` comes after a later packet on the way, which was sent after that sender's or
        by it."""
        table = self.ways.get(first.way, {})
        found = (entries.at(second.reaches(chain), first.number) for chain, entries in table.items())
        return any(one is not None and one.knows(sender) for one in found)
