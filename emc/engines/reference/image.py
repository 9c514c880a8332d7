"""The static data of a program, as the bytes that each PE's memory begins with."""

from __future__ import annotations

from emc.engines.reference.memory import Memory
from emc.ir.layout import Layout
from emc.ir.module import Datum, Module, Ref, Spread
from emc.target import WORD


class Image:
    """common: (address, bytes) that every PE gets; own: by PE, its elements of spread data."""

    def __init__(self, module: Module, layout: Layout, spreads: dict[str, Spread]):
        self.module = module
        self.layout = layout
        self.spreads = spreads
        self.common: list[tuple[int, bytes]] = []
        self.own: dict[int, list[tuple[int, bytes]]] = {}
        for datum in module.data:
            initial = self._filled(datum)
            if not any(initial):
                continue
            if isinstance(datum, Datum):
                self.common.append((layout.addresses[datum.name], initial.rstrip(b"\0")))
            else:
                self._spread(datum, initial)

    def _filled(self, datum: Datum | Spread) -> bytes:
        """The initial bytes with the values of its references."""
        initial = bytearray(datum.initial)
        for offset, ref in datum.refs:
            if len(initial) < offset + WORD:
                initial.extend(bytes(offset + WORD - len(initial)))
            initial[offset : offset + WORD] = self._value(ref).to_bytes(WORD, "little")
        return bytes(initial)

    def _value(self, ref: Ref) -> int:
        return self.layout.value(ref, self.module.target, self.spreads) & 0xFFFF_FFFF

    def _spread(self, datum: Spread, initial: bytes) -> None:
        for element in range(-(-len(initial) // datum.slot)):
            piece = initial[element * datum.slot : (element + 1) * datum.slot]
            pe, slot = self.module.target.place(datum.dims, element) if datum.dims else (0, 0)
            self.own.setdefault(pe, []).append((self.layout.addresses[datum.name] + slot * datum.slot, piece))

    def load(self, memory: Memory, pe: int, base: int) -> None:
        """Writes a PE's data into its memory."""
        for address, data in (*self.common, *self.own.get(pe, ())):
            memory.u8[base + address : base + address + len(data)] = data
