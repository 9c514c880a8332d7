"""Mistakes in macros: they show where a macro is used, but are made where it is defined.

    #define N 10;
    int a[N];                       error: this `;` comes before the `]`

A fault at a place where a macro was used gets a note that points to the definition. A `;` at the end of a definition is
a mistake at each use. It is reported once, after the file is parsed again without it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from emc.dataclass import replace
from emc.faults import Fault, Faults, Note
from emc.front.scan import Place, Token, span

ParseTokens = Callable[[list[Token], Faults], object]


def explain(tokens: list[Token], used: Mapping[Place, Any], found: Faults, parse: ParseTokens) -> list[Fault]:
    """Returns the faults of the syntax, with notes about macros. used: the macro (pcpp's) at each place where one was
    replaced. parse: parses the tokens that it gets, and adds their faults to the Faults that it gets."""
    ended = {id(macro) for macro in used.values() if _ends(macro)} if found.errors else set[int]()
    if not ended:
        return [_with_note(fault, used) for fault in found.found]
    without = Faults()
    parse([t for t in tokens if t.value != ";" or id(used.get(t.lineno)) not in ended], without)
    if len(without) >= len(found):
        return [_with_note(fault, used) for fault in found.found]
    lost = [fault for fault in found if fault not in without.found]
    at = used.get(_macro_place(lost[0], used)) or next(m for m in used.values() if id(m) in ended)
    hint = f"remove the `;` at the end of the definition of `{at.name}`"
    return [
        replace(lost[0], hint=hint, notes=(_definition(at),)),
        *(_with_note(fault, used) for fault in without.found),
    ]


def _ends(macro: Any) -> bool:
    """Whether a macro is a value with a `;` after it. The author probably thought that the `;` ends the line."""
    body = [token.value for token in macro.value]
    return macro.arglist is None and len(body) > 1 and body.index(";") == len(body) - 1 if ";" in body else False


def _macro_place(fault: Fault, used: Mapping[Place, Any]) -> Place:
    """The place of the use of a macro that contains the fault, or that ends directly before it."""
    begin = (fault.span.file, fault.span.line, fault.span.column)
    found = (place for place in used if begin in (place[:3], (place[0], place[3], place[4])))
    return next(found, ("", 0, 0, 0, 0))


def _with_note(fault: Fault, used: Mapping[Place, Any]) -> Fault:
    macro = used.get(_macro_place(fault, used))
    if macro is None:
        return fault
    hint = fault.hint
    if macro.value and macro.value[0].value == "=":
        hint = f"remove the `=` in the definition of `{macro.name}`: a macro is inserted as it is"
    return replace(fault, hint=hint, notes=(*fault.notes, _definition(macro)))


def _definition(macro: Any) -> Note:
    return Note(span(macro.lineno), f"`{macro.name}` is a macro, defined here")
