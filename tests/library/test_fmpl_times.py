"""What the paper of FMPL says of its times holds on the SR8000: posting ahead pays, open receives cost nothing, and
hardware is faster than software."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from emc.machine import Host, Options
from emc.options import BuildOptions, Pes
from emc.session import build, execute
from emc.texts import read_sources

PAPERS = Path(__file__).resolve().parents[2] / "programs" / "papers"


@cache
def cells(program: str, pes: int, *words: str, defines: tuple[str, ...] = ()) -> dict[str, float]:
    """Times and speeds by `row size`."""
    path = str(PAPERS / program)
    made = build(read_sources([path]), BuildOptions(Pes(pes), machine="sr8000", defines=defines, optimise=2))
    run = execute(made, "native", Options(), Host(path, words))
    assert run.trap is None and run.status == 0, run.trap
    lines = (line.rpartition(": ") for line in run.output.decode().splitlines())
    return {name: float(value.split()[0]) for name, _, value in lines}


@pytest.mark.slow
def test_posting_ahead_pays() -> None:
    latency = cells("fmpl.emc", 2, "FMPL", "4")["latency FMPL 4"]
    ahead = cells("fmpl.emc", 2, "gap", "4")["preposted FMPL 4"]
    assert ahead < 0.7 * latency


@pytest.mark.slow
def test_the_gap_does_not_grow_with_open_receives() -> None:
    few = cells("fmpl.emc", 2, "gap", "4", defines=("OPEN=150",))["gap FMPL 4"]
    many = cells("fmpl.emc", 2, "gap", "4")["gap FMPL 4"]
    assert many == pytest.approx(few, rel=0.05)
    assert cells("mpi_like.emc", 2, "gap", "4")["gap MPI 4"] > 40 * many


@pytest.mark.slow
@pytest.mark.parametrize("pes", [2, 3, 8, 9, 16])
def test_hardware_is_faster_than_software(pes: int) -> None:
    found = cells("fmpl.emc", pes, "collective")
    for name in ("barrier", "bcast"):
        assert found[f"{name} FMPL hw {pes}"] < found[f"{name} FMPL sw {pes}"]


@pytest.mark.slow
def test_software_grows_with_the_logarithm_of_the_pes() -> None:
    """A level of the tree more costs as much as the one before; MPI jumps where the PEs are no box."""
    two, four, eight, sixteen = (cells("fmpl.emc", p, "collective")[f"barrier FMPL sw {p}"] for p in (2, 4, 8, 16))
    assert four - two == pytest.approx(eight - four, rel=0.25) == pytest.approx(sixteen - eight, rel=0.25)
    eight, nine, sixteen = (cells("mpi_like.emc", p, "collective")[f"barrier MPI {p}"] for p in (8, 9, 16))
    assert nine > 2 * eight and nine > 2 * sixteen


@pytest.mark.slow
def test_broadcasts_of_8_mb_still_gain() -> None:
    found = cells("fmpl.emc", 16, "bcast", "2097152", "4194304", "8388608")
    speeds = [found[f"bcast bandwidth FMPL hw {size}"] for size in (2097152, 4194304, 8388608)]
    assert speeds[0] < speeds[1] < speeds[2]
