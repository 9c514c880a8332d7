"""The rules that every module keeps, so that an engine needs to check none of them.

    verify(module)      -> None, or raises Malformed: "template fib, block after, operation 2 (add.i32): ..."

In a module that the compiler made a broken rule is a bug of ours; in a user's .emir it is his fault, and `span` says
where. Kinds, counts and words come from the one table of operations; that every register is set on every path from
every entry is found by dataflow (flow.py); the rest is one small function a rule.
"""

from __future__ import annotations

from collections.abc import Iterable

from emc.ir.flow import unset
from emc.ir.malformed import Malformed, Where
from emc.ir.module import FP, Block, Datum, Entry, Module, Op, Operand, Ref, Reg, Spread, Template
from emc.ir.numbers import f32, i32, i64
from emc.ir.operations import TABLE, TERMINATORS
from emc.target import SEGMENT_CELLS, WORD, argument_word

__all__ = ["Malformed", "verify"]


def verify(module: Module) -> None:
    """Checks all rules. Raises Malformed for the first broken one."""
    names = _names(module)
    for datum in module.data:
        _datum(Where(datum.name, datum.span), datum, names)
    for template in module.templates:
        _template(Where(template.name, template.span), template, module, names)
    _start(module)


Names = dict[str, "Datum | Spread | Template"]


def _names(module: Module) -> Names:
    names: Names = {}
    for item in (*module.data, *module.templates):
        if item.name in names:
            raise Malformed(Where(item.name, item.span), "two things have this name")
        names[item.name] = item
    return names


def _start(module: Module) -> None:
    for template in module.templates:
        if template.name == module.start:
            if template.role == "handler":
                raise Malformed(Where(template.name, template.span), "a program can't start with a handler")
            return
    raise Malformed(Where(module.name), f"the start template @{module.start} does not exist")


# ---- data


def _datum(where: Where, datum: Datum | Spread, names: Names) -> None:
    room = datum.size if isinstance(datum, Datum) else datum.slot * _elements(datum)
    if room < 0 or any(n < 1 for n in (datum.dims if isinstance(datum, Spread) else ())):
        raise Malformed(where, "sizes are positive")
    if datum.align < 1 or datum.align & (datum.align - 1):
        raise Malformed(where, f"alignment {datum.align} is no power of two")
    if len(datum.initial) > room:
        raise Malformed(where, f"{len(datum.initial)} initial bytes in an object of {room}")
    for offset, ref in datum.refs:
        if not 0 <= offset <= room - WORD or offset % WORD:
            raise Malformed(where, f"no word at offset {offset} for a reference")
        _ref(where, ref, names)


def _elements(spread: Spread) -> int:
    count = 1
    for n in spread.dims:
        count *= n
    return count


def _ref(where: Where, ref: Ref, names: Names) -> None:
    thing = names.get(ref.name)
    if thing is None:
        raise Malformed(where, f"there is no datum or template @{ref.name}")
    if ref.element < 0:
        return
    if not isinstance(thing, Spread):
        raise Malformed(where, f"@{ref.name} has no elements: it is not spread")
    if ref.element >= _elements(thing):
        raise Malformed(where, f"@{ref.name} has {_elements(thing)} elements, so no element {ref.element}")


# ---- templates: frame, entries, blocks


def _template(where: Where, template: Template, module: Module, names: Names) -> None:
    labels: dict[str, Block] = {}
    for block in template.blocks:
        if block.label in labels:
            raise Malformed(where.block(block), "two blocks have this label")
        labels[block.label] = block
    if template.role == "handler":
        _handler_entry(where, template)
    else:
        _frame(where, template)
        _entries(where, template)
    kinds: dict[str, str] = {}
    for block in template.blocks:
        _block(where.block(block), block, template, labels, names)
        _register_kinds(where.block(block), block, kinds)
    missing = unset(template)
    if missing:
        block, number, register = missing
        text = f"%{register.name} is not set on every path from every entry"
        raise Malformed(where.block(block).operation(number, block.ops[number]), text)


