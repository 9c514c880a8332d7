"""The dialogue of a session: it takes inputs and answers them as text. Shell (shell.py) is a dialogue with commands,
which are functions of a dialogue.

Values go to the voice's `say`. Faults, traps and notes go to its other methods, after the output of the program.
"""

from __future__ import annotations

import abc
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol

from emc.dataclass import replace
from emc.faults import Fault, Faulty
from emc.live.items import State
from emc.live.whole import state
from emc.machine.run import Call, Race, Trap
from emc.repl.feed import COMMAND, inputs
from emc.repl.session import Answer, Session
from emc.repl.values import rename_inputs, show
from emc.source import Span
from emc.texts import Source

MOST_ELEMENTS = 64  # of a part of an array, one in each line
_PART = re.compile(r"([^:;{}\"'?]+)\[\s*(\d{1,9})\s*:\s*(\d{1,9})\s*\]")
_MEANT = {
    **dict.fromkeys(("quit", "exit"), "`:quit` leaves, as Ctrl-D does; `exit(0)` ends the program"),
    "help": "`:help` lists the commands",
}


def _intended_command(text: str) -> str:
    """The typed word if it is the only one and is a command of other prompts, such as `quit`; else ""."""
    word = text.strip().removesuffix(";").removesuffix("()").lower()
    return word if word in _MEANT else ""


class Voice(Protocol):
    """How the prompt writes: `say` for what the user asked for, `tell` for everything else."""

    def say(self, text: str) -> None: ...

    def fresh(self) -> None:
        """Ends the line that the program's output has begun, if it has begun one."""
        ...

    def tell(self, text: str) -> None: ...

    def faults(self, found: Iterable[Fault]) -> bool:
        """Shows faults. Returns True if one of them counts as an error."""
        ...

    def trap(self, met: Trap) -> None: ...

    def race(self, found: Race) -> None: ...

    def note(self, span: Span, text: str) -> None: ...

    def remember(self, name: str, text: str) -> None: ...


