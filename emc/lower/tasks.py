"""Task blocks that run once: `dowith`, `forkwith`, `where`; and `parallel`.

A block becomes a template of its own. Its arguments are the values of the listed variables. Its results (updates,
reductions) are words: the first is sent with the packet that joins, the others are written to an area of the starter's
frame. "Synchronising packets carry data" (paper, section 3.5) is the option `join-data`; without it all words go to the
area.

    where (p) dowith (a) { v = foo(a); } update (v);

With the option `where-call`, this is `v = remote_call(pe_of(p), foo, 1, a)` (no second frame if a `where` block is only
a call). Otherwise it is a frame for the block on PE pe_of(p), which calls foo there.
"""

from __future__ import annotations

import itertools

from emc.dataclass import dataclass
from emc.front import typed
from emc.front.types import Pointer, Struct, Void, size_of
from emc.ir.module import FP, Operand, Ref, Reg
from emc.lower import checks, memory, pointers
from emc.lower.arrive import Arrivals
from emc.lower.body import Body, Local
from emc.lower.builder import At, Builder, Entry, Slot
from emc.lower.calls import (
    Argument,
    Record,
    Words,
    argument,
    callee,
    record_words,
    result_entry,
    result_value,
    start_local,
    start_remote,
)
from emc.lower.convert import convert
from emc.lower.expressions import place, value
from emc.lower.split import Shape, split
from emc.lower.statements import rule, statement
from emc.source import Span
from emc.target import WORD

# ---- the values that a block returns


