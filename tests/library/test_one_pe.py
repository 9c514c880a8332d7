"""The library on one PE, where remote places are plain memory: nothing may count on a packet that a load overtakes.

Each program of this folder that is for one PE keeps its promises on both engines, on machines with and without packets
that bypass, with slow packets and short queues."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import harness
import pytest
from promises import broken, options_of, promises

ENGINES = ("reference", "native")
MACHINES = ("em4", "emx")
DELAYS = ({"net_delay": 3, "seed": 1}, {"net_delay": 100, "seed": 2}, {"net_delay": 1000, "seed": 3})
MODES: tuple[dict[str, int], ...] = (
    *({**delay, "queue": queue} for delay, queue in product(DELAYS, (1, 64))),
    {"queue": 1},
    {"yield_after": 1, "queue": 1, **DELAYS[1]},
)


def programs() -> list[Path]:
    here = Path(__file__).parent
    return [path for path in sorted([*here.glob("*.emc"), *here.glob("*.c")]) if "1" in promises(path).pes]


def kept(path: Path, mode: dict[str, Any]) -> list[str]:
    """The promises that are broken in that mode."""
    promised = promises(path)
    files = [path, *(path.parent / name for name in promised.files)]
    stdin = "".join(line + "\n" for line in promised.stdin).encode()
    options = {**options_of(promised.options), **mode}
    return [
        f"{mode}: {one}" for one in broken(promised, harness.emc_run(files, 1, promised.args, stdin=stdin, **options))
    ]


def test_there_are_programs() -> None:
    assert len(programs()) > 12


@pytest.mark.parametrize("path", programs(), ids=lambda path: path.name)
def test_slow_packets(path: Path) -> None:
    wrong = [kept(path, {"engine": engine, "queue": 1, **DELAYS[1]}) for engine in ENGINES]
    assert not any(wrong), wrong


@pytest.mark.slow
@pytest.mark.parametrize(("number", "path"), list(enumerate(programs())), ids=lambda path: getattr(path, "name", ""))
def test_every_mode(number: int, path: Path) -> None:
    """A fourth of the modes for each program, all over any four programs."""
    modes = sorted(product(MODES, MACHINES, ENGINES), key=lambda row: row[1:])[number % 4 :: 4]
    wrong = [kept(path, {"machine": machine, "engine": engine, **mode}) for mode, machine, engine in modes]
    assert not any(wrong), wrong
