"""What a question about a mistake looks at, and its answer.

The parser is at a word that does not fit. The scene is this word, its neighbours, and the brackets that are open there.
The answer is a fault and, if the mistake is clear, a *repair*: a word to supply or to drop. Parsing then continues as
if the mistake had not been made, so that it causes no other faults.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from emc.dataclass import dataclass
from emc.faults import Note
from emc.front.lalr import Parser
from emc.front.lex import EMC_KINDS, Word
from emc.front.table import END
from emc.source import Span

PAIRS = {"(": ")", "[": "]", "{": "}"}
CLOSERS = {closer: opener for opener, closer in PAIRS.items()}
TYPE_KINDS = frozenset({"BASIC", "STRUCT", "enum", "TYPEOF", "STORAGE", "QUALIFIER", "FUNCTION_WORD"})
STATEMENTS = frozenset({"if", "while", "do", "for", "switch", "case", "default", "goto", "continue", "break", "return",
                        "where", "everywhere", "iterate", "TASK", "parallel"})  # fmt: skip
OPERATORS = frozenset({"*", "/", "%", "+", "-", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "^", "|", "&&",
                       "||", "=", "ASSIGN", "?", ","})  # fmt: skip
LITERALS = frozenset({"NUMBER", "STRING", "CHARACTER"})


@dataclass(frozen=True, slots=True)
class Repair:
    """The change that lets parsing continue. Afterwards the whole declaration from `begin` on, at file level, is parsed
    again."""

    supply: tuple[str, ...] = ()  # kinds of words to insert at `at`
    drop: int = 0  # how many words to remove at `at`
    at: int = -1
    begin: int = -1


@dataclass(slots=True)
class Lost:
    """The consequences that earlier mistakes may still have."""

    astray: bool = False  # after an extra `}`
    ifs: int = 0  # how many dropped `if` may still have an `else` to come


class Scene:
    """The situation that the questions look at: the word that does not fit, its neighbours, and the bracket that is
    open there."""

    def __init__(self, parser: Parser, lost: Lost):
        self.parser = parser
        self.lost = lost
        words, at = parser.words, parser.at
        self.word = words[at]
        self.before = words[at - 1] if at else None
        self.second = words[at - 2] if at > 1 else None
        self.after = words[at + 1] if at + 1 < len(words) else words[at]
        self.open = _open_brackets(words, at)
        self.opener = self.open[-1] if self.open else None
        self.outside = not any(w.kind == "{" for w in self.open)
        self.fits = parser.fits
        self.repair: Repair | None = None

    @property
    def new_line(self) -> bool:
        return self.before is not None and self.before.place[3] != self.word.place[1]

    def error(self, code: str, where: Span, text: str, hint: str = "", *notes: Note) -> bool:
        self.parser.faults.error(code, where, text, hint, *notes)
        return True

    def supply(self, *kinds: str) -> None:
        """Lets parsing continue as if words of these kinds were before the misfit."""
        if self.fits(*kinds):
            self.repair = Repair(supply=kinds)


Question: TypeAlias = Callable[[Scene], bool]


def _open_brackets(words: list[Word], at: int) -> list[Word]:
    stack: list[Word] = []
    for word in words[:at]:
        if word.kind in PAIRS:
            stack.append(word)
        elif word.kind in CLOSERS and stack and stack[-1].kind == CLOSERS[word.kind]:
            stack.pop()
    return stack


def closing(words: list[Word], at: int) -> int:
    """The index of the bracket that closes the one at `at`; the end of the file if none does."""
    opener, depth = words[at].kind, 0
    while words[at].kind != END:
        depth += (words[at].kind == opener) - (words[at].kind == PAIRS[opener])
        if depth == 0:
            break
        at += 1
    return at


def after(word: Word) -> Span:
    """A span of one column after a word, where something is missing."""
    file, _, _, line, column = word.place
    return Span(file, line, column, line, column + 1)


def shown(word: Word) -> str:
    if word.kind == END:
        return "the end of the file"
    return f"`{word.text[:40]}`" if word.text else "the end"  # of typed text (emc/live/parse.py)


def names_thing(word: Word | None) -> bool:
    """Whether a word has letters, so that it may have been meant as a name."""
    return word is not None and (
        word.kind in EMC_KINDS or (word.text.isidentifier() and word.kind not in ("NAME", *LITERALS))
    )


def declaration(scene: Scene) -> int:
    """The index of the first word of the file-level declaration that contains the misfit."""
    parser = scene.parser
    if len(parser.begins) > 1 and isinstance(parser.values[0], list):
        return parser.begins[1]
    return parser.begins[0] if parser.begins and not isinstance(parser.values[0], list) else parser.at