@dataclass(frozen=True, slots=True)
class Given:
    """One variable that a block returns."""

    inner: typed.Automatic  # in the block
    outer: typed.Expression  # the lvalue that gets the value
    op: str = ""  # "", or the operator of a reduction

    @property
    def words(self) -> int:
        return -(-size_of(self.inner.type) // WORD)


def given_back(s: typed.TaskBlock) -> list[Given]:
    return [
        *(Given(u.inner, u.outer) for u in s.updates),
        *(Given(r.inner, r.outer, r.op) for r in s.reductions),
    ]


def area_words(body: Body, given: list[Given]) -> int:
    """The number of words that are not sent with the joining packet."""
    words = sum(g.words for g in given)
    return words if not body.unit.options.on("join-data") else max(0, words - 1)


def own_words(body: Body, given: list[Given]) -> list[Operand]:
    """The values of the block's own variables, as words."""
    words: list[Operand] = []
    for g in given:
        where = body.place_of(g.inner)
        if isinstance(g.inner.type, Struct):
            assert isinstance(where, Local)
            words.extend(record_words(body, Record(where, g.inner.type)))
        else:
            words.extend(memory.to_words(body, memory.load(body, where, g.inner.type), g.inner.type))
    return words


def give(body: Body, words: list[Operand], k: Operand, area: Reg | None, local: bool) -> None:
    """Lowers the join. First it sends the words that don't fit into the packet to the area. local: whether the area's
    address is a local one."""
    b = body.b
    riding = 1 if words and body.unit.options.on("join-data") else 0
    for i, word in enumerate(words[riding:]):
        assert area is not None
        if local:
            b.do("store.i32", area, WORD * i, word)
        else:
            b.do("send", b.op("add.i32", area, WORD * i), word, word="argument")
    b.do("pkt", k, words[0] if riding else 0)


def receive(body: Body, first: Operand, area: Slot | None, given: list[Given]) -> list[Operand]:
    """The words that arrived with the joining packet and in the area."""
    b = body.b
    total = sum(g.words for g in given)
    words: list[Operand] = [first] if total and body.unit.options.on("join-data") else []
    for i in range(total - len(words)):
        assert area is not None
        words.append(b.op("load.i32", FP, At(area, WORD * i)))
    return words


def take_back(body: Body, words: list[Operand], given: list[Given]) -> None:
    """Stores the returned values in the starter's variables."""
    at = 0
    for g in given:
        mine = words[at : at + g.words]
        at += g.words
        if isinstance(g.inner.type, Struct):
            whole = body.b.slot("update", WORD * g.words)
            for i, word in enumerate(mine):
                body.b.do("store.i32", FP, At(whole, WORD * i), word)
            memory.copy(body, place(body, g.outer), Local(FP, At(whole)), g.inner.type)
        else:
            got = memory.from_words(body, tuple(mine), g.inner.type)
            memory.store(body, place(body, g.outer), g.outer.type, convert(body, got, g.inner.type, g.outer.type))


# ---- a block as a template


@dataclass(slots=True)
class Child:
    """The template of a block under construction."""

    body: Body
    arrivals: Arrivals
    captured: list[typed.Automatic]
    span: Span

    def finish(self) -> None:
        shape = Shape(self.body.name, "block", self.arrivals.index, self.span, self.arrivals.homes)
        self.body.unit.templates.append(split(self.body.b, shape, self.body.unit.options))


def child(body: Body, s: typed.TaskBlock, word: str) -> Child:
    """A new template for the block, with its captured variables as arguments. The body is not lowered yet."""
    name = body.unit.name(f"{body.name}.{word}")
    b = Builder(s.span)
    inner = Body(body.unit, name, b)
    inner.root = s.body
    b.current.entry = Entry(b.current.label, (inner.k,), None)
    arrivals = Arrivals(inner)
    captured = [c.inner for c in s.captures]
    for symbol in captured:
        arrivals.variable(symbol)
    given = [*captured, *([s.place.identity] if isinstance(s.place, typed.Iterate) else [])]
    checks.doubtful(inner, s.body, given)
    checks.fresh(inner, s.privates)
    return Child(inner, arrivals, captured, s.span)


def captures(body: Body, s: typed.TaskBlock) -> list[Argument]:
    updated = {update.inner for update in s.updates}
    made: list[Argument] = []
    for capture in s.captures:
        body.quiet = capture.inner in updated  # it may be read only for the join
        made.append(argument(body, capture.value))
        body.quiet = False
    return made


def where(body: Body, s: typed.TaskBlock, place_: typed.Where) -> None:
    b = body.b
    pointer = value(body, place_.pointer)
    null, fine = b.label("null"), b.label("where")
    b.brif(pointer, fine, null)
    b.start(null)
    b.trap("null pointer")
    b.start(fine)
    call = _just_a_call(body, s)
    if call is not None and not body.one_pe:
        _where_call(body, s, pointers.pe_of(body, pointer), call)
    else:
        once(body, s, None if body.one_pe else pointers.pe_of(body, pointer))


def once(body: Body, s: typed.TaskBlock, pe: Operand | None) -> None:
    """Starts one copy of the block, on this PE if pe is None, else on that PE."""
    b = body.b
    given = given_back(s)
    local = pe is None
    template = _once_template(body, s, local, given)
    arguments = captures(body, s)
    area = b.slot("area", WORD * area_words(body, given)) if area_words(body, given) else None
    if area is not None:
        at = b.address(area)
        arguments.append(Words((at if local else memory.global_address(body, at),)))
    entry = b.entry("join", "v") if s.wait else None
    k: Operand | Entry = entry if entry is not None else 0
    if pe is None:
        start_local(body, Ref(template), arguments, k)
    else:
        start_remote(body, pe, Ref(template), arguments, k, "a where block")
    if entry is None:
        b.sent()
        return
    b.wait(entry, "the end of a task block")
    take_back(body, receive(body, entry.parameters[0], area, given), given)


def _once_template(body: Body, s: typed.TaskBlock, local: bool, given: list[Given]) -> str:
    c = child(body, s, "where" if s.place is not None else "dowith" if s.wait else "forkwith")
    inner = c.body
    area = c.arrivals.word("area") if area_words(body, given) else None
    statement(inner, s.body)
    inner.b.span = s.body.span
    if s.wait:
        give(inner, own_words(inner, given), inner.k, area, local)
    inner.b.do("frame.free")
    inner.b.end()
    c.finish()
    return inner.name


# ---- no second frame if a where block is only a call (paper, section 3.5)


def _just_a_call(body: Body, s: typed.TaskBlock) -> typed.Call | None:
    """The call if it is the whole block: `f(...)`, or `v = f(...)` with `update (v)`. Its arguments are listed
    variables and constants, which the starter can evaluate."""
    if not body.unit.options.on("where-call") or s.reductions or len(s.body.items) != 1:
        return None
    only = s.body.items[0]
    if isinstance(only, typed.Block) and len(only.items) == 1:
        only = only.items[0]
    if not isinstance(only, typed.Evaluate):
        return None
    e = only.value
    if isinstance(e, typed.Assign):
        target = e.target
        if not (len(s.updates) == 1 and isinstance(target, typed.Variable) and target.symbol is s.updates[0].inner):
            return None
        e = e.value
        while isinstance(e, typed.Convert) and _arithmetic(e):
            e = e.operand
    elif s.updates:
        return None
    if not isinstance(e, typed.Call) or not isinstance(e.function, typed.FunctionAddress) or e.rest is not None:
        return None
    listed = {c.inner for c in s.captures}
    if isinstance(e.type, Struct) or not all(_simple(a, listed) for a in e.arguments):
        return None
    return e


def _arithmetic(e: typed.Convert) -> bool:
    return not isinstance(e.type, Pointer | Void) and not isinstance(e.operand.type, Pointer)


def _simple(e: typed.Expression, listed: set[typed.Automatic]) -> bool:
    match e:
        case typed.Constant():
            return True
        case typed.Load(object=typed.Variable(symbol=typed.Automatic() as symbol)):
            return symbol in listed
        case typed.Convert():
            return (_arithmetic(e) or e.type == e.operand.type) and _simple(e.operand, listed)
        case _:
            return False


def _where_call(body: Body, s: typed.TaskBlock, pe: Operand, call: typed.Call) -> None:
    b = body.b
    values = {c.inner: c.value for c in s.captures}
    arguments = [argument(body, _at_starter(a, values)) for a in call.arguments]
    code = callee(body, call.function)
    if not s.wait:
        start_remote(body, pe, code, arguments, 0, "a where block")
        b.sent()
        return
    entry = result_entry(body, call.type, "join")
    start_remote(body, pe, code, arguments, entry, "a where block")
    b.wait(entry, "the end of a where block")
    if s.updates:
        got = result_value(body, entry, call.type)
        inner, outer = s.updates[0].inner, s.updates[0].outer
        got = _convert(body, got, _assignment(s), call)
        memory.store(body, place(body, outer), outer.type, convert(body, got, inner.type, outer.type))


def _assignment(s: typed.TaskBlock) -> typed.Expression:
    only = s.body.items[0]
    if isinstance(only, typed.Block):
        only = only.items[0]
    assert isinstance(only, typed.Evaluate) and isinstance(only.value, typed.Assign)
    return only.value.value


def _convert(body: Body, got: Operand, e: typed.Expression, call: typed.Call) -> Operand:
    if e is call:
        return got
    assert isinstance(e, typed.Convert)
    return convert(body, _convert(body, got, e.operand, call), e.operand.type, e.type)


def _at_starter(e: typed.Expression, values: dict[typed.Automatic, typed.Expression]) -> typed.Expression:
    match e:
        case typed.Load(object=typed.Variable(symbol=typed.Automatic() as symbol)):
            return values[symbol]
        case typed.Convert():
            return typed.Convert(e.span, e.type, _at_starter(e.operand, values))
        case _:
            return e


# ---- parallel


@rule(typed.Parallel)
def _parallel(body: Body, s: typed.Parallel) -> None:
    """Makes each arm a thread of this activation. The arms join in pairs by matching."""
    b = body.b
    if len(s.arms) < 2:
        for arm in s.arms:
            statement(body, arm)
        return
    before = b.arm
    arms = [b.numbered_entry("arm", ("arm",), "number") for _ in s.arms]
    joins = [b.numbered_entry("join", ("join", i, *before), "left", "right") for i, _ in enumerate(s.arms[1:])]
    for entry in arms:
        b.do("pkt", b.continuation(entry), entry.number)
    b.wait(arms[0], "the arms of parallel", *arms[1:], joins[-1])
    for i, arm in enumerate(s.arms):
        if i:
            b.start(arms[i].label, arms[i])
        b.arm = (*before, i)
        statement(body, arm)
        if b.live:
            join, side = (joins[0], "left") if i == 0 else (joins[i - 1], "right")
            b.do("pkt", b.continuation(join, side), join.number)
            _rest(b)
    b.arm = before
    for join, following in itertools.pairwise(joins):
        b.start(join.label, join)
        b.do("pkt", b.continuation(following, "left"), following.number)
        _rest(b)
    b.start(joins[-1].label, joins[-1])


def _rest(b: Builder) -> None:
    """Ends an arm. Values that are needed after the join have been in the frame since the arms were started."""
    b.end("the other arms of parallel")
