"""FMPL (<fmpl.h>): the same results on every machine, by packets, by engines and by collective hardware; and
what goes wrong is an error code or a trap with PE, peer, index and sizes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from agreement import differences
from covering import spread

from emc import places
from emc.machine import Host, Options, Run
from emc.options import BuildOptions, Pes
from emc.session import Built, build, execute
from emc.texts import Source

PROGRAM = (Path(__file__).parent / "fmpl.emc").read_text()
EVERYWHERE = [("em4", 3), ("emx", 4), ("fx10", 6), ("sr8000", 1), ("sr8000", 2), ("sr8000", 8), ("sr8000", 9)]
MANY = [("em4", 64), ("emx", 9), ("fx10", 16), ("sr8000", 3), ("sr8000", 64)]
OPTIONS = (("plain", Options()), ("hard", Options(net_delay=300, seed=3, queue=1)))


@cache
def built(text: str, machine: str, pes: int) -> Built:
    return build([("x.emc", Source("x.emc", text))], BuildOptions(Pes(pes), machine=machine))


def run(text: str, machine: str, pes: int, options: Options | None = None, engine: str = "native") -> Run:
    return execute(built(text, machine, pes), engine, options or Options(), Host("x"))


def with_options(places: list[tuple[str, int]], *marks: pytest.MarkDecorator) -> list[object]:
    return [
        pytest.param(*place, options, id=f"{place[0]}-{place[1]}-{name}", marks=marks)
        for place, (name, options) in spread(places, OPTIONS)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("machine", "pes", "options"), [*with_options(EVERYWHERE), *with_options(MANY, pytest.mark.slow)]
)
def test_results_are_the_same_everywhere(machine: str, pes: int, options: Options) -> None:
    done = run(PROGRAM, machine, pes, options)
    assert (done.output, done.status) == (b"0 wrong\n", 0), done.trap


@pytest.mark.slow
@pytest.mark.parametrize(("machine", "pes"), [("em4", 2), ("sr8000", 3), ("sr8000", 9)])
def test_checked_builds_find_nothing(machine: str, pes: int) -> None:
    made = build([("x.emc", Source("x.emc", PROGRAM))], BuildOptions(Pes(pes), machine=machine, check=True))
    done = execute(made, "native", Options(), Host("x"))
    assert (done.output, done.status) == (b"0 wrong\n", 0), done.trap


SLOW = [pytest.param("sr8000", pes, marks=pytest.mark.slow) for pes in (4, 9)]


@pytest.mark.slow
@pytest.mark.parametrize(("machine", "pes"), [("em4", 3), *SLOW])
def test_both_engines_agree(machine: str, pes: int) -> None:
    native, reference = (run(PROGRAM, machine, pes, Options(record=True), name) for name in ("native", "reference"))
    assert native == reference, differences(native, reference)


HEAD = """
#include <emc/coll.h>
#include <fmpl.h>
#include <stdio.h>
struct fmpl_match ma[FMPL_AREA(2)];
struct fmpl_flag fa[FMPL_AREA(2)];
static int a[100], b[100], work[100], spool[500], ier;
#define ALL FMPL_COMM_WORLD
static void run(void)
{
    int me = my_pe(), other = N_PE - 1 - me;
    fmpl_init(ma, fa, 2, NULL);
    BODY
    fmpl_finalize(NULL);
}
int main(void) { spmd(run); return 0; }
"""
ERRORS = [  # what PE 0 of two does with error code IER; the code; the trap without IER
    ("fmpl_send(a, 4, 2, 0, ALL, IER);", "RANK", "no such rank: PE 0 names rank 2, with index 0 and 4 bytes"),
    ("fmpl_recv(a, 4, -1, 1, ALL, IER);", "RANK", "no such rank: PE 0 names rank -1, with index 1 and 4 bytes"),
    ("fmpl_send(a, 4, 1, 2, ALL, IER);", "INDEX", "no such index: PE 0 names, for rank 1, index 2, with 4 bytes"),
    ("fmpl_send(a, 4, 1, FMPL_TAG_ANY, ALL, IER);", "INDEX", "no such index: PE 0 names, for rank 1, index -1"),
    ("fmpl_recv_any(a, 4, FMPL_TAG_ANY, ALL, IER);", "INDEX", "no such index: PE 0 names, for rank 0, index -1"),
    ("fmpl_send(a, 1 << 26, 1, 0, ALL, IER);", "SIZE", "message beyond memory: PE 0, rank 1, index 0, 67108864 bytes"),
    ("fmpl_irecv(NULL, 4, 1, 0, ALL, IER);", "SIZE", "message beyond memory: PE 0, rank 1, index 0, 4 bytes"),
    ("fmpl_send(a, 4, 1, 0, 3, IER);", "COMM", "no member of the communicator: PE 0, with rank 1, index 0 and 4"),
    ("fmpl_barrier(FMPL_COMM_NULL, IER);", "COMM", "no member of the communicator: PE 0"),
    ("fmpl_irecv_wait(1, 0, ALL, IER);", "STATE", "FMPL is not initialised: PE 0, with rank 1, index 0"),
    ("fmpl_init(ma, fa, 2, IER);", "STATE", "FMPL is initialised already: PE 0"),
    (
        "fmpl_irecv(a, 4, 1, 0, ALL, NULL); fmpl_irecv(b, 8, 1, 0, ALL, IER);",
        "BUSY",
        "index in use: PE 0 has one under way with rank 1 and index 0, and begins one of 8 bytes",
    ),
    (
        "fmpl_isend(a, 4, 1, 1, ALL, NULL); fmpl_isend(b, 8, 1, 1, ALL, IER);",
        "BUSY",
        "index in use: PE 0 has one under way with rank 1 and index 1, and begins one of 8 bytes",
    ),
    ("fmpl_irecv(a, 4, 1, 0, ALL, NULL); fmpl_finalize(IER);", "BUSY", "index in use: PE 0 has 1 receives or sends"),
    (
        "fmpl_irecv(a, 4, 0, 0, ALL, NULL); fmpl_isend(b, 8, 0, 0, ALL, NULL); fmpl_irecv_wait(0, 0, ALL, IER);",
        "TRUNCATE",
        "message too long: PE 0 gets one from rank 0, of 8 bytes, into a buffer of 4",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize(("error", "machine"), spread(ERRORS, ("em4", "sr8000")))
def test_errors_are_codes_or_traps(error: tuple[str, str, str], machine: str) -> None:
    call, code, text = error
    body = f"if (me == 0) {{ {call} }}"
    show = f'if (me == 0) {{ {call} printf("%d\\n", ier == FMPL_ERR_{code}); fflush(stdout); exit(0); }}'
    coded = HEAD.replace("#include <stdio.h>", "#include <stdio.h>\n#include <stdlib.h>").replace("BODY", show)
    assert run(coded.replace("IER", "&ier"), machine, 2).output == b"1\n"
    trap = run(HEAD.replace("BODY", body).replace("IER", "NULL"), machine, 2).trap
    assert trap is not None and text in "\n".join((trap.kind, *trap.detail)), trap
    assert trap.span is not None and trap.span.file == "x.emc"


def test_areas_must_be_at_one_address() -> None:
    text = HEAD.replace("fmpl_init(ma, fa, 2, NULL);", "fmpl_init(ma, fa + me, 2, NULL);").replace("BODY", "")
    trap = run(text, "sr8000", 2).trap
    assert trap is not None and trap.kind.startswith("matching areas differ: PE 0"), trap


MISMATCHES = [
    ("fmpl_bcast(a, 4 + 4 * me, 0, ALL, NULL);", "bytes"),
    ("fmpl_bcast(a, 4, me, ALL, NULL);", "roots"),
    ("fmpl_reduce(a, 2 + me, fmpl_isum, 0, ALL, work, NULL);", "bytes"),
    ("fmpl_reduce(a, 2, me ? fmpl_isum : fmpl_imax, 0, ALL, work, NULL);", "functions differ"),
    ("if (me) fmpl_reduce(a, 2, fmpl_isum, 0, ALL, work, NULL); else fmpl_allreduce(a, 2, fmpl_isum, ALL, work, NULL);",
     "kinds"),
]  # fmt: skip


@pytest.mark.parametrize(("mismatch", "machine"), spread(MISMATCHES, ("sr8000", "em4")))
def test_members_agree(mismatch: tuple[str, str], machine: str) -> None:
    call, what = mismatch
    trap = run(HEAD.replace("BODY", call + " fmpl_barrier(ALL, NULL);"), machine, 2).trap
    assert trap is not None and trap.kind.startswith("collective mismatch: PE") and what in trap.kind, trap


NEVER_MEET = [
    ("if (me == 0) fmpl_bcast(a, 4, 0, ALL, NULL); fmpl_barrier(ALL, NULL);", "kinds"),
    ("if (me == 0) fmpl_barrier(ALL, NULL); fmpl_reduce(a, 2, fmpl_isum, 0, ALL, work, NULL);", "kinds"),
    ("if (me == 0) fmpl_barrier(ALL, NULL); else fmpl_bcast(a, 4, 0, ALL, NULL);", "kinds"),
    ("fmpl_comm_create(&half, 1 + (me & 1), NULL); fmpl_barrier(half, NULL); fmpl_barrier(half, NULL);"
     "if (me & 1) fmpl_bcast(a, 4, me / 2, half, NULL); fmpl_barrier(ALL, NULL);", "PE 1 and PE 3; roots 0 and 1"),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("body", "what"), NEVER_MEET)
@pytest.mark.parametrize("machine", ["em4", "sr8000"])
def test_members_that_wait_for_each_other_for_ever(machine: str, body: str, what: str) -> None:
    """Nothing brings them together, so the report of the deadlock finds it."""
    trap = run(HEAD.replace("BODY", f"int half; {body} half = 0;"), machine, 4).trap
    assert trap is not None and trap.kind.startswith("collective mismatch: PE") and what in trap.kind, trap
    assert trap.span is not None and trap.span.file == "x.emc"


def test_a_missing_member_is_a_deadlock() -> None:
    body = "int half; fmpl_comm_create(&half, me & 1, NULL); if (me == 3) fmpl_barrier(half, NULL); half = 0;"
    trap = run(HEAD.replace("BODY", body), "em4", 4).trap
    assert trap is not None and trap.kind == "deadlock", trap


BOTH_SEND = """SPOOL
    fmpl_send(a, 400, other, 0, ALL, NULL);
    fmpl_recv(b, 400, other, 0, ALL, NULL);
