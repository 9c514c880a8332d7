"""What goes wrong with network interfaces: each trap has its line, and the PE or the interface that found it.

The native engine finds it, and leaves it to the reference engine to find it again and tell it: so both are asked."""

from __future__ import annotations

import pytest

from emc import session
from emc.machine import Options
from emc.machine.host import Host
from emc.machine.run import Trap
from emc.options import BuildOptions
from emc.shape import Pes
from emc.texts import Source

HEAD = """\
#include <emc/ni.h>
int from[64], to[64], flag;
ni_memory int cell;
ni_handler void count(int *p, int n) { int i; for (i = 0; i < n; i++) *p += i; }
ni_handler void forever(int *p) { for (;;) ; }
ni_handler void never(int *p) { while (*p == 0) *p = 0; }
ni_handler void put(int *p, int global *to, int v) { *to = v; }
ni_handler void flood(int *p, int n) { int i; for (i = 0; i < n; i++) count(global_of(ni_of(N_NODE - 1), p), 1); }
int main(void)
{
"""
LINE = 11  # of the statement that is wrong; an ni_sync follows
MEMORY = 3 << 23  # of a PE: a pointer can have addresses beyond it
OTHER, END = "global_of(ni_of(1), &cell)", f"(int *){MEMORY - 8}"
HERE = (  # found by the PE that calls
    ("ni_bcopy(from, global_of(N_PE + 1, to), 16);", "no such PE"),
    ("ni_bcopy(from, global_of(ni_of(0), &cell), 4);", "no such PE"),
    ("count(global_of(1, &cell), 1);", "no such PE"),
    ("ni_bcopy_notify(from, global_of(1, to), 16, 0);", "null pointer"),
    ("ni_bcopy(from, global_of(1, to), 6);", "misaligned transfer"),
    ("ni_bcopy((char *)from + 2, global_of(1, to), 4);", "misaligned transfer"),
    ("ni_bcopy_notify(from, global_of(1, to), 4, (int global *)6);", "misaligned transfer"),
    ("ni_bcopy(from, from + 3, 16);", "overlapping transfer"),
    ("ni_bcopy(global_of(1, from + 3), global_of(1, from), 16);", "overlapping transfer"),
    ("ni_bcopy_notify(from, global_of(1, to), 16, &flag);", "flag elsewhere"),
    ("ni_bcopy(from, global_of(1, to), -4);", "negative block size"),
    (f"int x = *{OTHER};", "not this node's NI"),
    (f"*{OTHER} = 1;", "not this node's NI"),
    ("ni_pin(from, 1 << 26);", "wild address"),
    ("ni_barrier_wait();", "barrier of interfaces: it was not posted, or waited for twice"),
    ("ni_barrier_post(), ni_barrier_post();", "barrier of interfaces: it was posted twice"),
)
THERE = (  # found on an interface, whose number is the second
    ("ni_bcopy((int global *)0, global_of(1, to), 16);", 0, "null pointer"),
    ("ni_bcopy(from, (int global *)0, 16);", 0, "null pointer"),
    ("ni_bcopy(global_of(1, from), (int global *)0, 16);", 0, "null pointer"),
    (f"ni_bcopy(global_of(2, {END}), global_of(1, to), 16);", 2, "wild address"),
    (f"ni_bcopy(from, global_of(2, {END}), 16);", 2, "wild address"),
    ("ni_unpin(from, 4), ni_bcopy(from, global_of(1, to), 16);", 0, "not pinned"),
    ("count(global_of(ni_of(1), (int *)0x400000), 1);", 1, "wild address"),
    ("count(global_of(ni_of(1), (int *)0), 1);", 1, "null pointer"),
    (f"count({OTHER}, 100000);", 1, "handler too long"),
    (f"forever({OTHER});", 1, "handler too long"),
    (f"never({OTHER});", 1, "handler too long"),
    ("flood(global_of(ni_of(0), &cell), 600), flood(global_of(ni_of(0), &cell), 600);", 0, "NI queue full"),
    (f"put({OTHER}, (int global *)0x7fffffc0, 1);", 1, "no such PE"),
)


def trap(statement: str) -> Trap | None:
    text = f"{HEAD}    {statement}\n    ni_sync(); count({OTHER}, 1); ni_barrier();\n    return 0;\n}}\n"
    wishes = BuildOptions(pes=Pes(4), machine="myrinet", memory=MEMORY, check=False)
    return session.execute(session.build([("x.emc", Source("x.emc", text))], wishes), "native", Options(), Host()).trap


@pytest.mark.parametrize(("statement", "kind"), HERE)
def test_a_pe_finds(statement: str, kind: str) -> None:
    found = trap(statement)
    assert found is not None
    assert (found.kind, found.span.line, found.on or f"PE {found.pe}") == (kind, LINE, "PE 0")


@pytest.mark.parametrize(("statement", "interface", "kind"), THERE)
def test_an_interface_finds(statement: str, interface: int, kind: str) -> None:
    """Reported at the line of the PE that sent the first packet."""
    found = trap(statement)
    assert found is not None
    assert (found.kind, found.span.line, found.on) == (kind, LINE, f"NI {interface}")
