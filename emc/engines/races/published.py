"""The turns that a turn comes after because it uses what they left: a word that they updated, a lock, an I cell."""

from __future__ import annotations

from emc.engines.races.channels import Channels
from emc.engines.races.clocks import Clock


class Published:
    """turns: for each place, the last turn that left something there and then continued, and all later sinks."""

    def __init__(self, channels: Channels) -> None:
        self.channels = channels
        self.turns: dict[int, list[Clock]] = {}

    def use(self, place: int, clock: Clock, leaves: bool) -> None:
        """Orders a turn that uses the place after those that left something there. No other turn may know its clock
        yet. leaves: whether it leaves something there for others. A sink uses nothing, because nothing follows from
        it."""
        turns = self.turns.get(place, [])
        if clock.sink:
            if leaves:
                self.turns[place] = [*(one for one in turns if not _is_earlier(one, clock)), clock]
            return
        for one in turns:
            self.channels.learn(clock, one)
        if leaves:
            self.turns[place] = [clock]


def _is_earlier(first: Clock, second: Clock) -> bool:
    """Whether two sinks' packets certainly came on one way in that order. Who learns of the second learns of both."""
    sender, other = first.sender, second.sender
    return first.sink and first.way == second.way and sender is not None and other is not None and other.knows(sender)
