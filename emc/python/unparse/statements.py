"""Statements and definitions of the tree as lines of EM-C."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from emc.dataclass import dataclass, field
from emc.front import tree
from emc.python.unparse.expressions import Text

INDENT = "    "
WIDEST = 110  # characters of a statement that stays on the line of its `if` or `for`
_SIMPLE = (tree.ExpressionStatement, tree.Return, tree.Break, tree.Continue)


@dataclass(slots=True)
class Lines:
    """The lines that are written.

    comments: those of the Python file, by line; whole: the lines that have only a comment; empty: the empty lines"""

    comments: dict[int, str]
    whole: set[int]
    empty: set[int]
    lines: list[str] = field(default_factory=list[str])
    depth: int = 0
    done: int = 0

    def add(self, text: str, node: tree.Node | None = None) -> None:
        if node is not None:
            self.before(node.span.line)
            note = self.comments.pop(node.span.line, None)
            text += f"  // {note}" if note else ""
        self.lines.append(INDENT * self.depth + text)

    def before(self, line: int) -> None:
        """Adds the comments between the last node and this line. Several empty lines become one."""
        for number in range(self.done + 1, line):
            if number in self.whole:
                self.lines.append(f"{INDENT * self.depth}// {self.comments.pop(number)}".rstrip())
            elif number in self.empty and self.lines and self.lines[-1] and not self.lines[-1].endswith("{"):
                self.lines.append("")
        self.done = max(self.done, line)


@dataclass(slots=True)
class Statements:
    """Writes statements."""

    text: Text
    lines: Lines

    def statement(self, node: tree.Item) -> None:
        _RULES[type(node)](self, node)

    def simple(self, node: tree.Item) -> str:
        """The text of a statement of one line."""
        if isinstance(node, tree.ExpressionStatement):
            return ";" if node.value is None else f"{self._effect(node.value)};"
        if isinstance(node, tree.Return):
            return "return;" if node.value is None else f"return {self.text.expression(node.value)};"
        return "break;" if isinstance(node, tree.Break) else "continue;"

    def _effect(self, value: tree.Expression) -> str:
        if isinstance(value, tree.Assign) and value.op in ("+=", "-=") and _is_one(value.right):
            return f"{self.text.expression(value.left, 14)}{value.op[0] * 2}"
        return self.text.expression(value)

    def one_line(self, node: tree.Item) -> None:
        self.lines.add(self.simple(node), node)

    def declaration(self, node: tree.Declaration) -> None:
        for one in node.declarators:
            text = self.text.declared(node.specifiers, one.declarator)
            if one.initialiser is not None:
                text += f" = {self.text.initialiser(one.initialiser)}"
            self.lines.add(f"{text};", node)
        if not node.declarators:
            self.lines.add(f"{self.text.specifiers(node.specifiers)};", node)

    def body(self, head: str, node: tree.Node, body: tree.Statement, tail: str = "") -> None:
        """A head, and a block in braces after it, or a simple statement on the same line."""
        items = body.items if isinstance(body, tree.Compound) else (body,)
        if len(items) == 1 and isinstance(items[0], _SIMPLE) and not tail:
            text = f"{head} {self.simple(items[0])}"
            inside = range(node.span.line, items[0].span.line + 1)
            if len(text) + len(INDENT) * self.lines.depth <= WIDEST and not self.lines.whole.intersection(inside):
                self.lines.add(text, node)
                self.lines.done = max(self.lines.done, items[0].span.line)
                return
        self.lines.add(f"{head} {{", node)
        self.inside(items)
        self.lines.add("}" + tail)

    def inside(self, items: Iterable[tree.Item]) -> None:
        self.lines.depth += 1
        for item in items:
            self.statement(item)
        self.lines.depth -= 1

    def if_(self, node: tree.If, word: str = "if") -> None:
        if node.other is None:
            self.body(f"{word} ({self.text.expression(node.test)})", node, node.then)
            return
        self.lines.add(f"{word} ({self.text.expression(node.test)}) {{", node)
        self.inside(node.then.items if isinstance(node.then, tree.Compound) else (node.then,))
        if isinstance(node.other, tree.If):
            self.if_(node.other, "} else if")
            return
        self.lines.add("} else {")
        self.inside(node.other.items if isinstance(node.other, tree.Compound) else (node.other,))
        self.lines.add("}")

    def while_(self, node: tree.While) -> None:
        self.body(f"while ({self.text.expression(node.test)})", node, node.body)

    def do_while(self, node: tree.DoWhile) -> None:
        self.lines.add("do {", node)
        self.inside(node.body.items if isinstance(node.body, tree.Compound) else (node.body,))
        self.lines.add(f"}} while ({self.text.expression(node.test)});")

    def for_(self, node: tree.For) -> None:
        first = ""
        if isinstance(node.first, tree.Declaration):
            one = node.first.declarators[0]
            assert one.initialiser is not None
            first = self.text.declared(node.first.specifiers, one.declarator)
            first += f" = {self.text.initialiser(one.initialiser)}"
        elif node.first is not None:
            first = self.text.expression(node.first)
        test = "" if node.test is None else f" {self.text.expression(node.test)}"
        step = "" if node.step is None else f" {self.text.expression(node.step)}"
        self.body(f"for ({first};{test};{step})", node, node.body)

    def switch(self, node: tree.Switch) -> None:
        self.lines.add(f"switch ({self.text.expression(node.value)}) {{", node)
        assert isinstance(node.body, tree.Compound)
        for item in node.body.items:
            inner: Any = item
            while isinstance(inner, tree.Case | tree.Default):
                label = f"case {self.text.expression(inner.low)}:" if isinstance(inner, tree.Case) else "default:"
                inner = inner.body
                last = not isinstance(inner, tree.Case | tree.Default)
                self.lines.add(f"{label} {{" if last else label, None)
            self.inside(inner.items)
            self.lines.add("}")
        self.lines.add("}")

    def task_block(self, node: tree.TaskBlock) -> None:
        place = node.place
        head = ""
        if isinstance(place, tree.Where):
            head = f"where ({self.text.expression(place.pointer)}) "
        elif isinstance(place, tree.Everywhere):
            head = f"everywhere ({_names(place.arrays)}) " if place.arrays else "everywhere "
        elif isinstance(place, tree.Iterate):
            head = f"iterate ({self.text.expression(place.count)}) "
        head += f"{'dowith' if node.wait else 'forkwith'} ({_names(node.variables)})"
        tail = "" if node.updates is None else f" update ({_names(node.updates)})"
        tail += "".join(f" reduction{one.op} ({_names(one.names)})" for one in node.reductions)
        self.lines.add(f"{head} {{", node)
        self.inside(node.body.items)
        self.lines.add(f"}}{tail};" if tail else "}")

    def parallel(self, node: tree.Parallel) -> None:
        self.lines.add("parallel {", node)
        self.inside(node.body.items)
        self.lines.add("}")

    def compound(self, node: tree.Compound) -> None:
        self.lines.add("{", node)
        self.inside(node.items)
        self.lines.add("}")

    # ---- definitions

    def function(self, node: tree.FunctionDefinition, about: Sequence[str]) -> None:
        self.lines.before(node.declarator.span.line)
        self.separate()
        for line in about:
            self.lines.add(f"// {line}".rstrip())
        self.lines.add(self.text.declared(node.specifiers, node.declarator), node.declarator)
        self.lines.add("{")
        self.inside(node.body.items)
        self.lines.add("}")
        self.lines.add("")

    def struct(self, node: tree.Declaration) -> None:
        """A struct, a line for each member."""
        one = node.specifiers.types[0]
        assert isinstance(one, tree.StructSpecifier) and one.members is not None
        self.lines.add(f"struct {one.tag} {{", node)
        self.lines.depth += 1
        for member in one.members:
            assert isinstance(member, tree.MemberDeclaration)
            only = member.declarators[0].declarator
            assert only is not None
            self.lines.add(f"{self.text.declared(member.specifiers, only)};", member)
        self.lines.depth -= 1
        self.lines.add("};")

    def separate(self) -> None:
        """One empty line before a definition; comments directly before it stay with it."""
        lines = self.lines.lines
        while lines and not lines[-1]:
            lines.pop()
        at = len(lines)
        while at and lines[at - 1].startswith("//"):
            at -= 1
        if at and lines[at - 1]:
            lines.insert(at, "")


def _is_one(node: tree.Expression) -> bool:
    return isinstance(node, tree.Number) and node.text == "1"


def _names(names: Iterable[tree.Name]) -> str:
    return ", ".join(one.name for one in names)


_RULES: dict[type, Callable[[Statements, Any], None]] = {
    tree.Declaration: Statements.declaration,
    tree.ExpressionStatement: Statements.one_line,
    tree.Return: Statements.one_line,
    tree.Break: Statements.one_line,
    tree.Continue: Statements.one_line,
    tree.If: Statements.if_,
    tree.While: Statements.while_,
    tree.DoWhile: Statements.do_while,
    tree.For: Statements.for_,
    tree.Switch: Statements.switch,
    tree.TaskBlock: Statements.task_block,
    tree.Parallel: Statements.parallel,
    tree.Compound: Statements.compound,
}
