# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a global object that many copies of a block read and write back, so that writes by others in between are
lost.

    everywhere dowith () { total = total + 1; }             `total += 1` is one packet, which its owner executes whole
    everywhere dowith () { if (v > best) best = v; }        a packet type does the same for any handler
    everywhere dowith () { h[v % 2] = h[v % 2] + 1; }       two copies may have the same v

It does not warn about blocks that take a lock (unless each PE takes another one), statements under a condition on the
number of the PE or of the copy, and objects whose place may differ from copy to copy.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from emc.dataclass import replace
from emc.front import typed
from emc.front.check.messages import shown, spell
from emc.front.check.operands.lvalues import is_bit_field, remote
from emc.front.lint.nodes import PARTS, asks_pe, callee, discarded_updates, equal, every, gives_turn, kept, live, strip
from emc.front.lint.rules import Lint, rule
from emc.front.lint.spelling import spelled, spelled_target
from emc.front.lint.values import Levels, Values
from emc.front.types import INT, Void, size_of, unqualified
from emc.source import NOWHERE
from emc.target import WORD

_CHOICES = frozenset({typed.If, typed.Conditional, typed.Switch})
_ASSIGNED = frozenset({"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>"})
_LOCKS = frozenset({"lock", "trylock"})
_CELLS = frozenset({"request"})  # i_read, q_read and similar: only one thread gets a cell's value


@rule(typed.Unit)
def lost_updates(lint: Lint, node: typed.Unit) -> None:
    blocks = [
        one
        for function in node.functions
        for one in live(function)
        if isinstance(one, typed.TaskBlock) and isinstance(one.place, typed.Everywhere | typed.Iterate)
    ]
    levels = kept(Levels, node)
    called = {symbol for block in blocks if not is_ordered(block.body) for symbol in _called_functions(block.body)}
    bodies = [kept(copies_of, block) for block in blocks]
    bodies += [kept(copies_of, f) for f in node.functions if f.symbol in called]
    for body in bodies:
        if not is_ordered(body.body):
            for statement in body.by_all():
                _check(lint, body, statement)
                _check_coinciding(lint, body, statement, levels)


def _called_functions(body: typed.Node) -> Iterator[typed.FunctionName]:
    """The functions that a block calls in all its copies, not only where a condition asks for the PE."""
    guarded = {
        id(part)
        for node in live(body, into_blocks=False)
        if isinstance(node, typed.If) and asks_pe(node.test)
        for part in live(node.then)
    }
    for node in live(body, into_blocks=False):
        direct = node.function if isinstance(node, typed.Call) and id(node) not in guarded else None
        if isinstance(direct, typed.FunctionAddress):
            yield direct.symbol


def is_ordered(body: typed.Node) -> bool:
    """Whether something in the block excludes the other copies."""
    for node in live(body):
        if isinstance(node, typed.Builtin) and node.name in _CELLS:
            return True
        if callee(node) in _LOCKS and not _is_own_lock(node.arguments[0]):
            return True
    return False


def _is_own_lock(lock: typed.Value) -> bool:
    """Whether each PE takes another lock: `&doors[my_pe()]`."""
    indices = [index for one in every(lock) if isinstance(one, typed.SpreadElement) for index in one.indices]
    return any(isinstance(one, typed.Builtin) and one.name == "my_pe" for index in indices for one in every(index))


NOBODY = typed.FunctionName("", INT, NOWHERE)


