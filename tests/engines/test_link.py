"""Linked code does what LLVM's own loader makes of the same object file; what it does not know is refused."""

from __future__ import annotations

import ctypes
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from caches import with_kernel

from emc.engines.native.run import compile, image, machine_code
from emc.engines.native.run.image import Image, Placed, Refused, place
from emc.engines.native.run.link import Unlinkable, link

pytestmark = pytest.mark.skipif(not image.is_possible(), reason="this computer has no linked code")

# A call and a load of what is elsewhere, constants, a table of branches and one of functions, calls among the own
TEXT = """
@table = constant [2 x ptr] [ptr @twice, ptr @pick]
@there = external global i64
declare i32 @elsewhere(i32)
declare i32 @toupper(i32)
define i32 @twice(i32 %x) noinline {
  %y = call i32 @elsewhere(i32 %x)
  %z = add i32 %y, %y
  ret i32 %z
}
define i32 @upper(i32 %x) {
  %y = call i32 @toupper(i32 %x)
  ret i32 %y
}
define double @half(double %x) {
  %y = fmul double %x, 3.25
  ret double %y
}
define i64 @load() {
  %x = load i64, ptr @there
  ret i64 %x
}
define i32 @pick(i32 %x) {
  switch i32 %x, label %other [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d i32 4, label %e ]
a:
  %r = call i32 @twice(i32 %x)
  ret i32 %r
b:
  %s = call i32 @upper(i32 97)
  ret i32 %s
c:
  ret i32 -5
d:
  call void asm sideeffect "", ""()
  ret i32 1000
e:
  %t = call i32 @elsewhere(i32 77)
  ret i32 %t
other:
  ret i32 %x
}
"""
ELSEWHERE = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)(lambda x: x + 3)
THERE = ctypes.c_int64(1 << 40)
KNOWN = {"elsewhere": ctypes.cast(ELSEWHERE, ctypes.c_void_p).value or 0, "there": ctypes.addressof(THERE)}


def placed_alone(made: Image, known: Mapping[str, int]) -> Placed:
    (placed,) = place([made], known)
    return placed


def emitted(text: str, level: compile.Level) -> bytes:
    return compile.emitted(llvm.parse_assembly(text), level, linked=True)


@pytest.mark.parametrize("level", [compile.PLAIN, compile.FIRST, compile.BEST, compile.KERNEL])
def test_each_kind_of_reference(level: compile.Level) -> None:
    placed = placed_alone(link(emitted(TEXT, level)), KNOWN)

    def function(name: str, result: object, *kinds: object) -> object:
        return ctypes.CFUNCTYPE(result, *kinds)(placed.address(name))  # type: ignore[arg-type]

    word = ctypes.c_int32
    pick = function("pick", word, word)
    assert [pick(x) for x in range(7)] == [6, ord("A"), -5, 1000, 80, 5, 6]  # type: ignore[operator]
    assert function("half", ctypes.c_double, ctypes.c_double)(3.0) == 9.75  # type: ignore[operator]
    assert function("load", ctypes.c_int64)() == 1 << 40  # type: ignore[operator]
    table = (ctypes.c_int64 * 2).from_address(placed.address("table"))
    assert list(table) == [placed.address("twice"), placed.address("pick")]


def test_it_lies_anywhere() -> None:
    made = link(emitted(TEXT, compile.BEST))
    places = [placed_alone(made, KNOWN) for _ in range(3)]
    assert len({one.base for one in places}) == 3
    for one in places:
        assert ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)(one.address("twice"))(4) == 14


def test_several_lie_one_after_the_other() -> None:
    made = link(emitted(TEXT, compile.BEST))
    first, second = place([made, made], KNOWN)
    assert second.base - first.base >= len(made.code)
    for one in (first, second):
        assert ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)(one.address("twice"))(4) == 14


def test_code_can_not_be_written() -> None:
    placed = placed_alone(link(emitted(TEXT, compile.BEST)), KNOWN)
    maps = Path("/proc/self/maps").read_text().splitlines()
    line = next(one for one in maps if int(one.partition("-")[0], 16) == placed.base)
    assert line.split()[1].startswith("r-x")


