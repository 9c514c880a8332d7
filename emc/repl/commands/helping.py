"""`:help`, `:quit`."""

from __future__ import annotations

import difflib
import textwrap

from emc.repl.commands.names import COMMANDS, Leave, Trouble, command
from emc.repl.dialogue import Dialogue
from emc.repl.words import ALSO, WORDS, about

WIDTH = 100
ABOUT = """\
Type declarations, statements or an expression. An expression without `;` shows its value, its type and its place.
Declarations have file scope and last for the session. Declare a name again to change it.
Ctrl-C stops the statement that runs, or clears the line; Ctrl-D leaves."""


@command("help", "[NAME]", "List the commands, or explain a command or a word of EM-C.")
def help_(shell: Dialogue, argument: str) -> str:
    """`:help` lists the commands. `:help mem` explains the command `:mem`, and `:help everywhere` explains that word of
    EM-C."""
    name = argument.removeprefix(":")
    if not name:
        width = max(len(c.line) for c in COMMANDS.values()) + 2
        order = sorted(COMMANDS.values(), key=lambda c: c.name)
        words = f"`:help WORD` explains a word of EM-C: {', '.join(WORDS)}."
        lines = [ABOUT, "", *(f"{c.line:<{width}}{c.summary}" for c in order), "", textwrap.fill(words, WIDTH)]
        return "\n".join(lines)
    if name not in COMMANDS and (text := about(name.removesuffix("()"))):
        return text
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, [*COMMANDS, *WORDS, *ALSO], 1, 0.5)
        hint = f"did you mean `:help {near[0]}`?" if near else "`:help` lists the commands"
        raise Trouble(f"`{name}` is neither a command nor a word of EM-C", hint)
    found = COMMANDS[name]
    return f"{found.line}\n{found.summary}\n\n{found.text}"


@command("quit", "", "Leave.")
def quit_(shell: Dialogue, argument: str) -> str:
    """Leaves the session, as Ctrl-D on an empty line does. To keep what you typed, use `:save FILE` first."""
    if argument:
        raise Trouble("`:quit` takes no argument", "`:save FILE` keeps the session")
    raise Leave
