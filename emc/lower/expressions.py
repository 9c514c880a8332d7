"""Expressions, with one small function for each kind of node.

`value` returns an operand, `effect` only performs the effects, `place` finds an lvalue, and `branch` jumps by a
condition.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from emc.front import typed
from emc.front.types import Int, Pointer, Struct, Type, Void, is_aggregate, size_of
from emc.ir.module import FP, Operand, Ref
from emc.lower import checks, memory, pointers
from emc.lower.body import Bits, Body, InRegister, Local, Place, Remote, kind_of
from emc.lower.builder import At, Slot
from emc.lower.checks import Step
from emc.lower.convert import convert, truth

ValueRule = Callable[[Body, Any], Operand]
EffectRule = Callable[[Body, Any], None]
PlaceRule = Callable[[Body, Any], "Place"]
Rule = TypeVar("Rule", bound=Callable[..., Any])
VALUE: dict[type, ValueRule] = {}
EFFECT: dict[type, EffectRule] = {}  # of nodes that are lowered in another way if their value is not used
PLACE: dict[type, PlaceRule] = {}  # the place of an lvalue's bytes, or of a computed record's


def _into(table: dict[type, Any], kind: type) -> Callable[[Rule], Rule]:
    def keep(function: Rule) -> Rule:
        table[kind] = function
        return function

    return keep


def rule(kind: type) -> Callable[[Rule], Rule]:
    return _into(VALUE, kind)


def effect_rule(kind: type) -> Callable[[Rule], Rule]:
    return _into(EFFECT, kind)


def place_rule(kind: type) -> Callable[[Rule], Rule]:
    return _into(PLACE, kind)


def value(body: Body, e: typed.Expression) -> Operand:
    """The value of a scalar expression (0 for void)."""
    before, body.b.span = body.b.span, e.span
    result = VALUE[type(e)](body, e)
    body.b.span = before
    return result


def effect(body: Body, e: typed.Expression) -> None:
    """Evaluates `e` without using its value."""
    before, body.b.span = body.b.span, e.span
    match e:
        case _ if type(e) in EFFECT:
            EFFECT[type(e)](body, e)
        case typed.Comma():
            effect(body, e.left)
            effect(body, e.right)
        case typed.Convert() if isinstance(e.type, Void):
            effect(body, e.operand)
        case typed.Load(object=inner) if is_aggregate(e.type):
            place(body, inner)
        case _ if isinstance(e.type, Struct):
            aggregate(body, e)
        case _:
            value(body, e)
    body.b.span = before


# ---- lvalues


def is_lvalue(e: typed.Expression) -> bool:
    return isinstance(e, typed.Variable | typed.Deref | typed.Literal) or (
        isinstance(e, typed.MemberOf) and is_lvalue(e.base)
    )


def place(body: Body, e: typed.Expression, touch: bool = True) -> Place:
    """The place of the bytes of an lvalue (or of a member of a record value). touch: whether they are read or written.
    Otherwise only their address is taken, which may be the address after an array's last element."""
    match e:
        case typed.Variable(symbol=typed.Static() as symbol):
            return checks.variable_place(body, Local(Ref(symbol.name)), static=True)
        case typed.Variable(symbol=typed.Automatic() as symbol):
            return _variable_place(body, symbol)
        case typed.Deref():
            where = memory.here(body, _pointed_place(body, e.pointer, touch))
            return checks.reached(body, where) if isinstance(where, Local) and where.reach is None else where
        case typed.MemberOf():
            base = place(body, e.base, touch) if is_lvalue(e.base) else aggregate(body, e.base)
            assert isinstance(base, Local | Remote), "a record lives in memory"
            inner = memory.offset_by(base, e.member.offset)
            if isinstance(inner, Local):
                inner = checks.member_of(inner, e.base.type)
            return inner if e.member.width is None else Bits(inner, e.member)
        case _:
            return PLACE[type(e)](body, e)


def _variable_place(body: Body, symbol: typed.Automatic) -> InRegister | Local:
    where = body.place_of(symbol)
    if isinstance(where, Local):
        return checks.variable_place(body, where)
    return InRegister(where.reg, body.doubtful[symbol]) if symbol in body.doubtful else where


