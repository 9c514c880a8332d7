"""Translates templates to LLVM text: one function for each template, which starts at the entry that a packet names.

In: a module and its layout. Out: LLVM IR. A function runs from the packet's words to the `break`:

    {i64, i64} f(ptr ctx, ptr memory, i32 frame, i32 entry, i32 x, i64 cycle)

    memory    the start of the PE's memory
    entry     the entry's cell in the low 5 bits; above them the number of the template that calls (direct.py), or 0
              if the kernel does
    x         the packet's data, or a matching entry's left operand; then the context has the right one
    cycle     the cycle at which the first operation begins

A handler has the packet's address as x and its data as frame.

The function returns the cycle of its end, and the thread that ended: the entry's number among those of all templates in
the upper half, its frame in the lower half, with bit 0 set if it freed the frame. The packets that it sent are in the
context's outbox, each with its cycle. After a trap, or beyond the limit of cycles, the function returns -1, and the
context says where it was. If the caller is a thread, an upper half of 0 means that the call has returned, with its
value in the lower half.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from emc.engines.native.codegen import accesses
from emc.engines.native.codegen.actions import write
from emc.engines.native.codegen.counting import area, helpers
from emc.engines.native.codegen.direct import plan
from emc.engines.native.codegen.watches import watch
from emc.engines.native.codegen.writer import CELL_BITS, WEIGHTS, Function
from emc.engines.native.names import (
    CALLS,
    CONTEXT,
    COUNTS,
    ENDED,
    KINDS,
    NUMBERS,
    PACKET,
    RUNNING,
    SECOND,
    SHADOW,
    THREADS,
    UNTIL,
    math_name,
    name_of,
)
from emc.ir.layout import Layout, layout
from emc.ir.module import Block, Module, Op, Reg, Spread, Template
from emc.ir.operations import INTRINSICS, TABLE
from emc.machine.description import Description

# (line of the function's text, the operation that begins there), in order; None: the rest belongs to no operation
Origins: TypeAlias = tuple[tuple[int, Op | None], ...]


class Texts:
    """The LLVM text of a module's templates. Each function is written when it is first needed. head: writes the
    beginning of a part with some templates; sizes: the number of operations of each template; begin: makes the writer
    of a template's function, for this program or for all; can_share: whether other programs may have the same text."""

    def __init__(
        self,
        head: Callable[[Iterable[int]], str],
        sizes: Sequence[int],
        begin: Callable[[int, bool], Function],
        can_share: bool,
    ):
        self.count = len(sizes)
        self.can_share = can_share
        self.head = head
        self._sizes = sizes
        self._begin = begin
        self._written: dict[int, tuple[str, Origins]] = {}

    def _of(self, template: int) -> tuple[str, Origins]:
        if template not in self._written:
            writer = self._begin(template, False)
            text = _template(writer)  # this adds to the origins
            self._written[template] = text, tuple(writer.origins)
        return self._written[template]

    def function(self, template: int) -> str:
        """The text of a template's function."""
        return self._of(template)[0]

    def origins(self, template: int) -> Origins:
        """Where the operations of a template begin in its text."""
        return self._of(template)[1]

    def size(self, template: int) -> int:
        """The number of a template's operations."""
        return self._sizes[template]

    @property
    def functions(self) -> tuple[str, ...]:
        """The text of all functions, in the module's order."""
        return tuple(self.function(i) for i in range(self.count))

    def whole(self) -> str:
        """The text of all templates, and a table of their functions in module order, named THREADS."""
        return self.part(range(self.count), THREADS)

    def part(self, which: Sequence[int], table: str) -> str:
        """The text of some templates, and a table of their functions in that order."""
        return "\n".join([self.head(which), *(self.function(i) for i in which), table_of(which, table), ""])

    def shared(self, template: int, table: str) -> tuple[str, list[int]]:
        """The text of a template for all programs, with a table of its function, and the numbers of this program."""
        writer = self._begin(template, True)
        function = _template(writer)
        numbers = f"@{NUMBERS} = hidden externally_initialized constant [{len(writer.numbers)} x i64] zeroinitializer"
        return "\n".join([self.head([template]), numbers, function, table_of([0], table), ""]), writer.numbers


