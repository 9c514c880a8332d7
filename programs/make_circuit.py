"""Generates circuits for LocusRoute, the same bytes for the same seed.

    python make_circuit.py primary2 > circuits/primary2.circuit
    python make_circuit.py --columns 341 --channels 10 --wires 400 --seed 2 > my.circuit

`primary2` has the size of the circuit that the EM-C paper routes: 3817 wires on 1920 columns x 20 channels. The
distribution is our own, chosen to be plausible: most wires have two to four pins close together; a few have tens of
pins and cross the circuit, as clocks and resets do. A pin of the cell in row r can be reached from channel r below it
or channel r + 1 above it; one in ten is on one side only.
"""

from __future__ import annotations

import argparse
import random
import sys
from dataclasses import dataclass

Pin = tuple[int, int, int]  # column, lo, hi


@dataclass(frozen=True)
class Size:
    columns: int
    channels: int
    wires: int
    seed: int


SIZES = {
    "primary2": Size(1920, 20, 3817, 1993),
    "small": Size(341, 10, 400, 1988),
    "tiny": Size(100, 5, 60, 4),
}
PIN_COUNTS = ((2, 560), (3, 190), (4, 110), (5, 50), (6, 35), (7, 20), (8, 15))  # of 1000; the other 20 are long wires
MEAN_REACH = 12  # columns from a wire's middle to a pin
MOST_REACH = 60  # no pin is farther from it
LONG_STEP = 20  # columns between neighbouring pins of a long wire
LONG_TWO_PIN = 0.01  # of the two-pin wires are long instead


def choose_pin_count(random_: random.Random) -> int | None:
    """Pins of the next wire; None for a long wire."""
    lot = random_.randrange(1000)
    for count, share in PIN_COUNTS:
        if lot < share:
            return count
        lot -= share
    return None


def clamp(n: int, most: int) -> int:
    return max(0, min(n, most))


def make_pin(random_: random.Random, column: int, row: int) -> Pin:
    lot = random_.randrange(20)
    if lot == 0:
        return column, row, row
    if lot == 1:
        return column, row + 1, row + 1
    return column, row, row + 1


def place(random_: random.Random, size: Size, middle: tuple[int, int], reach: float) -> tuple[int, int]:
    """A column and a row near `middle`: exponential along the rows, nearly always within two rows."""
    sign = random_.choice((-1, 1))
    column = middle[0] + sign * min(int(random_.expovariate(1 / reach)), MOST_REACH)
    row = middle[1] + random_.choice((-2, -1, -1, 0, 0, 0, 0, 1, 1, 2))
    return clamp(column, size.columns - 1), clamp(row, size.channels - 2)


def short_wire(random_: random.Random, size: Size, pins: int) -> list[Pin]:
    middle = random_.randrange(size.columns), random_.randrange(size.channels - 1)
    long = pins == 2 and random_.random() < LONG_TWO_PIN
    reach = min(MEAN_REACH * (3 if long else 1), size.columns / 4)
    places: set[tuple[int, int]] = set()
    while len(places) < pins:
        places.add(place(random_, size, middle, reach))
    return [make_pin(random_, *at) for at in sorted(places)]


def long_wire(random_: random.Random, size: Size) -> list[Pin]:
    """Ten to forty pins along the circuit, fewer where it is narrow, wandering over the rows."""
    pins = random_.randint(10, max(10, min(40, size.columns // LONG_STEP)))
    step = min(LONG_STEP, size.columns // pins)
    start = random_.randrange(size.columns - pins * step + 1)
    row = random_.randrange(size.channels - 1)
    places: list[tuple[int, int]] = []
    for i in range(pins):
        row = clamp(row + random_.choice((-1, 0, 0, 1)), size.channels - 2)
        places.append((start + i * step + random_.randrange(step), row))
    return [make_pin(random_, *at) for at in places]


def make_wires(size: Size) -> list[list[Pin]]:
    random_ = random.Random(size.seed)
    wires: list[list[Pin]] = []
    for _ in range(size.wires):
        count = choose_pin_count(random_)
        wires.append(long_wire(random_, size) if count is None else short_wire(random_, size, count))
    return wires


def show_circuit(size: Size) -> str:
    lines = [f"# made by make_circuit.py, seed {size.seed}", f"{size.columns} {size.channels} {size.wires}"]
    for wire in make_wires(size):
        lines.append(f"{len(wire)} " + "  ".join(f"{x} {lo} {hi}" for x, lo, hi in wire))
    return "\n".join(lines) + "\n"


def read_arguments(words: list[str] | None) -> Size:
    parser = argparse.ArgumentParser(description="Print a circuit for LocusRoute.")
    parser.add_argument("name", nargs="?", choices=sorted(SIZES), default="tiny", help="where the sizes start from")
    parser.add_argument("--columns", type=int)
    parser.add_argument("--channels", type=int)
    parser.add_argument("--wires", type=int)
    parser.add_argument("--seed", type=int)
    given = parser.parse_args(words)
    base = SIZES[given.name]
    size = Size(
        base.columns if given.columns is None else given.columns,
        base.channels if given.channels is None else given.channels,
        base.wires if given.wires is None else given.wires,
        base.seed if given.seed is None else given.seed,
    )
    if size.columns < 20 or size.channels < 2 or size.wires < 0:
        parser.error("a circuit has at least 20 columns, 2 channels and 0 wires")
    return size


def main(words: list[str] | None = None) -> None:
    sys.stdout.write(show_circuit(read_arguments(words)))


if __name__ == "__main__":
    main()
