"""Initial contents, record layouts and constant expressions: byte for byte what gcc -m32 makes of the same text."""

from __future__ import annotations

import random

import pytest
from front.check_support import checked, gcc_images, gcc_works, image, statics, unit

needs_gcc = pytest.mark.skipif(not gcc_works(), reason="no gcc -m32 here")

INITIALISERS = """
struct point { int x, y; };
struct inner { char c; short s[3]; struct point p; };
union any { char c; int i; double d; };
struct outer { int a; struct inner in[2]; union any u; const char *name; };
struct anonymous { int a; struct { int b; union { short c; int d; }; }; int e; };
enum colour { RED, GREEN = 5, BLUE };
int plain = 7;
int array[5] = { 1, 2 };
int completed[] = { 1, 2, 3, [7] = 4, 5 };
int back[6] = { [3] = 1, 2, [0] = 9, 8 };
int ranges[10] = { [1 ... 3] = 4, [8] = 1 };
char text[] = "hello";
char room[10] = "abc";
char exact[3] = "abc";
char braced[] = { "braces" };
unsigned char bytes[4] = "\\xff\\377\\0a";
char lines[3][4] = { "a", "bcd", { 'x', 'y' } };
struct point points[] = { { 1, 2 }, { .y = 3 }, 4, 5, 6 };
struct outer whole = { 1, { { 'a', { 1, 2 }, { 3, 4 } }, { .p.y = 9, .c = 'q' } }, { .d = 2.5 } };
struct outer elided = { 1, 'a', 1, 2, 3, 4, 5, 'b', 6, 7, 8, 9, 10, 11 };
struct outer deep = { .in[1].s[1] = 5, 6, 7, 8, .a = 3 };
struct anonymous hidden = { 1, { 2, { 3 } }, 4 };
struct anonymous named = { .c = 7, .e = 9, .b = 1 };
struct anonymous flat = { 1, 2, 3, 4 };
union any first = { 300 };
union any chosen = { .i = -2 };
union any real = { .d = -1.5 };
int grid[2][3] = { { 1 }, { 4, 5, 6 } };
int gridflat[2][3] = { 1, 2, 3, 4 };
int gridpart[3][2][2] = { [1] = { { 1 }, 2, 3 }, [2][1][0] = 7, 8 };
enum colour colours[] = { RED, BLUE, GREEN };
float floats[] = { 1, 0.1f, 1e-45f, -3.5, 16777217 };
double doubles[] = { 1.0 / 3, 1e308 * 10, -0.0, 3 };
long long wide = -5;
unsigned long long hex = 0xfedcba9876543210;
_Bool truth[] = { 2, 0, 0.5, 'x' };
short narrow = 70000;
signed char wrapped = 200;
struct point of_literal = (struct point){ 8, 9 };
struct { int n; struct point list[]; } *nothing = 0;
int overridden[3] = { 1, 2, 3, [1] = 5 };
struct point twice[2] = { [0] = { 1, 2 }, [0].y = 3 };
int scalar = { 4 };
unsigned size_of_completed = sizeof completed + sizeof lines[0];
char strings[2][2][3] = { "ab", "c", { "d" } };
int empty[3] = {};
struct inner elided_behind[2] = { [1].s = 7, 8, 9, { 1 }, [0].p = 5, 6 };
struct point ranged[4] = { [0 ... 3] = { 1, 2 }, [1 ... 2].y = 5 };
char rangedtext[3][4] = { [0 ... 1] = "ab" };
int nested[3][3] = { [0 ... 2][1 ... 2] = 7, [1] = { [0 ... 1] = 3 } };
struct { int a : 3, b : 5; } bits[3] = { { 1, 2 }, { 3, 4 }, [0 ... 2].b = 9 };
struct point behind[3] = { [1] = 4, 5, 6 };
"""

