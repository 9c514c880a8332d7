"""The table of commands, and how a function becomes one.

    @command("pes", "[N | RxC | PxRxC]", "How many PEs; with a number, another machine.")
    def pes(shell: Dialogue, argument: str) -> str: ...

The function's docstring is what `:help pes` shows below that line.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TypeAlias

from emc.dataclass import dataclass
from emc.repl.dialogue import Dialogue

Run: TypeAlias = "Callable[[Dialogue, str], str | None]"  # the text to show ("": none); None: it failed, and said so


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the prompt. usage: what may follow its name. summary: one line. text: the whole explanation."""

    name: str
    usage: str
    summary: str
    text: str
    run: Run

    @property
    def line(self) -> str:
        return f":{self.name} {self.usage}".strip()


class Trouble(Exception):
    """A command can't be performed: why, and what to try."""

    def __init__(self, text: str, hint: str = ""):
        super().__init__(text)
        self.hint = hint


class Leave(Exception):
    """The user wants to leave."""


COMMANDS: dict[str, Command] = {}


def command(name: str, usage: str, summary: str) -> Callable[[Run], Run]:
    def enter(run: Run) -> Run:
        COMMANDS[name] = Command(name, usage, summary, inspect.cleandoc(run.__doc__ or ""), run)
        return run

    return enter
