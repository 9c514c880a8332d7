"""The packets of a time line, of a run that is handed over in parts."""

from __future__ import annotations

from emc.dataclass import replace
from emc.machine import Run
from emc.machine.options import Window
from emc.machine.packets import Packets, dispatched
from emc.machine.run import Dispatched


class WindowPackets:
    """The first packets that a window holds."""

    def __init__(self, window: Window):
        self.window, self.rows, self.left = window, list[Dispatched](), 0

    def add(self, packets: Packets) -> None:
        first, rows = self.window.first, packets.rows
        rows = rows[(rows["end"] > first) | (rows["taken"] >= first)]
        room = self.window.most - len(self.rows)
        self.rows += dispatched(replace(packets, rows=rows), room)
        self.left += max(0, len(rows) - room)

    def end(self, run: Run) -> Run:
        """The run, which may have more packets, with those that were kept."""
        more = [row for row in run.trace if self.window.holds(row.taken, row.end)]
        rest = more[: self.window.most - len(self.rows)]
        return replace(run, trace=(*self.rows, *rest), untraced=self.left + len(more) - len(rest))
