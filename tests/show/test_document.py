"""The IR as JSON holds all that its text holds: a module read back from it is the module."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from emc.ir.module import Block, Datum, Entry, Module, Op, Operand, Ref, Reg, Slot, Spread, Template
from emc.ir.show import show
from emc.ir.traits import Traits
from emc.source import Inlined, Span
from emc.target import Target
from emc.views.show.document import SCHEMA, document
from emc.views.show.program import ShownProgram

At = Callable[..., ShownProgram]
Record = dict[str, Any]


@pytest.mark.parametrize(("name", "optimise"), [("dot", 0), ("bank", 2), ("list", 0), ("fft", 2)])
def test_it_holds_all_that_the_text_holds(name: str, optimise: int, program_at: At) -> None:
    program = program_at(f"{name}.emc", "5", optimise)
    text = json.dumps(document(program, program.module.templates, program.module.data))
    found = module(json.loads(text))
    assert show(found) == show(program.module)
    assert found == program.module
    assert text == json.dumps(document(program, program.module.templates, program.module.data))


def test_costs_and_numbers(program_at: At) -> None:
    program = program_at("dot.emc")
    found = document(program, program.templates, program.data_of(program.templates))
    assert found["schema"] == SCHEMA and [d["name"] for d in found["data"]][:3] == ["A", "B", "s"]
    main = next(t for t in found["templates"] if t["name"] == "main")
    assert main["number"] == program.layout.numbers["main"] and main["function"] == "main"
    assert {op["name"]: op["cycles"] for b in main["blocks"] for op in b["ops"]}["get"] == 2


# ---- the way back


def module(r: Record) -> Module:
    data = tuple(map(datum, r["data"]))
    t = r["target"]
    target = Target(t["pes"], tuple(t["shape"]), t["memory"], t["yield_after"])
    assert (t["rows"], t["cols"]) == (target.rows, target.cols)
    return Module(r["program"], target, r["start"], data, tuple(map(template, r["templates"])), r["room"])


def datum(r: Record) -> Datum | Spread:
    refs = tuple((one["offset"], operand(one)) for one in r["refs"])
    initial, where = bytes.fromhex(r["initial"]), span(r["span"])
    if r["kind"] == "spread":
        return Spread(r["name"], r["slot"], r["align"], tuple(r["dims"]), initial, refs, where)  # type: ignore[arg-type]
    return Datum(r["name"], r["size"], r["align"], initial, refs, where, r["meeting"])  # type: ignore[arg-type]


def template(r: Record) -> Template:
    slots = tuple(Slot(s["name"], s["offset"], s["size"], span(s["span"])) for s in r["slots"])
    blocks = tuple(Block(b["label"], entry(b["entry"]), tuple(map(op, b["ops"]))) for b in r["blocks"])
    facts = (r["name"], r["role"], r["arguments"], r["frame"], r["escapes"])
    assert ("packets" in r) == (r["role"] == "handler")
    return Template(*facts, slots, blocks, span(r["span"]), Traits(**r.get("packets", {})))


def entry(r: Record | None) -> Entry | None:
    return r and Entry(r["cell"], tuple(map(register, r["parameters"])))


def op(r: Record) -> Op:
    result = register(r["result"]) if "result" in r else None
    operands, labels = tuple(map(operand, r["operands"])), tuple(r.get("labels", ()))
    checks = tuple(map(op, r.get("checks", ())))
    return Op(
        r["name"], result, operands, labels, r.get("word", ""), tuple(r.get("cases", ())), span(r["span"]), checks
    )


def operand(r: Record) -> Operand:
    if "register" in r:
        return register(r)
    if "ref" in r:
        return Ref(r["ref"], r["plus"], r["element"])
    return r["integer"] if "integer" in r else float(r["float"])


def register(r: Record) -> Reg:
    return Reg(r["register"], r["kind"])


def span(r: Record) -> Span:
    place = (r["file"], r["line"], r["column"], r["end_line"], r["end_column"])
    return Inlined(*place, r["function"], span(r["at"])) if "at" in r else Span(*place)
