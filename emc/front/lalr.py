"""The LALR(1) parser: runs the grammar's table over words, and calls the builder at each reduction.

It has two special features. The kind of a name is decided at each look-up in the table (a reduction may just have
declared it or closed its scope), so reading one token ahead does no harm. The depth of the tree is counted, and limited
to DEEPEST, so that later passes may recurse. The caller decides what happens at a word that does not fit (recover.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from emc.dataclass import dataclass
from emc.faults import Faults
from emc.front import tree
from emc.front.build import Builder, Opened
from emc.front.lex import Included, Word
from emc.front.scan import span
from emc.front.scopes import Scopes
from emc.front.table import END, Table
from emc.source import Span

DEEPEST = 1000  # levels of the tree: terms of a sum, arms of an `else if` chain, blocks in blocks
_SPECIFIER_KINDS = frozenset({"BASIC", "STRUCT", "enum", "TYPEOF", "STORAGE", "QUALIFIER", "FUNCTION_WORD"})
_KEYWORD_METHODS = ("if", "for", "while", "break", "continue", "return")


@dataclass(frozen=True, slots=True)
class Declared:
    """The declarations of a header. Names are those of file scope: whether each is a type."""

    asked: Mapping[str, bool]  # the names in the header, as they were before
    names: Mapping[str, bool]  # as they are after it
    items: list[tree.Node]
    depth: int  # of the tree


def _after_items(table: Table) -> int:
    """The state between two items of a file."""
    return next(state for state in table.gotos[table.start].values() if table.rows[state].get(";", -1) >= 0)


class Parser:
    """The parser. before: the names of file scope, and whether they are types, if the words continue earlier ones."""

    def __init__(self, table: Table, words: list[Word], faults: Faults, before: Mapping[str, bool] | None = None):
        self.table = table  # of the grammar
        self.words = words
        self.faults = faults
        self.at = 0
        self.states: list[int] = [table.start]  # with values, depths and begins: the columns of the stack
        self.values: list[Any] = []
        self.depths: list[int] = []
        self.begins: list[int] = []  # the index of the first word of each value
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
        """Parses the words. Returns the unit, or None if a mistake ended it; faults are in `faults`. recover: called at
        a word that does not fit. It reports the mistake, moves the parser to where it can continue, and returns whether
        there is such a place."""
        rows, end_state, words, states = self.table.rows, self.table.end, self.words, self.states
        values, depths, begins, typedefs = self.values, self.depths, self.begins, self.scopes.typedefs
        passes, chains = self.passes, self.chains
        while True:
            word = words[self.at]
            kind = word.kind
            row = rows[states[-1]]
            sure = True  # the word's kind does not depend on the state
            if kind == "NAME":
                if word.text in typedefs:
                    kind, sure = self._name_kind(word, row), False
            elif kind == "PLACE":
                kind, sure = self._place_kind(row), False
            to = row.get(kind)
            if to is None and kind in ("PACKED", "ALIGNED"):
                self._no_place_for(word)
            elif to is None and isinstance(word, Included):
                if not self._take(word):
                    return None
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
        """The state after a chain of reductions that change nothing, `primary -> postfix -> ... -> expression`. There
        are 17 of them between a constant and its expression, and taking them in one step makes parsing 1.8 times as
        fast."""
        first = top
        while (to := self.table.rows[top].get(kind, 0)) < 0 and self.passes[~to]:
            top = self.table.gotos[below][self.table.rules[~to].left]
        self.chains[below, first, kind] = top
        return top

    def _reduce(self, number: int) -> bool:
        """Reduces by a rule. Returns False if the tree is too deep."""
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
        """The span from the word at `begin` to the last word taken."""
        if begin >= self.at:
            b = self.words[begin].place
            return Span(b[0], b[1], b[2], b[1], b[2])
        b, e = self.words[begin].place, self.words[self.at - 1].place
        if b[0] != e[0]:
            return Span(*b)
        return Span(b[0], b[1], b[2], e[3], e[4])

    # ---- headers

    def _take(self, word: Included) -> bool:
        """Takes all declarations of a header in one step. Returns False if they can't stand here, or have a fault."""
        first = word.words[0]
        kind = "TYPE_NAME" if first.kind == "NAME" and self.scopes.is_type(first.text) else first.kind
        made = self._declared(word) if self._is_between_items(kind) else None
        if made is None:
            return False
        while (to := self.table.rows[self.states[-1]][kind]) < 0:
            if not self._reduce(~to):
                return False
        if len(self.states) == 1:
            self.states.append(_after_items(self.table))
            self.values.append([])
            self.depths.append(0)
            self.begins.append(self.at)
        self.values[-1].extend(made.items)
        self.depths[-1] = max(self.depths[-1], made.depth)
        for name, is_type in made.names.items():
            self.scopes.enter(name, is_type)
        self.at += 1
        return True

    def _is_between_items(self, kind: str) -> bool:
        """Whether the word before ended an item of the file, and a word of this kind may begin the next one."""
        states = list(self.states)
        return self._fit(states, kind) and states[1:-1] in ([], [_after_items(self.table)])

    def _declared(self, word: Included) -> Declared | None:
        """The declarations of a header: those that were made where its names meant the same, or new ones."""
        file = self.scopes.stack[0]
        for known in word.parsed:
            if all(file.get(name, False) == is_type for name, is_type in known.asked.items()):
                return known
        names = {one.text for one in word.words if one.kind == "NAME"}
        asked = {name: file.get(name, False) for name in names}
        faults = Faults()
        parser = Parser(self.table, [*word.words, Word(END, "", word.words[-1].place)], faults, file)
        unit = parser.run(lambda: False)
        if unit is None or faults.found:
            return None
        after = parser.scopes.stack[0]
        made = Declared(
            asked, {name: after[name] for name in names & after.keys()}, list(unit.items), max(parser.depths)
        )
        word.parsed.append(made)
        return made

    # ---- names

    def _name_kind(self, word: Word, row: dict[str, int]) -> str:
        if "TYPE_NAME" not in row or not self.scopes.is_type(word.text):
            return "NAME"
        label = "NAME" in row and "{" in row and self.words[self.at + 1].kind == ":"  # where a statement may begin
        return "NAME" if label else "TYPE_NAME"

    def _place_kind(self, row: dict[str, int]) -> str:
        """The kind of the word `global` before a type. It means nothing there, and the checker reports it."""
        if "STRAY_PLACE" not in row:
            return "PLACE"
        following, second = self.words[self.at + 1], self.words[min(self.at + 2, len(self.words) - 1)]
        if following.kind in _SPECIFIER_KINDS:
            return "STRAY_PLACE"
        typed = following.kind == "NAME" and self.scopes.is_type(following.text)
        return "STRAY_PLACE" if typed and second.kind in ("NAME", "*", "PLACE") else "PLACE"

    def fits(self, *kinds: str) -> bool:
        """Whether words of these kinds may come next."""
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
        """Keeps `length` states of the stack, and one value less. Closes the scopes that belong to the dropped
        values."""
        del self.states[length:], self.values[length - 1 :], self.depths[length - 1 :], self.begins[length - 1 :]
        opened = [v.depth + 1 for v in self.values if isinstance(v, Opened)]
        self.scopes.close(opened[-1] if opened else 1)

    def _no_place_for(self, word: Word) -> None:
        """Reports an attribute where it means nothing, as in `* __attribute__((packed)) p`, and skips it with its
        argument."""
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
    """The kept parts, with the elements of lists among them. The first list is extended instead of copied."""
    if not kept:
        return []
    result: list[Any] = parts[kept[0]] if lists[0] else [parts[kept[0]]]
    for index, is_list in zip(kept[1:], lists[1:], strict=True):
        if is_list:
            result.extend(parts[index])
        else:
            result.append(parts[index])
    return result
