"""Exercises that check themselves: tasks for learners, each with a program to begin with.

In: the sources of a learner's program. Out: the results of its runs, and what is still wrong. The exercises are in
programs/exercises: `checks.toml` lists them, NN_name.emc is where one begins, solutions/NN_name.emc one way to do it.

    exercise = exercises()[2]
    for result in check(exercise, read_sources(["my.emc"])):
        print(result.trial.pes, result.problem or "good")
"""

from emc.exercises.check import Result, check
from emc.exercises.shelf import Exercise, Trial, exercises

__all__ = ["Exercise", "Result", "Trial", "check", "exercises"]
