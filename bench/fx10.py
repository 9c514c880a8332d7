"""The heat equation on the FX10 (programs/halo.emc): speed-up over shapes, schedules and sizes of a PE's box.

    python bench/fx10.py             prints the table
    python bench/fx10.py --write     puts it into docs/fx10.md, which explains it

Times are the simulated machine's. Speed-up is over the sequential program on one PE, for the same grid.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from papers.page import written

from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import parse
from emc.texts import read_sources

ROOT = Path(__file__).resolve().parent.parent
PAGE, PROGRAM = ROOT / "docs" / "fx10.md", ROOT / "programs" / "halo.emc"
STEPS = 3
BOXES = (8, 24)  # cells, each way
SHAPES = ("2x2x2", "4x4x4", "4x3x8", "1x1x64")
WAYS = (("direct", "rdma"), ("segmented", "rdma"), ("direct", "message"), ("segmented", "message"))
TIMES = re.compile(
    r"^([\d.]+) us, ([\d.]+) of them in exchanges; sequential [\d.]+ us: speed-up ([\d.]+)$", re.MULTILINE
)


def measured(box: int, shape: str, way: tuple[str, str]) -> tuple[float, float]:
    """Speed-up, and microseconds of an exchange. Raises SystemExit when the program finds its result wrong."""
    options = BuildOptions(parse(shape), machine="fx10", defines=(f"EDGE={box}", f"STEPS={STEPS}"), optimise=2)
    run = execute(build(read_sources([str(PROGRAM)]), options), "native", Options(), Host(str(PROGRAM), way))
    found = TIMES.search(run.output.decode())
    if run.status != 0 or found is None:
        raise SystemExit(f"{PROGRAM} on {shape} ended with status {run.status}: {run.trap}\n{run.output.decode()}")
    return float(found[3]), float(found[2]) / STEPS


def table() -> str:
    """A row a box and a shape, a column a way."""
    heads = " | ".join(f"{schedule}, {form}" for schedule, form in WAYS)
    rows = [f"| box | shape | {heads} |", f"|---|---|{'---:|' * len(WAYS)}"]
    for box in BOXES:
        for shape in SHAPES:
            found = [measured(box, shape, way) for way in WAYS]
            cells = " | ".join(f"**{speed_up:.1f}** ({us:.1f} us)" for speed_up, us in found)
            rows.append(f"| {box}³ | {shape} | {cells} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE.name}")
    chosen = parser.parse_args()
    text = table()
    print(text)
    if chosen.write:
        written(PAGE, {"halo": text})


if __name__ == "__main__":
    main()
