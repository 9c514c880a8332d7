"""`emc grade EXERCISE SUBMISSION...`: grades what a class has handed in.

Status 0: every submission has its grade, whatever the verdicts; 1: an exercise or the roster is not sound, grades can't
be kept, or emc failed at a submission; 130: Ctrl-C, after which the same command goes on where it stopped.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from emc.cli.console import say
from emc.cli.exercise import chosen, parse_seed, shelf_option
from emc.cli.sweeping import bars
from emc.exercises import MOST_SEED, Exercise, exercises
from emc.explore.workers import cores
from emc.grader import FOLDER, FORMATS, Grade, Record, grade_all, plan, state_of, submissions
from emc.grader.report import Report, line, text_end

MOST_JOBS = 256


@click.command()
@click.argument("exercise")
@click.argument("names", nargs=-1, required=True, metavar="SUBMISSION...")
@click.option("--format", "form", type=click.Choice(tuple(FORMATS)), default="text", show_default=True,
              help="Print this kind of document.")  # fmt: skip
@click.option("-j", "--jobs", type=click.IntRange(1, MOST_JOBS), metavar="N",
              help="Grade N submissions in parallel.  [default: one per core]")  # fmt: skip
@shelf_option
@click.option("--seed", type=click.IntRange(0, MOST_SEED), metavar="N",
              help="Draw the cases of this seed.  [default: those of the last grading, else others]")  # fmt: skip
@click.option("--fresh", is_flag=True, help="Draw other cases than in the last grading.")
@click.option("--roster", metavar="FILE", help="Students, as CSV: columns `name` and `submission`.")
@click.option("--for-students", is_flag=True, help="Show nothing of what the cases give to programs.")
@click.option("--keep", metavar="FOLDER", default=FOLDER, show_default=True, help="Keep grades in this folder.")
@click.pass_context
def command(ctx: click.Context, exercise: str, names: tuple[str, ...], **values: Any) -> int:
    """Grade each SUBMISSION in an EXERCISE: its number or title, several of them (3,4), or all.

    A SUBMISSION is a file, a folder of one student, or a folder with a folder for each student. Each is graded in a
    process and a folder of its own. Grades are kept, so the same command continues where it stopped."""
    wanted = _wanted(exercise, values["shelf"])
    found = submissions(names, values["roster"])
    record = Record(values["keep"])
    seeds = {one.number: _seed(ctx, one, record, values) for one in wanted}
    number = values["jobs"] or cores()
    jobs = plan(wanted, found, seeds, number)
    grades: list[Grade] = []
    every = Report(wanted, [_empty(job.submission.name, job.exercise.number) for job in jobs], values["for_students"])
    with bars() as show:
        for grade in grade_all(jobs, record, number, lambda done, all_: show("submissions", done, all_)):
            grades.append(grade)
            if values["form"] == "text":
                click.echo(line(every, grade))
    report = Report(wanted, grades, values["for_students"])
    click.echo(
        text_end(report) if values["form"] == "text" else FORMATS[values["form"]](report), nl=values["form"] == "text"
    )
    _tell(wanted, seeds, values)
    return int(any(grade.by_bug for grade in grades))


def _wanted(text: str, shelf: Path | None) -> list[Exercise]:
    known = exercises(shelf)
    if text == "all":
        return list(known.values())
    return list({one.number: one for one in (chosen(known, name) for name in text.split(","))}.values())


def _seed(ctx: click.Context, exercise: Exercise, record: Record, values: dict[str, Any]) -> int:
    """The seed of an exercise: the user's, that of the last grading, or a new one."""
    last = None if values["fresh"] else record.seed(state_of(exercise))
    given: int | None = values["seed"] if values["seed"] is not None else last
    param = next(one for one in ctx.command.params if one.name == "seed")
    return parse_seed(ctx, param, given)


def _empty(name: str, exercise: int) -> Grade:
    """In the place of a grade that is not yet known, for the widths of columns."""
    return Grade(name, "", exercise, 0, "right", 0)


def _tell(wanted: list[Exercise], seeds: dict[int, int], values: dict[str, Any]) -> None:
    """Which cases these were."""
    if values["form"] == "text" or sys.stderr.isatty():
        said = ", ".join(f"exercise {one.number}: --seed {seeds[one.number]}" for one in wanted)
        say(f"emc: {said}; the grades are kept in {values['keep']}, and --fresh draws other cases")
