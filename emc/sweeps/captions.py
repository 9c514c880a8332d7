"""The words in a figure of a sweep: what an axis shows, in which unit, and labels that are never too long.

axis("network.hop")         "network.hop (cycles)"
short("long/path/of/a/program.emc", 16)     at most three lines of 16 characters
"""

from __future__ import annotations

import textwrap

from emc.printable import in_line
from emc.sweeps.page import show
from emc.sweeps.table import Value

# of the values of a parameter, as docs/running.md and machine/description.py have them
UNITS = {
    **dict.fromkeys(("net_delay", "queue.spill"), "cycles"),
    **dict.fromkeys(("queue", "packet_limit", "queue.on_chip", "queue.packet_limit"), "packets"),
    **dict.fromkeys(("yield_after", "network.buffer", "queue.intake_while_running"), "packets"),
    **dict.fromkeys((f"network.{key}" for key in ("inject", "hop", "port", "blocked")), "cycles"),
    **dict.fromkeys((f"thread.{key}" for key in ("dispatch", "link", "matching")), "cycles"),
    **dict.fromkeys((f"host.{key}" for key in ("service", "register")), "cycles"),
    **dict.fromkeys((f"bus.{key}" for key in ("near", "read", "write")), "cycles"),
    **dict.fromkeys(("network.bandwidth", "dma.bandwidth", "dma.interface", "dma.memory", "cost.copy"), "bytes/s"),
    **dict.fromkeys(("machine.most_memory", "dma.packet", "bypass.widest", "message.eager"), "bytes"),
    "clock.hertz": "Hz",
    "machine.pes": "PEs",
}
UNITLESS_COSTS = ("cost.issue", "cost.copy")
RESULTS = {
    "cycles": "simulated time (cycles)",
    "time_s": "simulated time",  # its numbers have their unit: 50 ms
    "speedup": "speed-up",
    "efficiency": "efficiency (speed-up / PEs)",
    "packets": "packets sent",
    "busy": "busy (part of all PEs' cycles)",
}
AXIS_WIDTH, LINES = 44, 3  # characters of a line beside an axis; lines of a text


def axis(parameter: str) -> str:
    """What a parameter's axis shows."""
    if parameter == "pes":
        return "PEs"
    return short(f"{parameter} ({unit(parameter)})" if unit(parameter) else parameter, AXIS_WIDTH)


def result(name: str, fewest: int) -> str:
    """What a result's axis shows. fewest: the PEs that speed-ups are over; 0: not the same for all runs."""
    if name == "speedup" and fewest:
        return f"speed-up over {fewest:,} PE{'s' if fewest > 1 else ''}"
    if name == "efficiency" and fewest != 1:
        return "efficiency (speed-up / ratio of PEs)"
    return RESULTS[name]


def unit(parameter: str) -> str:
    """The unit of a parameter's values; "" for none."""
    if parameter.startswith("cost.") and parameter not in UNITLESS_COSTS:
        return "cycles"
    return UNITS.get(parameter, "")


def heading(name: str) -> str:
    """A parameter as a heading of its values."""
    return f"{name} ({unit(name)})" if unit(name) else "PEs" if name == "pes" else name


def setting(name: str, value: Value) -> str:
    """A parameter with one value: `V = 8`; of a program, its name."""
    return show(name, value) if name == "program" else f"{name} = {show(name, value)}"


def short(text: str, width: int, lines: int = LINES) -> str:
    """The text in at most `lines` lines of `width` characters; of a longer one, the middle is left out."""
    text, most = in_line(text), width * lines - lines
    if len(text) > most:
        text = f"{text[: most // 2 - 1]}…{text[-(most // 2) :]}"
    wrapped = textwrap.wrap(text, width)
    if len(wrapped) > lines:
        wrapped = [text[start : start + width] for start in range(0, len(text), width)]
    return "\n".join(wrapped) or "(empty)"
