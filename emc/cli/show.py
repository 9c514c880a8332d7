"""`emc show STAGE FILE`: the result of a stage of the compilation for a program, a function, or a line.

It shows text, text beside the source, differences that the passes made, an HTML page, a drawing of threads, or JSON.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import click

from emc import route
from emc.cli.choose import chosen, nothing
from emc.cli.console import remember_all, show_faults, text_of, wants_colour
from emc.cli.levels import second_level
from emc.cli.options import apart, target_options
from emc.cli.running import writable, write
from emc.cli.values import build_options, listen
from emc.dataclass import dataclass, replace
from emc.faults import Faults
from emc.footprint import Footprint
from emc.front import lex
from emc.front.table import tables
from emc.ir.module import Template
from emc.options import BuildOptions
from emc.pages import program_of
from emc.session import machine, settings
from emc.settings import Settings
from emc.texts import Source, read_sources
from emc.views.page import Side, page
from emc.views.show import drawing, graph, packets, slots, steps, terminal
from emc.views.show import stages as listings
from emc.views.show.coupling import Choice, Part, pick
from emc.views.show.document import document
from emc.views.show.program import ShownProgram, function_of

STAGES = ("tokens", "tree", "typed", "ir", "llvm", "layout", "packets")
EARLY = STAGES[:3]  # stages of a single file; the others need a linked program
WHOLE = ("ir", "llvm")  # the library's part is also shown, unless a part is chosen
WIDE, PIPED = 120, 150  # columns from which on source and IR are shown side by side; columns for a pipe


@dataclass(frozen=True, slots=True)
class ShowOptions:
    """The subcommand's own options."""

    stage: str
    only: str | None  # a function
    line: str | None
    own: bool
    side: bool | None
    html: str | None
    passes: bool
    graph: str | None
    json: bool


@click.command()
@click.argument("stage", type=click.Choice(STAGES))
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--function", "only", metavar="NAME", help="Show only this function and its task blocks.")
@click.option("--line", metavar="N|N-M", help="Show only these lines of the first FILE, or of FILE in FILE:N.")
@click.option("--own", is_flag=True, help="Show only the FILEs themselves, without headers and library.")
@click.option(
    "--side/--no-side",
    default=None,
    help=f"Show the source next to the stage.  [default: on a terminal of {WIDE} columns or more]",
)
@click.option("--passes", is_flag=True, help="Show the IR after each optimisation that changed it, as a diff.")
@click.option("--html", metavar="FILE", help="Write an HTML page that links source and stages.")
@click.option("--graph", metavar="FILE.svg", help="Write an SVG drawing of the threads and the packets between them.")
@click.option("--json", is_flag=True, help="Show the IR as JSON (docs/show.md).")
@target_options
def command(stage: str, files: tuple[str, ...], **values: Any) -> int:
    """Show a STAGE of the FILEs' compilation: tokens, tree, typed, ir, llvm, layout, or packets.

    IR and LLVM text are of the whole linked program, with what it takes from the library, and `emc run` takes the IR
    as a .emir file; --own leaves the library out."""
    listen(values, "stderr")
    wanted = build_options(values)
    want = ShowOptions(stage, **values)
    _sensible(want, files)
    second = second_level(want.html)
    apart(html=want.html, graph=want.graph)
    sources = read_sources(files)
    remember_all(source for _, source in sources)
    if stage in EARLY and want.html is None:
        return _early(replace(want, own=want.own or _beside(want)), [source for _, source in sources], wanted)
    return _late(want, sources, wanted, second)


def _sensible(want: ShowOptions, files: Sequence[str]) -> None:
    """Rejects options that exclude each other."""
    wrong = {
        "--passes works only on the IR: `emc show ir --passes`.": want.passes and want.stage != "ir",
        "--json works only on the IR: `emc show ir --json`.": want.json and want.stage != "ir",
        "--json shows whole functions: choose one with --function.": want.json and want.line,
        "--json and --passes are two different outputs: ask for one of them.": want.json and want.passes,
        "--graph draws threads, which exist only in the IR: `emc show ir --graph FILE.svg`.": want.graph
        and want.stage in EARLY,
        "--graph and --html show whole functions: choose one with --function.": (want.graph or want.html) and want.line,
        "--html has no tab for tokens: `emc show tree --html FILE`.": want.html and want.stage == "tokens",
        "layout draws memory, which does not belong to source lines: remove --side.": want.side
        and want.stage == "layout",
        "--passes --side shows whole functions: choose one with --function.": want.passes and want.side and want.line,
        "a .emir file is IR already: it has no tokens, tree or typed tree.": want.stage in EARLY
        and any(name.endswith(".emir") for name in files),
        "a .py file has no tokens of EM-C: `emc show tree`, or `emc to-emc`.": want.stage == "tokens"
        and any(name.endswith(".py") for name in files),
        "a .emir file is used as it is: no pass runs on it.": want.passes
        and any(name.endswith(".emir") for name in files),
    }
    for text, is_so in wrong.items():
        if is_so:
            raise click.UsageError(text)


# ---- stages of a single file


def _early(want: ShowOptions, sources: Sequence[Source], wanted: BuildOptions) -> int:
    chosen_settings = settings(wanted, *machine(wanted))
    faults = Faults()
    parts = [part for source in sources for part in _EARLY[want.stage](source, chosen_settings, faults, want)]
    faults.stop_if_any()
    known = dict.fromkeys(part.function for part in parts if part.function)
    choice = chosen(want.only, want.line, [source.name for source in sources], known)
    _write(want, _pick(want, parts, choice), choice)
    show_faults(faults)
    return 0


