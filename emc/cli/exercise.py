"""`emc exercise [NUMBER] [FILE...]`: lists the exercises, shows a task, or checks a program against it.

`emc exercise new FOLDER` makes a shelf of one's own; `emc exercise test [FOLDER]` proves one.
"""

from __future__ import annotations

import secrets
import shlex
import shutil
from pathlib import Path

import click

from emc import places
from emc.cli.console import remember_all, say, show_faults, text_of
from emc.exercises import MOST_SEED, Case, Exercise, Outcome, check, draw, exercises, said
from emc.exercises.proof import prove
from emc.exercises.shelf import is_title, named
from emc.printable import in_line, tame
from emc.texts import read_sources

WORDS = ("new", "test")  # that may stand in the place of a number


def parse_seed(ctx: click.Context, param: click.Parameter, value: int | None) -> int:
    """The seed that is asked for, or a drawn one."""
    ctx.meta["drawn"] = value is None
    return secrets.randbelow(MOST_SEED + 1) if value is None else value


shelf_option = click.option("--shelf", metavar="FOLDER", type=Path, help="Exercises of your own.  [default: emc's]")
seed_option = click.option("--seed", type=click.IntRange(0, MOST_SEED), metavar="N", callback=parse_seed,
                           help="Draw the cases of this seed.  [default: others each time]")  # fmt: skip


@click.command(options_metavar="[OPTIONS]")
@click.argument("number", required=False, metavar="[EXERCISE]")
@click.argument("files", nargs=-1, metavar="[FILE]...")
@click.option("--start", is_flag=True, help="Print the program to start from.")
@click.option("--hint", type=click.IntRange(1), is_flag=False, flag_value=1, metavar="[N]",
              help="Print a hint; --hint 2 prints the second.")  # fmt: skip
@click.option("--solution", is_flag=True, help="Print a solution, after a question.")
@click.option("-y", "--yes", is_flag=True, help="Answer this question with yes.")
@click.option("--input", "input_of", type=click.IntRange(1), metavar="N", help="Print the input of the Nth case.")
@shelf_option
@seed_option
@click.pass_context
def command(
    ctx: click.Context,
    number: str | None,
    files: tuple[str, ...],
    start: bool,
    hint: int | None,
    solution: bool,
    yes: bool,
    input_of: int | None,
    shelf: Path | None,
    seed: int,
) -> int:
    """List the exercises; with an EXERCISE (its number or title), show the task; with a FILE, check it.

    `emc exercise new FOLDER` makes a shelf of your own, and `emc exercise test FOLDER` tests whether it holds what it
    promises."""
    prints = {"--start": start, "--hint": hint is not None, "--solution": solution, "--input": input_of is not None}
    wanted = [option for option, is_given in prints.items() if is_given]
    if number in WORDS:
        return _on_shelf(number, (*files, *([str(shelf)] if shelf else [])), wanted, seed)
    _agree(number, files, wanted)
    known = exercises(shelf)
    if number is None:
        for exercise in known.values():
            click.echo(f"{exercise.number:2}  {exercise.title}")
        return 0
    exercise = chosen(known, number)
    if files:
        return _check(exercise, files, shelf, seed, ctx.meta["drawn"])
    if start:
        click.echo(exercise.text(exercise.start), nl=False)
    elif hint is not None:
        click.echo(_hint(exercise, hint, _words(exercise, shelf)))
    elif solution:
        return _solution(exercise, yes)
    elif input_of is not None:
        click.echo(_case(exercise, seed, input_of).stdin, nl=False)
    else:
        click.echo(f"{tame(exercise.task)}\n\n{_how(exercise, _words(exercise, shelf))}")
    return 0


def _agree(number: str | None, files: tuple[str, ...], wanted: list[str]) -> None:
    """Rejects options that exclude each other, and a program without the number of an exercise."""
    if len(wanted) > 1:
        raise click.UsageError(f"{' and '.join(wanted)} print different things: ask for one of them.")
    for option in wanted:
        if number is None:
            raise click.UsageError(f"{option} needs the number of an exercise: `emc exercise 2 {option}`.")
        if files:
            example = f"emc exercise {number} {option}{' > my.emc' if option in ('--start', '--solution') else ''}"
            raise click.UsageError(f"{option} prints something and takes no file: `{example}`.")


def chosen(known: dict[int, Exercise], name: str) -> Exercise:
    """The exercise with that number or title."""
    if (found := named(known, name)) is not None:
        return found
    numbers = f"the exercises are {min(known)} to {max(known)}" if len(known) > 1 else f"the only one is {min(known)}"
    raise click.UsageError(f"there is no exercise {name}: {numbers}, and `emc exercise` lists them.")


def _words(exercise: Exercise, shelf: Path | None) -> str:
    """The words of a command line for this exercise: `2`, `1 --shelf mine`."""
    return shlex.join([str(exercise.number), *(["--shelf", str(shelf)] if shelf else [])])


