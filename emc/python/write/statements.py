"""Statements of EM-C as lines of Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from emc.dataclass import dataclass, field
from emc.front import tree
from emc.front.build import declared_name
from emc.python.reader import pythonic
from emc.python.types import INT, Array, Kind, Scalar, Tagged
from emc.python.walk import walk
from emc.python.write.cases import cases_of
from emc.python.write.expressions import Expressions, unparse
from emc.python.write.flat import NoForm
from emc.python.write.kinds import Kinds
from emc.python.write.ranges import Ranges, Uses

INDENT = "    "
WHAT: dict[type, str] = {
    tree.Goto: "`goto`",
    tree.ComputedGoto: "`goto`",
    tree.Label: "a label",
    tree.LocalLabels: "a label",
    tree.Asm: "`asm`",
    tree.StaticAssert: "`_Static_assert`",
    tree.Case: "a `case` that is not directly in a `switch`",
    tree.Default: "a `default` that is not directly in a `switch`",
}


@dataclass(slots=True)
class Lines:
    """The lines that are written, with the comments and empty lines of the text."""

    written: Sequence[str]  # the lines as the user wrote them
    comments: dict[int, str]
    lines: list[str] = field(default_factory=list[str])
    depth: int = 0
    done: int = 0  # the last line of the text whose comments are written

    def add(self, text: str, node: tree.Node | None = None) -> None:
        """Adds a line, after the comments that stand before the node."""
        if node is not None:
            self.before(node.span.line)
            note = self.comments.pop(node.span.line, None)
            text += f"  # {note}" if note else ""
        self.lines.append(INDENT * self.depth + text)

    def before(self, line: int) -> None:
        """Adds the comments between the last node and this line."""
        for number in range(self.done + 1, line):
            if number in self.comments and not self.written[number - 1].split("//")[0].strip():
                note = self.comments.pop(number)
                self.lines.append(INDENT * self.depth + (f"# {note}" if note else "#"))
            elif self._is_gap(number):
                self.lines.append("")
        self.done = max(self.done, line)

    def _is_gap(self, number: int) -> bool:
        """Whether an empty line is to be written."""
        last = self.lines[-1] if self.lines else ""
        return number > 1 and not self.written[number - 1].strip() and last.strip() != "" and not last.endswith(":")


@dataclass(slots=True)
class Statements:
    """Writes the statements of functions."""

    kinds: Kinds
    expressions: Expressions
    lines: Lines
    file_scope: set[str]  # names of the program's objects
    scopes: list[set[str]] = field(default_factory=list[set[str]])  # what is declared, block by block
    loops: list[str] = field(default_factory=list[str])
    uses: Uses = field(default_factory=dict[str, "list[tuple[tuple[int, int], bool]]"])  # of names in the function
    addressed: set[str] = field(default_factory=set[str])  # variables of the function whose addresses are taken

    def text(self, node: tree.Expression) -> str:
        return self.expressions.text(node)

    def use(self, word: str) -> str:
        return self.kinds.words.use(word)

    def indented(self, head: str, node: tree.Node, body: tree.Statement, *first: str) -> None:
        self.lines.add(head, node)
        self.block(body, *first)

    def block(self, body: tree.Statement | tree.Compound, *first: str) -> None:
        """Writes a statement, or those of a compound statement, as an indented block."""
        self.lines.depth += 1
        self.scopes.append(set())
        before = len(self.lines.lines)
        for line in first:
            self.lines.add(line)
        for item in body.items if isinstance(body, tree.Compound) else (body,):
            self.statement(item)
        if all(not line.strip() or line.lstrip().startswith("#") for line in self.lines.lines[before:]):
            self.lines.add("pass")
        self.scopes.pop()
        self.lines.depth -= 1

    def statement(self, node: tree.Item) -> None:
        rule = _RULES.get(type(node))
        if rule is None:
            raise NoForm(node, WHAT.get(type(node), type(node).__name__))
        rule(self, node)

    # ---- declarations

    def declaration(self, node: tree.Declaration) -> None:
        if "extern" in node.specifiers.storage or "typedef" in node.specifiers.storage:
            raise NoForm(node, f"`{node.specifiers.storage[0]}` in a function")
        struct = node.specifiers.types[0] if node.specifiers.types else None
        if isinstance(struct, tree.StructSpecifier | tree.EnumSpecifier) and struct.members is not None:
            raise NoForm(node, "a type that a function defines")
        for one in node.declarators:
            kind = self.kinds.of(node.specifiers, one.declarator)
            name = declared_name(one.declarator).name
            static = "static" in node.specifiers.storage
            if static and declared_name(one.declarator).place:
                raise NoForm(node, "a spread object in a function")
            self.lines.add(self.declared(name, kind, one, "each" if static else ""), node)
            self.scopes[-1].add(name)

    def declared(self, name: str, kind: Kind, one: tree.InitDeclarator, maker: str) -> str:
        """The line that declares a variable or an array. maker: `each`, `spread` or ""."""
        if one.alignments:
            raise NoForm(one, "an alignment")
        self.expressions.kinds_of[name] = kind
        self.expressions.declaring = name
        init = None if one.initialiser is None else self.expressions.initial(kind, one.initialiser)
        self.expressions.declaring = ""
        text = "" if init is None else unparse(init)
        target = pythonic(name)
        if isinstance(kind, Array):
            return f"{target} = {self.array(kind, one.declarator, text, maker or 'array')}"
        if kind == Scalar(("__auto_type",)):
            return f"{target} = {text}"
        spelled = self.kinds.spell(kind)
        if maker:
            more = f", init={text}" if text else ""
            return f"{target}: {spelled} = {self.use(maker)}({spelled}{more})"
        if text:
            return f"{target}: {spelled} = {text}"
        bare = not isinstance(kind, Tagged) and name not in self.addressed
        return f"{target}: {spelled}" if bare else f"{target}: {spelled} = {self.use('unset')}()"

    def array(self, kind: Array, declarator: tree.Declarator, init: str, maker: str) -> str:
        """`spread(i32, 100, near=10)`"""
        near: list[str] = []
        sizes: list[str] = []
        part = declarator
        dims: list[tree.Array] = []
        while not isinstance(part, tree.Named):
            if isinstance(part, tree.Array):
                dims.insert(0, part)
            part = part.inner
        if self.lines.depth == 0 and any(isinstance(one, tree.Conditional) for one in walk(kind.sizes)):
            raise NoForm(declarator, "a length with `?:`, outside of functions")
        for size, dim in zip(kind.sizes, dims, strict=False):
            if size is not None or len(kind.sizes) > 1:
                (near if dim.near else sizes).append("None" if size is None else self.text(size))
        for size in kind.sizes[len(dims) :]:
            sizes.append("" if size is None else self.text(size))
        arguments = [self.kinds.spell(kind.of), *sizes]
        if near:
            arguments.append(f"near={near[0]}" if len(near) == 1 else f"near=({', '.join(near)})")
        if init:
            arguments.append(f"init={init}")
        return f"{self.use(maker)}({', '.join(arguments)})"

    # ---- expressions as statements

    def expression(self, node: tree.ExpressionStatement) -> None:
        if node.value is None:
            self.lines.add("pass", node)
            return
        self.effect(node.value, node)

    def effect(self, value: tree.Expression, node: tree.Node) -> None:
        """An expression whose value is not used."""
        if isinstance(value, tree.Binary) and value.op == ",":
            self.effect(value.left, node)
            self.effect(value.right, node)
        elif isinstance(value, tree.Assign):
            self.lines.add(self.assignment(value), node)
        elif isinstance(value, tree.Postfix) or (isinstance(value, tree.Unary) and value.op in ("++", "--")):
            self.lines.add(f"{self.text(value.operand)} {value.op[0]}= 1", node)
        else:
            self.lines.add(self.text(value), node)

    def assignment(self, value: tree.Assign) -> str:
        target = self.text(value.left)
        if value.op != "=":
            op = value.op[:-1]
            if op == "/":
                fraction = self.expressions.fractions.get(value.span, False)
                op = "/" if fraction else "//"
            return f"{target} {op}= {self.text(value.right)}"
        right = value.right
        if isinstance(right, tree.Assign) and right.op == "=":
            return f"{target} = {self.assignment(right)}"
        return f"{target} = {self.text(right)}"

    # ---- what decides and repeats

    def if_(self, node: tree.If, word: str = "if") -> None:
        self.indented(f"{word} {self.expressions.truth(node.test)}:", node, node.then)
        if isinstance(node.other, tree.If):
            self.if_(node.other, "elif")
        elif node.other is not None:
            self.indented("else:", node.other, node.other)

    def while_(self, node: tree.While) -> None:
        self.loops.append("loop")
        self.indented(f"while {self.expressions.truth(node.test)}:", node, node.body)
        self.loops.pop()

    def do_while(self, node: tree.DoWhile) -> None:
        if _continues(node.body):
            raise NoForm(node, "`continue` in a `do` loop")
        self.loops.append("loop")
        self.indented("while True:", node, node.body)
        self.loops.pop()
        self.lines.depth += 1
        self.lines.add(f"if {self.expressions.truth(tree.Unary(node.test.span, '!', node.test))}:")
        self.lines.add(f"{INDENT}break")
        self.lines.depth -= 1

    def for_(self, node: tree.For) -> None:
        from_, head = self.for_head(node)
        for line in from_:
            self.lines.add(line, node)
        self.scopes.append(set())
        self.loops.append("loop")
        self.indented(f"for {head}:", node, node.body)
        self.loops.pop()
        self.scopes.pop()

    def for_head(self, node: tree.For) -> tuple[list[str], str]:
        """The lines before a loop, and its head."""
        before, name, start = self._first(node)
        step, test = node.step, node.test
        if name and start is not None and (limits := Ranges(self.expressions, self.uses).limits(node, name, start)):
            return before, f"{name} in range({limits})"
        tested = "True" if test is None else self.expressions.truth(test)
        stepped = "0" if step is None else self._step(step)
        word = self.use("loop")
        if name and start is not None:
            return before, f"{name} in {word}({name} := {start}, {tested}, {stepped})"
        return before, f"_ in {word}({tested}, {stepped})"

    def _step(self, step: tree.Expression) -> str:
        """The step of a loop: an assignment."""
        if isinstance(step, tree.Assign) and isinstance(step.left, tree.Name):
            value = step.right
            if step.op != "=":
                value = tree.Binary(step.span, step.op[:-1], step.left, value)
            return f"{self.text(step.left)} := {self.text(value)}"
        if isinstance(step, tree.Postfix | tree.Unary) and step.op in ("++", "--"):
            one = tree.Number(step.span, "1")
            if isinstance(step.operand, tree.Name):
                return self._step(tree.Assign(step.span, f"{step.op[0]}=", step.operand, one))
        return self.text(step)

    def _first(self, node: tree.For) -> tuple[list[str], str, str | None]:
        """(lines before the loop, its variable, the variable's start)"""
        first = node.first
        if isinstance(first, tree.Declaration):
            *others, last = first.declarators
            before: list[str] = []
            for one in first.declarators:
                self._new(first, declared_name(one.declarator).name)
            for one in others:
                kind = self.kinds.of(first.specifiers, one.declarator)
                before.append(self.declared(declared_name(one.declarator).name, kind, one, ""))
            kind = self.kinds.of(first.specifiers, last.declarator)
            name = declared_name(last.declarator).name
            if last.initialiser is None or isinstance(last.initialiser, tree.InitList) or kind != INT:
                return [*before, self.declared(name, kind, last, "")], "", None
            return before, pythonic(name), self.text(last.initialiser)
        if first is None:
            return [], "", None
        parts = _parts(first)
        lines = [self._effect_line(part) for part in parts[:-1]]
        last = parts[-1]
        if (
            isinstance(last, tree.Assign)
            and last.op == "="
            and isinstance(last.left, tree.Name)
            and not isinstance(last.right, tree.Assign)
        ):
            return lines, self.text(last.left), self.text(last.right)
        return [*lines, self._effect_line(last)], "", None

    def _new(self, first: tree.Declaration, name: str) -> None:
        """Refuses a loop's own variable if another variable has its name: a loop of Python would set the other one."""
        if any(name in scope for scope in self.scopes):
            raise NoForm(first, f"a loop's own variable `{name}` beside another one of that name")

    def _effect_line(self, node: tree.Expression) -> str:
        if isinstance(node, tree.Assign):
            return self.assignment(node)
        if isinstance(node, tree.Postfix | tree.Unary) and node.op in ("++", "--"):
            return f"{self.text(node.operand)} {node.op[0]}= 1"
        return self.text(node)

    def switch(self, node: tree.Switch) -> None:
        self.lines.add(f"match {self.text(node.value)}:", node)
        self.lines.depth += 1
        self.loops.append("switch")
        items = node.body.items if isinstance(node.body, tree.Compound) else (node.body,)
        for labels, body, at in cases_of(items):
            values = ["_" if one is None else self._case(one) for one in labels]
            if "_" in values and len(values) > 1:
                values = ["_"]
            self.lines.add(f"case {' | '.join(values)}:", at)
            self.block(tree.Compound(at.span, tuple(body), at.span))
        self.loops.pop()
        self.lines.depth -= 1

    def _case(self, value: tree.Expression) -> str:
        text = self.text(value)
        if not isinstance(value, tree.Number) and not (isinstance(value, tree.Unary) and value.op == "-"):
            raise NoForm(value, f"`case {text}`, which is not a number")
        return text

    def break_(self, node: tree.Break) -> None:
        if self.loops and self.loops[-1] == "switch":
            raise NoForm(node, "a `break` in the middle of a `case`")
        self.lines.add("break", node)

    def return_(self, node: tree.Return) -> None:
        self.lines.add("return" if node.value is None else f"return {self.text(node.value)}", node)

    # ---- EM-C's blocks

    def task_block(self, node: tree.TaskBlock) -> None:
        parts: list[str] = []
        place = node.place
        if isinstance(place, tree.Where):
            parts.append(f"{self.use('where')}({self.text(place.pointer)})")
        elif isinstance(place, tree.Everywhere):
            parts.append(f"{self.use('everywhere')}({self._names(place.arrays)})")
        elif isinstance(place, tree.Iterate):
            parts.append(f"{self.use('iterate')}({self.text(place.count)})")
        if not node.wait or node.variables or not parts:
            parts.append(f"{self.use('dowith' if node.wait else 'forkwith')}({self._names(node.variables)})")
        outer, self.loops = self.loops, []
        self.indented(f"with {', '.join(parts)}:", node, node.body)
        self.loops = outer
        if node.updates is not None:
            self.lines.add(f"{self.use('update')}({self._names(node.updates)})")
        for one in node.reductions:
            self.lines.add(f"{self.use('reduction' + one.op)}({self._names(one.names)})")

    def _names(self, names: Sequence[tree.Name]) -> str:
        return ", ".join(self.text(one) for one in names)

    def parallel(self, node: tree.Parallel) -> None:
        self.indented(f"with {self.use('parallel')}():", node, node.body)

    def compound(self, node: tree.Compound) -> None:
        self.indented(f"with {self.use('block')}():", node, node)


def _parts(node: tree.Expression) -> list[tree.Expression]:
    """The parts of a comma expression."""
    if isinstance(node, tree.Binary) and node.op == ",":
        return [*_parts(node.left), node.right]
    return [node]


def _continues(body: tree.Node) -> bool:
    """Whether a `continue` in it belongs to this loop."""
    loops = (tree.For, tree.While, tree.DoWhile)
    return any(isinstance(one, tree.Continue) for one in walk(body, loops))


_RULES: dict[type, Callable[[Statements, Any], None]] = {
    tree.Declaration: Statements.declaration,
    tree.ExpressionStatement: Statements.expression,
    tree.If: Statements.if_,
    tree.While: Statements.while_,
    tree.DoWhile: Statements.do_while,
    tree.For: Statements.for_,
    tree.Switch: Statements.switch,
    tree.Break: Statements.break_,
    tree.Continue: lambda self, node: self.lines.add("continue", node),
    tree.Return: Statements.return_,
    tree.TaskBlock: Statements.task_block,
    tree.Parallel: Statements.parallel,
    tree.Compound: Statements.compound,
}
