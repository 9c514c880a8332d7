"""The machine code of a program's threads and of the kernel: plain code at first, better code while the program runs.

LLVM makes plain code in a tenth of the time that better code takes, and most programs end before the better code would
be ready. So a run starts with the code that is available. If it lasts, a second thread of this process makes better
code, part by part, and stores the addresses where the kernel finds them at the next packet. This works because threads
end at their breaks and keep no state in the code. The code is cached, and the next run starts with it.

The kernel's plain code is nearly as fast, and better code takes LLVM seconds. Only a run of more than a second makes
it, unless it came with emc, and then goes on with it.
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
    """The code of a program's threads, by part."""

    def __init__(self, program: Program, texts: Callable[[], Texts]):
        self.program = program
        self.texts = texts
        self.made = code.made_of(program.text, lambda: texts().whole())
        self.alive: list[Any] = []  # what keeps the code in memory
        self.addresses: list[int] = [0] * len(program.names)  # of each template's function, the best one
        have = [n for n in (code.WHOLE, *range(len(program.parts))) if n in self.made]
        for n, table in zip(have, self._load(have), strict=True):
            for template, address in zip(self.templates(n), table, strict=True):
                self.addresses[template] = address

    def templates(self, part: int) -> Sequence[int]:
        """The templates of a part, or of the WHOLE."""
        return range(len(self.program.names)) if part == code.WHOLE else self.program.parts[part]

    @property
    def missing(self) -> list[int]:
        """The parts that have no better code yet."""
        return [n for n in range(len(self.program.parts)) if n not in self.made]

    def better(self, part: int, texts: Texts) -> tuple[int, ...]:
        """Makes the better code of a part. Returns its addresses."""
        self.made[part] = code.better(texts.part(self.templates(part), _table(part)))
        return self._load([part])[0]

    def keep(self) -> None:
        """Keeps the code for the next run. If all parts have better code, the plain code is dropped."""
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
    """Makes better code beside a run, after `start` was called, until all is done or `finish` is called. replace:
    stores addresses where the kernel looks for them; renew: makes the machine go on with another kernel; entry: the
    kernel's entry point."""

    def __init__(
        self,
        threads: Threads,
        replace: Callable[[Sequence[int], Sequence[int]], None],
        renew: Callable[[int], None],
        entry: str,
    ):
        self.threads = threads
        self.replace = replace
        self.renew = renew
        self.entry = entry
        self.enough = threading.Event()
        self.worker: threading.Thread | None = None
        self.on_kernel: threading.Thread | None = None
        self.wrong: list[BaseException] = []

    def start(self) -> None:
        """Starts to make better code of threads, unless that has begun."""
        if self.worker is None and self.threads.missing:
            self.worker = self._begun(self._work)

    def start_kernel(self) -> None:
        """Starts to make a better kernel after the threads, unless there is one."""
        if self.on_kernel is None and not code.has_best_kernel():
            self.on_kernel = self._begun(self._work_on_kernel)

    def _begun(self, work: Callable[[], None]) -> threading.Thread:
        def whole() -> None:
            try:
                work()
            except BaseException as error:  # any exception: it is raised again in the main thread
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
            self.renew(code.kernel_address(self.entry))

    def finish(self) -> None:
        """Waits for the part that is being made, and keeps the code."""
        self.enough.set()
        for thread in (self.worker, self.on_kernel):
            if thread is not None:
                thread.join()
        if self.wrong:
            raise self.wrong[0]
        if self.worker is not None:
            self.threads.keep()
