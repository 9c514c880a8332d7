"""The checker for a text that continues earlier texts. Their declarations are in a scope around this text's scope.

    checked = check_piece(unit, target, faults, "3", before, ("<prompt>",), shown="<prompt>")
    checked.unit, checked.after            the typed unit; what is known after it
    checked.shown                          the value that the last item is to be shown as

So a piece may declare a name again, with the same type or another one, and never conflicts with earlier pieces. The
statements that the user types between declarations become functions of the unit, the prompts. One of them may be an
expression whose value is wanted: the value becomes the result of its function. Often the place of the object that the
expression names is known at once. Otherwise, if evaluating the expression has no effects, a second function, `<place>`,
returns it.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping

from emc.dataclass import dataclass, field
from emc.faults import Faults
from emc.front import tree, typed
from emc.front.build import declared_name
from emc.front.check import DEPTH, start_context, typed_unit
from emc.front.check.context import Context
from emc.front.check.declarations.declare import finish_objects
from emc.front.check.functions import check_function, check_prompt
from emc.front.check.operands.constants import locate
from emc.front.check.operands.conversions import rvalue
from emc.front.check.operands.lvalues import is_bit_field, is_lvalue, mark_addressed, remote
from emc.front.check.operands.partial import Partial
from emc.front.check.rules import expression, statement
from emc.front.check.scope import Meaning, Scope, Tag
from emc.front.check.unused import report_unused
from emc.front.types import Array, Function, Pointer, Record, Spread, Struct, Type, Void, unqualified
from emc.target import Target

PLACE = "<place>"

Linked = typed.Static | typed.FunctionName


@dataclass(frozen=True, slots=True)
class Known:
    """The names that earlier pieces declared at file scope."""

    names: Mapping[str, Meaning] = field(default_factory=dict[str, Meaning])
    tags: Mapping[str, Tag] = field(default_factory=dict[str, Tag])
    # the objects of string literals
    strings: Mapping[tuple[bytes, Type], typed.Static] = field(default_factory=dict[tuple[bytes, Type], typed.Static])


@dataclass(frozen=True, slots=True)
class Shown:
    """The result of evaluating an expression: its type and, if known, its place."""

    type: Type  # of the value, or of the object that the expression names
    runs: bool  # its function must run, for its effects or for a result of this type (void: none)
    symbol: Linked | None = None  # the object is at `symbol` + `offset`, a constant address
    offset: int = 0  # bytes
    element: int = -1  # of a spread object
    asks: bool = False  # the function PLACE returns where the object is


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of checking a piece."""

    unit: typed.Unit
    after: Known  # what is known after the piece, if it has no errors
    declared: Mapping[str, Linked]  # the objects and functions of its file scope, by their names in the text
    shown: Shown | None


def check_piece(
    unit: tree.Unit,
    target: Target,
    faults: Faults,
    suffix: str,
    before: Known,
    prompts: Collection[str] = (),
    shown: str = "",
) -> Checked:
    """Checks a piece. suffix: makes the piece's private names unique. shown: the name of the prompt whose value is
    needed."""
    outer = Scope(None, dict(before.names), dict(before.tags))
    ctx = start_context(unit, target, faults, suffix, outer)
    ctx.strings = dict(before.strings)
    open_records = {tag: r for tag, r in before.tags.items() if isinstance(r, Record) and r.members is None}
    ctx.scope.tags.update(open_records)  # so that this piece may complete them
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, DEPTH))
    found = None
    try:
        for item in unit.items:
            if not isinstance(item, tree.FunctionDefinition):
                statement(ctx, item)
            elif (name := declared_name(item.declarator).name) not in prompts:
                check_function(ctx, item)
            elif name != shown:
                check_prompt(ctx, item, name)
            else:
                found = _show_value(ctx, item, name)
        finish_objects(ctx)
        if not faults.errors:
            report_unused(ctx, unit)
    finally:
        sys.setrecursionlimit(limit)
        if faults.errors:
            for record in open_records.values():
                record.members, record.size, record.align = None, 0, 1
    return Checked(typed_unit(ctx, unit), _after(ctx, before), dict(ctx.linked), found)


