"""Vector clocks over chains of turns: they say which turns came before a turn.

A turn of a PE (a thread from its dispatch to its break) is atomic, so it is the unit. Turns that certainly follow one
another form a *chain*, for example a thread of control with its calls, its requests and their replies. A turn continues
the chain of a turn that came before it. If that is not possible, it continues any chain whose last turn came before it,
or begins a new chain. So there are about as many chains as threads that are alive at the same time. (Agarwal and Garg,
Efficient dependency tracking for relevant events in concurrent systems, 2007: dynamic chain clocks.)

    a = chains.follow([])               the program's first turn
    b = chains.follow([a], [a])         goes on with a's chain
    c = chains.follow([a])              was forked by a, beside b
    b.knows(a), b.knows(c)              True, False

Most clocks differ from an earlier one, their *base*, in only a few chains, and store only the difference.

A handler that sends nothing and accesses only one word is a *sink*. What it may learn from the word has no effect, so
it needs no place in a chain: its clock is that of its sender. Which turns came after a sink follows from the order of
messages (channels.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

LOOKS = 64  # chains that are looked at before another is begun
MOST = 24  # chains in which a clock differs from its base

NONE = -1  # a chain that no turn is in

_Seen = dict[int, int]  # by chain, the last turn there


class Clock:
    """The clock of a turn, which is number `time` of its chain, from 1. `base` and `seen` say which turns came before
    it; `seen` has the later values. Several clocks may share them, so they are never changed.

    sender, ways: the turn that sent its packet, and the ways of the packets that came before this one. way: the
    packet's own way if later packets there begin later turns. number: how many arrivals came before. is_last: whether
    it sends nothing and nothing waits in it. sink: whether it is a sink: then chain, time, base and seen are its
    sender's. handles: whether a handler runs in it."""

    __slots__ = ("base", "chain", "handles", "is_last", "number", "seen", "sender", "sink", "time", "way", "ways")

    def __init__(self, chain: int, time: int, base: _Seen, seen: _Seen, sink: bool = False):
        self.chain = chain
        self.time = time
        self.base = base
        self.seen = seen
        self.sink = self.is_last = sink
        self.handles = False
        self.sender: Clock | None = None
        self.ways: Sequence[object] = ()
        self.way: object = None
        self.number = 0

    def of_sink(self) -> Clock:
        """The clock of a sink whose packet this turn sent."""
        return Clock(self.chain, self.time, self.base, self.seen, sink=True)

    def joined(self, other: Clock) -> Clock:
        """What both turns know together, as the clock of no turn: its chain is NONE. Both may be such clocks."""
        seen = dict(self.seen) if self.chain == NONE else {**self.seen, self.chain: self.time}
        _add(self.base, seen, other)
        return Clock(NONE, 0, *_settled(self.base, seen))

    def reaches(self, chain: int) -> int:
        """The number of the last turn of that chain that came before this turn or is this turn; 0 if there is none."""
        if chain == self.chain:
            return self.time
        return self.seen.get(chain) or self.base.get(chain, 0)

    def knows(self, other: Clock) -> bool:
        """Whether the other turn, not a sink, came before this one, or is this one."""
        chain = other.chain
        if chain == self.chain:
            return other.time <= self.time
        return other.time <= (self.seen.get(chain) or self.base.get(chain, 0))

    def learn(self, others: Sequence[Clock]) -> None:
        """Notes that the other turns came before this one, too. Call it only for a turn that no other turn knows yet,
        and not for a sink. After a sink it comes only in so far as after its sender."""
        for other in others:
            if not self.knows(other):
                seen = dict(self.seen)
                _add(self.base, seen, other)
                self.base, self.seen = _settled(self.base, seen)


class Chains:
    """All chains. tails: the number of the last turn of each chain. ended: the chains whose last turn has no successor
    so far, in the order in which they ended."""

    def __init__(self) -> None:
        self.tails: list[int] = []
        self.ended: dict[int, None] = {}

    def follow(self, before: Sequence[Clock], continues: Sequence[Clock] = ()) -> Clock:
        """A new turn that comes after the turns `before`. continues: the turns whose chain it may continue, the best
        one first."""
        tops = _tops(before)
        chain = self._chain(tops, continues)
        self.tails[chain] = time = self.tails[chain] + 1
        if not tops:
            return Clock(chain, time, {}, {})
        first = tops[0]
        base, seen = first.base, first.seen
        if len(tops) > 1 or first.chain != chain:
            seen = {**seen, first.chain: first.time}
            for other in tops[1:]:
                _add(base, seen, other)
            base, seen = _settled(base, seen)
            self.ended.update((top.chain, None) for top in tops if top.chain != chain and top in continues)
        return Clock(chain, time, base, seen)

    def _chain(self, tops: Sequence[Clock], continues: Sequence[Clock]) -> int:
        tails = self.tails
        for one in continues:
            if tails[one.chain] == one.time:
                self.ended.pop(one.chain, None)
                return one.chain
        for chain in islice(reversed(self.ended), LOOKS):
            if any(one.reaches(chain) == tails[chain] for one in tops):
                del self.ended[chain]
                return chain
        tails.append(0)
        return len(tails) - 1

    def all(self) -> Clock:
        """A new turn that comes after all turns so far."""
        self.tails.append(1)
        return Clock(len(self.tails) - 1, 1, dict(enumerate(self.tails[:-1])), {})

    def end(self, clock: Clock) -> None:
        """Notes that the turn has no successor so far, so another turn may continue its chain."""
        if self.tails[clock.chain] == clock.time:
            self.ended[clock.chain] = None


def _tops(before: Sequence[Clock]) -> list[Clock]:
    """The turns that none of the other turns knows."""
    tops: list[Clock] = []
    for one in before:
        if not any(top.knows(one) for top in tops):
            tops = [top for top in tops if not one.knows(top)]
            tops.append(one)
    return tops


def _add(base: _Seen, seen: _Seen, other: Clock) -> None:
    """Adds to `seen` what the other clock knows and `base` and `seen` do not."""
    if other.base is not base:
        for chain, time in other.base.items():
            if time > (seen.get(chain) or base.get(chain, 0)):
                seen[chain] = time
    for chain, time in other.seen.items():
        if time > (seen.get(chain) or base.get(chain, 0)):
            seen[chain] = time
    if other.time > (seen.get(other.chain) or base.get(other.chain, 0)):
        seen[other.chain] = other.time


def _settled(base: _Seen, seen: _Seen) -> tuple[_Seen, _Seen]:
    """Base and difference of a clock. If the difference is too large, they are merged to a new base."""
    if len(seen) <= MOST:
        return base, seen
    return {**base, **seen}, {}
