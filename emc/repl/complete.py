"""What may be at the cursor: commands, fields after `.` and `->`, names, words of the language.

completions(session, "int x = to")       [(8, "total"), ...]: where the word begins, and what it may become
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from emc import places
from emc.front import typed
from emc.front.types import Array, Pointer, Spread, Struct, Type
from emc.lexer import BUILTINS, CONSTANTS, KEYWORDS
from emc.repl.commands import COMMANDS
from emc.repl.session import Session
from emc.repl.values import members

PES = ("1", "4", "16", "64", "80", "256", "1024")
_CHAIN = re.compile(r"([A-Za-z_]\w*)((?:\[[^\[\]]*\]|\.\w+|->\w+)*)(\.|->)(\w*)\Z")
_STEP = re.compile(r"\[[^\[\]]*\]|\.\w+|->\w+")
_WORD = re.compile(r"[A-Za-z_]\w*\Z")


def completions(session: Session, text: str) -> list[tuple[int, str]]:
    """The completions in order: (index at which the word begins, the whole word)."""
    if text.lstrip().startswith(":") and "\n" not in text:
        return _command(session, text)
    chain = _CHAIN.search(text)
    if chain is not None:
        found = _fields(session, chain[1], chain[2])
        return _fitting(found, chain[4], len(text) - len(chain[4]))
    word = _WORD.search(text)
    if word is None:
        return []
    return _fitting(names(session), word[0], word.start())


def names(session: Session) -> set[str]:
    """All names with which an expression or a statement can begin."""
    known = session.environment
    declared = {name for name in known.known.names if not name.startswith("__")}
    macros = {name for name in known.macros if not name.startswith("_")}
    return {*KEYWORDS, *BUILTINS, *CONSTANTS, *declared, *macros}


def _fitting(words: Iterable[str], begin: str, start: int) -> list[tuple[int, str]]:
    return [(start, word) for word in sorted(words) if word.startswith(begin) and word != begin]


def _command(session: Session, text: str) -> list[tuple[int, str]]:
    begin, _, rest = text.partition(":")
    name, blank, argument = rest.partition(" ")
    if not blank:
        return _fitting((f"{c} " if COMMANDS[c].usage else c for c in COMMANDS), name, len(begin) + 1)
    word = argument.rpartition(" ")[2]
    start = len(text) - len(word)
    return _fitting(_arguments(session, name, word), word, start)


def _arguments(session: Session, name: str, word: str) -> Iterable[str]:
    match name:
        case "help":
            return COMMANDS
        case "time" | "races":
            return ("on", "off")
        case "pes":
            return PES
        case "machine":
            return [path.stem for path in (places.runtime() / "machines").glob("*.toml")]
        case "load" | "save":
            return _files(word)
        case "mem" | "ir":
            return session.environment.links
        case _:
            return ()


def _files(word: str) -> list[str]:
    folder, name = Path(word).parent, word.rpartition("/")[2]
    here = word[: len(word) - len(name)]
    try:
        return [f"{here}{path.name}{'/' * path.is_dir()}" for path in folder.iterdir()]
    except OSError:
        return []


def _fields(session: Session, name: str, steps: str) -> list[str]:
    """The members of the value of `name` with the steps after it: `[i]`, `.x`, `->x`."""
    entry = session.environment.known.names.get(name)
    if not isinstance(entry, typed.Static):
        return []
    type: Type | None = entry.type
    for step in _STEP.findall(steps):
        type = _element(type) if step[0] == "[" else _member(type, step.lstrip(".->"))
    record = _record(type)
    return [] if record is None else [m.name for m in members(record)]


def _element(type: Type | None) -> Type | None:
    match type:
        case Array():
            return type.of
        case Pointer():
            return type.to
        case Spread():
            return Spread(type.slot, type.dims[1:]) if len(type.dims) > 1 else type.slot
        case _:
            return None


def _record(type: Type | None) -> Struct | None:
    """The struct of which a field is wanted, also through a pointer; None if there is none."""
    if isinstance(type, Pointer):
        type = type.to
    if isinstance(type, Spread) and not type.dims:
        type = type.slot
    return type if isinstance(type, Struct) else None


def _member(type: Type | None, name: str) -> Type | None:
    record = _record(type)
    found = () if record is None else members(record)
    return next((m.type for m in found if m.name == name), None)
