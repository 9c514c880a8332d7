"""Reads of unset variables, ends without a value: what is found and, as important, what is not."""

from __future__ import annotations

import sys

import pytest

from emc.faults import Faults
from emc.front import typed
from emc.front.check import check
from emc.front.flow import ends, may_leave_unset, report, report_function
from emc.front.parse import parse
from emc.target import Target

TARGET = Target(4, (), 1 << 20)


def unit(text: str) -> typed.Unit:
    faults = Faults()
    made = check(parse(text, "x.emc", (), (), faults), TARGET, faults)
    assert not faults.errors, list(faults)
    return made


def functions(text: str) -> list[typed.FunctionBody]:
    return [f for f in unit(text).functions if f.span.file == "x.emc"]


def told(body: str) -> list[str]:
    """`column kind name` of what is told of a function's body; columns count from its `{`."""
    start = "int global A[8]; int g(int); struct pair { int x, y; }; void exit(int);\n"
    before = "int f(int c) "
    faults = Faults()
    for function in functions(start + before + body):
        report_function(function, faults)
    return [f"{f.span.column - len(before)} {f.code} {f.text.split('`')[1]}" for f in faults]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("{ int x; return x; }", ["17 W0260 x"]),
        ("{ int x; x += 1; return x; }", ["10 W0260 x"]),
        ("{ int x; x++; return 0; }", ["10 W0260 x"]),
        ("{ int x = x; return x; }", ["11 W0260 x"]),
        ("{ int s; for (int i = 0; i < c; i++) s += i; return s; }", ["38 W0260 s"]),
        ("{ int x; goto l; x = 1; l: return x; }", ["35 W0260 x"]),
        ("{ int x; return g(g(x)); }", ["21 W0260 x"]),
        ("{ struct pair p; return p.y; }", ["25 W0260 p"]),
        ("{ int x; if (!x && c) return 1; return 0; }", ["15 W0260 x"]),
        ("{ for (;;) { int y; if (c) return y; } }", ["35 W0260 y"]),
        ("{ int x; while (c) { if (x) return 1; c--; } return 0; }", ["26 W0260 x"]),
        ("{ int x; switch (c) { case 1: return x; default: return 2; } }", ["38 W0260 x"]),
        ("{ if (c) return 1; }", ["20 W0261 f"]),
        ("{ for (;;) { if (c) break; } }", ["30 W0261 f"]),
        ("{ switch (c) { case 1: return 1; } }", ["36 W0261 f"]),
        ("{ do { if (c) continue; return 1; } while (c); }", ["48 W0261 f"]),
        ("{ l: if (c) goto m; return 1; m: ; }", ["36 W0261 f"]),
    ],
)
def test_what_is_told_of_functions(body: str, expected: list[str]) -> None:
    assert told(body) == expected


@pytest.mark.parametrize(
    "body",
    [
        "{ int x; if (c) x = 1; return x; }",
        "{ int x; if (c && (x = g(1))) return x; return 0; }",
        "{ int x; if (!c || !(x = g(1))) return 0; return x; }",
        "{ int x = 1, y; y = x; return y; }",
        "{ int a[3]; a[0] = 1; return a[1]; }",
        "{ struct pair p; p.x = 1; return p.y; }",
        "{ struct pair p = { 1 }, q; q = p; return q.y; }",
        "{ int x; int *p = &x; *p = 1; return x; }",
        "{ while (1) { if (c) return 2; } }",
        "{ for (;;) ; }",
        "{ do { return 1; } while (0); }",
        "{ switch (c) { case 1: return 1; default: return 2; } }",
        "{ switch (c) { case 1: case 2: c = 3; break; default: return 2; } return 1; }",
        "{ if (c) return 1; else exit(1); }",
        "{ int x; x = c ? 1 : 2; return c ? x : 0; }",
        "{ int x; for (x = 0; x < c; x++) ; return x; }",
        "{ int x, y; for (x = 0; x < c; x++) { if (x) c += y; y = x; } return c; }",
        "{ int x; l: if (c) { x = 1; goto m; } c = 1; goto l; m: return x; }",
        "{ int x; c = ({ x = 1; x + 1; }); return x; }",
        "{ int x; parallel { x = 1; c = 2; } return x; }",
        "{ int x; dowith () { x = 1; } update (x); return x; }",
        "{ int x; everywhere dowith () { x = 1; } reductionsum (x); return x; }",
        "{ int x; dowith (c) { if (c) x = 1; } update (x); return x; }",
        "{ int x; x = sizeof(x); return x; }",
        "{ return (struct pair){ 1, 2 }.x; }",
    ],
)
def test_what_is_not_told(body: str) -> None:
    assert told(body) == []


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("{ int s; everywhere (A) dowith () { for (int i = 0; i < 2; i++) s += A[i]; } reductionsum (s); return s; }",
         ["65 E0470 s"]),
        ("{ int s = 1, t; dowith (c) { if (c) t = 1; s = t; } return s; }", ["48 W0470 t"]),
        ("{ dowith () { dowith () { g(c); } } return 1; }", ["29 E0470 c"]),
        ("{ int v = 0; dowith () { v = v + 1; } update (v); return v; }", ["30 E0470 v"]),
        ("{ dowith () { int x; g(x); } return 1; }", ["24 W0260 x"]),
        ("{ where (&A[1]) forkwith () { g(c); g(c); } return 1; }", ["33 E0470 c"]),
        ("{ int x; dowith (x) { g(x); } return 1; }", ["18 W0260 x"]),
    ],
)  # fmt: skip
def test_what_is_told_of_task_blocks(body: str, expected: list[str]) -> None:
    assert told(body) == expected


