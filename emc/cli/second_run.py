"""A second run of a small program, as a checked build that looks for races: mistakes that its first run did not show.

    faults = look_again(job, done, heard)
    unchecked(job, done, heard)                     why there is no second run, and what would check the program

Most small programs with a race give the right result, or a wrong one without a word. So `emc run` runs each small
program with several threads once more, in silence: with the same options, and with the input that the first run has
read. What this run finds is a warning, W0701 (a race) or W0702 (a trap of the checked build). If it finds nothing,
one_pe.py runs the program on one PE. What was found is cached by all that it depends on, so a program that did not
change is not run twice again.

There is no second run of bundled programs (docs/races.md names their races), after a trap, or if the program used
files, because it could change them twice.
"""

from __future__ import annotations

import os
import re
from importlib import import_module

from emc import digests, places
from emc.cache import keep, look
from emc.cli.console import say, text_of
from emc.cli.job import Heard, Job
from emc.dataclass import replace
from emc.faults import Fault, Faults, Faulty, Note
from emc.footprint import Footprint
from emc.machine import Host, Run
from emc.machine.run import ILLEGAL, Access, Race, Trap, users_line
from emc.source import Span
from emc.verdict import is_cacheable, name_of

ROOM = "second-runs"
MOST_PACKETS = 50_000  # of a small program
MOST_CYCLES = 2_000_000  # of all its PEs' work
FEW_PACKETS, FEW_CYCLES = 1_500, 30_000  # up to these, the reference engine ends before LLVM has begun

_CONDITION = re.compile(r"\b(?:while\s*|for\s*\([^;{}]*;)([^;{}]*)$")  # of a loop, up to something in it
_ENDLESS = re.compile(r"\b(?:for\s*\(\s*;\s*;\s*\)|while\s*\(1\))\s*\{?\s*if\b.*\bbreak\s*;")
_SAME = re.compile(r"\w+\s*=\s*(-?(?:\d\w*|[A-Z][A-Z_0-9]*|true|false))")  # a plain name that gets a constant
_CHOICE = re.compile(r"\bif\s*\(|\?.*:")  # `if (...)`, or `? :`
_PERFORMANCE = "W0550"  # of the warnings about parallel programs, the one that is not about results


def look_again(job: Job, done: Run, heard: Heard) -> Faults:
    """Warnings about what a second run of the job finds. done: the first run. heard: what it took from outside."""
    if done.trap is not None or _is_bundled(job) or unchecked(job, done, heard):
        return Faults()
    if not is_cacheable(job.sources):
        return _find(job, done, heard) or Faults()
    parts = name_of(job.sources, job.wanted), replace(job.options, progress=None), job.arguments, heard.kept
    key = digests.name(repr(parts))
    match look(ROOM, key):
        case (Faults() as found, Footprint() as seen) if seen.unchanged():
            return found
        case _:
            pass
    found = _find(job, done, heard)
    if found is None:  # the user has stopped it, or this computer lacks room
        return Faults()
    keep(ROOM, key, (found, job.program.seen))
    return found


def unchecked(job: Job, done: Run, heard: Heard) -> str:
    """What was not checked, why, and the option that checks it; "" if there is a second run, or after a trap."""
    if done.trap is not None or _is_bundled(job):
        return ""
    if not job.program.is_parallel and not any(pe.threads for pe in done.counters[1:]):  # one thread after the other
        return "" if job.checked else "accesses to memory were not checked; `--check` checks them"
    cycles = sum(pe.busy for pe in done.counters)
    why = (
        f"it sent {done.packets:,} packets" if done.packets > MOST_PACKETS
        else f"its PEs worked for {cycles:,} cycles" if cycles > MOST_CYCLES
        else "it used files" if heard.used_files
        else "it read much input" if not heard.is_whole
        else ""
    )  # fmt: skip
    return f"races were not looked for, because {why}; `--races` looks for them" if why else ""


def _is_bundled(job: Job) -> bool:
    room = os.path.realpath(places.programs()) + os.sep
    return all(os.path.realpath(path).startswith(room) for path, _ in job.sources)


def _find(job: Job, done: Run, heard: Heard) -> Faults | None:
    try:
        built = import_module("emc.session").build(job.sources, replace(job.wanted, check=True))
        chosen = "auto"
        if done.packets <= FEW_PACKETS and sum(pe.busy for pe in done.counters) <= FEW_CYCLES:
            chosen = "reference"
        elif not import_module("emc.engines.native.make").can_find_races(built.module):
            return Faults()
        options = replace(job.options, races=True, tag=False, max_cycles=2 * done.cycles, progress=None)
        host = Host(job.path, job.arguments, name=job.name, stdin=bytes(heard.kept))
        again: Run = import_module("emc.engines").engine(chosen)(built.module, built.description, options, host)
        warned = [fault for fault in job.program.faults if _is_parallel(fault)]
        found = _said(again, job.name, warned)
        if not found.found and not warned and again.trap is None and not done.waiting:
            from emc.cli.one_pe import look_on_one_pe  # its patterns take 3 ms to compile

            found = look_on_one_pe(job, again, heard)
    except Faulty as faulty:  # the checked build may be too large for the machine: then there is nothing to say
        lacking = next((fault.text for fault in faulty.faults if fault.code == "E1012"), "")
        if lacking:
            say(f"emc: this program was not checked for races: {lacking}")
        return None if lacking else Faults()
    except KeyboardInterrupt:  # while it was compiled
        return None
    if again.trap is not None and again.trap.kind == "interrupted":
        return None
    return found


