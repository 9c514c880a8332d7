"""Where an item ends, and whether a text is whole."""

from __future__ import annotations

import pytest

from emc.faults import Faults
from emc.front.preprocess import Defined, preprocess
from emc.live.items import State, split
from emc.live.whole import goes_on, is_inside, state, words_of
from emc.repl.feed import inputs

NOTHING: Defined = preprocess("", "<1>", (), (), Faults()).defined
WHOLE, MAY, OPEN = State.WHOLE, State.MAY, State.OPEN


def kinds(text: str, *types: str) -> str:
    """`d s e`: the kinds of the items."""
    return " ".join(item.kind[0] for item in split(words_of(text, NOTHING), types)[0])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("int x;", "d"),
        ("int x = 3; x++; x", "d s e"),
        ("x", "e"),
        ("x;", "s"),
        ("f(1); f(2)", "s e"),
        ("struct p { int x; } a = {1}; a.x", "d e"),
        ("int a[] = {1, 2}, b; a[0] = 1;", "d s"),
        ("int f(int n) { return n; } f(3)", "d e"),
        ("static inline int f(void) { return 1; } int y;", "d d"),
        ("f(a, b) int a; int b; { return a; } f(1, 2)", "d e"),
        ("struct s { int x; } f(void) { struct s r; return r; }", "d"),
        ("int (*p)(int) = (int (*)(int)){0}; p", "d e"),
        ("typedef int T; T t; t", "d d e"),
        ("T * x;", "s"),
        ("unknown x;", "d"),
        ("again: x--; if (x) goto again;", "s s"),
        ("if (a) b; else c; d", "s e"),
        ("if (a) if (b) c; else d; else e; f", "s e"),
        ("for (int i = 0; i < 3; i++) { } i", "s e"),
        ("do x--; while (x); x", "s e"),
        ("switch (x) { case 1: break; default: x = 2; } x", "s e"),
        ("everywhere (A) dowith (n) { s = n; } reductionsum (s); s", "s e"),
        ("where (p) forkwith (x) { *p = x; } y", "s e"),
        ("parallel { a = 1; b = 2; } a", "s e"),
        ("dowith () { } update (s) reductionmax (t) x", "s e"),
        ("packet_type add(int *c, int v) { *c += v; } add(&x, 1);", "d s"),
        ("int global A[8], global B[4]:[2]; A[1]", "d e"),
        ('_Static_assert(1, "x"); 1', "d e"),
        ("({ int y = 3; y; })", "e"),
        ("(struct p){1, 2}", "e"),
        ("{ int x; x = 1; } ;", "s s"),
        ("}", "d"),
    ],
)
def test_items(text: str, expected: str) -> None:
    assert kinds(text) == expected


def test_a_name_is_a_type_when_it_is_known_as_one() -> None:
    assert kinds("T * x;", "T") == "d" and kinds("T(x);", "T") == "d" and kinds("T: x;", "T") == "s"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", WHOLE),
        ("x", WHOLE),
        ("x +", OPEN),
        ("f(1,", OPEN),
        ("é", WHOLE),
        ("x = 3 @", WHOLE),
        ("int x;\0", WHOLE),
        ("int f(int é) {", OPEN),
        ("'é'", WHOLE),
        ('char *s = "é@",', OPEN),
        ("int x", OPEN),
        ("int f(int n)", OPEN),
        ("int f(int n)\n{", OPEN),
        ("int f(int n)\n{\n}", WHOLE),
        ("struct p { int x; }", OPEN),
        ("struct p { int x; };", WHOLE),
        ("int a[] = {1,\n2}", OPEN),
        ("if (x)", OPEN),
        ("if (x) y", OPEN),
        ("if (x) y;", MAY),
        ("if (x) { y; }", MAY),
        ("if (x) y; else", OPEN),
        ("if (x) y; else z;", WHOLE),
        ("for (;;) if (x) y;", MAY),
        ("while (x)", OPEN),
        ("while (x) { }", WHOLE),
        ("do x--;", OPEN),
        ("do x--; while (x)", OPEN),
        ("do x--; while (x);", WHOLE),
        ("everywhere (A)", OPEN),
        ("everywhere (A) dowith ()", OPEN),
        ("everywhere (A) dowith () { s = 1; }", MAY),
        ("everywhere (A) dowith () { s = 1; } reductionsum (s)", MAY),
        ("everywhere (A) dowith () { s = 1; } reductionsum (s);", WHOLE),
        ("parallel", OPEN),
        ("parallel { a(); }", WHOLE),
        ("/* open", OPEN),
        ("x /* closed */", WHOLE),
        ("// a comment", WHOLE),
        ('"a { string"', WHOLE),
        ("'{'", WHOLE),
        ("#define N 3", WHOLE),
        ("#define A \\", OPEN),
        ("#define A \\\n 3", WHOLE),
        ("#if 1\nint x;", OPEN),
        ("#if 1\nint x;\n#endif", WHOLE),
        ("#define OPEN {", WHOLE),
        ("f(1 }", WHOLE),
        ("}", WHOLE),
        ("return", OPEN),
        ("goto x;", WHOLE),
        ("int f(a) int a;", OPEN),
        ("case 1:", OPEN),
    ],
)
def test_state(text: str, expected: State) -> None:
    assert state(text, None, {}) is expected


def test_macros_that_are_known_are_seen_through() -> None:
    known: Defined = preprocess("#define LOOP for (;;)\n#define END ;\n", "<1>", (), (), Faults()).defined
    assert state("LOOP", known, {}) is OPEN and state("LOOP END", known, {}) is WHOLE


def test_what_can_only_go_on() -> None:
    assert goes_on("else x;") and goes_on("  update (s);") and goes_on("reductionsum (s)")
    assert not goes_on("elsewhere = 1;") and not goes_on("x;") and not goes_on("")


def test_an_empty_line_inside_of_a_bracket_is_part_of_it() -> None:
    assert is_inside("int f(void) {\n") and is_inside("/*") and not is_inside("int x") and not is_inside('"{"')


def test_lines_are_cut_into_inputs() -> None:
    text = """int x;
int f(int n)
{
    return n;

}

:mem x
if (x) f(1);
else f(2);
if (x) f(3);

f(4)
if (x) f(5);
int last("""
    found = list(inputs(text.splitlines(keepends=True), lambda t: state(t, None, {})))
    assert [line for _, line in found] == [1, 2, 8, 9, 11, 13, 14, 15]
    assert found[1][0] == "int f(int n)\n{\n    return n;\n\n}"
    assert found[3][0] == "if (x) f(1);\nelse f(2);"
    assert found[-1][0] == "int last("
