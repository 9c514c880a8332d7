"""What the pages of a program need that a run alone does not have: the program at all its stages.

program, faults = program_of(sources, options, texts)
side = side_of(program, module, heading, profile, tally, timeline)
page((side,), "trace")                                              of emc/views/page
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from emc.faults import Faults
from emc.footprint import Footprint
from emc.ir.module import Module, Template
from emc.machine.tally import Tally
from emc.options import BuildOptions
from emc.session import stages
from emc.source import NOWHERE, comes_with_emc
from emc.texts import Source
from emc.views.heading import Heading
from emc.views.page import Measured, Side
from emc.views.profile import Profile
from emc.views.show.program import ShownProgram
from emc.views.trace import Timeline
from emc.views.trace import page as trace_page


def program_of(
    sources: Sequence[tuple[str, Source]],
    wanted: BuildOptions,
    texts: Callable[[str], str | None],
    seen: Footprint | None = None,
) -> tuple[ShownProgram, Faults]:
    """The program that the sources make, at all its stages, and the warnings of its compilation. texts: a function that
    gives the text of a file, or None. The headers that were looked for are noted in `seen`. Raises Faulty."""
    found = stages(sources, wanted, seen)
    names = [source.name for _, source in sources]
    code = [template.span.file for template in found.module.templates if _is_users(template)]
    files = tuple(dict.fromkeys([*names, *code]))
    program = ShownProgram(
        names[0], files, found.units, found.before, found.module, found.description, found.options, texts, found.trees
    )
    return program, found.faults


def _is_users(template: Template) -> bool:
    file = template.span.file
    return not comes_with_emc(file) and file != NOWHERE.file


def side_of(
    program: ShownProgram,
    module: Module,
    heading: Heading,
    shown: Profile,
    tally: Tally,
    line: Timeline,
    link: str = "",
) -> Side:
    """The program with a run. module: what ran. shown, tally, line: what was recorded of the run. link: the address
    that opens the program in the playground; "": none."""
    text = trace_page(line, module, heading, program.text, link)
    return Side(program, program.templates, Measured(shown, tally, text))
