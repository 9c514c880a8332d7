"""`emc grade EXERCISE SUBMISSION...`: grades what a class has handed in.

Status 0: every submission has its grade, whatever the verdicts; 1: an exercise or the roster is not sound, grades can't
be kept, or emc failed at a submission; 130: Ctrl-C, after which the same command goes on where it stopped.
"""

from __future__ import annotations

import re
import secrets
import sys
from pathlib import Path
from typing import Any

import click

from emc.cli.console import say
from emc.cli.exercise import chosen, shelf_option
from emc.cli.sweeping import bars
from emc.exercises import MOST_SEED, Exercise, exercises
from emc.explore.workers import cores
from emc.grader import FOLDER, FORMATS, Grade, Job, Record, grade_all, plan, submissions
from emc.grader.report import Report, line, text_end, width_of

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
def command(exercise: str, names: tuple[str, ...], **values: Any) -> int:
    """Grade each SUBMISSION in an EXERCISE: its number or title, several of them (3,4), or all.

    A SUBMISSION is a file, a folder of one student, or a folder with a folder for each student. Each is graded in a
    process and a folder of its own. Grades are kept, so the same command continues where it stopped."""
    wanted = _wanted(exercise, values["shelf"])
    found = submissions(names, values["roster"])
    number = values["jobs"] or cores()
    with Record(values["keep"]) as record:
        if record.others:
            say(
                f"emc: {record.others} lines in {values['keep']} are not by your emc, or were changed: they don't count"
            )
        seeds = {one.number: _seed(one, record, values) for one in wanted}
        grades = _grades(plan(wanted, found, seeds, number), record, number, values, wanted)
    report = Report(wanted, grades, values["for_students"])
    if values["form"] == "text":
        click.echo(text_end(report))
    else:
        click.echo(FORMATS[values["form"]](report), nl=False)
    if not values["for_students"] and (values["form"] == "text" or sys.stderr.isatty()):
        said = ", ".join(f"exercise {one.number}: --seed {seeds[one.number]}" for one in wanted)
        say(f"emc: {said}; the grades are kept in {values['keep']}, and --fresh draws other cases")
    return int(any(grade.by_bug for grade in grades))


def _grades(
    jobs: list[Job], record: Record, number: int, values: dict[str, Any], wanted: list[Exercise]
) -> list[Grade]:
    """All grades; as text, each is shown as soon as it and those before it are known."""
    grades: list[Grade] = []
    report, width = Report(wanted, (), values["for_students"]), width_of(job.submission.name for job in jobs)
    with bars() as show:
        for grade in grade_all(jobs, record, number, lambda done, every: show("submissions", done, every)):
            grades.append(grade)
            if values["form"] == "text":
                click.echo(line(report, grade, width))
    return grades


def _wanted(text: str, shelf: Path | None) -> list[Exercise]:
    """The exercises in `3`, `rotate`, `3,4`, `3-5` or `all`."""
    known = exercises(shelf)
    if text.strip().lower() == "all":
        return list(known.values())
    found: dict[int, Exercise] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        ends = re.fullmatch(r"(\d{1,2})\s*-\s*(\d{1,2})", part)
        names = range(int(ends[1]), int(ends[2]) + 1) if ends else [part.lstrip("0") or part]
        found |= {one.number: one for one in (chosen(known, str(name)) for name in names)}
    if not found:
        raise click.UsageError("name an exercise, or several: `3`, `rotate`, `3,4`, `3-5` or `all`.")
    return list(found.values())


def _seed(exercise: Exercise, record: Record, values: dict[str, Any]) -> int:
    """The seed of an exercise: the user's, that of the last grading, or a new one."""
    if values["seed"] is not None:
        return values["seed"]
    last = None if values["fresh"] else record.seed(exercise.name)
    return secrets.randbelow(MOST_SEED + 1) if last is None else last
