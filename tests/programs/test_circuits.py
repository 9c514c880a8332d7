"""The circuits: the generator gives the same bytes for the same seed, the bundled ones are its own, and the DEF
converter puts each pin where the DEF says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from emc import places

MAKE = places.programs() / "make_circuit.py"
CONVERT = places.programs() / "def2circuit.py"
CIRCUITS = places.programs() / "circuits"
Wire = list[tuple[int, int, int]]


def script(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, path, *words], capture_output=True, text=True, check=False)


def read(text: str) -> tuple[tuple[int, int, int], list[Wire]]:
    lines = [line.split("#")[0].split() for line in text.splitlines()]
    rows = [[int(word) for word in line] for line in lines if line]
    wires = [[(row[i], row[i + 1], row[i + 2]) for i in range(1, len(row), 3)] for row in rows[1:]]
    assert [len(wire) for wire in wires] == [row[0] for row in rows[1:]]
    return (rows[0][0], rows[0][1], rows[0][2]), wires


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "size"), [("primary2", (1920, 20, 3817)), ("small", (341, 10, 400)), ("tiny", (100, 5, 60))]
)
def test_bundled_circuit_is_the_generated_one(name: str, size: tuple[int, int, int]) -> None:
    text = (CIRCUITS / f"{name}.circuit").read_text()
    assert script(MAKE, name).stdout == text
    found, wires = read(text)
    assert found == size
    assert len(wires) == size[2]
    assert all(x < size[0] and lo <= hi < size[1] for wire in wires for x, lo, hi in wire)
    short = sum(len(wire) <= 4 for wire in wires) / len(wires)
    assert short > 0.7
    assert max(len(wire) for wire in wires) >= 10


def test_seed_is_all_that_counts() -> None:
    first, again, other = (script(MAKE, "tiny", "--seed", seed).stdout for seed in ("7", "7", "8"))
    assert first == again
    assert first != other


def test_impossible_size_is_refused() -> None:
    refused = script(MAKE, "--columns", "3")
    assert refused.returncode != 0
    assert "at least 20 columns" in refused.stderr


DEF = """VERSION 5.8 ;
DESIGN three_rows ;
UNITS DISTANCE MICRONS 1000 ;
ROW R0 unit 100 1000 N DO 10 BY 1 STEP 50 0 ;
ROW R1 unit 100 2000 FS DO 10 BY 1 STEP 50 0 ;
ROW R2 unit 100 3000 N DO 12 BY 1 STEP 50 0 ;
COMPONENTS 5 ;
    - a INV_X1 + PLACED ( 100 1000 ) N ;
    - b NAND2_X1 + SOURCE TIMING
      + FIXED ( 350 2000 ) FS ;
    - c INV_X1 + PLACED ( 680 3000 ) N ;
    - lost INV_X1 + UNPLACED ;
    - far INV_X1 + PLACED ( 100 9000 ) N ;
END COMPONENTS
PINS 1 ;
    - clk + NET n1 + DIRECTION INPUT + PLACED ( 0 0 ) N ;
END PINS
SPECIALNETS 1 ;
    - VDD ( * VDD ) + USE POWER ;
END SPECIALNETS
NETS 5 ;
    - n1 ( PIN clk ) ( b A ) ( a Z ) + USE SIGNAL ;
    - n2 ( c A ) ( b Z )
      ( b B ) ( a A ) ;   # b twice: one pin
    - n3 ( PIN clk ) ( a A ) ;
    - n4 ( lost A ) ( a A ) ;
    - n5 ( far A ) ( c A ) ;
END NETS
END DESIGN
"""


def test_def_is_converted(tmp_path: Path) -> None:
    file = tmp_path / "three_rows.def"
    file.write_text(DEF)
    done = script(CONVERT, str(file))
    assert done.returncode == 0
    assert read(done.stdout) == (
        (12, 4, 2),
        [[(0, 0, 1), (5, 1, 2)], [(0, 0, 1), (5, 1, 2), (11, 2, 3)]],
    )
    assert "left out: 3 nets with fewer than two pins" in done.stderr
    assert "left out: 2 pins of the chip" in done.stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("DESIGN x ;\nEND DESIGN\n", "no ROW statement"),
        ("ROW R0 unit 0 0 N DO 4 BY 1 STEP 10 0 ;\nCOMPONENTS 1 ;\n- a INV + PLACED ( 1 ) N ;\n", "line 3"),
        ("ROW R0 unit 0 0 N DO 4 BY 1 STEP 10 0\n", "line 1"),
        ("ROW R0 unit 0 0 N ;\n", "no ROW has a STEP"),
    ],
    ids=["no-rows", "bad-place", "no-semicolon", "no-step"],
)
def test_broken_def_is_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "broken.def"
    file.write_text(text)
    done = script(CONVERT, str(file))
    assert done.returncode == 1
    assert message in done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
