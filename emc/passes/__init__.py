"""IR -> IR: the optimisations of templates, in order. Each can be switched off (`--off NAME`).

Some others are decided during lowering, where the structure of the source is known: `where-call` and `join-data` of the
paper's section 3.5 (lower/tasks.py), and `inline` (lower/inline.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from emc.dataclass import dataclass
from emc.ir.module import Template
from emc.options import BuildOptions
from emc.passes.coalesce import coalesce
from emc.passes.dce import dce
from emc.passes.licm import licm
from emc.passes.loop_inversion import loop_inversion
from emc.passes.rewrite import rewrite
from emc.passes.sink import sink
from emc.passes.straighten import straighten
from emc.passes.tail_call import tail_call


@dataclass(frozen=True, slots=True)
class Pass:
    """One pass."""

    name: str
    level: int  # the least -O level at which it runs
    run: Callable[[Template], Template]


@dataclass(frozen=True, slots=True)
class Together:
    """Several passes that one walk executes."""

    names: tuple[str, ...]
    level: int  # the least -O level at which they run
    run: Callable[[Template, frozenset[str]], Template]  # takes a template and the names of the passes that are wanted


PASSES: tuple[Pass | Together, ...] = (
    Pass("straighten", 1, straighten),
    Together(("fold", "copy", "gvn", "address"), 1, rewrite),
    Pass("licm", 1, licm),
    Pass("dce", 1, dce),
    Pass("coalesce", 1, coalesce),
    Pass("tail-call", 1, tail_call),
    Pass("straighten", 1, straighten),
    Pass("loop-inversion", 2, loop_inversion),
    Pass("sink", 2, sink),
)


def run(templates: Iterable[Template], options: BuildOptions) -> tuple[Template, ...]:
    """Runs all passes that the options select on each template separately, and returns the templates."""
    wanted = [step for _, step in _wanted(options)]
    return tuple(_optimise(template, wanted) for template in templates)


def steps(template: Template, options: BuildOptions) -> Iterator[tuple[str, Template]]:
    """The template after each pass, with the names of the passes that were executed (`fold, copy`)."""
    for name, step in _wanted(options):
        template = step(template)
        yield name, template


def _wanted(options: BuildOptions) -> list[tuple[str, Callable[[Template], Template]]]:
    """The passes that the options select, in order, with their names."""
    return [(name, step) for p in PASSES if options.optimise >= p.level for name, step in _chosen(p, options)]


def _chosen(p: Pass | Together, options: BuildOptions) -> list[tuple[str, Callable[[Template], Template]]]:
    """The pass, if the options select it. Several that one walk executes look at checks also if none is selected."""
    if isinstance(p, Pass):
        return [(p.name, p.run)] if options.on(p.name) else []
    names = [name for name in p.names if options.on(name)]
    together, chosen = p.run, frozenset(names)
    return [(", ".join(names) or "checks", lambda template: together(template, chosen))]


def _optimise(template: Template, wanted: list[Callable[[Template], Template]]) -> Template:
    for run in wanted:
        template = run(template)
    return template
