"""emc's own headers are read once, and not again for each file that includes them: what a header gave is kept, together
with all that it asked about.

    header = find(name, macros, search)     a Header that was read where all of that was the same; None if there is none
    keep(name, header)

A header asks about the macros that are named in its text, in the headers that it includes, and in the bodies of these
macros. Only what was read without a fault is kept, so all messages come from reading the text. The parser keeps the
declarations of a header with it (lalr.py).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from emc import places
from emc.dataclass import dataclass, field
from emc.front.scan import Token

HEADER = "HEADER"  # the type of such a header among tokens
MOST_KEPT = 64  # of one header
Search: TypeAlias = Callable[[str, str], "str | None"]  # finds the path of a header; with the folder that comes first
_NAME = re.compile(r"[A-Za-z_$][\w$]*")


@dataclass(frozen=True, slots=True)
class Header:
    """What a header gave. Macros are in pcpp's form, by name."""

    asked: Mapping[str, Any]  # the macros that it asked about; None: not defined
    # the headers that it includes: name, the folder in which they are looked for first ("": none), path
    found: tuple[tuple[str, str, str | None], ...]
    tokens: list[Token]
    macros: Mapping[str, Any]  # those that it defines; None: those that it removes
    guards: Mapping[str, str]  # the include guards of the headers that were read
    names: Mapping[str, str]  # the names of these headers, by their real paths
    emc: bool  # whether a file that includes it is EM-C
    parsed: dict[bool, Any] = field(default_factory=dict[bool, Any])  # what the parser keeps, in C and in EM-C
    type: str = HEADER


@dataclass(slots=True)
class Recording:
    """What happens while a header is read."""

    texts: list[str] = field(default_factory=list[str])  # of all headers that are read
    found: list[tuple[str, str, str | None]] = field(default_factory=list[tuple[str, str, "str | None"]])
    guards: list[str] = field(default_factory=list[str])  # of headers that were read before


_kept: dict[str, list[Header]] = {}


def find(name: str, macros: Mapping[str, Any], search: Search) -> Header | None:
    """The header of that name that was read where these macros meant the same."""
    for one in _kept.get(name, ()):
        if all(is_same(macros.get(asked), macro) for asked, macro in one.asked.items()) and all(
            search(other, folder) == path for other, folder, path in one.found
        ):
            return one
    return None


def keep(name: str, header: Header) -> None:
    """Keeps a header under its name."""
    known = _kept.setdefault(name, [])
    known.append(header)
    del known[:-MOST_KEPT]


def is_own(name: str) -> bool:
    """Whether a file is a part of emc."""
    return name.startswith(str(places.runtime()) + "/")


def is_same(one: Any, other: Any) -> bool:
    """Whether two macros have the same definition."""
    if one is other or one is None or other is None:
        return one is other
    values = [[token.value for token in macro.value if token.type != "CPP_WS"] for macro in (one, other)]
    return values[0] == values[1] and one.arglist == other.arglist and one.variadic == other.variadic


def asked(texts: Iterable[str], before: Mapping[str, Any]) -> dict[str, Any]:
    """The macros that these texts ask about, as they were defined before; None for a name that was not."""
    found: dict[str, Any] = {}
    ahead = [name for text in texts for name in _names(text)]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found[name] = macro = before.get(name)
            if macro is not None:
                ahead += [token.value for token in macro.value if token.type == "CPP_ID"]
    return found


@lru_cache(maxsize=256)
def _names(text: str) -> frozenset[str]:
    return frozenset(_NAME.findall(text))


def forget() -> None:
    """Forgets all headers."""
    _kept.clear()
