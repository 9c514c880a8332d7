"""Parses a typed text to a tree: declarations are unchanged, and each sequence of statements is the body of a function.

    int x = 3; x++; x            the declaration, `void <prompt>(void) { x++; }`, `void <prompt>2(void) { x; }`

The words of the functions around the statements have the places of the statements, so every fault is at the user's
mistake.
"""

from __future__ import annotations

from collections.abc import Mapping

from emc.dataclass import dataclass
from emc.faults import Faults, Note
from emc.front import lex, tree
from emc.front.lalr import Parser
from emc.front.lex import Word
from emc.front.mistakes.macros import explain
from emc.front.preprocess import Preprocessed
from emc.front.recover import Recovery
from emc.front.scan import Token, span
from emc.front.table import tables
from emc.live.items import CLOSING, Item, split
from emc.source import Span


@dataclass(frozen=True, slots=True)
class Parsed:
    """The parsed text."""

    unit: tree.Unit
    prompts: tuple[str, ...]  # the functions made of statements, in order
    shown: str  # the one that is an expression whose value is wanted, or ""
    types: Mapping[str, bool]  # for the names of file scope after the text: whether they are types


def parse(source: Preprocessed, types: Mapping[str, bool], prompt: str, faults: Faults) -> Parsed:
    """Parses a text. types: the known names, and whether each is a type. prompt: the name of the first function that is
    made."""
    mine, made = Faults(), _Made(prompt)
    _check_closed(lex.words(source.tokens, source.end, source.emc, tables().words, Faults()), faults)

    def tree_of(tokens: list[Token], found: Faults) -> tree.Unit | None:
        made.prompts.clear()
        words = made.wrapped(lex.words(tokens, source.end, source.emc, tables().words, found), types)
        parser = Parser(tables(), words, found, types)
        unit = parser.run(Recovery(parser).go_on)
        made.types = parser.scopes.stack[0]
        return unit

    unit = tree_of(source.tokens, mine)
    faults.found += explain(source.tokens, source.macros, mine, tree_of) if mine.errors else mine.found
    file, line, column, _, _ = source.end
    whole = Span(file, 1, 1, line, column)
    marked = lex.marked_places(source.tokens)
    return Parsed(
        tree.Unit(whole, unit.items if unit else (), marked[lex.UNUSED], marked[lex.MEETING]),
        tuple(made.prompts),
        made.shown,
        made.types,
    )


def _check_closed(words: list[Word], faults: Faults) -> None:
    """Raises Faulty for a bracket that is open at the end. Otherwise the functions around statements would close it."""
    opened: list[Word] = []
    for word in words:
        if word.kind in CLOSING:
            opened.append(word)
        elif word.kind in CLOSING.values() and (not opened or CLOSING[opened.pop().kind] != word.kind):
            return  # the parser's report is better
    if opened:
        at, end = opened[-1], words[-1]
        note = Note(span(end.place), "the input ends here")
        raise faults.stop("E0140", span(at.place), f"this `{at.kind}` has no `{CLOSING[at.kind]}`", "", note)


class _Made:
    """The functions that are made for statements."""

    def __init__(self, prompt: str):
        self.prompt = prompt
        self.prompts: list[str] = []
        self.shown = ""
        self.types: Mapping[str, bool] = {}

    def wrapped(self, words: list[Word], types: Mapping[str, bool]) -> list[Word]:
        """The words of a unit."""
        items, _ = split(words, [name for name, is_type in types.items() if is_type])
        found: list[Word] = []
        self.shown = ""
        inside = False
        for item in items:
            begins = item.kind != "declaration" and (item.kind == "expression" or not inside)
            if inside and (begins or item.kind == "declaration"):
                found.append(_at(words[item.begin], "}"))
            if begins:
                found += self._head(words[item.begin], item)
            inside = item.kind != "declaration"
            found += words[item.begin : item.end]
        if inside:
            last = words[-2]
            end = Word("}", "", (*last.place[:1], *last.place[3:], *last.place[3:]))
            found += [*([_like(end, ";")] if self.shown else []), end]
        return [*found, words[-1]]

    def _head(self, first: Word, item: Item) -> list[Word]:
        """The words `void <prompt>(void) {`."""
        name = f"{self.prompt}{len(self.prompts) + 1 if self.prompts else ''}"
        self.prompts.append(name)
        if item.kind == "expression":
            self.shown = name
        head = [("BASIC", "void"), ("NAME", name), ("(", "("), ("BASIC", "void"), (")", ")"), ("{", "{")]
        place = _at(first, "").place
        return [Word(kind, text, place) for kind, text in head]


def _at(word: Word, kind: str) -> Word:
    """A word without width before another one."""
    file, line, column, _, _ = word.place
    return Word(kind, kind, (file, line, column, line, column))


def _like(word: Word, kind: str) -> Word:
    return Word(kind, kind, word.place)
