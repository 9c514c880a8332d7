"""Programs that csmith makes (Yang, Chen, Eide, Regehr: Finding and Understanding Bugs in C Compilers, PLDI 2011): they
have one meaning, a checksum of all their variables, and emc prints the one that gcc does.

    python tests/whole/test_csmith.py --count 500 --seed 1      prints those, of 500 programs, for which it does not

Each is compiled at -O 0, 1 and 2; at -O 0 with the checks, which must find nothing.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "support"))
import gnu
import harness

PLACES = (Path("/usr/include/csmith"), Path("/usr/local/include/csmith"))
HEADERS = next((path for path in PLACES if path.exists()), None)
SIZES = (
    *("--max-funcs", "4", "--max-block-depth", "3", "--max-block-size", "3", "--max-expr-complexity", "6"),
    *("--max-array-dim", "2", "--max-array-len-per-dim", "5", "--concise", "--no-argc", "--no-packed-struct"),
)
VARIETY = (  # without floats: csmith converts those that are out of range, too
    ("--no-divs",),
    ("--inline-function", "--no-volatiles"),
    ("--max-union-fields", "8", "--max-struct-fields", "4"),
    ("--max-pointer-depth", "4", "--no-jumps"),
)
MACHINES = ((1, "queue1"), (2, "delays"), (5, "tight"), (16, "yield1"), (1, ""))
SECONDS = 45  # for as many programs as there is time for
MOST_CYCLES = 20_000_000


def made(seed: int, folder: Path) -> Path:
    """csmith's program of that seed, for a machine whose pointers have 32 bits."""
    (folder / "platform.info").write_text("integer size = 4\npointer size = 4\n")
    options = VARIETY[seed % len(VARIETY)]
    command = ["csmith", *SIZES, *options, "--seed", str(seed), "--output", "x.c"]
    subprocess.run(command, check=True, cwd=folder, capture_output=True, timeout=60)
    return folder / "x.c"


def differences(seed: int, folder: Path, engine: str = "reference", levels: Sequence[int] = (0, 1, 2)) -> Iterator[str]:
    """How emc's runs of that program differ from gcc's. None when it takes too long."""
    file, (pes, mode) = made(seed, folder), MACHINES[seed % len(MACHINES)]
    try:
        said = gnu.ran([file], folder, flags=["-I", str(HEADERS)], seconds=2)
    except subprocess.TimeoutExpired:
        return  # csmith's loops may be endless
    for level in levels:
        options: dict[str, Any] = {**harness.HARD_MODES.get(mode, {}), "optimise": level, "engine": engine}
        outcome = harness.emc_run(file, pes, includes=[str(HEADERS)], max_cycles=MOST_CYCLES, **options)
        if outcome.run is None:
            yield "it does not compile: " + "; ".join(fault.text for fault in outcome.faults)
            return
        if outcome.run.trap is not None and outcome.run.cycles >= MOST_CYCLES:
            return
        if (outcome.status, outcome.output) != said:
            here = (outcome.status, outcome.output)
            yield f"-O {level}, {pes} PEs {mode}: gcc {said}, emc {here} {outcome.run.trap or ''}"


@pytest.mark.slow
def test_csmith(tmp_path: Path) -> None:
    if shutil.which("csmith") is None or HEADERS is None or not gnu.works():
        pytest.skip("no csmith (Debian: csmith, libcsmith-dev) or no gcc -m32 here")
    end, seed = time.monotonic() + SECONDS, 1000
    while time.monotonic() < end:
        assert list(differences(seed, tmp_path, levels=[seed % 3])) == [], f"seed {seed}"
        seed += 1


def main() -> int:
    """The command of above."""
    parser = argparse.ArgumentParser(description="Programs of csmith, by emc and by gcc -m32.")
    parser.add_argument("--seed", type=int, default=1, help="of the first program")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--engine", default="auto")
    given = parser.parse_args()
    os.nice(10)
    wrong = 0
    for seed in range(given.seed, given.seed + given.count):
        with tempfile.TemporaryDirectory() as place:
            for one in differences(seed, Path(place), given.engine):
                wrong += 1
                print(f"seed {seed}: {one}", flush=True)
    print(f"{given.count} programs at three levels, {wrong} differences")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