class Dialogue(abc.ABC):
    """The dialogue with a user."""

    def __init__(self, session: Session, voice: Voice):
        self.session = session
        self.voice = voice
        self.timed = False  # whether each result shows its cost
        # the files that are being entered: one that loads another one, and that other one
        self.loading: list[Path] = []
        self.left = 0  # the number of waiting threads when they were last reported

    @abc.abstractmethod
    def command(self, text: str) -> bool:
        """Runs a line that begins with `:`. Returns False if it failed."""

    def state(self, text: str) -> State:
        """Whether a text is a complete input."""
        if text.lstrip().startswith(COMMAND):
            return State.WHOLE
        known = self.session.environment
        return state(text, known.defined, known.types)

    def ending(self, text: str) -> State:
        """The state of the last input of a text, which may contain several inputs."""
        *_, (last, _) = inputs(text.splitlines(), self.state)
        return self.state(last)

    def feed(self, lines: Iterable[str], name: str) -> bool:
        """Enters all inputs of a pipe, or of pasted text. Returns False if one failed."""
        good = True
        for text, line in inputs(self._kept(lines, name), self.state):
            good = self.take(text, name, line) and good
        return good

    def load(self, text: str, name: str, folder: str = "", path: Path | None = None) -> bool:
        """Enters the inputs of a file, up to the first that fails, because later ones may need what it declares.
        folder: where the file really is, if the name alone does not say it. path: the path, if the name is not the
        path. Returns False if an input failed."""
        self.loading.append((path or Path(folder, name)).resolve())
        try:
            return self._load(text, name, folder)
        finally:
            self.loading.pop()

    def _load(self, text: str, name: str, folder: str) -> bool:
        for part, line in inputs(self._kept(text.splitlines(keepends=True), name), self.state):
            if not self.take(part, name, line, folder):
                self.voice.tell(f"note: `{name}` was entered only up to line {line}")
                return False
        return True

    def _kept(self, lines: Iterable[str], name: str) -> Iterator[str]:
        """The lines of a file. They are also kept for excerpts."""
        whole = ""
        for line in lines:
            whole += line if line.endswith("\n") else f"{line}\n"
            self.voice.remember(name, whole)
            yield line

    def take(self, text: str, name: str, line: int = 1, folder: str = "") -> bool:
        """Enters one input or command. line, folder: where it is in a file. Returns False if it failed."""
        if text.lstrip().startswith(COMMAND):
            return self.command(text.strip())
        if (word := _intended_command(text)) and not self._declared(word):
            self.voice.tell(f"error: `{word}` is not a name in EM-C\n  = {_MEANT[word]}")
            return False
        if part := _PART.fullmatch(text.strip()):
            return self._elements(part[1], part[2], part[3], name, folder)
        try:
            answer = self.session.enter(Source(name, text, folder), line)
        except Faulty as faulty:
            self.voice.faults(faulty.faults)
            return False
        return self.answer(answer)

    def _declared(self, name: str) -> bool:
        return self.session.link(name) is not None

    def _elements(self, array: str, first: str, end: str, name: str, folder: str) -> bool:
        """Shows `A[3:5]`: the elements from the first one up to the one before the end, each with its place."""
        if int(end) - int(first) > MOST_ELEMENTS:
            self.voice.tell(
                f"error: `{array}[{first}:{end}]` is too long\n  = at most {MOST_ELEMENTS} elements at a time"
            )
            return False
        for index in range(int(first), int(end)):
            try:
                answer = self.session.enter(Source(name, f"{array}[{index}]", folder), kept=False)
            except Faulty as faulty:
                self.voice.faults(faulty.faults)
                return False
            if answer.failed or answer.value is None or answer.faults.found:  # the element does not exist
                self.answer(replace(answer, value=None))
                return False
            self.voice.say(f"[{index}] {show(self.session, answer.value)}")
        return True

    # ---- answers

    def answer(self, answer: Answer) -> bool:
        """Prints the result of an input."""
        failed = self.voice.faults(answer.faults) or answer.failed
        for text in answer.told:
            self.voice.tell(f"note: {text}")
        for name, span in answer.late:
            self.voice.note(span, self._late(name))
        if answer.value is not None:
            self.voice.say(show(self.session, answer.value))
        if answer.trap is not None:
            self.voice.trap(_plain(answer.trap))
        elif answer.status is not None:
            text = f"the program ended with exit status {answer.status}: its threads are stopped, its memory is kept"
            self.voice.tell(f"note: {text} (`:quit` leaves)")
        for race in self.session.new_races():
            self.voice.race(_own_names(race))
        if self.timed and answer.cost is not None:
            self.voice.say(f"{_plural(answer.cost.cycles, 'cycle')}, {_plural(answer.cost.packets, 'packet')}")
        self._left(answer)
        return not failed

    def _late(self, name: str) -> str:
        """The note about something that is used but not yet defined."""
        function = name not in self.session.live.layout.addresses
        until = "calling it is a trap" if function else "it is 0"
        return f"`{name.partition('@')[0]}` is not defined yet: until you define it, {until}"

    def _left(self, answer: Answer) -> None:
        """Reports threads that still wait after their statement, if their number has changed."""
        now = 0 if answer.status is not None else len(answer.waiting)
        if answer.cost is not None and now != self.left:
            self.left = now
            if now:
                waits = f"{now} threads wait" if now > 1 else "1 thread waits"
                they = "they wait" if now > 1 else "it waits"
                self.voice.tell(f"note: {waits}: `:threads` shows what {they} for")


def _plural(n: int, thing: str) -> str:
    return f"{n:,} {thing}{'s' * (n != 1)}"


def _plain(met: Trap) -> Trap:
    """The trap without details. For a function that is not defined, only its callers matter."""
    if met.kind == "not defined yet":
        return replace(met, detail=("define the function, then call it again",))
    return replace(met, detail=tuple(map(rename_inputs, met.detail)), chain=_renamed(met.chain))


def _own_names(race: Race) -> Race:
    first, second = (replace(one, chain=_renamed(one.chain)) for one in (race.first, race.second))
    return replace(race, first=first, second=second)


def _renamed(chain: tuple[Call, ...]) -> tuple[Call, ...]:
    return tuple(replace(call, template=rename_inputs(call.template)) for call in chain)
