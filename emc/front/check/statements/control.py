"""Statements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emc.dataclass import replace
from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.bad import bad, is_bad
from emc.front.check.context import Context, Switch
from emc.front.check.declarations.storage import only_objects
from emc.front.check.messages import spell
from emc.front.check.names.lookup import lacks_type
from emc.front.check.operands.arithmetic import wrap
from emc.front.check.operands.coercion import assign_convert, condition
from emc.front.check.operands.constants import integer_constant_value
from emc.front.check.operands.conversions import promote, rvalue
from emc.front.check.rules import effect, expression, expression_rule, statement, statement_rule
from emc.front.check.statements.jumps import inner, past_fence
from emc.front.types import INT, VOID, Array, Function, Int, Void
from emc.source import Span


def items(ctx: Context, node: tree.Compound) -> list[typed.Statement]:
    """The statements of a compound, in the scope that is open."""
    made: list[typed.Statement] = []
    for item in node.items:
        one = statement(ctx, item)
        if one is None:
            continue
        if isinstance(item, tree.Declaration) and isinstance(one, typed.Block):
            made += one.items
        else:
            made.append(one)
    return made


@statement_rule(tree.Compound)
def check_compound(ctx: Context, node: tree.Compound) -> typed.Block:
    with ctx.scoped() as scope:
        made = items(ctx, node)
    return typed.Block(node.span, tuple(made), tuple(scope.locals))


@statement_rule(tree.ExpressionStatement)
def check_expression_statement(ctx: Context, node: tree.ExpressionStatement) -> typed.Statement:
    if node.value is None:
        return typed.Block(node.span, ())
    lacks_type(ctx, node.value)
    return evaluate(ctx, node.value, node.span)


def evaluate(ctx: Context, node: tree.Expression, span: Span) -> typed.Statement:
    """The statement that evaluates an expression for its effects."""
    value = effect(ctx, node)
    if is_bad(value.type):
        return typed.Block(span, ())
    if isinstance(value, typed.Binary) and isinstance(node, tree.Binary) and node.op == "==":
        ctx.warning("W0250", node.span, "the result of `==` is not used", "did you mean `=`?")
    if isinstance(value.type, Array | Function):
        return typed.Evaluate(span, rvalue(ctx, value))
    return typed.Evaluate(span, value if isinstance(value.type, Void) else rvalue(ctx, value))


@expression_rule(tree.StatementExpression)
def check_statement_expression(ctx: Context, node: tree.StatementExpression) -> typed.Value:
    if ctx.body is None:
        ctx.error("E0250", node.span, "`({ ... })` can be used only inside a function")
        return bad(node.span)
    last = node.body.items[-1] if node.body.items else None
    with ctx.scoped() as scope:
        made = items(ctx, tree.Compound(node.body.span, node.body.items[:-1], node.body.end))
        value: typed.Value | None = None
        while isinstance(last, tree.Label):  # `found: x;` at the end: the value is after the label
            nothing = tree.ExpressionStatement(last.span, None)
            made += items(ctx, tree.Compound(last.span, (replace(last, body=nothing),), last.span))
            last = last.body
        if isinstance(last, tree.ExpressionStatement) and last.value is not None:
            value = rvalue(ctx, expression(ctx, last.value) if ctx.discarded is not node else effect(ctx, last.value))
        elif last is not None:
            made += items(ctx, tree.Compound(node.body.span, (last,), node.body.end))
    block = typed.Block(node.body.span, tuple(made), tuple(scope.locals))
    if value is not None and is_bad(value.type):
        return value
    if value is not None and isinstance(value.type, Void):
        block = typed.Block(block.span, (*block.items, typed.Evaluate(value.span, value)), block.locals)
        value = None
    return typed.StatementExpression(node.span, value.type if value is not None else VOID, block, value)


# ---- conditions and loops: each is a block of its own (C99 6.8.4, 6.8.5)


def _in_scope(check: Callable[[Context, Any], typed.Statement]) -> Callable[[Context, Any], typed.Statement]:
    """Wraps a rule in a scope. Names that the condition declares, as in `sizeof(enum { A })`, end with the
    statement."""

    def checked(ctx: Context, node: Any) -> typed.Statement:
        with ctx.scoped():
            return check(ctx, node)

    return checked


@statement_rule(tree.If)
@_in_scope
def check_if(ctx: Context, node: tree.If) -> typed.If:
    test = condition(ctx, expression(ctx, node.test))
    known = isinstance(test, typed.Constant)
    with ctx.unevaluated(known and not test.value):
        then = inner(ctx, node.then)
    with ctx.unevaluated(known and bool(test.value)):
        other = None if node.other is None else inner(ctx, node.other)
    return typed.If(node.span, test, then, other)


def loop_body(ctx: Context, node: tree.Statement) -> typed.Statement:
    assert ctx.zone is not None
    ctx.zone.breaks += 1
    ctx.zone.loops += 1
    made = inner(ctx, node)
    ctx.zone.breaks -= 1
    ctx.zone.loops -= 1
    return made


@statement_rule(tree.While)
@_in_scope
def check_while(ctx: Context, node: tree.While) -> typed.While:
    test = condition(ctx, expression(ctx, node.test))
    return typed.While(node.span, test, loop_body(ctx, node.body))


@statement_rule(tree.DoWhile)
@_in_scope
def check_do_while(ctx: Context, node: tree.DoWhile) -> typed.DoWhile:
    body = loop_body(ctx, node.body)
    return typed.DoWhile(node.span, body, condition(ctx, expression(ctx, node.test)))


@statement_rule(tree.For)
def check_for(ctx: Context, node: tree.For) -> typed.Statement:
    with ctx.scoped() as scope:
        first: typed.Statement | None = None
        before: tuple[typed.Statement, ...] = ()
        if isinstance(node.first, tree.Declaration):
            first = statement(ctx, node.first)
            only_objects(ctx, node.first, scope)
            if isinstance(first, typed.Block) and len(first.items) == 1:
                first = first.items[0]
            elif isinstance(first, typed.Block) and any(isinstance(item, typed.Hold) for item in first.items):
                before, first = first.items, None
        elif node.first is not None:
            first = evaluate(ctx, node.first, node.first.span)
        test = None if node.test is None else condition(ctx, expression(ctx, node.test))
        step = None if node.step is None else _step(ctx, node.step)
        loop = typed.For(node.span, first, test, step, loop_body(ctx, node.body))
    return typed.Block(node.span, (*before, loop), tuple(scope.locals)) if scope.locals else loop


def _step(ctx: Context, node: tree.Expression) -> typed.Value | None:
    value = effect(ctx, node)
    if is_bad(value.type):
        return None
    return value if isinstance(value.type, Void) else rvalue(ctx, value)


# ---- switch


@statement_rule(tree.Switch)
@_in_scope
def check_switch(ctx: Context, node: tree.Switch) -> typed.Statement:
    assert ctx.zone is not None
    value = rvalue(ctx, expression(ctx, node.value))
    if not is_bad(value.type) and not isinstance(value.type, Int):
        ctx.error("E0251", value.span, f"`switch` needs an integer, but this is `{spell(value.type)}`")
        value = bad(value.span)
    value = promote(value)
    ctx.zone.switches.append(Switch(value.type, ctx.fence))
    ctx.zone.breaks += 1
    body = inner(ctx, node.body)
    ctx.zone.breaks -= 1
    ctx.zone.switches.pop()
    return typed.Switch(node.span, value, body)


@statement_rule(tree.Case)
def check_case(ctx: Context, node: tree.Case) -> typed.Statement:
    low = _case_value(ctx, node.low)
    high = low if node.high is None else _case_value(ctx, node.high)
    switch = _switch(ctx, node.span, "case")
    if low is None or high is None or switch is None:
        return inner(ctx, node.body)
    if isinstance(switch.type, Int):
        low, high = wrap(low, switch.type), wrap(high, switch.type)
    if low > high:
        ctx.warning("W0251", node.span, f"the range {low} ... {high} is empty: its first value is larger than its last")
        return inner(ctx, node.body)
    there = switch.enter(low, high, node.low.span)
    if there is not None:
        first, _, span = there
        ctx.error(
            "E0252",
            node.low.span,
            f"the case {max(low, first)} appears twice",
            "",
            Note(span, "the first one is here"),
        )
    return typed.Case(node.span, low, high, inner(ctx, node.body))


def _case_value(ctx: Context, node: tree.Expression) -> int | None:
    value = integer_constant_value(ctx, node, "a case")
    return None if value is None else int(value.value)


@statement_rule(tree.Default)
def check_default(ctx: Context, node: tree.Default) -> typed.Statement:
    switch = _switch(ctx, node.span, "default")
    if switch is not None:
        if switch.default is not None:
            ctx.error(
                "E0252", node.span, "there are two `default` labels", "", Note(switch.default, "the first one is here")
            )
        switch.default = node.span
    return typed.Default(node.span, inner(ctx, node.body))


def _switch(ctx: Context, span: Span, word: str) -> Switch | None:
    assert ctx.zone is not None
    if ctx.zone.switches:
        switch = ctx.zone.switches[-1]
        if ctx.fence is not None and ctx.fence is not switch.fence:
            past_fence(ctx, span, f"`{word}`", ctx.fence)
        return switch
    ctx.error("E0253", span, f"`{word}` is outside of any switch")
    return None


# ---- return


@statement_rule(tree.Return)
def check_return(ctx: Context, node: tree.Return) -> typed.Statement:
    assert ctx.function is not None and ctx.zone is not None
    result = ctx.function.type.result
    if ctx.zone.what != "the function":
        text = f"`return` can't leave {ctx.zone.what}: it runs as a thread of its own"
        ctx.error("E0420", node.span, text, "set a variable and return it after the block")
        return typed.Return(node.span, None)
    name = ctx.function.symbol.name.partition("@")[0]
    if node.value is None:
        return _return_nothing(ctx, node, name)
    value = expression(ctx, node.value)
    if isinstance(result, Void):
        if is_bad(value.type):
            return typed.Return(node.span, None)
        if not isinstance(value.type, Void):
            ctx.error(
                "E0254", node.value.span, f"`{name}` returns void: it can't return a value", "", _declared_note(ctx)
            )
            return typed.Return(node.span, None)
        return typed.Block(node.span, (typed.Evaluate(node.span, value), typed.Return(node.span, None)))
    return typed.Return(node.span, assign_convert(ctx, value, result, f"the result of `{name}`"))


def _return_nothing(ctx: Context, node: tree.Return, name: str) -> typed.Statement:
    assert ctx.function is not None
    result = ctx.function.type.result
    if isinstance(result, Void) or is_bad(result):
        return typed.Return(node.span, None)
    if name == "main":
        return typed.Return(node.span, typed.Constant(node.span, INT, 0))
    text = f"`{name}` returns `{spell(result)}`, but this `return` has no value"
    ctx.warning("W0252", node.span, text, "", _declared_note(ctx))
    return typed.Return(node.span, None)


def _declared_note(ctx: Context) -> Note:
    assert ctx.function is not None
    return Note(ctx.function.symbol.span, "declared here")
