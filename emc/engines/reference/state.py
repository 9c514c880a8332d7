"""The state of the reference machine outside simulated memory: PEs, activations, packets. Mutable, slotted."""

from __future__ import annotations

from collections import deque
from typing import Any, TypeAlias

from simpy import Environment, Event
from simpy.events import EventPriority

from emc.dataclass import dataclass, field
from emc.ir.module import Template


class Ended(Exception):
    """The run is over; the Run is in the machine's `result`."""


# The events of a cycle, in this order: threads that trapped end (phase 1), engines act, packets come to ports (2),
# local ports hand packets to PEs, which take them in (3, 4), PEs dispatch (5)
ENDS, ENGINES, ARRIVALS, REQUESTS, DISPATCH = range(1, 6)
MOST_DEAD = 16  # dead ancestors that a chain of forks keeps, so that an endless chain does not fill the host


Sent: TypeAlias = tuple[int, int, int, int, int, int]  # cycle, type, PE, address, data, number of the operation


class Activation:
    """The life of a frame."""

    __slots__ = (
        "alive",
        "dead_above",
        "forked",
        "frame",
        "op",
        "parent",
        "pe",
        "size",
        "task",
        "template",
        "waiting",
        "waits",
    )

    def __init__(self, template: Template, pe: int, frame: int, size: int, parent: Activation | None, op: int):
        self.template = template.name  # the template of the frame
        self.task = template.role == "block"  # it runs a task block
        self.pe = pe
        self.frame = frame  # address of the frame
        self.size = size  # in bytes
        self.parent = parent  # the activation that made it
        self.op = op  # the operation of `parent` that made it
        self.forked = False
        self.alive = True
        self.dead_above = 0  # dead ancestors above it that are still kept
        self.waits: dict[int, tuple[int, Sent | None]] = {}  # by break (operation number): (since, last packet sent)
        self.waiting: tuple[int, int] | None = None  # of a profile: the last break, and its cycle

    def die(self) -> None:
        """Marks the frame as freed. Live descendants still refer to this activation, as long as the chain is short."""
        self.alive = False
        self.waits.clear()
        parent = self.parent
        if parent is not None and not parent.alive:
            self.dead_above = parent.dead_above + 1
            if self.dead_above >= MOST_DEAD:
                self.parent = None
                self.dead_above = 0


class Flight:
    """A packet under way."""

    __slots__ = (
        "address",
        "arrived",
        "at",
        "body",
        "by",
        "came",
        "clock",
        "data",
        "left",
        "origin",
        "path",
        "pe",
        "source",
        "type",
    )

    def __init__(
        self,
        kind: int,
        pe: int,
        address: int,
        data: int,
        origin: int,
        source: int,
        by: Activation | None,
        path: Any,
        left: int = 0,
        clock: Any = None,
    ):
        self.clock = clock  # the turn that sent it (races.py)
        self.type = kind
        self.pe = pe
        self.address = address
        self.data = data
        self.origin = origin
        self.source = source
        self.by = by  # the activation that sent it, or for which a handler sent it
        self.path = path  # its way through the switches (switches.py)
        self.left = left  # the cycle at which it was sent
        self.arrived = 0  # the cycle at which it came into its PE's queue
        self.at = 0  # where it is on its way (switches.py)
        self.came = 0  # its number among the packets that came there
        self.body: Any = None  # what it carries for an engine (engines.py)


class Clock(Environment):
    """SimPy's clock, with whole cycles."""

    @property
    def cycle(self) -> int:
        return self._now  # pyright: ignore[reportReturnType]

    def at(self, cycle: int, priority: int, turn: Turn) -> None:
        """Schedules the turn for that cycle; lower priorities come first."""
        self.schedule(turn, EventPriority(priority), cycle - self._now)

    def forget(self) -> None:
        """Drops all scheduled events. The time stays."""
        self._queue.clear()


class Turn(Event):
    """An event of a PE or of the network. It can be scheduled again after it has happened. unit: the PE, if any."""

    def __init__(self, clock: Clock, call: Any, unit: Any = None):
        super().__init__(clock)
        self._ok = True
        self.unit = unit
        self.again = [call]
        self.callbacks = self.again


@dataclass(slots=True)
class Pe:
    """One processing element."""

    number: int
    base: int
    low: int  # the lowest frame
    heap: int  # end of the heap
    spread: int  # end of the spread region
    types: int  # number of packet types
    turn: Turn | None = None
    busy: int = 0  # the cycle at which its thread ends
    awake: bool = False  # a dispatch is scheduled
    taken: int = 0  # packets taken in during this thread
    debt: int = 0  # spill cycles that the next thread pays
    injected: int = 0
    activation: Activation | None = None  # for which the current thread runs
    origin: int = 0  # the operation for which the current handler runs; 0 in other threads
    current: Any = None
    counts: list[int] = field(default_factory=list[int])  # of a profile, by block
    queue: deque[Flight] = field(default_factory=deque[Flight])  # normal packets and requests to the host
    special: deque[Flight] = field(default_factory=deque[Flight])  # the other special packets
    came: int = 0  # packets that have ever waited here
    overtaken: int = 0  # special packets that went before the first of `queue`
    unit_free: int = 0  # when the packet buffer's unit is done with its accesses (rules/beside.py)
    started: int = 0  # when the last dispatch was done, after `gap` cycles
    gap: int = 0  # cycles for which the last dispatch waited for the unit
    beside: bool = False  # of an interface: it serves an access of a PE
    paid: int = 0  # when the last cycle paid for a spilled packet was over
    activations: dict[int, Activation] = field(default_factory=dict[int, Activation])
    free: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    tags: dict[int, int] = field(default_factory=dict[int, int])
    tagged: dict[int, int] = field(default_factory=dict[int, int])  # by word: origin of the packet that set its tag
    dirty: list[int] = field(default_factory=list[int])  # a heap of the members of dirty_set
    dirty_set: set[int] = field(default_factory=set[int])
    last_left: dict[int, int] = field(default_factory=dict[int, int])
    # counters
    dispatch_cycles: int = 0
    busy_cycles: int = 0
    spill_cycles: int = 0
    threads: int = 0
    stored: int = 0
    matches: int = 0
    spills: int = 0
    held: int = 0
    bypassed: int = 0
    bypass_cycles: int = 0
    waiting: int = 0  # packets in both queues
    queue_high: int = 0
    live: int = 0  # live frames
    frames_high: int = 0
    frame_bytes: int = 0
    sent: list[int] = field(default_factory=list[int])
    received: list[int] = field(default_factory=list[int])

    def __post_init__(self) -> None:
        self.sent = [0] * self.types
        self.received = [0] * self.types

    @property
    def last(self) -> int:
        """The cycle at which all work that it has begun is done."""
        return max(self.busy, self.unit_free)

    def queued(self) -> list[Flight]:
        """The packets that wait to be dispatched."""
        return [*self.queue, *self.special]

    def forget(self, now: int, top: int) -> None:
        """Ends all work of this PE in this cycle and frees every frame (frames lie below `top`)."""
        self.queue.clear()
        self.special.clear()
        self.activations.clear()
        self.free.clear()
        self.dirty.clear()
        self.dirty_set.clear()
        self.awake = False
        self.activation = self.current = None
        self.taken = self.debt = self.overtaken = self.waiting = self.live = 0
        self.busy = self.unit_free = now
        self.low = top
