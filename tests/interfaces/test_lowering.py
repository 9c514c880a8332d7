"""What becomes of `ni_memory` and `ni_handler` in the IR, and what files of one program must agree in."""

from __future__ import annotations

import pytest

from emc.faults import Faulty
from emc.ir.module import Datum, Module
from emc.ir.read import read
from emc.ir.show import show
from emc.ir.traits import Traits
from emc.options import BuildOptions
from emc.session import build
from emc.shape import Pes
from emc.texts import Source

HEADER = "#include <emc/ni.h>\n"
TICKETS = """
ni_memory int tickets = 5;
ni_handler int draw(int *cell, int by) { int old = *cell; *cell += by; return old; }
ni_handler void put(int *p, int a, char b, int *c, int global *d, unsigned e) { p[a] = b + *c + e; *d = a; }
ni_handler void pass(int *p, int left) { if (left) pass(global_of(ni_of(1), p), left - 1); }
int main(void) {
    put(global_of(ni_of(1), &tickets), 1, 2, &tickets, (int global *)0, 4);
    pass(global_of(ni_of(1), &tickets), 7);
    return draw(global_of(ni_of(1), &tickets), 3);
}
"""


def made(*texts: str, pes: int = 2, optimise: int = 1, check: bool = False) -> Module:
    sources = [(f"x{n}.emc", Source(f"x{n}.emc", HEADER + text)) for n, text in enumerate(texts)]
    return build(sources, BuildOptions(pes=Pes(pes), machine="myrinet", optimise=optimise, check=check)).module


def code(module: Module, name: str) -> list[str]:
    """The lines of a template's blocks, without places."""
    text = show(module).partition(f"template @{name}: ")[2].partition("\n\n")[2].partition("\ntemplate ")[0]
    return [line.split(";")[0].split("//")[0].strip() for line in text.splitlines() if line.strip()]


@pytest.mark.parametrize("check", [False, True])
def test_a_handler_loads_its_words_and_sends_those_of_its_packets_from_the_same_place(check: bool) -> None:
    module = made(TICKETS, optimise=2, check=check)
    assert code(module, "ni_request.draw") == [
        "^start: entry (%cell, %w)",
        "%t = load.i32 [%w]",
        "%t.1 = load.i32 [%w+16]",
        "%t.2 = load.i32 [%cell]",
        "%t.4 = add.i32 %t.2, %t",
        "store.i32 [%cell], %t.4",
        "pkt %t.1, %t.2",
        'break "done"',
    ]
    lines = code(module, "ni_handler.put")
    assert lines[1:6] == [f"%t{f'.{n}' if n else ''} = load.i32 [%w{f'+{4 * n}' if n else ''}]" for n in range(5)]
    lines = code(module, "ni_handler.pass")
    at = lines.index('ni.send "ni_handler.pass", %t.1, %w')
    assert lines[at - 1] == "store.i32 [%w], %t.2"
    assert read(show(module)) == module


def test_a_pe_writes_the_words_to_its_frame() -> None:
    lines = code(made(TICKETS), "main")
    at = next(i for i, line in enumerate(lines) if line.startswith('ni.send "ni_handler.put"'))
    stores = [line for line in lines[:at] if line.startswith("store.i32 [%fp+")]
    assert [line.split(", ")[1] for line in stores[-5:]] == ["1", "2", "@ni_memory.tickets", "0", "4"]
    at = next(i for i, line in enumerate(lines) if line.startswith('ni.send "ni_request.draw"'))
    continuation = next(line for line in lines[:at] if " = cont ^reply" in line).split(" ")[0]
    assert any(line.startswith("store.i32 [%fp+") and line.endswith(f", {continuation}") for line in lines[:at])
    assert 'break ^reply "reply of draw"' in lines[at:]


def test_what_is_known_of_them() -> None:
    module = made(TICKETS)
    traits = {t.name: t.traits for t in module.templates if t.traits.interface and t.span.file == "x0.emc"}
    what = {"ni_handler.put", "ni_handler.pass"}
    assert traits == {
        **dict.fromkeys(what, Traits(interface=True, what="handler's packet")),
        "ni_request.draw": Traits(answers="word", interface=True, what="handler's request"),
    }
    data = [d for d in module.data if isinstance(d, Datum) and d.interface and d.name.startswith("ni_memory.")]
    assert [(d.name, d.size, d.initial) for d in data] == [("ni_memory.tickets", 4, b"\5")]


DECLARED = (
    "ni_handler void put(int *cell, int v, int w); extern ni_memory int x; int main(void) { put(&X, 1, 2); return 0; }"
)
USED = DECLARED.replace("&X", "global_of(ni_of(0), &x)")


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ("ni_memory int x;", "undefined: the handler `put` is used here, but no file of this program defines it"),
        (
            "ni_memory int x; packet_type put(int *p, int v) {}",
            "`put` is declared with `ni_handler` here, but its handler",
        ),
        (
            "ni_memory int x; ni_handler int put(int *p) { return 1; }",
            "`put` expects no reply here, but its handler sends",
        ),
        (
            "ni_handler void put(int *p, int v, int w) {}",
            "undefined: the `ni_memory` object `x` is used here, but no file",
        ),
        (
            "int x; ni_handler void put(int *p, int v, int w) {}",
            "undefined: the `ni_memory` object `x` is used here, but no file",
        ),
        ("ni_memory int x; ni_handler void put(int *p, int v, int w) {} int main(void) { return 1; }", "defined twice"),
        ("ni_memory int x = 3, y; ni_handler void put(int *p, int v, int w) {} ni_memory int x = 4;", "already has"),
    ],
)
def test_files_must_agree(other: str, said: str) -> None:
    with pytest.raises(Faulty) as caught:
        made(USED, other)
    assert [fault for fault in caught.value.faults if said in fault.text], [f.text for f in caught.value.faults]


def test_two_files_have_the_same_object() -> None:
    module = made(
        USED,
        "ni_memory int x = 3; ni_handler void put(int *p, int v, int w) { *p = v + w; }",
        "extern ni_memory int x;",
    )
    assert [d.initial for d in module.data if d.name == "ni_memory.x"] == [b"\3"]


def test_too_large() -> None:
    with pytest.raises(Faulty) as caught:
        made("ni_memory int small, big[60000]; int main(void) { return 0; }")
    (fault,) = caught.value.faults
    assert (fault.code, fault.span.line, fault.span.column) == ("E0809", 2, 22)
    assert "its `ni_memory` objects need 240," in fault.text and "`big` takes 240,000" in fault.hint
    assert made("ni_memory int big[50000]; int main(void) { return 0; }")
