"""Runs programs through the whole route, in this process: what `emc run` does, without its console."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from emc.faults import Fault, Faults, Faulty
from emc.machine import Host, Options, Run
from emc.options import BuildOptions, parse_size
from emc.session import Built, build, execute
from emc.shape import parse
from emc.texts import Source, read_sources

ENGINES = ("reference",)
HARD_MODES: dict[str, dict[str, Any]] = {
    "queue1": {"queue": 1},
    "delays": {"net_delay": 20, "seed": 3},
    "yield1": {"yield_after": 1},
    "emx": {"machine": "emx"},
    "tight": {"queue": 1, "net_delay": 7, "seed": 11, "yield_after": 1, "memory": 1 << 18},
}
ROOT = Path(__file__).resolve().parents[2]
OTHER = str(ROOT / "tests" / "machine" / "other.toml")
AGREED: tuple[dict[str, Any], ...] = ({}, {**HARD_MODES["tight"], "machine": OTHER}, {"machine": "emx"})
PROGRAMS = tuple(ROOT / "tests" / room for room in ("whole", "library", "lower", "faults", "traps"))
MOST_CYCLES = 200_000_000  # a program that hangs is a failure, not a wait


@dataclass(frozen=True)
class Outcome:
    """A run, or the faults that kept it from running."""

    run: Run | None
    faults: list[Fault] = field(default_factory=list)

    @property
    def output(self) -> str:
        return "" if self.run is None else self.run.output.decode(errors="replace")

    @property
    def errors(self) -> str:
        return "" if self.run is None else self.run.errors.decode(errors="replace")

    @property
    def status(self) -> int:
        return 1 if self.run is None else self.run.status


@lru_cache(maxsize=16)
def _built(sources: tuple[tuple[str, Source], ...], wishes: BuildOptions) -> Built:
    """A program in its hard modes is compiled once."""
    return build(sources, wishes)


def emc_run(
    files: Sequence[str | Path] | str | Path,
    pes: str | int | None = None,
    args: Sequence[str] = (),
    *,
    engine: str = "reference",
    machine: str = "em4",
    memory: str | int | None = None,
    stdin: bytes = b"",
    defines: Sequence[str] = (),
    includes: Sequence[str] = (),
    optimise: int = 1,
    check: bool | None = None,
    yield_after: int = 64,
    allowed: Sequence[str] = (),
    called: str = "",
    max_cycles: int = MOST_CYCLES,
    **options: int,
) -> Outcome:
    """Compiles and runs. pes: `4` or `2x2`. called: the program's name for itself, its first file's if not given.
    options: those of machine.Options."""
    names = [str(files)] if isinstance(files, str | Path) else [str(file) for file in files]
    size = parse_size(memory) if isinstance(memory, str) else memory
    wishes = BuildOptions(
        pes=None if pes is None else parse(str(pes)),
        machine=machine,
        memory=size,
        defines=tuple(defines),
        includes=tuple(includes),
        optimise=optimise,
        check=check,
        yield_after=yield_after,
    )
    try:
        sources = read_sources(names)
        built = _built(sources, wishes)
    except Faulty as faulty:
        return Outcome(None, list(faulty.faults))
    host = Host(called or sources[0][0], tuple(args), stdin=stdin, allowed=tuple(allowed))
    run = execute(built, engine, Options(max_cycles=max_cycles, **options), host)  # type: ignore[arg-type]
    return Outcome(run, list(built.faults))


def emc_check(file: str | Path, pes: str = "4") -> Faults:
    """The faults of a program, errors or none."""
    try:
        return build(read_sources([str(file)]), BuildOptions(pes=parse(pes))).faults
    except Faulty as faulty:
        return faulty.faults