def _pointed_place(body: Body, e: typed.Expression, touch: bool) -> Local | Remote:
    """The place that a pointer value points to. Its constant offset is kept separate."""
    assert isinstance(e.type, Pointer)
    match e:
        case typed.Address():
            inner = place(body, e.object, touch)
            assert isinstance(inner, Local | Remote), "an addressed variable lives in memory"
            return inner
        case typed.PointerAdd(index=typed.Constant(value=int(n)), size=None) if e.type.place != "shared":
            base, size = _pointed_place(body, e.pointer, touch), size_of(e.type.to) or 1
            where = memory.offset_by(base, n * size)
            return _step(body, e, Step(n, size, touch), base, where) if n else where
        case typed.PointerAdd() if e.type.place != "shared" or body.one_pe:
            base = _pointed_place(body, e.pointer, touch)
            at = memory.plain_address(body, base)
            number = value(body, e.index)
            size = (size_of(e.type.to) or 1) if e.size is None else value(body, e.size)
            to = body.b.op("add.i32", at, pointers.scale(body, number, size))
            return _step(body, e, Step(number, size, touch), base, memory.type_of_place(base, to))
        case typed.Convert(operand=inner) if isinstance(inner.type, Pointer) and _same_steps(inner.type, e.type):
            return _pointed_place(body, inner, touch)
        case typed.Convert(operand=typed.Address() as inner) if e.type.place:
            return _pointed_place(body, inner, touch)  # certainly on this PE: no packets needed
        case typed.SpreadElement() if touch:
            indices = [value(body, i) for i in e.indices]
            checks.spread_index(body, e.symbol, indices)
            return Remote(pointers.element(body, e.symbol, indices))
        case _:
            base = value(body, e)
            return Remote(base) if e.type.place else Local(base)


def _step(body: Body, e: typed.PointerAdd, step: Step, base: Local | Remote, where: Local | Remote) -> Local | Remote:
    """Checks `where`, which is a step away from `base`: it must be in the same array, or at least in the same
    object."""
    known = checks.index(body, e, step, base)
    if not isinstance(base, Local) or not isinstance(where, Local):
        return where
    if known:
        return Local(where.base, where.plus, base.reach)
    return checks.reached(body, where, base) if step.touch else where


def _same_steps(a: Type, b: Type) -> bool:
    return isinstance(a, Pointer) and isinstance(b, Pointer) and bool(a.place) == bool(b.place)


@rule(typed.Variable)
@rule(typed.Deref)
@rule(typed.Literal)
def _lvalue_value(body: Body, e: typed.Expression) -> Operand:
    return memory.load(body, place(body, e), e.type)


@rule(typed.MemberOf)
def _member_value(body: Body, e: typed.MemberOf) -> Operand:
    return memory.load(body, place(body, e), e.type)


@rule(typed.Load)
def _load(body: Body, e: typed.Load) -> Operand:
    return memory.load(body, place(body, e.object), e.object.type)


@rule(typed.Address)
def _address(body: Body, e: typed.Address) -> Operand:
    where = place(body, e.object, touch=False)
    assert isinstance(where, Local | Remote), f"address of {type(where).__name__}"
    _known_elsewhere(body, e.object)
    return memory.address(body, where)


def _known_elsewhere(body: Body, e: typed.Expression) -> None:
    """Notes that the address of this lvalue leaves the template. If it is in the frame, the frame must last until the
    end."""
    match e:
        case typed.Variable(symbol=typed.Automatic() as symbol):
            home = body.declare(symbol)
            if isinstance(home, Slot):
                home.escapes = True
        case typed.MemberOf():
            _known_elsewhere(body, e.base)
        case typed.Deref():
            _known_elsewhere(body, e.pointer)
        case typed.PointerAdd():
            _known_elsewhere(body, e.pointer)
        case typed.Convert():
            _known_elsewhere(body, e.operand)
        case typed.Address():
            _known_elsewhere(body, e.object)
        case _:
            pass


# ---- constants and names


@rule(typed.Constant)
def _constant(body: Body, e: typed.Constant) -> Operand:
    match kind_of(e.type):
        case "i32":
            n = int(e.value)
            return (n + 0x8000_0000 & 0xFFFF_FFFF) - 0x8000_0000
        case "i64":
            n = int(e.value)
            return (n + (1 << 63) & (1 << 64) - 1) - (1 << 63)
        case _:
            return float(e.value)