def test_what_would_be_written_is_refused() -> None:
    text = "@x = global i32 1\ndefine i32 @f() {\n store i32 2, ptr @x\n ret i32 0\n}"
    with pytest.raises(Unlinkable, match="would be written"):
        link(emitted(text, compile.PLAIN))


def test_another_kind_of_file_is_refused() -> None:
    made = emitted(TEXT, compile.BEST)
    for wrong in (b"", b"\x7fELF", made[:4] + b"\1" + made[5:], made[:18] + struct.pack("<H", 183) + made[20:]):
        with pytest.raises((Unlinkable, struct.error)):
            link(wrong)


def test_an_unknown_reference_is_refused() -> None:
    with pytest.raises(Unlinkable, match="kind"):
        link(compile.emitted(llvm.parse_assembly(TLS), compile.BEST, linked=True))


TLS = "@x = external thread_local global i32\ndefine i32 @f() {\n %y = load i32, ptr @x\n ret i32 %y\n}"


def test_llvm_loads_what_can_not_be_linked(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(data: bytes) -> Image:
        raise Unlinkable("a test")

    monkeypatch.setattr(compile, "link", refuse)
    made = compile.compiled(TEXT, compile.BEST)
    assert isinstance(made, bytes)
    loaded = compile.load([made], KNOWN)
    assert ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)(loaded.address("twice"))(4) == 14


def test_a_name_that_is_nowhere_is_left_to_llvm() -> None:
    text = "declare i32 @emcx_nowhere()\ndefine i32 @f() {\n %x = call i32 @emcx_nowhere()\n ret i32 %x\n}"
    assert isinstance(compile.compiled(text, compile.PLAIN), bytes)


def test_a_system_that_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(1, "not permitted")

    monkeypatch.setattr(os, "memfd_create", refuse)
    with pytest.raises(Refused):
        place([Image(b"\xc3", (), (), {})], {})
    image.is_possible.cache_clear()
    try:
        assert not image.is_possible()
        assert isinstance(compile.compiled(TEXT, compile.PLAIN), bytes)
        machine_code.computer.cache_clear()
        assert machine_code.computer().startswith("object ")
    finally:
        image.is_possible.cache_clear()
        machine_code.computer.cache_clear()


# ---- whole runs

RUN = """
import sys
from collections.abc import Mapping
from pathlib import Path
from emc import places
places.ready_made = lambda: Path("nowhere").absolute()
SETUP
sys.argv = ["emc", "run", "x.c"]
from emc.cli.main import run_command
try:
    run_command()
except SystemExit as ended:
    print(ended.code, "llvmlite" in sys.modules)
"""
REFUSE = "import os\ndef no(*a): raise PermissionError(1, 'no')\nos.memfd_create = no"
# PR_SET_MDWE: from here on no memory becomes executable that was not when it was mapped, nor is both mapped at once
HARDEN = "import ctypes\nassert ctypes.CDLL(None).prctl(65, 1, 0, 0, 0) == 0"
OTHER_CPU = """from emc.engines.native.run import machine_code
machine_code._processor = lambda: b'another computer'"""
QUICK = "from emc.engines.native.run import compile\ncompile.KERNEL = compile.PLAIN"  # a kernel is made in a second
PROGRAM = "int putchar(int);\nint main(void) { putchar('4'); putchar('2'); putchar(10); return 3; }\n"


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that was never run, and a cache with the kernel."""
    folder = tmp_path_factory.mktemp("fresh")
    (folder / "x.c").write_text(PROGRAM)
    with_kernel(folder / "cache")
    return folder


@pytest.fixture(scope="module")
def known(fresh: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same after a run."""
    folder = tmp_path_factory.mktemp("known") / "folder"
    shutil.copytree(fresh, folder)
    assert run(folder) == ("42", "3 True")
    return folder


@pytest.fixture
def folder(known: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(known, tmp_path / "folder"))


