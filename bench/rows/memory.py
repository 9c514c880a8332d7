"""The most memory that a run has at once, with the compiler in the same process."""

from __future__ import annotations

import sys

from measuring import EMC, LESS, Contender, Part, Row, Setting, child

RUNS = (  # program, PEs, megabytes allowed
    ("locusroute.emc", 64, 300.0),
    ("ring.emc", 4096, 1024.0),
    ("hello.emc", 65_536, 4096.0),
)
FEW = 64  # PEs in a smoke run
# A process inherits the size of the one that starts it, so a small one does that; it is in kilobytes (on macOS, bytes).
LAUNCH = """
import resource, subprocess, sys
subprocess.run([sys.executable, "-m", "emc", *sys.argv[1:]], stdout=subprocess.DEVNULL, check=True)
most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
print(most / 1024 if sys.platform != "darwin" else most / 1024 / 1024)
"""


def _parts(setting: Setting) -> tuple[Part, ...]:
    return tuple(_part(program, FEW if setting.smoke else pes, limit) for program, pes, limit in RUNS)


def _part(program: str, pes: int, limit: float) -> Part:
    words = ("run", program, "--pes", str(pes), "--engine", "native")

    def megabytes() -> float:
        said = child([sys.executable, "-c", LAUNCH, *words]).output
        return float(said.split()[-1])

    return Part(f"{program}, {pes} PEs", "MB", LESS, limit, (Contender(EMC, megabytes),), digits=0)


MEMORY = Row("memory", "Peak resident memory of `emc run`, including the compiler, on the native engine.", _parts)
