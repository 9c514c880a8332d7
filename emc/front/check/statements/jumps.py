"""Labels, and jumps. A jump may not leave a task block or an arm of `parallel`."""

from __future__ import annotations

from collections.abc import Callable

from emc.faults import Note
from emc.front import tree, typed
from emc.front.check import unused
from emc.front.check.bad import bad, is_bad
from emc.front.check.context import TASK, Body, Context, Fence, Jump, Landing, Zone
from emc.front.check.messages import near, spell
from emc.front.check.operands.conversions import convert, rvalue
from emc.front.check.rules import expression, expression_rule, statement, statement_rule
from emc.front.types import INT, VOID, Pointer, is_scalar
from emc.source import Span


def finish_labels(ctx: Context, body: Body) -> None:
    """Checks that every goto of the body has a label in its own zone."""
    assert ctx.function is not None
    inner = ctx.function.inner_labels
    for jump in body.gotos:
        span, zone = jump.span, jump.zone
        found, name = body.labels.get(jump.label), jump.label.partition(".")[0]
        if found is not None and found.zone is zone:
            if not jump.taken:
                _past_no_fence(ctx, jump, found)
            continue
        if found is not None:
            _crosses(ctx, name, span, zone, found.span)
        elif name in inner:
            text = f"`goto {name}` can't enter a task block: its body is a thread of its own"
            ctx.error("E0420", span, text, "", Note(inner[name], "the label"))
        elif body.parent is not None:
            text = f"`goto {name}` can't leave a task block: its body is a thread of its own, perhaps on another PE"
            ctx.error("E0420", span, text, "set a variable, name it in `update`, and test it after the block")
        else:
            ctx.error("E0260", span, f"there is no label `{name}` in this function", near(name, body.labels))
    _anywhere(ctx, body)
    unused.labels(ctx, body)
    if body.parent is not None:
        inner.update({name: place.span for name, place in body.labels.items()})


def _past_no_fence(ctx: Context, jump: Jump, label: Landing) -> None:
    """Checks that a jump does not enter the scope of an array of computed length. It may leave one."""
    fence = jump.fence
    while fence is not None and fence is not label.fence:
        fence = fence.outer
    if fence is label.fence or label.fence is None:
        return
    name = jump.label.partition(".")[0] or "*"
    past_fence(ctx, jump.span, f"`goto {name}`", label.fence, Note(label.span, "the label"))


def past_fence(ctx: Context, span: Span, what: str, fence: Fence, *notes: Note) -> None:
    """Reports a jump into the scope of a name whose type has a computed length."""
    text = f"{what} can't jump past the declaration of `{fence.name}`: a length is computed there"
    hint = "declare it before the jump, or in a block of its own"
    ctx.error("E0264", span, text, hint, Note(fence.span, f"`{fence.name}` is declared here"), *notes)


def _anywhere(ctx: Context, body: Body) -> None:
    """Checks that the same arrays are declared before all labels that a `goto *` can reach, so that it is known which
    arrays end at the jump."""
    labels = [body.labels[name] for name in body.numbered if name in body.labels]
    other = next((label for label in labels if label.fence is not labels[0].fence), None)
    for jump in body.anywhere:
        if other is not None:
            text = "this `goto *` may jump past the declaration of an array of computed length"
            hint = "declare the array before all of the labels, or in a block that contains none of them"
            ctx.error("E0264", jump.span, text, hint, Note(labels[0].span, "a label"), Note(other.span, "another one"))
        elif labels:
            _past_no_fence(ctx, jump, labels[0])


def _crosses(ctx: Context, name: str, span: Span, zone: Zone, label: Span) -> None:
    where = "leave" if zone.parent is not None and zone.what != "the function" else "enter"
    text = f"`goto {name}` can't {where} an arm of `parallel`: each arm is a thread of its own"
    ctx.error("E0421", span, text, "", Note(label, "the label"))


@statement_rule(tree.Label)
def check_label(ctx: Context, node: tree.Label) -> typed.Statement:
    assert ctx.body is not None and ctx.zone is not None
    name = ctx.scope.label(node.name)
    there = ctx.body.labels.get(name)
    if there is not None:
        ctx.error(
            "E0261", node.span, f"the label `{node.name}` appears twice", "", Note(there.span, "the first one is here")
        )
    else:
        ctx.body.labels[name] = Landing(node.span, ctx.zone, ctx.fence)
    return typed.Label(node.span, name, inner(ctx, node.body))


@statement_rule(tree.LocalLabels)
def check_local_labels(ctx: Context, node: tree.LocalLabels) -> None:
    for name in node.names:
        ctx.fresh += 1
        ctx.scope.labels[name] = f"{name}.{ctx.fresh}"


def inner(ctx: Context, node: tree.Item) -> typed.Statement:
    """Checks a statement that is part of another one."""
    return statement(ctx, node) or typed.Block(node.span, ())


