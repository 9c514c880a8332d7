# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about memory from `spread_alloc` and `malloc` that is too small for its elements, that nothing sets, or that is
used after `free`; and about memory that a transfer is still sending.

int shared *v = spread_alloc(100, 1);                       the second argument is the size of an element: sizeof(int)
int shared *v = spread_alloc(8, 4);  v[i]++;                the memory holds what was there before
"""

from __future__ import annotations

from typing import Any

from emc.collectives import COMBINING
from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown, spell
from emc.front.check.operands.lvalues import root
from emc.front.lint.early import waits
from emc.front.lint.nodes import PRINTS, callee, kept, live, mentions, strip
from emc.front.lint.ranges import variable
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import copies_of
from emc.front.lint.values import Levels
from emc.front.types import Pointer, Void, size_of
from emc.source import Span

_UNSET = frozenset({"spread_alloc", "malloc"})
_FREES = frozenset({"spread_free", "free"})


@rule(typed.Convert)
def size_of_an_element(lint: Lint, node: typed.Convert) -> None:
    call, type = node.operand, node.type
    if callee(call) != "spread_alloc" or not isinstance(type, Pointer) or isinstance(type.to, Void):
        return
    assert isinstance(call, typed.Call)
    count, size = (strip(one) for one in call.arguments)
    needs = size_of(type.to)
    if count.span in lint.sizeofs and size.span not in lint.sizeofs:
        text = (
            "`spread_alloc` gets the number of elements first, then the size of one: here they are the other way round"
        )
        lint.warning("W0577", count.span, text, f"write `spread_alloc(n, sizeof({spell(type.to)}))`")
    elif _is_share(lint, count):
        text = "`spread_alloc` gets the number of elements of the whole array, and this is one PE's share of them"
        lint.warning("W0577", count.span, text, "leave out the division by `N_PE`")
    elif isinstance(size, typed.Constant) and size.value < needs:
        text = f"the second argument of `spread_alloc` is the size of an element, {size.value} here, but each element "
        text += f"of this pointer takes {needs} bytes: the last ones lie outside of the memory"
        lint.warning("W0577", size.span, text, f"write `sizeof({spell(type.to)})`")


def _is_share(lint: Lint, count: typed.Value) -> bool:
    """Whether it is divided by the number of PEs."""
    by = strip(count.right) if isinstance(count, typed.Binary) and count.op == "/" else None
    return isinstance(by, typed.Constant) and by.value == lint.target.pes > 1


@rule(typed.FunctionBody)
def read_before_set(lint: Lint, node: typed.FunctionBody) -> None:
    """Warns about memory that the function only reads or updates, and hands to no other code."""
    given = [
        (one.target.symbol, callee(strip(one.value)))
        for one in live(node)
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable)
    ]
    for symbol, name in given:
        if name in _UNSET and isinstance(symbol, typed.Automatic) and [s for s, _ in given].count(symbol) == 1:
            first = _Uses(node, symbol).first
            if first is not None:
                text = (
                    f"`{name}` does not clear the memory, and nothing sets it: this {_USE[type(first)]} what was there"
                )
                hint = "first set each element, for example to 0" + ("; or use `calloc`" if name == "malloc" else "")
                lint.warning("W0578", first.span, text, hint)


_USE: dict[type, str] = {typed.Update: "changes", typed.Load: "reads"}


class _Uses:
    """How a function uses the memory to which a variable, or a block's copy of it, points. first: the first read or
    update; None if the memory may be set, too."""

    def __init__(self, function: typed.FunctionBody, symbol: typed.Automatic):
        self.names = {symbol}
        self.first: typed.Value | None = None
        plain: set[int] = set()  # mentions of the variable that are understood, by id
        nodes = list(live(function))
        for one in nodes:
            if isinstance(one, typed.Capture) and self._is(one.value):
                self.names.add(one.inner)
                plain.add(id(strip(one.value)))
        for one in nodes:
            match one:
                case typed.Assign(target=target) if self._reaches(target, plain):
                    self.first = None
                    return
                case typed.Update(target=target) if self._reaches(target, plain):
                    self.first = self.first or one
                case typed.Load(object=thing) if self._reaches(thing, plain):
                    self.first = self.first or one
                case typed.Call(arguments=arguments) if callee(one) in _FREES:
                    plain |= {id(strip(argument)) for argument in arguments}
                case typed.Binary(op="==" | "!=", left=left, right=right):
                    plain |= {id(strip(left)), id(strip(right))}
                case typed.Unary(op="!", operand=operand):
                    plain.add(id(strip(operand)))
                case _:
                    pass
        if any(self._is(one) and id(one) not in plain for one in nodes if isinstance(one, typed.Load)):
            self.first = None  # another function may set it

    def _is(self, value: typed.Value) -> bool:
        value = strip(value)
        thing = value.object if isinstance(value, typed.Load) else None
        return isinstance(thing, typed.Variable) and thing.symbol in self.names

    def _reaches(self, thing: typed.Value, plain: set[int]) -> bool:
        """Whether an lvalue is part of the memory. Notes how it gets there."""
        while isinstance(thing, typed.MemberOf):
            thing = thing.base
        pointer = thing.pointer if isinstance(thing, typed.Deref) else None
        while isinstance(pointer, typed.PointerAdd):
            pointer = strip(pointer.pointer)
        if pointer is None or not self._is(pointer):
            return False
        plain.add(id(strip(pointer)))
        return True


@rule(typed.Block)
def used_after_free(lint: Lint, node: typed.Block) -> None:
    """Warns about memory that a later statement of the same list uses, although it was freed."""
    if not lint.names(*_FREES):
        return
    freed: dict[typed.Automatic, str] = {}
    for item in node.items:
        for one in live(item):
            target = one.target if isinstance(one, typed.Assign) else None
            if isinstance(target, typed.Variable) and isinstance(target.symbol, typed.Automatic):
                freed.pop(target.symbol, None)
            pointer = one.pointer if isinstance(one, typed.Deref) else None
            while isinstance(pointer, typed.PointerAdd):
                pointer = pointer.pointer
            symbol = variable(pointer) if pointer is not None else None
            if symbol in freed:
                text = f"`{freed.pop(symbol)}` has freed this memory: it may belong to something else by now"
                lint.warning("W0581", one.span, text, "free it after the last use")
        call = item.value if isinstance(item, typed.Evaluate) else None
        if callee(call) in _FREES and isinstance(call, typed.Call):
            symbol = variable(call.arguments[0])
            if symbol is not None:
                freed[symbol] = callee(call)


@rule(typed.Block)
def freed_under_a_thread(lint: Lint, node: typed.Block) -> None:
    """Warns about memory that is freed while a forked thread may still use it."""
    if not lint.names(*_FREES):
        return
    users: dict[typed.Automatic, Span] = {}
    for item in node.items:
        for one in live(item, into_blocks=False):
            if isinstance(one, typed.TaskBlock) and not one.wait:
                given = (capture.value for capture in one.captures)
                users |= {symbol: one.span for value in given if (symbol := variable(value)) is not None}
            elif isinstance(one, typed.RemoteCall) and one.fork:
                users |= {symbol: one.span for value in one.arguments if (symbol := variable(value)) is not None}
            elif isinstance(one, typed.Call) and callee(one) in _FREES:
                symbol = variable(one.arguments[0])
                if symbol in users:
                    text = f"a forked thread may still use the memory that `{callee(one)}` frees here"
                    hint = "first wait for the thread, with `dowith` or `i_read`"
                    note = Note(users.pop(symbol), "the thread starts here")
                    lint.faults.warning("W0581", one.span, text, hint, note)
            elif waits(one) and callee(one) not in PRINTS:
                users.clear()


@rule(typed.Unit)
def allocated_by_all(lint: Lint, node: typed.Unit) -> None:
    """Warns about a `spread_alloc` that every PE calls: each gets an array of its own that is spread over all PEs. A
    block that frees arrays, too, means it, unless each PE sets only its part."""
    started = {
        one.arguments[0].symbol
        for function in node.functions
        for one in live(function)
        if callee(one) == "spmd" and isinstance(one.arguments[0], typed.FunctionAddress)
    }
    bodies = [kept(copies_of, f) for f in node.functions if f.symbol in started]
    bodies += [
        kept(copies_of, one)
        for function in node.functions
        for one in live(function)
        if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere)
    ]
    for copies in bodies:
        if any(callee(one) == "spread_free" for one in live(copies.body)) and not _sets_parts(copies.body, node):
            continue
        for one in copies.by_all():
            if callee(one) == "spread_alloc" and lint.target.pes > 1:
                text = "every PE calls `spread_alloc` here, and each gets another array, which is spread over all PEs"
                hint = "call it once, before `everywhere`, and list the pointer: `everywhere dowith (v) { ... }`"
                lint.warning("W0569", one.span, text, hint)


def _sets_parts(body: typed.Block, unit: typed.Unit) -> bool:
    """Whether each PE sets the elements that its number gives, of an array from `spread_alloc`."""
    levels = kept(Levels, unit)
    given = {
        one.target.symbol
        for one in live(body)
        if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable)
        if callee(strip(one.value)) == "spread_alloc"
    }
    return any(_is_part(one, symbol, levels) for symbol in given for one in live(body))


def _is_part(node: typed.Node, symbol: typed.Automatic | typed.Static, levels: Levels) -> bool:
    """Whether it sets an element of the array whose number depends on the PE's."""
    place = node.target.pointer if isinstance(node, typed.Assign) and isinstance(node.target, typed.Deref) else None
    return isinstance(place, typed.PointerAdd) and variable(place.pointer) is symbol and levels.of(place.index) == 2


