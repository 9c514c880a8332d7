# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about locks that a path keeps, that are tried the wrong way round, or that guard one object by turns.

lock(&door); if (full) return -1; unlock(&door);        the lock is never released on that path
while (trylock(&door) != 0) resched();                  trylock gives 1 to the thread that has got the lock
if (me % 2) { lock(&a); n = n + 1; ... } else { lock(&b); n = n + 1; ... }      two locks for one object
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.alone import only_from_main
from emc.front.lint.nodes import PARTS, callee, equal, kept, live, strip
from emc.front.lint.rules import Lint, rule


@rule(typed.Unit)
def left_locked(lint: Lint, node: typed.Unit) -> None:
    """Warns about a `return` between `lock` and the `unlock` of the same lock, if only this function releases it."""
    unlocks = {
        function.symbol: [one.arguments[0] for one in live(function, into_blocks=False) if callee(one) == "unlock"]
        for function in node.functions
    }
    for function in node.functions:
        own = unlocks[function.symbol]
        others = [one for symbol, found in unlocks.items() if symbol is not function.symbol for one in found]
        own = [one for one in own if _lock(one) is not None and all(_lock(one) is not _lock(other) for other in others)]
        if own:
            _walk(lint, function.body, [], own)


def _walk(lint: Lint, node: Any, held: list[typed.Call], unlocks: list[typed.Value]) -> bool:
    """Goes through a statement with the locks that are held, and changes the list. Returns whether its end is
    reached."""
    match node:
        case typed.Block(items=items):
            return all(_walk(lint, item, held, unlocks) for item in items)
        case typed.If(test=test, then=then, other=other):
            states, got = [list(held), list(held)], _tried(test)
            if got is not None and got[1] and isinstance(got[0], typed.Call):
                states[0].append(got[0])
            ends = [_walk(lint, way, state, unlocks) for way, state in zip((then, other), states, strict=True)]
            if got is not None and ends[0] and got[0] in states[0] and _is_last(node, got[0], unlocks):
                text = "this path goes on with the lock: no other thread gets it again"
                note = Note(got[0].span, "the lock is taken here")
                lint.faults.warning("W0562", then.span, text, "call `unlock` at the end of each path", note)
            reached = [state for state, end in zip(states, ends, strict=True) if end]
            held[:] = [one for one in held + states[0] + states[1] if reached and all(one in s for s in reached)]
            held[:] = list({id(one): one for one in held}.values())
            return bool(reached)
        case typed.Evaluate(value=value):
            call = strip(value)
            if callee(call) == "lock" and isinstance(call, typed.Call):
                held.append(call)
            elif callee(call) == "unlock" and isinstance(call, typed.Call):
                held[:] = [one for one in held if not equal(strip(one.arguments[0]), strip(call.arguments[0]))]
            return True
        case typed.Return():
            for one in held:
                if any(_follows(other, node) and equal(strip(one.arguments[0]), strip(other)) for other in unlocks):
                    text = "this leaves the function with the lock: no other thread gets it again"
                    hint = "call `unlock` before this `return`, too; or leave the function at one place, after `unlock`"
                    lint.faults.warning("W0562", node.span, text, hint, Note(one.span, "the lock is taken here"))
            return False
        case typed.Break() | typed.Continue() | typed.Goto():
            return False
        case typed.For() | typed.While() | typed.DoWhile():
            _walk(lint, node.body, list(held), unlocks)
            return True
        case _:
            return True


def _is_last(node: typed.If, call: typed.Value, unlocks: list[typed.Value]) -> bool:
    """Whether all calls of `unlock` of that lock are in the statement, and there is one."""
    assert isinstance(call, typed.Call)
    own = [one for one in unlocks if equal(strip(one), strip(call.arguments[0]))]
    inside = set(map(id, live(node.then)))
    return bool(own) and all(id(one) in inside for one in own)


def _follows(later: typed.Node, node: typed.Node) -> bool:
    return (later.span.line, later.span.column) > (node.span.line, node.span.column)


