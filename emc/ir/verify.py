"""The rules that every module must keep, so that engines need not check them.

    verify(module)              -> None, or raises Malformed: "template fib, block after, operation 2 (add.i32): ..."
    verify_parts(templates)     the rules that templates keep in any module

In a module that the compiler made, a broken rule is a bug of the compiler. In a user's .emir file it is the user's
mistake, and `span` says where. Kinds, counts and words are checked by the table of operations. flow.py checks by
dataflow analysis that every register is set on every path from every entry. rules.py has the rules for single
operations.
"""

from __future__ import annotations

from collections.abc import Iterable

from emc.ir.flow import unset
from emc.ir.layout import TYPES
from emc.ir.malformed import Malformed, Where
from emc.ir.module import FP, Block, Datum, Entry, Module, Reg, Spread, Template
from emc.ir.operations import TERMINATORS
from emc.ir.packets import mistaken
from emc.ir.rules import Broken, Linked, Names, Scope, check, check_names, check_ref, elements
from emc.ir.traits import NONE
from emc.source import NOWHERE, Span
from emc.target import HOST, MOST_PACKET_TYPES, MOST_TEMPLATES, SEGMENT_CELLS, WORD, argument_word

__all__ = ["Malformed", "verify", "verify_parts"]


def verify(module: Module, templates: Iterable[Template] | None = None, kept: Iterable[Template] = ()) -> None:
    """Checks all rules. Raises Malformed for the first broken one. templates: the templates to check; None means all.
    kept: the templates that `verify_parts` has already checked; of these, only the names that they use are checked."""
    _machine(module)
    names = _names([*module.data, *(t for t in module.templates if t.role != "handler")])
    handlers = _names([t for t in module.templates if t.role == "handler"])
    for datum in module.data:
        _datum(Where(datum.name, datum.span), datum, names)
    linked = Linked(names, handlers, module.target.interfaces)
    for template in module.templates if templates is None else templates:
        _template(template)
        _check_names(template, linked)
    for template in kept:
        _check_names(template, linked)
    _start(module, names)


def verify_parts(templates: Iterable[Template]) -> None:
    """Checks all rules except those about the names that a template uses in its module. Raises Malformed."""
    for template in templates:
        _template(template)


def _machine(module: Module) -> None:
    """Checks the machine of the module, and whether it has enough memory for the module."""
    target = module.target
    first = module.templates[0].span if module.templates else NOWHERE
    where = Where(module.name, Span(first.file, 1, 1) if first != NOWHERE else NOWHERE)  # the line of the header
    mistake = target.mistake()
    if mistake:
        raise Malformed(where, mistake)
    if not 0 <= module.room <= target.memory:
        raise Malformed(
            where, f"the module asks for room of {module.room} bytes, but a PE has {target.memory} bytes of memory"
        )
    types = sum(template.role == "handler" for template in module.templates) + HOST + 1
    if types > MOST_PACKET_TYPES:
        raise Malformed(
            where, f"the module has {types} packet types, but a machine distinguishes at most {MOST_PACKET_TYPES}"
        )
    if len(module.templates) >= MOST_TEMPLATES:
        raise Malformed(
            where, f"the module has {len(module.templates)} templates, but must have fewer than {MOST_TEMPLATES}"
        )
    for one in (*module.templates, *module.data):
        if _is_of_interfaces(one) and not target.interfaces:
            text = "it is for network interfaces, and the module's machine has none"
            raise Malformed(Where(one.name, one.span), text)
    for template in module.templates:
        if template.frame > target.memory:
            text = f"it has a frame of {template.frame} bytes, but a PE has {target.memory} bytes of memory"
            raise Malformed(Where(template.name, template.span), text)


def _is_of_interfaces(one: Template | Datum | Spread) -> bool:
    return one.traits.interface if isinstance(one, Template) else isinstance(one, Datum) and one.interface


def _names(items: Iterable[Datum | Spread | Template]) -> Names:
    """Data and templates share one name space. Handlers, as packet types, have another."""
    names: Names = {}
    for item in items:
        if item.name in names:
            raise Malformed(Where(item.name, item.span), "this name is defined twice")
        names[item.name] = item
    return names


def _start(module: Module, names: Names) -> None:
    if not isinstance(names.get(module.start), Template):
        raise Malformed(Where(module.name), f"the start template @{module.start} does not exist, or is a handler")


# ---- data


def _datum(where: Where, datum: Datum | Spread, names: Names) -> None:
    room = datum.size if isinstance(datum, Datum) else datum.slot * elements(datum)
    if room < 0 or any(n < 1 for n in (datum.dims if isinstance(datum, Spread) else ())):
        raise Malformed(where, "the size must be positive")
    if datum.align < 1 or datum.align & (datum.align - 1):
        raise Malformed(where, f"alignment {datum.align} is not a power of two")
    if len(datum.initial) > room:
        raise Malformed(where, f"it has {len(datum.initial)} initial bytes, but its size is {room}")
    for offset, ref in datum.refs:
        if not 0 <= offset <= room - WORD or offset % WORD:
            raise Malformed(where, f"there is no word at offset {offset} for the reference")
        try:
            check_ref(ref, names)
        except Broken as broken:
            raise Malformed(where, str(broken)) from None


