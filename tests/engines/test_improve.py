"""Better machine code comes while a program runs, part by part, and changes nothing but the time that it takes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from engines.assembly import differences

from emc.engines import engine
from emc.engines.native import make
from emc.engines.native.codegen.threads import text_of
from emc.engines.native.run import code, improve, runner
from emc.engines.native.run.program import Program
from emc.machine import Host, Options, Run
from emc.options import BuildOptions
from emc.session import Built, build
from emc.shape import Pes
from emc.texts import read_sources

PROGRAM = """int putchar(int);
int global sum[N_PE];
static void work(int n) { for (int i = 0; i < n; i++) sum[my_pe()] += i; putchar('a' + my_pe()); }
int main(void) { for (int pe = 0; pe < N_PE; pe++) remote_call(pe, work, 1, 10 * pe); return sum[7] & 127; }
"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Built:
    """A program, and a cache of its own; better code is made in small parts."""
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(make, "PART", 10_000)
    (tmp_path / "x.emc").write_text(PROGRAM)
    return build(read_sources([str(tmp_path / "x.emc")]), BuildOptions(pes=Pes(8)))


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


def test_each_part_may_come_at_any_time(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[int] = []

    def one_more(running: runner.Runner) -> None:
        threads = running.improver.threads
        if threads.missing:
            part = threads.missing[len(steps) % len(threads.missing)]
            running.machine.replace(threads.templates(part), threads.better(part, threads.texts()))
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


def test_it_is_kept_for_the_next_run(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    program, threads = loaded(built)
    assert len(threads.missing) == len(program.parts) > 3
    wanted = run(built, "reference")
    with monkeypatch.context() as patch:
        when_the_kernel_has_run(patch, all_of_it)
        assert run(built, "native") == wanted
    assert loaded(built)[1].missing == [] and code.WHOLE not in loaded(built)[1].made
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
    program, threads = loaded(built)
    assert len(made) == 1 and len(threads.missing) == len(program.parts) - 1


def test_a_part_that_can_not_be_made_is_no_secret(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> bytes:
        raise MemoryError

    monkeypatch.setattr(code, "better", broken)
    when_the_kernel_has_run(monkeypatch, all_of_it)
    with pytest.raises(MemoryError):
        run(built, "native")
