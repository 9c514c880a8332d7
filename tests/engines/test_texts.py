"""Programs share the texts of threads (reference/shared.py, native/run/code.py), whatever their numbers are."""

from __future__ import annotations

from dataclasses import replace

import pytest
from engines.assembly import leave, program, run_module
from harness import ROOT

from emc.engines.native.codegen.threads import text_of
from emc.engines.places import Places
from emc.engines.reference import threads
from emc.engines.reference.names import Known, Site
from emc.ir.layout import layout
from emc.ir.module import Datum, Module, Spread
from emc.machine import Options
from emc.machine.prices import prices
from emc.options import BuildOptions
from emc.session import Built, build
from emc.shape import Pes
from emc.texts import read_sources

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
    assert written.count("main") == 2, "one for each answer"


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


# ---- real programs


def moved(built: Built) -> Module:
    """The same templates with other numbers, addresses and packet types."""
    data = (Datum("first", 400, 4, b""), *built.module.data[::-1])
    return replace(built.module, data=data, templates=built.module.templates[::-1])


@pytest.mark.parametrize("check", [False, True])
@pytest.mark.parametrize("name", ["fib", "samplesort", "locusroute"])
def test_no_text_has_a_number_of_its_program(name: str, check: bool) -> None:
    """Where a text of the reference engine had one, another program would run wrong in silence. In LLVM text it would
    only keep programs from sharing code."""
    built = build(read_sources([str(ROOT / "programs" / f"{name}.emc")]), BuildOptions(pes=Pes(16), check=check))
    modules = built.module, moved(built)
    llvm = [text_of(module, built.description, races=check) for module in modules]
    places = [{template.name: i for i, template in enumerate(module.templates)} for module in modules]
    sites = [_sites(module) for module in modules]
    facts = prices(built.description), built.module.target.memory, built.module.target.address_mask
    for template in built.module.templates:
        texts = [llvm[i].shared(places[i][template.name], "table") for i in range(2)]
        assert texts[0][0] == texts[1][0] and len(texts[0][1]) == len(texts[1][1])
        for block in template.blocks if not template.traits.interface else ():
            if block.entry is not None:
                known = Known(*facts, limited=True, checked=check, counted=True, races=check)
                one, other = (threads.Generator(known, site[template.name], template, block).text() for site in sites)
                assert one.code == other.code and one.numbers.keys() == other.numbers.keys()
                assert one.constants == other.constants and one.lines == other.lines


def _sites(module: Module) -> dict[str, Site]:
    """Where each template is."""
    laid, places, blocks = layout(module), Places(), 0
    spreads = {datum.name: datum for datum in module.data if isinstance(datum, Spread)}
    found: dict[str, Site] = {}
    for template in module.templates:
        first = min(places.add(template).values())
        numbers = {block.label: n for n, block in enumerate(template.blocks, blocks)}
        blocks += len(template.blocks)
        found[template.name] = Site(laid, module.target, spreads, first, numbers, first)
    return found
