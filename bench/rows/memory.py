"""The most memory that a run has at once, with the compiler in the same process."""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp

from emc_side import command
from measuring import EMC, LESS, Contender, Part, Row, Setting

RUNS = (  # name, PEs, megabytes allowed, what is run
    ("locusroute", 64, 300.0, ("locusroute.emc",)),
    ("ring", 4096, 1024.0, ("ring.emc",)),
    ("hello", 65_536, 4096.0, ("hello.emc",)),
)
FEW = 64  # PEs in a smoke run


def _parts(setting: Setting) -> tuple[Part, ...]:
    cache = Path(mkdtemp(dir=setting.folder))
    return tuple(_part(name, FEW if setting.smoke else pes, limit, words, cache) for name, pes, limit, words in RUNS)


def _part(name: str, pes: int, limit: float, words: tuple[str, ...], cache: Path) -> Part:
    def megabytes() -> float:
        return command("run", *words, "--pes", str(pes), "--engine", "native", cache=cache).megabytes

    return Part(f"{name}, {pes} PEs", "MB", LESS, limit, (Contender(EMC, megabytes),), digits=0)


MEMORY = Row("memory", "Peak resident memory of `emc run`, compiler and all, on the native engine.", _parts)
