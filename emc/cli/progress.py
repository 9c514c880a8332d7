"""A line on a terminal while emc works, without disturbing the program's output: what emc prepares, a long run's
simulated time and packets.

The line appears about half a second after the start of the work. It is removed before any output.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING

from emc.cli.streams import Sink, Stream
from emc.machine.description import Clock
from emc.machine.run import NO_TIME
from emc.views.report import duration

if TYPE_CHECKING:
    from rich.live import Live

PATIENCE = 0.4  # seconds without a word


class Line:
    """A line on stderr, if that is a terminal."""

    def __init__(self) -> None:
        self.live: Live | None = None
        self.on_terminal = sys.stderr.isatty()

    def line(self, line: str) -> None:
        """Shows that line, on a terminal."""
        if not self.on_terminal:
            return
        live = self.live or self._appear()
        live.update(line, refresh=True)

    def _appear(self) -> Live:
        from rich.console import Console
        from rich.live import Live

        self.live = Live(console=Console(stderr=True), auto_refresh=False, transient=True)
        self.live.start()
        return self.live

    def hide(self) -> None:
        """Removes the line; the next `show` draws it again."""
        if self.live is not None:
            self.live.stop()
            self.live = None


class Preparation(Line):
    """Shows what emc prepares, if that takes long: a listener of preparing.py."""

    def __init__(self) -> None:
        super().__init__()
        self.began: dict[str, float] = {}  # by what is prepared: when that began

    def __call__(self, what: str) -> None:
        if not what:
            self.hide()
            return
        now = monotonic()
        lasts = now - self.began.setdefault(what, now)
        if now - min(self.began.values()) > PATIENCE:
            seconds = f": {lasts:.0f} s" if lasts >= 1 else ""
            self.line(f"emc: preparing {what}, once{seconds}")


class Progress(Line):
    """Shows how far a run has come, while it is open: `with Progress(clock) as progress: ... progress.show(cycle,
    packets)`. whole: returns the cycles of the whole run and how they are known, or None; it is called once, if the run
    is long."""

    def __init__(self, clock: Clock, whole: Callable[[], tuple[int, str] | None] = lambda: None):
        super().__init__()
        self.clock = clock
        self.whole = cache(whole)

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.hide()

    def show(self, cycle: int, packets: int) -> None:
        """Shows how far the run has come. cycle: NO_TIME for a run without simulated time."""
        if self.on_terminal:
            self.line(f"emc: {self._time(cycle)}{packets:,} packets (Ctrl-C stops it)")

    def _time(self, cycle: int) -> str:
        if cycle == NO_TIME:
            return ""
        match self.whole():
            case (cycles, known) if cycle <= cycles:
                share = f" ({100 * cycle // cycles} % of {known})"
            case _:
                share = ""
        return f"{duration(self.clock.microseconds(cycle))} simulated{share}, "

    def sink(self, stream: Stream) -> Sink:
        """The destination of a stream of the program's output, which is written at once."""
        return Sink(stream, self.hide)
