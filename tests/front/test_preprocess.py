"""The preprocessor: what is left, where it stands, and what it refuses."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import gnu
import harness
import pytest

from emc.faults import Faults, Faulty
from emc.front.predefined import PREDEFINED
from emc.front.preprocess import Preprocessed, preprocess


def run(text: str, file: str = "x.c", include_path: tuple[str, ...] = (), **defines: str) -> Preprocessed:
    faults = Faults()
    found = preprocess(text, file, include_path, defines, faults)
    assert not faults.errors, list(faults)
    return found


def left(text: str, **defines: str) -> str:
    return " ".join(token.value for token in run(text, **defines).tokens)


def refused(text: str, file: str = "x.c", include_path: tuple[str, ...] = ()) -> list[str]:
    faults = Faults()
    try:
        preprocess(text, file, include_path, (), faults)
    except Faulty as stop:
        faults = stop.faults
    return [f"{f.span.line}:{f.span.column} {f.text}" for f in faults]


# The examples of C99, 6.10.3.5, and what each must leave.
STANDARD = """
#define x 3
#define f(a) f(x * (a))
#undef x
#define x 2
#define g f
#define z z[0]
#define h g(~
#define m(a) a(w)
#define w 0,1
#define t(a) a
#define p() int
#define q(x) x
#define r(x,y) x ## y
#define str(x) # x
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);", "f(2*(y+1))+f(2*(f(2*(z[0]))))%f(2*(0))+t(1);"),
        ("g(x+(3,4)-w) | h 5) & m\n(f)^m(m);", "f(2*(2+(3,4)-0,1))|f(2*(~5))&f(2*(0,1))^m(0,1);"),
        ("p() i[q()] = { q(1), r(2,3), r(4,), r(,5), r(,) };", "inti[]={1,23,4,5,};"),
        ("char c[2][6] = { str(hello), str() };", 'charc[2][6]={"hello",""};'),
    ],
)
def test_macros_as_the_standard_says(text: str, expected: str) -> None:
    assert left(STANDARD + text).replace(" ", "") == expected


def test_strings_of_arguments() -> None:
    assert left('#define S(x) #x\nS(a\n  +  "b\\n" )') == r'"a + \"b\\n\""'


def test_pasted_arguments_are_not_expanded() -> None:
    assert left("#define N 7\n#define CAT(a, b) a##b\n#define X(a, b) CAT(a, b)\nCAT(N, 1) X(N, 1)") == "N1 71"


def test_variadic_macros() -> None:
    assert left('#define P(f, ...) p(f, ## __VA_ARGS__)\nP("a") P("a", 1, 2)') == 'p ( "a" ) p ( "a" , 1 , 2 )'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#define E\n#define F() 42\n#define C(m) m E\n#define S(x) #x\n#define X(x) S(x)\nX(C(F)())", '"F ()"'),
        ("#define J(a, b) a##b\n#define S(x) #x\n#define X(x) S(x)\n#define N 7\nX(J(1, 2)N)", '"127"'),
        ("#define H # ## #\n#define S(x) #x\n#define X(x) S(a x b)\nX(H)", '"a ## b"'),
        ("#define O one ## two\nO", "onetwo"),
        ("#define S(x) #x\nS(: @\\n)", '": @\\n"'),
        ("#define T(x, y, z) x ## y ## z\nT(,,) T(1,,) T(,2,) T(,,3) +T(,,)4", "1 2 3 + 4"),
        ("#define V(f, ...) f(0, ## __VA_ARGS__)\nV(g,) V(g, V(h, 1))", "g ( 0 ) g ( 0 , V ( h , 1 ) )"),
        ('#line 70 "a.y"\n__LINE__ __FILE__\n#line 5\n\n__LINE__ __FILE__', '70 "a.y" 6 "a.y"'),
    ],
)
def test_the_corners_of_macros(text: str, expected: str) -> None:
    assert left(text) == expected


