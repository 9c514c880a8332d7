"""Expressions of EM-C as Python: built as `ast`, whose own printer writes the parentheses.

Expressions(kinds, fractions).text(node)        `A[i + 1]`
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping
from typing import Any

from emc.dataclass import dataclass, field
from emc.front import tree
from emc.lang import words as lang
from emc.python.reader import pythonic
from emc.python.types import Array, Kind, Pointer, Scalar, Tagged
from emc.python.write.flat import NoForm
from emc.python.write.kinds import Kinds
from emc.source import Span

_BINARY = {
    "+": ast.Add, "-": ast.Sub, "*": ast.Mult, "%": ast.Mod, "<<": ast.LShift, ">>": ast.RShift,
    "&": ast.BitAnd, "|": ast.BitOr, "^": ast.BitXor,
}  # fmt: skip
_COMPARE = {"==": ast.Eq, "!=": ast.NotEq, "<": ast.Lt, "<=": ast.LtE, ">": ast.Gt, ">=": ast.GtE}
_UNARY = {"+": ast.UAdd, "-": ast.USub, "~": ast.Invert, "!": ast.Not}
_SUFFIXES = {"u": "u32", "l": "long", "ul": "ulong", "ll": "i64", "ull": "u64", "f": "f32"}
_NUMBER = re.compile(r"(0[xX][0-9a-fA-F]+|0[bB][01]+|[0-9]+)([uUlL]*)\Z")
_ESCAPE = re.compile(r"\\(x[0-9a-fA-F]+|[0-7]{1,3}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|.)", re.DOTALL)
_PLAIN = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v", "e": "\x1b"}
WHAT: dict[type, str] = {
    tree.StatementExpression: "a block as an expression, `({ ... })`",
    tree.LabelAddress: "the address of a label",
    tree.Generic: "`_Generic`",
    tree.VaArg: "variable arguments",
    tree.OffsetOf: "`offsetof`",
    tree.TypesCompatible: "`__builtin_types_compatible_p`",
    tree.AlignofExpression: "`_Alignof`",
}


def name(text: str) -> ast.expr:
    return ast.Name(text)


def unparse(node: ast.expr) -> str:
    """The text, with double quotes."""
    for one in ast.walk(node):
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            plain = repr(one.value)
            if "'" not in one.value and '"' not in one.value:
                one.value = _Quoted(f'"{plain[1:-1]}"')
    return ast.unparse(node)


class _Quoted(str):
    """A text that has the given representation."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


def unescaped(text: str) -> str | bytes:
    """The value of a string or character constant that is spelled with its quotes."""
    made = b""
    at = 1
    while at < len(text) - 1:
        found = _ESCAPE.match(text, at) if text[at] == "\\" else None
        if found is None:
            made += text[at].encode()
            at += 1
            continue
        made += _escape(found[1])
        at = found.end()
    try:
        return made.decode()
    except UnicodeDecodeError:
        return made


def _escape(code: str) -> bytes:
    if code[0] == "x" and len(code) > 1:
        return bytes([int(code[1:], 16) & 255])
    if code[0] in "01234567":
        return bytes([int(code, 8) & 255])
    if code[0] in "uU" and len(code) > 1:
        return chr(int(code[1:], 16)).encode()
    return _PLAIN.get(code, code).encode()


