"""The live machine of the reference engine. Its state can also be read (`machine`), and its program can grow."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

from simpy.core import Infinity

from emc.engines import live
from emc.engines.live import Ending
from emc.engines.reference import report
from emc.engines.reference.actions import START
from emc.engines.reference.machine import Machine
from emc.engines.reference.state import Ended, Turn
from emc.engines.reference.waits import waiting
from emc.engines.trapped import Trapped
from emc.faults import Fault
from emc.ir.layout import layout
from emc.ir.tags import TRANSIENT
from emc.machine.counters import Counters
from emc.machine.quiet import meetings, settled
from emc.machine.run import Races, Waiting
from emc.target import NORMAL

if TYPE_CHECKING:
    from emc.ir.module import Module
    from emc.machine import Description, Host, Options


class Live(live.Live):
    """machine: PEs, queues, activations and tags, for modules that explain them. judged: whether the checks of a
    checked build count."""

    judged = True

    def __init__(self, module: Module, description: Description, options: Options, host: Host):
        super().__init__(module, options)
        self.machine = Machine(module, description, options, host, idle=True, judged=self.judged)

    @property
    def cycle(self) -> int:
        return max((self.machine.now, *(pe.last for pe in self.machine.pes.values())))

    @property
    def packets(self) -> int:
        return self.machine.packets

    def memory(self, pe: int) -> memoryview:
        base = self.machine.pe(pe).base
        return self.machine.memory.u8[base : base + self.target.memory]

    def counters(self) -> tuple[Counters, ...]:
        return report.counters(self.machine, self.cycle)

    def waiting(self) -> tuple[Waiting, ...]:
        return waiting(self.machine)

    def races(self) -> Races | None:
        found = self.machine.races
        return None if found is None else found.result(trapped=False)

    def _close(self) -> None:
        self.machine.host.close()
        with suppress(BufferError):  # a view that is still in use keeps the memory
            self.machine.memory.close()

    # ---- a call

    def _host(self) -> Host:
        return self.machine.host

    def _warnings(self) -> list[Fault]:
        return self.machine.warnings

    def _until_rest(self, last: int) -> Ending | None:
        machine = self.machine
        machine.limit[0] = last
        machine.cut.clear()
        end = last or Infinity
        self._begin()
        try:
            while (cycle := machine.clock.peek()) <= end and cycle != Infinity:
                machine.clock.step()
            if cycle != Infinity or (last and self.cycle > last):
                self._over(last)
        except Ended:
            return self._ending()
        except KeyboardInterrupt as stop:
            where = stop.__traceback__
            return self._told(lambda: report.interrupted(machine, where))
        return None

    def _over(self, last: int) -> NoReturn:
        """Ends a call that is not done in its last cycle."""
        machine = self.machine

        def over(event: Turn) -> None:
            machine.trap(Trapped("out of cycles", f"max_cycles {self.max_cycles}"), *report.busiest(machine))

        machine.clock.at(last + 1, 0, Turn(machine.clock, over))
        while True:  # until the event above, which is the first one
            machine.clock.step()

    def _begin(self) -> None:
        """Sends a packet of PE 0 to the start entry of a new frame there."""
        machine, at = self.machine, self.cycle
        pe = machine.pe(0)
        pe.activation, pe.origin = None, 0
        frame = machine.scope["frame_new"](pe, machine.program.head(machine.module.start), 0)
        machine.main = pe.activations[frame]
        if machine.races is not None:
            machine.races.rest()
        machine.leave(pe, [(at, NORMAL, 0, frame + START, 0, 0)], 0, None)

    def _deadlock(self) -> Ending:
        return self._told(lambda: report.deadlock(self.machine))

    def _told(self, tell: Callable[[], NoReturn]) -> Ending:
        try:
            tell()
        except Ended:
            return self._ending()

    def _ending(self) -> Ending:
        run = self.machine.result
        assert run is not None
        return Ending(run.status, run.trap, run.waiting)

    def _stop(self) -> None:
        machine, now, top = self.machine, self.cycle + 1, self.layout.top
        machine.result, machine.full = None, None
        if machine.races is not None:
            machine.races.stop()
        machine.under_way = 0
        machine.clock.forget()
        machine.switches.forget()
        machine.engines.forget()
        words = machine.memory.i32
        for pe in machine.pes.values():
            pe.forget(now, top)
            base = pe.base
            for address, tag in list(pe.tags.items()):
                if pe.heap <= address < top:
                    del pe.tags[address]  # in a frame
                elif tag in TRANSIENT:
                    old = words[base + address >> 2]
                    left, word = settled(tag, old, lambda at, base=base: words[base + at >> 2], self.target.memory)
                    words[base + address >> 2] = word
                    pe.tags[address] = left
                    if not left:
                        del pe.tags[address]
            for address, data in meetings(machine.module, self.layout):
                machine.memory.u8[base + address : base + address + len(data)] = data

    # ---- the program grows

    def alive(self, template: str) -> bool:
        """Whether a thread of that template waits anywhere. Then the template can't be replaced."""
        return any(one.template == template for pe in self.machine.pes.values() for one in pe.activations.values())

    def grow(self, module: Module, reset: Collection[str] = ()) -> None:
        """Goes on with a module that extends the present one: it has new data and templates after the old ones, and may
        replace an old template by one of the same name and role. reset: old data to initialise again. Raises ValueError
        if it is not such a module, or there is no room for it."""
        old, lay = self.machine.module, layout(module)
        if lay.spread != self.layout.spread or not _continues(old, module):
            raise ValueError("this is not a continuation of the module that runs")
        fresh = {d.name for d in module.data[len(old.data) :]}.union(reset)
        self.layout = lay
        self.machine.grow(module, [lay.addresses[name] for name in fresh])


def _continues(old: Module, new: Module) -> bool:
    """Whether all old data and templates keep their places in the new module."""
    same_data = all(a.name == b.name for a, b in zip(old.data, new.data, strict=False))
    same_code = all((a.name, a.role) == (b.name, b.role) for a, b in zip(old.templates, new.templates, strict=False))
    longer = len(new.data) >= len(old.data) and len(new.templates) >= len(old.templates)
    return longer and same_data and same_code