def _after(ctx: Context, before: Known) -> Known:
    here = ctx.file_scope
    return Known({**before.names, **here.names}, {**before.tags, **here.tags}, ctx.strings)


# ---- the expression that is to be shown


def _show_value(ctx: Context, item: tree.FunctionDefinition, name: str) -> Shown:
    node = _expression(item)
    values: list[typed.Value] = []

    def valued() -> tuple[Type, list[typed.Statement]]:
        value = expression(ctx, node)
        values.append(value)
        return _result(ctx, value)

    check_prompt(ctx, item, name, valued)
    value = values[0]
    if ctx.faults.errors:
        return Shown(value.type, runs=False)
    if isinstance(value, Partial) and not value.indices:
        return Shown(value.type, False, value.symbol)
    if isinstance(value, typed.FunctionAddress):
        return Shown(value.type, False, value.symbol)
    nowhere = isinstance(value.type, Function) or isinstance(_root(value), typed.Literal)
    if not is_lvalue(value) or is_bit_field(value) or nowhere:
        return Shown(_as_result(value.type), runs=True)
    runs = not isinstance(value.type, Array | Struct)
    place = locate(value)
    if place is not None and isinstance(place.symbol, typed.Static):
        return Shown(value.type, runs, place.symbol, place.addend, place.element)
    if has_effects(value):
        return Shown(_as_result(value.type), runs=True)
    return _ask_place(ctx, item, node, Shown(value.type, not isinstance(value.type, Array), asks=True))


def _ask_place(ctx: Context, item: tree.FunctionDefinition, node: tree.Expression, found: Shown) -> Shown:
    """Adds the function that returns the place of the object. It contains the same expression, whose faults are not
    reported a second time."""
    told, ctx.faults = ctx.faults, Faults()

    def placed() -> tuple[Type, list[typed.Statement]]:
        value = expression(ctx, node)
        mark_addressed(value)
        type = Pointer(Void(), "global")
        address = typed.Address(value.span, Pointer(value.type, remote(value)), value)
        return type, [typed.Return(value.span, typed.Convert(value.span, type, address))]

    check_prompt(ctx, item, PLACE, placed)
    ctx.faults = told
    return found


def _expression(item: tree.FunctionDefinition) -> tree.Expression:
    only = item.body.items[0]
    assert isinstance(only, tree.ExpressionStatement) and only.value is not None
    return only.value


def _result(ctx: Context, value: typed.Value) -> tuple[Type, list[typed.Statement]]:
    """The type of the result, and the statements that compute it. There are no statements for a name whose value need
    not be computed."""
    if isinstance(value, Partial):
        if value.indices:
            hint = f"type `{value.symbol.name}` alone to see the whole array"
            ctx.error("E0405", value.span, "a spread array needs the full index here", hint)
        return Void(), []
    if isinstance(value.type, Void):
        return Void(), [typed.Evaluate(value.span, value)]
    looked_at = is_lvalue(value) and not isinstance(_root(value), typed.Literal) and not has_effects(value)
    if looked_at and isinstance(value.type, Array):
        return Void(), []
    got = rvalue(ctx, value)
    type = unqualified(got.type)
    return type, [typed.Return(value.span, got)]


def _as_result(type: Type) -> Type:
    """The type of the value of an object of this type. An array becomes a pointer."""
    if isinstance(type, Array):
        return Pointer(type.of)
    return Pointer(type) if isinstance(type, Function | Spread) else unqualified(type)


def _root(value: typed.Value) -> typed.Value:
    while isinstance(value, typed.MemberOf):
        value = value.base
    return value


_EFFECTS = (
    typed.Assign,
    typed.Update,
    typed.Call,
    typed.RemoteCall,
    typed.Packet,
    typed.StatementExpression,
    typed.Builtin,
)


def has_effects(value: typed.Value) -> bool:
    """Whether evaluating the value may change something or wait."""
    work: list[object] = [value]
    while work:
        node = work.pop()
        if isinstance(node, _EFFECTS):
            return True
        if isinstance(node, typed.Node):
            work += [getattr(node, name) for name in node.__dataclass_fields__]
        elif isinstance(node, tuple):
            work += node  # pyright: ignore[reportUnknownArgumentType]
    return False