def table_of(which: Iterable[int], table: str) -> str:
    """The text after some templates: the table, and the weights of branches."""
    pointers = [f"ptr @t{i}" for i in which]
    return f"@{table} = constant [{len(pointers)} x ptr] [{', '.join(pointers)}]\n{WEIGHTS}"


def texts(
    module: Module,
    lay: Layout,
    description: Description,
    profile: bool = False,
    untimed: bool = False,
    races: bool = False,
) -> Texts:
    """The LLVM text of a verified module. profile: whether its threads count what they do (counting.py). untimed: for
    runs without time (kernel/untimed.py). races: whether its threads say what they access (accesses.py)."""
    place = area(module) if profile else None
    spreads = {d.name: d for d in module.data if isinstance(d, Spread)}
    checked = is_checked(module)
    before: list[tuple[int, int, int]] = []  # by template: the numbers of its first operation, check and block
    sizes: list[int] = []
    number = judged = 1
    blocks = 0
    for template in module.templates:
        before.append((number, judged if checked else 0, blocks))
        operations = [op for block in template.blocks for op in block.ops]
        sizes.append(len(operations))
        number += len(operations)
        judged += len(operations) + sum(len(op.checks) for op in operations)
        blocks += len(template.blocks)

    def begin(index: int, shared: bool) -> Function:
        number, judged, blocks = before[index]
        template = module.templates[index]
        return Function(
            *(index, template, module, lay, spreads, description, number, place, blocks, judged, untimed, races, shared)
        )

    declares = [
        f"declare {result} @{name_of(call)}(ptr, i32{', ' + operands if operands else ''})"
        for call, (result, operands) in CALLS.items()
    ]
    declares.append("declare ptr @llvm.stacksave.p0()")
    declares += [f"declare double @llvm.{n}.f64(double)" for n in INTRINSICS]
    if checked:
        declares.append("declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)")
    if place is not None:
        declares.append(helpers(place))

    def head(which: Iterable[int]) -> str:
        called = (
            f"declare {KINDS[TABLE[n].result or 'i32']} @{math_name(n)}({_kinds(TABLE[n].operands)})"
            for n in _math_used(module.templates[i] for i in which)
        )
        return "\n".join([PACKET, CONTEXT, *called, *declares])

    return Texts(head, sizes, begin, not profile)


def is_checked(module: Module) -> bool:
    """Whether the module is a checked build."""
    return any(op.checks for template in module.templates for block in template.blocks for op in block.ops)


def math_used(module: Module) -> list[str]:
    """The operations of a module that call their Python implementation."""
    return _math_used(module.templates)


def _math_used(templates: Iterable[Template]) -> list[str]:
    names = {op.name for t in templates for b in t.blocks for op in b.ops}
    return sorted(name for name in names if TABLE[name].group == "pure" and not TABLE[name].llvm)


def _kinds(operands: tuple[str, ...]) -> str:
    return ", ".join(KINDS[kind] for kind in operands)


