"""A shelf: a folder of exercises. emc's own is programs/exercises; `emc exercise new` makes another.

    exercises.toml              the list, see below
    02_owners.emc               what a learner starts from; the comment at its head is the task
    solutions/02_owners.emc     one way to do it; expected output and goals come from it
    generators/02_owners.emc    prints what a case gives to the program (cases.py); without it: nothing
    wrong/02_owners/*.emc       programs that must fail, each for the reason that is stated

    [[exercise]]
    number = 2
    title = "owners"
    pes = ["4", "2..80"]                machines to check on: a number, an arrangement, or a range to draw from
    machines = ["em4"]                  names, or machine files of this folder
    cases = 1                           how many cases are drawn for each machine and entry of `pes`
    goal = { cycles = 1.5 }             or packets: at most so many times what the solution needs in the same case
    points = { right = 10, slow = 5 }   by verdict; the others give none
    limits = { cycles = 100, memory = "1M", output = "1M", files = 20, seconds = 60 }
    example = { pes = "4", arguments = ["7"] }      a case that everybody may see
    hints = ["...", "..."]              from a nudge to nearly the solution
    [exercise.wrong]
    pe_0_alone = "slow"                 wrong/02_owners/pe_0_alone.emc, and the verdict that it must get; a text after
    no_fence = "race: `B`"              a colon must be in one of its messages

All keys but number, title and pes may be left out. A shelf may come from a stranger: what it runs are EM-C programs, in
the same sandbox as those that are handed in.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from emc import contents, places
from emc.alike import close_matches
from emc.exercises.exercise import Example, Exercise, Goal, Limits, WrongAnswer, place_of
from emc.exercises.verdicts import VERDICTS, Verdict
from emc.faults import Faults, Faulty
from emc.options import parse_size
from emc.shape import Pes, parse
from emc.source import Span

LIST = "exercises.toml"
MOST_CASES = 100  # of an exercise, on all machines
MOST_MEMORY = 64 << 20  # bytes of each PE
MOST_MACHINE = 4 << 30  # bytes of all PEs
_NAME = re.compile(r"[A-Za-z]\w{0,39}", re.ASCII)
_MACHINE = re.compile(r"\w{1,40}(\.toml)?", re.ASCII)
_RANGE = re.compile(r"(\d{1,5})\.\.(\d{1,5})", re.ASCII)
_SIZES = ("memory", "output")


def exercises(shelf: Path | None = None) -> dict[int, Exercise]:
    """All exercises of a shelf by number; None: emc's own. Raises Faulty."""
    folder = places.programs() / "exercises" if shelf is None else Path(os.path.abspath(shelf))
    text, tables = _tables(folder)
    found: dict[int, Exercise] = {}
    for place, table in enumerate(tables):
        one = _Reader(folder, text, place, table).exercise()
        if one.number in found:
            raise wrong_list(folder, f"there are two exercises with number {one.number}")
        if one.title in (other.title for other in found.values()):
            raise wrong_list(folder, f"there are two exercises with title {one.title}")
        found[one.number] = one
    return found


def _tables(folder: Path) -> tuple[str, list[object]]:
    """The text of a list, and its tables."""
    try:
        text = contents.text(folder / LIST)
        tables: object = tomllib.loads(text).get("exercise")
    except OSError as reason:
        hint = "`emc exercise new NAME` makes a shelf; --shelf names its folder"
        raise wrong_list(folder, f"can't read this list: {reason.strerror}", hint) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        line = re.search(r"line (\d+)", str(wrong))
        raise wrong_list(folder, f"this is not TOML: {wrong}", line=int(line[1]) if line else 1) from None
    if not isinstance(tables, list) or not tables:
        raise wrong_list(folder, "it has no table `[[exercise]]`")
    return text, cast("list[object]", tables)


def named(known: dict[int, Exercise], text: str) -> Exercise | None:
    """The exercise with that number or title."""
    return next((one for one in known.values() if text in (str(one.number), one.title)), None)


def is_title(text: str) -> bool:
    """Whether an exercise can have this title."""
    return _NAME.fullmatch(text) is not None


