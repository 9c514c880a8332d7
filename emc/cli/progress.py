"""Shows a long run's simulated time and packets on a terminal, without disturbing the program's output.

The line appears at the engine's first call, about half a second after the start of a run. It is removed before any
output.
"""

from __future__ import annotations

import sys
from types import TracebackType
from typing import TYPE_CHECKING

from emc.cli.streams import Sink, Stream
from emc.machine.description import Clock
from emc.machine.run import NO_TIME
from emc.views.report import duration

if TYPE_CHECKING:
    from rich.live import Live


class Progress:
    """A line on stderr while it is open: `with Progress(clock) as progress: ... progress.show(cycle, packets)`."""

    def __init__(self, clock: Clock):
        self.clock = clock
        self.live: Live | None = None
        self.on_terminal = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.hide()

    def show(self, cycle: int, packets: int) -> None:
        """Shows how far the run has come. cycle: NO_TIME for a run without simulated time."""
        if self.on_terminal:
            time = "" if cycle == NO_TIME else f"{duration(self.clock.microseconds(cycle))} simulated, "
            self.line(f"emc: {time}{packets:,} packets (Ctrl-C stops it)")

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

    def sink(self, stream: Stream) -> Sink:
        """The destination of a stream of the program's output, which is written at once."""
        return Sink(stream, self.hide)