def test_a_macro_does_not_expand_in_itself() -> None:
    assert left("#define foo foo a\n#define A B\n#define B A\nfoo A B") == "foo a A B"


@pytest.mark.parametrize(
    "condition",
    ["0x10 == 16", "'a' == 97", "'\\n' == 10", "(2 || 1/0)", "!(0 && 1/0)", "-1 > 0u", "1ULL << 40 > 1", "defined A",
     "!defined(B)", "nothing == 0", "5 % 3 == 2 ? 1 : 0", "-7 / 2 == -3", "-7 % 2 == -1", "A == 3 && N(2) == 4",
     "0x7fffffffffffffff + 1 < 0", "__STDC_VERSION__ >= 199901L"],
)  # fmt: skip
def test_conditions(condition: str) -> None:
    assert left(f"#define A 3\n#define N(x) ((x) + 2)\n#if {condition}\nyes\n#else\nno\n#endif") == "yes"


def test_groups() -> None:
    assert left("#if 0\n it's #error no\n#elif 1\n a\n#elif 1/0\n b\n#else\n c\n#endif\n#ifndef X\nd\n#endif") == "a d"


def test_line_and_file() -> None:
    assert left("\n__LINE__ __FILE__\n#define L __LINE__\nL\n(L\n)") == '2 "x.c" 4 ( 5 )'
    assert left("#define g f\n#define f(x) x\n#define h g(~\nh 5) __LINE__") == "~ 5 4"


def test_defines_from_outside() -> None:
    assert left("N M", N="3", M="") == "3"
    assert " ".join(t.value for t in preprocess("A B", "x.c", (), ("A", "B=b c"), Faults()).tokens) == "1 b c"


def test_places_are_the_users() -> None:
    text = "#define SQ(x) ((x) * (x))\nint a = SQ(b), /* c\n d */ e;\nab\\\ncd = 1;\n"
    places = {t.value: t.lineno[1:] for t in run(text).tokens}
    assert places["a"] == (2, 5, 2, 6)
    assert places["b"] == places["*"] == (2, 9, 2, 11)  # where the macro is used
    assert places["e"] == (3, 7, 3, 8)
    assert places["abcd"] == (4, 1, 5, 3)


def test_tabs_and_carriage_returns_count_as_written() -> None:
    assert [t.lineno[1:3] for t in run("\ta\r\n  b\fc\n").tokens] == [(1, 2), (2, 3), (2, 5)]


def test_digraphs_but_no_trigraphs() -> None:
    assert left('%:define A <:\nA :> <% %> "??!"') == '[ ] { } "??!"'


def test_includes(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "a.h").write_text('#ifndef A\n#define A\n#include "b.h"\n#endif\n')
    (tmp_path / "sub" / "b.h").write_text("#pragma once\nb __FILE__\n")
    main = str(tmp_path / "main.c")
    found = run('#include "sub/a.h"\n#include <a.h>\n#include "sub/b.h"\nc', main, (str(tmp_path / "sub"),))
    b = str(tmp_path / "sub" / "b.h")
    assert [t.value for t in found.tokens] == ["b", f'"{b}"', "c"]
    assert found.tokens[0].lineno == (b, 2, 1, 2, 2)
    assert [name for name, _ in found.headers] == [str(tmp_path / "sub" / "a.h"), b]


