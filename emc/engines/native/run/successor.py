"""A machine that goes on with another one's memory, clock and counters, after all of its threads were stopped."""

from __future__ import annotations

import ctypes
import re
from array import array
from functools import partial
from typing import Any

from emc.engines.native.kernel import state
from emc.engines.native.run.machine import Machine, column
from emc.ir.layout import Layout
from emc.ir.module import Module
from emc.ir.tags import TRANSIENT
from emc.machine.description import Description
from emc.machine.options import Options
from emc.machine.quiet import meetings, settled
from emc.target import WORD

# fields of a PE's record that are cleared, and fields of an engine's record that are kept
ENDED = ("head", "tail", "waiting", "awake", "taken", "live", "dirty", "debt", "wakes", "far")
MOVED = ("commands", "sent", "received", "sending", "receiving")
_SOME = re.compile(rb"[^\0]")


def successor(old: Machine, now: int, description: Description, options: Options) -> Machine:
    """The new machine, at rest in that cycle, with every frame freed. `forget` then resets the tagged words."""
    new = Machine(old.program, lambda kernel: (), description, options, idle=True, old=old)
    for name in ("functions", "handlers", "pes", "units", "sent", "received"):
        _copy(getattr(old, name), getattr(new, name))
    for pe, unit in zip(new.pes, new.units, strict=True):
        for field in ENDED:
            setattr(pe, field, 0)
        pe.busy, pe.low = now, old.program.top
        unit.unit_free, unit.head, unit.tail, unit.overtaken = now, 0, 0, 0
    for one, other in zip(old.engines, new.engines, strict=True):
        other.free = other.in_free = now
        for field in MOVED:
            setattr(other, field, getattr(one, field))
    for one, other in zip(old.gates, new.gates, strict=True):
        other.free, other.high = min(one.free, now), one.high
    free = (min(cycle, now) for cycle in column(old.ports, state.PORT, "free"))
    column(new.ports, state.PORT, "free")[:] = array("q", free)
    column(new.ports, state.PORT, "wait")[:] = column(old.ports, state.PORT, "wait")
    m = new.record
    m.now, m.packets, m.came = now, old.record.packets, old.record.came
    return new


def _copy(source: Any, goal: Any) -> None:
    ctypes.memmove(goal, source, ctypes.sizeof(source))


def forget(machine: Machine, module: Module, layout: Layout) -> None:
    """Resets memory: no thread waits for a word, and none is in a barrier."""
    stride, low = machine.record.stride, layout.heap
    again = tuple(meetings(module, layout))
    words: memoryview[int] = machine.memory.bytes.cast("i")
    for number, pe in enumerate(machine.pes):
        base = number * stride
        if pe.tagged:
            pe.tagged = 0
            tags = machine.tags.bytes[base // WORD : (base + machine.target.memory) // WORD]
            for at in _tagged(tags):
                address = at * WORD
                if pe.heap <= address < machine.program.top and address >= low:
                    tags[at] = 0  # in a frame
                elif tags[at] in TRANSIENT:
                    place = base // WORD + at
                    load, size = partial(_word, words, base), machine.target.memory
                    tags[at], words[place] = settled(tags[at], load(address), load, size)
                pe.tagged += tags[at] != 0
        if pe.loaded:
            for address, data in again:
                machine.write(number, address, data)


def _word(words: memoryview[int], base: int, address: int) -> int:
    return words[(base + address) // WORD]


def _tagged(tags: memoryview) -> list[int]:
    """The places where a tag is not 0."""
    return [found.start() for found in _SOME.finditer(tags)]
