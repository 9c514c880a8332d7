"""A program's threads, and the kernel, as machine code: plain at once, and better while the program runs.

Plain code takes LLVM a tenth of the time that better code takes, and most programs have ended by then. So a run starts
with what is there. When it lasts, a second thread of this process makes better code, part by part, and puts each where
the kernel will find it at the next packet: threads end at their breaks, and keep nothing in the code. What was made is
kept; the next run begins with it.

The kernel's plain code is nearly as good, and the better code takes LLVM seconds. Only a run that lasts longer than a
second makes it, if it did not come with emc, and goes on with it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from emc.engines.native.names import RUN, THREADS
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
    replace: puts addresses where the kernel looks for them; renew: has the machine go on with another kernel."""

    def __init__(
        self,
        threads: Threads,
        replace: Callable[[Sequence[int], Sequence[int]], None],
        renew: Callable[[int], None],
    ):
        self.threads = threads
        self.replace = replace
        self.renew = renew
        self.enough = threading.Event()
        self.worker: threading.Thread | None = None
        self.on_kernel: threading.Thread | None = None
        self.wrong: list[BaseException] = []

    def start(self) -> None:
        """Better threads. Nothing is done twice."""
        if self.worker is None and self.threads.missing:
            self.worker = self._begun(self._work)

    def start_kernel(self) -> None:
        """And then a better kernel, if there is none."""
        if self.on_kernel is None and not code.has_best_kernel():
            self.on_kernel = self._begun(self._work_on_kernel)

    def _begun(self, work: Callable[[], None]) -> threading.Thread:
        def whole() -> None:
            try:
                work()
            except BaseException as error:  # whatever it is: raised again in the main thread
                self.wrong.append(error)

        thread = threading.Thread(target=whole)
        thread.start()
        return thread

    def _work(self) -> None:
        texts = self.threads.texts()
        for part in self.threads.missing:
            if self.enough.is_set():
                break
            self.replace(self.threads.templates(part), self.threads.better(part, texts))

    def _work_on_kernel(self) -> None:
        if self.worker is not None:
            self.worker.join()
        if not self.enough.is_set():
            code.make_best_kernel()
            self.renew(code.kernel_address(RUN))

    def finish(self) -> None:
        """Waits for the part that is being made, and keeps what there is."""
        self.enough.set()
        for thread in (self.worker, self.on_kernel):
            if thread is not None:
                thread.join()
        if self.wrong:
            raise self.wrong[0]
        if self.worker is not None:
            self.threads.keep()
