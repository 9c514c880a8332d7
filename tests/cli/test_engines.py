"""Engines and links in what users see: rows of `emc trace`, tables of `emc profile`, `--stats`. All count alike."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from cli.conftest import Command

PROGRAM = """\
#include <emc.h>
#include <emc/rdma.h>
static int from[512], to[512];
static struct rdma_tcw tcw;
int main(void)
{
    rdma_put(&tcw, from, global_of(1, to), sizeof from, 0, 0);
    while (!rdma_done(&tcw)) resched();
    return 0;
}
"""
NAMES = ["PE 0 engine 0 sends", "PE 1 engine 0 receives", "link 0 +x"]
SIZE = 512 * 4  # bytes
ON = ("--machine", "fx10", "--pes", "2x1x1")


@pytest.fixture
def document(emc: Command) -> dict[str, Any]:
    """The program is there; the profile of its run."""
    Path("put.emc").write_text(PROGRAM)
    done = emc("profile", "put.emc", *ON, "--json", "p.json", "--html", "p.html")
    assert done.returncode == 0, done.stderr
    return json.loads(Path("p.json").read_text())


def test_a_profile_lists_movers(document: dict[str, Any], emc: Command) -> None:
    movers = document["movers"]
    assert [one["name"] for one in movers] == NAMES
    assert [one["commands"] for one in movers] == [1, 0, 0]
    assert all(one["moved_bytes"] == SIZE and 0 < one["busy_cycles"] < document["cycles"] for one in movers)
    said = emc("profile", "put.emc", *ON).stdout
    page = Path("p.html").read_text()
    assert "<h2>Engines, links, network interfaces</h2>" in page
    for one in movers:
        row = rf"{re.escape(one['name'])} +{one['commands'] or ''} +{SIZE:,} +{one['busy_cycles']:,} +\d+\.\d"
        assert re.search(row, said), said
        assert f'<td class="name">{one["name"]}</td>' in page


def test_no_movers_without_transfers(emc: Command) -> None:
    Path("none.emc").write_text("int main(void) { return 0; }\n")
    done = emc("profile", "none.emc", *ON, "--json", "p.json", "--html", "p.html")
    assert done.returncode == 0 and "engine" not in done.stdout
    assert json.loads(Path("p.json").read_text())["movers"] == []
    assert "<h2>Engines" not in Path("p.html").read_text()


def test_stats_count_the_same(document: dict[str, Any], emc: Command) -> None:
    assert emc("run", "put.emc", *ON, "--stats=s.json").returncode == 0
    (link,) = json.loads(Path("s.json").read_text())["links"]
    assert link == {
        "switch": 0,
        "port": "+x",
        "moved_bytes": SIZE,
        "busy_cycles": document["movers"][2]["busy_cycles"],
    }


def test_a_time_line_has_tracks(document: dict[str, Any], emc: Command) -> None:
    assert emc("trace", "put.emc", *ON, "-o", "t.json").returncode == 0
    events = json.loads(Path("t.json").read_text())["traceEvents"]
    tracks = {one["tid"]: one["args"]["name"] for one in events if one["name"] == "thread_name"}
    processes = {one["pid"]: one["args"]["name"] for one in events if one["name"] == "process_name"}
    moves = [one for one in events if one["name"] == "PE 0 to PE 1"]
    where = [(processes[one["pid"]], tracks[one["tid"]].removesuffix(", track")) for one in moves]
    assert set(where) == set(zip(("engines", "engines", "links"), NAMES, strict=True))
    for name in NAMES:
        mine = [one for one, (_, track) in zip(moves, where, strict=True) if track == name]
        assert sum(one["args"]["bytes"] for one in mine) == SIZE
        assert re.fullmatch(r"<lib>/rdma.emc:\d+", mine[0]["args"]["kicked at"])


def test_a_time_line_in_the_terminal_has_rows(document: dict[str, Any], emc: Command) -> None:
    lines = emc("trace", "put.emc", *ON).stdout.splitlines()
    rows = {name: line for line in lines for name in NAMES if line.startswith(name)}
    assert sorted(rows) == sorted(NAMES)
    assert all(set(row[len(name) :].strip()) == {".", "="} for name, row in rows.items())
    assert "= an engine, a link or a network interface is busy" in lines


LEFT = """\
#include <emc/ni.h>
int block[4096], there[4096], arrived;
int main(void)
{
    ni_bcopy_notify(block, global_of(1, there), 400, global_of(1, &arrived));
    ni_sync();
    return 0;
}
"""


@pytest.mark.slow
def test_network_interfaces_have_rows_too(emc: Command) -> None:
    Path("left.emc").write_text(LEFT)
    told = ("left.emc", "--machine", "myrinet", "--pes", "2")
    done = emc("trace", *told, "--text")
    assert all(f"NI 1 {track}" in done.stdout for track in ("handles", "moves", "receives", "sends"))
    assert "1 flag of transfers for which no thread has waited" in done.stderr and "  `arrived` on PE 1" in done.stderr
    assert "NI 1 handles" in emc("profile", *told).stdout
    emc("run", *told, "--stats", "s.json")
    rows = json.loads(Path("s.json").read_text())["interfaces"]
    assert [row["stored_bytes"] for row in rows] == [0, 400] and all(row["handlers_run"] > 0 for row in rows)
