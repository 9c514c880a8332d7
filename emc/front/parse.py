"""Turns text into a tree, by the preprocessor, the lexer and the LALR parser.

`int a = 1 +;` is a fault at the `;`. Parsing continues after it, so several mistakes in one file are reported.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from emc.faults import Faults
from emc.front import lex, tree
from emc.front.lalr import Parser
from emc.front.mistakes.macros import explain
from emc.front.preprocess import Preprocessed, preprocess
from emc.front.recover import Recovery
from emc.front.scan import Token
from emc.front.table import tables
from emc.source import Span


def parse(
    text: str,
    file: str,
    include_path: Sequence[str] = (),
    defines: Mapping[str, str] | Iterable[str] = (),
    faults: Faults | None = None,
) -> tree.Unit:
    """The tree of one source file. file: its name as the user gave it; the ending distinguishes .c from .emc. Syntax
    errors are added to `faults`, and the tree then contains what could be understood. Raises Faulty if preprocessing
    failed."""
    faults = Faults() if faults is None else faults
    mine = Faults()
    try:
        source = preprocess(text, file, include_path, defines, mine)
        mine.stop_if_any()
        return parse_tokens(source, mine)
    finally:
        for fault in mine.found:
            if fault not in faults.found:
                faults.found.append(fault)


def parse_tokens(source: Preprocessed, faults: Faults) -> tree.Unit:
    """The tree of preprocessed tokens."""
    mine = Faults()
    unit = _parse_quickly(source) or _try_parse(source, source.tokens, mine)
    faults.found += explain(source.tokens, source.macros, mine, lambda tokens, found: _try_parse(source, tokens, found))
    file, line, column, _, _ = source.end
    marked = lex.marked_places(source.tokens)
    items = unit.items if unit else ()
    return tree.Unit(Span(file, 1, 1, line, column), items, marked[lex.UNUSED], marked[lex.MEETING])


def _parse_quickly(source: Preprocessed) -> tree.Unit | None:
    """The tree, with the declarations of emc's own headers as they were parsed before; None if anything is to be said
    about it."""
    grammar, faults = tables(), Faults()
    if not source.own:
        return None
    words = lex.words_with_headers(source.tokens, source.own, source.end, source.emc, grammar.words, faults)
    unit = Parser(grammar, words, faults).run(lambda: False)
    return None if faults.found else unit


def _try_parse(source: Preprocessed, tokens: list[Token], faults: Faults) -> tree.Unit | None:
    grammar = tables()
    words = lex.words(tokens, source.end, source.emc, grammar.words, faults)
    parser = Parser(grammar, words, faults)
    return parser.run(Recovery(parser).go_on)
