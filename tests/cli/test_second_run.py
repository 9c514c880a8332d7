"""The second run of small programs: what `emc run` says about races and traps that the first run did not show."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from command import Done

from emc.cli import running
from emc.faults import Faults
from emc.second_run import again
from emc.source import Span

At = Callable[..., Done]

FIELDS = """
#include <stdio.h>
struct { unsigned a:1, b:1; } global ready;
int main(void)
{
    char name[20];
    scanf("%19s", name);
    everywhere dowith () {
        switch (my_pe()) {
        case 0: ready.a = 1; break;
        case 1: ready.b = 1;
        }
    }
    printf("%s: %d\\n", name, ready.a + ready.b);
    return 3;
}
"""


@pytest.fixture
def ran(emc: At) -> At:
    """`ran(text, *words)`: what `emc run` does with this program on 4 PEs."""

    def at(text: str, *words: str, name: str = "x.emc", stdin: str = "") -> Done:
        Path(name).write_text(text)
        return emc("run", name, "--pes", "4", "--color", "never", *words, stdin=stdin)

    return at


def test_a_race_is_a_warning(ran: At) -> None:
    for _ in range(2):  # the second time from the cache
        done = ran(FIELDS, stdin="bits")
        assert done.stdout.startswith("bits: ") and done.stdout.count("\n") == 1 and done.returncode == 3
        assert done.stderr.startswith("x.emc:10:17: warning: race: `ready` is written here by PE 0, and read by PE 1")
        assert "[W0701]" in done.stderr and "`emc run x.emc --races` shows" in done.stderr
        assert done.stderr.count("warning") == 1 and "x.emc:11:17: note: read here by PE 1" in done.stderr


CHAIN = """
#include <stdio.h>
int global first[4], global last[4];
packet_type step(int *place, int value) { *place += value; last[3] += value; }
int main(void)
{
    for (int i = 0; i < 4; i++) step(&first[i], 1);
    fence();
    printf("%d\\n", last[3]);
    return 0;
}
"""


def test_handlers_may_race_without_any_other_thread(ran: At) -> None:
    """The fence does not wait for what the handlers send."""
    assert "race: `last` is updated here by PE 1, and read by PE 0" in ran(CHAIN).stderr


@pytest.mark.parametrize("words", [("--no-races",), ("-w",), ("--no-warn", "W0701"), ("--engine", "direct")])
def test_it_can_be_switched_off(words: tuple[str, ...], ran: At) -> None:
    assert "race" not in ran(FIELDS, *words, stdin="bits").stderr


def test_a_document_has_it(ran: At) -> None:
    done = ran(FIELDS, "--format", "json", stdin="bits")
    (fault,) = json.loads(done.stderr)["faults"]
    assert (fault["code"], fault["line"], fault["notes"][0]["line"]) == ("W0701", 10, 11)


def block(text: str, declared: str = "") -> str:
    return f'#include <stdio.h>\n{declared}\nint main(void)\n{{\n    {text}\n    printf("end\\n");\n    return 0;\n}}\n'


@pytest.mark.parametrize(
    "text",
    [
        block("everywhere dowith () { found = 1; }", "int global found;"),  # all write the same
        block("where (&A[1]) forkwith () { A[0] = 1; } while (A[0] == 0) resched();", "int global A[N_PE];"),
        block("where (&A[1]) forkwith () { A[0] = 1; } int i; for (i = 0; A[0] == 0; i++) resched(); A[2] = i;",
              "int global A[N_PE];"),
        block("where (&A[1]) forkwith () { A[0] = 1; } for (;;) if (A[0] == 1) break; else resched();",
              "int global A[N_PE];"),
        block("everywhere dowith () { total += 1; }", "int global total;"),
        block("for (int i = 0; i < 9; i++) own += i;", "int own;"),
    ],
)  # fmt: skip
def test_what_right_programs_do(text: str, ran: At) -> None:
    done = ran(text, "--no-warn", "W0557")
    assert (done.stdout, done.stderr) == ("end\n", "")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (block("everywhere dowith () { for (int i = 0; i < 2; i++) set(i); }",
               "int global A[8]; static void set(int i) { A[i] = i; }"), "`A` is written here by PE 0, and written by"),
        (block("everywhere dowith () { int i = 1; while (i < 2) set(i++); }",
               "int global A[8]; static void set(int i) { A[i] = i; }"), "`A` is written here by PE 0, and written by"),
        (block("where (&A[1]) forkwith () { A[0] = 1; } int n = 2; while (n--) last(&A[0]);",
               "int global A[N_PE]; static int seen; static void last(int global *p) { seen = *p; }"), "`A` is"),
        (block("everywhere dowith () { claim(my_pe()); }",
               "int global winner; static void claim(int me) { winner = me; }"), "`winner` is written here by PE 0"),
    ],
)  # fmt: skip
def test_what_is_wrong(text: str, said: str, ran: At) -> None:
    done = ran(text)
    assert "[W0701]" in done.stderr and said in done.stderr


def test_a_changed_header_is_seen(ran: At) -> None:
    text = block("everywhere dowith () { put(my_pe() * 4); }", 'int global A[64];\n#include "put.h"')
    for index, races in (("i / 4", 0), ("0 * i", 1), ("i / 4", 0)):
        Path("put.h").write_text(f"static void put(int i) {{ A[{index}] = i; }}\n")
        assert ran(text).stderr.count("[W0701]") == races


def test_a_warning_about_something_else_hides_nothing(ran: At) -> None:
    """A race on the line of an unused variable."""
    text = block("everywhere dowith () { int unused = 1; set(1); set(2); }",
                 "int global A[8]; static void set(int i) { int n = 3; A[i] = i; }")  # fmt: skip
    said = ran(text).stderr
    assert "[W0530]" in said or "[W0531]" in said
    assert "[W0701]" in said


def test_long_input_is_not_kept(ran: At, monkeypatch: pytest.MonkeyPatch) -> None:
    text = block("while (getchar() != EOF) n++; everywhere dowith () { set(1); }",
                 "int global A[8]; int n; static void set(int i) { A[i] = my_pe(); }")  # fmt: skip
    assert "[W0701]" in ran(text, stdin="x" * 1000).stderr
    monkeypatch.setattr(running, "MOST_HEARD", 1000)
    assert "[W0701]" in ran(text, stdin="x" * 1000).stderr
    assert "[W0701]" not in ran(text, stdin="x" * 1001).stderr


def test_a_program_that_uses_files_runs_once(ran: At) -> None:
    text = block(
        'FILE *f = fopen("log.txt", "a"); fputs("x", f); fclose(f); everywhere dowith () { A[my_pe() / 2] = my_pe(); }',
        "int global A[4];",
    )
    done = ran(text, "--allow", ".")
    assert done.stdout == "end\n" and Path("log.txt").read_text() == "x" and "W0701" not in done.stderr


def test_a_trap_of_the_checked_build(ran: At) -> None:
    text = block(
        "everywhere dowith () { fill(4 + my_pe()); }",
        "static int part[4], beside[4]; static void fill(int n) { for (int i = 0; i < n; i++) part[i] = i; }",
    )
    done = ran(text)
    assert done.stdout == "end\n" and done.returncode == 0
    assert done.stderr.startswith("x.emc:2:") and "the checked build of this program traps here: " in done.stderr
    assert "[W0702]" in done.stderr and "`emc run x.emc --check` says more" in done.stderr


def test_bundled_programs_are_known(emc: At) -> None:
    assert "W0701" not in emc("run", "sieve.emc", "--pes", "4").stderr


@pytest.mark.slow
def test_a_race_within_the_library_is_not_the_program_s(ran: At) -> None:
    text = """