@rule(typed.While, typed.If)
def tried_backwards(lint: Lint, node: typed.While | typed.If) -> None:
    """Warns about a loop that goes on while `trylock` has got the lock, and about `unlock` where it has not."""
    given = _tried(node.test)
    if given is None:
        return
    call, wants = given
    if isinstance(node, typed.While):
        wrong = wants and not any(callee(one) in ("unlock", "fence") for one in live(node.body))
    else:
        wrong = not wants and any(callee(one) == "unlock" for one in live(node.then))
    if wrong:
        text = "`trylock` returns 1 if this thread has got the lock, and 0 if another one has it: this is the other "
        hint = "write `while (!trylock(...)) resched();`; or `lock`, which waits"
        if isinstance(node, typed.If):
            hint = "write `if (trylock(...)) { ... unlock(...); }`; or `lock`, which waits"
        lint.warning("W0562", call.span, text + "way round", hint)


def _tried(test: typed.Value) -> tuple[typed.Value, bool] | None:
    """The `trylock` that a condition asks for, and whether the condition holds with the lock."""
    wants, test = True, strip(test)
    while True:
        if isinstance(test, typed.Unary) and test.op == "!":
            wants, test = not wants, strip(test.operand)
        elif (
            isinstance(test, typed.Binary) and test.op in ("==", "!=") and isinstance(strip(test.right), typed.Constant)
        ):
            number = strip(test.right)
            assert isinstance(number, typed.Constant)
            wants = wants == ((test.op == "!=") == (number.value == 0))
            test = strip(test.left)
        else:
            return (test, wants) if callee(test) == "trylock" else None


@rule(typed.Unit)
def two_locks(lint: Lint, node: typed.Unit) -> None:
    """Warns about a global object that copies write under one lock here and under another one there."""
    if not any(callee(one) == "lock" for function in node.functions for one in live(function)):
        return
    alone = kept(only_from_main, node)
    guarded: dict[typed.Static, list[tuple[set[Any], typed.Value]]] = {}
    for function in node.functions:
        here = set(map(id, live(function, into_blocks=False))) if function.symbol in alone else set[int]()
        for locks, write, symbol in _writes(function.body, frozenset()):
            if id(write) not in here and None not in locks:
                guarded.setdefault(symbol, []).append((set(locks), write))
    for symbol, found in guarded.items():
        first, write = found[0]
        for locks, other in found[1:]:
            if first and locks and not first & locks:
                name = shown(symbol)
                text = f"`{name}` is written under another lock here than elsewhere: the two don't exclude each other"
                note = Note(write.span, "written here, under the other lock")
                lint.faults.warning("W0563", other.span, text, f"take one lock for all accesses to `{name}`", note)
                break


def _writes(node: Any, locks: frozenset[Any]) -> Iterator[tuple[frozenset[Any], typed.Value, typed.Static]]:
    """The assignments to global objects without dimensions, and the locks that are held."""
    if isinstance(node, typed.Assign):
        place = node.target.pointer if isinstance(node.target, typed.Deref) else None
        if isinstance(place, typed.SpreadElement) and not place.indices:
            yield locks, node, place.symbol
    if isinstance(node, typed.Block):
        for item in node.items:
            call = strip(item.value) if isinstance(item, typed.Evaluate) else None
            if isinstance(call, typed.Call) and callee(call) in ("lock", "unlock"):
                lock = _lock(call.arguments[0])
                locks = locks | {lock} if callee(call) == "lock" else locks - {lock}
            yield from _writes(item, locks)
        return
    for name in PARTS[type(node)]:
        part = getattr(node, name)
        for one in part if type(part) is tuple else (part,):
            if one is not None:
                yield from _writes(one, locks)


def _lock(value: typed.Value) -> Any:
    """The global object that is the lock; None if it is another one, or an element."""
    value = strip(value)
    while isinstance(value, typed.Address) and isinstance(value.object, typed.Deref):
        value = strip(value.object.pointer)
    return value.symbol if isinstance(value, typed.SpreadElement) and not value.indices else None
