"""The two threads of a run. One with a large stack runs the machine, and the caller's thread waits for it. Ctrl-C
interrupts the caller's thread, so that thread also does what may wait for a person or another process: reading, and
writing to a full pipe.

    front = Front()
    front.run(work, look, stop)     what work() returns or raises; calls look() every LOOK seconds, stop() after Ctrl-C
    front.ask(errand)               within work: what errand() returns or raises in the caller's thread;
                                    KeyboardInterrupt
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import TypeVar

T = TypeVar("T")

STACK = 64 << 20  # bytes, of the thread that runs the machine: it holds the registers of a function
LOOK = 0.1  # seconds between two calls of `look`


class _Later:
    """Runs a function in one thread, and keeps what it returns or raises for another thread."""

    def __init__(self, function: Callable[[], object]):
        self.function = function
        self.answers: SimpleQueue[tuple[object, BaseException | None]] = SimpleQueue()

    def do(self, *passed: type[BaseException]) -> None:
        """Runs the function in this thread. passed: exceptions that are raised in this thread instead."""
        try:
            self.answers.put((self.function(), None))
        except passed:
            raise
        except BaseException as error:  # any exception: it is raised again in the other thread
            self.answers.put((None, error))


class Front:
    """The two threads of one run."""

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
        """Waits for an errand, or for the time to look. Returns False at the end."""
        try:
            errand = self.errands.get(timeout=LOOK)
        except Empty:
            look()
            return True
        if errand is not None and not self.stopped:  # after Ctrl-C, nothing waits for the errand
            errand.do(KeyboardInterrupt)
        return errand is not None

    def ask(self, errand: Callable[[], T]) -> T:
        """Runs the errand in the caller's thread. Raises KeyboardInterrupt if Ctrl-C came first."""
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
