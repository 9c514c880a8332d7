"""What a session does beside what the transcripts show: files, sizes of machines, many inputs, memory, growth."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest
from support.effort import calls_of
from transcripts import Ears, shell

from emc.ir.module import Module
from emc.repl.complete import completions
from emc.repl.shell import Shell
from emc.repl.steady import steady


def enter(me: Shell, ears: Ears, *texts: str) -> str:
    """What is said to these inputs."""
    for text in texts:
        me.take(text, "<1>")
    return ears.take()


@pytest.mark.parametrize("pes", ["1", "80", "1000"])
def test_machines_of_any_size(pes: str) -> None:
    me, ears = shell(pes)
    n = int(pes)
    said = enter(
        me,
        ears,
        f"int global A[{2 * n}]; int s, here = 3 + my_pe();",
        "everywhere (A) dowith () { for (int i = 0; i < own_count(A); i++) A[i] = own_index(A, i); }",
        "everywhere (A) dowith () { s = A[0] + A[1]; } reductionsum (s);",
        "s",
        "A[2 * N_PE - 1]",
    )
    assert said.splitlines()[0].endswith(f" = {n * (2 * n - 1)}")
    assert said.splitlines()[1].startswith(f"int at PE {n - 1} : ") and said.endswith(f" = {2 * n - 1}\n")


def test_a_computed_value_is_every_pes() -> None:
    me, ears = shell("8")
    said = enter(me, ears, "int f(void) { return 42; }", "int x = f(), n = 0;",
                 "everywhere dowith () { n = x == 42; } reductionsum (n);", "n")  # fmt: skip
    assert said.endswith(" = 8\n")


def test_nothing_moves_when_the_program_grows() -> None:
    me, ears = shell()
    before = me.session.program.module
    for text in ("int x;", "#include <stdio.h>", 'printf("%d", x);', "int f(int n) { return n; }", "f(3)"):
        enter(me, ears, text)
        after = me.session.program.module
        assert begins_with(after, before)
        before = after


def begins_with(longer: Module, shorter: Module) -> bool:
    data = [d.name for d in longer.data[: len(shorter.data)]]
    names = [(t.name, t.role) for t in longer.templates[: len(shorter.templates)]]
    return data == [d.name for d in shorter.data] and names == [(t.name, t.role) for t in shorter.templates]


def test_statements_share_one_template() -> None:
    me, ears = shell()
    enter(me, ears, "int x;", "x = 1;")
    before = len(me.session.program.module.templates)
    enter(me, ears, *(f"x = {i};" for i in range(20)))
    assert len(me.session.program.module.templates) == before


def test_an_error_leaves_nothing_behind() -> None:
    me, ears = shell()
    enter(me, ears, "int x = 1; struct open *p;")
    before = me.session.environment, me.session.program
    enter(me, ears, "int y = 2; x = nowhere;", "#define N 3\nint z = ;", "typedef int T; T t = zork;",
          "struct open { int a; } made; x = nowhere;", "extern int gone[]; gone[1]")  # fmt: skip
    assert (me.session.environment, me.session.program) == before
    ears.take()
    assert enter(me, ears, "struct open { int a, b; } o = {1, 2};", "p = &o; p->b").endswith(" = 2\n")


def test_a_thread_in_an_old_function_goes_on_with_it() -> None:
    me, ears = shell()
    enter(me, ears, "#include <emc/sync.h>\nint box, seen;", "void wait(void) { seen = i_read(&box); }",
          "fork(0, wait, 0);")  # fmt: skip
    assert "threads wait in the old `wait`" in enter(me, ears, "void wait(void) { seen = 1000; }")
    assert enter(me, ears, "i_write(&box, 7);", "seen").endswith(" = 7\n")
    assert enter(me, ears, "wait(); seen").endswith(" = 1000\n")


def test_the_room_for_data_ends_with_a_message() -> None:
    me, ears = shell()
    room = me.session.program.module.room
    said = enter(me, ears, f"char big[{room}];")
    assert "no room" in said and ":reset" in said
    assert enter(me, ears, "int x = 4; x").endswith(" = 4\n")


def test_saved_and_loaded(tmp_path: Path) -> None:
    me, ears = shell()
    file = tmp_path / "kept.emc"
    enter(
        me, ears, "int x = 3;", "zork", "int f(int n)\n{\n    return n + x;\n}", "#define N 4", "if (x) x = 5;", "f(N)"
    )
    assert enter(me, ears, f":save {file}").startswith("saved 5 inputs")
    again, heard = shell("8")
    assert again.command(f":load {file}")
    assert heard.take().endswith("int = 9\n")
    assert enter(again, heard, "f(1)") == "int = 6\n"
    file.write_text("int y = 1;\n\ny = zork;\ny\n")
    assert not again.command(f":load {file}")
    said = heard.take()
    assert f"{file}:3:5: error: `zork`" in said and said.endswith("was entered only up to line 3\n")


def test_a_file_that_loads_itself_is_entered_once(tmp_path: Path) -> None:
    me, ears = shell()
    first, second = tmp_path / "first.emc", tmp_path / "second.emc"
    first.write_text(f"int x = 1;\n:load {second}\n")
    second.write_text(f"x = 2;\n:load {tmp_path}/../{tmp_path.name}/first.emc\n")
    assert not me.command(f":load {first}")
    said = ears.take()
    assert (
        "first.emc` is already being loaded: it would load itself forever" in said
        and said.count("entered only up to") == 2
    )
    assert enter(me, ears, "x").endswith(" = 2\n") and me.loading == []
    second.write_text("x = 3;\n")
    assert me.command(f":load {first}") and enter(me, ears, "x").endswith(" = 3\n")


def test_stats_of_a_machine_that_did_nothing() -> None:
    me, ears = shell()
    assert enter(me, ears, ":stats").startswith("0 cycles, 0 packets\n    PE")


def test_names_that_no_file_can_have() -> None:
    me, ears = shell()
    for name in (":load", ":save"):
        assert "`~nobody-of-that-name` has no home folder here" in enter(me, ears, f"{name} ~nobody-of-that-name/x.emc")
        assert "has no NUL character" in enter(me, ears, f"{name} a\0b")


def test_a_program_is_loaded_and_its_main_called(tmp_path: Path) -> None:
    file = tmp_path / "program.emc"
    file.write_text("#include <stdio.h>\nint odd(int n);\nint even(int n) { return n == 0 || odd(n - 1); }\n"
                    "int odd(int n) { return n != 0 && even(n - 1); }\n"
                    'int main(void)\n{\n    printf("%d\\n", even(10));\n    return 0;\n}\n')  # fmt: skip
    me, ears = shell()
    assert me.command(f":load {file}")
    ears.take()
    assert enter(me, ears, "main()") == "1\nint = 0\n"


@pytest.mark.slow
def test_a_late_input_costs_what_an_early_one_does() -> None:
    me, ears = shell("80")
    enter(me, ears, "int global A[64], n;", "n")
    texts = [f"A[{i % 64}] = {i}; n += A[{i % 64}];" if i % 3 else f"n + {i}" for i in range(60)]
    enter(me, ears, *texts)
    early = calls_of(lambda: enter(me, ears, *texts))
    enter(me, ears, *texts)
    late = calls_of(lambda: enter(me, ears, *texts))
    assert early < 15_000 * len(texts) and late < 1.05 * early


def test_a_signal_waits_for_the_end_of_a_change() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), steady():
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.01)
        done.append(1)
    assert done == [1]


def test_ctrl_c_twice_leaves_a_machine_that_works(monkeypatch: pytest.MonkeyPatch) -> None:
    me, ears = shell()
    enter(me, ears, "int x;")
    live = me.session.live

    def pressed() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(live.machine.clock, "step", pressed)  # the first, in the run; the second, while that is told of
    monkeypatch.setattr(live, "waiting", pressed)
    with pytest.raises(KeyboardInterrupt):
        me.take("x = 1;", "<2>")
    monkeypatch.undo()
    assert enter(me, ears, "x = 5; x").endswith(" = 5\n")


def test_completions() -> None:
    me, ears = shell()
    enter(me, ears, "struct p { int left; double right; struct p *next; } one, many[3], *at = &one;")
    enter(me, ears, "int total(int n) { return n; }", "#define TOTAL 3", "int global far[4]; struct p global distant;")

    def words(text: str) -> list[str]:
        return [word for _, word in completions(me.session, text)]

    assert words("tot") == ["total"] and words("x = TOT") == ["TOTAL"] and words("everyw") == ["everywhere"]
    assert words("N_") == ["N_PE"] and "barrier" in words("barr")
    assert words("one.") == ["left", "next", "right"] and words("one.l") == ["left"]
    assert words("at->next->ri") == ["right"] and words("many[1].n") == ["next"] and words("distant.le") == ["left"]
    assert words(":he") == ["help "] and words(":help ti") == ["time"] and words(":time o") == ["off", "on"]
    assert "emx" in words(":machine ") and "80" in words(":pes ") and words(":mem fa") == ["far"]
    assert words("3 + ") == []
    assert completions(me.session, "3 + tot") == [(4, "total")]
