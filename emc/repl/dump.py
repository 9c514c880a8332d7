"""Words of memory as text: the address, the object that contains it, the bits, the number, and the meaning of its
presence tag.

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
from emc.machine.objects import element
from emc.repl.session import Session
from emc.repl.values import rename_inputs
from emc.target import SEGMENT, WORD


class Names:
    """The names of the objects in a PE's memory."""

    def __init__(self, session: Session):
        self.session = session
        module, layout = session.program.module, session.live.layout
        self.places = sorted(
            ((layout.addresses[d.name], bytes_here(d, module.target), d) for d in module.data), key=lambda one: one[:2]
        )
        self.starts = [place[0] for place in self.places]

    def name(self, pe: int, address: int) -> str:
        """The object, element or frame at an address of a PE; "" if there is none."""
        at = bisect_right(self.starts, address) - 1
        if at >= 0:
            start, size, datum = self.places[at]
            if address < start + size:
                offset = address - start
                if isinstance(datum, Spread):
                    return element(self.session.target, datum, pe, offset, rename_inputs(datum.name))
                return rename_inputs(datum.name) + (f"+{offset}" if offset else "")
        frame = address & -SEGMENT
        there = self.session.live.machine.pes.get(pe)
        activation = there.activations.get(frame) if there is not None else None
        return f"frame of {rename_inputs(activation.template)}+{address - frame}" if activation else ""


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
