# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about copies that use the local address of an object on another PE. It rehearses the copies.

everywhere dowith () { for (k = 0; k < n; k++) *(int *)&A[k] = 0; }             each A[k] is on one PE only
everywhere dowith () { int *up = (int *)row[(me + N_PE - 1) % N_PE]; ... up[c] ... }       this PE's row, in fact
"""

from __future__ import annotations

from emc.front import typed
from emc.front.lint.elsewhere import start_of_pointer
from emc.front.lint.localised import drops_pe
from emc.front.lint.nodes import live
from emc.front.lint.reached import reached_from, started
from emc.front.lint.rehearsal import Copy
from emc.front.lint.rules import Lint, rule


@rule(typed.Unit)
def dropped_pes(lint: Lint, node: typed.Unit) -> None:
    if lint.target.pes == 1:
        return
    bodies = {function.symbol: function for function in node.functions}
    if not any(drops_pe(one) for function in node.functions for one in live(function)):
        return
    told = {fault.span for fault in lint.faults.found if fault.code == "W0561"}
    for body, captures, times in started(lint, node, bodies):
        if not any(drops_pe(one) for part in reached_from(body, bodies) for one in live(part)):
            continue
        for pe, number in times:
            copy = Copy(lint.target, bodies, pe)
            copy.known.update(captures)
            copy.known.update(number)
            copy.go(body)
            found = [one for one in copy.dropped if start_of_pointer(one[0].pointer).span not in told]
            if found and pe is not None:
                access, other = found[0]
                told.add(start_of_pointer(access.pointer).span)
                text = (
                    f"this is the local address of an object on PE {other}, but PE {pe} uses it: it accesses what it "
                )
                text += "has at that address itself"
                hint = "use the global pointer, a `T global *`, or the element, `A[k]`; or go there by `where`"
                lint.warning("W0561", access.span, text, hint)
                break
