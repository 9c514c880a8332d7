"""`emc cache info` and `emc cache clear`: what is kept between runs to save time."""

from __future__ import annotations

import os
import time
from collections import defaultdict

import click

from emc.cache import home, state
from emc.cache.own_folders import release
from emc.cache.rooms import MOST_BYTES, Kept, all_kept, remove

DAY = 24 * 3600
MEANINGS = {  # kind: what it is, in the order in which kinds are shown
    "programs": "compiled programs",
    "verdicts": "results of `emc check`",
    "library": "the compiled library and packet handlers",
    "threads": "machine code of programs",
    "functions": "machine code of the library's functions",
    "kernel": "the native engine",
    "grammar": "the parser's table",
    "state": "the version of emc",
    "unfinished": "files being written, or left unfinished",
}


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def command() -> None:
    """Show what emc caches between runs, or clear it. Everything in the cache can be computed again."""


@command.command()
def info() -> int:
    """Say where the cache is and what is in it."""
    files = all_kept(home())
    click.echo(f"{home()}{'' if os.path.isdir(home()) else ' (does not exist yet)'}")
    kinds: defaultdict[str, list[Kept]] = defaultdict(list)
    for one in files:
        kinds[one.kind].append(one)
    for kind in (*MEANINGS, *sorted(kinds.keys() - MEANINGS.keys())):
        if kind in kinds:
            click.echo(f"  {_line(kind, kinds[kind]):<34}  {MEANINGS.get(kind, '')}".rstrip())
    click.echo(f"  {_line('total', files)} of {MOST_BYTES >> 20} MB")
    stated = [one for one in files if one.state]
    here = state() if stated else ""
    if others := [one for one in stated if one.state != here]:
        versions = len({one.state for one in others})
        click.echo(f"  {_line('others', others)} of {versions} other version{'s' * (versions != 1)} of emc")
    return 0


@command.command()
@click.option("--older", type=click.IntRange(0), metavar="DAYS", help="Remove only what was not used for N days.")
def clear(older: int | None) -> int:
    """Clear the cache. The next run compiles again."""
    before = None if older is None else time.time() - older * DAY
    chosen = [one for one in all_kept(home()) if before is None or one.used < before]
    removed = remove(chosen)
    if not all_kept(home()):
        release(home())
    click.echo(f"removed {_count(removed)} from {home()}")
    if removed < len(chosen):
        click.echo(
            f"emc: {_count(len(chosen) - removed)} could not be removed: no permission, or already removed", err=True
        )
        return 1
    return 0


def _line(name: str, files: list[Kept]) -> str:
    return f"{name:<10} {_count(len(files)):>10} {_size(files):>10}"


def _count(number: int) -> str:
    return f"{number:,} file{'s' * (number != 1)}"


def _size(files: list[Kept]) -> str:
    return f"{sum(one.size for one in files) / (1 << 20):,.1f} MB"
