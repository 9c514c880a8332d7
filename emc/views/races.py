"""Races as text: both accesses with their lines and PEs, and what would order the two.

    lost.emc:6:9: race: `total` is written here by PE 0, and read by PE 2; nothing orders the two (36 times)
            6 |         total = total + 1;
              |         ^~~~~~~~~~~~~~~~~
              in cycle 834
              = make it one packet, by `+=` or a packet_type of your own; or hold a lock around the read and the write
    lost.emc:6:17: note: read here by PE 2
            6 |         total = total + 1;
              |                 ^~~~~
              in cycle 838

In: `Run.races`. The last line (`summarise`) says "no race in this run" only if all accesses of the run were checked.
"""

from __future__ import annotations

from emc.machine.run import Access, Race, Races
from emc.printable import tame
from emc.views.faults import Texts, excerpt, head
from emc.views.records import place
from emc.views.remedies import remedy
from emc.views.traps import INDENT, chain

_CUT = {
    "engine": "; accesses after the first transfer by an engine (rdma.h) were not checked",
    "trap": "; the run ended early, so later races may be missing",
    "memory": "; too many threads accessed one word to remember all of them, so some races may be missing",
}


def races(found: Races, texts: Texts, colour: bool = False, most: int = 0) -> str:
    """The text of the first `most` races (0: all), without a final newline."""
    shown = found.found[: most or None]
    lines = [one_race(one, texts, colour) for one in shown]
    if (more := len(found.found) - len(shown)) > 0:
        lines.append(f"{INDENT}... and {more:,} more, which --max-errors 0 shows")
    return "\n".join(lines)


def summarise(found: Races, program: str) -> str:
    """A line that says how many races there are."""
    number, limits = len(found.found), _CUT.get(found.cut, "")
    if not number:
        return f"{program}: no race {'was found' if limits else 'in this run'}{limits}"
    return f"{program}: {number} race{'s' * (number != 1)}{limits}"


def record(found: Races, texts: Texts) -> dict[str, object]:
    """The races as plain data, for tools. complete: whether these are all races of the run."""
    return {"complete": not found.cut, "cut": found.cut, "found": [_record(race, texts) for race in found.found]}


def _record(race: Race, texts: Texts) -> dict[str, object]:
    return {
        "object": race.what,
        "pe": race.pe,
        "on": race.on,
        "address": race.address,
        "count": race.count,
        "lacks": race.lacks,
        "hint": remedy(race, texts),
        "accesses": [
            {
                "how": one.how,
                "pe": one.pe,
                "by": one.by,
                "cycle": one.cycle,
                **place(one.span),
                "chain": [
                    {"template": link.template, "pe": link.pe, "forked": link.forked, **place(link.span)}
                    for link in one.chain
                ],
            }
            for one in (race.first, race.second)
        ],
    }


def one_race(race: Race, texts: Texts, colour: bool = False) -> str:
    """The text of one race, without a final newline."""
    first, second = race.first, race.second
    times = f" ({race.count:,} times)" if race.count > 1 else ""
    lines = [head(first.span, "race", said(race) + times, colour), *excerpt(first.span, texts, colour), *_by(first)]
    lines += [f"{INDENT}= {remedy(race, texts)}"]
    lines += [head(second.span, "note", f"{second.how} here by {second.by}", colour)]
    return "\n".join([*lines, *excerpt(second.span, texts, colour), *_by(second)])


def said(race: Race) -> str:
    """The accesses of a race, in a sentence."""
    first, second = race.first, race.second
    what = race.what or f"the word at {race.address:#x} of {race.on}"
    other = f"by {second.by}" if second.pe != first.pe else "by another thread of it"
    return f"{what} is {first.how} here by {first.by}, and {second.how} {other}; nothing orders the two"


def _by(access: Access) -> list[str]:
    return [f"{INDENT}in cycle {access.cycle:,}", *(INDENT + tame(text) for text in chain(access.chain))]
