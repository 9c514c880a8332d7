"""A program's threads as machine code: plain at once, and better while the program runs.

Plain code takes LLVM a tenth of the time that better code takes, and most programs have ended by then. So a run starts
with what is there. When it lasts, a second thread of this process makes better code, part by part, and puts each where
the kernel will find it at the next packet: threads end at their breaks, and keep nothing in the code. What was made is
kept; the next run begins with it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from emc.engines.native.names import THREADS
from emc.engines.native.run import code
from emc.engines.native.run.program import Program

if TYPE_CHECKING:
    from emc.engines.native.codegen.threads import Texts


class Threads:
    """The code of a program's threads, by part. addresses: of each template's function, best first."""

    def __init__(self, program: Program, texts: Callable[[], Texts]):
        self.program = program
        self.texts = texts
        self.made = code.made_of(program.text, lambda: texts().whole())
        self.alive: list[Any] = []  # what the code lies in
        self.addresses: list[int] = [0] * len(program.names)
        have = [n for n in (code.WHOLE, *range(len(program.parts))) if n in self.made]
        for n, table in zip(have, self._load(have), strict=True):
            for template, address in zip(self.templates(n), table, strict=True):
                self.addresses[template] = address

    def templates(self, part: int) -> Sequence[int]:
        """Those that a part, or the WHOLE, is of."""
        return range(len(self.program.names)) if part == code.WHOLE else self.program.parts[part]

    @property
    def missing(self) -> list[int]:
        """The parts of which there is no better code yet."""
        return [n for n in range(len(self.program.parts)) if n not in self.made]

    def better(self, part: int, texts: Texts) -> tuple[int, ...]:
        """Makes the better code of a part; its addresses."""
        self.made[part] = code.better(texts.part(self.templates(part), _table(part)))
        return self._load([part])[0]

    def keep(self) -> None:
        """For the next run. When all parts are there, the plain code is no longer needed."""
        if not self.missing:
            self.made.pop(code.WHOLE, None)
        code.keep_made(self.program.text, self.made)

    def _load(self, parts: Sequence[int]) -> list[tuple[int, ...]]:
        objects = [(_table(n), self.made[n], len(self.templates(n))) for n in parts]
        tables, engine = code.load(objects, self.program.mathematics)
        self.alive.append(engine)
        return tables


def _table(part: int) -> str:
    return THREADS if part == code.WHOLE else f"{THREADS}_{part}"


class Improver:
    """Makes better code beside a run, once `start` was called, until there is no more to do or `finish` is called.
    replace: puts addresses where the kernel looks for them."""

    def __init__(self, threads: Threads, replace: Callable[[Sequence[int], Sequence[int]], None]):
        self.threads = threads
        self.replace = replace
        self.enough = threading.Event()
        self.worker: threading.Thread | None = None
        self.wrong: list[BaseException] = []

    def start(self) -> None:
        """Nothing is done twice."""
        if self.worker is None and self.threads.missing:
            self.worker = threading.Thread(target=self._work)
            self.worker.start()

    def _work(self) -> None:
        try:
            texts = self.threads.texts()
            for part in self.threads.missing:
                if self.enough.is_set():
                    break
                self.replace(self.threads.templates(part), self.threads.better(part, texts))
        except BaseException as error:  # whatever it is: raised again in the main thread
            self.wrong.append(error)

    def finish(self) -> None:
        """Waits for the part that is being made, and keeps what there is."""
        self.enough.set()
        if self.worker is None:
            return
        self.worker.join()
        if self.wrong:
            raise self.wrong[0]
        self.threads.keep()
