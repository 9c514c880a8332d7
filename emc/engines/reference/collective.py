"""Collective hardware of a machine with engines, by the rules of machine/rules/collective.py."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

from emc.dataclass import dataclass, field
from emc.engines.reference.state import Activation, Flight, Pe
from emc.engines.reference.transfers import Act, Body, Engine, Of
from emc.machine.rules import collective, dma
from emc.target import NORMAL

SENDS, RELEASES = 1, 2  # kinds of events

Note = tuple[int, int, int, int, "Activation | None"]  # packet type, address, value; operation and activation to name


@dataclass(slots=True)
class Meeting:
    """A barrier of a colour."""

    come: int = 0
    latest: int = 0
    notes: dict[int, Note] = field(default_factory=dict[int, Note])  # by PE


@dataclass(slots=True)
class Serialiser:
    """The crossbar through which all broadcasts go."""

    free: int = 0
    serves: Engine | None = None  # the engine whose transfer it serves
    waiting: deque[Engine] = field(default_factory=deque[Engine])


class Collective:
    """The collective hardware of a machine. event: a function that schedules an event (engines.py). sends: a function
    that lets an engine send."""

    def __init__(
        self, machine: Of, event: Callable[[int, tuple[int, int, int, Act]], None], sends: Callable[[Engine], None]
    ):
        self.machine = machine
        self.event = event
        self.sends = sends
        self.serialiser = Serialiser()
        self.meetings = [Meeting() for _ in range(machine.numbers.colours)]

    # barriers

    def come(self, pe: Pe, cycle: int, colour: int, note: int, value: int, counted: bool, op: int) -> int:
        """The PE comes to a barrier in that cycle. Returns FINE, or COLOUR_IN_USE if it is there already."""
        meeting, machine = self.meetings[colour], self.machine
        if pe.number in meeting.notes:
            return dma.COLOUR_IN_USE
        kind = machine.layout.types["qwrite" if counted else "iwrite"]
        address = note & (1 << machine.numbers.address_bits) - 1
        meeting.notes[pe.number] = kind, address, value, pe.origin or op, pe.activation
        release = collective.come(meeting, machine.numbers, cycle)
        if release:
            self.event(release, (RELEASES, colour, 0, partial(self._release, meeting)))
        return dma.FINE

    def _release(self, meeting: Meeting) -> None:
        machine = self.machine
        notes, meeting.notes = meeting.notes, {}
        for number, (kind, address, value, op, by) in sorted(notes.items()):
            if address == 0:
                continue
            machine.leave(machine.pe(number), [(machine.clock.cycle, kind, number, address, value, op)], op, by)

    # broadcasts

    def serves(self, engine: Engine) -> bool:
        """Whether the serialising crossbar serves the transfer of the engine now. If not, the engine sends later."""
        one = self.serialiser
        if one.serves is None:
            one.serves = engine
        if one.serves is not engine:
            one.waiting.append(engine)
        return one.serves is engine

    def spread(self, body: Body, now: int) -> int:
        """Sends a packet to all PEs. Returns the cycle in which it passes the serialising crossbar."""
        machine, numbers, command = self.machine, self.machine.numbers, body.command
        cycle = dma.pass_port(self.serialiser, numbers, len(body.data), now + numbers.inject)
        for goal in range(numbers.pes):
            path = machine.switches.path(goal, goal)
            packet = Flight(NORMAL, goal, 0, 0, command.origin, command.pe, command.by, path, now)
            packet.body = Body(command, body.offset, body.data, False, goal, False)
            machine.switches.arrive(packet, cycle + numbers.broadcast)
        return cycle

    def leave(self) -> None:
        """The serialising crossbar has served a transfer."""
        one = self.serialiser
        one.serves = one.waiting.popleft() if one.waiting else None
        if one.serves is not None:
            event = SENDS, one.serves.pe, one.serves.number, partial(self.sends, one.serves)
            self.event(one.free, event)
