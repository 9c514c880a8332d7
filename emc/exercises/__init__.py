"""Exercises that check themselves: tasks for learners, each with a program to begin with.

In: a learner's program, an exercise, and the seed of its cases. Out: a verdict on each case.

    exercise = exercises()[2]
    for outcome in check(exercise, draw(exercise, seed=7), read_sources(["my.emc"])):
        print(outcome.case.options, outcome.verdict, outcome.problem)

exercise.py   an exercise, as data
shelf.py      reads a folder of exercises
cases.py      what a program is given, drawn by a seed, and what the solution makes of it
run_once.py   a run of a stranger's program, with limits
check.py      the verdict on a run
verdicts.py   the verdicts, from the worst to the best
proof.py      whether a shelf holds what it promises
"""

from emc.exercises.cases import MOST_SEED, Case, draw
from emc.exercises.check import Outcome, check, said
from emc.exercises.exercise import Exercise
from emc.exercises.shelf import exercises
from emc.exercises.verdicts import MEANINGS, VERDICTS, Verdict, worst

__all__ = [
    "MEANINGS",
    "MOST_SEED",
    "VERDICTS",
    "Case",
    "Exercise",
    "Outcome",
    "Verdict",
    "check",
    "draw",
    "exercises",
    "said",
    "worst",
]
