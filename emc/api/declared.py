"""What a program declares: its functions and variables, by the names that they have in the source.

In: the typed units of the program's files, and the addresses of things. Out: `Declared`, for the live machine, which
also gives plain descriptions for people. A static variable of a function has the name `function.variable`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from emc.dataclass import dataclass, field
from emc.front import typed
from emc.front.check.messages import spell
from emc.front.types import Spread, Type, size_of
from emc.source import Span
from emc.target import Target
from emc.values import Signature, signature

_LITERAL = re.compile(r"(str|literal)\.\d+@")  # objects without a name of their own


@dataclass(frozen=True, slots=True)
class FunctionInfo:
    """A function that can be called. `declaration` is its C declaration."""

    name: str
    declaration: str
    file: str
    line: int

    def __str__(self) -> str:
        return self.declaration


@dataclass(frozen=True, slots=True)
class VariableInfo:
    """A variable that can be read and written. `declaration`: its C declaration. `type`: its C type. `place`: which PEs
    have it. `size`: its size in bytes: of all elements of a spread array, or of one copy of any other object."""

    name: str
    declaration: str
    type: str
    place: str
    size: int
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.declaration}, {self.place}"


@dataclass(frozen=True, slots=True)
class Callable:
    """link: the template's name."""

    signature: Signature
    link: str
    span: Span


@dataclass(slots=True)
class Declared:
    """By name."""

    functions: dict[str, Callable] = field(default_factory=dict[str, Callable])
    variables: dict[str, typed.Static] = field(default_factory=dict[str, typed.Static])


def declared(units: Iterable[typed.Unit]) -> Declared:
    """All functions and variables that the files of a program define. If several files have a static object of the same
    name, that of the first file has the plain name, and those of others have the number of their file after it:
    `count@2`."""
    found = Declared()
    for unit in units:
        for f in unit.functions:
            if not f.symbol.weak and not f.symbol.packet:
                name = _free(f.symbol.name, found.functions)
                found.functions[name] = Callable(signature(f), f.symbol.name, f.symbol.span)
        for s in unit.statics:
            if s.weak or _LITERAL.match(s.name) or (s.image is None and not s.tentative):
                continue
            name = _free(s.name, found.variables)
            if s.private or name not in found.variables or s.image is not None:
                found.variables[name] = s
    return found


def _free(link: str, taken: Iterable[str]) -> str:
    name, at, _ = link.partition("@")
    return link if at and name in taken else name


def function_info(name: str, one: Callable) -> FunctionInfo:
    return FunctionInfo(name, str(one.signature), one.span.file, one.span.line)


def variable_info(name: str, symbol: typed.Static, target: Target) -> VariableInfo:
    type, span = symbol.type, symbol.span
    return VariableInfo(name, spell(type, name), spell(type), place(type, target), size_of(type), span.file, span.line)


def place(type: Type, target: Target) -> str:
    """Which PEs have an object of that type, in words."""
    if isinstance(type, Spread):
        if not type.dims or target.pes == 1:
            return "on PE 0"
        grid = f" by {target.rows} x {target.cols}" if target.spread_by_grid(type.dims) else ""
        return f"spread over {target.pes} PEs{grid}"
    return "on PE 0" if target.pes == 1 else f"a copy on each of {target.pes} PEs"
