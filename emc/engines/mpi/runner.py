"""A rank's part of a run: its PEs on a machine of their own, and what the ranks decide together."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

import numpy as np

from emc.dataclass import dataclass, replace
from emc.engines.direct import runner
from emc.engines.direct.refused import check_options
from emc.engines.mpi.patience import wake_up_on_time
from emc.engines.mpi.post import ANSWER, ASK, REPLY, Over, Post
from emc.engines.mpi.world import FAULTY, abort, finish, rank, world
from emc.engines.native.kernel import state
from emc.engines.native.run.improve import Threads
from emc.engines.native.run.memory import Outside
from emc.engines.native.run.runner import Loaded
from emc.faults import Fault, Faulty
from emc.machine.description import Description
from emc.machine.host import Host, Memory
from emc.machine.options import Options
from emc.machine.run import Real, Run, Trap, Waiting, status_of
from emc.machine.standing import standing
from emc.machine.waits import Waits

if TYPE_CHECKING:
    from emc.engines.direct.watch import Seen

MOST_LEAVING = 1 << 16  # packets for other ranks that the kernel collects before it returns
MOST_WAITING = 1 << 12  # the same if they can only be packets for which a lane was full
SLICE = 1 << 17  # steps of the kernel between two looks for messages: less than a millisecond
LONG_SLICE = 1 << 21  # the same if all messages ring a bell (lanes.py)
ROW = np.dtype([(name, {"q": "<i8", "I": "<u4"}[kind]) for name, kind in state.LOAD])
NOTHING = np.zeros(0, ROW)
Words = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Left:
    """What a rank reports at the end."""

    packets: int  # that its PEs have sent
    far: int  # of these, to other ranks, in messages
    near: int  # and in shared memory
    messages: int
    bytes: int
    improved: bool  # whether it made better machine code meanwhile
    told: bool  # whether it has sent an outcome to rank 0
    warnings: tuple[Fault, ...]
    waiting: tuple[Waiting, ...]
    seen: Seen | None  # with Options.waits
    traffic: tuple[tuple[int, int], ...]  # packets and their bytes, to each rank


class _Far:
    """The memory of a PE of another rank. The PE waits for the host (machine/host.py: Memory)."""

    def __init__(self, post: Post, rank: int):
        self.post, self.rank = post, rank

    def read(self, address: int, size: int) -> bytes:
        return self._ask("read", address, size)

    def write(self, address: int, data: bytes) -> None:
        self._ask("write", address, data)

    def _ask(self, *what: object) -> bytes:
        self.post.tell(self.rank, ANSWER, what)
        reply: bytes | None = self.post.hear(self.rank, REPLY)
        if reply is None:
            raise Outside
        return reply


class Share(runner.Untimed):
    """The machine of a rank: it has memory for all PEs, of which only its own are used."""

    main = 0  # where PE 0 is not

    def open_abroad(self, most: int) -> None:
        """Makes room for packets to other ranks. most: the number of packets that may wait there; with more, no thread
        runs."""
        self.record.most_leaving = most
        self._map("abroad")

    @property
    def leaving(self) -> Any:
        """The packets for other ranks, as an array of ROW."""
        count: int = self.record.leaving
        place: Any = (ctypes.c_char * (count * ROW.itemsize)).from_address(self.record.abroad)
        return np.frombuffer(place, ROW)


class Runner(runner.Runner):
    """One rank's run. Rank 0 has PE 0, serves the host, and reports the end."""

    machine_class = Share
    machine: Share  # pyright: ignore[reportIncompatibleVariableOverride]

    def __init__(self, loaded: Loaded, description: Description, options: Options, host: Host):
        comm = world().COMM_WORLD
        pes = loaded.program.target.pes
        per = -(-pes // comm.Get_size())
        self.post = Post(comm, world(), per)
        self.rank = self.post.rank
        if self.rank:
            options = replace(options, max_seconds=0, progress=None)
        super().__init__(loaded, description, options, host, idle=self.rank > 0)
        first = min(pes, self.rank * per)
        self.machine.take_share(first, min(per, pes - first))
        self.post.lanes.open(self.machine, per)
        alone = self.post.lanes.near.sum() + 1 == self.post.ranks  # no rank is on another computer
        self.slice = LONG_SLICE if alone else SLICE
        self.machine.open_abroad(MOST_WAITING if alone else MOST_LEAVING)
        self.back: Any = NOTHING  # packets for which a lane was full
        self.came: Any = None  # the packets that the kernel is to take in
        self.is_ended = False  # another rank has ended the run

    def _threads(self, loaded: Loaded) -> Threads:
        return self.post.in_turn(lambda: super(Runner, self)._threads(loaded))

    # ---- the run

    def run(self) -> Run:
        try:
            return self._told(self.advance())  # at once: the other ranks wait for the end
        finally:
            self.improver.finish()

    def _prepare(self) -> None:
        if self.options.waits:
            self.watch = self._watch("PE" if self.post.ranks == 1 else "rank")
        self.post.meet()

    def _look(self, looks: int) -> None:
        super()._look(looks)
        if self.post.is_over() and not self.machine.is_stopped:
            self.is_ended = True
            self.machine.stop()

    def _until_the_end(self) -> int:
        m = self.machine.record
        wake_up_on_time()
        try:
            while True:
                begin = m.now
                m.pause = begin + self.slice
                reason = self.machine.go()
                if m.now != begin:
                    self.post.patience.done()
                self._ship()
                if reason == state.HOST and self._served():
                    return reason
                if reason in (state.TRAPPED, state.STOPPED):
                    return reason
                if not self._exchange(reason == state.DEADLOCK and not len(self.back)):
                    return state.DEADLOCK if self.post.ring.over else state.STOPPED
        except Over:
            self.is_ended = True
            return state.STOPPED
        except Outside:
            return state.TRAPPED
        except KeyboardInterrupt:  # while it waited for input
            return state.STOPPED

    def _ship(self) -> None:
        """Sends the packets for other ranks."""
        m = self.machine.record
        if m.leaving:
            self.back = self.post.ship(self.machine.leaving)
            m.leaving = 0

    def _exchange(self, idle: bool) -> bool:
        """Looks for messages. idle: the rank has no work, so it waits for some. Returns False at the end of the run."""
        post = self.post
        post.look()
        if idle and not post.batches and not post.asked:
            post.ring.moved(self.machine.record.pushed, self.machine.record.pulled)
            post.rest(lambda: not self.machine.is_stopped and not post.is_over())
        self._serve_others()
        if post.is_over():
            self.is_ended = True
        if post.ring.over or self.is_ended or self.machine.is_stopped:
            return False
        if len(self.back):
            self.post.patience.wait()  # the other rank must take some
        self.came = np.concatenate((self.back, np.frombuffer(post.receive(), ROW)))
        self.back = NOTHING
        self.machine.record.incoming, self.machine.record.came_in = self.came.ctypes.data, len(self.came)
        return True

    # ---- the host

    def _perform(self, memory: Memory, service: int, words: Words, tag: str) -> int:
        if self.rank == 0:
            return super()._perform(memory, service, words, tag)
        self.post.tell(0, ASK, (service, words, tag))
        while True:
            what, *operands = self.post.hear(0, ANSWER)
            if what == "answer":
                answer, notes = operands
                self.host.notes += notes
                return answer
            if what == "outside":
                raise Outside
            self.post.tell(0, REPLY, self._access(memory, what, operands))

    def _access(self, memory: Memory, what: str, operands: list[Any]) -> bytes | None:
        """Performs the access to this rank's memory that rank 0 asks for. Returns None if it is outside of the
        memory."""
        try:
            if what == "read":
                return memory.read(*operands)
            memory.write(*operands)
            return b""
        except Outside:
            return None

    def _serve_others(self) -> None:
        """On rank 0: serves requests of other ranks' PEs."""
        while self.post.asked:
            rank, (service, words, tag) = self.post.asked.popleft()
            try:
                answer = super()._perform(_Far(self.post, rank), service, words, tag)
                self.post.tell(rank, ANSWER, ("answer", answer, tuple(self.host.notes)))
            except Outside:
                self.post.tell(rank, ANSWER, ("outside",))
            self.host.notes.clear()

    # ---- the end

    def _told(self, reason: int) -> Run:
        mine = None if self.is_ended else self._outcome(reason)
        if self.rank:
            if mine is not None:
                self.post.outcome(mine)
            status, lists = self.post.news()
            self.post.close()
            self.post.gather(self._left(mine is not None, lists))
            return self._run(status, None, ())
        early = 0 if mine is not None else 1
        status, trap = mine or self.post.outcomes()
        if mine is None and trap is not None and trap.kind == "interrupted" and self.machine.record.failed:
            trap = self.interrupted().trap  # Ctrl-C came to all ranks, and here a thread ran
        lists = trap is not None and trap.kind in ("deadlock", "interrupted", "out of time")
        self.post.end((status, lists))
        self.post.close()
        parts = self.post.gather(self._left(False, lists))
        self.post.forget(sum(part.told for part in parts) - early)
        return self._whole(status, trap, parts)

    def _outcome(self, reason: int) -> tuple[int, Trap | None]:
        """The end of the run on this rank: status and trap."""
        if self.machine.is_stopped:
            trap = self.interrupted().trap
        elif reason == state.HOST:
            return self.status, None
        else:
            trap = self._deadlock(()) if reason == state.DEADLOCK else self._trap(reason)
        assert trap is not None
        return status_of(trap.kind), trap

    def _left(self, told: bool, lists: bool) -> Left:
        post = self.post
        waiting = tuple(self.waiting()) if lists else ()
        seen = None if self.watch is None else self.watch.seen
        packets, near = self.machine.record.packets, self.machine.record.pushed
        improved, warnings = self.improver.improved, tuple(self.warnings)
        sent = sum(post.packets), near, post.messages, post.bytes
        return Left(packets, *sent, improved, told, warnings, waiting, seen, post.traffic())

    def _whole(self, status: int, trap: Trap | None, parts: list[Left]) -> Run:
        """The run of all ranks."""
        waiting = tuple(thread for part in parts for thread in part.waiting)
        if trap is not None and trap.kind == "deadlock":
            trap = self._deadlock(waiting)
        elif trap is not None and waiting:
            own = standing(parts[0].waiting)
            trap = replace(trap, detail=(*(text for text in trap.detail if text not in own), *standing(waiting)))
        self.warnings = [fault for part in parts for fault in part.warnings]
        real = Real(
            self.seconds,
            len(parts),
            sum(part.far + part.near for part in parts),
            sum(part.near for part in parts),
            sum(part.messages for part in parts),
            sum(part.bytes for part in parts),
            any(part.improved for part in parts),
        )
        run, packets = self._run(status, trap, waiting), sum(part.packets for part in parts)
        return replace(run, packets=packets, flying=(), real=real, waits=self._all_waits(parts))

    def _waits(self) -> None:
        """Only the run of all ranks has them."""

    def _all_waits(self, parts: list[Left]) -> Waits | None:
        if self.watch is None:
            return None
        found = self.watch.waits([part.seen for part in parts if part.seen is not None])
        if len(parts) == 1:
            return found
        packets, sizes = (tuple(tuple(to[which] for to in part.traffic) for part in parts) for which in (0, 1))
        return replace(found, packets=packets, bytes=sizes)


def _check(options: Options) -> None:
    """Rejects options. All ranks find the same mistake, so all of them end, and rank 0 reports it."""
    try:
        check_options(options)
    except Faulty:
        number = rank()  # MPI says it only before it ends
        finish()
        if number:
            raise SystemExit(FAULTY) from None
        raise


def run_loaded(loaded: Loaded, description: Description, options: Options, host: Host) -> Run:
    """Runs a program; all ranks call this. Raises Faulty for what this engine can't do (E1014)."""
    try:
        _check(options)
    except BaseException:
        host.close()
        raise
    try:
        run = Runner(loaded, description, options, host).run()
    except BaseException as error:  # the other ranks must not wait for this one
        abort(error)
        raise
    finally:
        host.close()
    finish()
    return run
