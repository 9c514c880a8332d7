"""Other schedules of a program: whether its result depends on when packets arrive. `emc explore`, in one process."""

from __future__ import annotations

import shlex
from collections.abc import Callable

from emc.engines import engine
from emc.explore import Allowance, Reading, Search, Task
from emc.machine import Host, Options, Run
from emc.playground.request import ENGINE, Request
from emc.session import Built
from emc.views.explored import Told, text

RUNS = 200  # schedules that are tried
SECONDS = 20  # for all of them


class Program:
    """A compiled program, as a task has it."""

    def __init__(self, built: Built):
        self.built = built

    def run(self, name: str, options: Options, host: Host, /) -> Run:
        return engine(name)(self.built.module, self.built.description, options, host)


def explored(asked: Request, built: Built, path: str, options: Options, tell: Callable[[str], object]) -> str:
    """The report of a search. path: of the program's file. tell: is called with the number of schedules tried so far.
    Raises Faulty, KeyboardInterrupt."""
    task = Task(Program(built), ENGINE, options, path, asked.name, asked.arguments, (), asked.stdin.encode())
    allowed = Allowance(RUNS, SECONDS)

    def report(tried: int) -> None:
        tell(f"{tried} of {RUNS} schedules")

    found = Search(task, allowed, Reading(False, None), report=report, apart=False).run()
    usual, one = asked.command("run"), found.difference
    other = "" if one is None else f"{usual.partition(' -- ')[0]} {shlex.join(one.schedule.words)}"
    return text(found, allowed, Told(asked.name, usual, other))
