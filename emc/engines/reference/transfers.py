"""What engines that move blocks keep (engines.py, collective.py), and the parts of the machine that they use."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Protocol, TypeAlias

from emc.dataclass import dataclass, field
from emc.engines.places import Places
from emc.engines.reference.memory import Memory
from emc.engines.reference.state import Activation, Clock, Pe, Sent
from emc.engines.reference.switches import Switches
from emc.ir.layout import Layout
from emc.machine.numbers import Numbers
from emc.machine.options import Options

Act: TypeAlias = Callable[[], None]


@dataclass(slots=True, eq=False)
class Command:
    """A transfer of a block."""

    pe: int  # the PE that sends the block
    engine: int  # the engine that sends it
    goal: int  # the PE that gets the block
    there: int  # the engine that gets it
    source: int
    destination: int
    size: int  # bytes
    note: int
    value: int
    counted: bool
    owner: int  # the PE whose thread gave the command
    mine: int  # the number of the owner's engine
    tcw: int  # address of the control word on the owner
    asks: bool  # the block's node has still to be asked
    origin: int  # the operation to name in messages
    by: Activation | None  # the activation to name in messages
    serial: int
    spreads: bool  # to all PEs
    left: int  # PEs where it has still to land
    done: int = 0  # bytes that have left
    begun: bool = False  # its engine has set it up

    @property
    def to(self) -> int:
        """The destination of its next packet. All PEs together are a destination of their own."""
        return -1 if self.spreads else self.pe if self.asks else self.goal


@dataclass(slots=True)
class Body:
    """The bytes that a packet carries."""

    command: Command
    offset: int
    data: bytes
    asks: bool  # it is the request for a block
    goal: int  # the PE where it lands
    first: bool = True  # it has not left its node


@dataclass(slots=True)
class Track:
    """The work of one half of an engine, or of a link (rules/tracks.py)."""

    command: Command | None = None  # of the current stretch
    serial: int = 0
    began: int = 0
    size: int = 0
    turned: int = 0
    end: int = 0
    total: int = 0
    busy: int = 0


@dataclass(slots=True)
class Engine:
    """One engine of a node: the half that sends, and the half that receives."""

    pe: int
    number: int
    command: Command | None = None
    waiting: deque[Command] = field(default_factory=deque[Command])
    free: int = 0  # the cycle at which it can send again
    began: int = 0  # the cycle at which it began its last packet
    reserved: bool = False  # its next packet leaves at its next event
    in_free: int = 0  # the cycle at which it can receive again
    taken: int = 0  # the cycle at which it began to receive its last packet
    commands: int = 0  # commands for which it has sent all packets
    sent: int = 0  # bytes
    received: int = 0  # bytes
    sending: int = 0  # cycles
    receiving: int = 0  # cycles


@dataclass(slots=True)
class Node:
    """The things that the engines of a node share: the cycles from which its interface (out and in) and its memory are
    free again."""

    engines: list[Engine]
    out_free: int = 0
    in_free: int = 0
    memory_free: int = 0


class Of(Protocol):
    """The parts of the machine that engines use."""

    clock: Clock
    numbers: Numbers
    switches: Switches
    memory: Memory
    layout: Layout
    options: Options
    places: Places
    lost: int

    def pe(self, number: int) -> Pe: ...
    def leave(self, pe: Pe, out: list[Sent], origin: int, by: Activation | None) -> None: ...
    def delayed(self, pe: Pe, goal: int, cycle: int) -> int: ...
