"""What printf's conversions print, and the types that their arguments must have."""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import spell
from emc.front.lint.formatted import Conversion
from emc.front.types import Float, Int, Pointer, Type, Void, size_of

_INTEGERS, _FLOATS = frozenset("diouxXc"), frozenset("fFeEgGaA")
_LONG = frozenset({"ll", "j", "q"})

Mismatch = tuple[str, str]  # what the conversion does, in words; what to try


def print_mismatch(conversion: Conversion, part: str, argument: typed.Value) -> Mismatch | None:
    """What is wrong with an argument; None if the conversion prints it correctly."""
    type = argument.type
    if part != "value":
        fits = isinstance(type, Int) and size_of(type) == 4
        return None if fits else (f"takes its {part} as an int, but this is `{spell(type)}`", "cast it to int")
    what = _printed_type(conversion)
    if _fits(conversion, type, argument):
        return None
    hint = _hint(conversion, argument)
    return f"prints {what}, but this is `{spell(type)}`", hint


def _printed_type(conversion: Conversion) -> str:
    match conversion.letter:
        case "c":
            return "a wide character" if conversion.length else "a character"
        case "s":
            return "a string of wchar_t" if conversion.length else "a string"
        case "p":
            return "a pointer"
        case "n":
            return "nothing: it stores a count through an `int *`"
        case letter if letter in _FLOATS:
            return "a double"
        case letter:
            size = "long long" if conversion.length in _LONG else "int"
            unsigned = letter in "ouxX"
            return f"an unsigned {size}" if unsigned else f"{'a' if size != 'int' else 'an'} {size}"


def _fits(conversion: Conversion, type: Type, argument: typed.Value) -> bool:
    letter = conversion.letter
    if letter in _INTEGERS:
        return isinstance(type, Int) and size_of(type) == (8 if conversion.length in _LONG else 4)
    if letter in _FLOATS:
        return isinstance(type, Float)
    if letter == "p":
        return isinstance(type, Pointer)
    if letter == "n":
        return isinstance(type, Pointer) and isinstance(type.to, Int) and not type.place
    if isinstance(argument, typed.Constant):
        return isinstance(type, Pointer)  # NULL is printed as (null)
    size = 4 if conversion.length else 1
    return isinstance(type, Pointer) and not type.place and isinstance(type.to, Int) and type.to.size == size


def _hint(conversion: Conversion, argument: typed.Value) -> str:
    type = argument.type
    if conversion.letter == "s" and isinstance(type, Pointer) and type.place:
        if type.place == "shared":
            return (
                "the characters of a spread array are on all PEs: print them one by one, `putchar(word[i])`; or keep "
                "the string on one PE, by a colon: `char global word[1]:[12]`, and copy it"
            )
        return "a string on another PE must be copied here first; `%p` prints the global address"
    letter = _letter(conversion.letter, type)
    if not letter:
        return ""
    return f"write `{conversion.lead}{letter}`"


def _letter(letter: str, type: Type) -> str:
    """The length and letter that print a value of the type; "" if there are none."""
    match type:
        case Int(size=8):
            return "ll" + (letter if letter in "oxX" else "d" if type.signed else "u")
        case Int():
            return letter if letter in "oxX" else "d" if type.signed else "u"
        case Float():
            return "f"
        case Pointer(to=Int(size=1), place=""):
            return "s"
        case Pointer(to=Int(word="long"), place=""):
            return "ls"
        case Pointer() | Void():
            return "p" if isinstance(type, Pointer) else ""
        case _:
            return ""
