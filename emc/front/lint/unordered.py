# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
"""Warns about accesses of several copies to one object that nothing puts in order. It rehearses the copies.

for (k = me; k < N; k += N_PE) A[k] = B[k];  for (...) B[k] = A[k - 1];       no barrier between the two loops
offer(&best[right], v);  barrier();  v = best[me];                            the packet may still be under way
"""

from __future__ import annotations

from typing import Any

from emc.faults import Note
from emc.front import typed
from emc.front.check.messages import shown
from emc.front.lint.nodes import callee, live, strip
from emc.front.lint.reached import reached_from, started
from emc.front.lint.rehearsal import Access, Copy
from emc.front.lint.rules import Lint, rule
from emc.front.types import Spread
from emc.source import Span

# what other rules say of the same accesses
_SAID = frozenset({"W0506", "W0556", "W0568", "W0570", "W0571", "W0583", "W0590"})


@rule(typed.Unit)
def unordered(lint: Lint, node: typed.Unit) -> None:
    if lint.target.pes == 1:
        return
    bodies = {function.symbol: function for function in node.functions}
    said = [fault.span for fault in lint.faults.found if fault.code in _SAID]
    for body, captures, times in started(lint, node, bodies):
        reached = reached_from(body, bodies)
        if not times or not _may_meet(reached) or any(_within(span, one) for span in said for one in reached):
            continue
        copies: list[Copy] = []
        for pe, number in times:
            copy = Copy(lint.target, bodies, pe)
            copy.known.update(captures)
            copy.known.update(number)
            copy.go(body)
            copies.append(copy)
            if not copy.clear and not copy.found:
                break
        if all(copy.clear for copy in copies) and len({copy.phase for copy in copies if not copy.cut}) <= 1:
            _check(lint, copies, times[0][0] is not None)


def _may_meet(reached: list[typed.Node]) -> bool:
    """Whether the copies both write and read an array or an object of other PEs."""
    written: set[Any] = set()
    read: set[Any] = set()
    far = False
    for body in reached:
        for one in live(body):
            match one:
                case typed.Assign(target=target) | typed.Update(target=target):
                    written |= _things(target)
                case typed.Packet(pointer=pointer):
                    written |= _things(pointer)
                case typed.Load(object=thing):
                    read |= _things(thing)
                case typed.Builtin(name="global_of"):
                    far = True
                case typed.Builtin(name="request" | "pkt_input" | "pkt_output" | "send") | typed.RemoteCall():
                    return False
                case _:
                    pass
    return far or bool(written & read)


def _things(value: typed.Value) -> set[Any]:
    return {
        one.symbol
        for one in live(value)
        if isinstance(one, typed.SpreadElement | typed.SpreadBase)
        or (
            isinstance(one, typed.Variable)
            and isinstance(one.symbol, typed.Static)
            and isinstance(one.symbol.type, Spread)
        )
    }


def _within(span: Span, body: typed.Node) -> bool:
    return body.span.file == span.file and body.span.line <= span.line <= max(body.span.end_line, body.span.line)


# ---- the accesses of the copies to one object, in one phase


def _check(lint: Lint, copies: list[Copy], everywhere: bool) -> None:
    met: dict[Any, list[tuple[int, Access]]] = {}
    for number, copy in enumerate(copies):
        for one in copy.found:
            met.setdefault((one.phase, one.place), []).append((number, one))
    for found in met.values():
        if len({number for number, _ in found}) > 1 and _says(lint, found, everywhere, len(copies)):
            return


