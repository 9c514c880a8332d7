"""Runs a small program again, as a checked build that looks for races: mistakes that its first run did not show.

    first = First(sources, wanted, options, arguments, faults, is_parallel, done, heard, text_of)
    look_again(first)               warnings
    unchecked(first)                why there is no second run, and what would check the program

Most small programs with a race give the right result, or a wrong one without a word; so do programs that access memory
outside of their objects. So each small program is run once more, in silence: with the same options, and with the input
that the first run has read. What this run finds is a warning, W0701 (a race) or W0702 (a trap of the checked build). If
it finds nothing, one_pe.py runs a program with several threads on one PE.

After a trap or a deadlock, the checked build may trap earlier, at the cause: that is W0702, too.

There is no second run of bundled programs (docs/races.md names their races), or if the program used files, because it
could change them twice.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from emc import contents, places
from emc.dataclass import dataclass, replace
from emc.faults import Fault, Faults, Faulty, Note
from emc.machine import Run
from emc.machine.run import DEADLOCK, ILLEGAL, Access, OwnCopy, Race, Trap, users_line
from emc.second_run.first import First, Texts
from emc.source import Span

MOST_PACKETS = 50_000  # of a small program
MOST_CYCLES = 2_000_000  # of all its PEs' work
FEW_PACKETS, FEW_CYCLES = 1_500, 30_000  # up to these, the reference engine ends before LLVM has begun

_CONDITION = re.compile(r"\b(?:while\s*|for\s*\([^;{}]*;)([^;{}]*)$")  # of a loop, up to something in it
_ENDLESS = re.compile(r"\b(?:for\s*\(\s*;\s*;\s*\)|while\s*\(1\))\s*\{?\s*if\b.*\bbreak\s*;")
_SAME = re.compile(r"\w+\s*=\s*(-?(?:\d\w*|[A-Z][A-Z_0-9]*|true|false))")  # a plain name that gets a constant
_CHOICE = re.compile(r"\bif\s*\(|\?.*:")  # `if (...)`, or `? :`
_PERFORMANCE = "W0550"  # of the warnings about parallel programs, the one that is not about results


@dataclass(frozen=True, slots=True)
class Found:
    """The warnings. lacking: why the program could not be checked on this computer; "" if it could. complete: False if
    the user has stopped it, or the computer lacks room."""

    faults: Faults
    lacking: str = ""
    complete: bool = True


def is_wanted(first: First) -> bool:
    """Whether there is a second run."""
    if _is_bundled(first) or _why_not(first):
        return False
    if first.done.trap is None:
        return _is_open(first)
    return first.done.status in (ILLEGAL, DEADLOCK) and not first.wanted.checked


def _is_open(first: First) -> bool:
    """Whether a second run can find anything that the first one could not."""
    return _is_parallel_run(first) or not first.wanted.checked


def _is_parallel_run(first: First) -> bool:
    """Whether the program has several threads, at the same time or one after the other on several PEs."""
    return first.is_parallel or any(pe.threads for pe in first.done.counters[1:])


def unchecked(first: First) -> str:
    """What was not checked, why, and the option that checks it; "" if there is a second run, or after a trap."""
    if first.done.trap is not None or _is_bundled(first) or not _is_open(first):
        return ""
    if not (why := _why_not(first)):
        return ""
    if _is_parallel_run(first):
        return f"races were not looked for, because {why}; `--races` looks for them"
    return f"accesses to memory were not checked, because {why}; `--check` checks them"


def _why_not(first: First) -> str:
    """Why the program is not run again; "" if it can be."""
    done, heard = first.done, first.heard
    cycles = sum(pe.busy for pe in done.counters)
    return (
        f"it sent {done.packets:,} packets" if done.packets > MOST_PACKETS
        else f"its PEs worked for {cycles:,} cycles" if cycles > MOST_CYCLES
        else "it used files" if heard.used_files
        else "it read much input" if not heard.is_whole
        else ""
    )  # fmt: skip


def _is_bundled(first: First) -> bool:
    room = os.path.realpath(places.programs()) + os.sep
    return all(
        os.path.realpath(path).startswith(room) and contents.text(Path(path), "utf-8", "replace") == source.text
        for path, source in first.sources
    )


def look_again(first: First) -> Found:
    """Warnings about what a second run finds; the first one must be one that `is_wanted`."""
    done, chosen, parallel = first.done, first.engine, _is_parallel_run(first)
    try:
        built = import_module("emc.session").build(first.sources, replace(first.wanted, check=True))
        if done.packets <= FEW_PACKETS and sum(pe.busy for pe in done.counters) <= FEW_CYCLES:
            chosen = "reference"
        elif chosen != "reference" and not import_module("emc.engines.native.make").can_find_races(built.module):
            return Found(Faults())
        races = parallel and done.trap is None
        options = replace(first.options, races=races, tag=False, max_cycles=2 * done.cycles, progress=None)
        again: Run = import_module("emc.engines").engine(chosen)(built.module, built.description, options, first.host())
        warned = [fault for fault in first.faults if _is_parallel(fault)]
        found = _said(again, first, warned)
        if (
            parallel
            and not found.found
            and not warned
            and again.trap is None
            and done.trap is None
            and not done.waiting
        ):
            # its patterns take 3 ms to compile
            found = import_module("emc.second_run.one_pe").look_on_one_pe(first, again)
    except Faulty as faulty:  # the checked build may be too large for the machine: then there is nothing to say
        lacking = next((fault.text for fault in faulty.faults if fault.code == "E1012"), "")
        return Found(Faults(), lacking, not lacking)
    except KeyboardInterrupt:  # while it was compiled
        return Found(Faults(), complete=False)
    stopped = again.trap is not None and again.trap.kind == "interrupted"
    return Found(Faults(), complete=False) if stopped else Found(found)


def _is_parallel(fault: Fault) -> bool:
    """Whether the compiler has warned about a parallel mistake: a race on that line is probably the same."""
    return fault.code.startswith(("W04", "W0506")) or (fault.code >= "W0550" and fault.code != _PERFORMANCE)


def _place(at: Fault | Access) -> tuple[str, int]:
    return _place_of(at.span)


def _place_of(span: Span) -> tuple[str, int]:
    return span.file, span.line


def _said(run: Run, first: First, warned: list[Fault]) -> Faults:
    """warned: the compiler's warnings about parallel mistakes. A limit that the checked build reaches is no fault of
    the program."""
    faults = Faults()
    if run.trap is not None and run.status == ILLEGAL and not _is_known_trap(run.trap, first, warned):
        _tell_trap(faults, run.trap, first.name)
    if run.races is not None and (
        found := [race for race in run.races.found if not _is_known(race, warned, first.text_of)]
    ):
        _tell_race(faults, min(found, key=_rank), len(run.races.found), first)
    if not faults.found and run.races is not None:
        for copy in run.races.copies:
            if not _is_named(copy.what, warned) and {_place(copy.read), _place(copy.set)}.isdisjoint(
                map(_place, warned)
            ):
                _tell_copy(faults, copy)
    return faults


def _is_known_trap(trap: Trap, first: First, warned: list[Fault]) -> bool:
    """Whether the compiler has warned about that line, or the first run has trapped there, too."""
    known = {_place(fault) for fault in warned}
    if (met := first.done.trap) is not None:
        known.add(_place_of(users_line(met.span, met.chain)))
    return _place_of(users_line(trap.span, trap.chain)) in known


def _rank(race: Race) -> int:
    """What explains most comes first: a thread that nothing waits for, then a packet, then a value that is read. Of
    equal ones, the first of the run."""
    if import_module("emc.views.remedies").alone(race) is not None:
        return 0
    return 1 if race.lacks in ("arrival", "report") else 2 if "read" in (race.first.how, race.second.how) else 3


def _tell_trap(faults: Faults, trap: Trap, program: str) -> None:
    what = ", ".join((trap.on or f"PE {trap.pe}", *trap.detail))
    text = f"the checked build of this program traps here: {trap.kind} ({what})"
    faults.warning(
        "W0702", users_line(trap.span, trap.chain), text, f"`emc run {program} --check` says more", *trap.notes
    )


def _tell_race(faults: Faults, race: Race, number: int, first: First) -> None:
    said: Callable[[Race], str] = import_module("emc.views.races").said
    remedy = import_module("emc.views.remedies").remedy(race, first.text_of)
    others = f"shows all {number} races" if number > 1 else "shows how both came there"
    second = race.second
    note = Note(second.span, f"{second.how} here by {second.by}")
    hint = f"{remedy}. `emc run {first.name} --races` {others}"
    faults.warning("W0701", race.first.span, f"race: {said(race)}", hint, note)


def _tell_copy(faults: Faults, copy: OwnCopy) -> None:
    """A copy of an object that was taken for another PE's."""
    read, set_ = copy.read, copy.set
    if copy.kind == "unset":
        text = f"{read.by} reads its own copy of {copy.what}, which nothing sets; {set_.by} sets only its own"
        hint = (
            "give the block a local variable with the value; or set the object on all PEs, in an `everywhere`; or "
            "declare it `global`, which makes it one object"
        )
    else:
        text = f"this reads the copy of {copy.what} on PE 0: what {set_.by} has set in its own is never read"
        hint = (
            "combine the values by a reduction; or declare it `global`, which makes it one object, or an array with an "
            "element for each PE"
        )
    hint = f"an object at file scope exists once on each PE: {hint}"
    faults.warning("W0704", read.span, text, hint, Note(set_.span, f"{set_.by} sets its own copy here"))


