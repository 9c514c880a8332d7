"""Who is named when a program ends while threads are not done, and who ended it: both engines say the same."""

from __future__ import annotations

from unittest import mock

import pytest

from emc.engines.native.run import brief
from emc.machine import Host, Options, Run
from emc.options import BuildOptions, Pes
from emc.session import build, execute
from emc.texts import Source
from emc.views.traps import left, still_alive

TEXT = """
#include <stdlib.h>
int global x, never;
int y;
static int f(int n) { if (n == 0) exit(3); return f(n - 1) + 1; }
static void g(void) { f(2); }
int main(void)
{
    STATEMENT
    return 0;
}
"""
HERE = "PE {} ended the program at x.emc:5:35, with {} alive:"
EVERYWHERE = "everywhere dowith () { if (my_pe() == N_PE - 1) { for (int i = 0; i < 500; i++) resched(); exit(3); } }"


def ended(statement: str, pes: int = 2) -> list[str]:
    """The lines of both engines, and of the native engine's own report."""
    text = TEXT.replace("STATEMENT", statement)
    made = build([("x.emc", Source("x.emc", text))], BuildOptions(Pes(pes)))

    def told(engine: str) -> tuple[Run, list[str]]:
        run = execute(made, engine, Options(), Host("x"))
        return run, [line.partition(" (`")[0] for line in still_alive(run)]

    reference, native = told("reference"), told("native")
    assert reference == native
    with mock.patch.object(brief, "PATIENCE", -1):
        assert told("native")[1] == reference[1]
    return reference[1]


@pytest.mark.parametrize(
    "statement",
    [
        "f(3);",
        "where (&x) dowith () { f(3); }",
        "dowith () { f(3); }",
        "return remote_call(1, f, 1, 3);",
        "where (global_of(1, &y)) dowith () { g(); }",
        "parallel { f(2); }",
    ],
)
def test_callers_that_wait_for_the_call_of_exit_are_not_named(statement: str) -> None:
    assert ended(statement) == []


@pytest.mark.parametrize(
    ("statement", "last"),
    [
        ("fork(1, g, 0); i_read(&never);", "main on PE 0 has been waiting since cycle * for i_read"),
        ("forkwith () { i_read(&never); } f(20);", "main.forkwith on PE 0 has been waiting since cycle * for i_read"),
    ],
)
def test_others_are_named(statement: str, last: str) -> None:
    first, second = ended(statement)
    pe = 1 if "fork(1" in statement else 0
    assert first == HERE.format(pe, "1 thread")
    assert " ".join("*" if word.isdigit() and word not in "01" else word for word in second.split()[1:]) == last


def test_a_copy_that_exits_ends_the_waits_of_its_starters() -> None:
    """The copies are a tree, so all who wait at its end have made the one that exits."""
    first, *others = ended(EVERYWHERE, 4)
    assert first == "PE 3 ended the program at x.emc:9:96, with 3 threads alive:"
    assert [line.split()[1:4] for line in others] == [
        ["main", "on", "PE"],
        ["main.everywhere", "on", "PE"],
        ["main.everywhere", "on", "PE"],
    ]


def test_the_library_is_not_named_for_itself() -> None:
    """Several copies are in `exit`: each is one thread."""
    lines = ended("everywhere dowith () { exit(3); }", 8)
    assert not any("<lib>" in line for line in lines)


def test_main_has_returned() -> None:
    first, second = ended("forkwith () { i_read(&never); } resched(); resched(); return 5;")
    assert first == "the program ended with 1 thread alive:"
    assert "main.forkwith on PE 0" in second


@pytest.mark.parametrize(
    ("statement", "wait"),
    [
        ("where (&never) forkwith () { h(20); }", "`dowith`"),
        ("fork(1, h, 1, 20);", "`remote_call`"),
        ("forkwith () { i_read(&never); } resched();", ""),  # it may serve others: it need not end
    ],
)
def test_the_place_is_the_fork(statement: str, wait: str) -> None:
    text = TEXT.replace("STATEMENT", statement).replace(
        "int main", "static int h(int n) { return n < 2 ? n : h(n - 1) + h(n - 2); }\nint main"
    )
    made = build([("x.emc", Source("x.emc", text))], BuildOptions(Pes(2)))
    shown = left(execute(made, "reference", Options(), Host("x")), lambda name: text, "x")
    assert shown[0].startswith("x.emc:10:5: warning: the program ended with ")
    assert " forked here" in shown[0]
    assert [wait in line for line in shown if "nothing waits for the end" in line] == [True] * bool(wait)
