"""The static data of a program: the first contents of each PE's memory."""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.faults import Faults
from emc.ir.layout import Layout, align
from emc.ir.module import Datum, Module, Spread
from emc.target import SEGMENT, WORD


@dataclass(frozen=True, slots=True)
class Image:
    """The static data that are not zero."""

    common: tuple[tuple[int, bytes], ...]  # (address, bytes) that every PE has
    own: tuple[tuple[int, int, bytes], ...]  # (PE or interface, address, bytes) of data that not every PE has


def check_size(module: Module, layout: Layout) -> None:
    """Raises Faulty if the static data and the first frame of a program do not fit into a PE's memory."""
    start = module.templates[layout.numbers[module.start] - 1]
    first = align(start.frame, SEGMENT)
    need = layout.spread + first
    if layout.heap + first > layout.top:
        text = f"the program is too large: its static data and the first frame need {need:,} bytes of each PE's memory"
        span = module.data[-1].span if module.data else start.span
        hint = (
            f"each PE has {module.target.memory:,} bytes, and a quarter of its free memory is reserved for spread_alloc"
        )
        raise Faults().stop("E1011", span, text, f"{hint}: give each PE more memory, or make an array smaller")


def image(module: Module, layout: Layout) -> Image:
    """A module's static data, with the values of its references filled in."""
    target = module.target
    spreads = {d.name: d for d in module.data if isinstance(d, Spread)}
    common: list[tuple[int, bytes]] = []
    own: list[tuple[int, int, bytes]] = []
    for datum in module.data:
        initial = _filled(datum, module, layout, spreads)
        address = layout.addresses[datum.name]
        if not any(initial):
            continue
        if isinstance(datum, Datum):
            if datum.interface:
                own += [(target.pes + n, address, initial.rstrip(b"\0")) for n in range(target.interfaces)]
            else:
                common.append((address, initial.rstrip(b"\0")))
            continue
        for element in range(-(-len(initial) // datum.slot)):
            pe, slot = target.place(datum.dims, element) if datum.dims else (0, 0)
            piece = initial[element * datum.slot : (element + 1) * datum.slot]
            own.append((pe, address + slot * datum.slot, piece))
    return Image(tuple(common), tuple(own))


def _filled(datum: Datum | Spread, module: Module, layout: Layout, spreads: dict[str, Spread]) -> bytes:
    initial = bytearray(datum.initial)
    for offset, ref in datum.refs:
        initial.extend(bytes(max(0, offset + WORD - len(initial))))
        value = layout.value(ref, module.target, spreads) & 0xFFFF_FFFF
        initial[offset : offset + WORD] = value.to_bytes(WORD, "little")
    return bytes(initial)
