"""What scanf's conversions store, and the types to which their arguments must point."""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import spell
from emc.front.lint.formatted import Conversion
from emc.front.lint.printed import Mismatch
from emc.front.types import Array, Float, Int, Pointer, Type, Void, size_of

_FLOATS = frozenset("fFeEgGaA")
_SIZES = {"hh": 1, "h": 2, "ll": 8, "j": 8, "q": 8}
_WORDS = {1: "char", 2: "short", 4: "int", 8: "long long"}


def scan_mismatch(conversion: Conversion, part: str, argument: typed.Value) -> Mismatch | None:
    """What is wrong with an argument; None if it is a local pointer to what the conversion stores."""
    type = argument.type
    wanted = _wanted_type(conversion)
    if not isinstance(type, Pointer):
        takes_address = isinstance(argument, typed.Load)
        hint = "did you mean `&`? scanf needs the address of the variable" if takes_address else ""
        return f"stores through a pointer to {wanted}, but this is `{spell(type)}`", hint
    if type.place:
        hint = "read into a local variable, and assign that"
        return f"stores through a local pointer, but this is `{spell(type)}`", hint
    if isinstance(argument, typed.Constant) or _fits(conversion, type.to):
        return None
    letter = _letter(conversion, type.to)
    hint = f"write `{conversion.lead}{letter}`" if letter else ""
    return f"stores {wanted}, but this points to `{spell(type.to)}`", hint


def _wanted_type(conversion: Conversion) -> str:
    if conversion.letter in _FLOATS:
        return "a double" if conversion.length else "a float"
    if conversion.letter == "p":
        return "a pointer"
    if conversion.letter in "cs[":
        return "a char" if conversion.letter == "c" else "characters"
    word = _WORDS[_SIZES.get(conversion.length, 4)]
    return f"an {word}" if word == "int" else f"a {word}"


def _fits(conversion: Conversion, to: Type) -> bool:
    if conversion.letter in _FLOATS:
        return isinstance(to, Float) and to.size == (8 if conversion.length else 4)
    if conversion.letter == "p":
        return isinstance(to, Pointer)
    if conversion.letter in "cs[":
        element = to.of if isinstance(to, Array) else to
        return isinstance(element, Void) or (isinstance(element, Int) and element.size == 1)
    return isinstance(to, Int) and size_of(to) == _SIZES.get(conversion.length, 4)


def _letter(conversion: Conversion, to: Type) -> str:
    match to:
        case Float():
            return "lf" if to.size == 8 else "f"
        case Int(size=1) if conversion.letter in "di":
            return "hhd" if to.word != "char" else "c"
        case Int():
            length = {1: "hh", 2: "h", 8: "ll"}.get(to.size, "")
            return length + (conversion.letter if conversion.letter in "diouxX" else "d" if to.signed else "u")
        case _:
            return ""
