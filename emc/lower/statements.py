"""Statements: control flow by labels. The back edge of a loop may give up the turn (language.md, section 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from emc.front import typed
from emc.front.types import Struct, Type, Void, size_of
from emc.ir.module import FP, Op, Operand
from emc.lower import checks, memory
from emc.lower.arrays import close, end_arrays, end_to_label
from emc.lower.assign import initialise
from emc.lower.body import Body, Local, Loop, Remote, Way, kind_of
from emc.lower.builder import At
from emc.lower.calls import call
from emc.lower.expressions import aggregate, branch, effect, place_rule, value
from emc.lower.expressions import rule as value_rule

StatementRule = Callable[[Body, Any], None]
STATEMENT: dict[type, StatementRule] = {}


def rule(kind: type) -> Callable[[StatementRule], StatementRule]:
    def keep(function: StatementRule) -> StatementRule:
        STATEMENT[kind] = function
        return function

    return keep


def statement(body: Body, s: typed.Statement) -> None:
    body.b.span = s.span
    STATEMENT[type(s)](body, s)


@rule(typed.Evaluate)
def _evaluate(body: Body, s: typed.Evaluate) -> None:
    effect(body, s.value)


@value_rule(typed.StatementExpression)
def _statement_expression(body: Body, e: typed.StatementExpression) -> Operand:
    held = len(body.arrays)
    _items(body, e.body)
    if e.value is None or isinstance(e.value.type, Void):
        if e.value is not None:
            effect(body, e.value)
        close(body, held)
        return 0
    given = body.b.own(value(body, e.value), kind_of(e.type))
    close(body, held)
    return given


@place_rule(typed.StatementExpression)
def _record_statement(body: Body, e: typed.StatementExpression) -> Local | Remote:
    held = len(body.arrays)
    _items(body, e.body)
    assert e.value is not None
    given = aggregate(body, e.value)
    if len(body.arrays) > held:
        into = Local(FP, At(body.b.slot("given", size_of(e.type))))
        memory.copy(body, into, given, e.type)
        given = into
        close(body, held)
    return given


@rule(typed.Initialise)
def _initialise(body: Body, s: typed.Initialise) -> None:
    initialise(body, s)


@rule(typed.Block)
def _block(body: Body, s: typed.Block) -> None:
    held = len(body.arrays)
    _items(body, s)
    if len(body.arrays) > held:
        body.b.span = s.span.last
        close(body, held)


def _items(body: Body, s: typed.Block) -> None:
    """Lowers the statements of a block. It does not end the block's arrays of computed length."""
    checks.fresh(body, s.locals)
    for item in s.items:
        statement(body, item)


@rule(typed.Hold)
def _hold(body: Body, s: typed.Hold) -> None:
    effect(body, s.take)
    checks.array(body, s)
    body.arrays.append(s)


@rule(typed.If)
def _if(body: Body, s: typed.If) -> None:
    b = body.b
    then, end = b.label("then"), b.label("endif")
    other = b.label("else") if s.other is not None else end
    branch(body, s.test, then, other)
    b.start(then)
    statement(body, s.then)
    if s.other is not None:
        if b.live:
            b.br(end)
        b.start(other)
        statement(body, s.other)
    b.start(end)


# ---- loops


def _endless(test: typed.Expression | None) -> bool:
    return test is None or (isinstance(test, typed.Constant) and bool(test.value))


def _loop_body(body: Body, s: typed.Statement, leave: str, again: str) -> None:
    body.loops.append(Loop(leave, again, len(body.arrays)))
    statement(body, s)
    body.loops.pop()


@rule(typed.While)
def _while(body: Body, s: typed.While) -> None:
    b = body.b
    again, inside, leave = b.label("while"), b.label("body"), b.label("done")
    sends, calls = b.async_sends, b.inlined
    b.depth += 1
    b.start(again)
    dropped = body.turns_dropped
    branch(body, s.test, inside, leave)
    waits = body.turns_dropped - dropped
    b.start(inside)
    turn = b.label("next")
    _loop_body(body, s.body, leave, turn)
    b.start(turn)
    b.span = s.span
    memory.yield_here(body, sends, (body.turns_dropped - dropped if _endless(s.test) else waits) + b.inlined - calls)
    b.br(again)
    b.depth -= 1
    b.start(leave)


