"""What is said would order two accesses: it depends on the threads and on the lines."""

from __future__ import annotations

import pytest

import emc

PROGRAM = """
#include <emc.h>
int global n;
int global A[16];
int global B[16];
int mine;
static void look(int global *p) { n += *p; }
static void keep(int k) { mine = k; resched(); A[k] = mine; }
int main(void)
{
    STATEMENT
    return n & A[3];
}
"""


def said(statement: str) -> str:
    """The hint of the first race of a program with that statement."""
    text = PROGRAM.replace("STATEMENT", statement.replace("\n", "\n    "))
    report = emc.compile(text, pes=4).races(capture=True)
    shown = str(report).split("\n")
    return next(line for line in shown if line.lstrip().startswith("= ")).strip()


@pytest.mark.parametrize(
    ("statement", "hint"),
    [
        # a change of one word
        ("everywhere dowith () { n = n + 5; }", "line 11 reads `n` and writes it back, and in between another thread"),
        ("everywhere dowith () { n = n + 5; }", "write it as one packet, `n += 5`"),
        ("everywhere dowith () { n = n / 2; }", "let the handler of a `packet_type` make the change"),
        ("everywhere dowith () {\n int old = n;\n n = old | 4;\n}", "write the change as one packet, `n |= 4`; or"),
        (
            "everywhere dowith () {\n int old = n;\n if (old < 2)\n n = 3 - old;\n}",
            "from before line 12 until after line 14",
        ),
        ("everywhere dowith () { int old = n++; }", "let a `packet_type` that returns the old value do both"),
        # phases
        ("everywhere dowith () {\n A[my_pe()] = 7;\n n += A[(my_pe() + 1) % N_PE];\n}", "write `barrier_fence();`"),
        ("everywhere dowith () {\n int v = A[(my_pe() + 1) % N_PE];\n A[my_pe()] = v + 1;\n}", "to a second array"),
        (
            "iterate (4) dowith () {\n int i = iterate_id();\n A[i] = 7;\n n += A[(i + 1) % 4];\n}",
            "end the `iterate` block",
        ),
        (
            "everywhere dowith () {\nint shared *now = A, shared *next = B;\nfor (int t = 0; t < 3; t++) {\n"
            "next[my_pe()] = now[(my_pe() + 1) % N_PE];\nint shared *was = now;\nnow = next;\nnext = was;\n}\n}",
            "write `barrier_fence();` at the end of each step",
        ),
        # two writes
        ("everywhere dowith () { n = my_pe(); }", "each PE writes the one `n`: give each an element of its own"),
        ("everywhere dowith () { A[2] = my_pe(); }", "two PEs come to the same element"),
        # words of one PE
        (
            "iterate (3) dowith () { keep(4); }",
            "the copies share `mine`: if each is to have its own, declare it inside",
        ),
        (
            "forkwith () { keep(4); }\nforkwith () { keep(5); }\nresched(); resched();",
            "threads of this PE share `mine`",
        ),
        (
            "everywhere dowith () {\nint n = 3;\nwhere (&A[1]) dowith (n) { B[my_pe()] = n; }\n}",
            "`my_pe()` is the PE of the block, the same for all who start one there",
        ),
        # threads that nothing waits for
        ("where (&A[1]) forkwith () { A[1] = 3; }\nn = A[1];", "write `dowith` there, which waits for its block"),
        (
            "fork(1, keep, 1, 6);\nfor (int i = 0; i < 40; i++) resched();\nn = A[6];",
            "call it by `remote_call`, which waits",
        ),
        (
            "fork(1, look, 1, &A[2]);\nfence();\nA[2] = 5;",
            "may still read `A` when line 13 writes it: give each thread",
        ),
        (
            "for (int i = 1; i < 4; i++)\nwhere (&A[i]) forkwith (i) { A[i] = A[i - 1] + 1; }\n"
            "for (int i = 0; i < 40; i++) resched();",
            "both are threads that source:12:5 forks",
        ),
    ],
)
def test_hint(statement: str, hint: str) -> None:
    assert hint in said(statement)


def test_without_the_text_the_hint_is_general() -> None:
    from emc.views.remedies import remedy

    races = emc.compile(PROGRAM.replace("STATEMENT", "everywhere dowith () { n = n + 5; }"), pes=4).races(capture=True)
    assert "write it as one packet" in str(races)
    assert "line 11 reads `n` and writes it back" in remedy(races[0], lambda name: None)
