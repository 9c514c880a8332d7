"""A session: a live machine, the program on it, which grows with each input, and what is known about its names.

    session = Session(BuildOptions(pes=Pes(80)), host)
    answer = session.enter(Source("<1>", "int x = 3; x + 4"))
    answer.value                 Value(type INT, bytes 07 00 00 00)

An input with an error has no effect. An input that traps, or is stopped, leaves its declarations. Nothing is printed
here: the program's output goes through the host when it is written.
"""

from __future__ import annotations

from collections.abc import Callable, Container

from emc import route
from emc.dataclass import dataclass, field, replace
from emc.engines.live import Done
from emc.faults import Fault, Faults, Faulty
from emc.front.check.piece import Linked, Shown
from emc.front.types import Function, Struct, Type, Void, size_of
from emc.ir.module import Datum, Spread
from emc.live.compile import Environment, Link, Names, Piece, Step, compile
from emc.live.grow import Grown, begin, grow
from emc.lower import Object
from emc.machine import Host, Options
from emc.machine.run import Race, Trap, Waiting
from emc.options import BuildOptions
from emc.repl.steady import steady
from emc.repl.watch import Watched
from emc.session import machine, settings
from emc.source import Span
from emc.texts import Source
from emc.values import Space

NAME = "<session>"
NOTHING = "<nothing>"  # an empty function, which measures the cost of a call


@dataclass(frozen=True, slots=True)
class Value:
    """The result of an expression."""

    type: Type
    data: bytes = b""  # the bytes of the value; none for a spread array or a function
    place: tuple[int, int] | None = None  # (PE, byte address) of the object, if there is one and its place is known
    symbol: Linked | None = None  # the static object or function that it names


@dataclass(frozen=True, slots=True)
class Cost:
    """The cycles from the statement's first operation to its last answer, and the packets sent, without those of the
    call itself."""

    cycles: int = 0
    packets: int = 0

    def __add__(self, other: Cost) -> Cost:
        return Cost(self.cycles + other.cycles, self.packets + other.packets)


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to an input."""

    faults: Faults  # of the compilation; if there are errors, nothing else is set
    told: tuple[str, ...] = ()  # notes about names whose meaning has changed
    late: tuple[tuple[str, Span], ...] = ()  # functions and objects that are used but not yet defined
    value: Value | None = None
    cost: Cost | None = None  # None: nothing ran
    trap: Trap | None = None  # of a statement that did not finish
    status: int | None = None  # of a statement that did not finish
    waiting: tuple[Waiting, ...] = ()  # the threads that wait after the statement, or waited when it was stopped

    @property
    def failed(self) -> bool:
        return self.faults.errors or self.trap is not None


@dataclass(slots=True)
class _Run:
    """The results of an input's steps so far."""

    cost: Cost = field(default_factory=Cost)
    words: tuple[int, ...] = ()
    done: Done | None = None
    warnings: tuple[Fault, ...] = ()


@dataclass(slots=True)
class History:
    """The inputs that are part of the session, as they were typed."""

    inputs: list[str] = field(default_factory=list[str])