@rule(typed.DoWhile)
def _do_while(body: Body, s: typed.DoWhile) -> None:
    b = body.b
    again, test, leave = b.label("do"), b.label("test"), b.label("done")
    sends, calls = b.async_sends, b.inlined
    b.depth += 1
    b.start(again)
    _loop_body(body, s.body, leave, test)
    b.start(test)
    b.span = s.test.span
    memory.yield_here(body, sends)
    dropped, sends = body.turns_dropped, b.async_sends
    turn = b.label("next")
    branch(body, s.test, turn, leave)
    b.start(turn)
    memory.yield_here(body, sends, body.turns_dropped - dropped + b.inlined - calls)
    b.br(again)
    b.depth -= 1
    b.start(leave)


@rule(typed.For)
def _for(body: Body, s: typed.For) -> None:
    b = body.b
    if s.first is not None:
        statement(body, s.first)
    again, inside, step, leave = b.label("for"), b.label("body"), b.label("step"), b.label("done")
    sends, calls = b.async_sends, b.inlined
    b.depth += 1
    b.start(again)
    dropped = body.turns_dropped
    if s.test is not None:
        branch(body, s.test, inside, leave)
    waits = body.turns_dropped - dropped
    b.start(inside)
    _loop_body(body, s.body, leave, step)
    b.start(step)
    if s.step is not None:
        effect(body, s.step)
    b.span = s.span
    memory.yield_here(body, sends, (body.turns_dropped - dropped if _endless(s.test) else waits) + b.inlined - calls)
    b.br(again)
    b.depth -= 1
    b.start(leave)


# ---- jumps


@rule(typed.Break)
def _break(body: Body, s: typed.Break) -> None:
    end_arrays(body, body.loops[-1].held)
    body.b.br(body.loops[-1].leave)


@rule(typed.Continue)
def _continue(body: Body, s: typed.Continue) -> None:
    label, held = next((loop.again, loop.held) for loop in reversed(body.loops) if loop.again is not None)
    end_arrays(body, held)
    body.b.br(label)


def _label(body: Body, name: str) -> str:
    if name not in body.labels:
        body.labels[name] = body.b.label(name)
    return body.labels[name]


@rule(typed.Label)
def _labelled(body: Body, s: typed.Label) -> None:
    body.b.start(_label(body, s.name))
    statement(body, s.body)


@rule(typed.Goto)
def _goto(body: Body, s: typed.Goto) -> None:
    end_to_label(body, s.name)
    body.b.br(_label(body, s.name))


# ---- switch


def _cases(s: Any, found: list[typed.Case | typed.Default]) -> None:
    """Finds the cases of a switch's body in order, at any depth except in inner switches and task blocks."""
    match s:
        case typed.Case() | typed.Default():
            found.append(s)
            _cases(s.body, found)
        case typed.Block():
            for item in s.items:
                _cases(item, found)
        case typed.If():
            _cases(s.then, found)
            _cases(s.other, found)
        case typed.While() | typed.DoWhile() | typed.For() | typed.Label():
            _cases(s.body, found)
        case _:
            pass


@rule(typed.Switch)
def _switch(body: Body, s: typed.Switch) -> None:
    b = body.b
    chosen = value(body, s.value)
    found: list[typed.Case | typed.Default] = []
    _cases(s.body, found)
    leave = b.label("endswitch")
    default = leave
    for node in found:
        label = body.cases[id(node)] = b.label("case")
        if isinstance(node, typed.Default):
            default = label
    _dispatch(body, s, chosen, [n for n in found if isinstance(n, typed.Case)], default)
    body.loops.append(Loop(leave, None, len(body.arrays)))
    statement(body, s.body)
    body.loops.pop()
    b.start(leave)


MOST_RANGE = 16  # longer case ranges become comparisons


def _dispatch(body: Body, s: typed.Switch, chosen: Operand, cases: list[typed.Case], default: str) -> None:
    b = body.b
    kind = kind_of(s.value.type)
    single: dict[int, str] = {}
    for case in cases:
        if kind == "i32" and case.high - case.low < MOST_RANGE:
            for n in range(case.low, case.high + 1):
                single[(n + (1 << 31) & 0xFFFF_FFFF) - (1 << 31)] = body.cases[id(case)]
        else:
            _test_range(body, chosen, case, s)
    if single:
        labels = (default, *single.values())
        b.emit(Op("switch", None, (chosen,), labels, cases=tuple(single), span=b.span))
    else:
        b.br(default)


