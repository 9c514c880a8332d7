"""Types, as Python's annotations give them, and declarations of EM-C that are made of them.

    kind = type_of(reader, node)                 `Global[i32]`
    specifiers, declarator = declare(kind, tree.Named(span, "p"))
    type_name(kind, span)                        for a cast

A declarator is built from the name outwards: `x: Ptr[Global[i32]]` is `int global **x`.
"""

from __future__ import annotations

import ast
import collections.abc
import typing
from collections.abc import Callable
from typing import Any

from emc.dataclass import dataclass, replace
from emc.front import tree
from emc.front.types import Place
from emc.lang import words as lang
from emc.lang.c import STRUCTS
from emc.python.outside import MISSING
from emc.python.reader import Reader
from emc.python.refused import NAME, TYPES, Refused
from emc.source import Span

_PLACES: dict[str, Place] = {"Ptr": "", "Global": "global", "Shared": "shared"}
_CALLABLES: tuple[Any, ...] = (collections.abc.Callable, typing.Callable)


@dataclass(frozen=True, slots=True)
class Scalar:
    """A type that words name: `unsigned long long`."""

    words: tuple[str, ...]
    qualifiers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tagged:
    """A struct."""

    tag: str
    qualifiers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Library:
    """A type of the library: `FILE`."""

    name: str
    qualifiers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pointer:
    to: Kind
    place: Place
    qualifiers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Array:
    of: Kind
    sizes: tuple[tree.Expression | None, ...]  # the outermost first


@dataclass(frozen=True, slots=True)
class Function:
    result: Kind
    parameters: tuple[Kind, ...]


Kind = Scalar | Tagged | Library | Pointer | Array | Function

INT = Scalar(("int",))
VOID = Scalar(("void",))
TEXT = Pointer(Scalar(("char",), ("const",)), "")


def type_of(reader: Reader, node: ast.expr) -> Kind:
    """The type that an annotation names. Raises Refused."""
    if isinstance(node, ast.Constant):
        if node.value is None:
            return VOID
        if isinstance(node.value, str):
            try:
                inner = ast.parse(node.value, mode="eval").body
            except SyntaxError:
                raise Refused(
                    node, f"`{node.value}` is not a type of EM-C", "write `i32`, `Ptr[i32]` ...", NAME
                ) from None
            return type_of(reader, ast.copy_location(_relocated(inner, node), node))
    if isinstance(node, ast.Subscript) and reader.known(node) is MISSING:
        return _subscript(reader, node)
    if isinstance(node, ast.Name | ast.Attribute | ast.Subscript):
        return _of_value(reader, node, reader.value(node), ast.unparse(node))
    if isinstance(node, ast.BinOp):
        hint = "any pointer may be NULL: remove `| None`"
        raise Refused(node, f"EM-C has no unions: `{ast.unparse(node)}`", hint, NAME)
    raise Refused(node, f"`{ast.unparse(node)}` is not a type of EM-C", "write `i32`, `f64`, `Ptr[i32]` ...", NAME)


def _relocated(node: ast.expr, like: ast.expr) -> ast.expr:
    for inner in ast.walk(node):
        if isinstance(inner, ast.expr):
            ast.copy_location(inner, like)
    return node


def _subscript(reader: Reader, node: ast.Subscript) -> Kind:
    maker = reader.value(node.value)
    if any(maker is one for one in _CALLABLES):
        return _callable(reader, node)
    if isinstance(maker, lang.Word) and maker.kind == "maker":
        return make(maker.name, type_of(reader, node.slice), node)
    name = ast.unparse(node.value)
    raise Refused(node, f"`{ast.unparse(node)}` is not a type of EM-C", TYPES.get(name, "write `Ptr[...]`"), NAME)


def _callable(reader: Reader, node: ast.Subscript) -> Kind:
    inside = node.slice.elts if isinstance(node.slice, ast.Tuple) else []
    if len(inside) != 2 or not isinstance(inside[0], ast.List):
        hint = "write `Callable[[i32, i32], i64]`"
        raise Refused(node, "a pointer to a function needs the types of parameters and result", hint, NAME)
    parameters = tuple(type_of(reader, one) for one in inside[0].elts)
    return Pointer(Function(type_of(reader, inside[1]), parameters), "")


def make(maker: str, inner: Kind, node: ast.AST) -> Kind:
    """`Ptr[inner]`, `Const[inner]` ..."""
    if maker in _PLACES:
        return Pointer(inner, _PLACES[maker])
    if maker == "Array":
        hint = "define a class for it, outside of functions: `class Row(Array[i32], dims=100): pass`"
        raise Refused(node, "the type of an array needs its lengths", hint, NAME)
    if isinstance(inner, Array | Function):
        raise Refused(
            node, f"`{maker}` can't be applied to an array", f"apply it to the elements: `Array[{maker}[i32]]`", NAME
        )
    return replace(inner, qualifiers=(*inner.qualifiers, maker.lower()))


