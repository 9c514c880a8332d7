"""Local calls: fib, where each call is a frame, a packet to its start and a packet with its result.

That each call is a packet is counted, not believed: a run with fewer of them ends the benchmark.
"""

from __future__ import annotations

from emc_side import KERNELS, Native, built, reference
from measuring import EMC, MORE, Contender, Part, Row, Setting, child
from peers import COMPILERS, compiled

from emc.machine import Run

SOURCE = KERNELS / "fib.c"
LARGE, SMALL, SLOW = 32, 16, 15  # whose number is looked for
NORMAL = "normal"  # the packets that start threads of frames


def calls(n: int) -> int:
    """Calls of fib that fib(n) takes."""
    before, now = 1, 1
    for _ in range(n - 1):
        before, now = now, before + now + 1
    return now


def _counted(done: Run, number: int) -> None:
    packets = sum(count for pe in done.counters for name, count in pe.received if name == NORMAL)
    if packets < 2 * number:
        raise SystemExit(f"{number} calls and returns, but only {packets} packets")


def _rate(timed: tuple[Run, float], n: int) -> float:
    done, seconds = timed
    _counted(done, calls(n))
    return calls(n) / seconds / 1e6


def _parts(setting: Setting) -> tuple[Part, ...]:
    n = SMALL if setting.smoke else LARGE
    program, small = Native(built(SOURCE, 1, f"N={n}"), setting.smoke), built(SOURCE, 1, f"N={SLOW}")
    contenders = [
        Contender(EMC, lambda: _rate(program.timed(), n)),
        Contender("reference engine", lambda: _rate(reference(small), SLOW)),
    ]
    for compiler in COMPILERS:
        if path := compiled(compiler, SOURCE, setting.folder, f"-DN={LARGE}"):
            contenders.append(Contender(compiler.name, lambda path=path: calls(LARGE) / child([path]).seconds / 1e6))
    return (Part("fib", "M calls/s", MORE, 150.0, tuple(contenders)),)


CALLS = Row(
    "calls",
    "Local calls a second, by fib on one PE: each takes a frame and two packets, and the counters must show it; "
    "C compilers' calls for comparison.",
    _parts,
)
