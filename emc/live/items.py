"""Splits a typed text into items: declarations, functions, statements, an expression. Also finds whether the text is
complete.

    int x = 3; x++; x          a declaration, a statement, an expression
    if (x) {                   OPEN: it must go on
    if (x) x--;                MAY: it may go on with `else`

It takes the words of a text (front/lex.py), and the names that are types. Brackets, keywords and semicolons are enough
to find where an item ends; the parser reports what is wrong with it. An expression is an item only at the end of the
text, without a `;`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from enum import Enum
from typing import Literal, TypeAlias

from emc.dataclass import dataclass
from emc.front.lex import Word
from emc.front.table import END

Kind: TypeAlias = Literal["declaration", "statement", "expression"]


class State(Enum):
    """Whether a text is complete, or could continue, or must continue."""

    WHOLE = 0  # nothing is missing
    MAY = 1  # it is complete, but could continue
    OPEN = 2  # something is missing


@dataclass(frozen=True, slots=True)
class Item:
    """The words begin .. end - 1 of a text, and their kind. Functions count as declarations, and so does text that the
    parser will reject."""

    kind: Kind
    begin: int
    end: int


_SPECIFIERS = frozenset(
    {"BASIC", "STORAGE", "QUALIFIER", "FUNCTION_WORD", "packet_type", "STRUCT", "enum", "TYPEOF", "_Alignas", "PLACE"}
    | {"_Static_assert", "PACKED", "ALIGNED"}
)
CLOSING = {"(": ")", "[": "]", "{": "}"}
_HEADS = frozenset({"while", "for", "switch"})
_PLACES = frozenset({"where", "iterate"})
_ENDING = frozenset({"NAME", "NUMBER", "STRING", "CHARACTER", "INCREMENT", ")", "]", "}"})  # of an expression
_BEHIND_A_TYPE = frozenset({"NAME", "*", "(", "PLACE", "NEAR"}) | _SPECIFIERS
_WITH_PARENTHESES = frozenset({"ALIGNED", "_Alignas", "TYPEOF"})


class _Open(Exception):
    """Raised if the text ends in the middle of an item."""


class _Wrong(Exception):
    """Raised for brackets that don't match. The parser reports them."""


def split(words: Sequence[Word], types: Collection[str]) -> tuple[list[Item], State]:
    """The items, and how the text ends. An incomplete rest is one last item."""
    return _Reader(words, types).read()