class Session:
    """A session on a live machine. options: how inputs are compiled. live: the machine. host: makes the console and
    files of a new machine. races: whether to look for races. shown: how many of the machine's races were shown."""

    def __init__(self, options: BuildOptions, host: Callable[[], Host], max_cycles: int = 0):
        self.host = host
        self.max_cycles = max_cycles
        self.races = False
        self.history = History()
        self._begin(options)

    def _begin(self, options: BuildOptions) -> None:
        description, target = machine(options)
        check = True if self.races else options.check
        made = settings(replace(options, off=options.off | {"inline"}, check=check), description, target)
        find = route.library(made.plain).find
        program = begin(made, NAME, find, Faults())
        live = Watched(program.module, description, Options(max_cycles=self.max_cycles, races=self.races), self.host())
        self.shown = 0
        self.options, self.description, self.target, self.settings = options, description, target, made
        self.find, self.program, self.live = find, program, live
        self.environment = Environment()
        self.call_cost: Cost | None = None

    def reset(self, options: BuildOptions | None = None) -> list[str]:
        """Starts a new machine without any names, and returns the inputs so far. Raises Faulty, and then changes
        nothing."""
        old, inputs = self.live, self.history.inputs
        self._begin(options or self.options)
        old.close()
        self.history = History()
        return inputs

    @property
    def space(self) -> Space:
        return Space(self.target, self.live.layout.numbers)

    # ---- inputs

    def enter(self, source: Source, line: int = 1, kept: bool = True) -> Answer:
        """Compiles an input and runs it. line: the number of its first line in its file. kept: whether it becomes a
        part of the session; otherwise only its value is wanted."""
        if kept:
            self.live.stopped = None
        faults = Faults()
        try:
            piece, grown = self.compiled(source, faults, line)
        except Faulty as faulty:
            return Answer(faulty.faults)
        self._commit(piece, grown)
        ran = self._run(piece)
        done = ran.done
        faults.found.extend(ran.warnings)
        ended = done is not None and done.status is not None
        if kept and (not ended or piece.declared):
            self.history.inputs.append(source.text.strip("\n"))
        answer = Answer(faults, piece.told, grown.late, cost=ran.cost if piece.steps else None)
        if done is not None:
            answer = replace(answer, trap=done.trap, status=done.status, waiting=done.waiting)
        if ended:
            return answer
        asked = self.live.call(piece.asks, (), 1) if piece.asks else None
        if asked is not None and asked.status is not None:
            return replace(answer, trap=asked.trap, status=asked.status, waiting=asked.waiting)
        return replace(answer, value=self._value(piece, ran.words, asked))

    def new_races(self) -> tuple[Race, ...]:
        """The races that were found since the last call of this function."""
        found = self.live.races()
        new = () if found is None else found.found[self.shown :]
        self.shown += len(new)
        return new

    def again(self, text: str, name: str) -> Answer:
        """Enters an input of an earlier session."""
        return self.enter(Source(name, text))

    def mute(self, quiet: bool) -> None:
        """Hides the program's output, or shows it again."""
        self.live.machine.host.muted = quiet

    def compiled(self, source: Source, faults: Faults, line: int = 1) -> tuple[Piece, Grown]:
        """The piece that an input would add to the program. Raises Faulty."""
        things = self.program.things
        names = Names(things.get, self._busy)
        piece = compile(source, self.environment, names, self.settings, faults, line)
        piece = replace(piece, object=_with_room(piece, things))
        types = {link.name: link.type for link in piece.after.links.values()}
        return piece, grow(self.program, piece.object, types, self.find, faults)

    def _busy(self, function: str) -> bool:
        """Whether a thread waits in a function, or in one of its task blocks."""
        alive = self.live.alive_templates()
        return any(name == function or name.startswith(f"{function}.") for name in alive)

    def _commit(self, piece: Piece, grown: Grown) -> None:
        with steady():
            self.live.grow(grown.program.module, grown.reset)
            self.program, self.environment = grown.program, piece.after

    # ---- running

    def _run(self, piece: Piece) -> _Run:
        ran = _Run()
        for i, step in enumerate(piece.steps):
            shown = piece.shown if i == len(piece.steps) - 1 else None
            ran.done = done = self._call(step, shown)
            ran.warnings += done.warnings
            cost = self._without_call(done)
            ran.cost = ran.cost + cost
            if done.status is not None:
                break
            ran.words = done.words
            if step.computes:
                self._spread_out(step.computes)
        return ran

    def _call(self, step: Step, shown: Shown | None) -> Done:
        type: Type = shown.type if shown is not None and shown.runs else Void()
        if isinstance(type, Struct):
            place = self.target.pointer(0, self.live.layout.addresses[_room_name(type)])
            return self.live.call(step.function, (place,), 0)
        return self.live.call(step.function, (), min(2, -(-size_of(type) // 4)))

    def _without_call(self, done: Done) -> Cost:
        """The cost of a call, without the cost of calling an empty function, which is measured at the first use."""
        empty = self.call_cost
        if empty is None:
            return Cost(done.cycles, done.packets)
        return Cost(max(0, done.cycles - empty.cycles), max(0, done.packets - empty.packets))

    def measure_calls(self) -> None:
        """Measures the cost of calling an empty function."""
        source = Source(NOTHING, ";")
        piece, grown = self.compiled(source, Faults())
        self._commit(piece, grown)
        done = self.live.call(piece.steps[0].function, (), 0)
        self.call_cost = Cost(done.cycles, done.packets)

    def _spread_out(self, name: str) -> None:
        """Copies the value of an object from PE 0 to every PE, as if the object had been initialised with it."""
        datum = next(d for d in self.program.module.data if d.name == name)
        if isinstance(datum, Spread):
            return
        address = self.live.layout.addresses[name]
        data = self.live.read(0, address, datum.size)
        for pe in range(1, self.target.pes):
            self.live.write(pe, address, data)

    # ---- values

    def _value(self, piece: Piece, words: tuple[int, ...], asked: Done | None) -> Value | None:
        """The value of an expression. words: the words of the result. asked: the result of the function that returns
        the object's place."""
        shown = piece.shown
        if shown is None or isinstance(shown.type, Void):
            return None
        place = self._place(shown) if asked is None else self.space.split(asked.words[0] & 0xFFFF_FFFF)
        if not shown.runs:
            if place is None or isinstance(shown.type, Function):
                return Value(shown.type, symbol=shown.symbol)
            return Value(shown.type, self._bytes(place, shown.type), place, shown.symbol)
        if isinstance(shown.type, Struct):
            room = (0, self.live.layout.addresses[_room_name(shown.type)])
            return Value(shown.type, self._bytes(room, shown.type), place)
        data = b"".join((w & 0xFFFF_FFFF).to_bytes(4, "little") for w in words)
        return Value(shown.type, data, place, shown.symbol)

    def _place(self, shown: Shown) -> tuple[int, int] | None:
        """The PE and address of the named object, if they are known without a call."""
        if shown.symbol is None or shown.symbol.name not in self.live.layout.addresses:
            return None
        address = self.live.layout.addresses[shown.symbol.name] + shown.offset
        if shown.element < 0:
            return None if self.spread(shown.symbol.name) is not None and not shown.runs else (0, address)
        datum = self.spread(shown.symbol.name)
        assert datum is not None
        pe, slot = self.target.place(datum.dims, shown.element)
        return pe, address + slot * datum.slot

    def spread(self, name: str) -> Spread | None:
        """The spread object of that name in the program."""
        found = next((d for d in self.program.module.data if d.name == name), None)
        return found if isinstance(found, Spread) else None

    def _bytes(self, place: tuple[int, int], type: Type) -> bytes:
        """The bytes of an object; none if it is outside of memory."""
        try:
            return self.live.read(*place, size_of(type))
        except ValueError:
            return b""

    def link(self, name: str) -> Link | None:
        """What a name of file scope means now."""
        return self.environment.links.get(name)


def _room_name(type: Type) -> str:
    """The name of the datum that receives struct results of that size."""
    return f"<value {size_of(type)}>"


def _with_room(piece: Piece, taken: Container[str]) -> Object:
    """The object, with a datum for the struct that it returns."""
    shown = piece.shown
    if shown is None or not shown.runs or not isinstance(shown.type, Struct) or _room_name(shown.type) in taken:
        return piece.object
    room = Datum(_room_name(shown.type), max(4, size_of(shown.type)), 4, b"")
    return replace(piece.object, data=(*piece.object.data, room))
