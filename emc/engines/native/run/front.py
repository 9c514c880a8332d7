"""The two threads of a run: one with a large stack runs the machine, and the caller's waits for it. The caller's hears
Ctrl-C, so it also does what may wait for somebody: reading, and writing to a pipe that is full.

    front = Front()
    front.run(work, look, stop)     what work() returns or raises; look() every LOOK seconds; stop() at Ctrl-C
    front.ask(errand)               in work: what errand() returns or raises, in the caller's thread; KeyboardInterrupt
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import TypeVar

T = TypeVar("T")

STACK = 64 << 20  # bytes, of the thread that runs the machine: a function's registers lie there
LOOK = 0.1  # seconds between two looks at the clock and the keyboard


class _Later:
    """What a function returns or raises, for another thread."""

    def __init__(self, function: Callable[[], object]):
        self.function = function
        self.answers: SimpleQueue[tuple[object, BaseException | None]] = SimpleQueue()

    def do(self, *passed: type[BaseException]) -> None:
        """Does it, in this thread. passed: exceptions that this thread is to have."""
        try:
            self.answers.put((self.function(), None))
        except passed:
            raise
        except BaseException as error:  # whatever it is: raised again in the other thread
            self.answers.put((None, error))


class Front:
    """Of one run."""

    def __init__(self) -> None:
        self.errands: SimpleQueue[_Later | None] = SimpleQueue()
        self.stopped = False

    def run(self, work: Callable[[], T], look: Callable[[], None], stop: Callable[[], None]) -> T:
        """Runs `work` in a thread of its own."""
        whole = _Later(work)

        def begin() -> None:
            whole.do()
            self.errands.put(None)

        usual = threading.stack_size(STACK)
        worker = threading.Thread(target=begin)
        worker.start()
        threading.stack_size(usual)
        while worker.is_alive():
            try:
                if not self._one(look):
                    worker.join()
            except KeyboardInterrupt:
                stop()
                self.stopped = True
        value, error = whole.answers.get()
        if error is not None:
            raise error
        return value  # type: ignore[return-value]

    def _one(self, look: Callable[[], None]) -> bool:
        """Waits for an errand, or the time to look; False: it is the end."""
        try:
            errand = self.errands.get(timeout=LOOK)
        except Empty:
            look()
            return True
        if errand is not None and not self.stopped:  # after Ctrl-C, `ask` does not wait
            errand.do(KeyboardInterrupt)
        return errand is not None

    def ask(self, errand: Callable[[], T]) -> T:
        """Has the caller's thread do that. Raises KeyboardInterrupt when Ctrl-C came first."""
        later = _Later(errand)
        self.errands.put(later)
        while True:
            try:
                value, error = later.answers.get(timeout=LOOK)
            except Empty:
                if self.stopped:
                    raise KeyboardInterrupt from None
                continue
            if error is not None:
                raise error
            return value  # type: ignore[return-value]
