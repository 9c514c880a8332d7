"""Continues parsing after a mistake. It names the mistake (emc/front/mistakes), then repairs it if it is clear, or
skips text.

    recovery = Recovery(parser)
    unit = parser.run(recovery.go_on)

If the mistake can't be repaired, the parser drops words down to where a statement or an item of the file may begin.
Then _CALM words must fit before the next mistake is reported.
"""

from __future__ import annotations

from emc.front.build import Opened
from emc.front.lalr import Parser
from emc.front.lex import DAMAGE, Damaged, Word
from emc.front.mistakes import name
from emc.front.mistakes.scene import Lost, Repair
from emc.front.table import END

MOST_MISTAKES = 20
_HEADS = frozenset({"for", "if", "switch", "while"})
_CALM = 3  # words that must fit after a mistake before the next one is reported


class Recovery:
    """Handles the mistakes of one text."""

    def __init__(self, parser: Parser):
        self.parser = parser
        self.words = parser.words
        self.lost = Lost()
        self.mistakes = 0
        self.calm_at = 0  # from this word on, a mistake is a new one

    def go_on(self) -> bool:
        """Names the mistake, and repairs it or drops what can't be understood. Returns False if parsing cannot
        continue."""
        word = self.words[self.parser.at]
        if word.kind == DAMAGE:
            return self._drop(1)
        repair = None
        if word.kind == "else" and (self.lost.ifs or self.parser.at < self.calm_at):
            self.lost.ifs -= self.lost.ifs > 0
            return self._drop(1)
        if self.parser.at >= self.calm_at and not self._damaged_before():
            self.mistakes += 1
            repair = name(self.parser, self.lost)
        if self.mistakes >= MOST_MISTAKES or self.words[self.parser.at].kind == END:
            return False
        if repair is not None and self._repair(repair):
            return True
        resume = self._resume_index()
        whole = resume == len(self.parser.states)
        begin = self.parser.at if whole else self.parser.begins[resume - 1]  # the first dropped word
        self.parser.keep(resume)
        self._skip(begin)
        self.calm_at = self.parser.at + _CALM
        return True

    def _damaged_before(self) -> bool:
        """Whether the statement up to this word contains a word that replaces damaged text."""
        at = self.parser.at - 1
        while at >= 0 and self.words[at].kind not in (";", "{", "}"):
            if isinstance(self.words[at], Damaged):
                return True
            at -= 1
        return False

    def _drop(self, count: int) -> bool:
        """Continues as if `count` words were not there."""
        del self.words[self.parser.at : self.parser.at + count]
        self.calm_at = max(self.calm_at, self._after_statement(self.parser.at))
        return True

    def _after_statement(self, at: int) -> int:
        """The index after the next `;` or brace. Other mistakes up to there may be consequences of the one just
        named."""
        while self.words[at].kind not in (";", "{", "}", END):
            at += 1
        return at + 1

    def _repair(self, repair: Repair) -> bool:
        """Continues as if the mistake had not been made."""
        at = self.parser.at if repair.at < 0 else repair.at
        if repair.drop and not repair.supply:
            return self._drop(repair.drop)
        del self.words[at : at + repair.drop]
        for kind in reversed(repair.supply):
            file, _, _, line, column = self.words[at - 1].place
            self.words.insert(at, Word(kind, kind, (file, line, column, line, column)))
        self.calm_at = self._after_statement(at + len(repair.supply))
        if repair.begin >= 0:
            self.parser.keep(2 if self.parser.values and isinstance(self.parser.values[0], list) else 1)
            self.parser.at = repair.begin
        return True

    def _resume_index(self) -> int:
        """The number of states of the stack that are kept: down to where a statement or an item of the file may
        begin."""
        gotos = self.parser.table.gotos
        for length in range(len(self.parser.states), 0, -1):
            goto = gotos[self.parser.states[length - 1]]
            if "_block_item" in goto or "_item" in goto:
                return length
        return 1

    def _skip(self, begin: int) -> None:
        """Skips the rest of a statement that began at `begin`: to after its `;` or `}`, or to the `}` around it. For an
        `if` or a loop, stops at the `)` of its head, so that the body is read."""
        words = self.words
        if self._skip_parentheses(begin):
            return
        depth = 0
        for word in words[begin : self.parser.at]:
            depth = max(0, depth + (word.kind == "{") - (word.kind == "}"))
        outside = not any(isinstance(v, Opened) for v in self.parser.values)
        while words[self.parser.at].kind != END:
            kind = words[self.parser.at].kind
            if kind == "}" and depth == 0 and not outside:
                return
            self.parser.at += 1
            if kind == "{":
                depth += 1
            elif kind == "}":
                depth -= 1
            if depth <= 0 and kind in (";", "}"):
                if kind == "}" and words[self.parser.at].kind == ";":
                    self.parser.at += 1
                return

    def _skip_parentheses(self, begin: int) -> bool:
        """Skips to after the `)` of a `(` that is open since `begin`, if it is on this line. Returns True if this `)`
        ends the head of a statement, whose body follows."""
        opened: list[int] = []
        for i in range(begin, self.parser.at):
            if self.words[i].kind == "(":
                opened.append(i)
            elif self.words[i].kind == ")" and opened:
                opened.pop()
        depth, line = len(opened), self.words[self.parser.at].place[1]
        for i in range(self.parser.at, len(self.words)):
            word = self.words[i]
            depth += (word.kind == "(") - (word.kind == ")")
            if not opened or word.kind in ("{", "}", END) or word.place[1] != line:
                return False
            if depth == 0:
                self.parser.at = i + 1
                head = self.words[opened[0] - 1].kind if opened[0] > begin else ""
                self.lost.ifs += head == "if"
                return head in _HEADS
        return False
