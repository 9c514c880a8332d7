"""The parser: trees of all forms, exact spans, typedef names, hostile inputs."""

from __future__ import annotations

import json
import pickle
import random
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from emc import places
from emc.faults import Faults, Faulty
from emc.front import states, table, tree
from emc.front.build import declared_name
from emc.front.lalr import DEEPEST
from emc.front.parse import parse
from emc.front.show import show_tree
from emc.front.table import tables
from emc.source import Span


def unit(text: str, file: str = "x.c") -> tree.Unit:
    faults = Faults()
    made = parse(text, file, (), (), faults)
    assert not faults.errors, list(faults)
    return made


def emc(text: str) -> tuple[Any, ...]:
    """The items of an EM-C file, without those of the prelude."""
    return tuple(item for item in unit(text, "x.emc").items if item.span.file == "x.emc")


def body(text: str, before: str = "") -> tuple[Any, ...]:
    """The items of a function's body."""
    return emc(f"{before}\nvoid f(void)\n{{ {text} }}")[-1].body.items


def expression(text: str) -> Any:
    (item,) = body(text + ";")
    return item.value


def shape(declarator: Any) -> str:
    """`int shared *q[N]` is `q array[N] of shared pointer to`: from the name out."""
    match declarator:
        case tree.Named():
            return f"{declarator.place} {declarator.name}".strip()
        case tree.Pointer():
            words = " ".join(w for w in (*declarator.qualifiers, declarator.place, "pointer to") if w)
            return f"{shape(declarator.inner)} {words}"
        case tree.Array():
            size = declarator.size.text if isinstance(declarator.size, tree.Number) else "*" if declarator.size else ""
            return f"{shape(declarator.inner)} {'near ' if declarator.near else ''}array[{size}] of"
        case tree.Function():
            kind = "old" if declarator.names is not None else "variadic" if declarator.variadic else ""
            listed = [shape(p.declarator) or "-" for p in declarator.parameters] + [
                n.name for n in declarator.names or ()
            ]
            return f"{shape(declarator.inner)} {kind}function({', '.join(n.strip() for n in listed)}) returning"
    raise AssertionError(declarator)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("int x;", "x"),
        ("int *p;", "p pointer to"),
        ("int * const volatile *p;", "p pointer to const volatile pointer to"),
        ("int a[3][4];", "a array[3] of array[4] of"),
        ("int *a[3];", "a array[3] of pointer to"),
        ("int (*a)[3];", "a pointer to array[3] of"),
        ("int (*f)(void);", "f pointer to function() returning"),
        ("int (*f(int a))(char *);", "f function(a) returning pointer to function(pointer to) returning"),
        ("int f();", "f oldfunction() returning"),
        ("int f(int, char *argv[], ...);", "f variadicfunction(-, argv array[] of pointer to) returning"),
        ("int ((x));", "x"),
        ("int (*(*a[2])(void))[3];", "a array[2] of pointer to function() returning pointer to array[3] of"),
        ("void f(int a[static 3], int b[const 2], int c[*], int d[restrict 4]);",
         "f function(a array[3] of, b array[2] of, c array[*] of, d array[4] of) returning"),
        ("int global x;", "global x"),
        ("int global A[3];", "global A array[3] of"),
        ("int global A[3]:[4];", "global A array[3] of near array[4] of"),
        ("int global A[2][3] : [4][5];", "global A array[2] of array[3] of near array[4] of near array[5] of"),
        ("int global *p;", "p global pointer to"),
        ("int shared *q[8];", "q array[8] of shared pointer to"),
        ("int * global P[8];", "global P array[8] of pointer to"),
        ("int global * global Q[8];", "global Q array[8] of global pointer to"),
        ("int global * const shared *p;", "p shared pointer to const global pointer to"),
        ("int global *(*f)(int shared *);", "f pointer to function(shared pointer to) returning global pointer to"),
        ("int global *f(int global A[]);", "f function(global A array[] of) returning global pointer to"),
    ],
)  # fmt: skip
def test_declarators(text: str, expected: str) -> None:
    (item,) = emc(text)
    assert shape(item.declarators[0].declarator) == expected


