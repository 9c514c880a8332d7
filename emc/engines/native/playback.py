"""How a run that ended badly is told: the reference machine goes the same way again, to the same cycle.

Runs are deterministic, so it gets there, with all that a report needs (chains of calls, who waits for what). The host
is not asked again: what it answered is played back.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from emc.engines import reference
from emc.ir.module import Module
from emc.machine.description import Description
from emc.machine.host import Host
from emc.machine.options import Options
from emc.machine.run import Run


@dataclass(frozen=True, slots=True)
class Answer:
    """What the host did for one request: its answer, what it wrote into the PE's memory, what it noted."""

    service: int
    answer: int
    written: tuple[tuple[int, bytes], ...]
    notes: tuple[str, ...]


class Played(Host):
    """A host that gives the answers of an earlier run, and whose output is that run's."""

    def __init__(self, first: Host, answers: Iterable[Answer]):
        super().__init__()
        self.first = first
        self.answers = iter(answers)

    @property
    def output(self) -> bytes:
        return self.first.output

    @property
    def errors(self) -> bytes:
        return self.first.errors

    def serve(self, memory: Any, service: int, words: tuple[int, int, int, int], tag: str) -> int:
        known = next(self.answers, None)
        if known is None:  # the request that the first run ended with: it named memory that the PE has not
            return self.first.serve(memory, service, words, tag)
        if known.service != service:
            raise RuntimeError(f"the engines disagree: service {service} where {known.service} was asked for")
        for address, data in known.written:
            memory.write(address, data)
        self.notes.extend(known.notes)
        return known.answer


def told(
    module: Module, description: Description, options: Options, host: Host, answers: Iterable[Answer], cycle: int
) -> Run:
    """The Run, as the reference machine tells it. cycle: when the first run ended, or -1 where it can't say."""
    run = reference.run(module, description, options, Played(host, answers))
    if cycle >= 0 and run.cycles != cycle:
        raise RuntimeError(f"the engines disagree: the native one ended in cycle {cycle}, the reference {run.cycles}")
    return run
