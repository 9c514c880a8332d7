"""Warns about statements that cannot be reached.

    return n;
    n = 0;            nothing comes here

Only the first of them is reported. It does not warn about: code after a constant condition, a label or a case; `break`
after a return; and a last `return` after `exit(1)` or an endless loop, which other compilers require.
"""

from __future__ import annotations

from emc.front import typed
from emc.front.graph import ENDING
from emc.front.lint.nodes import callee, every
from emc.front.lint.rules import Lint, rule

_JUMPS = typed.Return | typed.Break | typed.Continue | typed.Goto
_ENTRIES = typed.Label | typed.Case | typed.Default


@rule(typed.Block)
def unreachable(lint: Lint, node: typed.Block) -> None:
    """Checks each block separately: unreachable code in an inner block has been reported there."""
    stop: typed.Node | None = None  # the statement that ends the control flow, until a statement can be reached again
    told = False
    for item in node.items:
        if stop is not None and _can_be_entered(item):
            stop, told = None, False
        if stop is not None and not told and not _idle(stop, item, node):
            text = f"this code is never reached, because {_way(stop)}"
            lint.warning("W0540", item.span, text, "remove it, or write a label before it")
            told = True
        if stop is None and stops(item):
            stop = item


def _idle(stop: typed.Node, following: typed.Node, block: typed.Block) -> bool:
    """Whether the code after it does no harm, or was not written by the user."""
    if isinstance(following, typed.Block) and not following.items:
        return True
    if isinstance(following, typed.Break):
        return True
    if isinstance(following, typed.Return):
        end = (block.span.end_line, block.span.end_column - 1)
        return not isinstance(_last(stop), _JUMPS) or (following.span.line, following.span.column) == end
    return following.span == stop.span


def stops(s: typed.Node) -> bool:
    """Whether the program certainly does not continue after the statement."""
    match s:
        case typed.Return() | typed.Break() | typed.Continue() | typed.Goto():
            return True
        case typed.Evaluate():
            return _ends(s.value)
        case typed.Block():
            return _block_stops(s)
        case typed.If(other=other) if other is not None and not isinstance(s.test, typed.Constant):
            return stops(s.then) and stops(other)
        case typed.While(test=typed.Constant(value=value)):
            return bool(value) and not _can_be_left(s.body)
        case typed.For():
            test = s.test
            return (test is None or (isinstance(test, typed.Constant) and bool(test.value))) and not _can_be_left(
                s.body
            )
        case typed.Label() | typed.Case() | typed.Default():
            return stops(s.body)
        case _:
            return False


def _block_stops(block: typed.Block) -> bool:
    stopped = False
    for item in block.items:
        stopped = (stopped and not _can_be_entered(item)) or stops(item)
    return stopped


def _ends(value: typed.Value) -> bool:
    return callee(value) in ENDING or (isinstance(value, typed.Builtin) and value.name == "trap")


def _can_be_entered(s: typed.Node) -> bool:
    """Whether a jump may lead into the statement."""
    if isinstance(s, _ENTRIES):
        return True
    return not isinstance(s, _JUMPS | typed.Evaluate) and any(isinstance(one, _ENTRIES) for one in every(s))


def _can_be_left(body: typed.Node) -> bool:
    """Whether a break or a goto in the body of an endless loop may leave it."""
    work = [body]
    while work:
        s = work.pop()
        match s:
            case typed.Break() | typed.Goto():
                return True
            case typed.While() | typed.DoWhile() | typed.For() | typed.Switch():
                if any(isinstance(one, typed.Goto) for one in every(s)):
                    return True
            case typed.Block():
                work += s.items
            case typed.If():
                work += [s.then] if s.other is None else [s.then, s.other]
            case typed.Label() | typed.Case() | typed.Default():
                work.append(s.body)
            case _:
                pass
    return False


def _last(s: typed.Node) -> typed.Node:
    """The statement that ends the control flow, if one can be named."""
    match s:
        case typed.Block():
            return _last(next(item for item in reversed(s.items) if stops(item)))
        case typed.Label() | typed.Case() | typed.Default():
            return _last(s.body)
        case typed.If():
            return _last(s.then)
        case _:
            return s


def _way(stop: typed.Node) -> str:
    if isinstance(stop, typed.If):
        return "both branches of the `if` before it leave"
    match _last(stop):
        case typed.Goto(name=name):
            return f"of the `goto {'*' if name.startswith('.') else name}` before it"
        case typed.Return():
            return "of the `return` before it"
        case typed.Break():
            return "of the `break` before it"
        case typed.Continue():
            return "of the `continue` before it"
        case typed.While() | typed.For():
            return "of the endless loop before it"
        case _:
            return "the function called before it does not return"