def test_places_belong_to_declarators() -> None:
    (item,) = emc("data global A[3], global B[3], s;".replace("data", "int"))
    assert [declared_name(d.declarator).place for d in item.declarators] == ["global", "global", ""]
    assert item.specifiers.places == ()


@pytest.mark.parametrize(
    "text", ["global int x;", "static global int x;", "typedef int T; global T x;", "int global const x;"]
)
def test_places_among_the_specifiers_are_kept_for_the_checker(text: str) -> None:
    item = emc(text)[-1]
    assert [word for word, _ in item.specifiers.places] == ["global"]
    assert declared_name(item.declarators[0].declarator) == tree.Named(item.declarators[0].span, "x", "")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(int)x", ""),
        ("(int *)x", " pointer to"),
        ("(int global *)x", " global pointer to"),
        ("(int shared * global *)x", " global pointer to shared pointer to"),
        ("(int (*)(int))x", " pointer to function(-) returning"),
        ("(int *(*)[3])x", " pointer to array[3] of pointer to"),
        ("sizeof(int[3])", " array[3] of"),
        ("sizeof(int (*[2])())", " array[2] of pointer to oldfunction() returning"),
        ("sizeof(int global [2]:[3])", "global array[2] of near array[3] of"),
        ("sizeof(int (int))", " function(-) returning"),
    ],
)
def test_type_names(text: str, expected: str) -> None:
    assert shape(expression(text).type.declarator).strip() == expected.strip()


def names(text: str) -> list[str]:
    """The kinds of a body's items: whether each is a declaration or a statement."""
    return [type(item).__name__ for item in body(text, "typedef int T; typedef char U;")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("T T; T(1); T * 2;", ["Declaration", "ExpressionStatement", "ExpressionStatement"]),
        ("T *p; T (q);", ["Declaration", "Declaration"]),
        ("{ T T; } T x;", ["Compound", "Declaration"]),
        ("int T; { T * T; } T + 1;", ["Declaration", "Compound", "ExpressionStatement"]),
        ("{ int T; if (1) T = 2; } T x;", ["Compound", "Declaration"]),
        ("for (T T = 0; T < 3; T++) T(1); T x;", ["For", "Declaration"]),
        ("for (int T = 0; ; ) if (T) ; T x;", ["For", "Declaration"]),
        ("T: goto T; T x;", ["Label", "Declaration"]),
        ("struct T { T T; U *T2; } s; s.T = (T)1; T x;", ["Declaration", "ExpressionStatement", "Declaration"]),
        ("struct T T; T.x = 1;", ["Declaration", "ExpressionStatement"]),
        ("enum { T }; T * 2;", ["Declaration", "ExpressionStatement"]),
        ("enum T { A } T; T + 1;", ["Declaration", "ExpressionStatement"]),
        ("unsigned T; T = 1;", ["Declaration", "ExpressionStatement"]),
        ("const T x; static T y; T const z; T static w;", ["Declaration"] * 4),
        ("int x = sizeof(T), T = sizeof(T), y = T;", ["Declaration"]),
        ("typedef T V; V x; typedef int T; T y;", ["Declaration"] * 4),
        ("int (*f)(T), g(T T), h(int T, T x); T z;", ["Declaration", "Declaration"]),
        ("(T)(x); (x)(T);", ["ExpressionStatement"] * 2),
        ("dowith () { int T; T * 2; } T x;", ["TaskBlock", "Declaration"]),
        ("x = ({ T T = 1; T; }); T y;", ["ExpressionStatement", "Declaration"]),
        ("T global *p; T shared *q;", ["Declaration"] * 2),
        ("__typeof__(T) x; typeof(x + 1) y;", ["Declaration"] * 2),
        ("T x, *T, y = T * 2;", ["Declaration"]),
    ],
)
def test_typedef_names(text: str, expected: list[str]) -> None:
    assert names(text) == expected