@rule(typed.Unit)
def changed_while_sent(lint: Lint, node: typed.Unit) -> None:
    """Warns about the source of a transfer that a later statement sets, or its destination that one reads, although
    nothing has waited for it."""
    blind = frozenset(function.symbol.name for function in node.functions if not any(map(waits, live(function))))
    for function in node.functions:
        if not kept(mentions, function).isdisjoint(_STARTS):
            for block in live(function):
                if isinstance(block, typed.Block):
                    _check_transfers(lint, block, blind)


def _check_transfers(lint: Lint, node: typed.Block, blind: frozenset[str]) -> None:
    """blind: the functions of the file that do not wait."""
    under_way: dict[typed.Automatic | typed.Static, str] = {}
    filled: dict[typed.Automatic | typed.Static, str] = {}
    for item in node.items:
        for one in live(item):
            name = callee(one)
            if name in _TRANSFERS:
                source = strip(one.arguments[_TRANSFERS[name]])
                symbol = root(source.object) if isinstance(source, typed.Address) else None
                if symbol is not None:
                    under_way[symbol] = name
            elif name in _FILLS:
                place = strip(one.arguments[_FILLS[name]])
                symbol = root(place.object) if isinstance(place, typed.Address) else None
                if symbol is not None:
                    filled[symbol] = name
            elif isinstance(one, typed.Load) and root(one.object) in filled:
                _not_come(lint, one, root(one.object), filled)
            elif isinstance(one, typed.Call | typed.RemoteCall) or (
                isinstance(one, typed.Builtin) and one.name in _WAITS
            ):
                given = {root(a.object) for value in one.arguments if isinstance(a := strip(value), typed.Address)}
                if (early := given & filled.keys()) and name in blind:
                    _not_come(lint, one, early.pop(), filled)
                elif name not in PRINTS and name not in _NO_WAITS:
                    filled.clear()
                under_way.clear()
            elif isinstance(one, typed.Assign | typed.Update) and root(one.target) in under_way:
                symbol = root(one.target)
                assert symbol is not None
                text = (
                    f"`{under_way.pop(symbol)}` may still be sending `{shown(symbol)}`: it returns when it has started"
                )
                hint = "wait first, with `fence()` or `while (!rdma_done(...)) resched();`"
                lint.warning("W0582", one.span, text, hint)


def _not_come(lint: Lint, use: typed.Value, symbol: Any, filled: dict[Any, str]) -> None:
    name = filled.pop(symbol)
    text = f"`{name}` returns when it has started: the block may not have come into `{shown(symbol)}` yet"
    wait = {"rdma_get": "`fence()`, or for the transfer's note", "fmpl_irecv": "`fmpl_irecv_wait`"}[name]
    lint.warning("W0582", use.span, text, f"wait first, by {wait}: a barrier does not wait for transfers")


# a barrier waits for the PEs, but not for transfers
_NO_WAITS = COMBINING | {"barrier"}
_TRANSFERS = {"rdma_put": 1, "ni_bcopy": 0, "ni_bcopy_notify": 0, "fmpl_isend": 0}  # which argument is sent
_FILLS = {"rdma_get": 2, "fmpl_irecv": 0}  # which argument is filled
_STARTS = frozenset({*_TRANSFERS, *_FILLS})
_WAITS = frozenset({"request", "resched"})
