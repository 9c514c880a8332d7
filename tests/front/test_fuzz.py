"""Whatever stands in a file, the front end answers with a tree or with faults, never with another exception."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from emc import places
from emc.faults import Faults, Faulty
from emc.front.parse import parse
from emc.front.show import show_tree

PIECES = [
    "(", ")", "{", "}", "[", "]", ";", ",", ":", "?", "=", "*", "&", "...", ".", "->", "++", "+=", "a", "b", "T", "1",
    "0x1G", '"s"', "'c'", '"', "'", "/*", "*/", "//", "\\\n", "\n", "\t", "\0", "é", "\u2028", "@", "$", "`", "#", "##",
    "#define A(x) x #x\n", "#define B A(", "#undef A\n", "#if 1\n", "#if A(\n", "#else\n", "#endif\n", "#include ",
    "A", "A(", "B", "__LINE__", "__attribute__((", "asm", "typedef int T;", "int", "unsigned", "struct", "enum",
    "global", "shared", "static",
    "const", "if", "else", "for", "while", "do", "switch", "case", "default", "return", "goto",
    "sizeof", "where", "everywhere", "iterate", "dowith", "forkwith", "update", "reductionsum", "parallel", "typeof",
    "packet_type",
    "__builtin_offsetof", "__builtin_va_arg", "_Static_assert", "void f(void) {", "int x;", "dowith () { }",
]  # fmt: skip
PROGRAM = """#define N 4
typedef struct item { int v : 3; struct item global *next; } item;
int global A[N]:[3], *p; static T0;
int f(int a, item *b) {
    for (int i = 0; i < N; i++) if (a) b->v += (int)A[i][1]; else { where (p) dowith (a) { a = 1; } update (a); }
    switch (a) { case 1: return sizeof(item); default: ; }
    everywhere (A) dowith () { a += A[0][0] ? 1 : 2, 3; } reductionsum (a);
}
"""
QUICK = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))


def answers(text: str, file: str) -> None:
    faults = Faults()
    try:
        assert show_tree(parse(text, file, (str(places.runtime()),), (), faults))
    except Faulty as stop:
        assert stop.faults.errors
        assert faults.errors
    for fault in faults:
        assert fault.text
        assert fault.span.line >= 1
        assert fault.span.column >= 1


@pytest.mark.slow
@QUICK
@given(some.lists(some.sampled_from(PIECES), max_size=40), some.sampled_from(["x.emc", "x.c"]))
def test_pieces_of_programs(pieces: list[str], file: str) -> None:
    answers(" ".join(pieces), file)


@pytest.mark.slow
@QUICK
@given(some.integers(0, len(PROGRAM)), some.integers(0, 30), some.lists(some.sampled_from(PIECES), max_size=3))
def test_a_program_with_something_cut_out_or_put_in(at: int, cut: int, pieces: list[str]) -> None:
    answers(PROGRAM[:at] + " ".join(pieces) + PROGRAM[at + cut :], "x.emc")


@QUICK
@given(some.text(max_size=80))
def test_any_text(text: str) -> None:
    answers(text, "x.c")
