"""Writes each operation as lines of a thread's text: (function, operation) -> lines added.

`write` finds the rule of an operation. RULES has the rules for the ends of blocks and for operations on the PE. All
other operations are written from the columns of the table of operations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from emc.engines.checks.images import slots_of
from emc.engines.native.codegen import accesses, shadow, watches
from emc.engines.native.codegen.calls import ENDS, is_held, returns, send_before_trap, send_result
from emc.engines.native.codegen.direct import Kind
from emc.engines.native.codegen.writer import RARELY, WIDTHS, Function
from emc.engines.native.names import ASKS, CLOCK, KINDS, WAITS, math_name
from emc.ir.module import Op
from emc.ir.operations import ACCESS, TABLE, Operation
from emc.target import SEGMENT, WORD

Rule: TypeAlias = Callable[[Function, Op], None]


def write(f: Function, op: Op) -> None:
    """Writes the lines of one operation."""
    row = TABLE[op.name]
    f.pending = f.spent[f.step]
    rule = RULES.get(op.name) or _usual(row)
    rule(f, op)
    f.number += 1
    f.judged += f.judged > 0


def _usual(row: Operation) -> Rule:
    """The rule of an operation that is not in RULES."""
    if row.width:
        return _load if row.loads else _store
    return _call if row.kernel else _pure


def _pure(f: Function, op: Op) -> None:
    row = TABLE[op.name]
    kinds = [f.kind(o, k) for o, k in zip(op.operands, row.operands, strict=False)]
    values = [f.value(o, k) for o, k in zip(op.operands, kinds, strict=True)]
    if row.divides:
        f.trap_if(f.code.make(f"icmp eq {KINDS[kinds[1]]} {values[1]}, 0"))
    result = f.code.name()
    if not row.llvm:
        given = ", ".join(f"{KINDS[k]} {v}" for k, v in zip(kinds, values, strict=True))
        f.code.add(f"{result} = call {KINDS[row.result or 'i32']} @{math_name(op.name)}({given})")
    else:
        names = dict(zip("abc", values, strict=False))
        for line in row.llvm.split("\n"):
            f.code.add(line.format(r=result, t=result + "_", **names))
    f.set(op.result, result)


def _load(f: Function, op: Op) -> None:
    row = TABLE[op.name]
    llvm = WIDTHS[row.kind]
    place = f.place(op.operands[0], op.operands[1], row.width)
    accesses.note(f, row, op.operands)
    value = f.code.make(f"load {llvm}, ptr {place}, align {min(row.width, WORD)}")
    if row.width < WORD:
        value = f.code.make(f"{'sext' if row.kind[0] == 'i' else 'zext'} {llvm} {value} to i32")
    f.set(op.result, value)


def _store(f: Function, op: Op) -> None:
    row = TABLE[op.name]
    llvm = WIDTHS[row.kind]
    place = f.place(op.operands[0], op.operands[1], row.width)
    value = f.value(op.operands[2], row.operands[2])
    if row.width < WORD:
        value = f.code.make(f"trunc i32 {value} to {llvm}")
    f.code.add(f"store {llvm} {value}, ptr {place}, align {min(row.width, WORD)}")
    accesses.note(f, row, op.operands)
    if f.judged:
        watches.after_store(f, op)


# Ends of blocks


def _br(f: Function, op: Op) -> None:
    f.count_block()
    f.settle()
    f.pending = 0
    f.jump(op.labels[0])


def _brif(f: Function, op: Op) -> None:
    test = f.code.make(f"icmp ne i32 {f.value(op.operands[0], 'i32')}, 0")
    f.count_block()
    f.settle()
    f.pending = 0
    yes, no = f.targets(op.labels)
    f.code.add(f"br i1 {test}, label %{yes}, label %{no}")
    f.ways_back(op.labels)


def _switch(f: Function, op: Op) -> None:
    value = f.value(op.operands[0], "i32")
    f.count_block()
    f.settle()
    f.pending = 0
    default, *others = f.targets(op.labels)
    cases = " ".join(f"i32 {case}, label %{label}" for case, label in zip(op.cases, others, strict=True))
    f.code.add(f"switch i32 {value}, label %{default} [ {cases} ]")
    f.ways_back(op.labels)


def _break(f: Function, op: Op) -> None:
    f.count_block()
    if f.plan is not None:
        ENDS[f.plan.kind](f, f.plan, op)
    f.put(WAITS, f.waits(op, "i64"))
    f.end(f.time())


def _trap(f: Function, op: Op) -> None:
    if "%d" in op.word:
        f.code.add(f"store i32 {f.value(op.operands[0], 'i32')}, ptr %value.slot")
    f.fail()


# Operations on the PE


def _me(f: Function, op: Op) -> None:
    f.set(op.result, "%pe")


def _cont(f: Function, op: Op) -> None:
    offset = f.cells[op.labels[0]] * WORD + (1 if op.word == "right" else 0)
    base = f.code.make(f"shl i32 %pe, {f.target.address_bits}") if f.target.pe_bits else "0"
    frame = f.code.make(f"add i32 {base}, %fp")
    f.set(op.result, f.code.make(f"add i32 {frame}, {offset}"))


def _global(f: Function, op: Op) -> None:
    *other, address = (f.value(operand, "i32") for operand in op.operands)
    pe = other[0] if other else "%pe"
    upper = f.code.make(f"shl i32 {pe}, {f.target.address_bits}")
    f.set(op.result, f.code.make(f"or i32 {upper}, {address}"))


def _pkt(f: Function, op: Op) -> None:
    k, value = f.value(op.operands[0], "i32"), f.value(op.operands[1], "i32")
    if is_held(f, Kind.AGAIN):
        address = f.code.make(f"and i32 {k}, {f.target.address_mask}")
        f.hold(f.room(), address, value)
    elif is_held(f, Kind.RETURN):
        returns(f, k, value)
    else:
        send_result(f, k, value)


def _get(f: Function, op: Op) -> None:
    frame, k = f.value(op.operands[0], "i32"), f.value(op.operands[1], "i32")
    n = f.room()
    if not f.is_sure(op.operands[0], 0, SEGMENT):
        f.check(frame, SEGMENT)
    address = f.code.make(f"add i32 {frame}, {WORD}")
    if is_held(f, Kind.CALL) or is_held(f, Kind.TAIL):
        assert f.plan is not None
        f.hold(n, address, k, *f.made[f.plan.made])
    else:
        f.send(n, "normal", "%pe", address, k)


def _get_at(f: Function, op: Op) -> None:
    frame, k = f.value(op.operands[0], "i32"), f.value(op.operands[1], "i32")
    n = f.room()
    pe, address = f.cell(frame, SEGMENT)
    f.send(n, "normal", pe, f.code.make(f"add i32 {address}, {WORD}"), k)


def _send(f: Function, op: Op) -> None:
    pointer, value = f.value(op.operands[0], "i32"), f.value(op.operands[1], "i32")
    t = f.target
    n = f.room()
    address = f.code.make(f"and i32 {pointer}, {t.address_mask}")
    if op.word == "host":
        _answerable(f, value)
        f.send(n, op.word, "%pe", address, value)
        return
    if t.pe_bits:
        goal = f.code.make(f"lshr i32 {pointer}, {t.address_bits}")
        f.trap_if(f.code.make(f"icmp uge i32 {goal}, {t.units}"), pointer)
    else:
        goal = "0"
        f.trap_if(f.code.make(f"icmp ugt i32 {pointer}, {t.address_mask}"), pointer)
    f.send(n, op.word, goal, address, value)
    if f.layout.traits[f.layout.types[op.word]].fenced and t.pes > 1:
        f.call("dirty.mark", goal)


def _answerable(f: Function, k: str) -> None:
    """Checks that the host's answer goes nowhere, or to a cell that exists."""
    some, done = f.code.label(), f.code.label()
    f.code.add(f"br i1 {f.code.make(f'icmp ne i32 {k}, 0')}, label %{some}, label %{done}")
    f.code.start(some)
    f.cell(k)
    f.code.add(f"br label %{done}")
    f.code.start(done)


