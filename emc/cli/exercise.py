"""`emc exercise [NUMBER] [FILE...]`: lists the exercises, shows a task, or checks a program against it."""

from __future__ import annotations

import click

from emc.cli.console import remember_all
from emc.exercises import Exercise, Result, Trial, check, exercises
from emc.texts import read_sources


@click.command()
@click.argument("number", required=False)
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("--start", is_flag=True, help="Print the program to start from.")
@click.option("--solution", is_flag=True, help="Print a solution.")
def command(number: str | None, files: tuple[str, ...], start: bool, solution: bool) -> int:
    """List the exercises; with a NUMBER, show the task; with a FILE, check it as a solution."""
    _agree(number, files, start, solution)
    if number is None:
        for exercise in exercises().values():
            click.echo(f"{exercise.number:2}  {exercise.title}")
        return 0
    exercise = _chosen(number)
    if start or solution:
        click.echo((exercise.solution if solution else exercise.start).read_text(encoding="utf-8"), nl=False)
    elif files:
        return _check(exercise, files)
    else:
        click.echo(f"{exercise.task}\n\n{_how(exercise)}")
    return 0


def _agree(number: str | None, files: tuple[str, ...], start: bool, solution: bool) -> None:
    """Rejects options that exclude each other, and a program without the number of an exercise."""
    option = "--start" if start else "--solution"
    if start and solution:
        raise click.UsageError("--start and --solution print different programs: ask for one of them.")
    if (start or solution) and number is None:
        raise click.UsageError(f"{option} needs the number of an exercise: `emc exercise 2 {option}`.")
    if (start or solution) and files:
        wanted = f"emc exercise {number} {option} > my.emc"
        raise click.UsageError(f"{option} prints a program and takes no file: `{wanted}`.")


def _chosen(name: str) -> Exercise:
    """The exercise with that number or title."""
    for exercise in exercises().values():
        if name in (str(exercise.number), exercise.title):
            return exercise
    numbers = f"the exercises are {min(exercises())} to {max(exercises())}"
    raise click.UsageError(f"there is no exercise {name}: {numbers}, and `emc exercise` lists them.")


def _how(exercise: Exercise) -> str:
    """The commands that begin, run and check an exercise. They contain an argument, because most programs trap without
    one."""
    number, machine = exercise.number, _machine(exercise.trials[0])
    return (
        f"To begin: `emc exercise {number} --start > my.emc`\n"
        f"To run it: `emc run my.emc -v {machine}`\n"
        f"To check it: `emc exercise {number} my.emc`"
    )


def _check(exercise: Exercise, files: tuple[str, ...]) -> int:
    """Shows each result as soon as it is known. Returns 0 if all are right, else 1."""
    sources = read_sources(files)
    remember_all(source for _, source in sources)
    bad = 0
    for result in check(exercise, sources):
        click.echo(_line(result))
        bad += result.problem != ""
    click.echo(f"exercise {exercise.number}, {exercise.title}: {'not yet' if bad else 'done'}")
    return 1 if bad else 0


def _line(result: Result) -> str:
    run = result.run
    said = result.problem or f"good, {run.cycles:,} cycles, {run.packets:,} packets"
    return f"{_machine(result.trial)}: {said}"


def _machine(trial: Trial) -> str:
    """The options and arguments of a trial: `--pes 4 -- 7`."""
    return " ".join((f"--pes {trial.pes}", *(("--", *trial.arguments) if trial.arguments else ())))
