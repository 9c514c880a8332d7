"""What emc makes once and keeps, while it is made: a listener may show it.

with preparing("the engine"): ...       around the work
listen(show)                            show("the engine") is called before it, and show("") after it
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager

_listeners: list[Callable[[str], None]] = []


def listen(show: Callable[[str], None]) -> None:
    """Reports to this listener from now on, in place of any other."""
    _listeners[:] = [show]


@contextmanager
def preparing(what: str) -> Generator[None]:
    """Reports this work to the listener."""
    for show in _listeners:
        show(what)
    try:
        yield
    finally:
        for show in _listeners:
            show("")
