"""The host of a program that is run twice: the answers of the first run are kept and played back to the second.

    recorded = Recorded(host)       a first run asks; recorded.answers
    Played(host, answers)           a second run gets these answers, then those of the host itself

Runs are deterministic, so the second one makes the same requests. Output is not shown twice, and input is not read
twice. If the answers take more than limits.MOST_KEPT bytes, because a program reads without end, they are dropped.
"""

from __future__ import annotations

from collections.abc import Iterable

from emc.dataclass import dataclass
from emc.faults import Faults
from emc.machine import limits
from emc.machine.description import COMMAND_LINE
from emc.machine.host import Host, Memory
from emc.source import Span

_SLOT, _ANSWER = 8, 300  # bytes on the host computer: of a list's element; of an object and what it refers to


@dataclass(frozen=True, slots=True)
class Answer:
    """The host's answer to one request, and what it wrote to memory."""

    service: int
    answer: int
    written: tuple[tuple[int, bytes], ...]  # (address, bytes) that it wrote into the PE's memory
    notes: tuple[str, ...]  # texts that it noted for a warning


class _Watched:
    """A PE's memory that records all writes to it."""

    def __init__(self, memory: Memory):
        self.memory = memory
        self.written: list[tuple[int, bytes]] = []

    def read(self, address: int, size: int) -> bytes:
        return self.memory.read(address, size)

    def write(self, address: int, data: bytes) -> None:
        self.memory.write(address, data)
        self.written.append((address, data))


class _Second(Host):
    """A host that passes requests on to another host. Both have the same output."""

    def __init__(self, first: Host):
        super().__init__()
        self.first = first

    @property
    def output(self) -> bytes:
        return self.first.output

    @property
    def errors(self) -> bytes:
        return self.first.errors


class Recorded(_Second):
    """A host that keeps its answers, in `answers`. It stays open when the run ends."""

    def __init__(self, first: Host):
        super().__init__(first)
        self.is_full = False  # there were too many to keep
        self._answers: list[Answer] = []
        self._plain: dict[Answer, Answer] = {}  # equal answers are kept once
        self._size = 0

    @property
    def answers(self) -> list[Answer]:
        """All answers. Raises Faulty if there were too many to keep."""
        if self.is_full:
            text = (
                "emc must run the program again to report how it ended, and it keeps "
                f"at most {limits.MOST_KEPT >> 20:,} MB of input for that"
            )
            raise Faults().stop(
                "E1012", Span(COMMAND_LINE, 1, 1), text, "give the program less input, or use --engine reference"
            )
        return self._answers

    def _keep(self, answer: Answer) -> None:
        if self.is_full:
            return
        known = answer if answer.written else self._plain.setdefault(answer, answer)
        self._answers.append(known)
        self._size += _SLOT + (known is answer) * (_ANSWER + sum(len(data) for _, data in answer.written))
        if self._size > limits.MOST_KEPT:
            self.is_full = True
            self._answers.clear()
            self._plain.clear()

    def serve(self, memory: Memory, service: int, words: tuple[int, int, int, int], tag: str) -> int:
        watched = _Watched(memory)
        self.first.tag = self.tag
        answer = self.first.serve(watched, service, words, tag)
        notes = tuple(self.first.notes)
        self.first.notes.clear()
        self.notes.extend(notes)
        self._keep(Answer(service, answer, tuple(watched.written), notes))
        return answer

    def may_wait(self, service: int, words: tuple[int, int, int, int]) -> bool:
        return self.first.may_wait(service, words)

    def close(self) -> None:
        pass


class Played(_Second):
    """A host that first gives the answers of an earlier run, and then its own. Its output is the output of the earlier
    run, and what comes after it."""

    def __init__(self, first: Host, answers: Iterable[Answer]):
        super().__init__(first)
        self.answers = iter(answers)

    def serve(self, memory: Memory, service: int, words: tuple[int, int, int, int], tag: str) -> int:
        known = next(self.answers, None)
        if known is None:
            self.first.tag = self.tag
            answer = self.first.serve(memory, service, words, tag)
            self.notes.extend(self.first.notes)
            self.first.notes.clear()
            return answer
        if known.service != service:
            raise RuntimeError(
                f"the engines disagree: one asks for service {known.service}, the other one for {service}"
            )
        for address, data in known.written:
            memory.write(address, data)
        self.notes.extend(known.notes)
        return known.answer

    def close(self) -> None:
        self.first.close()
