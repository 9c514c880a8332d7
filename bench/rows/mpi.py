"""The engine `mpi` on two ranks: against one rank, and against the same work in C with MPI. All times are wall-clock
times that the programs measure themselves, from the start of MPI's work to its end; nothing is compiled in them."""

from __future__ import annotations

import json
import re
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path

from emc_side import BUNDLED, KERNELS
from measuring import EMC, LESS, Contender, Part, Row, Setting, child

PES, RANKS = 64, 2
ONE, PEER = "1 rank", "C with MPI"
# (program, its size, a size that takes some seconds on one rank)
PROGRAMS = (("nqueens", 8, 14), ("matmul", 12, 1000), ("bfs", 200, 2_000_000))


def _parts(setting: Setting) -> tuple[Part, ...]:
    if not shutil.which("mpiexec") or find_spec("mpi4py") is None:
        print("left out: there is no MPI here (pip install 'emc-lang[mpi]')")
        return ()
    if not shutil.which("mpicc"):
        print("without C: there is no mpicc here")
    return tuple(_part(name, usual, usual if setting.smoke else large, setting) for name, usual, large in PROGRAMS)


def _part(name: str, usual: int, size: int, setting: Setting) -> Part:
    program = setting.folder / f"{name}.emc"
    text = (BUNDLED / f"{name}.emc").read_text("utf-8")
    changed, count = re.subn(rf"^#define N {usual}\b", f"#define N {size}", text, flags=re.MULTILINE)
    assert count == 1, f"{name}.emc has no line `#define N {usual}`"
    program.write_text(changed, "utf-8")
    expected = on_ranks(1, program, seconds_of=False)
    contenders = [
        Contender(EMC, lambda: float(on_ranks(RANKS, program))),
        Contender(ONE, lambda: float(on_ranks(1, program))),
    ]
    if peer := compiled(name, size, setting.folder):
        contenders.append(Contender(PEER, lambda: of_c(peer, expected)))
    return Part(f"{name}, N = {size}", "s", LESS, None, tuple(contenders))


def on_ranks(ranks: int, program: Path, *, seconds_of: bool = True) -> str:
    """The real time of a run in seconds, or its output."""
    words = ("run", program, "--pes", str(PES), "-O2", "-w", "--engine", "mpi", "--format", "json")
    said = child(["mpiexec", "-n", str(ranks), sys.executable, "-m", "emc", *words]).output.decode()
    output, brace, rest = said.partition("{")
    return str(json.loads(brace + rest)["stats"]["real_s"]) if seconds_of else output


def compiled(name: str, size: int, folder: Path) -> Path | None:
    """The program in C with MPI; None without a compiler."""
    if not shutil.which("mpicc"):
        return None
    made = folder / f"{name}.mpi"
    child(["mpicc", "-O2", "-w", f"-DN={size}", "-o", made, KERNELS / "mpi" / f"{name}.c"])
    return made


def of_c(program: Path, expected: str) -> float:
    """Seconds that the program in C takes. It must print what emc's does."""
    said = child(["mpiexec", "-n", str(RANKS), program]).output.decode()
    found = re.fullmatch(r"(.*\n)([\d.]+) s\n", said, re.DOTALL)
    if found is None or found[1] != expected:
        raise SystemExit(f"{program.name}: C prints {said!r}, emc {expected!r}")
    return float(found[2])


MPI = Row(
    "mpi",
    f"`--engine mpi` with {PES} PEs on {RANKS} ranks of this computer, by wall-clock time, against one rank and "
    f"against C with MPI on {RANKS} ranks. C's programs do the same, with a rank in place of a PE; its bfs sends the "
    "visits of a level in one exchange.",
    _parts,
)