#include <emc/neighbours.h>
#include <emc/coll.h>
#include <stdio.h>
static neighbours_t ring;
static int own[1], others[2];
static void all(void)
{
    int sides[2] = {(my_pe() + N_PE - 1) % N_PE, (my_pe() + 1) % N_PE};
    own[0] = my_pe();
    neighbours_graph(&ring, 2, sides, 2, sides);
    neighbour_allgather(&ring, own, others, 1);
}
int main(void) { spmd(all); printf("%d\\n", others[0] + others[1]); return 0; }
"""
    done = ran(text)
    assert (done.stdout, done.stderr) == ("4\n", "")


def test_a_race_of_functions_that_the_library_has_called_is_a_warning(ran: At) -> None:
    text = """
#include <emc/coll.h>
int global last;
static void all(void) { last = my_pe() * my_pe(); }
int main(void) { spmd(all); return last == 7; }
"""
    assert "x.emc:4:25: warning: race: `last` is written here by PE" in ran(text).stderr


def test_a_race_of_two_library_calls_on_the_program_s_memory_is_a_warning(ran: At) -> None:
    text = """
#include <stdio.h>
static char text[40];
int main(void)
{
    parallel {
        { sprintf(text, "%s %d", "abc", 1); }
        { sprintf(text, "%s %d", "defg", 2); }
    }
    return text[0] == 0;
}
"""
    assert "x.emc:7:11: warning: race: `text` is written here by PE" in ran(text).stderr


DRAW = """
#include <stdio.h>
int next;
static int draw(void)
{
    return next < 20 ? next++ : -1;
}
int main(void)
{
    int n;
    everywhere dowith () { n = 0; while (remote_call(0, draw, 0) >= 0) n++; } reductionsum (n)
    printf("%d\\n", n);
    return 0;
}
"""


@pytest.mark.slow
def test_a_test_and_an_update_in_one_turn_are_right(ran: At) -> None:
    """The calls that come last only test the word, and nothing orders them after the updates. It does not matter."""
    done = ran(DRAW)
    assert (done.stdout, done.stderr) == ("20\n", "")


def test_where_it_has_no_room_a_line_says_so(ran: At, monkeypatch: pytest.MonkeyPatch) -> None:
    """And it is done the next time."""

    def build(*_: object) -> None:
        raise Faults().stop("E1012", Span("<command line>", 1, 1), "this computer can't reserve 4096 MB")

    for lacks in (True, False):
        with monkeypatch.context() as patch:
            if lacks:
                patch.setattr(again, "import_module", lambda name: SimpleNamespace(build=build))
            done = ran(FIELDS.replace("20", "22"), stdin="bits")
        assert ("not checked for races: this computer can't reserve 4096 MB" in done.stderr) == lacks
        assert ("warning: race" in done.stderr) != lacks


ONE_THREAD = """
#include <stdio.h>
int A[8], B[8] = {7};
int main(void)
{
    int s = 0, n = 9;
    for (int i = 0; i < n; i++) s += A[i];
    printf("%d\\n", s);
    return BROKEN;
}
"""


def test_a_program_with_one_thread_is_checked(ran: At) -> None:
    for name in ("x.emc", "x.c"):
        done = ran(ONE_THREAD.replace("BROKEN", "0"), name=name)
        assert done.stdout == "7\n" and f"{name}:7:38: warning: the checked build" in done.stderr, name
        assert "index 8 is outside of `A`" in done.stderr and "[W0702]" in done.stderr
    right = ran(ONE_THREAD.replace("BROKEN", "0").replace("n = 9", "n = 8"), "-v")
    assert "warning" not in right.stderr and "not checked" not in right.stderr


def test_after_a_trap_its_cause_is_looked_for(ran: At) -> None:
    """The checked build may trap earlier. If it traps at the same place, there is nothing to add."""
    done = ran(ONE_THREAD.replace("BROKEN", "s / (s - 7)"))
    assert done.returncode == 126 and "x.emc:9:12: trap: division by zero" in done.stderr
    assert "x.emc:7:38: warning: the checked build of this program traps here: index 8" in done.stderr
    same = ran(ONE_THREAD.replace("BROKEN", "s / (s - s)").replace("n = 9", "n = 8"))
    assert same.returncode == 126 and "warning" not in same.stderr


def test_a_long_program_with_one_thread_is_not_checked(ran: At) -> None:
    text = ONE_THREAD.replace("BROKEN", "0").replace("n = 9", "n = 8").replace("s = 0", "s = 0, k")
    done = ran(text.replace("for (int", "for (k = 0; k < 400000; k++) for (int"), "-v")
    assert "emc: accesses to memory were not checked, because its PEs worked for " in done.stderr
    assert "; `--check` checks them" in done.stderr