class Copies:
    """The body of a block with many copies, or of a function that such a block calls. differs: the variables that may
    differ between the copies: those that the block sets, and the number of the copy. own: the variables that are set to
    the number of the copy or of the PE. iterated: whether the copies run on one PE."""

    def __init__(
        self,
        body: typed.Block,
        privates: tuple[typed.Automatic, ...],
        place: typed.Where | typed.Everywhere | typed.Iterate | None,
    ):
        self.body = body
        self._values: Values | None = None
        self._by_all: dict[bool, list[Any]] = {}
        # its variables that may differ between the copies: those set in it, or to the number of the copy
        self.differs: set[typed.Automatic | typed.Static] = set(privates)
        self.own: set[typed.Automatic | typed.Static] = set()  # those set to the number of the copy or of the PE
        self.iterated = isinstance(place, typed.Iterate)  # the copies run on one PE
        if isinstance(place, typed.Iterate):
            self.differs.add(place.identity)
            self.own.add(place.identity)
        for one in live(body):
            match one:
                case typed.Assign(target=typed.Variable(symbol=symbol), value=value):
                    self.differs.add(symbol)
                    if self.asks(value):
                        self.own.add(symbol)
                case typed.Update(target=typed.Variable(symbol=symbol)):
                    self.differs.add(symbol)
                case _:
                    pass

    @property
    def values(self) -> Values:
        if self._values is None:
            self._values = Values(typed.FunctionBody(self.body.span, NOBODY, (), None, self.body))
        return self._values

    def by_all(self, blocks: bool = False) -> list[Any]:
        """The statements of the block, except those in other blocks and those that only some copies reach. blocks: also
        the other blocks themselves."""
        if blocks not in self._by_all:
            self._by_all[blocks] = list(self._reached_by_all(blocks))
        return self._by_all[blocks]

    def _reached_by_all(self, blocks: bool) -> Iterator[Any]:
        work: list[Any] = [self.body]
        while work:
            node = work.pop()
            kind = type(node)
            if kind is typed.TaskBlock:
                if blocks:
                    yield node
                continue
            yield node
            if kind in _CHOICES and self.asks(node.value if kind is typed.Switch else node.test):
                continue
            for name in PARTS[kind]:
                part = getattr(node, name)
                work += [one for one in (part if type(part) is tuple else (part,)) if one is not None]

    def asks(self, value: typed.Value) -> bool:
        """Whether the value depends on the number of the PE or of the copy."""
        for node in every(value):
            if isinstance(node, typed.Builtin) and node.name in ("my_pe", "own_index"):
                return True
            if isinstance(node, typed.Variable) and node.symbol in self.own:
                return True
        return False

    def same(self, thing: typed.Value) -> bool:
        """Whether the remote object is the same in all copies."""
        while isinstance(thing, typed.MemberOf):
            thing = thing.base
        if not isinstance(thing, typed.Deref):
            return False
        for node in every(thing.pointer):
            match node:
                case typed.SpreadElement() | typed.Constant() | typed.Convert() | typed.PointerAdd():
                    pass
                case typed.Address(object=typed.Deref()) | typed.Deref():
                    pass
                case typed.Load(object=typed.Variable(symbol=typed.Automatic() as symbol)):
                    if symbol in self.differs or symbol.addressed:
                        return False
                case typed.Variable(symbol=typed.Automatic()):
                    pass
                case _:
                    return False
        return True


def copies_of(node: typed.TaskBlock | typed.FunctionBody) -> Copies:
    """Those of a block, or of a function that a block calls."""
    if isinstance(node, typed.TaskBlock):
        return Copies(node.body, node.privates, node.place)
    return Copies(node.body, node.parameters, None)


def _check(lint: Lint, block: Copies, node: Any) -> None:
    match node:
        case typed.Evaluate(value=typed.Assign(target=target, value=value)) if remote(target) and block.same(target):
            if _reads(value, target):
                _warn(lint, node.value, target, value)
        case typed.Block(items=items):
            for item, after in pairwise(one for one in items if not _only_leaves(one)):
                update = after.value if isinstance(after, typed.Evaluate) else None
                read = _set_from(item)
                if (
                    isinstance(update, typed.Update)
                    and read is not None
                    and remote(update.target)
                    and block.same(update.target)
                    and equal(read, update.target)
                ):
                    name = _name(update.target)
                    text = (
                        f"{name} was read by a packet of its own: two copies may have read the same value before this"
                    )
                    hint = "send a request of your own `packet_type int`, whose handler reads and counts in one"
                    lint.warning("W0556", update.span, text, hint)
        case typed.Evaluate(value=typed.Packet(pointer=place, data=data) as packet) if isinstance(packet.type, Void):
            given = block.values.of(data)
            asked = [
                part
                for one in (given, *(block.values.of(one) for one in live(given) if isinstance(one, typed.Load)))
                for part in live(one)
                if isinstance(part, typed.Packet) and not isinstance(part.type, Void) and equal(part.pointer, place)
            ]
            if asked and block.same(typed.Deref(place.span, place.type, place)):
                name = _name(typed.Deref(place.span, place.type, place))
                text = f"many copies of this block ask for {name} and send a new value: what another copy sends in "
                hint = "let one handler do both: it reads, computes and writes without interruption"
                lint.warning("W0556", packet.span, text + "between is lost", hint)
        case typed.Evaluate(value=typed.Update(target=typed.MemberOf() as target)) if (
            is_bit_field(target) and remote(target) and block.same(target)
        ):
            name = _name(target)
            text = f"many copies of this block change the bit-field {name}, which is read and written back each time: "
            text += "what another copy writes in between is lost"
            hint = (
                "declare the member without a width: then this is one packet, which its owner executes whole; or hold "
            )
            lint.warning("W0556", node.value.span, text, hint + "a lock")
        case (
            typed.While(test=test, body=typed.Block(items=(typed.Evaluate(value=typed.Update(target=target)), *_)))
            | typed.If(test=test, then=typed.Block(items=(typed.Evaluate(value=typed.Update(target=target)), *_)))
        ) if remote(target) and block.same(target) and _asked_in(test, target):
            name = _name(target)
            text = f"the condition has read {name} by a packet of its own: two copies may have read the same value "
            hint = "send a request of your own `packet_type int`, whose handler reads and counts in one"
            lint.warning("W0556", target.span, text + "before this", hint)
        case typed.If(test=test, other=None):
            for assign in discarded_updates(node.then):
                target = assign.target
                if remote(target) and block.same(target) and _reads(test, target):
                    _warn(lint, assign, target, None, _best(test, target))
        case typed.Evaluate(
            value=typed.Assign(target=typed.Variable(symbol=typed.Static() as symbol) as target, value=value)
        ):
            if block.iterated and _reads(value, target) and any(gives_turn(one) for one in live(value)):
                name = shown(symbol)
                text = (
                    f"this copy waits between reading `{name}` and writing it: what other copies write "
                    "in between is lost"
                )
                hint = (
                    "first do what waits, and store its result in a variable of the block; "
                    "then read and write without waiting"
                )
                lint.warning("W0556", node.span, text, hint)
        case _:
            pass


