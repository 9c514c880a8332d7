"""Texts that only programs write: each limit has a message, and nothing takes minutes or all memory before it."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from pathlib import Path

import pytest

from emc.faults import Faulty
from emc.footprint import Footprint
from emc.options import BuildOptions
from emc.session import check
from emc.shape import Pes
from emc.texts import Source

MEMORY = 8 << 30  # bytes of address space, beside those of tests before
MAIN = "int main(void) { return 0; }"


@pytest.fixture(autouse=True)
def little_memory() -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_AS)
    pages = int(Path("/proc/self/statm").read_text().split()[0]) if Path("/proc/self/statm").exists() else 0
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY + pages * resource.getpagesize(), before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)


def errors(text: str, name: str = "x.c") -> list[str]:
    try:
        found = check([("", Source(name, text))], BuildOptions(pes=Pes(1)), Footprint())
    except Faulty as faulty:
        found = faulty.faults
    return [f"{one.code} {one.text}" for one in found if one.kind == "error"]


@pytest.mark.parametrize(
    "text, code",
    [
        ("int a[] = {[2147483647] = 1};", "E0809"),
        ("long long a[] = {[0x7fffffffffffffff] = 1};", "E0809"),
        ("struct { int a[1000000]; } x[] = {[1000].a[5] = 1};", "E0809"),
        ("int a[] = {[0 ... 2147483646] = 1};", "E0809"),
        ("int *p = (int[]){[2147483647] = 1};", "E0809"),
        ("struct { int n; int a[]; } x = {1, {[1000000000] = 2}};", "E0163"),
        ("void f(void) { static int a[] = {[2147483647] = 1}; a[0] = 1; }", "E0809"),
        ("void f(void) { int a[1000000] = {[0 ... 999999] = 1}; a[0] = 1; }", "E0163"),
        ("void f(void) { int a[1000][1000] = {[0 ... 999] = {[0 ... 999] = 1}}; a[0][0] = 1; }", "E0163"),
        (f"int f({', '.join(f'int a{n}' for n in range(1001))});", "E0163"),
        (f"int f(); void g(void) {{ f({', '.join('1' * 1001)}); }}", "E0163"),
        (f"void g(void) {{ printf({', '.join('1' * 1001)}); }}", "E0163"),
    ],
)
def test_too_much(text: str, code: str) -> None:
    found = errors(f"{text}\n{MAIN}")
    assert [one for one in found if one.startswith(code)], found


def test_a_spread_array_has_initial_values_only_at_its_beginning() -> None:
    assert errors(f"int global A[] = {{[16777216] = 1}};\n{MAIN}", "x.emc")[0].startswith("E0163")


@pytest.mark.slow  # three million tokens take seconds
def test_a_file_of_millions_of_words() -> None:
    assert errors(f"int a[] = {{{'1,' * 1_600_000}}};\n{MAIN}")[0].startswith("E0163")


@pytest.mark.parametrize(
    "text",
    [
        f"int f({', '.join(f'int a{n}' for n in range(1000))});",
        "int a[2000][2000] = {[0 ... 1999] = {[0 ... 1999] = 1}};",
        "struct { int x, y; } a[3][4] = {[0 ... 2] = {[1 ... 2].y = 7}};",
        f'char s[] = "{"x" * 10_000_000}";',
        "int a[10000000] = {1};",
    ],
)
def test_not_too_much(text: str) -> None:
    assert errors(f"{text}\n{MAIN}") == []