@rule(typed.FunctionAddress)
def _function(body: Body, e: typed.FunctionAddress) -> Operand:
    return Ref(e.symbol.name)


@rule(typed.SpreadBase)
def _spread_base(body: Body, e: typed.SpreadBase) -> Operand:
    return pointers.spread_base(e.symbol)


@rule(typed.SpreadElement)
def _spread_element(body: Body, e: typed.SpreadElement) -> Operand:
    return pointers.element(body, e.symbol, [value(body, i) for i in e.indices])


# ---- conversions and conditional expressions


@rule(typed.Convert)
def _convert(body: Body, e: typed.Convert) -> Operand:
    if isinstance(e.type, Void):
        effect(body, e.operand)
        return 0
    known = isinstance(e.operand, typed.Address)
    return convert(body, value(body, e.operand), e.operand.type, e.type, known)


@rule(typed.Logical)
def _logical(body: Body, e: typed.Logical) -> Operand:
    b = body.b
    result = b.register("i32", "test")
    yes, no, end = b.label("true"), b.label("false"), b.label("end")
    branch(body, e, yes, no)
    b.start(yes)
    b.copy(result, 1)
    b.br(end)
    b.start(no)
    b.copy(result, 0)
    b.start(end)
    return result


@rule(typed.Conditional)
def _conditional(body: Body, e: typed.Conditional) -> Operand:
    b = body.b
    nothing = isinstance(e.type, Void)
    result = None if nothing else b.register(kind_of(e.type), "either")
    then, other, end = b.label("then"), b.label("else"), b.label("end")
    branch(body, e.test, then, other)
    for label, arm in ((then, e.then), (other, e.other)):
        b.start(label)
        if result is None:
            effect(body, arm)
        else:
            b.copy(result, value(body, arm))
        if b.live:
            b.br(end)
    b.start(end)
    return 0 if result is None else result


@rule(typed.Comma)
def _comma(body: Body, e: typed.Comma) -> Operand:
    effect(body, e.left)
    return value(body, e.right)


# ---- conditions


def branch(body: Body, e: typed.Expression, yes: str, no: str) -> None:
    """Jumps to `yes` if the scalar e is not zero, else to `no`."""
    b = body.b
    match e:
        case typed.Logical(op="&&"):
            middle = b.label("and")
            branch(body, e.left, middle, no)
            b.start(middle)
            branch(body, e.right, yes, no)
        case typed.Logical():
            middle = b.label("or")
            branch(body, e.left, yes, middle)
            b.start(middle)
            branch(body, e.right, yes, no)
        case typed.Unary(op="!"):
            branch(body, e.operand, no, yes)
        case typed.Convert(operand=inner) if _keeps_truth(inner.type, e.type):
            branch(body, inner, yes, no)
        case _:
            test = value(body, e)
            b.brif(test if kind_of(e.type) == "i32" else truth(body, test, e.type), yes, no)


def _keeps_truth(source: Type, to: Type) -> bool:
    return isinstance(source, Int) and isinstance(to, Int) and (to.word == "_Bool" or to.size >= source.size)


# ---- record values


def aggregate(body: Body, e: typed.Expression) -> Local | Remote:
    """The place of the bytes of a record value. A computed value is stored in a temporary of the frame."""
    match e:
        case typed.Load():
            where = place(body, e.object)
        case typed.Comma():
            effect(body, e.left)
            return aggregate(body, e.right)
        case typed.Conditional():
            where = _either(body, e)
        case _:
            where = place(body, e)
    where = memory.here(body, where)
    assert isinstance(where, Local | Remote)
    return where


def _either(body: Body, e: typed.Conditional) -> Local:
    b = body.b
    into = Local(FP, At(b.slot("either", size_of(e.type))))
    then, other, end = b.label("then"), b.label("else"), b.label("end")
    branch(body, e.test, then, other)
    for label, arm in ((then, e.then), (other, e.other)):
        b.start(label)
        memory.copy(body, into, aggregate(body, arm), e.type)
        b.br(end)
    b.start(end)
    return into
