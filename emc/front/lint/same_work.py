# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about a sum of results that all PEs compute in the same way.

int next;                                       one on each PE, so each PE takes all the pieces
everywhere dowith () { found = 0; while (next < PIECES) found += search(next++); } reductionsum (found);
"""

from __future__ import annotations

from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.check.operands.lvalues import remote, root
from emc.front.lint.nodes import LOOPS, PRINTS, callee, copied_blocks, live
from emc.front.lint.reached import reached_from
from emc.front.lint.rules import Lint, rule
from emc.front.types import Spread

_PLAIN = PRINTS | {"abs", "labs", "strlen", "strcmp", "strncmp", "strchr", "strstr", "memcmp", "sqrt", "sqrtf", "fabs"}


@rule(typed.Unit)
def same_on_all_pes(lint: Lint, node: typed.Unit) -> None:
    if lint.target.pes == 1 or not any(function.symbol.name == "main" for function in node.functions):
        return
    bodies = {function.symbol: function for function in node.functions}
    for block in (one for function in node.functions for one in copied_blocks(function)):
        sums = [clause for clause in block.reductions if clause.op == "sum"]
        if not sums or not isinstance(block.place, typed.Everywhere) or block.place.arrays:
            continue
        if any(fault.code == "W0568" and _is_in(fault.span, block) for fault in lint.faults.found):
            continue
        reached = reached_from(block.body, bodies)
        if any(_differs(one, bodies) for body in reached for one in live(body)) or not _has_loop(reached):
            continue
        own = _own(reached)
        if _set_elsewhere(node, reached, own):
            continue
        name = shown(sums[0].inner)
        text = f"nothing in this block depends on the PE: each PE computes the same `{name}`, and the reduction adds "
        text += f"{lint.target.pes} of them"
        hint = "share out the work: begin loops at `my_pe()` and step by `N_PE`"
        notes: list[Note] = []
        changed = next((one for body in reached for one in live(body) if _changes(one, own)), None)
        if changed is not None:
            taken = shown(changed.target.symbol)
            hint += f"; or let all PEs take their work from one `{taken}`, by a function that is called as "
            hint += "`remote_call(0, f, 0)`, or by a `packet_type int` to a `global` one"
            notes = [Note(changed.span, f"each PE has its own `{taken}`, so each PE goes through all of it")]
        lint.faults.warning("W0568", sums[0].span, text, hint, *notes)


def _is_in(span: Any, block: typed.TaskBlock) -> bool:
    return block.span.line <= span.line <= block.span.end_line


def _differs(one: Any, bodies: Any) -> bool:
    """Whether copies may differ by this: it asks for the PE, or other threads may take part in it."""
    match one:
        case typed.Builtin() | typed.Packet() | typed.RemoteCall() | typed.TaskBlock() | typed.Parallel():
            return True
        case typed.Assign(target=target) | typed.Update(target=target):
            return bool(remote(target))
        case typed.Call():
            direct = one.function.symbol if isinstance(one.function, typed.FunctionAddress) else None
            return direct not in bodies and callee(one) not in _PLAIN
        case typed.Load(object=thing):
            return bool(remote(thing) and thing.type.volatile)
        case _:
            return False


def _has_loop(reached: list[typed.Node]) -> bool:
    return any(isinstance(one, LOOPS) for body in reached for one in live(body))


def _own(reached: list[typed.Node]) -> set[typed.Static]:
    """The variables of this PE, at file scope, that the copies use."""
    return {
        one.symbol
        for body in reached
        for one in live(body)
        if isinstance(one, typed.Variable)
        and isinstance(one.symbol, typed.Static)
        and not isinstance(one.symbol.type, Spread)
    }


def _changes(one: Any, own: set[typed.Static]) -> bool:
    return isinstance(one, typed.Update) and isinstance(one.target, typed.Variable) and one.target.symbol in own


def _set_elsewhere(unit: typed.Unit, reached: list[typed.Node], own: set[typed.Static]) -> bool:
    """Whether something else may set one of the variables, perhaps on one PE only."""
    inside = {id(one) for body in reached for one in live(body)}
    for function in unit.functions:
        for one in live(function):
            if id(one) in inside:
                continue
            if isinstance(one, typed.Assign | typed.Update) and root(one.target) in own:
                return True
            if isinstance(one, typed.Address) and root(one.object) in own:
                return True
    return False