def _test_range(body: Body, chosen: Operand, case: typed.Case, s: typed.Switch) -> None:
    b = body.b
    kind = kind_of(s.value.type)
    bits = 64 if kind == "i64" else 32
    low = (case.low + (1 << bits - 1) & (1 << bits) - 1) - (1 << bits - 1)
    span = case.high - case.low
    span = (span + (1 << bits - 1) & (1 << bits) - 1) - (1 << bits - 1)
    further = b.label("further")
    inside = b.op(f"leu.{kind}", b.op(f"sub.{kind}", chosen, low), span)
    b.brif(inside, body.cases[id(case)], further)
    b.start(further)


@rule(typed.Case)
@rule(typed.Default)
def _case(body: Body, s: typed.Case | typed.Default) -> None:
    body.b.start(body.cases[id(s)])
    statement(body, s.body)


# ---- return


@rule(typed.Return)
def _return(body: Body, s: typed.Return) -> None:
    if body.way_out is not None:
        _leave(body, s.value, body.way_out)
    elif s.value is None or body.result is None:
        finish(body, (0,))
    else:
        give_result(body, s.value, body.result)


def _leave(body: Body, e: typed.Expression | None, way: Way) -> None:
    """Ends an inlined function."""
    if way.into is not None and e is not None:
        body.b.copy(way.into, value(body, e))
    elif e is not None:
        effect(body, e)
    body.b.br(way.label)


def give_result(body: Body, e: typed.Expression, result: Type) -> None:
    """Ends the function with the value of e. Each arm of `c ? a : b` ends it separately, so that a call there is a tail
    call."""
    if isinstance(result, Struct):
        give_record(body, aggregate(body, e), result)
        finish(body, (0,))
    elif isinstance(e, typed.Conditional):
        then, other = body.b.label("then"), body.b.label("else")
        branch(body, e.test, then, other)
        body.b.start(then)
        give_result(body, e.then, result)
        body.b.start(other)
        give_result(body, e.other, result)
    else:
        handed_on = isinstance(e, typed.Call)  # our caller checks whether the value exists
        given = call(body, e, used=False) if handed_on else value(body, e)
        finish(body, memory.to_words(body, given, result))


def give_record(body: Body, source: Local | Remote, type: Struct) -> None:
    """Copies a record result to the caller's place for it: by stores on this PE, by packets to another."""
    b = body.b
    wanted = body.result_pointer
    assert wanted is not None
    if body.one_pe:
        skip, some = b.label("given"), b.label("give")
        b.brif(wanted, some, skip)
        b.start(some)
        memory.copy(body, Local(wanted), source, type)
        b.start(skip)
        return
    near, far, some, done = b.label("near"), b.label("far"), b.label("give"), b.label("given")
    b.brif(wanted, some, done)
    b.start(some)
    bits, mask = body.target.address_bits, body.target.address_mask
    b.brif(b.op("eq.i32", b.op("shru.i32", wanted, bits), b.op("me")), near, far)
    b.start(near)
    memory.copy(body, Local(b.op("and.i32", wanted, mask)), source, type)
    b.br(done)
    b.start(far)
    memory.copy(body, Remote(wanted), source, type)
    b.start(done)


def finish(body: Body, words: tuple[Operand, ...]) -> None:
    """Ends a function. A second result word is stored after the continuation's cell; the first is sent to it. The frame
    is freed."""
    b = body.b
    end_arrays(body, 0)
    if body.end is not None:
        effect(body, body.end)
    if len(words) == 2:
        _second_word(body, words[1])
    b.do("pkt", body.k, words[0])
    b.do("frame.free")
    b.end()


def _second_word(body: Body, word: Operand) -> None:
    b = body.b
    some, done = b.label("wanted"), b.label("written")
    b.brif(body.k, some, done)
    b.start(some)
    if body.one_pe:
        b.do("store.i32", body.k, 4, word)
    else:
        near, far = b.label("near"), b.label("far")
        bits, mask = body.target.address_bits, body.target.address_mask
        b.brif(b.op("eq.i32", b.op("shru.i32", body.k, bits), b.op("me")), near, far)
        b.start(near)
        b.do("store.i32", b.op("and.i32", body.k, mask), 4, word)
        b.br(done)
        b.start(far)
        b.do("send", b.op("add.i32", body.k, 4), word, word="argument")
    b.start(done)
