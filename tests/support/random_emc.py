"""Random EM-C programs on both engines.

    python tests/support/random_emc.py 7                            prints program number 7, and how it is run
    python tests/support/random_emc.py --seed 1 --count 200         compares the engines on 200 programs
    python tests/support/random_emc.py --seed 1 --count 50 --pes 1,3,8,80

Each seed has its own machine and options (generate/settings.py). A line for each program that differs, and a count.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from agreement import built, compare
from generate import program
from generate.settings import PES, setting

from emc.faults import Faulty

BEST = 10  # every tenth program has the best of code, which takes ten times as long to make


def main() -> int:
    """0: they agree on all."""
    parser = argparse.ArgumentParser(description="Random EM-C programs on both engines.")
    parser.add_argument("show", nargs="?", type=int, metavar="SEED", help="print this program")
    parser.add_argument("--seed", type=int, default=0, help="the first program")
    parser.add_argument("--count", type=int, default=100, help="how many programs")
    parser.add_argument("--pes", default=",".join(PES), help="machines to choose from, like 1,3,2x2")
    wanted = parser.parse_args()
    pes = tuple(wanted.pes.split(","))
    if wanted.show is not None:
        print(f"// {setting(wanted.show, pes)}\n{program(wanted.show)}", end="")
        return 0
    return compared(range(wanted.seed, wanted.seed + wanted.count), pes)


def compared(seeds: range, pes: tuple[str, ...]) -> int:
    wrong, ends, start = 0, Counter[str](), time.monotonic()
    for seed in seeds:
        try:
            run, said = compare(built(seed, pes), setting(seed, pes).options, best=seed % BEST == 0)
        except Faulty as faulty:
            said, run = "\n".join(map(str, faulty.faults)), None
        except RuntimeError as error:  # the engines say themselves that they disagree
            said, run = str(error), None
        ends[run.trap.kind if run and run.trap else "exit"] += 1
        if said:
            wrong += 1
            print(f"program {seed} ({setting(seed, pes)}):\n{said}", flush=True)
    print(f"{len(seeds)} programs in {time.monotonic() - start:.0f} s, {wrong} differ")
    print(", ".join(f"{count} {end}" for end, count in ends.most_common()))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
