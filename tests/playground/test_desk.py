"""The desk: what the page's worker calls. Here it runs in this Python, where NumPy and llvmlite may be, too."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from command import run_here
from harness import ROOT
from promises import promises

from emc.playground import desk as room
from emc.playground.catalogue import catalogue, options_of
from emc.playground.desk import Desk

HELLO = '#include <stdio.h>\nint main(void) { everywhere dowith () { printf("%d\\n", my_pe()); } return 0; }\n'
LOOP = '#include <stdio.h>\nint main(void) { for (;;) printf("more and more\\n"); return 0; }\n'
COUNT = "int main(void) { int s; everywhere dowith () { s = 1; } reductionsum (s); return s % 251; }"
EVERY_DAY = ("fib.emc", "nqueens.emc", "fft.emc", "channel.emc", "reductions.emc")


class Page:
    """A desk, and what it has sent."""

    def __init__(self, folder: Path):
        self.sent: list[tuple[str, str]] = []
        self.desk = Desk(lambda kind, text: self.sent.append((kind, text)), str(folder))

    def ask(self, call: str, *values: object) -> dict[str, Any]:
        self.sent.clear()
        return json.loads(getattr(self.desk, call)(*values))

    def text(self, *kinds: str) -> str:
        return "".join(text for kind, text in self.sent if kind in kinds)


@pytest.fixture
def page(tmp_path: Path) -> Iterator[Page]:
    before = os.getcwd()
    yield Page(tmp_path / "work")
    os.chdir(before)


def request(text: str, name: str = "a.emc", **more: object) -> str:
    return json.dumps({"files": [{"name": name, "text": text}], "pes": "4", **more})


def test_a_run_streams_its_output_and_says_its_cycles(page: Page) -> None:
    done = page.ask("run", request(HELLO))
    assert page.text("out") == "0\n2\n1\n3\n"
    assert (done["status"], done["trap"], done["again"]) == (0, None, True)
    assert f"4 PEs, {done['cycles']:,} cycles" in page.text("say")
    assert page.ask("again", request(HELLO))["faults"] == []


def test_headers_arguments_input_and_more_options(page: Page) -> None:
    main = """
