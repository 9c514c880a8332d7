"""A dialogue with commands: the prompt's side of a session.

shell = Shell(session, voice)
shell.take("int x = 3; x + 4", "<1>")        says `int = 7`, True
shell.take(":mem x", "<2>")                  a command; its text goes to the voice's `say`
shell.feed(lines, "session.emc")             all inputs of a file; False if one of them failed
"""

from __future__ import annotations

import difflib

from emc.faults import Faulty
from emc.repl.commands import COMMANDS
from emc.repl.commands.names import Trouble
from emc.repl.dialogue import Dialogue
from emc.repl.feed import COMMAND


class Shell(Dialogue):
    """Finds the command of a line that begins with `:`, and runs it."""

    def command(self, text: str) -> bool:
        """Runs a line that begins with `:`. Returns False if it failed."""
        name, _, argument = text.removeprefix(COMMAND).strip().partition(" ")
        try:
            if name not in COMMANDS:
                near = difflib.get_close_matches(name, COMMANDS, 1, 0.5)
                hint = f"did you mean `:{near[0]}`?" if near else "`:help` lists them"
                raise Trouble(f"there is no command `:{name}`", hint)
            shown = COMMANDS[name].run(self, argument.strip())
        except Trouble as trouble:
            self.voice.tell("\n".join([f"error: {trouble}", *([f"  = {trouble.hint}"] if trouble.hint else [])]))
            return False
        except Faulty as faulty:
            self.voice.faults(faulty.faults)
            return False
        if shown:
            self.voice.say(shown)
        return shown is not None
