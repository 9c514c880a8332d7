# pyright: reportMissingImports=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
"""The messages between ranks: packets in batches, tokens, requests to the host, and the news of the end.

    post = Post(comm)
    post.ship(rows)                 packets that leave this rank, as records of the kernel; returns those for lanes
    post.receive()                  the batches of packets that have come
    post.outcome(what)              how the run ended on this rank, to rank 0
    post.end(news), post.news()     what rank 0 then reports to all ranks
    post.close()                    receives what is still under way, so that MPI can end

Ranks of one computer share memory, and their kernels exchange packets themselves (lanes.py). Batches are for others.
Batches from one rank to another stay in order, as MPI promises. Sends do not wait, but a rank that has MOST_UNDER_WAY
bytes under way does.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import sleep
from typing import Any, TypeVar

import numpy as np

from emc.engines.mpi.lanes import Lanes
from emc.engines.mpi.patience import Patience
from emc.engines.mpi.safra import Ring, Token
from emc.engines.native.kernel import state

T = TypeVar("T")

PACKETS, TOKEN, ASK, ANSWER, REPLY, OUTCOME, NEWS = range(1, 8)  # tags
MOST_UNDER_WAY = 64 << 20  # bytes that a rank has sent and that have not left it
FAR, NEAR = state.size(state.LOAD), state.size(state.SPOT)  # bytes of a packet in a message and on a lane
NAP = 50e-6  # seconds between two looks for the news of the end


class Over(Exception):
    """The run has ended."""


class Post:
    """A rank's messages. messages, bytes: what it sent in batches."""

    def __init__(self, comm: Any, mpi: Any, per: int):
        self.mpi = mpi
        self.comm = comm.Dup()  # of the thread that runs the machine
        self.control = comm.Dup()  # of the end; both threads of a run look there
        self.rank, self.ranks = comm.Get_rank(), comm.Get_size()
        self.per = per  # PEs of a rank
        self.lanes = Lanes(comm, mpi)
        self.ring = Ring(self.rank, self.ranks)
        self.messages = self.bytes = 0
        self.packets = [0] * self.ranks  # that it sent in batches, by rank
        self.sending: deque[tuple[Any, int, Any]] = deque()  # (request, bytes, what is sent)
        self.under_way = 0
        self.sent, self.got = [0] * self.ranks, [0] * self.ranks  # messages, by rank
        self.asked: deque[tuple[int, Any]] = deque()  # requests to the host, with the rank that asks
        self.batches: list[Any] = []
        self.patience = Patience(len(self.lanes.ranks))

    # ---- packets

    def ship(self, rows: Any) -> Any:
        """Sends packets to their ranks, in one message for each rank. Returns the packets for which there is a lane: it
        was full when the kernel sent them."""
        goals = rows["cycle"] // self.per
        for rank in np.flatnonzero(np.bincount(goals)):
            if not self.lanes.near[rank]:
                self._send_batch(int(rank), rows[goals == rank])
        while self.under_way > MOST_UNDER_WAY and not self.is_over():
            self.look()
        return rows[self.lanes.near[goals]]

    def _send_batch(self, rank: int, rows: Any) -> None:
        data = rows.tobytes()
        request = self.comm.Isend([data, self.mpi.BYTE], dest=rank, tag=PACKETS)
        self.sending.append((request, len(data), data))
        self.under_way += len(data)
        self.ring.sent()
        self.sent[rank] += 1
        self.messages += 1
        self.bytes += len(data)
        self.packets[rank] += len(rows)

    def _done(self) -> None:
        """Forgets sends that are done."""
        while self.sending and self.sending[0][0].Test():
            self.under_way -= self.sending.popleft()[1]

    def look(self) -> bool:
        """Receives all messages that have come, except answers that a request waits for. Returns False if there were
        none."""
        if self.sending:
            self._done()
        if not self.comm.Iprobe():
            return False
        status, came = self.mpi.Status(), False
        for tag in (PACKETS, TOKEN, ASK):
            while self.comm.Iprobe(tag=tag, status=status):
                came = True
                self._take(status.Get_source(), tag, status)
        return came

    def _take(self, source: int, tag: int, status: Any) -> None:
        """Receives one message."""
        self.got[source] += 1
        if tag == PACKETS:
            data = bytearray(status.Get_count(self.mpi.BYTE))
            self.comm.Recv([data, self.mpi.BYTE], source=source, tag=tag)
            self.batches.append(data)
            self.ring.received()
        elif tag == TOKEN:
            self.ring.take(Token(*self.comm.recv(source=source, tag=tag)))
        else:
            self.asked.append((source, self.comm.recv(source=source, tag=tag)))

    def receive(self) -> bytes:
        """The packets that have come since the last call, in order."""
        batches, self.batches = self.batches, []
        return b"".join(batches)

    def tell(self, rank: int, tag: int, content: object) -> None:
        """Sends a TOKEN, or a message about the host: ASK, ANSWER or REPLY."""
        self.comm.send(content, dest=rank, tag=tag)
        self.sent[rank] += 1
        self.lanes.ring(rank)

    def hear(self, rank: int, tag: int) -> Any:
        """Waits for the next ANSWER or REPLY of that rank. Raises Over if the run ends first."""
        patience = Patience(len(self.lanes.ranks))
        while not self.comm.Iprobe(source=rank, tag=tag):
            self.look()
            if self.rank and self.is_over():
                raise Over
            patience.wait()
        self.got[rank] += 1
        return self.comm.recv(source=rank, tag=tag)

    def rest(self, go_on: Callable[[], bool]) -> None:
        """The rank has no work. Passes tokens on, and waits until something comes, or go_on() is false."""
        while not self.ring.over:
            if (token := self.ring.idle()) is not None:
                self.tell(self.ring.next, TOKEN, tuple(token))
            elif self.ring.over:
                return
            if self.look() and (self.batches or self.asked):
                return
            if not go_on():
                return
            self.patience.wait()
            if self.lanes.has_come():
                return

    # ---- the beginning

    def in_turn(self, work: Callable[[], T]) -> T:
        """What work() returns. Rank 0 runs it first, so that the others find in the cache what it has made."""
        if self.rank:
            self.meet()
        made = work()
        if not self.rank:
            self.meet()
        return made

    def meet(self) -> None:
        """Waits until all ranks are here, and leaves the cores to those that still work: MPI's own barrier does not."""
        patience, met = Patience(len(self.lanes.ranks)), self.control.Ibarrier()
        while not met.Test():
            patience.wait()

    def traffic(self) -> tuple[tuple[int, int], ...]:
        """The packets that this rank has sent to each rank, and their bytes."""
        going = self.lanes.going
        sent = ((far, going[rank].sent if rank in going else 0) for rank, far in enumerate(self.packets))
        return tuple((far + near, far * FAR + near * NEAR) for far, near in sent)

    # ---- the end

    def outcome(self, what: object) -> None:
        """Reports to rank 0 how the run ended on this rank."""
        self.control.send(what, dest=0, tag=OUTCOME)
        self.lanes.ring(0)

    def outcomes(self) -> Any:
        """On rank 0: the first outcome that has come, or None."""
        if self.control.Iprobe(tag=OUTCOME):
            return self.control.recv(tag=OUTCOME)
        return None

    def end(self, news: object) -> None:
        """On rank 0: reports to all other ranks that the run has ended, and how."""
        for rank in range(1, self.ranks):
            self.control.send(news, dest=rank, tag=NEWS)
            self.lanes.ring(rank)

    def news(self) -> Any:
        """On other ranks: waits for what rank 0 reports at the end."""
        while not self.is_over():
            self.look()
            sleep(NAP)
        return self.control.recv(source=0, tag=NEWS)

    def forget(self, outcomes: int) -> None:
        """On rank 0: receives this number of outcomes that came too late, and drops them."""
        for _ in range(outcomes):
            self.control.recv(tag=OUTCOME)

    def is_over(self) -> bool:
        """Whether rank 0 has reported that the run has ended. On rank 0: whether a rank has reported an outcome."""
        return bool(self.control.Iprobe(tag=OUTCOME if self.rank == 0 else NEWS))

    def close(self) -> None:
        """Receives and drops all messages that are still under way. All ranks call this at the end."""
        expected = self.control.alltoall(self.sent)
        while self.got != expected or self.sending:
            self.look()
            self._drop(ANSWER)
            self._drop(REPLY)
        self.lanes.close()

    def _drop(self, tag: int) -> None:
        """Receives and drops messages that nothing waits for."""
        status = self.mpi.Status()
        while self.comm.Iprobe(tag=tag, status=status):
            self.got[status.Get_source()] += 1
            self.comm.recv(source=status.Get_source(), tag=tag)

    def gather(self, what: object) -> list[Any]:
        """On rank 0: the values that all ranks give. On other ranks: []."""
        return self.control.gather(what, root=0) or []