def test_parameters_hide_typedefs_in_the_body_only() -> None:
    items = emc("typedef int T; int f(int T) { return T * 2; } T f2(T x) { T * p; return 0; } T T2;")
    assert isinstance(items[1].body.items[0].value, tree.Binary)
    assert isinstance(items[2].body.items[0], tree.Declaration)
    assert isinstance(items[3], tree.Declaration)


def test_old_style_definitions() -> None:
    (item,) = emc("main(argc, argv) char **argv; { return 0; }")
    assert item.specifiers.types == ()
    assert [n.name for n in item.declarator.names] == ["argc", "argv"]
    assert [shape(d.declarators[0].declarator) for d in item.old_style] == ["argv pointer to pointer to"]
    assert emc("typedef int T; f(a, T2) T a; { T x; } T y;")[-1].specifiers.types[0].name == "T"


def test_a_list_with_typedefs_is_no_old_style_list() -> None:
    item = emc("typedef int T; int f(T);")[-1]
    assert shape(item.declarators[0].declarator) == "f function(-) returning"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a = b += c", "(a = (b += c))"),
        ("a, b, c", "((a , b) , c)"),
        (
            "a || b && c | d ^ e & f == g < h << i + j * k",
            "(a || (b && (c | (d ^ (e & (f == (g < (h << (i + (j * k))))))))))",
        ),
        ("a - b - c", "((a - b) - c)"),
        ("(a - b) * c", "((a - b) * c)"),
        ("-a * !b", "((-a) * (!b))"),
        ("*p++", "(*(p++))"),
        ("++*p", "(++(*p))"),
        ("&a[1]", "(&a[1])"),
        ("p->x.y[2](3, 4)", "p->x.y[2](3, 4)"),
        ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
        ("a ?: b", "(a ?: b)"),
        ("sizeof a + 1", "((sizeof a) + 1)"),
        ("(int)a + b", "((int)a + b)"),
        ("a + b = c", "((a + b) = c)"),
    ],
)
def test_precedence(text: str, expected: str) -> None:
    assert written(expression(text)) == expected


def written(e: Any) -> str:
    match e:
        case tree.Name():
            return e.name
        case tree.Number():
            return e.text
        case tree.Binary() | tree.Assign():
            return f"({written(e.left)} {e.op} {written(e.right)})"
        case tree.Unary():
            return f"({e.op}{written(e.operand)})"
        case tree.Postfix():
            return f"({written(e.operand)}{e.op})"
        case tree.Index():
            return f"{written(e.base)}[{written(e.index)}]"
        case tree.Call():
            return f"{written(e.function)}({', '.join(map(written, e.arguments))})"
        case tree.Member():
            return f"{written(e.base)}{'->' if e.arrow else '.'}{e.name}"
        case tree.Conditional():
            middle = f"? {written(e.then)} :" if e.then else "?:"
            return f"({written(e.test)} {middle} {written(e.other)})"
        case tree.SizeofExpression():
            return f"(sizeof {written(e.operand)})"
        case tree.Cast():
            return f"({e.type.specifiers.types[0].word}){written(e.operand)}"
    raise AssertionError(e)


