# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about locks that do not exclude other threads.

lock_t door;                                    one on every PE
everywhere dowith () { lock(&door); ... }       each PE takes its own

lock(&door); A[3] = v; unlock(&door);           the lock may be free before the write has arrived: fence() first
"""

from __future__ import annotations

from typing import Any

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.nodes import live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.types import Spread


@rule(typed.TaskBlock)
def own_locks(lint: Lint, node: typed.TaskBlock) -> None:
    """Warns about a lock of this PE in a copy of `everywhere`, which is the only copy on its PE."""
    if not isinstance(node.place, typed.Everywhere):
        return
    for call in live(node.body, into_blocks=False):
        if _name(call) != "lock":
            continue
        value = strip(call.arguments[0])
        symbol = root(value.object) if isinstance(value, typed.Address) and not remote(value.object) else None
        if isinstance(symbol, typed.Static) and not isinstance(symbol.type, Spread):
            name = shown(symbol)
            text = f"each PE has its own `{name}`: this does not keep other PEs out"
            lint.warning("W0562", call.span, text, f"declare it `lock_t global {name}`: one for all PEs")


@rule(typed.Block)
def written_before_unlock(lint: Lint, node: typed.Block) -> None:
    """Warns about a write to another PE than the lock's, in the same list of statements, without a fence between
    them."""
    held: typed.Value | None = None
    late: Any = None
    for item in node.items:
        for one in live(item, into_blocks=False):
            name = _name(one)
            if name == "lock":
                held, late = one.arguments[0], None
            elif name in ("fence", "barrier_fence") or isinstance(one, typed.TaskBlock):
                late = None
            elif name == "unlock" and held is not None and late is not None:
                _warn(lint, one, late)
                held = None
            elif held is not None and late is None and isinstance(one, typed.Assign) and remote(one.target):
                late = one if _elsewhere(lint, held, one.target) else None


def _warn(lint: Lint, unlock: typed.Call, write: typed.Assign) -> None:
    text = (
        "the lock may be released before this write has arrived, because the lock and this object are on different PEs"
    )
    lint.warning(
        "W0563",
        write.span,
        text,
        "call `fence()` before `unlock`; or put the lock on the same PE as the data that it guards",
    )


def _name(node: Any) -> str:
    if isinstance(node, typed.Call) and isinstance(node.function, typed.FunctionAddress):
        return node.function.symbol.name
    return ""


def _elsewhere(lint: Lint, lock: typed.Value, target: typed.Value) -> bool:
    """Whether the object is certainly on another PE than the lock, in some copy or iteration."""
    while isinstance(target, typed.MemberOf):
        target = target.base
    door = strip(lock)
    while isinstance(door, typed.Address):
        inner = door.object
        while isinstance(inner, typed.MemberOf):
            inner = inner.base
        if not isinstance(inner, typed.Deref):
            return False
        door = inner.pointer
    place = target.pointer if isinstance(target, typed.Deref) else None
    if not isinstance(door, typed.SpreadElement) or not isinstance(place, typed.SpreadElement):
        return False
    here, there = _pe(lint, door), _pe(lint, place)
    return here is not None and here != there and lint.target.pes > 1


def _pe(lint: Lint, element: typed.SpreadElement) -> int | None:
    """The PE of an element of one dimension; None if constants do not give it."""
    if not element.indices:
        return 0
    index = element.indices[0]
    if len(element.indices) == 1 and isinstance(index, typed.Constant) and isinstance(index.value, int):
        return index.value % lint.target.pes
    return None
