"""runtime/lib/INDEX says what the files define: its text is make_index.py's, and a compiler agrees with that."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

from emc import places

LIBRARY = places.runtime() / "lib"
PARTS = Path(__file__).parent / "parts"


def _make_index() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_index", LIBRARY / "make_index.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_index_is_up_to_date() -> None:
    assert (LIBRARY / "INDEX").read_text("utf-8") == _make_index().index(), "run python runtime/lib/make_index.py"


def test_no_name_is_defined_twice() -> None:
    names = [n for line in (LIBRARY / "INDEX").read_text("utf-8").splitlines() for n in line.partition(":")[2].split()]
    assert len(names) > 250
    assert len(names) == len(set(names))


@pytest.mark.skipif(shutil.which("gcc") is None or shutil.which("nm") is None, reason="gcc or nm is missing")
def test_compiler_finds_the_same_names(tmp_path: Path) -> None:
    files = sorted(LIBRARY.glob("*.c"))
    include = ["-nostdinc", f"-I{LIBRARY.parent / 'include'}", "-include", str(PARTS / "builtins.h")]
    command = ["gcc", "-m32", "-w", "-O0", "-fcommon", "-ffreestanding", "-fno-builtin", "-fno-pic", *include, "-c"]
    if subprocess.run([*command, *map(str, files)], cwd=tmp_path, capture_output=True).returncode != 0:
        pytest.skip("gcc -m32 does not work")
    make_index = _make_index()
    for file in files:
        listed = subprocess.run(
            ["nm", "--defined-only", "-g", file.stem + ".o"], cwd=tmp_path, capture_output=True, text=True
        )
        found = sorted({line.split()[-1] for line in listed.stdout.splitlines()})
        assert make_index.names(file.read_text("utf-8")) == found, file.name
