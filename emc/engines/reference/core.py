"""A loaded program and the state of its machine, as reports, checks and watches see it. machine.py runs it.

In: a module, its machine and options. Out: the PEs' memory with static data in it, the places of operations, the
packets under way, and the time on the clock.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from emc.engines.checks.apart import heap_of
from emc.engines.reference.engines import Engines
from emc.engines.reference.entry import Entry
from emc.engines.reference.memory import Memory
from emc.engines.reference.program import Program
from emc.engines.reference.state import Activation, Clock, Flight, Pe
from emc.engines.reference.switches import Switches
from emc.faults import Fault
from emc.ir.layout import Layout, bytes_here
from emc.ir.module import Module
from emc.machine import limits
from emc.machine.description import Description, network_of
from emc.machine.host import Host
from emc.machine.image import image
from emc.machine.numbers import numbers_of
from emc.machine.options import Options
from emc.machine.overview import Overview
from emc.machine.prices import prices
from emc.machine.region import Measured
from emc.machine.run import Dispatched, Races, Run
from emc.target import SEGMENT, WORD, Target

if TYPE_CHECKING:
    from emc.engines.reference.interface import Interfaces

BARRIER = "barrier"  # what a thread waits for in a barrier, as the compiler writes it


class Core:
    """A loaded program and the state of its machine.

    until: the cycle up to which a profile counts. The machine passes three functions: begin: called for a new PE;
    intake: for a packet that comes to a PE; all_in: when all packets of a cycle have come. Raises Faulty when the
    program does not fit."""

    engines: Engines
    interfaces: Interfaces | None

    def __init__(
        self,
        module: Module,
        machine: Description,
        options: Options,
        host: Host,
        until: int,
        begin: Callable[[Pe], None],
        intake: Callable[[Pe, Flight], None],
        all_in: Callable[[], None],
        judged: bool,
    ):
        self.module = module
        self.description = machine
        self.options = options
        self.host = host
        host.tag = host.tag or options.tag
        self.target: Target = module.target
        counted = until if options.profile else None
        self.program = Program(module, prices(machine), options.max_cycles > 0, counted, options.races, judged)
        self.layout: Layout = self.program.layout
        self.type_names = self.program.type_names
        self.places = self.program.places
        self.common: tuple[tuple[int, bytes], ...] = ()
        self.own: dict[int, list[tuple[int, bytes]]] = {}
        self._static()
        self.memory = Memory(module.target)
        self.numbers = numbers_of(machine, module.target, options, self.layout.top, self.layout.heap, self.layout.held)
        self.clock = Clock()
        self.pes: dict[int, Pe] = {}
        self._begin = begin
        wired = network_of(machine, module.target)
        self.switches = Switches(self.clock, self.numbers, wired, self.pe, intake, all_in)
        self.packets: int = 0
        self.under_way: int = 0  # packets that were sent and not yet taken
        self.most_under_way = limits.MOST_UNDER_WAY
        self.full: tuple[Pe, Flight] | None = None  # the first PE that had no room for its packet
        self.main: Activation | None = None
        self.ended: dict[int, dict[str, tuple[int, int, int]]] = {}  # by PE and template: how often, last op and cycle
        self.barriers: dict[tuple[int, int], int] = {}  # by PE and break: how often a thread has waited in a barrier
        self.cut: dict[int, int] = {}  # by PE: the operation that its thread had reached in the last cycle
        self.result: Run | None = None
        self.warnings: list[Fault] = []
        self.trace: list[Dispatched] = []  # packets that were recorded (watch.py)
        self.measured = Measured(options.measure) if options.measure else None
        self.lost = 0  # packets that could not be recorded
        self.overview: Callable[[int], Overview] | None = None  # with Options.overview: up to that cycle
        # with Options.races: returns those of the run; takes whether a trap ended it
        self.found_races: Callable[[bool], Races] | None = None

    @property
    def now(self) -> int:
        return self.clock.cycle

    def _static(self) -> None:
        """Sets what every PE's memory begins with."""
        whole = image(self.module, self.layout)
        self.common = whole.common
        self.own.clear()
        for number, address, data in whole.own:
            self.own.setdefault(number, []).append((address, data))

    def grow(self, module: Module, addresses: Collection[int]) -> None:
        """Goes on with a module that extends the present one (live.py). addresses: data that get their first values
        again."""
        self.module = module
        self.program.grow(module)
        self.layout = self.program.layout
        self.type_names = self.program.type_names
        self._static()
        sizes = {self.layout.addresses[d.name]: bytes_here(d, self.target) for d in module.data}
        for pe in self.pes.values():
            more = [0] * (len(self.type_names) - len(pe.sent))
            pe.sent += more
            pe.received += more
            for address in addresses:
                at = pe.base + address
                self.memory.u8[at : at + sizes[address]] = bytes(sizes[address])
            self._load(pe, lambda at: any(a <= at < a + sizes[a] for a in addresses))

    def words(self, number: int, address: int, count: int) -> list[int]:
        """Some words of a PE's memory; zeros if nothing has run on the PE."""
        pe = self.pes.get(number)
        at = 0 if pe is None else pe.base + address >> 2
        return [0] * count if pe is None else self.memory.i32[at : at + count].tolist()

    def begins_with(self, number: int, address: int) -> int:
        """The word with which a PE's memory begins at an address; 0 where nothing is initialised."""
        for begin, data in (*self.common, *self.own.get(number, ())):
            if begin <= address < begin + len(data):
                return int.from_bytes(data[address - begin : address - begin + WORD], "little")
        return 0

    def pe(self, number: int) -> Pe:
        """The PE with that number. It is made at its first use, with its static data in memory."""
        pe = self.pes.get(number)
        if pe is None:
            base = number << self.target.address_bits
            lay = self.layout
            heap = heap_of(number, lay.heap, lay.top, self.target.pes) if self.program.checked else lay.heap
            pe = Pe(number, base, lay.top, heap, lay.spread, len(self.type_names))
            self._load(pe, lambda _: True)
            self._begin(pe)
            self.pes[number] = pe
        return pe

    def entries_at(self, pe: Pe, address: int) -> dict[int, Entry]:
        """The entries, by cell, of the frame at a local address; none if its head word names no template."""
        return self.program.framed.get(self.memory.i32[pe.base + (address & -SEGMENT) >> 2], {})

    def _load(self, pe: Pe, wanted: Callable[[int], bool]) -> None:
        """Writes a PE's first memory contents, at the addresses that are wanted."""
        common = self.common if pe.number < self.target.pes else ()
        for address, data in (*common, *self.own.get(pe.number, ())):
            if wanted(address):
                self.memory.u8[pe.base + address : pe.base + address + len(data)] = data