class _Reader:
    """Reads the items of a text."""

    def __init__(self, words: Sequence[Word], types: Collection[str]):
        self.words = words
        self.types = set(types)
        self.may = False  # the last item could continue if there were more words

    def read(self) -> tuple[list[Item], State]:
        found: list[Item] = []
        at, last = 0, len(self.words) - 1
        while at < last:
            self.may = False
            kind = self.kind_at(at)
            try:
                end, kind = self.item(at, kind)
            except _Open:
                return [*found, Item(kind, at, last)], State.OPEN
            except _Wrong:
                return [*found, Item(kind, at, last)], State.WHOLE
            found.append(Item(kind, at, end))
            at = end
        return found, State.MAY if self.may else State.WHOLE

    def item(self, at: int, kind: Kind) -> tuple[int, Kind]:
        if kind == "declaration":
            end = self.declaration(at)
            self.learn(at, end)
            return end, kind
        if self.at(at) in _STATEMENTS or self.is_label(at):
            return self.statement(at), kind
        end = self.expression(at)
        return end, "statement" if self.at(end - 1) == ";" else "expression"

    def at(self, index: int) -> str:
        return self.words[index].kind

    def kind_at(self, at: int) -> Kind:
        kind, following = self.at(at), self.at(min(at + 1, len(self.words) - 1))
        if kind in _SPECIFIERS or kind == "}":
            return "declaration"
        if kind != "NAME" or following == ":":
            return "statement"
        if self.words[at].text in self.types:
            return "declaration" if following in _BEHIND_A_TYPE else "statement"
        if following == "NAME":
            return "declaration"  # of an unknown type
        return "declaration" if following == "(" and self.is_definition(at + 1) else "statement"

    def is_definition(self, at: int) -> bool:
        """Whether a body comes after these parentheses: `f(n) { ... }`, as in C before it had prototypes."""
        try:
            return self.at(self.matching(at)) in ("{", *_SPECIFIERS)
        except (_Open, _Wrong):
            return False

    def is_label(self, at: int) -> bool:
        return self.at(at) == "NAME" and self.at(at + 1) == ":"

    def learn(self, at: int, end: int) -> None:
        """Adds the names that a typedef makes types. It may add one name too many."""
        words = self.words[at:end]
        if any(word.text == "typedef" for word in words):
            self.types.update(word.text for word in words if word.kind == "NAME")

    # ---- each of these returns the index after the thing that begins at `at`

    def matching(self, at: int) -> int:
        """The index after the bracket that closes the one at `at`."""
        closing: list[str] = []
        while True:
            kind = self.at(at)
            if kind == END:
                raise _Open
            if kind in CLOSING:
                closing.append(CLOSING[kind])
            elif kind in (")", "]", "}") and kind != closing.pop():
                raise _Wrong
            at += 1
            if not closing:
                return at

    def parentheses(self, at: int) -> int:
        """The index after `( ... )`, if that is there."""
        if self.at(at) == END:
            raise _Open
        return self.matching(at) if self.at(at) == "(" else at

    def declaration(self, at: int) -> int:
        """The index after its `;`, or after a function's body. A `{` after `)` begins a body, unless an initialiser has
        begun."""
        if self.at(at) == "}":
            return at + 1
        value = body = old = False
        while (kind := self.at(at)) != END:
            if kind in _WITH_PARENTHESES:
                at = self.parentheses(at + 1)
                continue
            if kind == "{" and body and not value:
                return self.matching(at)
            if kind in CLOSING:
                at = self.matching(at)
                body = body or (kind == "(" and not value)
                continue
            if kind == ";":
                old = self.is_old_style(at, body, old)
                if not old:
                    return at + 1
            if kind in (")", "]", "}"):
                raise _Wrong
            value = kind == "=" or (value and kind != ",")
            at += 1
        raise _Open

    def is_old_style(self, at: int, body: bool, old: bool) -> bool:
        """Whether this `;` ends the declaration of a parameter: `int f(n) int n; { ... }`."""
        before = at - 1
        while before > 0 and self.at(before) not in (")", ";"):
            before -= 1
        old = old or (body and before + 1 < at and self.at(before + 1) in _SPECIFIERS and self.at(before) == ")")
        return old and self.at(at + 1) in ("{", END, *_SPECIFIERS)

    def expression(self, at: int) -> int:
        """The index after its `;`, or the end of the text if the expression can end there."""
        begin = at
        while (kind := self.at(at)) != END:
            if kind == ";":
                return at + 1
            if kind in (")", "]", "}"):
                raise _Wrong
            at = self.matching(at) if kind in CLOSING else at + 1
        if at == begin or self.at(at - 1) not in _ENDING:
            raise _Open
        return at

    def statement(self, at: int) -> int:
        """The index after a whole statement."""
        kind = self.at(at)
        if kind == END:
            raise _Open
        rule = _STATEMENTS.get(kind)
        if rule is not None:
            return rule(self, at)
        if self.is_label(at):
            return self.statement(at + 2)
        if kind in _SPECIFIERS:
            return self.declaration(at)
        end = self.expression(at)
        if self.at(end - 1) != ";":
            raise _Open
        return end

    def block(self, at: int) -> int:
        return self.matching(at)

    def choice(self, at: int) -> int:
        """The index after an `if`. At the end of the text an `else` may follow."""
        end = self.statement(self.parentheses(at + 1))
        if self.at(end) == "else":
            return self.statement(end + 1)
        self.may = self.at(end) == END
        return end

    def headed(self, at: int) -> int:
        return self.statement(self.parentheses(at + 1))

    def repeated(self, at: int) -> int:
        """The index after `do ... while (test);`."""
        end = self.statement(at + 1)
        if self.at(end) == END:
            raise _Open
        self.may = False
        return self.simple(end)

    def case(self, at: int) -> int:
        while self.at(at) not in (":", END, ";"):
            at = self.matching(at) if self.at(at) in CLOSING else at + 1
        return self.statement(at + 1) if self.at(at) == ":" else self.expression(at)

    def simple(self, at: int) -> int:
        """The index after `return x;` or `break;`, with its `;`."""
        end = self.expression(at)
        if self.at(end - 1) != ";":
            raise _Open
        return end

    def task(self, at: int) -> int:
        """The index after a task block. At the end of the text one more clause may follow, until a `;` ends it."""
        while self.at(at) != "{":
            if self.at(at) == END:
                raise _Open
            if self.at(at) in (";", "}", ")", "]"):
                raise _Wrong
            at = self.matching(at) if self.at(at) in CLOSING else at + 1
        at = self.matching(at)
        while self.at(at) in ("update", "REDUCTION"):
            at = self.parentheses(at + 1)
        self.may = self.at(at) == END
        return at + 1 if self.at(at) == ";" else at

    def empty(self, at: int) -> int:
        return at + 1

    def arms(self, at: int) -> int:
        if self.at(at + 1) == END:
            raise _Open
        return self.matching(at + 1) if self.at(at + 1) == "{" else self.expression(at)


_STATEMENTS: dict[str, Callable[[_Reader, int], int]] = {
    "{": _Reader.block,
    "if": _Reader.choice,
    **dict.fromkeys(_HEADS, _Reader.headed),
    "do": _Reader.repeated,
    **dict.fromkeys(("case", "default"), _Reader.case),
    **dict.fromkeys(("return", "goto", "break", "continue"), _Reader.simple),
    **dict.fromkeys(("TASK", "everywhere", *_PLACES), _Reader.task),
    "parallel": _Reader.arms,
    ";": _Reader.empty,
}
