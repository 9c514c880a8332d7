"""Task blocks and `parallel` (language.md, section 4).

The body of a block has its own variables for all variables of the bodies around it that it names. Captures start with a
value, which the starter evaluates; private variables start without one. At the join, updates are copied back and
reductions are combined.
"""

from __future__ import annotations

from emc.front import tree, typed
from emc.front.check.context import TASK, Body, Context
from emc.front.check.declarations.holding import hold
from emc.front.check.operands.lvalues import mark_written
from emc.front.check.parallel.clauses import check_written, enlist, reductions_of, updates_of
from emc.front.check.parallel.places import kind_of, place_of
from emc.front.check.rules import statement, statement_rule
from emc.front.check.statements.control import items
from emc.front.check.statements.jumps import finish_labels
from emc.front.flow import may_leave_unset
from emc.front.types import unqualified

ARM = "an arm of `parallel`"


@statement_rule(tree.TaskBlock)
def check_task_block(ctx: Context, node: tree.TaskBlock) -> typed.Statement:
    assert ctx.body is not None
    outer = ctx.body
    body = Body(kind_of(node.place), outer)
    place = place_of(ctx, body, node)
    for name in node.variables:
        enlist(ctx, body, name)
    updates = updates_of(ctx, body, node)
    reductions = reductions_of(ctx, body, node, {u.inner: u.span for u in updates})
    ctx.body = body
    with ctx.zoned(TASK), ctx.scoped() as scope:
        made = items(ctx, node.body)
        finish_labels(ctx, body)
        made = [*(hold(ctx, array) for array in body.arrays), *made]
        scope.locals += body.arrays
    ctx.body = outer
    block = typed.Block(node.body.span, tuple(made), tuple(scope.locals))
    for clause in (*updates, *reductions):
        check_written(ctx, body, clause)
        mark_written(ctx, clause.outer)
    if not ctx.faults.errors:  # the control flow of a body with errors is not known
        _keep_values(body, block, updates)
    captures = tuple(body.captures)
    return typed.TaskBlock(
        node.span, place, node.wait, captures, tuple(body.privates), tuple(updates), tuple(reductions), block
    )


def _keep_values(body: Body, block: typed.Block, updates: list[typed.CopyBack]) -> None:
    """If the body may leave an update variable unset, gives it the starter's value, so that the variable keeps this
    value."""
    kept = may_leave_unset(block, [u.inner for u in updates if u.inner in body.privates])
    for update in updates:
        if update.inner in kept:
            body.privates.remove(update.inner)
            value = typed.Load(update.span, unqualified(update.outer.type), update.outer)
            body.captures.append(typed.Capture(update.span, update.inner, value))


# ---- parallel


@statement_rule(tree.Parallel)
def check_parallel(ctx: Context, node: tree.Parallel) -> typed.Statement:
    arms: list[typed.Statement] = []
    with ctx.scoped() as scope:
        for item in node.body.items:
            if isinstance(item, tree.Declaration):
                text = "a declaration can't be an arm of `parallel`: the arms share the variables around them"
                ctx.error("E0453", item.span, text, "move it before `parallel`, or into braces inside an arm")
                statement(ctx, item)
                continue
            with ctx.zoned(ARM):
                arm = statement(ctx, item)
            if arm is not None:
                arms.append(arm)
    made = typed.Parallel(node.span, tuple(arms))
    return typed.Block(node.span, (made,), tuple(scope.locals)) if scope.locals else made
