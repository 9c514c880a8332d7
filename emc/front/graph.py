"""The control flow of a typed body, reduced to the events of its automatic variables.

    if (c) x = 1;        0: read c      -> 1, 2
    y = x;               1: set x       -> 2
                         2: read x, set y

A `Spot` is a sequence without branches: its events in the order of evaluation, and the spots that may come next. `&&`,
`||`, `?:` and constant conditions branch as at run time, so the only way out of `while (1)` is `break`. Taking an
address counts as setting, since the pointer may be used to set. Setting a part of a record is a separate event: a read
may follow, but the rest is still unset.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias, cast

from emc.dataclass import dataclass, field
from emc.front import typed
from emc.source import Span

# forget: a declaration is passed, so the variable has no value
What: TypeAlias = Literal["read", "set", "part", "forget"]

ENDING = frozenset({"exit", "_Exit", "abort", "longjmp"})  # functions that do not return


@dataclass(slots=True)
class Spot:
    events: list[tuple[What, typed.Automatic, Span]] = field(default_factory=list[Any])
    next: list[Spot] = field(default_factory=list["Spot"])


def spots(first: Spot) -> list[Spot]:
    """All spots that can be reached from the first one, including it."""
    order, seen = [first], {id(first)}
    for spot in order:
        for following in spot.next:
            if id(following) not in seen:
                seen.add(id(following))
                order.append(following)
    return order


@dataclass(slots=True)
class Graph:
    """The graph of one body."""

    first: Spot  # where the body begins
    last: Spot  # after the last statement; reached if the body ends by itself
    blocks: list[typed.TaskBlock]  # directly in the body; they have bodies and graphs of their own
    # where the starter continues after each block: a spot, and the number of its events before
    joins: list[tuple[Spot, int]]


def graph(body: typed.Block) -> Graph:
    """The graph of a function's or task block's body."""
    walk = _Walk()
    first = walk.here
    walk.statement(body)
    return Graph(first, walk.here, walk.blocks, walk.joins)


class _Walk:
    def __init__(self) -> None:
        self.here = Spot()
        self.blocks: list[typed.TaskBlock] = []
        self.joins: list[tuple[Spot, int]] = []
        self.breaks: list[Spot] = []
        self.continues: list[Spot] = []
        self.switches: list[tuple[Spot, list[bool]]] = []  # the spot before the cases; whether there is a default
        self.labels: dict[str, Spot] = {}

    # ---- spots

    def go(self, spot: Spot) -> None:
        """Adds an edge from here to `spot`, and continues the walk there."""
        self.here.next.append(spot)
        self.here = spot

    def jump(self, spot: Spot) -> None:
        """Adds an edge from here to `spot`. The next statement can be reached only on other paths."""
        self.here.next.append(spot)
        self.here = Spot()

    def event(self, what: What, symbol: typed.Automatic | typed.Static, span: Span) -> None:
        if isinstance(symbol, typed.Automatic):
            self.here.events.append((what, symbol, span))

    # ---- expressions

    def value(self, e: typed.Value) -> None:
        rule = _VALUES.get(type(e))
        if rule:
            rule(self, e)
        else:
            self.children(e)

    def children(self, e: Any) -> None:
        for name in _PARTS[type(e)]:
            part: Any = getattr(e, name)
            parts = cast("tuple[Any, ...]", part) if isinstance(part, tuple) else (part,)
            for one in parts:
                if one is not None:
                    self.value(one)

    def load(self, e: typed.Load) -> None:
        self.lvalue(e.object, "read", e.span)

    def lvalue(self, e: typed.Value, what: What | None, span: Span) -> None:
        """Evaluates the parts of an lvalue. If the lvalue is a variable or a part of one, the variable is then read or
        set."""
        while isinstance(e, typed.MemberOf):
            e = e.base
            what = "part" if what == "set" else what
        match e:
            case typed.Variable():
                if what:
                    self.event(what, e.symbol, span)
            case typed.Deref():
                self.value(e.pointer)
            case typed.Literal():
                self.statement(e.initialise)
            case _:
                self.value(e)

    def address(self, e: typed.Address) -> None:
        self.lvalue(e.object, "set", e.span)

    def variable(self, e: typed.Variable) -> None:
        self.event("set", e.symbol, e.span)  # an lvalue operand of a builtin such as va_start

    def assign(self, e: typed.Assign) -> None:
        self.lvalue(e.target, None, e.span)
        self.value(e.value)
        self.set(e.target)

    def update(self, e: typed.Update) -> None:
        self.lvalue(e.target, "read", e.target.span)
        self.value(e.value)
        self.set(e.target)

    def set(self, target: typed.Value) -> None:
        what: What = "set"
        while isinstance(target, typed.MemberOf):
            target, what = target.base, "part"
        if isinstance(target, typed.Variable):
            self.event(what, target.symbol, target.span)

    def member(self, e: typed.MemberOf) -> None:
        self.lvalue(e, "read", e.span)

    def logical(self, e: typed.Logical) -> None:
        behind, other = Spot(), Spot()
        self.branch(e, behind, other)
        other.next.append(behind)
        self.here = behind

    def conditional(self, e: typed.Conditional) -> None:
        then, other, behind = Spot(), Spot(), Spot()
        self.branch(e.test, then, other)
        self.here = then
        self.value(e.then)
        self.jump(behind)
        self.here = other
        self.value(e.other)
        self.go(behind)

    def branch(self, e: typed.Value, yes: Spot, no: Spot) -> None:
        """Evaluates a condition and branches both ways, or the only way if it is constant."""
        match e:
            case typed.Constant(value=value):
                self.here.next.append(yes if value else no)
            case typed.Unary(op="!"):
                self.branch(e.operand, no, yes)
            case typed.Logical(op="&&"):
                middle = Spot()
                self.branch(e.left, middle, no)
                self.here = middle
                self.branch(e.right, yes, no)
            case typed.Logical():
                middle = Spot()
                self.branch(e.left, yes, middle)
                self.here = middle
                self.branch(e.right, yes, no)
            case _:
                self.value(e)
                self.here.next += [yes, no]

    def call(self, e: typed.Call) -> None:
        self.children(e)
        callee = e.function
        if isinstance(callee, typed.FunctionAddress) and callee.symbol.name in ENDING:
            self.here = Spot()

    def builtin(self, e: typed.Builtin) -> None:
        for operand in e.arguments:
            if isinstance(operand, typed.MemberOf):  # an lvalue operand of a builtin such as va_start
                self.lvalue(operand, "set", operand.span)
            else:
                self.value(operand)
        if e.name == "trap":
            self.here = Spot()

    def statement_expression(self, e: typed.StatementExpression) -> None:
        self.statement(e.body)
        if e.value is not None:
            self.value(e.value)

    # ---- statements

    def statement(self, s: typed.Node) -> None:
        _STATEMENTS[type(s)](self, s)

    def evaluate(self, s: typed.Evaluate) -> None:
        self.value(s.value)

    def initialise(self, s: typed.Initialise) -> None:
        for assign in s.assigns:
            self.value(assign)
        self.event("set", s.symbol, s.span)

    def hold(self, s: typed.Hold) -> None:
        self.value(s.take)

    def block(self, s: typed.Block) -> None:
        for symbol in s.locals:
            if not symbol.parameter:
                self.event("forget", symbol, symbol.span)
        for item in s.items:
            self.statement(item)

    def if_(self, s: typed.If) -> None:
        then, other, behind = Spot(), Spot(), Spot()
        self.branch(s.test, then, other)
        self.here = then
        self.statement(s.then)
        self.jump(behind)
        self.here = other
        if s.other is not None:
            self.statement(s.other)
        self.go(behind)

    def while_(self, s: typed.While) -> None:
        self.loop(s.test, s.body, None, test_first=True)

    def do_while(self, s: typed.DoWhile) -> None:
        self.loop(s.test, s.body, None, test_first=False)

    def for_(self, s: typed.For) -> None:
        if s.first is not None:
            self.statement(s.first)
        self.loop(s.test, s.body, s.step, test_first=True)

    def loop(self, test: typed.Value | None, body: typed.Node, step: typed.Value | None, test_first: bool) -> None:
        testing, inside, again, behind = Spot(), Spot(), Spot(), Spot()
        self.go(testing if test_first else inside)
        if test_first:
            self.test(test, inside, behind)
        self.here = inside
        self.breaks.append(behind)
        self.continues.append(again)
        self.statement(body)
        self.breaks.pop()
        self.continues.pop()
        self.go(again)
        if step is not None:
            self.value(step)
        if test_first:
            self.jump(testing)
        else:
            self.test(test, inside, behind)
        self.here = behind

    def test(self, test: typed.Value | None, yes: Spot, no: Spot) -> None:
        if test is None:
            self.here.next.append(yes)
        else:
            self.branch(test, yes, no)

    def switch(self, s: typed.Switch) -> None:
        self.value(s.value)
        head, behind, default = self.here, Spot(), [False]
        self.here = Spot()
        self.breaks.append(behind)
        self.switches.append((head, default))
        self.statement(s.body)
        self.breaks.pop()
        self.switches.pop()
        self.go(behind)
        if not default[0]:
            head.next.append(behind)

    def case(self, s: typed.Case | typed.Default) -> None:
        head, default = self.switches[-1]
        default[0] |= isinstance(s, typed.Default)
        spot = Spot()
        head.next.append(spot)
        self.go(spot)
        self.statement(s.body)

    def label(self, s: typed.Label) -> None:
        self.go(self.labels.setdefault(s.name, Spot()))
        self.statement(s.body)

    def goto(self, s: typed.Goto) -> None:
        self.jump(self.labels.setdefault(s.name, Spot()))

    def break_(self, s: typed.Break) -> None:
        self.jump(self.breaks[-1])

    def continue_(self, s: typed.Continue) -> None:
        self.jump(self.continues[-1])

    def return_(self, s: typed.Return) -> None:
        if s.value is not None:
            self.value(s.value)
        self.here = Spot()

    def task_block(self, s: typed.TaskBlock) -> None:
        """The starter evaluates the operand and the captures, and gets updates and reductions at the join. The
        capture of a variable that the block updates does not count as a read: the variable may still be unset."""
        self.blocks.append(s)
        match s.place:
            case typed.Where():
                self.value(s.place.pointer)
            case typed.Iterate():
                self.value(s.place.count)
            case _:
                pass
        updated = {update.inner for update in s.updates}
        for capture in s.captures:
            if capture.inner not in updated:
                self.value(capture.value)
        for clause in (*s.updates, *s.reductions):
            self.lvalue(clause.outer, None, clause.span)
            self.set(clause.outer)
        self.joins.append((self.here, len(self.here.events)))

    def parallel(self, s: typed.Parallel) -> None:
        for arm in s.arms:  # the order of the arms does not matter here
            self.statement(arm)


_PARTS: dict[type, tuple[str, ...]] = {
    typed.Constant: (),
    typed.FunctionAddress: (),
    typed.SpreadBase: (),
    typed.SpreadElement: ("indices",),
    typed.Convert: ("operand",),
    typed.Unary: ("operand",),
    typed.Binary: ("left", "right"),
    typed.Comma: ("left", "right"),
    typed.PointerAdd: ("pointer", "index"),  # a size is computed from lengths, which are set where they are declared
    typed.PointerDifference: ("left", "right"),
    typed.Call: ("function", "arguments", "rest"),
    typed.RemoteCall: ("pe", "function", "arguments"),
    typed.Packet: ("pointer", "data", "rest"),
    typed.Builtin: ("arguments",),
    typed.Deref: ("pointer",),
}

_VALUES: dict[type, Callable[[_Walk, Any], None]] = {
    typed.Load: _Walk.load,
    typed.Address: _Walk.address,
    typed.Variable: _Walk.variable,
    typed.MemberOf: _Walk.member,
    typed.Assign: _Walk.assign,
    typed.Update: _Walk.update,
    typed.Logical: _Walk.logical,
    typed.Conditional: _Walk.conditional,
    typed.Call: _Walk.call,
    typed.Builtin: _Walk.builtin,
    typed.StatementExpression: _Walk.statement_expression,
    typed.Literal: lambda walk, e: walk.statement(e.initialise),
}

_STATEMENTS: dict[type, Callable[[_Walk, Any], None]] = {
    typed.Evaluate: _Walk.evaluate,
    typed.Initialise: _Walk.initialise,
    typed.Hold: _Walk.hold,
    typed.Block: _Walk.block,
    typed.If: _Walk.if_,
    typed.While: _Walk.while_,
    typed.DoWhile: _Walk.do_while,
    typed.For: _Walk.for_,
    typed.Switch: _Walk.switch,
    typed.Case: _Walk.case,
    typed.Default: _Walk.case,
    typed.Label: _Walk.label,
    typed.Goto: _Walk.goto,
    typed.Break: _Walk.break_,
    typed.Continue: _Walk.continue_,
    typed.Return: _Walk.return_,
    typed.TaskBlock: _Walk.task_block,
    typed.Parallel: _Walk.parallel,
}
