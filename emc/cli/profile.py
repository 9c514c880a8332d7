"""`emc profile FILE... [options] [-- arguments]`: runs programs, and reports where the cycles were spent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from emc.cli.console import text_of
from emc.cli.drawn import draw
from emc.cli.job import Heard
from emc.cli.levels import second_level
from emc.cli.options import WithArguments, apart, files_argument, function_option, run_options
from emc.cli.profiled import profiled
from emc.cli.region import find_part, is_marked
from emc.cli.running import prepare, tell_run, writable, write
from emc.cli.window import chosen, packets_option, whole_option
from emc.dataclass import replace
from emc.ir.unplaced import without_places
from emc.machine.options import Window
from emc.texts import Source

if TYPE_CHECKING:
    from emc.views.profile import Profile

WIDE = 160  # columns of a table, if the output is not a terminal


@click.command(cls=WithArguments, options_metavar="[OPTIONS]", epilog="Arguments after -- go to the program.")
@files_argument
@run_options
@click.option("--top", type=click.IntRange(1), default=12, show_default=True, metavar="N",
              help="Show N functions and lines in the tables.")  # fmt: skip
@click.option("--source", is_flag=True, help="Also show whole files with the cost of each line.")
@click.option("--calls", is_flag=True, help="Also show what each function cost with all that it started. This takes a "
              "few microseconds more for each packet.")  # fmt: skip
@click.option("--html", "html_file", metavar="FILE", help="Write an HTML page to this file: source, stages, profile, "
              "time line.")  # fmt: skip
@click.option("--json", "json_file", metavar="FILE", help="Write all numbers to this file, as JSON.")
@function_option
@whole_option
@packets_option
def command(**values: Any) -> int:
    """Run the FILEs as `emc run` does, and report where the cycles went: by PE, function and line.

    Each cycle of each PE is counted once; profiling does not change the cycles of the run. If a part of it is measured
    (--function, or measure_begin() in the program), only that is counted, unless --whole is given. For IR (.emir)
    files, the lines are those of the IR."""
    wanted = chosen(values)
    apart(html=values["html_file"], json=values["json_file"])
    second, given = second_level(values["html_file"]), dict(values)
    again = Heard() if second is not None else None
    job = prepare(values, profile=True, read=_by_its_own_lines, again=again)
    if job is None:
        return 1
    pages = {
        "html": writable(values["html_file"], "the page", job.files),
        "json": writable(values["json_file"], "the profile", job.files),
    }
    of_part = not wanted and is_marked(job)
    found = find_part(job) if of_part else None
    if of_part and found is None:
        return 1
    window = Window(most=values["packets"])
    counted = profiled(job, found, values["calls"], None if pages["html"] is None else window)
    run = counted.run if found is None else found.run
    tell_run(run, job)

    from emc.views.profile import document, profile

    made = profile(run, job.program.module, job.heading, counted.calls, counted.part)
    if pages["html"] is not None:
        from emc.cli.pages import other_side, page, side

        sides = [side(job, run, counted)]
        if second is not None and again is not None:
            sides.append(other_side(given, second, again, window, of_part, values["calls"], read=_by_its_own_lines))
        write(pages["html"], "the page", page(sides, "profile"))
    if pages["json"] is not None:
        write(pages["json"], "the profile", document.text(made))
    _show(made, values["top"], values["source"])
    return run.status


def _by_its_own_lines(source: Source) -> Source:
    return replace(source, text=without_places(source.text)) if source.name.endswith(".emir") else source


def _show(made: Profile, top: int, source: bool) -> None:
    from emc.views.profile import terminal

    draw(lambda console: terminal.show(made, text_of, console, top, source), WIDE)
