"""The engine `direct` against the native engine, on 64 PEs: results only, against results and simulated time."""

from __future__ import annotations

from emc_side import BUNDLED, KERNELS, Direct, Native, built, changed
from measuring import EMC, LESS, Contender, Part, Row, Setting

PES = 64
NATIVE = "native"
# (program, its size, a size that takes some seconds on the native engine)
PROGRAMS = (
    (BUNDLED / "nqueens.emc", "#define N 8", "#define N 13"),
    (KERNELS / "matmul_reads.emc", "#define N 12", "#define N 160"),
)
FIB, SMALL_FIB = 32, 16


def _parts(setting: Setting) -> tuple[Part, ...]:
    fib = built(KERNELS / "fib.c", 1, f"N={SMALL_FIB if setting.smoke else FIB}")
    found = [_part("fib on one PE", Native(fib, setting.smoke), Direct(fib, setting.smoke))]
    for path, usual, large in PROGRAMS:
        program = changed(path, PES, usual, usual if setting.smoke else large)
        found.append(_part(path.stem, Native(program, setting.smoke), Direct(program, setting.smoke)))
    circuit = ("--circuit", "tiny.circuit" if setting.smoke else "primary2.circuit")
    program = built("locusroute.emc", PES)
    found.append(_part("LocusRoute", Native(program, setting.smoke), Direct(program, setting.smoke), *circuit))
    return tuple(found)


def _part(name: str, native: Native, direct: Direct, *arguments: str) -> Part:
    contenders = (
        Contender(EMC, lambda: direct.timed(*arguments)[1]),
        Contender(NATIVE, lambda: native.timed(*arguments)[1]),
    )
    return Part(name, "s", LESS, None, contenders)


DIRECT = Row("direct", f"`--engine direct`, which simulates no time, against the native engine, on {PES} PEs.", _parts)