def _template(f: Function) -> str:
    frame = "fp" if f.frames else "y"
    head = (
        f"define {ENDED} @{f.name}(ptr noalias %ctx, ptr noalias %memory, i32 %{frame}, i32 %entry, i32 %x, "
        "i64 %start) {"
    )
    for i, block in enumerate(f.template.blocks):
        f.here = i
        _block(f, block)
    f.origins.append((len(f.code.lines), None))
    f.failure()
    body, f.code.lines = f.code.lines, []
    _prologue(f)
    above = ["begin:", *f.code.lines]
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
    code.add(f"%running = load i64, ptr {f.field(RUNNING)}")
    code.add("%pe = trunc i64 %running to i32")
    if f.frames:
        _called(f)
    for reg, slot in f.slots.items():
        code.add(f"{slot} = alloca {KINDS[reg.kind]}")
    if f.watched:
        code.add(f"%mine = mul i64 %running, {f.stride}")
        code.add(f"%states = getelementptr i8, ptr {code.make(f'load ptr, ptr {f.field(SHADOW)}')}, i64 %mine")
    for word in range(0 if f.frames else -(-len(f.unset) // 32)):
        code.add(f"%unset{word} = alloca i32")
        code.add(f"store i32 0, ptr %unset{word}")
    if f.area is not None:
        for name, field, kind in (("%counts", COUNTS, "ptr"), ("%until", UNTIL, "i64")):
            place = code.make(f"getelementptr %Context, ptr %ctx, i32 0, i32 {field}")
            code.add(f"{name} = load {kind}, ptr {place}")
    if not f.frames:
        first = f.template.blocks[0]
        assert first.entry is not None
        _set_operands(f, first.entry.parameters, ("%x", "%y"))
        code.add(f"br label %{f.blocks[first.label]}")
        return
    entries = [b for b in f.template.blocks if b.entry is not None]
    cases = " ".join(f"i32 {f.cells[b.label]}, label %E{f.cells[b.label]}" for b in entries[1:])
    first = f"E{f.cells[entries[0].label]}"
    code.add(f"switch i32 %cell, label %{first} [ {cases} ]")
    for block in entries:
        assert block.entry is not None
        code.start(f"E{block.entry.cell}")
        words = [code.make("load i32, ptr %x.slot")]
        if len(block.entry.parameters) == 2:
            second = code.make(f"load i64, ptr {f.field(SECOND)}")
            words.append(code.make(f"trunc i64 {second} to i32"))
        _set_operands(f, block.entry.parameters, words)
        code.add(f"br label %{f.blocks[block.label]}")


def _called(f: Function) -> None:
    """Writes the start of a function with a frame. %expected: the continuation of the calling thread, or -1."""
    code = f.code
    code.add("%cell.slot = alloca i32")
    code.add("%freed.slot = alloca i32")
    code.add("%x.slot = alloca i32")
    code.add("%direct.slot = alloca i32")
    code.add(f"%cell = and i32 %entry, {(1 << CELL_BITS) - 1}")
    code.add(f"%caller = lshr i32 %entry, {CELL_BITS}")
    code.add("store i32 %cell, ptr %cell.slot")
    code.add("store i32 0, ptr %freed.slot")
    code.add("store i32 %x, ptr %x.slot")
    code.add("%called = icmp ne i32 %caller, 0")
    code.add("%wide = zext i32 %x to i64")
    code.add("%expected = select i1 %called, i64 %wide, i64 -1")


def _set_operands(f: Function, parameters: Sequence[Reg], words: Sequence[str]) -> None:
    """Sets an entry's registers from the packet's words."""
    code = f.code
    for reg, word in zip(parameters, words, strict=False):
        if reg in f.slots:
            value = code.make(f"bitcast i32 {word} to float") if reg.kind == "f32" else word
            code.add(f"store {KINDS[reg.kind]} {value}, ptr {f.slots[reg]}")


def _block(f: Function, block: Block) -> None:
    f.code.start(f.blocks[block.label])
    f.pending, f.held = 0, None
    f.spent = f.times(block)
    f.plan = plan(f.template, block) if f.link >= 0 and f.regular else None
    f.made.clear()
    for f.step, op in enumerate(block.ops):
        f.origins.append((len(f.code.lines), op))
        for check in op.checks:
            watch(f, check)
            if f.races and check.name == "check.new":
                accesses.begins(f, check)
            f.judged += 1
        write(f, op)


def text_of(
    module: Module, description: Description, profile: bool = False, untimed: bool = False, races: bool = False
) -> Texts:
    """The LLVM text of a verified module. profile, untimed, races: as for `texts`."""
    return texts(module, layout(module), description, profile, untimed, races)
