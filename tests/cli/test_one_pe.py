"""W0703: a small program that shares out work, and prints something else on one PE."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from command import Done

from emc.second_run.causes import Cause, causes
from emc.second_run.one_pe import difference, does_not_depend, squeezed

At = Callable[..., Done]

MEDIAN = """
#include <stdio.h>
#define N 9
int global A[N] = {12, 31, 5, 44, 27, 90, 63, 8, 50};
static int smaller(int k)
{
    int n = 0, v = A[k];
    for (int j = 0; j < N; j++) n += A[j] < v;
    return n;
}
int main(void)
{
    int median, k;
    everywhere (A) dowith () {
        median = 0;
        for (k = own_count(A) - 1; k >= 0; k--) if (smaller(INDEX) == N / 2) median = A[k];
    } reductionmax (median)
    printf("median %d\\n", median);
    return 0;
}
"""


def suspected(code: str) -> list[Cause]:
    return causes(code, lambda at: code.count("\n", 0, at) + 1)


@pytest.fixture
def ran(emc: At) -> At:
    def at(text: str, *words: str) -> Done:
        Path("x.emc").write_text(text)
        return emc("run", "x.emc", "--color", "never", *words)

    return at


@pytest.mark.slow
def test_another_result_on_one_pe_is_a_warning(ran: At) -> None:
    wrong = MEDIAN.replace("INDEX", "k")
    for _ in range(2):  # the second time from the cache
        done = ran(wrong, "--pes", "4")
        assert done.stdout == "median 90\n" and done.returncode == 0
        assert done.stderr.count("[W0703]") == 1
        assert "on one PE this program prints `median 31`, and now `median 90`" in done.stderr
    assert ran(wrong, "--pes", "1").stderr == ""
    assert "W0703" not in ran(wrong, "--pes", "4", "--no-races").stderr
    assert "W0703" not in ran(wrong, "--pes", "4", "--no-warn", "W0703").stderr
    right = ran(MEDIAN.replace("INDEX", "own_index(A, k)"), "--pes", "4")
    assert (right.stdout, right.stderr) == ("median 31\n", "")


@pytest.mark.slow
def test_a_warning_of_the_compiler_is_enough(ran: At) -> None:
    said = ran(
        "#include <stdio.h>\nint global A[9];\nint main(void)\n{\n    int s = 1;\n"
        "    everywhere (A) dowith (s) { s += A[0]; } reductionsum (s)\n"
        '    printf("%d\\n", s);\n    return 0;\n}\n',
        *("--pes", "4"),
    ).stderr
    assert "[W0564]" in said and "W0703" not in said


SHARES = [
    "for (int i = my_pe(); i < N; i += N_PE) s += A[i];",
    "for (int i = -2 + my_pe(); i < N; i += N_PE) s += A[i];",
    "int me = my_pe(); for (int i = me; i < N; i += N_PE) s += A[i];",
    "int first = my_pe() * (N / N_PE); s = A[first];",
    "if (my_pe() == 0) s = A[0];",
    "if (!my_pe()) s = A[0];",
    "for (int i = 0; i < N; i++) if (i % N_PE == my_pe()) s += A[i];",
]
SHARES.append("for (int i = 0; i < (N + N_PE - 1) / N_PE; i++) if (i < own_count(A)) s += A[i];")
COUNTS = [
    "s = my_pe();",
    "int me = my_pe(); s = A[me];",
    "s = N_PE;",
    "s += (my_pe() + 1) % N_PE;",
    "if (my_pe() == 3) s = A[0];",
    "for (int i = 0; i < N; i += N_PE) s += my_pe();",
    "s = my_pe() * 100;",
    "total += 1;",
    "work();",
    "for (int i = 0; i < N; i++) s += A[i];",
]


def program(body: str, more: str = "") -> str:
    return f"int global A[8];{more}\nint main(void) {{ int s; everywhere dowith () {{ {body} }} reductionsum (s) }}"


@pytest.mark.parametrize("body", SHARES)
def test_work_that_is_shared_out(body: str) -> None:
    assert does_not_depend(program(body))


@pytest.mark.parametrize("body", COUNTS)
def test_results_that_depend_on_the_pes(body: str) -> None:
    assert not does_not_depend(program(body))


def test_what_depends_on_the_machine() -> None:
    assert not does_not_depend(program(SHARES[0], " int t = clock_cycles();"))
    assert not does_not_depend(program(SHARES[0], "int global B[N_PE];"))
    assert not does_not_depend(program(SHARES[0], 'char *f = "%p";'))
    assert not does_not_depend(program(SHARES[0], '\n#include "other.h"'))
    assert does_not_depend(program(SHARES[0], '// N_PE, rand\nchar *f = "N_PE, rand";'))


def test_outputs_are_compared_by_lines() -> None:
    assert difference("a\nb\n", "b\na\n") is None
    assert difference("x 1.0001", "x 1.0002") is None
    assert difference("x 1", "x 2") == ("`x 1`", "`x 2`")
    assert difference("x 1.5", "x 1.6") == ("`x 1.5`", "`x 1.6`")
    assert difference("a\n", "a\nb\n") == ("nothing more", "`b`")
    assert difference("y" * 50, "") == ("`" + "y" * 37 + "...`", "nothing more")


@pytest.mark.parametrize(
    ("block", "hint", "at"),
    [
        (
            "int first = my_pe() * own_count(A); for (i = 0; i < 4; i++) A[i] = first;",
            "not one of a run",
            "my_pe() * own_count",
        ),
        ("for (i = 0; i < own_count(A); i++) if (i > 0) s += A[i - 1] - A[i];", "neighbours of an element", "i - 1"),
        ("for (i = 0; i < own_count(A); i++) { int n = i; A[i] = n; }", "write `own_index(A, i)` where", "i; A"),
        ("for (i = 0; i < LAST; i++) s += A[i];", "end the loop at `own_count(A)`", "A[i];"),
    ],
)
def test_causes_in_a_slice(block: str, hint: str, at: str) -> None:
    code = f"int global A[30];\nint main(void) {{ int i, s = 0; everywhere (A) dowith () {{ {block} }} return s; }}"
    first = suspected(code)[0]
    assert hint in first.hint and code[first.start :].startswith(at)


@pytest.mark.parametrize(
    ("text", "hint", "at"),
    [
        ("int global A[8];\nint global *p = &A[0];\nint main(void) { p++; }", "declare `p` as `shared`", "global *p"),
        (
            "int n;\nint main(void) { n = 3; everywhere dowith () { f(my_pe() + n); } }",
            "line 2 sets that of one PE",
            "n); }",
        ),
        (
            "int n;\nint main(void) {\neverywhere dowith () { n = my_pe(); }\nreturn n; }",
            "line 4 reads that of one",
            "n = my",
        ),
        ("int main(void) { everywhere dowith () { f(3); } }", "each PE runs all of this block", "everywhere"),
        ("int global A[9];\nint main(void) { f((int *)&A[k + 1]); }", "the cast drops the PE", "(int *)&A["),
        (
            "struct task { int n; int *data; };\nstruct task global queue[8];\nint main(void) { }",
            "declare the member as `int global *data`",
            "int *data",
        ),
        (
            "int main(void) { everywhere dowith () { T[k * N_PE + my_pe()] = n; "
            "for (i = my_pe(); i < N; i += N_PE) f(i); } }",
            "not a run of neighbours",
            "for (i = my_pe()",
        ),
    ],
)
def test_other_causes(text: str, hint: str, at: str) -> None:
    first = suspected(text)[0]
    assert hint in first.hint and text[first.start :].startswith(at)


@pytest.mark.parametrize(
    "block",
    [
        "for (i = 0; i < own_count(A); i++) A[i] = own_index(A, i);",
        "n = own_count(A); for (i = 0; i < n; i++) s += A[i];",
    ],
)
def test_no_cause(block: str) -> None:
    assert (
        suspected(f"int global A[30];\nint main(void) {{ int i, n, s = 0; everywhere (A) dowith () {{ {block} }} }}")
        == []
    )


@pytest.mark.parametrize(
    ("statement", "depends"),
    [
        ("everywhere dowith () { T[2 * N_PE + my_pe()] = 1; }", False),
        ("int shift = 2; T[shift] = 1;", False),
        ("for (int k = 0; k < 3 * N_PE; k++) s += T[k];", False),
        ('for (int k = 0; k < 3 * N_PE; k++) printf("%d", T[k]);', True),  # what each PE has
        ("shift(a, b, 1);", True),
        ("everywhere dowith () { T[my_pe()] = 1; }", True),
    ],
)
def test_what_depends_on_the_number(statement: str, depends: bool) -> None:
    assert does_not_depend(f"int global T[9];\nint main(void) {{ int s = 0; {statement} }}") is not depends


def test_squeezed() -> None:
    text = 'int   a; /* one\ntwo */\n\n  int b; // x\nchar *s = "a  b";'
    code, places = squeezed(text)
    assert code == "int a;\nint b;\nchar *s = ;"
    assert [text[place] for place in places if not text[place].isspace()] == [c for c in code if not c.isspace()]


@pytest.mark.parametrize(
    "text", ["(int *){}x", "global{}*{}p", "everywhere{}({}A{})", "x{}*{}N_PE{}+{}y", "{}".join("int a;")]
)
def test_long_white_space(text: str) -> None:
    """A pattern with a choice between many spaces would not end."""
    code, _ = squeezed(text.replace("{}", " " * 20_000) + ";")
    assert len(code) < 60
    assert suspected(code) == []


def test_the_line_of_a_cause(ran: At) -> None:
    done = ran(
        "#include <stdio.h>\nint n;\n/* a\n comment */\n\nint main(void)\n{\n    int s = 0;\n\n    n = 3;\n"
        "    everywhere dowith () { s = n; } reductionsum (s);\n    s = s / N_PE;\n"
        '    printf("%d\\n", s);\n    return 0;\n}\n',
        "--pes",
        "4",
    )
    assert "x.emc:11:32" in done.stderr, done.stderr
