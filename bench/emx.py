"""What the parts of the EM-X are worth: programs on the EM-4, on the EM-4 with one part of the EM-X, and on the EM-X.

    python bench/emx.py             prints the table
    python bench/emx.py --write     puts it into docs/emx.md, which explains it, and the keys in which the two differ

Figures are of the simulated machine: cycles, and how many times fewer they are than the EM-4's.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from papers.page import written

from emc.engines import engine
from emc.machine import Description, Host, Options
from emc.machine.machine_file import read_description
from emc.options import BuildOptions
from emc.session import build
from emc.shape import Pes
from emc.texts import read_sources

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "emx.md"
PROGRAMS = {  # file: PEs, and what it does
    "programs/papers/emx_overlap.emc": (80, "work and four reads"),
    "bench/kernels/packets.emc": (64, "writes, all to all"),
    "programs/histogram.emc": (80, "updates"),
    "programs/cg.emc": (16, "conjugate gradients"),
    "bench/kernels/matmul_reads.emc": (16, "matrix product"),
    "programs/stencil.emc": (16, "stencil"),
}


def machines() -> dict[str, Description]:
    """By what they are; their programs are compiled alike."""
    em4, emx = read_description("em4"), read_description("emx")
    taken, first = emx.queue.intake_while_running, emx.queue.special_first
    return {
        "EM-4": em4,
        "with intake": replace(em4, queue=replace(em4.queue, intake_while_running=taken)),
        "with priorities": replace(em4, queue=replace(em4.queue, special_first=first)),
        "with bypass": replace(em4, bypass=emx.bypass),
        "EM-X": emx,
    }


def cycles(file: str) -> dict[str, int]:
    """Of a program on each machine, by its name. Raises SystemExit when it does not end well."""
    made = build(read_sources([str(ROOT / file)]), BuildOptions(Pes(PROGRAMS[file][0])))
    found: dict[str, int] = {}
    for name, machine in machines().items():
        run = engine("native")(made.module, machine, Options(), Host(file))
        if run.status != 0:
            raise SystemExit(f"{file} on the {name} ended with status {run.status}: {run.trap}")
        found[name] = run.cycles
    return found


def table(found: Mapping[str, Mapping[str, int]]) -> str:
    """A row a program, a column a machine; the last column is in time, for the EM-X's clock is faster, too."""
    names = list(machines())
    clocks = {name: machine.clock for name, machine in machines().items()}
    head = [f"| cycles | {' | '.join(names)} | in time |", f"|---|{'---:|' * (len(names) + 1)}"]
    for file, of in found.items():
        pes, what = PROGRAMS[file]
        base = of[names[0]]
        cells = [f"{of[name]:,} (**{base / of[name]:.2f}**)" for name in names[1:]]
        time = clocks[names[0]].microseconds(base) / clocks[names[-1]].microseconds(of[names[-1]])
        head.append(f"| {what}, {pes} PEs (`{Path(file).name}`) | {base:,} | {' | '.join(cells)} | **{time:.2f}** |")
    return "\n".join(head)


def keys() -> str:
    """What stands in the machine file of the EM-X, beside what the EM-4 has there, and where it is from."""
    em4, emx = read_description("em4"), read_description("emx")
    head = ["| key | EM-4 | EM-X | from |", "|---|---:|---:|---|"]
    for key, source in emx.sources:
        section, _, name = key.partition(".")
        if not source.startswith(f"as {em4.name}: "):
            values = [getattr(getattr(machine, section), name) for machine in (em4, emx)]
            head.append(f"| `{key}` | {values[0]:,} | {values[1]:,} | {source} |")
    return "\n".join(head)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help=f"write the table into {PAGE.name}")
    chosen = parser.parse_args()
    text = table({file: cycles(file) for file in PROGRAMS})
    print(text)
    if chosen.write:
        written(PAGE, {"keys": keys(), "parts": text})


if __name__ == "__main__":
    main()