def wrong_list(folder: Path, text: str, hint: str = "docs/grading.md says what a list has", line: int = 1) -> Faulty:
    """What to raise for a shelf that is not sound. line: of its list."""
    return Faults().stop("E0814", Span(place_of(folder / LIST), line, 1), text, hint)


class _Reader:
    """Reads the table of an exercise. Whatever is not as it should be is an error that names the key and its line.
    text: of the list. number: of the table in it, from 0."""

    def __init__(self, folder: Path, text: str, number: int, table: object):
        self.folder = folder
        self.lines = text.split("\n")
        heads = [line for line, text in enumerate(self.lines, 1) if text.startswith("[[exercise]]")]
        self.head = heads[number] if number < len(heads) else 1
        self.where = "an exercise"
        self.table = self._table(table, ())

    def exercise(self) -> Exercise:
        table = self.table
        number, title = table.get("number"), table.get("title")
        self._need(type(number) is int and 0 < number < 100, "number", "a number from 1 to 99")
        self.where = f"exercise {number}"
        self._need(isinstance(title, str) and is_title(title), "title", 'a name like "owners"')
        self._table(table, ("number", "title", *_KEYS, "wrong"))
        self._need("pes" in table, "pes", 'a list like [4, "8x8", "2..80"]')
        assert isinstance(number, int) and isinstance(title, str)
        made = {key: read(self, table[key]) for key, read in _KEYS.items() if key in table}
        one = Exercise(number, title, self.folder, **made)
        if (every := len(one.pes) * len(one.machines) * one.cases) > MOST_CASES:
            raise self._wrong("cases", f"few: there are {every}, at most {MOST_CASES}")
        if one.most_pes * one.limits.memory > MOST_MACHINE:
            raise self._wrong(
                "limits.memory", f"less: {one.most_pes:,} PEs would have more than {MOST_MACHINE >> 30} GB"
            )
        if "wrong" not in table:
            return one
        return Exercise(number, title, self.folder, **made, wrong=self.wrong(one.name, table["wrong"]))

    # ---- the keys

    def pes(self, value: object) -> tuple[tuple[Pes, ...], ...]:
        return tuple(self._pes(str(entry)) for entry in self._list("pes", value, (str, int)))

    def _pes(self, text: str) -> tuple[Pes, ...]:
        found = _RANGE.fullmatch(text)
        try:
            ends = tuple(map(parse, found.groups() if found else (text,)))
        except ValueError as wrong:
            raise self._bad("pes", f"`pes`: {wrong}") from None
        if len(ends) == 2 and ends[0].count > ends[1].count:
            raise self._wrong("pes", f"a range from the smaller number to the greater one, not {text}")
        return ends

    def machines(self, value: object) -> tuple[str, ...]:
        names = [str(one) for one in self._list("machines", value, (str,))]
        for name in names:
            self._need(_MACHINE.fullmatch(name) is not None, "machines", "names, or machine files of its folder")
        return tuple(str(self.folder / name) if name.endswith(".toml") else name for name in names)

    def cases(self, value: object) -> int:
        return self._number("cases", value, 1, MOST_CASES)

    def goal(self, value: object) -> Goal:
        table = cast("dict[str, Any]", self._table(value, tuple(Goal.__slots__), "goal"))
        for key, ratio in table.items():
            good = type(ratio) in (int, float) and 1 <= ratio <= 1e6
            self._need(good, f"goal.{key}", "a number from 1: how many times what the solution needs")
        return Goal(**{key: float(ratio) for key, ratio in table.items()})

    def points(self, value: object) -> tuple[tuple[Verdict, int], ...]:
        table = self._table(value, VERDICTS, "points")
        return tuple((cast(Verdict, key), self._number(f"points.{key}", n, 0, 1000)) for key, n in table.items())

    def limits(self, value: object) -> Limits:
        table = self._table(value, tuple(Limits.__slots__), "limits")
        most = {"cycles": 10_000, "memory": MOST_MEMORY, "output": 64 << 20, "files": 1000, "seconds": 3600}
        found: dict[str, int] = {}
        for key, given in table.items():
            size = self._size(key, given) if key in _SIZES and isinstance(given, str) else given
            found[key] = self._number(f"limits.{key}", size, 0 if key == "files" else 1, most[key])
        return Limits(**found)

    def _size(self, key: str, text: str) -> int:
        try:
            return parse_size(text)
        except ValueError as wrong:
            raise self._bad(key, f"`limits.{key}`: {wrong}") from None

    def example(self, value: object) -> Example:
        table = self._table(value, tuple(Example.__slots__), "example")
        arguments = tuple(map(str, self._list("example.arguments", table.get("arguments", []), (str, int), 0)))
        text = table.get("input", "")
        self._need(isinstance(text, str), "example.input", "a text")
        pes = str(table.get("pes", "4"))
        self._pes(pes)
        return Example(pes, arguments, cast(str, text))

    def hints(self, value: object) -> tuple[str, ...]:
        return tuple(str(one) for one in self._list("hints", value, (str,), 0))

    def wrong(self, name: str, value: object) -> tuple[WrongAnswer, ...]:
        return tuple(self._answer(name, stem, said) for stem, said in self._table(value, None, "wrong").items())

    def _answer(self, name: str, stem: str, said: object) -> WrongAnswer:
        verdict, _, says = str(said).partition(":")
        self._need(_NAME.fullmatch(stem) is not None, f"wrong.{stem}", "a name for a program like no_fence")
        known = f"a verdict: {', '.join(VERDICTS)}"
        self._need(isinstance(said, str) and verdict in VERDICTS, f"wrong.{stem}", known)
        return WrongAnswer(self.folder / "wrong" / name / f"{stem}.emc", cast(Verdict, verdict), says.strip())

    # ---- kinds of values

    def _table(self, value: object, keys: tuple[str, ...] | None, name: str = "") -> dict[str, object]:
        """A table, with no other than these keys (None: with any)."""
        self._need(isinstance(value, dict), name or "exercise", "a table")
        table = cast("dict[str, object]", value)
        if keys and (unknown := [key for key in table if key not in keys]):
            near = close_matches(unknown[0], keys, 1)
            hint = f"did you mean `{near[0]}`?" if near else f"the keys are {', '.join(keys)}"
            place = f"{name}.{unknown[0]}" if name else unknown[0]
            raise self._bad(unknown[0], f"there is no key `{place}`", hint)
        return table

    def _list(self, key: str, value: object, kinds: tuple[type, ...], least: int = 1) -> list[object]:
        found = cast("list[object]", value) if isinstance(value, list) else []
        good = isinstance(value, list) and len(found) >= least
        good = good and all(isinstance(one, kinds) and not isinstance(one, bool) for one in found)
        self._need(good, key, "a list of " + " or ".join({str: "texts", int: "numbers"}[kind] for kind in kinds))
        return found

    def _number(self, key: str, value: object, least: int, most: int) -> int:
        good = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        self._need(good, key, f"a number from {least} to {most:,}")
        return cast(int, value)

    def _need(self, good: bool, key: str, what: str) -> None:
        if not good:
            raise self._wrong(key, what)

    def _wrong(self, key: str, what: str) -> Faulty:
        return self._bad(key, f"`{key}` must be {what}")

    def _bad(self, key: str, text: str, hint: str = "docs/grading.md says what a list has") -> Faulty:
        found = re.compile(rf"[^#]*\b{re.escape(key.rpartition('.')[2])}\s*[=\]]")
        lines = range(self.head, len(self.lines) + 1)
        line = next((line for line in lines if found.match(self.lines[line - 1])), self.head)
        return wrong_list(self.folder, f"{self.where}: {text}", hint, line)


_KEYS: dict[str, Callable[..., Any]] = {
    "pes": _Reader.pes,
    "machines": _Reader.machines,
    "cases": _Reader.cases,
    "goal": _Reader.goal,
    "points": _Reader.points,
    "limits": _Reader.limits,
    "example": _Reader.example,
    "hints": _Reader.hints,
}
