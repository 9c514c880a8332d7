"""NumPy dtypes for C types. They describe the same bytes.

int            int32             struct p { char c; double x; }     {c: int8 at 0, x: float64 at 4}, itemsize 12
char [8]       (int8, (8,))      unsigned low : 4, high : 28        a field "low:4,high:28" of uint32
any pointer    uint32, its word  union                              fields that overlap
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emc.front.check.messages import spell
from emc.front.types import Array, Float, Int, Pointer, Struct, Type, size_of
from emc.values.read import named_members

if TYPE_CHECKING:
    import numpy


def dtype(type: Type) -> numpy.dtype[Any]:
    """The NumPy dtype whose items are objects of that type, byte for byte. NumPy has no bit-fields: those of one
    storage unit become one field, whose name lists them. Raises TypeError for types without objects (void, functions).
    """
    import numpy as np

    return np.dtype(_shape(type))


def _shape(type: Type) -> Any:
    match type:
        case Int():
            return "?" if type.word == "_Bool" else f"<{'i' if type.signed else 'u'}{type.size}"
        case Float():
            return f"<f{type.size}"
        case Pointer():
            return "<u4"
        case Array():
            return _array(type)
        case Struct():
            return _struct(type)
        case _:
            raise TypeError(f"`{spell(type)}` can't be an element of an array")


def _array(type: Array) -> Any:
    """(item, shape), with the dimensions of arrays of arrays together."""
    dims: list[int] = []
    item: Type = type
    while isinstance(item, Array):
        dims.append(item.fixed or 0)
        item = item.of
    return (_shape(item), tuple(dims))


def _struct(type: Struct) -> Any:
    """NumPy's form with names, formats and offsets."""
    fields: dict[str, tuple[Any, int]] = {}
    units: dict[int, list[str]] = {}
    sizes: dict[int, int] = {}
    for m in named_members(type):
        if m.width is None:
            fields[m.name] = (_shape(m.type), m.offset)
        else:
            units.setdefault(m.offset, []).append(f"{m.name}:{m.width}")
            sizes[m.offset] = size_of(m.type)
    for offset, names in units.items():
        size = min(sizes[offset], type.record.size - offset)
        fields[",".join(names)] = (f"<u{size}" if size in (1, 2, 4, 8) else f"V{size}", offset)
    ordered = sorted(fields.items(), key=lambda item: item[1][1])
    return {
        "names": [name for name, _ in ordered],
        "formats": [shape for _, (shape, _) in ordered],
        "offsets": [offset for _, (_, offset) in ordered],
        "itemsize": type.record.size,
    }
