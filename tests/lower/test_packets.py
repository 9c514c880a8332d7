"""Packet types of the program's own in the IR: their handlers, what sends them, and what becomes of them on one PE."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc.faults import Faulty
from emc.ir.module import Module
from emc.ir.read import read
from emc.ir.show import show
from emc.ir.traits import Traits
from emc.machine import Host, Options, Run
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import Pes
from emc.texts import read_sources

ADD = """
short global cost[8];
packet_type add(short *cell, int by) { *cell += by; }
packet_type int take(int *cell) { int v = *cell; *cell = 0; return v; }
int global box;
"""


def made(tmp_path: Path, *texts: str, pes: int = 2, optimise: int = 1) -> Module:
    names = [str(tmp_path / f"x{n}.emc") for n in range(len(texts))]
    for name, text in zip(names, texts, strict=True):
        Path(name).write_text(text)
    return build(read_sources(names), BuildOptions(pes=Pes(pes), optimise=optimise)).module


def ran(tmp_path: Path, *texts: str, pes: int = 2, engine: str = "reference") -> Run:
    names = [str(tmp_path / f"x{n}.emc") for n in range(len(texts))]
    for name, text in zip(names, texts, strict=True):
        Path(name).write_text(text)
    return execute(build(read_sources(names), BuildOptions(pes=Pes(pes))), engine, Options(), Host("x"))


def code(module: Module, name: str) -> list[str]:
    """The lines of a template's blocks, without places."""
    text = show(module).partition(f"template @{name}: ")[2].partition("\n\n")[2].partition("\ntemplate ")[0]
    return [line.split(";")[0].split("//")[0].strip() for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize(
    ("line", "handlers"),
    [
        ("*p += 1;", {"update.add.i32.i32.i32": Traits("updates", 4, fenced=True, what="update")}),
        ("*b |= 1;", {"update.or.u8.i32.i32": Traits("updates", 4, fenced=True, what="update")}),
        ("*f += 1.0;", {"update.add.f32.f64.f64": Traits("updates", 8, fenced=True, what="update")}),
        ("mine(p, 1);", {"update.mine": Traits(fenced=True, what="update")}),
        ("ask(p);", {"request.ask": Traits(answers="word", what="request")}),
    ],
)
def test_what_is_known_of_packets_that_the_compiler_makes(
    tmp_path: Path, line: str, handlers: dict[str, Traits]
) -> None:
    text = "packet_type mine(int *p, int v) { *p ^= v; } packet_type int ask(int *p) { return *p; }\n"
    text += f"int global *p; unsigned char global *b; float global *f; int main(void) {{ {line} return 0; }}"
    module = made(tmp_path, text)
    own = {t.name: t.traits for t in module.templates if t.name in handlers}
    assert own == handlers
    assert read(show(module)) == module


def test_a_handler_is_as_long_as_its_work(tmp_path: Path) -> None:
    module = made(tmp_path, ADD + "int main(void) { add(&cost[1], 3); return take(&box); }")
    assert code(module, "update.add") == [
        "^start: entry (%cell, %by)",
        "%t = load.i16 [%cell]",
        "%t.1 = add.i32 %t, %by",
        "%t.2 = sign16.i32 %t.1",
        "store.i16 [%cell], %t.2",
        'break "done"',
    ]
    assert code(module, "request.take") == [
        "^start: entry (%cell, %k)",
        "%t = load.i32 [%cell]",
        "store.i32 [%cell], 0",
        "pkt %k, %t",
        'break "done"',
    ]
    assert read(show(module)) == module


def test_a_call_is_one_packet(tmp_path: Path) -> None:
    module = made(tmp_path, ADD + "int main(void) { add(&cost[1], 3); return take(&box); }")
    lines = code(module, "main")
    assert "send update.add @cost[1], 3" in lines
    at = lines.index("send request.take @box, %k.1")
    assert lines[at - 1] == "%k.1 = cont ^reply"
    assert 'break ^reply "reply of take"' in lines[at:]


def test_it_costs_what_an_update_costs(tmp_path: Path) -> None:
    loop = "int main(void) {{ for (int i = 0; i < 100; i++) {}; fence(); return cost[1] == 100 ? 0 : 1; }}"
    own, update = (ran(tmp_path, ADD + loop.format(how)) for how in ("add(&cost[i & 1], 2)", "cost[i & 1] += 2"))
    assert (own.status, own.cycles, own.packets) == (update.status, update.cycles, update.packets)
    assert own.status == 0


def test_on_one_pe_it_is_done_where_it_is_sent(tmp_path: Path) -> None:
    text = ADD + "int main(void) { add(&cost[1], 3); add(&cost[1], 4); return cost[1]; }"
    assert not [line for line in code(made(tmp_path, text, pes=1), "main") if line.startswith("send")]
    assert ran(tmp_path, text, pes=1).status == 7


def test_statistics_name_it(tmp_path: Path) -> None:
    run = ran(tmp_path, ADD + "int main(void) { add(&cost[1], 3); return take(&box); }")
    sent = dict(run.counters[0].sent)
    assert sent["update.add"] == sent["request.take"] == 1


FILE = "packet_type put(int *cell, int v); packet_type int get(int *cell); int global box[4];"


def test_other_files_have_the_handlers(tmp_path: Path) -> None:
    main = FILE + "static packet_type same(int *p, int v) { *p = v; } int main(void) {\n"
    main += "same(&box[1], 5); put(&box[3], 7); return get(&box[3]) * 10 + get(&box[1]); }"
    other = "static packet_type same(int *p, int v) { *p = v + 1; } int global mine; void f(void) { same(&mine, 1); }\n"
    other += "packet_type put(int *cell, int v) { *cell = v; } packet_type int get(int *cell) { return *cell + 1; }"
    for engine in ("reference", "native"):
        assert ran(tmp_path, main, other, engine=engine).status == 86


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ("int other;", "undefined: the packet type `put` is used here, but no file of this program defines it"),
        ("void put(int *cell, int v) { *cell = v; }", "undefined: the packet type `put` is used here"),
        ("packet_type int put(int *cell) { return *cell; }", "`put` expects no reply here, but its handler sends one"),
        ("packet_type put(int *p, int v) { *p = v; } packet_type put2(int *p) { *p = 1; }", "`put2` is defined twice"),
    ],
)
def test_files_must_agree(tmp_path: Path, other: str, said: str) -> None:
    main = FILE + "packet_type put2(int *p) { *p = 2; } int main(void) { put(&box[1], 5); put2(&box[2]); return 0; }"
    with pytest.raises(Faulty) as caught:
        made(tmp_path, main, other)
    assert [fault for fault in caught.value.faults if said in fault.text]


def test_too_many_types(tmp_path: Path) -> None:
    few = "".join(f"packet_type p{n}(int *p, int v) {{ *p += v * {n}; }}\n" for n in range(300))
    with pytest.raises(Faulty) as caught:
        made(tmp_path, few + "int main(void) { return 0; }")
    (fault,) = caught.value.faults
    assert fault.code == "E0505" and fault.span.line == 300


SCAN = """
#include <emc/coll.h>
int from[2], to[2];
int main(void) { scan_sum_block(from, to, 2); return 0; }
"""


@pytest.mark.parametrize(("pes", "kept"), [(1, False), (2, True)])
def test_a_packet_type_of_the_library_is_there_when_it_is_sent(tmp_path: Path, pes: int, kept: bool) -> None:
    names = [t.name for t in made(tmp_path, SCAN, pes=pes).templates]
    assert ("update.sum_comes@scan_block.emc" in names) == kept
