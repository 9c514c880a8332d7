"""What `emc explore` found, as text and as a record.

lost.emc: a different schedule gives a different result (schedule 4 of 400)
line 1 of the output:
    usual:  total 3
    other:  total 1
the usual one:  emc run lost.emc --pes 4
the other one:  emc run lost.emc --pes 4 --late 1:6=302
    packet 6 of PE 1 leaves 302 cycles late: `write32` to PE 0, sent at lost.emc:9:27
"""

from __future__ import annotations

from itertools import zip_longest

from emc.dataclass import dataclass
from emc.explore import Allowance, Difference, Found
from emc.machine import Run
from emc.machine.run import Dispatched
from emc.printable import tame

WIDEST = 160  # characters of a line of output that are shown


@dataclass(frozen=True, slots=True)
class Told:
    """The texts about a program that the report contains."""

    program: str  # its file, as given
    usual: str  # the command that repeats the usual run
    other: str  # the command that repeats the run that differs; "": there is none


def text(found: Found, allowed: Allowance, told: Told) -> str:
    """The report as text for people, without the last newline."""
    one = found.difference
    if found.usual is None:
        return f"{told.program}: interrupted during the usual run; no other schedule was tried"
    if one is None:
        lines = [
            _nothing(found, told.program),
            *_same_trap(found.usual),
            *_coverage(found),
            *_allowance(found, allowed),
        ]
        return "\n".join(lines)
    tried = f"schedule {one.number:,} of {allowed.runs:,}"
    return "\n".join(
        [
            f"{told.program}: a different schedule gives a different result ({tried})",
            f"{one.apart.what}:",
            f"    usual:  {_line(one.apart.usual)}",
            f"    other:  {_line(one.apart.other)}",
            f"the usual one:  {told.usual}",
            f"the other one:  {told.other}",
            *(f"    {words}" for words in departures(one)),
            *(["    both runs read the same standard input"] if found.reads else []),
        ]
    )


def departures(one: Difference) -> list[str]:
    """The differences between a schedule and the usual one, in words."""
    schedule, said = one.schedule, list[str]()
    for late, packet in zip_longest(schedule.late, one.packets):
        said.append(f"packet {late.packet:,} of PE {late.pe} leaves {_cycles(late.cycles)} late{_which(packet)}")
    if schedule.net_delay:
        said.append(f"each packet leaves up to {_cycles(schedule.net_delay)} late, at random")
    if schedule.queue:
        said.append(f"a PE's queue holds {schedule.queue} packet{'s' * (schedule.queue != 1)} on chip")
    if one.stopped:
        said.append(f"the program does not end within {_cycles(one.max_cycles)}")
    return said


def _which(packet: Dispatched | None) -> str:
    return f": `{packet.type}` to PE {packet.pe}, sent at {packet.sent}" if packet is not None else ""


def _cycles(n: int) -> str:
    return f"{n:,} cycle{'s' * (n != 1)}"


def _line(text: str | None) -> str:
    if text is None:
        return "(no such line)"
    return tame(text if len(text) <= WIDEST else f"{text[:WIDEST]} ...")


def _nothing(found: Found, program: str) -> str:
    schedules = f"{found.runs:,} other schedule{'s' * (found.runs != 1)}"
    stopped = "interrupted: " if found.over == "interrupted" else ""
    return f"{program}: {stopped}the same result in {schedules}; this is not a proof"


def _same_trap(usual: Run) -> list[str]:
    """The line about a trap that all schedules have; [] if there is none."""
    return [] if usual.trap is None else [f"    the program traps each time: {usual.trap.kind} at {usual.trap.span}"]


def _coverage(found: Found) -> list[str]:
    part = "" if found.whole else " among its first packets"
    random = found.runs - found.tried - found.several
    return [
        f"    tried {found.tried:,} of the {found.single:,} delays of one packet that change an order of arrival"
        f"{part}, several delays at once {found.several:,} times, and random delays {random:,} times"
    ]


def _allowance(found: Found, allowed: Allowance) -> list[str]:
    """Lines about the limit that ended the search, and how to continue it."""
    if found.over == "seconds":
        return [f"    {allowed.seconds:g} seconds have passed (--seconds allows more)"]
    if found.over == "runs" and found.tried < found.single:
        return [f"    --runs {2 * found.single} tries each of these delays"]
    return []


def record(found: Found, allowed: Allowance, told: Told) -> dict[str, object]:
    """The report for tools: the parts of the document."""
    one = found.difference
    return {
        "over": found.over,
        "runs": found.runs,
        "allowed": {"runs": allowed.runs, "seconds": allowed.seconds},
        "single_delays": {"tried": found.tried, "all": found.single, "whole": found.whole},
        "several_delays": found.several,
        "usual": {"command": told.usual, "cycles": found.usual.cycles if found.usual is not None else None},
        "difference": None
        if one is None
        else {
            "where": one.apart.what,
            "usual": one.apart.usual,
            "other": one.apart.other,
            "schedule": one.number,
            "command": told.other,
            "departures": departures(one),
        },
    }
