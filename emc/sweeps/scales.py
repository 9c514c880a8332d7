"""The scales and ticks of a figure's axes.

ticks(panel, {1: 1.0, 2: 2.0, 4: 4.0}, log=True)     a tick at each value, if there is room for its label
result_axis(panel, "time_s", [0.028, 0.3], True)      1-2-5 ticks with units, such as 50 ms
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from emc.sweeps.captions import short
from emc.sweeps.files import needed
from emc.sweeps.page import show
from emc.sweeps.table import Value

AXIS = 4.2  # inches of a panel's horizontal axis
SIGN = 0.09  # inches of a character of a tick's label
FAR = 10  # a result that varies by this factor has a logarithmic axis
NAME_WIDTH = 14  # characters of a line of a name on the axis
LEVEL = 5  # more names than this are written at an angle


def ticks(panel: Any, values: Mapping[Value, float], log: bool) -> None:
    """The horizontal axis of numbers. log: logarithmic in any case; else, if the values grow by a ratio."""
    ticker: Any = needed("matplotlib.ticker", "Figures")
    at = sorted(values.items(), key=lambda item: item[1])
    numbers = [number for _, number in at]
    log = numbers[0] > 0 and (log or _grows(numbers))
    if log:
        panel.set_xscale("log", base=2)
    scaled = [math.log2(number) if log else number for number in numbers]
    length = (scaled[-1] - scaled[0]) or 1
    shown: list[tuple[float, str]] = []
    end = -math.inf  # inches of the axis that labels have taken
    for (value, number), place in zip(at, scaled, strict=True):
        text = show("", value)
        middle, half = (place - scaled[0]) / length * AXIS, (len(text) + 1) * SIGN / 2
        if middle - half >= end:
            shown.append((number, text))
            end = middle + half
    panel.xaxis.set_major_locator(ticker.FixedLocator([number for number, _ in shown]))
    panel.xaxis.set_major_formatter(ticker.FixedFormatter([text for _, text in shown]))
    panel.xaxis.set_minor_locator(ticker.NullLocator())
    panel.set_xlim(*_margins(scaled[0], scaled[-1], log))


def _grows(numbers: Sequence[float]) -> bool:
    """Whether the last step of at least three numbers is more than half of the way."""
    return len(numbers) > 2 and numbers[-1] - numbers[-2] > (numbers[-1] - numbers[0]) / 2


def _margins(first: float, last: float, log: bool) -> tuple[float, float]:
    free = (last - first) * 0.05 or 0.05 * (1 if log else abs(last)) or 0.5
    return (2 ** (first - free), 2 ** (last + free)) if log else (first - free, last + free)


def categories(panel: Any, names: Sequence[str]) -> None:
    """The horizontal axis of names."""
    level = len(names) <= LEVEL
    how = {} if level else {"rotation": 45, "ha": "right"}
    labels = [short(name, NAME_WIDTH if level else 2 * NAME_WIDTH, 3 if level else 1) for name in names]
    panel.set_xticks(range(len(names)), labels, parse_math=False, **how)
    panel.set_xlim(-0.5, len(names) - 0.5)


def result_axis(panel: Any, what: str, values: Sequence[float], over_pes: bool) -> None:
    """The vertical axis of a result. values: all that is drawn with this scale."""
    ticker: Any = needed("matplotlib.ticker", "Figures")
    if what == "speedup" and over_pes and min(values) > 0:  # then the ideal is a straight line
        panel.set_yscale("log", base=2)
        panel.yaxis.set_major_formatter("{x:g}")
        panel.yaxis.set_minor_locator(ticker.NullLocator())
    elif what in ("time_s", "cycles", "packets"):
        if min(values) > 0 and max(values) / min(values) >= FAR:
            panel.set_yscale("log")
            few = max(values) / min(values) > 1000
            panel.yaxis.set_major_locator(ticker.LogLocator(subs=(1,) if few else (1, 2, 5)))
            panel.yaxis.set_minor_locator(ticker.NullLocator())
        panel.yaxis.set_major_formatter(ticker.EngFormatter("s" if what == "time_s" else ""))
    panel.grid(alpha=0.3)


def same_limits(panels: Sequence[Any]) -> None:
    """Gives panels of the same scale the same limits, which are around all that is drawn there."""
    if not panels:
        return
    log = panels[0].get_yscale() == "log"
    ends = [panel.dataLim.minposy if log else panel.dataLim.y0 for panel in panels]
    first, last = min(ends), max(panel.dataLim.y1 for panel in panels)
    limits = _margins(math.log2(first), math.log2(last), True) if log else _margins(first, last, False)
    for panel in panels:
        panel.set_ylim(*limits)