LAYOUTS = """
struct s1 { char a; int b; char c; } v1 = { 1, 2, 3 };
struct s2 { char a; double b; char c; long long d; } v2 = { 1, 2, 3, 4 };
struct s3 { int a : 3; int b : 7; int c : 22; int d : 1; } v3 = { -1, 33, -5, -1 };
struct s4 { char a; int b : 5; char c; int d : 20; int e : 10; } v4 = { 1, 9, 2, 77777, -3 };
struct s5 { unsigned char a : 3; unsigned char b : 6; unsigned short c : 9; } v5 = { 5, 33, 300 };
struct s6 { int a : 5; int : 0; int b : 5; } v6 = { 7, 8 };
struct s7 { char a; int : 3; char b : 2; } v7 = { 1, 1 };
struct s8 { char a; int : 0; char b; } v8 = { 1, 2 };
struct s9 { long long a : 40; int b : 10; } v9 = { -5, 100 };
struct s10 { char c; long long a : 20; } v10 = { 1, 1234 };
struct s11 { short a : 9; long long b : 33; unsigned long long c : 30; } v11 = { 200, 1LL << 32, 77 };
struct s12 { _Bool a : 1; _Bool b : 1; int c : 31; } v12 = { 1, 1, -1 };
struct s13 { int a : 31; int b : 2; unsigned c : 32; } v13 = { -2, 1, 0xdeadbeef };
union u1 { int a : 5; char b; } v14 = { 9 };
union u2 { char a[5]; short b; } v15 = { "abc" };
struct s16 { char a; struct { short b; char c; } d; char e; } v16 = { 1, { 2, 3 }, 4 };
struct s17 { char a; union { double d; char c; }; short e; } v17 = { 1, { 2.0 }, 3 };
struct s18 { char a[3]; short b[2]; float f; char z; } v18 = { "ab", { 1, 2 }, 3, 4 };
struct s19 { char a; int : 12; int b : 12; char c; } v19 = { 1, 1000, 2 };
struct s20 { unsigned a : 1, b : 2, : 4, c : 25, d : 1; } v20 = { 1, 2, 3333333, 1 };
struct s21 { long long a : 3; char b; } v21 = { 2, 3 };
struct s22 { char b; long long a : 60; char c; } v22 = { 2, 3, 4 };
struct s23 { enum { A, B } e : 2; char c; enum { C = -1 } f; } v23 = { B, 3, C };
"""

ADDRESSES = """
int n, m, a[10]; struct pair { int x, y; } t; static int f(void) { return 0; } static int g(void) { return 1; }
int c1 = &n == 0, c2 = &n != 0, c3 = f == 0, c4 = f == g, c5 = &n == &m, c6 = &n != &m, c7 = &n == &a[0];
int c8 = &a[1] == &a[1], c9 = &a[1] < &a[2], c10 = &a[1] > &a[2], c11 = "abc" == 0, c12 = &n > (int *)0;
int c13 = (long long)(int)&n != 0, c14 = (unsigned)&n > 0, c15 = &((struct pair *)0)->y == (int *)4;
int l1 = !&n, l2 = &n && 1, l3 = &n || 0, l4 = !f + !&t, l5 = sizeof(int) > 3 && &n, l6 = -(&n == 0), l7 = ~!&n;
int i1 = &n ? 1 : 2, i2 = f ? 3 : 4, i3 = &t.y == 0 ? 5 : 6, d1 = &a[3] - &a[1], d2 = (char *)&a[2] - (char *)a;
char s1 = "abc"[1]; double e1 = &n ? 1.5 : 2.5;
int u1 = 0 ? 1 / 0 : 3, u2 = sizeof(1 / 0), u3 = 1 || 1 / 0, u4 = (&n == 0) + 2;
int *p1 = &n ? 0 : &m;
"""


def objects(text: str) -> list[str]:
    """The names of the objects with contents, in order."""
    made = unit(text, file="x.c")
    return [s.name for s in made.statics if not s.private and s.image is not None]


@needs_gcc
@pytest.mark.parametrize("text", [INITIALISERS, LAYOUTS, ADDRESSES], ids=["initialisers", "layouts", "addresses"])
def test_images_are_gccs(text: str) -> None:
    names = objects(text)
    assert len(names) > 20
    theirs = gcc_images(text, names)
    mine = {name: image(symbol) for name, symbol in statics(unit(text, file="x.c")).items() if name in theirs}
    assert {n: b.hex() for n, b in mine.items()} == {n: b.hex() for n, b in theirs.items()}


@needs_gcc
def test_offsets_are_gccs() -> None:
    """offsetof of each plain member, and alignments."""
    places = "s1.b s1.c s2.b s2.c s2.d s4.c s8.b s16.d s16.e s16.d.c s17.d s17.e s18.b s18.f s18.b[1] s21.b s22.c s23.f"
    lines: list[str] = []
    for number, place in enumerate(places.split()):
        record, _, path = place.partition(".")
        lines.append(f"unsigned o{number} = __builtin_offsetof(struct {record}, {path});")
    lines += [f"unsigned a{n} = _Alignof(struct s{n});" for n in (1, 2, 5, 7, 8, 9, 10, 11, 16, 22)]
    text = LAYOUTS + "\n".join(lines)
    names = [line.split()[1] for line in lines]
    theirs = gcc_images(text, names)
    mine = statics(unit(text, file="x.c"))
    assert {n: image(mine[n]) for n in names} == theirs


