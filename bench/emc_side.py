"""emc as a contender: programs built as published figures are (-O2), run in this process or as commands.

program = built("locusroute.emc", 64)
run, seconds = reference(program)           on the reference engine
run, seconds = Native(program, False).timed()      on the native engine, with machine code that was made before
run, seconds = Direct(program, False).timed()      the same on the engine `direct`
"""

from __future__ import annotations

import sys
from pathlib import Path

from measuring import Child, child, processor_time

from emc.engines import direct
from emc.engines.direct.runner import run_loaded
from emc.engines.native import make
from emc.engines.native.kernel.kinds import PLAIN
from emc.engines.native.run import runner
from emc.engines.native.run.improve import Threads
from emc.engines.native.run.kernels import kernel_of, make_best_kernels
from emc.machine import Host, Options, Run
from emc.options import BuildOptions
from emc.session import Built, build, execute
from emc.shape import Pes
from emc.texts import Source, read_sources

KERNELS = Path(__file__).resolve().parent / "kernels"
BUNDLED = Path(__file__).resolve().parent.parent / "programs"  # a program finds its files beside itself


def built(source: Path | str, pes: int, *defines: str, check: bool = False) -> Built:
    """A program, from its file or from the bundled ones, for so many PEs."""
    return build(read_sources([str(source)]), BuildOptions(pes=Pes(pes), defines=defines, optimise=2, check=check))


def changed(source: Path, pes: int, old: str, new: str) -> Built:
    """A program with one line of its text changed, for so many PEs."""
    text = source.read_text("utf-8")
    assert text.count(f"{old}\n") == 1, f"{source} has no line `{old}`"
    changed = Source(str(source), text.replace(f"{old}\n", f"{new}\n"))
    return build([(str(source), changed)], BuildOptions(pes=Pes(pes), optimise=2))


def reference(program: Built) -> tuple[Run, float]:
    """A run on the reference engine, and the seconds that it took."""
    done: list[Run] = []
    seconds = processor_time(lambda: done.append(execute(program, "reference", Options(), _host(()))))
    return _well(done[0]), seconds


class Native:
    """A program for the native engine. Its machine code is made, as good as LLVM can unless it is to be `plain`, before
    anything is measured: a run's time is that of laying out the machine, loading the code and running it."""

    def __init__(self, program: Built, plain: bool):
        self.description = program.description
        self.loaded = self._loaded(program)
        make_best_kernels()
        threads = Threads(self.loaded.program, self.loaded.texts)
        threads.load(kernel_of(PLAIN))  # better code is loaded beside it
        for part in () if plain else threads.missing:
            threads.better(part)
        threads.keep()

    def _loaded(self, program: Built) -> runner.Loaded:
        return make.loaded(program.module, program.description)

    def _run(self, host: Host) -> Run:
        return runner.run(self.loaded, self.description, Options(), host)

    def timed(self, *arguments: str) -> tuple[Run, float]:
        """A run with those arguments, and the seconds that it took."""
        done: list[Run] = []
        host = _host(arguments)
        seconds = processor_time(lambda: done.append(self._run(host)))
        return _well(done[0]), seconds


class Direct(Native):
    """The same for the engine `direct`."""

    def _loaded(self, program: Built) -> runner.Loaded:
        return direct.loaded(program.module, program.description)

    def _run(self, host: Host) -> Run:
        return run_loaded(self.loaded, self.description, Options(), host)


def _host(arguments: tuple[str, ...]) -> Host:
    return Host(str(BUNDLED / "bench.emc"), arguments)


def _well(done: Run) -> Run:
    """A run must end well: a benchmark that goes wrong measures nothing."""
    if done.trap is not None:
        raise SystemExit(f"a benchmark trapped: {done.trap.kind} at {done.trap.span}")
    return done


def command(*words: str | Path, cache: Path | None = None) -> Child:
    """`emc WORDS` as a process of its own, with that folder as its cache."""
    return child([sys.executable, "-m", "emc", *words], {"EMC_CACHE": str(cache)} if cache else None)
