"""The live machine of the native engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emc.dataclass import replace
from emc.engines import live
from emc.engines.live import Ending
from emc.engines.native import make
from emc.engines.native.kernel import state
from emc.engines.native.run.brief import MORE
from emc.engines.native.run.runner import Runner
from emc.engines.native.run.successor import forget, successor
from emc.faults import Fault
from emc.machine.counters import Counters
from emc.machine.run import Run, Waiting

if TYPE_CHECKING:
    from emc.ir.module import Module
    from emc.machine import Description, Host, Options

REFERENCE = "the reference engine reports more"


class Live(live.Live):
    """Raises ValueError for a program that only the reference engine can run (make.can_run)."""

    def __init__(self, module: Module, description: Description, options: Options, host: Host):
        super().__init__(module, options)
        if not make.can_run(module):
            raise ValueError("this checked build runs on the reference engine only")
        self.module = module
        self.runner = Runner(make.loaded(module, description), description, options, host, idle=True)

    @property
    def cycle(self) -> int:
        return max(self.runner.machine.record.now, self.runner.machine.last_of_all())

    @property
    def packets(self) -> int:
        return self.runner.machine.record.packets

    def memory(self, pe: int) -> memoryview:
        machine = self.runner.machine
        machine.load(pe)
        base = pe * machine.record.stride
        return machine.memory.bytes[base : base + self.target.memory]

    def counters(self) -> tuple[Counters, ...]:
        return self.runner.counters(self.cycle)

    def waiting(self) -> tuple[Waiting, ...]:
        if not any(pe.live for pe in self.runner.machine.pes):
            return ()
        return tuple(self.runner.waiting())

    def _close(self) -> None:
        self.runner.improver.finish()
        self.runner.host.close()
        self.runner.checks = None
        del self.runner.machine  # frees memory at once; the runner may wait for Python's garbage collector
        del self.runner

    # ---- a call

    def _host(self) -> Host:
        return self.runner.host

    def _warnings(self) -> list[Fault]:
        return self.runner.warnings

    def _until_rest(self, last: int) -> Ending | None:
        runner = self.runner
        if runner.checks is not None:
            runner.checks.found.clear()
        runner.machine.begin(self.cycle, last)
        reason = runner.advance()
        if runner.machine.is_stopped:
            return self._ending(runner.interrupted())
        if reason == state.DEADLOCK:
            return None
        return self._ending(runner.in_brief(reason))

    def _deadlock(self) -> Ending:
        return self._ending(self.runner.in_brief(state.DEADLOCK))

    def _ending(self, run: Run) -> Ending:
        trap = run.trap
        if trap is not None:
            detail = [text for text in trap.detail if text != MORE]
            # a division by zero has no details on either engine
            if not detail and not trap.notes and trap.kind != "division by zero":
                detail = [REFERENCE]
            if trap.kind == "out of cycles":
                detail = [f"max_cycles {self.max_cycles}"]
            trap = replace(trap, detail=tuple(detail))
        return Ending(run.status, trap, run.waiting)

    def _stop(self) -> None:
        runner = self.runner
        runner.machine = successor(runner.machine, self.cycle + 1, runner.description, runner.options)
        runner.improver.serve(runner.machine)
        if runner.checks is not None:
            runner.checks.attach(runner.machine)
        forget(runner.machine, self.module, self.layout)
