"""The call tree of `emc profile --calls`, whose sums are those of the profile; the picture of busy PEs."""

from __future__ import annotations

import base64
import json
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from urllib.parse import unquote

import pytest
from command import Done

import emc as python
from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import parse
from emc.texts import Source
from emc.views.profile.called import Called
from emc.views.profile.calls import Calls
from emc.views.profile.heat import picture, signs

Command = Callable[..., Done]
CALLS = """
int leaf(int n) { return n + 1; }
int down(int n) { return n == 0 ? 0 : down(n - 1) + remote_call(1, leaf, 1, n); }
int other(void) { return remote_call(2, leaf, 1, 5); }
int main(void) { return down(3) + other(); }
"""


def tree(text: str, engine: str = "auto", machine: str = "em4") -> tuple[Called, ...]:
    built = build([("x.emc", Source("x.emc", text))], BuildOptions(pes=parse("4"), machine=machine))
    calls = Calls(built.module)
    return calls.end(execute(built, engine, Options(record=True, taker=calls.add), Host("x.emc", keep=False)))


def test_who_starts_what() -> None:
    found = tree(CALLS)
    main = next(at for at, one in enumerate(found) if one.name == "main")
    rows = {one.name: one for one in found[main + 1 : main + 12] if one.depth == found[main].depth + 1}
    assert rows["down"].times == 4 and rows["other"].times == 1, "down starts itself: one node"
    leaves = {one.times for one in found if one.name == "leaf" and one.depth == found[main].depth + 2}
    assert leaves == {3, 1}, "those of down and that of other"
    for at, one in enumerate(found):
        below = []
        for other in found[at + 1 :]:
            if other.depth <= one.depth:
                break
            below.append(other)
        assert one.inclusive == one.own + sum(other.own for other in below)


@pytest.mark.parametrize("machine", ["em4", "emx", "myrinet"])
def test_both_engines_have_one_tree(machine: str) -> None:
    assert tree(CALLS, "native", machine) == tree(CALLS, "reference", machine) != ()


@pytest.mark.parametrize("name", ["fib.emc", "histogram.emc"])
def test_own_cycles_are_those_of_the_functions(name: str, emc: Command, tmp_path: Path) -> None:
    done = emc("profile", name, "--pes", "4", "--calls", "--json", "p.json", "--html", "p.html")
    made = json.loads(Path("p.json").read_text())
    own: Counter[str] = Counter()
    for row in made["calls"]:
        own[row["name"]] += row["own"]
    assert dict(own) == {row["name"]: row["cycles"] for row in made["functions"]}
    assert made["calls"][0]["inclusive"] == made["total"]["cycles"]
    assert "started by" in done.stdout and "busy in stretches of " in done.stdout
    page = Path("p.html").read_text("utf-8")
    assert "Who starts what" in page and "data:image/png;base64," in page


def test_a_run_that_is_cut_short_counts_to_its_end(emc: Command) -> None:
    emc("profile", "fib.emc", "--pes", "4", "--calls", "--json", "p.json", "--max-cycles", "20000")
    made = json.loads(Path("p.json").read_text())
    assert made["calls"][0]["inclusive"] == made["total"]["cycles"]


def test_calls_in_python() -> None:
    program = python.compile(CALLS, pes=4)
    assert program.profile(capture=True).calls == []
    profile = program.profile(calls=True, capture=True)
    assert profile.calls[0]["depth"] == 0 and "leaf" in {row["name"] for row in profile.calls}
    with pytest.raises(TypeError):
        program.profile(calls=7, capture=True)  # type: ignore[arg-type]


def test_a_picture_has_a_pixel_for_each_share() -> None:
    data = base64.b64decode(unquote(picture([[0.0, 1.0, 0.5]], (1, 2, 3)).partition(",")[2]))
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and data[16:24] == bytes((0, 0, 0, 3, 0, 0, 0, 1))
    at = data.index(b"IDAT") + 4
    assert zlib.decompress(data[at : data.index(b"IEND") - 8]) == bytes((0, 1, 2, 3, 0, 1, 2, 3, 255, 1, 2, 3, 128))
    assert signs([0, 0.1, 0.25, 0.5, 0.75, 1]) == "  ░▒▓█"
