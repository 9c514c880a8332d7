"""What README's two commands cost on a fresh machine, and what a first and a warm start cost.

    python bench/install.py [--tests] [--json FILE]

It does them in a clone of this checkout's last commit, in a fresh virtual environment, with an empty cache of emc.
pip's wheels are warm, since they are fetched once before. The first command and the starts run on one core (where the
system can pin a process). Each row is seconds of CPU and of the clock. --tests: README's second command, too, on all
cores.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HELLO = "emc run hello.emc --pes 4"
EDITED = "emc/engines/native/kernel/loop.py"  # a source of the kernel
STARTS = 10
Row = tuple[str, float, float]  # what, seconds of CPU, seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tests", action="store_true", help="README's second command, too")
    parser.add_argument("--json", type=Path, metavar="FILE", help="the figures as JSON, too")
    chosen = parser.parse_args()
    with TemporaryDirectory(prefix="emc-install-") as name:
        rows, facts = measure(Path(name), chosen.tests)
    for what, cpu, seconds in rows:
        print(f"{what:46}{cpu:9.2f} s of CPU{seconds:9.2f} s")
    for what, value in facts.items():
        print(f"{what:46}{value:9,}")
    if chosen.json is not None:
        chosen.json.write_text(json.dumps({"rows": rows, **facts}, indent=1) + "\n", encoding="utf-8")


def measure(home: Path, tests: bool) -> tuple[list[Row], dict[str, int]]:
    """The rows, and the size of what the first command has installed."""
    clone, warm = home / "clone", home / "warm"
    subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
    first, second = commands(clone)
    _environment(warm)
    install = first.partition(" && ")[0]
    for command in (install, second.partition(" && ")[0] if tests else "true"):  # fetches the wheels
        _timed(command, clone, _variables(warm, home / "other"))
    fresh, cache = home / "venv", home / "cache"
    rows = [_row("python -m venv", lambda: _environment(fresh))]
    variables = _variables(fresh, cache)
    rows.append(_row(install, lambda: _timed(install, clone, variables, pinned=True)))
    rows.append(
        _row("its run: locusroute.emc, 64 PEs", lambda: _timed(first.partition(" && ")[2], clone, variables, True))
    )
    facts = {"packages": _packages(variables), "MB": _megabytes(fresh)}
    empty = _variables(fresh, home / "empty")
    rows.append(_row("first hello, nothing ready-made", lambda: _timed(HELLO, home, empty, True)))
    rows.append(_best("warm hello", lambda: _timed(HELLO, home, empty, True)))
    if tests:
        rows.append(_row(second, lambda: _timed(second, clone, variables)))
    else:
        _timed("pip install -e .", clone, variables)
    _timed(HELLO, home, empty)
    with open(clone / EDITED, "a", encoding="utf-8") as file:
        file.write("# an edit\n")
    rows.append(_row("hello after an edit of a kernel source", lambda: _timed(HELLO, home, empty, True)))
    return rows, facts


def commands(clone: Path) -> Sequence[str]:
    """README's two commands."""
    block = re.search(r"^```\n(.*?)^```$", (clone / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert block is not None
    return block[1].splitlines()


def _environment(folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)


def _variables(environment: Path, cache: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return {**kept, "PATH": f"{environment / 'bin'}{os.pathsep}{kept['PATH']}", "EMC_CACHE": str(cache)}


def _timed(command: str, folder: Path, variables: dict[str, str], pinned: bool = False) -> None:
    """Runs a command of the shell. pinned: on one core."""
    words = ["bash", "-c", command]
    if pinned and hasattr(os, "sched_setaffinity"):
        words = [sys.executable, "-c", f"import os; os.sched_setaffinity(0, {{0}}); os.execvp('bash', {words!r})"]
    done = subprocess.run(words, cwd=folder, env=variables, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{shlex.join(words)} failed:\n{done.stdout}{done.stderr}")


def _row(what: str, work: Callable[[], None]) -> Row:
    before, began = os.times(), time.monotonic()
    work()
    after = os.times()
    cpu = after.children_user - before.children_user + after.children_system - before.children_system
    return what, cpu, time.monotonic() - began


def _best(what: str, work: Callable[[], None]) -> Row:
    """The least of some turns."""
    return min((_row(what, work) for _ in range(STARTS)), key=lambda row: row[2])


def _packages(variables: dict[str, str]) -> int:
    listed = subprocess.run(
        ["python", "-m", "pip", "list", "--format", "json"], env=variables, capture_output=True, text=True, check=True
    )
    found: list[Any] = json.loads(listed.stdout)
    return len(found)


def _megabytes(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*")) >> 20


if __name__ == "__main__":
    main()
