"""The free parameters of the machine file: what calibration may turn, and how far.

    with_values(description, {"cost.memory": 3})       the machine with that value
    written(path, {"cost.memory": 3})                  the file with that value; comments stay

All other values of em4.toml are printed in a paper, or no calibration cell depends on them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from emc.machine import Description

Values = Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Parameter:
    """key: section and key of the machine file. least, most: what a machine of 1990 may plausibly have taken, in
    cycles. why: the reason for those bounds."""

    key: str
    least: int
    most: int
    why: str


PARAMETERS: tuple[Parameter, ...] = (
    Parameter("cost.memory", 2, 4, "more than the 1 cycle of other instructions [P]; SRAM beside the chip, no cache"),
    Parameter("cost.packet", 1, 4, "two words, which pass the output port in 2 cycles [R]"),
    Parameter("thread.dispatch", 1, 5, "the packet is fetched while the previous thread runs, completely or in part"),
    Parameter("thread.link", 2, 6, "the frame's head is read, and the code that it names begins to be fetched"),
    Parameter("network.inject", 0, 4, "from a PE to its own switch: nothing, or a latch"),
    Parameter("network.hop", 1, 2, "virtual cut-through: a switch's latch, at most two"),
    Parameter("network.buffer", 4, 32, "some packets, at most what two input buffers of 16 hold [P]"),
    Parameter("network.blocked", 0, 8, "nothing, or a handshake to stop and one to go on, each of one or two packets"),
    Parameter("queue.spill", 2, 8, "two words out to memory and two back, some while memory has nothing else to do"),
    Parameter("queue.intake_while_running", 1, 8, "packets are hardly taken in while a thread runs [R]"),
)

# What is a memory reference by its nature costs what cost.memory says: no parameters of their own.
REFERENCES = ("cost.frame", "thread.matching")


def with_values(description: Description, values: Values) -> Description:
    """The machine with other values at those keys."""
    for key, value in _with_references(values).items():
        section, _, name = key.partition(".")
        changes: dict[str, Any] = {section: replace(getattr(description, section), **{name: value})}
        description = replace(description, **changes)
    return description


def values_of(description: Description) -> dict[str, int]:
    """What the machine has at the free parameters' keys."""
    found: dict[str, int] = {}
    for parameter in PARAMETERS:
        section, _, name = parameter.key.partition(".")
        found[parameter.key] = getattr(getattr(description, section), name)
    return found


def _with_references(values: Values) -> dict[str, int]:
    """The values, with those that follow from them."""
    memory = values.get("cost.memory")
    return {**values, **({} if memory is None else dict.fromkeys(REFERENCES, memory))}


def written(path: Path, values: Values) -> None:
    """Puts the values into a machine file. Raises SystemExit when the file does not have a key."""
    text = path.read_text("utf-8")
    for key, value in _with_references(values).items():
        section, _, name = key.partition(".")
        pattern = rf"(^\[{section}\][^\[]*?^{name} = )\d+"
        text, times = re.subn(pattern, rf"\g<1>{value}", text, count=1, flags=re.MULTILINE | re.DOTALL)
        if not times:
            raise SystemExit(f"{path}: there is no `{key}` to write {value} to")
    path.write_text(text, "utf-8")
