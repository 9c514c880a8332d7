"""Writes the packets that a thread may dispatch itself (direct.py), and results."""

from __future__ import annotations

from emc.engines.native.codegen.direct import Kind, Plan
from emc.engines.native.codegen.writer import CELL_BITS, Function
from emc.engines.native.names import ALONE, BEGAN, CHAINED, ENDED, SENT
from emc.ir import numbers
from emc.ir.module import Op
from emc.target import CODE, SEGMENT


def send_result(f: Function, k: str, value: str) -> None:
    """Sends the packet `value` to continuation k by the general way, through the outbox."""
    some, done = f.code.label(), f.code.label()
    f.code.add(f"br i1 {f.code.make(f'icmp ne i32 {k}, 0')}, label %{some}, label %{done}")
    f.code.start(some)
    n = f.room()
    pe, address = f.cell(k)
    f.send(n, "normal", pe, address, value)
    f.code.add(f"br label %{done}")
    f.code.start(done)


def is_held(f: Function, kind: Kind) -> bool:
    """Whether the block is of that kind, and the current operation sends the packet that the thread dispatches
    itself."""
    return f.plan is not None and f.plan.kind is kind and f.plan.op == f.step


def returns(f: Function, k: str, value: str) -> None:
    """Sends a result. Afterwards %direct.slot says whether the caller gets it by a return of the host function."""
    code = f.code
    general, done = code.label(), code.label()
    code.add("store i32 0, ptr %direct.slot")
    sent = code.make(f"load i64, ptr {f.field(SENT)}")
    f.unless(code.make(f"icmp ne i64 {code.make(f'zext i32 {k} to i64')}, %expected"), general)
    f.unless(code.make(f"icmp ne i64 {sent}, 0"), general)
    later = f.spent[-1] - f.spent[f.step]
    if later < f.inject:
        code.add(f"br label %{general}")
        code.start(code.label())
    f.unless(is_late(f, code.make(f"add i64 {f.time()}, {later}")), general)
    frame = code.make(f"and i32 {k}, {f.target.address_mask & -SEGMENT}")
    caller = code.make(f"add i32 %caller, {numbers.i32(CODE)}")
    f.unless(code.make(f"icmp ne i32 {f.head(frame)}, {caller}"), general)
    f.unless(code.make(f"icmp eq i32 {frame}, %fp"), general)  # it is freed before the packet is dispatched
    code.add("store i32 1, ptr %direct.slot")
    f.hold("", k, value)
    code.add(f"br label %{done}")
    code.start(general)
    send_result(f, k, value)
    code.add(f"br label %{done}")
    code.start(done)


def is_late(f: Function, cycle: str) -> str:
    """Whether the machine may do something else before a packet is dispatched in that cycle."""
    alone = f.code.make(f"load atomic i64, ptr {f.field(ALONE)} monotonic, align 8")
    return f.code.make(f"icmp sge i64 {cycle}, {alone}")


def send_before_trap(f: Function) -> None:
    """Before a trap, sends the packet that waits for the end of its block."""
    if f.held is None or f.plan is None:
        return
    if f.plan.kind is not Kind.RETURN:
        f.send_held()
        return
    trap = f.code.label()
    direct = f.code.make("load i32, ptr %direct.slot")
    f.unless(f.code.make(f"icmp eq i32 {direct}, 0"), trap)
    with f.as_of(f.held):
        send_result(f, f.held.address, f.held.data)
    f.code.add(f"br label %{trap}")
    f.code.start(trap)


def _end_return(f: Function, plan: Plan, op: Op) -> None:
    assert f.held is not None
    general, code = f.code.label(), f.code
    f.unless(code.make(f"icmp eq i32 {code.make('load i32, ptr %direct.slot')}, 0"), general)
    f.answer(f.time(), code.make(f"zext i32 {f.held.data} to i64"))
    code.start(general)


