"""Programs that csmith makes (Yang, Chen, Eide, Regehr: Finding and Understanding Bugs in C Compilers, PLDI 2011): they
have one meaning, a checksum of all their variables, and emc prints the one that gcc does.

    python tests/whole/test_csmith.py 0 500        prints the seeds of that range for which it does not
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parent.parent))
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


def difference(seed: int, folder: Path) -> str:
    """How emc's run of that program differs from gcc's; "" when it does not, or when it takes too long for gcc."""
    file, (pes, mode) = made(seed, folder), MACHINES[seed % len(MACHINES)]
    try:
        said = gnu.ran([file], folder, flags=["-I", str(HEADERS)], seconds=2)
    except subprocess.TimeoutExpired:
        return ""  # csmith's loops may be endless
    options = harness.HARD_MODES.get(mode, {})
    outcome = harness.emc_run(file, pes, includes=[str(HEADERS)], max_cycles=MOST_CYCLES, **options)
    if outcome.run is None:
        return "it does not compile: " + "; ".join(fault.text for fault in outcome.faults)
    if outcome.run.trap is not None and outcome.run.cycles >= MOST_CYCLES:
        return ""
    if (outcome.status, outcome.output) == said:
        return ""
    return f"{pes} PEs {mode}: gcc {said}, emc {(outcome.status, outcome.output)} {outcome.run.trap or ''}"


@pytest.mark.slow
def test_csmith(tmp_path: Path) -> None:
    if shutil.which("csmith") is None or HEADERS is None or not gnu.works():
        pytest.skip("no csmith or no gcc -m32 here")
    end, seed = time.monotonic() + SECONDS, 1000
    while time.monotonic() < end:
        assert difference(seed, tmp_path) == "", f"seed {seed}"
        seed += 1


if __name__ == "__main__":
    for number in range(int(sys.argv[1]), int(sys.argv[2])):
        with tempfile.TemporaryDirectory() as place:
            try:
                if wrong := difference(number, Path(place)):
                    print(number, wrong, flush=True)
            except Exception as broken:
                print(number, type(broken), broken, flush=True)