def _is_known(race: Race, warned: list[Fault], texts: Texts) -> bool:
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
    if race.what and _is_named(race.what, warned):
        return True
    if any(one.how == "read" and _is_in_condition(one, texts) for one in both):
        return True
    if {one.how for one in both} == {"read", "updated"} and _place(both[0]) == _place(both[1]):
        return all(_CHOICE.search(_line(one, texts)) is not None for one in both)
    values = {_SAME.fullmatch(_text(one, texts)) for one in both}
    return None not in values and len({match[1] for match in values if match}) == 1


def _is_named(what: str, warned: list[Fault]) -> bool:
    """Whether the compiler has warned about the object."""
    return any(re.match(_whole(what), fault.text) for fault in warned)


def _whole(what: str) -> str:
    """A pattern for a text that names the object."""
    return rf".*`{re.escape(what.strip('`').partition('[')[0])}\b"


def _is_in_condition(access: Access, texts: Texts) -> bool:
    """Whether it is in the condition of a loop, or in that of `for (;;) if (...) break;`."""
    line = _line(access, texts)
    found = _CONDITION.search(line[: access.span.column - 1])
    if found is None:
        return _ENDLESS.search(line) is not None
    is_while = found[0].startswith("while")
    return found[1].count("(") - found[1].count(")") > (0 if is_while else -1)


def _line(access: Access, texts: Texts) -> str:
    lines = (texts(access.span.file) or "").split("\n")
    return lines[access.span.line - 1] if access.span.line <= len(lines) else ""


def _text(access: Access, texts: Texts) -> str:
    span = access.span
    return _line(access, texts)[span.column - 1 : span.end_column - 1] if span.end_line == span.line else ""
