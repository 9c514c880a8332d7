"""`emc exercise [NUMBER] [FILE...]`: lists the exercises, tells a task, or checks a program against it."""

from __future__ import annotations

import click

from emc.cli.console import remember
from emc.exercises import Exercise, Result, check, exercises
from emc.texts import read_sources


@click.command()
@click.argument("number", type=int, required=False)
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("--start", is_flag=True, help="Print the program to begin with.")
@click.option("--solution", is_flag=True, help="Print one way to do it.")
def command(number: int | None, files: tuple[str, ...], start: bool, solution: bool) -> int:
    """List the exercises; with a NUMBER, tell the task; with a FILE, say whether it does what the task asks."""
    if number is None:
        for exercise in exercises().values():
            click.echo(f"{exercise.number:2}  {exercise.title}")
        return 0
    exercise = _chosen(number)
    if start or solution:
        click.echo((exercise.solution if solution else exercise.start).read_text(encoding="utf-8"), nl=False)
        return 0
    if not files:
        click.echo(exercise.task)
        click.echo(f"\n`emc exercise {number} --start > my.emc` begins, `emc exercise {number} my.emc` checks.")
        return 0
    return _checked(exercise, files)


def _chosen(number: int) -> Exercise:
    if number not in exercises():
        raise click.UsageError(f"there is no exercise {number}: they go from {min(exercises())} to {max(exercises())}.")
    return exercises()[number]


def _checked(exercise: Exercise, files: tuple[str, ...]) -> int:
    """Shows each result as it comes. 0 when all are good, else 1."""
    sources = read_sources(files)
    for _, source in sources:
        remember(source.name, source.text)
    bad = 0
    for result in check(exercise, sources):
        click.echo(_line(result))
        bad += result.problem != ""
    click.echo(f"exercise {exercise.number}, {exercise.title}: {'not yet' if bad else 'done'}")
    return 1 if bad else 0


def _line(result: Result) -> str:
    trial, run = result.trial, result.run
    words = " ".join((f"{trial.pes} PEs", *(("--", *trial.arguments) if trial.arguments else ())))
    return f"{words}: {result.problem or f'good, {run.cycles:,} cycles, {run.packets:,} packets'}"