@statement_rule(tree.Goto)
def check_goto(ctx: Context, node: tree.Goto) -> typed.Statement:
    assert ctx.body is not None and ctx.zone is not None
    name = ctx.scope.label(node.name)
    ctx.body.gotos.append(Jump(name, node.span, ctx.zone, ctx.fence))
    return typed.Goto(node.span, name)


# ---- GNU's labels as values: a label is a number, and `goto *` jumps to a switch at the function's beginning


@expression_rule(tree.LabelAddress)
def check_label_address(ctx: Context, node: tree.LabelAddress) -> typed.Value:
    if ctx.body is None or ctx.zone is None:
        ctx.error("E0260", node.span, f"there is no label `{node.name}`: this is outside of all functions")
        return bad(node.span)
    name = ctx.scope.label(node.name)
    ctx.body.gotos.append(Jump(name, node.span, ctx.zone, ctx.fence, taken=True))
    number = ctx.body.numbered.setdefault(name, len(ctx.body.numbered) + 1)
    return typed.Constant(node.span, Pointer(VOID), number)


@statement_rule(tree.ComputedGoto)
def check_computed_goto(ctx: Context, node: tree.ComputedGoto) -> typed.Statement:
    assert ctx.body is not None and ctx.zone is not None
    target = rvalue(ctx, expression(ctx, node.target))
    if ctx.zone.what != "the function":
        text = f"`goto *` can't be used in {ctx.zone.what}: it runs as a thread of its own"
        ctx.error("E0420", node.span, text, "write a `switch` over the labels")
    elif not is_bad(target.type) and not is_scalar(target.type):
        ctx.error("E0263", target.span, f"`goto *` needs the address of a label, but this is `{spell(target.type)}`")
    else:
        chosen = ctx.body.chosen = ctx.body.chosen or ctx.automatic("", INT, node.span)
        ctx.body.anywhere.append(Jump("", node.span, ctx.zone, ctx.fence))
        variable = typed.Variable(node.span, INT, chosen)
        choose = typed.Evaluate(node.span, typed.Assign(node.span, INT, variable, convert(target, INT)))
        return typed.Block(node.span, (choose, typed.Goto(node.span, SWITCH)))
    return typed.Block(node.span, ())


SKIPPED = {"iterate": "it runs one copy for each number", "everywhere": "it runs one copy on each PE"}
_TESTED = "set a variable and test it after the block"
SWITCH, BEGIN = ".switch", ".begin"  # no label of the program begins with a dot


def dispatcher(body: Body, span: Span) -> list[typed.Statement]:
    """The code before the body of a function with a `goto *`: the switch, and a jump past it for a normal call."""
    if body.chosen is None:
        return []
    cases = [typed.Case(span, n, n, typed.Goto(span, name)) for name, n in body.numbered.items()]
    value = typed.Load(span, INT, typed.Variable(span, INT, body.chosen))
    trap = typed.Evaluate(
        span, typed.Builtin(span, VOID, "trap", (), "the address in this `goto *` is not a label of this function")
    )
    switch = typed.Switch(span, value, typed.Block(span, tuple(cases)))
    nothing = typed.Block(span, ())
    return [typed.Goto(span, BEGIN), typed.Label(span, SWITCH, switch), trap, typed.Label(span, BEGIN, nothing)]


@statement_rule(tree.Break)
def check_break(ctx: Context, node: tree.Break) -> typed.Statement:
    assert ctx.zone is not None
    if not ctx.zone.breaks:
        _nowhere(ctx, node.span, "break", "loop or switch", lambda z: z.breaks)
    return typed.Break(node.span)


@statement_rule(tree.Continue)
def check_continue(ctx: Context, node: tree.Continue) -> typed.Statement:
    assert ctx.zone is not None
    if not ctx.zone.loops:
        _nowhere(ctx, node.span, "continue", "loop", lambda z: z.loops)
    return typed.Continue(node.span)


def _nowhere(ctx: Context, span: Span, word: str, what: str, count: Callable[[Zone], int]) -> None:
    assert ctx.zone is not None
    zone = ctx.zone.parent
    while zone is not None and not count(zone):
        zone = zone.parent
    copies = ctx.body.kind if ctx.body is not None and ctx.zone.what == TASK else ""
    if copies not in SKIPPED and zone is None:
        ctx.error("E0262", span, f"`{word}` is outside of any {what}")
        return
    hint = f"{_TESTED}, in the {what}"
    if copies in SKIPPED:
        other = f"; to leave the {what} around the block, {_TESTED}" if zone is not None and word == "break" else ""
        hint = f"`{copies}` is not a loop: {SKIPPED[copies]}. To skip the rest of a copy, write it under an `if`{other}"
    ctx.error("E0420", span, f"`{word}` can't leave {ctx.zone.what}: it runs as a thread of its own", hint)
