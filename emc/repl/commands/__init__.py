"""The commands of the prompt: one file for each group, registered in one table.

COMMANDS["mem"].run(shell, "A")         what `:mem A` shows
"""

from emc.repl.commands import activity, compiled, files, helping, machine, memory, names
from emc.repl.commands.names import COMMANDS, Command

__all__ = ["COMMANDS", "GROUPS", "Command"]

GROUPS = (activity, compiled, files, helping, machine, memory, names)  # importing them registers their commands