STATEMENTS = """
x = 1;
;
if (a) b; else if (c) d; else e;
while (a) { b; }
do a; while (b);
for (;;) break;
for (i = 0; i < 3; i++) continue;
for (int i = 0, *p = q; ; i++) ;
switch (a) { case 1: case 2 ... 5: b; default: ; }
goto end;
end: return;
return a;
{ int x; x; }
_Static_assert(1, "yes");
dowith () { }
forkwith (a, b) { a; }
dowith (a) { v = a; } update (v, w);
where (p) dowith (a) { v = foo(p, a, 1); } update (v);
where (p + 1) forkwith () { }
everywhere dowith () { } ;
everywhere () dowith (p, x) { *p = x; }
everywhere (A, B) dowith () { s += A[i]; } reductionsum (s) reductionmax (t) update (u)
iterate (N_TH) dowith () { } reductionmin (a, b) reductionprod(c) reductionand(d) reductionor(e) reductionxor(f);
parallel { a; b(); dowith () { } }
if (a) dowith () { }; else b;
(struct s){ .x = 1, [2] = 3, [4 ... 5] = { 6, }, .y.z[1] = 7, {} };
__builtin_va_arg(ap, int global *);
__builtin_offsetof(struct s, a.b[2].c);
({ int x = 1; x; });
_Alignof(int);
f("a" "b", 'c', 0x1p3, 1.5e-3f);
"""


def test_all_statements_and_the_tree_they_make() -> None:
    (item,) = [i for i in unit("void f(void) {" + STATEMENTS + "}", "x.emc").items if i.span.file == "x.emc"]
    kinds = [type(i).__name__ for i in item.body.items]
    assert kinds == [
        "ExpressionStatement", "ExpressionStatement", "If", "While", "DoWhile", "For", "For", "For", "Switch", "Goto",
        "Label", "Return", "Compound", "StaticAssert", *["TaskBlock"] * 9, "Parallel", "If",
        *["ExpressionStatement"] * 6,
    ]  # fmt: skip
    last = item.body.items[21]
    assert last.updates is not None and [n.name for n in last.updates] == ["u"]
    assert [(r.op, [n.name for n in r.names]) for r in last.reductions] == [("sum", ["s"]), ("max", ["t"])]


def nodes(value: Any) -> list[tree.Node]:
    found: list[tree.Node] = []
    if isinstance(value, tree.Node):
        found.append(value)
    if isinstance(value, tuple):
        return [node for item in value for node in nodes(item)]
    if is_dataclass(value) and not isinstance(value, Span):
        for field in fields(value):
            found += nodes(getattr(value, field.name))
    return found


def cut(text: str, span: Span) -> str:
    lines = text.split("\n")
    if span.line == span.end_line:
        return lines[span.line - 1][span.column - 1 : span.end_column - 1]
    middle = lines[span.line : span.end_line - 1]
    return "\n".join(
        [lines[span.line - 1][span.column - 1 :], *middle, lines[span.end_line - 1][: span.end_column - 1]]
    )


def test_spans_cut_exactly_what_was_written() -> None:
    text = "int  global A[ 3 ] : [4] , b ;\nvoid f ( int x )\n{ if ( x )  g( 1 ,\n 2 ) [ i ] -> m ; }"
    made = parse(text, "x.emc")
    mine = [n for n in nodes(made.items) if n.span.file == "x.emc"]
    cuts = {(type(n).__name__, cut(text, n.span)) for n in mine}
    assert {
        ("Declaration", "int  global A[ 3 ] : [4] , b ;"),
        ("Array", "global A[ 3 ] : [4]"),
        ("Array", "global A[ 3 ]"),
        ("Named", "global A"),
        ("FunctionDefinition", text[text.index("void") :]),
        ("Function", "f ( int x )"),
        ("Parameter", "int x"),
        ("If", "if ( x )  g( 1 ,\n 2 ) [ i ] -> m ;"),
        ("ExpressionStatement", "g( 1 ,\n 2 ) [ i ] -> m ;"),
        ("Member", "g( 1 ,\n 2 ) [ i ] -> m"),
        ("Index", "g( 1 ,\n 2 ) [ i ]"),
        ("Call", "g( 1 ,\n 2 )"),
    } <= cuts
    assert made.span == Span("x.emc", 1, 1, 4, 20)


