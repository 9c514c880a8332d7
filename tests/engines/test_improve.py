"""Better machine code comes while a program runs, part by part, and changes nothing but the time that it takes."""

from __future__ import annotations

import pickle
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from engines.assembly import differences

from emc import places
from emc.engines import engine
from emc.engines.direct import loaded as direct_program
from emc.engines.direct import runner as direct
from emc.engines.native import make
from emc.engines.native.codegen.naming import name_of
from emc.engines.native.codegen.threads import text_of
from emc.engines.native.kernel.kinds import PLAIN, UNTIMED
from emc.engines.native.names import RUN, THREADS
from emc.engines.native.run import code, compile, image, improve, runner
from emc.engines.native.run.kernels import Kernel, calls_text, kernel_of
from emc.engines.native.run.program import Program
from emc.ir.module import Datum, Module
from emc.machine import Description, Host, Options, Run
from emc.machine.run import INTERRUPTED
from emc.options import BuildOptions
from emc.session import Built, build
from emc.shape import Pes
from emc.source import HANDLERS, LIBRARY
from emc.texts import Source, read_sources
from emc.views.heading import Heading
from emc.views.report import report

PROGRAM = """int putchar(int), puts(const char *);
int global sum[N_PE];
static void work(int n) { for (int i = 0; i < n; i++) sum[my_pe()] += i; putchar('a' + my_pe()); }
int main(int argc, char **argv)
{
    if (argc > 9) puts("not called");
    for (int pe = 0; pe < N_PE; pe++) remote_call(pe, work, 1, 10 * pe);
    return sum[7] & 127;
}
"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Built:
    """A program, and a cache of its own for what its runs make; better code is made in small parts."""
    (tmp_path / "x.emc").write_text(PROGRAM)
    made = build(read_sources([str(tmp_path / "x.emc")]), BuildOptions(pes=Pes(8)))
    kernel_of(PLAIN).code(), calls_text()
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(improve, "PART", 25)
    return made


def run(built: Built, name: str) -> Run:
    return engine(name)(built.module, built.description, Options(), Host())


def loaded(built: Built) -> tuple[Program, improve.Threads]:
    made = make.program(built.module, built.description)
    return made, improve.Threads(made, lambda: text_of(built.module, built.description))


def when_the_kernel_has_run(monkeypatch: pytest.MonkeyPatch, action: Callable[[runner.Runner], None]) -> None:
    """Something is done at each host request, while the kernel is outside."""
    served = runner.Runner._served

    def also(self: runner.Runner) -> bool:
        action(self)
        return served(self)

    monkeypatch.setattr(runner.Runner, "_served", also)


@pytest.mark.slow
def test_each_part_may_come_at_any_time(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[tuple[int, ...]] = []

    def one_more(running: runner.Runner) -> None:
        threads = running.improver.threads
        if missing := [part for part in threads.missing if not threads.used.isdisjoint(part)]:
            part = missing[len(steps) % len(missing)]
            running.machine.replace(part, threads.better(part))
            steps.append(part)

    when_the_kernel_has_run(monkeypatch, one_more)
    wanted = run(built, "reference")
    told = run(built, "native")
    assert told == wanted, differences(told, wanted)
    assert len(steps) > 3


def all_of_it(running: runner.Runner) -> None:
    running.improver.start()
    assert running.improver.worker is not None
    running.improver.worker.join()


@pytest.mark.slow
def test_it_is_kept_for_the_next_run(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    program, threads = loaded(built)
    assert threads.used == set(program.early) and threads.is_plain
    wanted = run(built, "reference")
    with monkeypatch.context() as patch:
        when_the_kernel_has_run(patch, all_of_it)
        assert run(built, "native") == wanted
    threads = loaded(built)[1]
    better = {template for part in threads.made.better for template in part}
    assert set(program.early) < better and better.isdisjoint(threads.made.late) and len(threads.made.better) > 3
    assert run(built, "native") == wanted


def test_a_run_that_ends_does_not_wait_for_all_of_it(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    better = code.better
    made: list[str] = []

    def one(running: runner.Runner) -> None:
        def and_enough(text: str) -> bytes:
            running.improver.enough.set()
            made.append(text)
            return better(text)

        monkeypatch.setattr(code, "better", and_enough)
        running.improver.start()
        all_of_it(running)

    when_the_kernel_has_run(monkeypatch, one)
    run(built, "native")
    assert len(made) == len(loaded(built)[1].made.better) == 1


def test_a_part_that_can_not_be_made_is_no_secret(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> bytes:
        raise MemoryError

    monkeypatch.setattr(code, "better", broken)
    when_the_kernel_has_run(monkeypatch, all_of_it)
    with pytest.raises(MemoryError):
        run(built, "native")


# ---- code that is made when it is called


def test_the_library_gets_its_code_when_it_is_called(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = run(built, "reference")
    assert run(built, "native") == wanted
    program, threads = loaded(built)
    called = {program.names[template] for template in threads.made.late}
    assert "putchar" in called and "puts" in program.names
    assert called.isdisjoint({"work", "puts"}), "the program's own code is made before the run; puts is not called"

    def no_more(text: str) -> bytes:
        raise AssertionError("all that this run calls is kept")

    monkeypatch.setattr(code, "plain", no_more)
    assert run(built, "native") == wanted


@pytest.mark.parametrize("name", ["native", "direct"])
def test_code_that_can_not_be_made_is_no_secret(built: Built, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def broken(text: str, numbers: Sequence[int]) -> Any:
        raise MemoryError

    monkeypatch.setattr(code, "shared", broken)
    with pytest.raises(MemoryError):
        run(built, name)


OTHER = """#include <stdio.h>
#include <stdlib.h>
int first[100], global second[N_PE];
static int twice(int n) { return 2 * n; }
int main(int argc, char **argv)
{
    for (int pe = 0; pe < N_PE; pe++) second[pe] = remote_call(pe, twice, 1, pe);
    char *text = malloc(20);
    sprintf(text, "%d", second[3]);
    printf("%s %c\\n", text, 'x'), putchar('.');
    free(text), free(first + 4 * (argc - 1));
    return atoi(text);
}
"""


def test_a_program_without_code_of_its_own(built: Built) -> None:
    templates = [replace(one, span=replace(one.span, file=f"{LIBRARY}x.c")) for one in built.module.templates]
    library = replace(built, module=replace(built.module, templates=tuple(templates)))
    assert make.program(library.module, library.description).early == ()
    assert run(library, "native") == run(library, "reference")


def test_templates_of_the_library_have_a_name_and_what_changes_them_does_not_keep_it(built: Built) -> None:
    named = {one.content for one in built.module.templates}
    assert "" in named and len(named) > 5, "the program's own have none"
    for index, one in enumerate(built.module.templates):
        assert pickle.loads(pickle.dumps(one)).content == one.content
        changed = replace(one, frame=one.frame + 64)
        assert changed.content == ""
        templates = (*built.module.templates[:index], changed, *built.module.templates[index + 1 :])
        one_changed = replace(built.module, templates=templates)
        assert naming(one_changed, built.description) != naming(built.module, built.description)


def naming(module: Module, description: Description) -> str:
    return name_of(module, description, False, False, False)


@pytest.mark.parametrize("name", ["x.emc", "<stdin>", "<1>", "handlers/x.emc"])
def test_which_code_is_the_program_s_own(built: Built, name: str) -> None:
    own = {f"{LIBRARY}x.c": False, f"{HANDLERS}x.emir": False, name: True}
    names = set[str]()
    for file, early in own.items():
        main = replace(built.module.templates[0], span=replace(built.module.templates[0].span, file=file))
        module = replace(built.module, templates=(main, *built.module.templates[1:]))
        program = make.program(module, built.description)
        assert (0 in program.early) == early
        names.add(program.text)
    assert len(names) == 3, "what is compiled together is part of the name under which it is kept"


@pytest.mark.slow
@pytest.mark.parametrize("check", [False, True])
def test_programs_share_the_code_of_the_library(
    built: Built, check: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each with its own numbers: of operations, addresses, templates. They end with a trap in the library."""
    (tmp_path / "other.emc").write_text(OTHER)
    other = build(read_sources([str(tmp_path / "other.emc")]), BuildOptions(pes=Pes(8), check=check))
    moved = replace(other.module, data=(Datum("before", 400, 4, b""), *other.module.data[::-1]))
    assert run(built, "native") == run(built, "reference")
    programs = [other, replace(other, module=moved), replace(other, module=replace(moved, name="y"))]
    wanted = [run(one, "reference") for one in programs]
    assert wanted[0].trap is not None and wanted[0].trap.chain
    texts: list[str] = []
    plain = code.plain
    monkeypatch.setattr(code, "plain", lambda text: texts.append(text) or plain(text))
    counts: list[int] = []
    for one, right in zip(programs, wanted, strict=True):
        texts.clear()
        told = run(one, "native")
        assert told == right, differences(told, right)
        counts.append(len(texts))
    assert counts[0] > 5 and counts[1:] == [1, 1]


