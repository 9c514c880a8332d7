"""The IR as JSON, for tools: all that its text contains, and the costs. docs/show.md describes the keys.

    {"schema": 1, "program": "x.emc", "start": "__start", "target": {...}, "data": [...], "templates": [...]}

`schema` is increased when a key changes its meaning. The order is the module's, so the same program gives the same
bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from emc.ir.layout import is_on_interface
from emc.ir.module import Block, Datum, Op, Operand, Ref, Reg, Slot, Spread, Template
from emc.source import Inlined, Span
from emc.views.show.program import ShownProgram, function_of

SCHEMA = 1
Record = dict[str, Any]


def document(program: ShownProgram, templates: Sequence[Template], data: Sequence[Datum | Spread]) -> Record:
    """The whole document for those templates and static objects."""
    target = program.module.target
    facts = {name: getattr(target, name) for name in ("pes", "shape", "rows", "cols", "memory", "yield_after")}
    return {
        "schema": SCHEMA,
        "program": program.module.name,
        "machine": program.description.name,
        "start": program.module.start,
        "target": facts,
        "room": program.module.room,
        "data": [_datum(program, d) for d in data],
        "templates": [_template(program, t) for t in templates],
    }


def _datum(program: ShownProgram, datum: Datum | Spread) -> Record:
    spread = isinstance(datum, Spread)
    shape = {"slot": datum.slot, "dims": list(datum.dims)} if spread else {"size": datum.size, "meeting": datum.meeting}
    return {
        "name": datum.name,
        "kind": "spread" if spread else "data",
        "address": program.layout.addresses[datum.name],
        **shape,
        **({"interface": True} if is_on_interface(datum) else {}),
        "align": datum.align,
        "initial": datum.initial.hex(),
        "refs": [{"offset": offset, **_operand(ref)} for offset, ref in datum.refs],
        "span": span(datum.span),
    }


def _template(program: ShownProgram, template: Template) -> Record:
    table = program.layout.types if template.role == "handler" else program.layout.numbers
    return {
        "name": template.name,
        "role": template.role,
        "function": function_of(template),
        "number": table[template.name],
        "arguments": template.arguments,
        "frame": template.frame,
        "escapes": template.escapes,
        **({"packets": asdict(template.traits)} if template.role == "handler" else {}),
        "slots": [_slot(slot) for slot in template.slots],
        "blocks": [_block(program, block) for block in template.blocks],
        "span": span(template.span),
    }


def _slot(slot: Slot) -> Record:
    return {"name": slot.name, "offset": slot.offset, "size": slot.size, "span": span(slot.span)}


def _block(program: ShownProgram, block: Block) -> Record:
    entry = block.entry and {"cell": block.entry.cell, "parameters": [_register(p) for p in block.entry.parameters]}
    return {"label": block.label, "entry": entry, "ops": [_op(program, op) for op in block.ops]}


def _op(program: ShownProgram, op: Op) -> Record:
    """An operation. Empty keys are left out, except name, operands, cycles and span."""
    more: Record = {
        "result": op.result and _register(op.result),
        "labels": list(op.labels),
        "word": op.word,
        "cases": list(op.cases),
        "checks": [_op(program, check) for check in op.checks],
    }
    return {
        "name": op.name,
        "operands": [_operand(o) for o in op.operands],
        **{key: value for key, value in more.items() if value},
        "cycles": program.cycles(op),
        "span": span(op.span),
    }


def _operand(value: Operand) -> Record:
    """An operand: one of `register`, `ref`, `integer` and `float`. A float is written as text that is exact."""
    match value:
        case Reg():
            return _register(value)
        case Ref(name, offset, element):
            return {"ref": name, "plus": offset, "element": element}
        case int():
            return {"integer": value}
        case float():
            return {"float": repr(value)}


def _register(register: Reg) -> Record:
    return {"register": register.name, "kind": register.kind}


def span(place: Span) -> Record:
    """A place in the source. For inlined code it also has the function of the code, and the call."""
    found: Record = {name: getattr(place, name) for name in ("file", "line", "column", "end_line", "end_column")}
    if isinstance(place, Inlined):
        found |= {"function": place.function, "at": span(place.at)}
    return found
