"""Hostile programs on both engines: each must end in a fault, a trap or a run, the same on both, inside of its machine.

    python tests/support/hostile.py --count 10000    compares the engines on that many programs (generate/hostile.py)
    python tests/support/hostile.py --show 4711      prints program 4711

The native engine runs guarded (guarded.py): an access outside of an array, or of a PE's memory, ends the process, and
that is named here, as is an exception, and a difference between the engines. Each batch is a process of its own.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
import traceback
from collections import Counter

from agreement import differences
from audit import audit
from fuzz import failures
from generate.hostile import hostile, real_programs
from guarded import built, guarded

from emc.engines import engine
from emc.engines.native.kernel.kinds import KINDS
from emc.engines.native.run.kernels import kernel_of
from emc.faults import Faulty
from emc.machine import Description, Host, Options
from emc.machine.machine_file import parse_description, read_description
from emc.route import assemble
from emc.texts import Source

CYCLES = 4000
FAR = """
name = "far"
[cost]
alu = 1000
[queue]
on_chip = 1
intake_while_running = 1
special_first = 2
[bypass]
widest = 1
decode = 2500
[network]
inject = 3000
hop = 1000
port = 7
"""  # nearly all that happens there lies beyond the native engine's wheel of time
EM4, EMX = read_description("em4"), read_description("emx")
MACHINES = (EM4, EM4, EMX, parse_description(FAR, "far.toml"))
ADDRESS_SPACE = 64 << 30  # a machine of the native engine reserves some; little of it is touched
BATCH = 50
ENDS: Counter[str] = Counter()


def settings(number: int) -> tuple[Description, Options]:
    """The machine and the options of a program's run."""
    machine = MACHINES[number % len(MACHINES)]
    delay = (0, 0, 5, 300, 5000)[number % 5]
    options = Options(
        max_cycles=10 * CYCLES if machine.name == "far" else CYCLES,
        seed=number,
        net_delay=delay,
        queue=(0, 1)[number % 5 == 0],
        packet_limit=(0, 40)[number % 7 == 0],
        record=number % 3 == 0,
        profile=number % 11 == 0,
    )
    return machine, options


def answer(number: int) -> str:
    """What is wrong with a program's end: "" when nothing is."""
    description, options = settings(number)
    try:
        module = assemble(Source("x.emir", hostile(number)))
        audit(module, description, options.profile)
        told = engine("reference")(module, description, options, Host())
        found = engine("native")(module, description, options, Host())
    except Faulty as faulty:
        ENDS[faulty.faults.found[0].code] += 1
        return "" if faulty.faults.errors else "stopped without an error"
    except Exception:
        return traceback.format_exc(limit=-6)
    ENDS[told.trap.kind if told.trap else "exit"] += 1
    return "" if found == told else differences(found, told) or "the runs differ"


def batch(numbers: range, out: int) -> None:
    """Answers to a range of programs, in a folder of their own: what they open, they open there."""
    with tempfile.TemporaryDirectory() as folder, guarded():
        os.chdir(folder)
        for number in numbers:
            os.write(out, f"\n{number}\n".encode())
            os.write(out, answer(number).encode())
        os.chdir("/")


def wrong(numbers: range) -> list[tuple[int, str]]:
    """The programs that end badly, and how."""
    for name in KINDS:
        built(kernel_of(name))
    real_programs()  # before there are processes that each would make them
    return list(failures(numbers, batch, BATCH))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--show", type=int)
    parser.add_argument("--here", type=int, help="run this one program in this process")
    chosen = parser.parse_args()
    if chosen.show is not None:
        print(hostile(chosen.show))
        return
    if chosen.here is not None:
        with guarded():
            print(answer(chosen.here) or ENDS)
        return
    began, found = time.monotonic(), 0
    for number, said in wrong(range(chosen.start, chosen.start + chosen.count)):
        found += 1
        print(f"program {number}: {said}", flush=True)
    print(f"{chosen.count} programs, {found} end badly, {time.monotonic() - began:.0f} s", flush=True)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
