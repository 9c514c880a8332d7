"""The cycles of all programs on three machines, as a list that only a change of the machine's rules may change.

    python tests/support/cycles.py             compares each program's run with cycles.txt; exit status 1 if one differs
    python tests/support/cycles.py --save      writes cycles.txt; with --only, the lines of those programs
    python tests/support/cycles.py --only programs/papers

A line is a program, its number of PEs, the machine, the cycles of the run, and a checksum of output, exit status and
every counter of every PE. The runs are the native engine's; the agreement tests hold the reference engine to them.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import astuple
from multiprocessing import Pool
from pathlib import Path
from typing import Any
from zlib import crc32

import harness
from harness import AGREED, PROGRAMS, ROOT
from promises import options_of, promises

LIST = ROOT / "tests" / "cycles.txt"
MACHINES: dict[str, dict[str, Any]] = dict(zip(("em4", "tight", "emx"), AGREED, strict=True))
MOST_CYCLES = 3_000_000  # of a test; the programs of programs/ run to their end


def programs() -> Iterator[tuple[str, str]]:
    """(path from the project's root, PEs) of each program that compiles."""
    for room in (*PROGRAMS, ROOT / "programs"):
        for path in sorted(room.rglob("*.[ce]*")):
            if path.suffix in (".c", ".emc") and "parts" not in path.parts:
                promised = promises(path)
                if promised.any and not any(" error" in one for one in promised.fault):
                    pes = "64" if path.stem == "locusroute" else promised.pes[-1]
                    yield str(path.relative_to(ROOT)), pes


def line_of(path: str, pes: str, machine: str) -> str:
    """What a program does on a machine, as a line of the list."""
    promised = promises(Path(path))
    most = harness.MOST_CYCLES if path.startswith("programs/") else MOST_CYCLES
    options = {"max_cycles": most, **options_of(promised.options), **MACHINES[machine]}
    files = [path, *(str(Path(path).parent / name) for name in promised.files)]
    stdin = "".join(line + "\n" for line in promised.stdin).encode()
    run = harness.emc_run(files, pes, promised.args, engine="native", stdin=stdin, called=called(path), **options).run
    if run is None:
        return f"{path} {pes} {machine} does not compile"
    seen = repr((run.output, run.status, [astuple(one) for one in run.counters]))
    return f"{path} {pes} {machine} {run.cycles} {crc32(seen.encode()):08x}"


def called(path: str) -> str:
    """The program's own name for itself. Its length is part of the cycles, for it lies in memory: it does not change
    when a program moves to another folder of whole/c."""
    return re.sub(r"(tests/whole/c)/\w+/", r"\1/", path)


def lines_of(program: tuple[str, str]) -> list[str]:
    return [line_of(*program, machine) for machine in MACHINES]


def saved(listed: list[str], found: list[str], only: str) -> list[str]:
    """The new list: with `only`, a line that is not of those programs stays, and new lines follow the old ones."""
    if not only:
        return found
    now = {tuple(line.split(" ")[:3]): line for line in found}
    kept = [now.pop(tuple(line.split(" ")[:3]), "") if line.startswith(only) else line for line in listed]
    return [line for line in (*kept, *now.values()) if line]


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--save", action="store_true")
    words.add_argument("--only", default="", help="programs whose path begins so")
    asked = words.parse_args()
    os.chdir(ROOT)
    wanted = [one for one in programs() if one[0].startswith(asked.only)]
    with Pool(2) as pool:
        found = [line for lines in pool.imap(lines_of, wanted) for line in lines]
    listed = LIST.read_text(encoding="utf-8").splitlines()
    if asked.save:
        LIST.write_text("".join(line + "\n" for line in saved(listed, found, asked.only)), encoding="utf-8")
        return 0
    kept = [line for line in listed if line.startswith(asked.only)]
    for line in sorted(set(kept) ^ set(found)):
        print(("listed: " if line in kept else "now:    ") + line)
    print(f"{len(found)} runs, {len(set(found) - set(kept))} differ")
    return int(set(kept) != set(found))


if __name__ == "__main__":
    sys.exit(main())