#include <stdio.h>
#include "x.h"
int main(int n, char **v) { printf("%s %d %d", v[1], getchar(), TWO + N); }
"""
    files = [{"name": "a.emc", "text": main}, {"name": "x.h", "text": "#define TWO 2\n"}]
    asked = {"files": files, "pes": "1", "arguments": "'a b'", "stdin": "x", "more": "-D N=3 --seed 7"}
    page.ask("run", json.dumps(asked))
    assert page.text("out") == f"a b {ord('x')} 5"


@pytest.mark.parametrize("name", EVERY_DAY)
def test_output_and_cycles_are_those_of_the_command(name: str, page: Page, tmp_path: Path) -> None:
    path = ROOT / "programs" / name
    text = path.read_text()
    options = {"pes": "16", **options_of(text)}
    done = page.ask("run", json.dumps({"files": [{"name": name, "text": text}], **options}))
    said = page.text("out")
    words = ["run", str(path), "-v", "--pes", options["pes"], "--", *promises(path).args]
    command = run_here(words, tmp_path)
    assert (said, done["status"]) == (command.stdout, command.returncode)
    assert f"{done['cycles']:,} cycles" in command.stderr and f"{done['packets']:,} packets" in command.stderr


def test_the_input_is_taken_as_it_is(page: Page) -> None:
    text = '#include <stdio.h>\nint main(void) { printf("%d", getchar()); return 0; }'
    page.ask("run", request(text, stdin="  x\n"))
    assert page.text("out") == str(ord(" "))


def test_faults_are_data_and_text(page: Page) -> None:
    wrong = "int main(void) { return y; }"
    (fault,) = page.ask("check", request(wrong))["faults"]
    assert (fault["code"], fault["line"], fault["column"], fault["file"]) == ("E0312", 1, 25, "a.emc") and fault["hint"]
    assert not page.sent
    assert page.ask("run", request(wrong))["status"] == 1 and "a.emc:1:25: error" in page.text("say")


def test_a_trap_has_its_line(page: Page) -> None:
    done = page.ask("run", request("int main(void)\n{\n    int *p = 0;\n    return *p;\n}\n"))
    assert (done["status"], done["trap"]["kind"], done["trap"]["line"]) == (126, "null pointer", 4)
    assert "a.emc:4:12: trap: null pointer" in page.text("say")


def test_without_end_it_is_stopped(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_OUTPUT", 1000)
    done = page.ask("run", request(LOOP))
    assert done["trap"]["kind"] == "interrupted" and len(page.text("out")) < 1100
    assert "to keep this tab alive" in page.text("say")
    monkeypatch.setattr(room, "MOST_CYCLES", 5000)
    done = page.ask("run", request("int main(void) { for (;;) ; return 0; }"))
    assert done["trap"]["kind"] == "out of cycles" and "5,000 cycles: set the limit in the options" in page.text("say")


@pytest.mark.parametrize(
    ("name", "part"), [("ir", "template"), ("profile", "All PEs"), ("trace", "chart"), ("watch", "board")]
)
def test_a_view_is_a_page(name: str, part: str, page: Page) -> None:
    made = page.ask("view", name, request(HELLO))
    assert made["page"].startswith("<!") and part in made["page"]
    assert not page.text("out")


def test_a_view_that_can_not_show_all_shows_the_moment(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emc.playground.views.MOST_RECORDED", 20)
    page.ask("view", "watch", request(HELLO))
    early = page.desk._recorded[2].line  # type: ignore[index]
    made = page.ask("view", "watch", request(HELLO), 1100)
    late = page.desk._recorded[2].line  # type: ignore[index]
    assert early.last < 1100 < made["cycles"] and late.first <= 1100 and late.slices[0].begin > early.first


def test_a_view_of_a_stopped_run_is_no_page(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(page.desk, "_progress", stop)
    monkeypatch.setattr("emc.engines.reference.machine.PROGRESS_SECONDS", 0.01)
    busy = "int v; int main(void) { for (;;) v += *global_of(1, &v); return 0; }"
    assert page.ask("view", "watch", request(busy)) == {"status": 130, "stopped": True}


def test_what_is_not_here_is_named(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "emc.playground.schedules", None)
    assert page.ask("explore", request(HELLO)) == {"status": 1, "incomplete": "emc.playground.schedules"}


def test_the_prompt_keeps_its_machine(page: Page) -> None:
    asked = request(HELLO)
    assert page.ask("prompt", asked, "int x = 3; x + 4")["good"] and page.text("value") == "int = 7"
    assert page.ask("prompt", asked, "int f(int n) {") == {"status": 0, "more": True}
    assert (
        page.ask("prompt", asked, "int f(int n)\n{ return n + x; }\nf(1)")["good"] and page.text("value") == "int = 4"
    )
    assert page.ask("prompt", asked, ":load a.emc")["good"]
    assert page.ask("prompt", asked, "main()")["good"] and page.text("out") == "0\n2\n1\n3\n"
    assert not page.ask("prompt", asked, "*(int *)0")["good"] and "null pointer" in page.text("say")
    page.desk.restart()
    assert not page.ask("prompt", asked, "x")["good"]


def test_exercises_are_checked(page: Page) -> None:
    one = catalogue()["exercises"][1]
    begun = page.ask("exercise", 2, json.dumps(one["program"]))
    assert not begun["done"] and all("it takes" in problem for _, problem in begun["results"])
    solved = {**one["program"], "files": [{**one["program"]["files"][0], "text": one["solution"]}]}
    assert page.ask("exercise", 2, json.dumps(solved))["done"]
    assert page.ask("exercise", 200, json.dumps(solved))["status"] == 1 and "no exercise 200" in page.text("say")


def test_other_schedules(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emc.playground.schedules.RUNS", 20)
    assert page.ask("explore", request(HELLO)) == {"status": 0}
    assert "a different schedule gives a different result" in page.text("say") and "--late" in page.text("say")


HOSTILE = [  # what is asked; what is said
    ({}, "there is no program"),
    ({"files": "a"}, "there is no program"),
    ({"files": [{"name": "../a.emc", "text": "x"}]}, "is not a file's name"),
    ({"files": [{"name": "a.emc", "text": 3}]}, "is not a file's name"),
    ({"files": [{"name": "a.emc", "text": " "}]}, "this file is empty"),
    ({"files": [{"name": "a.emc", "text": "int\0"}]}, "binary file"),
    ({"files": [{"name": "a.emc", "text": "x"}] * 2}, "two files called a.emc"),
    ({"files": [{"name": "a.py", "text": "import os"}]}, "Python's syntax"),
    ({"files": [{"name": "a.h", "text": "int x;"}]}, "there is no program"),
    ({"pes": "-3"}, "neither a count of PEs"),
    ({"pes": "2000"}, "2,000 MB of this tab's memory"),
    ({"pes": "80", "memory": "64M"}, "with 80 PEs, each has 4096 to 33554432 bytes of memory"),
    ({"pes": "64", "memory": "64M"}, "4,096 MB of this tab's memory"),
    ({"memory": "lots"}, "is not a size"),
    ({"machine": "/etc/passwd"}, "is not the name of a machine"),
    ({"machine": "em5"}, "em5"),
    ({"level": 7}, "the level of optimisation must be a number from 0 to 2"),
    ({"level": "1"}, "the level of optimisation must be a number"),
    ({"maxCycles": "many"}, "the limit of cycles must be a number"),
    ({"arguments": "'"}, "the arguments can't be read"),
    ({"more": "--engine native"}, "`--engine` is not an option here"),
    ({"more": "-D 3x"}, "is not the definition of a macro"),
    ({"more": "--off everything"}, "there is no optimisation"),
    ({"more": "--seed x"}, "--seed must be a number"),
    ({"more": "--set clock.hertz=0"}, "clock.hertz"),
]


@pytest.mark.parametrize(("change", "said"), HOSTILE)
def test_a_wrong_request_is_answered(change: dict[str, Any], said: str, page: Page) -> None:
    asked = change if "files" in change or not change else {**json.loads(request(HELLO)), **change}
    done = page.ask("run", json.dumps(asked))
    assert done["status"] == 1 and done["faults"] and said in page.text("say")
    assert "Traceback" not in page.text("say")


def test_each_run_begins_with_the_same_files(page: Page) -> None:
    text = '#include <stdio.h>\nint main(void) { FILE *f = fopen("made.txt", "a"); fputs("x", f); return fclose(f); }'
    for _ in range(2):
        assert page.ask("run", request(text))["written"] == [{"name": "made.txt", "size": 1, "text": "x"}]
    assert page.ask("run", request("int main(void) { return 0; }"))["written"] == []


def test_a_program_opens_no_file_of_emc_or_of_the_system(page: Page) -> None:
    text = '#include <stdio.h>\nint main(void) { return fopen("/etc/hostname", "r") != 0; }'
    assert page.ask("run", request(text))["status"] == 0 and "may not read" in page.text("say")


@pytest.mark.parametrize("pes", ["1", "80", "1000"])
def test_one_many_and_very_many_pes(pes: str, page: Page) -> None:
    done = page.ask("run", request(COUNT, pes=pes))
    assert done["status"] == int(pes) % 251
