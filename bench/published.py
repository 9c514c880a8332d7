"""The published figures of the EM-4 and the FX10 beside those of the simulated ones, as the model predicts them.

    python bench/published.py                       all tables and figures of all papers
    python bench/published.py --only "table 1"      those of that name; `EM-C`, `EM-C, table 1`; may be repeated
    python bench/published.py --json FILE           a list of {paper, table, row, size, unit, simulated, published,
                                                    range}
    python bench/published.py --plots               draws the figures, too: docs/figures (needs matplotlib)
    python bench/published.py --ranges              with the range of each time (papers/ensemble.py): ten times as long
    python bench/published.py --write               puts what it found into docs/papers.md; with ranges; of one paper
                                                    with --only NEIGHBOURS
    python bench/published.py --machine FILE.toml   on another machine than the EM-4
    python bench/published.py --engine reference    on the definition of the machine: the same figures, slowly

Each experiment is a program of programs/papers, compiled at -O2. Published values that aren't known are null; so are
simulated ones where the program fails, as the paper's did. docs/papers.md explains all of it.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from papers import EXPERIMENTS
from papers.ensemble import members
from papers.experiment import TIME, Experiment, Measured, Setting, measured
from papers.page import blocks, written
from papers.plots import drawn
from papers.report import Line, as_json, lines, text, with_ranges

from emc.engines import ENGINES
from emc.faults import Faulty
from emc.machine.machine_file import read_description

DOCS = Path(__file__).resolve().parent.parent / "docs"
RANGED = ("table", "figure 8")  # the others take hours, ten times over
PAGE, FIGURES = DOCS / "papers.md", DOCS / "figures"


def main() -> None:
    chosen = _arguments()
    found = run_all(_wanted(chosen.only), Setting(chosen.machine, chosen.engine), chosen.jobs)
    all_lines = lines(found)
    if chosen.ranges:
        all_lines = with_ranges(all_lines, _others(_wanted(chosen.only), chosen))
    print(text(all_lines))
    if chosen.json is not None:
        chosen.json.write_text(as_json(all_lines), "utf-8")
    if chosen.plots:
        for path in drawn(all_lines, FIGURES):
            print(f"wrote {path}")
    if chosen.write:
        made = blocks(all_lines, read_description(chosen.machine))
        written(PAGE, {name: made[name] for name in made if not chosen.only or name.startswith(tuple(chosen.only))})


def run_all(experiments: Sequence[Experiment], setting: Setting, jobs: int) -> list[Measured]:
    """Runs them, so many at once; the order is that of the experiments. What is measured is the simulated machine's
    time, so it does not matter how busy this computer is."""
    run = partial(_measured, setting=setting)
    if jobs == 1:
        return [run(one) for one in experiments]
    with ProcessPoolExecutor(jobs) as workers:
        return list(workers.map(run, experiments))


def _others(experiments: Sequence[Experiment], chosen: argparse.Namespace) -> list[tuple[Line, ...]]:
    """What the further members of the ensemble say of the times that RANGED names."""
    timed = [one for one in experiments if one.unit == TIME and one.table.startswith(RANGED)]
    settings = [Setting(chosen.machine, chosen.engine, tuple(values.items())) for values in members()[1:]]
    return [lines(run_all(timed, setting, chosen.jobs)) for setting in settings]


def _measured(one: Experiment, setting: Setting) -> Measured:
    """Runs one, and reports errors of its program or the machine file in a form that can go between processes."""
    try:
        return measured(one, setting)
    except Faulty as faulty:
        raise SystemExit("\n".join(f"{fault.span}: {fault.text}" for fault in faulty.faults)) from None


def _wanted(names: Sequence[str]) -> list[Experiment]:
    return [one for one in EXPERIMENTS if not names or any(name in names for name in _names_of(one))]


def _arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    known = _names(EXPERIMENTS)
    parser.add_argument(
        "--only", action="append", default=[], metavar="TABLE", help=f"a paper, table or figure: {'; '.join(known)}"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there, too")
    parser.add_argument("--plots", action="store_true", help="draw the figures into docs/figures")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/papers.md")
    parser.add_argument("--machine", default="em4", metavar="NAME", help="a machine file, by name or path (em4)")
    parser.add_argument("--engine", default="native", choices=sorted(ENGINES), help="what runs them (native)")
    parser.add_argument("--ranges", action="store_true", help="run the ensemble, too: what is uncertain in each time")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="experiments at once")
    chosen = parser.parse_args(words)
    if unknown := [name for name in chosen.only if name not in known]:
        parser.error(f"there is no table `{unknown[0]}`; choose from {'; '.join(known)}")
    if chosen.write and any(name not in {one.paper for one in EXPERIMENTS} for name in chosen.only):
        parser.error("--write needs all tables of a paper: leave --only out, or give the paper alone")
    chosen.ranges = chosen.ranges or chosen.write
    if chosen.jobs < 1:
        parser.error("--jobs: at least one experiment at a time is needed")
    if chosen.json is not None and (wrong := _unwritable(chosen.json)):
        parser.error(f"--json {chosen.json}: {wrong}")
    return chosen


def _unwritable(path: Path) -> str:
    """Why no file can be written there, or "": known before the minutes of measuring, not after them."""
    if path.is_dir():
        return "that is a folder; give the name of a file"
    if not path.parent.is_dir():
        return f"there is no folder {path.parent}; make it first"
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        return "it may not be written"
    return ""


def _names(experiments: Iterable[Experiment]) -> list[str]:
    return list(dict.fromkeys(name for one in experiments for name in _names_of(one)))


def _names_of(one: Experiment) -> tuple[str, str, str]:
    return one.paper, one.table, f"{one.paper}, {one.table}"


if __name__ == "__main__":
    sys.exit(main())
