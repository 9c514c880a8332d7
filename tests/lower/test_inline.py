"""Inlined calls: the same results and traps as with calls; what does not qualify stays a call."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc.ir.module import Module
from emc.ir.read import read
from emc.ir.show import show
from emc.machine import Host, Options, Run
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import Pes
from emc.texts import read_sources

LEAVES = """
#include <stdio.h>
int zero;
static int divide(int x) { return x / zero; }
static int larger(int a, int b) { if (a > b) return a; return b; }
static void add(int *p, int n) { if (!p) return; *p += n; n = 0; }
static double half(double x) { return x / 2; }
static long long square(int n) { long long m = n; return m * m; }
static unsigned char low(int n) { return n; }
static int quarter(int n) { n = n >> 2; return n; }
"""


def made(tmp_path: Path, text: str, optimise: int = 2, off: str = "", check: bool = False, pes: int = 2) -> Module:
    file = tmp_path / "x.emc"
    file.write_text(LEAVES + text)
    wishes = BuildOptions(pes=Pes(pes), optimise=optimise, off=frozenset(off.split()), check=check)
    return build(read_sources([str(file)]), wishes).module


def run(tmp_path: Path, text: str, engine: str = "reference", **options: object) -> Run:
    wishes = BuildOptions(pes=Pes(2))
    file = tmp_path / "x.emc"
    module = made(tmp_path, text, **options)  # type: ignore[arg-type]
    built = build(read_sources([str(file)]), wishes)
    return execute(
        type(built)(module, built.description, built.faults), engine, Options(max_cycles=10**6), Host("x.emc")
    )


def calls(module: Module, name: str) -> list[str]:
    """What a template waits for."""
    (template,) = (t for t in module.templates if t.name == name)
    return [op.word for block in template.blocks for op in block.ops if op.name == "break" and op.word != "done"]


ALL = """int main(void)
{
    int (*p)(int, int) = larger, s = 0, n = 9;
    for (int i = 0; i < 10; i++) { s += larger(i, 5); add(&s, n); }
    add(0, 1);
    printf("%d %d %g %lld %d %d %d\\n", s, p(3, 4), half(3), square(-70000), low(300), quarter(n), n);
    return larger(larger(1, 2), larger(3, 4));
}"""


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["reference", "native"])
@pytest.mark.parametrize("check", [False, True])
def test_results_are_those_of_calls(tmp_path: Path, engine: str, check: bool) -> None:
    plain = run(tmp_path, ALL, off="inline")
    better = run(tmp_path, ALL, engine, check=check)
    assert better.output == plain.output == b"150 4 1.5 4900000000 44 2 9\n"
    assert better.status == plain.status == 4
    assert better.cycles < plain.cycles
    assert "call of larger@1" not in calls(made(tmp_path, ALL), "main")
    assert "call of larger@1" in calls(made(tmp_path, ALL, optimise=1), "main")
    assert "call of larger@1" in calls(made(tmp_path, ALL, off="inline"), "main")


@pytest.mark.parametrize(
    "body", ["return divide(7);", "int m = divide(7) + 1; return m;", "zero = divide(1); return 0;"]
)
@pytest.mark.parametrize("engine", ["reference", "native"])
def test_a_trap_has_its_line_and_its_callers(tmp_path: Path, engine: str, body: str) -> None:
    text = (
        f"static int middle(int n) {{ if (n) return larger(n, 1); {body} }}\nint main(void) {{ return middle(0) + 1; }}"
    )
    plain, better = run(tmp_path, text, off="inline tail-call"), run(tmp_path, text, engine)
    assert better.trap is not None and plain.trap is not None
    assert (better.trap.kind, better.trap.span.line) == ("division by zero", 4)
    assert [str(call) for call in better.trap.chain] == [str(call) for call in plain.trap.chain]
    assert [call.template for call in better.trap.chain] == ["divide@1", "middle@1"]


@pytest.mark.slow
def test_the_text_of_an_inlined_place_comes_back(tmp_path: Path) -> None:
    module = made(tmp_path, ALL)
    assert " in larger@1 at " in show(module)
    assert read(show(module)) == module


@pytest.mark.parametrize(
    ("function", "call"),
    [
        ("int f(int n) { return n < 2 ? n : f(n - 1) + f(n - 2); }", "f(3)"),
        ("int f(int n) { int s = 0; while (n) s += n--; return s; }", "f(3)"),
        ("int f(int n) { int a[2] = {n, 1}; return a[n & 1]; }", "f(3)"),
        ("int f(int n) { int *p = &n; return *p; }", "f(3)"),
        ("int f(int n) { int m; if (n) m = 1; return m; }", "f(3)"),
        ("int f(int n) { if (n) return 1; }", "f(3)"),
        ("int f(int n, ...) { return n; }", "f(3, 4)"),
        ("int global *g; int f(int n) { return *g; }", "f(3)"),
        ("int global *g; int f(int n) { *g = n; return 1; }", "f(3)"),
        ("int f(n) int n; { return n; }", "f(3)"),
        ("int f(int n) { volatile int m = n; return m; }", "f(3)"),
        ("int f(int n) { if (n) goto out; n = 3; out: return n; }", "f(3)"),
    ],
)
def test_what_does_not_qualify_stays_a_call(tmp_path: Path, function: str, call: str) -> None:
    assert "call of f" in calls(
        made(tmp_path, f"{function}\nint main(void) {{ return {call}; }}", off="tail-call"), "main"
    )


@pytest.mark.parametrize(
    "loop",
    [
        "while (!ready()) ;",
        "do ; while (!ready());",
        "for (; !ready(); ) ;",
        "for (;;) if (ready()) break;",
        "do if (ready()) break; while (1);",
        "again: if (!ready()) goto again;",
    ],
)
@pytest.mark.parametrize("pes", [1, 2])
def test_a_loop_that_waits_keeps_its_turn(tmp_path: Path, loop: str, pes: int) -> None:
    text = f"""
int flag;
static int ready(void) {{ return flag; }}
int main(void) {{ forkwith () {{ flag = 1; }} {loop} return 5; }}"""
    result = run(tmp_path, text, pes=pes)
    assert result.trap is None, str(result.trap)
    assert result.status == 5
