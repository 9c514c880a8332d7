"""Traces and profiles: they change no cycle, and each cycle is in one place. conftest.py asks the same of all programs
(the slow `agreed` ones); these are of random ones, of programs/, and of what ends badly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import harness
import pytest
from agreement import built
from covering import spread
from engines.interpreted import interpreted
from generate.settings import setting
from promises import promises
from watched import alike, watched

from emc import places
from emc.machine import Host, Options, Run
from emc.machine.options import Window
from emc.session import Built, execute

EVERYDAY, MORE = range(4), range(4, 16)
WAYS = ("record", "profile")
SIMILAR = {"papers_as_printed", "exercises"}
PROGRAMS = sorted(path for path in places.programs().rglob("*.emc") if not SIMILAR.intersection(path.parts))
SHORT = ("fib", "histogram", "locusroute")


def both(run: Callable[..., Run | None], *ways: str) -> Run:
    """What holds of that program on both engines; the profiled run, unless another way is asked for."""
    found: list[Run | None] = []
    for engine in ("reference", "native"):
        wrong, profiled = watched(partial(run, engine), *ways)
        assert wrong == [], engine
        found.append(profiled)
    assert alike(*found) == []
    assert found[0] is not None
    return found[0]


def executed(made: Built, options: Options, engine: str, **more: bool) -> Run:
    return execute(made, engine, replace(options, **more), Host("x"))


@pytest.mark.parametrize("seed", [*EVERYDAY, *(pytest.param(seed, marks=pytest.mark.slow) for seed in MORE)])
def test_a_random_program_is_watched(seed: int) -> None:
    both(partial(executed, built(seed), setting(seed).options), WAYS[seed % 2])


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2, pytest.param(3, marks=pytest.mark.slow)])
def test_the_kernel_watches_the_same_uncompiled(seed: int) -> None:
    with interpreted():
        both(partial(executed, built(seed), setting(seed).options))


def of_programs(path: Path, engine: str, **more: Any) -> Run | None:
    named = any(line.startswith("// pes:") for line in path.read_text().splitlines())
    pes = promises(path).pes[0] if named else "4"
    return harness.emc_run(path, pes, engine=engine, max_cycles=200_000, **more).run


@pytest.mark.parametrize(
    ("path", "way"),
    [
        pytest.param(path, way, id=f"{path.stem}-{way}", marks=[] if path.stem in SHORT[:2] else [pytest.mark.slow])
        for path, way in spread(PROGRAMS, WAYS)
    ],
)
def test_a_bundled_program_is_watched(path: Path, way: str) -> None:
    both(partial(of_programs, path), way)


SPIN = "void spin(void) { int i; volatile int n = 0; for (i = 0; i < 100000; i++) n += i * i; }\n"
ENDS = {
    "inside of another PE's loop": (0, SPIN + "int main(void) { fork(1, spin, 0); return 0; }"),
    "at a trap": (126, SPIN + "int zero; int main(void) { fork(1, spin, 0); return 7 % zero; }"),
    "when the cycles are out": (124, SPIN + "int main(void) { fork(1, spin, 0); while (1) spin(); }"),
    "nobody goes on": (125, "int global cell; int main(void) { return i_read(&cell); }"),
    "of the bypassing unit's": (
        0,
        "int global a[64]; int main(void) { int i; for (i = 0; i < 64; i++) a[i] = i; return 0; }",
    ),
}


@pytest.mark.parametrize("machine", ["em4", "emx"])
@pytest.mark.parametrize("how", ENDS)
def test_the_end_comes(emc_text: Callable[..., Any], how: str, machine: str) -> None:
    status, text = ENDS[how]

    def run(engine: str, **more: bool) -> Run | None:
        return emc_text(text, 4, engine=engine, machine=machine, max_cycles=3_000, **more).run

    assert both(run).status == status


def test_a_window_is_of_some_cycles_and_pes(emc_text: Callable[..., Any]) -> None:
    text = "int f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); } int main(void) { return remote_call(2, f, 1, 9); }"
    for engine in ("reference", "native"):
        every = emc_text(text, 4, engine=engine, record=True).run
        window = Window(1_000, 2_000, frozenset((0, 2)))
        some = emc_text(text, 4, engine=engine, record=True, window=window).run
        rows = [row for row in every.trace if row.pe in (0, 2) and row.left <= 2_000]
        assert some.trace == tuple(row for row in rows if row.end > 1_000 or row.taken >= 1_000) != ()
        few = emc_text(text, 4, engine=engine, record=True, window=replace(window, most=10)).run
        assert few.trace == some.trace[:10] and few.untraced == len(some.trace) - 10
        assert replace(few, trace=(), untraced=0) == replace(every, trace=())
