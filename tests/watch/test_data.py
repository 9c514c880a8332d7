"""The data in a page of `emc watch` are those of the run."""

from __future__ import annotations

import base64
import json
import math
import re
import sys
import zlib
from array import array
from collections.abc import Callable
from itertools import accumulate, pairwise
from typing import Any

import pytest

from emc.machine.description import network_of
from emc.machine.options import Window
from emc.machine.packets import dispatched, of
from emc.machine.run import DOES
from emc.views.trace.columns import Numbered, fit, pack
from emc.views.watch.recording import code

At = Callable[..., Any]
MACHINES = (
    ("fib.emc", "4", "em4"),
    ("histogram.emc", "16", "emx"),
    ("histogram.emc", "12", "fx10"),
    ("histogram.emc", "16", "sr8000"),
    ("histogram.emc", "16", "myrinet"),
)


def unpack(text: str) -> list[Any]:
    found = array(text[0])
    found.frombytes(zlib.decompress(base64.b64decode(text[1:])))
    if sys.byteorder == "big":
        found.byteswap()
    return found.tolist()


def data_of(text: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


@pytest.mark.parametrize(
    ("kind", "numbers"), [("B", [0, 255]), ("H", [65535]), ("I", [2**32 - 1, 0]), ("d", [-1, 2**53])]
)
def test_columns_are_unpacked_as_they_were(kind: str, numbers: list[float]) -> None:
    assert unpack(pack(kind, numbers)) == numbers


@pytest.mark.parametrize(
    ("kind", "numbers"), [("B", []), ("B", [255]), ("H", [256, 0]), ("I", [2**16]), ("d", [2**32]), ("d", [3, -1])]
)
def test_a_column_is_as_narrow_as_its_numbers_allow(kind: str, numbers: list[int]) -> None:
    assert fit(numbers)[0] == kind and unpack(fit(numbers)) == numbers


def test_values_are_numbered_in_order() -> None:
    number = Numbered()
    assert [number(one) for one in "abcab"] == [0, 1, 2, 0, 1]


@pytest.mark.parametrize(("name", "pes", "machine"), MACHINES)
def test_packets_are_those_that_the_run_recorded(name: str, pes: str, machine: str, watched: At) -> None:
    one = watched(name, pes, machine)
    data = data_of(one.text)
    events = data["events"]
    columns = {key: unpack(value) for key, value in events.items() if isinstance(value, str)}
    rows = [part.row for part in one.made.slices]
    assert events["count"] == len(rows) > 500
    taken = list(accumulate(columns["taken"]))
    assert taken == [row.taken for row in rows]
    assert [t - w for t, w in zip(taken, columns["wait"], strict=True)] == [row.came for row in rows]
    assert [row.came - f for row, f in zip(rows, columns["flight"], strict=True)] == [row.left for row in rows]
    ends = [t + c + w for t, c, w in zip(taken, columns["cost"], columns["work"], strict=True)]
    assert ends == [min(row.end, one.run.cycles) for row in rows]
    assert [DOES[n] for n in columns["does"]] == [row.does for row in rows]
    for key in ("pe", "source", "address", "data"):
        assert columns[key] == [getattr(row, key) for row in rows], key
    assert [data["places"][n] for n in columns["sent"]] == [f"{row.sent.file}:{row.sent.line}" for row in rows]
    assert [data["places"][n] for n in columns["line"]] == [f"{s.span.file}:{s.span.line}" for s in one.made.slices]
    assert columns["sender"] == [part.sender + 1 for part in one.made.slices]
    kinds = {row.type: events["types"][n] for row, n in zip(rows, columns["type"], strict=True)}
    assert all(short == kind or kind.startswith(short) for kind, short in kinds.items())


@pytest.mark.parametrize(("name", "pes", "machine"), MACHINES)
def test_packets_in_parts_are_those_of_the_whole(name: str, pes: str, machine: str, watched: At) -> None:
    trace = watched(name, pes, machine).run.trace
    assert tuple(dispatched(of(trace), len(trace))) == trace and tuple(dispatched(of(trace), 7)) == trace[:7]


@pytest.mark.parametrize(("name", "pes", "machine"), MACHINES)
def test_the_ways_are_those_of_the_network(name: str, pes: str, machine: str, watched: At) -> None:
    one = watched(name, pes, machine)
    found = data_of(one.text)["network"]
    target = one.heading.target
    wired = network_of(one.heading.description, target)
    assert len(found["places"]) == wired.switches and len({tuple(place) for place in found["places"]}) == wired.switches
    linked = {(a, b) for a, b, _ in found["links"]}
    pairs = {(row.source, row.pe) for row in one.run.trace if row.source != row.pe}
    assert set(found["ways"]) == {f"{a}-{b}" for a, b in pairs}
    for source, goal in pairs:
        way = found["ways"][f"{source}-{goal}"]
        assert way[0] == source // target.node_pes and way[-1] == goal // target.node_pes
        assert all((min(hop), max(hop)) in linked for hop in pairwise(way))


def test_the_overview_is_the_whole_run_whatever_the_window(watched: At) -> None:
    whole, part = watched("fib.emc"), watched("fib.emc", window=Window(20_000, 20_100))
    assert data_of(whole.text)["overview"] == data_of(part.text)["overview"]
    assert 0 < data_of(part.text)["events"]["count"] < 100 < data_of(whole.text)["events"]["count"]
    found, counted = data_of(whole.text)["overview"], whole.run.overview
    assert (found["width"], found["stretches"], found["rows"]) == (counted.width, counted.stretches, 4)
    busy = unpack(found["busy"])
    for at, cycles in enumerate(counted.busy):
        length = min(counted.width, whole.run.cycles - at % counted.stretches * counted.width)
        assert busy[at] == math.ceil(255 * cycles / length)
    assert unpack(found["traffic"]) == list(counted.traffic)


@pytest.mark.parametrize("value", [0, 0.06, 0.5, 1, 7, 300, 3000])
def test_a_logarithm_is_exact_to_five_percent(value: float) -> None:
    assert (2 ** (code(value) / 16) - 1) / 16 == pytest.approx(value, rel=0.05, abs=0.005)


@pytest.mark.slow
def test_many_pes_share_rows_and_have_no_packets_on_links(watched: At) -> None:
    data = data_of(watched("hello.emc", "8192").text)
    assert data["overview"]["rows"] == 4096 and data["overview"]["group"] == 2
    assert len(unpack(data["overview"]["busy"])) == 4096 * data["overview"]["stretches"]
    assert data["network"]["places"] == [] and "ways" not in data["network"]


def test_text_of_the_program_stays_text(watched: At, tmp_path: Any) -> None:
    file = tmp_path / "x.emc"
    file.write_text('int puts(const char *);\nint main(void) { puts("</script><b>{{title}}&amp;"); return 0; }\n')
    text = watched(str(file)).text
    assert text.count("</script>") == 2 and "<b>{{" not in text and "{{title}}" in text