def _frame_new(f: Function, op: Op) -> None:
    code = f.value(op.operands[0], "i32")
    frame = f.call("frame.new", code, f.own(f.number), "%fp" if f.regular else "0")
    f.made[f.step] = (frame, code)
    f.trap_if(f.code.make(f"icmp eq i32 {frame}, 0"), code)
    f.set_head(frame, code)
    if f.races:
        f.call("race.frame", frame)
    if f.judged:
        f.call("check.frame", frame, code)
    f.set(op.result, frame)


def _frame_free(f: Function, op: Op) -> None:
    wrong = f.code.make(f"icmp ne i32 {f.call('frame.free', '%fp')}, 0")
    bad, good = f.code.label(), f.code.label()
    f.code.add(f"br i1 {wrong}, label %{bad}, label %{good}, {RARELY}")
    f.code.start(bad)
    send_before_trap(f)
    f.fail()
    f.code.start(good)
    f.set_head("%fp", "0")
    if f.judged and slots_of(f.template):
        f.call("check.gone", "%fp", f.own(f.index + 1))
    f.code.add("store i32 1, ptr %freed.slot")


def _call(f: Function, op: Op) -> None:
    """Calls the kernel, which returns the result, or nonzero for a trap."""
    row = TABLE[op.name]
    operands = [f.value(operand, "i32") for operand in op.operands]
    if set(ACCESS) <= set(row.traps):
        f.check(operands[0], WORD)
    answer = f.call(op.name, *operands)
    if row.kernel == "trap":
        f.trap_if(f.code.make(f"icmp ne i32 {answer}, 0"))
    if f.judged and op.name == "spread.grow":
        shadow.judge(f, "spread", answer, *operands)
    f.set(op.result, answer)


