"""Passes Python's values to a call and takes them back. Numbers are words. Arrays and strings are passed by a pointer:
they are copied to a piece of PE 0's memory, the room, and arrays are copied back after the call.

    int sum(int *x, int n)      live.sum(np.arange(5, dtype="int32"), 5)      the array's bytes go in, and come back
    int sum(int *x, int n)      live.sum(array.array("i", [1, 2]), 2)         so do those of any object with a buffer
    int sum(int *x, int n)      live.sum(range(5), 5)                         the values of a sequence go in
    void hello(char *name)      live.hello("world")                           the text and its zero go in
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from emc.dataclass import dataclass, replace
from emc.engines.live import Live as Standing
from emc.front.check.messages import spell
from emc.front.types import Array, Function, Int, Length, Pointer, Type, Void, unqualified
from emc.values import Parameter, Space, dtype, write
from emc.values.pointers import Pointer as PointerValue

if TYPE_CHECKING:
    import numpy as np

ALIGN = 8


@dataclass(frozen=True, slots=True)
class Carried:
    """An array that is in the room during a call. owner: the user's object, whose memory it is. back: whether it is
    copied back after the call."""

    owner: object
    array: np.ndarray[Any, Any]
    address: int
    back: bool


class Room:
    """The memory for the arguments of one call: the addresses from `address` to `end` on PE 0."""

    def __init__(self, standing: Standing, address: int, end: int, space: Space):
        self.standing = standing
        self.next = address
        self.end = end
        self.size = end - address
        self.space = space
        self.carried: dict[int, Carried] = {}  # by id of the owner: the same array twice is one

    def take(self, size: int, what: str) -> int:
        """The address of a new piece."""
        address = self.next
        if address + size > self.end:
            hint = "load the program with more room, like room=1 << 20, or keep the data in a global array"
            text = f"{what} needs {size:,} bytes, and PE 0 keeps {self.size:,} for the arguments of a call"
            raise ValueError(f"{text}: {hint}")
        self.next = -(-(address + size) // ALIGN) * ALIGN
        return address

    def put(self, data: bytes, what: str) -> int:
        """Copies these bytes to the room, and returns their address."""
        address = self.take(len(data), what)
        if data:
            self.standing.write(0, address, data)
        return address

    def argument(self, parameter: Parameter, value: object, what: str) -> object:
        """The value to pass. If the parameter is a pointer and the value is an array or a string, this is a pointer to
        its copy in the room."""
        type = parameter.type
        if not isinstance(type, Pointer) or isinstance(type.to, Function):
            return value
        if is_array(value):
            return self._pointer(type, self._array(type, cast(Any, value), what), what)
        if isinstance(value, str | bytes) or (isinstance(value, bytearray) and not _is_bytes(type)):
            return self._pointer(type, self._text(type, value, what), what)
        if (buffer := buffer_of(value)) is not None:
            return self._pointer(type, self._buffer(type, value, buffer, what), what)
        if isinstance(value, Sequence):
            items = cast("Sequence[object]", value)
            data = write(Array(_sized_type(unqualified(type.to), items), len(items)), items, self.space, what)
            return self._pointer(type, self.put(data, what), what)
        if isinstance(value, dict) and not isinstance(type.to, Void):
            members = cast("dict[str, object]", value)
            return self._pointer(type, self.put(write(type.to, members, self.space, what), what), what)
        other = cast(object, value)
        if hasattr(other, "__iter__") and not hasattr(other, "__emc_pointer__") and not hasattr(other, "__index__"):
            raise TypeError(_cure(type, other, what))
        return other

    def _pointer(self, type: Pointer, address: int, what: str) -> PointerValue:
        """A pointer to an address of the room. On PE 0, a local and a global pointer are the same word."""
        if type.place == "shared":
            hint = "declare it `global` in the program, fill it (live['A'][:] = x), and pass live['A']"
            raise TypeError(
                f"{what} is `{spell(type)}`, which steps over all PEs, but a copy would be on PE 0 only: {hint}"
            )
        return PointerValue(type, address, 0 if type.place else None, address)

    def _text(self, type: Pointer, value: str | bytes | bytearray, what: str) -> int:
        if not _is_bytes(type):
            raise TypeError(f"{what} is `{spell(type)}`, but a string is passed as `char *`")
        return self.put((value.encode() if isinstance(value, str) else bytes(value)) + b"\0", what)

    def _array(self, type: Pointer, array: np.ndarray[Any, Any], what: str) -> int:
        known = self.carried.get(id(array))
        if known is not None:
            return known.address
        _fits(type.to, array, what)
        return self._carry(type, array, array, b"", what)

    def _buffer(self, type: Pointer, owner: object, buffer: memoryview, what: str) -> int:
        """Copies the items of a buffer as an array's. Bytes fit each type of one byte, and a zero follows them."""
        known = self.carried.get(id(owner))
        if known is not None:
            return known.address
        numpy = import_module("numpy")  # only now: calls without arrays do without it
        try:
            array = numpy.asarray(buffer)
        except (TypeError, ValueError):
            raise TypeError(f"{_cure(type, owner, what)} (its items have the format {buffer.format!r})") from None
        one = unqualified(type.to)
        if isinstance(one, Int) and one.size == 1 and array.dtype.itemsize == 1:
            array = array.view(dtype(one))
        _fits(type.to, array, what, "numpy.array(x, {!r})")
        return self._carry(type, owner, array, b"\0" if array.dtype.itemsize == 1 else b"", what)

    def _carry(self, type: Pointer, owner: object, array: np.ndarray[Any, Any], end: bytes, what: str) -> int:
        """Copies an array to the room, to be copied back. owner: the user's object; the same one twice is one array."""
        address = self.put(array.tobytes() + end, what)
        self.carried[id(owner)] = Carried(owner, array, address, not type.to.const and array.flags.writeable)
        return address

    def take_back(self) -> None:
        """Copies arrays back after the call, except read-only ones and those that were passed as pointers to const."""
        for one in self.carried.values():
            if one.back and one.array.size:
                data = self.standing.read(0, one.address, one.array.nbytes)
                one.array[...] = sys.modules["numpy"].frombuffer(data, one.array.dtype).reshape(one.array.shape)