def test_without_images_nothing_is_shared(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(image, "is_possible", lambda: False)
    assert run(built, "native") == run(built, "reference")


# ---- runs of real time

TIMES = """#include <emc.h>
#include <stdio.h>
static int twice(int n) { return 2 * n; }
int main(void)
{
    long long before = clock_cycles();
    printf("%d\\n", remote_call(7, twice, 1, 21));
    printf("%lld %lld\\n", before, clock_cycles() - before);
    return 0;
}
"""


def test_a_run_of_real_time_compiles_before_its_clock_starts(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    """On this clock only the compiler takes time, and the end of a run that waits for better code."""
    now = 10**9
    compiled, finish = compile.compiled, improve.Improver.finish

    def slow(text: str, level: int) -> code.Code:
        nonlocal now
        now += 10**9
        return compiled(text, level)

    def late(self: improve.Improver) -> None:
        nonlocal now
        now += 10**9
        finish(self)

    monkeypatch.setattr(compile, "compiled", slow)
    monkeypatch.setattr(improve.Improver, "finish", late)
    monkeypatch.setattr(direct, "perf_counter_ns", lambda: now)
    timed = build([("x.emc", Source("x.emc", TIMES))], BuildOptions(pes=Pes(8)))
    for first in (True, False):
        began = now
        done = run(timed, "direct")
        assert done.output == b"42\n0 0\n" and done.real is not None and done.real.seconds == 0
        assert now - began > 5 * 10**9 if first else now - began == 10**9, "the second run compiles nothing"


def test_code_of_a_run_of_real_time_is_used_when_it_is_called(built: Built) -> None:
    run(built, "direct")
    program = direct_program(built.module, built.description).program
    threads = improve.Threads(program, lambda: pytest.fail("all code is kept"))
    used, uncalled = ({program.names[one] for one in some} for some in (threads.used, threads.made.uncalled))
    assert {"main", "putchar"} <= used and "puts" in uncalled and used | uncalled == set(program.names)


def test_a_run_of_real_time_of_which_all_code_is_better(built: Built) -> None:
    program = direct_program(built.module, built.description).program
    threads = improve.Threads(program, lambda: text_of(built.module, built.description, untimed=True))
    everything = tuple(range(len(program.names)))
    threads.made.better[everything] = code.plain(threads.texts().part(everything, THREADS))
    threads.grown = True
    threads.complete()
    assert not threads.made.uncalled and all(threads.load(kernel_of(UNTIMED)))


@pytest.mark.slow
def test_a_report_says_that_better_code_came(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    heading = Heading("x.emc", built.description, built.module.target, "direct")
    with monkeypatch.context() as patch:
        when_the_kernel_has_run(patch, all_of_it)
        assert "better machine code was made meanwhile" in report(run(built, "direct"), heading)
    assert "better" not in report(run(built, "direct"), heading)


# ---- the kernel


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A kernel in its plain code, and no better one yet: that is then made as quickly, and only once."""
    forget()
    monkeypatch.setattr(Kernel, "_make", made)
    monkeypatch.setattr(places, "ready_made", lambda: Path("nowhere"))
    monkeypatch.setattr(compile, "KERNEL", compile.PLAIN)
    yield
    forget()


make_kernel = Kernel._make  # type: ignore[reportPrivateUsage]


@cache
def made(kernel: Kernel, level: str) -> code.Code:
    return make_kernel(kernel, level)


def forget() -> None:
    kernel_of.cache_clear()


@pytest.mark.slow
def test_another_kernel_may_come_at_any_time(built: Built, monkeypatch: pytest.MonkeyPatch, plain: None) -> None:
    kernels = [kernel_of(PLAIN).address(RUN)]
    kernel_of(PLAIN).make_best()
    kernels.append(kernel_of(PLAIN).address(RUN))
    came: list[int] = []

    def another(running: runner.Runner) -> None:
        came.append(kernels[len(came) % 2])
        running.machine.renew(came[-1])

    when_the_kernel_has_run(monkeypatch, another)
    wanted = run(built, "reference")
    told = run(built, "native")
    assert told == wanted, differences(told, wanted)
    assert kernels[0] != kernels[1] and len(came) > 3


@pytest.mark.slow
def test_it_comes_while_the_kernel_runs(built: Built, monkeypatch: pytest.MonkeyPatch, plain: None) -> None:
    """From another thread, again and again, as fast as that can."""
    kernels = [kernel_of(PLAIN).address(RUN)]
    kernel_of(PLAIN).make_best()
    kernels.append(kernel_of(PLAIN).address(RUN))
    went = runner.Machine.go
    came: list[int] = []
    over = threading.Event()

    def go(self: runner.Machine) -> int:
        def renew() -> None:
            while not over.is_set():
                came.append(kernels[len(came) % 2])
                self.renew(came[-1])
                time.sleep(1e-5)

        over.clear()
        thread = threading.Thread(target=renew)
        thread.start()
        try:
            return went(self)
        finally:
            over.set()
            thread.join()

    wanted = run(built, "reference")
    monkeypatch.setattr(runner.Machine, "go", go)
    told = run(built, "native")
    assert told == wanted, differences(told, wanted)
    assert len(came) > 3


def test_a_machine_that_is_stopped_does_not_go_on(built: Built, monkeypatch: pytest.MonkeyPatch, plain: None) -> None:
    """Whichever of both comes first."""
    address = kernel_of(PLAIN).address(RUN)
    for orders in (("stop", "renew"), ("renew", "stop")):

        def both(running: runner.Runner, orders: tuple[str, ...] = orders) -> None:
            for one in orders:
                running.machine.stop() if one == "stop" else running.machine.renew(address)

        with monkeypatch.context() as patch:
            when_the_kernel_has_run(patch, both)
            assert run(built, "native").status == INTERRUPTED


@pytest.mark.slow
def test_a_long_run_makes_the_kernel_better(built: Built, monkeypatch: pytest.MonkeyPatch, plain: None) -> None:
    renewed: list[int] = []

    def long(running: runner.Runner) -> None:
        running.improver.start_kernel()
        assert running.improver.on_kernel is not None
        running.improver.on_kernel.join()
        renewed.append(running.machine._next)  # type: ignore[reportPrivateUsage]

    assert not kernel_of(PLAIN).has_best()
    first = kernel_of(PLAIN).address(RUN)
    when_the_kernel_has_run(monkeypatch, long)
    assert run(built, "native") == run(built, "reference")
    assert kernel_of(PLAIN).has_best() and renewed[0] == kernel_of(PLAIN).address(RUN) != first
    forget()
    assert kernel_of(PLAIN).has_best(), "it is kept"


def test_a_kernel_that_can_not_be_made_is_no_secret(built: Built, monkeypatch: pytest.MonkeyPatch, plain: None) -> None:
    def broken(kernel: Kernel) -> None:
        raise MemoryError

    monkeypatch.setattr(Kernel, "make_best", broken)
    when_the_kernel_has_run(monkeypatch, lambda running: running.improver.start_kernel())
    with pytest.raises(MemoryError):
        run(built, "native")
