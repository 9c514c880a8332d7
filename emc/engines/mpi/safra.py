"""Detects that no rank has work and no message is under way: Safra's algorithm (Dijkstra, EWD 998, 1987).

A token goes round the ranks, from the last one down to rank 0. Each rank keeps the number of messages that it has
sent, less those that it has received, and a colour: black after it has received a message. A rank passes the token on
when it has no work: it adds its number to the token's, blackens the token if it is black itself, and becomes white. If
the token comes back to rank 0 white, rank 0 is white, and all numbers add up to 0, nothing is left. Else rank 0 sends
it again.

    ring = Ring(rank, ranks)
    ring.sent(), ring.received()        for each message, except tokens
    ring.moved(sent, received)          packets that went and came beside the messages, since the start
    ring.take(token)                    a token came
    ring.idle() -> Token | None         the rank has no work: the token to pass on to ring.next
    ring.over                           on rank 0: nothing is left
"""

from __future__ import annotations

from typing import NamedTuple


class Token(NamedTuple):
    """The token that goes round the ranks."""

    lacking: int  # messages that the ranks before have sent, less those that they have received
    black: bool


class Ring:
    """A rank's part of the algorithm."""

    def __init__(self, rank: int, ranks: int):
        self.rank = rank
        self.next = (rank - 1) % ranks  # the rank that gets the token from this one
        self.count = 0
        self.black = False
        self.token: Token | None = None  # that is here
        self.asked = False  # rank 0 has sent a token, which is not back yet
        self.over = False
        self.alone = ranks == 1
        self.beside = (0, 0)  # what `moved` has reported

    def sent(self) -> None:
        self.count += 1

    def received(self) -> None:
        self.count -= 1
        self.black = True

    def moved(self, sent: int, received: int) -> None:
        """Counts packets in shared memory. sent, received: all of them since the start."""
        before, self.beside = self.beside, (sent, received)
        self.count += sent - before[0] - (received - before[1])
        self.black = self.black or received != before[1]

    def take(self, token: Token) -> None:
        """A token came to this rank."""
        self.token = token

    def idle(self) -> Token | None:
        """The rank has no work. Returns the token that it passes on to the next rank, if it has one."""
        if self.rank == 0:
            return self._ask()
        if self.token is None:
            return None
        passed = Token(self.token.lacking + self.count, self.token.black or self.black)
        self.token, self.black = None, False
        return passed

    def _ask(self) -> Token | None:
        """On rank 0: looks at the token that came back. Returns a new one to send, unless the run is over or a token is
        still on its way."""
        token, self.token = self.token, None
        if self.alone:
            self.over = True
        elif token is not None:
            self.asked = False
            self.over = not token.black and not self.black and token.lacking + self.count == 0
        if self.over or self.asked:
            return None
        self.asked, self.black = True, False
        return Token(0, False)