def is_array(value: object) -> bool:
    """Whether the value is a NumPy array. It can't be one if NumPy was not imported."""
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(value, numpy.ndarray)


def buffer_of(value: object) -> memoryview | None:
    """The buffer of an object that has one: array.array, memoryview, bytearray, an array of ctypes. None for others,
    and for a number of NumPy, whose buffer is its value."""
    try:
        buffer = memoryview(cast(Any, value))
    except (TypeError, BufferError):
        return None
    return None if buffer.readonly and not buffer.ndim else buffer


def _is_bytes(type: Pointer) -> bool:
    """Whether it may point to bytes of any kind."""
    to = unqualified(type.to)
    return isinstance(to, Void) or (isinstance(to, Int) and to.size == 1)


def _cure(type: Pointer, value: object, what: str) -> str:
    """The message about a value that can't be passed for a pointer."""
    kind = value.__class__.__name__
    article = "an" if kind[0] in "aeiouAEIOU" else "a"
    hint = (
        "pass its values as a list or a NumPy array; None for null; or a pointer of the machine, like live['x'].at(0)"
    )
    return f"{what} is `{spell(type)}`, but this is {article} {kind}: {hint}"


def _sized_type(type: Type, items: Sequence[object]) -> Type:
    """The type of the array's items. If the function computes lengths in this type, the array's own lengths replace
    them."""
    if not isinstance(type, Array) or not items or not isinstance(items[0], Sequence) or isinstance(items[0], str):
        return type
    first = cast("Sequence[object]", items[0])
    length = len(first) if isinstance(type.length, Length) else type.length
    return replace(type, of=_sized_type(type.of, first), length=length)


def _shape(type: Type) -> tuple[int | None, ...]:
    """The lengths of an array. None stands for a length that the function computes, which may be any number."""
    return (type.fixed, *_shape(type.of)) if isinstance(type, Array) else ()


def _fits(to: Type, array: np.ndarray[Any, Any], what: str, convert: str = "x.astype({!r})") -> None:
    """Raises TypeError unless the array's items have the type that the pointer points to. convert: how the user would
    convert it."""
    if isinstance(to, Void):
        return
    wanted = dtype(unqualified(to))
    inner = _shape(to)
    there = array.shape[-len(inner) :] if inner else ()
    alike = len(there) == len(inner) and all(w in (None, n) for w, n in zip(inner, there, strict=True))
    if array.dtype != wanted.base or not alike:
        shape = f" of shape (..., {', '.join('any' if n is None else str(n) for n in inner)})" if inner else ""
        hint = (
            f"{convert.format(str(wanted.base))} converts it"
            if wanted.base.names is None
            else "its dtype is live[...].dtype"
        )
        text = f"{what} is a pointer to `{spell(to)}`, so pass an array of {wanted.base}{shape}, not of {array.dtype}"
        raise TypeError(f"{text}{f' and shape {array.shape}' if inner else ''}: {hint}")
