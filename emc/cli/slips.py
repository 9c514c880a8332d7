"""Command lines with small mistakes: finds what was meant.

emc prog.emc      ->  write `emc run prog.emc`
emc rnu x.emc     ->  did you mean `run`?
emc run -pes 4 x  ->  write `--pes`
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Collection, Sequence
from pathlib import Path

import click

_SUFFIXES = (".emc", ".c", ".emir", ".py")
_ALSO = {
    **dict.fromkeys(("exec", "execute", "sim", "start"), "run"),
    **dict.fromkeys(("compile", "build", "lint"), "check"),
    **dict.fromkeys(("ir", "dump", "asm"), "show"),
    **dict.fromkeys(("shell", "prompt"), "repl"),
    "list": "machines",
    "version": "--version",
}


def unknown_command(name: str, known: Collection[str]) -> str:
    """The message about an unknown subcommand."""
    if Path(name).suffix in _SUFFIXES or os.path.isfile(name):
        return f"{name!r} is a file, not a command: write `emc run {name}`."
    near = _ALSO.get(name.lower()) or next(iter(difflib.get_close_matches(name, [*known, "help"], 1, 0.5)), None)
    more = f"did you mean `emc {near}`?" if near else f"the commands are {', '.join(known)}."
    return f"there is no command {name!r}: {more}"


def one_dash(wrong: click.NoSuchOption, words: Sequence[str]) -> click.NoSuchOption:
    """The error for `-pes 4`, which proposes `--pes`. Click reports only that `-p` is unknown. words: the words of the
    command line."""
    long = {
        name for one in (wrong.ctx.command.params if wrong.ctx else ()) for name in one.opts if name.startswith("--")
    }
    for word in words:
        name = f"-{word.partition('=')[0]}"
        if word.startswith(wrong.option_name) and not word.startswith("--") and name in long:
            text = f"No such option {word!r}: write `-{word}`, with two dashes."
            return click.NoSuchOption(wrong.option_name, text, ctx=wrong.ctx)
    return wrong
