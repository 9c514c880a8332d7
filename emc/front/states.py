# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportIncompatibleMethodOverride=false
"""Computes the LALR(1) states of grammar/emc.lark with Lark, in the form that emc/front/table.py stores and reads.

It rejects a grammar with an ambiguity that is not in AMBIGUOUS, so none is resolved silently.
"""

from __future__ import annotations

import json
import logging
import re
from typing import Any

import lark
from lark.lexer import Lexer

END = "$END"

# The ambiguities of the grammar. The next token belongs to what is open (see the beginning of the grammar).
AMBIGUOUS = frozenset(
    {
        ("ELSE", "if"),
        ("SEMICOLON", "task_block"),
        *((word, "function_head") for word in ("PACKED", "ALIGNED", "_ALIGNAS")),
    }
)


class GrammarFault(Exception):
    """Raised if the grammar is no longer LALR(1). This is a mistake in emc, never in a user's program."""


class _Conflicts(logging.Handler):
    """Collects the ambiguities that Lark resolved. Lark logs them as pairs of lines: the terminal, and the rule that it
    did not choose."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.found: set[tuple[str, str]] = set()
        self.terminal = ""

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if match := re.match(r"Shift/Reduce conflict for terminal (\w+)", text):
            self.terminal = match[1]
        elif match := re.match(r" \* <(\w+) :", text):
            self.found.add((self.terminal, match[1]))


def states(text: str) -> dict[str, Any]:
    """The table, made of plain values."""
    made = _lark(text)
    names, words = _terminals(made.terminals)
    table: Any = made.parser.parser._parse_table
    rules = sorted(made.rules, key=str)
    number = {id(rule): i for i, rule in enumerate(rules)}
    order = _order(table.states, table.start_states["unit"])
    at = {state: i for i, state in enumerate(order)}
    rows: list[dict[str, int]] = []
    gotos: list[dict[str, int]] = []
    for state in order:
        row: dict[str, int] = {}
        goto: dict[str, int] = {}
        for symbol, (action, to) in sorted(table.states[state].items()):
            if action.name == "Reduce":
                row[str(names.get(symbol, symbol))] = ~number[id(to)]
            elif symbol in names:
                row[names[symbol]] = at[to]
            else:
                goto[symbol] = at[to]
        rows.append(row)
        gotos.append(goto)
    distinct: dict[str, int] = {}
    row_of = [distinct.setdefault(json.dumps(row), len(distinct)) for row in rows]
    made_of = {
        "rows": [json.loads(row) for row in distinct],
        "row_of": row_of,
        "gotos": gotos,
        "rules": [_rule(rule) for rule in rules],
        "words": words,
        "start": at[table.start_states["unit"]],
        "end": at[table.end_states["unit"]],
    }
    plain: dict[str, Any] = json.loads(json.dumps(made_of))  # Lark's names have a class of their own
    return plain


def _order(states: dict[int, dict[str, Any]], start: int) -> list[int]:
    """The order of the states. Lark numbers them differently in each process. Here their numbers follow from the paths
    that lead to them, which are always the same."""
    order = [start]
    seen = {start}
    for state in order:
        for _, (action, to) in sorted(states[state].items()):
            if action.name == "Shift" and to not in seen:
                seen.add(to)
                order.append(to)
    return order


class NoLexer(Lexer):
    """A lexer for Lark, which never gets a text."""

    def __init__(self, conf: Any):
        pass

    def lex(self, *_: Any) -> Any:
        return iter(())


def _lark(text: str) -> Any:
    """Lark's own object for the grammar. Rejects ambiguities that are not in the list."""
    conflicts, logger = _Conflicts(), lark.logger
    level, handlers = logger.level, logger.handlers
    logger.handlers = [conflicts]
    logger.setLevel(logging.DEBUG)
    try:
        made = lark.Lark(text, parser="lalr", lexer=NoLexer, start="unit", maybe_placeholders=False)
    finally:
        logger.handlers = handlers
        logger.setLevel(level)
    if conflicts.found - AMBIGUOUS:
        raise GrammarFault(f"ambiguous: {sorted(conflicts.found - AMBIGUOUS)}")
    return made


def _terminals(terminals: list[Any]) -> tuple[dict[str, str], dict[str, str]]:
    """Our kind for each of Lark's names, and the kind of each fixed text. A terminal that is a single text has this
    text as its name."""
    kinds: dict[str, str] = {END: END}
    words: dict[str, str] = {}
    for terminal in terminals:
        pattern = terminal.pattern
        if type(pattern).__name__ == "PatternStr":
            kinds[terminal.name] = words[pattern.value] = pattern.value
            words[pattern.value] = pattern.value
            continue
        kinds[terminal.name] = terminal.name
        if pattern.value.startswith("(?:"):
            for choice in re.split(r"(?<!\\)\|", pattern.value[3:-1]):
                words[re.sub(r"\\(.)", r"\1", choice)] = terminal.name
    return kinds, words


def _rule(rule: Any) -> tuple[str, int, str, list[int], list[bool]]:
    symbols, left = rule.expansion, rule.origin.name
    kept = [i for i, s in enumerate(symbols) if rule.options.keep_all_tokens or not (s.is_term and s.filter_out)]
    lists = [not symbols[i].is_term and symbols[i].name.startswith("_") for i in kept]
    if left.startswith("_"):
        action = "*"
    elif rule.alias:
        action = rule.alias
    else:
        action = "" if rule.options.expand1 and len(kept) == 1 else left
    return left, len(symbols), action, kept, lists
