"""Converts Python values to bytes of memory, by their C type. An error names the part of the value that does not fit.

    write(INT, 3.5, space, "argument `n` of total()")
    TypeError: argument `n` of total() is `int`, and 3.5 is a float: convert it with int(...) or round(...)

An object with a method `__emc_pointer__(type)` can stand for a pointer, as one with `__index__` stands for an int.
"""

from __future__ import annotations

import difflib
import operator
import struct
from collections.abc import Mapping, Sequence
from typing import Any, cast

from emc.front.check.messages import spell
from emc.front.check.operands.compatible import compatible
from emc.front.types import (
    Array,
    Float,
    Function,
    Int,
    Member,
    Pointer,
    Struct,
    Type,
    Void,
    is_variable,
    size_of,
    unqualified,
)
from emc.target import CODE
from emc.values import pointers
from emc.values.dtypes import dtype
from emc.values.read import is_text, named_members, struct_name
from emc.values.space import Space

_FORMATS = {4: "<f", 8: "<d"}


def write(type: Type, value: object, space: Space, what: str = "the value") -> bytes:
    """The bytes of an object of that type with that value; size_of(type) bytes. what: how messages call the object.
    Members that a dict leaves out are zero. Raises TypeError, OverflowError, ValueError."""
    match type:
        case Int():
            return integer(type, value, what).to_bytes(type.size, "little", signed=type.signed)
        case Float():
            return _float(type, value, what)
        case Pointer():
            return pointer(type, value, space, what).to_bytes(4, "little")
        case Array():
            return _array(type, value, space, what)
        case Struct():
            return _struct(type, value, space, what)
        case _:
            raise TypeError(f"{what} is `{spell(type)}`: such an object can't be written")


def integer(type: Int, value: object, what: str) -> int:
    """The value as a number of that type. A string of one character is a `char`."""
    if type.word == "char" and isinstance(value, str | bytes) and len(value) == 1:
        byte = ord(value)
        return (byte + 128) % 256 - 128 if byte < 256 else _range(type, byte, what)
    try:
        number = operator.index(cast(Any, value))
    except TypeError:
        hint = ": convert it with int(...) or round(...)" if _is_real(value) else ""
        raise _unlike(type, value, what, hint) from None
    return _range(type, number, what)


def _range(type: Int, number: int, what: str) -> int:
    low, high = limits(type)
    if not low <= number <= high:
        raise OverflowError(f"{what} is `{spell(type)}`, which holds {low} .. {high}: {_digits(number)} does not fit")
    return number


def _digits(number: int) -> str:
    """The number as text for messages. Python refuses to convert numbers of many thousand digits, so this shortens
    them."""
    return str(number) if number.bit_length() <= 128 else f"a number of {number.bit_length():,} bits"


def limits(type: Int) -> tuple[int, int]:
    """The smallest and the largest number of an integer type."""
    if type.word == "_Bool":
        return 0, 1
    bits = 8 * type.size
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if type.signed else (0, (1 << bits) - 1)


def _is_real(value: object) -> bool:
    return hasattr(value, "__float__") and not isinstance(value, str | bytes)


def _float(type: Float, value: object, what: str) -> bytes:
    if not _is_real(value) and not hasattr(value, "__index__"):
        raise _unlike(type, value, what)
    try:
        number = float(cast(Any, value))
        return struct.pack(_FORMATS[type.size], number)
    except TypeError:
        raise _unlike(type, value, what) from None
    except OverflowError:
        hint = "write float('inf') if you mean infinity"
        shown = _digits(value) if isinstance(value, int) else value
        raise OverflowError(f"{what} is `{spell(type)}`, but {shown} is too large for it: {hint}") from None


def _unlike(type: Type, value: object, what: str, hint: str = "") -> TypeError:
    shown = repr(value)
    shown = shown if len(shown) <= 40 and "\n" not in shown else "the value"
    kind = value.__class__.__name__
    article = "an" if kind[0] in "aeiouAEIOU" else "a"
    return TypeError(f"{what} is `{spell(type)}`, but {shown} is {article} {kind}{hint}")


# ---- pointers


def pointer(type: Pointer, value: object, space: Space, what: str) -> int:
    """The word of a pointer of that type, unsigned. None is the null pointer; a number is used as the word itself."""
    if isinstance(type.to, Function):
        return _code(type, value, space, what)
    stands = getattr(value, "__emc_pointer__", None)
    if stands is not None:
        value = stands(type)
    if value is None:
        return 0
    if isinstance(value, pointers.Pointer):
        _kind_fits(type, value, what)
        return value.word
    if not hasattr(value, "__index__"):
        hint = (
            "pass None for null, a pointer of the machine, like live['x'].at(0), or a number, which is used as the word"
        )
        raise _unlike(type, value, what, f": {hint}")
    return _range(Int(spell(type), 4, False), operator.index(cast(Any, value)), what)