def _handler_entry(where: Where, template: Template) -> None:
    entries = [block for block in template.blocks if block.entry]
    if len(entries) != 1:
        raise Malformed(where, "a handler has one entry")
    entry = entries[0].entry
    if template.frame or template.arguments or template.slots or not entry or entry.cell:
        raise Malformed(where, "a handler has no frame, and so no arguments, slots or cells")
    if len(entry.parameters) != 2:
        raise Malformed(where.block(entries[0]), "a handler's entry takes two registers, (address, data)")
    _parameters(where.block(entries[0]), entry)


def _frame(where: Where, template: Template) -> None:
    if template.frame % WORD or template.frame < 2 * WORD:
        raise Malformed(where, f"a frame of {template.frame} bytes: it is words, a head and at least one cell")
    if template.arguments and (argument_word(template.arguments - 1) + 1) * WORD > template.frame:
        raise Malformed(where, f"{template.arguments} argument words don't fit into a frame of {template.frame} bytes")
    for slot in template.slots:
        if slot.offset < 0 or slot.size < 0 or slot.offset + slot.size > template.frame:
            raise Malformed(where, f"slot {slot.name} lies outside of the frame")


def _entries(where: Where, template: Template) -> None:
    arguments = {argument_word(i) for i in range(template.arguments)}
    cells: set[int] = set()
    for block in template.blocks:
        if block.entry:
            _entry(where.block(block), block.entry, template, arguments, cells)
            cells.add(block.entry.cell)
    if 1 not in cells:
        raise Malformed(where, "there is no start entry (cell 1)")


def _entry(where: Where, entry: Entry, template: Template, arguments: set[int], cells: set[int]) -> None:
    if not 1 <= entry.cell < SEGMENT_CELLS:
        raise Malformed(where, f"cell {entry.cell}: entry cells are words 1 to {SEGMENT_CELLS - 1} of a frame")
    if (entry.cell + 1) * WORD > template.frame:
        raise Malformed(where, f"cell {entry.cell} lies outside of the frame")
    if entry.cell in cells:
        raise Malformed(where, f"two entries have cell {entry.cell}")
    if entry.cell in arguments:
        raise Malformed(where, f"cell {entry.cell} is an argument's word")
    if len(entry.parameters) not in (1, 2):
        raise Malformed(where, "an entry takes one register, a matching entry two")
    if entry.cell == 1 and len(entry.parameters) != 1:
        raise Malformed(where, "the start entry takes one packet, the continuation")
    _parameters(where, entry)


def _parameters(where: Where, entry: Entry) -> None:
    for register in entry.parameters:
        if register.kind != "i32":
            raise Malformed(where, f"%{register.name} is {register.kind}, but a packet's data is a word, i32")
        if register.name == FP.name:
            raise Malformed(where, "%fp is set by the machine alone")
    if len(set(entry.parameters)) != len(entry.parameters):
        raise Malformed(where, "the two registers are one")


# ---- blocks and operations


def _block(where: Where, block: Block, template: Template, labels: dict[str, Block], names: Names) -> None:
    if not block.ops or block.ops[-1].name not in TERMINATORS:
        raise Malformed(where, "the block does not end in br, brif, switch, break or trap")
    for number, op in enumerate(block.ops):
        here = where.operation(number, op)
        if op.name not in TABLE:
            raise Malformed(here, "there is no such operation")
        if op.name in TERMINATORS and number != len(block.ops) - 1:
            raise Malformed(here, "it ends the block, but others follow")
        _shape(here, op)
        for operand in op.operands:
            if isinstance(operand, Ref):
                _ref(here, operand, names)
        for label in op.labels:
            if label not in labels:
                raise Malformed(here, f"there is no block ^{label}")
        _machine_rules(here, op, template, labels, names)


def _shape(where: Where, op: Op) -> None:
    """Counts and kinds of operands, result, labels and word, as the row of the table has them."""
    row = TABLE[op.name]
    optional = 1 if op.name == "trap" else 0
    least, most = len(row.operands), len(row.operands) + optional
    if not least <= len(op.operands) <= most:
        raise Malformed(where, f"{len(op.operands)} operands instead of {most}")
    for operand, kind in zip(op.operands, row.operands, strict=False):
        _operand(where, operand, kind)
    if (op.result is None) != (row.result is None):
        raise Malformed(where, f"its result is {row.result or 'none'}")
    if op.result and row.result not in (op.result.kind, "*"):
        raise Malformed(where, f"its result is {row.result}, but %{op.result.name} is {op.result.kind}")
    if op.result and op.result.name == FP.name:
        raise Malformed(where, "%fp is set by the machine alone")
    if row.labels != len(op.labels) and row.labels >= 0:
        raise Malformed(where, f"{len(op.labels)} labels instead of {row.labels}")
    if op.word and not row.word:
        raise Malformed(where, f"it carries no word, but here is {op.word!r}")
    if op.cases and op.name != "switch":
        raise Malformed(where, "only a switch has cases")


