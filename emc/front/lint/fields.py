# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about bit-fields of one global object that several PEs set: each PE reads the whole word and writes it back.

    everywhere dowith () { if (my_pe() == 0) ready.a = 1; if (my_pe() == 1) ready.b = 1; }

It does not warn about blocks with a lock, a cell or a barrier, or about fields that are set together under one
condition on the PE's number.
"""

from __future__ import annotations

from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import is_bit_field, remote
from emc.front.lint.nodes import kept, live
from emc.front.lint.rules import Lint, rule
from emc.front.lint.updates import Copies, copies_of, is_ordered

_Set = typed.Assign | typed.Update


@rule(typed.TaskBlock)
def fields_of_one_word(lint: Lint, node: typed.TaskBlock) -> None:
    if not isinstance(node.place, typed.Everywhere) or is_ordered(node.body) or _has_barrier(node.body):
        return
    copies = kept(copies_of, node)
    groups: dict[typed.Static, list[_Set]] = {}  # the first assignment of each choice
    for statement in copies.by_all():
        if isinstance(statement, typed.If) and copies.asks(statement.test):
            for branch in (statement.then, statement.other):
                found = _sets(copies, branch) if branch is not None else {}
                for symbol, assign in found.items():
                    groups.setdefault(symbol, []).append(assign)
    for symbol, assigns in groups.items():
        if len({_field(assign) for assign in assigns}) > 1:
            first = min(assigns, key=lambda assign: (assign.span.line, assign.span.column))
            text = (
                f"this reads a word of `{shown(symbol)}` and writes it back: if another PE sets another "
                "bit-field of the word "
            )
            hint = "declare the fields as `char` or `int`, which are written one by one; or hold a lock"
            lint.warning("W0556", first.span, text + "in between, that value is lost", hint)


def _sets(copies: Copies, branch: typed.Node) -> dict[typed.Static, _Set]:
    """For each object that is the same one for all copies: the assignment to one of its bit-fields."""
    found: dict[typed.Static, _Set] = {}
    for one in live(branch, into_blocks=False):
        if isinstance(one, _Set) and is_bit_field(one.target) and remote(one.target) and copies.same(one.target):
            place = one.target
            while isinstance(place, typed.MemberOf):
                place = place.base
            pointer = place.pointer if isinstance(place, typed.Deref) else None
            if isinstance(pointer, typed.SpreadElement) and not pointer.indices:
                found.setdefault(pointer.symbol, one)
    return found


def _field(assign: _Set) -> str:
    return assign.target.member.name if isinstance(assign.target, typed.MemberOf) else ""


def _has_barrier(body: typed.Node) -> bool:
    return any(isinstance(one, typed.FunctionAddress) and "barrier" in one.symbol.name for one in live(body))