# ---- templates: frame, entries, blocks


def _template(template: Template) -> None:
    where = Where(template.name, template.span)
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
        if template.traits != NONE:
            raise Malformed(
                where,
                "only a handler can have traits such as `reads`, `answers` or `fenced`, because only it gets packets",
            )
    kinds: dict[str, str] = {}
    scope = Scope(template, labels)
    for block in template.blocks:
        _block(where.block(block), block, scope)
        _register_kinds(where.block(block), block, kinds)
    missing = unset(template)
    if missing:
        block, number, register = missing
        text = f"%{register.name} is read, but some path from an entry does not set it"
        raise Malformed(where.block(block).operation(number, block.ops[number]), text)


def _handler_entry(where: Where, template: Template) -> None:
    if template.name in TYPES:
        raise Malformed(
            where, f"a handler can't have the name {template.name}, because the machine itself handles these packets"
        )
    entries = [block for block in template.blocks if block.entry]
    if len(entries) != 1:
        raise Malformed(where, "a handler must have exactly one entry")
    entry = entries[0].entry
    if template.frame or template.arguments or template.slots or not entry or entry.cell:
        raise Malformed(where, "a handler has no frame, so it can't have arguments, slots or cells")
    if len(entry.parameters) != 2:
        raise Malformed(where.block(entries[0]), "a handler's entry must have two registers, (address, data)")
    _parameters(where.block(entries[0]), entry)
    mistake = mistaken(template)
    if mistake:
        raise Malformed(where, mistake)


def _frame(where: Where, template: Template) -> None:
    if template.frame % WORD or template.frame < 2 * WORD:
        raise Malformed(
            where, f"a frame can't have {template.frame} bytes: it consists of words, at least a head and one cell"
        )
    if template.arguments and (argument_word(template.arguments - 1) + 1) * WORD > template.frame:
        raise Malformed(where, f"{template.arguments} argument words do not fit into a frame of {template.frame} bytes")
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
        raise Malformed(where, f"cell {entry.cell} is used by an argument")
    if len(entry.parameters) not in (1, 2):
        raise Malformed(where, "an entry must have one register, and a matching entry two")
    if entry.cell == 1 and len(entry.parameters) != 1:
        raise Malformed(where, "the start entry must have one register, for the continuation")
    _parameters(where, entry)


def _parameters(where: Where, entry: Entry) -> None:
    for register in entry.parameters:
        if register.kind != "i32":
            raise Malformed(where, f"%{register.name} is {register.kind}, but a packet's data is a word, i32")
        if register.name == FP.name:
            raise Malformed(where, "%fp can't be set: the machine sets it")
    if len(set(entry.parameters)) != len(entry.parameters):
        raise Malformed(where, "the two registers must be different")


# ---- blocks


def _block(where: Where, block: Block, scope: Scope) -> None:
    if not block.ops or block.ops[-1].name not in TERMINATORS:
        raise Malformed(where, "the block does not end in br, brif, switch, break or trap")
    last = len(block.ops) - 1
    for number, op in enumerate(block.ops):
        try:
            if number != last and op.name in TERMINATORS:
                raise Broken("it ends the block, but other operations follow")
            check(op, scope)
        except Broken as broken:
            raise Malformed(where.operation(number, op), str(broken)) from None


def _check_names(template: Template, linked: Linked) -> None:
    """Checks the names that a template uses in its module."""
    for block in template.blocks:
        for number, op in enumerate(block.ops):
            try:
                check_names(op, linked)
            except Broken as broken:
                where = Where(template.name, template.span).block(block)
                raise Malformed(where.operation(number, op), str(broken)) from None


def _register_kinds(where: Where, block: Block, kinds: dict[str, str]) -> None:
    """Checks that a register name has the same kind everywhere in a template."""
    for register in block.entry.parameters if block.entry else ():
        if kinds.setdefault(register.name, register.kind) != register.kind:
            raise Malformed(where, _two_kinds(register, kinds))
    for number, op in enumerate(block.ops):
        for register in (op.result, *op.operands, *(v for one in op.checks for v in one.operands)):
            if isinstance(register, Reg) and kinds.setdefault(register.name, register.kind) != register.kind:
                raise Malformed(where.operation(number, op), _two_kinds(register, kinds))


def _two_kinds(register: Reg, kinds: dict[str, str]) -> str:
    return f"%{register.name} is {register.kind} here and {kinds[register.name]} elsewhere"