@dataclass(slots=True)
class Expressions:
    """Writes expressions."""

    kinds: Kinds
    fractions: Mapping[Span, bool]  # of each division whose type is known, by its place: whether it is a float's
    kinds_of: dict[str, Kind] = field(default_factory=dict[str, Kind])  # of variables, as last declared
    declaring: str = ""  # the variable whose first value is written: Python does not know it yet
    functions: set[str] = field(default_factory=set[str])
    floats: set[str] = field(default_factory=set[str])  # names that are declared as floats, for the other divisions

    def text(self, node: tree.Expression) -> str:
        return unparse(self.value(node))

    def truth(self, node: tree.Expression) -> str:
        return unparse(self.test(node))

    def use(self, word: str) -> ast.expr:
        return name(self.kinds.words.use(word))

    def call(self, word: str, *arguments: ast.expr) -> ast.expr:
        return ast.Call(self.use(word), list(arguments), [])

    def value(self, node: tree.Expression) -> ast.expr:
        """The expression, used for its value."""
        if isinstance(node, tree.Binary) and node.op in ("&&", "||"):
            made = self.test(node)
            return made if _is_truth(made) else ast.Call(name("bool"), [made], [])
        rule = _RULES.get(type(node))
        if rule is None:
            raise NoForm(node, WHAT.get(type(node), type(node).__name__))
        return rule(self, node)

    def test(self, node: tree.Expression) -> ast.expr:
        """The expression, used as a condition."""
        if isinstance(node, tree.Binary) and node.op in ("&&", "||"):
            op = ast.And() if node.op == "&&" else ast.Or()
            left, right = self.test(node.left), self.test(node.right)
            same = isinstance(left, ast.BoolOp) and type(left.op) is type(op)
            return ast.BoolOp(op, [*left.values, right] if same and isinstance(left, ast.BoolOp) else [left, right])
        return self.value(node)

    def fraction(self, node: tree.Expression) -> bool:
        """Whether an expression of unknown type seems to be a float."""
        if isinstance(node, tree.Number):
            return any(sign in node.text for sign in ".eE") and not node.text.lower().startswith("0x")
        if isinstance(node, tree.Binary):
            return self.fraction(node.left) or self.fraction(node.right)
        if isinstance(node, tree.Call):
            return isinstance(node.function, tree.Name) and lang.HEADERS.get(node.function.name) == "math.h"
        if isinstance(node, tree.Index):
            return self.fraction(node.base)
        if isinstance(node, tree.Name | tree.Member):
            return node.name in self.floats
        return isinstance(node, tree.Unary) and self.fraction(node.operand)

    # ---- one for each class

    def name(self, node: tree.Name) -> ast.expr:
        return name(self.kinds.words.name(node.name))

    def number(self, node: tree.Number) -> ast.expr:
        return self.spelled(node.text)

    def spelled(self, text: str) -> ast.expr:
        """A number as Python spells it. A suffix becomes a conversion."""
        if found := _NUMBER.match(text):
            digits, suffix = found[1], "".join(sorted(found[2].lower(), reverse=True))
            octal = len(digits) > 1 and digits.isdigit() and digits[0] == "0"
            made = name("0o" + digits[1:] if octal else digits)
        else:
            suffix = text[-1].lower() if text[-1] in "fFlL" else ""
            plain = text[: len(text) - len(suffix)]
            if plain.lower().startswith("0x"):
                plain = repr(float.fromhex(plain))
            made, suffix = name(plain), suffix.replace("l", "")
        return self.call(_SUFFIXES[suffix], made) if suffix else made

    def character(self, node: tree.Character) -> ast.expr:
        if node.text[0] != "'":
            raise NoForm(node, "a wide character")
        value = unescaped(node.text)
        if isinstance(value, bytes) or len(value) != 1 or ord(value) > 127:
            raise NoForm(node, f"the character {node.text}")
        return ast.Constant(0) if value == "\0" else ast.Call(name("ord"), [ast.Constant(value)], [])

    def string(self, node: tree.String) -> ast.expr:
        if any(part[0] not in '"' and not part.startswith('u8"') for part in node.parts):
            raise NoForm(node, "a wide string")
        values = [unescaped(part.removeprefix("u8")) for part in node.parts]
        if all(isinstance(value, str) for value in values):
            return ast.Constant("".join(map(str, values)))
        return ast.Constant(b"".join(v if isinstance(v, bytes) else v.encode() for v in values))

    def unary(self, node: tree.Unary) -> ast.expr:
        if node.op in ("++", "--"):
            return self.call("preinc" if node.op == "++" else "predec", self.value(node.operand))
        if node.op == "&":
            inner = self.value(node.operand)
            is_function = isinstance(node.operand, tree.Name) and node.operand.name in self.functions
            return inner if is_function else self.call("addr", inner)
        if node.op == "*":
            return self.pointed(node.operand)
        inner = self.test(node.operand) if node.op == "!" else self.value(node.operand)
        return ast.UnaryOp(_UNARY[node.op](), inner)

    def pointed(self, pointer: tree.Expression) -> ast.expr:
        """`*p`."""
        return ast.Subscript(self.value(pointer), ast.Constant(0))

    def postfix(self, node: tree.Postfix) -> ast.expr:
        return self.call("postinc" if node.op == "++" else "postdec", self.value(node.operand))

    def binary(self, node: tree.Binary) -> ast.expr:
        if node.op == ",":
            left, right = self.value(node.left), self.value(node.right)
            more = isinstance(node.left, tree.Binary) and node.left.op == "," and isinstance(left, ast.Call)
            return self.call("comma", *(left.args if more and isinstance(left, ast.Call) else [left]), right)
        left, right = self.value(node.left), self.value(node.right)
        left, right = _as_bytes(left), _as_bytes(right)
        if node.op in _COMPARE:
            return ast.Compare(left, [_COMPARE[node.op]()], [right])
        return ast.BinOp(left, self.operator(node.op, node.span, node), right)

    def operator(self, op: str, span: Span, node: tree.Expression) -> ast.operator:
        if op == "/":
            known = self.fractions.get(span)
            return ast.Div() if (self.fraction(node) if known is None else known) else ast.FloorDiv()
        return _BINARY[op]()

    def assign(self, node: tree.Assign) -> ast.expr:
        target, value = self.value(node.left), self.value(node.right)
        if node.op == "=" and isinstance(target, ast.Name):
            return ast.NamedExpr(target, value)
        ops = [] if node.op == "=" else [ast.Constant(node.op)]
        return self.call("assign", target, *ops, value)

    def conditional(self, node: tree.Conditional) -> ast.expr:
        if node.then is None:
            raise NoForm(node, "`a ?: b`")
        return ast.IfExp(self.test(node.test), self.value(node.then), self.value(node.other))

    def called(self, node: tree.Call) -> ast.expr:
        function = node.function
        while isinstance(function, tree.Unary) and function.op == "*" and self._is_function(function.operand):
            function = function.operand
        arguments = list(map(self.value, node.arguments))
        if isinstance(function, tree.Name) and function.name in ("fork", "remote_call"):
            arguments = [*arguments[:2], *arguments[3:]]
        return ast.Call(self.value(function), arguments, [])

    def _is_function(self, node: tree.Expression) -> bool:
        """Whether `node`, in a call `(*node)(...)`, is the address of a function."""
        kind = self.kinds_of.get(node.name) if isinstance(node, tree.Name) else None
        if isinstance(node, tree.Unary | tree.Postfix | tree.Binary):
            return False  # a step to another pointer
        return not isinstance(kind, Array) and not (isinstance(kind, Pointer) and isinstance(kind.to, Pointer))

    def index(self, node: tree.Index) -> ast.expr:
        base, index = self.value(node.base), node.index
        if isinstance(index, tree.Unary) and index.op == "-" and isinstance(index.operand, tree.Number):
            return ast.Subscript(ast.BinOp(base, ast.Sub(), self.value(index.operand)), ast.Constant(0))
        return ast.Subscript(base, self.value(index))

    def member(self, node: tree.Member) -> ast.expr:
        return ast.Attribute(self.value(node.base), pythonic(node.name))

    def cast(self, node: tree.Cast) -> ast.expr:
        kind = self.kinds.of(node.type.specifiers, node.type.declarator)
        value = self.value(node.operand)
        if isinstance(kind, Scalar) and kind.words != ("void",) and not kind.qualifiers and kind.words != ("_Bool",):
            return ast.Call(name(self.kinds.spell(kind)), [value], [])
        return self.call("cast", name(self.type_name(kind)), value)

    def type_name(self, kind: Kind) -> str:
        return self.kinds.words.use("void") if kind == Scalar(("void",)) else self.kinds.spell(kind)

    def sizeof_type(self, node: tree.SizeofType) -> ast.expr:
        if node.op != "sizeof":
            raise NoForm(node, "`_Alignof`")
        return self.call("sizeof", name(self.type_name(self.kinds.of(node.type.specifiers, node.type.declarator))))

    def sizeof_expression(self, node: tree.SizeofExpression) -> ast.expr:
        inner = node.operand
        if isinstance(inner, tree.Unary) and inner.op == "*" and isinstance(inner.operand, tree.Name):
            kind = self.kinds_of.get(inner.operand.name)
            if inner.operand.name == self.declaring and isinstance(kind, Pointer):
                return self.call("sizeof", name(self.type_name(kind.to)))
        return self.call("sizeof", self.value(node.operand))

    def literal(self, node: tree.CompoundLiteral) -> ast.expr:
        kind = self.kinds.of(node.type.specifiers, node.type.declarator)
        if isinstance(kind, Array):
            sizes = [self.value(size) for size in kind.sizes if size is not None]
            init = ast.keyword("init", self.initial(kind, node.initialiser))
            return ast.Call(self.use("array"), [name(self.kinds.spell(kind.of)), *sizes], [init])
        if isinstance(kind, Tagged):
            return self.initial(kind, node.initialiser)
        raise NoForm(node, "a compound literal of this type")

    # ---- initial values

    def initial(self, kind: Kind, node: tree.Expression | tree.InitList) -> ast.expr:
        """The initial value in a declaration."""
        if isinstance(kind, Pointer) and isinstance(node, tree.Number) and node.text == "0":
            return self.use("NULL")
        if not isinstance(node, tree.InitList):
            return self.value(node)
        if isinstance(kind, Tagged):
            return self._struct(kind, node)
        if isinstance(kind, Array):
            inner = Array(kind.of, kind.sizes[1:]) if len(kind.sizes) > 1 else kind.of
            if any(item.designators for item in node.items):
                keys = [self._key(item) for item in node.items]
                return ast.Dict(list(keys), [self.initial(inner, item.value) for item in node.items])
            return ast.List([self.initial(inner, item.value) for item in node.items])
        if len(node.items) == 1 and not node.items[0].designators:
            return self.initial(kind, node.items[0].value)
        raise NoForm(node, "braces around a number")

    def _key(self, item: tree.InitItem) -> ast.expr:
        first = item.designators[0] if len(item.designators) == 1 else None
        if first is None or first.low is None or first.high is not None:
            raise NoForm(item, "this initialiser")
        return self.value(first.low)

    def _struct(self, kind: Tagged, node: tree.InitList) -> ast.expr:
        members = self.kinds.members.get(kind.tag, [])
        known = dict(members)
        values: list[ast.expr] = []
        keywords: list[ast.keyword] = []
        for number, item in enumerate(node.items):
            if item.designators:
                first = item.designators[0]
                if len(item.designators) > 1 or first.name is None or first.name not in known:
                    raise NoForm(item, "this initialiser")
                keywords.append(ast.keyword(pythonic(first.name), self.initial(known[first.name], item.value)))
            else:
                inner: Kind = members[number][1] if number < len(members) else Pointer(Scalar(("int",)), "")
                values.append(self.initial(inner, item.value))
        return ast.Call(name(self.kinds.tag(kind.tag)), values, keywords)


def _as_bytes(node: ast.expr) -> ast.expr:
    """A text as an operand, written as bytes: Python would join two texts."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return ast.Constant(node.value.encode())
    return node


def _is_truth(node: ast.expr) -> bool:
    if isinstance(node, ast.BoolOp):
        return all(map(_is_truth, node.values))
    is_bool = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "bool"
    return is_bool or isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))


_RULES: dict[type, Callable[[Expressions, Any], ast.expr]] = {
    tree.Name: Expressions.name,
    tree.Number: Expressions.number,
    tree.Character: Expressions.character,
    tree.String: Expressions.string,
    tree.Unary: Expressions.unary,
    tree.Postfix: Expressions.postfix,
    tree.Binary: Expressions.binary,
    tree.Assign: Expressions.assign,
    tree.Conditional: Expressions.conditional,
    tree.Call: Expressions.called,
    tree.Index: Expressions.index,
    tree.Member: Expressions.member,
    tree.Cast: Expressions.cast,
    tree.SizeofType: Expressions.sizeof_type,
    tree.SizeofExpression: Expressions.sizeof_expression,
    tree.CompoundLiteral: Expressions.literal,
}
