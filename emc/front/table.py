# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportIncompatibleMethodOverride=false
"""grammar/emc.lark -> the LALR(1) table that the parser runs on.

Lark reads the grammar and computes the states; what is kept is a plain value of dicts and lists, stored as JSON in the
user's cache folder under a hash of the grammar, this file and Lark's version, so that a warm start does not import
Lark. A stored table that is damaged, or can't be stored, only costs the time to compute it again (a third of a second).
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import re
import sys
import tempfile
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

from emc import places

END = "$END"
FORMAT = "1"  # of the stored table

# Where the grammar is ambiguous; the next token belongs to what is open (see the grammar's head).
AMBIGUOUS = frozenset({("ELSE", "if"), ("SEMICOLON", "task_block")})


@dataclass(frozen=True, slots=True)
class Rule:
    """left: its name. size: how many parts it has on the stack. kept: which of them the builder gets. action: the
    builder's method; "" hands on the only kept part as it is; "*" makes a list for the rule around it. lists: which of
    the kept parts are such lists."""

    left: str
    size: int
    action: str
    kept: tuple[int, ...]
    lists: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """rows[state][kind]: the state to go to after taking the token, or ~n to reduce by rules[n]. gotos[state][rule
    name]: the state behind the reduced rule. words: kind of each fixed text (`if` is its own, `int` is a BASIC)."""

    rows: tuple[dict[str, int], ...]
    gotos: tuple[dict[str, int], ...]
    rules: tuple[Rule, ...]
    words: dict[str, str]
    start: int
    end: int


def load() -> Table:
    """The table, from the cache if it is there and whole."""
    text = places.grammar("emc.lark").read_text("utf-8")
    key = hashlib.sha256("\0".join((FORMAT, version("lark"), sys.version, text)).encode()).hexdigest()
    path = cache_folder() / f"grammar-{key[:32]}.json"
    stored = _stored(path)
    if stored is None:
        stored = _plain(text)
        _store(path, json.dumps(stored, separators=(",", ":")))
    return _table(stored)


def cache_folder() -> Path:
    """Where emc may keep what it can compute again: $EMC_CACHE, or a folder `emc` in the user's cache."""
    if mine := os.environ.get("EMC_CACHE"):
        return Path(mine)
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(home) / "emc"


def _stored(path: Path) -> dict[str, Any] | None:
    """What `_store` wrote, or None: nothing there, or not what was written."""
    try:
        digest, _, body = path.read_text("ascii").partition("\n")
    except (OSError, ValueError):
        return None
    return json.loads(body) if digest == hashlib.sha256(body.encode()).hexdigest() else None


def _store(path: Path, body: str) -> None:
    """Written beside and renamed: another process never sees a half. A folder we may not write to is no fault."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(hashlib.sha256(body.encode()).hexdigest() + "\n" + body)
        os.replace(name, path)
    except OSError:
        pass


def _table(plain: dict[str, Any]) -> Table:
    rows = [dict(row) for row in plain["rows"]]
    rules = tuple(
        Rule(left, size, action, tuple(kept), tuple(lists)) for left, size, action, kept, lists in plain["rules"]
    )
    return Table(
        tuple(rows[i] for i in plain["row_of"]),
        tuple(plain["gotos"]),
        rules,
        plain["words"],
        plain["start"],
        plain["end"],
    )


class GrammarFault(Exception):
    """The grammar is not LALR(1) in a place where it was: a bug of ours, never of a user's program."""


class _Conflicts(logging.Handler):
    """Lark says what it resolved in pairs of log lines: the terminal, and the rule that lost."""

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


def _plain(text: str) -> dict[str, Any]:
    """The table as JSON will hold it."""
    lark = _lark(text)
    names, words = _terminals(lark.terminals)
    table: Any = lark.parser.parser._parse_table
    rules = list(lark.rules)
    number = {id(rule): i for i, rule in enumerate(rules)}
    rows: list[dict[str, int]] = []
    gotos: list[dict[str, int]] = []
    for state in range(len(table.states)):
        row: dict[str, int] = {}
        goto: dict[str, int] = {}
        for symbol, (action, to) in sorted(table.states[state].items()):
            if action.name == "Reduce":
                row[str(names.get(symbol, symbol))] = ~number[id(to)]
            elif symbol in names or symbol == END:
                row[names.get(symbol, symbol)] = to
            else:
                goto[symbol] = to
        rows.append(row)
        gotos.append(goto)
    distinct: dict[str, int] = {}
    row_of = [distinct.setdefault(json.dumps(row), len(distinct)) for row in rows]
    return {
        "rows": [json.loads(row) for row in distinct],
        "row_of": row_of,
        "gotos": gotos,
        "rules": [_rule(rule) for rule in rules],
        "words": words,
        "start": table.start_states["unit"],
        "end": table.end_states["unit"],
    }


def _lark(text: str) -> Any:
    """Lark's own object for the grammar; refuses ambiguities that are not in the list."""
    import lark  # only when there is no stored table
    from lark.lexer import Lexer

    class NoLexer(Lexer):
        def __init__(self, conf: Any):
            pass

        def lex(self, *_: Any) -> Any:
            return iter(())

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
    """Our kind for each of Lark's names, and the kind of each fixed text. One that is a single text is named by it."""
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
