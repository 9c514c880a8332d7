"""Whether a typed text is complete, which a prompt checks at each Enter, and a pipe at each line.

    state("int f(int n)", known)        OPEN
    state("if (x) f();", known)         MAY: with an `else`, unless the next line has none
    state("#define A \\\\", known)        OPEN

Open comments, strings that continue after a backslash, and `#if`s without `#endif` are found in the text. Brackets and
keywords are found in its words, with the macros known so far.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from emc.faults import Faults, Faulty
from emc.front import lex
from emc.front.preprocess import Defined, preprocess
from emc.front.table import tables
from emc.live.items import State, split

_PIECES = re.compile(
    r"""(?P<open>/\*(?:(?!\*/)[\s\S])*\Z)|/\*[\s\S]*?\*/|//(?:[^\\\n]|\\[\s\S])*
    |"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?""",
    re.VERBOSE,
)
_SPLICED = re.compile(r"\\[ \t]*\n?\Z")
_DIRECTIVE = re.compile(r"^[ \t]*(?:#|%:)[ \t]*(\w*)(?:[^\\\n]|\\[\s\S])*", re.MULTILINE)
_PAIRS = frozenset({"()", "[]", "{}"})
_UNREADABLE = "E0120"  # a character that no program can contain
_CONTINUES = frozenset({"else", "update"})


def state(text: str, defined: Defined | None, types: Mapping[str, bool]) -> State:
    """Whether a text is complete, or could continue, or must continue. types: for the names known so far, whether they
    are types."""
    if _SPLICED.search(text) or is_inside(text):
        return State.OPEN
    plain = _PIECES.sub(lambda piece: " " if piece[0][0] == "/" else piece[0], text)
    names = [found[1] for found in _DIRECTIVE.finditer(plain)]
    depth = sum((name in ("if", "ifdef", "ifndef")) - (name == "endif") for name in names)
    if depth > 0:
        return State.OPEN
    faults = Faults()
    words = words_of(_DIRECTIVE.sub("", plain), defined, faults)
    if any(fault.code == _UNREADABLE for fault in faults.found):
        return State.WHOLE  # it has a mistake, which no further line can correct; the next line is a new input
    return split(words, [name for name, is_type in types.items() if is_type])[1]


def is_inside(text: str) -> bool:
    """Whether a comment or a bracket is open at the end of the text."""
    if any(piece["open"] for piece in _PIECES.finditer(text)):
        return True
    bare = _DIRECTIVE.sub("", _PIECES.sub(" ", text))
    opened: list[str] = []
    for sign in re.findall(r"[](){}[]", bare):
        if sign in "([{":
            opened.append(sign)
        elif not opened or opened.pop() + sign not in _PAIRS:
            return False  # it has a mistake, which no further line can correct
    return bool(opened)


def words_of(text: str, defined: Defined | None, faults: Faults | None = None) -> list[lex.Word]:
    """The words of a text, even if it has errors, which are added to `faults`."""
    faults = Faults() if faults is None else faults
    try:
        source = preprocess(text, "<typed>", (), (), faults, None, defined)
    except Faulty:
        return lex.words([], ("<typed>", 1, 1, 1, 1), True, tables().words, faults)
    return lex.words(source.tokens, source.end, source.emc, tables().words, faults)


def goes_on(line: str) -> bool:
    """Whether a line can only continue the text before it: `else`, `update (s)`, `reductionsum (s)`."""
    word = re.match(r"\s*([A-Za-z_]\w*)", line)
    return word is not None and (word[1] in _CONTINUES or word[1].startswith("reduction"))
