"""The LALR(1) parser: runs the grammar's table over words, calls the builder at each reduction.

Two things are particular. A name's kind is decided at each look at the table (a reduction may just have declared it
or closed its scope), so reading one token ahead does no harm. Depth is counted, and refused beyond DEEPEST, so that
later passes may recurse. What happens at a word that does not fit is the caller's to say (recover.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from emc.faults import Faults
from emc.front import tree
from emc.front.build import Builder, Opened
from emc.front.lex import Word
from emc.front.scan import span
from emc.front.scopes import Scopes
from emc.front.table import END, Table
from emc.source import Span

DEEPEST = 1000  # levels of the tree: terms of a sum, arms of an `else if` chain, blocks in blocks
_SPECIFIER_KINDS = frozenset({"BASIC", "STRUCT", "enum", "TYPEOF", "STORAGE", "QUALIFIER", "FUNCTION_WORD"})
_KEYWORD_METHODS = ("if", "for", "while", "break", "continue", "return")


class Parser:
    """states, values, depths, begins: the stack, by columns; begins: index of the first word of each value. before:
    what the names of file scope are, types or not, when the words continue others."""

    def __init__(self, table: Table, words: list[Word], faults: Faults, before: Mapping[str, bool] | None = None):
        self.table = table
        self.words = words
        self.faults = faults
        self.at = 0
        self.states: list[int] = [table.start]
        self.values: list[Any] = []
        self.depths: list[int] = []
        self.begins: list[int] = []
        self.scopes = Scopes(before)
        self.builder = Builder(self.scopes, self.values)
        self.passes = [rule.size == 1 and rule.action == "" for rule in table.rules]
        self.chains: dict[tuple[int, int, str], int] = {}
        self.actions = [self._action(rule.action) for rule in table.rules]

    def _action(self, name: str) -> Callable[[Span, list[Any]], Any] | None:
        if name in ("", "*"):
            return None
        return getattr(self.builder, name + "_" if name in _KEYWORD_METHODS else name)

    def run(self, recover: Callable[[], bool]) -> tree.Unit | None:
        """The unit, or None when a mistake ended it. Faults are in `faults`. recover: called where a word does not fit;
        it reports the mistake, moves the parser to where it can go on, and returns whether there is such a place."""
        rows, end_state, words, states = self.table.rows, self.table.end, self.words, self.states
        values, depths, begins, typedefs = self.values, self.depths, self.begins, self.scopes.typedefs
        passes, chains = self.passes, self.chains
        while True:
            word = words[self.at]
            kind = word.kind
            row = rows[states[-1]]
            sure = True  # of the kind, whatever the state
            if kind == "NAME":
                if word.text in typedefs:
                    kind, sure = self._name_kind(word, row), False
            elif kind == "PLACE":
                kind, sure = self._place_kind(row), False
            to = row.get(kind)
            if to is None and kind in ("PACKED", "ALIGNED"):
                self._no_place_for(word)
            elif to is None:
                if not recover():
                    return None
            elif to >= 0:
                states.append(to)
                values.append(word)
                depths.append(0)
                begins.append(self.at)
                self.at += 1
            elif passes[~to] and sure:
                key = states[-2], states[-1], kind
                top = chains.get(key)
                states[-1] = self._chain(*key) if top is None else top
            else:
                if not self._reduce(~to):
                    return None
                if kind == END and states[-1] == end_state:
                    return values[-1]

    def _chain(self, below: int, top: int, kind: str) -> int:
        """The state that a chain of reductions without a trace leads to, `primary -> postfix -> ... -> expression`:
        17 of them are between a constant and its expression. Taking them in one step makes parsing 1.8 x as fast."""
        first = top
        while (to := self.table.rows[top].get(kind, 0)) < 0 and self.passes[~to]:
            top = self.table.gotos[below][self.table.rules[~to].left]
        self.chains[below, first, kind] = top
        return top

    def _reduce(self, number: int) -> bool:
        """False when the tree got too deep."""
        rule = self.table.rules[number]
        size, action = rule.size, self.actions[number]
        states, values, depths, begins = self.states, self.values, self.depths, self.begins
        if size == 1 and rule.action == "":
            states[-1] = self.table.gotos[states[-2]][rule.left]
            return True
        if size:
            parts, depth, begin = values[-size:], max(depths[-size:]), begins[-size]
            del states[-size:], values[-size:], depths[-size:], begins[-size:]
        else:
            parts, depth, begin = [], 0, self.at
        if action is not None or (size > 1 and rule.action == ""):  # the latter: parentheses
            depth += 1
            if depth > DEEPEST:
                self._too_deep(begin)
                return False
        if action is None:
            value = _list(rule.kept, rule.lists, parts) if rule.action == "*" else parts[rule.kept[0]]
        else:
            if len(rule.kept) != size or True in rule.lists:
                parts = _list(rule.kept, rule.lists, parts) if rule.kept else []
            value = action(self._span(begin), parts)
        states.append(self.table.gotos[states[-1]][rule.left])
        values.append(value)
        depths.append(depth)
        begins.append(begin)
        return True

    def _span(self, begin: int) -> Span:
        """From the word at `begin` to the one taken last."""
        if begin >= self.at:
            b = self.words[begin].place
            return Span(b[0], b[1], b[2], b[1], b[2])
        b, e = self.words[begin].place, self.words[self.at - 1].place
        if b[0] != e[0]:
            return Span(*b)
        return Span(b[0], b[1], b[2], e[3], e[4])

    # ---- names

    def _name_kind(self, word: Word, row: dict[str, int]) -> str:
        if "TYPE_NAME" not in row or not self.scopes.is_type(word.text):
            return "NAME"
        label = "NAME" in row and self.words[self.at + 1].kind == ":"
        return "NAME" if label else "TYPE_NAME"

    def _place_kind(self, row: dict[str, int]) -> str:
        """`global` before a type says nothing, and the checker will say so."""
        if "STRAY_PLACE" not in row:
            return "PLACE"
        following, second = self.words[self.at + 1], self.words[min(self.at + 2, len(self.words) - 1)]
        if following.kind in _SPECIFIER_KINDS:
            return "STRAY_PLACE"
        typed = following.kind == "NAME" and self.scopes.is_type(following.text)
        return "STRAY_PLACE" if typed and second.kind in ("NAME", "*", "PLACE") else "PLACE"

    def fits(self, *kinds: str) -> bool:
        """Whether words of these kinds could come next."""
        states = list(self.states)
        return all(self._fit(states, kind) for kind in kinds)

    def _fit(self, states: list[int], kind: str) -> bool:
        while (to := self.table.rows[states[-1]].get(kind)) is not None:
            if to >= 0:
                states.append(to)
                return True
            rule = self.table.rules[~to]
            if rule.size:
                del states[-rule.size :]
            states.append(self.table.gotos[states[-1]][rule.left])
        return False

    def keep(self, length: int) -> None:
        """Keeps `length` states of the stack, and so one value less; closes the scopes that the others opened."""
        del self.states[length:], self.values[length - 1 :], self.depths[length - 1 :], self.begins[length - 1 :]
        opened = [v.depth + 1 for v in self.values if isinstance(v, Opened)]
        self.scopes.close(opened[-1] if opened else 1)

    def _no_place_for(self, word: Word) -> None:
        """Of an attribute where it says nothing, as in `* __attribute__((packed)) p`: over it and its argument."""
        self.faults.warning("W0102", span(word.place), f"the attribute `{word.text}` is ignored here")
        self.at += 1
        depth = 0
        while word.kind == "ALIGNED" and self.words[self.at].kind != END:
            depth += {"(": 1, ")": -1}.get(self.words[self.at].kind, 0)
            self.at += 1
            if not depth:
                return

    def _too_deep(self, begin: int) -> None:
        where = span(self.words[begin].place)
        self.faults.error("E0160", where, f"nested too deeply: more than {DEEPEST} levels begin here", "split it up")


def _list(kept: tuple[int, ...], lists: tuple[bool, ...], parts: list[Any]) -> list[Any]:
    """The kept parts, with lists among them spread out. The first list is used up: it grows instead of being copied."""
    if not kept:
        return []
    result: list[Any] = parts[kept[0]] if lists[0] else [parts[kept[0]]]
    for index, is_list in zip(kept[1:], lists[1:], strict=True):
        if is_list:
            result.extend(parts[index])
        else:
            result.append(parts[index])
    return result