def _end_call(f: Function, plan: Plan, op: Op) -> None:
    general, code = f.code.label(), f.code
    callee = _find_callee(f, general)
    f.call("wait", "%fp", f.waits(op, "i32"), f.time())
    begin = _begin(f, f.time(), f.link)
    answer = _call_thread(f, callee, f.own(f.index + 1 << CELL_BITS | 1), begin)
    end, what = (code.make(f"extractvalue {ENDED} {answer}, {i}") for i in range(2))
    suspended, onwards = code.label(), code.label()
    code.add(f"br i1 {code.make(f'icmp ugt i64 {what}, {(1 << 32) - 1}')}, label %{suspended}, label %{onwards}")
    code.start(suspended)
    code.add(f"ret {ENDED} {answer}")
    code.start(onwards)
    _resume(f, plan.after, end, code.make(f"trunc i64 {what} to i32"), f.link)
    code.start(general)
    f.send_held()


def _end_tail(f: Function, plan: Plan, op: Op) -> None:
    general, code = f.code.label(), f.code
    assert f.held is not None
    k = code.make(f"zext i32 {f.held.data} to i64")
    f.unless(code.make(f"icmp ne i64 {k}, %expected"), general)
    callee = _find_callee(f, general)
    begin = _begin(f, f.time(), f.link)
    entry = code.make(f"shl i32 %caller, {CELL_BITS}")
    answer = _call_thread(f, callee, code.make(f"or i32 {entry}, 1"), begin)
    code.add(f"ret {ENDED} {answer}")
    code.start(general)
    f.send_held()


def _end_again(f: Function, plan: Plan, op: Op) -> None:
    general, code = f.code.label(), f.code
    assert f.held is not None
    _may_dispatch(f, general)
    f.unless(code.make(f"icmp ne i32 {f.head('%fp')}, {f.own(numbers.i32(CODE + f.index + 1))}"), general)
    f.call("wait", "%fp", f.waits(op, "i32"), f.time())
    _resume(f, plan.after, f.time(), f.held.data, f.again)
    code.start(general)
    f.send_held()


def _may_dispatch(f: Function, general: str) -> None:
    """Goes on only if nothing happens in the machine before the held packet is dispatched; else goes to `general`."""
    assert f.held is not None
    if f.pending - f.held.pending < f.inject:
        f.code.add(f"br label %{general}")
        f.code.start(f.code.label())
    f.unless(f.code.make(f"icmp ne i64 {f.held.n}, 0"), general)
    f.unless(is_late(f, f.time()), general)


def _find_callee(f: Function, general: str) -> str:
    """The code of the held call's thread. Goes to `general` if the thread can't be called directly."""
    code = f.code
    assert f.held is not None
    _may_dispatch(f, general)
    f.unless(code.make(f"icmp ne i32 {f.head(f.held.frame)}, {f.held.code}"), general)
    stack = code.make(f"ptrtoint ptr {code.make('call ptr @llvm.stacksave.p0()')} to i64")
    callee = f.call("callee", f.held.code, stack)
    f.unless(code.make(f"icmp eq i64 {callee}, 0"), general)
    return code.make(f"inttoptr i64 {callee} to ptr")


def _call_thread(f: Function, callee: str, entry: str, begin: str) -> str:
    assert f.held is not None
    operands = f"ptr %ctx, ptr %memory, i32 {f.held.frame}, i32 {entry}, i32 {f.held.data}, i64 {begin}"
    return f.code.make(f"call {ENDED} {callee}({operands})")


def _begin(f: Function, end: str, cycles: int) -> str:
    """The cycle in which the packet's thread begins: `cycles` after `end`, where the thread before it ended. Also
    counts the packet."""
    begin = f.code.make(f"add i64 {end}, {cycles}")
    if not f.untimed:
        f.put(BEGAN, begin)
    more = f.code.make(f"add i64 {f.code.make(f'load i64, ptr {f.field(CHAINED)}')}, 1")
    f.put(CHAINED, more)
    return begin


def _resume(f: Function, after: str, end: str, value: str, cycles: int) -> None:
    """Continues with the thread of one of this template's entries, in the same function."""
    cell = f.cells[after]
    f.code.add(f"store i64 {_begin(f, end, cycles)}, ptr %c.slot")
    f.code.add(f"store i32 {value}, ptr %x.slot")
    f.code.add(f"store i32 {cell}, ptr %cell.slot")
    f.code.add(f"br label %E{cell}")


ENDS = {Kind.CALL: _end_call, Kind.RETURN: _end_return, Kind.TAIL: _end_tail, Kind.AGAIN: _end_again}
