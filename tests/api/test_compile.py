"""Programs and machines from Python: what they tell, what can't be, and that a run is what `emc run` gives."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from embedding import PROGRAM, compiled

import emc
from emc import places

SMALL = "int main(void) { return 7; }"
ROOT = Path(__file__).resolve().parents[2]


def test_importing_it_costs_nothing() -> None:
    code = "import emc, sys; print(len([m for m in sys.modules if m.startswith('emc.')]), 'numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True).stdout
    assert told == "0 False\n"
    code = (
        f"import emc, sys; emc.compile({SMALL!r}).run(); print([m for m in ('numpy', 'IPython') if m in sys.modules])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, check=True).stdout
    assert told == "[]\n"
    assert set(emc.__all__) <= set(dir(emc))
    with pytest.raises(AttributeError, match="module 'emc' has no attribute 'nothing'"):
        _ = emc.nothing  # pyright: ignore


def test_what_a_program_tells() -> None:
    program = compiled(6)
    assert program.pes == 6 and program.name == str(PROGRAM) and list(program.sources) == [str(PROGRAM)]
    assert str(program.functions["moved"]) == "struct point moved(struct point p, double by)"
    assert (
        program.functions["total"].line
        == PROGRAM.read_text()
        .splitlines()
        .index(next(line for line in PROGRAM.read_text().splitlines() if line.startswith("int total")))
        + 1
    )
    assert "offer" not in program.functions and "printf" not in program.functions
    place = "spread over 6 PEs"
    told = {name: (v.type, v.place, v.size) for name, v in program.variables.items()}
    assert told["A"] == ("int global [1000]", place, 4000) and told["M"] == ("double global [8][6]:[2]", place, 768)
    assert told["x"] == ("int global", "on PE 0", 4) and told["here"] == ("int [4]", "a copy on each of 6 PEs", 16)
    assert told["paint"][0] == "enum colour" and "hidden" in told and not any("str" in name for name in told)
    assert program.ir.startswith("template @total: function") and "template @printf" not in program.ir
    assert program.whole_ir.startswith("module ") and "template @printf" in program.whole_ir
    assert "program.emc" in repr(program) and "18" not in program.warning_text


def test_several_sources_are_one_program(tmp_path: Path) -> None:
    (tmp_path / "part.h").write_text("int twice(int n);\n")
    (tmp_path / "part.emc").write_text(
        '#include "part.h"\nstatic int kept = 2;\nint twice(int n) { return kept * n; }\n'
    )
    main = '#include "part.h"\nstatic int kept = STEP;\nint main(void) { return twice(kept); }'
    program = emc.compile(main, tmp_path / "part.emc", pes=2, includes=tmp_path, defines={"STEP": 5, "FLAG": None})
    assert program.run().status == 10 and program.name == "source"
    assert list(program.variables) == ["kept", "kept@2"] and set(program.functions) == {"main", "twice"}
    with program.load() as live:
        assert live.twice(4) == 8 and live["kept"].tolist() == [5, 5] and live["kept@2"].tolist() == [2, 2]


def test_a_bundled_program_by_its_name() -> None:
    assert emc.compile("hello.emc", pes=2).run(capture=True).output.count("hello") >= 1


SLOW = [pytest.param(name, marks=pytest.mark.slow) for name in ("nqueens.emc", "bank.emc")]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["dot.emc", *SLOW])
def test_a_run_is_what_the_command_gives(name: str, tmp_path: Path) -> None:
    stats = tmp_path / "stats.json"
    command = [sys.executable, "-m", "emc", "run", name, "--pes", "8", "--stats", str(stats)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    told: dict[str, Any] = json.loads(stats.read_text())
    for engine in ("native", "reference"):
        run = emc.compile(name, pes=8).run(engine=engine, capture=True)
        assert (run.output, run.status, run.cycles) == (done.stdout, done.returncode, told["cycles"])
        assert (run.packets, run.packet_types()) == (told["packets_total"], told["packets"])
        assert [row["busy_cycles"] for row in run.stats()] == told["per_pe"]["busy_cycles"]
        assert (run.row()["cycles"], run.row()["trap"]) == (run.cycles, None)
        assert run.check() is run and run.trap is None and "status 0" in repr(run)


@pytest.mark.slow
def test_a_profile_is_of_the_same_run(capsys: pytest.CaptureFixture[str]) -> None:
    program = emc.compile((places.programs() / "dot.emc").read_text(), pes=8)
    run = program.run(capture=True)
    for engine in ("native", "reference"):
        profile = program.profile(engine=engine)
        assert capsys.readouterr().out == run.output == profile.run.output
        assert profile.cycles == run.cycles == profile.run.cycles and len(profile.pes) == 8
        assert all(sum(row.values()) - row["pe"] == run.cycles for row in profile.pes)
        costs = [row["cycles"] for row in profile.lines]
        assert costs == sorted(costs, reverse=True)
        assert any(row["file"] == "source" and not row["library"] for row in profile.lines)
        assert any(row["name"] == "main" for row in profile.functions)
        assert "main" in str(profile) and "everywhere" in str(profile)
        assert "<iframe" in profile._repr_html_() and profile.html().startswith("<!DOCTYPE html>")


def test_a_run_with_a_trap_keeps_it(capsys: pytest.CaptureFixture[str]) -> None:
    text = '#include <stdio.h>\nint main(int n, char **v) { printf("%s\\n", v[1]); return 1 / (n - 2); }\n'
    run = emc.compile(text, pes=2).run("a word")
    assert capsys.readouterr().out == run.output == "a word\n"
    assert run.status == 126 and run.trap is not None and run.trap.kind == "division by zero" and run.trap.line == 2
    assert run.trap.output == "a word\n" and "division by zero" in run._repr_html_()
    with pytest.raises(emc.Trap, match=r"source:2:58: trap: division by zero \(PE 0, cycle \d+\)"):
        run.check()
    assert emc.compile("int main(void) { for (;;) ; }").run(max_cycles=1000).status == 124


def test_a_run_reads_and_opens_what_it_may(tmp_path: Path) -> None:
    text = '#include <stdio.h>\nint main(int n, char **v) { int c = getchar(); return fopen(v[1], "r") ? c : 1; }'
    (tmp_path / "data").write_text("x")
    program = emc.compile(text)
    assert program.run(tmp_path / "data", stdin="A", allow=tmp_path).status == 65
    refused = program.run(sys.executable + ".cfg", stdin=b"A")
    assert refused.status == 1


def test_errors_come_with_their_excerpts_and_as_data() -> None:
    with pytest.raises(emc.CompileError) as caught:
        emc.compile("int main(void) { return x; }", "int y = z;", name="cell")
    faults = caught.value.faults
    assert [(f.code, f.span.file, f.span.line, f.span.column) for f in faults] == [
        ("E0312", "cell", 1, 25),
        ("E0312", "source 2", 1, 9),
    ]
    text = str(caught.value)
    assert "cell:1:25: error: `x` is not declared [E0312]" in text and "2 errors" in text
    assert "    1 | int main(void) { return x; }" in text
    shown = caught.value._render_traceback_()
    assert shown[0] == "CompileError: 2 found" and not any("Traceback" in line for line in shown)


def test_warnings_are_kept() -> None:
    program = emc.compile("int f(int n) { int u; return n; }")
    assert [w.code for w in program.warnings] == ["W0530"] and "nothing uses the variable `u`" in program.warning_text
    assert "1 warning" in program._repr_html_()


@pytest.mark.parametrize(
    ("make", "error", "words"),
    [
        (lambda: emc.compile("fibb.emc"), emc.InputError, "no such file .*\n.*did you mean `fib.emc`"),
        (lambda: emc.compile(" "), emc.InputError, "the program is empty"),
        (lambda: emc.compile(3), TypeError, "source text, or the name or path of a file, not 3"),
        (lambda: emc.compile("int\0;"), emc.InputError, "NUL character, at index 3"),
        (lambda: emc.compile("int x;\ud800"), emc.InputError, "an unpaired surrogate, at index 6"),
        (lambda: emc.compile(SMALL, pes=0), ValueError, r"^a machine has 1 to 65536 PEs, not 0 \[E1005\]$"),
        (
            lambda: emc.compile(SMALL, pes="8 by 8"),
            emc.InputError,
            "neither a count .* like 8x8 or 4x3x8",
        ),
        (lambda: emc.compile(SMALL, pes=2.5), TypeError, r"not 2\.5"),
        (
            lambda: emc.compile(SMALL, pes=(2, 3, 4, 5)),
            TypeError,
            r"1 to 3 numbers, .*\(2, 3, 4, 5\)",
        ),
        (lambda: emc.compile(SMALL, machine="em5"), emc.InputError, "did you mean `em4` or `emx`"),
        (lambda: emc.compile(SMALL, optimise=3), emc.InputError, "optimise must be 0, 1 or 2, not 3"),
        (lambda: emc.compile(SMALL, off="foldd"), emc.InputError, "no optimisation 'foldd'"),
        (lambda: emc.compile(SMALL, memory=100), emc.InputError, r"each has 4096 to .* bytes of memory, not 100"),
        (lambda: emc.compile(SMALL, machine=emc.Machine(), pes=3), TypeError, "remove pes and memory"),
        (lambda: emc.compile("int f(void) { return 1; }").run(), emc.CompileError, "no `main`"),
        (lambda: emc.compile("int f(void) { return 1; }").load().run(), emc.InputError, "no `main` to run; it has f"),
        (lambda: emc.compile("int run(int n) { return n; }").load().run(3), ValueError, r"live\.functions\['run'\]"),
        (lambda: emc.compile("int read(int n) { return n; }").load().read(3), TypeError, r"live\.functions\['read'\]"),
        (lambda: emc.compile(SMALL).load().text(3), TypeError, r"live\.text takes a pointer, .* not 3$"),
        (
            lambda: emc.compile(SMALL).run(engine="natve"),
            emc.InputError,
            "^there is no engine `natve` .*did you mean `native`",
        ),
        (
            lambda: emc.compile(SMALL).run(engin="native"),
            TypeError,
            "there is no option `engin`; the options are engine, capture",
        ),
        (lambda: emc.compile(SMALL).run(room=3), TypeError, "no option `room`"),
        (lambda: emc.compile(SMALL).load(max_cycles=-1), emc.InputError, "max_cycles must be between"),
        (lambda: emc.compile(SMALL).load(seed="x"), TypeError, "seed must be a whole number, not 'x'"),
        (
            lambda: emc.compile(SMALL).load(room=1 << 40),
            emc.InputError,
            "is too large: PE 0 has .*, and the program needs",
        ),
        (
            lambda: emc.compile(SMALL, defines=5),
            TypeError,
            "defines must be a string or a path, or several of them, not 5",
        ),
        (
            lambda: emc.compile(SMALL, defines={"a b": 4}),
            emc.InputError,
            "'a b' is not the definition of a macro: write 'N'",
        ),
        (lambda: emc.compile(SMALL, defines=["3=4"]), emc.InputError, "'3=4' is not the definition of a macro"),
        (lambda: emc.compile(SMALL, name=5), TypeError, "name must be a string, not 5"),
        (lambda: emc.compile(SMALL, includes=[5]), TypeError, "includes must be strings or paths, not 5"),
        (
            lambda: emc.compile(SMALL, yield_after=-1),
            emc.InputError,
            "yield_after must be between 0 and 1048576, not -1",
        ),
        (lambda: emc.compile(SMALL, check=3), TypeError, "check must be True or False, not 3"),
        (lambda: emc.compile(SMALL, memory=1.5), TypeError, r"memory must be a whole number, not 1\.5"),
        (lambda: emc.compile("int x"), emc.InputError, "is source text; any other string"),
        (lambda: emc.compile(SMALL).run(stdin=5), TypeError, "stdin must be a string or bytes, not 5"),
        (lambda: emc.compile(SMALL).run(engine=5), TypeError, "engine must be a string, not 5"),
        (lambda: emc.compile(SMALL).run(capture=5), TypeError, "capture must be True or False, not 5"),
        (lambda: emc.compile(SMALL).load(room="x"), TypeError, "room must be a whole number, not 'x'"),
        (lambda: copy.copy(emc.compile(SMALL).load()), TypeError, "can't be copied or pickled"),
        (
            lambda: emc.Machine(5),
            TypeError,
            "machine must be the name of a machine or the path of a machine file, not 5",
        ),
        (lambda: emc.Machine(hopp=3), TypeError, "no parameter `hopp`: did you mean `hop`"),
        (lambda: emc.Machine(hop=0), emc.InputError, "`network.hop` must lie between 1 and 1000"),
        (lambda: emc.Machine(hop=2.5), TypeError, r"network\.hop must be a whole number or a word, not 2\.5"),
        (
            lambda: emc.Machine(cost=3),
            TypeError,
            r'cost is a section of .*: pass a dict, like cost=\{"free"',
        ),
        (lambda: emc.Machine(cost={"mull": 3}), emc.InputError, "did you mean `mul`"),
        (lambda: emc.Machine(topology="ring"), emc.InputError, "there is no topology `ring`"),
        (lambda: emc.Machine(pes=8).load(emc.compile(SMALL, pes=4)), emc.InputError, "compiled for <EM-4: 4 PEs"),
        (lambda: emc.Machine("emx", pes=4).load(emc.compile(SMALL, pes=4)), emc.InputError, "the machine is <EM-X"),
    ],
)
def test_what_can_not_be(make: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        make()


def test_machines_are_values_with_changes(tmp_path: Path) -> None:
    plain, slow = emc.Machine("em4", pes=4), emc.Machine("em4", pes=4, hop=20, cost={"mul": 5})
    assert plain == emc.Machine(pes="4") and plain != slow and len({plain, emc.Machine(pes=4), slow}) == 2
    assert slow.description.network.hop == 20 and slow.description.cost.mul == 5 and plain.hertz == 12_500_000
    assert repr(emc.Machine(pes=(2, 3))) == "<EM-4: 6 PEs (2 x 3), 65,536 KB each, 12.5 MHz>"
    program = emc.compile("int global A[4]; int get(int i) { return A[i]; }", machine=plain)
    with plain.load(program) as near, slow.load(program) as far:
        assert far.get(3).cycles > near.get(3).cycles + 30
    (tmp_path / "mine.toml").write_text('base = "em4"\nname = "mine"\n[machine]\npes = 3\n')
    mine = emc.Machine(tmp_path / "mine.toml")
    assert (mine.pes, mine.name) == (3, "mine") and "scroll" in mine._repr_html_()


def test_ir_text_runs(tmp_path: Path) -> None:
    file = tmp_path / "seven.emir"
    file.write_text(emc.compile(SMALL, pes=4).whole_ir)
    program = emc.compile(file)
    assert program.run().status == 7 and program.pes == 4
    with pytest.raises(emc.InputError, match=r"has no C types for calls: use program\.run\(\)"):
        program.load()
    with pytest.raises(emc.CompileError, match=r"compiled for 4 PEs, not 3.*\n.*remove pes"):
        emc.compile(file, pes=3)


def test_a_checked_build_looks_at_each_access() -> None:
    with emc.compile("int t[4]; int f(int n) { return t[n]; }", pes=2, check=True).load() as live:
        assert live.f(3) == 0
        with pytest.raises(emc.Trap, match=r"index 4 is outside of `t`"):
            live.f(4)
        assert live.f(1) == 0


def test_programs_and_profiles_go_to_other_processes() -> None:
    program = emc.compile(SMALL, pes=2)
    there = pickle.loads(pickle.dumps(program))
    assert there.load().cycles == 0 and there.run(capture=True) == program.run(capture=True)
    profile = program.profile(capture=True)
    assert str(pickle.loads(pickle.dumps(profile))) == str(profile)
    assert repr(pickle.loads(pickle.dumps(program.machine))) == repr(program.machine)


def test_machine_with_another_network() -> None:
    ring = emc.Machine(pes=6, topology="torus", extents=(6,))
    assert emc.compile("int main(void) { return N_PE; }", machine=ring).run().status == 6
