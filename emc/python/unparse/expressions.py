"""Expressions, types and initialisers of the tree as EM-C's text.

Text(pointers, names).expression(node)          `A[i]->next`
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from emc.dataclass import dataclass
from emc.front import tree
from emc.source import Span

# from the loosest to the tightest; an operand that binds less is put in parentheses
_COMMA, _ASSIGN, _CONDITIONAL, _UNARY, _POSTFIX = 0, 1, 2, 13, 14
_BINARY = {"||": 3, "&&": 4, "|": 5, "^": 6, "&": 7, "==": 8, "!=": 8, "<": 9, ">": 9, "<=": 9, ">=": 9, "<<": 10,
           ">>": 10, "+": 11, "-": 11, "*": 12, "/": 12, "%": 12, ",": _COMMA}  # fmt: skip
_CLEAR = {"|", "^", "&", "<<", ">>", "&&"}  # an operation inside these is easier to read in parentheses


@dataclass(slots=True)
class Text:
    """Writes expressions."""

    pointers: Collection[Span]  # the places of expressions that are pointers: `.` of Python is `->` there
    names: Mapping[int, str]  # names of constants, by the ids of their nodes

    def expression(self, node: tree.Expression, least: int = _COMMA) -> str:
        """The text of an expression. It is in parentheses if it binds less tightly than `least`."""
        if name := self.names.get(id(node)):
            return name
        text, strength = _RULES[type(node)](self, node)
        return f"({text})" if strength < least else text

    # ---- one for each class: the text, and how much it binds

    def name(self, node: tree.Name) -> tuple[str, int]:
        return node.name, _POSTFIX

    def spelled(self, node: tree.Number | tree.Character) -> tuple[str, int]:
        return node.text, _POSTFIX

    def string(self, node: tree.String) -> tuple[str, int]:
        return " ".join(node.parts), _POSTFIX

    def unary(self, node: tree.Unary) -> tuple[str, int]:
        inner = self.expression(node.operand, _UNARY)
        return node.op + (" " if inner[0] == node.op[-1] and node.op in "+-&" else "") + inner, _UNARY

    def postfix(self, node: tree.Postfix) -> tuple[str, int]:
        return self.expression(node.operand, _POSTFIX) + node.op, _POSTFIX

    def binary(self, node: tree.Binary) -> tuple[str, int]:
        strength = _BINARY[node.op]
        left, right = self.expression(node.left, strength), self.expression(node.right, strength + 1)
        if node.op == ",":
            return f"{left}, {right}", strength
        return f"{self._clear(node, node.left, left)} {node.op} {self._clear(node, node.right, right)}", strength

    def _clear(self, node: tree.Binary, inner: tree.Expression, text: str) -> str:
        mixed = isinstance(inner, tree.Binary) and inner.op != node.op and not text.startswith("(")
        bits = node.op in _CLEAR and (node.op != "&&" or (isinstance(inner, tree.Binary) and inner.op == "||"))
        return f"({text})" if mixed and bits and id(inner) not in self.names else text

    def assign(self, node: tree.Assign) -> tuple[str, int]:
        left, right = self.expression(node.left, _UNARY), self.expression(node.right, _ASSIGN)
        return f"{left} {node.op} {right}", _ASSIGN

    def conditional(self, node: tree.Conditional) -> tuple[str, int]:
        assert node.then is not None
        test, then = self.expression(node.test, _CONDITIONAL + 1), self.expression(node.then)
        return f"{test} ? {then} : {self.expression(node.other, _CONDITIONAL)}", _CONDITIONAL

    def call(self, node: tree.Call) -> tuple[str, int]:
        arguments = ", ".join(self.expression(one, _ASSIGN) for one in node.arguments)
        return f"{self.expression(node.function, _POSTFIX)}({arguments})", _POSTFIX

    def index(self, node: tree.Index) -> tuple[str, int]:
        return f"{self.expression(node.base, _POSTFIX)}[{self.expression(node.index)}]", _POSTFIX

    def member(self, node: tree.Member) -> tuple[str, int]:
        arrow = node.base.span in self.pointers if node.arrow is None else node.arrow
        return f"{self.expression(node.base, _POSTFIX)}{'->' if arrow else '.'}{node.name}", _POSTFIX

    def cast(self, node: tree.Cast) -> tuple[str, int]:
        return f"({self.type_name(node.type)}){self.expression(node.operand, _UNARY)}", _UNARY

    def sizeof_type(self, node: tree.SizeofType) -> tuple[str, int]:
        return f"sizeof({self.type_name(node.type)})", _UNARY

    def sizeof_expression(self, node: tree.SizeofExpression) -> tuple[str, int]:
        return f"sizeof {self.expression(node.operand, _UNARY)}", _UNARY

    def literal(self, node: tree.CompoundLiteral) -> tuple[str, int]:
        return f"({self.type_name(node.type)}){self.braces(node.initialiser)}", _POSTFIX

    def block(self, node: tree.StatementExpression) -> tuple[str, int]:
        """What `max` and `min` become: declarations, and a value."""
        return "({ " + "".join(f"{self._item_of_block(one)}; " for one in node.body.items) + "})", _POSTFIX

    def _item_of_block(self, item: tree.Item) -> str:
        if isinstance(item, tree.Declaration):
            (one,) = item.declarators
            assert one.initialiser is not None
            return f"{self.declared(item.specifiers, one.declarator)} = {self.initialiser(one.initialiser)}"
        assert isinstance(item, tree.ExpressionStatement) and item.value is not None
        return self.expression(item.value)

    # ---- initialisers

    def initialiser(self, node: tree.Expression | tree.InitList) -> str:
        return self.braces(node) if isinstance(node, tree.InitList) else self.expression(node, _ASSIGN)

    def braces(self, node: tree.InitList) -> str:
        return "{" + ", ".join(map(self._item, node.items)) + "}"

    def _item(self, node: tree.InitItem) -> str:
        keys = "".join(self._designator(one) for one in node.designators)
        return f"{keys} = {self.initialiser(node.value)}" if keys else self.initialiser(node.value)

    def _designator(self, node: tree.Designator) -> str:
        if node.name is not None:
            return f".{node.name}"
        assert node.low is not None
        return f"[{self.expression(node.low)}]"

    # ---- types and declarators

    def type_name(self, node: tree.TypeName) -> str:
        return self.declared(node.specifiers, node.declarator)

    def declared(self, specifiers: tree.Specifiers, declarator: tree.Declarator) -> str:
        """`static int global *p`"""
        name = self.declarator(declarator)
        return f"{self.specifiers(specifiers)}{' ' if name and not name.startswith(('[', ':')) else ''}{name}"

    def specifiers(self, node: tree.Specifiers) -> str:
        words = [*node.storage, *node.function, *(word for word in node.qualifiers)]
        types = [self._type(one) for one in node.types]
        if node.function == ("packet_type",) and types == ["void"]:
            types = []
        return " ".join([*words, *types])

    def _type(self, node: tree.TypeSpecifier) -> str:
        if isinstance(node, tree.Basic):
            return node.word
        if isinstance(node, tree.TypedefName):
            return node.name
        assert isinstance(node, tree.StructSpecifier)
        if node.members is None:
            return f"struct {node.tag}"
        members = " ".join(self._member(one) for one in node.members if isinstance(one, tree.MemberDeclaration))
        return f"struct {node.tag} {{ {members} }}"

    def _member(self, node: tree.MemberDeclaration) -> str:
        only = node.declarators[0].declarator
        assert only is not None
        return f"{self.declared(node.specifiers, only)};"

    def declarator(self, node: tree.Declarator) -> str:
        if isinstance(node, tree.Named):
            return " ".join(part for part in (node.place, node.name) if part)
        inner = self.declarator(node.inner)
        if isinstance(node, tree.Pointer):
            place = f"{node.place} " if node.place else ""
            words = " ".join(node.qualifiers)
            return f"{place}*{words}{' ' if words and inner else ''}{inner}"
        if isinstance(node.inner, tree.Pointer):
            inner = f"({inner})"
        if isinstance(node, tree.Array):
            first_near = node.near and not (isinstance(node.inner, tree.Array) and node.inner.near)
            size = "" if node.size is None or isinstance(node.size, tree.AnyLength) else self.expression(node.size)
            return f"{inner}{':' if first_near else ''}[{size}]"
        parameters = ", ".join(self.declared(p.specifiers, p.declarator) for p in node.parameters)
        return f"{inner}({parameters or 'void'})"


_RULES: dict[type, Callable[[Text, Any], tuple[str, int]]] = {
    tree.Name: Text.name,
    tree.Number: Text.spelled,
    tree.Character: Text.spelled,
    tree.String: Text.string,
    tree.Unary: Text.unary,
    tree.Postfix: Text.postfix,
    tree.Binary: Text.binary,
    tree.Assign: Text.assign,
    tree.Conditional: Text.conditional,
    tree.Call: Text.call,
    tree.Index: Text.index,
    tree.Member: Text.member,
    tree.Cast: Text.cast,
    tree.SizeofType: Text.sizeof_type,
    tree.SizeofExpression: Text.sizeof_expression,
    tree.CompoundLiteral: Text.literal,
    tree.StatementExpression: Text.block,
}