def _asked_in(test: typed.Value, target: typed.Value) -> bool:
    """Whether a condition sets a variable from the object, `(j = next) < n`."""
    return any(isinstance(one, typed.Assign) and _reads(one.value, target) for one in live(test))


def _only_leaves(node: typed.Node) -> bool:
    """Whether it is `if (...) break;`."""
    then = node.then if isinstance(node, typed.If) and node.other is None else None
    if isinstance(then, typed.Block) and len(then.items) == 1:
        then = then.items[0]
    return isinstance(then, typed.Break | typed.Return)


def _set_from(item: typed.Node) -> typed.Value | None:
    """The global object from which a statement sets a variable; else None."""
    assigns = (
        item.assigns
        if isinstance(item, typed.Initialise)
        else (item.value,)
        if isinstance(item, typed.Evaluate)
        else ()
    )
    one = assigns[0] if len(assigns) == 1 else None
    value = strip(one.value) if isinstance(one, typed.Assign) and isinstance(one.target, typed.Variable) else None
    return value.object if isinstance(value, typed.Load) and remote(value.object) else None


def _check_coinciding(lint: Lint, block: Copies, node: Any, levels: Levels) -> None:
    """Checks an object whose place varies, but which other copies may compute in the same way."""
    assign = node.value if isinstance(node, typed.Evaluate) else None
    if not isinstance(assign, typed.Assign) or not remote(assign.target) or not levels.may_coincide(assign.target):
        return
    given = levels.values
    read = any(
        isinstance(one, typed.Load) and (equal(one.object, assign.target) or _is_load_of(given.of(one), assign.target))
        for one in live(assign.value)
    )
    if read and not (block.same(assign.target) and _reads(assign.value, assign.target)):
        _warn(lint, assign, assign.target, _spread_out(assign.value, given))


def _is_load_of(value: typed.Value, target: typed.Value) -> bool:
    return isinstance(value, typed.Load) and equal(value.object, target)


def _spread_out(value: typed.Value, given: Values) -> typed.Value:
    """The value with its left operand replaced by that operand's own value, as `old` in `old + 1`."""
    value = strip(value)
    if isinstance(value, typed.Binary):
        return replace(value, left=given.of(value.left))
    return value


def _reads(value: typed.Value, target: typed.Value) -> bool:
    return any(isinstance(n, typed.Load) and equal(n.object, target) for n in live(value))


def _best(test: typed.Value, target: typed.Value) -> str:
    """`<` or `>`: how a value compares to the target if it is better; "" if the test asks something else."""
    for one in live(test):
        if isinstance(one, typed.Binary) and one.op in ("<", ">", "<=", ">="):
            if _reads(one.left, target):
                return ">" if one.op.startswith("<") else "<"
            if _reads(one.right, target):
                return one.op[0]
    return ""


def _warn(lint: Lint, assign: typed.Value, target: typed.Value, value: typed.Value | None, better: str = "") -> None:
    name = _name(target)
    text = f"many copies of this block read {name} and write it back: what another copy writes in between is lost"
    hint = _hint(target, value)
    if better and size_of(target.type) <= WORD:
        type, op = spell(unqualified(target.type)), {"<": "min", ">": "max"}[better]
        hint = f"let each copy find its best value in a variable of the block, which ends with `reduction{op}`; or "
        hint += f"send each value to a handler, which is not interrupted: `packet_type offer({type} *p, {type} v) "
        hint += f"{{ if (v {better} *p) *p = v; }}`"
    lint.warning("W0556", assign.span, text, hint)


def _hint(target: typed.Value, value: typed.Value | None) -> str:
    value = strip(value) if value is not None else None
    left = strip(value.left) if isinstance(value, typed.Binary) and value.op in _ASSIGNED else None
    if isinstance(value, typed.Binary) and isinstance(left, typed.Load) and equal(left.object, target):
        words = f"{spelled_target(target) or '...'} {value.op}= {spelled(value.right) or '...'}"
        return f"write `{words}` as a statement: it is one packet, which the owner executes without interruption"
    return (
        "send a packet of your own `packet_type`, whose handler is not interrupted; "
        "or hold a lock; or combine the values with a reduction"
    )


def _name(target: typed.Value) -> str:
    words = spelled_target(target)
    return f"`{words}`" if words else "an object of another PE"
