"""How fast emc is, against its peers on this computer and against what it should reach.

    python bench/run.py                      all rows
    python bench/run.py packets calls        these
    python bench/run.py --json FILE          the figures as JSON, too
    python bench/run.py --write              puts the table into docs/speed.md
    python bench/run.py --smoke              small sizes, once: to see that all works

Each row is a file of bench/rows. Contenders take turns, and every figure is a median with its spread; a ratio above 1
says that emc is better than that peer. Peers that this computer does not have are left out. No figure passes or fails,
but a program that goes wrong, or prints something else than its peer, ends the run.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from computer import facts
from measuring import Found, Row, Setting, geometric_mean, measured
from rows import ROWS
from table import Done, as_json, line, markdown, written

PAGE = Path(__file__).resolve().parent.parent / "docs" / "speed.md"
TURNS = 5


def main() -> None:
    chosen = _arguments()
    turns = 1 if chosen.smoke else chosen.turns
    known = facts(turns)
    for name, fact in known.items():
        print(f"{name}: {fact}")
    done: list[Done] = []
    with TemporaryDirectory(prefix="emc-bench-") as folder:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # Python keeps what it has compiled, as it does for users
        os.environ["PYTHONPYCACHEPREFIX"] = f"{folder}/bytecode"
        setting = Setting(chosen.smoke, Path(folder), tuple(chosen.circuit))
        for row in ROWS:
            if not chosen.rows or row.name in chosen.rows:
                done.append(_measured(row, setting, turns))
    if chosen.json is not None:
        chosen.json.write_text(as_json(done, known), "utf-8")
    if chosen.markdown:
        print(markdown(done, known))
    if chosen.write:
        written(PAGE, markdown(done, known))


def _measured(row: Row, setting: Setting, turns: int) -> Done:
    print(f"\n{row.name}: {row.what}", flush=True)
    found: list[Found] = []
    for part in row.parts(setting):
        found.append(measured(part, turns))
        print(line(found[-1]), flush=True)
    parts = tuple(found)
    for mean in row.means:
        if all(mean.peer in part.peers for part in parts):
            found.append(geometric_mean(parts, mean))
            print(line(found[-1]), flush=True)
    return Done(row, tuple(found))


def _arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [row.name for row in ROWS]
    parser.add_argument("rows", nargs="*", metavar="ROW", help=f"what to measure: {', '.join(names)} (all of them)")
    parser.add_argument("--smoke", action="store_true", help="small sizes, one turn")
    parser.add_argument("--turns", type=int, default=TURNS, metavar="N", help=f"measurements of each ({TURNS})")
    parser.add_argument(
        "--circuit", action="append", default=[], metavar="FILE", help="a circuit for LocusRoute (may be repeated)"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all measurements there")
    parser.add_argument("--markdown", action="store_true", help="print the table as docs/speed.md has it")
    parser.add_argument("--write", action="store_true", help="put the table into docs/speed.md")
    chosen = parser.parse_args(words)
    if unknown := [name for name in chosen.rows if name not in names]:
        parser.error(f"there is no row {unknown[0]}; choose from {', '.join(names)}")
    if chosen.turns < 1:
        parser.error("--turns: at least one measurement is needed")
    return chosen


if __name__ == "__main__":
    sys.exit(main())