def _operand(where: Where, operand: Operand, kind: str) -> None:
    match operand:
        case Reg(name, actual):
            if kind not in (actual, "*"):
                raise Malformed(where, f"%{name} is {actual}, but {kind} is needed")
        case Ref(name):
            if kind not in ("i32", "*"):
                raise Malformed(where, f"@{name} is i32, but {kind} is needed")
        case float():
            if kind not in ("f32", "f64", "*"):
                raise Malformed(where, f"{operand} is floating, but {kind} is needed")
            if kind == "f32" and operand == operand and f32(operand) != operand:
                raise Malformed(where, f"{operand} is no f32 constant")
        case int():
            if kind not in ("i32", "i64", "*"):
                raise Malformed(where, f"{operand} is an integer, but {kind} is needed")
            if (i64 if kind == "i64" else i32)(operand) != operand:
                raise Malformed(where, f"{operand} is no signed {kind} constant")


def _machine_rules(where: Where, op: Op, template: Template, labels: dict[str, Block], names: Names) -> None:
    """What the table can't say of single operations."""
    match op.name.partition(".")[0]:
        case "load" | "store":
            if not isinstance(op.operands[1], int):
                raise Malformed(where, "the offset is a constant")
        case "cont":
            _continuation(where, op, labels[op.labels[0]])
        case "break":
            for label in op.labels:
                if not labels[label].entry:
                    raise Malformed(where, f"^{label} is no entry, so nothing can be waited for there")
        case "switch":
            _switch(where, op)
        case "trap":
            if not op.word:
                raise Malformed(where, "a trap says what is wrong")
        case "send":
            handler = names.get(op.word)
            if op.word != "host" and not (isinstance(handler, Template) and handler.role == "handler"):
                raise Malformed(where, f"there is no handler {op.word}")
        case "frame":
            _frame_operation(where, op, template, names)
        case _:
            pass


def _continuation(where: Where, op: Op, block: Block) -> None:
    if not block.entry or not block.entry.cell:
        raise Malformed(where, f"^{block.label} is no entry of a frame")
    matching = len(block.entry.parameters) == 2
    if op.word not in (("left", "right") if matching else ("",)):
        wanted = "a matching entry: left or right?" if matching else "a plain entry, with neither left nor right"
        raise Malformed(where, f"^{block.label} is {wanted}")


def _switch(where: Where, op: Op) -> None:
    if len(op.labels) != len(op.cases) + 1:
        raise Malformed(where, f"{len(op.labels)} labels for {len(op.cases)} cases and a default")
    if len(set(op.cases)) != len(op.cases):
        raise Malformed(where, "two cases are alike")
    for case in op.cases:
        _operand(where, case, "i32")


def _frame_operation(where: Where, op: Op, template: Template, names: Names) -> None:
    if op.name == "frame.free" and template.role == "handler":
        raise Malformed(where, "a handler has no frame to give back")
    code = op.operands[0] if op.operands else None
    if isinstance(code, Ref):
        made = names[code.name]
        if not isinstance(made, Template) or made.role == "handler" or code.offset:
            raise Malformed(where, f"@{code.name} is no template with a frame")


def _register_kinds(where: Where, block: Block, kinds: dict[str, str]) -> None:
    """One name, one kind, in all of a template."""
    _one_kind(where, block.entry.parameters if block.entry else (), kinds)
    for number, op in enumerate(block.ops):
        registers = [r for r in (op.result, *op.operands) if isinstance(r, Reg)]
        _one_kind(where.operation(number, op), registers, kinds)


def _one_kind(where: Where, registers: Iterable[Reg], kinds: dict[str, str]) -> None:
    for register in registers:
        if kinds.setdefault(register.name, register.kind) != register.kind:
            raise Malformed(where, f"%{register.name} is {register.kind} here and {kinds[register.name]} elsewhere")
