"""The table of commands, and the decorator that makes a function a command.

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

# returns the text to show ("": none), or None: it failed and has reported it
Run: TypeAlias = "Callable[[Dialogue, str], str | None]"


@dataclass(frozen=True, slots=True)
class Command:
    """A command of the prompt."""

    name: str
    usage: str  # what may follow its name
    summary: str  # one line
    text: str  # the whole explanation
    run: Run

    @property
    def line(self) -> str:
        return f":{self.name} {self.usage}".strip()


class Trouble(Exception):
    """Raised if a command can't be performed. It says why, and what to try."""

    def __init__(self, text: str, hint: str = ""):
        super().__init__(text)
        self.hint = hint


class Leave(Exception):
    """Raised if the user wants to leave."""


COMMANDS: dict[str, Command] = {}


def command(name: str, usage: str, summary: str) -> Callable[[Run], Run]:
    def enter(run: Run) -> Run:
        COMMANDS[name] = Command(name, usage, summary, inspect.cleandoc(run.__doc__ or ""), run)
        return run

    return enter
