"""The registry of rules: one small function for each kind of node, found by the node's class.

    @rule(tree.While)
    def check_while(ctx: Context, node: tree.While) -> typed.While: ...

Modules call each other's rules through `expression` and `statement`, so there are no circular imports.
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
    """The typed expression. It may be an lvalue that is not yet loaded or decayed (see conversions.rvalue)."""
    return EXPRESSIONS[type(node)](ctx, node)


def effect(ctx: Context, node: tree.Expression) -> typed.Value:
    """Checks an expression whose value is not used. For example, `*gp += v` is then an update packet."""
    before, ctx.discarded = ctx.discarded, node
    try:
        return EXPRESSIONS[type(node)](ctx, node)
    finally:
        ctx.discarded = before


def statement(ctx: Context, node: tree.Item) -> typed.Statement | None:
    """Checks a statement. Returns None for a declaration that executes nothing."""
    return STATEMENTS[type(node)](ctx, node)
