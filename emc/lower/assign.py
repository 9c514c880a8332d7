"""Assignment: `=`, `op=`, `++`, initialisers. A remote `op=` whose value is not used is an update packet."""

from __future__ import annotations

from emc.front import typed
from emc.front.types import Type, is_aggregate, is_arithmetic, is_integer, size_of
from emc.ir.module import Operand
from emc.lower import checks, memory, updates
from emc.lower.body import Bits, Body, InRegister, Local, Place, Remote, in_memory, kind_of
from emc.lower.combine import updated
from emc.lower.expressions import aggregate, effect, effect_rule, place, place_rule, rule, value


@rule(typed.Assign)
def _assign(body: Body, e: typed.Assign) -> Operand:
    if is_aggregate(e.target.type):
        place(body, e)
        return 0
    new = value(body, e.value)
    target = place(body, e.target)
    memory.store(body, target, e.target.type, new)
    return _stored_value(body, target, e.target.type, new)


@place_rule(typed.Assign)
def _assign_record(body: Body, e: typed.Assign) -> Place:
    """Copies a record. The value of the assignment is the place of the copy."""
    source = aggregate(body, e.value)
    target = memory.here(body, place(body, e.target))
    memory.copy(body, target, source, e.target.type)
    return target


def _stored_value(body: Body, target: Place, type: Type, new: Operand) -> Operand:
    """The value of an assignment. For a bit-field it is the part that fits into the field."""
    if not isinstance(target, Bits):
        return new
    return memory.extract(body, new, type, 0, target.member.width or 0)


@effect_rule(typed.Assign)
def _assign_effect(body: Body, e: typed.Assign) -> None:
    """Lowers an assignment whose value is not used. A plain move may move an unset value, and the target is then unset,
    too."""
    if not body.checking or not isinstance(e.value, typed.Load) or not _moves(e, e.value):
        value(body, e)
        return
    before, body.b.span = body.b.span, e.value.span
    source, size = memory.here(body, place(body, e.value.object)), size_of(e.value.type)
    if isinstance(source, Local):
        checks.move(body, source, size)
        source = memory.without_reach(source)
    moved = memory.load(body, source, e.value.object.type)
    body.b.span = before
    target = memory.here(body, place(body, e.target))
    memory.store(body, target, e.target.type, moved)
    if isinstance(source, Local) and isinstance(target, Local) and isinstance(e.target, typed.Deref):
        checks.copy(body, target, source, size)


def _moves(e: typed.Assign, source: typed.Load) -> bool:
    """Whether the assignment only moves a scalar from one place that a pointer leads to, to another such place. A
    character may also be moved to a variable, since it may be a part of any object."""
    if is_aggregate(e.target.type) or not isinstance(source.object, typed.Deref):
        return False
    return isinstance(e.target, typed.Deref) or (
        isinstance(e.target, typed.Variable) and is_integer(source.type) and size_of(source.type) == 1
    )


@effect_rule(typed.Update)
def _update_effect(body: Body, e: typed.Update) -> None:
    update(body, e, used=False)


@place_rule(typed.Literal)
def _literal(body: Body, e: typed.Literal) -> Place:
    initialise(body, e.initialise)
    return body.place_of(e.initialise.symbol)


@rule(typed.Update)
def _update_value(body: Body, e: typed.Update) -> Operand:
    return update(body, e, used=True)


def update(body: Body, e: typed.Update, used: bool) -> Operand:
    b = body.b
    step = value(body, e.value)
    target = memory.here(body, place(body, e.target))
    if isinstance(target, Remote) and not used and is_arithmetic(e.target.type) and not e.target.type.loose:
        return updates.send_update(body, e, target, step)
    target = _pin(body, target)
    old = memory.load(body, target, e.target.type)
    if used and e.postfix and isinstance(target, InRegister):
        old = b.own(old, kind_of(e.target.type))
    new = updated(body, e, old, step)
    memory.store(body, target, e.target.type, new)
    if e.postfix:
        return old
    return _stored_value(body, target, e.target.type, new)


def _pin(body: Body, target: Place) -> Place:
    """The place, with its address computed once for two uses."""
    if isinstance(target, Remote) and target.plus:
        return Remote(body.b.op("add.i32", target.base, target.plus))
    return target


def initialise(body: Body, s: typed.Initialise) -> None:
    """Zeroes the object if the initialiser leaves gaps, then assigns the parts in order."""
    where = place(body, typed.Variable(s.span, s.symbol.type, s.symbol))
    if s.zero:
        if isinstance(where, Local) and in_memory(s.symbol):
            _clear(body, where, s.symbol.type)
        else:
            memory.store(body, where, s.symbol.type, 0.0 if kind_of(s.symbol.type)[0] == "f" else 0)
    for assign in s.assigns:
        body.b.span = assign.span
        effect(body, assign)


def _clear(body: Body, where: Local, type: Type) -> None:
    if is_aggregate(type):
        memory.clear(body, where, type)
    else:
        memory.store(body, where, type, 0.0 if kind_of(type)[0] == "f" else 0)