def run(folder: Path, setup: str = "") -> tuple[str, str]:
    """What the program says, and the status with whether LLVM was loaded."""
    done = subprocess.run(
        [sys.executable, "-c", RUN.replace("SETUP", setup)],
        cwd=folder,
        env={**os.environ, "EMC_CACHE": str(folder / "cache")},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done
    first, second = done.stdout.splitlines()
    return first, second


def test_a_second_run_needs_no_llvm(folder: Path) -> None:
    assert run(folder) == ("42", "3 False")


@pytest.mark.slow
def test_a_run_where_code_may_not_be_mapped(folder: Path) -> None:
    assert run(folder, f"{QUICK}\n{REFUSE}") == ("42", "3 True")
    assert run(folder) == ("42", "3 False")


def test_a_run_on_a_hardened_system(folder: Path) -> None:
    probe = subprocess.run([sys.executable, "-c", HARDEN], check=False, capture_output=True)
    if probe.returncode:
        pytest.skip("this system can't be told to forbid writable code")
    assert run(folder, HARDEN) == ("42", "3 False")


@pytest.mark.slow
def test_a_run_on_another_computer(folder: Path) -> None:
    """Its code is made again: from one cache, as in a home that several computers share."""
    before = set((folder / "cache" / "content").iterdir())
    assert run(folder, f"{QUICK}\n{OTHER_CPU}") == ("42", "3 True")
    new = {path.name.partition("-")[0] for path in set((folder / "cache" / "content").iterdir()) - before}
    assert new == {"kernel", "functions", "threads"}
    assert run(folder) == ("42", "3 False")


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "where"), [("kernel", 20_000), *(("threads", n) for n in (0, 20, 60, 5000, -1))])
def test_a_damaged_file_is_never_run(kind: str, where: int, folder: Path) -> None:
    for file in (folder / "cache" / "content").glob(f"{kind}-*.kept"):
        data = bytearray(file.read_bytes())
        data[where] ^= 0xFF
        file.write_bytes(data)
    assert run(folder, QUICK) == ("42", "3 True")
    assert run(folder) == ("42", "3 False")


@pytest.mark.parametrize(("kind", "part"), [("kernel", 0.99), ("threads", 0.0), ("threads", 0.5), ("threads", 0.99)])
def test_a_truncated_file_is_never_run(kind: str, part: float, folder: Path) -> None:
    for file in (folder / "cache" / "content").glob(f"{kind}-*.kept"):
        os.truncate(file, int(part * file.stat().st_size))
    assert run(folder, QUICK) == ("42", "3 True")


@pytest.mark.slow
def test_a_home_that_can_not_be_written(folder: Path) -> None:
    if os.getuid() == 0:
        (folder / "cache").rename(folder / "other")
        (folder / "cache").write_text("a file where the folder should be")
    else:
        (folder / "cache").chmod(0o500)
    assert run(folder, QUICK) == ("42", "3 True")


@pytest.mark.slow
def test_first_runs_at_once(fresh: Path, tmp_path: Path) -> None:
    folder = Path(shutil.copytree(fresh, tmp_path / "folder"))
    command = [sys.executable, "-m", "emc", "run", "x.c"]
    environment = {**os.environ, "EMC_CACHE": str(folder / "cache")}
    started = [
        subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(4)
    ]
    said = [one.communicate(timeout=240)[0] for one in started]
    assert said == ["42\n"] * 4 and [one.returncode for one in started] == [3] * 4
    assert run(folder) == ("42", "3 False")


@pytest.mark.skipif(not os.path.exists("/proc/self/maps"), reason="needs the list of a process's mappings")
def test_code_is_unmapped_when_nothing_needs_it() -> None:
    made = place([Image(b"\xc3" * 16, (), (), {"f": 0}), Image(b"\xc3" * 16, (), (), {"f": 0})], {})
    last, base = made.pop(), made[0].base
    assert _maps(base)
    made.clear()
    assert _maps(base), "the other image is in the same mapping"
    del last
    assert not _maps(base)


def _maps(address: int) -> bool:
    lines = Path("/proc/self/maps").read_text().splitlines()
    return any(line.startswith(f"{address:x}-") for line in lines)
