"""Reads and writes what pointers point to: objects anywhere in the machine's memory, by their C types."""

from __future__ import annotations

from emc.api.core import Core
from emc.front.check.messages import spell
from emc.front.types import Array, Function, Int, Type, Void, size_of, unqualified
from emc.values import Pointer, Value, read, write

MOST_TEXT = 1 << 20  # bytes: what is longer is no text


def _object(pointer: Pointer) -> Type:
    """The type of the object that the pointer points to. Raises TypeError, ValueError."""
    if not pointer:
        raise ValueError(f"{pointer!r} is null")
    if isinstance(pointer.type.to, Void | Function) or not size_of(pointer.type.to):
        raise TypeError(f"{pointer!r} points to `{spell(pointer.type.to)}`, which has no known size")
    return unqualified(pointer.type.to)


def read_at(core: Core, pointer: Pointer, count: int | None, pe: int) -> Value:
    type = _object(pointer)
    size = size_of(type)
    if count is None:
        return read(type, core.standing.read(*_place(core, pointer, pe, 0), size), core.space)
    if pointer.place == "shared":
        places = (_place(core, pointer, pe, i) for i in range(count))
        return [read(type, core.standing.read(*place, size), core.space) for place in places]
    data = core.standing.read(*_place(core, pointer, pe, 0), size * count)
    return read(Array(type, count), data, core.space)


def write_at(core: Core, pointer: Pointer, value: object, pe: int) -> None:
    data = write(_object(pointer), value, core.space, f"what {pointer!r} points to")
    core.standing.write(*_place(core, pointer, pe, 0), data)


def text_at(core: Core, pointer: Pointer, pe: int) -> str:
    type = _object(pointer)
    if not isinstance(type, Int) or type.size != 1:
        raise TypeError(f"{pointer!r} points to `{spell(type)}`: only a `char *` points to a string")
    owner, address = _place(core, pointer, pe, 0)
    memory = core.memory(owner)
    piece = bytes(memory[address : address + MOST_TEXT])
    end = piece.find(b"\0")
    if end < 0:
        raise ValueError(f"{pointer!r} does not point to a string: there is no zero byte within {len(piece):,} bytes")
    return piece[:end].decode("utf-8", "replace")


def _place(core: Core, pointer: Pointer, pe: int, index: int) -> tuple[int, int]:
    """(PE, address) of the object that is `index` steps after the pointer's target. A shared pointer steps from PE to
    PE."""
    if not hasattr(pe, "__index__"):
        raise TypeError(f"pe must be a whole number, not {pe!r}")
    owner = int(pe) if pointer.pe is None else pointer.pe
    if pointer.place != "shared" or core.machine.pes == 1:
        return owner, pointer.address + index * size_of(pointer.type.to)
    slots, owner = divmod(owner + index, core.machine.pes)
    return owner, pointer.address + slots * size_of(pointer.type.to)