def _says(lint: Lint, found: list[tuple[int, Access]], everywhere: bool, count: int) -> bool:
    found = [(number, one) for number, one in found if not _is_flag(one)]
    readers = {number for number, one in found if one.how == "read"}
    if len(readers & {number for number, one in found if one.how == "write"}) == count:
        _lost(lint, *(next(one for _, one in found if one.how == how) for how in ("read", "write")))
        return True
    counters = {number for number, one in found if one.how == "update" and isinstance(one.node, typed.Update)}
    if len(readers & counters) == count:
        _counted(lint, next(one for _, one in found if one.how == "update"))
        return True
    for reader, read in found:
        if read.how not in ("read", "after"):
            continue
        for writer, write in found:
            if writer == reader:
                continue
            if write.how == "late" and write.barrier is not None:
                _late(lint, write, read)
                return True
            if write.how == "write" or (write.how == "update" and (read.how == "after" or _is_computed(write))):
                _unordered(lint, write, read, everywhere)
                return True
    return False


def _lost(lint: Lint, read: Access, write: Access) -> None:
    name = shown(write.place[0])
    text = f"all copies of this block read this object of `{name}` and write it back: what another copy writes in "
    first, last = sorted((read.node.span.line, write.node.span.line))
    lines = f"line {last}" if first == last else f"lines {first} to {last}"
    hint = "if the change is `x = x + n`, write it as one update, `x += n`; for a least or greatest value, end the "
    hint += "block with `reductionmin` or `reductionmax` of a variable of its own; else let the handler of a "
    hint += f"`packet_type` read and write it, or hold one `lock_t global` around {lines}"
    note = Note(read.node.span, "it is read here")
    lint.faults.warning("W0556", write.node.span, text + "between is lost", hint, note)


def _is_flag(access: Access) -> bool:
    """Whether it sets a global object without dimensions to a constant, as flags are set."""
    symbol = access.place[0]
    scalar = isinstance(symbol.type, Spread) and not symbol.type.dims
    return scalar and isinstance(access.node, typed.Assign) and isinstance(strip(access.node.value), typed.Constant)


def _is_computed(write: Access) -> bool:
    """Whether an update adds to an element of an array what it reads of the same array: `A[me] += A[me - 1]`."""
    symbol = write.place[0]
    value = write.node.value if isinstance(write.node, typed.Update) else None
    return value is not None and any(
        isinstance(one, typed.SpreadElement) and one.symbol is symbol for one in live(value)
    )


def _counted(lint: Lint, update: Access) -> None:
    name = shown(update.place[0])
    text = f"all copies of this block first read `{name}`, and then change it: two copies may have read the same value"
    hint = "send a request of your own `packet_type int`, whose handler reads and counts in one; or hold a lock"
    lint.warning("W0556", update.node.span, text, hint)


def _late(lint: Lint, write: Access, read: Access) -> None:
    assert write.barrier is not None
    name = shown(write.place[0])
    what = "packets" if isinstance(write.node, typed.Packet) else "writes"
    text = (
        f"`{callee(write.barrier)}` does not wait until {what} have arrived: what another PE has sent to `{name}` may "
    )
    hint = "write `barrier_fence()`; or `fence()` before the barrier"
    note = Note(read.node.span, f"`{name}` is read here")
    lint.faults.warning("W0571", write.barrier.span, text + "not be there when it is read", hint, note)


def _unordered(lint: Lint, write: Access, read: Access, everywhere: bool) -> None:
    name = shown(write.place[0])
    if everywhere:
        text = (
            f"another PE writes this element of `{name}` with no barrier between the two: timing decides whether the "
        )
        wrote, reads = write.node.span, read.node.span
        if (wrote.line, wrote.column) < (reads.line, reads.column):
            hint = "write `barrier_fence();` between the two (a `fence()` waits only for the writes of its own PE); "
            hint += "in a loop, write `barrier();` after the read, too: the next iteration writes again"
        else:
            hint = "write the new values to a second array, which takes the place of the first one after a "
            hint += "`barrier_fence();`; or read first, write `barrier();`, and then write"
    else:
        text = f"another copy of this block writes this element of `{name}`: timing decides whether the "
        hint = "let no copy use what another one writes: write to a second array; or use a loop instead of `iterate`"
    note = Note(write.node.span, "written here")
    lint.faults.warning("W0570", read.node.span, text + "old or the new value is read", hint, note)
