"""Templates as LLVM text: one function a template, which starts at the entry that a packet names.

In: a module and its layout. Out: LLVM IR. A function runs from the packet's words to the `break`:

    i64 f(ptr ctx, ptr memory, i32 pe, i32 frame, i32 cell, i32 x, i32 y, i64 cycle)

memory: where the PE's own begins; cell: the entry (0: of a handler); x, y: the packet's words, or a matching entry's
operands; cycle: when the first operation begins. It answers the cycle of its end; what it sent stands in the context's
outbox, each packet with its cycle. A trap, or a cycle beyond the limit, answers -1, and the context says where.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emc.engines.native.codegen.actions import write
from emc.engines.native.codegen.counting import area, helpers
from emc.engines.native.codegen.writer import WEIGHTS, Function
from emc.engines.native.names import CALLS, CONTEXT, COUNTS, KINDS, PACKET, THREADS, UNTIL, math_name, name_of
from emc.ir.layout import Layout, layout
from emc.ir.module import Block, Module, Op, Spread
from emc.ir.operations import INTRINSICS, TABLE
from emc.machine.description import Cost


@dataclass(frozen=True, slots=True)
class Texts:
    """head: what all parts begin with. functions: of each template, in the module's order. origins: (line of the
    function's text, operation that it is the first of) for all operations, in order; None: what follows is of none."""

    head: str
    functions: tuple[str, ...]
    origins: tuple[tuple[tuple[int, Op | None], ...], ...] = ()

    def whole(self) -> str:
        """All templates, and a table of their functions in module order, by the name of THREADS."""
        return self.part(range(len(self.functions)), THREADS)

    def part(self, which: Sequence[int], table: str) -> str:
        """Some templates, and a table of their functions in that order."""
        return "\n".join([self.head, *(self.functions[i] for i in which), self.tail(which, table), ""])

    def tail(self, which: Sequence[int], table: str) -> str:
        """What stands behind some templates: the table, and how often branches are taken."""
        pointers = ", ".join(f"ptr @t{i}" for i in which)
        return f"@{table} = constant [{len(which)} x ptr] [{pointers}]\n{WEIGHTS}"


def texts(module: Module, lay: Layout, cost: Cost, profile: bool = False) -> Texts:
    """The LLVM text of a verified module. profile: its threads count what they do (counting.py)."""
    place = area(module) if profile else None
    blocks = 0
    spreads = {d.name: d for d in module.data if isinstance(d, Spread)}
    made: list[str] = []
    origins: list[tuple[tuple[int, Op | None], ...]] = []
    number = 1
    for index, template in enumerate(module.templates):
        writer = Function(index, template, module, lay, spreads, cost, number, place, blocks)
        made.append(_template(writer))
        origins.append(tuple(writer.origins))
        number += sum(len(block.ops) for block in template.blocks)
        blocks += len(template.blocks)
    called = math_used(module)
    declares = [
        f"declare {KINDS[TABLE[n].result or 'i32']} @{math_name(n)}({_kinds(TABLE[n].operands)})" for n in called
    ]
    declares += [
        f"declare {result} @{name_of(call)}(ptr, i32{', ' + operands if operands else ''})"
        for call, (result, operands) in CALLS.items()
    ]
    declares += [f"declare double @llvm.{n}.f64(double)" for n in INTRINSICS]
    if place is not None:
        declares.append(helpers(place))
    return Texts("\n".join([PACKET, CONTEXT, *declares]), tuple(made), tuple(origins))


def math_used(module: Module) -> list[str]:
    """The operations of a module that are calls of their Python meaning."""
    names = {op.name for t in module.templates for b in t.blocks for op in b.ops}
    return sorted(name for name in names if TABLE[name].group == "pure" and not TABLE[name].llvm)


def _kinds(operands: tuple[str, ...]) -> str:
    return ", ".join(KINDS[kind] for kind in operands)


def _template(f: Function) -> str:
    head = (
        f"define i64 @t{f.index}(ptr noalias %ctx, ptr noalias %memory, i32 %pe, i32 %fp, i32 %cell, "
        "i32 %x, i32 %y, i64 %start) {"
    )
    for i, block in enumerate(f.template.blocks):
        f.here = i
        _block(f, block)
    f.origins.append((len(f.code.lines), None))
    f.failure()
    body, f.code.lines = f.code.lines, []
    _prologue(f)
    above = ["entry:", *f.code.lines]
    f.origins = [(1 + len(above) + line, op) for line, op in f.origins]
    return "\n".join([head, *above, *body, "}"])


def _prologue(f: Function) -> None:
    code = f.code
    code.add("%c.slot = alloca i64")
    code.add("store i64 %start, ptr %c.slot")
    code.add("%ask.slot = alloca i64")
    code.add("store i64 %start, ptr %ask.slot")
    code.add("%trap.slot = alloca i64")
    if f.long:
        code.add("%long.slot = alloca i64")
        code.add("store i64 0, ptr %long.slot")
    code.add("%value.slot = alloca i32")
    code.add("store i32 0, ptr %value.slot")
    for reg, slot in f.slots.items():
        code.add(f"{slot} = alloca {KINDS[reg.kind]}")
    if f.area is not None:
        for name, field, kind in (("%counts", COUNTS, "ptr"), ("%until", UNTIL, "i64")):
            place = code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {field}")
            code.add(f"{name} = load {kind}, ptr {place}")
    entries = [b for b in f.template.blocks if b.entry is not None]
    cases = " ".join(f"i32 {f.cells[b.label]}, label %E{f.cells[b.label]}" for b in entries[1:])
    first = f"E{f.cells[entries[0].label]}"
    code.add(f"switch i32 %cell, label %{first} [ {cases} ]")
    for block in entries:
        assert block.entry is not None
        code.start(f"E{block.entry.cell}")
        for reg, word in zip(block.entry.parameters, ("%x", "%y"), strict=False):
            if reg in f.slots:
                value = code.make(f"bitcast i32 {word} to float") if reg.kind == "f32" else word
                code.add(f"store {KINDS[reg.kind]} {value}, ptr {f.slots[reg]}")
        code.add(f"br label %{f.blocks[block.label]}")


def _block(f: Function, block: Block) -> None:
    f.code.start(f.blocks[block.label])
    f.pending = 0
    for op in block.ops:
        f.origins.append((len(f.code.lines), op))
        write(f, op)


def text_of(module: Module, cost: Cost, profile: bool = False) -> Texts:
    """The LLVM text of a verified module. profile: of threads that count what they do."""
    return texts(module, layout(module), cost, profile)