def test_the_prelude() -> None:
    found = run("int x;", "x.emc")
    assert found.emc
    assert found.tokens[0].lineno[0].endswith("emc.h")
    assert found.tokens[-1].lineno == ("x.emc", 1, 6, 1, 7)
    assert not run("int x;", "x.c").emc
    assert run("#include <emc.h>", "x.c").emc


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a /* b", ["1:3 this comment is not closed"]),
        ("#if 1\n#else\n#else\n#endif", ["3:2 `#else` after the `#else` of the same `#if`"]),
        ("\n  #ifdef X\n", ["2:4 this condition has no `#endif`"]),
        ("#endif", ["1:2 `#endif` without an `#if`"]),
        ("#else", ["1:2 `#else` without an `#if`"]),
        ("#error one  two\n#error", ["1:2 #error one two", "2:2 #error"]),
        ("#inclde <x>", ["1:2 there is no directive `#inclde`"]),
        ('#include "no.h"', ["1:10 there is no file `no.h` to include"]),
        ("#include <no.h>\n#include foo", ["1:10 there is no file `no.h` to include",
                                                 "2:10 `#include` needs a file name"]),
        ("#if\n#endif", ["1:2 `#if` needs an operand"]),
        ("x\n#if\n#endif", ["2:2 this condition can't be computed: the condition is empty"]),
        ("x\n#if 1 +\n#endif", ["2:5 this condition can't be computed: this condition is not complete"]),
        ("x\n#if 1 / 0\n#endif", ["2:5 this condition can't be computed: division by zero"]),
        ("x\n#if 1 2\n#endif", ["2:5 this condition can't be computed: expected an operator before `2`"]),
        ("x\n#if 1.5\n#endif", ["2:5 this condition can't be computed: `1.5` is not an integer"]),
        ("x\n#if defined\n#endif", ["2:5 this condition can't be computed: `defined` needs a name"]),
        ("x\n#if " + "(" * 9999 + "1\n#endif",
         ["2:5 this condition can't be computed: the condition is nested too deeply"]),
        ("#ifdef\n#endif", ["1:2 `#ifdef` needs an operand"]),
        ("#define", ["1:2 `#define` needs an operand"]),
        ("#define 3 4", ["1:9 `3` can't be the name of a macro"]),
        ("#define f(a) a\n\nf(1, g(2)", ["3:2 this macro call has no `)`"]),
        ("#define f(a) a\n" + "f(" * 300 + ")" * 300,
         ["2:401 macro calls are nested 200 deep in each other's arguments"]),
        ("#line x", ["1:7 `#line` needs a line number, and optionally a file name"]),
        ("#define f(a) a\nf(1, 2)", ["2:1 the macro `f` takes 1 argument, but this call gives 2"]),
    ],
)  # fmt: skip
def test_refusals(text: str, expected: list[str]) -> None:
    assert refused(text) == expected


def test_a_missing_include_says_where_it_was_sought() -> None:
    faults = Faults()
    preprocess("#include <stdoi.h>", "x.c", ("mine",), (), faults)
    assert [f.hint for f in faults] == ["did you mean <stdio.h>? searched: mine, emc's own headers"]


def test_a_header_without_guard_that_includes_itself(tmp_path: Path) -> None:
    (tmp_path / "a.h").write_text('#include "a.h"\n')
    found = refused('#include "a.h"', str(tmp_path / "x.c"))
    assert len(found) == 1
    assert "levels deep" in found[0]


def test_files_that_are_no_text(tmp_path: Path) -> None:
    (tmp_path / "a.h").write_bytes(b"int x;\nint \xe9;\n")  # an error where the byte is a word (lex.py)
    assert refused('#include "a.h"', str(tmp_path / "x.c")) == []
    (tmp_path / "a.h").write_bytes(b"int x;\0")
    assert refused('#include "a.h"', str(tmp_path / "x.c")) == ["1:7 this is not a text file: it has a NUL byte here"]
    (tmp_path / "a.h").write_bytes(b"\xef\xbb\xbfint x;")
    assert refused('#include "a.h"', str(tmp_path / "x.c")) == []


def test_warnings_are_no_errors() -> None:
    faults = Faults()
    preprocess('#warning look\n#pragma anything\n#pragma\n#ident x\n# 12 "y"\n#line 5\n#\n', "x.c", (), (), faults)
    assert [(f.kind.value, f.text) for f in faults] == [("warning", "#warning look")]


def warned(text: str, defines: tuple[str, ...] = ()) -> list[str]:
    faults = Faults()
    preprocess(text, "x.c", (), defines, faults)
    return [f"{f.span.line} {f.code} {f.text}" for f in faults]


def test_macros_are_defined_once() -> None:
    assert warned("#define N 5\n#define N 6\n#define M\n#define M 1\n") == [
        "2 W0103 `N` is defined again with a different value: this definition applies from here on",
        "4 W0103 `M` is defined again with a different value: this definition applies from here on",
    ]
    assert warned("#define N 5\n", ("N=9",)) == [
        "1 W0103 `N` is already set from outside, as with `-D N=...`: this definition replaces it"
    ]
    assert warned("#define N  5 + 1\n#define N 5   +  1 // the same\n#undef N\n#define N 6\n", ("M",)) == []
    assert warned("#ifndef N\n#define N 5\n#endif\n#define F(x) (x)\n#define F(x) (x)\n", ("N=9",)) == []


def test_pragmas_of_other_languages() -> None:
    assert warned("#pragma omp parallel for\n#pragma GCC poison x\n#pragma once\n") == [
        "1 W0102 `#pragma omp` is ignored: the statement after it runs on one PE only"
    ]


def test_arguments_that_are_there_or_not() -> None:
    assert left("#define F(f, ...) g(f __VA_OPT__(,) __VA_ARGS__)\nF(1) F(2, 3)") == "g ( 1 ) g ( 2 , 3 )"
    assert left("#define N(...) __VA_OPT__(some(__VA_ARGS__))\n#define E\nN() N(E) N(x)") == "some ( x )"


def test_the_main_file_has_a_name() -> None:
    assert left("__BASE_FILE__") == '"x.c"'


GCC = ["gcc", "-m32", "-std=gnu99", "-dM", "-E", "-"]
NOT_OURS = re.compile(
    r"GCC|GNU|VERSION|PREFIX|ATOMIC_(?!M|T|W)|86|pentium|linux|unix|ELF|k8|code_|SEG_|CET|PI[CE]|pi[ce]_|SSE|MMX|FXSR|DEC|"
    r"FLT(16|32|64|128)|FLOAT(80|128)|BFLT|STDC_(PREDEF|VERSION)|COMPLEX|BFP|INLINE|LAHF|PRAGMA|SPECULATION|HAVE_SYNC|"
    r"OPTIMIZE|gnu_|SSP"
)


def test_the_target_s_macros_are_gcc_s() -> None:
    """What gcc -m32 says of its target is said here, too, but for long double, and for floats in 80-bit registers."""
    if not gnu.works():
        pytest.skip("no gcc -m32 here")
    text = subprocess.run(GCC, input="", capture_output=True, text=True, check=True).stdout
    theirs = dict(line.split(" ", 2)[1:] for line in text.splitlines() if line.count(" ") > 1)
    names = [n for n in theirs if n.startswith("_") and not NOT_OURS.search(n) and "LDBL" not in n]
    assert len(names) > 100
    assert [n for n in names if n not in PREDEFINED] == []
    other = {"__FLT_EVAL_METHOD__", "__FLT_EVAL_METHOD_TS_18661_3__", "__SIZEOF_LONG_DOUBLE__"}
    plain = [n for n in names if n not in other and not re.match("__(FLT|DBL)", n)]
    assert {n: PREDEFINED[n] for n in plain} == {n: theirs[n] for n in plain}


def test_the_macros_of_floats_have_gcc_s_values(tmp_path: Path) -> None:
    if not gnu.works():
        pytest.skip("no gcc -m32 here")
    names = [n for n in PREDEFINED if re.match("__(FLT|DBL)_(?!EVAL)", n)]
    lines = "\n".join(f'    printf("{n} %a\\n", (double)({n}));' for n in names)
    file = tmp_path / "x.c"
    file.write_text(f"#include <stdio.h>\nint main(void)\n{{\n{lines}\n    return 0;\n}}\n")
    assert harness.emc_run(file, 1).output == gnu.ran([file], tmp_path)[1]
