"""Proves a shelf: its solutions pass, its start programs and wrong answers fail, each for the reason that is stated.

for proof in prove(shelf, seed):
    print(proof.what, proof.problem or "good")
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from emc.dataclass import dataclass
from emc.exercises.cases import MOST_SEED, Case, draw
from emc.exercises.check import Outcome, check
from emc.exercises.exercise import Exercise, WrongAnswer
from emc.exercises.shelf import exercises
from emc.exercises.verdicts import Verdict, worst
from emc.faults import Faulty
from emc.texts import read_sources


@dataclass(frozen=True, slots=True)
class Proof:
    """What was tested, and what is wrong; "" if nothing is."""

    exercise: Exercise
    what: str
    problem: str


def prove(shelf: Path | None, seed: int, only: int = 0, engine: str = "auto") -> Iterator[Proof]:
    """What is found about each program of a shelf; only: of the exercise with that number. Raises Faulty if its list is
    not sound."""
    for exercise in exercises(shelf).values():
        if only not in (0, exercise.number):
            continue
        try:
            cases = tuple(draw(exercise, seed, engine))
        except Faulty as faulty:
            yield Proof(exercise, "solution", next(iter(faulty.faults)).text)
            continue
        verdict, said = judged(exercise, cases, exercise.solution, engine)
        yield Proof(exercise, "solution", "" if verdict == "right" else f"is {verdict}: {said[0]}")
        yield Proof(exercise, "cases", _constant(exercise, cases, seed, engine))
        verdict, said = judged(exercise, cases, exercise.start, engine)
        problem = "passes: there is nothing to do" if verdict == "right" else ""
        yield Proof(exercise, "start", f"does not compile: {said[0]}" if verdict == "fault" else problem)
        for answer in exercise.wrong:
            yield Proof(exercise, f"{answer.path.stem}, {answer.verdict}", _answer(exercise, cases, answer, engine))
        yield from _unlisted(exercise)


def _constant(exercise: Exercise, cases: tuple[Case, ...], seed: int, engine: str) -> str:
    """What is wrong with cases whose outputs do not depend on what is drawn."""
    others = draw(exercise, (seed + 1) % (MOST_SEED + 1), engine)
    if all(one.output == other.output for one, other in zip(cases, others, strict=True)):
        return "the output is the same for other cases: a program that prints it passes"
    return ""


def _answer(exercise: Exercise, cases: tuple[Case, ...], answer: WrongAnswer, engine: str) -> str:
    """What is wrong with a wrong answer: it should fail as stated."""
    verdict, said = judged(exercise, cases, answer.path, engine)
    if verdict != answer.verdict:
        return f"is {verdict}" + (f": {said[0]}" if said else "")
    if answer.says and not any(answer.says in text for text in said):
        return f"is {verdict}, but no message says {answer.says!r}: {said[0]}"
    return ""


def _unlisted(exercise: Exercise) -> Iterator[Proof]:
    known = {answer.path for answer in exercise.wrong}
    for path in sorted((exercise.shelf / "wrong" / exercise.name).glob("*.emc")):
        if path not in known:
            yield Proof(exercise, path.stem, "is not in the list: name it with its verdict in `[exercise.wrong]`")


def judged(exercise: Exercise, cases: tuple[Case, ...], path: Path, engine: str) -> tuple[Verdict, list[str]]:
    """The verdict on a program of the shelf, and the problems that make it."""
    try:
        outcomes = list(check(exercise, cases, read_sources([str(path)]), engine, enclosure=str(exercise.shelf)))
    except Faulty as faulty:
        return "fault", [f"{fault.span}: {fault.text}" for fault in faulty.faults]
    verdict = worst(outcome.verdict for outcome in outcomes)
    return verdict, [_said(outcome) for outcome in outcomes if outcome.verdict == verdict]


def _said(outcome: Outcome) -> str:
    return f"{outcome.case.options}: {outcome.problem}"
