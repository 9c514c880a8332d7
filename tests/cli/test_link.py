"""`emc link`: the address of a program, with all that its run depends on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from command import Done

from emc import link
from emc.machine.options import Late
from emc.playground.request import read_request

At = Callable[..., Done]


def test_all_options_are_in_the_link(emc: At, tmp_path: Path) -> None:
    (tmp_path / "x.h").write_text("#define TWO 2\n")
    (tmp_path / "b.emc").write_text("int two(void) { return 2; }\n")
    (tmp_path / "a.emc").write_text('#include "x.h"\nint two(void);\nint main(void) { return TWO - two(); }\n')
    build = ["--pes", "2x2", "--machine", "emx", "-O2", "--check", "-DN=4", "--off", "inline", "--memory", "4M"]
    how = ["--yield-after", "0", "--seed", "3", "--net-delay", "9", "--late", "0:1=4", "--max-cycles", "70"]
    how += ["--cycle", "5", "--pe", "1"]
    done = emc("link", "a.emc", "b.emc", *build, *how, "--", "x y")
    assert done.returncode == 0, done.stderr
    words = parse_qs(done.stdout.strip().partition("#")[2])
    assert (words["view"], words["cycle"], words["pe"]) == (["watch"], ["5"], ["1"])
    asked = read_request(link.unpacked(words["code"][0]))
    assert [name for name, _ in asked.files] == ["a.emc", "b.emc", "x.h"]
    made = asked.build
    assert (str(made.pes), made.machine, made.optimise, made.check) == ("2x2", "emx", 2, True)
    assert (made.defines, made.off, made.memory, made.yield_after) == (("N=4",), {"inline"}, 4 << 20, 0)
    assert (asked.max_cycles, asked.arguments) == (70, ("x y",))
    assert dict(asked.run) == {"seed": 3, "net_delay": 9, "late": (Late(0, 1, 4),)}


REFUSED = [
    (["--late", "9:1=4", "--pes", "4"], "there is no PE 9"),
    (["--machine", "own.toml"], "its machine is the file own.toml"),
    (["--pes", "2000"], "2,000 MB of this tab's memory"),
    (["--view", "sideways"], "there is no view `sideways`"),
]


@pytest.mark.parametrize(("words", "said"), REFUSED)
def test_what_the_playground_can_not_do_is_refused(words: list[str], said: str, emc: At, tmp_path: Path) -> None:
    (tmp_path / "a.emc").write_text("int main(void) { return 0; }\n")
    (tmp_path / "own.toml").write_text('base = "em4"\n')
    done = emc("link", "a.emc", *words)
    assert done.returncode == 1 and said in done.stderr and not done.stdout


def test_pages_have_a_link_that_opens_the_program(emc: At, tmp_path: Path) -> None:
    (tmp_path / "a.emc").write_text("int main(void) { return 0; }\n")
    for words in (["watch", "-o"], ["trace", "--html"]):
        emc(words[0], "a.emc", "--pes", "4", words[1], "page.html")
        assert f"{link.HOME}#code=" in (tmp_path / "page.html").read_text()
    (tmp_path / "own.toml").write_text('base = "em4"\n')
    emc("watch", "a.emc", "--pes", "4", "--machine", "own.toml", "-o", "page.html")
    assert "#code=" not in (tmp_path / "page.html").read_text()
