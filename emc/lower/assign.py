"""Assignment: `=`, `op=`, `++`, initialisers. A remote `op=` whose value is not used is an update packet."""

from __future__ import annotations

from emc.front import typed
from emc.front.types import BOOL, Int, Type, is_aggregate, is_arithmetic, is_integer, size_of
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
    load = _moved(e) if body.checking else None
    if load is None:
        value(body, e)
        return
    before, body.b.span = body.b.span, load.span
    source, size = memory.here(body, place(body, load.object)), size_of(load.type)
    if isinstance(source, Local):
        checks.move(body, source, size)
        source = memory.without_reach(source)
    moved = memory.load(body, source, load.object.type)
    body.b.span = before
    target = memory.here(body, place(body, e.target))
    memory.store(body, target, e.target.type, moved)
    if isinstance(source, Local) and isinstance(target, Local) and not isinstance(e.target, typed.Variable):
        checks.copy(body, target, source, size)


def _moved(e: typed.Assign) -> typed.Load | None:
    """The load of an assignment that only moves a scalar from one place to another, to both of which pointers lead:
    nothing depends on the value yet, and a store keeps the bits that both types have. A character may also be moved to
    a variable of its type, since it may be a part of any object. None for other assignments, and for bit-fields."""
    load = e.value
    while isinstance(load, typed.Convert) and _keeps_bits(load):
        load = load.operand
    if not isinstance(load, typed.Load) or is_aggregate(e.target.type) or not _is_pointed_to(load.object):
        return None
    same = load is e.value  # a variable may be a register, which must have the value in its own type
    character = same and isinstance(e.target, typed.Variable) and is_integer(load.type) and size_of(load.type) == 1
    return load if character or _is_pointed_to(e.target) else None


def _keeps_bits(e: typed.Convert) -> bool:
    here, there = e.operand.type, e.type
    both = isinstance(here, Int) and isinstance(there, Int) and BOOL not in (here, there)
    return both and size_of(here) == size_of(there)


def _is_pointed_to(place: typed.Expression) -> bool:
    """Whether an lvalue is where a pointer leads, or a member of a record there; not a bit-field. Members of variables
    are none: the passes may keep them in registers, which can't be unset."""
    while isinstance(place, typed.MemberOf) and place.member.width is None:
        place = place.base
    return isinstance(place, typed.Deref)


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
