"""The measured part of a run: marks of the program, `--function NAME`, and what reports them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

BOTH = ("reference", "native")
EMPTY = 50  # cycles of a part with nothing in it, on an EM-4: half of a request, a return, a call, half of a request

LOOP = """int f(int n) { volatile int s = 0; for (int i = 0; i < n; i++) s += i; return s; }
"""


def figures(emc: Any, text: str, *words: str, pes: int = 4, engine: str = "reference") -> dict[str, Any] | None:
    """The region of a run of that program; None if it has none."""
    Path("x.emc").write_text(text)
    emc("run", "x.emc", "--pes", str(pes), "--engine", engine, "-w", "--stats", "x.json", *words)
    return json.loads(Path("x.json").read_text()).get("region")


def body(text: str) -> str:
    return f"{LOOP}int main(void) {{ {text} return 0; }}\n"


CASES = {  # statements of main: parts, whether the last one ended
    "none": ("f(3);", None, True),
    "one": ("measure_begin(); f(3); measure_end();", 1, True),
    "two": ("measure_begin(); f(3); measure_end(); f(9); measure_begin(); measure_end();", 2, True),
    "nested": ("measure_begin(); measure_begin(); measure_end(); f(3); measure_end();", 1, True),
    "not ended": ("f(9); measure_begin(); f(3);", 1, False),
    "end first": ("measure_end(); measure_begin(); f(3); measure_end(); measure_end();", 1, True),
    "exit": ("extern void exit(int); measure_begin(); f(3); exit(3);", 1, False),
    "trap": ("volatile int z = 0; measure_begin(); f(3); return 1 / z;", 1, False),
    "on all PEs": ("everywhere dowith () { measure_begin(); f(3); measure_end(); }", 1, True),
}


@pytest.mark.parametrize("pes", [1, 4])
@pytest.mark.parametrize("name", CASES)
def test_parts(emc, name: str, pes: int) -> None:
    statements, parts, ended = CASES[name]
    region = figures(emc, body(statements), pes=pes)
    assert (region and region["parts"]) == parts
    if region is not None:
        assert region["ended"] == ended and region["packets_total"] == sum(region["packets"].values())
        per_pe = region["per_pe"]
        assert {sum(per_pe[f"{kind}_cycles"][pe] for kind in ("busy", "dispatch", "spilling", "idle"))
                for pe in range(pes)} == {region["cycles"]}  # fmt: skip
        assert not any("high" in key for key in per_pe)


def test_the_figures_are_those_of_what_is_between(emc) -> None:
    """A part adds what its statements cost, whatever is before and after it."""
    empty = figures(emc, body("measure_begin(); measure_end();"))
    ten = figures(emc, body("f(99); measure_begin(); f(10); measure_end(); f(99);"))
    both = figures(emc, body("measure_begin(); f(10); measure_end(); f(9); measure_begin(); f(10); measure_end();"))
    assert empty is not None and ten is not None and both is not None
    assert (empty["cycles"], empty["packets_total"]) == (EMPTY, 4)
    assert both["cycles"] == 2 * ten["cycles"] and both["packets_total"] == 2 * ten["packets_total"] == 12
    assert ten["end_cycle"] - ten["begin_cycle"] == ten["cycles"] > EMPTY


def test_marks_take_the_same_time_if_nothing_observes_them(emc) -> None:
    Path("x.emc").write_text(body("measure_begin(); f(3); measure_end();"))
    cycles = {emc("run", "x.emc", "--pes", "4", "-v", "-w", *words).stderr.split(" cycles")[0]
              for words in ([], ["--stats", "x.json"], ["--engine", "reference"])}  # fmt: skip
    assert len(cycles) == 1


FUNCTIONS = {  # what is before `main`, with `it` to be measured; what `main` does: parts, whether the last one ended
    "once": (f"{LOOP}void it(void) {{ f(3); }}", "f(9); it();", 1, True),
    "early return": (f"{LOOP}int it(int n) {{ if (n) return f(n); return f(9); }}", "it(1); it(0);", 2, True),
    "recursion": ("int it(int n) { return n < 2 ? n : it(n - 1) + it(n - 2); }", "return it(5) - 5;", 1, True),
    "struct": ("struct p { int a, b; }; struct p it(void) { struct p x = {1, 2}; return x; }", "it();", 1, True),
    "wide": ("double it(double x) { return x * 2; }", "return it(1.5) != 3;", 1, True),
    "alloca": ("#include <alloca.h>\nint it(int n) { int *p = alloca(4 * n); return *p = n; }", "it(8);", 1, True),
    "inline": ("static inline int it(int n) { return n + 1; }", "return it(2) - 3;", 1, True),
    "on all PEs": ("int it(void) { barrier(); return 0; }", "everywhere dowith () { it(); }", 1, True),
    "longjmp": ("#include <setjmp.h>\njmp_buf b; void it(void) { longjmp(b, 1); }", "if (!setjmp(b)) it();", 1, False),
    "exit": ("extern void exit(int); void it(void) { exit(3); }", "it();", 1, False),
    "trap": ("int it(int n) { return 1 / n; }", "it(0);", 1, False),
    "marks do not count": ("int it(void) { measure_end(); return 0; }", "measure_begin(); it();", 1, True),
    "not called": ("int it(void) { return 0; }", "", None, True),
}


@pytest.mark.parametrize("level", ["1", "2"])
@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions(emc, name: str, level: str) -> None:
    functions, statements, parts, ended = FUNCTIONS[name]
    Path("x.emc").write_text(f"{functions}\nint main(void) {{ {statements} return 0; }}\n")
    before = emc("run", "x.emc", "--pes", "4", "--engine", "reference", "-w", "-O", level).returncode
    done = emc("run", "x.emc", "--pes", "4", "--engine", "reference", "-w", "-O", level, "--function", "it",
               "--stats", "x.json")  # fmt: skip
    region = json.loads(Path("x.json").read_text()).get("region")
    assert done.returncode == before
    assert (region and (region["parts"], region["ended"])) == (parts and (parts, ended))
    said = "emc: `it` was not called, so nothing was measured" if parts is None else "emc: measured: "
    assert said in done.stderr


REFUSED = {
    "unknown": ("int solve(void) { return 0; } int main(void) { return solve(); }", "solv", "did you mean `solve`?"),
    "library": ("int puts(const char *); int main(void) { puts(\"\"); }", "puts", "defines no function `puts`"),
    "handler": ("int n; packet_type void it(int *p, int v) { *p += v; }\nint main(void) { return n; }", "it",
                "`it` handles packets"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_refused(emc, name: str) -> None:
    text, function, said = REFUSED[name]
    Path("x.emc").write_text(text)
    done = emc("run", "x.emc", "--pes", "4", "-w", "--function", function)
    assert done.returncode == 1 and "[E1016]" in done.stderr and said in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--function", "a b"], "'a b' is not the name of a function"),
        (["--function", "f", "--engine", "direct"], "--engine direct has no cycles to measure --function f"),
    ],
)
def test_wrong_options(emc, words: list[str], said: str) -> None:
    Path("x.emc").write_text(body("f(3);"))
    done = emc("run", "x.emc", "--pes", "4", *words)
    assert done.returncode == 2 and said in done.stderr


SPREAD = """#include <stdio.h>
int global A[64];
static int sum(void) { int s = 0; for (int i = 0; i < 64; i++) s += A[i]; return s; }
int main(void)
{
    everywhere (A) dowith () { for (int i = 0; i < own_count(A); i++) A[i] = own_index(A, i); }
    measure_begin();
    everywhere (A) dowith () { for (int i = 0; i < own_count(A); i++) A[i] += sum(); }
    measure_end();
    everywhere dowith () { measure_begin(); barrier(); measure_end(); if (my_pe() == 0) measure_end(); }
    printf("%d\\n", sum());
    return 0;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("words", [(), ("--function", "sum")])
@pytest.mark.parametrize("pes", [1, 5, 80])
@pytest.mark.parametrize("level", ["0", "2"])
def test_both_engines_agree(emc, pes: int, level: str, words: tuple[str, ...]) -> None:
    one, two = (figures(emc, SPREAD, "-O", level, *words, pes=pes, engine=engine) for engine in BOTH)
    assert one is not None and one == two


def test_without_simulated_time_marks_do_nothing(emc) -> None:
    Path("x.emc").write_text(body("measure_end(); measure_begin(); f(3);"))
    done = emc("run", "x.emc", "--pes", "4", "--engine", "direct", "-v", "-w")
    assert done.returncode == 0 and "measured" not in done.stderr


LATE = f"""#include <stdio.h>
{LOOP}int main(void) {{ int c = getchar(); f(c); measure_begin(); f(3); measure_end(); putchar(c); return 0; }}
"""
VIEWS = {  # a command and its words: what it says about the cycles that it shows, after the region's line
    "marks": (("trace", "x.emc", "--rows", "1"), "cycles {begin} to {end};"),
    "function": (("trace", "x.emc", "--rows", "1", "--function", "f"), "cycles {begin} to {end};"),
    "page": (("watch", "x.emc"), "open it in a browser"),
}


@pytest.mark.parametrize("name", VIEWS)
def test_a_time_line_shows_only_the_part(emc, name: str) -> None:
    """The program runs twice, and reads its input and prints only once."""
    words, said = VIEWS[name]
    Path("x.emc").write_text(LATE)
    always = ("--pes", "2", "--engine", "reference", "-w")
    function = words[words.index("--function") :] if "--function" in words else ()
    emc("run", "x.emc", *always, *function, "--stats", "x.json", stdin="a")
    region = json.loads(Path("x.json").read_text())["region"]
    done = emc(*words, *always, stdin="a")
    assert done.returncode == 0 and done.stdout.startswith("a")
    assert f"emc: measured: {region['cycles']:,} cycles" in done.stderr
    assert said.format(begin=f"{region['begin_cycle']:,}", end=f"{region['end_cycle']:,}") in done.stdout + done.stderr


def test_a_time_line_of_nothing_is_refused(emc) -> None:
    Path("x.emc").write_text(body("if (f(3) < 0) { measure_begin(); measure_end(); }"))
    done = emc("trace", "x.emc", "--pes", "2", "--engine", "reference", "-w")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "emc: the run came to no mark, so there is nothing to show\n"


def test_cycles_are_chosen_once(emc) -> None:
    Path("x.emc").write_text(LATE)
    both = emc("trace", "x.emc", "--from", "3", "--function", "f")
    assert both.returncode == 2 and "--function chooses the cycles that are shown" in both.stderr
    one = emc("trace", "x.emc", "--pes", "2", "--from", "0", "--engine", "reference", "-w", "--rows", "1", stdin="a")
    assert one.returncode == 0 and "measured" not in one.stderr


WORK = "dispatch", "matching", "spilling", "services", "threads", "bypass", "network", "idle"
MARKED = f"""#include <stdio.h>
{LOOP}int global A[64];
int main(void)
{{
    everywhere (A) dowith () {{ for (int i = 0; i < own_count(A); i++) A[i] = own_index(A, i); }}
    everywhere dowith () {{
        if (my_pe() == 1) {{ f(9); measure_begin(); f(40); A[0]++; measure_end(); }} else f(400);
    }}
    printf("%d\\n", A[0]);
    return 3;
}}
"""  # the marks of PE 1 come while other PEs are in long threads
LATE_WRITE = f"""int global A[2];
{LOOP}int main(void) {{ A[1] = 7; f(60); measure_begin(); f(25); measure_end(); return 0; }}
"""  # the write is in the network, and PE 1 idle, from before the begin until after it
TRAPS = body("measure_begin(); f(3); measure_end(); f(9); measure_begin(); volatile int z = 0; return 1 / z;")
TWICE = body("f(9); measure_begin(); f(3); measure_end(); f(40); measure_begin(); f(5); measure_end();")
PROFILES = {  # a program, options, whether its parts are one
    "marks": (MARKED, (), True),
    "function": (MARKED, ("--function", "f"), True),
    "bypass": (MARKED, ("--machine", "emx"), True),
    "late write": (LATE_WRITE, ("--set", "network.hop=1000"), True),
    "two parts": (TWICE, (), False),
    "trap": (TRAPS, (), False),
}


@pytest.mark.parametrize("engine", BOTH)
@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_is_of_the_part(emc, name: str, engine: str) -> None:
    """Each cycle is in one place, and those of one part are those of the region."""
    text, words, single = PROFILES[name]
    pes = 2 if name == "late write" else 4
    region = figures(emc, text, *words, pes=pes, engine=engine)
    assert region is not None
    always = (*words, "--pes", str(pes), "--engine", engine, "-w")
    done = emc("profile", "x.emc", *always, "--calls", "--json", "p.json")
    made = json.loads(Path("p.json").read_text())
    begin, end = region["begin_cycle"], region["end_cycle"]
    assert f"\ncycles {begin:,} to {end:,}: the measured part\n" in "\n" + done.stdout
    assert (made["begin_cycle"], made["end_cycle"], made["cycles"]) == (begin, end, end - begin)
    assert done.returncode == made["exit_status"] == emc("run", "x.emc", *always).returncode
    assert (made["trap"] is not None) == (name == "trap")
    for pe in made["pes"]:
        assert min(pe.values()) >= 0 and sum(pe[kind] for kind in WORK) == made["cycles"]
    for rows in ("lines", "functions"):
        assert sum(row["cycles"] for row in made[rows]) == made["total"]["cycles"]
        assert all(number >= 0 for row in made[rows] for number in row.values() if isinstance(number, int))
    assert sum(row["own"] for row in made["calls"]) == made["total"]["cycles"]
    if single:
        per_pe = region["per_pe"]
        assert [pe["threads"] + pe["services"] for pe in made["pes"]] == per_pe["busy_cycles"]
        assert [pe["dispatch"] + pe["matching"] for pe in made["pes"]] == per_pe["dispatch_cycles"]
        assert made["total"]["packets"] == region["packets_total"]


def test_both_engines_profile_the_same_part(emc) -> None:
    Path("x.emc").write_text(MARKED)
    made: list[str] = []
    for engine in BOTH:
        emc("profile", "x.emc", "--pes", "4", "--engine", engine, "-w", "--calls", "--json", "p.json")
        made.append(Path("p.json").read_text())
    assert made[0] == made[1]


def test_a_profile_of_the_whole_run(emc) -> None:
    """`--whole` counts all cycles, as if no part was measured."""
    Path("x.emc").write_text(LATE)
    always = ("x.emc", "--pes", "2", "--engine", "reference", "-w")
    emc("run", *always, "--stats", "x.json", stdin="a")
    done = emc("profile", *always, "--whole", "--json", "p.json", stdin="a")
    made = json.loads(Path("p.json").read_text())
    assert done.returncode == 0 and "measured" not in done.stdout + done.stderr
    assert (made["begin_cycle"], made["end_cycle"]) == (0, json.loads(Path("x.json").read_text())["cycles"])
    both = emc("profile", *always, "--whole", "--function", "f")
    assert both.returncode == 2 and "--function chooses the cycles" in both.stderr
    both = emc("trace", *always, "--whole", "--to", "9")
    assert both.returncode == 2 and "--whole shows all cycles" in both.stderr
    assert "measured" not in emc("trace", *always, "--whole", "--rows", "1", stdin="a").stderr


def test_a_profile_of_nothing_is_refused(emc) -> None:
    Path("x.emc").write_text(f"{LOOP}int main(void) {{ return 0; }}\n")
    done = emc("profile", "x.emc", "--pes", "2", "--engine", "reference", "-w", "--function", "f")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "emc: `f` was not called, so there is nothing to show\n"


@pytest.mark.parametrize("words", [("profile", "--calls", "-O", "1,2"), ("trace",)])
def test_a_page_is_of_the_part(emc, words: tuple[str, ...]) -> None:
    """At each level. The program reads its input and prints only once."""
    Path("x.emc").write_text(LATE)
    always = ("x.emc", "--pes", "2", "--engine", "reference", "-w")
    parts: list[str] = []
    for level in ("1", "2") if "1,2" in words else ("1",):
        emc("run", *always, "-O", level, "--stats", "x.json", stdin="a")
        region = json.loads(Path("x.json").read_text())["region"]
        parts.append(f"cycles {region['begin_cycle']:,} to {region['end_cycle']:,}: the measured part")
    done = emc(words[0], *always, *words[1:], "--html", "p.html", stdin="a")
    page = Path("p.html").read_text()
    assert done.returncode == 0 and done.stdout.startswith("ax.emc on" if words[0] == "profile" else "a")
    assert all(part in page for part in parts)


@pytest.mark.parametrize("command", ["profile", "trace"])
def test_a_program_changes_its_files_once(emc, command: str) -> None:
    """And sees them in each run as in the first one."""
    Path("x.emc").write_text(f"""#include <stdio.h>
{LOOP}int main(void)
{{
    FILE *old = fopen("log.txt", "r");
    if (old) {{ f(999); fclose(old); }}
    FILE *log = fopen("log.txt", "a");
    measure_begin(); f(3); measure_end();
    fputs("x", log);
    fclose(log);
    return 0;
}}
""")
    always = ("x.emc", "--pes", "2", "--engine", "reference", "-w", "--allow", ".")
    done = emc(command, *always)
    assert (done.returncode, Path("log.txt").read_text()) == (0, "x"), done.stderr


def test_a_sweep_has_the_figures_of_the_part(emc) -> None:
    """Marks of the program, calls of a function, and a run without any."""
    Path("x.emc").write_text(f"{LOOP}int main(void) {{ f(9); measure_begin(); f(N); measure_end(); return 0; }}\n")
    region = figures(emc, Path("x.emc").read_text(), "-D", "N=3", pes=2)
    assert region is not None
    sweep = ("sweep", "x.emc", "--pes", "2", "-D", "N=3", "--jobs", "1", "--engine", "reference", "-o", "t.json")
    done = emc(*sweep)
    row = json.loads(Path("t.json").read_text())["rows"][0]
    assert (row["cycles"], row["packets"]) == (region["cycles"], region["packets_total"])
    assert "emc: cycles, packets and busy of 1 of 1 runs are those of the measured part" in done.stderr
    emc(*sweep, "--function", "f")
    again = json.loads(Path("t.json").read_text())["rows"][0]
    assert again["cycles"] > row["cycles"]
    Path("x.emc").write_text("int f(void) { return 0; } int main(void) { return N - 3; }\n")
    done = emc(*sweep, "--function", "f")
    assert json.loads(Path("t.json").read_text())["rows"][0]["cycles"] == 0
    assert "emc: 1 of 1 runs did not call `f`: their figures are 0" in done.stderr
