"""What came before a turn: vector clocks over chains of turns.

A turn of a PE (a thread from its dispatch to its break) is atomic, so it is the unit. Turns that surely follow each
other are a *chain*: a thread of control with its calls, its requests and their replies. A turn that can't go on with
the chain of what came before begins another, or takes one whose last turn it knows, so that there are about as many
chains as threads alive at once. (Agarwal and Garg, Efficient dependency tracking for relevant events in concurrent
systems, 2007: dynamic chain clocks.)

    a = chains.follow([])               the program's first turn
    b = chains.follow([a], [a])         goes on with a's chain
    c = chains.follow([a])              was forked by a, beside b
    b.knows(a), b.knows(c)              True, False

Most clocks differ in a few chains from an earlier one, their *base*, and keep the difference only.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

LOOKS = 64  # chains that are looked at before another is begun
MOST = 24  # chains in which a clock differs from its base

_Seen = dict[int, int]  # by chain, the last turn there


class Clock:
    """A turn: the `time`-th of its chain, from 1. What came before is in `base`, and more in `seen`, which may be that
    of other clocks, too, and is never changed."""

    __slots__ = ("base", "chain", "seen", "time")

    def __init__(self, chain: int, time: int, base: _Seen, seen: _Seen):
        self.chain = chain
        self.time = time
        self.base = base
        self.seen = seen

    def reaches(self, chain: int) -> int:
        """The last turn of that chain that came before, or is this one; 0: none."""
        if chain == self.chain:
            return self.time
        return self.seen.get(chain) or self.base.get(chain, 0)

    def knows(self, other: Clock) -> bool:
        """Whether the other turn came before, or is this one."""
        chain = other.chain
        if chain == self.chain:
            return other.time <= self.time
        return other.time <= (self.seen.get(chain) or self.base.get(chain, 0))

    def learn(self, others: Sequence[Clock]) -> None:
        """The others came before, too. Only for a turn that no other knows yet."""
        for other in others:
            if not self.knows(other):
                seen = dict(self.seen)
                _add(self.base, seen, other)
                self.base, self.seen = _settled(self.base, seen)


class Chains:
    """tails: of each chain, its last turn. ended: chains whose last turn nothing goes on from, as far as is known; the
    latest last."""

    def __init__(self) -> None:
        self.tails: list[int] = []
        self.ended: dict[int, None] = {}

    def follow(self, before: Sequence[Clock], continues: Sequence[Clock] = ()) -> Clock:
        """The turn after those. continues: whose chain it may go on with, the best first."""
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
        """A turn after all turns so far."""
        self.tails.append(1)
        return Clock(len(self.tails) - 1, 1, dict(enumerate(self.tails[:-1])), {})

    def end(self, clock: Clock) -> None:
        """Nothing goes on from that turn, unless it turns out otherwise."""
        if self.tails[clock.chain] == clock.time:
            self.ended[clock.chain] = None


def _tops(before: Sequence[Clock]) -> list[Clock]:
    """Those that none of the others knows."""
    tops: list[Clock] = []
    for one in before:
        if not any(top.knows(one) for top in tops):
            tops = [top for top in tops if not one.knows(top)]
            tops.append(one)
    return tops


def _add(base: _Seen, seen: _Seen, other: Clock) -> None:
    """Adds to `seen` what the other clock knows beyond it and its base."""
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
    """A base of its own for a clock that differs too much."""
    if len(seen) <= MOST:
        return base, seen
    return {**base, **seen}, {}
