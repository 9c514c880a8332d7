# pyright: reportMissingImports=false, reportUnknownVariableType=false, reportUnknownArgumentType=false
"""The memory that ranks of one computer share: lanes for packets, on which the kernel writes and reads
(native/kernel/lanes.py).

    lanes = Lanes(comm, mpi)        all ranks make theirs together
    lanes.near                      for each rank, whether there are lanes to it
    lanes.open(machine, per)        gives them to the kernel; per: PEs of a rank
    lanes.has_come()                whether packets are there that the kernel has not taken
    lanes.ring(rank)                a message was sent to that rank: its kernel returns, if there is a lane to it
    lanes.close()                   all ranks, at the end

With n ranks on a computer, lane i * n + j + 1 leads from the i-th of them to the j-th. Where no memory can be shared,
there are no lanes, and packets travel in messages.
"""

from __future__ import annotations

import ctypes
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import numpy as np

from emc.engines.mpi.patience import cores
from emc.engines.native.kernel import state

if TYPE_CHECKING:
    from emc.engines.direct.runner import Untimed

MPICH_FILES = "/dev/shm/mpich_shm_"
TOGETHER = "EMC_MPI_SHARED"  # environment: how many ranks of a computer share memory; all, if it is not set
MOST_SPOTS = 1 << 11  # packets on one lane: larger ones would drive the PEs' memory out of the cache
ROOM = 16 << 20  # bytes for the packets on all lanes of a computer: a container often has only 64 MB
LEAST_SPOTS = 16
WORD, PACKET = 8, state.size(state.SPOT)  # bytes of a mark and of a packet
EVERY = 1 << 10  # steps between two looks while the kernel has work: some 2 microseconds
SPINS = 1 << 14  # looks at a lane before the kernel returns without work: some 50 microseconds


def _forget_names(node: Any) -> None:
    """Removes the names of the files in memory by which MPICH's ranks of one computer, `node`, exchange messages. All
    of them have mapped these files by now; if a rank was killed, they would stay."""
    node.Barrier()
    if node.Get_rank() == 0:
        with suppress(OSError), open("/proc/self/maps", encoding="utf-8", errors="replace") as maps:
            for name in {line.split()[-1] for line in maps if f" {MPICH_FILES}" in line}:
                os.unlink(name)


class Lanes:
    """A rank's lanes. spots: the number of packets that each lane has room for."""

    def __init__(self, comm: Any, mpi: Any):
        self.node = self._neighbours(comm, mpi)
        self.place = self.node.Get_rank()
        self.ranks: list[int] = self.node.allgather(comm.Get_rank())
        count = len(self.ranks)
        self.spots = max(LEAST_SPOTS, min(MOST_SPOTS, 1 << (ROOM // (PACKET * count * count)).bit_length() - 1))
        self.window, self.address = self._shared(mpi, count * count) if count > 1 else (None, 0)
        self.near = np.zeros(comm.Get_size(), bool)
        self.going: dict[int, Any] = {}  # by rank: the record of the lane to it
        self.coming: list[tuple[Any, Any]] = []  # of each lane to this rank: the mark of what was written, the record
        if self.window is not None:
            self.near[self.ranks] = True
            self.near[comm.Get_rank()] = False

    @staticmethod
    def _neighbours(comm: Any, mpi: Any) -> Any:
        """The ranks that share memory with this one."""
        node = comm.Split_type(mpi.COMM_TYPE_SHARED)
        _forget_names(node)
        wanted = os.environ.get(TOGETHER, "")
        return node.Split(node.Get_rank() // max(1, int(wanted))) if wanted.isdecimal() else node

    def _shared(self, mpi: Any, lanes: int) -> tuple[Any, int]:
        """The window and the address of its memory: marks, then packets. (None, 0) if a rank can't have it."""
        marks = lanes * state.MARKS * WORD
        size = marks + lanes * self.spots * PACKET
        window: Any = None
        address = 0
        try:
            window = mpi.Win.Allocate_shared(size if self.place == 0 else 0, 1, comm=self.node)
            address = window.Shared_query(0)[0].address
        except mpi.Exception:
            pass
        if not self.node.allreduce(address != 0, mpi.LAND):
            return None, 0
        if self.place == 0:
            ctypes.memset(address, 0, marks)
        self.node.Barrier()
        return window, address

    def open(self, machine: Untimed, per: int) -> None:
        """Lets the kernel use the lanes. per: the number of PEs of a rank."""
        if self.window is None:
            return
        m, count = machine.record, len(self.ranks)
        m.ranks, m.rank_pes, m.lanes, m.spots = len(self.near), per, count * count, self.spots
        m.mark, m.spot = self.address, self.address + m.lanes * state.MARKS * WORD
        m.every = EVERY
        m.spins = SPINS // count if count <= cores() else 0
        for place, (rank, lane) in enumerate(machine.lanes_to(self.ranks)):
            if self.near[rank]:
                lane.out, lane.into = self.place * count + place + 1, place * count + self.place + 1
                lane.full = self.spots
                self.going[rank] = lane
                self.coming.append((self._mark(lane.into - 1, 0), lane))

    def _mark(self, lane: int, which: int) -> Any:
        return ctypes.c_int64.from_address(self.address + (lane * state.MARKS + which) * WORD)

    def has_come(self) -> bool:
        """Whether there are packets on a lane that the kernel has not taken."""
        return any(mark.value != lane.taken for mark, lane in self.coming)

    def ring(self, rank: int) -> None:
        """Lets the kernel of a rank return soon, so that it receives a message that was sent to it."""
        if self.near[rank]:
            self._mark(self.place * len(self.ranks) + self.ranks.index(rank), state.BELL).value += 1

    def close(self) -> None:
        """Gives the memory back."""
        if self.window is not None:
            self.node.Barrier()
            self.window.Free()
