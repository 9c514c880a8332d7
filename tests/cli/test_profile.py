"""`emc profile`: its numbers add up to the run's, its pages say them, and it fails as `emc run` does."""

from __future__ import annotations

import json
from dataclasses import astuple
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from emc.cli.console import forget_inputs
from emc.cli.group import emc
from emc.faults import Faulty
from emc.ir.unplaced import without_places

PROGRAM = """\
#include <stdio.h>
int global bin[8];
static int square(int x) { return x * x; }
int main(void)
{
    everywhere dowith () {
        for (int i = my_pe(); i < 40; i += N_PE)
            bin[square(i) % 8]++;
    }
    printf("%d\\n", bin[1]);
    return 3;
}
"""


def profiled(*words: str) -> Result:
    forget_inputs()
    return CliRunner().invoke(emc, ["profile", *words], prog_name="emc", standalone_mode=False)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("bins.emc").write_text(PROGRAM)
    return "bins.emc"


def document(program: str, *words: str) -> dict[str, Any]:
    done = profiled(program, "--pes", "4", "--json", "p.json", *words)
    assert done.exception is None and done.return_value == 3, done.output
    return json.loads(Path("p.json").read_text())


@pytest.mark.parametrize("folder", ["handlers", "emc/lower"])
def test_a_program_is_the_users_in_any_folder(program: str, folder: str) -> None:
    """Names of emc's own files begin with something else."""
    Path(folder).mkdir(parents=True)
    Path(folder, program).write_text(PROGRAM)
    lines = document(f"{folder}/{program}")["lines"]
    assert {(row["file"], row["line"]) for row in lines if row["cycles"]} >= {
        (f"{folder}/{program}", n) for n in (3, 8, 11)
    }


OTHERS = [("-O", "2"), ("-O", "0"), ("--machine", "emx"), ("--engine", "reference")]


@pytest.mark.parametrize("words", [(), *(pytest.param(words, marks=pytest.mark.slow) for words in OTHERS)])
def test_every_cycle_is_in_one_place(program: str, words: tuple[str, ...]) -> None:
    made = document(program, *words)
    for pe in made["pes"]:
        assert sum(cycles for name, cycles in pe.items() if name != "pe") == made["cycles"]
    for rows in (made["lines"], made["functions"]):
        for key in ("cycles", "threads", "dispatch", "matching", "spilling", "services", "bypass", "beside", "packets"):
            assert sum(row[key] for row in rows) == made["total"][key], key
    busy = ("threads", "dispatch", "matching", "spilling", "services", "bypass")
    assert made["total"]["cycles"] == sum(pe[name] for pe in made["pes"] for name in busy)


def test_lines_know_what_happens_on_them(program: str) -> None:
    made = document(program, "-O", "2")
    lines = {row["line"]: row for row in made["lines"] if row["file"] == program}
    assert lines[8]["sent"] == 40 and lines[8]["replies"] == 0 and lines[8]["runs"] == 40
    assert 0 < lines[8]["far"] <= 40 and lines[8]["bytes"] == 8 * lines[8]["packets"]
    assert [(at["file"], at["line"]) for at in lines[3]["inlined_at"]] == [(program, 8)]
    assert lines[3]["inlined_at"][0]["cycles"] == lines[3]["threads"] > 0 and lines[3]["functions"] == ["square"]
    assert lines[10]["replies"] == 1, "the answer of the read is the reading line's"
    names = {row["name"]: row for row in made["functions"]}
    assert names["main.everywhere"]["kind"] == "block" and names["square"]["line"] == 3 and names["printf"]["library"]
    assert not any("@" in name for name in names)


def test_the_pages_say_it(program: str) -> None:
    done = profiled(program, "--pes", "4", "--html", "p.html", "--source", "--top", "3", "-O", "2")
    text = done.output
    assert text.startswith("20\nbins.emc on EM-4, 4 PEs:") and "function (3 of " in text and "line (3 of " in text
    assert "bin[square(i) % 8]++;" in text and "static int square(int x)" in text and "\x1b" not in text
    page = Path("p.html").read_text()
    tags: list[str] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            tags.append(tag)
            assert not any(value and "//" in value for _, value in attrs), "the page needs nothing else"

    Reader().feed(page)
    assert tags.count("table") == 4 and "inlined at bins.emc:8" in page and "&lt;stdio.h&gt;" in page


def test_colours_are_asked_for(program: str) -> None:
    assert "\x1b[" in profiled(program, "--pes", "4", "--color", "always").output


def test_lines_of_a_file_end_without_blanks(program: str) -> None:
    lines = profiled(program, "--source").stdout.splitlines()
    assert [line for line in lines if line.endswith(" ")] == [] and any("  " in line for line in lines)


@pytest.mark.parametrize("words", [("--json", "none/p.json"), ("--html", ".")])
def test_a_page_that_cannot_be_written_is_told_before_the_run(program: str, words: tuple[str, ...]) -> None:
    done = profiled(program, *words)
    assert isinstance(done.exception, Faulty) and done.output == ""
    assert "can't write the p" in next(iter(done.exception.faults)).text


def test_what_is_wrong_is_told_as_by_run(program: str) -> None:
    Path("bad.emc").write_text("int main(void) { return x; }")
    assert isinstance(profiled("bad.emc").exception, Faulty)
    Path("trap.emc").write_text("int zero; int main(void) { return 1 % zero; }")
    done = profiled("trap.emc", "--pes", "2", "--json", "p.json")
    assert done.return_value == 126 and "trap: division by zero" in json.loads(Path("p.json").read_text())["trap"]


@pytest.mark.slow
def test_ir_is_told_by_its_own_lines(program: str) -> None:
    shown = CliRunner().invoke(emc, ["show", "ir", program, "--pes", "4"], prog_name="emc", standalone_mode=False)
    Path("bins.emir").write_text(shown.output)
    made = document("bins.emir")
    lines = shown.output.splitlines()
    assert {row["file"] for row in made["lines"]} == {"bins.emir"}
    sent = {
        lines[row["line"] - 1].split(";")[0].split()[0:2] == ["send", "update.add.i32.i32.i32"]: row["sent"]
        for row in made["lines"]
        if row["sent"]
    }
    assert sent[True] == 40


def test_places_go_from_the_text_of_ir() -> None:
    text = '  %n = load.i32 [%fp+8]  ; "a b.emc" 1:27-28 in f at 3:4-5  // n ; 1:1\n data "; 2:3"\n'
    bare = without_places(text)
    assert len(bare) == len(text) and "27" not in bare and bare.endswith('// n ; 1:1\n data "; 2:3"\n')


def test_the_data_are_plain(program: str) -> None:
    from emc.machine import Host, Options
    from emc.options import BuildOptions
    from emc.session import build, execute
    from emc.shape import Pes
    from emc.texts import read_sources
    from emc.views.heading import Heading
    from emc.views.profile import profile

    built = build(read_sources([program]), BuildOptions(pes=Pes(4)))
    run = execute(built, "auto", Options(profile=True), Host(program))
    made = profile(run, built.module, Heading(program, built.description, built.module.target, "auto"))
    assert sum(map(sum, map(astuple, made.pes))) == 4 * run.cycles == made.all_cycles
    assert made.total.cycles + made.network + made.idle == made.all_cycles
    assert made.costliest(1)[0].file == program and made.costliest(1, library=True)
    plain = execute(built, "auto", Options(), Host(program))
    with pytest.raises(ValueError, match=r"Options\.profile"):
        profile(plain, built.module, Heading(program, built.description, built.module.target, "auto"))
