"""The generated code of threads holds itself to the forms that keep a program inside of its machine (audit.py)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from audit import Unaudited, audit
from covering import pairs, spread
from promises import promises

from emc.ir.module import Module
from emc.machine.machine_file import read_description
from emc.options import BuildOptions
from emc.session import build
from emc.shape import Pes, parse
from emc.source import LIBRARY
from emc.target import Target
from emc.texts import Source, read_sources

ROOT = Path(__file__).resolve().parents[2]
MACHINE = read_description()
PROGRAMS = sorted((ROOT / "programs").glob("*.emc"))


def found(room: Path) -> list[Path]:
    """Programs below a room; of the many small ones every fourth."""
    paths = [p for p in sorted(room.rglob("*.[ec]*")) if p.suffix in (".emc", ".c") and "parts" not in p.parts]
    return paths[::4] if len(paths) > 100 else paths


ALL = [
    *PROGRAMS,
    *sorted((ROOT / "programs" / "papers").glob("*.emc")),
    *(path for room in ("whole", "library", "lower", "traps") for path in found(ROOT / "tests" / room)),
]


READ: set[tuple[Target, str]] = set()  # the library's threads are in each program


def module(path: Path, pes: str, optimise: int, check: bool = False) -> Module:
    wishes = BuildOptions(pes=parse(pes), optimise=optimise, check=check)
    more = [str(path.parent / name) for name in promises(path).files]
    return build(read_sources([str(path), *more]), wishes).module


@pytest.mark.parametrize(("path", "way"), spread(PROGRAMS, ("profile", "untimed", "check")))
def test_programs_worth_reading(path: Path, way: str) -> None:
    """On one machine and in one of the ways; all of them as they are in test_all_programs."""
    pes = promises(path).pes[-1]
    made = module(path, pes, 1, check=way == "check")
    assert audit(made, MACHINE, profile=way == "profile", untimed=way == "untimed", read=READ) > 100


EVERYTHING = r"""
#include <stdio.h>
#include <emc.h>
#include <emc/sync.h>
int global A[64], global sum;
struct pair { int one; double two; } global P;
packet_type offer(int *cell, int value) { if (value > *cell) *cell = value; }
int twice(int n) { return 2 * n; }
int main(void)
{
    int i, s, here[4], (*f)(int) = &twice;
    here[A[1] & 3] = 4;
    P.two = here[0];
    everywhere (A) dowith () { for (s = 0, i = 0; i < own_count(A); i++) s += A[i]; } reductionsum (s);
    where (&A[9]) dowith () { sum += A[9]; }
    offer(&A[5], f(s));
    i_write(&A[3], 5);
    printf("%d %d\n", i_read(&A[3]), remote_call(N_PE - 1, f, 1, here[1]));
    return 0;
}
"""


@pytest.fixture(scope="module")
def everything() -> Module:
    source = Source("x.emc", EVERYTHING)
    return build([("x.emc", source)], BuildOptions(pes=Pes(3), check=False)).module


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "says"),
    [
        (r"(?<=icmp ugt i32 )%v\d+(?=, 6710860)", "was not checked"),
        (r"(?m)^  %v\d+ = icmp uge i64 %v\d+, 1048576\n", "outbox may be full"),
        (r"(?m)^  %v\d+ = icmp uge i32 %v\d+, 3\n", "may not be one of the machine"),
        (r"(?m)^  %v\d+ = and i32 %v\d+, 67108863\n", "address beyond all memory"),
        (r"(?m)^  %v\d+ = sub i32 %v\d+, 256\n", "was not checked"),
        (r"(?<=getelementptr i8, ptr %memory, )i64 %v\d+", "no audited form"),
        (r"(?m)^  %r3 = alloca i32\n", "no audited form"),
        (r"(?<=alloca i)(?=32)", "another type"),
        (r"(?<=getelementptr %Context, ptr %ctx, i32 0, i32 )(?=\d+\n)", "no field"),  # 1 becomes 91
        (r"(?<=add i32 %fp, )(?=\d+\n)", "was not checked"),
        (r"(?m)^  %v\d+ = icmp ne i64 %v\d+, %expected\n", "was not checked"),
        (r"(?m)^  %called = icmp ne i32 %caller, 0\n", "was not checked"),
        (r"(?<=call i64 @emc_callee\(ptr %ctx, i32 %pe, i32 -)(?=\d)", "another's frame"),
        (r"(?m)^  %v\d+ = icmp eq i64 %v\d+, 0\n", "no thread"),
        (r"(?<=\(ptr %ctx, ptr %memory, i32 )(?=%v)", "another's frame"),
        (r"(?<=emc_wait\(ptr %ctx, i32 %pe, i32 )(?=%fp)", "another frame"),
    ],
)
def test_what_is_wrong_is_found(everything: Module, change: str, says: str) -> None:
    """Lines are taken away, and where nothing is matched, digits put in."""
    wrong = re.compile(change)
    audit(everything, MACHINE)
    with pytest.raises(Unaudited, match=says):
        audit(everything, MACHINE, change=lambda text: wrong.sub(lambda match: "" if match[0] else "9", text))


@pytest.mark.slow
def test_numbers_in_the_library_s_threads_are_read_each_time(everything: Module) -> None:
    read: set[tuple[Target, str]] = set()
    audit(everything, MACHINE, read=read)
    templates = iter(everything.templates)

    def change(text: str) -> str:
        far = re.sub(r"(ptr %memory, i64 )\d{3,}$", r"\g<1>99999999", text, flags=re.MULTILINE)
        return far if next(templates).span.file.startswith(LIBRARY) else text

    with pytest.raises(Unaudited, match=r"^@\w+: a constant address outside of memory"):
        audit(everything, MACHINE, read=read, change=change)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "pes", "optimise"),
    [
        pytest.param(path, pes, optimise, id=f"{path.parent.name}/{path.name}-{pes}-O{optimise}")
        for path, (pes, optimise) in spread(ALL, lambda path: pairs(promises(path).pes, (0, 2)))
    ],
)
def test_all_programs(path: Path, pes: str, optimise: int) -> None:
    """Each on one of the machines that it names, at one level of optimisation; level 1 is above."""
    audit(module(path, pes, optimise), MACHINE, read=READ)
