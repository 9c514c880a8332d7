"""The views of the page: the project's own pages of a program, made of one recorded run.

stages(desk, asked)                 the IR beside the source, without a run
made = record(desk, asked, 0)       a run in silence, with what the views show
page(desk, "watch", asked, made)    "profile", "trace" or "watch"
"""

from __future__ import annotations

from typing import Protocol

from emc.dataclass import dataclass, replace
from emc.ir.module import Module
from emc.machine import Host, Options, Run
from emc.machine.options import Window
from emc.machine.part import whole
from emc.machine.run import INTERRUPTED
from emc.pages import program_of, side_of
from emc.playground.request import ENGINE, Request
from emc.session import Built
from emc.views import watch
from emc.views.faults import Texts
from emc.views.heading import Heading
from emc.views.page import Side
from emc.views.page import page as program_page
from emc.views.profile import profile
from emc.views.trace import Timeline, timeline
from emc.views.trace import page as trace_page

STATIC = ("ir",)  # the views that need no run
MOST_RECORDED = 50_000  # packets that a view shows one by one: Python's memory in a tab is small


class Maker(Protocol):
    """What these views need of the desk."""

    folder: str

    def build(self, asked: Request) -> Built: ...

    def text_of(self, name: str) -> str | None: ...

    def options(self, asked: Request) -> Options: ...

    def execute(self, asked: Request, built: Built, host: Host, options: Options) -> Run: ...


@dataclass(frozen=True, slots=True)
class Recorded:
    """A run with its packets from some cycle on."""

    run: Run
    line: Timeline
    heading: Heading
    module: Module

    def shows(self, cycle: int) -> bool:
        """Whether a moment is among what was recorded, or there is no such moment."""
        return cycle < 0 or cycle >= self.run.cycles or self.line.first <= cycle <= self.line.last


def record(desk: Maker, asked: Request, first: int) -> Recorded:
    """Runs the program in silence, and records its packets from cycle `first` on. Raises Faulty, and
    KeyboardInterrupt if the run was stopped."""
    built = desk.build(asked)
    path, source = asked.sources(desk.folder)[0]
    host = Host(path, asked.arguments, name=source.name, stdin=asked.stdin.encode(), keep=False)
    window = Window(first, None, None, MOST_RECORDED)
    options = replace(desk.options(asked), record=True, profile=True, overview=True, window=window)
    run = desk.execute(asked, built, host, options)
    if run.trap is not None and run.status == INTERRUPTED:
        raise KeyboardInterrupt
    heading = Heading(asked.name, built.description, built.module.target, ENGINE)
    return Recorded(run, timeline(run, built.module, heading, window), heading, built.module)


def stages(desk: Maker, asked: Request) -> str:
    """The page with the stages of the compilation."""
    program, _ = program_of(asked.sources(desk.folder), asked.build, desk.text_of)
    return program_page((Side(program, program.templates),), "ir")


def page(desk: Maker, name: str, asked: Request, made: Recorded) -> str:
    """The page of a run. name: "profile", "trace" or "watch"."""
    if name == "watch":
        return _watched(desk.text_of, asked, made)
    if name == "trace":
        return trace_page(made.line, made.module, made.heading, desk.text_of)
    program, _ = program_of(asked.sources(desk.folder), asked.build, desk.text_of)
    part = whole(made.run)
    shown = profile(made.run, made.module, made.heading, (), part)
    return program_page((side_of(program, made.module, made.heading, shown, part.tally, made.line),), name)


def _watched(texts: Texts, asked: Request, made: Recorded) -> str:
    command = f"{asked.command('watch')} --from {{first}} --to {{last}}"
    return watch.page(made.line, made.run, made.module, made.heading, texts, command)