def _tokens(source: Source, chosen_settings: Settings, faults: Faults, want: ShowOptions) -> list[Part]:
    found = route.tokens(source, chosen_settings, faults)
    faults.stop_if_any()
    words = lex.words(found.tokens, found.end, found.emc, tables().words, faults)
    functions = listings.functions(route.tree(source, chosen_settings, faults)) if want.only else []
    return listings.tokens([word for word in words if not want.own or word.place[0] == source.name], functions)


def _tree(source: Source, chosen_settings: Settings, faults: Faults, want: ShowOptions) -> list[Part]:
    unit = route.tree(source, chosen_settings, faults)
    return listings.syntax(unit, source.name if want.own else "")


def _typed_parts(source: Source, chosen_settings: Settings, faults: Faults, want: ShowOptions) -> list[Part]:
    return listings.meaning(route.typed_unit(source, chosen_settings, faults))


_EARLY: dict[str, Callable[[Source, Settings, Faults, ShowOptions], list[Part]]] = {
    "tokens": _tokens,
    "tree": _tree,
    "typed": _typed_parts,
}


# ---- stages of a program


def _late(want: ShowOptions, sources: Sequence[tuple[str, Source]], wanted: BuildOptions, second: int | None) -> int:
    """second: the level of optimisation that the page shows beside the first one."""
    seen = Footprint()
    program, faults = program_of(sources, wanted, text_of, seen)
    files = [*(path for path, _ in sources), *seen.read, wanted.machine or ""]
    page_file, graph_file = writable(want.html, "the page", files), writable(want.graph, "the drawing", files)
    known = dict.fromkeys(function_of(t) for t in (*program.templates, *program.module.templates))
    choice = chosen(want.only, want.line, [source.name for _, source in sources], known)
    show_faults(faults)
    templates = _templates(want, program)
    if page_file is not None:
        sides = [Side(program, templates)]
        if second is not None:
            other, _ = program_of(sources, replace(wanted, optimise=second), text_of)
            sides.append(Side(other, _templates(want, other)))
        write(page_file, "the page", page(sides, want.stage, want.passes))
    if graph_file is not None:
        functions = dict.fromkeys(function_of(t) for t in templates)
        write(graph_file, "the drawing", drawing.svg([graph.graph(program, name, templates) for name in functions]))
    if want.json:
        found = document(program, templates, program.data_of(templates))
        click.echo(json.dumps(found, ensure_ascii=False, indent=1))
    elif page_file is None and graph_file is None:
        if want.passes and want.side:
            _compare(program, templates)
        else:
            _write(want, _stage_parts(want, program, templates, choice), choice)
    return 0


def _compare(program: ShownProgram, templates: Sequence[Template]) -> None:
    """Shows the changes that each pass made, with the text before and after it side by side."""
    found = [
        (steps.heading(t, step), steps.pairs(step))
        for t in steps.before_passes(program, templates)
        for step in steps.steps(program, t)
    ]
    click.echo(terminal.compare(found, _screen()), nl=False, color=True)


def _stage_parts(want: ShowOptions, program: ShownProgram, templates: Sequence[Template], choice: Choice) -> list[Part]:
    """The chosen parts of a stage."""
    parts = LATE["passes" if want.passes else want.stage](program, templates)
    if want.stage != "layout":
        return _pick(want, parts, choice)
    if not choice.first:
        return parts
    return slots.layout_of_lines(program, templates, choice) or _nothing(want, parts, choice)


def _templates(want: ShowOptions, program: ShownProgram) -> list[Template]:
    """The templates of the chosen function, of the user's code, or of the whole program if that is shown."""
    if want.only:
        return [t for t in program.module.templates if function_of(t) == want.only]
    few = want.own or want.line or want.passes or want.graph or want.html or (_beside(want) and not want.json)
    return list(program.module.templates if want.stage in WHOLE and not few else program.templates)


def _ir(program: ShownProgram, templates: Sequence[Template]) -> list[Part]:
    parts = listings.ir(program, templates)
    if len(templates) == len(program.module.templates):
        data = listings.data(program)
        return listings.apart([*data, *parts], max(len(data), 2))
    return listings.apart(parts, 0)


def _llvm(program: ShownProgram, templates: Sequence[Template]) -> list[Part]:
    whole = len(templates) == len(program.module.templates)
    return listings.llvm(program, templates, whole)


def _layout(program: ShownProgram, templates: Sequence[Template]) -> list[Part]:
    return slots.layout(program, program.data_of(templates), templates)


LATE: dict[str, Callable[[ShownProgram, Sequence[Template]], list[Part]]] = {
    "ir": _ir,
    "llvm": _llvm,
    "layout": _layout,
    "packets": packets.packets,
    "passes": steps.changes,
}


# ---- output


def _pick(want: ShowOptions, parts: list[Part], choice: Choice) -> list[Part]:
    found = pick(parts, choice)
    return found if found or not choice.first else _nothing(want, parts, choice)


def _nothing(want: ShowOptions, parts: Sequence[Part], choice: Choice) -> NoReturn:
    raise click.ClickException(nothing(choice, want.stage, parts))


def _beside(want: ShowOptions) -> bool:
    if want.side is not None:
        return want.side
    return (
        sys.stdout.isatty() and shutil.get_terminal_size().columns >= WIDE and want.stage in ("typed", "ir", "packets")
    )


def _write(want: ShowOptions, parts: list[Part], choice: Choice) -> None:
    screen = _screen()
    if _beside(want) and not want.passes:
        text = terminal.beside(terminal.stretches(parts, choice), want.stage, text_of, screen)
    else:
        text = terminal.listing(parts, "passes" if want.passes else want.stage, screen)
    click.echo(text, nl=False, color=True)


def _screen() -> terminal.Screen:
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else PIPED
    return terminal.Screen(width, wants_colour("stdout"))
