# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about loops that wait for another thread but never give up the turn.

    while (!flag);                 `flag` is this PE's own: a thread is never interrupted, so that nothing can set it
    while (!done) n++;             likewise: the loop ends with the first test or never

It warns about a loop whose test reads memory of this PE that the loop does not set, if the loop can't end otherwise and
nothing in it gives up the turn. It makes no difference whether the object is volatile, or whether the machine is an
EM-X, whose packets see memory as a thread leaves it.
"""

from __future__ import annotations

from typing import Any

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.nodes import every, live, strip
from emc.front.lint.rules import Lint, rule

_NO_TURN = frozenset({"my_pe", "math", "own_count", "own_index", "global_of", "local_of", "pe_of", "send"})
_WAYS_OUT = (typed.Break, typed.Return, typed.Goto, typed.Label)


@rule(typed.While, typed.DoWhile, typed.For)
def spins(lint: Lint, node: typed.While | typed.DoWhile | typed.For) -> None:
    if node.test is None or isinstance(node.test, typed.Constant):
        return
    parts = [node.test, node.body, *([node.step] if isinstance(node, typed.For) and node.step is not None else [])]
    inside = [one for part in parts for one in live(part)]
    if any(_gives_turn(one) or isinstance(one, _WAYS_OUT) for one in inside):
        return
    tested = _Tested(node.test)
    if tested.found and not tested.may_be_set(inside):
        text = f"this loop ends at once or never: nothing in it sets {tested.names()}"
        if not tested.alone:
            text += ", and no other thread of this PE runs before it ends"
        hint = (
            "set it in the loop" if tested.alone else "call `resched()` in the loop, or wait for a cell with `i_read`"
        )
        lint.warning("W0557", node.span, text, hint)


def _gives_turn(node: Any) -> bool:
    """Whether other threads may run here. A write only sends a packet."""
    match node:
        case typed.Builtin():
            return node.name not in _NO_TURN
        case typed.Load():
            return bool(remote(node.object))
        case typed.Update():
            return bool(remote(node.target))
        case typed.Call() | typed.RemoteCall() | typed.Packet() | typed.TaskBlock() | typed.Parallel():
            return True
        case _:
            return False


def _named(thing: typed.Value) -> typed.Automatic | typed.Static | None:
    """The variable that is read, also as `*(volatile int *)&x`; None if there is none."""
    pointer = strip(thing.pointer) if isinstance(thing, typed.Deref) else None
    return root(pointer.object if isinstance(pointer, typed.Address) else thing)


class _Tested:
    """The variables and memory that the test of a loop reads."""

    def __init__(self, test: typed.Value):
        self.symbols: set[typed.Automatic | typed.Static] = set()  # the variables
        self.pointed = False  # it reads through pointers
        # it reads something, and only memory of this PE that only assignments change
        self.found = not any(isinstance(node, typed.Assign | typed.Update) for node in every(test))
        for node in every(test):
            if isinstance(node, typed.Load):
                symbol = _named(node.object)
                self.pointed |= symbol is None
                self.symbols |= {symbol} if symbol is not None else set()
        self.found = self.found and bool(self.symbols)
        # only the loop can know what it reads
        self.alone = not self.pointed and all(isinstance(s, typed.Automatic) and not s.addressed for s in self.symbols)

    def may_be_set(self, nodes: list[Any]) -> bool:
        """Whether one of the nodes may set it: by name, or through a local pointer, which may point anywhere in
        memory."""
        for node in nodes:
            if isinstance(node, typed.Assign | typed.Update):
                symbol = root(node.target)
                if symbol in self.symbols or (not remote(node.target) and not self.alone and symbol is None):
                    return True
                if self.pointed and not (isinstance(symbol, typed.Automatic) and not symbol.addressed):
                    return True
        return False

    def names(self) -> str:
        return (
            " or ".join(sorted(f"`{shown(symbol)}`" for symbol in self.symbols))
            + self.pointed * " or what they point to"
        )


@rule(typed.TaskBlock)
def spins_on_a_copy(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns about a loop of a block that waits for its own copy of a variable, which nothing in the block sets."""
    own = {capture.inner for capture in node.captures if not capture.inner.addressed}
    own -= {root(one.target) for one in live(node.body) if isinstance(one, typed.Assign | typed.Update)}
    for loop in live(node.body, into_blocks=False):
        if not isinstance(loop, typed.While | typed.DoWhile) or isinstance(loop.test, typed.Constant):
            continue
        reads = [one.object for one in live(loop.test) if isinstance(one, typed.Load)]
        calls = any(isinstance(one, typed.Call | typed.Builtin | typed.RemoteCall) for one in live(loop.test))
        if any(isinstance(one, _WAYS_OUT) for one in live(loop)) or calls or not reads:
            continue
        if all(isinstance(one, typed.Variable) and one.symbol in own for one in reads):
            name = shown(root(reads[0]) or node.captures[0].inner)
            text = (
                f"this loop ends at once or never: `{name}` is the block's own copy, and nothing in the block sets it"
            )
            hint = (
                "use a file-scope variable, `global` if the block runs on another PE; or wait for a cell with `i_read`"
            )
            lint.warning("W0557", loop.span, text, hint)
