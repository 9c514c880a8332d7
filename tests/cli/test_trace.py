"""`emc trace`: its time line is taken by Perfetto's own trace processor, and holds what the run recorded; windows and
limits say what they leave out."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from timelines.processor import missing, processor

from emc.cli.console import forget_inputs
from emc.cli.group import emc
from emc.faults import Faulty
from emc.machine import Host, Options, Run
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import Pes
from emc.texts import read_sources

PROGRAM = """\
int sum(int n) { return n < 2 ? n : sum(n - 1) + n; }
int main(void)
{
    return remote_call(2, sum, 1, 6);
}
"""


def traced(*words: str) -> Result:
    forget_inputs()
    return CliRunner().invoke(emc, ["trace", *words], prog_name="emc", standalone_mode=False)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("sum.emc").write_text(PROGRAM)
    return "sum.emc"


def events(file: str = "t.json") -> list[dict[str, Any]]:
    return json.loads(Path(file).read_text())["traceEvents"]


def recorded(program: str, pes: int, **options: Any) -> Run:
    built = build(read_sources([program]), BuildOptions(pes=Pes(pes)))
    return execute(built, "auto", Options(record=True, **options), Host(program))


def test_slices_are_what_the_run_recorded(program: str) -> None:
    done = traced(program, "--pes", "4", "-o", "t.json")
    assert done.return_value == 21 and "open it at https://ui.perfetto.dev" in done.stderr
    run = recorded(program, 4)
    slices = [event for event in events() if event["ph"] == "X"]
    assert len(slices) == len(run.trace)
    for event, row in zip(slices, run.trace, strict=True):
        assert event["tid"] == row.pe + 1
        assert (event["ts"], event["ts"] + event["dur"]) == pytest.approx((row.taken * 0.08, row.end * 0.08))
    names = Counter(event["name"] for event in slices)
    assert names["sum:1"] >= 6 and names["host service"] and not any("@" in name for name in names)
    entry = next(event for event in slices if event["name"] == "sum:1" and event["args"]["entry"] == "start")
    assert entry["args"]["template"] == "sum" and entry["args"]["packet"].startswith("normal from PE ")


def test_arrows_lead_from_a_sending_slice_to_the_thread_that_it_started(program: str) -> None:
    traced(program, "--pes", "4", "-o", "t.json")
    found = events()
    begins = {event["id"]: event for event in found if event["ph"] == "s"}
    ends = {event["id"]: event for event in found if event["ph"] == "f"}
    run = recorded(program, 4)
    assert begins.keys() == ends.keys() and len(begins) == len(run.trace) - 1  # nobody sent the first
    for number, end in ends.items():
        row, begin = run.trace[number - 1], begins[number]
        assert begin["tid"] == row.source + 1 and end["tid"] == row.pe + 1 and end["name"] == row.type
        assert begin["ts"] < end["ts"] == pytest.approx(row.taken * 0.08)


def test_counters_end_at_nothing_and_never_fall_below(program: str) -> None:
    traced(program, "--pes", "4", "-o", "t.json")
    last: dict[str, int] = {}
    for event in events():
        if event["ph"] == "C":
            ((what, count),) = event["args"].items()
            assert count >= 0
            last[f"{event['name']} {what}"] = count
    assert set(last.values()) == {0} and {"network packets under way", "PE 2 packets waiting"} <= last.keys()


def test_the_network_is_named(program: str) -> None:
    Path("ring.toml").write_text('base = "em4"\n[network]\ntopology = "torus"\n')
    traced(program, "--machine", "ring.toml", "--pes", "2x3", "-o", "t.json")
    tracks = [event["args"]["name"] for event in events() if event["name"] == "process_name"]
    assert "network: torus of 1 x 2 x 3" in tracks
    assert json.loads(Path("t.json").read_text())["otherData"]["network"] == "torus of 1 x 2 x 3"


def test_a_window_leaves_out_the_rest(program: str) -> None:
    traced(program, "--pes", "4", "-o", "t.json", "--from", "700", "--to", "900", "--pe", "1-2")
    slices = [event for event in events() if event["ph"] == "X"]
    assert slices and {event["tid"] for event in slices} <= {2, 3}
    assert all(event["ts"] + event["dur"] > 700 * 0.08 and event["ts"] <= 900 * 0.08 for event in slices)


def test_a_limit_says_what_it_leaves_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = traced("fib.emc", "--pes", "4", "-o", "t.json", "--limit", "100K")
    assert Path("t.json").stat().st_size <= 100 << 10
    known = json.loads(Path("t.json").read_text())["otherData"]
    slices = sum(event["ph"] == "X" for event in events())
    whole = re.search(r"left out: ([\d,]+) packets after cycle ([\d,]+)", done.stderr)
    assert whole is not None and int(whole[1].replace(",", "")) == known["left_out"]
    packets = recorded("fib.emc", 4).packets
    assert known["left_out"] + slices in (packets, packets + 1)  # the last one asks for the exit
    assert max(event["ts"] for event in events() if "ts" in event) <= known["last_cycle"] * 0.08


def test_the_terminal_shows_who_did_what_when(program: str) -> None:
    text = traced(program, "--pes", "4", "--rows", "3").stdout
    lines = text.splitlines()
    assert lines[0].startswith("sum.emc on EM-4: ") and "each character stands for" in lines[1]
    rows = [line.split()[2] for line in lines if re.match(r"PE \d ", line)]
    assert len(rows) == 4 and len({len(row) for row in rows}) == 1
    assert set(rows[1]) == {"."} and "a" in rows[2] + rows[0]
    assert "idle" in text and "... and " in text and "\x1b" not in text


def test_accesses_that_bypass_have_tracks_of_their_own(program: str) -> None:
    Path("read.emc").write_text("int global a[4]; int main(void) { a[3] = 7; fence(); return a[3]; }")
    traced("read.emc", "--pes", "4", "--machine", "emx", "-o", "t.json")
    found = events()
    tracks = {event["args"]["name"]: event["tid"] for event in found if event["name"] == "thread_name"}
    beside = tracks["PE 3, packet buffer, track"]
    assert next(event for event in found if event["ph"] == "X" and event["tid"] == beside)["name"].startswith("write32")
    assert any(event["ph"] == "s" and event["tid"] == beside for event in found), "its answer comes from there"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--pe", "7-3"), "ends before it begins"),
        (("--pe", "x"), "neither a PE"),
        (("--pe", "4", "--pes", "4"), "the machine has PEs 0 to 3"),
        (("--from", "9", "--to", "8"), "is before"),
        (("--limit", "many"), "not a size"),
    ],
)
def test_wrong_words_are_told(program: str, words: tuple[str, ...], said: str) -> None:
    assert said in str(traced(program, *words).exception)


def test_a_file_that_cannot_be_written_is_told_before_the_run(program: str) -> None:
    done = traced(program, "-o", "none/t.json")
    assert isinstance(done.exception, Faulty) and "can't write the time line" in next(iter(done.exception.faults)).text


# ---- what Perfetto makes of it

needs_perfetto = pytest.mark.skipif(bool(missing()), reason=missing())
FLOWS = """
select count(*) as n from flow f join slice a on f.slice_out = a.id join slice b on f.slice_in = b.id
where a.ts <= b.ts and b.dur > 0
"""
SLICES = """
select thread.name as pe, count(*) as n from slice join thread_track on slice.track_id = thread_track.id
join thread using (utid) group by 1
"""
COUNTERS = "select track.name as name, max(value) as most from counter join counter_track track on track_id = track.id \
group by 1"


@pytest.mark.slow
@pytest.mark.extra("test-all")
@needs_perfetto
def test_perfetto_takes_a_whole_run(program: str) -> None:
    traced(program, "--pes", "4", "-o", "t.json")
    run = recorded(program, 4)
    with processor(Path("t.json")) as query:
        pes = Counter(f"PE {row.pe}, track" for row in run.trace)
        assert {row["pe"]: row["n"] for row in query(SLICES)} == pes
        assert query(FLOWS)[0]["n"] == len(run.trace) - 1
        counters = {row["name"]: row["most"] for row in query(COUNTERS)}
        assert counters["PE 2 packets waiting"] == 1 and counters["network packets under way"] >= 1
        ((first, last),) = [tuple(row.values()) for row in query("select min(ts), max(ts + dur) from slice")]
        assert (first, last) == (0, run.cycles * 80), "a cycle of the EM-4 is 80 ns"
        wrong = query("select name, value from stats where severity != 'info' and value > 0")
        assert wrong == []


@pytest.mark.slow
@pytest.mark.extra("test-all")
@needs_perfetto
def test_perfetto_takes_a_part_of_locusroute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("-o", "t.json", "--from", "20000000", "--to", "20008000")
    assert traced("locusroute.emc", "--pes", "64", *words).return_value == 0
    with processor(Path("t.json")) as query:
        slices = {row["pe"]: row["n"] for row in query(SLICES)}
        assert len(slices) == 64 and min(slices.values()) > 10
        assert query(FLOWS)[0]["n"] > 0.9 * sum(slices.values())
        names = {row["name"] for row in query("select distinct name from slice")}
        assert all(any(name.startswith(part) for name in names) for part in ("read32:", "cost_by_column:"))
        started = query(
            "select b.name as name, count(*) as n from flow f join slice a on f.slice_out = a.id "
            "join slice b on f.slice_in = b.id "
            "where a.name like 'cost_by_column:%' and b.name like 'read32:%' group by 1"
        )
        assert started[0]["n"] > 100, "reads of the cost array are sent by the loop over columns"
        counters = {row["name"]: row["most"] for row in query(COUNTERS)}
        assert counters["network packets under way"] > 5 and len(counters) > 60  # a queue may stay as it is
        assert query("select value from stats where severity = 'error' and value > 0") == []


def test_a_window_behind_the_end_is_told(program: str) -> None:
    done = traced(program, "--pes", "4", "--from", "100000")
    assert done.return_value == 21 and done.stdout == ""
    assert re.search(r"ended at cycle [\d,]+, and --from 100,000", done.stderr)
