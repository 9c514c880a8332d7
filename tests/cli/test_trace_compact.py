"""The compact file of `emc trace`: Perfetto's trace processor finds in it what it finds in the JSON, at less than 50
bytes a packet; it is written while the program runs, and says what it leaves out."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result
from timelines.processor import missing, processor

from emc.cli.console import forget_inputs
from emc.cli.group import emc
from emc.machine import Host, Options
from emc.machine.packets import Packets, of
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import Pes
from emc.texts import read_sources
from emc.views.trace.levels import Levels
from emc.views.trace.protobuf import alike, message, varint

needs_perfetto = pytest.mark.skipif(bool(missing()), reason=missing())
BYTES = 50  # of a packet, at most
SLICES = """
select s.ts as ts, s.dur as dur, s.name as name, s.category as category, t.name as track
from slice s left join track t on s.track_id = t.id"""
ARROWS = """
select a.ts as sender, a.name as by, b.ts as taken, b.name as began
from flow f join slice a on f.slice_out = a.id join slice b on f.slice_in = b.id"""
COUNTERS = """
select t.name as name, max(c.value) as most, min(c.value) as least, count(*) as n
from counter c join counter_track t on c.track_id = t.id group by 1"""
ARGUMENTS = """
select s.ts as ts, a.key as key, coalesce(a.string_value, cast(a.int_value as text)) as value
from slice s join args a using (arg_set_id) where a.key in ('debug.packet', 'debug.data', 'debug.cycles in the queue')
or a.key in ('args.packet', 'args.data', 'args.cycles in the queue')"""
SAID = re.compile(r"([\d,]+) slices, ([\d,]+) bytes")


@pytest.fixture
def traced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    monkeypatch.chdir(tmp_path)

    def of_words(*words: str) -> Result:
        forget_inputs()
        return CliRunner().invoke(emc, ["trace", *words], prog_name="emc", standalone_mode=False)

    return of_words


def said(done: Result) -> tuple[int, int]:
    """The slices and the bytes of a file."""
    found = SAID.search(done.stderr)
    assert found is not None, done.stderr
    slices, size = (int(one.replace(",", "")) for one in found.groups())
    return slices, size


def contents(path: str) -> dict[str, Any]:
    """Slices, arrows, counters and some details; JSON calls its tracks otherwise."""
    with processor(Path(path)) as query:
        assert query("select name, value from stats where severity != 'info' and value > 0") == []
        return {
            "slices": Counter((row["ts"], row["dur"], row["name"], row["category"]) for row in query(SLICES)),
            "arrows": Counter(tuple(row.values()) for row in query(ARROWS)),
            "counters": {row["name"]: (row["most"], row["least"], row["n"]) for row in query(COUNTERS)},
            "arguments": Counter(
                (row["ts"], row["key"].partition(".")[2], row["value"].partition(" from ")[0])
                for row in query(ARGUMENTS)
            ),
        }


@pytest.mark.extra("test-all")
@needs_perfetto
@pytest.mark.slow
@pytest.mark.parametrize("words", [
    ("fib.emc", "--pes", "4"),
    ("histogram.emc", "--pes", "8", "--machine", "emx"),
    ("histogram.emc", "--pes", "8", "--from", "3000", "--to", "9000"),
    ("fib.emc", "--pes", "4", "--engine", "reference", "--pe", "1-2"),
])  # fmt: skip
def test_it_is_what_the_json_is(words: tuple[str, ...], traced: Callable[..., Result]) -> None:
    slices, size = said(traced(*words, "-o", "t.pftrace.gz"))
    assert said(traced(*words, "-o", "t.json"))[0] == slices
    assert size == Path("t.pftrace.gz").stat().st_size < BYTES * slices + 2000
    compact, json = contents("t.pftrace.gz"), contents("t.json")
    for part in ("slices", "arrows", "arguments"):
        assert compact[part] == json[part], part
    assert {name: one for name, one in compact["counters"].items() if one[2]} == json["counters"]


@pytest.mark.extra("test-all")
@needs_perfetto
@pytest.mark.slow
def test_engines_and_links_have_tracks(traced: Callable[..., Result]) -> None:
    traced("histogram.emc", "--pes", "4", "--machine", "myrinet", "-o", "t.gz")
    with processor(Path("t.gz")) as query:
        rows = query(SLICES)
    tracks = Counter(row["track"] for row in rows)
    assert {f"PE {pe}" for pe in range(4)} | {"NI 2 handles", "NI 1 sends"} <= tracks.keys()
    assert all(row["dur"] >= 0 for row in rows)


@pytest.mark.extra("test-all")
@needs_perfetto
@pytest.mark.slow
def test_a_long_trace_needs_no_limit(traced: Callable[..., Result]) -> None:
    """430,000 packets, which were 310 MB of JSON."""
    done = traced("locusroute.emc", "--pes", "64", "--from", "20000000", "--to", "20500000", "-o", "t.gz")
    slices, size = said(done)
    assert slices > 400_000 and size < 40 * slices and "left out" not in done.stderr
    with processor(Path("t.gz")) as query:
        assert query("select count(*) as n from slice")[0]["n"] == slices
        assert query("select count(*) as n from flow")[0]["n"] > 0.99 * slices


def test_a_limit_says_what_it_leaves_out(traced: Callable[..., Result]) -> None:
    done = traced("fib.emc", "--pes", "4", "-o", "t.gz", "--limit", "100K")
    slices, size = said(done)
    assert size == Path("t.gz").stat().st_size <= 100 << 10
    left = re.search(r"left out: ([\d,]+) packets after cycle ([\d,]+)", done.stderr)
    assert left is not None and int(left[1].replace(",", "")) + slices == 10869
    assert gzip.decompress(Path("t.gz").read_bytes())[:1] == b"\x0a"


def recorded(taker: Callable[[Packets], None] | None) -> tuple[Any, ...]:
    built = build(read_sources(["fib.emc"]), BuildOptions(pes=Pes(4)))
    return execute(built, "native", Options(record=True, taker=taker), Host("fib.emc", keep=False)).trace


def test_packets_that_are_taken_while_the_program_runs_are_those_of_its_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    from emc.engines.native.run import drain, front

    monkeypatch.setattr(drain, "ENOUGH", 1)
    monkeypatch.setattr(front, "LOOK", 0.0005)
    parts: list[Packets] = []
    assert recorded(parts.append) == ()
    whole = of(recorded(None))
    assert sum(len(part.rows) for part in parts) == len(whole.rows) > 10_000
    rows = [row for part in parts for row in part.rows]
    for mine, other in zip(rows, whole.rows, strict=True):
        assert all(mine[name] == other[name] for name in ("taken", "came", "left", "start", "end", "pe", "address"))
    first = parts[0]
    for mine, other in zip(first.rows, whole.rows, strict=False):
        assert first.entries[mine["entry"]] == whole.entries[other["entry"]]
        assert first.types[mine["type"]] == whole.types[other["type"]]
        assert first.places[mine["sent"]] == whole.places[other["sent"]]


def test_levels_are_counted_part_by_part() -> None:
    levels = Levels()
    levels.add(np.array([3, 3, 1]), np.array([5, 6, 2]), np.array([9, 6, 30]))
    found = [np.stack(levels.until(10), 1).tolist()]
    levels.add(np.array([3, 1]), np.array([12, 4]), np.array([13, 40]))  # the last one came too late to be seen at 4
    found.append(np.stack(levels.until(50), 1).tolist())
    assert found == [[[1, 2, 1], [3, 5, 1], [3, 9, 0]], [[1, 10, 2], [1, 30, 1], [1, 40, 0], [3, 12, 1], [3, 13, 0]]]


def test_messages_of_one_shape_are_messages() -> None:
    assert varint(300) == b"\xac\x02" and message((1, 150), (2, "ab")) == b"\x08\x96\x01\x12\x02ab"
    rows = alike(2, [(1, np.array([1, 300])), (2, [(1, 7)])])
    assert rows.tobytes() == b"\x08\x81\x00\x12\x02\x08\x07" + b"\x08\xac\x02\x12\x02\x08\x07"