def _of_value(reader: Reader, node: ast.expr, value: object, name: str) -> Kind:
    """The type that a Python value stands for."""
    if isinstance(value, lang.Made):
        return _of_made(reader, node, value, name)
    if isinstance(value, lang.Word):
        if value.name == "Text":
            return TEXT
        if value.kind == "scalar":
            return Scalar(tuple(lang.SCALARS[value.name].split()))
        if value.kind == "library":
            reader.program.use_header(value.header)
            return Tagged(STRUCTS[value.name]) if value.name in STRUCTS else Library(value.name)
        if value.kind == "maker":
            raise Refused(node, f"`{name}` needs a type in brackets", f"write `{name}[i32]`", NAME)
    if isinstance(value, lang.Struct):
        return Tagged(reader.name_of(value, node))
    if isinstance(value, lang.ArrayType):
        return _array_type(reader, value, node)
    if value is bool:
        return Scalar(("_Bool",))
    if value is None:
        return VOID
    if isinstance(value, type):
        hint = TYPES.get(name, "a class with @struct is a type; so are `i32`, `f64`, `Ptr[i32]` ...")
        raise Refused(node, f"`{name}` is not a type of EM-C", hint, NAME)
    raise Refused(node, f"`{name}` is not a type of EM-C", "write `i32`, `f64`, `Ptr[i32]`, or a struct's name", NAME)


def _of_made(reader: Reader, node: ast.expr, value: lang.Made, name: str) -> Kind:
    return make(value.name, _of_value(reader, node, value.arguments, name), node)


def is_type(reader: Reader, node: ast.expr) -> bool:
    """Whether an expression names a type."""
    if isinstance(node, ast.Subscript) and reader.known(node) is MISSING:
        return isinstance(node.value, ast.Name | ast.Attribute) and is_type(reader, node.value)
    if not isinstance(node, ast.Name | ast.Attribute | ast.Subscript) or not reader.is_outer(node):
        return False
    value = reader.known(node)
    if isinstance(value, lang.Word):
        return value.kind in ("scalar", "maker") or reader.program.is_library_type(value)
    return isinstance(value, lang.Struct | lang.ArrayType) or value is bool


def _array_type(reader: Reader, value: lang.ArrayType, node: ast.expr) -> Kind:
    """The type that `class Row(Array[f64], dims=(4, 100))` names."""
    there = reader.program.reader_of(value)
    written = there.file.statement(value.line)
    assert isinstance(written, ast.ClassDef)
    base = written.bases[0] if len(written.bases) == 1 else None
    dims = next((k.value for k in written.keywords if k.arg == "dims"), None)
    if not isinstance(base, ast.Subscript) or dims is None:
        hint = "write `class Row(Array[f64], dims=100): pass`"
        raise Refused(node, f"`{written.name}` is not the type of an array", hint, NAME)
    sizes = dims.elts if isinstance(dims, ast.Tuple) else [dims]
    return Array(type_of(there, base.slice), tuple(there.expression(one) for one in sizes))


# ---- declarations


def declare(kind: Kind, inner: tree.Declarator) -> tuple[tree.Specifiers, tree.Declarator]:
    """The specifiers and the declarator of an object of that type. inner: its name, perhaps with array lengths."""
    span = inner.span
    if isinstance(kind, Pointer):
        return declare(kind.to, tree.Pointer(span, inner, kind.place, kind.qualifiers))
    if isinstance(kind, Array):
        for size in kind.sizes:
            inner = tree.Array(span, inner, size)
        return declare(kind.of, inner)
    if isinstance(kind, Function):
        parameters = tuple(_unnamed(one, span) for one in kind.parameters)
        return declare(kind.result, tree.Function(span, inner, parameters, False, None))
    return tree.Specifiers(span, (), kind.qualifiers, (), (_SPECIFIERS[type(kind)](kind, span),)
                           if not isinstance(kind, Scalar) else _basics(kind, span)), inner  # fmt: skip


def _basics(kind: Scalar, span: Span) -> tuple[tree.TypeSpecifier, ...]:
    return tuple(tree.Basic(span, word) for word in kind.words)


_SPECIFIERS: dict[type, Callable[[Any, Span], tree.TypeSpecifier]] = {
    Tagged: lambda kind, span: tree.StructSpecifier(span, "struct", kind.tag, None),
    Library: lambda kind, span: tree.TypedefName(span, kind.name),
}


def _unnamed(kind: Kind, span: Span) -> tree.Parameter:
    return tree.Parameter(span, *declare(kind, tree.Named(span, "")))


def type_name(kind: Kind, span: Span) -> tree.TypeName:
    """A type alone, as in a cast."""
    return tree.TypeName(span, *declare(kind, tree.Named(span, "")))
