"""The type that declaration specifiers name. This file handles words and typedef names; tags.py handles records and
enumerations."""

from __future__ import annotations

from emc.front import tree
from emc.front.check.bad import BAD
from emc.front.check.context import Context
from emc.front.check.declarations.storage import handler_word
from emc.front.check.names.lookup import name_hint
from emc.front.check.operands.compatible import qualify
from emc.front.check.rules import SPECIFIERS, specifier_rule
from emc.front.check.scope import Typedef
from emc.front.types import (
    BOOL,
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    LDOUBLE,
    LLONG,
    LONG,
    SCHAR,
    SHORT,
    UCHAR,
    UINT,
    ULLONG,
    ULONG,
    USHORT,
    VOID,
    Type,
    settle,
)

_WORDS: dict[str, Type] = {
    "void": VOID,
    "_Bool": BOOL,
    "char": CHAR,
    "char signed": SCHAR,
    "char unsigned": UCHAR,
    "short": SHORT,
    "short signed": SHORT,
    "short unsigned": USHORT,
    "": INT,
    "signed": INT,
    "unsigned": UINT,
    "long": LONG,
    "long signed": LONG,
    "long unsigned": ULONG,
    "long long": LLONG,
    "long long signed": LLONG,
    "long long unsigned": ULLONG,
    "float": FLOAT,
    "double": DOUBLE,
    "double long": LDOUBLE,
}


def base_type(ctx: Context, node: tree.Specifiers) -> Type:
    """The type of the specifiers, with their qualifiers."""
    type = _unqualified(ctx, node)
    return qualify(type, "const" in node.qualifiers, "volatile" in node.qualifiers)


def _unqualified(ctx: Context, node: tree.Specifiers) -> Type:
    if not node.types:
        if handler_word(node):
            return VOID  # most handlers send no reply
        ctx.warning("W0201", node.span, "no type is given: `int` is assumed", "write `int`")
        return INT
    first = node.types[0]
    if len(node.types) == 1 and not isinstance(first, tree.Basic):
        return _single(ctx, first)
    words = [t.word for t in node.types if isinstance(t, tree.Basic)]
    if len(words) < len(node.types):
        other = next(t for t in node.types if not isinstance(t, tree.Basic))
        ctx.error("E0216", other.span, "two types in one declaration", "did you mean `;` before it?")
        return _single(ctx, other)
    key = sorted(words)
    if "int" in key and not {"char", "float", "double", "void", "_Bool"} & set(key):
        key.remove("int")
    type = _WORDS.get(" ".join(key))
    if type is None:
        ctx.error("E0216", node.types[0].span.to(node.types[-1].span), f"`{' '.join(words)}` is not a type")
        return BAD
    return type


def _single(ctx: Context, node: tree.TypeSpecifier) -> Type:
    return SPECIFIERS[node.__class__](ctx, node)


@specifier_rule(tree.Basic)
def check_basic(ctx: Context, node: tree.Basic) -> Type:
    return _WORDS.get(node.word, INT)


@specifier_rule(tree.TypedefName)
def check_typedef_name(ctx: Context, node: tree.TypedefName) -> Type:
    entry = ctx.scope.find(node.name)
    if isinstance(entry, Typedef):
        return settle(entry.type)
    if not ctx.broken:
        ctx.error("E0217", node.span, f"`{node.name}` is not a type", name_hint(ctx, node.name))
    return BAD
