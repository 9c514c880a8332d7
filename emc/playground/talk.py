"""The prompt of the page: a session of the REPL on a live machine, whose answers are sent to the page."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterable

from emc.dataclass import replace
from emc.faults import Fault, Faults
from emc.live.items import State
from emc.machine import Host
from emc.machine.run import Race, Trap
from emc.playground.request import Request
from emc.repl.commands.names import Leave
from emc.repl.session import Session
from emc.repl.shell import Shell
from emc.source import Span
from emc.views.faults import Texts, excerpt, faults, head
from emc.views.races import one_race
from emc.views.traps import trap

Send = Callable[[str, str], object]
MOST_CYCLES = 50_000_000  # of a statement


class Voice:
    """Sends what the session says. texts: the inputs by name, which messages quote."""

    def __init__(self, send: Send, text_of: Texts, texts: dict[str, str]):
        self.send, self.own, self.texts = send, text_of, texts
        self.inside = False  # the program's output has not ended its line

    def text_of(self, name: str) -> str | None:
        return self.texts[name] if name in self.texts else self.own(name)

    def write(self, kind: str) -> Callable[[bytes], None]:
        """The destination of the program's output."""
        decoder = codecs.getincrementaldecoder("utf-8")("replace")

        def take(data: bytes) -> None:
            self.inside = not data.endswith(b"\n") if data else self.inside
            self.send(kind, decoder.decode(data))

        return take

    def fresh(self) -> None:
        if self.inside:
            self.inside = False
            self.send("out", "\n")

    def say(self, text: str) -> None:
        self.fresh()
        self.send("value", text)

    def tell(self, text: str) -> None:
        self.fresh()
        self.send("say", text)

    def faults(self, found: Iterable[Fault]) -> bool:
        taken = Faults(list(found))
        if taken.found:
            self.tell(faults(taken, self.text_of))
        return taken.errors

    def trap(self, met: Trap) -> None:
        self.tell(trap(met, self.text_of))

    def race(self, found: Race) -> None:
        self.tell(one_race(found, self.text_of))

    def note(self, span: Span, text: str) -> None:
        self.tell("\n".join([head(span, "note", text), *excerpt(span, self.text_of)]))

    def remember(self, name: str, text: str) -> None:
        self.texts[name] = text


class Talk:
    """A shell, and the number of its inputs."""

    def __init__(self, asked: Request, send: Send, text_of: Texts):
        self.voice = Voice(send, text_of, {})

        def host() -> Host:
            return Host(None, stdin=b"", sink=self.voice.write("out"), error_sink=self.voice.write("err"), keep=False)

        limit = asked.max_cycles or MOST_CYCLES
        self.shell = Shell(Session(replace(asked.build, check=False), host, limit), self.voice)
        self.count = 0
        self.build = asked.build  # of the machine

    def is_whole(self, text: str) -> bool:
        """Whether Enter ends the input here."""
        if not text.strip():
            return True
        found = self.shell.ending(text)
        return found is State.WHOLE or (found is State.MAY and text.endswith("\n"))

    def enter(self, text: str) -> bool:
        """Enters a text of one or more inputs. Returns False if one failed."""
        self.count += 1
        self.voice.send("echo", text)
        try:
            good = self.shell.feed(text.splitlines(keepends=True), f"<{self.count}>")
        except Leave:
            self.voice.tell("there is nothing to leave here: `New machine` begins with another one")
            good = True
        self.voice.fresh()
        return good

    def compare(self, asked: Request) -> None:
        """Says so if the options now ask for another machine than that of the session."""
        if asked.build != self.build:
            self.build = asked.build
            self.voice.tell("note: this session keeps its machine; `New machine` begins with one of the new options")

    def close(self) -> None:
        self.shell.session.live.close()
