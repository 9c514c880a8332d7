"""What engines and links do in an exchange with six neighbours: by the direct schedule some engines idle, by the
segmented one none, and links carry as many segments as each other."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from emc.machine import Host, Options, Run
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import parse
from emc.texts import Source

PES, WORDS = 27, 16384
PROGRAM = f"""
#include <emc/neighbours.h>
static int block[{WORDS}], halo[NEIGHBOURS_TORUS * {WORDS}];
static neighbours_t plan;
int main(void)
{{
    everywhere dowith () {{
        neighbours_torus(&plan);
        neighbours_use(&plan, SCHEDULE, NEIGHBOURS_RDMA, 0);
        neighbour_allgather_unfenced(&plan, block, halo, {WORDS});
    }}
    return 0;
}}
"""


@cache
def run(schedule: str) -> Run:
    text = PROGRAM.replace("SCHEDULE", f"NEIGHBOURS_{schedule}")
    made = build([("x.emc", Source("x.emc", text))], BuildOptions(pes=parse("3x3x3"), machine="fx10_ideal"))
    found = execute(made, "native", Options(record=True), Host("x"))
    assert found.status == 0, found.trap
    return found


def test_the_direct_schedule_leaves_engines_idle() -> None:
    for one in run("DIRECT").counters:
        assert [engine.sent for engine in one.engines] == [8 * WORDS, 8 * WORDS, 4 * WORDS, 4 * WORDS]
        assert [engine.commands for engine in one.engines] == [2, 2, 1, 1]


def test_the_segmented_one_uses_all_to_the_end() -> None:
    for one in run("SEGMENTED").counters:
        assert {engine.sent for engine in one.engines} == {6 * WORDS} == {engine.received for engine in one.engines}
        assert {engine.commands for engine in one.engines} == {3}


@pytest.mark.parametrize(("schedule", "stretches"), [("DIRECT", 1), ("SEGMENTED", 2)])
def test_each_link_carries_one_block(schedule: str, stretches: int) -> None:
    found = run(schedule)
    assert len(found.links) == 6 * PES and {link.moved for link in found.links} == {4 * WORDS}
    by_link = Counter((row.pe, row.unit) for row in found.moving if row.track == "link")
    assert set(by_link.values()) == {stretches}, "C' segments"


def test_no_segment_waits_at_a_link() -> None:
    """A link is busy with a segment for as long as the engine that sends it."""
    found = run("SEGMENTED")
    took = {track: {row.end - row.begin for row in found.moving if row.track == track} for track in ("sends", "link")}
    assert len(took["link"]) <= 2 and max(took["sends"]) <= max(took["link"]) + 1
