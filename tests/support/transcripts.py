"""Sessions of the prompt as text: what was typed behind `emc> ` and `...> `, and below it what was said.

    $ emc repl --pes 4
    emc> int x = 3;
    emc> x + 4
    int = 7

`replay(text)` types it again, in this process, and gives the text as it comes out now. All that is said stands there in
its order: values, the program's output, messages. The first line may say how many PEs, and which machine.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from emc.cli.console import text_of
from emc.faults import Fault, Faults
from emc.machine import Host
from emc.machine.run import Race, Trap
from emc.options import BuildOptions
from emc.repl.commands.names import Leave
from emc.repl.session import Session
from emc.repl.shell import Shell
from emc.shape import parse
from emc.source import Span
from emc.views.faults import excerpt, faults, head
from emc.views.races import one_race
from emc.views.traps import trap

FIRST, MORE = "emc> ", "...> "
COMMAND = "$ emc repl"


class Ears:
    """A voice that is kept: `heard`, in order, the program's output included."""

    def __init__(self) -> None:
        self.heard = ""
        self.texts: dict[str, str] = {}

    def take(self) -> str:
        heard, self.heard = self.heard, ""
        return heard

    def fresh(self) -> None:
        self.heard += "\n" * (self.heard != "" and not self.heard.endswith("\n"))

    def say(self, text: str) -> None:
        self.fresh()
        self.heard += f"{text}\n"

    tell = say

    def faults(self, found: Iterable[Fault]) -> bool:
        every = Faults(list(found))
        if every.found:
            self.say(faults(every, self.text))
        return every.errors

    def trap(self, met: Trap) -> None:
        self.say(trap(met, self.text))

    def race(self, found: Race) -> None:
        self.say(one_race(found, self.text))

    def note(self, span: Span, text: str) -> None:
        self.say("\n".join([head(span, "note", text), *excerpt(span, self.text)]))

    def remember(self, name: str, text: str) -> None:
        self.texts[name] = text

    def text(self, name: str) -> str | None:
        return self.texts.get(name) or text_of(name)

    def host(self) -> Host:
        def sink(data: bytes) -> None:
            self.heard += data.decode("utf-8", "replace")

        return Host(None, sink=sink, error_sink=sink)


def shell(pes: str = "4", machine: str = "em4") -> tuple[Shell, Ears]:
    """A session that is listened to."""
    ears = Ears()
    return Shell(Session(BuildOptions(pes=parse(pes), machine=machine), ears.host), ears), ears


def typed(text: str) -> Iterator[str]:
    """The inputs of a transcript, each with its continuation lines."""
    for part in re.split(rf"^{FIRST.rstrip()}(?: |$)", text, flags=re.MULTILINE)[1:]:
        first, *lines = part.split("\n")
        more = [line[len(MORE) :] for line in lines if line.startswith(MORE.rstrip())]
        yield "\n".join([first, *more])


def options(text: str) -> dict[str, str]:
    """The words behind `$ emc repl`, if that is how it begins."""
    head = text.split("\n", 1)[0]
    return dict(re.findall(r"--(pes|machine) (\S+)", head)) if head.startswith(COMMAND) else {}


def replay(text: str) -> str:
    """The transcript as it comes out now."""
    me, ears = shell(**options(text))
    shown = text.split("\n", 1)[0] + "\n" if text.startswith(COMMAND) else ""
    for number, given in enumerate(typed(text), 1):
        shown += FIRST + f"\n{MORE}".join(given.split("\n")) + "\n"
        shown = "".join(f"{line.rstrip()}\n" for line in shown.splitlines())
        ears.remember(f"<{number}>", given)
        try:
            me.take(given, f"<{number}>")
        except Leave:
            break
        ears.fresh()
        shown += ears.take()
    me.session.live.close()
    return shown
