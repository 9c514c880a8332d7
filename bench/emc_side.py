"""emc as a contender: programs built as published figures are (-O2), run in this process or as commands."""

from __future__ import annotations

import sys
from pathlib import Path

from measuring import Child, child, processor_time

from emc.machine import Host, Options, Run
from emc.session import Built, build, execute
from emc.texts import read_sources
from emc.wishes import Pes, Wishes

KERNELS = Path(__file__).resolve().parent / "kernels"
BUNDLED = Path(__file__).resolve().parent.parent / "programs"  # a program finds its files beside itself


def built(source: Path | str, pes: int, *defines: str, optimise: int = 2) -> Built:
    """A program, from its file or from the bundled ones, for so many PEs."""
    return build(read_sources([str(source)]), Wishes(pes=Pes(pes), defines=defines, optimise=optimise))


def run(program: Built, engine: str, *arguments: str) -> Run:
    """One run, which must end well: a benchmark that goes wrong measures nothing."""
    done = execute(program, engine, Options(), Host(str(BUNDLED / "bench.emc"), arguments))
    if done.trap is not None:
        raise SystemExit(f"a benchmark trapped: {done.trap.kind} at {done.trap.span}")
    return done


def timed(program: Built, engine: str, *arguments: str) -> tuple[Run, float]:
    """A run, and the seconds that it took. Its machine code is there already: `warm` came before."""
    done: list[Run] = []
    seconds = processor_time(lambda: done.append(run(program, engine, *arguments)))
    return done[0], seconds


def warm(program: Built, *arguments: str) -> Run:
    """Makes sure that the program's machine code is in the cache: making it is no part of a run."""
    return run(program, "native", *arguments)


def command(*words: str | Path, cache: Path) -> Child:
    """`emc WORDS` as a process of its own, with that folder as its cache."""
    return child([sys.executable, "-m", "emc", *words], {"EMC_CACHE": str(cache)})
