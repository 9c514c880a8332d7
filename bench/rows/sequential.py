"""C programs without anything parallel: the code that threads are made of, against what C compilers make of them.

emc runs the same source on one PE. Its time is that of the run: the machine made, code loaded, every cycle counted,
every access checked, but the code made before.
"""

from __future__ import annotations

from pathlib import Path

from emc_side import KERNELS, Native, built
from measuring import EMC, LESS, Contender, Mean, Part, Row, Setting, child
from peers import COMPILERS, EMULATOR, GCC, compiled, emulator

SMALL = {  # what makes each kernel short, for a smoke run
    "sieve": "ROUNDS=4",
    "matmul": "ROUNDS=1",
    "crc32": "ROUNDS=8",
    "nqueens": "N=8",
    "qsort": "ROUNDS=1",
    "nbody": "STEPS=4000",
}
CALLING = "qsort"  # whose comparison is a local call: a frame and two packets


def _parts(setting: Setting) -> tuple[Part, ...]:
    return tuple(_part(name, setting) for name in SMALL)


def _part(name: str, setting: Setting) -> Part:
    source = KERNELS / f"{name}.c"
    defines = (SMALL[name],) if setting.smoke else ()
    program = Native(built(source, 1, *defines), setting.smoke)
    expected = program.timed()[0].output

    def of_emc() -> float:
        return program.timed()[1]

    def of_peer(*command: str | Path) -> float:
        done = child(command)
        if done.output != expected:
            raise SystemExit(f"{name}: a peer prints {done.output!r}, emc {expected!r}")
        return done.seconds

    contenders = [Contender(EMC, of_emc)]
    options = [f"-D{define}" for define in defines]
    for compiler in COMPILERS:
        if path := compiled(compiler, source, setting.folder, *options):
            contenders.append(Contender(compiler.name, lambda path=path: of_peer(path)))
            if compiler is GCC and emulator():
                contenders.append(Contender(EMULATOR, lambda path=path: of_peer(emulator(), path)))
    return Part(name, "s", LESS, None, tuple(contenders))


SEQUENTIAL = Row(
    "sequential",
    "A C kernel on one PE of the native engine, against the same source compiled for this computer; qemu-user runs "
    "what gcc -O2 made. A ratio of 0.5 is half as fast.",
    _parts,
    means=(
        Mean("qsort, of gcc's speed", GCC.name, frozenset({CALLING}), 0.4),
        Mean("the others, geometric mean", GCC.name, frozenset(SMALL) - {CALLING}, 0.8),
    ),
)
