"""`emc check`, `emc show`, `emc machines`, `emc --version`."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import emc as package
from emc.machine.machine_file import parse_description, read_description


def test_version(emc) -> None:
    assert emc("--version").stdout == f"emc {package.__version__}\n"


def test_help_names_every_subcommand(emc) -> None:
    text = emc("--help").stdout
    assert all(name in text for name in ("run", "check", "show", "machines"))


def test_check_is_silent_when_all_is_well(emc, hello: str) -> None:
    done = emc("check", hello)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_check_warns_and_succeeds(emc, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text("int global A[4][4];\nint main(void) { return A[1][1]; }")
    done = emc("check", "x.emc", "--pes", "4")
    assert done.returncode == 0 and done.stderr.startswith("x.emc:1:5: warning: ")
    assert "\n        1 | int global A[4][4];\n          |     ^~~~~~~~\n" in done.stderr


def test_caret_stands_below_wide_characters_and_tabs(emc, tmp_path: Path) -> None:
    (tmp_path / "x.emc").write_text('int main(void) {\n\tchar *s = "漢字"; return oops;\n}')
    lines = emc("check", "x.emc").stderr.split("\n")
    assert lines[0].startswith("x.emc:2:25: error: ")
    assert lines[1] == '        2 |     char *s = "漢字"; return oops;'
    assert lines[2] == "          |     " + " " * len('char *s = "1234"; return ') + "^~~~"


def test_show_tokens(emc, tmp_path: Path) -> None:
    (tmp_path / "x.c").write_text("#define N 5\nint main(void) { return N; }")
    lines = emc("show", "tokens", "x.c").stdout.split("\n")
    assert lines[0] == "x.c:" and any(line.split() == ["2:25", "NUMBER", "5"] for line in lines)


def test_show_tree_and_typed(emc, tmp_path: Path) -> None:
    (tmp_path / "x.c").write_text("int main(void) { char c = 1; return c + 1; }")
    assert "Binary +" in emc("show", "tree", "x.c").stdout
    typed = emc("show", "typed", "x.c").stdout
    assert "return ((int)[c] + 1)" in typed


def test_show_ir_of_the_users_own_code(emc, hello: str) -> None:
    own, whole = emc("show", "ir", "--own", hello).stdout, emc("show", "ir", hello).stdout
    assert own.count("template @") == 1 and "template @main" in own
    assert whole.startswith("module ") and "template @puts" in whole and own.split("\n")[0] in whole


def test_show_refuses_like_check(emc, tmp_path: Path) -> None:
    (tmp_path / "x.c").write_text("int main(void) { return x; }")
    for stage in ("typed", "ir"):
        done = emc("show", stage, "x.c")
        assert done.returncode == 1 and "x.c:1:25: error: " in done.stderr


def test_machines(emc) -> None:
    done = emc("machines")
    assert done.returncode == 0 and done.stdout.startswith("em4 ") and "80 PEs, 12.5 MHz" in done.stdout
    assert "on_chip = 16  # IPSJ" in emc("machines", "em4").stdout


@pytest.mark.parametrize("name", ["em4", "emx"])
def test_what_machines_says_of_one_is_a_machine_file(emc, name: str) -> None:
    told = parse_description(emc("machines", name).stdout, "mine.toml")
    assert told == read_description(name)


CROSSBAR = 'base = "em4"\n[machine]\npes = 64\n[network]\ntopology = "crossbar"\n'


@pytest.mark.parametrize(
    ("machine", "pes", "links", "round_about"),
    [("em4", 80, 160, 32), ("fx10", 96, 288, 24 + 32 + 12), ("mine.toml", 64, 128, 0)],
    ids=["omega", "torus", "crossbar"],
)
def test_a_machine_is_drawn(emc, machine: str, pes: int, links: int, round_about: int) -> None:
    """Each PE is there once, each pair of links is one line, or a stub at both ends."""
    Path("mine.toml").write_text(CROSSBAR)
    emc("machines", machine, "--html", "page.html")
    page = Path("page.html").read_text()
    drawing = ElementTree.fromstring(page[page.index("<svg") : page.index("</svg>") + 6])
    names = [one.text or "" for one in drawing.iter("title")]
    assert sum(name.startswith("PE ") for name in names) == pes and len(set(names)) == len(names)
    paths = [one.get("class") for one in drawing.iter("path")]
    assert paths.count("link far") == 2 * round_about and len(paths) == links + round_about


@pytest.mark.parametrize("names", [(), ("em4", "fx10")])
def test_a_drawing_is_of_one_machine(emc, names: tuple[str, ...]) -> None:
    assert "--html draws one machine" in str(emc("machines", *names, "--html", "page.html"))


@pytest.mark.slow
def test_a_value_of_the_machine_is_changed(emc, tmp_path: Path) -> None:
    """`--set` gives the run that a machine file with that value gives."""
    (tmp_path / "x.emc").write_text("int global n; int main(void) { everywhere dowith () { n += 1; } return n; }\n")
    (tmp_path / "slow.toml").write_text('base = "emx"\n[network]\nhop = 9\n[cost]\nmul = 5\n')

    def cycles(*words: str) -> int:
        return json.loads(emc("run", "x.emc", "--pes", "4", "--format", "json", *words).stderr)["stats"]["cycles"]

    changed = cycles("--machine", "emx", "--set", "network.hop=3", "--set", "cost.mul=5", "--set", "network.hop=9")
    assert changed == cycles("--machine", "slow.toml") != cycles("--machine", "emx")


@pytest.mark.parametrize(
    "change, message",
    [
        ("queue.spil=3", "a machine file has no key `spil`"),
        ("queue.spill=x", "`queue.spill` must be a whole number"),
        ("queue.spill=-1", "`queue.spill` must lie between 0 and 1000000"),
        ("spill=3", "write SECTION.KEY=VALUE, like queue.spill=3"),
        ("queue.spill", "write SECTION.KEY=VALUE"),
        ('queue.spill="', "write SECTION.KEY=VALUE"),
        ("machine.pes=[1", "must be a whole number"),
    ],
)
def test_changes_that_a_machine_does_not_have(emc, hello: str, change: str, message: str) -> None:
    done = emc("run", hello, "--set", change)
    assert done.returncode in (1, 2) and message in done.stderr
