"""The registry: one small function per kind of node, found by its class (house style 13).

    @rule(tree.While)
    def check_while(ctx: Context, node: tree.While) -> typed.While: ...

Modules call each other's rules through `expression`, `statement`; so none imports another in a circle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from emc.front import tree, typed
from emc.front.check.context import Context
from emc.front.types import Type

EXPRESSIONS: dict[type, Callable[[Context, Any], typed.Value]] = {}
STATEMENTS: dict[type, Callable[[Context, Any], typed.Statement | None]] = {}

SPECIFIERS: dict[type, Callable[[Context, Any], Type]] = {}

F = TypeVar("F", bound=Callable[..., Any])


def expression_rule(kind: type) -> Callable[[F], F]:
    def enter(function: F) -> F:
        EXPRESSIONS[kind] = function
        return function

    return enter


def statement_rule(kind: type) -> Callable[[F], F]:
    def enter(function: F) -> F:
        STATEMENTS[kind] = function
        return function

    return enter


def specifier_rule(kind: type) -> Callable[[F], F]:
    def enter(function: F) -> F:
        SPECIFIERS[kind] = function
        return function

    return enter


def expression(ctx: Context, node: tree.Expression) -> typed.Value:
    """The typed expression: perhaps an lvalue, not yet loaded or decayed (see conversions.rvalue)."""
    return EXPRESSIONS[type(node)](ctx, node)


def effect(ctx: Context, node: tree.Expression) -> typed.Value:
    """An expression whose value is not used: `*gp += v` is then an update packet."""
    before, ctx.discarded = ctx.discarded, node
    try:
        return EXPRESSIONS[type(node)](ctx, node)
    finally:
        ctx.discarded = before


def statement(ctx: Context, node: tree.Item) -> typed.Statement | None:
    """None: a declaration that does nothing when the program comes by."""
    return STATEMENTS[type(node)](ctx, node)
