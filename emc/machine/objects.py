"""The objects of a program in a PE's memory, as texts for people.

object_at(module, addresses, address, pe)      `b`+4, `A[85]`, or the address
"""

from __future__ import annotations

from collections.abc import Mapping

from emc.ir.layout import bytes_here
from emc.ir.module import Module, Spread
from emc.target import PORT, PORT_QUEUES, WORD, Target


def object_at(module: Module, addresses: Mapping[str, int], address: int, pe: int) -> str:
    """Text for people about an address of a PE: a static object and an offset, `b[1]`, or the number. addresses: the
    addresses of the objects, by name."""
    for item in module.data:
        begin = addresses[item.name]
        if begin <= address < begin + bytes_here(item, module.target):
            if isinstance(item, Spread):
                return f"`{element(module.target, item, pe, address - begin)}`"
            if item.name == PORT and address >= begin + WORD * PORT_QUEUES:
                return f"the words of type {(address - begin) // WORD - PORT_QUEUES}"
            return f"`{item.name}`" + (f"+{address - begin}" if address > begin else "")
    return f"address {address:#x}"


def element(target: Target, datum: Spread, pe: int, offset: int, name: str = "") -> str:
    """The element of a spread object at an offset in a PE's part: `A[85]`, `A[2][3]+4`, or `A (no element)` after the
    last one. name: the name of the object, if the datum has another name."""
    name = name or datum.name
    slot, rest = divmod(offset, datum.slot)
    indices = target.indices(datum.dims, pe, slot)
    if indices is None:
        return f"{name} (no element)"
    return name + "".join(f"[{i}]" for i in indices) + (f"+{rest}" if rest else "")