def test_children_lie_inside_their_parents() -> None:
    text = "void f(void) {" + STATEMENTS + "}"
    item = emc(text)[0]

    def start(s: Span) -> tuple[int, int]:
        return s.line, s.column

    def end(s: Span) -> tuple[int, int]:
        return s.end_line, s.end_column

    def inside(node: Any) -> None:
        assert start(node.span) <= end(node.span)
        for field in fields(node):
            for child in nodes(getattr(node, field.name)):
                assert start(node.span) <= start(child.span) and end(child.span) <= end(node.span), (node, child)

    for node in nodes(item):
        inside(node)


def test_what_a_macro_leaves_stands_where_it_was_used() -> None:
    (item,) = emc("#define TWICE(x) ((x) + (x))\nint a = TWICE(b) * 3;")
    value = item.declarators[0].initialiser
    assert value.span == Span("x.emc", 2, 9, 2, 21)
    assert value.left.span == Span("x.emc", 2, 9, 2, 14)


@pytest.mark.parametrize(
    "text",
    [
        "extern int f(int) __attribute__((noreturn, format(printf, 1, (2))));",
        "struct __attribute__((packed)) s { int x __attribute__((aligned(4))); } __attribute__((x));",
        "static __inline__ int f(const char *__restrict p, __const int n) { __extension__ int x = 1; return x; }",
        "int x __attribute__((unused)) = 3, y;",
        "void f(void) { int x __attribute__((a)); __volatile__ __signed__ char c; l: __attribute__((unused)); }",
        "__extension__ typedef long long ll; ll x;",
        "int f(int x __attribute__((unused)), int (*)(void) __attribute__((noreturn)));",
        "__attribute__((noreturn)) void f(void);",
        "typedef __builtin_va_list va_list; int v(va_list ap);",
        "struct s { int a : 3, : 2; unsigned : 0; struct { int x; }; union { int y; } u; ; };",
        "enum e { A, B = 2, C, }; enum e x;",
        "int a[] = { 1, 2, 3, }, b[2][2] = { { 1 }, { [1] = 2 } };",
        "int asm_ = 1; _Noreturn void f(void);",
        "struct __attribute__((packed)) s { int i __attribute__((aligned(8))); } __attribute__((aligned)) x[2];",
        "int *__attribute__((packed, aligned(2 * (1 + 1)))) p; _Alignas(double) char c; _Alignas(8) int d;",
        "void f(int x) { __asm__ volatile (\"\" \" \" : \"+r\"(x), [n] \"=m\"(x) : \"0\"(1) : \"memory\", \"cc\"); }",
        "int g(int a[const *], int b[static 3], int c[restrict]) { __label__ x, y; x: y: goto *&&x; }",
        "int h(void) { return _Generic(1, int: 1, const char *: 2, default: 3) + __alignof__(int) + __alignof__ 1; }",
        "; int x;; ",
        "_Pragma(\"once\") int x;",
    ],
)  # fmt: skip
def test_gnu_habits(text: str) -> None:
    assert unit(text).items


def test_words_of_emc_are_names_in_c_files() -> None:
    text = (
        "int global, shared; int where(int update) { int parallel; iterate: return everywhere[update] ? dowith : sum; }"
    )
    assert [type(i).__name__ for i in unit(text).items] == ["Declaration", "FunctionDefinition"]
    faults = Faults()
    parse("#include <emc.h>\nint global;", "x.c", (), (), faults)
    assert [f.text for f in faults] == ["`global` is a keyword of EM-C and can't be a name"]


# ---- hostile inputs


def faults_of(text: str, file: str = "x.c") -> list[str]:
    faults = Faults()
    parse(text, file, (), (), faults)
    return [f"{f.span.line}:{f.span.column} {f.text}" for f in faults]


