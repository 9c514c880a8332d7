"""Delays Ctrl-C while the machine or the program is between two states.

with steady():
    ...                 a SIGINT in here is raised as KeyboardInterrupt at the end
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def steady() -> Generator[None]:
    """Delays SIGINT. Only the main thread gets signals, so in other threads this does nothing."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []

    def later(number: int, frame: FrameType | None) -> None:
        pressed.append(number)

    before = signal.signal(signal.SIGINT, later)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
