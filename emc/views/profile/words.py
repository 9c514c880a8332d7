"""Words and numbers for the pages of a profile: columns, shares, names of places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

from emc.dataclass import dataclass
from emc.machine.tally import Spent
from emc.views.profile.data import Costs, Line, Profile
from emc.views.report import duration

PARTS = {  # of a PE's cycles: a field of Spent, and its meaning
    "threads": "operations of threads",
    "services": "services of the host",
    "dispatch": "taking packets from the queue and finding their code",
    "matching": "matching two operands",
    "spilling": "moving packets to memory and back",
    "bypass": "waiting for accesses that are served by bypass",
    "network": "nothing to do while the next packet was under way",
    "idle": "nothing to do",
}


@dataclass(frozen=True, slots=True)
class Column:
    """A column of numbers, one for each line and function."""

    name: str
    title: str
    of: Callable[[Costs], int]
    always: bool = False  # show it even if all numbers are 0


COLUMNS = (
    Column("threads", "threads", lambda c: c.threads, True),
    Column("dispatch", "dispatch", lambda c: c.dispatch, True),
    Column("matching", "matching", lambda c: c.matching),
    Column("spilling", "spilling", lambda c: c.spilling),
    Column("services", "host", lambda c: c.services),
    Column("bypass", "bypass", lambda c: c.bypass),
    Column("beside", "beside", lambda c: c.beside),
    Column("packets", "packets", lambda c: c.packets, True),
    Column("far", "far", lambda c: c.far + c.far_replies),
    Column("replies", "replies", lambda c: c.replies),
    Column("bytes", "bytes", lambda c: c.bytes, True),
)


def columns(made: Profile) -> list[Column]:
    """The columns that are not empty in this profile."""
    return [column for column in COLUMNS if column.always or column.of(made.total)]


def short_names(files: Iterable[str]) -> dict[str, str]:
    """The name of each file without its folders, if no other file has the same name."""
    names = {file: Path(file).name for file in files}
    seen = Counter(names.values())
    return {file: name if seen[name] == 1 else file for file, name in names.items()}


def parts(made: Profile) -> list[tuple[str, str, int]]:
    """The parts of all PEs' cycles: (part, its meaning, cycles). Parts of 0 cycles are left out."""
    sums = [(name, text, sum(getattr(pe, name) for pe in made.pes)) for name, text in PARTS.items()]
    return [row for row in sums if row[2]]


def head(made: Profile) -> str:
    """What was run, in one line."""
    time = duration(made.cycles * 1e6 / made.hertz)
    pes = f"{len(made.pes):,} PE{'s' * (len(made.pes) != 1)}"
    packets = f"{made.total.packets:,} packets, {made.total.bytes:,} bytes"
    return f"{made.program} on {made.machine}, {pes}: {made.cycles:,} cycles = {time}; {packets}"


def span(made: Profile) -> str:
    """Which cycles of the run these are, in one line; "" for the whole run."""
    return f"cycles {made.first:,} to {made.last:,}: the measured part" if made.first else ""


def percent(share: float) -> str:
    """A share as text: `12.3`, `<0.1` or nothing."""
    if not share:
        return ""
    return f"{100 * share:.1f}" if share >= 0.0005 else "<0.1"


def number(value: int) -> str:
    """`12,345`, or nothing for 0."""
    return f"{value:,}" if value else ""


def some_pes(made: Profile, most: int) -> list[tuple[int, Spent]]:
    """PEs as (number, cycles), by number. If there are many: the busiest, the idlest, and some in between."""
    every = list(enumerate(made.pes))
    if len(every) <= most:
        return every
    by_idle = sorted(every, key=lambda row: (row[1].idle + row[1].network, row[0]))
    step = (len(every) - 1) / (most - 1)
    return sorted(by_idle[round(i * step)] for i in range(most))


def spent(pe: Spent) -> list[tuple[str, int]]:
    """The parts of a PE's cycles, in the order of PARTS."""
    return [(name, getattr(pe, name)) for name in PARTS]


def line_tip(line: Line) -> str:
    """What a line cost and why, for a tool tip."""
    costs = line.costs
    said = [f"in {', '.join(line.functions)}"]
    said += [f"{name} {getattr(costs, name):,}" for name in PARTS if getattr(costs, name, 0)]
    if costs.packets:
        said.append(f"{costs.sent:,} packets sent, {costs.far:,} to other PEs, {costs.replies:,} replies")
    said += [f"inlined at {call.file}:{call.line}: {call.cycles:,} cycles" for call in line.calls]
    return "; ".join(said)
