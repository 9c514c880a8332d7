"""LocusRoute: its sequential twin does what the plainest Python does, its reader points at what is wrong, and the
parallel program on one PE gives the twin's routes exactly; on several its self-check holds."""

from __future__ import annotations

import itertools
import random
import shutil
import subprocess
from pathlib import Path

import harness
import pytest
import routing

from emc import places

PROGRAMS = places.programs()
Wires = list[list[routing.Pin]]
needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")


@pytest.fixture(scope="module")
def twin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("twin") / "locusroute_seq"
    flags = ["-std=c99", "-O1", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["gcc", *flags, PROGRAMS / "locusroute_seq.c", "-o", program], check=True)
    return program


def run_twin(twin: Path, circuit: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([twin, "--circuit", circuit, *words], capture_output=True, text=True, check=False)


def random_wires(columns: int, channels: int, count: int, seed: int) -> Wires:
    """Nasty ones: pins in one place, pins in one column, lo above hi, both the same."""
    random_ = random.Random(seed)
    wires: Wires = []
    for _ in range(count):
        pins: list[routing.Pin] = []
        for _ in range(random_.choice((2, 2, 2, 3, 5, 9))):
            low, high = random_.randrange(channels), random_.randrange(channels)
            pins.append((random_.randrange(columns), low, random_.choice((low, high, min(low + 1, channels - 1)))))
        wires.append(pins)
    return wires


def write_circuit(path: Path, columns: int, channels: int, wires: Wires) -> Path:
    lines = [f"{columns} {channels} {len(wires)}"]
    lines += [f"{len(wire)} " + " ".join(f"{x} {lo} {hi}" for x, lo, hi in wire) for wire in wires]
    path.write_text("\n".join(lines) + "\n")
    return path


def results(text: str) -> list[str]:
    """The lines that must be the same on one PE and in the twin."""
    return [line for line in text.splitlines() if not line.startswith(("time", "load"))]


def routed_points(text: str, wires: Wires) -> list[list[frozenset[routing.Point]]]:
    routes: list[list[frozenset[routing.Point]]] = [[] for _ in wires]
    for line in text.splitlines():
        if line.startswith("route "):
            head, tail = line.split(":")
            corners: list[routing.Point] = []
            for corner in tail.split():
                x, c = corner.split(",")
                corners.append((int(x), int(c)))
            points = [point for a, b in itertools.pairwise(corners) for point in routing.line(a, b)]
            routes[int(head.split()[1].split(".")[0])].append(frozenset(points))
    return routes


# -- the twin against Python -----------------------------------------------------------------------------------------


@needs_gcc
@pytest.mark.parametrize(
    "shape", [(12, 4, 12, 1), (30, 3, 15, 2), (5, 9, 15, 3), (1, 6, 8, 4), (9, 1, 8, 5), (1, 1, 2, 6)]
)
def test_twin_equals_brute_force(twin: Path, tmp_path: Path, shape: tuple[int, int, int, int]) -> None:
    columns, channels, _, _ = shape
    wires = random_wires(*shape)
    circuit = write_circuit(tmp_path / "x.circuit", columns, channels, wires)
    done = run_twin(twin, circuit, "--iterations", "3", "--print-routes")
    expected = routing.route(channels, wires, 3)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    for i in range(3):
        assert lines[1 + i] == (
            f"iteration {i + 1}: height {expected.heights[i]}, occupancy {expected.occupancies[i]}, "
            f"wire length {expected.lengths[i]}"
        )
    assert routed_points(done.stdout, wires) == expected.routes
    assert "check: 0 points differ, 0 wires open, 0 updates lost: good" in lines


@needs_gcc
@pytest.mark.parametrize("name", ["primary2", "small", "tiny"])
def test_second_iteration_is_better(twin: Path, name: str) -> None:
    done = run_twin(twin, PROGRAMS / "circuits" / f"{name}.circuit")
    heights = [int(line.split("height ")[1].split(",")[0]) for line in done.stdout.splitlines() if "height" in line]
    assert done.returncode == 0
    assert heights[1] < heights[0]


# -- the reader's messages ------------------------------------------------------------------------------------------

GOOD = "10 5 2\n2 1 1 2 4 2 3\n3 1 1 2 3 1 2 9 4 4\n"
BROKEN = {
    "empty": ("", "1:1: error: the file ends where there should be a number of columns"),
    "no-wires-count": ("10 5\n", "2:1: error: the file ends where there should be a number of wires"),
    "long-header": ("10 5 1 2 1 1 2 3 1 2\n", "1:8: error: more than three numbers"),
    "no-points": ("0 5 1\n2 0 0 0 0 0 0\n", "1:5: error: a grid without points"),
    "huge-number": ("99999999999 5 1\n", "1:1: error: a number over 1000000"),
    "huge-grid": ("100000 100000 0\n", "1:15: error: a grid of over 67108864 points"),
    "one-pin": ("10 5 1\n# a comment\n1 1 1 2\n", "3:1: error: a wire needs two pins or more; this one has 1"),
    "column": ("10 5 1\n2 1 1 2 10 1 2\n", "2:9: error: column 10 lies outside the grid, whose last is 9 (pin 2 of 2"),
    "channel": ("10 5 1\n2 1 1 2 3 1 5\n", "2:13: error: channel 5 lies outside the grid, whose last is 4"),
    "negative": ("10 5 1\n2 1 -1 2 3 1 2\n", "2:5: error: '-' where there should be a channel"),
    "letter": ("10 5 1\n2 1 1 2 3a 1 2\n", "2:9: error: 'a' within a column"),
    "too-few-pins": (
        "10 5 2\n3 1 1 2 4 2 3\n2 1 1 2 3 1 2\n",
        "2:1: error: wrong count: the wire's 3 pins end within line 3",
    ),
    "too-many-pins": ("10 5 1\n2 1 1 2 4 2 3 5 1 1\n", "2:15: error: wrong count: the wire's 2 pins end within line 2"),
    "truncated-wire": ("10 5 1\n2 1 1 2 4 2", "2:12: error: the file ends where there should be a channel (pin 2 of 2"),
    "missing-wire": ("10 5 3\n2 1 1 2 4 2 3\n2 1 1 2 4 2 3\n", "4:1: error: the file ends after 2 of 3 wires"),
    "extra-wire": ("10 5 1\n2 1 1 2 4 2 3\n2 1 1 2 4 2 3\n", "3:1: error: more wires than the 1 promised"),
    "binary": ("\x01\x02\x03", "1:1: error: character number 1 where there should be a number of columns"),
}


@needs_gcc
@pytest.mark.parametrize("name", BROKEN)
def test_twin_refuses(twin: Path, tmp_path: Path, name: str) -> None:
    text, message = BROKEN[name]
    circuit = tmp_path / "x.circuit"
    circuit.write_text(text)
    done = run_twin(twin, circuit)
    assert done.returncode == 1
    assert done.stderr.startswith(f"{circuit}:{message}")
    assert done.stdout == ""


@needs_gcc
def test_twin_refuses_what_it_cannot_read(twin: Path, tmp_path: Path) -> None:
    absent = run_twin(twin, tmp_path / "absent.circuit")
    folder = run_twin(twin, tmp_path)
    assert (absent.returncode, folder.returncode) == (1, 1)
    assert "cannot be opened" in absent.stderr
    assert "cannot be read" in folder.stderr


@needs_gcc
def test_white_space_is_free(twin: Path, tmp_path: Path) -> None:
    plain, spaced = tmp_path / "plain.circuit", tmp_path / "spaced.circuit"
    plain.write_text(GOOD)
    spaced.write_text("# two wires\n\n\t10  5\t2 # grid\r\n 2 1 1 2#pins\n   4 2 3\n\n\n3  1 1 2\t3 1 2   9 4 4")
    first, second = (run_twin(twin, circuit, "--print-routes") for circuit in (plain, spaced))
    assert results(first.stdout) == results(second.stdout)
    assert first.returncode == second.returncode == 0


@needs_gcc
@pytest.mark.parametrize("words", [["--iterations", "0"], ["--iterations", "x"], ["--circuit"], ["--bogus"]])
def test_twin_refuses_options(twin: Path, words: list[str]) -> None:
    done = subprocess.run([twin, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("locusroute: ")


# -- the parallel program -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def circuit(tmp_path_factory: pytest.TempPathFactory) -> Path:
    wires = random_wires(14, 4, 12, 11)
    return write_circuit(tmp_path_factory.mktemp("circuit") / "x.circuit", 14, 4, wires)


def run_emc(name: str, pes: int, circuit: Path, *words: str, engine: str = "reference") -> harness.Outcome:
    return harness.emc_run(PROGRAMS / name, pes, ["--circuit", str(circuit), *words], engine=engine)


def report(outcome: harness.Outcome) -> str:
    trap = outcome.run.trap if outcome.run else None
    return f"{[fault.text for fault in outcome.faults]} {trap} {outcome.errors}"


@pytest.mark.slow
@needs_gcc
@pytest.mark.parametrize("engine", harness.ENGINES)
@pytest.mark.parametrize("routes", ["1", "3"])
def test_one_pe_equals_the_twin(twin: Path, circuit: Path, routes: str, engine: str) -> None:
    words = ("--wires", "1", "--routes", routes, "--print-routes")
    outcome = run_emc("locusroute.emc", 1, circuit, *words, engine=engine)
    assert outcome.status == 0, report(outcome)
    assert results(outcome.output) == results(run_twin(twin, circuit, *words).stdout)


@pytest.mark.slow
@needs_gcc
@pytest.mark.parametrize("engine", harness.ENGINES)
def test_twin_is_emc_too(twin: Path, circuit: Path, engine: str) -> None:
    outcome = run_emc("locusroute_seq.c", 1, circuit, "--print-routes", engine=engine)
    assert outcome.status == 0, report(outcome)
    assert results(outcome.output) == results(run_twin(twin, circuit, "--print-routes").stdout)


@pytest.mark.slow
@pytest.mark.parametrize("engine", harness.ENGINES)
@pytest.mark.parametrize(
    ("pes", "wires", "routes"),
    [(4, 2, 4), *(pytest.param(*more, marks=pytest.mark.slow) for more in ((2, 1, 1), (7, 3, 2), (30, 1, 2)))],
)
def test_several_pes_check_themselves(circuit: Path, pes: int, wires: int, routes: int, engine: str) -> None:
    words = ("--wires", str(wires), "--routes", str(routes), "--print-routes")
    outcome = run_emc("locusroute.emc", pes, circuit, *words, engine=engine)
    assert outcome.status == 0, report(outcome)
    lines = outcome.output.splitlines()
    assert "check: 0 points differ, 0 wires open, 0 updates lost: good" in lines
    routes_found = [route for wire in routed_points(outcome.output, [[] for _ in range(12)]) for route in wire]
    assert sum(len(route) for route in routes_found) == int(lines[3].split("wire length ")[1])


@pytest.mark.parametrize("name", ["empty", "column", "too-few-pins", "truncated-wire"])
def test_parallel_program_refuses(tmp_path: Path, name: str) -> None:
    text, message = BROKEN[name]
    circuit = tmp_path / "x.circuit"
    circuit.write_text(text)
    outcome = run_emc("locusroute.emc", 3, circuit)
    assert outcome.status == 1, report(outcome)
    assert outcome.errors.startswith(f"{circuit}:{message}")
    assert outcome.output == ""