def _leave(f: Function, op: Op) -> None:
    """Ends the thread as a trap does. This engine has no longjmp out of callers; the reference engine runs it."""
    f.fail()
    f.code.start(f.code.label())
    f.set(op.result, "0")


def _prepare(f: Function, op: Op) -> None:
    tcw = f.value(op.operands[0], "i32")
    f.check(tcw, WORD)
    f.set(op.result, f.call("dma.prepare", tcw))


def _kick(f: Function, op: Op) -> None:
    tcw = f.value(op.operands[0], "i32")
    f.check(tcw, WORD)
    f.set(op.result, f.call("dma.kick", tcw, f.own(f.number), "%fp" if f.regular else "0", f.time()))


def _interface(f: Function, op: Op) -> None:
    """An operation about network interfaces (kernel/mail.py)."""
    a, b = ([f.value(operand, "i32") for operand in op.operands[:2]] + ["0", "0"])[:2]
    pins = op.name == "ni.pin"
    kind = f.value(op.operands[2], "i32") if pins else f.type_of(op.word) if op.word else "0"
    frame = "%fp" if f.regular else "0"
    answer = f.call("ni.act", str(ASKS.index(op.name)), kind, a, b, f.own(f.number), frame, f.time())
    f.trap_if(f.code.make(f"icmp sgt i32 {answer}, 0"))
    f.set(op.result, answer)


def _home(f: Function, op: Op) -> None:
    pointer, place = (f.value(operand, "i32") for operand in op.operands)
    t = f.target
    pe = f.code.make(f"lshr i32 {pointer}, {t.address_bits}")
    number = f.code.make(f"add i32 {f.code.make(f'udiv i32 {pe}, {t.node_pes}')}, {t.pes}")
    f.set(op.result, f.code.make(f"or i32 {f.code.make(f'shl i32 {number}, {t.address_bits}')}, {place}"))


def _clock(f: Function, op: Op) -> None:
    if f.untimed:
        clock = f.code.make(f"load ptr, ptr {f.field(CLOCK)}")
        f.set(op.result, f.code.make(f"call i64 {clock}()"))
    else:
        f.set(op.result, f.time())


RULES: dict[str, Rule] = {
    "br": _br,
    "brif": _brif,
    "switch": _switch,
    "break": _break,
    "trap": _trap,
    "me": _me,
    "cont": _cont,
    "global": _global,
    "global.at": _global,
    "frame.new": _frame_new,
    "frame.free": _frame_free,
    "frame.leave": _leave,
    "get": _get,
    "get.at": _get_at,
    "pkt": _pkt,
    "send": _send,
    "dma.prepare": _prepare,
    "dma.kick": _kick,
    **dict.fromkeys(ASKS, _interface),
    "ni.home": _home,
    "clock": _clock,
}