"""


@pytest.mark.parametrize("machine", ["em4", "sr8000"])
def test_two_that_both_send_first(machine: str) -> None:
    """Without a spool that is a deadlock, which names both calls by line; with one both messages come."""
    trap = run(HEAD.replace("BODY", BOTH_SEND).replace("SPOOL", ""), machine, 2).trap
    assert trap is not None and trap.kind == "deadlock"
    report = "\n".join(trap.detail)
    assert report.count("x.emc:14") >= 2, report
    with_one = HEAD.replace("BODY", BOTH_SEND).replace("SPOOL", "fmpl_sendbuf_set(spool, sizeof spool, 1, NULL);")
    assert run(with_one, machine, 2).trap is None


@pytest.mark.parametrize("machine", ["em4", "sr8000"])
def test_a_message_that_nothing_receives_is_a_deadlock(machine: str) -> None:
    body = "fmpl_sendbuf_set(spool, sizeof spool, 0, NULL); if (me == 0) fmpl_send(a, 8, 1, 0, ALL, NULL);"
    trap = run(HEAD.replace("BODY", body), machine, 2).trap
    assert trap is not None and trap.kind == "deadlock"
    assert "fmpl_finalize" in "\n".join(trap.detail) or "x.emc" in "\n".join(trap.detail)


def test_a_block_moves_once() -> None:
    """Zero copy by count: the engine moves the message once, and headers of a few words besides."""
    body = "if (me == 0) fmpl_send(big, sizeof big, 1, 0, ALL, NULL); else fmpl_recv(big, sizeof big, 0, 0, ALL, NULL);"
    text = HEAD.replace("BODY", body).replace("static int a", "static char big[1 << 24];\nstatic int a")
    done = run(text, "sr8000", 2)
    assert done.trap is None
    assert 1 << 24 <= sum(one.sent for pe in done.counters for one in pe.engines) <= (1 << 24) + 200
    assert sum(pe.busy for pe in done.counters) < 50_000  # the threads copy nothing


LIBRARY = places.runtime() / "lib"
STREAM = HEAD.replace(
    "BODY",
    """int k;
    if (me == 0) forkwith () {  // a thread in whose long turns packets wait: answers, and headers
        int turn, i;
        for (turn = 0; turn < 400; turn++) {
            for (i = 0; i < 3000; i++) work[0] += i;
            resched();
        }
    }
    for (k = 0; k < 30; k++) {
        if (me == 0) { a[0] = k; fmpl_send(a, 4, 1, 0, ALL, NULL); }
        else { fmpl_recv(b, 4, 0, 0, ALL, NULL); if (b[0] != k) printf("wrong\\n"); }
    }
    if (me) printf("all\\n");""",
)
LATER = "    if (how == 2) q_read(&p->__completed);"


def with_sends(text: str, machine: str) -> Run:
    """A run of STREAM whose sends are those of this text, not the library's."""
    sources = [("x.emc", Source("x.emc", STREAM)), ("sends.emc", Source("sends.emc", text))]
    made = build(sources, BuildOptions(Pes(2), machine=machine, includes=(str(LIBRARY),)))
    return execute(made, "native", Options(), Host("x"))


@pytest.mark.slow
def test_the_slot_is_emptied_before_the_kick() -> None:
    """A receiver may be quick: its next header comes before the sender knows that the data have landed. A slot that is
    emptied only then loses the header."""
    text = (LIBRARY / "fmpl_send.emc").read_text()
    assert text.count("m->__header.__posted = 0;") == 1 and text.count(LATER) == 1
    mutant = text.replace("    m->__header.__posted = 0;", "    (void)0;")
    mutant = mutant.replace(LATER, f"{LATER}\n    MATCH(pe, index)->__header.__posted = 0;")
    for machine in ("em4", "sr8000"):
        assert with_sends(text, machine).output == b"all\n"
        done = with_sends(mutant, machine)
        assert done.trap is not None and done.trap.kind == "deadlock", done
