"""Compatible types, and the composite type of two declarations of one name."""

from __future__ import annotations

from emc.dataclass import replace
from emc.front.check.bad import Bad
from emc.front.types import (
    Array,
    Float,
    Function,
    Int,
    Later,
    Pointer,
    Spread,
    Struct,
    Type,
    enum_as_int,
    settle,
    unqualified,
)

DEFAULT_PROMOTED = ("char", "signed char", "unsigned char", "short", "unsigned short", "_Bool")


def qualify(type: Type, const: bool, volatile: bool, loose: bool = False) -> Type:
    """The type with qualifiers added. As in C, the qualifiers of an array go to its elements."""
    if not (const or volatile or loose):
        return type
    if isinstance(type, Array):
        return replace(type, of=qualify(type.of, const, volatile, loose))
    if isinstance(type, Spread):
        return replace(type, slot=qualify(type.slot, const, volatile, loose))
    if isinstance(type, Function):
        return type
    return replace(type, const=type.const or const, volatile=type.volatile or volatile, loose=type.loose or loose)


def bare(type: Type) -> Type:
    """The type without its own qualifiers. An array loses the qualifiers of its elements."""
    if isinstance(type, Array):
        return replace(type, of=bare(type.of))
    return unqualified(type)


def compatible(a: Type, b: Type, qualifiers: bool = True) -> bool:
    """Whether two types are compatible. If `qualifiers` is False, the qualifiers of a and b themselves are ignored, but
    not those of the types that they point to."""
    if a is b:
        return True
    a, b = settle(a), settle(b)
    if isinstance(a, Bad) or isinstance(b, Bad):
        return True
    if qualifiers and (a.const, a.volatile) != (b.const, b.volatile):
        return False
    match a, b:
        case (Pointer(), Pointer()):
            return a.place == b.place and compatible(a.to, b.to)
        case (Array(), Array()):
            known = isinstance(a.length, int) and isinstance(b.length, int)
            return (not known or a.length == b.length) and compatible(a.of, b.of)
        case (Function(), Function()):
            return _functions(a, b)
        case (Spread(), Spread()):
            return a.dims == b.dims and compatible(a.slot, b.slot)
        case (Struct(), Struct()):
            return a.record is b.record
        case (Int(), Int()):
            if a.word.startswith("enum ") and b.word.startswith("enum "):
                return a.word == b.word
            return unqualified(enum_as_int(a)) == unqualified(enum_as_int(b))
        case _:
            return unqualified(a) == unqualified(b)


def _functions(a: Function, b: Function) -> bool:
    if not compatible(a.result, b.result, False):
        return False
    if not a.prototype and not b.prototype:
        return True
    if a.prototype and b.prototype:
        if len(a.parameters) != len(b.parameters) or a.variadic != b.variadic:
            return False
        return all(compatible(p, q, False) for p, q in zip(a.parameters, b.parameters, strict=True))
    known = a if a.prototype else b
    return not known.variadic and not any(_narrow(p) for p in known.parameters)


def _narrow(type: Type) -> bool:
    """Whether a caller without a prototype would pass another type."""
    return (isinstance(type, Int) and type.word in DEFAULT_PROMOTED) or (
        isinstance(type, Float) and type.word == "float"
    )


def composite(a: Type, b: Type) -> Type:
    """The composite of two compatible types: it has the array lengths and prototypes of both."""
    match a, b:
        case (Array(), Array()):
            known = a.length if isinstance(a.length, int) or b.length is None else b.length
            return replace(a, of=composite(a.of, b.of), length=known)
        case (Pointer(), Pointer()):
            return replace(a, to=composite(a.to, b.to))
        case (Function(), Function()):
            if not a.prototype or not b.prototype:  # an old-style definition has parameters, too
                return a if a.prototype or (a.parameters and not b.prototype) else b
            both = zip(a.parameters, b.parameters, strict=True)
            return replace(a, parameters=tuple(composite(p, q) for p, q in both))
        case _:
            return settle(a)


def both_bytes(a: Type, b: Type) -> bool:
    """Whether both are pointers to bytes: `char *` and `unsigned char *` may be mixed."""
    return isinstance(a, Int) and isinstance(b, Int) and a.size == b.size == 1 and "_Bool" not in (a.word, b.word)


def is_complete(type: Type) -> bool:
    match type:
        case Array():
            return type.length is not None and is_complete(type.of)
        case Struct():
            return type.record.members is not None
        case Later():
            return type.of.type is not None
        case Spread():
            return all(n >= 0 for n in type.dims) and is_complete(type.slot)
        case Int() | Float() | Pointer() | Bad():
            return True
        case _:
            return False
