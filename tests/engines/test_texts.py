"""Programs of one process share the texts of threads (reference/threads.py), whatever their numbers are."""

from __future__ import annotations

from dataclasses import replace

import pytest
from engines.assembly import leave, program, run_module

from emc.engines.reference import threads
from emc.ir.module import Datum, Module
from emc.machine import Options

TEXT = """
data @words: size 8, align 1
    words 30 12

template @one: function, frame 64
^start: entry 1 (%k)
    break

template @main: function, frame 128
^start: entry 1 (%k)
    %a = load.i32 [@words]
    %b = load.i32 [@words+4]
    store.i32 [@words], %b
    %sum = add.i32 %a, %b
"""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The templates whose texts were written, not shared."""
    names: list[str] = []
    write = threads.Generator.text

    def text(self: threads.Generator) -> threads.Text:
        names.append(self.template.name)
        return write(self)

    monkeypatch.setattr(threads.Generator, "text", text)
    return names


def after(module: Module, size: int) -> Module:
    """The module with its data after so many bytes, and with its templates in another order."""
    first, *others = module.templates
    return replace(module, data=(Datum("first", size, 1, b""), *module.data), templates=(*others, first))


def test_other_numbers_need_no_other_text(written: list[str]) -> None:
    module = program(TEXT + leave("%sum"))
    assert run_module(module).status == 42
    assert "main" in written
    written.clear()
    assert run_module(after(module, 400)).status == 42
    assert written == []


def test_an_address_that_is_wrong_in_one_program_only(written: list[str]) -> None:
    module = program(TEXT + leave("%sum"))
    for size, status in ((4, 42), (2, None), (8, 42), (1, None)):
        run = run_module(after(module, size))
        if status is None:
            assert run.trap is not None and run.trap.kind == "misaligned access"
        else:
            assert run.status == status
    assert written.count("main") == 4


def test_a_trap_is_reported_at_its_own_line_of_each_program() -> None:
    text = TEXT.replace("    %sum =", "    %k = divs.i32 %a, %k\n    %sum =") + leave("%sum")
    module = program(text)
    traps = [run_module(one).trap for one in (module, after(module, 40))]
    assert traps[0] is not None and traps[0] == traps[1]
    assert traps[0].span.line == text.splitlines().index("    %k = divs.i32 %a, %k") + 1


def test_blocks_may_have_any_names() -> None:
    """In a run that counts them, each has a number of its own."""
    module = program(TEXT + "    br ^last\n^last:\n    br ^type\n^type:\n" + leave("%sum"))
    for one in (module, after(module, 8)):
        run = run_module(one, options=Options(profile=True))
        assert run.status == 42 and run.tally is not None


def test_a_replaced_template_of_that_name_has_its_own_text() -> None:
    assert run_module(program(TEXT + leave("%sum"))).status == 42
    assert run_module(program(TEXT.replace("add.i32 %a", "sub.i32 %a") + leave("%sum"))).status == 18