@pytest.mark.parametrize(
    "body",
    [
        "{ int s, i; everywhere (A) dowith () { for (s = i = 0; i < 2; i++) s += A[i]; } reductionsum (s); return 1; }",
        "{ int s; iterate (c) dowith () { s = iterate_id(); } reductionsum (s); return s; }",
        "{ int global *p = &A[1]; where (p) dowith () { *p = 1; } return 1; }",
        "{ int n = 0; dowith (c, n) { int m = n; g(m); dowith (c) { g(c); } } return 1; }",
        "{ int x[4]; dowith () { x[0] = 1; g(x[0]); } return 1; }",
    ],
)
def test_what_is_not_told_of_task_blocks(body: str) -> None:
    assert told(body) == []


def test_the_fault_offers_to_list_the_variable() -> None:
    faults = Faults()
    for function in functions("void g(int); void f(int a, int b) { forkwith (a) { g(a + b); } }"):
        report_function(function, faults)
    (fault,) = faults
    assert fault.hint == "to start with the value from outside the block, write `forkwith (a, b)`; or set it first"
    assert [note.text for note in fault.notes] == ["the block begins here"]


def test_a_copy_of_a_reduction_starts_as_its_operation_needs() -> None:
    text = """int global A[8];
    void widen(int *, int *, int);
    int f(int i) {
        int lo = 9, hi = 0, s, p;
        everywhere (A) dowith (i) { if (i) widen(&lo, &hi, A[0]); } reductionmin (lo) reductionmax (hi);
        everywhere (A) dowith (i) { if (i) widen(&s, &p, A[0]); } reductionsum (s) reductionprod (p);
        return lo + hi + s + p;
    }"""
    faults = Faults()
    report(unit(text), faults)
    listed = "to start each copy with the value from outside the block, write `dowith (i, lo, hi)`"
    set_ = [f"set it first in the block: `{one};`" for one in ("s = 0", "p = 1")]
    assert [fault.hint for fault in faults] == [listed, listed, *set_]
    assert [len(fault.notes) for fault in faults] == [1, 0, 1, 0]


def test_ends_and_leaving_unset() -> None:
    (function,) = functions("void f(int c) { int x, y; x = 1; if (c) y = 2; }")
    x, y = function.body.locals
    assert ends(function.body)
    assert may_leave_unset(function.body, [x, y]) == {y}
    (function,) = functions("void f(int c) { int x; for (;;) x = 1; }")
    assert not ends(function.body)
    assert may_leave_unset(function.body, function.body.locals) == set()


@pytest.mark.slow
def test_long_bodies_take_little_time_and_stack() -> None:
    before = sys.getrecursionlimit()
    body = "if (c) { x = c; } else { while (c) { if (x) break; } }\n" * 2000
    for function in functions(f"void f(int c) {{ int x; {body} }}"):
        report_function(function, Faults())
    nest = "while (c) { if (x) c++; " * 60 + "x = 1;" + "}" * 60
    for function in functions(f"void f(int c) {{ int x; {nest} }}"):
        report_function(function, Faults())
    deep = unit(f"void f(int c) {{ int x; {'while (c) ' * 110} c = x{' + c' * 110}; }}")
    faults = Faults()
    report(deep, faults)
    assert [f.code for f in faults] == ["W0260"]
    assert sys.getrecursionlimit() == before