def _is_parallel(fault: Fault) -> bool:
    """Whether the compiler has warned about a parallel mistake: a race on that line is probably the same."""
    return fault.code.startswith(("W04", "W0506")) or (fault.code >= "W0550" and fault.code != _PERFORMANCE)


def _place(at: Fault | Access) -> tuple[str, int]:
    return _place_of(at.span)


def _place_of(span: Span) -> tuple[str, int]:
    return span.file, span.line


def _said(run: Run, program: str, warned: list[Fault]) -> Faults:
    """warned: the compiler's warnings about parallel mistakes. A limit that the checked build reaches is no fault of
    the program."""
    faults = Faults()
    if run.trap is not None and run.status == ILLEGAL and not _is_warned(run.trap, warned):
        _tell_trap(faults, run.trap, program)
    if run.races is not None and (found := [race for race in run.races.found if not _is_known(race, warned)]):
        _tell_race(faults, min(found, key=_rank), len(run.races.found), program)
    return faults


def _is_warned(trap: Trap, warned: list[Fault]) -> bool:
    return _place_of(users_line(trap.span, trap.chain)) in {_place(fault) for fault in warned}


def _rank(race: Race) -> int:
    """What explains most comes first: a thread that nothing waits for, then a packet, then a value that is read. Of
    equal ones, the first of the run."""
    from emc.views.remedies import alone

    if alone(race) is not None:
        return 0
    return 1 if race.lacks in ("arrival", "report") else 2 if "read" in (race.first.how, race.second.how) else 3


def _tell_trap(faults: Faults, trap: Trap, program: str) -> None:
    what = ", ".join((trap.on or f"PE {trap.pe}", *trap.detail))
    text = f"the checked build of this program traps here: {trap.kind} ({what})"
    faults.warning(
        "W0702", users_line(trap.span, trap.chain), text, f"`emc run {program} --check` says more", *trap.notes
    )


def _tell_race(faults: Faults, race: Race, number: int, program: str) -> None:
    from emc.views.races import said
    from emc.views.remedies import remedy

    others = f"shows all {number} races" if number > 1 else "shows how both came there"
    second = race.second
    note = Note(second.span, f"{second.how} here by {second.by}")
    hint = f"{remedy(race, text_of)}. `emc run {program} --races` {others}"
    faults.warning("W0701", race.first.span, f"race: {said(race)}", hint, note)


def _is_known(race: Race, warned: list[Fault]) -> bool:
    """Whether the compiler has warned about a line of the race, or about the object; or whether it is of a kind that
    right programs have, too: a loop that waits for a word, a word that all who set it set to the same constant, or a
    statement that updates a word in the turn in which it tests it, and sometimes only tests it: `n < most ? n++ : -1`.
    """
    if any(fault.code in ("W0562", "W0563") for fault in warned):
        return True  # a lock that keeps no PE out, or is released too early
    both = race.first, race.second
    places = {_place(fault) for fault in warned}
    if any(_place(one) in places for one in both):
        return True
    if race.what and any(re.match(_whole(race.what), fault.text) for fault in warned):
        return True
    if any(one.how == "read" and _is_in_condition(one) for one in both):
        return True
    if {one.how for one in both} == {"read", "updated"} and _place(both[0]) == _place(both[1]):
        return all(_CHOICE.search(_line(one)) is not None for one in both)
    values = {_SAME.fullmatch(_text(one)) for one in both}
    return None not in values and len({match[1] for match in values if match}) == 1


def _whole(what: str) -> str:
    """A pattern for a text that names the object."""
    return rf".*`{re.escape(what.strip('`').partition('[')[0])}\b"


def _is_in_condition(access: Access) -> bool:
    """Whether it is in the condition of a loop, or in that of `for (;;) if (...) break;`."""
    line = _line(access)
    found = _CONDITION.search(line[: access.span.column - 1])
    if found is None:
        return _ENDLESS.search(line) is not None
    is_while = found[0].startswith("while")
    return found[1].count("(") - found[1].count(")") > (0 if is_while else -1)


def _line(access: Access) -> str:
    lines = (text_of(access.span.file) or "").split("\n")
    return lines[access.span.line - 1] if access.span.line <= len(lines) else ""


def _text(access: Access) -> str:
    span = access.span
    return _line(access)[span.column - 1 : span.end_column - 1] if span.end_line == span.line else ""
