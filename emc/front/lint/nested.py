# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about an `everywhere` that every copy of an `everywhere` starts: N_PE times N_PE copies.

void add_one(void) { everywhere (A) dowith () { ... } }
everywhere dowith () { add_one(); }                 each element gets N_PE
"""

from __future__ import annotations

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import kept, live
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import Copies, copies_of


@rule(typed.Unit)
def started_by_all(lint: Lint, node: typed.Unit) -> None:
    whole = {f.symbol: kept(copies_of, f) for f in node.functions}
    starts = {symbol: (symbol, inner) for symbol, copies in whole.items() for inner in _started(copies)[:1]}
    if not starts:
        return
    calls = {s: {_called(one) for one in copies.by_all()} for s, copies in whole.items() if s not in starts}
    while more := {s: starts[c] for s, called in calls.items() for c in called if c in starts and s not in starts}:
        starts |= more
    for function in node.functions:
        for block in live(function):
            if isinstance(block, typed.TaskBlock) and isinstance(block.place, typed.Everywhere):
                copies = kept(copies_of, block)
                for inner in _started(copies):
                    _warn(lint, inner, block, "this block")
                for call in copies.by_all():
                    symbol = _called(call)
                    if symbol is not None and symbol in starts:
                        _warn(lint, call, starts[symbol][1], f"the block in `{shown(starts[symbol][0])}`")
            elif isinstance(block, typed.Call) and (name := _called(block)) is not None and name.name == "spmd":
                given = block.arguments[0] if block.arguments else None
                if isinstance(given, typed.FunctionAddress) and given.symbol in starts:
                    owner, inner = starts[given.symbol]
                    _warn(lint, block, inner, f"the block in `{shown(owner)}`")


def _started(copies: Copies) -> list[typed.TaskBlock]:
    """The `everywhere` blocks that all copies start."""
    found: list[typed.TaskBlock] = []
    for one in copies.by_all(blocks=True):
        if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere):
            found.append(one)
    return found


def _called(node: typed.Node) -> typed.FunctionName | None:
    if isinstance(node, typed.Call) and isinstance(node.function, typed.FunctionAddress):
        return node.function.symbol
    return None


def _warn(lint: Lint, node: typed.Value | typed.TaskBlock, other: typed.TaskBlock, what: str) -> None:
    text = f"every PE starts {what} on every PE: it runs N_PE times on each"
    hint = "start it once, outside of `everywhere`; or do here only this PE's part, without another `everywhere`"
    lint.faults.warning(
        "W0569", node.span, text, hint, *((Note(other.span, "this block"),) if node is not other else ())
    )
