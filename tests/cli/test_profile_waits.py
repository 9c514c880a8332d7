"""Where threads wait, in profiles: counted alike by both engines, by line and reason; advice; narrow terminals."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from io import StringIO
from itertools import pairwise
from pathlib import Path

import pytest
from command import Done
from rich.console import Console

from emc.machine import Host, Options, Run
from emc.machine.tally import Wait
from emc.options import BuildOptions
from emc.session import Built, build, execute
from emc.shape import parse
from emc.texts import Source
from emc.views.heading import Heading
from emc.views.profile import profile, terminal
from emc.views.profile.advice import advice
from emc.views.profile.data import Profile

Command = Callable[..., Done]
READS = """#include <emc.h>
int global A[64];
int sum(void) { int i, s = 0; for (i = 0; i < 64; i++) s += A[i]; return s; }
int main(void)
{
    return sum() + 1;
}
"""
HOT = """int n;
int take(void) { return n++; }
int main(void)
{
    everywhere dowith () { while (remote_call(0, take, 0) < 200); }
    return 0;
}
"""


def made(text: str, pes: str = "8", machine: str = "em4") -> Built:
    return build([("x.emc", Source("x.emc", text))], BuildOptions(pes=parse(pes), machine=machine))


def ran(built: Built, engine: str = "auto") -> Run:
    return execute(built, engine, Options(profile=True, overview=True), Host("x.emc", keep=False))


def of(text: str, pes: str = "8") -> Profile:
    built = made(text, pes)
    return profile(ran(built), built.module, Heading("x.emc", built.description, built.module.target, "auto"))


def shown(found: Profile, wide: int, text: str) -> str:
    stream = StringIO()
    terminal.show(found, {"x.emc": text}.get, Console(file=stream, width=wide), 12, False)
    return stream.getvalue()


@pytest.mark.parametrize("machine", ["em4", "emx", "fx10", "sr8000", "myrinet"])
@pytest.mark.parametrize("text", [READS, HOT])
def test_both_engines_count_the_same_waits(machine: str, text: str) -> None:
    one, other = (ran(made(text, "8", machine), engine).tally for engine in ("reference", "native"))
    assert one is not None and other is not None
    assert one.waits == other.waits != ()
    for _, wait in one.waits:
        assert wait.times > 0 and wait.network >= 0 and wait.queue >= 0
        assert wait.network + wait.queue <= wait.cycles


def test_reads_wait_from_the_break_to_the_next_thread() -> None:
    built = made(READS)
    run = execute(built, "reference", Options(profile=True, record=True), Host("x.emc", keep=False))
    found = profile(run, built.module, Heading("x.emc", built.description, built.module.target, "auto"))
    [reads] = [one for one in found.waits if one.what == "remote read"]
    assert (reads.file, reads.line, reads.times) == ("x.emc", 3, 64)
    threads = [row for row in run.trace if row.template == "sum"]
    waits = [after.taken - before.end for before, after in pairwise(threads)]
    assert reads.cycles == sum(waits)
    last = pairwise(threads)
    assert reads.queue == sum(after.taken - max(after.came, before.end) for before, after in last)


def test_a_call_of_an_own_function_is_inside() -> None:
    found = of(READS)
    whats = {one.what: one for one in found.waits}
    assert whats["call of sum"].inside and not whats["remote read"].inside
    assert [one.what for one in found.longest(9)] == ["remote read"]


def test_a_hot_spot_is_named() -> None:
    found = of(HOT, "16")
    assert len(found.received) == 16
    first, second = advice(found)
    assert re.fullmatch(r"PE 0 is a hot spot: it gets [\d.]+ % of the packets between PEs(, and .*)?\.", first)
    assert second.startswith("Threads wait longest at x.emc:5 for remote call of take: ")


def test_no_advice_without_a_reason() -> None:
    assert advice(of("int main(void) { int i, s = 0; for (i = 0; i < 99; i++) s += i; return s & 1; }")) == []


@pytest.mark.parametrize("wide", [60, 80, 100, 160])
def test_numbers_are_whole_in_every_terminal(wide: int) -> None:
    found = of(HOT, "16")
    text = shown(found, wide, HOT)
    assert all(len(line.rstrip()) <= wide for line in text.splitlines()[4:])
    for line in found.costliest(12):
        for number in (line.costs.cycles, line.costs.threads, line.costs.packets, line.costs.bytes):
            assert not number or f"{number:,}" in text
    for kind in ("threads %", "dispatch %", "network %", "idle %"):
        assert kind in text
    for row in re.findall(r"^(?:PE|x\.emc:|\d+ ).*", text, re.MULTILINE):
        assert not re.search(r"\d…", row)


def test_the_page_and_the_document_have_them(emc: Command, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text(HOT)
    done = emc("profile", "x.emc", "--pes", "16", "--html", "p.html", "--json", "p.json")
    assert "PE 0 is a hot spot" in done.stdout and "remote call of take" in done.stdout
    page = Path("p.html").read_text()
    assert "Where threads wait" in page and "PE 1 to PE 0: " in page and "PE 0 is a hot spot" in page
    data = json.loads(Path("p.json").read_text())
    row = next(one for one in data["waits"] if one["what"] == "remote call of take")
    assert row["before"] + row["network"] + row["queue"] == row["cycles"] and row["line"] == 5
    assert len(data["received"]) == 16 and max(data["received"]) == data["received"][0]


@pytest.mark.parametrize(("pes", "members", "rows"), [("1", 1, 1), ("16", 1, 16), ("100", 2, 50), ("300", 6, 50)])
def test_the_matrix_of_traffic(pes: str, members: int, rows: int) -> None:
    found = of(READS, pes)
    assert (found.members, len(found.traffic)) == (members, rows) and {len(row) for row in found.traffic} == {rows}
    if members == 1:
        assert tuple(map(sum, zip(*found.traffic, strict=True))) == found.received
    sent = sum(line.costs.far + line.costs.far_replies for line in found.lines)
    assert sum(map(sum, found.traffic)) >= sent > 0 or pes == "1"


def test_a_wait_adds_up() -> None:
    from emc.machine.rules.watch import waited

    row = Wait()
    waited(row, 10, 20, 26, 30)  # sent after the break
    assert (row.times, row.cycles, row.network, row.queue) == (1, 20, 6, 4)
    waited(row, 10, 5, 12, 30)  # sent before it, and came after it
    assert (row.cycles, row.network, row.queue) == (40, 8, 22)
    waited(row, 10, 2, 4, 11)  # was there before it
    assert (row.cycles, row.network, row.queue) == (41, 8, 23)
