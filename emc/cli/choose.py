"""`--function dot`, `--line 12-18`: the part of a program that is meant, checked against what exists.

A part that does not exist is a usage error, and the message lists what exists.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Sequence

import click

from emc.cli.console import text_of
from emc.views.show.coupling import Choice, Part, with_lines

MOST_NAMED = 12


def chosen(function: str | None, line: str | None, files: Sequence[str], known: Collection[str]) -> Choice:
    """The part of the program that the user chose. known: the functions that can be chosen, the user's own first."""
    if function is not None and function not in known:
        raise click.UsageError(_unknown(function, files, known))
    if line is None:
        return Choice(function or "")
    match = re.fullmatch(r"(?:(.+):)?(\d{1,9})(?:-(\d{1,9}))?", line)
    if match is None:
        raise click.UsageError(
            f"--line {line!r} is not a line: write 12, 12-18, or FILE:12 when there are several files."
        )
    file = match[1] or files[0]
    first, last = int(match[2]), int(match[3] or match[2])
    count = len((text_of(file) or "").removesuffix("\n").split("\n")) if text_of(file) else 0
    if not count:
        raise click.UsageError(f"--line {line}: the program has no source file {file!r}; it has {', '.join(files)}.")
    if not 1 <= first <= last <= count:
        raise click.UsageError(
            f"--line {line}: {file} has lines 1 to {count}, and the first number must not be greater than the second."
        )
    return Choice(function or "", file, first, last)


def _unknown(function: str, files: Sequence[str], known: Collection[str]) -> str:
    names = list(known)
    near = difflib.get_close_matches(function, names, 1)
    if near:
        return f"there is no function {function!r} in {', '.join(files)}: did you mean {near[0]!r}?"
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    there = f"there are {', '.join(names[:MOST_NAMED])}{more}" if names else "it defines none"
    return f"there is no function {function!r} in {', '.join(files)}: {there}."


def nothing(choice: Choice, stage: str, parts: Sequence[Part]) -> str:
    """A message that explains why nothing is shown for the chosen lines. parts: all parts of the stage."""
    where = f"line {choice.first}" if choice.first == choice.last else f"lines {choice.first} to {choice.last}"
    lines = with_lines(parts, choice.file)
    before = [n for n in lines if n < choice.first][-1:]
    after = [n for n in lines if n > choice.last][:1]
    near = " and ".join(map(str, before + after))
    hint = f"; the nearest line with output: {near}" if near else ""
    of = f" in {choice.function}" if choice.function else ""
    return f"stage {stage} has no output for {where} of {choice.file}{of}{hint}."
