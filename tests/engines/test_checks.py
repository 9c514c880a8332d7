"""Checked builds err alike on both engines: at the same cycle, with the same words; also where the native engine tells
it alone."""

from __future__ import annotations

import gc
import random
import weakref
from dataclasses import replace
from pathlib import Path
from unittest import mock
from zlib import crc32

import pytest
from agreement import compare
from engines.interpreted import interpreted
from promises import promises
from slips import with_slip

import emc
from emc.engines.native.run import machine as native_machine
from emc.faults import Faulty
from emc.machine import Options, Run, limits
from emc.options import BuildOptions
from emc.session import build
from emc.shape import parse
from emc.texts import Source, read_sources

ROOT = Path(__file__).resolve().parents[2]
TRAPS = sorted((ROOT / "tests/traps/checked").iterdir())
FOLDERS = ("tests/whole/c", "tests/whole/emc", "tests/library", "programs")
RIGHT = sorted(
    path
    for folder in FOLDERS
    for path in (ROOT / folder).rglob("*.[ec]*")
    if path.suffix in (".c", ".emc") and not {"parts", "exercises"} & set(path.parts) and "locus" not in path.name
)
SLIPS, MORE_SLIPS = (1, 4, 6, 9, 14, 26), range(1000, 1060)


def agreed(path: Path, optimise: int, pes: str, slip: int | None = None) -> Run | None:
    """The Run of both engines; None when the compiler finds the mistake."""
    sources = list(read_sources([str(path), *(str(path.parent / name) for name in promises(path).files)]))
    if slip is not None:
        name, first = sources[0]
        sources[0] = name, replace(first, text=with_slip(first.text, slip))
    try:
        made = build(sources, BuildOptions(pes=parse(pes), optimise=optimise, check=True))
    except Faulty:
        return None
    run, wrong = compare(made, Options(max_cycles=200_000))
    assert not wrong, f"{path.name}, slip {slip}, -O {optimise}, {pes} PEs: {wrong}"
    return run


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.name, marks=[] if crc32(path.name.encode()) % 4 == 0 else [pytest.mark.slow])
        for path in TRAPS
    ],
)
def test_what_is_wrong_is_said_alike(path: Path) -> None:
    run = agreed(path, crc32(path.name.encode()) % 3, promises(path).pes[-1])
    assert run is not None and (run.trap is not None or promises(path).stdin)


def test_the_kernel_means_the_same_uncompiled() -> None:
    with interpreted():
        for name in ("freed_twice.c", "unset_realloc.c", "no_result.c", "memset_large.c"):
            run = agreed(ROOT / "tests/traps/checked" / name, 1, "1")
            assert run is not None and run.trap is not None


@pytest.mark.parametrize("seed", [*SLIPS, *(pytest.param(seed, marks=pytest.mark.slow) for seed in MORE_SLIPS)])
def test_programs_with_a_mistake_run_alike(seed: int) -> None:
    choose = random.Random(seed)
    path = choose.choice(RIGHT)
    agreed(path, choose.choice([0, 1, 1, 2]), choose.choice(promises(path).pes), seed)


CHURN = """
#include <stdlib.h>
int main(int argc, char **argv)
{
    int *old = malloc(40), s = 0;
    free(old);
    for (int i = 0; i < 10; i++) {
        int *p = malloc(8 * (i + 2)), *q = malloc(4);
        p[0] = q[0] = i;
        s += p[0] + q[0];
        free(q);
        if (i != 5) free(p);
    }
    LAST
}
"""
LAST = {
    "remembered": "int *p = malloc(4); free(p); free(p);",
    "forgotten": "return old[9];",
    "live": "int *p = malloc(12); return p[2] + s;",
}


@pytest.mark.parametrize("last", LAST)
@pytest.mark.parametrize("most", [1, 3, 20_000])
def test_blocks_that_are_forgotten(last: str, most: int) -> None:
    """Their records are used again."""
    made = build([("x.c", Source("x.c", CHURN.replace("LAST", LAST[last])))], BuildOptions(pes=parse("1"), check=True))
    with mock.patch.object(limits, "MOST_FREED", most):
        run, wrong = compare(made, Options())
    assert not wrong and run.trap is not None, wrong


def test_more_blocks_than_there_are_records() -> None:
    """What is known of an object is missed, and nothing is wrong that was right."""
    text = CHURN.replace("LAST", "return s == 90 ? 0 : 1;")
    program = emc.compile(text, pes=1, check=True)
    with mock.patch.object(native_machine, "MOST_BLOCKS", 3):
        assert program.run(engine="native").status == 0


LIVE = """
#include <stdlib.h>
int t[4], *p;
int at(int n) { return t[n]; }
int make(int n) { p = malloc(n * sizeof(int)); for (int i = 0; i < n; i++) p[i] = i; return n; }
int get(int i) { return p[i]; }
int again(void) { free(p); return 1; }
int doubt(int n) { int x; if (n) x = n; return x; }
"""


def test_live_machines_say_it_alike() -> None:
    """Blocks are known beyond a call that erred."""

    def said(engine: str) -> list[str]:
        found: list[str] = []
        with emc.compile(LIVE, pes=2, check=True).load(engine=engine) as live:
            calls = ((live.make, 3), (live.get, 2), (live.get, 3), (live.at, 4), (live.doubt, 1), (live.doubt, 0))
            calls += ((live.get, 1), (live.again,), (live.get, 0), (live.again,), (live.make, 5), (live.get, 4))
            for function, *words in calls:
                try:
                    found.append(str(function(*words)))
                except emc.Trap as trap:
                    found.append(str(trap))
        return found

    native = said("native")
    assert native == said("reference")
    assert [text.split(": ")[2].partition(" (")[0] if "trap" in text else text for text in native] == [
        *("3", "2", "an access just past the end of the block of 12 bytes", "index 4 is outside of `t`"),
        *("1", "`x` is read before it is set", "1", "1"),
        *("use of freed memory", "block freed twice", "5", "4"),
    ]


def test_a_machine_that_erred_is_gone_at_once() -> None:
    """Its memory does not wait for Python to look for cycles."""
    gone: list[bool] = []
    gc.disable()
    try:
        with emc.compile(LIVE, pes=2, check=True).load(engine="native") as live:
            with pytest.raises(emc.Trap, match="outside"):
                live.at(4)
            machine = live._core.standing.runner.machine  # type: ignore[reportPrivateUsage]
            weakref.finalize(machine, gone.append, True)
            del machine
        assert gone
    finally:
        gc.enable()
