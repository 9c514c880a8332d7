"""The kernel's LLVM text: what names it, what it is for, and what happens where LLVM can't be loaded."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from engines.assembly import MACHINE, program
from engines.interpreted import KERNEL
from engines.test_isolation import flood

from emc import places
from emc.cache import content_name
from emc.engines import engine
from emc.engines.live import live
from emc.engines.native.kernel import ship, sources
from emc.engines.native.kernel.kinds import KINDS, PLAIN
from emc.engines.native.names import CALLS, name_of
from emc.engines.native.run import kernels
from emc.faults import Faulty
from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.ready import ready
from emc.session import build
from emc.shape import Pes
from emc.texts import read_sources

ROOT = Path(__file__).resolve().parents[2]

# ---- the name of the sources

FILES = {
    "ship.py": 'from emc.rules import mark\nfrom emc.words import ONE\ndef text():\n """Text."""\n return mark(ONE)\n',
    "rules/__init__.py": "from emc.rules.marks import mark\n",
    "rules/marks.py": "def mark(x): return f'{x:>{8}}' if x else -1.5e10  # marks\n",
    "words.py": "import json\nONE, TWO = 'one', 2\n",
    "other.py": "ONE = 1\n",
}


@pytest.fixture
def change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], str]:
    """`change(name, text)`: the name of the sources in which that file has that text."""
    for name, lines in FILES.items():
        (tmp_path / "emc" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "emc" / name).write_text(lines)
    monkeypatch.setattr(places, "package", lambda: tmp_path / "emc")

    def change(name: str, lines: str) -> str:
        (tmp_path / "emc" / name).write_text(lines)
        return sources.digest("emc.ship")

    return change


def test_it_is_the_same_on_all_versions_of_python(change: Callable[[str, str], str]) -> None:
    assert change("other.py", "") == "d2cd9ef532b37e2473d1958a75d87e1c"


@pytest.mark.parametrize("name", ["ship.py", "rules/__init__.py", "rules/marks.py", "words.py"])
def test_code_changes_it(name: str, change: Callable[[str, str], str]) -> None:
    before = change(name, FILES[name])
    assert change(name, FILES[name] + "THREE = 3\n") != before
    assert change(name, FILES[name]) == before


def test_what_is_not_imported_does_not_change_it(change: Callable[[str, str], str]) -> None:
    assert change("other.py", "ONE = 2\n") == change("other.py", FILES["other.py"])


def test_all_of_the_kernel_is_in_it() -> None:
    found = {path.stem for path in sources.files()}
    assert found > {*(name.rpartition(".")[2] for name in KERNEL), "ship", "names", "target"} and "cache" not in found


# ---- the text


def test_it_is_for_no_computer_in_particular() -> None:
    for name, kind in KINDS.items():
        whole = ship.text(name)
        assert not re.search(r"target (triple|datalayout)|llvm\.(x86|aarch64)|target-(cpu|features)", whole)
        defined = set(re.findall(r"^define (?!internal)\w+ @(\w+)", whole, re.MULTILINE))
        assert defined == {kind.entry, *map(name_of, CALLS)}


# ---- without LLVM


@pytest.fixture
def without_llvm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A computer on which LLVM can't be loaded, with an empty cache."""
    monkeypatch.setenv("EMC_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(places, "ready_made", lambda: tmp_path / "ready")
    monkeypatch.setitem(sys.modules, "emc.engines.native.run.compile", None)
    caches = (kernels.kernel_of, kernels.is_here)
    for one in caches:
        one.cache_clear()
    yield
    for one in caches:
        one.cache_clear()


MISSING = "LLVM can't be loaded: "


@pytest.mark.usefixtures("without_llvm")
def test_the_native_engine_by_name_says_what_to_do() -> None:
    with pytest.raises(Faulty, match=MISSING) as caught:
        engine("native")(program(flood(10), 2), MACHINE, Options(), Host())
    fault = caught.value.faults.found[0]
    assert fault.code == "E1013" and "llvmlite" in fault.hint


@pytest.mark.usefixtures("without_llvm")
def test_otherwise_the_reference_engine_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    module = program(flood(10), 2)
    assert engine("auto")(module, MACHINE, Options(), Host()) == engine("reference")(module, MACHINE, Options(), Host())
    (tmp_path / "x.c").write_text("int main(void) { return 7; }\n")
    found = read_sources([str(tmp_path / "x.c")])
    assert ready(found, BuildOptions(pes=Pes(2))).run("auto", Options(), Host()).status == 7
    built = build(found, BuildOptions(pes=Pes(2), live=True))
    with pytest.raises(Faulty):
        live("native", built.module, built.description, Options(), Host())
    assert "reference" in type(live("auto", built.module, built.description, Options(), Host())).__module__
    said = capsys.readouterr().err
    assert re.search(MISSING + ".*; so emc uses the reference engine, which is much slower: .*llvmlite", said)
    assert said.count("\n") == 1


# ---- installations


def test_the_repository_has_no_file_that_git_ignores() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("no repository")
    command = ["git", "ls-files", "--cached", "--ignored", "--exclude-standard"]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout == ""


@pytest.mark.slow
def test_a_wheel_has_its_machine_code(wheel: Path, tmp_path: Path) -> None:
    (packed,) = wheel.glob("*-py3-none-any.whl")
    with zipfile.ZipFile(packed) as archive:
        names = archive.namelist()
    assert any(name.startswith("emc/ready/state/library/") for name in names)
    assert not [name for name in names if name.endswith(".ll")]
    command = [sys.executable, "-m", "emc", "run", "--engine", "native", "--pes", "2", "hello.emc"]
    environment = {**os.environ, "EMC_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(wheel / "site")}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300)
    assert (done.stdout, done.stderr) == ("hello from PE 0 of 2\nhello from PE 1 of 2\n", "")
    kept = [path.stem for path in (tmp_path / "cache" / "content").glob("*.kept")]
    plain = kernels.kernel_of(PLAIN).file_name()
    made = {content_name("kernel", name) for name in (plain, f"first {plain}")}
    assert not made & {*kept}, "the kernel was there"
    kinds = {name.partition("-")[0] for name in kept}  # `kernel`: what a run that lasts asks for, on a busy computer
    assert kinds - {"kernel"} == {"state", "functions", "threads"}, "so was the parser's table"
    assert not list((tmp_path / "cache").glob("state-*/library")), "and the library"
