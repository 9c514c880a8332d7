"""Ctrl-C in a run of which something is made afterwards, such as a page of what was recorded.

with finishing():
    run = ...               after Ctrl-C it ends, and a line says that the rest takes a while
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130  # 128 + SIGINT, as in a shell


@contextmanager
def finishing() -> Generator[None]:
    """The first Ctrl-C ends the run, and says at once that something is made of it. A second one ends the command."""
    usual = signal.getsignal(signal.SIGINT)
    if not callable(usual) or threading.current_thread() is not threading.main_thread():
        yield  # the process ignores Ctrl-C, or its signals come to another thread
        return
    times = 0

    def heard(number: int, frame: FrameType | None) -> None:
        nonlocal times
        times += 1
        if times > 1:
            os.write(2, b"emc: interrupted\n")
            raise SystemExit(INTERRUPTED)
        os.write(2, b"emc: interrupted; finishing what is recorded of the run so far (Ctrl-C again: without that)\n")
        usual(number, frame)

    signal.signal(signal.SIGINT, heard)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
