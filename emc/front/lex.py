"""Turns preprocessing tokens into words of the grammar, each with its kind, its text and its place.

`unsigned x = 0x1F;` becomes BASIC NAME `=` NUMBER `;`. The lexer replaces GNU C's spellings by the plain ones, and
drops attributes (except `packed` and `aligned`, which are words of the grammar). It rejects by name what EM-C does not
have. The words of EM-C are names in a `.c` file that does not include <emc.h>. Whether a NAME is a TYPE_NAME is decided
later by the parser, which knows what is in scope (emc/front/scopes.py).
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from emc.faults import Faults
from emc.front.headers import HEADER, Header
from emc.front.scan import Place, Token, span
from emc.front.table import END

EMC_KINDS = frozenset(
    {"PLACE", "TASK", "REDUCTION", "packet_type", "where", "everywhere", "iterate", "update", "parallel"}
)
ATTRIBUTES = frozenset({"__attribute__", "__attribute"})
PRAGMAS = frozenset({"_Pragma", "__pragma"})
ASSEMBLER = frozenset({"asm", "__asm", "__asm__"})
DROPPED = frozenset({"__extension__"})

SPELLED = {
    "__inline": "inline",
    "__inline__": "inline",
    "__const": "const",
    "__const__": "const",
    "__volatile": "volatile",
    "__volatile__": "volatile",
    "__restrict": "restrict",
    "__restrict__": "restrict",
    "__signed": "signed",
    "__signed__": "signed",
    "__typeof": "typeof",
    "_Atomic": "volatile",  # each access is atomic as plain C, and none may be left out
    "__alignof": "_Alignof",
    "__alignof__": "_Alignof",
    "_Static_assert": "_Static_assert",
    "__FUNCTION__": "__func__",
    "__PRETTY_FUNCTION__": "__func__",
}

REFUSED = {
    "_Complex": "EM-C has no complex numbers",
    "__complex__": "EM-C has no complex numbers",
    "_Imaginary": "EM-C has no complex numbers",
    "_Thread_local": "EM-C has no thread-local storage: each PE has its own copy of every file-scope object",
    "__thread": "EM-C has no thread-local storage: each PE has its own copy of every file-scope object",
    "__int128": "EM-C has no 128-bit integers",
}

# Attributes that change the meaning of a program, so they cannot be ignored.
REFUSED_ATTRIBUTES = {
    "vector_size": "EM-C has no vector types",
    "mode": "write the type itself, like `long long`",
    "alias": "write a function that calls the other one",
    "cleanup": "call the function where the block ends",
    "constructor": "call the function at the beginning of main",
    "destructor": "call the function with `atexit`",
}
UNUSED, MEETING = "unused", "meeting"  # attributes of a declared name: for warnings, and for live machines
HEEDED_ATTRIBUTES = frozenset({UNUSED, MEETING})  # found by `marked_places` below
PACKED, ALIGNED = "packed", "aligned"  # attributes that are words of the grammar
ATTRIBUTES_WITH_EFFECT = frozenset({PACKED, ALIGNED, UNUSED})  # of GNU C
LARGEST_ALIGNMENT = "16"  # of `aligned` without a number, as in gcc -m32

_NUMBER = re.compile(
    r"""(?: (?:0[xX][0-9a-fA-F]+ | 0[bB][01]+ | 0[0-7]* | [1-9][0-9]*) (?:[uU](?:l|L|ll|LL)?|(?:l|L|ll|LL)[uU]?)?
        | (?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[fFlL]? | [0-9]+[eE][+-]?[0-9]+[fFlL]?
        | 0[xX](?:[0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)[pP][+-]?[0-9]+[fFlL]? )\Z""",
    re.VERBOSE,
)


class Word:
    """A word of the grammar."""

    __slots__ = ("kind", "place", "text")

    def __init__(self, kind: str, text: str, place: Place):
        self.kind = kind  # its name in the grammar
        self.text = text  # its spelling in the grammar (`inline` for `__inline`)
        self.place = place

    def __repr__(self) -> str:
        return f"{self.kind} {self.text}"


class Damaged(Word):
    """A word in place of text with a fault, so that the next word may not fit. A word of the kind DAMAGE fits
    nowhere."""

    __slots__ = ()


class Included(Word):
    """A whole header of emc's own, in place of its words. parsed: what the parser has made of them (lalr.Declared)."""

    __slots__ = ("parsed", "words")

    def __init__(self, words: list[Word], parsed: list[Any]):
        super().__init__(HEADER, "", words[0].place)
        self.words = words
        self.parsed = parsed


DAMAGE = "$DAMAGE"


def words(tokens: list[Token], end: Place, emc: bool, kinds: dict[str, str], faults: Faults) -> list[Word]:
    """The words of the tokens. kinds: the kinds of words with a fixed text (Table.words). The last word is the end of
    the file."""
    if not emc:
        kinds = {text: kind for text, kind in kinds.items() if kind not in EMC_KINDS}
    result: list[Word] = []
    add = result.append
    told: set[str] = set()  # attributes
    i, count = 0, len(tokens)
    while i < count:
        token = tokens[i]
        i += 1
        text = token.value
        if token.type == "CPP_ID":
            if text in ATTRIBUTES:
                for word, arguments in _attributes(tokens[i : _after_parens(tokens, i)], told, faults):
                    add(word)
                    result += words(arguments, end, emc, kinds, faults)[:-1]
                i = _after_parens(tokens, i)
                continue
            if text in _SPECIAL:
                i = _special(tokens, i, result, faults)
                continue
            add(Word(kinds.get(text, "NAME"), text, token.lineno))
        elif token.type == "CPP_OP":
            if text == ":" and emc and i < count and tokens[i].value == "[":
                add(Word("NEAR", text, token.lineno))
            elif text in kinds:
                add(Word(kinds[text], text, token.lineno))
            else:
                faults.error("E0120", span(token.lineno), f"`{text}` is not allowed in a program")
                add(Damaged(DAMAGE, text, token.lineno))
        else:
            _constant(token, result, faults)
    add(Word(END, "", end))
    return result


def words_with_headers(
    tokens: list[Token], own: Sequence[tuple[int, Header]], end: Place, emc: bool, kinds: dict[str, str], faults: Faults
) -> list[Word]:
    """The same, with one word in place of each of emc's own headers, where that is a list of whole declarations. own:
    these headers, each with the index of its first token."""
    result: list[Word] = []
    at = 0
    for first, header in own:
        if emc not in header.parsed:
            found = Faults()
            made = words(header.tokens, end, emc, kinds, found)[:-1] if _is_whole(header.tokens) else []
            header.parsed[emc] = [] if found.found else made, []
        inside, parsed = header.parsed[emc]
        if inside and (first == 0 or tokens[first - 1].value in _ENDS):
            result += words(tokens[at:first], end, emc, kinds, faults)[:-1]
            result.append(Included(inside, parsed))
            at = first + len(header.tokens)
    return result + words(tokens[at:], end, emc, kinds, faults)


_ENDS = (";", "}")  # of a declaration


def _is_whole(tokens: list[Token]) -> bool:
    return bool(tokens) and tokens[-1].value in _ENDS


_SPECIAL = PRAGMAS | ASSEMBLER | DROPPED | SPELLED.keys() | REFUSED.keys()


def _special(tokens: list[Token], i: int, result: list[Word], faults: Faults) -> int:
    """Handles a word before tokens[i] that is respelled, dropped or rejected. Returns the index after it and its
    arguments."""
    token = tokens[i - 1]
    text = token.value
    if text in SPELLED:
        plain = SPELLED[text]
        result.append(Word(_PLAIN_KINDS.get(plain, plain), plain, token.lineno))
        if text == "_Atomic" and i < len(tokens) and tokens[i].value == "(":  # _Atomic(T): `volatile typeof(T)`
            result.append(Word("TYPEOF", "typeof", token.lineno))
        return i
    if text in PRAGMAS:
        return _after_parens(tokens, i)
    if text in ASSEMBLER and _is_empty(tokens, i):
        result.append(Word("ASM", text, token.lineno))
        return i
    if text in ASSEMBLER:
        following = tokens[i].value if i < len(tokens) else ""
        if text == "asm" and following not in ("(", "volatile", "goto", "__volatile__"):
            result.append(Word("NAME", text, token.lineno))
            return i
        faults.error("E0121", span(token.lineno), "EM-C has no inline assembler", "write it in C, or use a builtin")
        while i < len(tokens) and tokens[i].value in ("volatile", "goto", "__volatile__", "__volatile", "inline"):
            i += 1
        return _after_parens(tokens, i)
    if text in REFUSED:
        faults.error("E0121", span(token.lineno), f"`{text}`: {REFUSED[text]}")
    return i


_PLAIN_KINDS = {"inline": "FUNCTION_WORD", "const": "QUALIFIER", "volatile": "QUALIFIER", "restrict": "QUALIFIER",
                "signed": "BASIC", "typeof": "TYPEOF", "__func__": "NAME"}  # fmt: skip


def _is_empty(tokens: list[Token], i: int) -> bool:
    """Whether the `asm` before tokens[i] has no instructions. Then its only purpose is to prevent an optimisation."""
    while i < len(tokens) and tokens[i].value in ("volatile", "__volatile__", "__volatile"):
        i += 1
    if i >= len(tokens) or tokens[i].value != "(":
        return False
    texts = list(itertools.takewhile(lambda t: t.type == "CPP_STRING", tokens[i + 1 :]))
    return bool(texts) and not any(t.value.strip('"').strip() for t in texts)


def _attributes(tokens: list[Token], told: set[str], faults: Faults) -> Iterator[tuple[Word, list[Token]]]:
    """The attributes of `((packed, aligned(8), unused))` that are kept, with the tokens after them. The others are
    reported, each once."""
    inside = tokens[2:-2]
    while inside:
        token, end = inside[0], _after_parens(inside, 1)
        name, arguments, inside = token.value.strip("_"), inside[1:end], inside[end + 1 :]
        if name == PACKED:
            yield Word("PACKED", name, token.lineno), []
        elif name == ALIGNED:
            number = [Token("CPP_INTEGER", LARGEST_ALIGNMENT, token.lineno)]
            opening, closing = Token("CPP_OP", "(", token.lineno), Token("CPP_OP", ")", token.lineno)
            yield Word("ALIGNED", name, token.lineno), arguments or [opening, *number, closing]
        elif name in REFUSED_ATTRIBUTES:
            faults.error("E0121", span(token.lineno), f"there is no attribute `{name}`", REFUSED_ATTRIBUTES[name])
        elif name and name not in told and name not in HEEDED_ATTRIBUTES:
            told.add(name)
            faults.warning("W0102", span(token.lineno), f"the attribute `{name}` is ignored")


Places: TypeAlias = "frozenset[tuple[str, int, int]]"


def marked_places(tokens: list[Token]) -> dict[str, Places]:
    """For each of HEEDED_ATTRIBUTES: the places (file, line, column) of the names in declarations with the
    attribute."""
    found: dict[str, set[tuple[str, int, int]]] = {name: set() for name in HEEDED_ATTRIBUTES}
    for i, token in enumerate(tokens):
        if token.value not in ATTRIBUTES:
            continue
        end = _after_parens(tokens, i + 1)
        for name in HEEDED_ATTRIBUTES.intersection(t.value.strip("_") for t in tokens[i:end]):
            before = itertools.takewhile(_inside_declaration, reversed(tokens[:i]))
            behind = itertools.takewhile(_inside_declaration, tokens[end:])
            found[name].update(t.lineno[:3] for t in (*before, *behind) if t.type == "CPP_ID")
    return {name: frozenset(places) for name, places in found.items()}


def _inside_declaration(token: Token) -> bool:
    return token.value not in (";", "{", "}", "=")


def _after_parens(tokens: list[Token], i: int) -> int:
    """The index after `( ... )` if a parenthesis opens at i, else i."""
    if i >= len(tokens) or tokens[i].value != "(":
        return i
    depth = 0
    while i < len(tokens):
        depth += {"(": 1, ")": -1}.get(tokens[i].value, 0)
        i += 1
        if depth == 0:
            break
    return i


_STRINGS = 'write strings in plain quotes: "..."'
_CHARACTERS = "write characters in plain quotes: '...'"
_PLAIN_SIGNS = {
    **dict.fromkeys("\u201c\u201d\u201e\u00ab\u00bb", _STRINGS),
    **dict.fromkeys("\u2018\u2019", _CHARACTERS),
    **dict.fromkeys("\u2013\u2014\u2212", "a minus is written `-`"),
    "\u00d7": "to multiply, write `*`",
    "\u00f7": "to divide, write `/`",
    "\u2264": "write `<=`",
    "\u2265": "write `>=`",
    "\u2260": "write `!=`",
    "\u00a0": "this is a special space of a word processor: write a plain space",
}


def _constant(token: Token, result: list[Word], faults: Faults) -> None:
    """Adds a number, character or string, or reports text that is not a token."""
    kind, text, place = token.type, token.value, token.lineno
    if kind == "CPP_INTEGER":
        if not _NUMBER.match(text):
            faults.error("E0122", span(place), f"`{_short(text)}` is not a number", _number_hint(text))
            result.append(Damaged("NUMBER", "0", place))
        else:
            result.append(Word("NUMBER", text, place))
    elif kind in ("CPP_STRING", "CPP_CHAR"):
        if kind == "CPP_CHAR" and text.endswith("''") and text.count("'") == 2:
            faults.error("E0124", span(place), "this character constant is empty")
            text = "'0'"
        result.append(Word("STRING" if kind == "CPP_STRING" else "CHARACTER", text, place))
    elif kind == "CPP_OPEN":
        quote = text.lstrip("Lu8U")[0]
        what = "string" if quote == '"' else "character constant"
        faults.error("E0124", span(place), f"this {what} is not closed on its line", f"close it with `{quote}`")
        result.append(Damaged("STRING", '""', place) if quote == '"' else Damaged("CHARACTER", "'0'", place))
    elif kind == "CPP_BAD" and text.isalpha():
        faults.error(
            "E0120", span(place), f"`{text}` can't be part of a name", "names are made of letters, digits and _"
        )
        result.append(Damaged(DAMAGE, text, place))
    elif "\udc80" <= text <= "\udcff":  # a byte that is no part of UTF-8 text (read.py)
        said = f"byte 0x{ord(text) & 0xFF:02x} is not UTF-8 text; only comments and strings may have such bytes"
        faults.error("E0102", span(place), said, "save the file as UTF-8")
        result.append(Damaged(DAMAGE, text, place))
    else:
        shown = text if text.isprintable() else f"\\x{ord(text[0]):02x}"
        hint = _PLAIN_SIGNS.get(text, "")
        said = {f.hint for f in faults.found if f.code == "E0120" and f.span.line == place[1]} - {""}
        if hint not in said and not said & {_STRINGS, _CHARACTERS}:  # the text between such quotes is unknown, too
            faults.error("E0120", span(place), f"`{shown}` is not allowed in a program", hint)
        result.append(Damaged(DAMAGE, text, place))


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:37] + "..."


def _number_hint(text: str) -> str:
    if re.match(r"0[0-9]+\Z", text):
        return "a number that begins with 0 is octal: its digits are 0 to 7"
    return ""