# ---- constant expressions

TYPES = (
    *("_Bool", "char", "signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long"),
    *("unsigned long", "long long", "unsigned long long", "float", "double"),
)
VALUES = ("0", "1", "2", "3", "7", "31", "33", "100", "-1", "-128", "255", "65535", "2147483647", "0x80000000u", "-7")
INTEGER = ("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "<", ">=", "==", "!=", "&&", "||")
FLOATING = ("+", "-", "*", "/", "<", ">=", "==", "!=")


def expression(chance: random.Random, depth: int, floats: bool) -> str:
    """A constant expression without division by zero, oversize shifts, or conversions that C leaves open."""
    if depth == 0 or chance.random() < 0.15:
        type = chance.choice(TYPES if floats else TYPES[:-2])
        value = chance.choice(("0.5", "-3.25", "100")) if type in TYPES[-2:] else chance.choice(VALUES)
        return f"(({type})({value}))"
    left = expression(chance, depth - 1, floats)
    kind = chance.random()
    if kind < 0.1:
        return f"({chance.choice('-!+' if floats else '-!~+')}{left})"
    if kind < 0.2:
        return f"({left} ? {expression(chance, depth - 1, floats)} : {expression(chance, depth - 1, floats)})"
    if kind < 0.3 and not floats:
        return f"(({chance.choice(TYPES[:-2])}){left})"
    op = chance.choice(FLOATING if floats else INTEGER)
    right = expression(chance, depth - 1, floats)
    if op in ("/", "%"):
        right = f"({right} ? {right} : 3)" if floats else f"({right} == 0 || {right} == -1 ? 3 : {right})"
    if op in ("<<", ">>"):
        right = f"({right} & 31)"
    return f"({left} {op} {right})"


@needs_gcc
@pytest.mark.parametrize("floats", [False, True], ids=["integers", "floats"])
def test_constant_expressions_are_gccs(floats: bool) -> None:
    chance = random.Random(1993)
    type = "double" if floats else "long long"
    cases = [f"{type} e{n} = {expression(chance, 3, floats)};" for n in range(250)]
    names = [f"e{n}" for n in range(250)]
    theirs = gcc_images("\n".join(cases), names)
    mine = statics(unit("\n".join(cases), file="x.c"))
    wrong = [case for name, case in zip(names, cases, strict=True) if image(mine[name]) != theirs[name]]
    assert wrong == []


@pytest.mark.slow
@needs_gcc
def test_usual_conversions_are_gccs() -> None:
    """Size and signedness of every pair of types under +, <<, ?: and unary -."""
    lines: list[str] = []
    for n, a in enumerate(TYPES):
        for m, b in enumerate(TYPES):
            forms = [f"(({a})1 + ({b})1)", f"(1 ? ({a})1 : ({b})1)"]
            forms += [f"(({a})1 << ({b})1)"] if "float" not in (a, b) and "double" not in (a, b) else []
            for k, form in enumerate(forms):
                kind = f"sizeof {form} * 100 + (((__typeof__{form})-1) < 0) * 10 + ((__typeof__{form})0.5 != 0)"
                lines.append(f"int t{n}_{m}_{k} = {kind};")
        lines.append(f"int u{n} = sizeof(-({a})1) * 10 + (((__typeof__(-({a})1))-1) < 0);")
    names = [line.split()[1] for line in lines]
    theirs = gcc_images("\n".join(lines), names)
    mine = statics(unit("\n".join(lines), file="x.c"))
    assert {n: image(mine[n]) for n in names} == theirs


def test_defined_where_c_is_not() -> None:
    """language.md, section 2."""
    text = """
    int a = -2147483647 - 1 - 1, b = 1 << 33, c = -8 >> 1, d = (-2147483647 - 1) / -1, e = (-2147483647 - 1) % -1;
    int f = (int)1e20, g = (int)-1e20, h = (int)(0.0 / 0.0), i = (int)-2.9;
    long long j = (long long)1e30, k = 1LL << 65;
    unsigned l = (unsigned)-1.0, m = (unsigned)4294967295.0;
    """
    made = statics(unit(text, file="x.c"))
    least, least64 = -(1 << 31), -(1 << 63)
    expect = {
        "a": (1 << 31) - 1,
        "b": 2,
        "c": -4,
        "d": least,
        "e": 0,
        "f": least,
        "g": least,
        "h": least,
        "i": -2,
        "j": least64,
        "k": 2,
        "l": 0,
        "m": -1,
    }
    found = {name: int.from_bytes(image(made[name]), "little", signed=True) for name in expect}
    assert found == expect


# ---- addresses


def patches(symbol: object) -> list[tuple[int, str, int, int]]:
    return [(p.offset, p.symbol.name.partition("@")[0], p.addend, p.element) for p in symbol.image.patches]  # type: ignore[attr-defined]


def test_addresses() -> None:
    text = """
    int a[10], f(int); struct { int x, y[4]; } s;
    int *p1 = &a[3], *p2 = a + 2, *p3 = &s.y[1], *p4 = &*(a + 1), *p5 = (int *)((char *)a + 5);
    int (*q)(int) = f, (*r)(int) = &f; unsigned n = (unsigned)&a[1]; int d = &a[7] - &a[2]; void *z = 0;
    char *t[] = { "one", "two", "one" }; int (*w)[10] = &a;
    int *v[4] = { [0 ... 2] = a + 1, [1] = 0 };
    """
    made = statics(unit(text, file="x.c"))
    assert patches(made["p1"]) == [(0, "a", 12, -1)]
    assert patches(made["p2"]) == [(0, "a", 8, -1)]
    assert patches(made["p3"]) == [(0, "s", 8, -1)]
    assert patches(made["p4"]) == [(0, "a", 4, -1)]
    assert patches(made["p5"]) == [(0, "a", 5, -1)]
    assert patches(made["q"]) == patches(made["r"]) == [(0, "f", 0, -1)]
    assert patches(made["n"]) == [(0, "a", 4, -1)]
    assert patches(made["w"]) == [(0, "a", 0, -1)]
    assert int.from_bytes(image(made["d"]), "little") == 5
    assert patches(made["t"]) == [(0, "str.0", 0, -1), (4, "str.1", 0, -1), (8, "str.0", 0, -1)]
    assert patches(made["z"]) == []
    assert patches(made["v"]) == [(0, "a", 4, -1), (8, "a", 4, -1)]


def test_addresses_of_spread_objects() -> None:
    text = """
    struct item { int v, w; } global I[8]; int global A[N_PE], global G[4]:[3], global one;
    int global *p = &A[3]; int shared *q = A; int shared *r = A + 2; int global *s = G[2]; int global *t = &G[1][2];
    int global *u = &I[5].w; int global *v = &one; int global *w = 0; void global *x = &A[1];
    int global *y[2] = { 0, A };
    """
    made = statics(unit(text))
    assert patches(made["p"]) == [(0, "A", 0, 3)]
    assert patches(made["q"]) == [(0, "A", 0, 0)]
    assert patches(made["r"]) == [(0, "A", 0, 2)]
    assert patches(made["s"]) == [(0, "G", 0, 2)]
    assert patches(made["t"]) == [(0, "G", 8, 1)]
    assert patches(made["u"]) == [(0, "I", 4, 5)]
    assert patches(made["v"]) == [(0, "one", 0, 0)]
    assert patches(made["w"]) == []
    assert patches(made["x"]) == [(0, "A", 0, 1)]
    assert patches(made["y"]) == [(4, "A", 0, 0)]


def test_spread_images_go_by_element() -> None:
    text = """
    int global A[] = { 1, 2, 3 }; int global G[2]:[3] = { { 1 }, { 4, 5 } }; int global B[2][2] = { 1, 2, 3, 4 };
    int global one = 7; char global T[2]:[4] = { "ab", "cd" };
    """
    made = statics(checked(text)[0])  # type: ignore[arg-type]
    assert image(made["A"]).hex(" ", 4) == "01000000 02000000 03000000"
    assert image(made["G"]).hex(" ", 4) == "01000000 00000000 00000000 04000000 05000000 00000000"
    assert image(made["B"]).hex(" ", 4) == "01000000 02000000 03000000 04000000"
    assert image(made["one"]).hex() == "07000000"
    assert image(made["T"]) == b"ab\0\0cd\0\0"
