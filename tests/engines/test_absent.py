"""Who is missing in a deadlock: PEs that have not come, with the reason, and locks that wait in a circle."""

from __future__ import annotations

import pytest

from emc.engines.reference.absent import COLLECTIVES
from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.places import runtime
from emc.session import build, execute
from emc.shape import Pes
from emc.target import PORT_QUEUES
from emc.texts import Source
from emc.views.traps import plain


def report(text: str, pes: int = 4) -> list[str]:
    """The lines of the reference engine's report beyond those of the threads."""
    return [line for line in whole_report(text, pes) if " has been waiting since " not in line]


def whole_report(text: str, pes: int = 4) -> list[str]:
    built = build([("x.emc", Source("x.emc", text))], BuildOptions(Pes(pes)))
    trap = execute(built, "reference", Options(), Host()).trap
    assert trap is not None and trap.kind == "deadlock"
    return [plain(line) for line in trap.detail]


WORK = """#include <emc/coll.h>
int a[16], b[16];
static int work(int me) {
    if (me == 2) return 0;
    CALL;
    return 1;
}
int main(void)
{
    int v;
    everywhere dowith () { v = work(my_pe()); } reductionsum (v);
    return v;
}
"""


@pytest.mark.parametrize(
    ("call", "name"),
    [
        ("barrier()", "barrier"),
        ("barrier_sum(me)", "barrier"),
        ("barrier_fence()", "barrier_fence"),
        ("barrier_maxd(1.0)", "barrier_maxd"),
        ("scan_sum(me)", "scan_sum"),
        ("pex(a, b, 1)", "pex"),
        ("lex(a, b, 1)", "lex"),
        ("lib(0, a, 1)", "lib"),
        ("reb(0, a, 1)", "reb"),
    ],
)
def test_who_has_not_come_and_where_it_ended(call: str, name: str) -> None:
    first = report(WORK.replace("CALL", call))[0]
    assert first.startswith(f"PE 2 has not reached `{name}`: its `work` ended at x.emc:4:18 in cycle ")


def test_who_waits_for_something_else() -> None:
    text = "int global c;\nint main(void)\n{\n"
    text += "    everywhere dowith () { if (my_pe() > 1) i_read(&c); barrier(); }\n    return 0;\n}\n"
    assert report(text)[:1] == [
        "PEs 2-3 have not reached `barrier`: main.everywhere waits there for i_read at x.emc:4:45"
    ]


def test_where_nothing_runs() -> None:
    assert report("int main(void) { barrier(); return 0; }\n", 64) == [
        "PEs 1-63 have not reached `barrier`: no thread has run there"
    ]


def test_the_second_round() -> None:
    """All PEs came once; then one stays away."""
    text = "int main(void)\n{\n    everywhere dowith () {\n        barrier();\n        if (my_pe() != 3) barrier();\n"
    line, came = report(text + "    }\n    return 0;\n}\n")
    assert came.startswith("PEs 0-2 came to `barrier` twice, PE 3 once; all must come equally often")
    assert line.startswith("PE 3 has not reached `barrier`: its `main.everywhere` ended at x.emc:3:")


def test_who_is_done_already() -> None:
    """PE 1 starts the copy on PE 3 and waits for it."""
    text = "int main(void)\n{\n    everywhere dowith () { if (my_pe() != 1) barrier(); }\n    return 0;\n}\n"
    assert report(text) == [
        "PE 1 has not reached `barrier`: its `main.everywhere` has reached its end and waits for the other copies"
    ]


def test_locks_in_a_circle() -> None:
    text = """lock_t global b[4];
static void get(int k) { lock(&b[k]); }
int main(void)
{
    everywhere dowith () { lock(&b[my_pe()]); barrier(); get((my_pe() + 1) % N_PE); }
    return 0;
}
"""
    assert report(text)[0] == (
        "4 threads wait for locks in a circle: get on PE 0 waits for `b[1]`, held by get on PE 1; "
        "get on PE 1 waits for `b[2]`, held by get on PE 2; get on PE 2 waits for `b[3]`, held by get on PE 3; "
        "get on PE 3 waits for `b[0]`, held by get on PE 0; take locks in one order everywhere, for example that of "
        "their numbers"
    )


def test_a_lock_taken_twice() -> None:
    text = "lock_t global door;\nint main(void) { lock(&door); lock(&door); return 0; }\n"
    assert report(text)[0] == "main on PE 0 waits for `door`, which it already holds"


def test_who_waits_for_a_circle_is_not_in_it() -> None:
    text = """lock_t global b[3];
int main(void)
{
    everywhere dowith () {
        if (my_pe() < 2) lock(&b[my_pe()]);
        barrier();
        if (my_pe() < 3) lock(&b[my_pe() == 0]);
    }
    return 0;
}
"""
    lines = report(text)
    assert (
        lines[0].startswith("2 threads wait for locks in a circle: ") and sum("circle" in line for line in lines) == 1
    )


def test_the_collectives_are_the_library_s() -> None:
    headers = "".join((runtime() / "include" / name).read_text() for name in ("emc.h", "emc/coll.h"))
    assert [name for name in COLLECTIVES if f" {name}(" not in headers] == []


@pytest.mark.parametrize(
    ("send", "take", "says"),
    [
        (
            "word_send",
            "pkt_input",
            "sent by `word_send` at x.emc:6:5, but `pkt_input` takes only words of `pkt_output`",
        ),
        ("pkt_output", "word_rcv", "sent by `pkt_output` at x.emc:6:5, but `word_rcv` takes only words of `word_send`"),
    ],
)
def test_a_word_has_come_in_the_other_way(send: str, take: str, says: str) -> None:
    text = f"""#include <emc/msg.h>
#include <emc.h>
static void receive(void) {{ {take}(3); }}
int main(void)
{{
    {send}(NODE_PORT(2), 3, 7);
    remote_call(2, receive, 0);
}}
"""
    assert report(text)[0] == f"a word of type 3 has come to PE 2, {says}"


def test_who_else_waits_is_named_beside_a_word_in_the_other_way() -> None:
    text = """#include <emc/msg.h>
#include <emc.h>
#include <emc/sync.h>
int global lonely;
int main(void)
{
    where (&lonely) forkwith () { q_read(&lonely); }
    pkt_output(NODE_PORT(0), 3, 7);
    return word_rcv(3);
}
"""
    lines = whole_report(text)
    assert any("(`qread` of the words of type 3 on PE 0)" in line for line in lines)
    assert lines[-2].startswith("a word of type 3 has come to PE 0, sent by `pkt_output`")
    assert lines[-1] == "nothing sends `qwrite` packets"


def test_the_port_is_as_its_header_says() -> None:
    assert f"__PORT_QUEUES = {PORT_QUEUES} " in (runtime() / "include/emc/msg.h").read_text()


def test_words_of_another_type_are_not_named() -> None:
    text = """#include <emc/msg.h>
int main(void) { word_send(NODE_PORT(0), 2, 7); return pkt_input(3); }
"""
    assert not any("has come" in line for line in report(text))