@pytest.mark.parametrize(
    "text",
    [
        "int x = " + "(" * 10_000 + "1" + ")" * 10_000 + ";",
        "int " + "(" * 10_000 + "x" + ")" * 10_000 + ";",
        "int x = " + "- " * 10_000 + "1;",
        "int x = " + "1" + " + 1" * 10_000 + ";",
        "void f(void) " + "{" * 10_000 + "}" * 10_000,
        "void f(void) { " + "if (1) " * 10_000 + "; }",
        "int " + "*" * 10_000 + "p;",
        "int x" + "[1]" * 10_000 + ";",
        "int x = " + "f(" * 10_000 + ")" * 10_000 + ";",
        "int x = " + "(int)" * 10_000 + "1;",
        "struct { " * 10_000 + "} x;" * 10_000,
        "int x = " + "{" * 10_000 + "}" * 10_000 + ";",
    ],
)
def test_what_nests_too_deeply_is_refused(text: str) -> None:
    found = faults_of(text)
    assert len(found) == 1
    assert f"nested too deeply: more than {DEEPEST} levels" in found[0]


def test_as_deep_as_allowed() -> None:
    assert faults_of("int x = " + "- " * (DEEPEST - 10) + "1;") == []


@pytest.mark.slow
def test_long_lines_and_lists() -> None:
    assert faults_of("int x[] = { " + "1, " * 20_000 + "};") == []
    assert faults_of('char *s = "' + "a" * 1_000_000 + '";') == []


@pytest.mark.parametrize("text", ["", "\n", ";", "// only a comment", "#define X"])
def test_files_with_nothing_in_them(text: str) -> None:
    assert unit(text).items == ()


SNIPPETS = [
    *STATEMENTS.split(),
    "(", ")", "{", "}", "[", "]", ";", ",", "int", "global", "shared", "T", "x", "*", "=", "else", "struct", "typedef",
    "#if", "\n", "#define A", '"', "'", "/*", "\\", "0x", "@", "\0", "\x80", "é", "...", "?", ":", "case",
]  # fmt: skip


@pytest.mark.parametrize("seed", range(150))
def test_any_words_in_any_order_are_refused_in_order(seed: int) -> None:
    """Never an exception but Faulty, and an error unless it is a program."""
    generator = random.Random(seed)
    text = "typedef int T;\nvoid f(void) {\n" + " ".join(generator.choices(SNIPPETS, k=generator.randint(1, 60)))
    faults = Faults()
    try:
        made = parse(text, "x.emc", (), (), faults)
        assert show_tree(made)
    except Faulty as stop:
        assert stop.faults.errors
    assert all(f.text and f.span.line >= 1 and f.span.column >= 1 for f in faults)
    assert len(faults) <= 60


# ---- the table


@pytest.mark.slow
def test_a_damaged_table_is_computed_anew(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(places, "ready_made", lambda: tmp_path / "ready")
    first = table.load()
    (file,) = (tmp_path / "cache").rglob("*.kept")
    for damage in (b"", b"\xff\xfe", file.read_bytes()[:-9], file.read_bytes().replace(b"if", b"fi")):
        file.write_bytes(damage)
        assert table.load() == first == tables()


def test_a_folder_that_is_no_folder_does_no_harm(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setattr("emc.cache.files.troubles", [])  # another test's `emc run -v` would tell of it
    assert table.load() == tables()


def test_an_ambiguous_grammar_is_refused() -> None:
    text = places.grammar("emc.lark").read_text("utf-8")
    with pytest.raises(states.GrammarFault, match="ambiguous"):
        states.states(text.replace('goto: "goto" NAME ";"', 'goto: "goto" NAME ";" | "goto" NAME ";" _block_item'))


def test_the_table_that_is_kept_is_of_plain_values() -> None:
    """One of Lark's own would import Lark at each start."""
    made = states.states(places.grammar("emc.lark").read_text("utf-8"))
    assert b"lark" not in pickle.dumps(made)
    assert json.loads(json.dumps(made)) == made
