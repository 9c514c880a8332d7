"""What a live machine consists of: the engine's machine, its console, and the meaning of words in its memory."""

from __future__ import annotations

import threading
import weakref
from typing import NoReturn

from emc.api.compiled import Compiled
from emc.api.configuration import Configuration
from emc.api.console import Console
from emc.api.errors import Closed, InputError, exit_error, refusal, trap_error
from emc.api.given import whole
from emc.api.options import LoadOptions, options, wants_races
from emc.api.options import engine as engine_name
from emc.api.room import Room
from emc.dataclass import replace
from emc.engines.live import Done, live
from emc.engines.live import Live as Standing
from emc.faults import Faulty
from emc.ir.layout import layout
from emc.ir.module import Datum, Module
from emc.target import NULL_PAGE, SEGMENT
from emc.values import Space

ROOM = "__live_room"  # a static object after all others: where arguments lie that only a pointer leads to
SHARE = 16  # one n-th of a PE's memory is that room, unless the user says how much


class Core:
    """One program on one machine. Functions and arrays refer to it, so its memory exists as long as one of them exists.

    options: the options of the run, among the LoadOptions. lock: is held during a call and the steps around it."""

    def __init__(self, machine: Configuration, program: Compiled[Configuration], given: LoadOptions):
        _fits(machine, program)
        self.machine = machine
        self.program = program
        self.declared = program.declared
        self.lock = threading.RLock()
        self.console = Console(program.path, program.name, (), given)
        self.console.host.arguments = (program.name,)
        self.options = options(given)
        self.engine = engine_name(given)
        if wants_races(given, program.checked):
            self.options, self.engine = replace(self.options, races=True), "reference"
        self.module = _with_room(program.built.module, whole("room", given.get("room", machine.memory // SHARE)))
        self._held = [self._standing()]
        self._end = weakref.finalize(self, _close, self._held)
        numbers = self.standing.layout.numbers
        self.space = Space(self.module.target, numbers)

    def _standing(self) -> Standing:
        try:
            return live(self.engine, self.module, self.machine.description, self.options, self.console.host)
        except Faulty as faulty:
            raise refusal(faulty.faults, self.program.text, InputError) from None

    @property
    def standing(self) -> Standing:
        """The engine's machine. Raises Closed."""
        if not self._held:
            hint = (
                "make a new one with machine.load(program); before you close one, copy the arrays that you want to keep"
            )
            raise Closed(f"this live machine is closed: {hint}")
        return self._held[0]

    @property
    def closed(self) -> bool:
        return not self._held

    def __reduce__(self) -> NoReturn:
        raise TypeError("a live machine can't be copied or pickled: load its program again")

    def close(self) -> None:
        with self.lock:
            self._end()

    def reset(self) -> None:
        """Sets memory, clock and counters to their state after loading."""
        with self.lock:
            self.standing.close()
            self._held.clear()
            self._held.append(self._standing())

    def memory(self, pe: int) -> memoryview:
        """The whole memory of a PE. Don't keep it: it is valid only until the machine is closed."""
        return self.standing.memory(pe)

    def room(self) -> Room:
        """An empty Room for the arguments of a call (room.py)."""
        datum = self.module.data[-1]
        address = self.standing.layout.addresses[ROOM]
        assert isinstance(datum, Datum)
        return Room(self.standing, address, address + datum.size, self.space)

    def call(self, link: str, words: tuple[int, ...], results: int) -> Done:
        """Calls a template, and returns when the machine is at rest."""
        self.console.begin()
        try:
            return self.standing.call(link, words, results)
        except Faulty as faulty:
            raise refusal(faulty.faults, self.program.text, InputError) from None

    def stop_if_ended(self, done: Done, exit_too: bool = True) -> None:
        """Raises the exception for a call that ended before it returned."""
        if done.trap is not None:
            error = trap_error(done.trap, done.status or 0, self.program.text)
        elif done.status is not None and exit_too:
            error = exit_error(done.status)
        else:
            return
        error.about(self.console.output, self.console.errors, done.cycles, done.packets, done.waiting)
        raise error


def _close(held: list[Standing]) -> None:
    while held:
        held.pop().close()


def _fits(machine: Configuration, program: Compiled[Configuration]) -> None:
    """Raises InputError unless the program's code is right for the machine."""
    mine, its = machine, program.machine
    if program.name.endswith(".emir"):
        raise InputError(f"{program.name} is IR text, which has no C types for calls: use program.run()")
    hint = "compile it for the machine, emc.compile(source, machine=machine), or pass the source text to machine.load"
    if mine.target != its.target:
        raise InputError(f"this program is compiled for {its!r}, but the machine is {mine!r}: {hint}")
    for what, a, b in (
        ("clock.hertz", mine.hertz, its.hertz),
        ("message_types", mine.description.machine.message_types, its.description.machine.message_types),
    ):
        if a != b:
            raise InputError(f"this program is compiled for a machine with {what} {b}, not {a}: {hint}")


def _with_room(module: Module, room: int) -> Module:
    """The module with room for arguments after its own data, so that the addresses of its data do not change."""
    place = layout(module)
    most = (place.top - place.spread - SEGMENT) // 2  # the rest is for the heap and the frames
    size = min(room, max(8, most)) // 8 * 8
    if room > size + 8 and room > module.target.memory // SHARE:
        text = (
            f"room={room:,} is too large: PE 0 has {place.top - NULL_PAGE:,} bytes, and the program needs some of them"
        )
        raise InputError(f"{text}; at most {size:,} fit")
    return replace(module, data=(*module.data, Datum(ROOM, max(8, size), 8, b"")))