def _how(exercise: Exercise, words: str) -> str:
    """The commands that begin, run and check an exercise. They contain an argument, because most programs trap without
    one."""
    example = exercise.example
    arguments = shlex.join(["--", *example.arguments]) if example.arguments else ""
    given = f"printf %s {shlex.quote(example.input)} | " if example.input else ""
    run = f"{given}emc run my.emc -v --pes {example.pes} {arguments}".rstrip()
    lines = [
        f"To begin: `emc exercise {words} --start > my.emc`",
        f"To run it: `{in_line(run)}`",
        f"To check it: `emc exercise {words} my.emc`",
        *([f"For a hint: `emc exercise {words} --hint`"] if exercise.hints else []),
    ]
    return "\n".join(lines)


def _hint(exercise: Exercise, step: int, words: str) -> str:
    every = len(exercise.hints)
    if not every:
        return f"exercise {exercise.number} has no hints"
    if step > every:
        return f"exercise {exercise.number} has {every} hints; `emc exercise {words} --solution` shows a solution"
    more = f"\nThe next one: `emc exercise {words} --hint {step + 1}`" if step < every else ""
    return f"Hint {step} of {every}: {tame(exercise.hints[step - 1])}{more}"


def _solution(exercise: Exercise, yes: bool) -> int:
    question = f"A solution of exercise {exercise.number} ends the exercise (there is --hint). Show it?"
    try:
        if not (yes or click.confirm(question, err=True)):
            return 1
    except click.Abort:
        say("\nemc: not shown without an answer; --yes shows it")
        return 1
    click.echo(exercise.text(exercise.solution), nl=False)
    return 0


def _case(exercise: Exercise, seed: int, number: int) -> Case:
    for case in draw(exercise, seed, only=number):
        return case
    every = exercise.cases * len(exercise.machines) * len(exercise.pes)
    raise click.UsageError(f"exercise {exercise.number} has {every} cases, so there is no case {number}.")


def _check(exercise: Exercise, files: tuple[str, ...], shelf: Path | None, seed: int, drawn: bool) -> int:
    """Shows each outcome as soon as it is known. Returns 0 if all are right, else 1."""
    sources = read_sources(files)
    remember_all(source for _, source in sources)
    wrong: list[Outcome] = []
    for outcome in check(exercise, draw(exercise, seed), sources, warn=show_faults, texts=text_of):
        show_faults(outcome.warnings)
        click.echo(tame(said(exercise, outcome, {one.public for one in wrong})))
        if outcome.verdict != "right":
            wrong.append(outcome)
    if given := [outcome.case.number for outcome in wrong if outcome.case.stdin]:
        words = _words(exercise, shelf)
        say(f"emc: `emc exercise {words} --seed {seed} --input {given[0]}` prints the input of that run")
    elif wrong and drawn:
        say(f"emc: --seed {seed} repeats these cases")
    click.echo(f"exercise {exercise.number}, {exercise.title}: {'not yet' if wrong else 'done'}")
    return int(wrong != [])


# ---- shelves of one's own


def _on_shelf(word: str, files: tuple[str, ...], wanted: list[str], seed: int) -> int:
    if wanted:
        raise click.UsageError(f"{wanted[0]} needs the number of an exercise, not `{word}`.")
    if word == "test":
        if len(files) > 1:
            raise click.UsageError("`test` takes one shelf at a time: `emc exercise test FOLDER`.")
        return _prove(Path(files[0]) if files else None, seed)
    if len(files) != 1:
        raise click.UsageError("`new` needs the name of a folder that does not exist yet: `emc exercise new ring`.")
    return _new(Path(files[0]))


def _prove(shelf: Path | None, seed: int) -> int:
    bad = number = 0
    for proof in prove(shelf, seed):
        click.echo(tame(f"exercise {proof.exercise.number}, {proof.what}: {proof.problem or 'good'}"))
        bad += proof.problem != ""
        number += 1
    click.echo(f"{number} tests with seed {seed}, {bad or 'none'} failed")
    return int(bad > 0)


def _new(folder: Path) -> int:
    """Copies the template, in which TITLE stands for the name."""
    title = folder.name
    if not is_title(title):
        raise click.UsageError(
            f"{title!r} can't be the title of an exercise: use a letter, then letters, digits and _."
        )
    try:
        shutil.copytree(places.programs() / "exercises" / "template", folder)
        for path in sorted(folder.rglob("*TITLE*"), reverse=True):  # what is in a folder comes before the folder
            path.rename(path.with_name(path.name.replace("TITLE", title)))
        for path in (path for path in folder.rglob("*") if path.is_file()):
            path.write_text(path.read_text("utf-8").replace("TITLE", title), encoding="utf-8")
    except OSError as reason:
        raise click.UsageError(
            f"can't make {folder}: {reason.strerror}. Name a folder that does not exist yet."
        ) from None
    click.echo(f"{folder} is a shelf with one exercise. Change it, then: `emc exercise test {folder}`")
    click.echo(f"To try it: `emc exercise 1 --shelf {folder}`. To grade: `emc grade 1 --shelf {folder} SUBMISSION...`")
    return 0
