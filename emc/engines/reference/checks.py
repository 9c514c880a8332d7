"""The records of the reference machine for a checked build: the shadow of its memory, and the values that activations
have not set or not been given. engines/checks reports what is wrong."""

from __future__ import annotations

import mmap
from collections.abc import Iterator
from typing import Any

from emc.engines.checks.images import Image, frame_images, slots_of, static_image
from emc.engines.checks.judge import Judge
from emc.engines.checks.ledger import Ledger
from emc.engines.checks.shadow import Shadow, stored
from emc.engines.checks.states import SET
from emc.engines.places import Place
from emc.engines.reference.core import Core
from emc.engines.reference.heap import Arguments, Blocks, Heap
from emc.engines.reference.memory import reserve
from emc.engines.reference.state import Activation, Pe
from emc.target import NULL_PAGE, SEGMENT


class Scene:
    """The view that checks have of the reference machine."""

    def __init__(self, machine: Core):
        self.machine = machine
        self.target = machine.target
        self.layout = machine.layout

    def place(self, number: int) -> Place:
        return self.machine.places[number]

    def bases(self) -> Iterator[tuple[int, int]]:
        return ((number, pe.base) for number, pe in sorted(self.machine.pes.items()))

    def read(self, at: int, size: int) -> bytes:
        return bytes(self.machine.memory.u8[at : at + size])

    def zero(self, at: int, end: int) -> int:
        return self.machine.memory.bytes.find(b"\0", at, end)


class Checks:
    """The records of one machine. scope: the names that the texts of watches.py use."""

    def __init__(self, machine: Core):
        self.machine = machine
        self.states, self.words, self.halves = _views(reserve(machine.target))
        self.owners = _views(reserve(machine.target))[1]
        scene = Scene(machine)
        heap = Heap(len(machine.module.data) + sum(len(slots_of(t)) for t in machine.module.templates))
        self.shadow = Shadow(scene, machine.module, self.states, self.owners, heap)
        self.blocks = Blocks(self.shadow, heap)
        self.judge = Judge(scene, self.shadow)
        self.arguments = Arguments()
        self.ledger = Ledger(scene, self.arguments)
        self.static = static_image(machine.module, machine.layout)
        names = (template.name for template in machine.module.templates)
        images = zip(names, frame_images(machine.module), strict=True)
        self.frames: dict[str, Image] = {name: image for name, image in images if image is not None}
        self.gone = {name: image.gone for name, image in self.frames.items()}
        self.spread_end = machine.layout.spread
        self.lost: dict[int, tuple[Activation, int]] = {}  # by cell, of continuations that got no result
        self.unset: dict[Activation, dict[str, int]] = {}

    @property
    def scope(self) -> dict[str, Any]:
        return {
            "checks": self,
            "shadow": self.shadow,
            "judge": self.judge,
            "ledger": self.ledger,
            "blocks": self.blocks,
            "arguments": self.arguments,
            "states": self.states,
            "words": self.words,
            "halves": self.halves,
            "owners": self.owners,
            "stored": self.stored,
            "lost_results": self.lost,
        }

    def close(self) -> None:
        for view in (self.words, self.halves, self.owners, self.states):
            view.release()

    def stored(self, at: int, size: int) -> None:
        """Marks bytes of the mapping as set, after a write."""
        stored(self.states, at, size)

    # ---- what begins and ends

    def load(self, base: int) -> None:
        """Sets the states and owners of the static objects of a new PE. Of a network interface's memory, only the bytes
        of its objects are known."""
        if base >> self.machine.target.address_bits >= self.machine.target.pes:
            held = self.machine.layout.held
            self.states[base + NULL_PAGE : base + NULL_PAGE + held] = bytes([SET]) * held
            return
        states, begin = self.static.states, self.machine.layout.spread
        self.states[base : base + len(states)] = states
        self.owners[base >> 2 : base + len(states) >> 2] = memoryview(self.static.owners).cast("i")
        self.shadow.spread(base, begin, self.spread_end - begin)

    def spread(self, begin: int, size: int) -> None:
        """Grows the spread region on all PEs."""
        self.spread_end = max(self.spread_end, begin + size)
        for pe in self.machine.pes.values():
            self.shadow.spread(pe.base, begin, size)

    def frame_new(self, template: str, at: int) -> None:
        """Sets the states and owners of a new frame at that byte of the mapping."""
        image = self.frames.get(template)
        if image is not None:
            self.states[at : at + len(image.states)] = image.states
            self.owners[at >> 2 : at + len(image.states) >> 2] = memoryview(image.owners).cast("i")

    def frame_free(self, activation: Activation, at: int) -> None:
        """Sets the states of an activation that ends; its frame is at that byte of the mapping."""
        gone = self.gone.get(activation.template)
        if gone is not None:
            self.states[at : at + len(gone)] = gone
        self.unset.pop(activation, None)
        self.arguments.forget(activation)

    # ---- variables in registers that are not set

    def begin(self, pe: Pe, name: str, op: int) -> None:
        """Declares a variable that has no value yet."""
        if pe.activation is not None:
            self.unset.setdefault(pe.activation, {})[name] = op

    def put(self, pe: Pe, name: str) -> None:
        held = self.unset.get(pe.activation) if pe.activation is not None else None
        if held:
            held.pop(name, None)

    def get(self, pe: Pe, name: str) -> None:
        held = self.unset.get(pe.activation) if pe.activation is not None else None
        if held and name in held:
            self.ledger.unset(name, held[name])

    # ---- results

    def end_without(self, k: int, op: int) -> None:
        """Records that the function ends without the result that continuation k waits for."""
        k &= 0xFFFF_FFFE
        target = self.machine.target
        waiting = self.machine.pes.get(k >> target.address_bits) if k else None
        if waiting is not None:
            activation = waiting.activations.get(k & target.address_mask & -SEGMENT)
            if activation is not None:
                self.lost[k] = activation, op

    def result(self, pe: Pe, cell: int, name: str) -> None:
        """Traps if the result used at that cell of the template's own frame was never given."""
        lost = self.lost.pop(pe.base + cell, None)
        if lost is not None and lost[0] is pe.activation:
            self.ledger.unanswered(lost[1], name)


def _views(memory: mmap.mmap) -> tuple[memoryview, memoryview[int], memoryview[int]]:
    """Views by byte, by word, by half a word."""
    view = memoryview(memory)
    return view, view.cast("i"), view.cast("H")
