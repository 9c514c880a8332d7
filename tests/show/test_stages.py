"""Every stage of every program can be shown; what is shown of a small one is golden."""

from __future__ import annotations

import xml.etree.ElementTree as xml
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from goldens import File, Golden
from promises import promises
from show.show_support import OPTIONS, listing

from emc.ir.module import Template
from emc.ir.show import show, show_template
from emc.views.page import Side, page
from emc.views.show import drawing, graph, packets, stages, terminal
from emc.views.show.coupling import Choice, pick
from emc.views.show.program import ShownProgram, function_of

ROOT = Path(__file__).resolve().parents[2]
GOLDENS = Path(__file__).parent / "goldens"
QUICK = ("dot", "fib", "list")
PROGRAMS = [
    pytest.param(path, id=path.stem, marks=[] if path.stem in QUICK else [pytest.mark.slow])
    for path in sorted((ROOT / "programs").rglob("*.emc"))
    if path.parent.name in ("programs", "papers")
]
At = Callable[..., ShownProgram]


@pytest.mark.slow
@pytest.mark.parametrize("path", PROGRAMS)
def test_every_stage_of_every_program(path: Path, program_at: At) -> None:
    program = program_at(str(path), promises(path).pes[0])
    for stage in OPTIONS:
        parts = listing(program, stage)
        assert parts, stage
        text = terminal.listing(parts, stage, terminal.Screen(100, False))
        assert text.endswith("\n") and "\x1b" not in text
    for one in packets.packets(program, program.templates):
        assert "wild" not in "".join(row.text for row in one.rows)
    assert page((Side(program, program.templates),), "ir").endswith("</html>\n")
    functions = dict.fromkeys(function_of(t) for t in program.templates)
    xml.fromstring(drawing.svg([graph.graph(program, f, program.templates) for f in functions]))


def test_the_ir_is_the_whole_text(program_at: At) -> None:
    program = program_at("dot.emc")
    assert "".join(row.text + "\n" for part in listing(program, "ir") for row in part.rows) == show(program.module)
    own = stages.ir(program, program.templates)
    assert [terminal.plain([part]) for part in own] == [show_template(t) for t in program.templates]


def test_the_llvm_text_is_what_the_engine_compiles(program_at: At) -> None:
    from emc.engines.native.codegen.threads import texts

    program = program_at("fib.emc")
    shown = [row.text for part in stages.llvm(program, program.module.templates, True) for row in part.rows]
    shown = [line for line in shown if line and not line.startswith("; ")]
    whole = texts(program.module, program.layout, program.description).whole()
    assert shown == [line for line in whole.split("\n") if line]


def test_every_line_of_llvm_is_of_the_operation_that_it_does(program_at: At) -> None:
    """The multiplication of `A[i] * B[i]` is of line 22, and nothing of the prologue is of any."""
    rows = [row for part in stages.llvm(program_at("dot.emc"), program_at("dot.emc").templates) for row in part.rows]
    products = [row for row in rows if " = mul i32 %v" in row.text and row.text.split()[-1].startswith("%v")]
    assert [number for row in products for _, number in row.lines] == [22]
    assert all(not row.lines for row in rows if "alloca" in row.text)


def test_a_line_alone(program_at: At) -> None:
    program = program_at("dot.emc")
    choice = Choice("", program.name, 22, 22)
    text = terminal.plain(pick(listing(program, "ir"), choice))
    assert "%t.39 = mul.i32 %t.35, %t.38" in text and "^body:\n" in text and "template @main.everywhere2" in text
    assert "printf" not in text and "@main.everywhere:" not in text


def test_inlined_code_is_of_the_call_and_of_the_body(program_at: At, tmp_path: Path) -> None:
    file = tmp_path / "x.emc"
    file.write_text(
        "static int twice(int n)\n{\n    return n + n;\n}\nint main(int n, char **v)\n{\n    return twice(n);\n}\n"
    )
    program = program_at(str(file), optimise=2)
    rows = [row for part in stages.ir(program, program.templates) if part.title == "main" for row in part.rows]
    assert any({3, 7} == {number for _, number in row.lines} for row in rows)


@pytest.mark.parametrize("stage", ["typed", "packets", "layout", "passes"])
def test_golden(stage: str, program_at: At, golden: Golden) -> None:
    text = terminal.plain(listing(program_at("dot.emc", "4"), stage, own=True))
    golden(File(GOLDENS / f"dot.{stage}"), text.replace(f"{ROOT}/", ""))


def test_golden_beside_the_source(program_at: At, golden: Golden) -> None:
    program = program_at("fib.emc", "4")
    found = terminal.stretches(stages.ir(program, program.templates), Choice())
    text = terminal.beside(found, "ir", program.text, terminal.Screen(120, False))
    golden(File(GOLDENS / "fib.side"), text.replace(f"{ROOT}/", ""))


@pytest.mark.parametrize(
    ("name", "pes"), [("dot", "1"), ("grid", "8x10"), pytest.param("dot", "1000", marks=pytest.mark.slow)]
)
def test_other_machines(name: str, pes: str, program_at: At) -> None:
    program = program_at(f"{name}.emc", pes)
    for stage in OPTIONS:
        assert listing(program, stage)
    assert "</html>" in page((Side(program, program.templates),), "layout", True)


def test_the_emx_serves_some_packets_beside_the_thread(program_at: At) -> None:
    program = program_at("list.emc", machine="emx")
    text = terminal.plain(packets.packets(program, program.templates))
    assert "1*" in next(line for line in text.splitlines() if "write32" in line)


@pytest.mark.parametrize(
    ("name", "role", "function"),
    [
        ("main", "function", "main"),
        ("main.everywhere2", "block", "main"),
        ("route@1", "function", "route"),
        ("route@1.iterate", "block", "route"),
        ("arguments@start.c", "function", "arguments"),
        ("read32", "handler", "read32"),
        ("update.offer@1", "handler", "offer"),
        ("emc.butterfly.none", "block", "emc.butterfly.none"),
    ],
)
def test_the_function_of_a_template(name: str, role: Any, function: str) -> None:
    assert function_of(Template(name, role, 0, 0, False, (), ())) == function


def test_what_the_compiler_makes_is_not_the_users(program_at: At) -> None:
    program = program_at("stencil.emc")
    assert {function_of(t) for t in program.templates} == {"send_borders", "main"}
