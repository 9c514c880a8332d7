"""Where the loader puts things: data addresses, template numbers, packet types. All engines and views use these rules.

Data are in module order from NULL_PAGE on. A spread datum takes its slots on every PE. After the data is the room that
a live machine's module reserves for more. Then, up to the top of memory: the spread region (one quarter of what is
left, for spread_alloc), the heap, which grows up, and the frames, which grow down.
"""

from __future__ import annotations

from emc.dataclass import dataclass
from emc.ir.module import Datum, Module, Ref, Spread, Template
from emc.ir.traits import MACHINE, Traits
from emc.target import CODE, HOST, NORMAL, NULL_PAGE, SEGMENT, Target

TYPES = {"normal": NORMAL, "host": HOST}  # the machine's own packets
WINDOW = NULL_PAGE  # where an interface's memory holds the words of the packet that is handled
WINDOW_BYTES = 32
SPREAD_SHARE = 4  # this fraction of the free memory, 1/n, is kept for spread_alloc


def align(address: int, to: int) -> int:
    return -(-address // to) * to


def bytes_here(datum: Datum | Spread, target: Target) -> int:
    """The bytes that a datum needs on each PE."""
    if is_on_interface(datum):
        return 0
    return datum.size if isinstance(datum, Datum) else datum.slot * target.slots(datum.dims)


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of a module. The regions are the byte addresses [spread, heap) and [heap, top)."""

    addresses: dict[str, int]  # of data, in bytes
    # of templates, from 1 (code address = CODE + number), without handlers: their names are packet types, and may also
    # be names of functions
    numbers: dict[str, int]
    types: dict[str, int]  # packet type numbers by name
    traits: tuple[Traits, ...]  # what is known about packets, by that number
    spread: int
    heap: int
    top: int
    held: int = 0  # bytes of an interface's memory that data take, from NULL_PAGE on

    def value(self, ref: Ref, target: Target, spreads: dict[str, Spread]) -> int:
        """The 32-bit value (unsigned) of a Ref."""
        if ref.name in self.numbers:
            return CODE + self.numbers[ref.name] + ref.offset
        if ref.element < 0:
            return self.addresses[ref.name] + ref.offset & 0xFFFF_FFFF
        pe, slot = target.place(spreads[ref.name].dims, ref.element)
        return target.pointer(pe, self.addresses[ref.name] + slot * spreads[ref.name].slot + ref.offset)


def last_frame(template: Template, target: Target) -> int:
    """The last address at which a frame of that template is completely in a PE's memory. The head word of a frame may
    be overwritten, so engines start a thread only if all of its frame is in memory."""
    return target.memory - template.frame


def data_end(module: Module) -> int:
    """The address after a module's data."""
    return _place_data(module)[1]


def _place_data(module: Module) -> tuple[dict[str, int], int]:
    """The addresses of the data in the memory of PEs, and the address after them."""
    addresses: dict[str, int] = {}
    at = NULL_PAGE
    for datum in module.data:
        if not is_on_interface(datum):
            at = align(at, datum.align)
            addresses[datum.name] = at
            at += bytes_here(datum, module.target)
    return addresses, at


def _place_interface_data(module: Module) -> tuple[dict[str, int], int]:
    """The addresses of the data in the memory of interfaces, and the address after them."""
    addresses: dict[str, int] = {}
    at = WINDOW + WINDOW_BYTES
    for datum in module.data:
        if isinstance(datum, Datum) and datum.interface:
            at = align(at, datum.align)
            addresses[datum.name] = at
            at += datum.size
    return addresses, at


def is_on_interface(datum: Datum | Spread) -> bool:
    """Whether a datum is in the memory of interfaces, not of PEs."""
    return isinstance(datum, Datum) and datum.interface


def layout(module: Module) -> Layout:
    """The addresses for a module. The caller checks that `spread` is below `top`; otherwise the program is too
    large."""
    addresses, at = _place_data(module)
    beside, held = _place_interface_data(module)
    top = module.target.memory // SEGMENT * SEGMENT
    spread = align(max(at, NULL_PAGE + module.room), 8)
    heap = align(spread + max(0, top - spread) // SPREAD_SHARE, 8)
    handlers = [t for t in module.templates if t.role == "handler"]
    return Layout(
        addresses | beside,
        {t.name: i for i, t in enumerate(module.templates, 1) if t.role != "handler"},
        {**TYPES, **{t.name: i for i, t in enumerate(handlers, len(TYPES))}},
        (*(MACHINE[number] for number in TYPES.values()), *(t.traits for t in handlers)),
        spread,
        heap,
        top,
        held,
    )
