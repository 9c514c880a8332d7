"""What the reference machine keeps beside simulated memory: PEs, activations, packets under way. Mutable, slotted."""

from __future__ import annotations

from collections import deque
from typing import Any, TypeAlias

from simpy import Environment, Event
from simpy.events import EventPriority

from emc.dataclass import dataclass, field
from emc.ir.module import Template


class Ended(Exception):
    """The run is over; the Run is in the machine's `result`."""


# What happens within a cycle, in this order: threads that trapped end (phase 1), engines act, packets come to ports
# (2), local ports hand them to PEs, which take them in (3, 4), PEs dispatch (5)
ENDS, ENGINES, ARRIVALS, REQUESTS, DISPATCH = range(1, 6)
MOST_DEAD = 16  # dead ancestors kept of a chain of forks, so that an endless one does not fill the host


Sent: TypeAlias = tuple[int, int, int, int, int, int]  # cycle, type, PE, address, data, number of the operation


class Activation:
    """A frame's life: which template (task: of a task block), on which PE, of how many bytes, made by which operation
    of which activation (`parent`).

    waits: the breaks (operation numbers) at which a thread of it waits now: (since, the last packet it sent)."""

    __slots__ = ("alive", "dead_above", "forked", "frame", "op", "parent", "pe", "size", "task", "template", "waits")

    def __init__(self, template: Template, pe: int, frame: int, size: int, parent: Activation | None, op: int):
        self.template = template.name
        self.task = template.role == "block"
        self.pe = pe
        self.frame = frame
        self.size = size
        self.parent = parent
        self.op = op
        self.forked = False
        self.alive = True
        self.dead_above = 0
        self.waits: dict[int, tuple[int, Sent | None]] = {}

    def die(self) -> None:
        """The frame is given back. Live descendants still name this activation, down to a bound."""
        self.alive = False
        self.waits.clear()
        parent = self.parent
        if parent is not None and not parent.alive:
            self.dead_above = parent.dead_above + 1
            if self.dead_above >= MOST_DEAD:
                self.parent = None
                self.dead_above = 0


class Flight:
    """A packet under way. by: the activation that sent it, or on whose behalf a handler did; path, at: switches.py;
    left, arrived: the cycles at which it was sent, and came into its PE's queue; came: its number among those there;
    clock: the turn that sent it, for races.py; body: what it carries for an engine (engines.py)."""

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
        self.clock = clock
        self.type = kind
        self.pe = pe
        self.address = address
        self.data = data
        self.origin = origin
        self.source = source
        self.by = by
        self.path = path
        self.left = left
        self.arrived = 0
        self.at = 0
        self.came = 0
        self.body: Any = None


class Clock(Environment):
    """SimPy's clock, with whole cycles."""

    @property
    def cycle(self) -> int:
        return self._now  # pyright: ignore[reportReturnType]

    def at(self, cycle: int, priority: int, turn: Turn) -> None:
        """The turn comes in that cycle; lower priorities first."""
        self.schedule(turn, EventPriority(priority), cycle - self._now)

    def forget(self) -> None:
        """Nothing is to come any more; it is as late as it was."""
        self._queue.clear()


class Turn(Event):
    """An event of a PE or of the network. `unit` says whose; may be scheduled again after it has happened."""

    def __init__(self, clock: Clock, call: Any, unit: Any = None):
        super().__init__(clock)
        self._ok = True
        self.unit = unit
        self.again = [call]
        self.callbacks = self.again


@dataclass(slots=True)
class Pe:
    """One processing element. busy: the cycle at which its thread ends. awake: a dispatch is scheduled. taken: packets
    taken in during this thread. debt: spill cycles that the next thread pays. low: the lowest frame; heap, spread:
    ends of the regions. activation, origin: for whom the current thread runs (origin: 0 unless it is a handler).
    queue: normal packets and requests to the host; special: the other special packets; waiting: packets in both; came:
    all that waited so far; live: frames; overtaken: special packets that went before the first of `queue`. unit_free:
    when the packet buffer's unit is done with the accesses that it serves (rules/beside.py). started: the cycle at
    which the last dispatch was done, having waited `gap` cycles for that unit; paid: at which the last cycle that was
    paid for a spilled packet was over."""

    number: int
    base: int
    low: int
    heap: int
    spread: int
    types: int
    turn: Turn | None = None
    busy: int = 0
    awake: bool = False
    taken: int = 0
    debt: int = 0
    injected: int = 0
    activation: Activation | None = None
    origin: int = 0
    current: Any = None
    counts: list[int] = field(default_factory=list[int])  # of blocks, of a profile
    queue: deque[Flight] = field(default_factory=deque[Flight])
    special: deque[Flight] = field(default_factory=deque[Flight])
    came: int = 0
    overtaken: int = 0
    unit_free: int = 0
    started: int = 0
    gap: int = 0
    paid: int = 0
    activations: dict[int, Activation] = field(default_factory=dict[int, Activation])
    free: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    tags: dict[int, int] = field(default_factory=dict[int, int])
    tagged: dict[int, int] = field(default_factory=dict[int, int])  # who last set a word's tag: origin of the packet
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
    waiting: int = 0
    queue_high: int = 0
    live: int = 0
    frames_high: int = 0
    frame_bytes: int = 0
    sent: list[int] = field(default_factory=list[int])
    received: list[int] = field(default_factory=list[int])

    def __post_init__(self) -> None:
        self.sent = [0] * self.types
        self.received = [0] * self.types

    @property
    def last(self) -> int:
        """The cycle at which all that it has begun is done."""
        return max(self.busy, self.unit_free)

    def queued(self) -> list[Flight]:
        """Its packets that wait to be dispatched."""
        return [*self.queue, *self.special]

    def forget(self, now: int, top: int) -> None:
        """All that goes on here ends in this cycle, and every frame (they lie below `top`) is given back."""
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