def _kind_fits(type: Pointer, value: pointers.Pointer, what: str) -> None:
    """Raises TypeError unless a pointer of that kind can be stored as `type`. Null can always be stored. Local and
    global pointers are different words. `global` and `shared` pointers step differently, but have the same words."""
    if not value:
        return
    mine, theirs = unqualified(type.to), unqualified(value.type.to)
    if bool(type.place) != bool(value.place):
        hint = "a local address means nothing on another PE" if type.place else "it may point to another PE"
        raise TypeError(f"{what} is `{spell(type)}`, but {value!r} is `{spell(value.type)}`: {hint}")
    alike = mine == theirs or (is_variable(mine) and compatible(mine, theirs))
    if not alike and not isinstance(mine, Void) and not isinstance(theirs, Void):
        hint = "if you mean it, pass its bits: int(...)"
        raise TypeError(f"{what} is `{spell(type)}`, but {value!r} points to `{spell(theirs)}`: {hint}")


def _code(type: Pointer, value: object, space: Space, what: str) -> int:
    name = value if isinstance(value, str) else getattr(value, "name", None)
    if value is None:
        return 0
    if isinstance(name, str) and name:
        if name not in space.numbers:
            near = difflib.get_close_matches(name, space.numbers, 1)
            hint = f"did you mean {near[0]!r}?" if near else "name one that the program defines"
            raise ValueError(f"{what} is `{spell(type)}`, but the program has no function {name!r}: {hint}")
        return space.code(name)
    if not hasattr(value, "__index__"):
        raise _unlike(type, value, what, ": give a function of the program, by itself or by name, or None")
    word = operator.index(cast(Any, value))
    if word and word - CODE not in space.numbers.values():
        raise ValueError(f"{what} is `{spell(type)}`, but no function has the address {word:#x}")
    return word


# ---- aggregates


def _array(type: Array, value: object, space: Space, what: str) -> bytes:
    length = type.fixed or 0
    if is_text(type) and isinstance(value, str | bytes | bytearray):
        text = value.encode() if isinstance(value, str) else bytes(value)
        if len(text) > length:
            raise ValueError(f"{what} is `{spell(type)}`: {len(text)} bytes of text don't fit")
        return text.ljust(length, b"\0")
    items = _sequence(value)
    if items is None:
        raise _unlike(type, value, what, ": give a sequence of its elements")
    if len(items) != length:
        raise ValueError(f"{what} is `{spell(type)}`: it takes {length} elements, not {len(items)}")
    return b"".join(write(type.of, item, space, f"{what}[{i}]") for i, item in enumerate(items))


def _sequence(value: object) -> Sequence[Any] | None:
    """The elements of a sequence or of a NumPy array; None for any other value."""
    if isinstance(value, str | bytes | bytearray | Mapping) or not hasattr(value, "__len__"):
        return None
    return cast("Sequence[Any]", value) if hasattr(value, "__getitem__") else None


def _struct(type: Struct, value: object, space: Space, what: str) -> bytes:
    record = cast(Any, value)
    if getattr(getattr(record, "dtype", None), "names", None) and record.dtype == dtype(type):
        return record.tobytes()  # its bit-fields, too, which NumPy has no names for
    members = {m.name: m for m in named_members(type)}
    given = _members(type, value, list(members), what)
    data = bytearray(type.record.size)
    for name, one in given.items():
        if name not in members:
            near = difflib.get_close_matches(name, members, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"it has {', '.join(members) or 'none'}"
            raise ValueError(f"{what} is `{spell(type)}`, which has no member {name!r}: {hint}")
        _put(data, members[name], one, space, f"{what}.{name}")
    return bytes(data)


def _members(type: Struct, value: object, names: list[str], what: str) -> dict[str, object]:
    """The given members: by name from a dict or a NumPy record, or in order from a sequence."""
    fields = getattr(getattr(value, "dtype", None), "names", None)
    if fields:
        return {name: cast(Any, value)[name] for name in fields}
    if isinstance(value, Mapping):
        return {str(name): one for name, one in cast("Mapping[object, object]", value).items()}
    items = _sequence(value)
    if items is None:
        hint = f"give a dict of its members, {', '.join(names)}" if names else "it has no members"
        raise _unlike(type, value, what, f": {hint}")
    if len(items) > len(names):
        raise ValueError(f"{what} is `{struct_name(type)}`: it has {len(names)} members, not {len(items)}")
    return dict(zip(names, items, strict=False))


def _put(data: bytearray, member: Member, value: object, space: Space, what: str) -> None:
    at, size = member.offset, size_of(member.type)
    if member.width is None:
        data[at : at + size] = write(member.type, value, space, what)
        return
    assert isinstance(member.type, Int)
    number = integer(member.type, value, what)
    signed = member.type.signed
    low, high = (-(1 << member.width - 1), (1 << member.width - 1) - 1) if signed else (0, (1 << member.width) - 1)
    if not low <= number <= high:
        text = f"{what} is a bit-field of {member.width} bits, which holds {low} .. {high}: {number} does not fit"
        raise OverflowError(text)
    mask = (1 << member.width) - 1
    unit = int.from_bytes(data[at : at + size], "little")
    unit = unit & ~(mask << member.bit) | (number & mask) << member.bit
    data[at : at + size] = unit.to_bytes(size, "little")[: len(data) - at]
