"""Words of memory as text: address, the object it belongs to, bits, number, and what its presence tag says.

PE 5
  0x1a40  A[5]        0x00000007           7
  0x1a44  A[85]       0x00000000           0  a reader waits
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from emc.ir.layout import bytes_here
from emc.ir.module import Spread
from emc.ir.tags import EMPTY, SAYS
from emc.repl.session import Session
from emc.repl.values import named
from emc.target import SEGMENT, WORD


class Names:
    """What lies where in a PE's memory."""

    def __init__(self, session: Session):
        self.session = session
        module, layout = session.program.module, session.live.layout
        self.places = sorted(
            ((layout.addresses[d.name], bytes_here(d, module.target), d) for d in module.data), key=lambda one: one[:2]
        )
        self.starts = [place[0] for place in self.places]

    def name(self, pe: int, address: int) -> str:
        """The object, element or frame that an address of a PE is in; "" when there is none."""
        at = bisect_right(self.starts, address) - 1
        if at >= 0:
            start, size, datum = self.places[at]
            if address < start + size:
                offset = address - start
                if isinstance(datum, Spread):
                    return self.element(datum, pe, offset)
                return named(datum.name) + (f"+{offset}" if offset else "")
        frame = address & -SEGMENT
        there = self.session.live.machine.pes.get(pe)
        activation = there.activations.get(frame) if there is not None else None
        return f"frame of {named(activation.template)}+{address - frame}" if activation else ""

    def element(self, datum: Spread, pe: int, offset: int) -> str:
        """`A[85]`, `A[2][3]+4`; beyond the last element `A (no element)`."""
        slot, rest = divmod(offset, datum.slot)
        target = self.session.target
        name = named(datum.name)
        behind = f"+{rest}" if rest else ""
        if not datum.dims:
            return f"{name}{behind}"
        if target.spread_by_grid(datum.dims):
            across = -(-datum.dims[1] // target.cols)
            i = slot // across * target.rows + pe // target.cols
            j = slot % across * target.cols + pe % target.cols
            there = i < datum.dims[0] and j < datum.dims[1]
            return f"{name}[{i}][{j}]{behind}" if there else f"{name} (no element)"
        index = slot * target.pes + pe
        indices: list[int] = []
        for n in reversed(datum.dims):
            index, i = divmod(index, n)
            indices.insert(0, i)
        return f"{name} (no element)" if index else f"{name}{''.join(f'[{i}]' for i in indices)}{behind}"


def dump(session: Session, pe: int, addresses: Sequence[int]) -> str:
    """The words at these addresses of a PE."""
    names, live = Names(session), session.live
    there = live.machine.pes.get(pe)
    tags = there.tags if there is not None else {}
    called = [names.name(pe, address) for address in addresses]
    width = max((len(name) for name in called), default=0)
    lines = [f"PE {pe}"]
    for address, name in zip(addresses, called, strict=True):
        word = int.from_bytes(live.read(pe, address, WORD), "little")
        number = word - (1 << 32) if word >> 31 else word
        tag = SAYS.get(tags.get(address, EMPTY), "?")
        lines.append(f"  {address:#06x}  {name:<{width}}  {word:#010x} {number:>11}  {tag}".rstrip())
    return "\n".join(lines)
