"""Labels, and jumps that may not leave a task block or an arm of `parallel`."""

from __future__ import annotations

from collections.abc import Callable

from emc.faults import Note
from emc.front import tree, typed
from emc.front.check.context import Body, Context, Zone
from emc.front.check.messages import near
from emc.front.check.rules import statement, statement_rule
from emc.source import Span


def finish_labels(ctx: Context, body: Body) -> None:
    """Every goto of the body finds its label in its own zone."""
    assert ctx.function is not None
    inner = ctx.function.inner_labels
    for name, span, zone in body.gotos:
        found = body.labels.get(name)
        if found is not None and found[1] is zone:
            continue
        if found is not None:
            _crosses(ctx, name, span, zone, found[0])
        elif name in inner:
            text = f"`goto {name}` can't enter a task block: its body is a thread of its own"
            ctx.error("E0420", span, text, "", Note(inner[name], "the label"))
        elif body.parent is not None:
            text = f"`goto {name}` can't leave a task block: its body is a thread of its own, perhaps on another PE"
            ctx.error("E0420", span, text, "set a variable, name it in `update`, and test it behind the block")
        else:
            ctx.error("E0260", span, f"there is no label `{name}` in this function", near(name, body.labels))
    if body.parent is not None:
        inner.update({name: place[0] for name, place in body.labels.items()})


def _crosses(ctx: Context, name: str, span: Span, zone: Zone, label: Span) -> None:
    where = "leave" if zone.parent is not None and zone.what != "the function" else "enter"
    text = f"`goto {name}` can't {where} an arm of `parallel`: each arm is a thread of its own"
    ctx.error("E0421", span, text, "", Note(label, "the label"))


@statement_rule(tree.Label)
def check_label(ctx: Context, node: tree.Label) -> typed.Statement:
    assert ctx.body is not None and ctx.zone is not None
    there = ctx.body.labels.get(node.name)
    if there is not None:
        ctx.error("E0261", node.span, f"the label `{node.name}` is there twice", "", Note(there[0], "first here"))
    else:
        ctx.body.labels[node.name] = (node.span, ctx.zone)
    return typed.Label(node.span, node.name, inner(ctx, node.body))


def inner(ctx: Context, node: tree.Item) -> typed.Statement:
    """A statement that another one contains."""
    return statement(ctx, node) or typed.Block(node.span, ())


@statement_rule(tree.Goto)
def check_goto(ctx: Context, node: tree.Goto) -> typed.Statement:
    assert ctx.body is not None and ctx.zone is not None
    ctx.body.gotos.append((node.name, node.span, ctx.zone))
    return typed.Goto(node.span, node.name)


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
    zone = ctx.zone
    while zone is not None:
        if count(zone):
            text = f"`{word}` can't leave {ctx.zone.what if ctx.zone else ''}: it runs as a thread of its own"
            ctx.error("E0420", span, text, f"set a variable and test it behind, in the {what}")
            return
        zone = zone.parent
    ctx.error("E0262", span, f"`{word}` stands in no {what}")
