"""What comes out of `emc sweep`: tables with their manifest, a figure, a page, and the summary on the terminal.

out = Outputs(("t.csv",), plots=("t.svg",))
out.check(spec)                 before the runs: what can't be written after them
out.check_figure(plan)          the same: what can't be drawn
out.write(spec, done, table)
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from emc.cli.console import say
from emc.cli.running import writable, write
from emc.contents import contents
from emc.dataclass import dataclass
from emc.digests import name as digest_of
from emc.printable import in_line
from emc.sweeps import Done, Plan, Spec, SweepError, Table, files
from emc.sweeps import plot as drawing
from emc.sweeps.layout import DEFAULT, View, arrange
from emc.sweeps.manifest import Again, beside, describe
from emc.sweeps.page import page, text
from emc.sweeps.store import Record
from emc.sweeps.table import expected

SHOWN_FAILED = 5  # traps that are shown


@dataclass(frozen=True, slots=True)
class Outputs:
    """The files that a sweep writes."""

    tables: tuple[str, ...] = ()
    plots: tuple[str, ...] = ()
    html: str | None = None
    view: View = DEFAULT  # what the figure shows

    def check(self, spec: Spec) -> None:
        """Checks, before the runs, that the files can be written after them. Raises SweepError, Faulty."""
        inputs = [path for program in spec.programs for path, _ in program.sources]
        for name in self.tables:
            files.check(name)
            writable(name, "the table", inputs)
            writable(str(beside(name)), "the manifest", inputs)
        for name in self.plots:
            drawing.check(name)
            writable(name, "the figure", inputs)
        writable(self.html, "the page", inputs)

    def check_figure(self, plan: Plan) -> None:
        """Checks, before the runs, that a figure that was asked for can be drawn after them. Raises SweepError."""
        if self.plots or self.view != DEFAULT:
            arrange(expected(plan), self.view)

    def write(self, spec: Spec, done: Done, table: Table) -> None:
        """Writes all files. Raises SweepError, Faulty."""
        try:
            for name in self.tables:
                files.write(table, name)
            for name in self.plots:  # one figure each: saving it changes it
                drawing.save(drawing.plot(table, self.view), name)
        except OSError as reason:
            raise SweepError(f"can't write {reason.filename or 'a file'}: {reason.strerror}") from None
        if self.tables:
            place = beside(self.tables[0])
            write(place, "the manifest", describe(spec, done, self.tables, place, len(table.rows)))
        if self.html is not None:
            title = shlex.join(["emc", "sweep", *click.get_current_context().meta["words"]])
            write(Path(self.html), "the page", page(table, title, _figure(table, self.view)))


def _figure(table: Table, view: View) -> str:
    """The figure of a page; "" if there is none, or if matplotlib is missing."""
    try:
        return drawing.svg(drawing.plot(table, view))
    except SweepError as none:
        say(f"emc: the page has no figure: {none}")
        return ""


def show_table(table: Table, done: Done, function: str) -> None:
    """Prints the summary, whose figures they are, and what failed. function: whose calls are measured, or ""."""
    print(text(table), flush=True)
    _tell_measured(done, function)
    failed = table.failed
    if failed:
        traps = list(dict.fromkeys(in_line(str(row["trap"])) for row in failed))
        say(f"emc: {len(failed):,} of {len(table.rows):,} runs failed; their rows say why:")
        say("\n".join(f"    {trap}" for trap in traps[:SHOWN_FAILED]))
    if done.not_done:
        say(f"emc: {len(done.not_done):,} of these could not be done or kept here; the same command tries again:")
        say("\n".join(f"    {text}" for text in dict.fromkeys(done.not_done[:SHOWN_FAILED])))
    if sys.stderr.isatty():
        say(f"emc: {done.all:,} runs, {done.kept:,} of them already done")


def _tell_measured(done: Done, function: str) -> None:
    """Says which runs have the figures of a measured part."""
    records = [one for key in done.keys if isinstance(one := done.runs.get(key), Record)]
    some = sum(one.measured > 0 for one in records)
    if some:
        say(f"emc: cycles, packets and busy of {some:,} of {len(records):,} runs are those of the measured part")
    if function and some < len(records):
        say(f"emc: {len(records) - some:,} of {len(records):,} runs did not call `{function}`: their figures are 0")


def compare(again: Again, tables: Sequence[str], folder: Path) -> None:
    """Reports whether the tables are the same as those of the manifest."""
    for name in tables:
        before = again.tables.get(os.path.relpath(name, folder))
        if before is not None:
            same = "the same table" if digest_of(contents(name)) == before else "this table differs from the manifest's"
            say(f"emc: {os.path.relpath(name)}: {same}")
