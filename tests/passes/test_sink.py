"""Loads of the own frame go to where they are needed."""

from __future__ import annotations

from passes.texts import code, template

from emc.ir.module import Module
from emc.ir.verify import verify
from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.passes.sink import sink
from emc.session import build, execute
from emc.shape import Pes
from emc.target import Target
from emc.texts import Source

HEAD = "template @f: function, arguments 2, frame 24\n^start: entry 1 (%k)\n"
TAIL = "^done:\n pkt %k, 0\n frame.free\n break\n"


def sunk(text: str) -> list[str]:
    after = sink(template(HEAD + text))
    verify(Module("test", Target(4, (), 1 << 20), after.name, (), (after,)))
    return code(after)[1:]


def test_a_load_goes_to_the_way_that_needs_it() -> None:
    text = """ %a = load.i32 [%fp+8]
 %n = load.i32 [%fp+12]
 brif %n, ^more, ^done
^more:
 pkt %k, %a
 br ^done
"""
    assert sunk(text + TAIL)[:6] == [
        "%n = load.i32 [%fp+12]",
        "brif %n, ^more, ^done",
        "^more:",
        "%a = load.i32 [%fp+8]",
        "pkt %k, %a",
        "br ^done",
    ]


def test_a_way_of_its_own_when_the_block_is_reached_by_others() -> None:
    text = """ %n = load.i32 [%fp+12]
 %a = load.i32 [%fp+8]
 brif %n, ^use, ^other
^other:
 brif %k, ^set, ^done
^set:
 %a = mov.i32 7
 br ^use
^use:
 pkt %k, %a
 br ^done
"""
    after = sunk(text + TAIL)
    assert after[:5] == [
        "%n = load.i32 [%fp+12]",
        "brif %n, ^use.start.late, ^other",
        "^use.start.late:",
        "%a = load.i32 [%fp+8]",
        "br ^use",
    ]
    assert after.count("%a = load.i32 [%fp+8]") == 1


def test_not_past_a_store_to_the_word_nor_the_end_of_the_frame() -> None:
    text = """ %a = load.i32 [%fp+8]
 pkt %k, 1
 store.i32 [%fp+8], 5
 %b = load.i32 [%fp+12]
 pkt %k, 2
 frame.free
 pkt %a, %b
 break
"""
    assert sunk(text) == [
        "pkt %k, 1",
        "%a = load.i32 [%fp+8]",
        "store.i32 [%fp+8], 5",
        "pkt %k, 2",
        "%b = load.i32 [%fp+12]",
        "frame.free",
        "pkt %a, %b",
        "break",
    ]


def test_not_into_a_loop() -> None:
    text = """ %a = load.i32 [%fp+8]
 %i = load.i32 [%fp+12]
 brif %k, ^loop, ^done
^loop:
 pkt %k, %a
 %i = sub.i32 %i, 1
 brif %i, ^loop, ^done
"""
    after = sunk(text + TAIL)
    assert after[:3] == ["%a = load.i32 [%fp+8]", "%i = load.i32 [%fp+12]", "brif %k, ^loop, ^done"]


def test_what_pointers_may_lead_to_stays() -> None:
    text = """ %a = load.i32 [%fp+8]
 %p = add.i32 %fp, 8
 pkt %k, %p
 pkt %k, %a
 frame.free
 break
"""
    assert sunk(text)[0] == "%a = load.i32 [%fp+8]"


def test_a_check_waits_for_what_it_reads() -> None:
    """Of a checked build at -O 2: the copy in realloc is of a block whose room was told before."""
    text = """#include <stdlib.h>
int main(void) { char *p = calloc(8193, 1); p[8192] = 7; p = realloc(p, 16385); return p[8192]; }
"""
    made = build([("grow.c", Source("grow.c", text))], BuildOptions(pes=Pes(1), optimise=2, check=True))
    run = execute(made, "reference", Options(), Host("grow.c"))
    assert run.trap is None and run.status == 7
